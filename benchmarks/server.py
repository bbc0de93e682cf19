"""`python -m benchmarks server`: how much one server on this machine can carry, with SQLite and every move durable."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.load import Crowd, Report, percentile
from lichtspiel import AnyGame, Chance, load, names
from lichtspiel.server.edge.identity import Signer
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.schema import keys
from lichtspiel.server.store.storage import Storage
from lichtspiel.table import table as compiled_table
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms, Visibility

TABLES: Final = 500
CLIENTS: Final = 4
GROWTH: Final = (50, 500, 5000)
GROWTH_CLIENTS: Final = 3  # 15,000 connections stay within the usual limit of 20,000 open files
WARM_UP: Final = 2.0
LONGEST: Final = 5.0  # seconds: games end, and a table whose game is over measures nothing
LONGEST_A_TABLE: Final = 0.02  # the same where few tables share the server, and each moves more often
THINKING: Final = 0.45  # seconds on average, so that 500 tables make about a thousand moves a second
MOVES_BAR: Final = 1000
LATENCY_BAR: Final = 150
MEMORY_BAR: Final = 250
LOADING_BAR: Final = 100
LIMITS: Final = ("CONNECTIONS_PER_ADDRESS", "MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND")  # all come from one address
KEY: Final = b"k" * 32
MEGABYTE: Final = 1024  # in the kilobytes of /proc


class Row(NamedTuple):
    """One line of the report."""

    what: str
    figure: str
    bar: str = ""
    ratio: str = ""  # of the figure to the bar


class Figures(NamedTuple):
    """The figures of a run with a number of tables."""

    tables: int
    report: Report
    calm: Report | None  # of the same tables when everybody thinks before moving
    idle_megabytes: float
    cores: float  # of the server, busy while it was measured


def run(seconds: float, markdown: bool, plot: Path | None) -> int:
    """Measure everything and print the table."""
    warn_of_source()
    seconds = min(seconds, LONGEST)
    rows = [row for name in names() for row in measure_game(load(name), seconds)]
    rows += measure_loading()
    if plot is not None:
        grown = [_measure_growth(tables, seconds) for tables in GROWTH]
        draw(grown, plot)
        rows += [_growth_row(figures) for figures in grown]
    lines = [f"| {' | '.join(row)} |" for row in rows] if markdown else [" · ".join(filter(None, row)) for row in rows]
    print("\n".join(["| what | figure | bar | of the bar |", "|---|---|---|---|", *lines] if markdown else lines))
    return 0


def warn_of_source() -> None:
    """Say so if the server runs from its source, as it does after an edit or a pull: that is another one."""
    if str(compiled_table.__file__).endswith(".py"):
        print("The server runs from its source here: `make setup` compiles it.", file=sys.stderr)


def measure_game(game: AnyGame, seconds: float) -> list[Row]:
    """Five hundred tables of four, moving as fast as answers come."""
    figures = measure(game, TABLES, seconds)
    report, calm = figures.report, figures.calm
    assert calm is not None
    rate = report.moves / report.seconds
    late, megabytes = percentile(report.acknowledged, 0.99), figures.idle_megabytes
    return [
        Row(
            f"{game.name}: {TABLES} tables of {CLIENTS}, durable moves",
            f"{rate:,.0f}/s",
            f"≥ {MOVES_BAR:,}/s",
            f"{rate / MOVES_BAR:.2f}",
        ),
        Row(
            "… until acknowledged: median, p95, p99",
            _percentiles(report.acknowledged),
            f"p99 < {LATENCY_BAR} ms",
            f"{late / LATENCY_BAR:.2f}",
        ),
        Row("… until everybody is shown it: median, p95, p99", _percentiles(report.shown)),
        Row(f"… if they think for {1000 * THINKING:.0f} ms before a move", f"{calm.moves / calm.seconds:,.0f}/s"),
        Row("… … until acknowledged: median, p95, p99", _percentiles(calm.acknowledged)),
        Row("… … until everybody is shown it: median, p95, p99", _percentiles(calm.shown)),
        Row("… moves in a second of the server's own CPU time", f"{rate / figures.cores:,.0f}"),
        Row(
            f"… memory with {report.connected:,} idle clients",
            f"{megabytes:.0f} MB",
            f"< {MEMORY_BAR} MB",
            f"{megabytes / MEMORY_BAR:.2f}",
        ),
    ]


def _percentiles(times: list[float]) -> str:
    return " · ".join(f"{percentile(times, part):.0f} ms" for part in (0.5, 0.95, 0.99))


def _measure_growth(tables: int, seconds: float) -> Figures:
    return measure(load("lumen"), tables, min(seconds, LONGEST_A_TABLE * tables), GROWTH_CLIENTS, calm=False)


def measure(game: AnyGame, tables: int, seconds: float, clients: int = CLIENTS, *, calm: bool = True) -> Figures:
    """One server with a number of tables, and the clients in a process of their own."""
    with tempfile.TemporaryDirectory() as data:
        places = asyncio.run(prepare(Path(data), game, tables, clients))
        with Subject(data) as subject, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            pool.submit(_connect_only, subject.port, places).result()
            megabytes, busy = subject.megabytes(), subject.cpu_seconds()
            report = pool.submit(_play, seconds).result()
            busy = subject.cpu_seconds() - busy
            thoughtful = pool.submit(_play, seconds, THINKING).result() if calm else None
            pool.submit(_leave).result()
        return Figures(tables, report, thoughtful, megabytes, busy / (report.seconds + _warm_up(tables, seconds)))


def _connect_only(port: int, places: list[tuple[str, str]]) -> int:
    """Connect all clients and keep them; the next job in this process uses them."""
    global _idle  # noqa: PLW0603 (they must live until the memory is read)
    _idle = asyncio.new_event_loop()
    crowd = Crowd()
    _idle.run_until_complete(crowd.connect(port, places))
    _crowds.append(crowd)
    return len(crowd.players)


_idle: asyncio.AbstractEventLoop
_crowds: Final[list[Crowd]] = []


def _play(seconds: float, thinking: float = 0.0) -> Report:
    """The same clients play now."""
    crowd = _crowds[0]
    return _idle.run_until_complete(crowd.play(_warm_up(len(crowd.moved), seconds), seconds, thinking))


def _warm_up(tables: int, seconds: float) -> float:
    """At first all clients move at once: wait until that has settled, a few moves later at each table."""
    return max(min(WARM_UP, seconds), WARM_UP * tables / MOVES_BAR)


def _leave() -> None:
    """They hang up."""
    _crowds.pop().leave()


async def storage_with_key(data: Path, database: str = "") -> Storage:
    """An empty database whose cookies can be made here."""
    storage = Storage(Settings(data=str(data), database=database).database_url)
    storage.open()
    await storage.do(lambda db: db.execute(keys.insert().values(name="cookies", value=KEY)))
    return storage


async def prepare(  # noqa: PLR0913 (all of it is about the same tables)
    data: Path, game: AnyGame, tables: int, clients: int = CLIENTS, *, finished: bool = False, database: str = ""
) -> list[tuple[str, str]]:
    """Tables of people that have begun, and where each of them connects with which cookie."""
    storage = await storage_with_key(data, database)
    made = [_table(game, number, clients, finished=finished) for number in range(tables)]
    await asyncio.gather(*(storage.create(f"bench{n}", table, entries) for n, (table, entries) in enumerate(made)))
    storage.close()
    signer = Signer(KEY)
    return [
        (f"/api/tables/bench{number}/socket", signer.sign(f"person{number}x{seat}"))
        for number in range(tables)
        for seat in range(clients)
    ]


def new_table(
    game: AnyGame, number: int, clients: int, visibility: Visibility = "private"
) -> tuple[Table, list[Entry]]:
    """A table of people that has just begun."""
    table, entries = Table(Terms(game=game.name, players=clients, visibility=visibility)), list[Entry]()
    for seat in range(clients):
        entries += table.sit(seat, f"person{number}x{seat}", f"Player {seat}", 0)
    return table, entries + table.start(f"bench {number}", "bots", 0)


def _table(game: AnyGame, number: int, clients: int, *, finished: bool) -> tuple[Table, list[Entry]]:
    table, entries = new_table(game, number, clients)
    chance = Chance(number)
    while finished and table.to_move is not None:
        move = table.position.random_move(chance)
        entries += table.submit(table.to_move, move, table.version, 0)
    return table, entries


class Subject:
    """The server under test."""

    def __init__(self, data: str, *, limited: bool = False, **settings: object) -> None:
        limits = {} if limited else {f"LICHTSPIEL_{name}": "100000" for name in LIMITS}
        wished = {f"LICHTSPIEL_{name.upper()}": str(value) for name, value in settings.items()}
        environment = os.environ | {"LICHTSPIEL_LOG_LEVEL": "warning"} | limits | wished
        command = [sys.executable, "-m", "lichtspiel", "serve", "--port", "0", "--data", data]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def cpu_seconds(self) -> float:
        """How long it has kept a core busy."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """The memory it holds in the machine."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / MEGABYTE

    def __enter__(self) -> "Subject":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()


