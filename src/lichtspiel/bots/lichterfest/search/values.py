"""What a game of Lichterfest is worth between two turns: learned tables over what lies open, summed for each seat.

A seat's hand is its *pattern*: in how many colours it has at least one, two, three and four cards. A *moment* is how
many more times the seat may dedicate, and whether it has just moved. All values are points still to come; how far ahead
one must be to win is learned for each moment, too.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import BOATS, ROW

CHANCES: Final = 13  # to dedicate: 0 to 12 (eleven tiles and the last turn)
MOMENTS: Final = 2 * CHANCES
PATTERNS: Final = 330
MOST_BOATS: Final = 8  # as many or more count alike
LACKS: Final = 20  # how many cards are missing: 0 to 4 for a four, 0 to 6 for pairs, 0 to 7 for a seven
STOCK: Final = 45  # for a colour: none to four cards or more, times none to eight in the supply


def _step_up_table() -> vec[i64]:
    return vec[i64]([0, 1, 9, 73, 585, 585, 585, 585, 585])


# What a colour with 0, 1, 2 … cards adds to one sum that counts the colours with at least one (times 1), two (times
# 8), three (times 64) and four cards (times 512).
STEP_UP: Final[vec[i64]] = _step_up_table()


def _pattern_table() -> vec[i64]:
    """The number of a pattern, at index one + two * 8 + three * 64 + four * 512, as STEP_UP counts."""
    numbers = [0] * 4096
    count = 0
    for one in range(8):
        for two in range(one + 1):
            for three in range(two + 1):
                for four in range(three + 1):
                    numbers[one + two * 8 + three * 64 + four * 512] = count
                    count += 1
    return vec[i64](numbers)


def _lack_table() -> vec[i64]:
    """How many cards a pattern lacks for a four, for three pairs and for a seven, at index pattern * 3 + kind."""
    lacks = vec[i64]()
    for one in range(8):
        for two in range(one + 1):
            for three in range(two + 1):
                for four in range(three + 1):
                    pairs = min(two, 3)
                    most = min(one, 1) + min(two, 1) + min(three, 1) + min(four, 1)
                    lacks = append(lacks, i64(4 - most))
                    lacks = append(lacks, i64(6 - 2 * pairs - min(one - pairs, 3 - pairs)))
                    lacks = append(lacks, i64(7 - one))
    return lacks


def _ready_table() -> vec[i64]:
    """For each pattern, a one in four bits of its own for every kind of which a set is complete."""
    lacks = _lack_table()
    ready = vec[i64]()
    for pattern in range(PATTERNS):
        found: i64 = 0
        for kind in range(3):
            if lacks[pattern * 3 + kind] == 0:
                found |= 1 << kind * 4
        ready = append(ready, found)
    return ready


def _holding_table() -> vec[i64]:
    """Where the row of a colour with 0, 1, 2 … cards begins in the stock table."""
    return vec[i64]([0, 9, 18, 27, 36, 36, 36, 36, 36])


PATTERN: Final[vec[i64]] = _pattern_table()
LACK: Final[vec[i64]] = _lack_table()
READY: Final[vec[i64]] = _ready_table()
HOLDING: Final[vec[i64]] = _holding_table()


class Tables:
    """The learned values for one number of players."""

    def __init__(
        self,
        patterns: list[float],
        boats: list[float],
        lacks: list[float],
        stock: list[float],
        races: list[float],
        scales: list[float],
    ) -> None:
        self.patterns: vec[float] = vec[float](patterns)  # moment * PATTERNS + pattern
        self.boats: vec[float] = vec[float](boats)  # moment * MOST_BOATS + boats
        self.lacks: vec[float] = vec[float](lacks)  # moment * LACKS + lack: for each point of the next reward
        self.stock: vec[float] = vec[float](stock)  # moment * STOCK + cards * 9 + supply: for each colour
        self.races: vec[float] = vec[float](races)  # moment * LACKS + lack: for each rival with such a set
        self.scales: vec[float] = vec[float](scales)  # by moment: as many points ahead mean e times the chance to win

    def worth(
        self,
        moment: i64,
        rows: vec[i64],
        row: i64,
        pattern: i64,
        boats: i64,
        supply: vec[i64],
        tops: vec[i64],
        rivals: i64,
    ) -> float:
        """The points a seat may still hope for; its cards by colour are at `row`, its rivals' sets as in READY."""
        at: i64 = moment * STOCK
        total: float = 0.0
        color: i64 = 0
        while color < 7:
            total += self.stock[at + HOLDING[rows[row + color]] + supply[color]]
            color += 1
        at = moment * LACKS
        four = at + LACK[pattern * 3]
        pairs = at + 5 + LACK[pattern * 3 + 1]
        seven = at + 12 + LACK[pattern * 3 + 2]
        total += self.lacks[four] * float(tops[0])
        total += self.lacks[pairs] * float(tops[1])
        total += self.lacks[seven] * float(tops[2])
        if rivals != 0:
            total += self.races[four] * float(rivals & 15)
            total += self.races[pairs] * float(rivals >> 4 & 15)
            total += self.races[seven] * float(rivals >> 8)
        total += self.patterns[moment * PATTERNS + pattern]
        return total + self.boats[moment * MOST_BOATS + (boats if boats < MOST_BOATS else MOST_BOATS - 1)]


