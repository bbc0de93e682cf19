"""Bots think in other processes, few and bounded in time. The third of the three seams."""

import asyncio
import math
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, Generic, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.bots.questions import LENGTH, Answer, Question, form_of, packed
from lichtspiel.server.edge.fairness import FairQueue
from lichtspiel.server.logs import log
from lichtspiel.server.metrics import Histogram
from lichtspiel.server.settings import PREFIX

A = TypeVar("A")

MOST_ANSWER: Final = 65_536
ANSWERS: Final = 2000  # of one worker: what it may have kept goes with it, and a new one takes its place
FAULTS: Final = (TimeoutError, OSError, EOFError, msgspec.MsgspecError)  # an incomplete read is an EOFError


class BotError(LichtspielError):
    """The bot crashed, was too slow, or talked nonsense."""


def answered_after(took: float, pause: float, floor: float) -> float:
    """How many seconds after the question an answer is given: after the pause, or whole steps of the floor later.

    How long a bot thinks depends on what it sees, and when it moved is told to everybody: in full, it would tell them.
    """
    least = max(pause, floor)
    if took <= least:
        return least
    return took if floor == 0 else least + math.ceil((took - least) / floor) * floor


class Turns:
    """The free workers, and the callers that wait for one: each in turn, however many questions one of them has."""

    def __init__(self, workers: int) -> None:
        self.free: list[Process | None] = [None] * workers
        self._waiting: FairQueue[asyncio.Future[Process | None]] = FairQueue()

    async def wait(self, whose: str) -> Process | None:
        """A worker; none if a new one can be started."""
        if self.free:
            return self.free.pop()
        ticket: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self._waiting.put(whose, ticket)
        try:
            return await ticket
        except asyncio.CancelledError:
            if not ticket.cancelled():
                self.hand_on(ticket.result())
            raise

    def hand_on(self, worker: Process | None) -> None:
        """Give a worker to the next caller, which then has to wait for all others with its next question."""
        while self._waiting:
            ticket = self._waiting.take()
            if not ticket.done():
                ticket.set_result(worker)
                return
        self.free.append(worker)


class Workers(Generic[A]):
    """A few worker processes that run the same program, started when they are first needed."""

    program: str
    kind: type[A]  # of their answers

    def __init__(self, workers: int, seconds: float, answers: int = ANSWERS) -> None:
        self.seconds = seconds
        self.answers = answers
        self._answered: WeakKeyDictionary[Process, int] = WeakKeyDictionary()
        self.waits = Histogram("How long a bot waited for a free worker.")
        self._turns = Turns(workers)
        self._closed = False

    async def ask(self, form: bytes, seconds: float, whose: str = "") -> A:
        """The answer to a question as it is sent, for which a worker has so much time; raises BotError.

        Waiting for a free worker does not count.
        """
        clock = asyncio.get_running_loop().time
        begun = clock()
        worker = await self._turns.wait(whose)
        self.waits.add(clock() - begun)
        return await self._think(worker, form, seconds)

    async def _think(self, worker: Process | None, form: bytes, seconds: float) -> A:
        """Have a worker answer, then hand it on."""
        try:
            if worker is None or worker.returncode is not None:
                worker = await _started(self.program)
            async with asyncio.timeout(seconds):
                answer = msgspec.json.decode(await _ask(worker, form), type=self.kind)
            self._answered[worker] = self._answered.get(worker, 0) + 1
            return answer
        except FAULTS as error:
            await _ended(worker)
            worker = None
            raise BotError("slow" if isinstance(error, TimeoutError) else "crashed") from None
        except asyncio.CancelledError:
            await _ended(worker)  # it would answer somebody else's question
            worker = None
            raise
        finally:
            await self._give_back(worker)

    async def _give_back(self, worker: Process | None) -> None:
        """Hand a worker on; one that has answered enough is ended, and the next caller has a new one started."""
        enough = worker is not None and self._answered.get(worker, 0) >= self.answers
        if not self._closed:
            self._turns.hand_on(None if enough else worker)
        if self._closed or enough:
            await _ended(worker)

    async def close(self) -> None:
        """End the workers."""
        self._closed = True
        while self._turns.free:
            await _ended(self._turns.free.pop())


class Thinkers(Workers[Answer]):
    """Those in which bots think."""

    program = "lichtspiel.server.bots.worker"
    kind = Answer

    async def choose(self, question: Question, whose: str = "") -> Answer:
        """The bot's move; raises BotError."""
        return await self.ask(form_of(question), self.seconds, whose)


async def _started(program: str) -> Process:
    """A worker with none of our settings, which may hold secrets."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX) or "FORM" in name}
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", program, stdin=PIPE, stdout=PIPE, env=environment
    )
    log("bot worker started", process=worker.pid)
    return worker


async def _ended(worker: Process | None) -> None:
    if worker is not None and worker.returncode is None:
        worker.kill()
        await worker.wait()


async def _ask(worker: Process, form: bytes) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(packed(form))
    await worker.stdin.drain()
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    if length > MOST_ANSWER:
        raise EOFError
    return await worker.stdout.readexactly(length)
