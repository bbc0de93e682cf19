"""An event loop with virtual time that picks the next callback at random: the same seed gives the same course."""

import asyncio
import contextvars
import heapq
import itertools
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")
STEP = 1e-5  # seconds that one callback takes
MOST_STEPS = 5_000_000


class Stuck(Exception):
    """There is nothing left to run, now or later, or the callbacks go round in circles."""


Base: Any = asyncio.AbstractEventLoop  # only the methods that the server needs are here


class VirtualLoop(Base):  # type: ignore[misc]
    """Callbacks are run one at a time; when none is ready, time jumps to the next timer."""

    def __init__(self, chance: random.Random, *, shuffled: bool) -> None:
        self.chance = chance
        self.shuffled = shuffled  # if not, first come, first served, as in the standard library's loops
        self.faults: list[dict[str, Any]] = []
        self.work_seconds: Callable[[], float] = lambda: 0.0  # how long the next job of a thread takes
        self.on_task: Callable[[asyncio.Task[Any], contextvars.Context | None], None] = lambda task, context: None
        self._now = 0.0
        self._steps = 0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._numbers = itertools.count()
        self._closed = False

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run until this is done."""
        asyncio._set_running_loop(self)
        try:
            task = self.create_task(work)
            while not task.done():
                self._step()
            outcome: T = task.result()
            return outcome
        finally:
            asyncio._set_running_loop(None)

    def skip(self, seconds: float) -> None:
        """Let time go by while nothing can run, as if the process were stopped."""
        self._now += seconds

    def _step(self) -> None:
        self._steps += 1
        self._now += STEP
        if not self._ready and self._timers:
            self._now = max(self._now, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._now:
            self._ready.append(heapq.heappop(self._timers)[2])
        if not self._ready or self._steps > MOST_STEPS:
            raise Stuck
        handle = self._ready.pop(self.chance.randrange(len(self._ready)) if self.shuffled else 0)
        if not handle.cancelled():
            handle._run()

    # What asyncio expects of a loop

    def time(self) -> float:
        return self._now

    def call_soon(self, callback: Any, *args: Any, context: contextvars.Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._numbers), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing to do: a cancelled timer is skipped when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Any, *, name: str | None = None, context: contextvars.Context | None = None
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self.on_task(task, context)
        return task

    def run_in_executor(self, executor: Executor | None, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """A thread's job runs all at once, after the time it takes."""
        future = self.create_future()
        self.call_later(self.work_seconds(), self._do, future, func, args)
        return future

    @staticmethod
    def _do(future: asyncio.Future[T], func: Callable[..., T], args: tuple[Any, ...]) -> None:
        if future.cancelled():
            return
        try:
            future.set_result(func(*args))
        except Exception as fault:
            future.set_exception(fault)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.faults.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        self._closed = True
