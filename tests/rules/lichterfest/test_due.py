"""What is due in a turn and what may be done before it: each rule is stated once, and the legal moves follow."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel import Match
from lichtspiel.games.lichterfest.box import KINDS, SET_COUNT, kind_of
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Pass, Place
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.sets import complete_kinds, complete_sets, is_complete
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, OVER, PASS_DUE, TILE_DUE, due_of, list_options
from tests.conformance.strategies import matches
from tests.rules.lichterfest.scenes import GAME, engine, scene

DUE = {TILE_DUE: Place, DISCARD_DUE: Discard, PASS_DUE: Pass}


@pytest.mark.parametrize(
    ("last_turns", "cards", "due"),
    [(0, 0, TILE_DUE), (0, 12, TILE_DUE), (0, 13, DISCARD_DUE), (1, 12, PASS_DUE), (1, 13, PASS_DUE)],
)
def test_L13_L14_L21_what_is_due(last_turns: int, cards: int, due: int) -> None:
    assert due_of(last_turns, cards) == due


def test_L22_nothing_is_due_when_the_game_is_over() -> None:
    position = scene(to_move=3, last_turn=4)
    position.play(Pass())
    assert engine(position).due() == OVER
    assert position.legal() == []


@given(matches(GAME, most_plies=90))
def test_legal_moves_are_what_is_due_and_what_may_come_before(match: Match) -> None:
    assume(match.position.to_move is not None)
    world = match.position.engine
    assert isinstance(world, LichterfestEngine)
    seat, legal = world.seats[world.to_move], match.position.legal()
    due = DUE[int(world.due())]
    assert {type(move) for move in legal} - {Exchange, Dedicate} == {due}
    assert any(isinstance(move, Exchange) for move in legal) <= world.may_exchange() <= world.may_dedicate()
    assert any(isinstance(move, Dedicate) for move in legal) <= world.may_dedicate()
    listed = [int(move) for move in world.optional_moves()]
    assert listed == list_options(int(world.done), int(seat.boats), list(seat.cards), list(world.supply))
    places = [GAME.encode(move) for move in legal if isinstance(move, Place)]
    assert places == ([int(world.place_at(at)) for at in range(int(world.place_count()))] if due is Place else [])


@given(st.lists(st.integers(0, 8), min_size=7, max_size=7))
def test_L11_sets_and_their_kinds_are_complete_together(counts: list[int]) -> None:
    cards = vec[i64](counts)
    complete = [chosen for chosen in range(SET_COUNT) if is_complete(cards, chosen)]
    assert [int(chosen) for chosen in complete_sets(cards)] == complete
    kinds = {kind_of(chosen) for chosen in complete}
    assert complete_kinds(cards) == sum(1 << kind for kind in range(len(KINDS)) if kind in kinds)
