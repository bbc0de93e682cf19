"""One server for each database: a second one is refused, and a server that lost the lock writes nothing."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, make_url

from lichtspiel.core.refusals import Refused
from lichtspiel.server.run import CannotServe, serve
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import databases, postgresql, storage
from lichtspiel.server.store.databases import migrate, open_engine, prepare
from lichtspiel.server.store.keys import signing_key
from lichtspiel.server.store.postgresql import CLAIM, Claimed
from lichtspiel.server.store.storage import Storage
from lichtspiel.words import LANGUAGES, sentence
from tests.server.harness import PATIENCE, Browser, ServerProcess, wait_for
from tests.server.postgres import Postgres
from tests.server.test_frozen_database import until_it_works
from tests.server.test_hub import SlowHub, in_hub, new_room
from tests.server.test_storage import entries_of, pause

MANY = 8


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not wait for another one to end."""
    for module in (postgresql, storage):
        monkeypatch.setattr(module, "TAKEOVER", 0.1)
    monkeypatch.setattr(postgresql, "RETAKING", 0.1)


@contextlib.contextmanager
def beside(postgres: Postgres, url: str) -> Iterator["psycopg.Connection[Any]"]:
    """Another program that uses the same database."""
    name = make_url(url).database
    with psycopg.connect(f"postgresql://postgres@/{name}?host={postgres.socket}", autocommit=True) as connection:
        yield connection


@pytest.mark.usefixtures("impatient")
def test_a_second_server_with_the_same_postgres_is_refused_in_every_language(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()

    async def work(hub: SlowHub) -> None:
        with pytest.raises(CannotServe) as refused:
            serve(Settings(data=str(tmp_path / "b"), database=url, port=0), print)
        said = [sentence(refused.value.phrase, lang) for lang in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
        assert all(f"/{make_url(url).database}" in each for each in said)
        await (await new_room(hub)).act(pause)

    in_hub(tmp_path / "a", work, database=url)
    after = Storage(url)
    after.open()
    after.close()


def test_a_second_server_with_the_same_sqlite_file_is_refused(tmp_path: Path) -> None:
    """Even under another name of the file and from another data folder."""
    (tmp_path / "name").symlink_to(tmp_path / "games.sqlite")
    with ServerProcess(tmp_path / "a", database=f"sqlite:///{tmp_path}/games.sqlite") as server:
        command = [sys.executable, "-m", "lichtspiel", "serve", "--port", "0", "--data", str(tmp_path / "b")]
        command += ["--database", f"sqlite:///{tmp_path}/name"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (second.returncode, second.stdout) == (2, "")
        assert "Traceback" not in second.stderr
        assert str(tmp_path / "name") in second.stderr.replace("\n", "")
        assert Browser(server).get("/health").status_code == 200


@pytest.mark.usefixtures("impatient")
def test_who_has_lost_the_lock_to_another_writes_nothing_and_says_so(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgres.new_database()

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        there = await entries_of(hub, room.name)
        with beside(postgres, url) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
            other.execute("SELECT pg_advisory_lock(%s)", [CLAIM])
            with pytest.raises(Refused, check=lambda error: error.code == "storage"):
                await room.act(pause)
            held = other.execute("SELECT count(*) FROM journal WHERE table_id = %s", [room.name]).fetchone()
            assert held == (len(there),)
            other.execute("SELECT pg_advisory_unlock(%s)", [CLAIM])
        again = await until_it_works(lambda: hub.room(room.name))
        await until_it_works(lambda: again.act(pause))
        assert len(await entries_of(hub, room.name)) == len(there) + 1
        assert len(hub.storage._watchdogs[0]._lines) == 1  # those that got no lock are closed

    in_hub(tmp_path, work, database=url)
    reasons = [str(record.__dict__.get("details")) for record in caplog.records if record.message == "storage failed"]
    assert any("Another server works with this database" in reason for reason in reasons)


def test_a_server_that_starts_waits_for_one_that_is_ending(postgres: Postgres) -> None:
    url = postgres.new_database()
    prepare(url)
    starting = Storage(url)
    with ThreadPoolExecutor(1) as pool, beside(postgres, url) as ending:
        ending.execute("SELECT pg_advisory_lock(%s)", [CLAIM])
        claiming = pool.submit(starting.claim)
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        wait_for(lambda: ending.execute(waiting.encode()).fetchone() == (1,))
        assert not claiming.done()
        ending.execute("SELECT pg_advisory_unlock(%s)", [CLAIM])
        claiming.result(PATIENCE)
    starting.writer.dispose()


@pytest.mark.usefixtures("impatient")
def test_no_schema_is_changed_under_a_server_that_runs(postgres: Postgres) -> None:
    url = postgres.new_database()
    engine = open_engine(url, "", alone=True)
    with engine.begin() as db:
        migrate(db, "0003")
    with pytest.raises(Claimed):
        prepare(url)
    engine.dispose()
    prepare(url)


def test_many_that_start_at_once_make_one_schema_and_one_key(postgres: Postgres) -> None:
    url = postgres.new_database()

    def start(_: int) -> bytes:
        prepare(url)
        engine = open_engine(url, "")
        with engine.begin() as db:
            key = signing_key(db)
        engine.dispose()
        return key

    with ThreadPoolExecutor(MANY) as pool:
        assert len(set(pool.map(start, range(MANY)))) == 1


def test_a_busy_machine_may_be_slow_between_two_statements(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    look = databases._revision

    def look_slowly(connection: Connection) -> str | None:
        found = look(connection)
        time.sleep(0.3)
        return found

    monkeypatch.setattr(databases, "_revision", look_slowly)
    hasty = {"options": "-c idle_in_transaction_session_timeout=100ms"}
    prepare(make_url(postgres.new_database()).update_query_dict(hasty).render_as_string(hide_password=False))


def test_what_the_host_says_about_waiting_goes_first(postgres: Postgres) -> None:
    given = make_url(postgres.new_database()).update_query_dict(
        {"connect_timeout": "9", "options": "-c statement_timeout=1234ms"}
    )
    engine = open_engine(given.render_as_string(hide_password=False), "")
    assert "connect_timeout" not in postgresql.ways(given)
    with engine.connect() as db:
        assert db.exec_driver_sql("SHOW statement_timeout").scalar() == "1234ms"
        assert db.exec_driver_sql("SHOW lock_timeout").scalar() == "3s"
        assert db.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar() == "10s"
    engine.dispose()
