"""How long commands take before they do anything, in times of a Python that does nothing.

All figures are CPU time, measured in turn, so that a busy machine slows all of them alike. An older checkout, set up
in the same way, can be measured in the same rounds.
"""

import os
import signal
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
ROUNDS: Final = 15
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Start(NamedTuple):
    """Something to be started, and how many times a bare Python it may cost."""

    name: str
    arguments: tuple[str, ...]
    most: float


BARE: Final = Start("python -c pass", ("-c", "pass"), 1)
STARTS: Final = (
    Start("import lichtspiel", ("-c", "import lichtspiel"), 4),
    Start("lichtspiel --help", ("-m", "lichtspiel", "--help"), 6),
    Start("lichtspiel rules lumen", ("-m", "lichtspiel", "rules", "lumen"), 6),
)
SERVER: Final = Start("lichtspiel serve, until it listens", ("-m", "lichtspiel", "serve", "--port", "0", "--data"), 25)


def run(markdown: bool, old: Path | None) -> int:
    """Measure this checkout, and the older one if it is given; returns 1 if anything costs more than it may."""
    checkouts = [ROOT, *([old.resolve()] if old else [])]
    with tempfile.TemporaryDirectory() as folder:
        measured = [measure(checkout, Path(folder) / str(number)) for number, checkout in enumerate(checkouts)]
        for _ in range(ROUNDS):
            for each in measured:
                each.round()
    print(table(measured) if markdown else plain(measured))
    return 0 if all(measured[0].times(start) <= start.most for start in (*STARTS, SERVER)) else 1


class Checkout:
    """The rounds of one checkout."""

    def __init__(self, python: str, data: Path) -> None:
        self._python, self._data = python, data
        self._spent: dict[Start, list[float]] = {start: [] for start in (BARE, *STARTS, SERVER)}

    def round(self) -> None:
        """Start everything once."""
        for start in (BARE, *STARTS):
            self._spent[start].append(cpu_of([self._python, *start.arguments]))
        self._spent[SERVER].append(cpu_until_ready([self._python, *SERVER.arguments, str(self._data)]))

    def warm_up(self) -> None:
        """Start everything once for nothing: bytecode is written, and the database made."""
        self.round()
        for spent in self._spent.values():
            spent.clear()

    def milliseconds(self, start: Start) -> float:
        """The median."""
        return statistics.median(self._spent[start]) * 1000

    def times(self, start: Start) -> float:
        """In times of a bare Python."""
        return self.milliseconds(start) / self.milliseconds(BARE)


def measure(checkout: Path, data: Path) -> Checkout:
    """A checkout, ready to be measured."""
    found = Checkout(str(checkout / ".venv" / "bin" / "python"), data)
    found.warm_up()
    return found


def cpu_of(command: list[str]) -> float:
    """The CPU seconds of a command, its start included."""
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(command[0], command, environment(), file_actions=silent)
    _, status, used = os.wait4(process, 0)
    assert status == 0, command
    return used.ru_utime + used.ru_stime


def cpu_until_ready(command: Sequence[str]) -> float:
    """The CPU seconds of a server, its threads included, when it says where it listens."""
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Lichtspiel: ")
        fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
        server.send_signal(signal.SIGTERM)
    return (int(fields[11]) + int(fields[12])) / TICKS  # utime and stime


def environment() -> dict[str, str]:
    """Ours, but bytecode is kept, as it is wherever Lichtspiel is installed, and servers say little."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"LICHTSPIEL_LOG_LEVEL": "error"}


def figure(measured: Checkout, start: Start) -> str:
    """What one start costs."""
    return f"{measured.milliseconds(start):.0f} ms, {measured.times(start):.1f} ×"


def plain(measured: Sequence[Checkout]) -> str:
    """The figures as lines."""
    return "\n".join(
        f"{start.name:36}" + "".join(f"{figure(each, start):>18}" for each in measured)
        for start in (BARE, *STARTS, SERVER)
    )


def table(measured: Sequence[Checkout]) -> str:
    """The figures as a table of Markdown; the older checkout comes first."""
    names = ("before", "now")[-len(measured) :]
    rows = [f"| | {' | '.join(names)} | at most |", "|---|" + "---|" * (len(names) + 1)]
    for start in (BARE, *STARTS, SERVER):
        cells = [figure(each, start) for each in reversed(measured)]
        rows.append(f"| `{start.name}` | {' | '.join(cells)} | {start.most:g} × |")
    return "\n".join(rows)
