"""The ring of islands of Die Leuchtturm-Architekten, as bits: where a stone comes to and may land (A6 to A9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.box import FULL, ISLANDS


def _bit_table() -> vec[i64]:
    return vec[i64]([1 << number for number in range(63)])


def _column_table() -> vec[i64]:
    return vec[i64]([0x01010101 << (island - 1) if island > 0 else 0 for island in range(ISLANDS + 1)])


def _open_table() -> vec[i64]:
    return vec[i64]([1 | sum(1 << ISLANDS * stone for stone in (1, 2, 3) if stone != top) for top in range(4)])


BITS: Final[vec[i64]] = _bit_table()  # because mypyc compiles `i64(1) << number` as a shift of 32 bits
COLUMN: Final[vec[i64]] = _column_table()  # all four bits of an island, see `_open_rows`
OPEN: Final[vec[i64]] = _open_table()  # the column, for island 1, of a tower with room that has this top stone


def landing(origin: i64, by: i64) -> i64:
    """A6: the island so many steps on (A8: full ones counted); island 1 comes after the harbour, and after 8."""
    return ((origin + by - 1) & (ISLANDS - 1)) + 1


def open_column(tower: i64) -> i64:
    """A7: to which stones a tower is open, as the column of island 1."""
    if tower >= FULL:
        return 0
    return OPEN[tower & 3]


def onward(row: i64, origin: i64) -> i64:
    """A6: the bits of a row, beginning with the island next after a place, and once round the ring."""
    ring = row & 255
    return (ring << ISLANDS | ring) >> origin


def ones(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    while bits & 255 == 0:
        bits >>= 8
        number += 8
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number
