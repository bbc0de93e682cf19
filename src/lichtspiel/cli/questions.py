"""Checks of a command's arguments: bots, options, players and numbers. Each raises CommandError."""

from collections.abc import Iterable

import msgspec

from lichtspiel import AnyGame, Chance, Refused
from lichtspiel.bots import kinds
from lichtspiel.cli.errors import CommandError
from lichtspiel.core.setups import Options, Setup
from lichtspiel.words import say


def read_options(game: AnyGame, text: str, lang: str) -> Options:
    """The table switches from JSON, or a CommandError."""
    try:
        options: Options = msgspec.json.decode(text, type=game.options_type)
    except msgspec.MsgspecError as error:
        raise CommandError(say(lang, "cli-bad-options", fault=str(error))) from None
    return options


def dealt(game: AnyGame, players: int, seed: str, options: Options, lang: str) -> Setup:
    """A setup for this many players, or a CommandError with the paragraph that forbids it."""
    try:
        setup: Setup = game.deal(players, Chance(seed), options)
    except Refused as refused:
        raise CommandError(refused.refusal.cited(lang)) from None
    return setup


def check_bots(game: AnyGame, names: Iterable[str], lang: str) -> None:
    """Raise CommandError for a bot that does not exist."""
    for name in names:
        if name not in kinds(game):
            raise CommandError(say(lang, "cli-no-bot", bot=name[:40], known=", ".join(kinds(game))))


def at_least_one(what: str, number: int, lang: str) -> None:
    """Raise CommandError for a number below 1."""
    if number < 1:
        raise CommandError(say(lang, "cli-at-least-one", what=what))


def more_than_zero(what: str, number: float | None, lang: str) -> None:
    """Raise CommandError for a time that is not positive."""
    if number is not None and not number > 0:
        raise CommandError(say(lang, "cli-more-than-zero", what=what))
