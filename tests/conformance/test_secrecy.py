"""The promise: nothing a seat must not know ever reaches it.

Two games are played side by side that differ only in what the viewer must not know. Every byte that reaches the viewer
in the course of them (views, events, legal moves, previews, refusals, boards, drawings) must be the same.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel import Chance, Match, Move, Position
from lichtspiel.core.boards import plain
from lichtspiel.core.events import TABLE, Event, Viewer, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.setups import Setup
from lichtspiel.core.texts import ViewTexts
from tests.conformance.disguises import disguise
from tests.conformance.strategies import MOST_PLIES, json, matches, moves, play_randomly


def everything_shown(position: Position, viewer: Viewer, attempts: list[Move]) -> Iterator[Any]:
    """Everything a viewer can find out about a position without moving."""
    view = position.view(viewer)
    names = SAMPLE_NAMES[: int(position.engine.players())]
    yield view.json()
    yield position.game.svg(view, names)
    yield plain(position.game.board(view, names, "en"))
    for move in attempts:
        if isinstance(viewer, int):
            yield position.check(move, viewer)
    if viewer == position.to_move:
        legal = position.legal()
        yield legal
        for move in legal[:: max(1, len(legal) // 8)]:
            yield json(position.preview(move, viewer))


def everything_told(
    game: AnyGame, setup: Setup, match: Match, moves: list[Move], viewer: Viewer, attempts: list[Move]
) -> list[Any]:
    """All that reaches a viewer while these moves are made."""
    position = game.start(setup, match.options)
    reached = list(everything_shown(position, viewer, attempts))
    for move in moves:
        events = position.play(move)
        reached += [json(event) for event in tell(events, viewer)]
        reached += everything_shown(position, viewer, attempts)
    return reached


def test_a_view_put_together_from_the_tables_is_the_same(game: AnyGame, players: int) -> None:
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), "beyond"), Chance("beyond")
    while match.position.to_move is not None and len(match.moves) < 200:
        public, texts = match.position.view(TABLE), ViewTexts()
        for viewer in (*range(players), TABLE):
            view = match.position.seat_view(public, viewer)
            assert view == match.position.view(viewer)
            assert texts.of(view) == match.position.view(viewer).json()
        match.play(match.position.random_move(chance))


def test_whole_games_look_the_same_to_viewers_who_must_not_know_the_difference(game: AnyGame) -> None:
    differing = 0

    @given(matches(game, most_plies=60), st.integers(0, 2**32), st.lists(moves(game), max_size=3))
    @settings(max_examples=12)
    def check(match: Match, seed: int, attempts: list[Move]) -> None:
        nonlocal differing
        made = [move for _, move in match.moves]
        for viewer in (*range(len(match.players)), TABLE):
            disguised = disguise(game, match.setup, made, viewer, Chance(seed), match.options)
            truth = everything_told(game, match.setup, match, made, viewer, attempts)
            assert everything_told(game, disguised, match, made, viewer, attempts) == truth
            differing += disguised != match.setup

    check()
    assert differing > 12, "the disguises hid nothing, so the test proved nothing"


def test_an_imagined_world_fits_the_view(game: AnyGame) -> None:
    @given(matches(game), st.integers(0, 2**32), st.lists(moves(game), max_size=5))
    @settings(max_examples=40)
    def check(match: Match, seed: int, attempts: list[Move]) -> None:
        for viewer in (*range(len(match.players)), TABLE):
            world = game.imagine(match.position.view(viewer), Chance(seed))
            assert list(everything_shown(world, viewer, attempts)) == list(
                everything_shown(match.position, viewer, attempts)
            )

    check()


def test_an_imagined_world_can_be_played_to_its_end(game: AnyGame, players: int) -> None:
    for seed in range(10):
        match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
        play_randomly(match, 5 * seed, Chance(seed))
        for viewer in (*range(players), TABLE):
            world = game.imagine(match.position.view(viewer), Chance(seed))
            plies = 0
            while world.to_move is not None:
                world.play(world.random_move(Chance(plies)))
                plies += 1
                assert plies < MOST_PLIES


def test_imagining_is_not_knowing(game: AnyGame, players: int) -> None:
    """To another seat the imagined worlds look different from each other: so the truth is not in the view."""
    position = game.new(players, 3)
    for viewer in (*range(players), TABLE):
        others = [other for other in range(players) if other != viewer]
        worlds = [game.imagine(position.view(viewer), Chance(seed)) for seed in range(8)]
        seen = {tuple(world.view(other).json() for other in others) for world in worlds}
        assert len(seen) > 1


@pytest.mark.parametrize("viewer", [-1, 9, 1000, True, "0", "x", "", None, 0.0])
def test_nobody_else_gets_a_view(game: AnyGame, viewer: Any) -> None:
    with pytest.raises(ValueError):
        game.new(game.players[0], 1).view(viewer)


def test_a_leak_would_be_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail: with a view that shows one thing too many, it does."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), 4)
    play_randomly(match, 6, Chance(4))
    made = [move for _, move in match.moves]
    disguised = next(
        setup
        for seed in range(50)
        if (setup := disguise(game, match.setup, made, TABLE, Chance(seed), match.options)) != match.setup
    )
    honest = game.view
    monkeypatch.setattr(type(game), "view", staticmethod(lambda engine, viewer: honest(engine, 0)))
    truth = everything_told(game, match.setup, match, made, TABLE, [])
    leaks = [everything_told(game, setup, match, made, TABLE, []) != truth for setup in (match.setup, disguised)]
    assert leaks == [False, True]


def test_hidden_events_have_no_default(game: AnyGame) -> None:
    """Every event has to say what it tells whom: forgetting to is an error, not a leak."""

    class Forgotten(Event, frozen=True, tag="forgotten"):
        """An event that does not say who is told."""

    with pytest.raises(NotImplementedError):
        Forgotten().told(TABLE)
