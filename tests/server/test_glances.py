"""What a server asks SQLite before it listens: only what is as usual is answered, and all else left to others."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from lichtspiel.server.store.databases import HEAD, UnusableDatabase, prepare
from lichtspiel.server.store.glances import is_up_to_date, known_keys, plain_file


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as a server leaves it."""
    file = tmp_path / "lichtspiel.sqlite"
    prepare(url(file))
    return file


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def change(file: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


@pytest.mark.parametrize("other", ["sqlite://", "sqlite:///", "sqlite:///a?mode=ro", "sqlite+pysqlite:///a", "a"])
def test_only_an_address_that_is_nothing_but_a_file_is_read_here(other: str) -> None:
    assert plain_file(other) is None
    assert plain_file("sqlite:////var/lib/lichtspiel.sqlite") == Path("/var/lib/lichtspiel.sqlite")


def test_a_database_of_today_is_up_to_date(database: Path) -> None:
    assert is_up_to_date(url(database), HEAD)
    assert not is_up_to_date(url(database), "0000")


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    assert not is_up_to_date(url(tmp_path / "none.sqlite"), HEAD)
    assert not list(tmp_path.iterdir())


def test_a_broken_or_busy_database_is_left_to_those_who_can_say_why(database: Path, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert not is_up_to_date(url(database), HEAD)
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"no database at all" * 1000)
    assert not is_up_to_date(url(broken), HEAD)
    with pytest.raises(UnusableDatabase):
        prepare(url(broken))


def test_keys_are_known_once_one_signs(database: Path) -> None:
    change(database, "INSERT INTO keys (name, value) VALUES ('before', x'02')")
    assert known_keys(url(database), "signing", "before") == []
    change(database, "INSERT INTO keys (name, value) VALUES ('signing', x'01')")
    assert known_keys(url(database), "signing", "before") == [b"\x01", b"\x02"]
    change(database, "DELETE FROM keys WHERE name = 'before'")
    assert known_keys(url(database), "signing", "before") == [b"\x01"]
