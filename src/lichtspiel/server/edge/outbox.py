"""Sending together what is said together."""

import asyncio
from collections.abc import Callable


class Outbox:
    """What connections have to send, kept until the end of a pass of the event loop, and then sent together.

    A system call costs more than itself: what is done after it finds the caches full of the kernel's. And what one
    client is told in one pass, as that its move counts and what the table is now, goes in one packet.
    """

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def put(self, loop: asyncio.AbstractEventLoop, send: Callable[[], None]) -> None:
        """Let a connection send when all that this pass has to do is done."""
        if not self._waiting:
            loop.call_soon(self._send_all, loop)
        self._waiting.append(send)

    def _send_all(self, loop: asyncio.AbstractEventLoop) -> None:
        waiting, self._waiting = self._waiting, []
        for send in waiting:
            try:
                send()
            except Exception as error:  # one broken connection keeps nobody else from hearing
                loop.call_exception_handler({"message": "a connection could not send", "exception": error})
