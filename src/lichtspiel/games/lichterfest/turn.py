"""A turn of Lichterfest: what may be done (L10, L11) and what is due (L13, L14, L21), from what lies open alone."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
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
from lichtspiel.games.lichterfest.sets import ALL_COLORS, ONE_CARD, holdings, put_sets, set_count

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
MOST_OPTIONS: Final = 42 + 43  # exchanges of one colour for another, and sets


def _color_count_table() -> vec[i64]:
    return vec[i64]([mask.bit_count() for mask in range(ALL_COLORS + 1)])


def _color_table() -> vec[i64]:
    rows = ([color for color in range(7) if mask >> color & 1] for mask in range(ALL_COLORS + 1))
    return vec[i64]([color for row in rows for color in (row + [0] * 7)[:7]])


COLORS_IN: Final[vec[i64]] = _color_count_table()  # by mask
COLORS_OF: Final[vec[i64]] = _color_table()  # those in mask `m` begin at index m * 7


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


def option_count(givable: i64, stock: i64, held: i64) -> i64:
    """L10 and L11: how many exchanges and sets there are; see `exchange_count` and `set_count`."""
    return exchange_count(givable, stock) + set_count(held)


def put_options(moves: vec[i64], givable: i64, stock: i64, held: i64) -> i64:
    """Write them to the beginning of a vec with room for them; returns where they end."""
    at: i64 = 0
    if givable != 0:
        at = put_exchanges(moves, givable, stock)
    if held != 0:
        at = put_sets(moves, at, held, DEDICATE)
    return at


def put_exchanges(moves: vec[i64], givable: i64, stock: i64) -> i64:
    """L10: every card in the hand for one of every other colour in the supply."""
    at: i64 = 0
    for give in range(i64(7)):
        if givable >> give & 1:
            others = stock & ~(i64(1) << give)
            for nth in range(COLORS_IN[others]):
                moves[at] = EXCHANGE + give * 7 + COLORS_OF[others * 7 + nth]
                at += 1
    return at


def list_options(done: int, boats: int, cards: Sequence[int], supply: Sequence[int]) -> list[int]:
    """The exchanges and sets to choose from, for plain Python (0082)."""
    held = holdings(vec[i64](cards), 0)
    givable = held >> ONE_CARD if check_exchanging(done, boats) == ALLOWED else 0
    dedicable = held if check_dedicating(done) == ALLOWED else 0
    stock = holdings(vec[i64](supply), 0) >> ONE_CARD
    moves = vec[i64]([0] * option_count(givable, stock, dedicable))
    put_options(moves, givable, stock, dedicable)
    return [int(move) for move in moves]


def exchange_count(givable: i64, stock: i64) -> i64:
    """L10: in how many ways a card can be given for one of another colour; both colours as masks."""
    return COLORS_IN[givable] * COLORS_IN[stock] - COLORS_IN[givable & stock]


def exchange_at(givable: i64, stock: i64, number: i64) -> i64:
    """The nth exchange, from 0, in the order of `put_exchanges`."""
    for give in range(i64(7)):
        for take in range(i64(7)):
            if give != take and givable >> give & 1 and stock >> take & 1:
                if number == 0:
                    return EXCHANGE + give * 7 + take
                number -= 1
    raise IndexError


def check_colors(cards: i64, supply: i64, give: i64, take: i64) -> i64:
    """L10: what forbids exchanging these colours, of which there are so many cards in the hand and in the supply."""
    if cards == 0:
        return GIVES_NONE
    if give == take:
        return SAME_COLOR
    return STACK_EMPTY if supply == 0 else ALLOWED
