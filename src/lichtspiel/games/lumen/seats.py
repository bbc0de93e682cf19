"""What a player of LUMEN has: the hand of a round, bid and tricks, and the lines of the score sheet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.games.lumen.box import COLORS, HAND, NOTHING, ROUNDS, card_of, color_of, value_of
from lichtspiel.games.lumen.deduction import UNKNOWN

ALL_PLACES: Final = (1 << HAND) - 1  # sets of places are bits of one integer
NO_BID: Final = -1


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has in this round: a hand of ten places, a bid and tricks; and the lines of the score sheet."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()  # ten, sorted (M3), including played ones; never changed: clones share it
        self.places: vec[i64] = vec[i64]()  # the places of each colour; never changed either
        self.held: i64 = 0  # the places whose card is still in hand
        self.tips: i64 = NO_BID
        self.extra: i64 = 0
        self.tricks: i64 = 0
        self.sheet: vec[i64] = vec[i64]([0] * ROUNDS)  # points in each round
        self.total: i64 = 0
        self.past: vec[i64] = vec[i64]()  # of each finished round tips, extra, tricks; never changed: clones share it

    def clone(self) -> "Seat":
        """A copy that shares nothing that can change."""
        copy = Seat()
        copy.cards = self.cards
        copy.places = self.places
        copy.held = self.held
        copy.tips = self.tips
        copy.extra = self.extra
        copy.tricks = self.tricks
        copy.sheet = self.sheet[:]
        copy.total = self.total
        copy.past = self.past
        return copy

    def take_up(self, cards: vec[i64]) -> None:
        """M3: a new hand; bid and tricks of the last round are cleared."""
        self.cards = cards
        self.held = ALL_PLACES
        self.places = places_by_color(cards)
        self.tips = NO_BID
        self.extra = 0
        self.tricks = 0

    def remember_round(self) -> None:
        """Bid and tricks of a finished round stay in the score sheet."""
        past = self.past[:]
        for number in (self.tips, self.extra, self.tricks):
            past = append(past, number)
        self.past = past

    def first_of(self, color: i64) -> i64:
        """The first place that is known to be of this colour; HAND if there is none."""
        place: i64 = 0
        while place < HAND and color_of(self.cards[place]) != color:
            place += 1
        return place

    def last_of(self, color: i64) -> i64:
        """The last place that is known to be of this colour; -1 if there is none."""
        place: i64 = HAND - 1
        while place >= 0 and color_of(self.cards[place]) != color:
            place -= 1
        return place

    def values_of(self, color: i64) -> vec[i64]:
        """What lies open of this colour, from its first to its last place: the values of played cards, else UNKNOWN.

        What stood between two places of a colour was of that colour too (M3), even if it has been played and forgotten.
        """
        first = self.first_of(color)
        values = vec[i64]([UNKNOWN] * max(0, self.last_of(color) + 1 - first))
        for at in range(len(values)):
            if not self.holds(first + at) and self.cards[first + at] != NOTHING:
                values[at] = value_of(self.cards[first + at])
        return values

    def put_values(self, color: i64, values: vec[i64]) -> None:
        """Put cards with these values into the places of a colour that are still held."""
        first = self.first_of(color)
        cards = self.cards[:]
        for at in range(len(values)):
            if self.holds(first + at):
                cards[first + at] = card_of(color, values[at])
        self.cards = cards

    def holds(self, place: i64) -> bool:
        """Whether the card of this place is still in hand."""
        return (self.held >> place) & 1 == 1


def places_by_color(cards: vec[i64]) -> vec[i64]:
    """The places of each colour in a hand."""
    places = vec[i64]([0] * len(COLORS))
    for place in range(HAND):
        if cards[place] != NOTHING:
            places[color_of(cards[place])] |= 1 << place
    return places
