"""What may be shown when: only for a while after the database has said that this node lives."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.nodes import EXPIRY

MARGIN: Final = 0.5  # seconds for what lies between a look at the clock and a client's screen
PATIENCE: Final = 4.0  # seconds that somebody waits for the next heartbeat, before being told that the database is away


def _steady() -> Callable[[], float]:
    """A clock that is never set and goes on while the machine sleeps, where there is one."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic if clock is None else partial(time.clock_gettime, clock)


class Lease:
    """How long nobody can have fenced this node: counted from when its last heartbeat was sent, not answered."""

    def __init__(self, clock: Callable[[], float] = _steady()) -> None:  # noqa: B008 (the same for all)
        self.clock = clock
        self.life = 0  # how many have ended
        self.lapsed = False  # whether it did not hold when it was last renewed: something may be waiting to be shown
        self._end = float("-inf")
        self._news = asyncio.Event()

    def holds(self) -> bool:
        """Whether what is in memory may be shown now."""
        return self.clock() < self._end

    def renew(self, sent: float) -> None:
        """A heartbeat that was sent at this moment has arrived."""
        self.lapsed = not self.holds()
        self._end = sent + EXPIRY - MARGIN
        self._tell()

    def lapse(self) -> None:
        """This life is over: whoever waits has to look again whose table it is."""
        self._end = float("-inf")
        self.life += 1
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def wait(self) -> None:
        """Return as soon as it holds, or this life is over; refused if neither happens for long."""
        life = self.life
        try:
            async with asyncio.timeout(PATIENCE):
                while not self.holds() and self.life == life:
                    await self._news.wait()
        except TimeoutError:
            raise StorageUnavailable from None


class LeasedLock(asyncio.Lock):
    """A table's lock that is had only while the lease holds, or when this life is over and the table gone."""

    def __init__(self, lease: Lease) -> None:
        super().__init__()
        self._lease = lease

    async def acquire(self) -> bool:  # type: ignore[override]
        """Wait for whoever has it, then for the lease."""
        await super().acquire()
        if not self._lease.holds():
            try:
                await self._lease.wait()
            except BaseException:
                self.release()
                raise
        return True
