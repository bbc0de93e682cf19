"""The ring of islands of Die Leuchtturm-Architekten, as bits: where a stone comes to and may land (A6 to A9)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.box import FULL, HARBOUR, ISLANDS, NO_STONE


def _bit_table() -> vec[i64]:
    return vec[i64]([1 << number for number in range(63)])


def _column_table() -> vec[i64]:
    return vec[i64]([0x01010101 << (island - 1) if island > 0 else 0 for island in range(ISLANDS + 1)])


def _open_table() -> vec[i64]:
    return vec[i64]([1 | sum(1 << ISLANDS * stone for stone in (1, 2, 3) if stone != top) for top in range(4)])


BITS: Final[vec[i64]] = _bit_table()  # because mypyc compiles `i64(1) << number` as a shift of 32 bits
COLUMN: Final[vec[i64]] = _column_table()  # all four bits of an island, see `open_rows`
OPEN: Final[vec[i64]] = _open_table()  # the column, for island 1, of a tower with room that has this top stone


def landing(origin: i64, by: i64) -> i64:
    """A6: the island so many steps on (A8: full ones counted); island 1 comes after the harbour, and after 8."""
    return ((origin + by - 1) & (ISLANDS - 1)) + 1


def open_column(tower: i64) -> i64:
    """A7: to which stones a tower is open, as the column of island 1."""
    if tower >= FULL:
        return 0
    return OPEN[tower & 3]


def open_rows(towers: vec[i64]) -> i64:
    """A7: four rows of eight bits, one bit an island: those with fewer than four stones, and those of them that are
    open to a red, a white or a black stone."""
    rows: i64 = 0
    island: i64 = ISLANDS
    while island > 0:
        rows = rows << 1 | open_column(towers[island])
        island -= 1
    return rows


def distances(rows: i64, stone: i64, origin: i64, points: i64, every_step: bool) -> i64:
    """A7 to A9: a bit for each distance that the top stone of a place may go, the lowest for the next island."""
    if stone == NO_STONE:
        return 0
    ways = onward(rows >> (ISLANDS * stone), origin) & (BITS[points] - 1)
    if every_step:
        unfilled = onward(rows, origin)
        ways &= unfilled & -unfilled  # it goes no further than the first of them (A9)
    return ways


def harbour_lands(towers: vec[i64], points: i64, every_step: bool) -> bool:
    """A10: whether the harbour stone has a landing within the points left."""
    return distances(open_rows(towers), towers[HARBOUR] & 3, HARBOUR, points, every_step) != 0


def harbour_lands_on(towers: Sequence[int], points: int, every_step: bool) -> bool:
    """The same for plain Python (0082)."""
    return harbour_lands(vec[i64](towers), points, every_step)


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
