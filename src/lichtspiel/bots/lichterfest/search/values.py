"""What a game of Lichterfest is worth between two turns: learned tables over what lies open, summed for each seat.

A seat's hand is its *pattern*: in how many colours it has at least one, two, three and four cards. A *moment* is how
many more times the seat may dedicate, and whether it has just moved. All values are points still to come.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import ROW

CHANCES: Final = 13  # to dedicate: 0 to 12 (eleven tiles and the last turn)
MOMENTS: Final = 2 * CHANCES
PATTERNS: Final = 330
MOST_BOATS: Final = 8  # as many or more count alike
LACKS: Final = 20  # how many cards are missing: 0 to 4 for a four, 0 to 6 for pairs, 0 to 7 for a seven
BLOCKS: Final = 4  # colours of whose cards one has 0, 1, 2 or 3 and of which the supply is empty


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


PATTERN: Final[vec[i64]] = _pattern_table()
LACK: Final[vec[i64]] = _lack_table()


class Tables:
    """The learned values for one number of players."""

    def __init__(self, patterns: list[float], boats: list[float], lacks: list[float], blocks: list[float]) -> None:
        self.patterns: vec[float] = vec[float](patterns)  # moment * PATTERNS + pattern
        self.boats: vec[float] = vec[float](boats)  # moment * MOST_BOATS + boats
        self.lacks: vec[float] = vec[float](lacks)  # moment * LACKS + lack: for each point of the next reward
        self.blocks: vec[float] = vec[float](blocks)  # moment * BLOCKS + cards: for each such colour

    def worth(self, moment: i64, rows: vec[i64], row: i64, boats: i64, supply: vec[i64], tops: vec[i64]) -> float:
        """The points a seat may still hope for; its cards by colour are at `row`."""
        index: i64 = 0
        total: float = 0.0
        color: i64 = 0
        while color < 7:
            have = rows[row + color]
            index += STEP_UP[have]
            if supply[color] == 0 and have < BLOCKS:
                total += self.blocks[moment * BLOCKS + have]
            color += 1
        pattern = PATTERN[index]
        row = moment * LACKS
        total += self.lacks[row + LACK[pattern * 3]] * float(tops[0])
        total += self.lacks[row + 5 + LACK[pattern * 3 + 1]] * float(tops[1])
        total += self.lacks[row + 12 + LACK[pattern * 3 + 2]] * float(tops[2])
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


def worth_of_card(tables: Tables, engine: LichterfestEngine, seat: i64, color: i64) -> float:
    """By how much one of a seat's cards of this colour changes what it may still hope for."""
    moment = moment_of(engine, seat)
    tops = top_rewards(engine)
    boats = engine.boats(seat)
    supply = engine.supply()
    less = engine.cards(seat)
    less[color] -= 1
    hope = tables.worth(moment, engine.rows, seat * ROW, boats, supply, tops)
    return abs(hope - tables.worth(moment, less, 0, boats, supply, tops))


def prospects(tables: Tables, engine: LichterfestEngine) -> vec[float]:
    """The points each seat may expect at the end, between two turns."""
    tops = top_rewards(engine)
    supply = engine.supply()
    found = vec[float]([0.0] * engine.seat_count)
    for seat in range(engine.seat_count):
        hope: float = 0.0
        if engine.to_move != NOBODY:
            hope = tables.worth(moment_of(engine, seat), engine.rows, seat * ROW, engine.boats(seat), supply, tops)
        found[seat] = float(engine.points(seat)) + hope
    return found


def lead(points: vec[float], seat: i64) -> float:
    """By how much a seat is ahead of the others: half of their mean, half of the best of them."""
    total: float = 0.0
    most: float = -1000.0
    for number in range(len(points)):
        if number != seat:
            total += points[number]
            most = max(most, points[number])
    return points[seat] - (total / float(len(points) - 1) + most) / 2.0
