"""The material of LUMEN, as it lies in the box, and the numbers of its score sheet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLORS: Final = ("yellow", "red", "green", "blue", "purple")
LETTERS: Final = "yrgbp"
YELLOW: Final = 0  # always trump (M1)

ROUNDS: Final = 4
HAND: Final = 10  # cards in a hand, and so tricks in a round (M2)
HIGHEST: Final[dict[int, int]] = {3: 8, 4: 10, 5: 12}  # the highest value of each colour, by number of players (M1)

MOST_TIPS: Final = 10  # M5
MISSED: Final = 5  # what each trick of difference costs (M9)

# A card is one integer, so that the order of the integers is the order of a sorted hand (M3).
COLOR_STEP: Final = 16
NOTHING: Final = 0  # no card; a card of value 0 is one of which only the colour is known


def _met_table() -> vec[i64]:
    """M8: what a bid that is met brings in round `r`, at r * 2, and with an extra stone at r * 2 + 1."""
    return vec[i64]([10, 5, 20, 10, 30, 15, 40, 20])


def _count_table() -> vec[i64]:
    """How many places a set of them has; bit `p` of the index stands for place `p`."""
    return vec[i64]([places.bit_count() for places in range(1 << HAND)])


def _first_table() -> vec[i64]:
    """The leftmost place of a set of them; of none, the one after the last."""
    return vec[i64]([(places & -places).bit_length() - 1 if places else HAND for places in range(1 << HAND)])


MET: Final[vec[i64]] = _met_table()
PLACES_IN: Final[vec[i64]] = _count_table()
FIRST_PLACE: Final[vec[i64]] = _first_table()


def points_for(tips: i64, extra: i64, tricks: i64, number: i64) -> i64:
    """M8: what a bid brings in a round, 0 to 3, if it is met (with the extra stone also by one more); M9: or costs."""
    over = tricks - tips
    if over == 0 or (over == 1 and extra == 1):
        return MET[number * 2 + extra]
    return -MISSED * (over if over > 0 else -over)


def card_of(color: i64, value: i64) -> i64:
    """The card of a colour and a value."""
    return (color + 1) * COLOR_STEP + value


def color_of(card: i64) -> i64:
    """The colour of a card, as an index of COLORS."""
    return card // COLOR_STEP - 1


def value_of(card: i64) -> i64:
    """The value of a card."""
    return card % COLOR_STEP


def card_name(card: int) -> str:
    """A card as records write it: y3."""
    return f"{LETTERS[color_of(card)]}{value_of(card)}"


def deck(players: int) -> list[int]:
    """M1: all cards for this many players, in the order of a sorted hand."""
    return [int(card_of(color, value)) for color in range(len(COLORS)) for value in range(1, HIGHEST[players] + 1)]


def deck_names(players: int) -> dict[str, int]:
    """M1: the same cards by their names."""
    return {card_name(card): card for card in deck(players)}
