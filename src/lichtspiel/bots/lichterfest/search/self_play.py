"""Games of Lichterfest against oneself, as rows to learn the values from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.lichterfest.search.turns import policy_move
from lichtspiel.bots.lichterfest.search.values import MOST_BOATS, Tables, moment_of, pattern_of, top_rewards
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import ROW as SEAT_ROW

ROW: Final = 3  # moment and pattern; boats, rewards, blocked colours; points at the end and at the moment


def self_play(tables: Tables, engine: LichterfestEngine, slips: i64, chance: Chance) -> vec[i64]:
    """Play to the end; for each seat between any two turns a row of what lies open and of what came of it."""
    rows = vec[i64]()
    owners = vec[i64]()
    while engine.to_move != NOBODY:
        if engine.is_new_turn():
            for number in range(engine.seat_count):
                rows = with_row(rows, engine, number)
                owners = append(owners, number)
        engine.apply(policy_move(tables, engine, slips, chance))
    for at in range(len(owners)):
        rows[at * ROW + 2] += 256 * engine.points(owners[at])
    return rows


def with_row(rows: vec[i64], engine: LichterfestEngine, number: i64) -> vec[i64]:
    """One row more: all but the points at the end."""
    tops = top_rewards(engine)
    packed: i64 = min(engine.boats(number), MOST_BOATS - 1)
    for top in tops:
        packed = packed * 16 + top
    for have in range(4):
        packed = packed * 8 + blocked(engine, number, have)
    rows = append(rows, moment_of(engine, number) * 1000 + pattern_of(engine.rows, number * SEAT_ROW))
    rows = append(rows, packed)
    return append(rows, engine.points(number))


def blocked(engine: LichterfestEngine, number: i64, have: i64) -> i64:
    """In how many colours without supply a seat has exactly this many cards."""
    supply = engine.supply()
    cards = engine.cards(number)
    count: i64 = 0
    for color in range(7):
        if supply[color] == 0 and cards[color] == have:
            count += 1
    return count
