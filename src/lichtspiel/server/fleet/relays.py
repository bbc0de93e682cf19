"""The near end of a relay: clients whose table is another node's. Limits are kept here, all else is passed on."""

import asyncio
import contextlib
import random
import secrets
import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketState

from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.fleet.bus import GRACE, Unreachable
from lichtspiel.server.fleet.frames import (
    Answer,
    Charged,
    Ended,
    Forget,
    Handed,
    HandOn,
    Left,
    Open,
    Rename,
    Reply,
    Request,
    Said,
    SendAway,
    ToClient,
    Told,
)
from lichtspiel.server.fleet.remote import MOVED, answer
from lichtspiel.server.fleet.rooms import interrupt
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.live import messages
from lichtspiel.server.live.connections import STALE_ROOM
from lichtspiel.server.live.messages import AnyMessage
from lichtspiel.server.live.sessions import GOODBYE, Session
from lichtspiel.server.live.sockets import dismiss
from lichtspiel.server.refusals import StorageUnavailable, chosen_language, server_refused

if TYPE_CHECKING:
    from lichtspiel.server.fleet.hub import FleetHub

SETTLING: Final = 8.0  # seconds to find whoever owns a table: a silent node is given up after three
STEP: Final = 0.2  # seconds between two looks whose table it is now
SESSION_BYTES: Final = 12
NOT_PASSED_ON: Final = (b"content-length", b"transfer-encoding", b"connection")


class Progress(NamedTuple):
    """How far a client has come at a table, wherever it goes on."""

    since: int
    lang: str
    wish: int | None
    texts: list[bytes]  # what it said and nobody has heard, or answered

    @classmethod
    def of(cls, session: Session) -> "Progress":
        """Of a client that was here."""
        seen = session.connection
        texts = [*session.unanswered, *(_text(event) for event in session.unheard)]
        return cls(seen.shown or session.since, seen.lang, seen.wish, texts)


def _text(event: Any) -> bytes:
    text: str | None = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""


class RelayedSession(Session):
    """A session whose table is elsewhere: what the client may say is passed on."""

    def __init__(self, relays: "BusRelays", like: Session, progress: Progress, node: str) -> None:
        super().__init__(like.hub, like.socket, like.address)
        self.relays, self.node, self.progress = relays, node, progress
        self.id = secrets.token_hex(SESSION_BYTES)
        self.connection.lang = progress.lang
        self.began = asyncio.get_running_loop().time()
        self.handed: Handed | None = None
        self.do = self._pass_on
        self._told = 0
        self._said = 0
        self._waiting: dict[int, bytes] = {}  # said, and perhaps not heard

    async def relay(self) -> Handed | None:
        """Until the client is gone, or the table is handed over, which is returned. Raises Unreachable."""
        self.relays.sessions[self.id] = self
        try:
            await self.relays.hub.bus.ask(self.node, self._open())
            for text in self.progress.texts:
                self._say(text)
            return await self._run()
        finally:
            del self.relays.sessions[self.id]
            if self.handed is None:
                self.relays.hub.bus.say(self.node, Left(self.id))

    def _open(self) -> Open:
        scope, progress, near = self.socket.scope, self.progress, self.relays.hub.life.id
        cookies = [(name, value) for name, value in scope["headers"] if name == b"cookie"]
        return Open(
            session=self.id,
            near=near,
            table=self.name,
            query=scope["query_string"],
            headers=cookies,
            address=self.address,
            since=progress.since,
            lang=progress.lang,
            wish=progress.wish,
        )

    async def _run(self) -> Handed | None:
        sending = asyncio.create_task(self._send_on())
        try:
            await self._listen()
        except Elsewhere:
            self.connection.finish()
            await asyncio.wait([sending], timeout=GOODBYE)
        finally:
            await self._end(sending)
        return self.handed

    def _check_here(self) -> None:
        if self.handed is not None:
            raise Elsewhere(self.handed.to, self.relays)

    async def _pass_on(self, message: AnyMessage) -> None:
        if isinstance(message, messages.Look) and message.lang is not None:
            self.connection.lang = chosen_language(message.lang)
        self._say(msgspec.json.encode(message))

    def _say(self, text: bytes) -> None:
        self._said += 1
        self._waiting[self._said] = text
        if self.handed is None:
            self.relays.hub.bus.say(self.node, Said(self.id, self._said, text))

    def hear(self, frame: ToClient) -> None:
        """What the owner tells the client. If something got lost, the client comes back and asks for it again."""
        if frame.number != self._told + 1:
            self.connection.close(STALE_ROOM)
            return
        self._told += 1
        match frame:
            case Told():
                self._drop_heard(frame.heard)
                self.connection.send(frame.text)
            case Charged():
                self._charge(frame.cost)
            case Ended():
                self.reason = frame.reason
                self.connection.close(frame.code)
            case Handed():
                self._drop_heard(frame.heard)
                self.handed = frame
                self.hub.spawn(lambda: interrupt(self.connection))

    def _drop_heard(self, heard: int) -> None:
        for number in [number for number in self._waiting if number <= heard]:
            del self._waiting[number]

    def further(self, handed: Handed) -> Progress:
        """Where the next owner goes on."""
        return Progress(handed.since, handed.lang, handed.wish, [*handed.again, *self._waiting.values()])


