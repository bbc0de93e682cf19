"""What lists say of tables: of those awake what is shown there, of all others what was last written down."""

import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from lichtspiel.core.refusals import Refused
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.late import lists
from lichtspiel.table.public import SeatSummary, TableSummary
from lichtspiel.table.seats import Seat
from lichtspiel.table.state import Phase
from lichtspiel.table.table import Table

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub
    from lichtspiel.server.store.lists import Mark

COST: Final = 0.3  # requests that it costs to read a table: its journal has to be folded
MOST_REMEMBERED: Final = 2000  # tables that sleep; each takes a kilobyte or two


class Summary(NamedTuple):
    """A table as lists show it, and, by their ids, who sits where, who may sit down, and who has succeeded whom."""

    phase: Phase
    shown: TableSummary
    held: dict[str, tuple[int, ...]]
    kept: dict[str, tuple[int, ...]]
    succeeded: dict[str, str]


def summary_of(table: Table) -> Summary:
    """The summary of a table as it stands."""
    shown = TableSummary(
        seats=tuple([_seat(table, seat) for seat in table.seats]),
        moves=0 if table.match is None else len(table.match.moves),
        to_move=table.to_move,
        deadline=table.clocks.deadline if table.clocks.in_days else None,
        result=table.result,
        resigned=tuple(table.resigned),
        practice=table.terms.practice,
        rated=table.terms.rated,
        daily=table.terms.daily is not None,
    )
    return Summary(table.phase, shown, *table.seating(), dict(table.succeeded))


def _seat(table: Table, seat: Seat) -> SeatSummary:
    to_the_end = seat.bot_moved and table.phase == "over" and table.ended is None
    return SeatSummary(seat.name, seat.kind, seat.playing_bot, to_the_end)


class Summaries:
    """Summaries of tables. Those of sleeping ones are remembered until the database says that they have changed."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self._known: dict[str, tuple[Mark, Summary]] = {}  # what was asked for longest ago comes first

    async def of(self, names: Sequence[str], charge: Callable[[float], None]) -> dict[str, Summary]:
        """Those of these tables that can be read."""
        found = {name: await self._awake(name) for name in names}
        asleep = [name for name, summary in found.items() if summary is None]
        marks = await self.hub.storage.read(partial(lists.marks_of, names=asleep)) if asleep else {}
        for name, mark in marks.items():
            found[name] = await self._asleep(name, mark, charge)
        return {name: summary for name, summary in found.items() if summary is not None}

    async def _asleep(self, name: str, mark: "Mark", charge: Callable[[float], None]) -> Summary | None:
        summary = self._remembered(name, mark)
        if summary is None:
            charge(COST)
            table = await read_table(self.hub, name)
            if table is None:
                return None
            summary = summary_of(table)
        self._known[name] = mark, summary
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return await self._overdue(name, summary)

    def _remembered(self, name: str, mark: "Mark") -> Summary | None:
        known = self._known.pop(name, None)
        return known[1] if known is not None and known[0] == mark else None

    async def _awake(self, name: str) -> Summary | None:
        """Of a table that is awake, as soon as what is in memory is on disk."""
        room = self.hub.rooms.get(name)
        if room is None:
            return None
        async with room.lock:
            return None if room.gone else summary_of(room.table)

    async def _overdue(self, name: str, summary: Summary) -> Summary:
        """If the days for a move ran out while a table slept, it is woken, and what follows from that is done."""
        deadline = summary.shown.deadline
        if deadline is None or deadline > self.hub.now():
            return summary
        with contextlib.suppress(Refused, Elsewhere):  # whoever has it sees to it
            await self.hub.room(name)
        return await self._awake(name) or summary


async def read_table(hub: "Hub", name: str) -> Table | None:
    """A table as it is on disk; none if it cannot be read, which is nothing to the others of a list."""
    try:
        return await hub.storage.load(name)
    except StorageUnavailable:
        raise
    except Refused:  # its game is no longer installed
        return None
    except Exception as error:
        note_unreadable(hub, name, error)
        return None


def note_unreadable(hub: "Hub", name: str, error: Exception) -> None:
    """Tell the host, once, that a table cannot be listed."""
    if name not in hub.unreadable:
        hub.unreadable.add(name)
        hub.metrics.count("faults")
        log("table not listed", logging.ERROR, fault=error, table=name)
