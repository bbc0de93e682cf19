"""Work of a cluster: what is too much for a node's own workers goes to machines that only think."""

import asyncio
import itertools
import logging
from asyncio.subprocess import Process
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.bots import queue
from lichtspiel.server.bots.pool import Thinkers, Turns, Workers
from lichtspiel.server.bots.questions import Answer
from lichtspiel.server.bots.queue import Asked, Here, Thought, thinking_version
from lichtspiel.server.fleet.bus import Bus
from lichtspiel.server.fleet.stream import NoStream, make_stream
from lichtspiel.server.logs import log
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.reviews.questions import Found
from lichtspiel.server.reviews.workers import HERE, ReviewWorkers, piece_version

A = TypeVar("A")

AHEAD: Final = 2  # questions under way for each process elsewhere: one it thinks about, and one on its way
PUTTING: Final = 2.0  # seconds until the queue must have taken a question
RETRY: Final = 5.0  # seconds until a queue that was not there is looked for again


class Unanswered(LichtspielError):
    """Nobody elsewhere has answered; a local worker has to."""


class Places(Turns):
    """How many questions may be elsewhere at once, and who waits to ask one."""

    def __init__(self) -> None:
        super().__init__(0)
        self.size = 0
        self._surplus = 0  # places in use of which there are too many by now

    def resize(self, size: int) -> None:
        """From now on there are so many."""
        grown, self.size = size - self.size, size
        for _ in range(grown):
            self._add()
        for _ in range(-grown):
            self._remove()

    def _add(self) -> None:
        if self._surplus:
            self._surplus -= 1
        else:
            super().hand_on(None)

    def _remove(self) -> None:
        if self.free:
            self.free.pop()
        else:
            self._surplus += 1

    def hand_on(self, worker: Process | None) -> None:
        """Give a place to the next caller, or give it up."""
        if self._surplus:
            self._surplus -= 1
        else:
            super().hand_on(worker)


