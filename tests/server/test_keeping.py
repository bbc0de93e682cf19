"""What is kept, how long, and how it is forgotten; lists and links that nobody can fill."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from harness import Browser, ServerProcess
from sqlalchemy import text

from lichtspiel.server.databases import HEAD, migrate, open_engine
from lichtspiel.server.listing import MOST_OWN
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import Storage, add_place, add_table, set_phase
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Terms

LIMITS = {"requests_per_second": 5000, "messages_per_second": 5000}


def storing(data: Path, database: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Do something with the storage of a data folder that no server uses."""

    async def run() -> None:
        storage = Storage(Settings(data=str(data), database=database).database_url)
        storage.open()
        try:
            await work(storage)
        finally:
            storage.close()

    asyncio.run(run())


def look_into(data: Path, database: str, query: str) -> list[tuple[object, ...]]:
    """What a query finds in the database of a server."""
    engine = sa.create_engine(Settings(data=str(data), database=database).database_url)
    with engine.connect() as db:
        found = [tuple(row) for row in db.execute(text(query))]
    engine.dispose()
    return found


# Lists


def test_one_owner_has_one_line_in_the_list_of_open_tables(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada, ben, eve = Browser(server, "Ada"), Browser(server, "Ben"), Browser(server, "Eve")
        first = ada.table("me", "open", visibility="open")
        flood = [eve.table("me", "open", visibility="open") for _ in range(60)]
        last = ben.table("me", "open", visibility="open")
        listed = [table["table"] for table in ada.get("/api/tables").json()["tables"]]
        assert listed == [last, flood[-1], first]


def test_tables_made_before_owners_were_kept_are_listed_each(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        for number in range(3):
            table = Table(Terms(game="lichterfest", players=2, visibility="open"))
            await storage.create(f"old {number}", table, table.sit(0, "ada", "Ada", number))
        assert await storage.open_tables(2) == ["old 2", "old 1"]

    storing(tmp_path, database, work)


def test_ones_own_list_is_short_and_begins_with_unfinished_games(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        acts = []
        for number in range(MOST_OWN + 20):
            name, table = f"table {number:03}", Table(Terms(game="lichterfest", players=2))
            acts += [add_table(name, table, table.sit(0, "ada", "Ada", number), "ada")]
            acts += [add_place("ada", name), add_place("ada", name, 0)]
            acts += [set_phase(name, "over" if number >= 10 else "paused", number)]
        await storage.do(lambda db: [act(db) for act in acts])
        listed = list(dict.fromkeys(place.table for place in await storage.places_of("ada")))
        assert len(listed) == MOST_OWN
        assert listed[:11] == [f"table {number:03}" for number in [*range(9, -1, -1), MOST_OWN + 19]]
        assert await storage.count_unfinished("ada") == 10
        assert await storage.count_unfinished("ben") == 0

    storing(tmp_path, database, work)


# Old databases


@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
def test_a_database_of_any_version_before_learns_to_forget(tmp_path: Path, database: str, revision: str) -> None:
    url = Settings(data=str(tmp_path), database=database).database_url
    engine = open_engine(url, "BEGIN IMMEDIATE")
    with engine.begin() as db:
        migrate(db, revision)
        db.execute(text("INSERT INTO people (id, name) VALUES ('ada', 'Ada')"))
        db.execute(
            text("INSERT INTO tokens (hash, table_id, seat, purpose, used) VALUES ('old', 'somewhere', 0, 'seat', 0)")
        )
    with engine.begin() as db:
        migrate(db, HEAD)
        (since, seen) = db.execute(text("SELECT since, seen FROM people")).one()
        (expires,) = db.execute(text("SELECT expires FROM tokens")).one()
    engine.dispose()
    assert since == 0
    assert seen * DAY + 30 * DAY <= expires <= (seen + 31) * DAY
