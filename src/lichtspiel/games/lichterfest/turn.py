"""A turn of Lichterfest: what may be done (L10, L11) and what is due (L13, L14, L21), from what lies open alone."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.games.lichterfest.codes import (
    ALLOWED,
    DEDICATE,
    DEDICATED_ALREADY,
    EXCHANGE,
    EXCHANGE_AFTER_DEDICATION,
    EXCHANGED_ALREADY,
    GIVES_NONE,
    OPTIONS_AFTER_DISCARD,
    SAME_COLOR,
    STACK_EMPTY,
    TOO_FEW_BOATS,
)
from lichtspiel.games.lichterfest.sets import complete_sets

# What has been done in this turn so far (L10, L11, L13), in the order in which it may be done; so it tells what
# may still be done, see `check_exchanging` and `check_dedicating`.
NOTHING: Final = 0
EXCHANGED: Final = 1
DEDICATED: Final = 2
DISCARDED: Final = 3

# What is due when nothing more is exchanged or dedicated, see `due_of`.
TILE_DUE: Final = 0  # L14
DISCARD_DUE: Final = 1  # L13
PASS_DUE: Final = 2  # L21
OVER: Final = 3  # L22

MOST_CARDS: Final = 12
EXCHANGE_PRICE: Final = 2


def due_of(last_turns: i64, card_count: i64) -> i64:
    """L14: a tile is due; L13: with more than twelve cards first a discard; L21: in the last turn only the pass."""
    if last_turns > 0:
        return PASS_DUE
    return DISCARD_DUE if card_count > MOST_CARDS else TILE_DUE


def check_exchanging(done: i64, boats: i64) -> i64:
    """L10, L13: what forbids any exchange now: it comes once, first of all, and costs boats."""
    if done == EXCHANGED:
        return EXCHANGED_ALREADY
    if done == DEDICATED:
        return EXCHANGE_AFTER_DEDICATION
    if done == DISCARDED:
        return OPTIONS_AFTER_DISCARD
    return TOO_FEW_BOATS if boats < EXCHANGE_PRICE else ALLOWED


def check_dedicating(done: i64) -> i64:
    """L11, L13: what forbids dedicating now: it comes once, and before any discard."""
    if done == DEDICATED:
        return DEDICATED_ALREADY
    return OPTIONS_AFTER_DISCARD if done == DISCARDED else ALLOWED


def optional_moves(done: i64, boats: i64, cards: vec[i64], supply: vec[i64]) -> vec[i64]:
    """L10 and L11: exchange, then dedicate, each at most once and in this order."""
    moves = vec[i64]()
    if check_exchanging(done, boats) == ALLOWED:
        moves = exchanges(cards, supply)
    if check_dedicating(done) == ALLOWED:
        for chosen in complete_sets(cards):
            moves = append(moves, DEDICATE + chosen)
    return moves


def list_options(done: int, boats: int, cards: Sequence[int], supply: Sequence[int]) -> list[int]:
    """The same for plain Python (0082)."""
    return [int(move) for move in optional_moves(done, boats, vec[i64](cards), vec[i64](supply))]


def exchanges(cards: vec[i64], supply: vec[i64]) -> vec[i64]:
    """L10: every card in the hand for one of every other colour in the supply."""
    moves = vec[i64]()
    for give in range(7):
        for take in range(7):
            if check_colors(cards, supply, give, take) == ALLOWED:
                moves = append(moves, EXCHANGE + give * 7 + take)
    return moves


def check_colors(cards: vec[i64], supply: vec[i64], give: i64, take: i64) -> i64:
    """L10: what forbids exchanging these colours."""
    if cards[give] == 0:
        return GIVES_NONE
    if give == take:
        return SAME_COLOR
    return STACK_EMPTY if supply[take] == 0 else ALLOWED
