"""What is kept, how long, and how it is forgotten; lists and links that nobody can fill."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import httpx2
import pytest
import sqlalchemy as sa
from harness import Browser, ServerProcess
from sqlalchemy import text

from lichtspiel.server.databases import HEAD, migrate, open_engine
from lichtspiel.server.links import LINKS_EACH
from lichtspiel.server.listing import MOST_OWN
from lichtspiel.server.settings import Settings
from lichtspiel.server.storage import Storage, add_place, add_table, set_phase
from lichtspiel.server.visitors import Visitors
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


def turn_back(data: Path, database: str, change: str) -> None:
    """Change something in the database of a server, as if time had passed."""
    engine = open_engine(Settings(data=str(data), database=database).database_url, "BEGIN IMMEDIATE")
    with engine.begin() as db:
        db.execute(text(change))
    engine.dispose()


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


# Links


def test_links_expire(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, keep_links=7, **LIMITS) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open")
        before = time.time_ns() // 1_000_000
        made = ada.post(f"/api/tables/{table}/invitations", seat=1).json()
        assert before + 7 * DAY <= made["expires"] <= time.time_ns() // 1_000_000 + 7 * DAY
        turn_back(tmp_path, database, "UPDATE tokens SET expires = 1")
        late = ben.post("/api/join", token=made["token"])
        assert (late.status_code, late.json()["code"]) == (404, "bad-link")
        ada.invite(table, 1)
        assert look_into(tmp_path, database, "SELECT count(*) FROM tokens") == [(1,)]  # the dead one has gone


def test_a_host_may_let_links_live_for_ever(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, keep_links=0) as server:
        ada = Browser(server)
        made = ada.post(f"/api/tables/{ada.table('me', 'open')}/invitations", seat=1).json()
        assert made["expires"] is None


def test_nobody_can_store_links_without_end_nor_end_those_of_others(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada, eve, cem = Browser(server, "Ada"), Browser(server, "Eve"), Browser(server, "Cem")
        table = ada.table("me", "open", "open")
        invitation, watching = ada.invite(table, 2), ada.invite(table, None)
        eve.join(ada.invite(table, 1))
        flood = [eve.invite(table, 2) for _ in range(60)]
        assert look_into(tmp_path, database, "SELECT count(*) FROM tokens") == [(3 + LINKS_EACH,)]
        assert [offered(cem, token) for token in (invitation, watching, flood[0], flood[-1])] == [200, 200, 404, 200]
        flood = [ada.invite(table, 2) for _ in range(LINKS_EACH)]  # of one's own, too, the same seat's go first
        assert [offered(cem, token) for token in (invitation, watching, flood[-1])] == [404, 200, 200]


def test_who_comes_again_by_other_names_stores_no_more_links(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada, eve, cem = Browser(server, "Ada"), Browser(server, "Eve"), Browser(server, "Cem")
        table = ada.table("me", "open", visibility="open")
        invitation = ada.invite(table, 1)
        for number in range(4):
            assert eve.post(f"/api/tables/{table}/seats", seat=1, name=f"Eve {number}").status_code == 201
            for _ in range(LINKS_EACH):
                eve.invite(table, None)
            with eve.at(table) as client:
                client.done("leave")
        assert look_into(tmp_path, "", "SELECT count(*) FROM tokens") == [(2 * LINKS_EACH,)]
        assert offered(cem, invitation) == 200


def offered(browser: Browser, token: str) -> int:
    """Whether a link is still good: the status of looking at it."""
    return browser.post("/api/invitation", token=token).status_code


# People


def test_names_cannot_be_stored_without_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, tables_per_address=2, **LIMITS) as server:
        answers = [httpx2.put(f"{server.url}/api/me", json={"name": "Eve"}) for _ in range(15)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 5
        assert answers[-1].json()["code"] == "too-many-people-here"
        assert "set-cookie" not in answers[-1].headers
        known = Browser(server, cookie=answers[0].cookies["lichtspiel"])
        assert known.put("/api/me", name="Eve again").status_code == 200
        assert look_into(tmp_path, "", "SELECT count(*) FROM people") == [(10,)]


def test_the_day_of_the_last_visit_is_kept(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada = Browser(server, "Ada")
        ((since, seen),) = look_into(tmp_path, database, "SELECT since, seen FROM people")
        assert since == seen
        assert isinstance(seen, int)
        assert abs(seen - time.time() * 1000 / DAY) < 2
        cookie = ada.cookie
    turn_back(tmp_path, database, "UPDATE people SET since = 5, seen = 7")
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        assert Browser(server, cookie=cookie).get("/api/games").status_code == 200
    assert look_into(tmp_path, database, "SELECT since, seen FROM people") in ([(5, seen)], [(5, seen + 1)])


def test_a_visit_is_written_down_once_a_day() -> None:
    visitors = Visitors(cast("Storage", None))
    days = [(1, "ada"), (1, "ada"), (1, "ben"), (2, "ada"), (2, "")]
    assert [visitors.is_new(person, day) for day, person in days] == [True, False, True, True, False]


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
