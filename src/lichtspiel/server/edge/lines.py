"""What is said on a WebSocket: frames of text, all of a pass of the event loop in one packet."""

import asyncio
from typing import Any, Final

from lichtspiel.server.edge.outbox import Outbox

WHOLE_TEXT: Final = 0x81  # how a frame begins that is a whole message of text
SHORT: Final = 126  # of messages with fewer bytes the next byte says how many; else it is this, or one more


class Line:
    """The sending side of a WebSocket. On the way through Starlette and uvicorn a message would cost several times as
    much, and the ten bytes of a head need no library.
    """

    def __init__(self, outbox: Outbox, loop: asyncio.AbstractEventLoop, socket: Any) -> None:
        self._outbox = outbox
        self._loop = loop
        self._socket = socket  # a protocol of uvicorn's
        self._unsent: list[bytes] = []  # in this pass of the event loop

    def send(self, text: bytes) -> bool:
        """Send a message with all else of this pass; False if what was sent before is not read yet, or never will be.

        Whatever ends a WebSocket, from here or from there, closes the transport or has sent our goodbye.
        """
        if not self._unsent:
            socket = self._socket
            if socket.close_sent or not socket.writable.is_set() or socket.transport.is_closing():
                return False
            self._outbox.put(self._loop, self.send_out)
        self._unsent.append(frame_head(len(text)))
        self._unsent.append(text)
        return True

    def send_out(self) -> None:
        """Send what has been said in this pass; behind a goodbye nothing may follow, nor behind what was lost.

        Our own goodbye comes after what was said before it; with the client's, the transport is closed.
        """
        unsent, self._unsent = self._unsent, []
        transport = self._socket.transport
        if not unsent or transport.is_closing():
            return
        try:
            transport.write(b"".join(unsent))
        except Exception:
            transport.abort()
            raise


def frame_head(length: int) -> bytes:
    """How a text of so many bytes begins (RFC 6455, 5.2); what a server sends is not masked."""
    if length < SHORT:
        return bytes([WHOLE_TEXT, length])
    if length < 2**16:
        return bytes([WHOLE_TEXT, SHORT, length >> 8, length & 255])
    return bytes([WHOLE_TEXT, SHORT + 1]) + length.to_bytes(8, "big")
