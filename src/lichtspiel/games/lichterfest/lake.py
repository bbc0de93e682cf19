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


def matching_sides(cells: vec[u8], cell: i64, look: i64) -> i64:
    """L15: on which sides of a cell, as bits, a tile whose sides are at `look` meets its own colour."""
    matched: i64 = 0
    for side in range(i64(4)):
        beside = i64(cells[cell + STEP[side]])
        if EMPTY < beside < OPEN and LOOK[(beside - 1) * 4 + (side + 2) % 4] == LOOK[look + side]:
            matched |= 1 << side
    return matched
