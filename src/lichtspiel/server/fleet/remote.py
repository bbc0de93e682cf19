"""What an owner does for clients of other nodes: the same sessions and endpoints, over the bus instead of a socket."""

import asyncio
import logging
import zlib
from typing import TYPE_CHECKING, Any, Final, assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from lichtspiel.core.refusals import Refused
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.fleet.bus import GRACE
from lichtspiel.server.fleet.frames import (
    Answer,
    Charged,
    Ended,
    Forget,
    FromClient,
    Handed,
    HandOn,
    Left,
    Moved,
    Open,
    Question,
    Rename,
    Reply,
    Request,
    Said,
    SendAway,
    Told,
)
from lichtspiel.server.http.people import rename_at
from lichtspiel.server.http.requests import RELAYED
from lichtspiel.server.live.connections import AT_ONCE, FAULT, STALE_ROOM, TOO_MANY
from lichtspiel.server.live.sessions import Session
from lichtspiel.server.live.sockets import CLOSING
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import status_of
from lichtspiel.server.store.forgetting import forget_at
from lichtspiel.server.store.inheriting import hand_on_at

if TYPE_CHECKING:
    from lichtspiel.server.fleet.hub import FleetHub

MOVED: Final = "lichtspiel.moved"  # in the scope of a relayed request: the node that should have been asked
LARGE: Final = 65_536  # bytes of a body that are worth compressing: the bus takes no more than a megabyte at once


class Wire:
    """The far end of a socket: what the client said comes out of a queue, what it shall be sent goes to its node."""

    def __init__(self, hub: "FleetHub", opened: Open) -> None:
        self.hub, self.opened = hub, opened
        self.began = asyncio.get_running_loop().time()
        self.heard = 0  # messages that are dealt with
        self._told = 0
        self._said = 0
        self._events: asyncio.Queue[Any] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})

    def hear(self, frame: Said) -> bool:
        """The client's next message; False if one before it got lost."""
        if frame.number != self._said + 1:
            return False
        self._said += 1
        self._events.put_nowait({"type": "websocket.receive", "bytes": frame.text})
        return True

    def leave(self) -> None:
        """The client, or its node, is gone."""
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> Any:
        return await self._events.get()

    async def send(self, message: Any) -> None:
        """What a session sends by itself is little: nearly everything goes at once."""
        match message["type"]:
            case "websocket.send":
                self.tell(message["text"].encode())
            case "websocket.close":
                self.end(message["code"], message.get("reason") or "")

    def tell(self, text: bytes) -> bool:
        self.hub.bus.tell(self.opened.near, Told(self.opened.session, self._next(), self.heard, text))
        return True

    def charge(self, cost: int) -> None:
        self.hub.bus.tell(self.opened.near, Charged(self.opened.session, self._next(), cost))

    def end(self, code: int, reason: str = "") -> None:
        self.hub.bus.tell(self.opened.near, Ended(self.opened.session, self._next(), code, reason))

    def hand_over(self, session: Session, to: str) -> None:
        """Let the client's node go on with another owner, where this one stopped."""
        seen = session.connection
        since = seen.shown or session.since
        frame = Handed(
            self.opened.session, self._next(), self.heard, to, since, seen.lang, seen.wish, session.unanswered
        )
        self.hub.bus.tell(self.opened.near, frame)

    def _next(self) -> int:
        self._told += 1
        return self._told


class RemoteSession(Session):
    """A session whose client is at another node, which keeps to the limits."""

    def __init__(self, hub: "FleetHub", wire: Wire) -> None:
        opened = wire.opened
        scope = {
            "type": "websocket",
            "path": "",
            "query_string": opened.query,
            "headers": opened.headers,
            "path_params": {"table": opened.table},
            "state": {AT_ONCE: wire.tell},
        }
        super().__init__(hub, WebSocket(scope, wire.receive, wire.send), opened.address)
        self.wire = wire
        self.since = opened.since
        self.connection.lang, self.connection.wish = opened.lang, opened.wish

    async def run(self) -> None:
        """Come in, listen and answer, leave."""
        await self.socket.accept()
        await super().run()

    async def _hear(self, event: Any) -> None:
        await super()._hear(event)
        self.wire.heard += 1

    def _check_pace(self, cost: int) -> None:
        pass

    def _charge(self, cost: int) -> None:
        self.wire.charge(cost)

    def _charge_entering(self, cost: int) -> None:
        self.wire.charge(cost)


