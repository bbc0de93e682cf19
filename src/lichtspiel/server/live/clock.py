"""The server's clock: it runs evenly whatever is done to the machine's clock, and nobody is charged for a pause."""

import time
from collections.abc import Callable
from typing import Final

from lichtspiel.table.terms import SECOND, Milliseconds

STEP: Final = 2.0  # seconds between wall clock and ours that are no drift: somebody set it, or the machine slept
LONGEST_LOOK: Final = 2.0  # seconds that pass between two looks at most: what is longer, the process stood still
SLEW: Final = 0.005  # seconds a second by which we follow a clock that drifts
TICK: Final = 1.0  # seconds between two comparisons of the clocks


class Timekeeper:
    """What time it is. After a step of the wall clock a new epoch begins: times before and after cannot be compared."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.epoch = 0
        self._wall = wall  # seconds since 1970: right, but it may jump
        self._steady = steady  # never jumps, but stands still while the machine sleeps
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
        ahead = self._wall() - self._told
        if abs(ahead) <= STEP:
            self._rate = 1 + min(max(ahead, -SLEW), SLEW)
            return 0.0
        self._told += ahead
        self._rate = 1.0
        self.epoch += 1
        return ahead

    def _look(self) -> None:
        steady = self._steady()
        passed = min(max(0.0, steady - self._looked), LONGEST_LOOK)
        self._looked = steady
        self._elapsed += passed
        self._told += passed * self._rate
