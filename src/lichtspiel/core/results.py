"""How a game ended: places, scores, and the paragraph by which it ended."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`places[seat]` is 1 for a winner, equal places are shared; `scores[seat]` is what the game counts."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ended: str


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, if a higher rank is better and equal ranks share a place: (1, 1, 3)."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