def measure_loading() -> list[Row]:
    """How long a finished game takes to load from disk: its state, and all its moments for the replay."""
    rows = []
    for name in names():
        with tempfile.TemporaryDirectory() as data:
            places = asyncio.run(prepare(Path(data), load(name), 5, finished=True))
            with Subject(data) as subject:
                cookies = [cookie for _, cookie in places[::CLIENTS]]
                times = [_fetch(subject.url, table, cookie) for table, cookie in enumerate(cookies)]
        state, replay = (1000 * sorted(each)[2] for each in zip(*times, strict=True))
        rows.append(
            Row(
                f"{name}: a finished game from disk; its replay",
                f"{state:.0f} ms; {replay:.0f} ms",
                f"< {LOADING_BAR} ms",
                f"{max(state, replay) / LOADING_BAR:.2f}",
            )
        )
    return rows


def _fetch(url: str, table: int, cookie: str) -> tuple[float, float]:
    return _timed(lambda: _get(f"{url}/api/tables/bench{table}", cookie)), _timed(
        lambda: _get(f"{url}/api/tables/bench{table}/replay?viewer=0", cookie)
    )


def _timed(do: Callable[[], object]) -> float:
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def _get(url: str, cookie: str) -> bytes:
    request = urllib.request.Request(url, headers={"Cookie": f"lichtspiel={cookie}"})
    with urllib.request.urlopen(request) as answer:
        return bytes(answer.read())


