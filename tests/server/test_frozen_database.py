"""A database that hangs: everybody is answered in time, and when it goes on nothing is lost and nothing was a lie."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from lichtspiel.server.live import rooms
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import postgresql
from lichtspiel.server.store.storage import Storage
from tests.server.postgres import Postgres
from tests.server.test_hub import SlowHub, new_room, work_in
from tests.server.test_storage import entries_of, pause

SHORT = 0.5
LONG = 10  # however busy the machine is


@contextlib.contextmanager
def frozen(*processes: int) -> Iterator[None]:
    """Stop these processes for the length of the block."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@contextlib.contextmanager
def little_time(hub: SlowHub) -> Iterator[None]:
    """Make the server wait only briefly for its database, for the length of the block."""
    watchdogs = hub.storage._watchdogs
    for watchdog in watchdogs:
        watchdog.seconds = SHORT
    try:
        yield
    finally:
        for watchdog in watchdogs:
            watchdog.seconds = LONG


def backends(postgres: Postgres, url: str) -> list[int]:
    """The processes of PostgreSQL that serve the connections to a database."""
    with postgres.connect() as db:
        wanted = "SELECT pid FROM pg_stat_activity WHERE datname = %s"
        return [row[0] for row in db.execute(wanted, [make_url(url).database])]


def in_impatient_hub(data: Path, url: str, work: Callable[[SlowHub], Awaitable[None]], deadline: float = LONG) -> None:
    """Run something in a hub that waits only briefly for its database."""

    def make() -> SlowHub:
        hub = SlowHub(Settings(data=str(data), database=url))
        hub.storage = Storage(f"{url}&connect_timeout=2", deadline)
        return hub

    work_in(make, work)


async def until_it_works(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask again until it works."""
    async with asyncio.timeout(30):
        while True:
            with contextlib.suppress(StorageUnavailable):
                return await ask()


def test_who_waits_for_a_frozen_database_is_refused_and_all_goes_on_when_it_thaws(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()

    async def work(hub: SlowHub) -> None:
        rooms = [await new_room(hub) for _ in range(3)]
        there = await entries_of(hub, rooms[0].name)
        await hub.storage.name_of("ada")
        with little_time(hub), frozen(postgres.process.pid, *backends(postgres, url)):
            asked = [*(room.act(pause) for room in rooms), *(hub.storage.name_of("ada") for _ in range(4))]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {StorageUnavailable}
        again = await until_it_works(lambda: hub.room(rooms[0].name))
        await until_it_works(lambda: again.act(pause))
        assert len(await entries_of(hub, again.name)) == len(there) + 1

    in_impatient_hub(tmp_path, url, work)


def test_a_commit_in_a_frozen_database_is_neither_acknowledged_nor_denied_nor_lost(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The backend stops when COMMIT is on its way; it commits when it continues, though nobody listens any more."""
    url = postgres.new_database()
    monkeypatch.setattr(postgresql, "RETAKING", 0.1)

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        version, dialect = room.table.version, hub.storage.writer.dialect
        commit, watchdog = dialect.do_commit, hub.storage._watchdogs[0]
        written = threading.Event()
        with contextlib.ExitStack() as thaw:

            def freeze(connection: Any) -> None:
                if not written.is_set():  # the hub has other things to write as well
                    commit(connection)
                    return
                thaw.enter_context(frozen(connection.driver_connection.info.backend_pid))
                watchdog._due[threading.get_ident()] = time.monotonic() + SHORT
                commit(connection)

            monkeypatch.setattr(dialect, "do_commit", freeze)
            with pytest.raises(StorageUnavailable):
                await room.act(pause, [lambda _: written.set()])
            monkeypatch.setattr(dialect, "do_commit", commit)
            assert room.gone  # its sockets are closed with "come back", since nobody knows yet
            with pytest.raises(StorageUnavailable):
                await hub.storage.try_out()  # the frozen backend still has the lock
        await until_it_works(lambda: hub.storage.tail(room.name, 0))
        again = await hub.room(room.name)
        assert (again.table.version, again.table.phase) == (version + 1, "paused")

    in_impatient_hub(tmp_path, url, work)


def test_who_asks_a_frozen_database_what_stands_there_is_answered_in_time(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write has failed, and the question whether it was written after all gets no answer either."""
    url = postgres.new_database()
    monkeypatch.setattr(rooms, "ANSWERED", SHORT)
    monkeypatch.setattr(rooms, "LEAST_LEFT", SHORT)

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        there = await entries_of(hub, room.name)
        with monkeypatch.context() as patch, frozen(*backends(postgres, url)):
            patch.setattr(hub.storage, "append", refuse)
            async with asyncio.timeout(60):
                with pytest.raises(StorageUnavailable):
                    await room.act(pause)
        assert room.gone  # nobody knows what is there: it is read again
        again = await until_it_works(lambda: hub.room(room.name))
        await until_it_works(lambda: again.act(pause))
        assert len(await entries_of(hub, room.name)) == len(there) + 1

    in_impatient_hub(tmp_path, url, work, deadline=600)


async def refuse(*_: Any) -> None:
    raise StorageUnavailable


def test_health_is_answered_soon_while_the_database_hangs(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def work(hub: SlowHub) -> None:
        with frozen(*backends(postgres, url)):
            outcomes = await asyncio.gather(*(hub.storage.try_out() for _ in range(9)), return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {StorageUnavailable}
        await until_it_works(hub.storage.try_out)

    in_impatient_hub(tmp_path, url, work, deadline=600)


def test_asking_for_health_often_costs_one_commit(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(Settings(data=str(tmp_path)).database_url)
        storage.open()
        await asyncio.gather(*(storage.try_out() for _ in range(200)))
        assert storage.commits == 1
        storage.trial._begun -= 1
        await storage.try_out()
        assert storage.commits == 2
        storage.close()

    asyncio.run(work())
