"""The ring of islands of Die Leuchtturm-Architekten, as bits: where stones may go (A5 to A10)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.box import FULL, HARBOUR, ISLANDS, NO_STONE, POINTS, TOWER_NUMBERS


def _bit_table() -> vec[i64]:
    return vec[i64]([1 << number for number in range(63)])


def _number_table() -> vec[i64]:
    numbers = [0] * BIT_MODULUS
    for number in range(63):
        numbers[(1 << number) % BIT_MODULUS] = number
    return vec[i64](numbers)


def _column_of(tower: int) -> int:
    """The column of island 1 with this tower, see `read_rows`."""
    top = tower & 3
    has_room = tower < FULL
    open_to = sum(1 << ISLANDS * stone for stone in (1, 2, 3) if has_room and stone != top)
    return has_room | open_to | (1 << ISLANDS * (3 + top) if top != NO_STONE else 0)


def _spread_table() -> vec[i64]:
    """A row with `POINTS` bits for each island instead of one, of which the lowest is set or not."""
    return vec[i64]([sum(1 << POINTS * at for at in range(ISLANDS) if row >> at & 1) for row in range(1 << ISLANDS)])


def _spared_table() -> vec[i64]:
    """By distance and row of landings on islands 1 to 3: the islands from where a stone that goes so far neither leaves
    nor reaches one of these landings at least."""
    return vec[i64](
        [
            sum(1 << at for at in range(ISLANDS) if landings & ~(1 << at | 1 << (at + by) % ISLANDS))
            for by in range(POINTS + 1)
            for landings in range(1 << POINTS - 1)
        ]
    )


BIT_MODULUS: Final = 67  # all powers of two below 2 ** 66 differ modulo it
BITS: Final[vec[i64]] = _bit_table()  # because mypyc compiles `i64(1) << number` as a shift of 32 bits
NUMBER_OF: Final[vec[i64]] = _number_table()  # the number of a bit, by the bit modulo BIT_MODULUS
WHOLE_COLUMN: Final = 0x01010101010101
COLUMN_OF: Final[vec[i64]] = vec[i64]([_column_of(tower) for tower in range(TOWER_NUMBERS)])
SPREAD: Final[vec[i64]] = _spread_table()
SPARED: Final[vec[i64]] = _spared_table()


def landing(origin: i64, by: i64) -> i64:
    """A6: the island `by` steps on (A8: counting full ones); island 1 comes after the harbour, and after 8."""
    return ((origin + by - 1) & (ISLANDS - 1)) + 1


def read_rows(towers: vec[i64]) -> i64:
    """A7: seven rows of eight bits, one bit per island: the islands with fewer than four stones; those of them that are
    open to a red, to a white and to a black stone; and those whose top stone is red, white and black."""
    rows: i64 = 0
    island: i64 = ISLANDS
    while island > 0:
        rows = rows << 1 | COLUMN_OF[towers[island]]
        island -= 1
    return rows


def rows_after(rows: i64, towers: vec[i64], origin: i64, target: i64) -> i64:
    """What a move from island to island makes of the rows: it changes two columns, and nothing else."""
    left = COLUMN_OF[towers[origin] >> 2] << (origin - 1)
    built = COLUMN_OF[towers[target] << 2 | towers[origin] & 3] << (target - 1)
    gone: i64 = WHOLE_COLUMN
    return rows & ~(gone << (origin - 1) | gone << (target - 1)) | left | built


def beyond(row: i64, by: i64) -> i64:
    """A6: a row, turned: the bit of each island is that of the island `by` steps on."""
    ring = row & 255
    return (ring << ISLANDS | ring) >> by


def movers(rows: i64, by: i64, every_step: bool) -> i64:
    """A7 to A9: a row of the islands whose top stone may go so far."""
    red = beyond(rows >> 8, by) & rows >> 32
    white = beyond(rows >> 16, by) & rows >> 40
    black = beyond(rows >> 24, by) & rows >> 48
    found = (red | white | black) & 255
    if every_step:
        for passed in range(i64(1), by):
            found &= ~beyond(rows, passed)  # a stone goes no further than the first island with room (A9)
    return found


def harbour_distances(rows: i64, towers: vec[i64], points: i64, every_step: bool) -> i64:
    """A7 to A9: a bit for each distance that the harbour stone may go, the lowest for island 1."""
    stone = towers[HARBOUR] & 3
    if stone == NO_STONE:
        return 0
    ways = rows >> (ISLANDS * stone) & (BITS[points] - 1)
    if every_step:
        has_room = rows & 255
        ways &= has_room & -has_room
    return ways


def harbour_lands(towers: vec[i64], points: i64, every_step: bool) -> bool:
    """A10: whether the harbour stone has a landing within the points left."""
    return harbour_distances(read_rows(towers), towers, points, every_step) != 0


def harbour_lands_on(towers: Sequence[int], points: int, every_step: bool) -> bool:
    """The same for plain Python (0082)."""
    return harbour_lands(vec[i64](towers), points, every_step)


def step_bits(towers: vec[i64], points: i64, every_step: bool) -> i64:
    """A5: every top stone, as far as it may go: `POINTS` bits per place, those of the harbour lowest."""
    rows = read_rows(towers)
    harbour = harbour_distances(rows, towers, points, every_step)
    bits = harbour
    by: i64 = 1
    while by <= points:
        islands = movers(rows, by, every_step) if harbour == 0 else dutiful_movers(rows, towers, by, points, every_step)
        bits |= SPREAD[islands] << (POINTS + by - 1)
        by += 1
    return bits


def dutiful_movers(rows: i64, towers: vec[i64], by: i64, points: i64, every_step: bool) -> i64:
    """A10: those that leave the harbour stone a landing, before any lighthouse is settled."""
    if by == points:
        return 0
    islands = movers(rows, by, every_step)
    kept: i64 = 0
    if not every_step:
        landings = harbour_distances(rows, towers, points - by, every_step)
        kept = islands & SPARED[by << (POINTS - 1) | landings]
    doubtful = islands & ~kept
    while doubtful != 0:
        island = lowest(doubtful) + 1
        after = rows_after(rows, towers, island, landing(island, by))
        if harbour_distances(after, towers, points - by, every_step) != 0:
            kept |= BITS[island - 1]
        doubtful &= doubtful - 1
    return kept


def can_step(towers: vec[i64], points: i64, every_step: bool) -> bool:
    """A11: whether any stone can be moved; the harbour stone always may, if it can, so A10 does not matter."""
    rows = read_rows(towers)
    if harbour_distances(rows, towers, points, every_step) != 0:
        return True
    by: i64 = 1
    while by <= points:
        if movers(rows, by, every_step) != 0:
            return True
        by += 1
    return False


def ones(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    return NUMBER_OF[(bits & -bits) % BIT_MODULUS]


def put_numbers(numbers: vec[i64], bits: i64) -> i64:
    """Write the numbers of all bits that are set to the beginning of a vec; returns how many there are."""
    count: i64 = 0
    while bits != 0:
        numbers[count] = lowest(bits)
        bits &= bits - 1
        count += 1
    return count
