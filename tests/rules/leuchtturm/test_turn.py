"""A5 to A12: moving stones, the harbour duty, and the end of a turn."""

import pytest

from lichtspiel import Refused
from lichtspiel.games.leuchtturm.events import Began, Lapsed, Moved, Stopped
from lichtspiel.games.leuchtturm.moves import Claim, Decline, Refill, Step, Stop
from tests.rules.leuchtturm.scenes import GAME, island, kinds, legal, one, play, rule_against, scene, seen, supply

# -- A5, A6 ------------------------------------------------------------------------------------------------------------


def test_A5_points_are_split_over_several_stones() -> None:
    position = scene({1: "r", 4: "w"})
    play(position, "1>2")
    assert seen(position).points == 3
    event = one(play(position, "4>6"), Moved)
    assert (event.stone, event.origin, event.island, event.points) == ("white", 4, 6, 2)
    assert (seen(position).points, island(position, 2), island(position, 6)) == (1, "r", "w")


def test_A5_a_stone_may_be_moved_several_times() -> None:
    position = scene({1: "r"})
    play(position, "1>2", "2>3", "3>4", "4>5")
    assert island(position, 5) == "r"
    assert position.legal() == [Refill("red"), Refill("white"), Refill("black")]


def test_A5_only_top_stones_and_nobody_owns_them() -> None:
    position = scene({1: "rw"})
    play(position, "1>2")
    assert (island(position, 1), island(position, 2)) == ("r", "w")


def test_A5_the_top_of_a_finished_lighthouse_may_be_moved() -> None:
    position = scene({1: "rwkr"})
    play(position, "1>2")
    assert (island(position, 1), island(position, 2)) == ("rwk", "r")


def test_A5_what_cannot_be_moved() -> None:
    position = scene({1: "r"}, points=2)
    assert rule_against(position, "2>3") == "A5"
    assert rule_against(position, "0>1") == "A5"
    assert rule_against(position, "1>4") == "A5"
    assert rule_against(position, Step(1, 0)) == "A5"
    assert rule_against(position, Step(1, -1)) == "A5"
    assert rule_against(position, Step(1, 10**30)) == "A5"


def test_A6_from_the_harbour_to_island_1_and_from_8_to_1() -> None:
    position = scene({8: "k"}, "r")
    play(position, "0>1", "8>1")
    assert island(position, 1) == "rk"


def test_A6_there_are_no_other_places() -> None:
    position = scene({8: "k"}, "r")
    assert rule_against(position, Step(9, 1)) == "A6"
    assert rule_against(position, Step(-1, 1)) == "A6"
    assert rule_against(position, Step(10**30, 1)) == "A6"


# -- A7, A8, A9 --------------------------------------------------------------------------------------------------------


def test_A7_never_on_the_same_colour_nor_on_four_stones() -> None:
    position = scene({1: "r", 2: "wr", 3: "rwrk"})
    assert rule_against(position, "1>2") == "A7"
    assert rule_against(position, "1>3") == "A7"
    assert legal(position) >= {"1>4", "1>5"}


def test_A8_a_full_island_is_skipped_and_counted() -> None:
    position = scene({1: "r", 2: "rwrk", 3: "kwkr"})
    assert legal(position) >= {"1>4", "1>5"}
    play(position, "1>4")
    assert (island(position, 4), seen(position).points) == ("r", 1)


def test_A9_with_landing_only_the_end_of_a_move_is_checked() -> None:
    assert "1>3" in legal(scene({1: "r", 2: "r"}))


def test_A9_with_every_step_a_stone_goes_to_the_next_open_island() -> None:
    blocked = scene({1: "r", 2: "r", 5: "w"}, movement="every-step")
    assert rule_against(blocked, "1>3") == "A9"
    assert rule_against(blocked, "1>2") == "A7"
    assert legal(blocked) == {"2>3", "5>6"}


def test_A9_with_every_step_skipped_full_islands_are_paid_for() -> None:
    position = scene({1: "r", 2: "rwrk", 3: "kwkr"}, movement="every-step")
    assert "1>4" in legal(position)
    assert rule_against(position, "1>5") == "A9"
    play(position, "1>4")
    assert seen(position).points == 1


def test_A9_with_every_step_a_lighthouse_on_the_way_is_settled() -> None:
    islands = {1: "r", 2: "wrk"}
    on_the_way = scene(islands, movement="every-step", buried=("wrkr",))
    assert "pulled-down" in kinds(play(on_the_way, "1>2"))
    passed_over = scene(islands, buried=("wrkr",))
    assert "completed" not in kinds(play(passed_over, "1>3"))


# -- A10 ---------------------------------------------------------------------------------------------------------------


def test_A10_no_move_may_take_the_last_landing_from_the_harbour_stone() -> None:
    position = scene({1: "w", 5: "k"}, "r", points=2)
    assert legal(position) == {"0>1", "0>2", "1>2", "5>6"}
    assert rule_against(position, "5>7") == "A10"


def test_A10_the_refusal_names_moves_that_keep_the_duty() -> None:
    position = scene({1: "w", 5: "k"}, "r", points=2)
    with pytest.raises(Refused) as refused:
        play(position, "5>7")
    assert refused.value.rule == "A10"
    assert [str(move) for move in refused.value.instead][:2] == ["0>1", "0>2"]
    assert "5>6" in map(str, refused.value.instead)


