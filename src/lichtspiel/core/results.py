"""How a game ended: places, scores, and the paragraph by which it ended."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

RESIGNED: Final = "resigned"  # how a game ended that was over when somebody gave up
AGREED: Final = "agreed"  # how a game ended that all who were left wished to end
EARLY: Final = (RESIGNED, AGREED)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`places[seat]` is 1 for a winner, equal places are shared; `scores[seat]` is what the game counts."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ended: str


def victory(result: Result, seat: int) -> float:
    """The seat's share of the victory: 1 alone, a fraction if shared, 0 for none."""
    return (result.places[seat] == 1) / result.places.count(1)


def lead(result: Result, seat: int) -> int:
    """How many others a seat is ahead of, minus how many are ahead of it."""
    own = result.places[seat]
    return sum(place > own for place in result.places) - sum(place < own for place in result.places)


def apportioned(shares: Sequence[float], whole: int) -> tuple[int, ...]:
    """Shares of 1 in whole numbers that sum up: what rounding leaves goes to those it took most from."""
    exact = [whole * share for share in shares]
    found = [int(share) for share in exact]
    by_rest = sorted(range(len(found)), key=lambda seat: found[seat] - exact[seat])
    for seat in by_rest[: whole - sum(found)]:
        found[seat] += 1
    return tuple(found)


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, if a higher rank is better and equal ranks share a place: (1, 1, 3)."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def resigned_last(result: Result, resigned: Sequence[int]) -> Result:
    """The same with those who gave up behind all others: who gave up first is last."""
    if not resigned:
        return result
    ranks = _ranks([-place for place in result.places], resigned)
    return Result(places(ranks), result.scores, result.ended)


def early_result(scores: Sequence[int], resigned: Sequence[int], ended: str) -> Result:
    """The result of a game that ended before its time: by the scores as they stand, those who gave up last."""
    return Result(places(_ranks(scores, resigned)), tuple(scores), ended)


def _ranks(ranks: Sequence[int], resigned: Sequence[int]) -> list[tuple[bool, int]]:
    return [(False, resigned.index(seat)) if seat in resigned else (True, rank) for seat, rank in enumerate(ranks)]
