"""Which sets of lanterns are complete in Lichterfest (L11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.games.lichterfest.box import COST, FIRST_PAIRS, SET_COUNT, SEVEN

# Kinds of sets as bits, in the order of KINDS.
A_FOUR: Final = 1
THREE_PAIRS: Final = 2
A_SEVEN: Final = 4


def _step_up_table() -> vec[i64]:
    return vec[i64]([0, 1, 9, 73, 585, 585, 585, 585, 585])


# What a colour with 0, 1, 2 … cards adds to one sum that counts the colours with at least one (times 1), two (times
# 8), three (times 64) and four cards (times 512).
STEP_UP: Final[vec[i64]] = _step_up_table()


def complete_sets(cards: vec[i64]) -> vec[i64]:
    """L11: every set whose cards are all there."""
    sets = vec[i64]()
    kinds = complete_kinds(cards)
    if kinds == 0:
        return sets
    first: i64 = 0 if kinds & A_FOUR else FIRST_PAIRS if kinds & THREE_PAIRS else SEVEN
    end: i64 = SET_COUNT if kinds & A_SEVEN else SEVEN if kinds & THREE_PAIRS else FIRST_PAIRS
    for chosen in range(first, end):
        if is_complete(cards, chosen):
            sets = append(sets, chosen)
    return sets


def is_complete(cards: vec[i64], chosen: i64) -> bool:
    """L11: whether the cards of this set are all there."""
    for color in range(7):
        if cards[color] < COST[chosen * 7 + color]:
            return False
    return True


def complete_kinds(cards: vec[i64]) -> i64:
    """L11: the kinds of which some set is complete, as bits; the same as `is_complete` says, but fast."""
    counted: i64 = 0
    for have in cards:
        counted += STEP_UP[have]
    kinds: i64 = A_FOUR if counted >= 512 else 0
    if counted % 64 // 8 >= 3:
        kinds |= THREE_PAIRS
    return kinds | A_SEVEN if counted % 8 == 7 else kinds
