"""Hints in every game: what speaks for the move comes first, what speaks against it is marked as such."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from lichtspiel import Match, load
from lichtspiel.bots import make, reasons, strongest
from lichtspiel.bots.advice import Advice, reason_phrases, spoken_advice
from lichtspiel.bots.bot import Budget, Reason
from lichtspiel.bots.company import Company
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES, Position
from lichtspiel.games.lumen.moves import Bid
from lichtspiel.words import LANGUAGES, say, sentence

SHORT = Budget(simulations=60)


@pytest.fixture(params=["lichterfest", "leuchtturm", "lumen"])
def explained(request: pytest.FixtureRequest) -> AnyGame:
    """A game whose bots say why."""
    return load(request.param)


class Hint(NamedTuple):
    """What the strongest bot would do, and why; the position goes on with the next hint."""

    position: Position
    seat: int
    move: Move
    reasons: list[Reason]


def hints(game: AnyGame, seed: str, players: int | None = None) -> Iterator[Hint]:
    """The hint for each move of a game that is played by them."""
    players = players or game.players[0]
    table = Company(Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed), {}, seed)
    table.bots = {seat: make(strongest(game), game, seat, seed, SHORT) for seat in range(players)}
    position = table.match.position
    while (seat := position.to_move) is not None:
        move = table.choose()
        yield Hint(position, seat, move, reasons(game, position.view(seat), move, (), table.bots[seat].plan()))
        table.play(move)


def test_what_speaks_for_the_move_comes_first(explained: AnyGame) -> None:
    for hint in hints(explained, "order"):
        assert hint.reasons == sorted(hint.reasons, key=lambda reason: reason.against)


@pytest.mark.parametrize("seed", ["for", "well"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hint_has_a_reason_that_speaks_for_it(explained: AnyGame, players: int, seed: str) -> None:
    if players not in explained.players:
        pytest.skip("not for so many")
    for hint in hints(explained, seed, players):
        hasty = isinstance(hint.move, Bid)  # thought about so briefly, a bid of LUMEN may be bad, and is then called so
        assert hasty or any(not reason.against for reason in hint.reasons), (str(hint.move), hint.reasons)


def test_every_game_says_what_speaks_against_a_move(explained: AnyGame) -> None:
    assert any(reason.against for hint in hints(explained, "against") for reason in hint.reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_marks_what_speaks_for_and_against(explained: AnyGame, lang: str) -> None:
    names = SAMPLE_NAMES[: explained.players[0]]
    for hint in islice(hints(explained, "terminal"), 40):
        advice = Advice(hint.move, hint.reasons, (1.0,) * len(names))
        lines = list(spoken_advice(advice, "", names, hint.position, lang))
        for reason in hint.reasons:
            text = sentence(reason.phrase(explained.name, names, hint.seat), lang)
            assert f"  {'−' if reason.against else '+'} {text}" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_with_nothing_but_drawbacks_says_that_the_rest_is_worse(lang: str) -> None:
    costs = Reason("costs-boats", {"boats": 0}, against=True)
    first, second = reason_phrases("lichterfest", [costs], SAMPLE_NAMES, 0)
    assert sentence(first, lang) == say(lang, "reason-nothing-better")
    assert second == costs.phrase("lichterfest", SAMPLE_NAMES, 0)
