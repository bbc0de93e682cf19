"""Funken by paragraph: F1 to F7. It is here so that the fourth game is tested as the others are."""

import pytest
from funken.events import Doused, Ended
from funken.moves import Douse, Light
from funken.views import FunkenSetup, FunkenView

from lichtspiel import TABLE, Position, Refused, load, tell

SETUP = FunkenSetup(0, ((5, 1, 12, 20, 7, 9, 3), (6, 2, 4, 8, 10, 19, 18)))


def begun() -> Position:
    return load("funken").start(SETUP)


def refused(position: Position, move: Light | Douse) -> tuple[str | None, str]:
    with pytest.raises(Refused) as error:
        position.play(move)
    return error.value.rule, error.value.refusal.phrase.key


@pytest.mark.parametrize(
    ("hands", "first", "rule"),
    [
        (SETUP.hands[:1], 0, "F1"),
        ((SETUP.hands[0], SETUP.hands[0]), 0, "F2"),
        ((SETUP.hands[0], (6, 2, 4, 8, 10, 19)), 0, "F2"),
        ((SETUP.hands[0], (6, 2, 4, 8, 10, 19, 21)), 0, "F2"),
        (SETUP.hands, 2, "F2"),
    ],
)
def test_F1_F2_a_wrong_deal_is_refused(hands: tuple[tuple[int, ...], ...], first: int, rule: str) -> None:
    with pytest.raises(Refused) as error:
        load("funken").start(FunkenSetup(first, hands))
    assert error.value.rule == rule


def test_F3_only_its_owner_knows_what_was_doused() -> None:
    position = begun()
    position.play(Light(0))
    events = position.play(Douse(1))
    assert tell(events, 1) == [Doused(1, 2)]
    assert tell(events, 0) == tell(events, TABLE) == [Doused(1, None)]
    seen = [position.view(viewer) for viewer in (0, 1, TABLE)]
    assert all(isinstance(view, FunkenView) for view in seen)
    assert [view.hands[1][1].spark for view in seen] == [None, 2, None]  # type: ignore[attr-defined]
    assert [view.hands[0][0].spark for view in seen] == [5, 5, 5]  # type: ignore[attr-defined]


def test_F4_a_spark_must_be_higher_than_the_one_that_burns() -> None:
    position = begun()
    position.play(Light(0))
    assert refused(position, Light(1)) == ("F4", "funken-refused-too-low")
    position.play(Light(0))
    assert refused(position, Light(0)) == ("F4", "funken-refused-place-empty")
    assert refused(position, Light(7)) == ("F4", "funken-refused-no-such-place")


def test_F5_only_a_fire_can_be_doused_and_then_any_spark_will_do() -> None:
    position = begun()
    assert refused(position, Douse(0)) == ("F5", "funken-refused-nothing-burns")
    position.play(Light(3))
    position.play(Douse(0))
    assert position.check(Light(1)) is None


def test_F6_the_players_take_turns() -> None:
    position = begun()
    position.play(Light(0))
    assert position.to_move == 1
    with pytest.raises(Refused) as error:
        position.play(Light(2), 0)
    assert error.value.rule == "F6"


def test_F7_whoever_lit_more_wins_and_ties_go_to_the_one_who_did_not_begin() -> None:
    position, events = begun(), []
    while position.to_move is not None:
        events = position.play(position.legal()[0])
    assert isinstance(events[-1], Ended)
    assert position.result is not None
    assert position.result.ended == "F7"
    assert refused(position, Light(0)) == ("F7", "funken-refused-over")
    tied = begun()
    for move in (Light(0), Douse(0), Light(1), Light(1), Douse(2), Light(3), *[Light(3), Douse(2), Light(4), Douse(4)]):
        tied.play(move)
    for move in (Light(5), Light(5), Douse(6), Light(6)):
        tied.play(move)
    assert tied.result is not None
    assert (tied.result.scores, tied.result.places) == ((5, 4), (1, 2))
