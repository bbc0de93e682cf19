"""L10 to L19: what happens in a turn."""

import pytest

from lichtspiel import Refused
from lichtspiel.games.lichterfest.events import Boat, Bonus, Dedicated, Drew, Lantern
from lichtspiel.games.lichterfest.moves import Color, Dedicate, Discard, Exchange, Kind, Pass, Place
from lichtspiel.games.lichterfest.views import LichterfestView
from tests.rules.lichterfest.scenes import (
    boats,
    cards,
    engine,
    kinds,
    lay,
    points,
    rule_against,
    scene,
    supply,
)

FOUR_RED = Dedicate("four", ("red",))
PAIRS = Dedicate("pairs", ("white", "red", "green"))
SEVEN = Dedicate("seven", ())
ANYWHERE = Place(1, 0, (0, -1))


# -- L10 ---------------------------------------------------------------------------------------------------------------


def test_L10_two_boats_and_a_card_for_another() -> None:
    position = scene(cards={0: "rrb"}, boats={0: 3})
    position.play(Exchange("red", "green"))
    assert (cards(position, 0), boats(position, 0)) == ("rbg", 1)
    assert (supply(position, "red"), supply(position, "green")) == (7, 7)


def test_L10_only_once_in_a_turn() -> None:
    position = scene(cards={0: "rrb"}, boats={0: 5})
    position.play(Exchange("red", "green"))
    assert rule_against(position, Exchange("red", "white")) == "L10"
    assert kinds(position) == {"place"}


def test_L10_needs_two_boats_the_card_and_another_colour() -> None:
    assert rule_against(scene(cards={0: "r"}, boats={0: 1}), Exchange("red", "blue")) == "L10"
    rich = scene(cards={0: "r"}, boats={0: 2})
    assert rule_against(rich, Exchange("blue", "red")) == "L10"
    assert rule_against(rich, Exchange("red", "red")) == "L10"
    assert rich.check(Exchange("red", "blue")) is None


def test_L10_not_from_an_empty_stack_and_the_refusal_names_the_others() -> None:
    position = scene(players=2, cards={0: "r", 1: "bbbbb"}, boats={0: 2})
    with pytest.raises(Refused) as refused:
        position.play(Exchange("red", "blue"))
    assert refused.value.rule == "L10"
    assert refused.value.instead
    assert all(isinstance(move, Exchange) and move.give == "red" for move in refused.value.instead)


def test_L10_not_if_all_other_stacks_are_empty() -> None:
    """Giving red back fills the red stack, but red for red is no exchange."""
    position = scene(players=2, cards={0: "r" + "w" * 4, 1: "w" + "ooooopppppbbbbbgggggkkkkk"}, boats={0: 2})
    assert [str(move) for move in position.legal() if isinstance(move, Exchange)] == ["w>r"]
    without_red = scene(players=2, cards={0: "rrrrr", 1: "wwwwwooooopppppbbbbbgggggkkkkk"}, boats={0: 2})
    assert "exchange" not in kinds(without_red)


def test_L10_exchanging_comes_before_dedicating_L11() -> None:
    position = scene(cards={0: "rrrrb"}, boats={0: 2})
    position.play(FOUR_RED)
    assert rule_against(position, Exchange("blue", "red")) == "L10"


# -- L11, L12 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "move", "value", "left"),
    [("rrrrb", FOUR_RED, 8, "b"), ("wwrrggk", PAIRS, 9, "k"), ("worpbgkk", SEVEN, 10, "k")],
)
def test_L11_a_set_for_the_top_reward(held: str, move: Dedicate, value: int, left: str) -> None:
    position = scene(cards={0: held})
    events = position.play(move)
    assert events == [Dedicated(0, move.kind, move.colors, value)]
    assert (cards(position, 0), points(position, 0)) == (left, value)
    view = position.view("table")
    assert isinstance(view, LichterfestView)
    assert [len(stack) for stack in view.rewards].count(8) == 1
    assert [(reward.kind, reward.value) for reward in view.seats[0].rewards] == [(move.kind, value)]


def test_L11_only_once_in_a_turn() -> None:
    position = scene(cards={0: "rrrrbbbb"})
    position.play(FOUR_RED)
    assert rule_against(position, Dedicate("four", ("blue",))) == "L11"


@pytest.mark.parametrize("held", ["rrr", "wwwwww", "wwrrg", "worpbg"])
def test_L11_an_incomplete_set_is_refused(held: str) -> None:
    position = scene(cards={0: held})
    for move in (FOUR_RED, PAIRS, SEVEN):
        assert rule_against(position, move) == "L11"


@pytest.mark.parametrize(
    ("kind", "colors"),
    [
        ("four", ()),
        ("four", ("red", "blue")),
        ("pairs", ("red", "white", "green")),
        ("pairs", ("red", "red", "red")),
        ("pairs", ("red", "blue")),
        ("seven", ("red",)),
    ],
)
def test_L11_there_is_no_such_set(kind: Kind, colors: tuple[Color, ...]) -> None:
    position = scene(cards={0: "rrrrrrwwgg"})
    assert rule_against(position, Dedicate(kind, colors)) == "L11"


