"""What can happen to a fleet, drawn from a seed: each fault is a block at whose end everything is mended again."""

import contextlib
import random
import time
from collections.abc import Callable, Iterator

from tests.chaos.machines import BUS, Machines
from tests.chaos.networks import CLIENTS
from tests.server.fleets import paused
from tests.server.harness import ServerProcess

Block = contextlib.AbstractContextManager[None]


class Faults:
    """All kinds of faults, and whom the next one hits."""

    pauses: tuple[float, ...] = (1.0, 2.4, 2.9, 3.4, 5.0, 8.0, 15.0)  # seconds, also just before and after a lease ends

    def __init__(self, fleet: Machines, chance: random.Random, note: Callable[[str], None]) -> None:
        self.fleet, self.chance, self.note = fleet, chance, note
        self.hit: set[str] = set()  # the servers to which something is happening
        self.played: Callable[[], set[str]] = set  # the tables at which people play

    def kinds(self) -> dict[str, int]:
        """What can happen here, and how often it does."""
        return {kind: weight for kind, weight in WEIGHTS.items() if self.fleet.network.can_cut or kind not in CUTS}

    def happens(self, kind: str) -> Block:
        """A fault of this kind."""
        return ALL[kind](self)

    @contextlib.contextmanager
    def _some_server(self, *, owning: bool = False) -> Iterator[tuple[str, ServerProcess]]:
        """One to which nothing happens yet, perhaps one with tables at which people play."""
        free = sorted(set(self.fleet.servers) - self.hit)
        owners = [name for name in free if owning and self.fleet.owned_by(name) & self.played()]
        name = self.chance.choice(owners or free)
        self.hit.add(name)
        try:
            yield name, self.fleet.servers[name]
        finally:
            self.hit.discard(name)

    def _for(self, least: float, most: float) -> None:
        """Let some time pass."""
        time.sleep(self.chance.uniform(least, most))

    @contextlib.contextmanager
    def _cut(self) -> Iterator[None]:
        """Some seconds with a cut that has just been made, which is mended in any case."""
        try:
            self._for(1, 9)
            yield
        finally:
            self.fleet.network.mend()

    @contextlib.contextmanager
    def kill(self) -> Iterator[None]:
        with self._some_server(owning=True) as (name, server):
            self.note(name)
            server.kill()
            yield
            server.start()

    @contextlib.contextmanager
    def pause(self) -> Iterator[None]:
        with self._some_server(owning=True) as (name, server):
            seconds = self.chance.choice(self.pauses) * self.chance.uniform(0.9, 1.0)
            self.note(f"{name} for {seconds:.1f} s")
            with paused(server):
                time.sleep(seconds)
                yield

    @contextlib.contextmanager
    def part(self) -> Iterator[None]:
        """Cut the line between any two that speak to each other."""
        databases = self.fleet.databases
        with self._some_server() as (name, _):
            first, second = databases.primary.place.name, databases.standby.place.name
            pair = self.chance.choice([(name, first), (name, BUS), (name, CLIENTS), (first, second)])
            self.note(" | ".join(pair))
            self.fleet.network.part(*pair)
            with self._cut():
                yield

    @contextlib.contextmanager
    def cut_off(self) -> Iterator[None]:
        """Cut a machine off from all others."""
        with self._some_server() as (name, _):
            victim = self.chance.choice([name, name, BUS, self.fleet.databases.primary.place.name])
            self.note(victim)
            self.fleet.network.cut_off(victim)
            with self._cut():
                yield

    @contextlib.contextmanager
    def terminate(self) -> Iterator[None]:
        """End connections from the database's side, some or all."""
        found = self.fleet.databases.connections()
        ended = self.chance.sample(found, self.chance.choice((min(1, len(found)), len(found))))
        self.note(f"{len(ended)} of {len(found)} connections")
        for backend in ended:
            self.fleet.databases.terminate(backend)
        yield

    @contextlib.contextmanager
    def restart_database(self) -> Iterator[None]:
        self.note(self.fleet.databases.primary.place.name)
        self.fleet.databases.primary.stop()
        self._for(0.2, 5)
        yield
        self.fleet.databases.primary.start()
        self.fleet.databases.wait_until_in_step()

    @contextlib.contextmanager
    def promote(self) -> Iterator[None]:
        self.fleet.databases.wait_until_in_step()
        self.note(f"{self.fleet.databases.standby.place.name} takes over")
        self.fleet.databases.promote()
        yield
        self._for(1, 4)
        self.fleet.databases.replace_standby()

    @contextlib.contextmanager
    def kill_bus(self) -> Iterator[None]:
        seconds = self.chance.uniform(0.1, 8)
        self.note(f"for {seconds:.1f} s")
        self.fleet.nats.kill()
        time.sleep(seconds)
        yield
        self.fleet.nats.start()

    def restart_one(self, server: ServerProcess) -> int:
        """Ask a server to end, and start it again; returns its exit code."""
        code = server.stop()
        server.start()
        return code


KILL, ROLL = "kill -9", "rolling restart"
ALL: dict[str, Callable[[Faults], Block]] = {
    KILL: Faults.kill,
    "pause": Faults.pause,
    "two parted": Faults.part,
    "machine cut off": Faults.cut_off,
    "connections terminated": Faults.terminate,
    "database restarted": Faults.restart_database,
    "standby promoted": Faults.promote,
    "bus killed": Faults.kill_bus,
}
CUTS = {"two parted", "machine cut off"}
BESIDE = (KILL, "pause", "connections terminated")  # may happen while something else does
WEIGHTS = {
    KILL: 5,
    "pause": 3,
    "two parted": 4,
    "machine cut off": 2,
    "connections terminated": 2,
    "database restarted": 1,
    "standby promoted": 1,
    "bus killed": 2,
    ROLL: 1,
}
