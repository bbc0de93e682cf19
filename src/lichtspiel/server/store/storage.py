"""Where tables are kept: one writer thread with group commit, and readers beside it. The first of the three seams."""

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from lichtspiel.server.edge.fairness import FairThreads
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store import lists
from lichtspiel.server.store.databases import bring_up_to_date, empty_log, open_engine
from lichtspiel.server.store.deadlines import Watchdog
from lichtspiel.server.store.journals import Addition, Overtaken, Tail, add_entries, overtaken, read_journal, read_tail
from lichtspiel.server.store.lists import Place
from lichtspiel.server.store.postgresql import STATEMENT, TAKEOVER, Claimed
from lichtspiel.server.store.probe import Trial
from lichtspiel.server.store.schema import WATCHING, keys, people, places, tables, tokens
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds

T = TypeVar("T")
Act = Callable[[sa.Connection], Any]
Purpose = Literal["seat", "watch", "device"]

MOST_IN_A_COMMIT: Final = 2000
GATHERING: Final = 0.015  # seconds that a busy writer lets pass between commits: many small ones cost more
TRIES: Final = 200  # to empty the log; what is read takes less time than so many
READERS: Final = 2
KEY_BYTES: Final = 32
DEADLINE: Final = STATEMENT + 1.0  # seconds for a database elsewhere: it has a second to say that it was too slow
NO_ANSWER: Final = (sa.exc.OperationalError, sa.exc.InterfaceError, Claimed)  # it may go on later


class Token(NamedTuple):
    """What an invitation or a device link is good for."""

    table: str
    seat: int
    purpose: Purpose
    inviter: str  # the name of whoever made it; empty if it was made before that was kept
    expires: Milliseconds = 0  # never
    used: bool = False


@dataclass(slots=True)
class Job:
    """Something to write, and whom to tell when it is on disk."""

    addition: Addition | None
    act: Act | None
    done: asyncio.Future[Any]
    apart: Callable[[], Any] | None = None  # what must be done outside any transaction
    outcome: Any = None
    error: Exception | None = field(default=None)

    def settle(self) -> None:
        """Tell the caller, on its own thread."""
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(self.outcome)
        else:
            self.done.set_exception(self.error)


