"""What a server asks SQLite before it listens, without all that is needed to work with it.

Whatever is not as usual is left to those who can say what is wrong: then there is no answer.
"""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

PLAIN: Final = "sqlite:///"


def plain_file(url: str) -> Path | None:
    """The file of an address that names one and nothing else."""
    named = url.removeprefix(PLAIN)
    return Path(named) if named != url and named and "?" not in named else None


def is_up_to_date(url: str, head: str) -> bool:
    """Whether the database can be written to and has had all migrations."""
    return _glance(url, "SELECT version_num FROM alembic_version", ()) == [(head,)]


def known_keys(url: str, signing: str, before: str) -> list[bytes]:
    """The key that signs, and the one before it if there was one; none if nothing signs yet."""
    found = dict(_glance(url, "SELECT name, value FROM keys WHERE name IN (?, ?)", (signing, before)))
    return [bytes(found[name]) for name in (signing, before) if name in found] if signing in found else []


def hold_open(url: str) -> sqlite3.Connection | None:
    """A connection that does nothing but keep SQLite's log and its index: later there may be no room to make them."""
    file = plain_file(url)
    return None if file is None else _touched(sqlite3.connect(file, isolation_level=None, check_same_thread=False))


def _touched(db: sqlite3.Connection) -> sqlite3.Connection:
    """They are made with the first transaction."""
    db.execute("BEGIN IMMEDIATE")
    db.execute("ROLLBACK")
    return db


def _glance(url: str, question: str, parameters: Sequence[str]) -> list[tuple[Any, ...]]:
    """Ask with the right to write, which shows that it could be done, and write nothing."""
    file = plain_file(url)
    if file is None or not file.is_file():
        return []
    with contextlib.suppress(sqlite3.Error, OSError):
        address = f"{file.resolve().as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(address, timeout=0, isolation_level=None, uri=True)) as db:
            db.execute("BEGIN IMMEDIATE")
            return db.execute(question, parameters).fetchall()
    return []
