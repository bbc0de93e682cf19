"""Where tables are kept: one writer thread with group commit, and readers beside it. The first of the three seams."""

import asyncio
import contextlib
import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from lichtspiel.server.logs import log
from lichtspiel.server.rejecting import NoStorage
from lichtspiel.server.schema import WATCHING, journal, keys, people, places, tables, tokens
from lichtspiel.table.journal import Entry, read, written
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds, Terms

T = TypeVar("T")
Act = Callable[[sa.Connection], Any]
Purpose = Literal["seat", "watch", "device"]

MOST_IN_A_COMMIT: Final = 2000
GATHERING: Final = 0.005  # seconds that a busy writer lets pass between commits: many small ones cost more
READERS: Final = 2
KEY_BYTES: Final = 32
OWN_ONLY: Final = 0o600  # the mode of a file that only its owner can read
HEAD: Final = "0003"  # the last migration


class Place(NamedTuple):
    """A table of somebody's, as a list shows it."""

    table: str
    seat: int
    game: str
    phase: str
    changed: Milliseconds


class Token(NamedTuple):
    """What an invitation or a device link is good for."""

    table: str
    seat: int
    purpose: Purpose
    inviter: str  # the name of who made it; empty if it was made before that was kept
    expires: Milliseconds = 0  # never
    used: bool = False


@dataclass(slots=True)
class Job:
    """Something to write, and whom to tell when it is on disk."""

    rows: list[dict[str, Any]]
    act: Act | None
    done: asyncio.Future[Any]
    outcome: Any = None
    fault: Exception | None = field(default=None)

    def settle(self) -> None:
        """Tell who waits, on their own thread."""
        if self.done.cancelled():
            return
        if self.fault is None:
            self.done.set_result(self.outcome)
        else:
            self.done.set_exception(self.fault)