class BusRelays:
    """The way to other nodes, over the bus."""

    def __init__(self, hub: "FleetHub") -> None:
        self.hub = hub
        self.sessions: dict[str, RelayedSession] = {}

    def hear(self, frame: ToClient) -> None:
        """Something for a client; one that has just left needs it no more."""
        session = self.sessions.get(frame.session)
        if session is not None:
            session.hear(frame)

    # Sockets

    async def socket(self, session: Session, node: str) -> None:
        """Go on with a session at its table's owner, here or there, until it ends."""
        progress, end = Progress.of(session), self._deadline()
        while True:
            try:
                if node == self.hub.life.id:
                    await self._go_on_here(session, progress)
                    return
                relayed = RelayedSession(self, session, progress, node)
                handed = await asyncio.create_task(relayed.relay())
                if handed is None:
                    return
                node, progress = handed.to, relayed.further(handed)
            except Elsewhere as away:
                node, progress = away.node, Progress.of(session)
            except Unreachable:
                if self._now() > end:
                    await dismiss(session.socket, STALE_ROOM)
                    return
                await asyncio.sleep(STEP)
                node = self.hub.life.id  # which looks again whose table it is
            else:
                end = self._deadline()

    async def _go_on_here(self, session: Session, progress: Progress) -> None:
        """The table may be this node's by now; raises Elsewhere if it is not."""
        again = Session(self.hub, _resumed(session.socket, progress.texts), session.address)
        again.since, again.connection.lang, again.connection.wish = progress.since, progress.lang, progress.wish
        try:
            await asyncio.create_task(again.run())
        except Elsewhere:
            session.connection, session.since = again.connection, again.since
            session.unanswered = again.unanswered
            session.unheard = [*again.unheard, *_unread(again.socket)]
            raise

    def close_all(self) -> None:
        """Nobody knows what got lost: let everybody come back."""
        for session in self.sessions.values():
            session.connection.close(STALE_ROOM)

    def close_but(self, there: set[str]) -> None:
        """Owners of all other nodes than these are gone: whoever is asked next takes their tables over."""
        for session in self.sessions.values():
            if session.node not in there and session.began < self._now() - GRACE:
                session.connection.close(STALE_ROOM)

    async def close_slowly(self, seconds: float) -> None:
        """Send everybody away, spread over some time, so that they do not all come back at once."""
        waiting = list(self.sessions.values())
        random.shuffle(waiting)
        for session in waiting:
            await asyncio.sleep(seconds / len(waiting))
            session.connection.close(STALE_ROOM)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _deadline(self) -> float:
        return self._now() + SETTLING

    # HTTP

    async def request(self, call: ApiCall, node: str) -> Response:
        """Have the owner answer a request; refused if none can be found."""
        scope = call.request.scope
        if call.relayed:
            scope[MOVED] = node
            return Response(status_code=503)
        question = Request(
            scope["method"],
            scope["path"],
            scope["query_string"],
            list(scope["headers"]),
            call.taken,
            call.address,
            call.request.url.scheme,
        )
        call.cookie = None  # the owner says who somebody new is
        return _response(await self._answer(question, node))

    async def rename(self, node: str, table: str, person: str, seat: int, name: str) -> None:
        """Have the owner change somebody's name at a table."""
        _check(await self._answer(Rename(table, person, seat, name), node))

    async def forget(self, node: str, table: str, phase: str | None, person: str) -> None:
        """Have the owner forget somebody at a table."""
        _check(await self._answer(Forget(table, phase, person), node))

    async def hand_on(self, node: str, table: str, phase: str | None, person: str, heir: str) -> None:
        """Have the owner give somebody else all that somebody has at a table."""
        _check(await self._answer(HandOn(table, phase, person, heir), node))

    async def send_away(self, node: str, person: str, *, forgotten: bool) -> None:
        """Have another node end all connections of somebody; if it is gone, so are they."""
        with contextlib.suppress(Unreachable):
            await self.hub.bus.ask(node, SendAway(person, forgotten))

    async def _answer(self, question: Request | Rename | Forget | HandOn, node: str) -> Answer:
        """Of whoever owns the table in the end."""
        end = self._deadline()
        while self._now() < end:
            with contextlib.suppress(Unreachable):
                reply = await self._reply(question, node)
                if isinstance(reply, Answer):
                    return reply
                if reply.to != self.hub.life.id:
                    reply = await self._reply(question, reply.to)
                    if isinstance(reply, Answer):
                        return reply
            await asyncio.sleep(STEP)
            node = self.hub.life.id  # which looks again whose table it is
        raise server_refused("busy")

    async def _reply(self, question: Request | Rename | Forget | HandOn, node: str) -> Reply:
        return await (answer(self.hub, question) if node == self.hub.life.id else self.hub.bus.ask(node, question))


def _check(reply: Answer) -> None:
    if reply.status >= 500:
        raise StorageUnavailable


def _response(reply: Answer) -> Response:
    body = zlib.decompress(reply.body) if reply.squeezed else reply.body
    response = Response(body, reply.status)
    response.raw_headers = [
        *((name, value) for name, value in reply.headers if name not in NOT_PASSED_ON),
        (b"content-length", str(len(body)).encode()),
    ]
    return response


class Resumed(WebSocket):
    """A socket that is open already, and whose client said something that nobody has heard."""

    def __init__(self, socket: WebSocket, texts: list[bytes]) -> None:
        super().__init__(socket.scope, socket._receive, socket._send)
        self.client_state = self.application_state = WebSocketState.CONNECTED
        self.texts = texts

    async def receive(self) -> Any:
        """What nobody has heard comes first."""
        if self.texts:
            return {"type": "websocket.receive", "bytes": self.texts.pop(0)}
        return await super().receive()


def _resumed(socket: WebSocket, texts: list[bytes]) -> WebSocket:
    return Resumed(socket, list(texts))


def _unread(socket: WebSocket) -> list[Any]:
    assert isinstance(socket, Resumed)
    return [{"bytes": text} for text in socket.texts]
