"""`lichtspiel daily verify`: what follows from the secret of a day's deal, and whether it is what was promised."""

import datetime
import hmac
from typing import Final, NamedTuple

import msgspec
from rich.console import Console

from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.output import find_game
from lichtspiel.cli.records import BAD
from lichtspiel.daily.deals import SECRET_BYTES, commitment, deal_of
from lichtspiel.words import say

FIRST: Final = datetime.date(1970, 1, 1)
EXAMPLE: Final = "2026-11-18"
MOST_SHOWN: Final = 80  # characters of what was given


class Promise(NamedTuple):
    """The arguments of `daily verify`."""

    game: str
    day: str
    secret: str
    commitment: str | None


def verify_deal(promise: Promise, lang: str) -> int:
    """Show what a secret deals; returns 1 if the commitment to it is not the one that is given."""
    game = find_game(promise.game, lang)
    day, secret = _day(promise.day, lang), _secret(promise.secret, lang)
    found, deal = commitment(game.name, day, secret), deal_of(game.name, secret)
    right = promise.commitment is None or hmac.compare_digest(found.encode(), promise.commitment.lower().encode())
    console = Console(highlight=False, soft_wrap=True, markup=False)
    console.print(say(lang, _said(promise.commitment, right=right), commitment=found))
    console.print(say(lang, "cli-daily-seat", players=deal.players, seat=deal.seat, bot=deal.opponent))
    console.print(say(lang, "cli-daily-setup", setup=msgspec.json.encode(deal.setup).decode()))
    return 0 if right else BAD


def _said(given: str | None, *, right: bool) -> str:
    if given is None:
        return "cli-daily-commitment"
    return "cli-daily-right" if right else "cli-daily-wrong"


def _day(text: str, lang: str) -> int:
    """The day, counted from 1970."""
    try:
        day = (datetime.date.fromisoformat(text) - FIRST).days
    except ValueError:
        day = -1
    if day < 0:
        raise CommandError(say(lang, "cli-daily-day", given=text[:MOST_SHOWN], example=EXAMPLE))
    return day


def _secret(text: str, lang: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise CommandError(say(lang, "cli-daily-secret", given=text[:MOST_SHOWN]))
    return secret
