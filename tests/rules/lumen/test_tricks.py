"""M6 and M7: playing by place, following suit, and who wins a trick; with the trick of the printed example."""

import pytest

from lichtspiel import Event, Refused
from lichtspiel.games.lumen.events import Played, TrickWon
from lichtspiel.games.lumen.moves import Play
from tests.rules.lumen.scenes import GAME, engine, playing, put, rule_against, view


def winner(happened: list[Event]) -> int:
    (won,) = [event.seat for event in happened if isinstance(event, TrickWon)]
    return won


def test_M7_the_worked_trick_peter_renate_sabrina_jan() -> None:
    """Red is led with a 4; the 3, a blue 3 from somebody without red, and the 2 do not beat it."""
    peter, renate, sabrina, jan = range(4)
    position = playing("r4", "r1 r3", "b3", "y1 y2 y3 y4 r2 r7 r9")
    put(position, "r4")
    assert position.to_move == renate
    assert position.legal() == [Play(0), Play(1)]  # she has two red cards and must play one of them
    assert put(position, "r3") == [Played(renate, 1, "red", 3)]
    assert len(position.legal()) == 10  # Sabrina has no red card: any card will do
    put(position, "b3")
    assert len(position.legal()) == 3
    happened = put(position, "r2")
    assert happened == [Played(jan, 4, "red", 2), TrickWon(peter, 1)]
    assert [seat.tricks for seat in view(position, sabrina).seats] == [1, 0, 0, 0]
    assert position.to_move == peter


def test_M6_the_leader_plays_any_card_trump_included() -> None:
    position = playing("y1 r1 g1 b1 p1", "", "")
    assert len(position.legal()) == 10
    put(position, "y1")
    assert view(position, 1).led == "yellow"


def test_M6_whoever_has_the_led_colour_must_follow() -> None:
    position = playing("r1", "y1 r2 r5 g1", "")
    put(position, "r1")
    assert position.legal() == [Play(1), Play(2)]
    with pytest.raises(Refused) as refused:
        position.play(Play(0))
    assert refused.value.rule == "M6"
    assert "red" in refused.value.sentence
    assert "Rot" in refused.value.refusal.sentence("de")
    assert set(refused.value.instead) == {Play(1), Play(2)}


def test_M6_trump_led_must_be_followed_too() -> None:
    position = playing("y1", "y5 r1", "")
    put(position, "y1")
    assert position.legal() == [Play(0)]


def test_M6_a_place_is_played_once_and_places_do_not_shift() -> None:
    position = playing("r1 r2", "r3 r4", "r5 r6")
    put(position, "r1", "r3", "r6")
    assert position.to_move == 2
    assert rule_against(position, "#2") == "M6"
    assert [card.place for card in view(position, 0).seats[2].hand] == [0, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("place", [-1, 11, 10**30, -(10**30)])
def test_M6_there_is_no_other_place(place: int) -> None:
    refusal = playing("", "", "").check(Play(place))
    assert refusal is not None
    assert refusal.rule == "M6"


def test_M6_the_plus_card_is_never_played() -> None:
    refusal = playing("", "", "").check(Play(10))
    assert refusal is not None
    assert (refusal.rule, refusal.phrase.key) == ("M6", "lumen-refused-plus-card")


def test_M7_the_highest_of_the_led_colour_wins() -> None:
    assert winner(put(playing("r3", "r8", "r5"), "r3", "r8", "r5")) == 1


def test_M7_the_smallest_trump_beats_the_highest_of_the_led_colour() -> None:
    assert winner(put(playing("r8", "y1", "r7"), "r8", "y1", "r7")) == 1


def test_M7_of_two_trumps_the_higher_wins() -> None:
    assert winner(put(playing("p8", "y3", "y2"), "p8", "y3", "y2")) == 1


def test_M7_trump_led_is_won_by_the_highest_trump() -> None:
    assert winner(put(playing("y4", "y2", "y8"), "y4", "y2", "y8")) == 2


def test_M7_a_card_of_another_colour_never_wins() -> None:
    assert winner(put(playing("p1", "b8", "g8"), "p1", "b8", "g8")) == 0


def test_M7_trump_may_be_thrown_away_under_a_higher_one() -> None:
    position = playing("p2", "y7", "y1 y3")
    assert winner(put(position, "p2", "y7", "y1")) == 1


def test_M7_the_winner_leads_the_next_trick() -> None:
    position = playing("r3", "r8", "r5")
    put(position, "r3", "r8", "r5")
    assert position.to_move == view(position, 0).leader == 1
    position.play(position.legal()[0])
    trick = view(position, 0).trick
    assert trick is not None
    assert [card.seat for card in trick.cards] == [1]


def test_M6_the_reason_says_nothing_of_values() -> None:
    """A refusal is the same whatever the value of the refused card."""
    said = []
    for card in ("y1", "y8"):
        position = playing("r1", f"{card} r2", "")
        put(position, "r1")
        said.append(position.check(Play(0)))
    assert said[0] == said[1]
    assert said[0] is not None
    assert engine(position).playable() == 0b10


def test_a_move_in_short_notation() -> None:
    assert [str(GAME.parse(text)) for text in ("0", "3", "10", "3+", "#0", "#10")] == [
        "0",
        "3",
        "10",
        "3+",
        "#0",
        "#10",
    ]
    assert GAME.parse("#1") == Play(0)
    assert GAME.parse("#10") == Play(9)
    for nonsense in ("03", "3++", "#100", "#-1", "+", "#", "3 ", "１"):
        with pytest.raises(ValueError):
            GAME.parse(nonsense)
