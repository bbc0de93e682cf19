"""Where tables are kept: one writer thread with group commit, and readers beside it. The first of the three seams."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from lichtspiel.server.edge.fairness import FairThreads
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store import lists
from lichtspiel.server.store.databases import bring_up_to_date, empty_log, open_engine
from lichtspiel.server.store.deadlines import Watchdog, transaction
from lichtspiel.server.store.journals import Addition, Overtaken, Tail, read_journal, read_tail
from lichtspiel.server.store.keys import leave_mark, signing_key
from lichtspiel.server.store.links import Token, read_token
from lichtspiel.server.store.lists import MOST_OWN, Place
from lichtspiel.server.store.packing import pack_table
from lichtspiel.server.store.postgresql import STATEMENT, TAKEOVER, Claimed
from lichtspiel.server.store.probe import Trial
from lichtspiel.server.store.schema import people, places
from lichtspiel.server.store.statements import Act, add_table, all_of
from lichtspiel.server.store.writer import GATHERING, NO_ANSWER, Job, Writer
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table

T = TypeVar("T")

TRIES: Final = 200  # to empty the log; what is read takes less time than so many
READERS: Final = 2
DEADLINE: Final = STATEMENT + 1.0  # seconds for a database elsewhere: it has a second to say that it was too slow


class Storage(Writer):
    """The database. Whatever is awaited here is durable when it returns."""

    def __init__(self, url: str, deadline: float = DEADLINE) -> None:
        writer, reader = open_engine(url, "BEGIN IMMEDIATE", alone=True), open_engine(url, "BEGIN")
        elsewhere = writer.dialect.name != "sqlite"
        self._watchdogs = [Watchdog(engine, deadline) for engine in (writer, reader)] if elsewhere else []
        super().__init__(writer, self._watchdogs[0] if elsewhere else None)
        self.reader = reader
        self.trial = Trial(lambda: self.do(leave_mark()))
        self.busy_log = 0  # how often it could not be emptied, because somebody read
        self._patience = 2 * deadline if elsewhere else None  # for jobs that wait behind others
        self._readers = FairThreads(READERS, "reader")
        self._folding = FairThreads(1, "folding")  # of long journals, for which no reader waits

    def claim(self) -> None:
        """Become the one server that writes to a remote database; raises Claimed if another still is."""
        end = time.monotonic() + TAKEOVER
        while True:
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
        bring_up_to_date(self.writer)
        self.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.finish()
        self._readers.close()
        self._folding.close()
        self.writer.dispose()
        self.reader.dispose()
        for watchdog in self._watchdogs:
            watchdog.end()

    # Writing

    async def create(self, name: str, table: Table, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """A new table with its first entries."""
        await self.do(all_of([add_table(name, table, entries), *acts]))

    async def append(self, name: str, before: int, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """Go on with a table's journal after so many entries."""
        await self._write(Job(Addition.of(name, before, entries), all_of(acts) if acts else None, _future()))

    async def do(self, act: Callable[[sa.Connection], T]) -> T:
        """Write anything else."""
        outcome: T = await self._write(Job(None, act, _future()))
        return outcome

    async def pack(self, name: str) -> None:
        """Pack the journal of a game that is over and that nobody looks at."""
        await self.do(lambda db: pack_table(db, name))

    async def tail(self, name: str, before: int) -> Tail:
        """What stands in a journal after so many entries, asked in turn with what is written: nothing is under way."""
        return await self.do(lambda db: read_tail(db, name, before))

    async def try_out(self) -> None:
        """See that something can be written, and soon; whoever asks within a second shares the answer."""
        await self.trial.outcome()

    async def key(self) -> bytes:
        """The key that signs cookies; made when it is first asked for."""
        return await self.do(signing_key)

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
        stored = await self.read(lambda db: read_journal(db, name))
        return None if stored is None else await self._folding.run(lambda: Table.read(*stored))

    async def name_of(self, person: str) -> str | None:
        """The name somebody has given."""
        found = await self.read(lambda db: db.execute(sa.select(people.c.name).where(people.c.id == person)).first())
        return None if found is None else str(found[0])

    async def places_of(self, person: str, after: str = "", most: int = MOST_OWN) -> list[Place]:
        """Somebody's places at so many tables, from this one on: unfinished games first, the latest at the top."""
        return await self.read(lambda db: lists.own_tables(db, person, after, most))

    async def count_unfinished(self, person: str) -> int:
        """How many tables of somebody's are not over."""
        return await self.read(lambda db: lists.count_unfinished(db, person))

    async def may_watch(self, person: str, name: str) -> bool:
        """Whether somebody was let in at a table."""
        wanted = sa.select(places.c.seat).where(places.c.person == person, places.c.table_id == name)
        return await self.read(lambda db: db.execute(wanted).first() is not None)

    async def open_tables(self, most: int) -> list[str]:
        """Tables anybody may join: of each owner the latest, and the latest first."""
        return await self.read(lambda db: lists.open_tables(db, most))

    async def token(self, digest: str) -> Token | None:
        """What a token is good for."""
        return await self.read(lambda db: read_token(db, digest))

    async def read(self, wanted: Callable[[sa.Connection], T]) -> T:
        """Look anything up, in one of the threads that read."""

        def run() -> T:
            with transaction(self.reader, self._watchdogs[1] if self._watchdogs else None) as connection:
                return wanted(connection)

        with _Refusing():
            async with asyncio.timeout(self._patience):
                return await self._readers.run(run)


def _future() -> "asyncio.Future[Any]":
    return asyncio.get_running_loop().create_future()


class _Refusing:
    """Whoever asks is told if the database cannot be used just now, and the host why."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, (*NO_ANSWER, Overtaken, TimeoutError)):
            reason = getattr(error, "orig", None) or error.__doc__
            log("storage failed", logging.ERROR, reason=str(reason).partition("\n")[0])
            raise StorageUnavailable from error
