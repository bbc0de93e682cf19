"""OpenSpiel's own tests on our games, and OpenSpiel's own bots playing them."""

import random
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import lichtspiel.adapters.openspiel  # noqa: F401 (registers the games)
from lichtspiel import TABLE, Chance, View, load
from lichtspiel.adapters.lens import MaskedOut
from lichtspiel.core.games import AnyGame
from tests.conformance.disguises import disguise
from tests.conformance.strategies import random_moves

HOME = Path(__file__).parent / "playthroughs"
# Random games of Die Leuchtturm-Architekten last until the turn limit; a lower limit tests just as much.
SHORT = {"leuchtturm": ",turn_limit=25"}


def loaded(game: AnyGame, players: int) -> Any:
    return pyspiel.load_game(f"python_{game.name}(players={players}{SHORT.get(game.name, '')})")


def dealt(spiel: Any, *seed: int) -> Any:
    """A state after the chance moves that draw the seed."""
    state = spiel.new_initial_state()
    for digit in seed:
        state.apply_action(digit)
    return state


def random_states(spiel: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """Every state of a random game: one object, which changes as the game goes on."""
    state, chance = dealt(spiel, 1, 2, seed), Chance(seed)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])


@pytest.fixture(scope="module", autouse=True)
def parsed_flags() -> None:
    """OpenSpiel's tests read flags, which have to be parsed first."""
    flags.FLAGS(["tests"], known_only=True)


def test_their_random_sim_test(game: AnyGame) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_{game.name}"), num_sims=10, serialize=True, verbose=False)


def test_their_random_sim_test_at_every_table(game: AnyGame, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players), num_sims=2, serialize=True, verbose=False)


def test_their_api_test(game: AnyGame) -> None:
    from open_spiel.integration_tests import api_test

    random.seed(1)  # their test samples states with it
    flags.FLAGS["test_only_games"].value = f"python_{game.name}$"
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


def test_golden_playthroughs(game: AnyGame, request: pytest.FixtureRequest) -> None:
    players = game.players[0]
    path = HOME / f"{game.name}-{players}.txt"
    if request.config.getoption("--rewrite"):
        HOME.mkdir(exist_ok=True)
        name = f"python_{game.name}(players={players}{',turn_limit=2' if game.name == 'leuchtturm' else ''})"
        path.write_text(generate_playthrough.playthrough(name, action_sequence=None, seed=players))
    expected, actual = generate_playthrough.replay(str(path))
    assert actual == expected


def test_their_ismcts_bot_plays_whole_games(game: AnyGame) -> None:
    spiel = loaded(game, game.players[0])
    bots = [
        ismcts.ISMCTSBot(
            spiel,
            mcts.RandomRolloutEvaluator(1, np.random.RandomState(seat)),
            2.0,
            4,
            random_state=np.random.RandomState(seat),
        )
        for seat in range(spiel.num_players())
    ]
    assert sum(play(spiel, bots).returns()) == pytest.approx(0)


def test_their_mcts_bot_plays_whole_games(game: AnyGame) -> None:
    """MCTS sees the whole state, so it proves nothing about secrecy; it needs cloning, playing on and the returns."""
    spiel = loaded(game, game.players[0])
    bots = [
        mcts.MCTSBot(
            spiel,
            2.0,
            3,
            mcts.RandomRolloutEvaluator(1, np.random.RandomState(seat)),
            random_state=np.random.RandomState(seat),
        )
        for seat in range(spiel.num_players())
    ]
    assert sum(play(spiel, bots).returns()) == pytest.approx(0)


def play(spiel: Any, bots: list[Any]) -> Any:
    """A whole game between OpenSpiel's bots."""
    state = dealt(spiel, 3, 2, 1)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return state


def everything_told(state: Any, player: int) -> list[Any]:
    """All that a player can get from OpenSpiel about a state."""
    told = [state.information_state_string(player), state.observation_string(player)]
    told += [state.information_state_tensor(player), state.observation_tensor(player)]
    return [*told, state.legal_actions(player)]


