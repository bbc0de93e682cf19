"""A1 to A4: stones, cards, the deal and the first turn."""

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from lichtspiel import Chance, Refused
from lichtspiel.games.leuchtturm.box import TOWERS
from lichtspiel.games.leuchtturm.moves import Stop
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, LeuchtturmSetup
from tests.rules.leuchtturm.scenes import GAME, legal, play, rule_against, seen, supply


def dealt(players: int = 3) -> LeuchtturmSetup:
    setup = GAME.deal(players, Chance(5), LeuchtturmOptions())
    assert isinstance(setup, LeuchtturmSetup)
    return setup


def refused_by(setup: LeuchtturmSetup) -> str | None:
    with pytest.raises(Refused) as refused:
        GAME.start(setup)
    return refused.value.rule


def test_A1_eight_islands_and_eighteen_stones_in_the_supply() -> None:
    view = seen(GAME.new(3, 1))
    assert view.islands == ("",) * 8
    assert view.harbour is None
    assert view.supply == (6, 6, 6)


def test_A2_the_deck_is_every_tower_without_equal_neighbours() -> None:
    assert len(set(TOWERS)) == len(TOWERS) == 24
    assert all(len(tower) == 4 and set(tower) <= set("rwk") for tower in TOWERS)
    assert all(below != above for tower in TOWERS for below, above in pairwise(tower))


def test_A2_a_setup_has_every_card_exactly_once() -> None:
    setup = dealt()
    doubled = (setup.hands[0][1], *setup.hands[0][1:])
    assert refused_by(replace(setup, hands=(doubled, *setup.hands[1:]))) == "A2"
    assert refused_by(replace(setup, hands=(("rrrr", *setup.hands[0][1:]), *setup.hands[1:]))) == "A2"


@pytest.mark.parametrize(("players", "stacks"), [(2, (9, 9)), (3, (8, 7)), (4, (6, 6))])
def test_A3_three_cards_each_and_two_stacks(players: int, stacks: tuple[int, int]) -> None:
    setup = dealt(players)
    assert [len(hand) for hand in setup.hands] == [3] * players
    assert tuple(map(len, setup.public)) == stacks
    view = seen(GAME.start(setup), 0)
    assert [stack.top for stack in view.public] == [stack[0] for stack in setup.public]
    assert [stack.cards for stack in view.public] == list(stacks)
    assert set(view.seats[0].hand or ()) == set(setup.hands[0])
    assert [seat.hand for seat in view.seats[1:]] == [None] * (players - 1)


def test_A3_stacks_of_other_heights_are_refused() -> None:
    setup = dealt(3)
    moved = (setup.public[0][:-1], (*setup.public[1], setup.public[0][-1]))
    assert refused_by(replace(setup, public=moved)) == "A3"
    assert refused_by(replace(setup, hands=setup.hands[:1])) == "A3"


def test_A4_the_first_turn_is_a_stone_of_any_colour_in_the_harbour() -> None:
    setup = replace(dealt(3), first=2)
    position = GAME.start(setup)
    assert position.to_move == 2
    assert legal(position) == {"+r", "+w", "+k"}
    assert rule_against(position, "0>1") == "A4"
    assert rule_against(position, Stop()) == "A4"
    play(position, "+k")
    assert seen(position).harbour == "black"
    assert supply(position) == {"r": 6, "w": 6, "k": 5}
    assert (position.to_move, seen(position).turn, seen(position).points) == (0, 2, 4)


def test_A4_the_seat_that_begins_moves_first() -> None:
    assert refused_by(replace(dealt(3), first=3)) == "A4"
    assert refused_by(replace(dealt(3), first=-1)) == "A4"


def test_A4_every_seat_can_be_the_one_to_begin() -> None:
    assert {GAME.new(4, seed).to_move for seed in range(40)} == {0, 1, 2, 3}


def test_A9_A15_A19_A20_the_switches_have_defaults_and_unknown_ones_are_refused() -> None:
    defaults = {"movement": "landing", "claims": "ask-if-it-ends", "take_back": True, "turn_limit": 400}
    assert msgspec.to_builtins(LeuchtturmOptions()) == defaults
    assert msgspec.convert({}, LeuchtturmOptions) == LeuchtturmOptions()
    for wrong in (
        {"movement": "flying"},
        {"turn_limit": 0},
        {"turn_limit": -3},
        {"turn_limit": 10**25},
        {"wind": True},
        {"take_back": 1},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, LeuchtturmOptions)
    with pytest.raises(Refused) as refused:
        GAME.new(2, 1, LeuchtturmOptions(turn_limit=0))
    assert refused.value.rule == "A20"
    assert seen(GAME.new(2, 1, LeuchtturmOptions(turn_limit=10**30))).turn == 1
