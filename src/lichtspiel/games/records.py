"""Records of whichever game they name."""

from collections.abc import Iterator

from lichtspiel.core import records
from lichtspiel.core.events import Event
from lichtspiel.core.positions import Position
from lichtspiel.core.records import BadRecord, Record
from lichtspiel.games import load, names
from lichtspiel.words import Phrase


def read_record(line: bytes | str) -> Record:
    """A record from its line of JSON; raises BadRecord if it is malformed or its game is unknown."""
    record = records.parse_record(line)
    check_known(record)
    return record


def check_known(record: Record) -> None:
    """Raise BadRecord if there is no such game here."""
    if record.game not in names():
        known = ", ".join(names())
        raise BadRecord(Phrase("record-game-unknown", {"game": record.game[:40], "known": known}))


def replay(record: Record) -> Iterator[tuple[Position, list[Event]]]:
    """The first position, then the position after each move and what happened; raises BadRecord at the first error."""
    return records.replay(record, load(record.game))


def verify(record: Record) -> Position:
    """Replay a record, compare its result, and return the position it ends in; raises BadRecord."""
    return records.verify(record, load(record.game))


def verify_shuffle(record: Record) -> bool:
    """Whether the cards follow from the record's commitment, secret and salts; False if it has none of them.

    Raises BadRecord if something does not fit.
    """
    return records.verify_shuffle(record, load(record.game))