def _growth_row(figures: Figures) -> Row:
    report = figures.report
    rate = f"{report.moves / report.seconds:,.0f}/s, p99 {percentile(report.acknowledged, 0.99):.0f} ms"
    return Row(
        f"lumen: {figures.tables:,} tables, {report.connected:,} clients",
        f"{rate}, {figures.idle_megabytes:.0f} MB",
    )


def draw(grown: list[Figures], path: Path) -> None:
    """How moves, waiting and memory grow with the number of tables."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot as plt

    tables = [figures.tables for figures in grown]
    shown = (
        ("durable moves a second", [figures.report.moves / figures.report.seconds for figures in grown]),
        ("p99 until acknowledged, ms", [percentile(figures.report.acknowledged, 0.99) for figures in grown]),
        ("server memory, MB", [figures.idle_megabytes for figures in grown]),
    )
    figure, panels = plt.subplots(1, 3, figsize=(11, 3.2), layout="constrained")
    for panel, (title, values) in zip(panels, shown, strict=True):
        panel.plot(tables, values, marker="o", color="#c23a36")
        for at, value in zip(tables, values, strict=True):
            panel.annotate(f"{value:,.0f}", (at, value), (0, 7), textcoords="offset points", ha="center")
        panel.set(
            title=title, xlabel="tables of three clients", xscale="log", xlim=(30, 9000), ylim=(0, 1.2 * max(values))
        )
        panel.set_xticks(tables, [f"{number:,}" for number in tables])
        panel.grid(alpha=0.3)
    figure.savefig(path)
    plt.close(figure)