class Storage:
    """The database. Whatever is awaited here is durable when it returns."""

    def __init__(self, url: str, deadline: float = DEADLINE) -> None:
        self.writer = open_engine(url, "BEGIN IMMEDIATE", alone=True)
        self.reader = open_engine(url, "BEGIN")
        self.trial = Trial(self._leave_mark)
        elsewhere = self.writer.dialect.name != "sqlite"
        self._watchdogs = [Watchdog(engine, deadline) for engine in (self.writer, self.reader)] if elsewhere else []
        self._patience = 2 * deadline if elsewhere else None  # for what waits behind others
        self.commits = 0
        self.busy_log = 0  # how often it could not be emptied, because somebody read
        self.rows = 0
        self.commit_seconds = 0.0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = FairThreads(READERS, "reader")
        self._folding = FairThreads(1, "folding")  # of long journals, for which no reader waits
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)

    def claim(self) -> None:
        """Become the one server that writes to a database elsewhere; raises Claimed if another stays it."""
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
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.close()
        self._folding.close()
        self.writer.dispose()
        self.reader.dispose()
        for watchdog in self._watchdogs:
            watchdog.end()

    @contextlib.contextmanager
    def _connection(self, engine: sa.Engine) -> Iterator[sa.Connection]:
        """A connection, within a transaction; a database elsewhere must have answered before the deadline."""
        with contextlib.ExitStack() as kept:
            if self._watchdogs:
                kept.enter_context(self._watchdogs[engine is self.reader].deadline())
            yield kept.enter_context(engine.begin())

    # Writing

    async def create(self, name: str, table: Table, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """A new table with its first entries."""
        await self.do(all_of([add_table(name, table, entries), *acts]))

    async def append(self, name: str, before: int, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """Go on with a table's journal after so many entries."""
        await self._write(Addition.of(name, before, entries), all_of(acts) if acts else None)

    async def try_out(self) -> None:
        """See that something can be written, and soon; whoever asks within a second shares the answer."""
        await self.trial.outcome()

    async def _leave_mark(self) -> None:
        mark = {"name": "tried", "value": secrets.token_bytes(KEY_BYTES)}
        new = {"value": mark["value"]}
        await self.do(
            lambda db: db.execute(
                _insert(db, keys).values(mark).on_conflict_do_update(index_elements=["name"], set_=new)
            )
        )

    async def do(self, act: Callable[[sa.Connection], T]) -> T:
        """Write anything else."""
        outcome: T = await self._write(None, act)
        return outcome

    async def empty_log(self) -> None:
        """See that what was deleted or overwritten is so in every file; it is tried until nobody reads meanwhile."""
        for _ in range(TRIES):
            if await self._put(Job(None, None, self._future(), lambda: empty_log(self.writer))):
                return
            self.busy_log += 1
            await asyncio.sleep(GATHERING)
        log("log not emptied", logging.WARNING)

    async def tail(self, name: str, before: int) -> Tail:
        """What stands in a journal after so many entries, asked in turn with what is written: nothing is under way."""
        return await self.do(lambda db: read_tail(db, name, before))

    async def _write(self, addition: Addition | None, act: Act | None) -> Any:
        return await self._put(Job(addition, act, self._future()))

    def _future(self) -> "asyncio.Future[Any]":
        return asyncio.get_running_loop().create_future()

    async def _put(self, job: Job) -> Any:
        self._jobs.put(job)
        with _refusing():
            return await job.done

    def _write_on(self) -> None:
        """The writer thread: whatever is waiting becomes one transaction. A lone move is written at once."""
        going_on = True
        while going_on:
            batch = [self._jobs.get()]
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                batch.append(self._jobs.get())
            jobs = [job for job in batch if job is not None]
            going_on = len(jobs) == len(batch)
            if jobs:
                self._commit_all(jobs)
                _settle(jobs)
            if len(jobs) > 1:
                time.sleep(GATHERING)

    def _commit_all(self, jobs: list[Job]) -> None:
        """Write everything, and note for each job what came of it."""
        for different in _by_turns([job for job in jobs if job.apart is None]):
            self._commit_together(different)
        for job in jobs:
            if job.apart is not None:
                _do_apart(job, job.apart)

    def _commit_together(self, jobs: list[Job]) -> None:
        """One commit for all but those that are overtaken; if it fails, one for each: only the culprit is refused."""
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1 or self._is_out_of_reach(error):
                _refuse(jobs, error)
            elif isinstance(error, Overtaken):
                self._commit_without_overtaken(jobs, error)
            else:
                self._commit_one_by_one(jobs)

    def _is_out_of_reach(self, error: Exception) -> bool:
        """Whether a database elsewhere does not answer: to ask it again for each job would take each as long."""
        return self.writer.dialect.name != "sqlite" and isinstance(error, NO_ANSWER)

    def _commit_without_overtaken(self, jobs: list[Job], error: Overtaken) -> None:
        try:
            with self._connection(self.writer) as connection:
                stale = overtaken(connection, [job.addition for job in jobs if job.addition is not None])
        except Exception as another:
            _refuse(jobs, another)
            return
        late = [job for job in jobs if job.addition is not None and job.addition.table in stale]
        _refuse(late, error)
        if late and len(late) < len(jobs):
            self._commit_together([job for job in jobs if job.error is None])
        elif not late:
            self._commit_one_by_one(jobs)

    def _commit_one_by_one(self, jobs: list[Job]) -> None:
        for job in jobs:
            self._commit_together([job])

    def _commit(self, jobs: list[Job]) -> None:
        begun = time.perf_counter()
        with self._connection(self.writer) as connection:
            written = add_entries(connection, [job.addition for job in jobs if job.addition is not None])
            for job in jobs:
                job.outcome = job.act(connection) if job.act is not None else None
        self.commits += 1
        self.rows += written
        self.commit_seconds += time.perf_counter() - begun

    # Reading

    async def load(self, name: str) -> Table | None:
        """A table as it was last written."""
        stored = await self._read(lambda db: read_journal(db, name))
        return None if stored is None else await self._folding.run(lambda: Table.read(*stored))

    async def key(self) -> bytes:
        """The key that signs cookies; made when it is first asked for."""
        return await self.do(_key)

    async def name_of(self, person: str) -> str | None:
        """The name somebody has given."""
        found = await self._read(lambda db: db.execute(sa.select(people.c.name).where(people.c.id == person)).first())
        return None if found is None else str(found[0])

    async def places_of(self, person: str) -> list[Place]:
        """Somebody's places: unfinished games first, the latest of them at the top."""
        return await self._read(lambda db: lists.own_tables(db, person))

    async def count_unfinished(self, person: str) -> int:
        """How many tables of somebody's are not over."""
        return await self._read(lambda db: lists.count_unfinished(db, person))

    async def may_watch(self, person: str, name: str) -> bool:
        """Whether somebody was let in at a table."""
        wanted = sa.select(places.c.seat).where(places.c.person == person, places.c.table_id == name)
        return await self._read(lambda db: db.execute(wanted).first() is not None)

    async def open_tables(self, most: int) -> list[str]:
        """Tables anybody may join: of each owner the latest, and the latest first."""
        return await self._read(lambda db: lists.open_tables(db, most))

    async def token(self, digest: str) -> Token | None:
        """What a token is good for."""
        kept = tokens.c
        columns = (kept.table_id, kept.seat, kept.purpose, kept.inviter, kept.expires, kept.used)
        found = await self._read(lambda db: db.execute(sa.select(*columns).where(kept.hash == digest)).first())
        return None if found is None else Token(*found[:5], used=bool(found[5]))

    async def read(self, wanted: Callable[[sa.Connection], T]) -> T:
        """Look anything else up."""
        return await self._read(wanted)

    async def _read(self, wanted: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._connection(self.reader) as connection:
                return wanted(connection)

        with _refusing():
            async with asyncio.timeout(self._patience):
                return await self._readers.run(run)


# What goes along with a journal entry, in the same transaction


def add_table(name: str, table: Table, entries: Sequence[Entry], owner: str = "") -> Act:
    """A new table with its first entries, and who made it."""
    row = {
        "id": name,
        "terms": msgspec.json.encode(table.terms),
        "created": table.changed,
        "changed": table.changed,
        "phase": table.phase,
        "visibility": table.terms.visibility,
        "owner": owner,
    }
    first = Addition.of(name, 0, entries)

    def act(db: sa.Connection) -> None:
        db.execute(tables.insert(), row)
        add_entries(db, [first])

    return act


def set_phase(name: str, phase: str, changed: Milliseconds) -> Act:
    """Keep a table's line in the lists up to date."""
    return lambda db: db.execute(tables.update().where(tables.c.id == name).values(phase=phase, changed=changed))


def add_place(person: str, name: str, seat: int = WATCHING) -> Act:
    """Let somebody in."""
    row = {"person": person, "table_id": name, "seat": seat}
    return lambda db: db.execute(_insert(db, places).values(row).on_conflict_do_nothing())


def drop_place(person: str, name: str, seat: int) -> Act:
    """A seat is no longer somebody's; they may go on watching."""
    return lambda db: db.execute(
        places.delete().where(places.c.person == person, places.c.table_id == name, places.c.seat == seat)
    )


def set_name(person: str, name: str, day: int) -> Act:
    """What somebody who is here on this day is called."""
    return lambda db: db.execute(
        _insert(db, people)
        .values(id=person, name=name, since=day, seen=day)
        .on_conflict_do_update(index_elements=["id"], set_={"name": name, "seen": day})
    )


def add_token(digest: str, token: Token, made: Milliseconds = 0) -> Act:
    """A new link."""
    row = {"hash": digest, "table_id": token.table, "seat": token.seat, "purpose": token.purpose}
    more = {"inviter": token.inviter, "expires": token.expires, "used": 0, "made": made}
    return lambda db: db.execute(tokens.insert().values(row | more))


def use_up(name: str, seat: int) -> Act:
    """The seat has changed hands: no link moves it to another device any more."""
    kept = tokens.c
    links = (kept.table_id == name, kept.seat == seat, kept.purpose == "device")
    return lambda db: db.execute(tokens.update().where(*links).values(used=1))


def _insert(db: sa.Connection, table: sa.Table) -> Any:
    """Both databases know `on conflict`, each in its own dialect."""
    return (postgresql if db.dialect.name == "postgresql" else sqlite).insert(table)


def _key(db: sa.Connection) -> bytes:
    found = db.execute(sa.select(keys.c.value).where(keys.c.name == "cookies")).first()
    if found is not None:
        return bytes(found[0])
    made = {"name": "cookies", "value": secrets.token_bytes(KEY_BYTES)}
    db.execute(_insert(db, keys).values(made).on_conflict_do_nothing())
    return _key(db)  # which may be another's


def all_of(acts: Sequence[Act]) -> Act:
    """Several acts as one."""

    def act(connection: sa.Connection) -> None:
        for each in acts:
            each(connection)

    return act


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """Whoever asks is told if the database cannot be used just now, and the host why."""
    try:
        yield
    except (*NO_ANSWER, Overtaken, TimeoutError) as error:
        reason = getattr(error, "orig", None) or error.__doc__
        log("storage failed", logging.ERROR, reason=str(reason).partition("\n")[0])
        raise StorageUnavailable from error


def _refuse(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        job.error = error


def _do_apart(job: Job, work: Callable[[], Any]) -> None:
    try:
        job.outcome = work()
    except Exception as error:  # whoever waits is told
        job.error = error


def _by_turns(jobs: list[Job]) -> Iterator[list[Job]]:
    """Jobs of one table one after another, since each goes on where the one before it ended."""
    taken, later = set[str](), list[Job]()
    now = []
    for job in jobs:
        if job.addition is not None and job.addition.table in taken:
            later.append(job)
            continue
        now.append(job)
        if job.addition is not None:
            taken.add(job.addition.table)
    yield now
    if later:
        yield from _by_turns(later)


def _settle(jobs: list[Job]) -> None:
    """One wake-up of the loop for the whole batch."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more, and all is written
        jobs[0].done.get_loop().call_soon_threadsafe(settle)
