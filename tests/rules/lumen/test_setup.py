"""M1 to M3: players, cards, rounds, the deal, and how the dark plus card goes round."""

import pytest
from msgspec.structs import replace

from lichtspiel import Chance, Refused
from lichtspiel.games.lumen.box import HAND, ROUNDS, deck, deck_names
from lichtspiel.games.lumen.events import Dealt
from lichtspiel.games.lumen.views import LumenSetup
from tests.rules.lumen.scenes import GAME, engine, setup, view

TABLES = [(3, 8), (4, 10), (5, 12)]


def drawn(players: int, seed: int) -> LumenSetup:
    dealt = GAME.deal(players, Chance(seed), GAME.options_type())
    assert isinstance(dealt, LumenSetup)
    return dealt


@pytest.mark.parametrize(("players", "highest"), TABLES)
def test_M1_five_colours_of_8_10_or_12_values_and_ten_cards_left_over(players: int, highest: int) -> None:
    cards = deck_names(players)
    assert len(cards) == len(deck(players)) == 5 * highest
    assert {name[0] for name in cards} == set("yrgbp")
    assert {int(name[1:]) for name in cards} == set(range(1, highest + 1))
    for hands in drawn(players, 7).deals:
        dealt = [name for hand in hands for name in hand]
        assert [len(hand) for hand in hands] == [HAND] * players
        assert len(set(cards) - set(dealt)) == 10
        assert len(set(dealt)) == len(dealt)


@pytest.mark.parametrize(("players", "highest"), TABLES)
def test_M1_any_card_may_be_dealt(players: int, highest: int) -> None:
    seen = {name for seed in range(12) for hands in drawn(players, seed).deals for hand in hands for name in hand}
    assert seen == set(deck_names(players))


@pytest.mark.parametrize(("players", "highest"), TABLES)
def test_M2_four_rounds_of_ten_tricks_and_a_random_first_holder(players: int, highest: int) -> None:
    assert len(drawn(players, 1).deals) == ROUNDS == 4
    assert {drawn(players, seed).first for seed in range(60)} == set(range(players))


@pytest.mark.parametrize(("players", "highest"), TABLES)
def test_M3_hands_are_sorted_by_colour_and_rise_within_it(players: int, highest: int) -> None:
    for hands in drawn(players, 3).deals:
        for hand in hands:
            assert list(hand) == sorted(hand, key=lambda name: ("yrgbp".index(name[0]), int(name[1:])))


@pytest.mark.parametrize(("players", "highest"), TABLES)
def test_M3_the_dark_plus_card_moves_to_the_left_and_its_holder_bids_and_leads(players: int, highest: int) -> None:
    for first in range(players):
        position = GAME.start(replace(drawn(players, 5), first=first))
        opened = [(view(position, 0).dark, position.to_move)]
        leads = []
        chance = Chance(first)
        while position.to_move is not None:
            if engine(position).bids == players and not any(engine(position).tricks(seat) for seat in range(players)):
                leads += [position.to_move] if not engine(position).trick_is_open() else []
            events = position.play(position.random_move(chance))
            opened += [(event.dark, event.seat) for event in events if isinstance(event, Dealt)]
        holders = [(first + number) % players for number in (1, 2, 3, 4)]
        assert [dark for dark, _ in opened] == holders
        assert leads == [leader for _, leader in opened]
        assert [leader for _, leader in opened][: 3 if players == 3 else 4] == holders[: 3 if players == 3 else 4]


def test_M3_a_round_is_bid_clockwise_from_the_dark_plus_card() -> None:
    position = GAME.start(setup("", "", "", "", first=1))
    order = []
    for _ in range(4):
        order.append(position.to_move)
        position.play(GAME.parse("1"))
    assert order == [2, 3, 0, 1]
    assert position.to_move == 2


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"deals": ()}, "M1"),
        ({"deals": ((), (), (), ())}, "M1"),
        ({"first": 4}, "M2"),
        ({"first": -1}, "M2"),
    ],
)
def test_a_setup_that_breaks_the_rules_is_refused(change: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(replace(drawn(4, 1), **change))
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("y1 y2 y3 y4 y5 y6 y7 y8 y9", "M1"),  # nine cards
        ("y1 y2 y3 y4 y5 y6 y7 y8 y9 y11", "M1"),  # no such card at this table
        ("y1 y2 y3 y4 y5 y6 y7 y8 y9 y9", "M1"),  # twice
        ("y1 y2 y3 y4 y5 y6 y7 y8 y9 x1", "M1"),
        ("y1 y2 y3 y4 y5 y6 y7 y8 y10 y9", "M3"),  # not rising
        ("r1 y2 y3 y4 y5 y6 y7 y8 y9 y10", "M3"),  # not in the order of the colours
    ],
)
def test_a_hand_that_breaks_the_rules_is_refused(hand: str, rule: str) -> None:
    others = setup("y1 y2 y3 y4 y5 y6 y7 y8 y9 y10", "", "", "").deals
    bad = ((tuple(hand.split()), *others[0][1:]), *others[1:])
    with pytest.raises(Refused) as refused:
        GAME.start(LumenSetup(0, bad))
    assert refused.value.rule == rule


def test_M2_a_missing_round_or_hand_is_refused() -> None:
    whole = drawn(4, 1)
    for deals in (whole.deals[:3], (*whole.deals[:3], whole.deals[3][:3])):
        with pytest.raises(Refused) as refused:
            GAME.start(LumenSetup(0, deals))
        assert refused.value.rule == "M2"
