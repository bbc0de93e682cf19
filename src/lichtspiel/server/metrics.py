"""Figures for Prometheus: counters that only grow, gauges that are asked when they are wanted, and histograms."""

from bisect import bisect_left
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
    "questions_sent": "Questions to bots that were sent to other machines.",
    "questions_answered": "Of these, those answered from there.",
    "questions_late": "Of these, those not answered in time, and asked here again.",
    "calls": "Calls of people whose turn it is, by kind and the status of the answer; 0 if there was none.",
    "requests": "HTTP requests, by route and status.",
    "faults": "Errors of the server itself.",
}

# Bounds of histograms, in seconds and in numbers.
SPANS: Final[tuple[float, ...]] = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final[tuple[float, ...]] = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0)


class Histogram:
    """How often something was at most so much. Only one thread may add to it; another may read it meanwhile."""

    def __init__(self, said: str, bounds: tuple[float, ...] = SPANS) -> None:
        self.said = said
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        """Once more, and it was this much."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    @property
    def count(self) -> int:
        """How often so far."""
        return sum(self._counts)

    def lines(self, name: str) -> list[str]:
        """What Prometheus reads of it."""
        found, below = [f"# HELP {name} {self.said}", f"# TYPE {name} histogram"], 0
        for bound, count in zip([*(f"{bound:g}" for bound in self._bounds), "+Inf"], list(self._counts), strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{name}_sum {self._sum:g}", f"{name}_count {below}"]


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        # A plain dictionary: a Counter takes nearly twice as long for one more.
        self._counts: dict[tuple[str, str], int] = {(name, ""): 0 for name in HELP}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._histograms: dict[str, Histogram] = {}
        self.acknowledged = self.show("acknowledgement_seconds", Histogram("From a client's message to its answer."))
        self.lag = self.show("event_loop_lag_seconds", Histogram("How late the event loop comes to what is due."))

    def show(self, name: str, histogram: Histogram) -> Histogram:
        """From now on this is among the figures."""
        self._histograms[name] = histogram
        return histogram

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        """One more; labels as Prometheus writes them."""
        self._counts[name, labels] = self._counts.get((name, labels), 0) + by

    def value(self, name: str, labels: str = "") -> int:
        """How many so far."""
        return self._counts.get((name, labels), 0)

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
        for name, histogram in sorted(self._histograms.items()):
            lines += histogram.lines(f"lichtspiel_{name}")
        return "\n".join(lines) + "\n"
