"""What a day's deal is: all of it follows from one secret, and the secret from the server's key, the game and the day.

The commitment to a secret can be shown before anybody may know the secret: no way leads back from it.
"""

import hashlib
import hmac
from typing import Final, NamedTuple

from lichtspiel import games
from lichtspiel.bots import kinds, strongest
from lichtspiel.core.chance import secret_chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.setups import Setup

SECRET_BYTES: Final = 32
DAY_BYTES: Final = 8
SECRET: Final = b"lichtspiel daily secret\0"  # what each value is derived for: none of them can stand for another
COMMITMENT: Final = b"lichtspiel daily commitment\0"
DEAL: Final = b"lichtspiel daily deal\0"
BOTS: Final = b"lichtspiel daily bots\0"
SEAT: Final = b"lichtspiel daily seat\0"
BOT_SEED: Final = 16  # characters
PLAYERS: Final = {"lumen": 4}  # with fewer there is little to deduce; the fewest possible at other games
OPPONENT: Final = "skilled"  # thinks for milliseconds, so that no limit of time ever cuts it short


class Deal(NamedTuple):
    """A day's game: what is dealt, where whoever plays it sits, and against whom."""

    game: AnyGame
    players: int
    seat: int
    opponent: str  # the bot at all other seats
    setup: Setup
    bot_seed: str


def day_secret(key: bytes, game: str, day: int) -> bytes:
    """The secret of a game's deal on a day, counted from 1970 (UTC)."""
    return hmac.digest(key, SECRET + _which(game, day), "sha256")


def commitment(game: str, day: int, secret: bytes) -> str:
    """What is shown of a secret before its day is over; it fits no other secret, game or day."""
    return hashlib.sha256(COMMITMENT + _which(game, day) + secret).hexdigest()


def _which(game: str, day: int) -> bytes:
    """Different for each game and day: a game's name has no zero byte."""
    return game.encode() + b"\0" + day.to_bytes(DAY_BYTES, "big")


def deal_of(name: str, secret: bytes) -> Deal:
    """The deal that follows from a secret; raises KeyError if there is no such game."""
    game = games.load(name)
    players = PLAYERS.get(name, min(game.players))
    return Deal(
        game=game,
        players=players,
        seat=int(secret_chance(_part(secret, SEAT)).below(players)),
        opponent=OPPONENT if OPPONENT in kinds(game) else strongest(game),
        setup=game.deal(players, secret_chance(_part(secret, DEAL)), game.options_type()),
        bot_seed=_part(secret, BOTS).hex()[:BOT_SEED],
    )


def _part(secret: bytes, purpose: bytes) -> bytes:
    return hmac.digest(secret, purpose, "sha256")
