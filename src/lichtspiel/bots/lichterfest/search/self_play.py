"""Games of Lichterfest against oneself, as rows to learn the values from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.lichterfest.search.turns import policy_move
from lichtspiel.bots.lichterfest.search.values import MOST_BOATS, Tables, moment_of, pattern_of, top_rewards
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import LichterfestEngine

ROW: Final = 3  # moment and pattern; boats, rewards, blocked colours; points at the end and at the moment


def self_play(tables: Tables, engine: LichterfestEngine, slips: i64, chance: Chance) -> vec[i64]:
    """Play to the end; for each seat between any two turns a row of what lies open and of what came of it."""
    rows = vec[i64]()
    owners = vec[i64]()
    while engine.to_move != NOBODY:
        if engine.is_new_turn():
            for number in range(len(engine.seats)):
                rows = with_row(rows, engine, number)
                owners = append(owners, i64(number))
        engine.apply(policy_move(tables, engine, slips, chance))
    for at in range(len(owners)):
        rows[at * ROW + 2] += 256 * engine.seats[owners[at]].points
    return rows


def with_row(rows: vec[i64], engine: LichterfestEngine, number: i64) -> vec[i64]:
    """One row more: all but the points at the end."""
    seat = engine.seats[number]
    tops = top_rewards(engine)
    packed: i64 = min(seat.boats, MOST_BOATS - 1)
    for top in tops:
        packed = packed * 16 + top
    for have in range(4):
        packed = packed * 8 + blocked(engine, number, have)
    rows = append(rows, moment_of(engine, number) * 1000 + pattern_of(seat.cards))
    rows = append(rows, packed)
    return append(rows, seat.points)


def blocked(engine: LichterfestEngine, number: i64, have: i64) -> i64:
    """In how many colours without supply a seat has exactly this many cards."""
    count: i64 = 0
    for color in range(7):
        if engine.supply[color] == 0 and engine.seats[number].cards[color] == have:
            count += 1
    return count
