"""What is asked of a bot worker, and how it is packed: all that a seat may know, never a position."""

import struct
from functools import cache
from typing import Any, Final, NamedTuple, Union

import msgspec
from msgspec import Raw

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.bots.bot import Bot
from lichtspiel.bots.coach import Caution
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
    planned: tuple[Move, ...] = ()  # what is left of the plan that the person was advised to follow, and did
    weighed: Move | None = None  # the coach is asked what this move gives up; no other is looked for


class Answer(msgspec.Struct, frozen=True):
    """A move, and if advice was asked for, what speaks for and against it and everybody's chances to win."""

    move: Raw
    reasons: list[Phrase] = []
    chances: tuple[float, ...] | None = None
    plan: list[Raw] = []  # what is to follow it in the same turn
    caution: Caution | None = None  # what the coach says of the move it was asked about


class _Form(NamedTuple):
    """A question of which the game is not known yet, and so how to read the rest of it."""

    game: str
    bot: str
    seat: int
    seed: str
    seconds: float
    names: list[str]
    view: Raw
    events: Raw
    legal: Raw
    advice: bool
    planned: Raw
    weighed: Raw


class _Decoders(NamedTuple):
    view: "msgspec.msgpack.Decoder[Any]"
    events: "msgspec.msgpack.Decoder[list[Any]]"
    legal: "msgspec.msgpack.Decoder[list[Any]]"
    weighed: "msgspec.msgpack.Decoder[Any]"


_form: Final = msgspec.msgpack.Decoder(_Form)


@cache
def _decoders(game: str) -> _Decoders:
    kind, events = games.load(game), Union[games.event_types(game) or Event]  # noqa: UP007
    rest: list[Any] = [list[events], list[kind.move_type], kind.move_type | None]  # type: ignore[valid-type, name-defined]
    return _Decoders(msgspec.msgpack.Decoder(kind.view_type), *map(msgspec.msgpack.Decoder, rest))


def form_of(question: Question) -> bytes:
    """A question as it is sent to a worker, in this machine or another one: MessagePack."""
    return msgspec.msgpack.encode(question)


def read_question(form: bytes) -> Question:
    """The question that was sent; raises msgspec.MsgspecError."""
    found = _form.decode(form)
    read = _decoders(found.game)
    return Question(
        *found[:6],
        read.view.decode(found.view),
        read.events.decode(found.events),
        read.legal.decode(found.legal),
        found.advice,
        tuple(read.legal.decode(found.planned)),
        read.weighed.decode(found.weighed),
    )


def listens(game: str, bot: str) -> bool:
    """Whether this kind of bot remembers what it is told; if not, it need not be told."""
    return kinds(games.load(game))[bot].hear is not Bot.hear


def packed(payload: bytes) -> bytes:
    """A payload with its length before it."""
    return LENGTH.pack(len(payload)) + payload
