"""Threads for what may hang: what others wait for has threads of its own."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

MOST: Final = 64  # of a kind, with those for which nobody waits any longer
SHARE: Final = 8  # of them for one person
T = TypeVar("T")


class Threads:
    """Threads of one kind, each for one piece of work. Nobody waits for them longer than they like.

    Not even the end of the server does, as it would for those of `asyncio.to_thread`.
    """

    def __init__(self, name: str, most: int = MOST, share: int = SHARE) -> None:
        self._name = name
        self._most = most
        self._share = share
        self._busy = Counter[str]()  # by person
        self._lock = threading.Lock()

    async def do(self, work: Callable[[], T], whose: str) -> T:
        """What comes of the work; TimeoutError if so many hang, or so many of this person, that no thread is left."""
        self._enter(whose)
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(outcome: Callable[[], None]) -> None:
            if not done.done():
                outcome()

        def run() -> None:
            try:
                outcome = partial(done.set_result, work())
            except Exception as error:
                outcome = partial(done.set_exception, error)
            finally:
                self._leave(whose)
            with suppress(RuntimeError):  # the server has ended
                loop.call_soon_threadsafe(settle, outcome)

        threading.Thread(target=run, name=self._name, daemon=True).start()
        return await done

    def _enter(self, whose: str) -> None:
        with self._lock:
            if self._busy.total() >= self._most or self._busy[whose] >= self._share:
                raise TimeoutError(self._name)
            self._busy[whose] += 1

    def _leave(self, whose: str) -> None:
        with self._lock:
            self._busy[whose] -= 1
            if not self._busy[whose]:
                del self._busy[whose]
