"""Die Leuchtturm-Architekten: how near each order is to being completed on a board, finer than the judge has it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.worth import BEHIND, FIRST_CARD
from lichtspiel.games.leuchtturm.box import CARDS, FULL, HARBOUR, ISLANDS, NO_STONE, POINTS, TOWER_OF
from lichtspiel.games.leuchtturm.ring import BITS

# What stands of a tower, and what the next stones would cost: the later, the nearer.
NOTHING: Final = 0
ONE_FAR: Final = 1
ONE_NEAR: Final = 2  # the second and the third stone are within one turn's reach
COVERED: Final = 3  # its first two stones stand below a wrong one
TWO_FAR: Final = 4
TWO_NEAR: Final = 5  # the third stone is within reach, the fourth is not
THREE_FAR: Final = 6  # no such fourth stone lies on top anywhere
THREE_SOON: Final = 7  # the fourth stone comes within reach in the turn after
TWO_READY: Final = 8  # both stones together cost a whole turn
TWO_CHEAP: Final = 9  # or less
THREE_READY: Final = 10  # costs a whole turn, and then one point less each
THREE_AT_ONE: Final = 13
NEARNESSES: Final = 14

BEFORE_THREE: Final = 4  # bits of the stones above the first two
RING_ONCE: Final = 8  # islands: further back there is nothing but the tower itself


class Survey:
    """Reads a board: `near` says how near each tower is, `twice` which of them can be completed on two islands."""

    def __init__(self) -> None:
        self.near: vec[i64] = vec[i64]([0] * CARDS)
        self.twice: i64 = 0  # a bit for each card
        self._tops: i64 = 0  # eight bits per stone: the islands where such a stone is on top
        self._back: vec[i64] = vec[i64]([0] * 4)  # how far behind the island the nearest stone of each colour lies

    def read(self, towers: vec[i64]) -> None:
        """Fill `near` and `twice`."""
        self._note_tops(towers)
        near = self.near
        for card in range(CARDS):
            near[card] = NOTHING
        self.twice = 0
        for island in range(i64(1), ISLANDS + 1):
            tower = towers[island]
            if tower == NO_STONE:
                continue
            self._look_back(island, towers[HARBOUR])
            if tower >= FULL:
                self._with_three(tower >> 2, 1)  # its top stone has to go first (A13)
            elif tower >= 16:
                self._with_three(tower, 0)
                self._covered(tower)
            elif tower >= 4:
                self._with_two(FIRST_CARD[tower])
            else:
                self._with_one(FIRST_CARD[tower])

    def _note_tops(self, towers: vec[i64]) -> None:
        tops: i64 = 0
        for island in range(i64(1), ISLANDS + 1):
            tops |= BITS[(towers[island] & 3) * ISLANDS + island - 1]
        self._tops = tops

    def _look_back(self, island: i64, harbour: i64) -> None:
        for stone in range(i64(1), 4):
            self._back[stone] = BEHIND[(self._tops >> (stone * ISLANDS) & 255) * ISLANDS + island - 1]
        if harbour != NO_STONE and island < self._back[harbour]:
            self._back[harbour] = island

    def _with_three(self, tower: i64, extra: i64) -> None:
        first = FIRST_CARD[tower]
        for card in range(first, first + 2):
            cost = self._back[TOWER_OF[card] & 3] + extra
            if cost <= POINTS:
                self._offer(card, THREE_AT_ONE + 1 - cost)
            else:
                self._offer(card, THREE_SOON if cost <= RING_ONCE else THREE_FAR)

    def _covered(self, tower: i64) -> None:
        """Those that need another third stone than the one on top: it can be moved away first."""
        first = FIRST_CARD[tower >> 2]
        for card in range(first, first + 4):
            third = (TOWER_OF[card] >> 2) & 3
            if third != tower & 3:
                cost = 1 + self._back[third] + self._back[TOWER_OF[card] & 3]
                self._offer(card, TWO_READY if cost <= POINTS else COVERED)

    def _with_two(self, first: i64) -> None:
        for card in range(first, first + 4):
            third = self._back[(TOWER_OF[card] >> 2) & 3]
            cost = third + self._back[TOWER_OF[card] & 3]
            if cost <= POINTS:
                self._offer(card, TWO_READY if cost == POINTS else TWO_CHEAP)
            else:
                self._offer(card, TWO_NEAR if third <= POINTS else TWO_FAR)

    def _with_one(self, first: i64) -> None:
        for card in range(first, first + 8):
            cost = self._back[(TOWER_OF[card] >> BEFORE_THREE) & 3] + self._back[(TOWER_OF[card] >> 2) & 3]
            self._offer(card, ONE_NEAR if cost <= POINTS else ONE_FAR)

    def _offer(self, card: i64, nearness: i64) -> None:
        near = self.near
        if nearness >= TWO_READY and near[card] >= TWO_READY:
            self.twice |= BITS[card]
        near[card] = max(near[card], nearness)
