"""The moves of Lichterfest: typed, with their form in records, their short notation and the engine's integer."""

import re
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from lichtspiel.core.moves import Move, Number
from lichtspiel.games.lichterfest.box import CARDS_EACH, COLORS, KINDS, LETTERS, SET_COUNT, SETS, kind_of
from lichtspiel.games.lichterfest.codes import DEDICATE, DISCARD, EXCHANGE, PASS, PLACE, TURNED_TILES, place_code
from lichtspiel.games.lichterfest.lake import MIDDLE, REACH, WIDTH

Color = Literal["white", "orange", "red", "purple", "blue", "green", "black"]
Kind = Literal["four", "pairs", "seven"]
At = tuple[Number, Number]  # x to the east, y to the south, the start tile at (0, 0)


class Exchange(Move, frozen=True, tag="exchange"):
    """L10: two boats and a card for a card of another colour. Notation: r>b."""

    give: Color
    take: Color
    rule: ClassVar[str] = "L10"

    def __str__(self) -> str:
        return f"{letter_of(self.give)}>{letter_of(self.take)}"


class Dedicate(Move, frozen=True, tag="dedicate"):
    """L11: a set for a reward; no colours for a seven. Notation: its cards, as in +rrrr, +wwoobb, +worpbgk."""

    kind: Kind
    colors: tuple[Color, ...]
    rule: ClassVar[str] = "L11"

    def __str__(self) -> str:
        each = CARDS_EACH[KINDS.index(self.kind)]
        return "+" + "".join(letter_of(color) * each for color in self.colors or COLORS)


class Discard(Move, frozen=True, tag="discard"):
    """L13: one card back to its stack, while there are more than twelve. Notation: -r."""

    color: Color
    rule: ClassVar[str] = "L13"

    def __str__(self) -> str:
        return f"-{letter_of(self.color)}"


class Place(Move, frozen=True, tag="place"):
    """L14: a tile of the hand, turned clockwise by quarters, on a place of the lake. Notation: 19/3@0,-1."""

    tile: Number
    turns: Annotated[int, Meta(ge=0, le=3)]
    at: At
    rule: ClassVar[str] = "L14"

    def __str__(self) -> str:
        return f"{self.tile}/{self.turns}@{self.at[0]},{self.at[1]}"


class Pass(Move, frozen=True, tag="pass"):
    """L21: the end of the last turn. Notation: pass."""

    rule: ClassVar[str] = "L21"

    def __str__(self) -> str:
        return "pass"


LichterfestMove = Exchange | Dedicate | Discard | Place | Pass

OFF_THE_LAKE: Final = -1
_SET_OF: Final = {
    (KINDS[kind_of(chosen)], tuple(COLORS[c] for c in SETS[chosen])): chosen for chosen in range(SET_COUNT)
}


def letter_of(color: str) -> str:
    """The letter of a colour."""
    return LETTERS[COLORS.index(color)]


def set_number(move: Dedicate) -> int | None:
    """Which of the 43 sets this is; None if there is no such set (L11)."""
    return _SET_OF.get((move.kind, move.colors))


def cell_of(at: At) -> int:
    """The engine's cell of a place; OFF_THE_LAKE if no tile can ever lie there."""
    x, y = at
    return MIDDLE + y * WIDTH + x if max(abs(x), abs(y)) <= REACH else OFF_THE_LAKE


def at_cell(cell: int) -> At:
    """The place of an engine's cell."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def encode(move: Move) -> int:
    """The engine's integer of a legal move."""
    match move:
        case Exchange(give, take):
            return EXCHANGE + COLORS.index(give) * 7 + COLORS.index(take)
        case Dedicate(kind, colors):
            return DEDICATE + _SET_OF[kind, colors]
        case Discard(color):
            return DISCARD + COLORS.index(color)
        case Place(tile, turns, at):
            return place_code(cell_of(at), tile, turns)
        case Pass():
            return PASS
    raise TypeError(f"not a move of Lichterfest: {move!r}")


def decode(code: int) -> LichterfestMove:
    """The move of an engine's integer."""
    if code >= PLACE:
        cell, turned = divmod(code - PLACE, TURNED_TILES)
        return Place(turned // 4, turned % 4, at_cell(cell))
    if code >= DISCARD:
        return Discard(COLORS[code - DISCARD])
    if code >= DEDICATE:
        return _dedicate(code - DEDICATE)
    if code >= EXCHANGE:
        give, take = divmod(code - EXCHANGE, 7)
        return Exchange(COLORS[give], COLORS[take])
    return Pass()


def _dedicate(chosen: int) -> Dedicate:
    return Dedicate(KINDS[kind_of(chosen)], tuple(COLORS[color] for color in SETS[chosen]))


_EXCHANGE: Final = re.compile(rf"([{LETTERS}])>([{LETTERS}])")
_DISCARD: Final = re.compile(rf"-([{LETTERS}])")
_PLACE: Final = re.compile(r"(\d{1,2})/([0-3])@(-?\d{1,2}),(-?\d{1,2})")
_SET_NOTATIONS: Final = {str(_dedicate(chosen)): chosen for chosen in range(SET_COUNT)}


def parse(notation: str) -> LichterfestMove:
    """The move from its short notation; raises ValueError."""
    if notation == "pass":
        return Pass()
    if found := _EXCHANGE.fullmatch(notation):
        return Exchange(_color(found[1]), _color(found[2]))
    if notation in _SET_NOTATIONS:
        return _dedicate(_SET_NOTATIONS[notation])
    if found := _DISCARD.fullmatch(notation):
        return Discard(_color(found[1]))
    if found := _PLACE.fullmatch(notation):
        return Place(int(found[1]), int(found[2]), (int(found[3]), int(found[4])))
    raise ValueError(notation)


def _color(sign: str) -> Color:
    return COLORS[LETTERS.index(sign)]
