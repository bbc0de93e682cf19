"""What a table writes down: from the terms and these entries alone it can be put together again."""

from typing import Final, Literal

import msgspec
from msgspec import Raw

from lichtspiel.core.records import HUMAN
from lichtspiel.table.terms import Milliseconds

Reason = Literal["resigned", "away", "time", "late"]  # "late": out of time for one turn, which alone a bot makes


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """Something that was done at the table, and when (milliseconds since 1970, UTC)."""

    at: Milliseconds


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat, or holds it with another device from now on."""

    seat: int
    holder: str
    name: str


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    """A bot was given a seat, and a name like a person's; tables of earlier versions had none."""

    seat: int
    bot: str
    name: str = ""


class Left(Entry, frozen=True, tag="left"):
    """A seat became free before the game began."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game was dealt, with this version of its rules. The bots have a seed of their own."""

    rules: int
    setup: Raw
    bot_seed: str


class Moved(Entry, frozen=True, tag="moved"):
    """A move, and who made it: a person, or a bot by its name."""

    seat: int
    move: Raw
    by: str = HUMAN
    ref: str = ""  # the client's own name for the message that brought it


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """Somebody would like to go back to when so many moves had been made."""

    seat: int
    keep: int
    ref: str = ""


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """Another seat's answer."""

    seat: int
    agree: bool
    ref: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """Moves were taken back for a seat until only so many were left."""

    seat: int
    keep: int
    ref: str = ""


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks stand still."""

    seat: int


class Deserted(Entry, frozen=True, tag="deserted"):
    """Bots play for everybody now: the game stands still until somebody is back."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: int


class Paced(Entry, frozen=True, tag="paced"):
    """The bots take more time, or less, from now on."""

    seat: int
    pace: Milliseconds


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """A bot plays on for a person."""

    seat: int
    bot: str
    reason: Reason


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Woken(Entry, frozen=True, tag="woken"):
    """The server has read the table anew: the time it slept is not counted."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game is at this table."""

    table: str


AnyEntry = (
    Seated
    | BotSeated
    | Left
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Paused
    | Deserted
    | Resumed
    | Paced
    | HandedOver
    | Returned
    | Woken
    | Rematched
)

_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def written(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read(line: bytes) -> Entry:
    """An entry as it was stored."""
    return _decoder.decode(line)
