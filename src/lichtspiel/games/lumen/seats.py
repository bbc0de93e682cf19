"""What the players of LUMEN have: hands, bids, tricks and the score sheet, as flat vecs behind names for their parts.

A copy of a game is made for every move that a bot looks at: what changes during a round is one vec, which is copied.
The others change once a round; copies share them, so they are never changed, but replaced.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.engine import Engine
from lichtspiel.games.lumen.box import COLORS, HAND, NOTHING, ROUNDS, card_of, color_of, value_of
from lichtspiel.games.lumen.deduction import UNKNOWN

ALL_PLACES: Final = 1023  # sets of places are bits of one integer
NO_BID: Final = -1

# A row for each seat. Plain numbers, as in `codes`.
ROW: Final = 5
HELD: Final = 0  # the places whose card is still in hand
TIPS: Final = 1
EXTRA: Final = 2
TRICKS: Final = 3
TOTAL: Final = 4  # points of all rounds that are over
SUITS: Final = 5
PAST: Final = 3  # tips, extra stone, tricks


@mypyc_attr(acyclic=True)
class LumenSeats(Engine):
    """What each player has in this round: a hand of ten places, a bid and tricks; and the lines of the score sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.seat_count: i64 = 0
        self.rows: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()  # ten cards a seat, sorted (M3), including played ones
        self.suits: vec[i64] = vec[i64]()  # the places of each colour, five a seat
        self.sheets: vec[i64] = vec[i64]()  # points in each round, four a seat
        self.past: vec[i64] = vec[i64]()  # of each finished round and seat tips, extra, tricks

    def set_up(self, players: i64) -> None:
        """Lay out empty rows and sheets."""
        self.seat_count = players
        self.rows = vec[i64]([0] * (players * ROW))
        self.sheets = vec[i64]([0] * (players * ROUNDS))

    def players(self) -> i64:
        """How many seats there are."""
        return self.seat_count

    def row(self, seat: i64) -> vec[i64]:
        """All that changes during a round: HELD, TIPS, EXTRA, TRICKS and TOTAL."""
        return self.rows[seat * ROW : seat * ROW + ROW]

    def held(self, seat: i64) -> i64:
        """The places whose card is still in hand."""
        return self.rows[seat * ROW + HELD]

    def holds(self, seat: i64, place: i64) -> bool:
        """Whether the card of this place is still in hand."""
        return (self.rows[seat * ROW + HELD] >> place) & 1 == 1

    def tips(self, seat: i64) -> i64:
        """How many tip stones a seat has laid down, or NO_BID."""
        return self.rows[seat * ROW + TIPS]

    def extra(self, seat: i64) -> i64:
        """Whether the extra stone lies with them, 1 or 0."""
        return self.rows[seat * ROW + EXTRA]

    def tricks(self, seat: i64) -> i64:
        """How many tricks a seat has won in this round."""
        return self.rows[seat * ROW + TRICKS]

    def total(self, seat: i64) -> i64:
        """The points of a seat in all rounds that are over."""
        return self.rows[seat * ROW + TOTAL]

    def points_in(self, seat: i64, number: i64) -> i64:
        """The points of a seat in a round."""
        return self.sheets[seat * ROUNDS + number]

    def card(self, seat: i64, place: i64) -> i64:
        """The card that is or was in this place; NOTHING if that is not known."""
        return self.hands[seat * HAND + place]

    def cards(self, seat: i64) -> vec[i64]:
        """The cards of a hand, including played ones."""
        return self.hands[seat * HAND : seat * HAND + HAND]

    def sheet(self, seat: i64) -> vec[i64]:
        """The points of a seat in each round."""
        return self.sheets[seat * ROUNDS : seat * ROUNDS + ROUNDS]

    def past_of(self, seat: i64) -> list[int]:
        """Of each finished round tips, extra stone and tricks of a seat."""
        rounds = range(int(seat) * PAST, len(self.past), int(self.seat_count) * PAST)
        return [int(number) for at in rounds for number in self.past[at : at + PAST]]

    def take_up(self, hands: vec[i64]) -> None:
        """M3: new hands; bids and tricks of the last round are cleared."""
        self.hands = hands
        self.suits = suits_of(hands)
        for seat in range(self.seat_count):
            row = seat * ROW
            self.rows[row + HELD] = ALL_PLACES
            self.rows[row + TIPS] = NO_BID
            self.rows[row + EXTRA] = 0
            self.rows[row + TRICKS] = 0

    def remember_round(self) -> None:
        """Bids and tricks of a finished round stay in the score sheet."""
        past = self.past[:]
        for seat in range(self.seat_count):
            past = append(past, self.tips(seat))
            past = append(past, self.extra(seat))
            past = append(past, self.tricks(seat))
        self.past = past

    def first_of(self, seat: i64, color: i64) -> i64:
        """The first place that is known to be of this colour; HAND if there is none."""
        place: i64 = 0
        while place < HAND and color_of(self.hands[seat * HAND + place]) != color:
            place += 1
        return place

    def last_of(self, seat: i64, color: i64) -> i64:
        """The last place that is known to be of this colour; -1 if there is none."""
        place: i64 = HAND - 1
        while place >= 0 and color_of(self.hands[seat * HAND + place]) != color:
            place -= 1
        return place

    def values_of(self, seat: i64, color: i64) -> vec[i64]:
        """What lies open of this colour, from its first to its last place: the values of played cards, else UNKNOWN.

        What stood between two places of a colour was of that colour too (M3), even if it has been played and forgotten.
        """
        first = self.first_of(seat, color)
        after = self.last_of(seat, color) + 1
        if after < first:
            return vec[i64]()
        values = vec[i64]([UNKNOWN] * (after - first))
        for place in range(first, after):
            if not self.holds(seat, place):
                values[place - first] = value_of(self.card(seat, place))
        return values

    def put_values(self, hands: vec[i64], seat: i64, color: i64, values: vec[i64]) -> None:
        """Put cards with these values into the places of a colour that are still held, in other hands than these."""
        first = self.first_of(seat, color)
        for at in range(len(values)):
            if self.holds(seat, first + at):
                hands[seat * HAND + first + at] = card_of(color, values[at])


def suits_of(hands: vec[i64]) -> vec[i64]:
    """The places of each colour in these hands."""
    suits = vec[i64]([0] * (len(hands) // HAND * len(COLORS)))
    for at in range(len(hands)):
        card = hands[at]
        if card != NOTHING:
            place = at % HAND
            suits[at // HAND * SUITS + color_of(card)] |= 1 << place
    return suits
