"""Trying something out for all who ask, at most once a second, so that asking often is no burden."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from lichtspiel.server.refusals import StorageUnavailable

SHARED: Final = 1.0  # seconds for which an answer is good
SOON: Final = 1.5  # seconds within which there must be one: whoever watches a server hears of it within two


class Trial:
    """An attempt that many share: the one under way, or the last one if it is recent."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._begun = 0.0
        self._running: asyncio.Future[None] | None = None

    async def outcome(self) -> None:
        """Returns if it succeeds; raises what it raises, and NoStorage if it takes too long."""
        now = asyncio.get_running_loop().time
        running = self._running
        if running is None or (running.done() and now() >= self._begun + SHARED):
            self._begun = now()
            running = self._running = asyncio.ensure_future(self._attempt())
            running.add_done_callback(_look_at)
        try:
            async with asyncio.timeout_at(self._begun + SOON):
                await asyncio.shield(running)
        except TimeoutError:
            raise StorageUnavailable from None


def _look_at(ended: "asyncio.Future[None]") -> None:
    """Take note of an error that nobody may be waiting for any more, so that asyncio does not report it."""
    if not ended.cancelled():
        ended.exception()
