"""What lies before a player of Lichterfest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RANK_STEP: Final = 1 << 20  # more than anybody has of anything


class Seat:
    """What lies before one player: lantern cards, boats and reward points, and the secret hand of tiles (L7)."""

    def __init__(self, side: i64, hand: vec[i64]) -> None:
        self.side: i64 = side
        self.hand: vec[i64] = hand
        self.cards: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        self.card_count: i64 = 0
        self.boats: i64 = 0
        self.points: i64 = 0

    def clone(self) -> "Seat":
        """A copy that shares nothing with this one."""
        copy = Seat(self.side, self.hand[:])
        copy.cards = self.cards[:]
        copy.card_count = self.card_count
        copy.boats = self.boats
        copy.points = self.points
        return copy

    def rank(self) -> i64:
        """L22: reward points, then boats, then lantern cards, in one number; equal ranks share a place."""
        return (self.points * RANK_STEP + self.boats) * RANK_STEP + self.card_count
