"""What is kept, how long, and how it is forgotten; lists and links that nobody can fill."""

import asyncio
import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx2
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy import text
from starlette.websockets import WebSocket

from lichtspiel import read_record, verify
from lichtspiel.core.refusals import Refused
from lichtspiel.server.bots.questions import Answer, Question
from lichtspiel.server.edge.challenges import from_base64
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.connections import STALE_ROOM, Connection
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import retention
from lichtspiel.server.store.databases import HEAD, migrate, open_engine
from lichtspiel.server.store.forgetting import forget, replace_person
from lichtspiel.server.store.keys import rotate
from lichtspiel.server.store.kinds import Act, Token
from lichtspiel.server.store.links import LINKS_EACH, add_token, use_up
from lichtspiel.server.store.lists import MOST_OWN
from lichtspiel.server.store.packing import unpacked
from lichtspiel.server.store.retention import count_overdue, is_time, mark_time, tidy
from lichtspiel.server.store.schema import (
    METADATA,
    daily_tries,
    journal,
    passkeys,
    people,
    places,
    tables,
    tokens,
    ways,
)
from lichtspiel.server.store.statements import add_place, add_table, set_name, set_phase
from lichtspiel.server.store.storage import Storage
from lichtspiel.server.store.visitors import Visitors, see
from lichtspiel.table.journal import Entry, Kept, Paused, Seated, read
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Terms
from tests.server.authenticator import Somebody, answer
from tests.server.harness import PATIENCE, Browser, ServerProcess, play_out, wait_for
from tests.server.looking_back import completed
from tests.server.receivers import PushedBrowser
from tests.server.test_hub import SlowHub, arrive, in_hub, until

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
    """The rows that a query finds in a server's database."""
    engine = sa.create_engine(Settings(data=str(data), database=database).database_url)
    with engine.connect() as db:
        found = [tuple(row) for row in db.execute(text(query))]
    engine.dispose()
    return found


def turn_back(data: Path, database: str, statement: str) -> None:
    """Change times in a server's database, as if time had passed."""
    change(data, database, lambda db: db.execute(text(statement)))


def change(data: Path, database: str, act: Act) -> None:
    """Change something in a server's database, from outside."""
    engine = open_engine(Settings(data=str(data), database=database).database_url, "BEGIN IMMEDIATE")
    with engine.begin() as db:
        act(db)
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
        rest = list(dict.fromkeys(place.table for place in await storage.places_of("ada", listed[-1])))
        assert sorted(listed + rest) == [f"table {number:03}" for number in range(MOST_OWN + 20)]
        assert rest == [f"table {number:03}" for number in range(29, 9, -1)]
        assert await storage.places_of("ada", rest[-1]) == []
        assert len(await storage.places_of("ada", "no such table", 5)) == 10, "from the top, each with two places"
        assert await storage.count_unfinished("ada") == 10
        assert await storage.count_unfinished("ben") == 0

    storing(tmp_path, database, work)


# Links


def test_links_expire(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, keep_links=7, **LIMITS) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open")
        made = ada.post(f"/api/tables/{table}/invitations", seat=1).json()
        now = time.time_ns() // 1_000_000
        assert abs(made["expires"] - now - 7 * DAY) < DAY // 24  # on a busy machine the server may be seconds behind
        turn_back(tmp_path, database, "UPDATE tokens SET expires = 1")
        late = ben.post("/api/join", token=made["token"])
        assert (late.status_code, late.json()["code"]) == (404, "bad-link")
        ada.invite(table, 1)
        assert look_into(tmp_path, database, "SELECT count(*) FROM tokens") == [(1,)]  # the expired one is gone


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
        flood = [eve.invite(table, 2) for _ in range(LINKS_EACH + 5)]
        assert look_into(tmp_path, database, "SELECT count(*) FROM tokens") == [(3 + LINKS_EACH,)]
        assert [offered(cem, token) for token in (invitation, watching, flood[0], flood[-1])] == [200, 200, 404, 200]
        flood = [ada.invite(table, 2) for _ in range(LINKS_EACH)]  # links to the same seat are replaced first
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


