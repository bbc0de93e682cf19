"""A course of chaos: people play at any server of a fleet while one fault after another happens; then all is checked.

It is made of rounds, each with people and tables of its own and a history that is checked at its end.
"""

import contextlib
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from tests.chaos.faults import BESIDE, KILL, ROLL, Faults
from tests.chaos.machines import Machines
from tests.chaos.secrecy import leaks
from tests.server.fleets import Roaming
from tests.server.storms import NO_STALL, Circle, Disk, Stall
from tests.simulation.histories import WITH_REF, History

SETTLED = 10.0  # seconds after the last fault in which every table must move again
SOON = 5.0  # seconds in which tables of a killed owner should
PATIENCE = 3.0  # seconds after which a client that is not answered goes to another server
BEGINNING = 30.0  # seconds in which the first moves are made
PAIRS = 2  # tables of two people
ALONE = 0.7  # of all faults have nothing else happening beside them


@dataclass
class Summary:
    """What a course has shown."""

    seed: str
    cuts: bool = True
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    stall: Stall = NO_STALL
    stalled: str = ""  # while what happened
    taken_over: list[float] = field(default_factory=list)  # seconds until tables of a killed owner moved again
    settled: list[float] = field(default_factory=list)  # seconds until all tables moved after a fault was over
    refused: list[str] = field(default_factory=list)  # in rolling restarts
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        faults = ", ".join(f"{count} × {kind}" for kind, count in sorted(self.faults.items()))
        lines = [
            f"seed {self.seed}, {self.seconds / 60:.1f} minutes{'' if self.cuts else ', on one host: no line was cut'}",
            f"faults: {self.faults.total()} ({faults})",
            f"acknowledged: {self.acknowledged}; lost: {self.lost}; doubled: {self.doubled}",
            f"longest stall of a table: {self.stall.seconds:.1f} s ({self.stalled})",
            f"tables of a killed owner moved again after: {spread(self.taken_over)}",
            f"all tables moved again after a fault was over: {spread(self.settled)}",
            f"moves refused in rolling restarts: {len(self.refused)}",
            f"violations: {len(self.violations)}",
        ]
        return "\n".join([*lines, *self.violations[:20]])


def spread(seconds: Sequence[float]) -> str:
    """Median, 99th percentile and worst."""
    if not seconds:
        return "never measured"
    ordered = sorted(seconds)
    near_worst = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    middle = statistics.median(ordered)
    return f"{middle:.1f} s (median), {near_worst:.1f} s (p99), {ordered[-1]:.1f} s (worst) of {len(ordered)}"


