"""Real `lichtspiel think` processes, and the side of a server that asks them."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path

from lichtspiel.core.games import AnyGame
from lichtspiel.server.bots.questions import Question
from lichtspiel.server.fleet.bus import Bus
from lichtspiel.server.fleet.thinkers import FleetThinkers
from lichtspiel.server.metrics import Metrics
from tests.server.harness import PATIENCE


class ThinkerProcess:
    """A machine on which bots think."""

    def __init__(self, url: str, *options: str, environment: Mapping[str, str] = os.environ) -> None:
        self.errors: list[str] = []
        command = [sys.executable, "-m", "lichtspiel", "think", "--cluster", url, *options]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self._reading = threading.Thread(target=self._read_errors, daemon=True)
        self._reading.start()
        assert self.said, self._end()

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.errors.append(line)

    @property
    def workers(self) -> list[int]:
        """The processes in which it lets bots think."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in children.read_text().split()]

    def freeze(self) -> None:
        """Whatever its processes think about from now on is never answered."""
        for worker in self.workers:
            os.kill(worker, signal.SIGSTOP)

    def thaw(self) -> None:
        for worker in self.workers:
            os.kill(worker, signal.SIGCONT)

    def kill(self) -> None:
        """As if its power had failed."""
        workers = self.workers
        self.process.kill()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        self._end()

    def ask_to_end(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        self.ask_to_end()
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()


@contextlib.contextmanager
def thinkers(url: str, count: int = 1, *options: str, **more: Mapping[str, str]) -> Iterator[list[ThinkerProcess]]:
    """Some of them, one process each, for the length of the block."""
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(contextlib.closing(ThinkerProcess(url, "--processes", "1", *options, **more)))
            for _ in range(count)
        ]


class Asking:
    """The bots' side of one node, without tables."""

    def __init__(self, url: str, seconds: float, workers: int) -> None:
        self.metrics = Metrics()
        self.bus = Bus(url, self._broken)
        self.thinkers = FleetThinkers(workers, seconds, self.bus, self.metrics)

    def _broken(self) -> None:
        self.thinkers.bus_broken()

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait, and look round as a node does with every heartbeat."""
        end = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < end
            self.thinkers.look_round()
            await asyncio.sleep(0.02)

    async def until_there(self, processes: int) -> None:
        """Wait until so many processes elsewhere can be asked."""
        await self.until(lambda: self.thinkers.processes == processes and self.thinkers.places.size == 2 * processes)

    def counts(self) -> tuple[int, int, int]:
        """How many questions were sent elsewhere, answered there, and late."""
        sent, answered, late = (self.metrics.value(f"questions_{each}") for each in ("sent", "answered", "late"))
        return sent, answered, late

    @contextlib.asynccontextmanager
    async def busy(self) -> AsyncIterator[None]:
        """All local workers have something else to do, for the length of the block."""
        turns = self.thinkers._turns
        taken = [turns.free.pop() for _ in range(len(turns.free))]
        try:
            yield
        finally:
            for worker in taken:
                turns.hand_on(worker)


@contextlib.asynccontextmanager
async def asking(url: str, seconds: float = 60, workers: int = 1) -> AsyncIterator[Asking]:
    """A node's bots, for the length of the block."""
    node = Asking(url, seconds, workers)
    await node.bus.connect("test")
    try:
        await node.thinkers.listen()
        yield node
    finally:
        await node.thinkers.close()
        await node.bus.close()


def question(game: AnyGame, bot: str = "random", seed: str = "seed", moves: int = 0) -> Question:
    """What a bot is asked after some moves of a game, by the rules of which it has a minute."""
    position = game.new(game.players[0], seed)
    for _ in range(moves):
        position.play(position.legal()[0])
    seat = position.to_move or 0
    names = [f"Seat {number}" for number in range(game.players[0])]
    return Question(game.name, bot, seat, seed, 60, names, position.view(seat), [], position.legal())
