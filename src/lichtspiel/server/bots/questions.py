"""What is asked of a bot worker, and how it is packed: all that a seat may know, never a position."""

import struct
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.bots.bot import Bot
from lichtspiel.core.events import Event
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.words import Phrase

LENGTH: Final = struct.Struct("!I")


class Question(NamedTuple):
    """What a bot is asked: its own kind and seed, and all that its seat knows."""

    game: str
    bot: str
    seat: int
    seed: str
    seconds: float  # to think
    names: list[str]
    view: View
    events: list[Event]
    legal: list[Move]
    advice: bool = False  # a person asks: give reasons too


class Answer(msgspec.Struct, frozen=True):
    """A move, and if advice was asked for, what speaks for and against it and everybody's chances to win."""

    move: Raw
    reasons: list[Phrase] = []
    chances: tuple[float, ...] | None = None


def listens(game: str, bot: str) -> bool:
    """Whether this kind of bot remembers what it is told; if not, it need not be told."""
    return kinds(games.load(game))[bot].hear is not Bot.hear


def packed(payload: bytes) -> bytes:
    """A payload with its length before it."""
    return LENGTH.pack(len(payload)) + payload
