"""The learned forecast of Die Leuchtturm-Architekten: fair to colours, blind to secrets, and the same in every form."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel import Chance, Match
from lichtspiel.bots import make
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.leuchtturm.search.forecast import Forecast, size_for
from lichtspiel.bots.leuchtturm.search.foresight import Foresight
from lichtspiel.bots.leuchtturm.search.nearness import (
    COVERED,
    NOTHING,
    ONE_NEAR,
    THREE_AT_ONE,
    THREE_FAR,
    THREE_READY,
    THREE_SOON,
    TWO_CHEAP,
    TWO_FAR,
    TWO_NEAR,
    TWO_READY,
    Survey,
)
from lichtspiel.bots.leuchtturm.search.net import Inputs, Net, logistic, net_of, weights_of
from lichtspiel.bots.leuchtturm.search.plans import Planner
from lichtspiel.bots.leuchtturm.search.self_play import SelfPlay
from lichtspiel.bots.leuchtturm.search.turn_walk import Player
from lichtspiel.bots.leuchtturm.search.worth import VICTORY, playing_judge
from lichtspiel.bots.leuchtturm.weights import forecast, trained
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.games.leuchtturm.box import CARD_NAMED, CARD_OF, CARDS, TOWER_OF, tower_number
from lichtspiel.games.leuchtturm.codes import MOVE
from lichtspiel.games.leuchtturm.game import GAME
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, supply_of

PLAYERS = (2, 3, 4)


def between_turns(players: int, games: int = 2) -> Iterator[LeuchtturmEngine]:
    """Worlds at the beginning of every turn of games that are played by the forecast."""
    player = Player(forecast(players))
    for game in range(games):
        match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), f"forecast {game}")
        world = match.position.engine
        assert isinstance(world, LeuchtturmEngine)
        while world.to_move != NOBODY and world.turn < 60:
            player.play_turn(world)
            if world.to_move != NOBODY:
                yield world


def mover(world: LeuchtturmEngine) -> int:
    """The seat that has just moved."""
    return int(world.active - 1) % len(world.held)


def recolored(tower: int, colors: tuple[int, ...]) -> int:
    """A tower with other colours."""
    return 0 if tower == 0 else recolored(tower >> 2, colors) * 4 + colors[(tower & 3) - 1]


def in_colors(world: LeuchtturmEngine, colors: tuple[int, ...]) -> LeuchtturmEngine:
    """The same world with its colours exchanged, on the board, in the supply and on the cards."""
    other = world.clone()
    card_in = [int(CARD_OF[recolored(int(TOWER_OF[card]), colors)]) for card in range(CARDS)]
    left = {colors[stone - 1]: int(world.in_supply(stone)) for stone in (1, 2, 3)}
    places, traced = [0] * CARDS, 0
    for card in range(CARDS):
        places[card_in[card]] = int(world.places[card])
        traced |= int(world.is_traced(card)) << card_in[card]
    other.towers = vec[i64]([recolored(int(tower), colors) for tower in world.towers])
    other.supply = supply_of([left[stone] for stone in (1, 2, 3)])
    other.places, other.traced = vec[i64](places), traced
    other.stacks = [vec[i64]([card_in[card] for card in stack]) for stack in world.stacks]
    return other


@pytest.mark.parametrize("players", PLAYERS)
def test_colours_do_not_matter(players: int) -> None:
    told = forecast(players)
    for world in between_turns(players):
        seat = mover(world)
        expected = told.chance_of(world, seat)
        for colors in permutations((1, 2, 3)):
            assert told.chance_of(in_colors(world, colors), seat) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_cannot_know_does_not_matter(players: int) -> None:
    told, chance = forecast(players), Chance("redeal")
    for world in between_turns(players):
        seat = mover(world)
        expected = told.chance_of(world, seat)
        other = world.clone()
        other.redeal(seat, chance)
        assert told.chance_of(other, seat) == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_of_games_that_are_over_are_who_won(players: int) -> None:
    match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), "over")
    world, player = match.position.engine, Player(forecast(players))
    assert isinstance(world, LeuchtturmEngine)
    while world.to_move != NOBODY:
        player.play_turn(world)
    assert sum(forecast(players).chance_of(world, seat) for seat in range(players)) == 1


def test_weights_survive_their_file() -> None:
    kept = trained()
    for players in PLAYERS:
        assert weights_of(net_of(kept.weights[players], size_for(players), kept.hidden)) == kept.weights[players]


def test_a_net_learns_what_it_is_told() -> None:
    net, inputs = net_of([300] * 41, 3, 8), Inputs(3)
    inputs.add(1, 1.0)
    before = logistic(net.logit(inputs))
    for _ in range(200):
        net.learn(inputs, 0.2, 0.1)
    assert abs(logistic(net.logit(inputs)) - 0.2) < 0.01 < abs(before - 0.2)


def test_self_play_learns() -> None:
    """An empty net says even; after some games it tells better who wins."""
    told, chance = Forecast(Net(size_for(2), 8), 2), Chance("learning")
    for unit in range(8):
        told.net.second[unit] = told.net.bias[unit] = 0.1
    learner = SelfPlay(Player(forecast(2)), told)
    losses = []
    for _ in range(4):
        learner.loss, learner.told = 0.0, 0
        for _ in range(10):
            world = Match.dealt(GAME, ("Ada", "Ben"), chance.below(1 << 30)).position.engine
            assert isinstance(world, LeuchtturmEngine)
            learner.play(world, 30, chance)
            learner.learn(world, 0.3, 0.01)
        losses.append(learner.loss / int(learner.told))
    assert min(losses[1:]) < losses[0]


def test_one_seat_learns_among_rivals_who_do_not() -> None:
    told, chance = forecast(2), Chance("rivals")
    lessons = SelfPlay(Player(told), told, Player(playing_judge()))
    lessons.learner = 1
    world = Match.dealt(GAME, ("Ada", "Ben"), 4).position.engine
    assert isinstance(world, LeuchtturmEngine)
    lessons.play(world, 30, chance)
    assert lessons.rows
    assert {int(row.seat) for row in lessons.rows} == {1}


def test_rivals_may_play_by_a_judge_of_their_own() -> None:
    """With the same forecast the same plan is best; with another, worlds go on in another way."""
    world = next(islice(between_turns(2, 1), 6, None))
    seat, told = int(world.active), forecast(2)
    totals = []
    for rivals in (None, told, playing_judge()):
        foresight, chance = Foresight(world, seat, 6, told, rivals), Chance("rivals")
        for _ in range(8):
            foresight.try_all(chance)
        totals.append([trial.total for trial in foresight.trials])
    assert totals[0] == totals[1] != totals[2]


PRINT = """
from itertools import islice
from tests.bots.test_leuchtturm_forecast import between_turns, mover
from lichtspiel.bots.leuchtturm.weights import forecast
for players in (2, 3, 4):
    for world in islice(between_turns(players, 1), 12):
        print(players, repr(forecast(players).chance_of(world, mover(world))))