def pattern_of(rows: vec[i64], row: i64) -> i64:
    """The number of the pattern that the cards at `row` make."""
    index: i64 = 0
    for color in range(7):
        index += STEP_UP[rows[row + color]]
    return PATTERN[index]


def lack_of(engine: LichterfestEngine, seat: i64, kind: i64) -> i64:
    """How many cards a seat lacks for a set of this kind."""
    return LACK[pattern_of(engine.rows, seat * ROW) * 3 + kind]


def top_rewards(engine: LichterfestEngine) -> vec[i64]:
    """L11, L12: what the next dedication of each kind brings."""
    tops = vec[i64]([0, 0, 0])
    for kind in range(3):
        tops[kind] = engine.reward(kind, engine.taken(kind))
    return tops


def chances_left(engine: LichterfestEngine, seat: i64) -> i64:
    """How many more times a seat may dedicate, this turn included if it is the one to move (L20, L21)."""
    players = engine.seat_count
    if engine.to_move == NOBODY:
        return 0
    after = (seat - engine.to_move + players) % players
    if engine.last_turns > 0:
        return 1 if after <= players - engine.last_turns else 0
    return turns_left(engine, after) + 1


def turns_left(engine: LichterfestEngine, after: i64) -> i64:
    """How many tiles a seat still has to lay; the seat is counted from the one to move (L20)."""
    players = engine.seat_count
    tiles: i64 = len(engine.stack) - engine.drawn
    for seat in range(players):
        tiles += engine.hand_size(seat)
    return (tiles - after + players - 1) // players


def moment_of(engine: LichterfestEngine, seat: i64) -> i64:
    """The moment of a seat between two turns: who is to move next tells who has just moved."""
    players = engine.seat_count
    waiting = (engine.to_move - seat + players) % players != 1
    return (CHANCES if waiting else 0) + chances_left(engine, seat)


def find_hopes(
    tables: Tables,
    moments: vec[i64],
    rows: vec[i64],
    supply: vec[i64],
    tops: vec[i64],
    mover: i64,
    boats: i64,
    found: vec[float],
) -> None:
    """Write down the points that each seat may still hope for, if the mover has so many boats."""
    ready: i64 = 0
    patterns = vec[i64]([0, 0, 0, 0])
    for seat in range(len(moments)):
        pattern = pattern_of(rows, seat * ROW)
        patterns[seat] = pattern
        ready += READY[pattern]
    for seat in range(len(moments)):
        pattern = patterns[seat]
        own = boats if seat == mover else rows[seat * ROW + BOATS]
        found[seat] = tables.worth(moments[seat], rows, seat * ROW, pattern, own, supply, tops, ready - READY[pattern])


def worth_of_card(tables: Tables, engine: LichterfestEngine, seat: i64, color: i64) -> float:
    """By how much one of a seat's cards of this colour changes what it may still hope for."""
    less = engine.clone()
    less.return_cards(seat, color, 1)
    return abs(prospects(tables, engine)[seat] - prospects(tables, less)[seat])


def prospects(tables: Tables, engine: LichterfestEngine) -> vec[float]:
    """The points each seat may expect at the end, between two turns."""
    found = vec[float]([0.0] * engine.seat_count)
    if engine.to_move != NOBODY:
        moments = vec[i64]([0] * engine.seat_count)
        for seat in range(engine.seat_count):
            moments[seat] = moment_of(engine, seat)
        find_hopes(tables, moments, engine.rows, engine.supply(), top_rewards(engine), 0, engine.boats(0), found)
    for seat in range(engine.seat_count):
        found[seat] += float(engine.points(seat))
    return found


def shares(tables: Tables, engine: LichterfestEngine) -> vec[float]:
    """Each seat's chance to win, between two turns: what it may expect, as far as that still tells."""
    found = prospects(tables, engine)
    scale = tables.scales[moment_of(engine, engine.to_move)]
    most: float = found[0]
    for seat in range(1, len(found)):
        most = max(most, found[seat])
    total: float = 0.0
    for seat in range(len(found)):
        found[seat] = math.exp((found[seat] - most) / scale)
        total += found[seat]
    for seat in range(len(found)):
        found[seat] /= total
    return found
