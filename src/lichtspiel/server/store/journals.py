"""The journals of tables in the database: an entry is written only behind the one before it, and read only then."""

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.packing import DAMAGED, Line, stored_lines
from lichtspiel.server.store.schema import journal, tables
from lichtspiel.table.journal import Entry, read, written
from lichtspiel.table.terms import Terms


class Overtaken(LichtspielError):
    """A journal does not end where somebody wanted to continue it: others wrote to it, or entries are missing."""


class Fenced(Overtaken):
    """This life of the server is over: others may go on with its tables."""


class Addition(NamedTuple):
    """Entries that continue a table's journal after so many."""

    table: str
    before: int
    entries: list[bytes]

    @classmethod
    def of(cls, table: str, before: int, entries: Iterable[Entry]) -> "Addition":
        """Entries as they are stored."""
        return cls(table, before, [written(entry) for entry in entries])


class Tail(NamedTuple):
    """The end of a journal: how long it is, and its last entries."""

    version: int
    entries: list[bytes]


# One statement for all rows: it finds each journal's end by the primary key, and leaves out what does not follow it.
# With a step for each row SQLite would have Python change threads for each, and psycopg would take thrice the CPU.
# LATERAL … LIMIT 1 leaves PostgreSQL no other plan than one look into the index for each row.
_FOLLOWING: Final = """
INSERT INTO journal (table_id, version, entry)
SELECT new.table_id, new.version, new.entry
FROM {fence} unnest(%s::varchar[], %s::integer[], %s::integer[], %s::bytea[]) AS new (table_id, before, version, entry)
LEFT JOIN LATERAL (
    SELECT version FROM journal WHERE journal.table_id = new.table_id ORDER BY version DESC LIMIT 1
) AS last ON true
WHERE new.before = coalesce(last.version, 0)
"""
# In a cluster, the node must not be fenced, and whoever fences it waits for the end of this transaction.
_ALIVE: Final = "SELECT id FROM nodes WHERE id = %s AND state <> 'fenced' FOR KEY SHARE"
FOLLOWING: Final = _FOLLOWING.format(fence="")
FENCED_FOLLOWING: Final = f"WITH alive AS MATERIALIZED ({_ALIVE})" + _FOLLOWING.format(fence="alive CROSS JOIN")
_FOLLOWING_SQLITE: Final = """
INSERT INTO journal (table_id, version, entry)
SELECT column1, column3, column4 FROM (VALUES {rows})
WHERE column2 = coalesce((SELECT max(version) FROM journal WHERE table_id = column1), 0)
"""


@lru_cache(maxsize=256)
def _following_sqlite(count: int) -> str:
    return _FOLLOWING_SQLITE.format(rows=", ".join(["(?, ?, ?, ?)"] * count))


def _rows(additions: Sequence[Addition]) -> list[tuple[str, int, int, bytes]]:
    return [
        (table, before, version, entry)
        for table, before, entries in additions
        for version, entry in enumerate(entries, before + 1)
    ]


class SqliteJournals:
    """A connection to SQLite for commits of nothing but entries, which nearly all are.

    SQLAlchemy's way through a transaction takes several times as long as SQLite's own.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._db: sqlite3.Connection | None = None

    def commit(self, additions: Sequence[Addition]) -> int:
        """Go on with journals of different tables, durably; returns how many entries. Raises what SQLAlchemy would."""
        try:
            return self._commit(_rows(additions))
        except sqlite3.IntegrityError as error:
            raise Overtaken from error
        except sqlite3.Error as error:
            raise sa.exc.DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error

    def _commit(self, rows: list[tuple[str, int, int, bytes]]) -> int:
        db = self._connection()
        db.execute("BEGIN IMMEDIATE")
        try:
            done = db.execute(_following_sqlite(len(rows)), tuple(chain.from_iterable(rows)))
            if done.rowcount != len(rows):
                raise Overtaken
            self._engine.dialect.do_commit(db)  # type: ignore[arg-type]
        finally:
            if db.in_transaction:
                db.rollback()
        return len(rows)

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            taken = self._engine.raw_connection()
            assert isinstance(taken.driver_connection, sqlite3.Connection)
            self._db = taken.driver_connection
            taken.detach()
        return self._db

    def close(self) -> None:
        """Close the file."""
        if self._db is not None:
            self._db.close()


def add_entries(db: sa.Connection, additions: Sequence[Addition], node: str = "") -> int:
    """Go on with journals of different tables; returns how many entries. Raises Overtaken, and all must be undone.

    A node of a cluster writes only as long as it is not fenced; if it is, raises Fenced.
    """
    rows = _rows(additions)
    if not rows:
        return 0
    try:
        if db.dialect.name == "sqlite":
            done = db.exec_driver_sql(_following_sqlite(len(rows)), tuple(chain.from_iterable(rows)))
        else:
            columns = tuple(map(list, zip(*rows, strict=True)))
            done = db.exec_driver_sql(*((FENCED_FOLLOWING, (node, *columns)) if node else (FOLLOWING, columns)))
    except sa.exc.IntegrityError as error:  # somebody else has just written the same version
        raise Overtaken from error
    if done.rowcount != len(rows):
        if node:
            check_fence(db, node)
        raise Overtaken
    return len(rows)


def check_fence(db: sa.Connection, node: str) -> None:
    """Keep others from fencing this node until the transaction ends; raises Fenced if one has."""
    if db.exec_driver_sql(_ALIVE, (node,)).first() is None:
        raise Fenced


def overtaken(db: sa.Connection, additions: Sequence[Addition]) -> set[str]:
    """The tables whose journals do not end where they were to be continued."""
    last = sa.select(sa.func.max(journal.c.version)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    names = [addition.table for addition in additions]
    found = db.execute(sa.select(tables.c.id, sa.func.coalesce(last, 0)).where(tables.c.id.in_(names)))
    ends = {str(name): int(version) for name, version in found}
    return {addition.table for addition in additions if ends.get(addition.table, 0) != addition.before}


def read_tail(db: sa.Connection, name: str, before: int) -> Tail:
    """How long a journal is, and what stands in it after so many entries."""
    lines = stored_lines(db, name)
    return Tail(lines[-1].version if lines else 0, [line.entry for line in lines if line.version > before])


def read_journal(db: sa.Connection, name: str) -> tuple[Terms, list[Entry]] | None:
    """The terms and entries of a table; refused if some are missing, since what came after them means nothing then."""
    terms = db.execute(sa.select(tables.c.terms).where(tables.c.id == name)).first()
    if terms is None:
        return None
    lines = _all_lines(db, name)
    for number, line in enumerate(lines, 1):
        if line.version != number:
            log("journal with a gap", logging.ERROR, table=name, missing=number, found=line.version)
            raise server_refused("damaged")
    return msgspec.json.decode(terms[0], type=Terms), [read(line.entry) for line in lines]


def _all_lines(db: sa.Connection, name: str) -> list[Line]:
    try:
        return stored_lines(db, name)
    except DAMAGED:
        log("packed journal damaged", logging.ERROR, table=name)
        raise server_refused("damaged") from None
