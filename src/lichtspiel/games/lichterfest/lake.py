"""The lake of Lichterfest as a square of cells: what lies in them, and beside them.

A copy of a game copies the lake, and few of the 4,489 cells are ever covered, so cells that are far apart share a slot.
"""

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
SLOTS: Final = 763
NO_COLOR: Final = 255


def _step_table() -> vec[i64]:
    return vec[i64]([-WIDTH, 1, WIDTH, -1])


def _slot_step_table() -> vec[i64]:
    return vec[i64]([SLOTS - WIDTH, 1, WIDTH, SLOTS - 1])


def _tile_bit_table() -> vec[i64]:
    return vec[i64]([1 << tile for tile in range(TILES)])


def _symbol_table() -> vec[i64]:
    return vec[i64]([1 if tile in SYMBOLS else 0 for tile in range(TILES)])


def _facing_table() -> vec[u8]:
    shown = [NO_COLOR] * (256 * 4)
    for lying in range(1, TILES * 4 + 1):
        for side in range(4):
            shown[lying * 4 + side] = int(LOOK[(lying - 1) * 4 + (side ^ 2)])
    return vec[u8]([u8(color) for color in shown])


STEP: Final[vec[i64]] = _step_table()  # to the neighbour at a table side: north, east, south, west
SLOT_STEP: Final[vec[i64]] = _slot_step_table()  # the same for slots, see `slot_beside`
HAS_SYMBOL: Final[vec[i64]] = _symbol_table()
TILE_BIT: Final[vec[i64]] = _tile_bit_table()
# The colour that what lies at table side `s` of a cell shows to it, at index 4 * lying + s; no tile, no colour.
FACING: Final[vec[u8]] = _facing_table()


def slot_of(cell: i64) -> i64:
    """Where what lies in a cell is kept. Cells that share a slot are at least 37 steps apart; tiles, open places and
    their neighbours are not, since the 33 tiles lie in one piece."""
    return cell % SLOTS


def slot_beside(slot: i64, side: i64) -> i64:
    """The slot of the neighbour at a table side."""
    beside = slot + SLOT_STEP[side]
    return beside if beside < SLOTS else beside - SLOTS


def empty_lake() -> vec[u8]:
    """A lake without a tile."""
    return vec[u8]([EMPTY] * SLOTS)