class Storage:
    """The database. Whatever is awaited here is durable when it returns."""

    def __init__(self, url: str) -> None:
        self.writer = _engine(url, "BEGIN IMMEDIATE")
        self.reader = _engine(url, "BEGIN")
        self.commits = 0
        self.rows = 0
        self.commit_seconds = 0.0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)

    def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        _bring_up_to_date(self.writer)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    # Writing

    async def create(self, name: str, table: Table, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """A new table with its first entries."""
        await self.do(all_of([add_table(name, table, entries), *acts]))

    async def append(self, name: str, before: int, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        """Go on with a table's journal after so many entries."""
        await self._write(_rows(name, before, entries), all_of(acts) if acts else None)

    async def try_out(self) -> None:
        """See that something can be written."""
        mark = {"name": "tried", "value": secrets.token_bytes(KEY_BYTES)}
        new = {"value": mark["value"]}
        await self.do(
            lambda db: db.execute(
                _insert(db, keys).values(mark).on_conflict_do_update(index_elements=["name"], set_=new)
            )
        )

    async def do(self, act: Callable[[sa.Connection], T]) -> T:
        """Write anything else."""
        outcome: T = await self._write([], act)
        return outcome

    async def _write(self, rows: list[dict[str, Any]], act: Act | None) -> Any:
        done = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(rows, act, done))
        with _refusing():
            return await done

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
                self._commitall_of(jobs)
                _settle(jobs)
            if len(jobs) > 1:
                time.sleep(GATHERING)

    def _commitall_of(self, jobs: list[Job]) -> None:
        """One commit for all; if it fails, one for each, so that only the culprit is refused."""
        try:
            self._commit(jobs)
        except Exception as fault:
            if len(jobs) == 1:
                jobs[0].fault = fault
                return
            for job in jobs:
                self._commitall_of([job])

    def _commit(self, jobs: list[Job]) -> None:
        begun = time.perf_counter()
        rows = [row for job in jobs for row in job.rows]
        with self.writer.begin() as connection:
            if rows:
                _insert_entries(connection, rows)
            for job in jobs:
                job.outcome = job.act(connection) if job.act is not None else None
        self.commits += 1
        self.rows += len(rows)
        self.commit_seconds += time.perf_counter() - begun

    # Reading

    async def load(self, name: str) -> Table | None:
        """A table as it was last written."""
        stored = await self._read(lambda db: _load(db, name))
        return None if stored is None else await self._later(lambda: Table.read(*stored))

    async def key(self) -> bytes:
        """The key that signs cookies; made when it is first asked for."""
        return await self.do(_key)

    async def name_of(self, person: str) -> str | None:
        """The name somebody has given."""
        found = await self._read(lambda db: db.execute(sa.select(people.c.name).where(people.c.id == person)).first())
        return None if found is None else str(found[0])

    async def places_of(self, person: str) -> list[Place]:
        """Somebody's tables, the latest first."""
        return await self._read(lambda db: _places(db, places.c.person == person))

    async def may_watch(self, person: str, name: str) -> bool:
        """Whether somebody was let in at a table."""
        wanted = sa.select(places.c.seat).where(places.c.person == person, places.c.table_id == name)
        return await self._read(lambda db: db.execute(wanted).first() is not None)

    async def open_tables(self, most: int) -> list[str]:
        """Tables anybody may join, the latest first."""
        wanted = (
            sa.select(tables.c.id)
            .where(tables.c.visibility == "open", tables.c.phase == "gathering")
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return await self._read(lambda db: [str(row[0]) for row in db.execute(wanted)])

    async def token(self, digest: str) -> Token | None:
        """What a token is good for."""
        kept = tokens.c
        columns = (kept.table_id, kept.seat, kept.purpose, kept.inviter, kept.expires, kept.used)
        found = await self._read(lambda db: db.execute(sa.select(*columns).where(kept.hash == digest)).first())
        return None if found is None else Token(*found[:5], used=bool(found[5]))

    async def _read(self, wanted: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.reader.connect() as connection:
                return wanted(connection)

        with _refusing():
            return await self._later(run)

    async def _later(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


# What goes along with a journal entry, in the same transaction


def add_table(name: str, table: Table, entries: Sequence[Entry]) -> Act:
    """A new table with its first entries."""
    row = {
        "id": name,
        "terms": msgspec.json.encode(table.terms),
        "created": table.changed,
        "changed": table.changed,
        "phase": table.phase,
        "visibility": table.terms.visibility,
    }
    rows = _rows(name, 0, entries)

    def act(db: sa.Connection) -> None:
        db.execute(tables.insert(), row)
        if rows:
            _insert_entries(db, rows)

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


def set_name(person: str, name: str) -> Act:
    """What somebody is called."""
    return lambda db: db.execute(
        _insert(db, people)
        .values(id=person, name=name)
        .on_conflict_do_update(index_elements=["id"], set_={"name": name})
    )


def add_token(digest: str, token: Token) -> Act:
    """A new link."""
    row = {"hash": digest, "table_id": token.table, "seat": token.seat, "purpose": token.purpose}
    more = {"inviter": token.inviter, "expires": token.expires, "used": 0}
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
    made = secrets.token_bytes(KEY_BYTES)
    db.execute(keys.insert().values(name="cookies", value=made))
    return made


def _load(db: sa.Connection, name: str) -> tuple[Terms, list[Entry]] | None:
    terms = db.execute(sa.select(tables.c.terms).where(tables.c.id == name)).first()
    if terms is None:
        return None
    wanted = sa.select(journal.c.entry).where(journal.c.table_id == name).order_by(journal.c.version)
    return msgspec.json.decode(terms[0], type=Terms), [read(row[0]) for row in db.execute(wanted)]


def _places(db: sa.Connection, whose: sa.ColumnElement[bool]) -> list[Place]:
    columns = (places.c.table_id, places.c.seat, tables.c.terms, tables.c.phase, tables.c.changed)
    wanted = sa.select(*columns).where(whose, places.c.table_id == tables.c.id).order_by(tables.c.changed.desc())
    return [
        Place(name, seat, msgspec.json.decode(terms, type=Terms).game, phase, changed)
        for name, seat, terms, phase, changed in db.execute(wanted)
    ]


def _insert_entries(db: sa.Connection, rows: list[dict[str, Any]]) -> None:
    """SQLite gets one statement for all rows: with a step for each, Python would change threads for each."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql(_many_rows(len(rows)), tuple(value for row in rows for value in row.values()))
    else:
        db.execute(journal.insert(), rows)


@lru_cache(maxsize=256)
def _many_rows(count: int) -> str:
    return "INSERT INTO journal (table_id, version, entry) VALUES " + ", ".join(["(?, ?, ?)"] * count)


def _rows(name: str, before: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"table_id": name, "version": version, "entry": written(entry)}
        for version, entry in enumerate(entries, before + 1)
    ]


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
    except (sa.exc.OperationalError, sa.exc.InterfaceError) as fault:
        log("storage failed", logging.ERROR, reason=str(fault.orig).partition("\n")[0])
        raise NoStorage from fault


def _settle(jobs: list[Job]) -> None:
    """One wake-up of the loop for the whole batch."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more, and all is written
        jobs[0].done.get_loop().call_soon_threadsafe(settle)


def _engine(url: str, begin: str) -> sa.Engine:
    """An engine whose faults, which are logged, name no values. SQLite begins as we say, and commits durably."""
    if not url.startswith("sqlite"):  # the database may have been restarted meanwhile
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    ways = {"isolation_level": None, "check_same_thread": False, "timeout": 30}
    engine = sa.create_engine(url, connect_args=ways, hide_parameters=True)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


class UnusableDatabase(Exception):
    """A database that cannot be worked with, and why; its address is shown without a password."""

    def __init__(self, url: str, reason: str = "", *, damaged: bool = False) -> None:
        super().__init__(reason)
        self.shown = _without_password(url)
        self.reason = reason
        self.damaged = damaged  # else it is whole, but out of reach, or there is no room


class UnknownDatabase(UnusableDatabase):
    """Not an address, or of a kind that is not supported or not installed."""


class NewerDatabase(UnusableDatabase):
    """A later version of this program has worked with it."""


def _without_password(url: str) -> str:
    """The address of a database, or the path of SQLite's file, as it may be shown."""
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError:
        return url.rpartition("@")[2]
    return parts.database or url if parts.get_backend_name() == "sqlite" else parts.render_as_string()


def prepare(url: str) -> None:
    """Make sure that a database can be used, and bring its schema up to date; raises UnusableDatabase."""
    try:
        if sa.make_url(url).get_backend_name() not in ("sqlite", "postgresql"):
            raise UnknownDatabase(url)
        engine = _engine(url, "BEGIN IMMEDIATE")
    except (sa.exc.ArgumentError, ImportError):
        raise UnknownDatabase(url) from None
    try:
        _bring_up_to_date(engine)
    except (sa.exc.DBAPIError, sqlite3.Error, OSError) as fault:
        cause = getattr(fault, "orig", fault)
        reason = cause.strerror if isinstance(cause, OSError) else str(cause)
        raise UnusableDatabase(url, str(reason).partition("\n")[0], damaged=_is_damage(cause)) from None
    finally:
        engine.dispose()


def _is_damage(fault: BaseException) -> bool:
    """SQLite says otherwise if it only cannot open, read or write a file now."""
    return isinstance(fault, sqlite3.DatabaseError) and not isinstance(fault, sqlite3.OperationalError)


def sqlite_file(url: str) -> Path | None:
    """The file in which a database lies, if it is SQLite's."""
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    return Path(parts.database) if parts.get_backend_name() == "sqlite" and parts.database else None


def _bring_up_to_date(engine: sa.Engine) -> None:
    """Run the migrations. A new file of SQLite's is for the server alone: the key that signs cookies is in it."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).touch(OWN_ONLY)
    with engine.begin() as connection:
        if (_revision(connection) or "") > HEAD:
            raise NewerDatabase(engine.url.render_as_string(hide_password=False))
        migrate(connection)


def migrate(connection: sa.Connection, to: str = HEAD) -> None:
    """Run the migrations that are missing; alembic takes a while to load, so it is asked only if some are."""
    if _revision(connection) == to:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("lichtspiel.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _revision(connection: sa.Connection) -> str | None:
    """How far the database has been migrated."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite database, also while a server writes to it; whole, or not at all.

    Raises UnusableDatabase if the source cannot be read, OSError or sqlite3.Error if the copy cannot be written.
    """
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    closing = contextlib.closing
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live:
            _check_whole(live, source)
            beside.touch(OWN_ONLY)
            with closing(sqlite3.connect(beside)) as kept:
                live.backup(kept)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def _check_whole(live: sqlite3.Connection, source: Path) -> None:
    try:
        (found,) = live.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as fault:
        raise UnusableDatabase(f"sqlite:///{source}", str(fault), damaged=_is_damage(fault)) from None
    if found != "ok":
        raise UnusableDatabase(f"sqlite:///{source}", found, damaged=True)
