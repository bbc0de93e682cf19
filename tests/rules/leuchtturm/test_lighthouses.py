"""A13 to A16 and A19: whose a lighthouse is, who is asked, and when it is pulled down."""

import pytest

from lichtspiel import Position, Refused
from lichtspiel.games.leuchtturm.events import Asked, Claimed, Completed, PulledDown, Shown
from lichtspiel.games.leuchtturm.moves import Claim, Step
from lichtspiel.games.leuchtturm.views import Place
from tests.rules.leuchtturm.scenes import island, kinds, laid, legal, one, places, play, scene, seat, seen, supply

TOWER = "wrkr"
NEARLY = {1: "r", 2: "wrk", 5: "w"}  # one step from TOWER on island 2
MINE = (TOWER, "kwkw", "krkr")
BUILD = "1>2"


# -- A13 ---------------------------------------------------------------------------------------------------------------


def test_A13_the_fourth_stone_completes_in_mid_turn() -> None:
    position = scene(NEARLY, hands={0: MINE})
    events = play(position, BUILD)
    assert kinds(events) == ["moved", "completed", "claimed"]
    assert one(events, Completed) == Completed(0, TOWER, 2)
    assert (seen(position).points, position.to_move) == (3, 0)


def test_A13_putting_the_top_back_completes_it_again() -> None:
    """A red stone goes back onto the three that are left: the same lighthouse, settled again."""
    position = scene({1: "r", 2: TOWER}, laid={1: (TOWER,)})
    play(position, "2>3")
    assert one(play(position, BUILD), Claimed) == Claimed(0, TOWER, "laid", 1)


# -- A14: each row -----------------------------------------------------------------------------------------------------


def test_A14_a_in_the_builders_hand() -> None:
    position = scene(NEARLY, hands={0: MINE})
    assert one(play(position, BUILD), Claimed) == Claimed(0, TOWER, "hand", None)
    assert laid(position, 0) == {TOWER}
    assert seat(position, 0).cards == 2
    assert island(position, 2) == TOWER


def test_A14_b_on_top_of_a_public_stack_and_the_next_card_shows() -> None:
    position = scene(NEARLY, public=((TOWER, "kwkw"), ("rwrw", "krkr")))
    events = play(position, BUILD)
    assert one(events, Claimed) == Claimed(0, TOWER, "public", None)
    assert one(events, Shown) == Shown(0, "kwkw")
    assert laid(position, 0) == {TOWER}
    assert [(stack.top, stack.cards) for stack in seen(position).public] == [("kwkw", 1), ("rwrw", 2)]
    assert seat(position, 0).cards == 3
    assert island(position, 2) == TOWER


def test_A3_A14_b_an_emptied_stack_stays_empty() -> None:
    position = scene(NEARLY, public=((TOWER,), ("rwrw", "krkr")))
    assert one(play(position, BUILD), Shown) == Shown(0, None)
    assert [(stack.top, stack.cards) for stack in seen(position).public] == [(None, 0), ("rwrw", 2)]


def test_A14_c_in_another_hand() -> None:
    position = scene(NEARLY, players=3, hands={2: MINE})
    assert one(play(position, BUILD), Claimed) == Claimed(2, TOWER, "hand", None)
    assert (laid(position, 0), laid(position, 2)) == (set(), {TOWER})
    assert (seat(position, 2).cards, position.to_move) == (2, 0)
    assert island(position, 2) == TOWER


def test_A14_d_laid_before_an_opponent() -> None:
    position = scene(NEARLY, players=3, laid={1: (TOWER, "kwkw")})
    assert one(play(position, BUILD), Claimed) == Claimed(0, TOWER, "laid", 1)
    assert (laid(position, 0), laid(position, 1)) == ({TOWER}, {"kwkw"})
    assert island(position, 2) == TOWER


def test_A14_d_ones_own_laid_card_changes_nothing() -> None:
    position = scene(NEARLY, laid={0: (TOWER,)})
    assert kinds(play(position, BUILD)) == ["moved", "completed", "stands"]
    assert laid(position, 0) == {TOWER}
    assert island(position, 2) == TOWER


