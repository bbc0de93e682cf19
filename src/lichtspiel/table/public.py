"""The public part of a table: what everybody sees of it. Only the types, which are not compiled (see `views.py`)."""

from typing import Any

import msgspec

from lichtspiel.core.results import Result
from lichtspiel.table.journal import Reason
from lichtspiel.table.seats import Kind
from lichtspiel.table.state import Phase
from lichtspiel.table.terms import Aids, ClockTerms, Milliseconds, Visibility


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


class RequestView(msgspec.Struct, frozen=True):
    """What a seat asks everybody's consent for, and whose answer is missing."""

    seat: int
    waiting: tuple[int, ...]
    agreed: tuple[int, ...] = ()  # who may still say no, as may who asked


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
    host: int | None = None  # while it gathers: whoever made it, who begins an open table and may send people away
