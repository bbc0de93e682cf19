"""What lies before the players of Lichterfest, and in the middle: one flat vec of numbers, behind names for its parts.

A copy of a game is made for every move that a bot looks at, and a copy of one vec is one step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.engine import Engine

# A row for each seat: its lantern cards by colour, then these. Plain numbers, as in `codes`.
ROW: Final = 16
CARD_COUNT: Final = 7
BOATS: Final = 8
POINTS: Final = 9
HAND_SIZE: Final = 10
HAND: Final = 11  # up to three tiles, in the order they were drawn (L7)
SIDE: Final = 14  # of the table at which the seat is (L1)
# The last row lies in the middle: the supply of lantern cards by colour, then how many rewards of each kind are gone.
TAKEN: Final = 7

RANK_STEP: Final = 1 << 20  # more than anybody has of anything


@mypyc_attr(acyclic=True)
class LichterfestSeats(Engine):
    """What lies before each player: lantern cards, boats, reward points, and the secret hand of tiles (L7)."""

    def __init__(self) -> None:
        super().__init__()
        self.seat_count: i64 = 0
        self.rows: vec[i64] = vec[i64]()

    def set_up(self, players: i64) -> None:
        """Lay out empty rows."""
        self.seat_count = players
        self.rows = vec[i64]([0] * ((players + 1) * ROW))

    def players(self) -> i64:
        """How many seats there are."""
        return self.seat_count

    def middle(self) -> i64:
        """Where the row in the middle begins."""
        return self.seat_count * ROW

    def supply(self) -> vec[i64]:
        """How many lantern cards of each colour are left in the supply (L4)."""
        return self.rows[self.middle() : self.middle() + 7]

    def taken(self, kind: i64) -> i64:
        """How many rewards of a kind are gone."""
        return self.rows[self.middle() + TAKEN + kind]

    def side(self, seat: i64) -> i64:
        """The side of the table at which a seat is."""
        return self.rows[seat * ROW + SIDE]

    def cards(self, seat: i64) -> vec[i64]:
        """How many lantern cards of each colour a seat has."""
        return self.rows[seat * ROW : seat * ROW + 7]

    def card_count(self, seat: i64) -> i64:
        """How many lantern cards a seat has."""
        return self.rows[seat * ROW + CARD_COUNT]

    def boats(self, seat: i64) -> i64:
        """How many boats a seat has."""
        return self.rows[seat * ROW + BOATS]

    def points(self, seat: i64) -> i64:
        """What the rewards of a seat are worth."""
        return self.rows[seat * ROW + POINTS]

    def rank(self, seat: i64) -> i64:
        """L22: reward points, then boats, then lantern cards, in one number; equal ranks share a place."""
        return (self.points(seat) * RANK_STEP + self.boats(seat)) * RANK_STEP + self.card_count(seat)

    def hand(self, seat: i64) -> vec[i64]:
        """The tiles in a seat's hand."""
        return self.rows[seat * ROW + HAND : seat * ROW + HAND + self.hand_size(seat)]

    def hand_size(self, seat: i64) -> i64:
        """How many tiles a seat holds."""
        return self.rows[seat * ROW + HAND_SIZE]

    def holds(self, seat: i64, tile: i64) -> bool:
        """Whether a tile is in a seat's hand."""
        first = seat * ROW + HAND
        for at in range(first, first + self.hand_size(seat)):
            if self.rows[at] == tile:
                return True
        return False

    def put_in_hand(self, seat: i64, tile: i64) -> None:
        """Add a tile to a seat's hand."""
        rows = self.rows
        size = rows[seat * ROW + HAND_SIZE]
        rows[seat * ROW + HAND + size] = tile
        rows[seat * ROW + HAND_SIZE] = size + 1

    def take_from_hand(self, seat: i64, tile: i64) -> None:
        """Take a tile out of a seat's hand; the others move up."""
        rows = self.rows
        hand = seat * ROW + HAND
        size = rows[seat * ROW + HAND_SIZE]
        at = hand
        for slot in range(hand, hand + size):
            held = rows[slot]
            rows[at] = held
            at += i64(held != tile)
        rows[seat * ROW + HAND_SIZE] = size - 1

    def take_card(self, seat: i64, color: i64) -> i64:
        """One lantern card from the supply, and 1; L19: nothing, and 0, if that stack is empty."""
        return move_card(self.rows, self.middle(), seat * ROW, color)

    def return_cards(self, seat: i64, color: i64, count: i64) -> None:
        """Lantern cards of a colour go back to the supply."""
        rows = self.rows
        rows[self.middle() + color] += count
        rows[seat * ROW + color] -= count
        rows[seat * ROW + CARD_COUNT] -= count


# A branch that the processor guesses wrong costs as much as twenty sums, and whether a stack is empty is hard to guess:
# so 1 or 0 is added instead of asking. The same holds for the tile that leaves a hand, and for boats.
def move_card(rows: vec[i64], middle: i64, row: i64, color: i64) -> i64:
    """L19: a lantern card from the middle to a seat's row, if there is one; returns how many."""
    left = rows[middle + color]
    got = i64(left > 0)
    rows[middle + color] = left - got
    rows[row + color] += got
    rows[row + CARD_COUNT] += got
    return got
