"""How viewers are told of events: each its part, in a form that is put together once for all whom it concerns alike."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.core.phrases import phrase_of
from lichtspiel.table.events import LogItem, TableEvent, Told
from lichtspiel.words import Phrase

Retold = dict[tuple[int, int, Viewer], Told]  # what is told alike to several, while one moment is shown to them


def told(item: LogItem, viewer: Viewer, game: str, came: int, retold: Retold) -> list[Told]:
    """What this viewer, whose person came at a version, is told of it.

    What is told whole is put into words once for all whom it concerns alike.
    """
    said: list[Told] = []
    version = item.version
    for number, whole in enumerate(item.events):
        event = whole.told(viewer)
        if event is None:
            continue
        own = _own_seat(item, event, viewer, came)
        shared = retold.get((version, number, own)) if event is whole else None
        if shared is None:
            shared = _worded(item, event, game, own)
            if event is whole:
                retold[version, number, own] = shared
        said.append(shared)
    return said


def _worded(item: LogItem, event: Event, game: str, viewer: Viewer) -> Told:
    form, said = _forms(game, event, item.names, viewer)
    return Told(item.version, item.at, item.by, form, said)


def phrase(game: str, event: Event, names: Sequence[str], viewer: Viewer) -> Phrase:
    """What to say of an event of the game or of the table."""
    return phrase_of("table" if isinstance(event, TableEvent) else game, event, names, viewer)


def _own_seat(item: LogItem, event: Event, viewer: Viewer, came: int) -> Viewer:
    """The viewer as far as the sentence depends on it: whether the event speaks of them, as a result does of all.

    What the seat did before they came there, or a bot does for them, is said as of anybody else.
    """
    if viewer == TABLE or "result" in event.__struct_fields__:  # to look for what is not there takes long
        return viewer
    speaks_of = any(getattr(event, field, None) == viewer for field in ("seat", *event.others))
    return viewer if speaks_of and came <= item.version and item.is_own(viewer) else TABLE


@lru_cache(maxsize=16_384)  # most events look the same to most viewers, so most are encoded once
def _forms(game: str, event: Event, names: tuple[str, ...], viewer: Viewer) -> tuple[Raw, Raw]:
    encode = msgspec.json.encode
    return Raw(encode(event)), Raw(encode(phrase(game, event, names, viewer)))
