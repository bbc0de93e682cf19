"""L1 to L7: how a game begins."""

import msgspec
import pytest

from lichtspiel import Chance, Refused
from lichtspiel.games.lichterfest.box import CARDS, DOTS_OUT, KINDS, LETTERS, REWARDS, SIDES, SYMBOLS, rewards
from lichtspiel.games.lichterfest.views import LichterfestSetup, LichterfestView
from tests.rules.lichterfest.scenes import GAME


def dealt(players: int, seed: int) -> LichterfestSetup:
    setup = GAME.deal(players, Chance(seed), GAME.options_type())
    assert isinstance(setup, LichterfestSetup)
    return setup


def first_view(players: int, seed: int) -> LichterfestView:
    view = GAME.new(players, seed).view("table")
    assert isinstance(view, LichterfestView)
    return view


def test_the_box_holds_what_the_printed_box_holds() -> None:
    assert len(SIDES) == 36
    assert sorted("".join(SIDES[1:])) == sorted(LETTERS * 20)
    assert len(SYMBOLS) == 11
    assert 0 not in SYMBOLS
    assert [len(REWARDS[kind]) for kind in KINDS] == [9, 9, 9]
    assert all(list(REWARDS[kind]) == sorted(REWARDS[kind], key=lambda card: -card[0]) for kind in KINDS)


def test_L1_two_sit_opposite_three_leave_a_side_empty_four_take_all() -> None:
    for players, sides in ((2, 2), (3, 3), (4, 4)):
        assert len(set(dealt(players, 1).sides)) == sides
    assert (dealt(2, 1).sides[1] - dealt(2, 1).sides[0]) % 4 == 2


@pytest.mark.parametrize("sides", [(0, 1), (0, 0), (0, 2, 1), (0, 1, 4), (3, 2, 1, 0), (0,), (0, 1, 2, 3, 0), (-1, 1)])
def test_L1_other_seatings_are_refused(sides: tuple[int, ...]) -> None:
    setup = msgspec.structs.replace(dealt(2, 1), sides=sides)
    with pytest.raises(Refused) as refused:
        GAME.start(setup)
    assert refused.value.rule == "L1"


@pytest.mark.parametrize("sides", [(1, 3), (2, 0), (3, 1)])
def test_L1_any_opposite_sides_will_do(sides: tuple[int, ...]) -> None:
    setup = dealt(2, 1)
    turned = msgspec.structs.replace(setup, sides=sides, turns=(sides[0] - 1) % 4)
    assert GAME.start(turned).to_move == 0


def test_L2_the_red_side_faces_a_player_who_starts() -> None:
    starters = set()
    for seed in range(60):
        position = GAME.new(3, seed)
        view = first_view(3, seed)
        assert view.to_move is not None
        assert view.seats[view.to_move].cards[LETTERS.index("r")] == 1
        starters.add(position.to_move)
    assert starters == {0, 1, 2}


def test_L2_the_red_side_must_not_face_an_empty_seat() -> None:
    setup = dealt(3, 1)
    with pytest.raises(Refused) as refused:
        GAME.start(msgspec.structs.replace(setup, turns=2))
    assert refused.value.rule == "L2"
    with pytest.raises(Refused):
        GAME.start(msgspec.structs.replace(setup, turns=4))


def test_L3_tiles_returned_to_the_box_hands_and_stack() -> None:
    for players, stack in ((2, 16), (3, 18), (4, 20)):
        setup = dealt(players, 5)
        assert [len(hand) for hand in setup.hands] == [3] * players
        assert len(setup.stack) == stack
        tiles = [*setup.stack, *(tile for hand in setup.hands for tile in hand)]
        assert len(set(tiles)) == len(tiles)
        assert 0 not in tiles


def test_L3_any_tile_may_be_returned_unseen() -> None:
    returned = set()
    for seed in range(40):
        setup = dealt(2, seed)
        returned |= set(range(1, 36)) - set(setup.stack) - {tile for hand in setup.hands for tile in hand}
    assert returned == set(range(1, 36))


@pytest.mark.parametrize(
    "change",
    [
        {"stack": (1, 2, 3)},
        {"hands": ((4, 19), (7, 2, 28))},
        {"hands": ((4, 19, 33), (4, 2, 28))},
        {"hands": ((0, 19, 33), (7, 2, 28))},
        {"hands": ((36, 19, 33), (7, 2, 28))},
        {"hands": ((4, 19, 33),)},
        {"hands": ()},
    ],
)
def test_L3_a_wrong_deal_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(msgspec.structs.replace(dealt(2, 1), **change))
    assert refused.value.rule == "L3"


def test_L4_and_L6_one_lantern_each_out_of_the_supply() -> None:
    for players, height in ((2, 5), (3, 7), (4, 8)):
        view = first_view(players, 3)
        assert [sum(seat.cards) for seat in view.seats] == [1] * players
        for color in range(7):
            assert view.supply[color] + sum(seat.cards[color] for seat in view.seats) == height == CARDS[players]


def test_L6_each_seat_gets_the_lantern_of_the_side_that_faces_it() -> None:
    """The start tile is blue, red, white and black, clockwise; unturned, its blue side faces north."""
    setup = msgspec.structs.replace(dealt(4, 1), turns=1)
    view = GAME.start(setup).view("table")
    assert isinstance(view, LichterfestView)
    got = ["".join(sign for color, sign in enumerate(LETTERS) if seat.cards[color]) for seat in view.seats]
    assert got == ["k", "b", "r", "w"]
    assert view.to_move == 2


def test_L5_rewards_by_number_of_players() -> None:
    assert rewards(2, "four") == [8, 7, 6, 5, 5, 4]
    assert rewards(2, "pairs") == [9, 8, 7, 6, 5, 5]
    assert rewards(2, "seven") == [10, 9, 8, 7, 6, 5]
    assert rewards(3, "four") == [8, 7, 6, 6, 5, 5, 5, 4]
    assert rewards(3, "pairs") == [9, 8, 7, 7, 6, 6, 5, 5]
    assert rewards(3, "seven") == [10, 9, 8, 8, 7, 7, 6, 5]
    assert [rewards(4, kind) for kind in KINDS] == [[value for value, _ in REWARDS[kind]] for kind in KINDS]
    assert DOTS_OUT == {2: (3, 4), 3: (4,), 4: ()}


def test_L5_the_stacks_are_open_and_three_general_rewards_lie_beside_them() -> None:
    view = first_view(2, 1)
    assert view.rewards == ((8, 7, 6, 5, 5, 4), (9, 8, 7, 6, 5, 5), (10, 9, 8, 7, 6, 5))
    assert view.general_rewards == 3


def test_L7_hands_and_stack_are_secret_all_else_is_public() -> None:
    position = GAME.new(3, 1)
    for viewer in (0, 1, 2, "table"):
        view = position.view(viewer)
        assert isinstance(view, LichterfestView)
        assert [seat.hand is not None for seat in view.seats] == [viewer == seat for seat in range(3)]
        assert [seat.tiles for seat in view.seats] == [3, 3, 3]
        assert view.stack == 18
        assert [seat.cards for seat in view.seats] == [seat.cards for seat in first_view(3, 1).seats]
