"""OpenSpiel's tree search as a yardstick: it plays legally, by what its seat may know, and repeats."""

import pytest

from benchmarks.rig.ismcts import TreeSearchBot, command
from lichtspiel import Match, load
from lichtspiel.arena.external import PREFIX, CommandBot
from lichtspiel.bots.company import Company
from lichtspiel.core.chance import Chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES

OPENING = 12  # moves after which it is asked
SIMULATIONS = 6


def opened(game: AnyGame, players: int | None = None) -> Company:
    """A game of greedy bots after some moves."""
    seats = range(players or game.players[0])
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: len(seats)]), "ismcts")
    company = Company(match, dict.fromkeys(seats, "greedy"), 1)
    for _ in range(OPENING):
        company.play(company.choose())
    return company


@pytest.mark.parametrize("name", ["leuchtturm", "lichterfest", "lumen"])
def test_its_choice_is_legal_repeats_and_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = load(name)
    position = opened(game).match.position
    seat = position.to_move
    assert seat is not None
    view, legal = position.view(seat), position.legal()
    imagined = game.imagine(view, Chance(7))
    choices = [
        TreeSearchBot(game, game.players[0], seat, 1, SIMULATIONS).choose(each, legal)
        for each in (view, view, imagined.view(seat))
    ]
    assert choices[0] in legal
    assert choices == [choices[0]] * 3


def test_it_is_seated_as_a_command() -> None:
    company = opened(load("lichterfest"))
    seat = company.match.position.to_move
    assert seat is not None
    bot = company.bots[seat] = CommandBot(command(SIMULATIONS).removeprefix(PREFIX), company.match, seat)
    try:
        chosen = company.choose()
    finally:
        bot.leave(None)
    assert chosen in company.match.position.legal()
