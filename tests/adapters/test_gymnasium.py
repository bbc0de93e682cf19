"""Gymnasium's own test on our games."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lichtspiel.adapters.gymnasium import SeatEnv
from lichtspiel.bots import kinds
from lichtspiel.core.games import AnyGame


@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_their_check_env(game: AnyGame, render_mode: str | None) -> None:
    table = gymnasium.make(f"lichtspiel/{game.name}-v{game.rules}", render_mode=render_mode).unwrapped
    table.reset(seed=1)  # their test resets without a seed first
    table.action_space.seed(1)
    check_env(table)


def play_randomly(table: SeatEnv, seed: int) -> list[tuple[bytes, float]]:
    """Let the learning seat play a random game; returns what it observed, and its rewards."""
    seen, _ = table.reset(seed=seed)
    random, course, over = np.random.default_rng(seed), [], False
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, _, _ = table.step(random.choice(np.flatnonzero(seen["action_mask"])))
        course.append((seen["observation"].tobytes(), reward))
    return course


def test_whole_games_at_every_seat_against_every_bot(game: AnyGame) -> None:
    for players in game.players:
        for seat in range(players):
            bot = list(kinds(game))[seat % 2]
            table = SeatEnv(game.name, players, seat, [bot])
            first = play_randomly(table, seat)
            assert play_randomly(table, seat) == first
            assert all(reward == 0 for _, reward in first[:-1])
            assert -1 <= first[-1][1] <= 1


def test_a_masked_out_action_is_refused_and_changes_nothing(game: AnyGame) -> None:
    table = SeatEnv(game.name, against=["random"])
    seen, _ = table.reset(seed=3)
    illegal = np.flatnonzero(seen["action_mask"] == 0)[0]
    after, reward, terminated, truncated, info = table.step(illegal)
    assert np.array_equal(after["observation"], seen["observation"])
    assert (reward, terminated, truncated) == (0, False, False)
    assert info["refused"].startswith(f"action {illegal} ")


def test_drawings(game: AnyGame) -> None:
    table = SeatEnv(game.name, against=["random"], render_mode="svg")
    table.reset(seed=1)
    assert table.render().startswith("<svg")
