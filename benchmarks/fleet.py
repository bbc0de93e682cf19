"""`python -m benchmarks fleet`: several servers on one PostgreSQL and one NATS, each in a part of a core.

PostgreSQL syncs every commit to disk. The parts are small, so that servers, database, bus and clients fit into this
machine at once: what counts are ratios. Who is the limit is seen by two figures: servers that use up their part in
nearly every period are, and clients and database that leave cores free are not.
"""

import asyncio
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks import fleet_simulation, moves
from benchmarks.load import Crowd, Report, percentile
from benchmarks.machines import can_limit, family_seconds, machines
from benchmarks.moves import cpu_seconds
from benchmarks.server import Subject, _get, prepare, warn_of_source
from lichtspiel import load
from tests.server.bus import Nats
from tests.server.fleets import Fleet, Roaming, running
from tests.server.harness import deal_for
from tests.server.postgres import Postgres

GAME: Final = "lumen"  # whose games are long: none ends while it is measured
TABLES: Final = 120
CLIENTS: Final = 3
COUNTS: Final = (1, 2, 4)
SHARE: Final = 0.15  # of a core, for each server
ROUNDS: Final = 3
BAR: Final = 3.0  # times as many moves with four servers as with one
WARM_UP: Final = 3.0
DEPLOYED: Final = 3
Place = tuple[str, str]


