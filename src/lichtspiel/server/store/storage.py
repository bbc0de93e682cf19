"""Where tables are kept: one writer thread with group commit, and readers beside it. The first of the three seams."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar

from lichtspiel.server.edge.fairness import FairThreads
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.databases import HEAD, bring_up_to_date, empty_log, open_engine
from lichtspiel.server.store.glances import hold_open, is_up_to_date, known_keys
from lichtspiel.server.store.kinds import BEFORE, SIGNING, Act, Token
from lichtspiel.server.store.late import deadlines, journals, keys, links, lists, packing, sa, schema, statements
from lichtspiel.server.store.postgresql import STATEMENT, TAKEOVER, Claimed
from lichtspiel.server.store.probe import Trial
from lichtspiel.server.store.writer import GATHERING, Job, Writer, gave_no_answer
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table

T = TypeVar("T")

TRIES: Final = 200  # to empty the log; what is read takes less time than so many
READERS: Final = 2
DEADLINE: Final = STATEMENT + 1.0  # seconds for a database elsewhere: it has a second to say that it was too slow


class Storage(Writer):
    """The database. Whatever is awaited here is durable when it returns."""

    def __init__(self, url: str, deadline: float = DEADLINE) -> None:
        elsewhere = not url.startswith("sqlite")
        super().__init__(self._open_for_writing, elsewhere=elsewhere)
        self._url = url
        self._held: sqlite3.Connection | None = None
        self._watchdogs = self._watched(deadline) if elsewhere else []
        self.trial = Trial(lambda: self.do(keys.leave_mark()))
        self.busy_log = 0  # how often it could not be emptied, because somebody read
        self._patience = 2 * deadline if elsewhere else None  # for jobs that wait behind others
        self._readers = FairThreads(READERS, "reader")
        self._folding = FairThreads(1, "folding")  # of long journals, for which no reader waits

    def _open_for_writing(self) -> sa.Engine:
        return open_engine(self._url, "BEGIN IMMEDIATE", alone=True)

    @cached_property
    def reader(self) -> sa.Engine:
        """The engine that reads, opened when there is something to read."""
        return open_engine(self._url, "BEGIN")

    def _watched(self, deadline: float) -> list[deadlines.Watchdog]:
        """A watchdog for each engine, the one that writes first."""
        found = [deadlines.Watchdog(engine, deadline) for engine in (self.writer, self.reader)]
        self._watchdog = found[0]
        return found

    def claim(self) -> None:
        """Become the one server that writes to a remote database; raises Claimed if another still is."""
        end = time.monotonic() + TAKEOVER
        while self._elsewhere:
            try:
                self.writer.connect().close()
            except Claimed:
                if time.monotonic() > end:
                    raise
            else:
                return

    def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        self.claim()
        if not is_up_to_date(self._url, HEAD):
            bring_up_to_date(self.writer)
        self._held = hold_open(self._url)
        self.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.finish()
        self._readers.close()
        self._folding.close()
        for engine in ("writer", "reader"):
            if engine in self.__dict__:  # it was needed
                getattr(self, engine).dispose()
        if self._held is not None:
            self._held.close()
        for watchdog in self._watchdogs:
            watchdog.end()

    # Writing

    async def create(self, name: str, table: Table, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """A new table with its first entries."""
        await self.do(statements.all_of([statements.add_table(name, table, entries), *acts]))

    async def append(self, name: str, before: int, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """Go on with a table's journal after so many entries."""
        act = statements.all_of(acts) if acts else None
        await self._write(Job(journals.Addition.of(name, before, entries), act, _future()))

    async def do(self, act: Callable[[sa.Connection], T]) -> T:
        """Write anything else."""
        outcome: T = await self._write(Job(None, act, _future()))
        return outcome

    async def pack(self, name: str) -> None:
        """Pack the journal of a game that is over and that nobody looks at."""
        await self.do(lambda db: packing.pack_table(db, name))

    async def tail(self, name: str, before: int) -> journals.Tail:
        """What stands in a journal after so many entries, asked in turn with what is written: nothing is under way."""
        return await self.do(lambda db: journals.read_tail(db, name, before))

    async def try_out(self) -> None:
        """See that something can be written, and soon; whoever asks within a second shares the answer."""
        await self.trial.outcome()

    async def keys(self) -> list[bytes]:
        """The key that signs cookies, made when it is first asked for, and the one before it, if there was one."""
        known = known_keys(self._url, SIGNING, BEFORE)
        return known or [await self.do(keys.signing_key), *await self.read(keys.former_keys)]

    async def empty_log(self) -> None:
        """See that what was deleted or overwritten is so in every file; it is tried until nobody reads meanwhile."""
        for _ in range(TRIES):
            if await self._write(Job(None, None, _future(), lambda: empty_log(self.writer))):
                return
            self.busy_log += 1
            await asyncio.sleep(GATHERING)
        log("log not emptied", logging.WARNING)

    async def _write(self, job: Job) -> Any:
        with _Refusing():
            return await self.put(job)

    # Reading

    async def load(self, name: str) -> Table | None:
        """A table as it was last written."""
        stored = await self.read(lambda db: journals.read_journal(db, name))
        return None if stored is None else await self._folding.run(lambda: Table.read(*stored))

    async def name_of(self, person: str) -> str | None:
        """The name somebody has given."""
        wanted = sa.select(schema.people.c.name).where(schema.people.c.id == person)
        found = await self.read(lambda db: db.execute(wanted).first())
        return None if found is None else str(found[0])

    async def places_of(
        self, person: str, after: str = "", most: int | None = None, *, hidden: bool = False
    ) -> list[lists.Place]:
        """Somebody's places at so many tables, from this one on: unfinished games first, the latest at the top."""
        return await self.read(lambda db: lists.own_tables(db, person, after, most or lists.MOST_OWN, hidden=hidden))

    async def count_unfinished(self, person: str) -> int:
        """How many tables of somebody's are not over."""
        return await self.read(lambda db: lists.count_unfinished(db, person))

    async def may_watch(self, person: str, name: str) -> bool:
        """Whether somebody was let in at a table."""
        places = schema.places
        wanted = sa.select(places.c.seat).where(places.c.person == person, places.c.table_id == name)
        return await self.read(lambda db: db.execute(wanted).first() is not None)

    async def open_tables(self, most: int) -> list[str]:
        """Tables anybody may join: of each owner the latest, and the latest first."""
        return await self.read(lambda db: lists.open_tables(db, most))

    async def review(self, name: str, version: str) -> bytes | None:
        """The review of a table's game that this version has made."""
        reviews = schema.reviews
        wanted = sa.select(reviews.c.review).where(reviews.c.table_id == name, reviews.c.version == version)
        found = await self.read(lambda db: db.execute(wanted).first())
        return None if found is None else bytes(found[0])

    async def token(self, digest: str) -> Token | None:
        """What a token is good for."""
        return await self.read(lambda db: links.read_token(db, digest))

    async def read(self, wanted: Callable[[sa.Connection], T]) -> T:
        """Look anything up, in one of the threads that read."""

        def run() -> T:
            with deadlines.transaction(self.reader, self._watchdogs[1] if self._watchdogs else None) as connection:
                return wanted(connection)

        with _Refusing():
            async with asyncio.timeout(self._patience):
                return await self._readers.run(run)


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


class _Refusing:
    """Whoever asks is told if the database cannot be used just now, and the host why."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is None or isinstance(error, asyncio.CancelledError):
            return
        if gave_no_answer(error) or isinstance(error, (journals.Overtaken, TimeoutError)):
            reason = getattr(error, "orig", None) or error.__doc__
            log("storage failed", logging.ERROR, reason=str(reason).partition("\n")[0])
            raise StorageUnavailable from error
