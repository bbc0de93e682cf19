"""How often things can be done in a second."""

import time
from collections.abc import Callable


def a_second(counted: Callable[[int], int], share: float) -> float:
    """What numbered calls return in total per second of one core, measured for a number of seconds."""
    total = number = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < share:
        total += counted(number)
        number += 1
    return total / spent
