"""Games as numbers: each move maps to one action and back, and a viewer's numbers depend on their view alone."""

from collections.abc import Iterator

import numpy as np
import pytest

from lichtspiel import Chance, Position
from lichtspiel.adapters.encoding.encoder import MOST
from lichtspiel.adapters.lens import Lens, MaskedOut, lens_of, payoffs
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.results import Result
from lichtspiel.core.seats import seat_number, seat_of
from tests.conformance.disguises import disguise
from tests.conformance.strategies import MOST_PLIES, random_moves


def random_positions(game: AnyGame, players: int, seed: int) -> Iterator[Position]:
    """Every position of a random game, the last included."""
    position, chance = game.new(players, seed), Chance(seed)
    for _ in range(MOST_PLIES):
        yield position
        if position.to_move is None:
            return
        position.apply(position.random_move(chance))


def viewers(players: int) -> tuple[Viewer, ...]:
    return (*range(players), TABLE)


def test_every_legal_move_maps_to_one_action_and_back(game: AnyGame, players: int) -> None:
    lens = lens_of(game.name, players)
    for seed in range(4):
        for position in random_positions(game, players, seed):
            engine = position.engine
            moves = [int(move) for move in engine.legal()]
            actions = [int(lens.encoder.action_of(engine, move)) for move in moves]
            assert sorted(actions) == lens.legal(engine)
            assert len(set(actions)) == len(actions)
            assert [lens.move(engine, action) for action in actions] == moves


def test_all_other_actions_are_refused(game: AnyGame, players: int) -> None:
    lens = lens_of(game.name, players)
    for number, position in enumerate(random_positions(game, players, 9)):
        if number % 7 == 0:
            legal = set(lens.legal(position.engine))
            for action in {*range(-2, lens.actions + 2)} - legal:
                with pytest.raises(MaskedOut, match=f"^action {action} "):
                    lens.move(position.engine, action)


def test_actions_are_a_function_of_the_view(game: AnyGame, players: int) -> None:
    lens = lens_of(game.name, players)
    for position in random_positions(game, players, 5):
        if position.to_move is not None:
            world = game.imagine(position.view(position.to_move), Chance(1)).engine
            legal = lens.legal(position.engine)
            assert lens.legal(world) == legal
            assert [lens.move(world, action) for action in legal] == [lens.move(position.engine, a) for a in legal]


def test_every_action_has_a_meaning_of_its_own(game: AnyGame) -> None:
    lens = lens_of(game.name, game.players[0])
    meanings = [lens.encoder.meaning(action) for action in range(lens.actions)]
    assert all(meanings)
    assert len(set(meanings)) == len(meanings)


def test_an_observation_is_a_function_of_the_view(game: AnyGame, players: int) -> None:
    lens = lens_of(game.name, players)
    for number, position in enumerate(random_positions(game, players, 3)):
        for viewer in viewers(players) if number % 3 == 0 else ():
            seen = lens.observation(position.engine, seat_number(viewer))
            assert np.array_equal(lens.observation_of(position.view(viewer)), seen)


def test_observations_lie_between_0_and_1_and_every_cell_is_named(game: AnyGame, players: int) -> None:
    lens = lens_of(game.name, players)
    parts = lens.encoder.parts + lens.encoder.memory_parts
    assert len({name for name, _, _ in parts}) == len(parts)
    assert all(0 < most <= MOST for _, _, most in parts)
    for position in random_positions(game, players, 2):
        for viewer in range(players):
            seen = lens.remembered(position.engine, viewer)
            assert seen.dtype == np.float32
            assert seen.shape == (lens.memory_size,)
            assert seen.min() >= 0
            assert seen.max() <= 1


def numbers_told(lens: Lens, position: Position, viewer: int) -> bytes:
    """All the numbers that reach a viewer at one moment."""
    engine = position.engine
    mask = lens.mask(engine).tobytes() if engine.to_move == viewer else b""
    return lens.observation(engine, viewer).tobytes() + lens.remembered(engine, viewer).tobytes() + mask


def test_numbers_leak_nothing(game: AnyGame, players: int) -> None:
    """Two games that differ only in what a viewer must not know give the viewer the same numbers at every step."""
    lens, options, differing = lens_of(game.name, players), game.options_type(), 0
    for seed in range(6):
        setup, chance = game.deal(players, Chance(seed), options), Chance(seed)
        moves = random_moves(game.start(setup, options), 12 * seed, chance)
        for viewer in viewers(players):
            disguised = disguise(game, setup, moves, viewer, chance, options)
            differing += disguised != setup
            truth, other = game.start(setup, options), game.start(disguised, options)
            for move in [*moves, None]:
                assert numbers_told(lens, other, seat_number(viewer)) == numbers_told(lens, truth, seat_number(viewer))
                if move is not None:
                    truth.apply(move)
                    other.apply(move)
    assert differing > 6, "the disguises hid nothing, so the test proved nothing"


def test_a_leak_would_be_found(game: AnyGame) -> None:
    """The check can fail: two games that look the same to one seat give another seat different numbers."""
    players = game.players[0]
    lens, options = lens_of(game.name, players), game.options_type()
    setup = game.deal(players, Chance(1), options)
    worlds = [disguise(game, setup, [], 0, Chance(seed), options) for seed in range(5)]
    seen = [
        {numbers_told(lens, game.start(world, options), viewer)[:-1] for world in worlds} for viewer in range(players)
    ]
    assert len(seen[0]) == 1
    assert max(map(len, seen)) > 1


def test_payoffs_are_the_share_beaten_less_the_share_that_won() -> None:
    assert payoffs(Result((1, 2, 3), (9, 8, 7), "L22")) == [1, 0, -1]
    assert payoffs(Result((1, 1, 3, 4), (9, 9, 7, 1), "L22")) == [2 / 3, 2 / 3, -1 / 3, -1]
    assert payoffs(Result((1, 1), (0, 0), "L22")) == [0, 0]


def test_the_table_has_no_seat() -> None:
    assert [seat_number(viewer) for viewer in (TABLE, None, 2)] == [NOBODY, NOBODY, 2]
    assert [seat_of(number) for number in (NOBODY, 0)] == [None, 0]
