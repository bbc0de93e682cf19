"""A17, A18 and A20: how a game ends, and who has won."""

import pytest

from lichtspiel import Chance, Match, Position, Refused, Result
from lichtspiel.games.leuchtturm.moves import Stop
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions
from tests.rules.leuchtturm.scenes import GAME, island, kinds, play, rule_against, scene, seen

TOWER = "wrkr"
NEARLY = {1: "r", 2: "wrk", 5: "w"}
OTHERS = ("kwkw", "krkr", "rwrw", "rkrk", "wkwk", "krwk", "kwrk")


def result(position: Position) -> Result:
    assert position.result is not None
    return position.result


def test_A17_at_once_when_the_third_private_card_is_laid() -> None:
    position = scene(NEARLY, hands={0: (TOWER,)})
    assert kinds(play(position, "1>2", "claim")) == ["claimed", "ended"]
    assert (position.to_move, seen(position).phase, seen(position).points) == (None, "over", 3)
    assert result(position).ended == "A17"
    assert position.legal() == []


def test_A17_in_mid_turn_by_another_seats_third_card() -> None:
    position = scene(NEARLY, players=3, hands={2: (TOWER,)})
    play(position, "1>2")
    assert position.to_move == 2
    play(position, "claim")
    assert (seen(position).ender, seen(position).active) == (2, 0)
    assert result(position).places == (2, 2, 1)


def test_A17_when_both_public_stacks_are_empty() -> None:
    position = scene(NEARLY, public=((TOWER,), ()))
    play(position, "1>2", "claim")
    assert result(position) == Result((1, 2), (1, 0), "A17")
    assert [stack.cards for stack in seen(position).public] == [0, 0]


def test_A17_not_while_one_stack_is_left() -> None:
    position = scene(NEARLY, public=((TOWER,), ("kwkw",)))
    play(position, "1>2")
    assert position.result is None


def test_A17_cards_from_elsewhere_do_not_count_for_the_trigger() -> None:
    position = scene(NEARLY, laid={0: OTHERS[:3]}, tops=(TOWER,))
    play(position, "1>2")
    assert position.result is None
    assert seen(position).seats[0].cards == 3


def test_A17_the_hand_is_empty_even_if_a_card_laid_from_it_was_taken_over_since() -> None:
    position = scene(NEARLY, hands={0: (TOWER,)}, laid={1: OTHERS[:2]})
    play(position, "1>2", "claim")
    assert result(position) == Result((2, 1), (1, 2), "A17")


def test_A17_nothing_can_be_played_afterwards() -> None:
    position = scene(NEARLY, hands={0: (TOWER,)})
    play(position, "1>2", "claim")
    assert rule_against(position, Stop()) == "A17"


def test_A18_most_laid_cards_win() -> None:
    position = scene(NEARLY, players=3, hands={0: (TOWER,)}, laid={1: OTHERS[:3], 2: OTHERS[3:5]})
    play(position, "1>2", "claim")
    assert result(position) == Result((3, 1, 2), (1, 3, 2), "A17")


def test_A18_the_ender_among_the_tied_wins() -> None:
    position = scene(NEARLY, players=3, hands={0: (TOWER,)}, laid={0: OTHERS[:1], 1: OTHERS[1:3]})
    play(position, "1>2", "claim")
    assert result(position) == Result((1, 2, 3), (2, 2, 0), "A17")


def test_A18_an_ender_who_is_not_among_the_tied_leaves_them_a_shared_victory() -> None:
    position = scene(NEARLY, players=3, hands={0: (TOWER,)}, laid={1: OTHERS[:2], 2: OTHERS[2:4]})
    play(position, "1>2", "claim")
    assert result(position) == Result((3, 1, 1), (1, 2, 2), "A17")


def test_A18_the_ender_is_first_among_equals_in_every_place() -> None:
    position = scene(NEARLY, players=4, hands={0: (TOWER,)}, laid={1: OTHERS[:2], 2: OTHERS[2:3], 3: OTHERS[3:4]})
    play(position, "1>2", "claim")
    assert result(position).places == (2, 1, 3, 3)


def test_A18_the_ender_is_the_one_who_laid_the_card_not_the_builder() -> None:
    position = scene(NEARLY, hands={1: (TOWER,)}, laid={0: OTHERS[:1]})
    play(position, "1>2", "claim")
    assert result(position) == Result((2, 1), (1, 1), "A17")


def test_A20_after_the_last_turn_it_is_scored_without_an_ender() -> None:
    position = scene({1: "r"}, points=1, turn=12, turn_limit=12, laid={0: OTHERS[:1], 1: OTHERS[1:2]})
    play(position, "1>2")
    assert position.result is None, "a turn includes its refill"
    assert kinds(play(position, "+r")) == ["refilled", "ended"]
    assert result(position) == Result((1, 1), (1, 1), "A20")
    assert seen(position).ender is None
    assert rule_against(position, Stop()) == "A20"


def test_A16_A20_what_the_last_refill_pulls_down_is_still_pulled_down() -> None:
    islands = {1: TOWER, 2: "krkw", 3: "rwk", 4: "wrk", 5: "rk", 7: "w"}
    position = scene(islands, points=1, turn=5, turn_limit=5)
    play(position, "7>8")
    assert kinds(play(position, "+w")) == ["refilled", "pulled-down", "pulled-down", "ended"]
    assert island(position, 1) == ""


@pytest.mark.parametrize("turn_limit", [1, 2, 7])
def test_A20_the_first_stone_is_turn_1(turn_limit: int) -> None:
    match = Match.dealt(GAME, ("Ada", "Ben"), 3, LeuchtturmOptions(turn_limit=turn_limit))
    chance = Chance(3)
    while match.position.to_move is not None:
        match.play(match.position.random_move(chance))
    assert seen(match.position).turn == turn_limit
    assert result(match.position).ended == "A20"
    refills = [move for _, move in match.moves if move.json()["type"] == "refill"]
    assert len(refills) <= turn_limit


def test_A5_A20_nobody_moves_out_of_turn_when_it_is_over() -> None:
    position = scene(NEARLY, hands={0: (TOWER,)})
    play(position, "1>2", "claim")
    with pytest.raises(Refused) as refused:
        position.play(Stop(), 1)
    assert refused.value.rule == "A17"
