"""What the page must know of Lichterfest beyond what views say: the tiles, and what sets and rewards are."""

from typing import Final

import msgspec

from lichtspiel.core.material import Material
from lichtspiel.games.lichterfest.box import CARDS_EACH, GENERAL_VALUE, KINDS, SIDES, START, SYMBOLS
from lichtspiel.games.lichterfest.moves import Kind
from lichtspiel.games.lichterfest.turn import MOST_CARDS


class TileFace(msgspec.Struct, frozen=True):
    """The letters of a tile's sides, clockwise, and the symbol in its middle."""

    sides: str
    symbol: str | None


class SetKind(msgspec.Struct, frozen=True):
    """L11: a kind of set, and how many cards of each of its colours it takes; a seven names no colours: it has all."""

    kind: Kind
    cards_each: int


class LichterfestMaterial(Material, frozen=True, tag_field="game", tag="lichterfest"):
    """The tiles by their numbers, and the kinds of sets in the order of the stacks of rewards."""

    tiles: tuple[TileFace, ...]
    start: int  # L1: the number of the start tile
    sets: tuple[SetKind, ...]
    general_value: int  # L12: what a set is worth once the rewards of its kind are gone
    most_cards: int  # L13: whoever has more must discard


MATERIAL: Final = LichterfestMaterial(
    tiles=tuple(TileFace(sides, SYMBOLS.get(tile)) for tile, sides in enumerate(SIDES)),
    start=START,
    sets=tuple(SetKind(KINDS[place], each) for place, each in enumerate(CARDS_EACH)),
    general_value=GENERAL_VALUE,
    most_cards=MOST_CARDS,
)
