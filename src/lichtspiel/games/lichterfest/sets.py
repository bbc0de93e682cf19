"""Which sets of lanterns are complete in Lichterfest (L11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.games.lichterfest.box import CARDS_EACH, COST, FIRST_PAIRS, SET_COUNT, SETS, SEVEN

# Seven colours as bits of a mask, three masks in one number: the colours with enough cards for a set of each kind.
COLOR_BITS: Final = 7
ALL_COLORS: Final = 127
ONE_CARD: Final = 14  # where the mask of the last kind begins: colours with any card at all
MOST_CARDS: Final = 8  # of one colour (L4)


def _enough_table() -> vec[i64]:
    """What 0, 1, 2 … cards of colour 0 are enough for: a bit in the mask of each kind."""
    return vec[i64](
        [
            sum(1 << COLOR_BITS * kind for kind, each in enumerate(CARDS_EACH) if count >= each)
            for count in range(MOST_CARDS + 1)
        ]
    )


def _sets_of(kind: int, mask: int) -> list[int]:
    """The sets of a kind that are complete if exactly these colours have enough cards."""
    first = (0, FIRST_PAIRS, SEVEN, SET_COUNT)
    return [
        chosen
        for chosen in range(first[kind], first[kind + 1])
        if all(mask >> color & 1 for color in SETS[chosen] or range(COLOR_BITS))
    ]


def _begin_table() -> vec[i64]:
    begins = vec[i64]([0])
    for sets in _COMPLETE:
        begins = append(begins, begins[-1] + i64(len(sets)))
    return begins


_COMPLETE: Final[list[list[int]]] = [_sets_of(kind, mask) for kind in range(3) for mask in range(ALL_COLORS + 1)]
# All of these sets in one row, and where those of a kind and mask begin in it, at index kind * 128 + mask.
SETS_BY_MASK: Final[vec[i64]] = vec[i64]([chosen for sets in _COMPLETE for chosen in sets])
BEGINS: Final[vec[i64]] = _begin_table()
ENOUGH: Final[vec[i64]] = _enough_table()


def holdings(cards: vec[i64], row: i64) -> i64:
    """For each kind, the mask of the colours with enough cards; the cards by colour are at `row`."""
    held: i64 = 0
    color: i64 = 0
    while color < COLOR_BITS:
        held |= ENOUGH[cards[row + color]] << color
        color += 1
    return held


def set_count(held: i64) -> i64:
    """L11: how many sets are complete."""
    count: i64 = 0
    kind: i64 = 0
    while kind < 3:
        at = kind * 128 + (held >> kind * COLOR_BITS & ALL_COLORS)
        count += BEGINS[at + 1] - BEGINS[at]
        kind += 1
    return count


def set_at(held: i64, number: i64) -> i64:
    """The nth complete set, from 0."""
    kind: i64 = 0
    at = held & ALL_COLORS
    while number >= BEGINS[at + 1] - BEGINS[at]:
        number -= BEGINS[at + 1] - BEGINS[at]
        kind += 1
        at = kind * 128 + (held >> kind * COLOR_BITS & ALL_COLORS)
    return SETS_BY_MASK[BEGINS[at] + number]


def put_sets(moves: vec[i64], at: i64, held: i64, first: i64) -> i64:
    """Write every complete set, counted from `first`, to a vec with room for them; returns where they end."""
    kind: i64 = 0
    while kind < 3:
        mask = kind * 128 + (held >> kind * COLOR_BITS & ALL_COLORS)
        for number in range(BEGINS[mask], BEGINS[mask + 1]):
            moves[at] = first + SETS_BY_MASK[number]
            at += 1
        kind += 1
    return at


def complete_sets(held: i64) -> vec[i64]:
    """L11: every set whose cards are all there."""
    sets = vec[i64]([0] * set_count(held))
    put_sets(sets, 0, held, 0)
    return sets


def is_complete(cards: vec[i64], row: i64, chosen: i64) -> bool:
    """L11: whether the cards of this set are all there."""
    for color in range(7):
        if cards[row + color] < COST[chosen * 7 + color]:
            return False
    return True
