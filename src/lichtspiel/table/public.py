"""The public part of a table: what everybody sees of it. Only the types, which are not compiled (see `views.py`)."""

from typing import Any

import msgspec

from lichtspiel.core.records import Origin
from lichtspiel.core.results import Result
from lichtspiel.table.journal import Reason
from lichtspiel.table.seats import Kind
from lichtspiel.table.state import Phase
from lichtspiel.table.terms import Aids, ClockTerms, DailyTerms, Milliseconds, Visibility


class TableSeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Kind
    bot: str | None  # the bot that plays here now
    reason: Reason | None  # why it plays for a person
    time: Milliseconds | None  # left on its clock
    ends_game: bool = False  # whether it would end the game if this seat gave up
    finished_by_bot: bool = False  # it gave up, and a bot moved for it until the rules ended the game
    kept_for: str | None = None  # the name of who may sit down here: they played along in the game before
    came: int = 0  # the version at which its person came: it is another once somebody else sits here


class RequestView(msgspec.Struct, frozen=True):
    """What a seat asks everybody's consent for, and whose answer is missing."""

    seat: int
    waiting: tuple[int, ...]
    agreed: tuple[int, ...] = ()  # who may still say no, as may who asked


class ShuffleView(msgspec.Struct, frozen=True):
    """What everybody is shown of a fair shuffle: the commitment, and the seats that have added a salt."""

    commitment: str
    salted: tuple[int, ...]


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    game: str
    players: int
    options: dict[str, Any]
    visibility: Visibility
    clock: ClockTerms
    aids: Aids
    stand_in: str
    pace: Milliseconds
    phase: Phase
    seats: tuple[TableSeatView, ...]
    to_move: int | None
    moves: int
    deadline: Milliseconds | None
    undo: RequestView | None  # to take a move back
    result: Result | None
    rematch: str | None
    resigned: tuple[int, ...] = ()  # the seats that gave up, in this order: they come last
    end: RequestView | None = None  # to end the game as it stands
    practice: bool = False
    chat: bool = False  # whether people may say what they like
    host: int | None = None  # while it gathers: whoever made it, who begins an open table and may send people away
    origin: Origin | None = None  # if the game goes on from a moment of another one
    daily: DailyTerms | None = None  # if it is a day's deal
    rated: bool = False  # whether the result changes everybody's rating
    shuffle: ShuffleView | None = None  # if everybody can verify how the cards are dealt


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as lists name it."""

    name: str
    kind: Kind
    bot: str | None = None  # the bot that plays here now
    finished_by_bot: bool = False  # it gave up, and a bot moved for it until the rules ended the game


class TableSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lists say of a table; all of it is in its `TableView`."""

    seats: tuple[SeatSummary, ...]
    moves: int
    to_move: int | None = None
    deadline: Milliseconds | None = None  # until when that seat has to move, if it has days for it
    result: Result | None = None
    resigned: tuple[int, ...] = ()  # the seats that gave up, in this order
    practice: bool = False
    rated: bool = False
    daily: bool = False
