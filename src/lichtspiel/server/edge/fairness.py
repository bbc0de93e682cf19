"""Everybody in turn: however much one address wants, the others wait for one piece of its work, or a few short ones."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, Generic, TypeVar

T = TypeVar("T")
ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")  # the address for which something is done now


class FairQueue(Generic[T]):
    """First come, first served for each address; the addresses take turns."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}  # the address that is next comes first

    def __bool__(self) -> bool:
        return bool(self._lines)

    def put(self, whose: str, item: T) -> None:
        """Let something wait behind all that this address has waiting already."""
        self._lines.setdefault(whose, deque()).append(item)

    def take(self) -> T:
        """What is next; its address then comes after all others."""
        whose = next(iter(self._lines))
        line = self._lines.pop(whose)
        item = line.popleft()
        if line:
            self._lines[whose] = line
        return item

    def take_round(self) -> list[T]:
        """What is next of each address."""
        return [self.take() for _ in range(len(self._lines))]


class FairPlaces:
    """A few places; while several wait for one, they are handed on in turn."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @property
    def full(self) -> bool:
        """Whether the next one would have to wait."""
        return not self._free

    @asynccontextmanager
    async def held(self, whose: str) -> AsyncIterator[None]:
        """A place for the length of the block."""
        await self.take(whose)
        try:
            yield
        finally:
            self.hand_on()

    async def take(self, whose: str) -> None:
        """Wait for a place, which must be handed on."""
        if self._free:
            self._free -= 1
            return
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(whose, ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if not ticket.cancelled():
                self.hand_on()
            raise

    def hand_on(self) -> None:
        """Give a place to whoever is next."""
        while self._waiting:
            ticket = self._waiting.take()
            if not ticket.done():
                ticket.set_result(None)
                return
        self._free += 1


class FairThreads:
    """A few threads; while several wait for one, the addresses take turns."""

    def __init__(self, count: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, name)
        self._places = FairPlaces(count)

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in one of them, for the address that asks."""
        await self._places.take(ASKING.get())
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        running.add_done_callback(lambda _: self._places.hand_on())  # and not when nobody waits for it any more
        return await asyncio.shield(running)

    def close(self) -> None:
        """Finish what is under way."""
        self._threads.shutdown()


class LoopTurns:
    """The event loop's attention: while several wait for it, each address has one turn in a pass of the loop.

    Where work is short, a pass has a few turns even for one address: done in a row, each costs less.
    Whoever has the turn goes on until it first waits for something else, such as the disk. A turn that nobody else
    wants is had at once.
    """

    def __init__(self, few: int = 1) -> None:
        self._few = few  # turns of a pass, if fewer addresses wait than that
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._left = few  # of them, in this pass of the loop
        self._loop: asyncio.AbstractEventLoop | None = None  # asked for once: each time is a system call

    async def wait(self, whose: str) -> None:
        """Wait for the turn of this address."""
        if self._is_free():
            self._take(1)
        else:
            await self._ticket(whose)

    def call(self, whose: str, work: Callable[[], object]) -> None:
        """Do something when it is the turn of this address."""
        if self._is_free():
            self._take(1)
            work()
        else:
            self._ticket(whose).add_done_callback(lambda _: work())

    def _ticket(self, whose: str) -> "asyncio.Future[None]":
        ticket: asyncio.Future[None] = self._running().create_future()
        self._waiting.put(whose, ticket)
        return ticket

    def _running(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        return self._loop

    def _is_free(self) -> bool:
        """Whether nobody waits, and this pass has a turn left."""
        return self._left > 0 and not self._waiting

    def _take(self, count: int) -> None:
        if self._left == self._few:
            self._running().call_soon(self._next_round)
        self._left = max(0, self._left - count)

    def _due(self) -> "list[asyncio.Future[None]]":
        """One of each address, and more only up to a few."""
        due = self._waiting.take_round()
        while self._waiting and len(due) < self._few:
            due += self._waiting.take_round()
        return due

    def _next_round(self) -> None:
        """Those of the pass before have had their turn."""
        self._left = self._few
        if self._waiting:
            due = self._due()
            for ticket in due:
                if not ticket.done():  # else whoever waited has gone
                    ticket.set_result(None)
            self._take(len(due))
