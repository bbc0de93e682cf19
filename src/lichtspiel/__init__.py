"""A table for three games of light: Lichterfest, Die Leuchtturm-Architekten and LUMEN."""

# ruff: noqa: E402 (the form of the engines must be chosen before one of them is imported)
from collections.abc import Iterator

from lichtspiel import form

form.choose()

from lichtspiel.core import records
from lichtspiel.core.chance import Chance
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.events import TABLE, Event, Viewer, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position
from lichtspiel.core.records import BadRecord, Record
from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.core.results import Result
from lichtspiel.core.views import View
from lichtspiel.games import load, names
from lichtspiel.words import Phrase

__all__ = [
    "TABLE",
    "AnyGame",
    "BadRecord",
    "Chance",
    "Event",
    "LichtspielError",
    "Match",
    "Move",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "View",
    "Viewer",
    "load",
    "names",
    "read_record",
    "replay",
    "tell",
    "verify",
]


def read_record(line: bytes | str) -> Record:
    """A record from its line of JSON; raises BadRecord if it is malformed or its game is unknown."""
    record = records.parse_record(line)
    if record.game not in names():
        known = ", ".join(names())
        raise BadRecord(Phrase("record-game-unknown", {"game": record.game[:40], "known": known}))
    return record


def replay(record: Record) -> Iterator[tuple[Position, list[Event]]]:
    """The first position, then the position after each move and what happened; raises BadRecord at the first error."""
    return records.replay(record, load(record.game))


def verify(record: Record) -> Position:
    """Replay a record, compare its result, and return the position it ends in; raises BadRecord."""
    return records.verify(record, load(record.game))
