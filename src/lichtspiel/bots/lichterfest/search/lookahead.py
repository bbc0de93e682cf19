"""Imagined worlds of Lichterfest played on: at a glance by learned values, or with a look at the next seat's reply."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.appraisal import share_of_first
from lichtspiel.bots.lichterfest.search.plans import Planner
from lichtspiel.bots.lichterfest.search.turns import policy_move
from lichtspiel.bots.lichterfest.search.values import Tables, shares
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.rules import LichterfestEngine

MARGIN: Final = 1.0  # points by which a turn may look worse than the best and still be compared with it


def play_on(tables: Tables, world: LichterfestEngine, turns: i64, chance: Chance) -> None:
    """Play by the learned values alone, for a number of turns or to the end."""
    while turns > 0 and world.to_move != NOBODY:
        world.apply(policy_move(tables, world, 0, chance))
        if world.is_new_turn():
            turns -= 1


def share_of_victory(world: LichterfestEngine, seat: i64) -> float:
    """L22: 1 for the winner; those who share the victory have equal parts of it."""
    ranks = vec[i64]([0] * world.seat_count)
    for number in range(world.seat_count):
        ranks[number] = world.rank(number)
    return share_of_first(ranks, seat)


def chance_to_win(tables: Tables, world: LichterfestEngine, seat: i64) -> float:
    """How likely a seat is to win, between two turns; when the game is over, its part of the victory."""
    if world.to_move == NOBODY:
        return share_of_victory(world, seat)
    return shares(tables, world)[seat]


def think_on(tables: Tables, world: LichterfestEngine, turns: i64, likely: i64, chance: Chance) -> LichterfestEngine:
    """Play some turns, each the best of a few by what the next seat makes of it; returns what it made of the last.

    Everybody wants to win, so a turn is judged by the chance to win after the reply, which goes by the values alone.
    """
    beyond = world
    while turns > 0 and world.to_move != NOBODY:
        plans = Planner(tables, likely).find_likely(world)
        seat = world.to_move
        best = world
        most: float = -1.0
        for plan in plans:
            if plan.value < plans[0].value - MARGIN:
                break
            copy = world.clone()
            for move in plan.moves:
                copy.apply(move)
            reply = copy.clone()
            play_on(tables, reply, 1, chance)
            value = chance_to_win(tables, reply, seat)
            if value > most:
                best = copy
                beyond = reply
                most = value
        world = best
        turns -= 1
    return beyond


def outlook(
    tables: Tables, world: LichterfestEngine, viewer: i64, worlds: i64, turns: i64, chance: Chance
) -> vec[float]:
    """Each seat's chance to win, on average over imagined worlds in which a number of turns is played on."""
    found = vec[float]([0.0] * world.seat_count)
    for _ in range(worlds):
        sample = world.clone()
        sample.redeal(viewer, chance)
        play_on(tables, sample, turns, chance)
        for seat in range(len(found)):
            found[seat] += chance_to_win(tables, sample, seat) / float(worlds)
    return found
