"""What is agreed before a table begins: the game and its switches, clock, aids, and who may come in."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

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