class FleetWorkers(Workers[A]):
    """The workers of a node, and all thinkers of its version on the bus."""

    here = queue.HERE  # where thinkers say that they do this kind of work
    first_elsewhere = False  # whether they are asked before a node's own

    def __init__(self, workers: int, seconds: float, bus: Bus, metrics: Metrics) -> None:
        super().__init__(workers, seconds)
        self.places = Places()
        self._bus, self._metrics = bus, metrics
        self._js = bus.client.jetstream(timeout=PUTTING)
        self._numbers = itertools.count(1)
        self._inbox = ""
        self._open: dict[int, asyncio.Future[Thought]] = {}  # questions elsewhere, by number
        self._heard: dict[str, tuple[Here, float]] = {}  # thinkers by id, and when they last said so
        self._queue = False  # whether there is one
        self._looked = float("-inf")  # when one was last looked for
        self._missed = False  # whether it was said that there is none
        self._beside: set[asyncio.Task[Any]] = set()

    @property
    def version(self) -> str:
        """Which thinkers would give the same answers."""
        raise NotImplementedError

    # Asking

    async def ask(self, form: bytes, seconds: float, whose: str = "") -> A:
        """The answer; raises BotError. Whatever fails elsewhere is done here."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        here, worker = await self._turn(whose)
        self.waits.add(clock() - begun)
        if not here:
            try:
                return await self._ask_elsewhere(form, seconds)
            except Unanswered as error:
                self._metrics.count("questions_late")
                log("question not answered elsewhere", logging.WARNING, reason=str(error))
            finally:
                self.places.hand_on(None)
            worker = await self._turns.wait(whose)
        return await self._think(worker, form, seconds)

    async def _turn(self, whose: str) -> tuple[bool, Process | None]:
        """Whether a local worker is free first, or a place elsewhere."""
        if self.first_elsewhere and self.places.free:
            return False, await self.places.wait(whose)
        if self._turns.free:
            return True, await self._turns.wait(whose)
        waits = [(turns, asyncio.create_task(turns.wait(whose))) for turns in (self._turns, self.places)]
        try:
            await asyncio.wait([task for _, task in waits], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            for turns, task in waits:
                _withdraw(turns, task)
            raise
        (_, here), (_, there) = waits
        if here.done():
            _withdraw(self.places, there)
            return True, here.result()
        _withdraw(self._turns, here)
        return False, there.result()

    async def _ask_elsewhere(self, form: bytes, seconds: float) -> A:
        """Raises Unanswered."""
        number, answered = next(self._numbers), asyncio.get_running_loop().create_future()
        self._open[number] = answered
        self._metrics.count("questions_sent")
        put: int | None = None
        try:
            async with asyncio.timeout(seconds):
                put = await self._put(Asked(number, self._inbox, seconds, form))
                answer = self._read(await answered)
        except TimeoutError:
            raise Unanswered("late") from None
        finally:
            del self._open[number]
            if put is not None and (not answered.done() or answered.cancelled()):
                self._do_beside(self._take_back(put))
        self._metrics.count("questions_answered")
        return answer

    async def _put(self, asked: Asked) -> int:
        """Put a question into the queue; its number there."""
        try:
            put = await self._js.publish(queue.subject(self.version), msgspec.msgpack.encode(asked))
        except (Error, OSError, TimeoutError) as error:
            self._queue = False  # it may have ended with the bus, which keeps it in memory
            self._resize()
            raise Unanswered(str(error) or type(error).__name__) from None
        return put.seq

    async def _take_back(self, put: int) -> None:
        """Nobody need think about this any more."""
        try:
            await self._js.delete_msg(queue.STREAM, put)
        except (Error, OSError, TimeoutError):  # it is gone already
            return

    def _do_beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    # Hearing

    async def listen(self) -> None:
        """Hear who thinks elsewhere, and what they answer."""
        self._inbox = self._bus.client.new_inbox()
        await self._bus.client.subscribe(self._inbox, cb=self._hear_thought)
        await self._bus.client.subscribe(self.here, cb=self._hear_thinker)
        await self._find_queue()

    async def _hear_thought(self, message: Msg) -> None:
        said = queue.thought.decode(message.data)
        answered = self._open.get(said.number)
        if answered is not None and not answered.done():  # not late, and for the first time
            answered.set_result(said)

    async def _hear_thinker(self, message: Msg) -> None:
        found = queue.here.decode(message.data)
        known = self._heard.get(found.id)
        if known is None:
            self._log_coming(found)
        self._heard[found.id] = found, asyncio.get_running_loop().time()
        if known is None or known[0] != found:
            self._resize()

    def _log_coming(self, found: Here) -> None:
        if found.version == self.version:
            log("thinker comes", thinker=found.name, processes=found.processes)
        else:
            theirs = found.version
            log("thinker has another version", logging.WARNING, thinker=found.name, theirs=theirs, ours=self.version)

    @property
    def processes(self) -> int:
        """How many think elsewhere for this node and others."""
        return sum(found.processes for found, _ in self._heard.values() if found.version == self.version)

    def _resize(self) -> None:
        there = self._queue and self._bus.connected
        self.places.resize(AHEAD * self.processes if there else 0)

    def look_round(self) -> None:
        """Forget thinkers that have fallen silent, and look for a queue if there is none."""
        now = asyncio.get_running_loop().time()
        for found, since in list(self._heard.values()):
            if now - since > queue.SILENT or not found.processes:
                del self._heard[found.id]
                log("thinker gone", thinker=found.name)
        self._resize()
        if not self._queue and self._bus.connected and now - self._looked > RETRY:
            self._do_beside(self._find_queue())

    async def _find_queue(self) -> None:
        self._looked = asyncio.get_running_loop().time()
        try:
            await make_stream(self._js)
        except NoStream as error:
            if not self._missed:
                log("no JetStream: bots think here only", reason=str(error))
            self._missed = True
        else:
            self._queue = True
            self._resize()

    def bus_broken(self) -> None:
        """Answers may be lost, and so may the queue: all questions are answered here, and it is looked for again."""
        self._queue, self._looked = False, float("-inf")
        self._resize()
        for number, answered in self._open.items():
            if not answered.done():
                answered.set_result(Thought(number, fault="bus broken"))

    def _read(self, thought: Thought) -> A:
        """Raises Unanswered."""
        if thought.fault:
            raise Unanswered(thought.fault)
        try:
            return msgspec.json.decode(thought.answer, type=self.kind)
        except msgspec.MsgspecError:
            raise Unanswered("nonsense") from None

    async def close(self) -> None:
        """End the workers."""
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await super().close()


class FleetThinkers(FleetWorkers[Answer], Thinkers):
    """Those in which bots think."""

    version = property(lambda _: thinking_version())


class FleetReviewWorkers(FleetWorkers[Found], ReviewWorkers):
    """Those that review. Machines that only think come first: a node has players to look after."""

    here = HERE
    first_elsewhere = True
    version = property(lambda _: piece_version())


def _withdraw(turns: Turns, task: "asyncio.Task[Process | None]") -> None:
    """Wait no longer; a turn that has come meanwhile is somebody else's."""
    if task.done() and not task.cancelled():
        turns.hand_on(task.result())
    else:
        task.cancel()
