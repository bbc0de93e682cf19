"""The bus between nodes: NATS, to which nothing is entrusted that must not get lost."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, NoRespondersError
from nats.errors import TimeoutError as Unanswered

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.fleet import frames
from lichtspiel.server.fleet.frames import AnyFrame, FromClient, Question, Reply, ToClient
from lichtspiel.server.logs import log

CONNECTING: Final = 3  # seconds
PINGING: Final = 2  # seconds: a bus that was cut off is noticed after three times as long
RECONNECTING: Final = 0.25  # seconds between two attempts, for ever
ANSWERED: Final = 12.0  # seconds: longer than a node waits for the database before it refuses
GRACE: Final = 2.0  # seconds in which a node that has just begun may not be known here
MOST_WAITING: Final = 100_000  # frames that may wait for a bus that is away; what is more, is lost
ROOT: Final = "lichtspiel"


class NoBus(LichtspielError):
    """The bus cannot be reached."""


class Unreachable(LichtspielError):
    """A node does not answer."""


async def join(client: Client, url: str, lost: Callable[[], Awaitable[None]]) -> None:
    """Connect for ever; `lost` is called whenever messages may have got lost. Raises NoBus."""
    try:
        async with asyncio.timeout(CONNECTING):
            await client.connect(
                [address.strip() for address in url.split(",")],
                connect_timeout=CONNECTING,
                max_reconnect_attempts=-1,
                reconnect_time_wait=RECONNECTING,  # type: ignore[arg-type]
                ping_interval=PINGING,
                max_outstanding_pings=2,
                error_cb=_log_error,
                disconnected_cb=lost,
                reconnected_cb=lost,
            )
    except (Error, OSError, ValueError, TimeoutError) as error:
        reason = str(client.last_error or error) or type(error).__name__
        await client.close()
        raise NoBus(reason) from None


class Bus:
    """One node's connection to all others."""

    def __init__(self, url: str, broken: Callable[[], None]) -> None:
        self._url = url
        self._broken = broken  # called when messages may have got lost
        self.client = Client()
        self._prefix = ""
        self._subscriptions: list[Subscription] = []
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None
        self._asking: dict[asyncio.Future[Msg], tuple[str, float]] = {}  # of which node, and since when

    async def connect(self, cluster: str) -> None:
        """Join the bus; raises NoBus."""
        self._prefix = f"{ROOT}.{cluster}"
        await join(self.client, self._url, self._lost)
        self._sending = asyncio.create_task(self._send_on())

    async def close(self) -> None:
        """Leave."""
        if self._sending is not None:
            self._sending.cancel()
        with contextlib.suppress(Error, OSError):
            await self.client.close()

    @property
    def connected(self) -> bool:
        """Whether others can reach this node."""
        return self.client.is_connected

    async def _lost(self) -> None:
        self._broken()

    # Hearing

    async def listen(
        self,
        node: str,
        asked: Callable[[Question], Awaitable[Reply]],
        said: Callable[[FromClient], None],
        told: Callable[[ToClient], None],
    ) -> None:
        """Hear what is meant for this node, and for no former one."""

        async def on_ask(message: Msg) -> None:
            asyncio.get_running_loop().create_task(self._answer(message, asked))

        async def on_said(message: Msg) -> None:
            said(frames.from_client.decode(message.data))

        async def on_told(message: Msg) -> None:
            told(frames.to_client.decode(message.data))

        former, self._subscriptions = self._subscriptions, []
        for name, hear in (("ask", on_ask), ("said", on_said), ("told", on_told)):
            self._subscriptions.append(await self.client.subscribe(self._subject(node, name), cb=hear))
        for subscription in former:
            await subscription.unsubscribe()

    async def _answer(self, message: Msg, asked: Callable[[Question], Awaitable[Reply]]) -> None:
        try:
            reply = await asked(frames.questions.decode(message.data))
            await message.respond(frames.encode(reply))
        except (msgspec.MsgspecError, Error) as error:  # of a version that says other things, or the bus is away
            log("question not answered", logging.WARNING, fault=error)

    # Saying

    async def ask(self, node: str, question: Question) -> Reply:
        """Ask a node something; raises Unreachable, and nobody knows whether it was done if the node was there."""
        subject = self._subject(node, "ask")
        asking = asyncio.ensure_future(self.client.request(subject, frames.encode(question), timeout=ANSWERED))
        self._asking[asking] = node, asyncio.get_running_loop().time()
        try:
            await asyncio.wait([asking])
            return frames.replies.decode(asking.result().data)
        except asyncio.CancelledError:
            if not asking.cancelled():
                asking.cancel()
                raise
            raise Unreachable("gone") from None
        except NoRespondersError:
            raise Unreachable("nobody listens") from None
        except (Unanswered, TimeoutError):
            raise Unreachable("no answer") from None
        except (Error, OSError, msgspec.MsgspecError) as error:
            raise Unreachable(str(error)) from None
        finally:
            del self._asking[asking]

    def give_up_but(self, there: set[str]) -> None:
        """Wait no longer for answers of any other nodes than these."""
        long_ago = asyncio.get_running_loop().time() - GRACE
        for asking, (node, since) in self._asking.items():
            if node not in there and since < long_ago:
                asking.cancel()

    def say(self, node: str, frame: FromClient) -> None:
        """Pass on what a client did."""
        self._put(node, "said", frame)

    def tell(self, node: str, frame: ToClient) -> None:
        """Pass on what a client shall be sent."""
        self._put(node, "told", frame)

    def _put(self, node: str, name: str, frame: AnyFrame) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # the next one that arrives shows the gap
            self._waiting.put_nowait((self._subject(node, name), frames.encode(frame)))

    async def _send_on(self) -> None:
        while True:
            subject, data = await self._waiting.get()
            try:
                await self.client.publish(subject, data)
            except (Error, OSError) as error:  # lost: the next one that arrives shows the gap
                log("message not sent", logging.WARNING, reason=str(error))

    def _subject(self, node: str, name: str) -> str:
        return f"{self._prefix}.{node}.{name}"


async def _log_error(error: Exception) -> None:
    log("bus", logging.WARNING, reason=str(error) or type(error).__name__)


async def check_bus(url: str) -> None:
    """See that there is a bus; raises NoBus."""
    bus = Bus(url, lambda: None)
    await bus.connect(ROOT)
    await bus.close()