def test_L11_four_of_a_kind_may_be_part_of_pairs() -> None:
    """Which set to dedicate is the player's choice."""
    position = scene(cards={0: "rrrrwwgg"})
    assert {str(move) for move in position.legal() if isinstance(move, Dedicate)} == {"+rrrr", "+wwrrgg"}


def test_L12_without_a_stack_a_set_gets_a_general_reward_or_else_four_points() -> None:
    for general, left in ((3, 2), (1, 0), (0, 0)):
        position = scene(cards={0: "rrrr"}, rewards=[[], [9], [10]], general_rewards=general)
        assert position.play(FOUR_RED) == [Dedicated(0, "four", ("red",), 4)]
        assert points(position, 0) == 4
        assert engine(position).general_left == left


def test_L12_other_kinds_keep_their_own_stack() -> None:
    position = scene(cards={0: "wwrrgg"}, rewards=[[], [9, 8], [10]])
    position.play(PAIRS)
    assert points(position, 0) == 9
    assert engine(position).general_left == 3


# -- L13 ---------------------------------------------------------------------------------------------------------------

TWELVE = "wwwooorrrppp"


def test_L13_twelve_cards_are_not_too_many() -> None:
    position = scene(cards={0: TWELVE})
    assert "place" in kinds(position)
    assert rule_against(position, Discard("red")) == "L13"


def test_L13_thirteen_cards_forbid_laying_a_tile() -> None:
    position = scene(cards={0: TWELVE + "b"})
    with pytest.raises(Refused) as refused:
        position.play(ANYWHERE)
    assert refused.value.rule == "L13"
    assert {type(move) for move in refused.value.instead} <= {Discard, Dedicate}
    assert kinds(position) == {"dedicate", "discard"}
    position.play(Discard("blue"))
    assert cards(position, 0) == TWELVE
    assert kinds(position) == {"place"}
    assert rule_against(position, Discard("red")) == "L13"


def test_L13_fourteen_cards_take_two_discards_one_at_a_time() -> None:
    position = scene(cards={0: TWELVE + "bb"})
    position.play(Discard("blue"))
    assert kinds(position) == {"discard"}
    position.play(Discard("white"))
    assert kinds(position) == {"place"}


def test_L13_only_cards_one_has() -> None:
    assert rule_against(scene(cards={0: TWELVE + "b"}), Discard("green")) == "L13"


def test_L13_exchanging_and_dedicating_come_first_and_end_with_the_first_discard() -> None:
    position = scene(cards={0: TWELVE + "bb"}, boats={0: 2})
    assert {"exchange", "dedicate", "discard"} == kinds(position)
    position.play(Discard("blue"))
    assert rule_against(position, Exchange("blue", "green")) == "L13"
    assert rule_against(position, Dedicate("pairs", ("white", "orange", "red"))) == "L13"


def test_L13_a_dedication_may_make_discarding_needless() -> None:
    position = scene(cards={0: TWELVE + "rb"})
    position.play(FOUR_RED)
    assert kinds(position) == {"place"}


# -- L14 ---------------------------------------------------------------------------------------------------------------


def test_L14_edge_to_edge_in_all_four_rotations() -> None:
    position = scene(hand=(1, 2))
    assert {str(move) for move in position.legal()} == {
        f"{tile}/{turns}@{at}" for tile in (1, 2) for turns in range(4) for at in ("0,-1", "1,0", "0,1", "-1,0")
    }


@pytest.mark.parametrize("at", [(1, 1), (-1, -1), (2, 0), (0, 0), (33, 0), (34, 0), (10**9, -(10**9)), (10**30, 5)])
def test_L14_a_corner_a_gap_or_a_taken_place_is_refused(at: tuple[int, int]) -> None:
    with pytest.raises(Refused) as refused:
        scene().play(Place(1, 0, at))
    assert refused.value.rule == "L14"
    assert not any(figure.isdigit() for figure in refused.value.sentence), "nobody at the table counts places so"
    assert all(isinstance(move, Place) and (move.tile, move.turns) == (1, 0) for move in refused.value.instead[:4])


def test_L14_only_a_tile_of_ones_own_hand() -> None:
    position = scene(hand=(1, 2, 3))
    for tile in (4, 0, -1, 36, 10**9, 10**30, -(10**30)):
        assert rule_against(position, Place(tile, 0, (0, -1))) == "L14"


def test_L14_only_quarter_turns() -> None:
    assert rule_against(scene(), Place(1, 4, (0, -1))) == "L14"
    assert rule_against(scene(), Place(1, -1, (0, -1))) == "L14"


def test_L14_a_tile_must_be_laid() -> None:
    assert rule_against(scene(), Pass()) == "L14"