# Tidying

NOW = 20_000 * DAY
KEPT = Settings(keep_links=30, keep_waiting=1, keep_finished=365, keep_unfinished=180, keep_bots=1, keep_people=400)


def waiting(ago: float, **terms: Any) -> tuple[Table, list[Entry]]:
    """A table at which Ada sat down this many days ago."""
    table = Table(msgspec.convert({"game": "lichterfest", "players": 2, **terms}, Terms))
    return table, table.sit(0, "ada", "Ada", NOW - int(ago * DAY))


async def put(storage: Storage, name: str, ago: float, phase: str = "gathering", **terms: Any) -> None:
    """Store a table that was last changed this many days ago, with a place and a used link."""
    table, entries = waiting(ago, **terms)
    acts = [add_place("ada", name, 0), add_token(f"used {name}", Token(name, 0, "device", "Ada")), use_up(name, 0)]
    await storage.create(name, table, entries, [*acts, set_phase(name, phase, NOW - int(ago * DAY))])


async def left(storage: Storage, column: sa.Column[Any]) -> set[str]:
    """The rows that are still there."""
    return await storage.read(lambda db: {str(row[0]) for row in db.execute(sa.select(column))})


def test_what_is_over_its_time_goes_and_all_that_belongs_to_it(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        for phase, days in (("gathering", 1), ("over", 365), ("playing", 180), ("paused", 180)):
            await put(storage, f"old {phase}", days + 0.1, phase)
            await put(storage, f"new {phase}", days - 0.1, phase)
        counted = await storage.read(lambda db: count_overdue(db, KEPT, NOW))
        assert counted == await tidy(storage, KEPT, NOW) == (4, 4, 0)
        new = {f"new {phase}" for phase in ("gathering", "over", "playing", "paused")}
        for column in (tables.c.id, journal.c.table_id, places.c.table_id):
            assert await left(storage, column) == new
        assert await left(storage, tokens.c.hash) == set()
        assert await tidy(storage, KEPT, NOW) == (0, 0, 0)

    storing(tmp_path, database, work)


def test_a_table_is_as_old_as_its_last_entry(tmp_path: Path, database: str) -> None:
    """Its row in the lists is written only when the phase changes, which takes long in a game with a move a day."""

    async def work(storage: Storage) -> None:
        await put(storage, "played", 200, "playing")
        await storage.append("played", 1, [Paused(at=NOW - DAY, seat=0)])
        await put(storage, "damaged", 200, "playing")
        await storage.append("damaged", 1, [Paused(at=NOW - DAY, seat=0)])
        broken = journal.update().where(journal.c.table_id == "damaged").values(entry=b"\xff{")
        await storage.do(lambda db: db.execute(broken))
        assert await tidy(storage, KEPT, NOW) == (1, 1, 0)
        assert await left(storage, tables.c.changed) == {str(NOW - DAY)}
        assert await tidy(storage, KEPT, NOW + 180 * DAY) == (1, 0, 0)

    storing(tmp_path, database, work)


def test_games_of_bots_alone_are_kept_for_a_day(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        for name, ago, phase in (("old", 1.1, "over"), ("stuck", 1.1, "playing"), ("new", 0.9, "over")):
            await put(storage, f"bots {name}", ago, phase)
            await put(storage, f"people {name}", ago, phase)
            bots = (places.c.table_id == f"bots {name}", places.c.seat >= 0)
            await storage.do(lambda db, bots=bots: db.execute(places.delete().where(*bots)))  # type: ignore[misc]
            await storage.do(add_place("ada", f"bots {name}"))  # she made it and watches
        assert (await tidy(storage, msgspec.structs.replace(KEPT, keep_bots=0), NOW)).tables == 0
        assert (await storage.read(lambda db: count_overdue(db, KEPT, NOW))).tables == 2
        assert (await tidy(storage, KEPT, NOW)).tables == 2
        assert await left(storage, tables.c.id) == {"bots new", "people old", "people stuck", "people new"}

    storing(tmp_path, database, work)


def test_a_private_table_waits_as_long_as_an_invitation_is_good(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        for name, visibility in (("friends", "private"), ("strangers", "open"), ("nobody", "private")):
            await put(storage, name, 5, visibility=visibility)
        for name in ("friends", "strangers"):
            await storage.do(add_token(name, Token(name, 1, "seat", "Ada", NOW + 25 * DAY)))
        assert (await tidy(storage, KEPT, NOW)).tables == 2
        assert await left(storage, tables.c.id) == {"friends"}
        assert (await tidy(storage, KEPT, NOW + 26 * DAY)).tables == 1

    storing(tmp_path, database, work)


def test_many_tables_go_a_few_at_a_time_and_what_is_kept_for_ever_stays(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "TABLES_AT_ONCE", 3)
    monkeypatch.setattr(retention, "ROWS_AT_ONCE", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def work(storage: Storage) -> None:
        for number in range(7):
            await put(storage, f"over {number}", 4000, "over")
            await put(storage, f"paused {number}", 4000, "paused")
        kept = msgspec.structs.replace(KEPT, keep_finished=0)
        before = storage.commits
        assert await tidy(storage, kept, NOW) == (7, 7, 0)
        assert storage.commits - before >= 3 + 4
        assert await left(storage, tables.c.id) == {f"over {number}" for number in range(7)}

    storing(tmp_path, database, work)


def test_people_who_stay_away_are_forgotten(tmp_path: Path, database: str) -> None:
    today = NOW // DAY

    async def work(storage: Storage) -> None:
        for name, since, seen in (
            ("regular", today - 900, today - 399),
            ("long gone", today - 900, today - 401),
            ("once", today - 2, today - 2),
            ("new", today - 1, today - 1),
            ("seated", today - 900, today - 900),
            ("at an old table", today - 900, today - 900),
        ):
            await storage.do(set_name(name, name, since))
            await storage.do(see(name, seen))
        await put(storage, "new", 100, "paused")
        await put(storage, "old", 300, "paused")
        await storage.do(add_place("seated", "new"))
        await storage.do(add_place("at an old table", "old"))
        counted = await storage.read(lambda db: count_overdue(db, KEPT, NOW))
        assert counted == (1, 1, 3)
        assert await tidy(storage, KEPT, NOW) == (1, 1, 3)
        assert await left(storage, people.c.id) == {"regular", "new", "seated"}
        assert await tidy(storage, msgspec.structs.replace(KEPT, keep_people=0), NOW + 2 * DAY) == (0, 0, 1)
        assert await left(storage, people.c.id) == {"regular", "seated"}

    storing(tmp_path, database, work)


def test_the_server_tidies_once_a_day_and_never_at_once(tmp_path: Path) -> None:
    """After an update, a long pause or a jump of the clock, the host has a day before anything is deleted."""

    async def work(storage: Storage) -> None:
        assert not await is_time(storage, NOW)
        assert not await is_time(storage, NOW + DAY - 1)
        assert await is_time(storage, NOW + DAY)
        await mark_time(storage, NOW + DAY)
        assert not await is_time(storage, NOW + DAY)
        assert not await is_time(storage, NOW + 900 * DAY)
        assert await is_time(storage, NOW + 901 * DAY)
        assert not await is_time(storage, NOW)

    storing(tmp_path, "", work)


def test_a_table_somebody_is_at_is_not_deleted(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Settings(data=str(tmp_path)))
        await hub.open()
        for name in ("asleep", "awake", "watched"):
            await put(hub.storage, name, 500, "over")
        await hub.room("awake")
        watched = await hub.room("watched")
        watched.audience.enter(Connection(cast("WebSocket", None), "ada", "en", 99), 0)
        await hub.tidy(NOW)
        assert await left(hub.storage, tables.c.id) == {"watched"}
        assert list(hub.rooms) == ["watched"]
        with hub.withdrawing(["asleep", "watched"]) as free:
            assert free == ["asleep"]
            with pytest.raises(Refused, check=lambda error: error.code == "busy"):
                await hub.room("asleep")
        with pytest.raises(Refused, check=lambda error: error.code == "no-table"):
            await hub.room("asleep")
        await hub.close()

    asyncio.run(work())


def lichtspiel(*arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run the command as a host would."""
    command = [sys.executable, "-m", "lichtspiel", *arguments]
    return subprocess.run(
        command, env=os.environ | settings, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_a_host_tidies_while_the_server_runs(tmp_path: Path, database: str) -> None:
    data = ("--data", str(tmp_path), "--database", database)
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada = Browser(server, "Ada")
        old, new = ada.table("me", "open"), ada.table("me", "me", visibility="local")
        with ada.at(new) as client:
            turn_back(tmp_path, database, "UPDATE tables SET changed = 0")
            turn_back(tmp_path, database, "DELETE FROM journal WHERE table_id = '" + old + "'")
            told = lichtspiel("tidy", "--dry-run", "--lang", "en", *data)
            assert (told.stdout.split(), told.stderr) == (
                "Due for deletion, not deleted yet: 1 table, 0 links, 0 people.".split(),
                "",
            )
            assert "1 stół, 0 linków, 0 osób" in lichtspiel("tidy", "--lang", "pl", *data).stdout
            client.look_from_mover()
            client.move()
        assert look_into(tmp_path, database, "SELECT id FROM tables") == [(new,)]
        assert {own["table"] for own in ada.get("/api/me").json()["tables"]} == {new}


def test_the_server_tidies_by_itself(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        table = Browser(server, "Ada").table("me", "open", visibility="open")
        wait_for(lambda: look_into(tmp_path, database, "SELECT name FROM keys WHERE name = 'tidied'") != [])
    yesterday = time.time_ns() // 1_000_000 - DAY - 1
    turn_back(tmp_path, database, f"UPDATE keys SET value = '{yesterday}' WHERE name = 'tidied'")
    turn_back(tmp_path, database, "DELETE FROM journal")
    turn_back(tmp_path, database, "UPDATE tables SET changed = 5")
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        wait_for(lambda: look_into(tmp_path, database, "SELECT id FROM tables") == [])
        assert Browser(server, "Ben").get(f"/api/tables/{table}").status_code == 404
        wait_for(lambda: any('"tidied"' in line for line in server.errors))


def test_no_data_is_no_traceback(tmp_path: Path) -> None:
    told = lichtspiel("tidy", "--data", str(tmp_path), "--lang", "en")
    assert (told.returncode, "Traceback" in told.stderr) == (2, False)
    assert "There are no games" in told.stderr


# Being forgotten


def everything(data: Path, database: str) -> str:
    """Everything in a server's database; what is packed, unpacked."""
    found = [look_into(data, database, f"SELECT * FROM {table.name}") for table in METADATA.sorted_tables]
    found += [[(each,) for each in unpacked(bytes(cast("bytes", content)))] for (content,) in _packed(data, database)]
    return str(
        [[bytes(value) if isinstance(value, memoryview) else value for value in row] for rows in found for row in rows]
    )


def _packed(data: Path, database: str) -> list[tuple[object, ...]]:
    return look_into(data, database, "SELECT entries FROM packed")


def forgotten(browser: Browser) -> None:
    """Somebody asks to be forgotten, and is."""
    answer = browser.http.delete(f"{browser.server.url}/api/me")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_who_wishes_it_is_forgotten_everywhere(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada, ben = Browser(server, "Adelheid"), Browser(server, "Ben")
        over, running, waiting = (ada.table("me", "open") for _ in range(3))
        for table in (over, running, waiting):
            ben.join(ada.invite(table, 1))
        with ada.at(over) as first, ben.at(over) as second:
            first.done("start")
            play_out([first, second])
        with ada.at(running) as first, ben.at(running) as second:
            first.done("start")
            play_out([first, second], 5)
            person, version = ada.cookie.partition(".")[0], second.state["version"]
            assert person in everything(tmp_path, database)
            forgotten(ada)
            assert first.closed() == 1012
            second.until(lambda state: state["sight"]["seats"][0]["name"] == "N. N.")
        kept = everything(tmp_path, database)
        assert person not in kept
        assert "Adelheid" not in kept
        with ben.at(running, since=version) as second:
            assert "resigned" in [told["event"]["event"] for told in second.state["events"]]
            seat = second.state["sight"]["seats"][0]
            assert (seat["name"], seat["reason"]) == ("N. N.", "resigned")
            assert second.state["sight"]["result"]["places"] == [2, 1]
        seats = ben.get(f"/api/tables/{waiting}").json()["sight"]["seats"]
        assert [seat["kind"] for seat in seats] == ["open", "human"]
        record = read_record(ben.get(f"/api/tables/{over}/record").content)
        verify(record)
        assert record.players == ("N. N.", "Ben")
        with ben.at(over) as second:
            second.done("rematch")
            seats = ben.get(f"/api/tables/{second.state['sight']['rematch']}").json()["sight"]["seats"]
            assert sorted(seat["kind"] for seat in seats) == ["bot", "human"]
        assert Browser(server, cookie=f"{person}.nonsense").get("/api/me").json() == {
            "name": None,
            "tables": [],
            "more": False,
        }


def bytes_on_disk(data: Path) -> bytes:
    """All bytes in the files of a running server's database."""
    return b"".join(path.read_bytes() for path in sorted(data.glob("lichtspiel.sqlite*")))


def test_what_is_forgotten_stands_in_no_file(tmp_path: Path) -> None:
    """Not in the log beside the database either, however long the server runs on."""
    with ServerProcess(tmp_path, push_contact="mailto:host@example.org", push_private=True, **LIMITS) as server:
        ada, ben, salt = Somebody(server, "Adelheid"), Browser(server, "Ben"), secrets.token_hex(32)
        table = ada.table("me", "open", salt=salt, clock={"kind": "days", "days": 3})
        ben.join(ada.invite(table, 1))
        with ada.at(table) as client:
            client.done("start")
        device, push, endpoint = ada.device(), PushedBrowser(), "http://127.0.0.1:9/adelheids"
        ada.make(device, "Telephone")
        assert answer(ada.post("/api/me/calls/push", **push.wish(endpoint)), 201)["ways"]
        today = ada.get("/api/daily").json()["today"]
        tried = answer(ada.post(f"/api/daily/lichterfest/{today}"), 201)["table"]
        with ada.at(tried) as client:
            client.done("resign")
        completed(ada, tried)
        handle = from_base64(device.handle or "")
        assert handle
        traces = [ada.person.encode(), b"Adelheid", device.credential, handle, b"Telephone", endpoint.encode()]
        assert [trace for trace in traces if trace not in bytes_on_disk(tmp_path)] == []
        for kept in (daily_tries, ways, passkeys):
            assert look_into(tmp_path, "", f"SELECT person FROM {kept.name}") == [(ada.person,)]
        forgotten(ada)
        written = bytes_on_disk(tmp_path) + everything(tmp_path, "").encode()  # that of finished games, unpacked
        assert [trace for trace in traces if trace in written] == []
        assert b"Ben" in written
        assert salt.encode() in written  # or the cards of the others could not be proved
        assert look_into(tmp_path, "", "SELECT table_id FROM reviews") == [(tried,)]  # which names nobody


def test_what_is_tidied_away_stands_in_no_file(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        await put(hub.storage, "old table", 500)
        assert b"old table" in bytes_on_disk(tmp_path)
        await hub.tidy(NOW)
        assert b"old table" not in bytes_on_disk(tmp_path)

    in_hub(tmp_path, work)


def test_a_log_that_is_being_read_is_emptied_later(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await put(storage, "table", 0)
        reading = storage.reader.connect()
        reading.execute(sa.select(tables.c.id)).all()
        await put(storage, "another", 0)
        emptying = asyncio.create_task(storage.empty_log())
        while not (storage.busy_log or emptying.done()):
            await asyncio.sleep(0.01)
        reading.close()
        await emptying
        assert (tmp_path / "lichtspiel.sqlite-wal").stat().st_size == 0

    storing(tmp_path, "", work)


def test_being_forgotten_is_for_pages_of_this_server_and_for_nobody_too(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server, "Ada")
        answer = ada.http.delete(f"{server.url}/api/me", headers={"origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert ada.get("/api/me").json()["name"] == "Ada"
        assert httpx2.delete(f"{server.url}/api/me").status_code == 204


def test_forgetting_that_is_cut_off_leaves_whole_tables_and_can_be_said_again(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        hub = Hub(Settings(data=str(tmp_path), database=database))
        await hub.open()
        await hub.storage.do(set_name("ada", "Ada", 5))
        for name in ("one", "two", "three", "broken"):
            await put(hub.storage, name, 0, "over" if name == "one" else "gathering")
        terms = tables.update().where(tables.c.id == "broken").values(terms=b"\xff{")
        await hub.storage.do(lambda db: db.execute(terms))
        before = (await hub.room("two")).table.version
        with pytest.MonkeyPatch.context() as faults:
            faults.setattr(hub.storage, "do", failing_after(2, hub.storage.do))
            faults.setattr(hub.storage, "append", failing_after(0, hub.storage.append))
            with pytest.raises(StorageUnavailable):
                await forget(hub, "ada")
        assert await left(hub.storage, people.c.name) == {"Ada"}
        for name in await left(hub.storage, tables.c.id):
            entries = await hub.storage.read(lambda db, name=name: journal_lines(db, name))  # type: ignore[misc]
            place = await hub.storage.may_watch("ada", name)
            assert (b'"ada"' in entries) == (b'"Ada"' in entries) == place
        await forget(hub, "ada")
        assert await left(hub.storage, people.c.name) == await left(hub.storage, places.c.person) == set()
        room = await hub.room("two")
        assert (room.table.version, room.table.seats[0].kind) == (before + 1, "open")
        await hub.close()

    asyncio.run(work())
    kept = everything(tmp_path, database)
    assert "Ada" not in kept
    assert "'ada'" not in kept


async def three_at_a_table(hub: SlowHub, third: str = "eve", **terms: Any) -> Room:
    """Ada, Ben and a third, who may be a bot, at a table that has begun."""
    table = Table(msgspec.convert({"game": "lichterfest", "players": 3, "pace": 0, **terms}, Terms))
    entries = table.sit(0, "ada", "Ada", hub.now()) + table.sit(1, "ben", "Ben", hub.now())
    entries += table.sit(2, "eve", "Eve", hub.now()) if third == "eve" else table.seat_bot(2, third, hub.now())
    return await hub.add_table(table, entries, "ada")


def test_a_forgotten_person_leaves_no_link_that_takes_a_seat(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada, cem, eve = Browser(server, "Ada"), Browser(server, "Cem"), Browser(server, "Eve")
        table = ada.table("me", "open", visibility="open")
        link = ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"]
        forgotten(ada)
        assert cem.post(f"/api/tables/{table}/seats", seat=0).status_code == 201
        assert eve.post("/api/join", token=link).status_code == 404
        assert cem.get(f"/api/tables/{table}").json()["mine"] == [0]


def test_forgetting_who_only_watched_leaves_the_table_alone(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await three_at_a_table(hub, clock={"kind": "move", "seconds": 60})
        await hub.storage.do(add_place("cem", room.name))
        ada, cem = arrive(room, "ada"), arrive(room, "cem")
        table, version = room.table, room.table.version
        await forget(hub, "cem")
        assert (hub.rooms[room.name], room.table, room.table.version) == (room, table, version)
        assert (ada.closing, cem.closing) == (None, STALE_ROOM)
        assert not await hub.storage.may_watch("cem", room.name)

    in_hub(tmp_path, work)


def test_forgetting_who_only_watched_wakes_no_table(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await three_at_a_table(hub, clock={"kind": "move", "seconds": 60})
        await hub.storage.do(add_place("cem", room.name))
        hub.forget(room)
        await forget(hub, "cem")
        assert not hub.rooms
        kept = await hub.storage.load(room.name)
        assert kept is not None
        assert kept.version == room.table.version

    in_hub(tmp_path, work)


def test_forgetting_a_player_stops_no_clock_and_sends_nobody_else_away(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await three_at_a_table(hub, clock={"kind": "move", "seconds": 60})
        mover = room.table.to_move
        assert mover is not None
        gone = ("ada", "ben", "eve")[mover - 1]
        others = {person: arrive(room, person) for person in ("ada", "ben", "eve", "cem")}
        hub.time += 30_000
        await forget(hub, gone)
        assert hub.rooms[room.name] is room
        assert [person for person, each in others.items() if each.closing is not None] == [gone]
        assert room.table.clocks.remaining(mover, hub.now()) == 30_000
        assert room.table.names[mover - 1] == "N. N."
        kept = await hub.storage.read(lambda db: journal_lines(db, room.name))
        assert b'"woken"' not in kept
        await until(lambda: '"N. N."' in last_state(others["cem"]))

    in_hub(tmp_path, work)


def last_state(connection: Connection) -> str:
    """The last state a client was shown; older messages are dropped."""
    texts = ['"type":"none"']
    while not connection._waiting.empty():
        texts.append((connection._waiting.get_nowait() or b"").decode())
    return next((text for text in reversed(texts) if '"type":"state"' in text), texts[0])


def test_a_bot_thinks_on_while_a_player_is_forgotten(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        asked, answer = asyncio.Event(), asyncio.Event()
        choose = hub.thinkers.choose

        async def think(question: Question, whose: str = "") -> Answer:
            asked.set()
            await answer.wait()
            return await choose(question, whose)

        hub.thinkers.choose = think  # type: ignore[method-assign]
        room = await three_at_a_table(hub, "random")
        room.autoplay.go_on()
        while (seat := room.table.to_move) != 2:
            assert seat is not None
            move = room.table.position.legal()[0]
            await room.act(lambda table, now: table.submit(seat, move, table.version, now))  # noqa: B023
        await asked.wait()
        thinking, moves = room.autoplay._thinking, room.table.moved_at
        await forget(hub, "ben")
        assert room.autoplay._thinking is thinking
        answer.set()
        await until(lambda: room.table.moved_at > moves)
        assert hub.metrics.value("bot_moves") >= 1

    in_hub(tmp_path, work)


def failing_after(times: int, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Works this many times, then fails as if the database were gone."""
    left = iter(range(times))

    async def run(*arguments: Any) -> Any:
        if next(left, None) is None:
            raise StorageUnavailable
        return await work(*arguments)

    return run


def journal_lines(db: sa.Connection, name: str) -> bytes:
    rows = db.execute(sa.select(journal.c.entry).where(journal.c.table_id == name))
    return b"".join(bytes(row[0]) for row in rows)


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        ("laptop", [("?", "Ada"), ("phone", "Ada"), ("ben", "Ben")]),
        ("phone", [("laptop", "N. N."), ("?", "N. N."), ("ben", "Ben")]),
        ("ben", [("laptop", "Ada"), ("phone", "Ada"), ("?", "N. N.")]),
    ],
)
def test_a_name_belongs_to_the_device_that_has_the_seat_now(
    tmp_path: Path, database: str, who: str, seats: list[tuple[str, str]]
) -> None:
    async def work(storage: Storage) -> None:
        table = Table(Terms(game="lichterfest", players=2))
        entries = table.sit(0, "laptop", "Ada", NOW) + table.change_device(0, "phone", NOW)
        await storage.create("moved", table, entries + table.sit(1, "ben", "Ben", NOW))
        await storage.do(replace_person("moved", who, "?"))
        kept = await storage.load("moved")
        assert kept is not None
        rows = await storage.read(lambda db: db.execute(sa.select(journal.c.entry).order_by(journal.c.version)).all())
        found = [read(bytes(row[0])) for row in rows]
        assert [(entry.holder, entry.name) for entry in found if isinstance(entry, Seated)] == seats

    storing(tmp_path, database, work)


def test_who_comes_again_and_is_forgotten_has_one_name(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        table = Table(Terms(game="lichterfest", players=3))
        entries = table.keep(0, "ada", "Ada", NOW) + table.sit(0, "ada", "Ada", NOW)
        entries += table.vacate(0, NOW) + table.sit(1, "ada", "Ada", NOW) + table.sit(2, "ben", "N. N.", NOW)
        await storage.create("again", table, entries)
        await storage.do(replace_person("again", "ada", "?"))
        rows = await storage.read(lambda db: db.execute(sa.select(journal.c.entry).order_by(journal.c.version)).all())
        found = [read(bytes(row[0])) for row in rows]
        names = [entry.name for entry in found if isinstance(entry, Kept | Seated)]
        assert names == ["N. N. 2", "N. N. 2", "N. N. 2", "N. N."]

    storing(tmp_path, database, work)


def test_several_on_one_device_are_told_apart_when_it_is_forgotten(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Eva")] + [{"kind": "bot"}]
        made = ada.post("/api/tables", game="lichterfest", seats=seats, visibility="local", pace=0).json()["table"]
        ben.join(ada.invite(made, None))
        forgotten(ada)
        names = [seat["name"] for seat in ben.get(f"/api/tables/{made}").json()["sight"]["seats"]]
        assert names[:2] == ["N. N.", "N. N. 2"]


# Keys


def test_a_key_is_rotated_and_nobody_who_comes_in_time_loses_a_seat(tmp_path: Path, database: str) -> None:
    data = ("--data", str(tmp_path), "--database", database)
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open")
        first, bens = ada.cookie, ben.cookie
    assert "next start" in lichtspiel("rotate-key", "--lang", "en", *data).stdout
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada = Browser(server, cookie=first)
        with ada.at(table) as client:
            assert client.state["mine"] == [0]
        (version,) = re.findall(r'data-words="(\w+)"', ada.get("/").text)
        for path in ("/api/words/en", "/api/games", "/api/me"):
            headers = Browser(server, cookie=first).get(path, page=version).headers
            assert (headers["cache-control"], "set-cookie" in headers) == ("no-store", True), path
        answer = ada.get("/api/me")
        assert answer.json()["name"] == "Ada"
        second = answer.cookies["lichtspiel"]
        assert second.partition(".")[0] == first.partition(".")[0]
        assert second != first
        assert Browser(server, cookie=second).get("/api/me").cookies["lichtspiel"] == second
        headers = Browser(server, cookie=second).get("/api/words/en", page=version).headers
        assert ("immutable" in headers["cache-control"], "set-cookie" in headers) == (True, False)
    change(tmp_path, database, rotate)
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        names = [Browser(server, cookie=cookie).get("/api/me").json()["name"] for cookie in (second, first, bens)]
        assert names == ["Ada", None, None]


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