class Course:
    """Rounds of faults on one fleet."""

    devices = 2  # tables of one device that is passed round

    def __init__(self, fleet: Machines, seed: str, say: Callable[[str], None], only: str = "") -> None:
        self.fleet, self.chance, self.say, self.only = fleet, random.Random(seed), say, only
        self.summary = Summary(seed, fleet.network.can_cut)
        self.faults = Faults(fleet, self.chance, self._note)
        self.begun = time.monotonic()
        self.faults.played = lambda: {circle.table for circle in self.roaming.circles}
        self.kind = ""
        self.happened: list[tuple[float, str]] = []
        self.rounds = 0

    def round(self, seconds: float, kinds: Sequence[str] = ()) -> None:
        """Play for some time, or through these faults until a promise is broken; then check all that was said."""
        self.rounds += 1
        with Roaming(self.fleet, f"{self.summary.seed}/{self.rounds}", self.devices, PAIRS, PATIENCE) as roaming:
            self.roaming = roaming
            self._expect_all_to_move(time.monotonic(), BEGINNING, "at the beginning")
            if kinds:
                for kind in kinds:
                    if not self.summary.violations:
                        self._happen(kind)
            else:
                self._happen_for(seconds)
            self._expect_all_to_move(time.monotonic(), SETTLED, "after the last fault")
        self._check()
        self.summary.seconds = time.monotonic() - self.begun

    def _happen_for(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        kinds = {self.only: 1} if self.only else self.faults.kinds()
        while time.monotonic() < end:
            (kind,) = self.chance.choices(list(kinds), list(kinds.values()))
            self._happen(kind)

    def _note(self, what: str) -> None:
        self.happened.append((time.monotonic(), f"{self.kind}: {what}"))
        self.say(f"{time.monotonic() - self.begun:7.1f} s  {self.happened[-1][1]}")

    def _happen(self, kind: str) -> None:
        self.kind = kind
        self.summary.faults[kind] += 1
        if kind == ROLL:
            self._roll()
        elif kind == KILL:
            self._kill()
        else:
            with contextlib.ExitStack() as last, self.faults.happens(kind):
                if not self.only and self.chance.random() > ALONE:
                    self.kind = self.chance.choice(BESIDE)
                    self.summary.faults[self.kind] += 1
                    last.enter_context(self.faults.happens(self.kind))
        over = time.monotonic()
        self.kind = kind
        took = self._expect_all_to_move(over, SETTLED, f"after {kind}")
        self.summary.settled += took.values()
        self._see_that_all_live()

    def _kill(self) -> None:
        """Note how long the tables of the one that is killed stand still."""
        heard = {name: len(server.errors) for name, server in self.fleet.servers.items()}
        with self.faults.happens(KILL):
            since = time.monotonic()
            (name,) = self.faults.hit
            owned = self.fleet.owned_by(name)
            bereft = [circle for circle in self.roaming.circles if circle.table in owned]
            took = self._expect_all_to_move(since, SETTLED, f"after {name} was killed")
        theirs = [took[circle] for circle in bereft if circle in took]
        others = [seconds for circle, seconds in took.items() if circle not in bereft]
        self.summary.taken_over += theirs
        self.say(f"            its tables moved after {_shown(theirs)}, others after {_shown(others)}")
        if max(took.values(), default=0) > SOON:
            self._tell_what_servers_said(heard)

    def _tell_what_servers_said(self, heard: dict[str, int]) -> None:
        for name, server in self.fleet.servers.items():
            for line in server.errors[heard[name] :]:
                self.say(f"            {name}: {line.strip()}")

    def _roll(self) -> None:
        """Restart all servers, one after another; nothing may be refused meanwhile."""
        history = self.roaming.storm.history
        since = next(history.steps)
        for name, server in self.fleet.servers.items():
            self._note(name)
            code = self.faults.restart_one(server)
            if code:
                self._violate(f"{name} ended with {code} when asked to")
            self._expect_all_to_move(time.monotonic(), SETTLED, f"after {name} was restarted")
        refused = self.roaming.refused_for_no_reason(since)
        self.summary.refused += refused
        for each in refused:
            self._violate(f"refused in a rolling restart: {each}")

    # Checks

    def _violate(self, what: str) -> None:
        self.summary.violations.append(what)
        self.say(f"VIOLATION {what}")

    def _expect_all_to_move(self, since: float, patience: float, when: str) -> dict[Circle, float]:
        took = self.roaming.times_to_move(since, patience)
        self.roaming.see_that_all_play()
        for circle in self.roaming.circles:
            if circle not in took:
                self._violate(f"table {circle.table} did not move for {patience:.0f} s {when}")
                self._tell_what_is_known_of(circle)
        return took

    def _tell_what_is_known_of(self, circle: Circle) -> None:
        for guest in self.roaming.storm.guests:
            if guest.circle is circle:
                self.say(f"            {guest.knows}")
        databases = self.fleet.databases
        written = databases.asked("SELECT max(version) FROM journal WHERE table_id = %s", circle.table)
        owner = databases.asked("SELECT name FROM nodes JOIN owners ON node = id WHERE table_id = %s", circle.table)
        self.say(f"            in the journal: {written}, the owner: {owner}")

    def _see_that_all_live(self) -> None:
        for name, server in self.fleet.servers.items():
            if server.process.poll() is not None:
                self._violate(f"{name} ended by itself: {''.join(server.errors[-3:])}")
                server.start()

    def _check(self) -> None:
        storm = self.roaming.storm
        disk = storm.read(self.fleet.folder, self.fleet.databases.local_url)
        for wrong in [*storm.faults_of(disk), *leaks(storm.history.readings, disk.tables)]:
            self._violate(wrong)
        lost, doubled = lost_and_doubled(storm.history, disk)
        self.summary.acknowledged += storm.acknowledged
        self.summary.lost += lost
        self.summary.doubled += doubled
        stall = max(circle.stall for circle in self.roaming.circles)
        if stall > self.summary.stall:
            self.summary.stall, self.summary.stalled = stall, self._meanwhile(stall)
        self.say(
            f"round {self.rounds}: {storm.acknowledged} acknowledged, {len(self.summary.violations)} violations so far"
        )

    def _meanwhile(self, stall: Stall) -> str:
        began = stall.until - stall.seconds
        before = [what for at, what in self.happened if at < stall.until]
        during = [what for at, what in self.happened if began - 1 < at < stall.until]
        return "; ".join(during or before[-1:]) or "nothing happened"


def _shown(seconds: Iterable[float]) -> str:
    return ", ".join(f"{each:.1f}" for each in sorted(seconds)) or "–"


def lost_and_doubled(history: History, disk: Disk) -> tuple[int, int]:
    """How many acknowledged refs are not in the journals, and how many refs stand there more than once."""
    written = Counter(
        (name, ref)
        for name, kept in disk.tables.items()
        for entry in kept.entries
        if (ref := getattr(entry, "ref", ""))
    )
    done = {(each.table, each.ref) for each in history.operations if each.kind in WITH_REF and each.done is not None}
    return sum(not written[known] for known in done), sum(count > 1 for count in written.values())
