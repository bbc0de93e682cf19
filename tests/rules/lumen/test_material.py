"""What the page is told about the box and the rules agrees with the engine."""

import pytest

from lichtspiel.games.lumen.box import HAND, MOST_TIPS, points_for
from lichtspiel.games.lumen.codes import BIDS, PLAY
from lichtspiel.games.lumen.material import MATERIAL, Aim
from lichtspiel.games.lumen.moves import Bid
from tests.rules.lumen.scenes import GAME, random_match, view


def test_M2_how_many_rounds_are_played() -> None:
    position = random_match(3, 1, plies=1000).position
    assert [len(seat.sheet) for seat in view(position, 0).seats] == [MATERIAL.rounds] * 3


def test_M5_what_each_bid_aims_for() -> None:
    assert [Bid(aim.tips, aim.extra) for aim in MATERIAL.aims] == GAME.new(3, 1).legal()


@pytest.mark.parametrize("aim", MATERIAL.aims, ids=str)
def test_M8_M9_which_numbers_of_tricks_bring_points(aim: Aim) -> None:
    for number in range(MATERIAL.rounds):
        brought = [points_for(aim.tips, aim.extra, tricks, number) for tricks in range(HAND + 1)]
        assert tuple(tricks for tricks, points in enumerate(brought) if points > 0) == aim.tricks


def test_M8_the_extra_stone_allows_one_trick_more() -> None:
    tricks = {(aim.tips, aim.extra): aim.tricks for aim in MATERIAL.aims}
    assert (tricks[3, False], tricks[3, True]) == ((3,), (3, 4))


def test_moves_are_numbered_by_what_is_in_the_box() -> None:
    assert BIDS == 2 * MOST_TIPS + 1
    assert PLAY > BIDS
