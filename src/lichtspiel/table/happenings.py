"""What is told of a table: the events of the game, each viewer's part, and what people and bots do around it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from lichtspiel.core.events import TABLE, Event, PublicEvent, Viewer
from lichtspiel.core.telling import phrase_of
from lichtspiel.table import journal
from lichtspiel.table.journal import Reason
from lichtspiel.table.terms import Milliseconds
from lichtspiel.words import Phrase


class TableEvent(PublicEvent, frozen=True):
    """Something that happens around the game; everybody sees it."""


class Joined(TableEvent, frozen=True, tag="joined"):
    """A person sat down."""

    seat: int


class BotJoined(TableEvent, frozen=True, tag="bot-joined"):
    """A bot sat down."""

    seat: int
    bot: str


class Left(TableEvent, frozen=True, tag="left"):
    """A seat is free again; the name is who sat there."""

    name: str


class Began(TableEvent, frozen=True, tag="began"):
    """The game was dealt."""


class UndoWished(TableEvent, frozen=True, tag="undo-wished"):
    """Somebody asks to take a move back."""

    seat: int


class UndoAgreed(TableEvent, frozen=True, tag="undo-agreed"):
    """Another seat has nothing against it."""

    seat: int


class UndoDeclined(TableEvent, frozen=True, tag="undo-declined"):
    """Another seat would rather not."""

    seat: int


class TakenBack(TableEvent, frozen=True, tag="taken-back"):
    """Only so many moves count now."""

    seat: int
    keep: int


class Paused(TableEvent, frozen=True, tag="paused"):
    """The clocks stand still."""

    seat: int


class Deserted(TableEvent, frozen=True, tag="deserted"):
    """Nobody plays any more; the game waits until somebody is back."""


class Resumed(TableEvent, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: int


class Paced(TableEvent, frozen=True, tag="paced"):
    """The bots wait so many milliseconds before a move."""

    seat: int
    pace: Milliseconds


class HandedOver(TableEvent, frozen=True, tag="handed-over"):
    """A bot plays on for a seat."""

    seat: int
    bot: str
    reason: Reason


class Returned(TableEvent, frozen=True, tag="returned"):
    """The seat's own person plays again."""

    seat: int


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """The next game is at this table."""

    table: str


AnyTableEvent = (
    Joined
    | BotJoined
    | Left
    | Began
    | UndoWished
    | UndoAgreed
    | UndoDeclined
    | TakenBack
    | Paused
    | Deserted
    | Resumed
    | Paced
    | HandedOver
    | Returned
    | Rematched
)


class Happening(NamedTuple):
    """What one entry of the journal brought: told only through `told`."""

    version: int
    at: Milliseconds
    by: str | None  # who made the move: "human" or a bot's name; None if it was no move
    events: tuple[Event, ...]


class Told(msgspec.Struct, frozen=True):
    """One event as a viewer is told of it: its codes, and what to say. `by` marks the moves of bots."""

    version: int
    at: Milliseconds
    by: str | None
    event: Raw
    phrase: Raw


Retold = dict[tuple[int, int, Viewer], Told]  # what is told alike to several, while one moment is shown to them


def told(happening: Happening, viewer: Viewer, game: str, names: Sequence[str], retold: Retold) -> list[Told]:
    """What this viewer is told of it; what is told whole is put into words once for all whom it concerns alike."""
    said: list[Told] = []
    for number, whole in enumerate(happening.events):
        event = whole.told(viewer)
        if event is whole:
            key = (happening.version, number, _own_seat(event, viewer))
            if key not in retold:
                retold[key] = _worded(happening, event, game, names, key[2])
            said.append(retold[key])
        elif event is not None:
            said.append(_worded(happening, event, game, names, _own_seat(event, viewer)))
    return said


def _worded(happening: Happening, event: Event, game: str, names: Sequence[str], viewer: Viewer) -> Told:
    return Told(happening.version, happening.at, happening.by, *_forms(game, event, tuple(names), viewer))


def phrase(game: str, event: Event, names: Sequence[str], viewer: Viewer) -> Phrase:
    """What to say of an event of the game or of the table."""
    return phrase_of("table" if isinstance(event, TableEvent) else game, event, names, viewer)


def _own_seat(event: Event, viewer: Viewer) -> Viewer:
    """The viewer as far as the sentence depends on it: whether the event speaks of them, as a result does of all."""
    return viewer if getattr(event, "seat", None) == viewer or hasattr(event, "result") else TABLE


@lru_cache(maxsize=16_384)  # most events look the same to most viewers, so most are encoded once
def _forms(game: str, event: Event, names: tuple[str, ...], viewer: Viewer) -> tuple[Raw, Raw]:
    encode = msgspec.json.encode
    return Raw(encode(event)), Raw(encode(phrase(game, event, names, viewer)))


_EVENTS: Final[dict[type[journal.Entry], Callable[[Any], TableEvent]]] = {
    journal.Seated: lambda entry: Joined(entry.seat),
    journal.BotSeated: lambda entry: BotJoined(entry.seat, entry.bot),
    journal.Started: lambda _: Began(),
    journal.UndoAsked: lambda entry: UndoWished(entry.seat),
    journal.UndoAnswered: lambda entry: UndoAgreed(entry.seat) if entry.agree else UndoDeclined(entry.seat),
    journal.Undone: lambda entry: TakenBack(entry.seat, entry.keep),
    journal.Paused: lambda entry: Paused(entry.seat),
    journal.Deserted: lambda _: Deserted(),
    journal.Resumed: lambda entry: Resumed(entry.seat),
    journal.Paced: lambda entry: Paced(entry.seat, entry.pace),
    journal.HandedOver: lambda entry: HandedOver(entry.seat, entry.bot, entry.reason),
    journal.Returned: lambda entry: Returned(entry.seat),
    journal.Rematched: lambda entry: Rematched(entry.table),
}


def table_event(entry: journal.Entry, leaving: str) -> TableEvent | None:
    """What everybody sees of an entry that is no move; `leaving` is the name of who leaves."""
    if isinstance(entry, journal.Left):
        return Left(leaving)
    seen = _EVENTS.get(type(entry))
    return None if seen is None else seen(entry)
