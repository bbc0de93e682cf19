"""Databases as such: opening them, bringing their schema up to date, copying them, and why one cannot be used."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.store import postgresql
from lichtspiel.server.store.glances import is_up_to_date, plain_file
from lichtspiel.server.store.late import sa

OWN_ONLY: Final = 0o600  # the mode of a file that only its owner can read
DRIVERS: Final = ("pysqlite", "psycopg")
HEAD: Final = "0013"  # the last migration


class UnusableDatabase(LichtspielError):
    """A database that cannot be worked with, and why; its address is shown without a password."""

    def __init__(self, url: str, reason: str = "", *, damaged: bool = False) -> None:
        super().__init__(reason)
        self.shown = without_password(url)
        self.reason = reason
        self.damaged = damaged  # otherwise it is intact but out of reach, or the disk is full


class UnknownDatabase(UnusableDatabase):
    """Not an address, or of a kind that is not supported or not installed."""


class NewerDatabase(UnusableDatabase):
    """A later version of this program has worked with it."""


def without_password(url: str) -> str:
    """The address of a database, or the path of SQLite's file, as it may be shown."""
    plain = plain_file(url)
    if plain is not None:
        return str(plain)
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError:
        return url.rpartition("@")[2]
    return parts.database or url if parts.get_backend_name() == "sqlite" else parts.render_as_string()


def open_engine(url: str, begin: str, *, alone: bool = False, process: int | None = None) -> sa.Engine:
    """An engine whose logged errors name no values. SQLite begins transactions as we say, and commits durably.

    With PostgreSQL, an engine that is `alone` has one connection, which holds a lock: only one server can have it, or,
    in a cluster, one process of this number.
    """
    if not url.startswith("sqlite"):
        return _open_postgresql(sa.make_url(url), alone=alone, process=process)
    ways = {"isolation_level": None, "check_same_thread": False, "timeout": 30}
    engine = sa.create_engine(url, connect_args=ways, hide_parameters=True)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _open_postgresql(url: sa.URL, *, alone: bool, process: int | None) -> sa.Engine:
    """Each connection is tried before it is used, for the database may have been restarted meanwhile."""
    size = {"pool_size": 1, "max_overflow": 0} if alone else {}
    ways = postgresql.ways(url)
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=ways, **size)
    if alone:
        postgresql.let_one_write(engine, process)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.text_factory = _read_text
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _read_text(stored: bytes) -> str:
    """Decode text as far as possible: one damaged column must not make every query that reads it fail."""
    return stored.decode(errors="replace")


def empty_log(engine: sa.Engine) -> bool:
    """Move what SQLite's log still holds into the file, where what was deleted is overwritten; False if it is in use.

    Outside any transaction, and without waiting for whoever reads.
    """
    if engine.dialect.name != "sqlite":
        return True
    with contextlib.closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        (patience,) = cursor.execute("PRAGMA busy_timeout").fetchone()
        cursor.execute("PRAGMA busy_timeout = 0")
        (in_use, _, _) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        cursor.execute(f"PRAGMA busy_timeout = {patience}")
    return not in_use


def prepare(url: str) -> None:
    """Make sure that a database can be used, and bring its schema up to date; raises UnusableDatabase or Claimed."""
    if is_up_to_date(url, HEAD):
        return
    try:
        if sa.make_url(url).get_driver_name() not in DRIVERS:
            raise UnknownDatabase(url)
        engine = open_engine(url, "BEGIN IMMEDIATE")
    except (sa.exc.ArgumentError, ImportError):
        raise UnknownDatabase(url) from None
    try:
        bring_up_to_date(engine)
    except (sa.exc.DBAPIError, sqlite3.Error, OSError) as error:
        cause = getattr(error, "orig", error)
        reason = cause.strerror if isinstance(cause, OSError) else str(cause)
        raise UnusableDatabase(url, str(reason).partition("\n")[0], damaged=_is_damage(cause)) from None
    finally:
        engine.dispose()


def _is_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file itself is broken, not just that it cannot be opened, read or written."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)


def sqlite_file(url: str) -> Path | None:
    """The file in which a database lies, if it is SQLite's."""
    plain = plain_file(url)
    if plain is not None:
        return plain
    try:
        parts = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    return Path(parts.database) if parts.get_backend_name() == "sqlite" and parts.database else None


def bring_up_to_date(engine: sa.Engine) -> None:
    """Run the migrations. A new file of SQLite's is for the server alone: the key that signs cookies is in it.

    Raises Claimed if a server of another version works with it.
    """
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).touch(OWN_ONLY)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            postgresql.take_time(connection)
            if _revision(connection) != HEAD:
                postgresql.take_turn(connection)
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
    config.set_main_option("script_location", str(files("lichtspiel.server.store") / "migrations"))
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
    except sqlite3.Error as error:
        raise UnusableDatabase(f"sqlite:///{source}", str(error), damaged=_is_damage(error)) from None
    if found != "ok":
        raise UnusableDatabase(f"sqlite:///{source}", found, damaged=True)
