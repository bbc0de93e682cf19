"""Games of Lichterfest against oneself, as rows to learn the values from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.lichterfest.search.lookahead import share_of_victory
from lichtspiel.bots.lichterfest.search.turns import policy_move
from lichtspiel.bots.lichterfest.search.values import (
    HOLDING,
    MOST_BOATS,
    READY,
    Tables,
    moment_of,
    pattern_of,
    top_rewards,
)
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import ROW as SEAT_ROW

# Moment and pattern; boats and rewards; cards and supply of each colour; sets that rivals have; what there was in the
# end: twelve times the part of the victory, then the points at the end and at the moment.
ROW: Final = 5
TWELFTHS: Final = 12.0  # of a victory: up to four share it


def self_play(tables: Tables, engine: LichterfestEngine, slips: i64, chance: Chance) -> vec[i64]:
    """Play to the end; for each seat between any two turns a row of what lies open and of what came of it."""
    return play_among(tables, tables, 0, engine, slips, chance)


def play_among(
    tables: Tables, rivals: Tables, learner: i64, engine: LichterfestEngine, slips: i64, chance: Chance
) -> vec[i64]:
    """The same of a seat among rivals who go by other values."""
    rows = vec[i64]()
    owners = vec[i64]()
    while engine.to_move != NOBODY:
        if engine.is_new_turn():
            ready: i64 = 0
            for number in range(engine.seat_count):
                ready += READY[pattern_of(engine.rows, number * SEAT_ROW)]
            for number in range(engine.seat_count):
                rows = with_row(rows, engine, number, ready)
                owners = append(owners, number)
        engine.apply(policy_move(tables if engine.to_move == learner else rivals, engine, slips, chance))
    for at in range(len(owners)):
        won: i64 = int(TWELFTHS * share_of_victory(engine, owners[at]) + 0.5)
        rows[at * ROW + 4] += 256 * engine.points(owners[at]) + 65536 * won
    return rows


def with_row(rows: vec[i64], engine: LichterfestEngine, number: i64, ready: i64) -> vec[i64]:
    """One row more: all but the points at the end."""
    tops = top_rewards(engine)
    packed: i64 = min(engine.boats(number), MOST_BOATS - 1)
    for top in tops:
        packed = packed * 16 + top
    stock: i64 = 0
    for color in range(7):
        stock = stock * 64 + HOLDING[engine.rows[number * SEAT_ROW + color]] + engine.rows[engine.middle() + color]
    pattern = pattern_of(engine.rows, number * SEAT_ROW)
    rows = append(rows, moment_of(engine, number) * 1000 + pattern)
    rows = append(rows, packed)
    rows = append(rows, stock)
    rows = append(rows, ready - READY[pattern])
    return append(rows, engine.points(number))