def test_A10_a_different_landing_is_good_enough() -> None:
    """The red stone leaves island 1 and closes island 2, but now island 1 is open."""
    position = scene({1: "wr", 2: "w", 3: "kr", 4: "kr"}, "r", points=4)
    assert legal(position) & {"0>1", "0>2", "0>3", "0>4"} == {"0>2"}
    play(position, "1>2")
    assert legal(position) & {"0>1", "0>2", "0>3"} == {"0>1"}


def test_A10_a_blocked_harbour_stone_stays_for_the_next_player() -> None:
    position = scene({1: "r", 2: "wr", 3: "kr", 4: "wkr", 5: "k"}, "r")
    assert not {move for move in legal(position) if move.startswith("0")}
    play(position, "5>6", "6>7", "7>8")
    assert "began" in kinds(play(position, "4>5"))
    assert (seen(position).harbour, seen(position).active, seen(position).phase) == ("red", 1, "move")


def test_A10_a_harbour_stone_freed_in_mid_turn_must_be_moved() -> None:
    """The top stone leaves the full island 1, so the harbour stone can land there."""
    position = scene({1: "krkw", 2: "kr", 3: "kr", 4: "r"}, "r")
    assert not {move for move in legal(position) if move.startswith("0")}
    play(position, "1>2")
    assert {"0>1", "0>2"} <= legal(position)
    assert rule_against(position, "4>7") == "A10"
    play(position, "4>5", "5>6")
    assert legal(position) == {"0>1"}


def test_A10_a_harbour_stone_freed_by_a_cheap_move_binds_the_rest_of_the_turn() -> None:
    position = scene({1: "wr", 2: "k", 6: "k"}, "r", points=2, movement="every-step")
    assert rule_against(position, "0>1") == "A7"
    play(position, "1>2")
    assert legal(position) == {"0>1"}
    assert rule_against(position, "6>7") == "A10"


@pytest.mark.parametrize("distance", [2, 3, 4])
def test_A10_a_landing_that_takes_all_points_to_reach(distance: int) -> None:
    reds = dict.fromkeys(range(1, distance), "r")
    position = scene({**reds, 6: "k"}, "r", points=distance)
    assert f"0>{distance}" in legal(position)
    assert rule_against(position, "6>7") == "A10"
    assert seen(position).points == distance


def test_A10_the_duty_is_judged_before_any_settlement() -> None:
    """The lighthouse on island 1 would be pulled down and open the way again; the duty is judged before that."""
    position = scene({1: "wkw", 8: "k"}, "r", points=2, buried=("wkwk",))
    assert rule_against(position, "8>1") == "A10"
    assert legal(position) >= {"0>1", "0>2"}


# -- A11, A12 ----------------------------------------------------------------------------------------------------------


def test_A11_all_points_must_be_spent() -> None:
    position = scene({1: "r"})
    assert rule_against(position, Stop()) == "A11"
    play(position, "1>2", "2>3", "3>4")
    assert rule_against(position, Stop()) == "A11"


def test_A11_after_a_lighthouse_the_rest_is_optional() -> None:
    position = scene({1: "r", 2: "wrk"}, tops=("wrkr",))
    play(position, "1>2")
    assert "stop" in legal(position)
    assert one(play(position, "stop"), Stopped).points == 3
    assert seen(position).phase == "refill"
    assert position.to_move == 0


def test_A11_but_not_before_the_harbour_stone_is_moved() -> None:
    position = scene({1: "r", 2: "wrk"}, "k", tops=("wrkr",))
    play(position, "1>2")
    assert rule_against(position, Stop()) == "A10"
    play(position, "0>1")
    assert "stop" in legal(position)


def test_A11_points_that_cannot_be_spent_lapse_by_themselves() -> None:
    """After this move every stone is stopped by a full island or by its own colour, with one point left."""
    ring = {1: "r", 2: "r", 3: "rw", 4: "rkrw", 5: "k", 6: "w", 7: "w", 8: "wkwr"}
    position = scene(ring, points=3)
    events = play(position, "3>5")
    assert one(events, Lapsed) == Lapsed(0, 1)
    assert (seen(position).phase, seen(position).points, position.to_move) == ("refill", 0, 0)


def test_A12_an_empty_harbour_is_refilled_from_what_is_there() -> None:
    used = {1: "rwrk", 2: "krkr", 3: "rw", 4: "r"}
    position = scene(used, points=1)
    play(position, "3>4")
    assert seen(position).phase == "refill"
    assert position.to_move == 0
    assert supply(position)["r"] == 0
    assert legal(position) == {"+w", "+k"}
    assert rule_against(position, Refill("red")) == "A12"
    assert rule_against(position, "4>5") == "A12"
    play(position, "+w")
    assert (seen(position).harbour, position.to_move) == ("white", 1)


def test_A12_an_occupied_harbour_is_not_refilled() -> None:
    position = scene({1: "r", 2: "wr", 3: "kr", 4: "wkr", 6: "k"}, "r", points=1)
    assert one(play(position, "6>7"), Began).seat == 1


def test_A12_there_is_no_refill_in_the_middle_of_a_turn() -> None:
    assert rule_against(scene({1: "r"}), Refill("red")) == "A12"


def test_A15_nobody_answers_without_a_question() -> None:
    assert rule_against(scene({1: "r"}), Claim()) == "A15"
    assert rule_against(scene({1: "r"}), Decline()) == "A15"


def test_A5_moving_out_of_turn_is_refused() -> None:
    position = scene({1: "r"})
    with pytest.raises(Refused) as refused:
        position.play(GAME.parse("1>2"), 1)
    assert refused.value.rule == "A5"
