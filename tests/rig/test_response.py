"""Best responses: they play by their own values, as commands, and know no more than their seat."""

import pytest

from benchmarks.rig.frozen_player import GAMES
from benchmarks.rig.response import RESPONSES, command, file_of
from lichtspiel import load
from lichtspiel.arena.external import PREFIX, CommandBot
from lichtspiel.bots.bot import Budget
from lichtspiel.core.chance import Chance
from tests.rig.test_ismcts import opened

SIZES = {"lichterfest": 2, "leuchtturm": 2, "lumen": 4}
TRAINED = [name for name in GAMES if file_of(name).exists()]


def test_some_are_trained() -> None:
    assert TRAINED


@pytest.mark.parametrize("name", TRAINED)
def test_its_choice_is_legal_repeats_and_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = load(name)
    company = opened(game, SIZES[name])
    position = company.match.position
    seat = position.to_move
    assert seat is not None
    view, legal = position.view(seat), position.legal()
    imagined = game.imagine(view, Chance(7))
    choices = [
        RESPONSES[name](game, seat, 1, Budget(simulations=60)).choose(each, legal)
        for each in (view, view, imagined.view(seat))
    ]
    assert choices[0] in legal
    assert choices == [choices[0]] * 3


def test_it_is_seated_as_a_command() -> None:
    company = opened(load(TRAINED[0]), SIZES[TRAINED[0]])
    seat = company.match.position.to_move
    assert seat is not None
    bot = company.bots[seat] = CommandBot(command().removeprefix(PREFIX), company.match, seat)
    try:
        chosen = company.choose()
    finally:
        bot.leave(None)
    assert chosen in company.match.position.legal()