def test_strings_and_tensors_leak_nothing(game: AnyGame, players: int) -> None:
    """Two games that differ only in what a player must not know tell the player the same at every step."""
    spiel, differing = loaded(game, players), 0
    for seed in range(3):
        state = dealt(spiel, 0, 0, seed)
        options = state.table.options
        setup, chance = game.deal(players, Chance(f"0/0/{seed}"), options), Chance(seed)
        moves = random_moves(game.start(setup, options), 25 * seed, chance)
        for player in range(players):
            disguised = disguise(game, setup, moves, player, chance, options)
            differing += disguised != setup
            truth, other = dealt(spiel, 0, 0, seed), dealt(spiel, 0, 0, seed)
            other.table.engine = game.start(disguised, options).engine
            other.table.engine.open_journal()
            for move in moves:
                assert everything_told(other, player) == everything_told(truth, player)
                for one in (truth, other):
                    one.apply_action(int(one.table.lens.encoder.action_of(one.table.engine, game.encode(move))))
            assert everything_told(other, player) == everything_told(truth, player)
    assert differing > 3, "the disguises hid nothing, so the test proved nothing"


def test_a_resampled_state_looks_the_same_to_its_player(game: AnyGame, players: int) -> None:
    spiel, draw, others_differ = loaded(game, players), Chance(1), 0
    for number, state in enumerate(random_states(spiel, 5, most=60)):
        if number % 6 == 0 and not state.is_terminal():
            for player in range(players):
                world = state.resample_from_infostate(player, lambda: float(draw.word()) / 2**32)
                assert everything_told(world, player) == everything_told(state, player)
                other = (player + 1) % players
                others_differ += world.observation_string(other) != state.observation_string(other)
                again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, world))[1]
                assert everything_told(again, other) == everything_told(world, other)
    assert others_differ > 3


def test_a_resampled_state_knows_nothing_of_the_true_one(game: AnyGame) -> None:
    """Whatever was true, the same view, memory and numbers give the same world: so nothing else went into it."""
    spiel, players = loaded(game, game.players[0]), game.players[0]
    options = dealt(spiel, 0, 0, 0).table.options
    setup = game.deal(players, Chance("0/0/0"), options)
    worlds = set()
    for seed in range(4):
        state = dealt(spiel, 0, 0, 0)
        state.table.engine = game.start(disguise(game, setup, [], 0, Chance(seed), options), options).engine
        state.table.engine.open_journal()
        worlds.add(str(state.resample_from_infostate(0, lambda: 0.25)))
    assert len(worlds) == 1


def test_an_information_state_remembers_what_a_view_forgets(game: AnyGame) -> None:
    """In the course of a game no two information states of a player are the same."""
    spiel = loaded(game, game.players[0])
    strings = [state.information_state_string(0) for state in random_states(spiel, 3) if state.current_player() == 0]
    assert len(set(strings)) == len(strings)


def test_a_clone_goes_its_own_way(game: AnyGame) -> None:
    spiel = loaded(game, game.players[0])
    state = dealt(spiel, 1, 1, 1)
    before = everything_told(state, 0)
    clone = state.clone()
    assert everything_told(clone, 0) == before
    for _ in range(5):
        clone.apply_action(clone.legal_actions()[0])
    assert everything_told(state, 0) == before
    assert list(vars(state)) == ["table"]


def test_a_masked_out_action_is_refused_and_changes_nothing(game: AnyGame) -> None:
    spiel = loaded(game, game.players[0])
    state = dealt(spiel, 1, 1, 1)
    before, history = everything_told(state, 0), state.history()
    illegal = set(range(spiel.num_distinct_actions())) - set(state.legal_actions())
    for action in sorted(illegal)[:5]:
        with pytest.raises(MaskedOut):
            state.apply_action(action)
    assert (everything_told(state, 0), state.history()) == (before, history)


def test_a_public_observation_is_what_the_table_sees(game: AnyGame) -> None:
    spiel = loaded(game, game.players[0])
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(spiel, public)
    for state in random_states(spiel, 2, most=20):
        view: View = game.view(state.table.engine, TABLE)
        assert observer.string_from(state, 0) == view.json().decode()
        observer.set_from(state, 0)
        assert np.array_equal(observer.tensor, state.table.lens.observation_of(view))


def test_parameters_are_players_and_table_switches() -> None:
    spiel = pyspiel.load_game("python_leuchtturm(players=3,claims=ask-always,take_back=False,turn_limit=7)")
    view = load("leuchtturm").view(dealt(spiel, 1, 2, 3).table.engine, 0)
    assert (view.options.claims, view.options.take_back, view.options.turn_limit) == ("ask-always", False, 7)
    assert spiel.num_players() == 3
