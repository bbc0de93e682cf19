"""The moves of LUMEN: typed, with their form in records, their short notation and the engine's integer."""

import re
from typing import ClassVar, Final, Literal

from lichtspiel.core.moves import Move, Number
from lichtspiel.games.lumen.box import COLORS, HAND, LETTERS
from lichtspiel.games.lumen.codes import PLAY

Color = Literal["yellow", "red", "green", "blue", "purple"]


class Bid(Move, frozen=True, tag="bid"):
    """M5: bid tokens, with or without the extra token. Notation: how many, as in 3, and a plus for it, 3+."""

    tips: Number
    extra: bool
    rule: ClassVar[str] = "M5"

    def __str__(self) -> str:
        return f"{self.tips}+" if self.extra else f"{self.tips}"


def letter_of(color: str) -> str:
    """The letter of a colour."""
    return LETTERS[COLORS.index(color)]


FIRST_PLACE: Final = 1  # as people count them; records, views and the engine count from 0


def said_place(place: int) -> int:
    """A place of the hand as it is read, said and typed."""
    return place + FIRST_PLACE


class Play(Move, frozen=True, tag="play"):
    """M6: the card of a place, counted from 0 at the left of the ten dealt. Notation as people count: #5 is place 4."""

    place: Number
    rule: ClassVar[str] = "M6"

    def __str__(self) -> str:
        return f"#{said_place(self.place)}"


LumenMove = Bid | Play


def encode(move: Move) -> int:
    """The engine's integer of a legal move."""
    if isinstance(move, Play):
        return PLAY + move.place
    if isinstance(move, Bid):
        return move.tips * 2 + move.extra
    raise TypeError(f"not a move of LUMEN: {move!r}")


def decode(code: int) -> LumenMove:
    """The move of an engine's integer."""
    return _MOVES[code]


_MOVES: Final[tuple[LumenMove, ...]] = (
    *(Bid(code // 2, code % 2 == 1) for code in range(PLAY)),
    *(Play(place) for place in range(HAND)),
)
_BID: Final = re.compile(r"(0|[1-9][0-9]?)(\+?)")
_PLAY: Final = re.compile(r"#([0-9]{1,2})")


def parse(notation: str) -> LumenMove:
    """The move from its short notation; raises ValueError."""
    if found := _BID.fullmatch(notation):
        return Bid(int(found[1]), found[2] == "+")
    if found := _PLAY.fullmatch(notation):
        return Play(int(found[1]) - FIRST_PLACE)
    raise ValueError(notation)
