"""Games of Lichterfest against oneself, as rows to learn the values from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.search.lichterfest_turns import policy_move
from lichtspiel.bots.search.lichterfest_value import MOST_BOATS, Tables, moment_of, pattern_of, top_rewards
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import NOTHING, Festival

ROW: Final = 3  # moment and pattern; boats, rewards, blocked colours; points at the end and at the moment


def self_play(tables: Tables, festival: Festival, slips: i64, chance: Chance) -> vec[i64]:
    """Play to the end; for each seat between any two turns a row of what lies open and of what came of it."""
    rows = vec[i64]()
    owners = vec[i64]()
    while festival.to_move != NOBODY:
        if festival.done == NOTHING:
            for number in range(len(festival.seats)):
                rows = with_row(rows, festival, number)
                owners = append(owners, i64(number))
        festival.apply(policy_move(tables, festival, slips, chance))
    for at in range(len(owners)):
        rows[at * ROW + 2] += 256 * festival.seats[owners[at]].points
    return rows


def with_row(rows: vec[i64], festival: Festival, number: i64) -> vec[i64]:
    """One row more: all but the points at the end."""
    seat = festival.seats[number]
    tops = top_rewards(festival)
    packed: i64 = min(seat.boats, MOST_BOATS - 1)
    for top in tops:
        packed = packed * 16 + top
    for have in range(4):
        packed = packed * 8 + blocked(festival, number, have)
    rows = append(rows, moment_of(festival, number) * 1000 + pattern_of(seat.cards))
    rows = append(rows, packed)
    return append(rows, seat.points)


def blocked(festival: Festival, number: i64, have: i64) -> i64:
    """Of how many colours a seat has exactly so many cards while the supply is empty."""
    count: i64 = 0
    for color in range(7):
        if festival.supply[color] == 0 and festival.seats[number].cards[color] == have:
            count += 1
    return count
