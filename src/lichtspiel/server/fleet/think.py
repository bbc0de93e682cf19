"""`lichtspiel think`: a machine on which bots think for the servers of a cluster."""

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import Callable
from typing import Any, Final

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js import JetStreamContext

from lichtspiel.server.bots import queue
from lichtspiel.server.bots.pool import BotError, Thinkers, Workers
from lichtspiel.server.bots.queue import Asked, Here, Thought, thinking_version
from lichtspiel.server.fleet.bus import join
from lichtspiel.server.fleet.stream import NoStream, make_consumer, make_stream
from lichtspiel.server.logs import log
from lichtspiel.server.reviews.workers import HERE as REVIEWING
from lichtspiel.server.reviews.workers import ReviewWorkers, piece_version

LOOKING: Final = 1.0  # seconds that a free process waits for a question before it looks whether to end
RECOVERY: Final = 1.0  # seconds until a queue that is gone is looked for again
ANSWERING: Final = 5.0  # seconds for the last answers to leave
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class Line:
    """One kind of work that a thinker does: the processes that do it, and the part of the queue it comes from."""

    def __init__(self, pool: Workers[Any], subject: str, here: Here) -> None:
        self.pool, self.subject, self.here = pool, subject, here
        self.consumer = ""


class Thinker:
    """Takes a question for each of its processes, thinks, answers, and takes the next.

    One more process reviews finished games; it runs only when no bot thinks.
    """

    def __init__(self, name: str, processes: int) -> None:
        self.name, number = name, secrets.token_hex(8)
        self._lines = (  # each question says how long it may take
            Line(Thinkers(processes, 0), queue.HERE, Here(number, name, thinking_version(), processes)),
            Line(ReviewWorkers(1, 0), REVIEWING, Here(number, name, piece_version(), 1)),
        )
        self._client = Client()
        self._js = self._client.jetstream()
        self._leaving = asyncio.Event()

    async def connect(self, url: str) -> None:
        """Find the servers' queue; raises NoBus, or NoStream if the bus has no JetStream."""
        await join(self._client, url, _lost)
        try:
            await self._find_queue()
        except NoStream:
            await self._client.close()
            raise

    async def _find_queue(self) -> None:
        await make_stream(self._js)
        for line in self._lines:
            line.consumer = await make_consumer(self._js, line.here.version)

    def leave(self) -> None:
        """Take nothing new, finish what is thought about, and end."""
        self._leaving.set()

    async def run(self) -> None:
        """Until it is asked to leave."""
        bots = self._lines[0].here
        log("thinker begins", name=self.name, version=bots.version, processes=bots.processes)
        saying = asyncio.create_task(self._say_on())
        await asyncio.gather(*(self._work_on(line) for line in self._lines for _ in range(line.here.processes)))
        await saying
        for line in self._lines:
            await line.pool.close()
        with contextlib.suppress(Error, OSError, TimeoutError):
            await asyncio.wait_for(self._client.drain(), ANSWERING)
        log("thinker ends", name=self.name)

    async def _say_on(self) -> None:
        """Say that it is there, and at last that it is not."""
        while not self._leaving.is_set():
            for line in self._lines:
                await self._say(line, line.here)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), queue.BEAT)
        for line in self._lines:
            await self._say(line, msgspec.structs.replace(line.here, processes=0))

    async def _say(self, line: Line, here: Here) -> None:
        with contextlib.suppress(Error, OSError):  # it is said again
            await self._client.publish(line.subject, msgspec.msgpack.encode(here))

    async def _work_on(self, line: Line) -> None:
        """What one process does, and goes on doing whatever happens to the bus."""
        while not self._leaving.is_set():
            try:
                taken = await self._js.pull_subscribe_bind(line.consumer, queue.STREAM)
                await self._take_on(line, taken)
                await taken.unsubscribe()
            except (NoStream, Error, OSError) as error:
                log("no questions to be had", logging.WARNING, reason=str(error) or type(error).__name__)
                await asyncio.sleep(RECOVERY)
                with contextlib.suppress(NoStream):
                    await self._find_queue()

    async def _take_on(self, line: Line, taken: JetStreamContext.PullSubscription) -> None:
        """Take one question after another; raises what the bus does."""
        while not self._leaving.is_set():
            try:
                (message,) = await taken.fetch(1, LOOKING)
            except TimeoutError:
                continue
            if self._leaving.is_set():
                await message.nak()
            else:
                await self._answer(line, message)

    async def _answer(self, line: Line, message: Msg) -> None:
        try:
            asked = queue.asked.decode(message.data)
        except msgspec.MsgspecError as error:
            log("no question", logging.WARNING, reason=str(error))
            await message.term()
            return
        signs = asyncio.create_task(_give_signs(message))
        try:
            thought = await self._thought(line, asked)
        finally:
            signs.cancel()
        await self._client.publish(asked.answer_to, msgspec.msgpack.encode(thought))
        await message.ack()

    async def _thought(self, line: Line, asked: Asked) -> Thought:
        try:
            answer = await line.pool.ask(asked.form, asked.seconds)
        except BotError as error:
            log("bot failed", logging.WARNING, how=str(error))
            return Thought(asked.number, fault=str(error))
        return Thought(asked.number, msgspec.json.encode(answer))


async def _give_signs(message: Msg) -> None:
    """Keep the question from going to somebody else."""
    while True:
        await asyncio.sleep(queue.SIGN)
        with contextlib.suppress(Error, OSError):
            await message.in_progress()


async def _lost() -> None:
    """Questions that were lost go to others; the rest finds its way."""


async def think(url: str, name: str, processes: int, ready: Callable[[], None]) -> None:
    """Think for whoever asks there, until a signal ends it; a second one does so at once. Raises NoBus, NoStream."""
    thinker = Thinker(name, processes)
    await thinker.connect(url)
    loop, running = asyncio.get_running_loop(), asyncio.ensure_future(thinker.run())

    def ended() -> None:
        for number in SIGNALS:
            loop.remove_signal_handler(number)  # the next one ends it as signals do
        thinker.leave()

    for number in SIGNALS:
        loop.add_signal_handler(number, ended)
    ready()
    await running
