"""PettingZoo's own tests on our games."""

import warnings
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from lichtspiel.adapters.lens import MaskedOut
from lichtspiel.adapters.pettingzoo import TableEnv, env
from lichtspiel.core.games import AnyGame

with warnings.catch_warnings():  # where PettingZoo's own games are installed, importing its tests imports one
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo asks for a dict with a mask where not every action is legal; its test warns of the dict all the same,
# and of the empty masks of agents that are not to move.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
GAMES = 20


def seeded(table: TableEnv, seed: int) -> TableEnv:
    """Seed the deals and actions that PettingZoo's tests draw; they do not seed them themselves."""
    table.reset(seed=seed)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
        table.observation_space(agent).seed(seed)
    return table


def test_their_api_test_over_many_games(game: AnyGame, players: int) -> None:
    table = env(game.name, players)
    for seed in range(GAMES):
        api_test(seeded(table, seed))


def test_their_seed_test(game: AnyGame, players: int) -> None:
    seed_test(lambda: env(game.name, players), num_cycles=100)


def test_their_render_test(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> TableEnv:
        return seeded(env(game.name, game.players[-1], render_mode=render_mode), 1)

    def is_drawing(result: str) -> bool:
        return ElementTree.fromstring(result).tag.endswith("svg")

    render_test(make, custom_tests={"svg": is_drawing, "rgb_array": lambda pixels: len(np.unique(pixels)) > 10})
    assert "player_0" in capsys.readouterr().out


def play_randomly(table: TableEnv, seed: int) -> dict[str, float]:
    """Play a random game; returns each agent's reward."""
    table.reset(seed=seed)
    random, got = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        table.step(None if over else random.choice(np.flatnonzero(seen["action_mask"])))
    return got


def test_rewards_are_the_payoffs_of_the_result(game: AnyGame, players: int) -> None:
    table = env(game.name, players)
    for seed in range(5):
        got = play_randomly(table, seed)
        assert sum(got.values()) == pytest.approx(0)
        result = table.position.result
        assert result is not None
        assert max(got, key=lambda agent: got[agent]) == f"player_{result.places.index(1)}"


def test_a_masked_out_action_is_refused_and_changes_nothing(game: AnyGame) -> None:
    table = env(game.name, game.players[0])
    table.reset(seed=1)
    before = table.position.view(0).json()
    illegal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)
    for action in (*illegal[:5], -1, 10**6, None):
        with pytest.raises(MaskedOut):
            table.step(action)
    assert table.position.view(0).json() == before


def test_options_are_the_table_switches() -> None:
    options: dict[str, Any] = {"turn_limit": 3, "claims": "ask-always"}
    table = env("leuchtturm", 2, options=options)
    play_randomly(table, 1)
    assert table.position.view(0).options.turn_limit == 3  # type: ignore[attr-defined]
