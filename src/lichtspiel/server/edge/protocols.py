"""The protocols: clients that send too slowly or too much, or do not read, are cut off before they cost much."""

import asyncio
import socket
import struct
from collections import deque
from contextlib import ExitStack
from typing import Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from lichtspiel.server.edge.addresses import subscriber
from lichtspiel.server.edge.limits import Bucket
from lichtspiel.server.edge.lines import SHORT, WHOLE_TEXT, Line
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.connections import AT_ONCE

HEAD_SECONDS: Final = 10.0  # for all of a request but its body
PROXY_SECONDS: Final = 150.0  # until a proxy's idle connection ends: Caddy keeps one for 120, nginx for 60
MOST_HEAD: Final = 32_768  # bytes of it
SIGNS_PER_SECOND: Final = 5.0  # of life, from a WebSocket; a browser sends none unasked
MOST_PIECES: Final = 64  # of one message
SIP: Final = 512  # bytes that are looked at before somebody has listened to them: some twenty small frames
UNREAD_SECONDS: Final = 30.0  # in which nothing of what waits to be sent was taken
LOOKS: Final = 6  # in that time
FAREWELL: Final = 5.0  # seconds for what has yet to be sent when all is said
MASKED: Final = 0x80  # what a client sends says so in its second byte


def cut_off(transport: asyncio.Transport) -> None:
    """Close the connection at once, and have the kernel drop what the client has not read."""
    plug = transport.get_extra_info("socket")
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Unread:
    """Bytes that have come and are not parsed yet: a little at a time, so that no large chunk takes long."""

    def __init__(self) -> None:
        self._data = b""
        self._at = 0

    def __len__(self) -> int:
        return len(self._data) - self._at

    def put(self, data: bytes) -> None:
        """More has come."""
        self._data, self._at = self._data[self._at :] + data, 0

    def sip(self) -> bytes:
        """The next few bytes."""
        sip = self._data[self._at : self._at + SIP]
        self._at += len(sip)
        return sip

    def forget(self) -> None:
        """Drop what is left; nobody will read it."""
        self._data, self._at = b"", 0


