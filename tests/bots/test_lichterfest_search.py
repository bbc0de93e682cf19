"""What Lichterfest's master searches with: values, the look at replies, and sure wins."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel import Chance, Match, load
from lichtspiel.bots import make
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.lichterfest.search.lookahead import think_on
from lichtspiel.bots.lichterfest.search.self_play import play_among, self_play
from lichtspiel.bots.lichterfest.search.values import (
    LACKS,
    MOMENTS,
    MOST_BOATS,
    PATTERNS,
    STOCK,
    Tables,
    prospects,
    shares,
)
from lichtspiel.bots.lichterfest.weights import Weights, tables, weights
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import ROW
from tests.conformance.strategies import matches

GAME = load("lichterfest")


def world_of(match: Match) -> LichterfestEngine:
    """A copy of the game's engine."""
    world = match.position.engine.clone()
    assert isinstance(world, LichterfestEngine)
    return world


@pytest.mark.parametrize("players", GAME.players)
def test_the_weights_are_whole_and_survive_their_file(players: int) -> None:
    found = weights(players)
    assert msgspec.json.decode(json.dumps(msgspec.to_builtins(found)), type=Weights) == found
    sizes = {
        "patterns": MOMENTS * PATTERNS,
        "boats": MOMENTS * MOST_BOATS,
        "lacks": MOMENTS * LACKS,
        "stock": MOMENTS * STOCK,
        "races": MOMENTS * LACKS,
        "scales": MOMENTS,
    }
    assert {name: len(getattr(found, name)) for name in sizes} == sizes
    assert set(found.origin) == {"command", "commit", "gate"}
    assert min(found.scales) > 0


@given(matches(GAME, most_plies=60))
@settings(max_examples=40)
def test_the_values_know_no_seat_by_its_number(match: Match) -> None:
    """When everybody moves up a seat, so do their prospects."""
    world, players = world_of(match), len(match.players)
    turned = world.clone()
    for seat in range(players):
        there = (seat + 1) % players * ROW
        for at in range(ROW):
            turned.rows[there + at] = world.rows[seat * ROW + at]
    if world.to_move >= 0:
        turned.to_move = (world.to_move + 1) % players
    before = [float(points) for points in prospects(tables(players), world)]
    after = [float(points) for points in prospects(tables(players), turned)]
    assert after[1:] + after[:1] == pytest.approx(before)


@given(matches(GAME, most_plies=60))
@settings(max_examples=40)
def test_shares_are_chances_in_the_order_of_prospects(match: Match) -> None:
    world = world_of(match)
    if world.to_move < 0:
        return
    values = tables(len(match.players))
    found, points = ([float(one) for one in of(values, world)] for of in (shares, prospects))
    assert sum(found) == pytest.approx(1.0)
    assert sorted(range(len(found)), key=found.__getitem__) == sorted(range(len(found)), key=points.__getitem__)


@given(matches(GAME, most_plies=60), st.integers(1, 3))
@settings(max_examples=20)
def test_thinking_on_plays_whole_turns_of_a_copy(match: Match, turns: int) -> None:
    world = world_of(match)
    before = world.clone()
    after = think_on(tables(len(match.players)), world, turns, 3, Chance(1))
    assert GAME.view(world, 0) == GAME.view(before, 0)
    assert after.is_new_turn()
    assert len(before.laid) <= len(after.laid) <= len(before.laid) + turns + 1


def last_turn(players: int, seed: int) -> Match:
    """A random game at the last turn of its last seat, after which nobody moves."""
    match, chance = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), seed), Chance(seed)
    while world_of(match).last_turns < players:
        match.play(match.position.random_move(chance))
    return match


def ranks_within_reach(world: LichterfestEngine, seat: int) -> set[int]:
    """The ranks a seat can end with."""
    if world.to_move != seat:
        return {int(world.rank(seat))}
    found: set[int] = set()
    for move in world.legal():
        after = world.clone()
        after.apply(move)
        found |= ranks_within_reach(after, seat)
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_the_last_turn_is_played_as_well_as_it_can_be(players: int) -> None:
    """L22: points, then boats, then cards; so a win within one's own turn is never missed."""
    for seed in range(12):
        match = last_turn(players, seed)
        seat = match.position.to_move
        assert seat is not None
        best = max(ranks_within_reach(world_of(match), seat))
        rivals = [int(world_of(match).rank(other)) for other in range(players) if other != seat]
        bot = make("master", GAME, seat, seed, Budget(simulations=60))
        while match.position.to_move is not None:
            match.play(bot.choose(match.position.view(seat), match.position.legal()))
        assert int(world_of(match).rank(seat)) == best or best < max(rivals)


def test_rivals_with_the_same_values_are_oneself_and_others_are_not() -> None:
    """A response learns among rivals; if those go by its own values, that is a game against itself."""
    own, others = tables(2), tables(3)

    def rows(rivals: Tables) -> list[int]:
        world = Match.dealt(GAME, ("Ada", "Ben"), 3).position.engine
        assert isinstance(world, LichterfestEngine)
        return list(play_among(own, rivals, 0, world, 0, Chance(1)))

    world = Match.dealt(GAME, ("Ada", "Ben"), 3).position.engine
    assert isinstance(world, LichterfestEngine)
    assert rows(own) == list(self_play(own, world, 0, Chance(1))) != rows(others)
