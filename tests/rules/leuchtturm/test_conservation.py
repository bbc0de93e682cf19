"""A1, A2: eighteen stones and twenty-four cards at every moment of every game, whatever the switches."""

from itertools import pairwise, product
from typing import Literal

import pytest

from lichtspiel import Chance, Position
from lichtspiel.games.leuchtturm.box import FULL, LETTERS, TOWERS
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions
from tests.rules.leuchtturm.scenes import GAME, engine, seen

SWITCHES = list(product(("landing", "every-step"), ("ask-if-it-ends", "ask-always"), (True, False)))


def check(position: Position) -> None:
    view = seen(position)
    board = "".join(view.islands) + (LETTERS[("red", "white", "black").index(view.harbour)] if view.harbour else "")
    for number, sign in enumerate(LETTERS):
        assert board.count(sign) + view.supply[number] == 6
    laid = [card.tower for seat in view.seats for card in seat.laid]
    assert len(set(laid)) == len(laid)
    assert len(laid) + sum(seat.cards for seat in view.seats) + sum(stack.cards for stack in view.public) == 24
    assert [card.tower for card in view.cards] == list(TOWERS)
    assert all(below != above for tower in view.islands for below, above in pairwise(tower))
    assert max(map(len, view.islands)) <= 4


def check_supply_is_not_empty_beside_a_lighthouse(position: Position) -> None:
    """A16: except while a lighthouse is still being settled, or when the game is over."""
    view = seen(position)
    if view.phase in ("move", "refill"):
        assert sum(view.supply) > 0 or all(tower < FULL for tower in engine(position).towers)


@pytest.mark.parametrize(("movement", "claims", "take_back"), SWITCHES)
def test_A1_A2_A16_conservation(
    movement: Literal["landing", "every-step"], claims: Literal["ask-if-it-ends", "ask-always"], take_back: bool
) -> None:
    for players in (2, 3, 4):
        position = GAME.new(players, "stones", LeuchtturmOptions(movement, claims, take_back))
        chance = Chance(players)
        while position.to_move is not None:
            check(position)
            check_supply_is_not_empty_beside_a_lighthouse(position)
            position.apply(position.random_move(chance))
        check(position)
