"""Journals of finished games are packed: nothing is lost, whoever reads or continues them, and they are small."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from lichtspiel import load
from lichtspiel.core.chance import Chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.refusals import Refused
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.forgetting import replace_person
from lichtspiel.server.store.journals import read_tail
from lichtspiel.server.store.packing import LOOSE, pack_table, stored_lines
from lichtspiel.server.store.retention import drop_tables, tidy
from lichtspiel.server.store.schema import journal, packed
from lichtspiel.server.store.statements import set_phase
from lichtspiel.server.store.storage import Storage
from lichtspiel.table import journal as entries
from lichtspiel.table.journal import Entry, written
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY
from tests.server.harness import Browser, ServerProcess, play_out, wait_for
from tests.server.shelf import WHEN, holder, journal_of, started
from tests.server.test_keeping import LIMITS, everything, forgotten, storing

NAME = "a finished table"


def finished(game: AnyGame) -> tuple[Table, list[Entry]]:
    """A game of people that has been played to its end, a second for each move."""
    options, chance = game.options_type(), Chance("packing")
    table, said = started(game, game.deal(game.players[-1], chance, options), options)
    while table.phase == "playing":
        seat, legal = table.to_move, table.position.legal()
        assert seat is not None
        said += table.submit(seat, legal[chance.below(len(legal))], table.version, table.changed + 1000, ref="a")
    return table, said


async def keep(storage: Storage, table: Table, said: Sequence[Entry]) -> None:
    await storage.create(NAME, table, said, [set_phase(NAME, table.phase, table.changed)])


async def count(storage: Storage, table: sa.Table) -> int:
    return await storage.read(lambda db: int(db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()))


def test_a_packed_game_is_the_same_and_a_fifth_of_the_size(tmp_path: Path, database: str, game: AnyGame) -> None:
    async def work(storage: Storage) -> None:
        table, said = finished(game)
        await keep(storage, table, said)
        await storage.pack(NAME)
        assert (await count(storage, journal), await count(storage, packed)) == (1, 1)
        lines = await storage.read(lambda db: stored_lines(db, NAME))
        assert [line.entry for line in lines] == [written(entry) for entry in said]
        loaded = await storage.load(NAME)
        assert loaded is not None
        assert loaded.record(NAME).dump() == table.record(NAME).dump()
        size = await storage.read(lambda db: len(db.execute(sa.select(packed.c.entries)).scalar_one()))
        assert size * 5 < sum(len(line.entry) for line in lines)

    storing(tmp_path, database, work)


def test_a_packed_journal_goes_on_and_is_packed_again(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        table, said = finished(load("leuchtturm"))
        await keep(storage, table, said)
        await storage.pack(NAME)
        more: list[Entry] = [entries.Woken(at=table.changed + number) for number in range(LOOSE)]
        await storage.append(NAME, len(said), more[:1])
        await storage.pack(NAME)
        assert await count(storage, journal) == 2, "so few are not worth it"
        await storage.append(NAME, len(said) + 1, more[1:])
        await storage.pack(NAME)
        assert await count(storage, journal) == 1
        tail = await storage.read(lambda db: read_tail(db, NAME, len(said)))
        assert (tail.version, tail.entries) == (len(said) + LOOSE, [written(entry) for entry in more])

    storing(tmp_path, database, work)


def test_only_what_is_over_and_whole_is_packed(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        table, said = finished(load("leuchtturm"))
        await keep(storage, table, said)
        await storage.do(set_phase(NAME, "playing", WHEN))
        await storage.pack(NAME)
        assert await count(storage, packed) == 0
        await storage.do(set_phase(NAME, "over", WHEN))
        await storage.do(lambda db: db.execute(journal.delete().where(journal.c.version == 5)))
        await storage.pack(NAME)
        assert await count(storage, packed) == 0

    storing(tmp_path, database, work)


def test_who_is_forgotten_is_so_in_what_was_packed(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        table, said = finished(load("leuchtturm"))
        await keep(storage, table, said)
        await storage.pack(NAME)
        await storage.do(replace_person(NAME, holder(0), "?"))
        kept = b"".join(line.entry for line in await storage.read(lambda db: stored_lines(db, NAME)))
        assert (holder(0).encode() in kept, b'"Ada"' in kept, holder(1).encode() in kept) == (False, False, True)
        loaded = await storage.load(NAME)
        assert loaded is not None
        assert loaded.record(NAME).moves == table.record(NAME).moves
        await storage.pack(NAME)
        assert await count(storage, journal) == 1

    storing(tmp_path, database, work)


def test_what_is_packed_and_cannot_be_read_is_refused_and_can_be_forgotten(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        table, said = finished(load("leuchtturm"))
        await keep(storage, table, said)
        await storage.pack(NAME)
        await storage.do(lambda db: db.execute(packed.update().values(entries=b"nonsense")))
        with pytest.raises(Refused):
            await storage.load(NAME)
        await storage.do(replace_person(NAME, holder(0), "?"))
        assert await count(storage, packed) == 0
        with pytest.raises(Refused):
            await storage.load(NAME)

    storing(tmp_path, "", work)


def test_tidying_packs_what_earlier_versions_left_and_deletes_what_is_packed(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        table, said = finished(load("leuchtturm"))
        await keep(storage, table, said)
        settings = Settings(keep_finished=30)
        await tidy(storage, settings, table.changed + DAY)
        assert (await count(storage, journal), await count(storage, packed)) == (1, 1)
        await storage.do(lambda db: drop_tables(db, [NAME], settings, table.changed + 31 * DAY))
        assert (await count(storage, journal), await count(storage, packed)) == (0, 0)

    storing(tmp_path, database, work)


def test_packing_between_two_looks_of_a_reader_hides_nothing(tmp_path: Path, database: str) -> None:
    """Readers and the writer are different threads: whoever reads while it is packed sees all of it or all of it."""

    async def work(storage: Storage) -> None:
        table, said = finished(load("leuchtturm"))
        await keep(storage, table, said)
        for _ in range(10):
            packing = asyncio.create_task(storage.pack(NAME))
            found = await asyncio.gather(*[storage.read(lambda db: len(stored_lines(db, NAME))) for _ in range(8)])
            assert set(found) == {len(said)}
            await packing
            await storage.do(replace_person(NAME, holder(9), "?"))  # which unpacks it

    storing(tmp_path, database, work)


def test_a_finished_game_sleeps_as_soon_as_nobody_is_there_and_is_packed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, sleep_after=600, **LIMITS) as server:
        ada, ben = Browser(server, "Adelheid"), Browser(server, "Ben")
        table = ada.table("me", "open")
        ben.join(ada.invite(table, 1))
        with ada.at(table) as first, ben.at(table) as second:
            first.done("start")
            play_out([first, second])
        record = ben.get(f"/api/tables/{table}/record").content
        before = journal_of(tmp_path)[table]
        wait_for(lambda: rows_of(tmp_path) == 1)
        assert journal_of(tmp_path)[table] == before
        assert ben.get(f"/api/tables/{table}/record").content == record
        with ben.at(table) as again:
            assert again.state["sight"]["phase"] == "over"
            again.done("rematch")
        person = ada.cookie.partition(".")[0]
        forgotten(ada)
        kept = everything(tmp_path, "")
        assert (person in kept, "Adelheid" in kept, "Ben" in kept) == (False, False, True)


def rows_of(data: Path) -> int:
    """How many entries lie in the journals of the database, outside of what is packed."""
    engine = sa.create_engine(Settings(data=str(data)).database_url)
    with engine.connect() as db:
        found = int(db.execute(sa.select(sa.func.count()).select_from(journal)).scalar_one())
    engine.dispose()
    return found


def test_a_storage_that_fails_while_a_table_is_packed_costs_nothing(tmp_path: Path) -> None:
    """Packing is one transaction: it is done or not."""
    table, said = finished(load("leuchtturm"))

    def broken(db: sa.Connection) -> None:
        pack_table(db, NAME)
        raise sa.exc.OperationalError("", {}, Exception("no room"))

    async def work(storage: Storage) -> None:
        await keep(storage, table, said)
        with pytest.raises(StorageUnavailable):
            await storage.do(broken)
        assert (await count(storage, journal), await count(storage, packed)) == (len(said), 0)

    storing(tmp_path, "", work)


def test_a_finished_game_keeps_no_positions_to_go_back_to(game: AnyGame) -> None:
    table, said = finished(game)
    assert not table.before
    assert not Table.read(table.terms, said).before
