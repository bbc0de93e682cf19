"""An awake table: under one lock it is changed and written to disk, and only then shown.

A room does three jobs, each in a module of its own: changing the table (here), showing it (`audience`), and going on
by itself, for bots and clocks (`autoplay`).
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from lichtspiel.bots.advice import Course
from lichtspiel.core.refusals import Refused
from lichtspiel.server.calls.calling import turn_of
from lichtspiel.server.live.audience import Audience
from lichtspiel.server.live.autoplay import AutoPlay
from lichtspiel.server.live.connections import STALE_ROOM
from lichtspiel.server.live.talk import Talk
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.late import daily, ratings, statements
from lichtspiel.table.journal import Entry, Moved, written
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub

ANSWERED: Final = 9.0  # seconds after which somebody whose change could not be written is told so, whatever is known
LEAST_LEFT: Final = 1.0  # of them, to ask what stands there
Change = Callable[[Table, Milliseconds], list[Entry]]


class Room:
    """A table that somebody needs now."""

    def __init__(self, name: str, table: Table, hub: "Hub") -> None:
        self.name = name
        self.table = table
        self.hub = hub
        self.lock = asyncio.Lock()
        self.charged_address = ""  # for which its bots think: whoever made the table, or first came to it
        self.used = hub.clock.elapsed()
        self.epoch = hub.clock.epoch  # to which the times of its journal belong
        self.gone = False
        self.version = table.version  # of what is on disk
        self.writing = False  # what is in memory is not yet on disk, and must not be shown
        self.audience = Audience(self)
        self.autoplay = AutoPlay(self)
        self.talk = Talk(self)
        self.advised: dict[int, Course] = {}  # by seat, its last hint: whoever connects again goes on

    @property
    def idle(self) -> bool:
        """Whether nobody needs it."""
        return not self.audience.connections and not self.autoplay.thinking and not self.lock.locked()

    @property
    def is_over(self) -> bool:
        """Whether its game is over: what is in memory can be read again whenever somebody comes."""
        return self.table.phase == "over"

    async def act(self, change: Change, acts: Sequence[Act] = ()) -> int:
        """Change the table, and show it when it is on disk; returns the version. Raises Refused, and does nothing."""
        async with self.lock:
            if self.gone:
                raise self.absence()
            return await self.change(change, acts)

    def absence(self) -> Exception:
        """What to raise for whoever comes to a table that is gone."""
        return server_refused("busy")

    async def change(self, change: Change, acts: Sequence[Act] = ()) -> int:
        """The same for a caller that holds the lock already."""
        while self.epoch != self.hub.clock.epoch:  # the time has stepped, and nobody is charged for that
            epoch = self.hub.clock.epoch
            await self._change(self.wake)
            self.epoch = epoch
        return await self._change(change, acts)

    def wake(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Nobody is charged for a step of the time, or for a pause of the server; not even days, if it was set."""
        return table.wake(now, self.hub.clock.set_since(table.changed))

    async def _change(self, change: Change, acts: Sequence[Act] = ()) -> int:
        before, phase, turn = self.table.version, self.table.phase, turn_of(self.table)
        entries = self._applied(change)
        if not entries:
            return before
        if self.table.phase != phase:
            acts = [*acts, statements.set_phase(self.name, self.table.phase, self.table.changed)]
            acts += daily.results(self.name, self.table)
            acts += ratings.results(self.name, self.table)
        calls = self.hub.calls.note(self.name, self.table, turn, self.audience.is_there)
        self.writing = True
        try:
            done = await self._write(before, entries, [*acts, *calls])
        except BaseException as error:
            self.abandon(error)
            raise
        self.writing = False
        if not done:
            raise StorageUnavailable
        self.version = self.table.version
        self.used = self.hub.clock.elapsed()
        self.audience.note_turn()
        self.hub.metrics.count("moves", by=sum(isinstance(entry, Moved) for entry in entries))
        self.hub.announce(self)
        if calls:
            self.hub.calls.news.set()
        self.autoplay.go_on()
        return self.table.version

    def _applied(self, change: Change) -> list[Entry]:
        """What a change adds to the journal. If it is refused nothing has changed; if it fails, anything may have."""
        try:
            return change(self.table, self.hub.now())
        except Refused:
            raise
        except Exception as error:
            self.abandon(error)
            raise

    async def _write(self, before: int, entries: list[Entry], acts: Sequence[Act]) -> bool:
        """Write it down; if that could not be done, the table is again what it was, and what everybody has seen."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            await self.hub.storage.append(self.name, before, entries, acts)
        except StorageUnavailable:
            left = max(LEAST_LEFT, begun + ANSWERED - clock())
            try:
                async with asyncio.timeout(left):
                    return await self._came_true(before, entries)
            except TimeoutError:  # what is asked waits in turn behind what others write
                raise StorageUnavailable from None
        return True

    async def _came_true(self, before: int, entries: list[Entry]) -> bool:
        """Whether only the answer was lost; if not, the table is read anew. Refused if others have written there."""
        tail = await self.hub.storage.tail(self.name, before)
        if tail.entries[: len(entries)] == [written(entry) for entry in entries]:
            return True
        if tail.version != before:
            raise StorageUnavailable  # what is there is not what everybody has seen
        self.table = await self._kept()
        return False

    async def _kept(self) -> Table:
        kept = await self.hub.storage.load(self.name)
        assert kept is not None
        return kept

    async def read_anew(self) -> None:
        """Entries have been rewritten: go on with what is on disk now. Clocks, bots and alarms are not disturbed.

        The caller holds the lock.
        """
        try:
            self.table = await self._kept()
        except BaseException as error:
            self.abandon(error)
            raise
        self.audience.outdated = True
        self.hub.announce(self)

    def abandon(self, error: BaseException) -> None:
        """What is in memory may not be what is on disk: forget it. Everybody comes back to a table read anew."""
        if not isinstance(error, asyncio.CancelledError):  # else the server ends in the middle of it
            log("table abandoned", logging.ERROR, fault=error, table=self.name)
        self.hub.forget(self)
        self.close(STALE_ROOM)

    def send_away(self, person: str, *, forgotten: bool = False) -> None:
        """One person's devices lose their places. Who is forgotten takes along what they said."""
        if forgotten:
            self.talk.forget(person)
        self.audience.send_away(person)

    def close(self, code: int) -> None:
        """Send everybody away."""
        self.gone = True
        self.audience.close(code)
        self.autoplay.stop()