def test_L14_colours_need_not_match() -> None:
    """Nothing matches: no bonus, only the lanterns of the four sides."""
    position = scene(hand=(3,))
    events = lay(position, 3, 0, (1, 0))
    assert not [event for event in events if isinstance(event, Bonus | Boat)]


# -- L15, L16 ----------------------------------------------------------------------------------------------------------


def test_L15_two_matches_of_a_colour_with_one_card_left_give_one() -> None:
    """Tile 2 is green on three sides; its neighbours to the west and the south face it in green."""
    lake = ((0, 0, (0, 0)), (16, 1, (0, -1)), (13, 1, (1, 0)))
    position = scene(lake=lake, hand=(2,), cards={1: "ggggggg"})
    assert supply(position, "green") == 1
    events = lay(position, 2, 1, (1, -1))
    assert [event for event in events if isinstance(event, Bonus)] == [
        Bonus(0, "green", received=True, side=2),
        Bonus(0, "green", received=False, side=3),
    ]
    assert supply(position, "green") == 0


def test_L16_boats_are_given_even_if_the_stack_is_empty() -> None:
    """Both tiles have a symbol and match in orange, of which no card is left."""
    position = scene(lake=((0, 0, (0, 0)), (25, 1, (1, 0))), hand=(22,), cards={1: "oooooooo"})
    events = lay(position, 22, 3, (2, 0))
    assert Bonus(0, "orange", received=False, side=3) in events
    assert [event for event in events if isinstance(event, Boat)] == [Boat(0, (2, 0)), Boat(0, (1, 0))]
    assert boats(position, 0) == 2


def test_L16_the_new_tile_gives_one_boat_however_many_edges_match() -> None:
    """The sides of tile 26 alternate between white and black; two neighbours without symbols match it."""
    lake = ((0, 0, (0, 0)), (1, 0, (0, -1)), (18, 2, (1, 0)))
    position = scene(lake=lake, hand=(26,))
    events = lay(position, 26, 0, (1, -1))
    assert len([event for event in events if isinstance(event, Bonus)]) == 2
    assert [event for event in events if isinstance(event, Boat)] == [Boat(0, (1, -1))]


def test_L16_the_ship_of_the_start_tile_is_no_symbol() -> None:
    position = scene(hand=(7,))
    events = lay(position, 7, 3, (1, 0))
    assert Bonus(0, "red", received=True, side=3) in events
    assert not [event for event in events if isinstance(event, Boat)]


# -- L17 to L19 --------------------------------------------------------------------------------------------------------


def test_L17_the_last_card_of_a_colour_goes_to_the_active_player_first() -> None:
    """Tile 26 is black to the east and west; the only black card left goes to whoever lays it."""
    for active, other in ((1, 3), (3, 1)):
        position = scene(to_move=active, hand=(26,), cards={0: "kkkkkkk"})
        events = lay(position, 26, 0, (0, -1))
        black = [event for event in events if isinstance(event, Lantern) and event.color == "black"]
        assert black == [Lantern(active, "black", received=True), Lantern(other, "black", received=False)]


def test_L17_lanterns_go_clockwise_from_the_active_player() -> None:
    position = scene(to_move=2, hand=(1,))
    events = lay(position, 1, 0, (0, -1))
    assert [event.seat for event in events if isinstance(event, Lantern)] == [2, 3, 0, 1]


def test_L17_an_empty_seat_gets_nothing() -> None:
    position = scene(players=3, hand=(24,))
    lay(position, 24, 0, (0, 1))
    assert [cards(position, seat) for seat in range(3)] == ["b", "w", "g"]
    assert supply(position, "purple") == 7


def test_L18_one_tile_is_drawn_and_only_its_owner_is_told_which() -> None:
    position = scene(hand=(1, 2, 3))
    drew = [event for event in lay(position, 1, 0, (0, 1)) if isinstance(event, Drew)]
    assert len(drew) == 1
    assert drew[0].tile in engine(position).hand(0)
    assert drew[0].told(0) == drew[0]
    assert drew[0].told(1) == drew[0].told("table") == Drew(0, None)
    assert len(engine(position).hand(0)) == 3


def test_L18_no_tile_from_an_empty_stack() -> None:
    position = scene(hand=(1, 2, 3), stack=0)
    assert not [event for event in lay(position, 1, 0, (0, 1)) if isinstance(event, Drew)]
    assert len(engine(position).hand(0)) == 2


def test_L19_an_empty_colour_is_skipped_until_a_card_comes_back() -> None:
    position = scene(players=2, hand=(25, 26), cards={0: "bbbbb"}, sides=(0, 2))
    assert Lantern(0, "blue", received=False) in lay(position, 25, 1, (0, 1))
    returned = scene(players=2, hand=(25, 26), cards={0: "bbbbb"}, sides=(0, 2))
    returned.play(Dedicate("four", ("blue",)))
    assert Lantern(0, "blue", received=True) in lay(returned, 25, 1, (0, 1))