def test_A14_e_if_its_card_is_buried_it_is_pulled_down_at_once() -> None:
    position = scene(NEARLY, buried=(TOWER,))
    before = supply(position)
    events = play(position, BUILD)
    assert one(events, PulledDown) == PulledDown(TOWER, 2)
    assert island(position, 2) == ""
    after = supply(position)
    assert {sign: after[sign] - before[sign] for sign in "rwk"} == {"r": 2, "w": 1, "k": 1}
    assert (seen(position).points, position.to_move) == (3, 0)


# -- A15: each answer --------------------------------------------------------------------------------------------------


def asked_scene(row: str) -> Position:
    """TOWER is about to be built; its card lies where a row of A14 says; claims are always asked for."""
    others = ("kwkw", "krkr")
    match row:
        case "a":
            return scene(NEARLY, players=3, hands={0: MINE}, claims="ask-always")
        case "b":
            return scene(NEARLY, players=3, tops=(TOWER,), claims="ask-always")
        case "c":
            return scene(NEARLY, players=3, hands={2: (TOWER, *others)}, claims="ask-always")
    return scene(NEARLY, players=3, laid={1: (TOWER,)}, claims="ask-always")


@pytest.mark.parametrize(
    ("row", "decider", "source"), [("a", 0, "hand"), ("b", 0, "public"), ("c", 2, "hand"), ("d", 0, "laid")]
)
def test_A15_everyone_is_asked(row: str, decider: int, source: str) -> None:
    position = asked_scene(row)
    assert one(play(position, BUILD), Asked) == Asked(decider, TOWER, source)  # type: ignore[arg-type]
    assert (position.to_move, seen(position).active) == (decider, 0)
    assert legal(position) == {"claim", "decline"}
    question = seen(position, 1).question
    assert question is not None
    assert (question.tower, question.island) == (TOWER, 2)


@pytest.mark.parametrize(("row", "decider"), [("a", 0), ("b", 0), ("c", 2), ("d", 0)])
def test_A15_claiming(row: str, decider: int) -> None:
    position = asked_scene(row)
    play(position, BUILD, "claim")
    assert TOWER in laid(position, decider)
    assert island(position, 2) == TOWER
    assert (position.to_move, seen(position).points) == (0, 3)


@pytest.mark.parametrize(("row", "stands"), [("a", False), ("b", True), ("c", False), ("d", True)])
def test_A15_declining_a_card_in_hand_counts_as_buried_and_any_other_changes_nothing(row: str, stands: bool) -> None:
    position = asked_scene(row)
    play(position, BUILD)
    before = places(position, TOWER)
    events = play(position, "decline")
    assert kinds(events) == (["declined"] if stands else ["declined", "pulled-down"])
    assert island(position, 2) == (TOWER if stands else "")
    assert places(position, TOWER) == before
    assert (position.to_move, seen(position).points) == (0, 3)


def test_A15_the_question_tells_everyone_where_the_card_is() -> None:
    position = asked_scene("c")
    assert Place("hand", 2) in places(position, TOWER)
    assert len(places(position, TOWER)) > 1
    play(position, BUILD)
    assert places(position, TOWER) == {Place("hand", 2)}
    assert seat(position, 2).known == (TOWER,)


def test_A15_only_the_asked_seat_answers_and_answers_first() -> None:
    position = asked_scene("c")
    play(position, BUILD)
    with pytest.raises(Refused) as refused:
        position.play(Claim(), 0)
    assert refused.value.rule == "A15"
    with pytest.raises(Refused) as refused:
        position.play(Step(3, 1), 2)
    assert refused.value.rule == "A15"


def test_A15_by_default_only_a_claim_that_would_end_the_game_is_asked() -> None:
    assert "asked" not in kinds(play(scene(NEARLY, hands={0: MINE[:2]}), BUILD))
    own_last = scene(NEARLY, hands={0: (TOWER,)})
    assert one(play(own_last, BUILD), Asked) == Asked(0, TOWER, "hand", ends=True)
    anothers_last = scene(NEARLY, hands={1: (TOWER,)})
    assert one(play(anothers_last, BUILD), Asked) == Asked(1, TOWER, "hand", ends=True)
    last_public = scene(NEARLY, public=((), (TOWER,)))
    assert one(play(last_public, BUILD), Asked) == Asked(0, TOWER, "public", ends=True)