class RemoteSessions:
    """All clients of other nodes at tables of this one."""

    def __init__(self, hub: "FleetHub") -> None:
        self.hub = hub
        self._sessions: dict[str, RemoteSession] = {}

    def open(self, opened: Open) -> None:
        """A client comes to a table."""
        session = RemoteSession(self.hub, Wire(self.hub, opened))
        self._sessions[opened.session] = session
        self.hub.spawn(lambda: self._run(session))

    def hear(self, frame: FromClient) -> None:
        """A client says something, or leaves; one that is not known is being told so already."""
        session = self._sessions.get(frame.session)
        if session is None:
            return
        if isinstance(frame, Left):
            session.wire.leave()
        elif not session.wire.hear(frame):
            session.connection.close(STALE_ROOM)

    def close_but(self, there: set[str]) -> None:
        """Clients of all other nodes than these are gone; should one be there after all, it comes back."""
        long_ago = asyncio.get_running_loop().time() - GRACE
        for session in self._sessions.values():
            if session.wire.opened.near not in there and session.wire.began < long_ago:
                session.connection.close(STALE_ROOM)
                session.wire.leave()

    def close_all(self) -> None:
        """Nobody knows what got lost: let everybody come back."""
        for session in self._sessions.values():
            session.connection.close(STALE_ROOM)

    async def _run(self, session: RemoteSession) -> None:
        wire = session.wire
        try:
            await session.run()
        except Elsewhere as away:
            wire.hand_over(session, away.node)
        except Refused as error:
            wire.end(CLOSING.get(error.code, TOO_MANY), error.code)
        except (WebSocketDisconnect, ConnectionError):
            pass
        except Exception as error:
            self.hub.metrics.count("faults")
            log("remote session failed", logging.ERROR, fault=error)
            wire.end(FAULT)
        finally:
            del self._sessions[wire.opened.session]


async def answer(hub: "FleetHub", question: Question) -> Reply:
    """Answer another node, or say who should be asked."""
    try:
        match question:
            case Request():
                return await _respond(hub, question)
            case Open():
                hub.remote.open(question)
            case Rename(table, person, seat, name):
                await rename_at(hub, table, person, seat, name)
            case Forget(table, phase, person):
                await forget_at(hub, table, phase, person)
                if table in hub.rooms:
                    hub.rooms[table].send_away(person, forgotten=True)
            case HandOn(table, phase, person, heir):
                await hand_on_at(hub, table, phase, person, heir)
                if table in hub.rooms:
                    hub.rooms[table].send_away(person)
            case SendAway(person, forgotten):
                hub.send_away_here(person, forgotten=forgotten)
            case _:
                assert_never(question)
    except Refused as error:
        return Answer(status_of(error.refusal))
    return Answer()


async def _respond(hub: "FleetHub", request: Request) -> Reply:
    """Let the same endpoint answer that would have been asked here; limits were kept to elsewhere."""
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": request.method,
        "path": request.path,
        "root_path": "",
        "query_string": request.query,
        "headers": request.headers,
        "client": (request.address, 0),
        "server": None,
        "scheme": request.scheme,
        "app": hub.app,
        "state": {},
        RELAYED: True,
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": request.body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await hub.app.router(scope, receive, send)
    if MOVED in scope:
        return Moved(scope[MOVED])
    body = b"".join(part.get("body", b"") for part in sent[1:])
    squeezed = len(body) > LARGE
    return Answer(sent[0]["status"], sent[0]["headers"], zlib.compress(body, 1) if squeezed else body, squeezed)
