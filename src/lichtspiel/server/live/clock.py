"""The server's clock: it runs evenly whatever is done to the machine's clock, and nobody is charged for a pause."""

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from lichtspiel.table.terms import SECOND, Milliseconds

STEP: Final = 2.0  # seconds between wall clock and ours that are no drift: somebody set it, or the machine slept
LONGEST_LOOK: Final = 2.0  # seconds that pass between two looks at most: what is longer, the process stood still
SLEW: Final = 0.005  # seconds a second by which we follow a clock that drifts
MOST_STEPS: Final = 1000  # that are remembered
TICK: Final = 1.0  # seconds between two comparisons of the clocks


class TimeStep(NamedTuple):
    """Our time was set from one moment to another, and by so much the machine's clock had been set."""

    before: Milliseconds
    after: Milliseconds
    set_by: Milliseconds


def _up_time() -> Callable[[], float] | None:
    """Seconds since the machine has started, sleep included; not every system can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return None if clock is None else partial(time.clock_gettime, clock)


class Timekeeper:
    """What time it is. After a step of the wall clock a new epoch begins: times before and after cannot be compared."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        up: Callable[[], float] | None = _up_time(),  # noqa: B008 (the same for all)
    ) -> None:
        self.epoch = 0
        self._wall = wall  # seconds since 1970: right, but it may jump
        self._steady = steady  # never jumps, but stands still while the machine sleeps
        self._up = up  # never jumps, and goes on while the machine sleeps
        self._set_before = self._set()
        self._steps: deque[TimeStep] = deque(maxlen=MOST_STEPS)
        self._looked = steady()
        self._told = wall()
        self._rate = 1.0
        self._elapsed = 0.0

    def now(self) -> Milliseconds:
        """The time that is written into journals: milliseconds since 1970."""
        self._look()
        return int(self._told * SECOND)

    def elapsed(self) -> float:
        """Seconds that this process has run, for whatever is only a matter of how long ago; it knows no epochs."""
        self._look()
        return self._elapsed

    def compare(self) -> float:
        """Follow the wall clock. Returns by how many seconds it has stepped; 0 if it has only drifted a little."""
        self._look()
        ahead, set_before = self._wall() - self._told, self._set_before
        self._set_before = self._set()
        if abs(ahead) <= STEP:
            self._rate = 1 + min(max(ahead, -SLEW), SLEW)
            return 0.0
        before = self.now()
        self._told += ahead
        self._rate = 1.0
        self.epoch += 1
        self._steps.append(TimeStep(before, self.now(), round((self._set_before - set_before) * SECOND)))
        return ahead

    def set_since(self, at: Milliseconds) -> Milliseconds:
        """By how much the clock was set since this moment, as far as steps certainly came after it."""
        return sum(step.set_by for step in self._steps if at <= step.before and at < step.after)

    def _set(self) -> float:
        """How the wall clock is set: what it says of the moment at which the machine started."""
        return 0.0 if self._up is None else self._wall() - self._up()

    def _look(self) -> None:
        steady = self._steady()
        passed = steady - self._looked
        if not 0.0 <= passed <= LONGEST_LOOK:
            passed = min(max(0.0, passed), LONGEST_LOOK)
        self._looked = steady
        self._elapsed += passed
        self._told += passed * self._rate
