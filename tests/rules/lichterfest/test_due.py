"""What is due in a turn and what may be done before it: each rule is stated once, and the legal moves follow."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel import Match
from lichtspiel.games.lichterfest.box import SET_COUNT
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Pass, Place
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.sets import complete_sets, holdings, is_complete, set_at, set_count
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
    seat, legal = world.to_move, match.position.legal()
    due = DUE[int(world.due())]
    assert {type(move) for move in legal} - {Exchange, Dedicate} == {due}
    assert any(isinstance(move, Exchange) for move in legal) <= world.may_exchange() <= world.may_dedicate()
    assert any(isinstance(move, Dedicate) for move in legal) <= world.may_dedicate()
    listed = [int(move) for move in world.optional_moves()]
    assert listed == list_options(
        int(world.done), int(world.boats(seat)), list(world.cards(seat)), list(world.supply())
    )
    places = [GAME.encode(move) for move in legal if isinstance(move, Place)]
    assert places == ([int(world.place_at(at)) for at in range(int(world.place_count()))] if due is Place else [])


@given(st.lists(st.integers(0, 8), min_size=7, max_size=7))
def test_L11_the_sets_of_a_mask_are_those_whose_cards_are_there(counts: list[int]) -> None:
    cards = vec[i64]([*counts, 8])
    held = holdings(cards, 0)
    complete = [chosen for chosen in range(SET_COUNT) if is_complete(cards, 0, chosen)]
    assert [int(chosen) for chosen in complete_sets(held)] == complete
    assert [int(set_at(held, number)) for number in range(int(set_count(held)))] == complete
