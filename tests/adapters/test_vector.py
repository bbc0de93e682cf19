"""Games played in lockstep are the same as games played one at a time."""

import numpy as np
import pytest
from numpy.typing import NDArray

from lichtspiel import Chance
from lichtspiel.adapters.lens import MaskedOut, payoffs
from lichtspiel.adapters.vector import Batch, Tables
from lichtspiel.core.games import AnyGame

TABLES = 5


def chosen(batch: Batch, random: np.random.Generator) -> NDArray[np.int64]:
    found: NDArray[np.int64] = (batch.action_masks * random.random(batch.action_masks.shape)).argmax(1)
    return found


def test_lockstep_plays_the_same_as_one_at_a_time(game: AnyGame, players: int) -> None:
    tables, random, deals = Tables(game.name, players, TABLES), np.random.default_rng(1), Chance(7)
    lens = tables.lens
    batch = tables.reset(7)
    alone = [game.new(players, int(deals.word())) for _ in range(TABLES)]
    finished = 0
    for _ in range(400):
        for row, position in enumerate(alone):
            assert batch.seats[row] == position.to_move
            assert np.array_equal(batch.observations[row], lens.observation(position.engine, batch.seats[row]))
            assert np.array_equal(batch.action_masks[row], lens.mask(position.engine))
        actions = chosen(batch, random)
        for position, action in zip(alone, actions.tolist(), strict=True):
            position.engine.apply(lens.move(position.engine, action))
        batch, ended = tables.step(actions)
        assert ended.tables == [row for row, position in enumerate(alone) if position.to_move is None]
        for row, rewards in zip(ended.tables, ended.rewards, strict=True):
            result = alone[row].result
            assert result is not None
            assert rewards.tolist() == pytest.approx(payoffs(result))
            alone[row] = game.new(players, int(deals.word()))
            finished += 1
    assert finished >= 1 or game.name == "leuchtturm"


def test_a_masked_out_action_is_refused_and_changes_nothing(game: AnyGame) -> None:
    tables = Tables(game.name, game.players[0], TABLES)
    batch = tables.reset(1)
    before = batch.action_masks.copy()
    actions = chosen(batch, np.random.default_rng(1))
    for wrong in (-1, int(np.flatnonzero(batch.action_masks[3] == 0)[0]), 10**6):
        tried = actions.copy()
        tried[3] = wrong
        with pytest.raises(MaskedOut):
            tables.step(tried)
    assert np.array_equal(batch.action_masks, before)
    tables.step(actions)


def test_the_same_seed_deals_the_same_games(game: AnyGame) -> None:
    first, second = (Tables(game.name, game.players[0], TABLES).reset(3).observations for _ in range(2))
    assert np.array_equal(first, second)