def test_A15_declining_the_end_lets_the_turn_go_on() -> None:
    position = scene(NEARLY, hands={1: (TOWER,)})
    play(position, BUILD, "decline")
    assert position.result is None
    assert (position.to_move, island(position, 2), seat(position, 1).known) == (0, "", (TOWER,))
    last_public = scene(NEARLY, public=((), (TOWER,)))
    play(last_public, BUILD, "decline")
    assert (last_public.result, island(last_public, 2), seen(last_public).public[1].top) == (None, TOWER, TOWER)


# -- A16 ---------------------------------------------------------------------------------------------------------------


# Seventeen stones and none in the harbour: the refill takes the last one, a white one.
ALMOST_ALL = {1: TOWER, 2: "krkw", 3: "rwk", 4: "wrk", 5: "rk", 7: "w"}


def test_A16_the_refill_that_empties_the_supply_pulls_down_all_that_stands() -> None:
    position = scene(ALMOST_ALL, points=1)
    assert sum(supply(position).values()) == 1
    play(position, "7>8")
    events = play(position, "+w")
    assert kinds(events) == ["refilled", "pulled-down", "pulled-down", "began"]
    assert (island(position, 1), island(position, 2)) == ("", "")
    assert sum(supply(position).values()) == 8


# All eighteen stones lie on the islands, and none of the towers is finished.
NOTHING_LEFT = {1: "r", 2: "wrk", 3: "wkr", 4: "krw", 5: "rwk", 6: "wk", 7: "rwk"}


def test_A16_with_no_lighthouse_standing_nothing_is_refilled_until_the_next_one() -> None:
    position = scene(NOTHING_LEFT, points=1)
    assert sum(supply(position).values()) == 0
    play(position, "7>8")
    assert (seen(position).phase, seen(position).harbour, position.to_move) == ("move", None, 1)


def test_A16_the_next_lighthouse_is_settled_and_then_pulled_down() -> None:
    position = scene(NOTHING_LEFT, hands={0: MINE}, points=2)
    events = play(position, BUILD)
    assert kinds(events) == ["moved", "completed", "claimed", "pulled-down"]
    assert laid(position, 0) == {TOWER}
    assert (island(position, 2), sum(supply(position).values())) == ("", 4)


def test_A16_it_stands_while_its_question_is_open() -> None:
    position = scene(NOTHING_LEFT, hands={1: MINE}, claims="ask-always")
    play(position, BUILD)
    assert island(position, 2) == TOWER
    assert kinds(play(position, "claim")) == ["claimed", "pulled-down"]
    assert laid(position, 1) == {TOWER}


def test_A16_a_claim_that_ends_the_game_pulls_nothing_down() -> None:
    position = scene(NOTHING_LEFT, hands={0: (TOWER,)})
    play(position, BUILD, "claim")
    assert position.result is not None
    assert (island(position, 2), sum(supply(position).values())) == (TOWER, 0)


# -- A19 ---------------------------------------------------------------------------------------------------------------


def test_A19_with_take_back_a_card_can_go_back_and_forth() -> None:
    position = scene({1: "r", 2: "wrk", 8: "r"}, points=1, laid={1: (TOWER,)})
    play(position, BUILD, "+k")
    play(position, "2>3", "8>2")
    assert laid(position, 1) == {TOWER}


@pytest.mark.parametrize("claims", ["ask-if-it-ends", "ask-always"])
def test_A19_without_it_the_card_is_safe_in_the_next_turn(claims: str) -> None:
    position = scene({1: "r", 2: "wrk", 8: "r"}, points=1, laid={1: (TOWER,)}, take_back=False, claims=claims, turn=10)
    play(position, BUILD, *(["claim"] if claims == "ask-always" else []))
    assert [card.taken_over for card in seat(position, 0).laid] == [10]
    play(position, "+k", "2>3")
    assert kinds(play(position, "8>2")) == ["moved", "completed", "stands"]
    assert laid(position, 0) == {TOWER}
    assert island(position, 2) == TOWER


def test_A19_two_turns_later_it_can_be_taken_over_again() -> None:
    """Three seats: seat 0 takes it in turn 10, it is safe in turn 11, and seat 2 may take it in turn 12."""
    position = scene({1: "r", 2: "wrk", 7: "r"}, points=1, laid={1: (TOWER,)}, take_back=False, turn=10, players=3)
    play(position, BUILD, "+k", "0>3", "2>3", "+w")
    assert (seen(position).turn, position.to_move) == (12, 2)
    play(position, "0>1", "7>2")
    assert laid(position, 2) == {TOWER}