class Services:
    """A PostgreSQL that syncs, and a NATS."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgres, self.nats = Postgres(folder, durable=True), Nats()

    def close(self) -> None:
        self.nats.kill()
        self.postgres.stop()


@contextmanager
def services() -> Iterator[Services]:
    """For the length of the block."""
    with tempfile.TemporaryDirectory(prefix="lichtspiel-fleet-") as folder:
        running_now = Services(Path(folder))
        try:
            yield running_now
        finally:
            running_now.close()


class Used(NamedTuple):
    """Processor seconds, of which a core has one a second."""

    servers: float
    database: float
    bus: float
    clients: float


class Figures(NamedTuple):
    """Of one run."""

    report: Report
    used: Used
    used_up: float  # the part of periods in which servers had no more to use
    spent: float  # seconds, warming up included
    made: int  # moves, warming up included

    @property
    def rate(self) -> float:
        return self.report.moves / self.report.seconds

    @property
    def each(self) -> Used:
        """For one move."""
        return Used(*(seconds / self.made for seconds in self.used))

    def row(self, what: str, beside: "Figures | None" = None) -> list[str]:
        """A line of the table."""
        ratio = f"{self.rate / beside.rate:.2f}" if beside is not None else ""
        waited = " · ".join(f"{percentile(self.report.acknowledged, part):.0f} ms" for part in (0.5, 0.99))
        busy = f"{self.used.clients / self.spent:.2f} · {self.used.database / self.spent:.2f}"
        costs = [f"{1e6 * seconds:,.0f} µs" for seconds in self.each[:3]]
        return [what, f"{self.rate:,.0f}/s", ratio, waited, *costs, f"{100 * self.used_up:.0f} %", busy]


HEAD: Final = (
    "servers",
    "moves",
    "of one",
    "acknowledged: median · p99",
    "CPU a move: servers",
    "PostgreSQL",
    "NATS",
    "servers at their limit",
    "cores busy: clients · PostgreSQL",
)


def run(seconds: float, markdown: bool, old: Path | None) -> int:
    """Measure everything and print it; returns 1 if four servers make less than three times as many moves as one."""
    warn_of_source()
    if not can_limit():
        print("This machine cannot limit processes: all servers share its cores.", file=sys.stderr)
    print(f"Load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    with services() as around:
        found, wrong = medians(around, seconds)
        rows = [figures.row(f"{count}", found[1]) for count, figures in found.items()]
        rows.append(wrong.row("2, every socket at the wrong one", found[1]))
        _print(HEAD, rows, markdown)
        _print(("rolling deploy of three", "figure"), deployed(around), markdown)
    if old is not None:
        then, now = moves.medians(GAME, moves.TABLES[0], old)
        row = [
            f"SQLite, one server, {GAME}, {moves.TABLES[0]} tables",
            f"{then:,.0f}",
            f"{now:,.0f}",
            f"{now / then:.2f}",
        ]
        _print(("moves in a second of the server's CPU", "before", "after", "ratio"), [row], markdown)
    one, four = found[1], found[COUNTS[-1]]
    costs = fleet_simulation.Costs(one.each.servers, wrong.each.servers, one.each.database)
    _print(fleet_simulation.HEAD, fleet_simulation.rows(costs), markdown)
    return 0 if four.rate >= BAR * one.rate else 1


def medians(around: Services, seconds: float) -> tuple[dict[int, Figures], Figures]:
    """Of some rounds, in which everything is measured in turn: with each number of servers, and at wrong servers."""
    rounds = [
        [*(measure(around, count, seconds) for count in COUNTS), measure(around, 2, seconds, wrong=True)]
        for _ in range(ROUNDS)
    ]
    *owners, wrong = [sorted(each, key=lambda figures: figures.rate)[ROUNDS // 2] for each in zip(*rounds, strict=True)]
    return dict(zip(COUNTS, owners, strict=True)), wrong


def _print(head: tuple[str, ...], rows: list[list[str]], markdown: bool) -> None:
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]
    plain = [" · ".join(f"{name}: {value}" for name, value in zip(head, row, strict=True) if value) for row in rows]
    print("\n".join(["", *(lines if markdown else plain)]))


def measure(around: Services, count: int, seconds: float, *, tables: int = TABLES, wrong: bool = False) -> Figures:
    """So many servers, each with its part of all tables; the clients are at the owner, or always at another."""
    database = around.postgres.new_database()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        places = asyncio.run(prepare(folder, load(GAME), tables, CLIENTS, database=database))
        limited = stack.enter_context(machines(count, SHARE))
        servers = [stack.enter_context(_server(around, folder, database, number)) for number in range(count)]
        for table in range(tables):
            _get(f"{servers[table % count].url}/api/tables/bench{table}", places[table * CLIENTS][1])
        for server, machine in zip(servers, limited, strict=False):
            machine.take(server.process.pid)
        crowd = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        nearest = [(number // CLIENTS + wrong) % count for number in range(len(places))]  # each client's server
        for at, server in enumerate(servers):
            crowd.submit(
                _connect, server.port, [place for place, near in zip(places, nearest, strict=True) if near == at]
            ).result()
        (clients,) = crowd._processes  # the one that plays
        watched = _Watched(around, [server.process.pid for server in servers], clients)
        before, begun = [machine.periods() for machine in limited], time.monotonic()
        report, made = crowd.submit(_play, seconds).result()
        used = watched.used()
        spent = time.monotonic() - begun
        after = [machine.periods() for machine in limited]
        crowd.submit(_leave).result()
    periods = sum(then[0] for then in after) - sum(then[0] for then in before)
    throttled = sum(then[1] for then in after) - sum(then[1] for then in before)
    return Figures(report, used, throttled / periods if periods else 0.0, spent, made)


def _server(around: Services, folder: Path, database: str, number: int) -> Subject:
    node = f"node{number}"
    return Subject(str(folder / node), database=database, cluster=around.nats.url, node=node, drain=0)


class _Watched:
    """The processor time that everybody uses from now on."""

    def __init__(self, around: Services, servers: list[int], clients: int) -> None:
        self.servers, self.clients = servers, clients
        self.database, self.bus = around.postgres.process.pid, around.nats.process.pid
        self.before = self._seconds()

    def _seconds(self) -> Used:
        servers = sum(map(cpu_seconds, self.servers))
        return Used(servers, family_seconds(self.database), cpu_seconds(self.bus), cpu_seconds(self.clients))

    def used(self) -> Used:
        """Since then."""
        return Used(*(now - then for now, then in zip(self._seconds(), self.before, strict=True)))


_crowd: Crowd
_loop: asyncio.AbstractEventLoop


def _connect(port: int, places: list[Place]) -> None:
    """In the process of the clients: come to this server, and stay."""
    global _crowd, _loop
    if "_crowd" not in globals():
        _crowd, _loop = Crowd(), asyncio.new_event_loop()
    _loop.run_until_complete(_crowd.connect(port, places))


def _play(seconds: float) -> tuple[Report, int]:
    report = _loop.run_until_complete(_crowd.play(WARM_UP, seconds))
    return report, _crowd.sent


def _leave() -> None:
    _crowd.leave()


def deployed(around: Services) -> list[list[str]]:
    """Three servers are restarted one after another, while people play at any of them."""
    deal_for("rolling deploy")
    with running(Fleet(around.folder / "deploy", around.postgres, around.nats, DEPLOYED)) as fleet:
        with Roaming(fleet, "deploy") as roaming, Gaps(roaming) as gaps:
            roaming.wait_until_all_move(time.monotonic())
            time.sleep(2)
            calm = gaps.longest()
            for server in fleet.servers.values():
                roaming.servers.remove(server)
                assert server.stop() == 0
                roaming.wait_until_all_move(time.monotonic())
                server.start()
                roaming.servers.append(server)
            stirred = gaps.longest()
        refused = roaming.refused_for_no_reason()
        faults = roaming.storm.faults(around.folder, fleet.database)
    return [
        ["acknowledgements", f"{roaming.storm.acknowledged:,}"],
        ["moves refused because of it", f"{len(refused)}"],
        ["moves lost, doubled or out of order", f"{len(faults)}"],
        ["longest time that a table stood still", f"{stirred:.1f} s (before: {calm:.1f} s)"],
    ]


class Gaps:
    """Looks again and again when each table last moved."""

    def __init__(self, roaming: Roaming) -> None:
        self.moved = roaming.storm.moved_on
        self._longest = 0.0
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def _watch(self) -> None:
        while not self._ending.wait(0.02):
            now = time.monotonic()
            self._longest = max([self._longest, *(now - moved for moved in list(self.moved.values()))])

    def longest(self) -> float:
        """Since this was last asked."""
        found, self._longest = self._longest, 0.0
        return found

    def __enter__(self) -> "Gaps":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        self._thread.join()
