"""The rules of Funken. Moves are integers here: a place in the hand to light it, or that plus HAND to douse it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from funken.box import HAND, PLAYERS, others
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine

HELD, LIT, DOUSED = range(3)
NO_FIRE: Final = 0
DID_LIGHT, DID_DOUSE = range(2)
ALLOWED, NO_SUCH_PLACE, PLACE_EMPTY, TOO_LOW, NOTHING_BURNS = range(5)


class FunkenEngine(Engine):
    """Both hands by place, what became of each spark, and the spark that burns on top."""

    def __init__(self, first: int, hands: list[list[int]]) -> None:
        super().__init__()
        self.to_move = first
        self.first = first
        self.hands = hands
        self.fates = [[HELD] * HAND for _ in hands]
        self.top = NO_FIRE

    def players(self) -> i64:
        return PLAYERS

    def legal(self) -> vec[i64]:
        """F4, then F5, each from the left; nothing when the game is over (F7)."""
        if self.to_move == NOBODY:
            return vec[i64]()
        codes = range(2 * HAND)
        return vec[i64]([code for code in codes if self.check(code % HAND, lights=code < HAND) == ALLOWED])

    def check(self, place: int, *, lights: bool) -> int:
        """Why the seat to move may not light, or douse, the spark at a place."""
        if place not in range(HAND):
            return NO_SUCH_PLACE
        if self.fates[self.to_move][place] != HELD:
            return PLACE_EMPTY
        if lights:
            return TOO_LOW if self.hands[self.to_move][place] <= self.top else ALLOWED
        return NOTHING_BURNS if self.top == NO_FIRE else ALLOWED

    def random_move(self, chance: Chance) -> i64:
        moves = self.legal()
        return moves[chance.below(len(moves))]

    def apply(self, move: i64) -> None:
        """F4: light, or F5: douse; F6: then it is the other player's turn, until no sparks are left (F7)."""
        seat, place, lights = self.to_move, move % HAND, move < HAND
        spark = self.hands[seat][place]
        self.fates[seat][place] = LIT if lights else DOUSED
        self.top = spark if lights else NO_FIRE
        self.note(DID_LIGHT if lights else DID_DOUSE, seat, place, spark, 0)
        self.to_move = 1 - seat if HELD in self.fates[1 - seat] else NOBODY

    def score(self, seat: int) -> int:
        """F7: how many sparks a seat has lit."""
        return self.fates[seat].count(LIT)

    def is_open_to(self, viewer: i64, seat: int, place: int) -> bool:
        """F3: one's own sparks, and all that are lit."""
        return viewer == seat or self.fates[seat][place] == LIT

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """F3: deal again what the viewer cannot see: the other hand, what was doused there, and the six left over."""
        spots = [(seat, place) for seat in range(PLAYERS) for place in range(HAND)]
        hidden = [spot for spot in spots if not self.is_open_to(viewer, *spot)]
        known = [self.hands[seat][place] for seat, place in spots if (seat, place) not in hidden]
        drawn = chance.shuffled(others(known))
        for (seat, place), spark in zip(hidden, drawn, strict=False):
            self.hands[seat][place] = spark

    def clone(self) -> "FunkenEngine":
        copy = FunkenEngine(self.first, [hand[:] for hand in self.hands])
        copy.to_move, copy.top = self.to_move, self.top
        copy.fates = [fates[:] for fates in self.fates]
        return copy
