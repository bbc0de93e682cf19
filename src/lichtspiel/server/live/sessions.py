"""One client at one table: what it says is heard in turn and within limits, and answered."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lichtspiel.core.refusals import Refused
from lichtspiel.server.edge.limits import PENALTY, Bucket
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.http.requests import asked_language, named_language
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import messages
from lichtspiel.server.live.actions import Actions
from lichtspiel.server.live.connections import AT_ONCE, TOO_MANY, TOO_SLOW, Connection, send_later
from lichtspiel.server.live.messages import AnyMessage
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import server_refused

GOODBYE: Final = 2.0  # seconds for a last word to a client that is sent away
FORBEARANCE: Final = 100  # so much annoyance is borne at once, and one more every second, before a client is sent away
ANNOYANCE: Final = {"slow-down": 5, "bad-request": 1}
COST: Final[dict[type[messages.Message], int]] = {
    messages.Look: 4,
    messages.AskAid: 2,
    messages.AskCoach: 2,
    messages.AskHint: 5,
}


class Session:
    """A client at a table, from coming in to leaving."""

    def __init__(self, hub: Hub, socket: WebSocket, address: str) -> None:
        settings, query = hub.settings, socket.query_params
        self.hub = hub
        self.socket = socket
        self.address = address
        self.name: str = socket.path_params["table"]
        self.since = _number(query.get("since"))
        person = hub.signer.read_header(socket.headers.get("cookie", ""))
        lang = asked_language(socket)
        send_now = socket.scope.get("state", {}).get(AT_ONCE, send_later)
        self.connection = Connection(socket, person, lang, settings.queue, address, send_now)
        elapsed = hub.clock.elapsed
        own = hub.talkers.of(person) if person else Bucket(settings.messages_per_second, clock=elapsed)
        self.limits = (own, hub.households.of(address))
        self.forbearance = Bucket(1, FORBEARANCE, elapsed)
        self.reason = ""  # why the client is sent away, for programs
        self.unheard: list[Any] = []  # what was said when the table had gone to another node
        self.unanswered: list[bytes] = []  # what was heard by then, but not answered

    async def run(self) -> None:
        """Come in, listen and answer, leave."""
        async with self.hub.at(self.name, self.connection.person) as room:
            if room.audience.full_for(self.connection):
                raise server_refused("too-many-connections")
            room.charged_address = room.charged_address or self.address
            self.join(room)
            self._enter()
        self.hub.welcome(self.connection.person)
        self.hub.calls.hear(self.connection.person, named_language(self.socket))
        sending = asyncio.create_task(self._send_on())
        try:
            await self._listen()
        except Elsewhere:
            self.unanswered = self.actions.take_hinting()
            self.connection.finish()
            await asyncio.wait([sending], timeout=GOODBYE)
            raise
        finally:
            self.room.audience.leave(self.connection)
            await self._end(sending)

    async def _listen(self) -> None:
        """Hear one message after another; raises Elsewhere if the table goes to another node."""
        self._task = asyncio.current_task()
        try:
            while self.connection.closing is None:
                event = await self._next()
                if self.connection.closing is not None:  # who is sent away is not heard any more
                    return
                try:
                    await self._hear(event)
                except Elsewhere:
                    self.unheard.append(event)
                    raise
        except asyncio.CancelledError:
            if self.connection.closing is None:
                self._check_here()
                raise

    def _check_here(self) -> None:
        """Raises Elsewhere if the table has gone to another node."""
        if self.room.gone:
            raise self.room.absence()

    async def _end(self, sending: "asyncio.Task[None]") -> None:
        """A last word, if there is one and the client reads it."""
        if self.connection.closing == TOO_SLOW:
            self.hub.metrics.count("dropped")
        elif self.connection.closing is not None:
            await asyncio.wait([sending], timeout=GOODBYE)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending

    def join(self, room: Room) -> None:
        """From now on, what the client says is about this table."""
        self.room = room
        self.actions = Actions(room, self.connection, self._charge, self._refuse)
        self.do = self.actions.do

    def _enter(self) -> None:
        """Come in and be shown the table; whoever cannot be shown it is not there."""
        try:
            cost = self.room.audience.enter(self.connection, self.since)
        except Exception:
            self.room.audience.leave(self.connection)
            raise
        self._charge_entering(cost)

    def _charge_entering(self, cost: int) -> None:
        self.hub.addresses.charge(self.address, cost)

    async def _next(self) -> Any:
        self.connection.listener = self._task
        try:
            return await self.socket.receive()
        finally:
            self.connection.listener = None

    async def _send_on(self) -> None:
        """Send until the client is sent away; the close wakes the listening side."""
        with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
            await self.connection.send_on()
            if self.connection.closing is not None:
                await self.socket.close(self.connection.closing, self.reason or None)

    async def _hear(self, event: Any) -> None:
        """One message, or the end."""
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        metrics, elapsed = self.hub.metrics, self.hub.clock.elapsed
        metrics.count("messages_in")
        begun = elapsed()
        await self.hub.message_turns.wait(self.address)
        ref = ""
        try:
            message = self._decoded(event)
            ref = message.ref
            self._check_pace(COST.get(type(message), 1))
            await self.do(message)
            if isinstance(message, messages.MakeMove):
                metrics.acknowledged.add(elapsed() - begun)
        except Refused as error:
            self._refuse(error, ref)
            if error.code == "slow-down":
                await asyncio.sleep(PENALTY)  # what it says meanwhile waits on its side of the line

    def _check_pace(self, cost: int) -> None:
        """Whether this person, and all who come from there, may say so much now; refused if not."""
        for limit in self.limits:
            if not limit.take(cost):
                raise server_refused("slow-down")

    def _charge(self, cost: int) -> None:
        """What is done already counts, too."""
        for limit in self.limits:
            limit.charge(cost)

    def _refuse(self, error: Refused, ref: str) -> None:
        self.hub.metrics.count("refused", f'code="{error.code}"')
        self.connection.reply(messages.refused_reply(error.refusal, ref, self.connection.lang))
        if not self.forbearance.take(ANNOYANCE.get(error.code, 0)):
            self.connection.close(TOO_MANY)

    def _decoded(self, event: Any) -> AnyMessage:
        text = event.get("text")
        try:
            return messages.decoder.decode(text if text is not None else event.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._check_pace(1)
            raise server_refused("bad-request", fault=str(error)[:200] or type(error).__name__) from None


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else 0
