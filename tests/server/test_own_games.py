"""My page: how my games ended, and all their records."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import read_record, verify
from lichtspiel.server.http.own_games import RESULTS_AT_ONCE, Finished, opponents, own_result
from lichtspiel.server.store.lists import finished_tables
from lichtspiel.server.store.statements import add_place, add_table, all_of, set_phase
from lichtspiel.server.store.storage import Storage
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from tests.server.harness import Browser, ServerProcess, play_out, server
from tests.server.test_keeping import storing

__all__ = ["server"]


def finish(*browsers: Browser, table: str) -> None:
    """Play a game out; the first of them starts it if it has to wait for somebody."""
    clients = [browser.at(table) for browser in browsers]
    opened = [client.__enter__() for client in clients]
    if opened[0].state["sight"]["phase"] == "gathering":
        opened[0].done("start")
    play_out(opened)
    for client in clients:
        client.__exit__(None, None, None)


def results(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get("/api/me/results").json()["results"]
    return found


def records(browser: Browser) -> list[bytes]:
    answer = browser.get("/api/me/records")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/jsonl")
    assert "attachment" in answer.headers["content-disposition"]
    return answer.content.splitlines()


def test_results_and_records_are_those_of_my_finished_games(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    alone, together = ada.table("me", "random"), ada.table("me", "open")
    ada.table("me", "random")  # which goes on
    ben.join(ada.invite(together, 1))
    finish(ada, table=alone)
    finish(ada, ben, table=together)
    found = {result["table"]: result for result in results(ada)}
    assert found.keys() == {alone, together}
    assert (found[alone]["level"], found[together]["level"]) == ("random", None)
    (other,) = results(ben)
    assert other["table"] == together
    assert found[together]["won"] + other["won"] == (2 if other["shared"] else 1)
    kept = [read_record(line) for line in records(ada)]
    assert [record.id for record in kept] == [together, alone], "the latest first"
    for record in kept:
        verify(record)
        assert record.result is not None
        assert record.result.scores[0] == found[str(record.id)]["score"]
        assert not found[str(record.id)]["gave_up"]
        assert found[str(record.id)]["played_out"]
    assert len(records(ben)) == 1


def test_what_is_put_away_still_counts(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    table = ada.table("me", "random")
    finish(ada, table=table)
    assert ada.http.delete(f"{server.url}/api/me/tables/{table}").status_code == 204
    assert [result["table"] for result in results(ada)] == [table]
    assert len(records(ada)) == 1


def tables_of(browser: Browser, **query: str) -> list[str]:
    return [table["table"] for table in browser.get("/api/me", **query).json()["tables"]]


def test_what_is_put_away_can_be_listed_again(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "random")
    finish(ada, table=table)
    assert ada.http.delete(f"{server.url}/api/me/tables/{table}").status_code == 204
    assert (tables_of(ada), tables_of(ada, hidden="true")) == ([], [table])
    assert tables_of(ben, hidden="true") == []
    assert ben.put(f"/api/me/tables/{table}").json()["code"] == "no-table"
    assert ada.put(f"/api/me/tables/{table}").status_code == 204
    assert (tables_of(ada), tables_of(ada, hidden="true")) == ([table], [])


def deleted(browser: Browser, table: str) -> str:
    """What stands against deleting a game for oneself."""
    answer = browser.http.delete(f"{browser.server.url}/api/me/games/{table}")
    return "" if answer.status_code == 204 else str(answer.json()["code"])


def test_who_deletes_a_game_is_nobody_in_it_and_the_others_keep_it(server: ServerProcess) -> None:
    ada, ben, eve = Browser(server, "Adelheid"), Browser(server, "Ben"), Browser(server, "Eve")
    table = ada.table("me", "open", visibility="open")
    assert ben.post(f"/api/tables/{table}/seats", seat=1).status_code == 201
    assert [deleted(who, table) for who in (ada, eve)] == ["not-over", "no-table"]
    finish(ada, ben, table=table)
    assert [deleted(who, table) for who in (eve, ada, ada)] == ["no-table", "", "no-table"]
    assert (tables_of(ada), results(ada), records(ada)) == ([], [], [])
    (kept,) = [read_record(line) for line in records(ben)]
    verify(kept)
    assert kept.players == ("N. N.", "Ben")
    assert len(results(ben)) == 1
    assert "Adelheid" not in ben.get(f"/api/tables/{table}").text + ben.get("/api/me").text
    assert ada.get(f"/api/tables/{table}").json()["mine"] == []


def test_a_deleted_game_that_nobody_else_has_is_gone_but_a_daily_deal_has_counted(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    today = ada.get("/api/daily").json()["today"]
    table = ada.post(f"/api/daily/lichterfest/{today}", name="Ada").json()["table"]
    with ada.at(table) as client:
        client.done("resign")
        assert deleted(ada, table) == ""
        assert client.closed() == 1012
    assert (tables_of(ada), tables_of(ada, hidden="true"), results(ada)) == ([], [], [])
    (deal,) = [game for game in ada.get("/api/daily").json()["deals"] if game["game"] == "lichterfest" and game["mine"]]
    assert (deal["mine"]["ranked"], deal["mine"]["table"]) == (True, None)
    assert deleted(ada, table) == "no-table"
    with sqlite3.connect(server.data / "lichtspiel.sqlite") as db:
        for kept, column in (("tables", "id"), ("journal", "table_id"), ("packed", "table_id"), ("places", "table_id")):
            assert db.execute(f"SELECT count(*) FROM {kept} WHERE {column} = ?", (table,)).fetchone() == (0,)


def test_what_was_given_up_and_daily_deals_are_marked(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    today = ada.get("/api/daily").json()["today"]
    deal = ada.post(f"/api/daily/lichterfest/{today}", name="Ada").json()["table"]
    for table in (ada.table("me", "random"), deal):
        with ada.at(table) as client:
            client.done("resign")
    assert {(result["gave_up"], result["daily"]) for result in results(ada)} == {(True, False), (True, True)}


def test_practice_does_not_count_but_has_its_record(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    finish(ada, table=ada.table("me", "random", practice=True))
    assert (results(ada), len(records(ada))) == ([], 1)


def test_nobody_has_neither(server: ServerProcess) -> None:
    nobody = Browser(server, cookie="nobody.0")
    assert nobody.get("/api/me/results").json() == {"results": [], "after": None}
    assert records(nobody) == []
    ada = Browser(server, "Ada")
    assert ada.get("/api/me/results", after="no such table\n").json() == {"results": [], "after": None}


def test_the_list_goes_on_after_a_table(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        acts = []
        for number in range(5):
            name, table = f"table {number}", Table(Terms(game="lichterfest", players=2))
            acts += [add_table(name, table, table.sit(0, "ada", "Ada", number), "ada")]
            acts += [add_place("ada", name), set_phase(name, "over" if number else "playing", number)]
            acts += [add_place("ada", name, 0)] if number != 3 else []  # where Ada watched
        await storage.do(all_of(acts))
        assert await storage.read(lambda db: finished_tables(db, "ada", "", 2)) == ["table 4", "table 2"]
        assert await storage.read(lambda db: finished_tables(db, "ada", "table 2", 2)) == ["table 1"]
        assert await storage.read(lambda db: finished_tables(db, "ben", "", 2)) == []

    storing(tmp_path, database, work)


def test_many_results_come_in_parts(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    tables = []
    for _ in range(RESULTS_AT_ONCE + 1):
        tables.append(ada.table("me", "random"))
        with ada.at(tables[-1]) as client:
            client.done("resign")
    first = ada.get("/api/me/results").json()
    assert (len(first["results"]), first["after"]) == (RESULTS_AT_ONCE, tables[1])
    rest = ada.get("/api/me/results", after=first["after"]).json()
    assert ([result["table"] for result in rest["results"]], rest["after"]) == ([tables[0]], None)
    assert not any(result["won"] for result in first["results"])
    assert len(records(ada)) == RESULTS_AT_ONCE + 1


@pytest.mark.parametrize(
    ("others", "level"),
    [
        (("casual", "master"), "master"),
        (("random", "casual"), "casual"),
        (("random",), "random"),
        (("me", "master"), None),
    ],
)
def test_the_strongest_bot_says_how_hard_it_was(others: tuple[str, ...], level: str | None) -> None:
    table = Table(Terms(game="lichterfest", players=1 + len(others)))
    table.sit(0, "ada", "Ada", 0)
    for seat, other in enumerate(others, 1):
        if other == "me":
            table.sit(seat, "ben", "Ben", 0)
        else:
            table.seat_bot(seat, other, 0)
    assert opponents(table, 0) == level
    assert own_result(Finished("table", table), "ada") is None, "it is not over"
