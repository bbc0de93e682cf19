"""How a game ended: places, scores, and the paragraph by which it ended."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`places[seat]` is 1 for a winner, equal places are shared; `scores[seat]` is what the game counts."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ended: str


def victory(result: Result, seat: int) -> float:
    """1 for a victory, a part of it for a shared one."""
    return (result.places[seat] == 1) / result.places.count(1)


def lead(result: Result, seat: int) -> int:
    """How many others a seat is ahead of, minus how many are ahead of it."""
    own = result.places[seat]
    return sum(place > own for place in result.places) - sum(place < own for place in result.places)


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, if a higher rank is better and equal ranks share a place: (1, 1, 3)."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
