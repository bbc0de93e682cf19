"""M5: tip stones and the extra stone."""

import pytest

from lichtspiel import Refused
from lichtspiel.games.lumen.events import BidMade
from lichtspiel.games.lumen.moves import Bid, Play
from lichtspiel.games.lumen.views import Stones
from lichtspiel.words import LANGUAGES
from tests.rules.lumen.scenes import GAME, bid_all, play, rule_against, setup, view


def test_M5_any_number_from_0_to_10_with_or_without_the_extra_stone_but_not_ten_with_it() -> None:
    position = GAME.start(setup("", "", "", ""))
    offered = {Bid(tips, extra) for tips in range(11) for extra in (False, True)} - {Bid(10, True)}
    assert set(position.legal()) == offered
    assert len(position.legal()) == 21


def test_M5_the_extra_stone_alone_is_a_bid() -> None:
    position = GAME.start(setup("", "", ""))
    assert play(position, "0+") == [BidMade(0, 0, True)]
    assert view(position, 2).seats[0].bid == Stones(0, True)
    assert view(position, 2).seats[1].bid is None


def test_M5_ten_tips_with_the_extra_stone_are_refused() -> None:
    position = GAME.start(setup("", "", ""))
    with pytest.raises(Refused) as refused:
        position.play(GAME.parse("10+"))
    assert refused.value.rule == "M5"
    assert Bid(10, False) in refused.value.instead
    assert Bid(9, True) in refused.value.instead
    assert all("10" in refused.value.refusal.sentence(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("bid", [Bid(-1, False), Bid(11, False), Bid(10**30, True), Bid(-(10**30), False)])
def test_M5_other_numbers_are_refused(bid: Bid) -> None:
    refusal = GAME.start(setup("", "", "")).check(bid)
    assert refusal is not None
    assert refusal.rule == "M5"


def test_M5_neither_the_sum_of_bids_nor_the_stones_in_the_box_are_a_limit() -> None:
    position = GAME.start(setup("", "", "", "", ""))
    play(position, "9+ 9+ 9+ 9+ 9+")
    assert sum(seat.bid.tips for seat in view(position, 0).seats if seat.bid) == 45


def test_M5_bids_come_before_cards_and_not_after() -> None:
    position = GAME.start(setup("", "", ""))
    assert rule_against(position, "#3") == "M5"
    bid_all(position)
    assert rule_against(position, "3") == "M5"
    assert all(isinstance(move, Play) for move in position.legal())


def test_M5_bids_lie_open_to_everyone() -> None:
    position = GAME.start(setup("", "", ""))
    play(position, "3+ 0")
    for viewer in (0, 1, 2):
        assert [seat.bid for seat in view(position, viewer).seats] == [Stones(3, True), Stones(0, False), None]
