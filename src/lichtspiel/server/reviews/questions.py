"""What is asked of the process that reviews: one moment of a finished game at a time, or to play a day's deal."""

from typing import Final

import msgspec

from lichtspiel.core.records import Record
from lichtspiel.core.results import Result
from lichtspiel.reviews.judging import Judgement
from lichtspiel.reviews.moments import Chances, Moment
from lichtspiel.words import Phrase

NOBODY: Final = "–"  # what every player is called: no sentence is made there, so no name has to go there


class Look(msgspec.Struct, frozen=True, tag="look"):
    """A move to look back at, after these chances; move 0 is the start, of which only the chances are wanted."""

    record: bytes
    number: int
    before: Chances = ()


class Try(msgspec.Struct, frozen=True, tag="try"):
    """A move to be compared with a better one at a moment."""

    record: bytes
    number: int
    move: bytes
    better: bytes


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A day's deal, by its secret, that a bot is to play in the seat of whoever plays it."""

    game: str
    secret: bytes
    bot: str


Piece = Look | Try | Play


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What was found: one of these, or why the record cannot be reviewed."""

    start: Chances | None = None
    moment: Moment | None = None
    judgement: Judgement | None = None
    result: Result | None = None
    bad: Phrase | None = None


def nameless(record: Record) -> bytes:
    """A record as it is sent to be reviewed: without names, and with nothing that is not needed."""
    return msgspec.structs.replace(record, players=(NOBODY,) * len(record.players), id=msgspec.UNSET).dump()


def form_of(piece: Piece) -> bytes:
    """A piece of work as it is sent."""
    return msgspec.msgpack.encode(piece)


def read_piece(form: bytes) -> Piece:
    """The piece that was sent; raises msgspec.MsgspecError."""
    piece: Piece = msgspec.msgpack.decode(form, type=Piece)
    return piece
