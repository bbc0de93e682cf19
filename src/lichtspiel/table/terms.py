"""What is agreed before a table begins: the game and its switches, clock, aids, and who may come in."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from lichtspiel.core.records import Origin

Visibility = Literal["private", "open", "local"]  # by invitation, for anybody, or one device passed round
Milliseconds = int

Pace = Annotated[Milliseconds, Meta(ge=0, le=10_000)]

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """All the time one likes."""


class MoveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """So many seconds for each move."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class TotalClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="total"):
    """So many seconds for all moves together, and some more for each move made."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many days for each move; they run on while the server sleeps."""

    days: Annotated[int, Meta(ge=1, le=60)]


ClockTerms = NoClock | MoveClock | TotalClock | DaysClock


class Aids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which helps this table allows."""

    preview: bool = True
    hints: bool = True
    pad: bool = True  # the game's own aid: the deduction pad, the reach finder
    memory: bool = False  # whether that aid remembers what its seat was told before, or goes by what lies open now
    coach: bool = False  # whether people may be cautioned before a move that gives up much; alone against bots they may


class DailyTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day's deal, the seat of whoever plays it, and whether this is their game of that day that counts."""

    day: int  # counted from 1970 (UTC)
    seat: int
    ranked: bool


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is agreed; it never changes while the table stands."""

    game: str
    players: int
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    clock: ClockTerms = NoClock()
    aids: Aids = Aids()
    stand_in: str = "random"  # the bot that plays for who is away
    practice: bool = False  # alone against bots: everything can be taken back, and nothing counts
    pace: Milliseconds = 700  # how long a bot waits before it moves, so that one can follow; events may ask for more
    chat: bool = False  # whether people may say what they like, and not only what is ready-made
    origin: Origin | None = None  # if the game goes on from a moment of another one, whose first moves stay
    daily: DailyTerms | None = None  # if it is a day's deal, which others have played or will play
    rated: bool = False  # between people only, without help and against the clock: the result changes their ratings

    @property
    def ranked(self) -> bool:
        """Whether it is the game of a day's deal that counts."""
        return self.daily is not None and self.daily.ranked

    @property
    def compared(self) -> Literal["ranked", "rated"] | None:
        """How people will be compared by the result, if at all: then they have no help, and play to the end."""
        if self.ranked:
            return "ranked"
        return "rated" if self.rated else None
