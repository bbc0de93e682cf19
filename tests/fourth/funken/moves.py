"""The moves of Funken. They name a place and not a spark, so that a douse does not say what was doused."""

import re
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from funken.box import HAND
from lichtspiel.core.moves import Move

Place = Annotated[int, Meta(ge=0, le=HAND - 1)]
_NOTATION: Final = re.compile(r"([+-])([0-9])")


class Light(Move, frozen=True, tag="light"):
    """F4. Notation: +3."""

    place: Place
    rule: ClassVar[str] = "F4"

    def __str__(self) -> str:
        return f"+{self.place}"


class Douse(Move, frozen=True, tag="douse"):
    """F5. Notation: -3."""

    place: Place
    rule: ClassVar[str] = "F5"

    def __str__(self) -> str:
        return f"-{self.place}"


FunkenMove = Light | Douse


def parse(notation: str) -> FunkenMove:
    """The move that a short notation stands for; raises ValueError."""
    found = _NOTATION.fullmatch(notation)
    if found is None:
        raise ValueError(notation)
    return Light(int(found[2])) if found[1] == "+" else Douse(int(found[2]))


def encode(move: Move) -> int:
    """The engine's integer for a legal move."""
    if isinstance(move, Light):
        return move.place
    if isinstance(move, Douse):
        return HAND + move.place
    raise TypeError(f"not a move of Funken: {move!r}")


def decode(code: int) -> FunkenMove:
    """The move that an engine's integer stands for."""
    return Light(int(code)) if code < HAND else Douse(int(code) - HAND)