"""


def test_compiled_forecasts_are_those_of_the_source() -> None:
    plain = os.environ | {"LICHTSPIEL_FORM": "source"}
    said = [subprocess.check_output([sys.executable, "-c", PRINT], env=form, text=True) for form in (plain, os.environ)]
    assert said[0] == said[1]


# -- Nearness ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("islands", "card", "nearness"),
    [
        (["", "", "rwk", "", "", "", "", ""], "kwrk", NOTHING),
        (["", "w", "k", "r", "", "", "", ""], "rkwr", ONE_NEAR),
        (["", "", "", "rw", "", "", "", ""], "rwkr", TWO_FAR),
        (["", "", "k", "rw", "", "", "", ""], "rwkr", TWO_NEAR),
        (["r", "", "k", "rw", "", "", "", ""], "rwkr", TWO_READY),
        (["", "r", "k", "rw", "", "", "", ""], "rwkr", TWO_CHEAP),
        (["", "", "", "rwr", "", "", "", ""], "rwkr", COVERED),
        (["", "", "", "rwk", "", "", "", ""], "rwkr", THREE_FAR),
        (["", "", "", "rwk", "", "r", "", ""], "rwkr", THREE_SOON),
        (["", "", "", "", "rwk", "", "", ""], "rwkw", THREE_FAR),
        (["r", "", "", "", "rwk", "", "", ""], "rwkr", THREE_READY),
        (["", "", "", "r", "rwk", "", "", ""], "rwkr", THREE_AT_ONE),
        (["", "", "", "w", "rwkr", "", "", ""], "rwkw", THREE_AT_ONE - 1),
    ],
)
def test_how_near_a_card_is(islands: list[str], card: str, nearness: int) -> None:
    survey = Survey()
    survey.read(vec[i64]([0, *map(tower_number, islands)]))
    assert survey.near[CARD_NAMED[card]] == nearness


def test_two_islands_are_more_than_one() -> None:
    survey = Survey()
    survey.read(vec[i64]([0, *map(tower_number, ["r", "rwk", "rwk", "", "", "", "", ""])]))
    assert survey.twice == 1 << CARD_NAMED["rwkr"]


# -- The master --------------------------------------------------------------------------------------------------------


def test_master_takes_every_win_it_can_see() -> None:
    """A win within its own turn is found with the smallest budget, and played to the end."""
    found = 0
    for players in PLAYERS:
        for number in range(4):
            match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), f"wins {number}")
            world = match.position.engine
            bots = [make("master", GAME, seat, number, Budget(simulations=12)) for seat in range(players)]
            while (seat := match.position.to_move) is not None:
                assert isinstance(world, LeuchtturmEngine)
                if wins_for_sure(world):
                    found += 1
                    while (still := match.position.to_move) is not None:
                        assert still == seat
                        match.play(bots[seat].choose(match.position.view(seat), match.position.legal()))
                    assert match.position.result is not None
                    assert match.position.result.places[seat] == 1
                else:
                    match.play(bots[seat].choose(match.position.view(seat), match.position.legal()))
    assert found > 4


def wins_for_sure(world: LeuchtturmEngine) -> bool:
    """Whether the seat whose turn begins sees a way to win within it."""
    if world.phase != MOVE or world.to_move != world.active:
        return False
    return bool(Planner(forecast(len(world.held)), 1).plan(world)[0].glance == VICTORY)