class Reading:
    """Whether what is sent on a connection is read: if nothing is for long, it ends, for closing would wait as well."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._waiting = 0  # bytes, when last looked at
        self._in_vain = 0  # looks, one after the other
        self._look()

    def _look(self) -> None:
        """More may have been added meanwhile, but not for long: a client that is far behind is sent no more."""
        before, self._waiting = self._waiting, self._transport.get_write_buffer_size()
        self._in_vain = self._in_vain + 1 if self._waiting and self._waiting >= before else 0
        if self._in_vain > LOOKS:
            cut_off(self._transport)
        self._next = self._loop.call_later(UNREAD_SECONDS / LOOKS, self._look)

    def end(self) -> None:
        """Somebody else looks after it, or it is gone."""
        self._next.cancel()


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection. Of those that are no WebSocket yet, an address has only so many."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        super().connection_made(transport)
        self._place = ExitStack()
        self._reading = Reading(self.loop, transport)
        self._unread = Unread()
        self._in_head = self._in_message = False
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._patience = HEAD_SECONDS
        hub: Hub = self.app_state["hub"]
        host = self.client[0] if self.client else ""
        if host in hub.proxies:
            # It must be the one that ends it, else it may send somebody's request on what is just being closed.
            self._patience = self.timeout_keep_alive = PROXY_SECONDS  # type: ignore[assignment]
            self._expect_request()
            return
        self._expect_request()
        if not self._admitted(hub, subscriber(host)):
            transport.abort()
            return
        self.flow.pause_reading()  # a handshake takes time, and many may come at once
        hub.turns.call(subscriber(host), self.flow.resume_reading)

    def _admitted(self, hub: Hub, address: str) -> bool:
        """Whether this address may have one more connection: not too many at once, nor too many anew."""
        return hub.knocks.take(address) and self._place.enter_context(hub.callers.enter(address))

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone. No request may be answered any more; of several at once only the last would notice."""
        self._impatience.cancel()
        self._reading.end()
        self._place.close()
        for cycle in self._unanswered:
            cycle.disconnected = True
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        """From now on the client has this long to send a whole request, however slowly its bytes come."""
        self._impatience = self.loop.call_later(self._patience, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Parse what came, a little at a time."""
        self._unread.put(data)
        self._read_on()

    def _read_on(self) -> None:
        """What is asked next is looked at when the request before is answered."""
        while self._unread and not self.transport.is_closing() and (self._in_message or not self._unanswered):
            self._hear(self._unread.sip())
        if self._unread:
            self.flow.pause_reading()

    def _hear(self, data: bytes) -> None:
        """Parse it, but not an endless head of one request."""
        super().data_received(data)
        if not self._in_head or self.transport.is_closing():
            return
        self._heard += len(data)
        if self._heard > MOST_HEAD:
            self.send_400_response("Too many headers.")

    def on_message_begin(self) -> None:
        """A request begins, perhaps while the one before is not answered yet."""
        self._in_head, self._in_message, self._heard = True, True, 0
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._in_message = False
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        """The head of the request is complete."""
        self._impatience.cancel()
        self._in_head = False
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # else it becomes a WebSocket
            self._unanswered.append(self.cycle)

    def on_response_complete(self) -> None:
        """The request is answered; the next one may come, if it is not waiting already."""
        self._unanswered.popleft()
        under_way = bool(self.pipeline)
        super().on_response_complete()
        if not under_way and not self.transport.is_closing():
            self._expect_request()
        self._read_on()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a SocketProtocol; where its own limits were passed, it would never answer."""
        if self._unanswered:
            self.send_400_response("Wait for the answer before.")
            return
        self._place.close()
        self._reading.end()
        self._unread.forget()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, SocketProtocol) and line.conn.handshake_exc is not None:
            self.send_400_response("This is no handshake.")


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A WebSocket is open."""
        super().connection_made(transport)
        self._reading = Reading(self.loop, self.transport)
        self._signs = Bucket(SIGNS_PER_SECOND)
        self._line = Line(self.app_state["hub"].outbox, self.loop, self)
        self.app_state = self.app_state | {AT_ONCE: self._line.send}
        self._unread = Unread()
        self._at_frame = True  # whether what comes next begins with a frame, and not in the middle of one

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._reading.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a little at a time: what a sip has brought is heard before the next one.

        A client that was told goodbye has only to answer it; one that goes on talking is not waited for.
        """
        if self._at_frame and self.conn.state is OPEN:
            if self._hears_at_once(data):
                return
            self._at_frame = ends_with_frame(data)
        self._unread.put(data)
        if self.close_sent and len(self._unread) > SIP:
            cut_off(self.transport)
        while self._unread and not self.read_paused and not self.transport.is_closing():
            super().data_received(self._unread.sip())

    def _hears_at_once(self, data: bytes) -> bool:
        """Hear a short message that came alone and whole, as nearly all do: a parser would take several times as long.

        False if it is anything else, or has to wait. Nothing is paused for it: the next one finds a queue.
        """
        waits = self._unread or self.read_paused or not self.queue.empty()
        if waits or self.close_sent or self.conn.current_size is not None:
            return False
        text = lone_text(data) if len(data) <= SIP else None
        if text is None:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def shutdown(self) -> None:
        """The server ends: what has not been listened to by now is not, or it would keep the server from ending."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self._line.send_out()
        super().shutdown()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message."""
        message = await super().receive()
        if self._unread:
            self.data_received(b"")
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, or a goodbye, behind what was said before."""
        self._line.send_out()
        await super().send(message)

    def handle_cont(self, event: Frame) -> None:
        """A message goes on; it may come in pieces, but not in any number of empty ones."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message is complete. A text that is no UTF-8 ends the connection, and is nothing to log: it is not ours."""
        if self.curr_msg_data_type == "bytes" or self.close_sent or _is_utf8(b"".join(self.frames)):
            super().send_receive_event_to_app()
        else:
            self.conn.fail(CloseCode.INVALID_DATA, "invalid UTF-8")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read even that."""
        output = self.conn.data_to_send()
        if self._sign_of_life() and self.writable.is_set():
            self.transport.write(b"".join(output))

    def handle_pong(self, event: Frame) -> None:
        """The client has answered a ping."""
        self._sign_of_life()
        super().handle_pong(event)

    def _sign_of_life(self) -> bool:
        """Whether one more ping or pong is accepted: nobody needs that many."""
        welcome = self._signs.take()
        if not welcome:
            self.transport.abort()
        return welcome

    def keepalive_timeout(self) -> None:
        """The client does not answer, so there is no use in waiting until it has read the close frame."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve until the end, without waiting for ever until everything has been read."""
        await super().run_asgi()
        self.loop.call_later(FAREWELL, self.transport.abort)


def lone_text(data: bytes) -> str | None:
    """What a client's frame says that is a whole message of text (RFC 6455, 5.2); None if this is anything else."""
    start, length = _payload(data, 0)
    if data[:1] != bytes([WHOLE_TEXT]) or start < 0 or start + length != len(data):
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def ends_with_frame(data: bytes) -> bool:
    """Whether these are whole frames of a client, and nothing else."""
    at = 0
    while at < len(data):
        start, length = _payload(data, at)
        if start < 0:
            return False
        at = start + length
    return at == len(data)


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Where a client's frame has its payload, and how long that is; -1 if this is none, or a large one."""
    length = data[at + 1] - MASKED if len(data) > at + 1 else -1
    if length == SHORT and len(data) >= at + 4:
        return at + 8, int.from_bytes(data[at + 2 : at + 4])
    return (at + 6, length) if 0 <= length < SHORT else (-1, 0)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
