"""Figures for Prometheus: counters that only grow, and gauges that are asked when they are wanted."""

from collections import Counter
from collections.abc import Callable
from typing import Final

HELP: Final = {
    "moves": "Moves written and acknowledged.",
    "refused": "Messages refused, by code.",
    "messages_in": "WebSocket messages received.",
    "messages_out": "States shown to clients.",
    "dropped": "Connections dropped because they did not read.",
    "bot_moves": "Moves thought out by bots.",
    "bot_faults": "Bots that crashed or were too slow, by fault.",
    "requests": "HTTP requests, by route and status.",
    "faults": "Errors of the server itself.",
}


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter({(name, ""): 0 for name in HELP})
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        """One more; labels as Prometheus writes them."""
        self._counts[name, labels] += by

    def value(self, name: str, labels: str = "") -> int:
        """How many so far."""
        return self._counts[name, labels]

    def watch(self, name: str, gauge: Callable[[], float]) -> None:
        """Ask this whenever the figures are wanted."""
        self._gauges[name] = gauge

    def text(self) -> str:
        """The figures in the form Prometheus reads."""
        lines: list[str] = []
        for name, said in HELP.items():
            lines += [f"# HELP lichtspiel_{name}_total {said}", f"# TYPE lichtspiel_{name}_total counter"]
            found = sorted((labels, count) for (key, labels), count in self._counts.items() if key == name)
            shown = [(labels, count) for labels, count in found if labels or len(found) == 1]
            lines += [
                f"lichtspiel_{name}_total{'{' + labels + '}' if labels else ''} {count}" for labels, count in shown
            ]
        for name, gauge in sorted(self._gauges.items()):
            lines += [f"# TYPE lichtspiel_{name} gauge", f"lichtspiel_{name} {gauge():g}"]
        return "\n".join(lines) + "\n"
