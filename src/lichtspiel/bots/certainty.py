"""Games that are won before they are over: nobody can catch up any more, whatever is played."""

from collections.abc import Sequence
from typing import NamedTuple


class Reach(NamedTuple):
    """The fewest and the most points that a seat can end with, or bounds beyond them."""

    least: int
    most: int


def certain(reaches: Sequence[Reach]) -> tuple[float, ...] | None:
    """Everybody's chances if one seat will have more points than any other can get; None if that is open."""
    leader = max(range(len(reaches)), key=lambda seat: reaches[seat].least)
    others = [reach.most for seat, reach in enumerate(reaches) if seat != leader]
    if reaches[leader].least <= max(others):
        return None
    return tuple(float(seat == leader) for seat in range(len(reaches)))
