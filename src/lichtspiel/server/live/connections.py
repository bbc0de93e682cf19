"""One client at one table: what it has been shown, and a bounded queue of what it has yet to read."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from lichtspiel.core.events import Viewer
from lichtspiel.server.live.messages import AnyReply

# Codes with which a WebSocket is closed
FAULT: Final = 1011
STALE_ROOM: Final = 1012  # "service restart": come back, the table is read anew
TOO_SLOW: Final = 4008
REFUSED_HERE: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429

AT_ONCE: Final = "at-once"  # in the state of a WebSocket: how to send a message without waiting for a task to do it
SendNow = Callable[[bytes], bool]


def send_later(_text: bytes) -> bool:
    """For servers that cannot do that: everything goes through the queue."""
    return False


class Connection:
    """A WebSocket; sending never waits, and a client that does not read is dropped."""

    def __init__(  # noqa: PLR0913 (all of it comes with the client)
        self, socket: WebSocket, person: str, lang: str, queue: int, address: str = "", send_now: SendNow = send_later
    ) -> None:
        self.socket = socket
        self.person = person
        self.address = address
        self.lang = lang
        self.shown = 0  # the version of the last state that was sent, or put into the queue
        self.viewer: Viewer | None = None  # as whom it was shown that
        self.wish: int | None = None  # the seat to look from, if one holds several
        self.closing: int | None = None
        self.listener: asyncio.Task[None] | None = None  # set while it waits for the client's next word
        self._send_now = send_now  # False if the client has too much to read already
        self._behind = False  # something is in the queue, or the last of it is on its way
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(queue)

    def send(self, text: bytes) -> bool:
        """Send a message in UTF-8, at once or by the queue; False if that was full, and the client is dropped."""
        if self.closing is not None:
            return False
        if not self._behind and self._send_now(text):
            return True
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)
            return False
        self._behind = True
        return True

    def reply(self, message: AnyReply) -> bool:
        """Send a message of its own."""
        return self.send(msgspec.json.encode(message))

    def close(self, code: int) -> None:
        """Say goodbye with a code; what is still waiting is forgotten."""
        if self.closing is not None:
            return
        self.closing = code
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)
        if code == TOO_SLOW and self.listener is not None:
            self.listener.cancel()  # the goodbye would wait for ever behind what is not read

    def finish(self) -> None:
        """End when what is in the queue has been sent; the socket goes on without this connection."""
        self._behind = True
        try:
            self._waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    async def send_on(self) -> None:
        """Send what is in the queue until the end."""
        while (text := await self._waiting.get()) is not None:
            await self.socket.send({"type": "websocket.send", "text": text.decode()})
            self._behind = not self._waiting.empty()
