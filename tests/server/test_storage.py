"""What is written and what is not: nothing after a gap, nothing over another's entry, and no other's entry as ours."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lichtspiel.core.refusals import Refused
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.databases import open_engine, prepare
from lichtspiel.server.store.journals import FOLLOWING, Addition, add_entries
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.schema import journal
from lichtspiel.table.journal import Entry, Paced, Paused, written
from lichtspiel.table.table import Table
from lichtspiel.words import LANGUAGES, sentence
from tests.server.postgres import Postgres
from tests.server.test_hub import SlowHub, in_hub, new_room


def pause(table: Table, now: int) -> list[Entry]:
    """An entry to write."""
    return table.pause(0, now)


async def entries_of(hub: SlowHub, name: str) -> list[tuple[int, bytes]]:
    """The journal as it stands in the database."""
    mine = sa.select(journal.c.version, journal.c.entry).where(journal.c.table_id == name).order_by(journal.c.version)
    return await hub.storage.do(lambda db: [(version, bytes(entry)) for version, entry in db.execute(mine)])


async def drop_entry(hub: SlowHub, name: str, version: int) -> None:
    """Delete an entry, as if the database had lost it."""
    gone = journal.delete().where(journal.c.table_id == name, journal.c.version == version)
    await hub.storage.do(lambda db: db.execute(gone))


def lose_answer(hub: SlowHub, there: Sequence[Entry] | None = None) -> None:
    """From now on no write is answered; what gets stored is these entries, or by default the right ones."""
    append = hub.storage.append

    async def lost(name: str, before: int, entries: Sequence[Entry], acts: Sequence[Act] = ()) -> None:
        await append(name, before, entries if there is None else there, acts)
        raise StorageUnavailable

    hub.storage.append = lost  # type: ignore[method-assign]


def test_anothers_entry_is_not_acknowledged_as_ones_own(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        before = room.table.version
        lose_answer(hub, [Paced(at=5, seat=1, pace=700)])
        with pytest.raises(Refused, check=lambda error: error.code == "storage"):
            await room.act(pause)
        assert room.gone
        assert len(await entries_of(hub, room.name)) == before + 1
        assert (await hub.room(room.name)).table.phase == "playing"

    in_hub(tmp_path, work, database=database)


def test_a_write_whose_answer_was_lost_is_done_once(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        before = room.table.version
        lose_answer(hub)
        assert await room.act(pause) == before + 1
        assert [entry for _, entry in await entries_of(hub, room.name)][before:] == [
            written(Paused(at=hub.time, seat=0))
        ]
        assert (room.gone, room.table.phase) == (False, "paused")

    in_hub(tmp_path, work, database=database)


def test_a_commit_whose_answer_is_lost_is_done_for_all_who_wait(tmp_path: Path, database: str) -> None:
    """The connection breaks when everything is written: everybody asks what is stored, and finds their own entries."""

    async def work(hub: SlowHub) -> None:
        rooms = [await new_room(hub) for _ in range(5)]
        cut_after_commit(hub.storage.writer)
        versions = await asyncio.gather(*(room.act(pause) for room in rooms))
        assert versions == [room.table.version for room in rooms]
        assert not [room for room in rooms if room.gone]

    in_hub(tmp_path, work, database=database)


def cut_after_commit(engine: sa.Engine) -> None:
    """Carry out the next commit, then cut the connection."""
    commit, cuts = engine.dialect.do_commit, ["once"]

    def cut(connection: Any) -> None:
        commit(connection)
        if cuts:
            raise engine.dialect.loaded_dbapi.OperationalError(cuts.pop())

    engine.dialect.do_commit = cut  # type: ignore[method-assign,assignment]


def test_nothing_is_written_behind_a_gap(tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(hub: SlowHub) -> None:
        room, other = await new_room(hub), await new_room(hub)
        await drop_entry(hub, room.name, room.table.version)
        there = await entries_of(hub, room.name)
        with pytest.raises(Refused, check=lambda error: error.code == "storage"):
            await room.act(pause)
        assert await entries_of(hub, room.name) == there
        assert room.gone
        assert (await hub.room(room.name)).table.version == len(there)
        await other.act(pause)

    in_hub(tmp_path, work, database=database)
    assert "table abandoned" in caplog.messages


def test_a_journal_with_a_gap_is_refused_in_a_sentence_and_logged(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(hub: SlowHub) -> None:
        room, other = await new_room(hub, visibility="open"), await new_room(hub)
        await drop_entry(hub, room.name, 2)
        hub.put_to_sleep(float("inf"))
        with pytest.raises(Refused, check=lambda error: error.code == "damaged") as refused:
            await hub.room(room.name)
        assert all(sentence(refused.value.phrase, lang) for lang in LANGUAGES)
        assert (await hub.room(other.name)).table.version == other.table.version
        details = [record.__dict__.get("details") for record in caplog.records if record.levelno == logging.ERROR]
        assert details == [{"table": room.name, "missing": 2, "found": 3}]

    in_hub(tmp_path, work, database=database)


def test_who_is_overtaken_is_refused_alone_and_in_few_commits(tmp_path: Path, database: str) -> None:
    """One stale row among many must not make all others be written one by one."""

    async def work(hub: SlowHub) -> None:
        storage, rooms = hub.storage, [await new_room(hub) for _ in range(30)]
        before = [room.table.version for room in rooms]
        commits = storage.commits
        stale, ahead = storage.append(rooms[3].name, 1, PACED), storage.append(rooms[7].name, 99, PACED)
        writes = [storage.append(*at, PACED) for at in zip(names(rooms), before, strict=True)]
        outcomes = await asyncio.gather(stale, ahead, *writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            StorageUnavailable,
            StorageUnavailable,
            *[type(None)] * len(rooms),
        ]
        assert storage.commits - commits < len(rooms) / 2  # the hub may write something meanwhile
        for room, version in zip(rooms, before, strict=True):
            assert [number for number, _ in await entries_of(hub, room.name)] == list(range(1, version + 3))

    in_hub(tmp_path, work, database=database)


PACED = [Paced(at=5, seat=0, pace=600), Paced(at=6, seat=0, pace=700)]


def names(rooms: list[Room]) -> list[str]:
    return [room.name for room in rooms]


def test_what_goes_along_with_an_overtaken_entry_is_not_done(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        storage, rooms, done = hub.storage, [await new_room(hub) for _ in range(3)], list[str]()

        def note(room: Room) -> Act:
            return lambda _: done.append(room.name)

        late = rooms[1]
        writes = [storage.append(room.name, room.table.version + (room is late), PACED, [note(room)]) for room in rooms]
        await asyncio.gather(*writes, return_exceptions=True)
        assert set(done) == set(names(rooms)) - {late.name}

    in_hub(tmp_path, work, database=database)


def test_one_may_go_on_with_a_table_many_times_at_once(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        before = room.table.version
        await asyncio.gather(*(hub.storage.append(room.name, before + 2 * turn, PACED) for turn in range(5)))
        assert [number for number, _ in await entries_of(hub, room.name)] == list(range(1, before + 11))

    in_hub(tmp_path, work, database=database)


def test_postgres_finds_the_end_of_a_journal_by_its_index(postgres: Postgres) -> None:
    """Whatever its statistics say, and with a custom or a generic plan."""
    url = postgres.new_database()
    prepare(url)
    engine = open_engine(url, "")
    rows = [(f"table{number}", [written(Paused(at=1, seat=0))] * 20) for number in range(2000)]
    with engine.begin() as db:
        add_entries(db, [Addition(name, 0, entries) for name, entries in rows])
    for analysed in (False, True):
        with engine.connect() as db:
            if analysed:
                db.exec_driver_sql("ANALYZE journal")
            for mode in ("force_custom_plan", "force_generic_plan"):
                db.exec_driver_sql(f"SET plan_cache_mode = {mode}")
                batch = [[name for name, _ in rows], [20] * 2000, [21] * 2000, [b"x"] * 2000]
                plan = "\n".join(row[0] for row in db.exec_driver_sql(f"EXPLAIN {FOLLOWING}", tuple(batch)))
                assert "Index Only Scan Backward using journal_pkey" in plan or "Index Scan Backward" in plan, plan
                assert "Seq Scan" not in plan, plan
    engine.dispose()
