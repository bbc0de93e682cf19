"""The lake of Lichterfest as a square of cells: what lies in them, and which edges match (L15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lichtspiel.games.lichterfest.box import LOOK, SYMBOLS, TILES

# At most 33 tiles lie on it, so no tile is more than 32 steps from the start tile, and no open place more than 33.
REACH: Final = 33
WIDTH: Final = 2 * REACH + 1
MIDDLE: Final = REACH * WIDTH + REACH
EMPTY: Final = 0  # a tile lies there as 1 + tile * 4 + turns
OPEN: Final = 255  # empty, and next to a tile


def _step_table() -> vec[i64]:
    return vec[i64]([-WIDTH, 1, WIDTH, -1])


def _symbol_table() -> vec[i64]:
    return vec[i64]([1 if tile in SYMBOLS else 0 for tile in range(TILES)])


STEP: Final[vec[i64]] = _step_table()  # to the neighbour at a table side: north, east, south, west
HAS_SYMBOL: Final[vec[i64]] = _symbol_table()


def matches(cells: vec[u8], cell: i64, side: i64) -> bool:
    """L15: whether the edge of the tile in this cell shows the same colour on both sides."""
    neighbour = cell + STEP[side]
    if cells[neighbour] == EMPTY or cells[neighbour] == OPEN:
        return False
    return facing(cells, cell, side) == facing(cells, neighbour, (side + 2) % 4)


def facing(cells: vec[u8], cell: i64, side: i64) -> i64:
    """The colour that the tile in this cell turns to a table side."""
    return LOOK[(i64(cells[cell]) - 1) * 4 + side]
