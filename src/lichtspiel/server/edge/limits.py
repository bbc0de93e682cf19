"""How much one person or one address may ask for. What is asked for is weighed by the time it takes the server.

The unit is about half a millisecond of a core, which the plainest message or request takes with all that is round it.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sized
from contextlib import contextmanager
from typing import Final

BURST: Final = 3.0  # seconds' worth that may come at once
MOST_KEYS: Final = 100_000
BYTES = 20_000  # of an answer that take about as long to put together
PENALTY: Final = 0.25  # seconds until somebody who asked for too much is heard again


def weight(answer: Sized) -> int:
    """How many plain requests an answer counts as, besides the price of asking for it; a small one counts as none."""
    return len(answer) // BYTES


class Bucket:
    """A token bucket: it fills steadily, and each message takes one."""

    __slots__ = ("_clock", "level", "most", "rate", "since")

    def __init__(self, rate: float, burst: float = BURST, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.rate = rate
        self.most = max(1.0, rate * burst)
        self.level = self.most
        self.since = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether one more is allowed now, which may be worth several."""
        now = self._clock()
        self.level = min(self.most, self.level + (now - self.since) * self.rate)
        self.since = now
        taken = min(cost, self.most)
        if self.level < taken:
            return False
        self.level -= taken
        return True

    def charge(self, cost: float) -> None:
        """Charge for something that is done already; whoever is overdrawn then has to wait."""
        self.take(0)
        self.level -= cost

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a while, so that it may be forgotten."""
        return self.level + (self._clock() - self.since) * self.rate >= self.most


class Buckets:
    """A bucket for each client or address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float = BURST, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        """Whether this one may ask once more."""
        return self.of(key).take(cost)

    def charge(self, key: str, cost: float) -> None:
        """Take from this one what something has cost."""
        self.of(key).charge(cost)

    def of(self, key: str) -> Bucket:
        """The bucket of this one."""
        if key not in self._buckets:
            if len(self._buckets) >= MOST_KEYS:
                self._forget()
            self._buckets[key] = Bucket(self.rate, self.burst, self._clock)
        return self._buckets[key]

    def _forget(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}


class Crowd:
    """How many are there at once from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.present: Counter[str] = Counter()

    @contextmanager
    def enter(self, key: str) -> Iterator[bool]:
        """Whether there is room for one more, who stays for the length of the block."""
        room = self.present[key] < self.most
        self.present[key] += 1
        try:
            yield room
        finally:
            self.present[key] -= 1
            if self.present[key] == 0:
                del self.present[key]
