"""What an event is: something that happened, and how much of it each viewer is told."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Literal

import msgspec

from lichtspiel.core.engine import Engine, journal_rows

Viewer = int | Literal["table"]  # a seat, or everybody who only watches
TABLE: Final = "table"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. Each kind of event defines what a viewer may know of it; there is no default."""

    paces: ClassVar[float] = 1  # how long people look at it before a bot goes on, in paces of the table
    others: ClassVar[tuple[str, ...]] = ()  # the fields, besides `seat`, that are seats
    stops: ClassVar[bool] = False  # whether bots wait until people have looked at it and say so

    def told(self, viewer: Viewer) -> "Event | None":
        """This event as the viewer is told of it, or None if they are not."""
        raise NotImplementedError


class PublicEvent(Event, frozen=True):
    """Something of which everybody sees everything."""

    def told(self, viewer: Viewer) -> "Event | None":
        """All of it, to everyone."""
        return self


Reader = Callable[[int, int, int, int], Event]  # from the seat and the three details of a row


def read_journal(engine: Engine, readers: Mapping[int, Reader]) -> list[Event]:
    """What the journal tells, each row read by the reader for what happened."""
    return [readers[what](seat, first, second, third) for what, seat, first, second, third in journal_rows(engine)]


def tell(events: list[Event], viewer: Viewer) -> list[Event]:
    """What this viewer is told of these events."""
    return [told for event in events if (told := event.told(viewer)) is not None]
