"""The ring of islands of Die Leuchtturm-Architekten, as bits: where stones may go (A5 to A10)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.box import FULL, HARBOUR, ISLANDS, NO_STONE, POINTS


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
    """A6: the island `by` steps on (A8: counting full ones); island 1 comes after the harbour, and after 8."""
    return ((origin + by - 1) & (ISLANDS - 1)) + 1


def open_column(tower: i64) -> i64:
    """A7: to which stones a tower is open, as the column of island 1."""
    if tower >= FULL:
        return 0
    return OPEN[tower & 3]


def open_rows(towers: vec[i64]) -> i64:
    """A7: four rows of eight bits, one bit per island: the islands with fewer than four stones, then those of them that
    are open to a red, to a white and to a black stone."""
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
        ways &= unfilled & -unfilled  # a stone goes no further than the first of them (A9)
    return ways


def harbour_distances(rows: i64, towers: vec[i64], points: i64, every_step: bool) -> i64:
    """A10: the distances that the harbour stone may go."""
    return distances(rows, towers[HARBOUR] & 3, HARBOUR, points, every_step)


def harbour_lands(towers: vec[i64], points: i64, every_step: bool) -> bool:
    """A10: whether the harbour stone has a landing within the points left."""
    return harbour_distances(open_rows(towers), towers, points, every_step) != 0


def harbour_lands_on(towers: Sequence[int], points: int, every_step: bool) -> bool:
    """The same for plain Python (0082)."""
    return harbour_lands(vec[i64](towers), points, every_step)


def step_bits(towers: vec[i64], points: i64, every_step: bool) -> i64:
    """A5: every top stone, as far as it may go: `POINTS` bits per place, those of the harbour lowest."""
    rows = open_rows(towers)
    harbour = harbour_distances(rows, towers, points, every_step)
    bits: i64 = 0
    island: i64 = ISLANDS
    while island > 0:
        if harbour == 0:
            ways = distances(rows, towers[island] & 3, island, points, every_step)
        else:
            ways = dutiful_distances(rows, towers, island, points, every_step)
        bits = bits << POINTS | ways
        island -= 1
    return bits << POINTS | harbour


def dutiful_distances(rows: i64, towers: vec[i64], island: i64, points: i64, every_step: bool) -> i64:
    """A10: the distances that leave the harbour stone a landing, before any lighthouse is settled."""
    ways = distances(rows, towers[island] & 3, island, points, every_step)
    kept: i64 = 0
    for by in range(1, points + 1):
        if ways & BITS[by - 1]:
            after = rows_after(rows, towers, island, landing(island, by))
            if harbour_distances(after, towers, points - by, every_step) != 0:
                kept |= BITS[by - 1]
    return kept


def can_step(towers: vec[i64], points: i64, every_step: bool) -> bool:
    """A11: whether any stone can be moved; the harbour stone always may, if it can, so A10 does not matter."""
    rows = open_rows(towers)
    for origin in range(ISLANDS + 1):
        if distances(rows, towers[origin] & 3, origin, points, every_step) != 0:
            return True
    return False


def rows_after(rows: i64, towers: vec[i64], origin: i64, target: i64) -> i64:
    """What a move from island to island makes of the rows: it changes two columns, and nothing else."""
    left = open_column(towers[origin] >> 2) << (origin - 1)
    built = open_column(towers[target] << 2 | towers[origin] & 3) << (target - 1)
    return rows & ~(COLUMN[origin] | COLUMN[target]) | left | built


def onward(row: i64, origin: i64) -> i64:
    """A6: the bits of a row, starting with the island after a place, and once round the ring."""
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
