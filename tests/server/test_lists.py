"""What one's own list says of each table, awake or asleep, without any of them being fetched."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lichtspiel.server.hub import Hub
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.statements import add_place, set_phase
from lichtspiel.server.summaries import COST, summary_of
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Aids, DaysClock, Terms
from tests.server.harness import Browser, ServerProcess, server, wait_for
from tests.server.test_own_games import finish

__all__ = ["server"]
GAMES = 30  # in one answer


@pytest.fixture
def sleepy(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose tables sleep as soon as nobody is there."""
    with ServerProcess(tmp_path, sleep_after=0, requests_per_second=5000, messages_per_second=5000) as running:
        yield running
        assert not [line for line in running.errors if '"error"' in line]


def listed(browser: Browser) -> dict[str, dict[str, Any]]:
    return {table["table"]: table for table in browser.get("/api/me").json()["tables"]}


def awake(server: ServerProcess) -> int:
    metrics = server.browsers[0].get("/metrics").text
    return int(
        next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("lichtspiel_tables_awake"))
    )


def asleep(server: ServerProcess) -> None:
    wait_for(lambda: awake(server) == 0)


def test_the_list_says_of_all_tables_what_they_would_say_themselves(sleepy: ServerProcess) -> None:
    ada, ben = Browser(sleepy, "Ada"), Browser(sleepy, "Ben")
    finished, given_up = ada.table("me", "random"), ada.table("me", "beginner", practice=True)
    finish(ada, table=finished)
    with ada.at(given_up) as client:
        client.done("resign")
    days = {"kind": "days", "days": 3}
    running = ada.table("me", "open", clock=days, rated=True, aids={"hints": False})
    ben.join(ada.invite(running, 1))
    waiting = ada.table("me", "open", "open")
    with ada.at(running) as client:
        client.done("start")
    asleep(sleepy)
    for browser in (ada, ben):
        for name, table in listed(browser).items():
            state = browser.get(f"/api/tables/{name}").json()
            sight, said = state["sight"], table["summary"]
            assert (table["phase"], table["mine"], table["kept"]) == (sight["phase"], state["mine"], state["kept"])
            assert said.get("to_move") == sight["to_move"]
            assert said.get("deadline") == (sight["deadline"] if name == running else None)
            assert (said.get("result"), said["moves"]) == (sight["result"], sight["moves"])
            assert said.get("resigned", []) == sight["resigned"]
            assert (said.get("practice", False), said.get("rated", False)) == (sight["practice"], sight["rated"])
            for seat, shown in zip(said["seats"], sight["seats"], strict=True):
                assert seat["name"] == shown["name"]
                assert (seat["kind"], seat.get("bot")) == (shown["kind"], shown["bot"])
    assert listed(ada).keys() == {finished, given_up, running, waiting}
    assert listed(ben).keys() == {running}


def test_the_list_wakes_no_table_and_knows_what_changed_while_it_was_not_asked(sleepy: ServerProcess) -> None:
    ada, ben = Browser(sleepy, "Ada"), Browser(sleepy, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    asleep(sleepy)
    assert [seat["name"] for seat in listed(ada)[table]["summary"]["seats"]] == ["Ada", "Ben"]
    assert awake(sleepy) == 0
    with ada.at(table) as client:
        client.done("start")
        moves = listed(ada)[table]["summary"]["moves"]
        client.move()
        assert listed(ada)[table]["summary"]["moves"] == moves + 1, "awake"
    asleep(sleepy)
    assert listed(ada)[table]["summary"]["moves"] == moves + 1, "asleep again"
    assert awake(sleepy) == 0


def test_nobody_who_was_forgotten_is_remembered_by_a_list(sleepy: ServerProcess) -> None:
    ada, ben = Browser(sleepy, "Ada"), Browser(sleepy, "Benquirin")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    finish(ada, ben, table=table)
    asleep(sleepy)
    assert "Benquirin" in ada.get("/api/me").text
    assert ben.http.delete(f"{sleepy.url}/api/me").status_code == 204
    asleep(sleepy)
    assert "Benquirin" not in ada.get("/api/me").text
    assert [seat["name"] for seat in listed(ada)[table]["summary"]["seats"]] == ["Ada", "N. N."]


def test_a_seat_that_is_kept_is_said_to_be(sleepy: ServerProcess) -> None:
    ada, ben = Browser(sleepy, "Ada"), Browser(sleepy, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as client:
        client.done("start")
        client.done("resign")
        client.done("rematch")
        rematch = client.state["sight"]["rematch"]
    asleep(sleepy)
    (kept,) = [each for each in ben.get("/api/me").json()["tables"] if each["table"] == rematch]
    assert (kept["seat"], kept["mine"], len(kept["kept"])) == (None, [], 1)


def test_a_table_that_cannot_be_read_is_listed_without_its_summary(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Settings(data=str(tmp_path)))
        hub.storage.open()
        for name, seat in (("sound", 0), ("broken", 1)):
            table = Table(Terms(game="lichterfest", players=2))
            await hub.storage.create(name, table, table.sit(seat, "ada", "Ada", 1), [add_place("ada", name, seat)])
        await hub.storage.do(
            lambda db: db.exec_driver_sql("UPDATE journal SET entry = x'7b' WHERE table_id = 'broken'")
        )
        found = await hub.summaries.of(["sound", "broken", "gone"], lambda cost: None)
        assert found.keys() == {"sound"}
        hub.storage.close()

    asyncio.run(work())


def test_days_that_ran_out_while_a_table_slept_are_seen_to(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Settings(data=str(tmp_path), bot_workers=1))
        await hub.open()
        table = Table(Terms(game="lichterfest", players=2, clock=DaysClock(days=1), aids=Aids(hints=False), rated=True))
        then = hub.now() - 2 * DAY
        entries = (
            table.sit(0, "ada", "Ada", then) + table.sit(1, "ben", "Ben", then) + table.start("seed", "bots", then)
        )
        await hub.storage.create("late", table, entries, [set_phase("late", "playing", then)])
        found = await hub.summaries.of(["late"], lambda cost: None)
        assert (found["late"].phase, found["late"].shown.deadline) == ("over", None)
        await hub.close()

    asyncio.run(work())


def test_a_finished_game_is_read_once_however_often_it_is_listed(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Settings(data=str(tmp_path)))
        hub.storage.open()
        names = [f"game {number}" for number in range(GAMES)]
        for name in names:
            await _keep_played(hub, name)
        costs: list[float] = []
        first = await hub.summaries.of(names, costs.append)
        assert (len(first), costs) == (GAMES, [COST] * GAMES)
        assert await hub.summaries.of(names, costs.append) == first
        assert len(costs) == GAMES, "nothing was read again"
        hub.storage.close()

    asyncio.run(work())


async def _keep_played(hub: Hub, name: str) -> None:
    """A finished game of three, with as many moves as such games have."""
    table = Table(Terms(game="lumen", players=3))
    entries = [entry for seat in range(3) for entry in table.sit(seat, f"person {seat}", f"Player {seat}", 1)]
    entries += table.start(name, "bots", 1)
    while table.phase != "over":
        assert table.to_move is not None
        entries += table.submit(table.to_move, next(iter(table.position.legal())), table.version, 1)
    await hub.storage.create(name, table, entries, [set_phase(name, "over", 1)])
    assert summary_of(table).shown.result is not None
