"""Games never break: kill -9 in a storm of moves, restarts, reconnects, old databases, backups."""

import os
import subprocess
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from lichtspiel import Chance, load
from lichtspiel.server.edge.identity import Signer
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import databases
from lichtspiel.server.store.databases import HEAD, migrate
from lichtspiel.server.store.storage import Storage
from lichtspiel.table.journal import written
from tests.server.harness import PATIENCE, Browser, ServerProcess, play_out, wait_for
from tests.server.postgres import Postgres
from tests.server.shelf import cookie, fill_shelf, holder, journal_of, started
from tests.server.storms import Storm

STORMS = 3  # ten kills each; several storms, so that two cores can share them
KILLS = 10
DEVICES, PAIRS = 2, 2  # tables of one device that is passed round, and of two people


@pytest.mark.parametrize("storm", range(STORMS))
def test_kill_9_in_a_storm_of_moves_loses_nothing_and_doubles_nothing(storm: int, tmp_path: Path) -> None:
    kill_in_a_storm(f"kills {storm}", KILLS, tmp_path, "")


def test_kill_9_loses_nothing_with_postgres_either(postgres: Postgres, tmp_path: Path) -> None:
    kill_in_a_storm("postgres", KILLS // 2, tmp_path, postgres.new_database())


def kill_in_a_storm(seed: str, kills: int, data: Path, database: str) -> None:
    """Everything that was acknowledged is there once, and in the same order."""
    limits = {"messages_per_second": 5000, "requests_per_second": 5000, "tables_per_person": 1000}
    server, storm, chance = ServerProcess(data, database=database, **limits), Storm(), Chance(seed)
    for number in range(DEVICES):
        storm.add_device(Browser(server), f"{seed}/device {number}")
    for number in range(PAIRS):
        storm.add_pair([Browser(server, "Ada"), Browser(server, "Ben")], f"{seed}/pair {number}")
    with server, ThreadPoolExecutor(len(storm.guests)) as pool:
        for _ in range(kills):
            wanted = storm.acknowledged + 1 + int(chance.below(25))
            raging = [pool.submit(guest.rage) for guest in storm.guests]
            wait_for(partial(raged, storm, raging, wanted))
            server.kill()
            for each in raging:
                each.result(PATIENCE)
            tables = journal_of(data, database)
            server.start()
            for circle in {guest.circle for guest in storm.guests}:
                state = circle.browsers[0].get(f"/api/tables/{circle.table}").json()
                assert state["version"] == len(tables[circle.table])
                if state["sight"]["phase"] == "over":
                    circle.new_table()
        server.kill()
    assert storm.faults(data, database) == []
    assert storm.acknowledged > kills


def raged(storm: Storm, raging: list[Future[None]], wanted: int) -> bool:
    """Whether enough was done, or there is nothing left to do."""
    return storm.acknowledged >= wanted or all(each.done() for each in raging)


def test_everybody_reconnects_at_once_and_gets_what_they_missed(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, requests_per_second=5000, database=database) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open")
        ben.join(ada.invite(table, 1))
        with ada.at(table) as first, ben.at(table) as second:
            first.done("start")
            play_out([first, second], 12)
            version = max(client.state["version"] for client in (first, second))
            views = [client.until_version(version)["view"] for client in (first, second)]
            server.kill()
        server.start()
        arrived = []
        lock = threading.Lock()

        def come_back(number: int) -> None:
            seat, since = number % 2, number % (version + 1)
            with (ada, ben)[seat].at(table, since=since) as client, lock:
                arrived.append((seat, since, client.state))

        with ThreadPoolExecutor(20) as pool:
            list(pool.map(come_back, range(60)))
        assert len(arrived) == 60
        for seat, since, state in arrived:
            assert state["view"] == views[seat]
            assert [told["version"] for told in state["events"]] == sorted(told["version"] for told in state["events"])
            assert all(since < told["version"] <= version for told in state["events"])
        everything = next(state["events"] for seat, since, state in arrived if (seat, since) == (0, 0))
        late = next((since, state["events"]) for seat, since, state in arrived if seat == 0 and since > 3)
        assert late[1] == [told for told in everything if told["version"] > late[0]]


def test_a_graceful_end_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        ada = Browser(server)
        table = ada.table("me", "random")
        with ada.at(table) as client:
            client.until(lambda state: state["legal"] is not None)
            client.move()
            moves = client.state["sight"]["moves"]
            stopping = threading.Thread(target=server.stop)
            stopping.start()
            assert client.closed() in (1001, 1012)
            stopping.join()
        assert server.process.returncode == 0
        server.start()
        with ada.at(table) as client:
            assert client.state["sight"]["moves"] >= moves


def test_only_one_server_works_with_a_folder(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        command = [sys.executable, "-m", "lichtspiel", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 2
        assert "Traceback" not in second.stderr
        assert str(tmp_path) in second.stderr.replace("\n", "")


def test_a_backup_of_a_running_server_is_a_whole_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "lichtspiel.sqlite"
    copy.parent.mkdir()
    with ServerProcess(tmp_path / "data") as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        with ada.at(table) as client:
            client.look_from_mover()
            client.move()
            command = [sys.executable, "-m", "lichtspiel", "backup", str(copy), "--data", str(tmp_path / "data")]
            assert subprocess.run(command, timeout=PATIENCE, check=True, capture_output=True).stdout
        kept = ada.cookie
    with ServerProcess(copy.parent) as restored, Browser(restored, cookie=kept).at(table) as client:
        assert client.state["sight"]["moves"] == 1


def test_a_database_of_the_first_schema_is_migrated_and_played_on(tmp_path: Path, database: str) -> None:
    """Written by hand with the columns of that time; nothing of today's schema is used."""
    game = load("lichterfest")
    options = game.options_type()
    table, entries = started(game, game.deal(2, Chance("old"), options), options)
    old = Storage(Settings(data=str(tmp_path), database=database).database_url)
    with old.writer.begin() as db:
        migrate(db, "0001")
        db.execute(
            text("INSERT INTO tables (id, terms, created) VALUES ('old', :terms, 5)"),
            {"terms": msgspec.json.encode(table.terms)},
        )
        for version, entry in enumerate(entries, 1):
            row = {"version": version, "entry": written(entry)}
            db.execute(text("INSERT INTO journal (table_id, version, entry) VALUES ('old', :version, :entry)"), row)
        db.execute(
            text("INSERT INTO keys (name, value) VALUES ('cookies', :key)"),
            {"key": b"a key of old, 32 bytes long here"},
        )
        db.execute(
            text("INSERT INTO places (person, table_id, seat) VALUES ('holder0', 'old', 0), ('holder1', 'old', 1)")
        )
    old.writer.dispose()
    signer = Signer(b"a key of old, 32 bytes long here")
    with ServerProcess(tmp_path, database=database) as server:
        people = [Browser(server, cookie=signer.sign(holder(seat))) for seat in range(2)]
        assert people[0].get("/api/me").json()["tables"][0]["table"] == "old"
        with people[0].at("old") as first, people[1].at("old") as second:
            play_out([first, second])
            assert first.state["sight"]["phase"] == "over"
        assert people[0].get("/api/me").json()["tables"][0]["phase"] == "over"


def test_a_database_that_goes_away_and_comes_back_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, database=postgres.new_database()) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        with ada.at(table) as client:
            client.look_from_mover()
            client.move()
            client.look_from_mover()
            version, move = client.state["version"], client.state["legal"][0]
            postgres.stop()
            try:
                client.say("move", version=version, move=move, ref="lost")
                assert client.closed() in (1011, 1012)
                answer = ada.get("/health")
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            finally:
                postgres.start()
        with ada.at(table) as client:
            assert client.state["version"] == version
            client.done("move", version=version, move=move, ref="lost")
            assert client.state["sight"]["moves"] == 2
        wait_for(lambda: ada.get("/health").status_code == 200)


def test_the_known_head_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_tables_sleep_and_wake(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, sleep_after=0) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")

        def awake() -> str:
            return next(
                line for line in ada.get("/metrics").text.splitlines() if line.startswith("lichtspiel_tables_awake")
            )

        with ada.at(table) as client:
            client.look_from_mover()
            client.move()
            assert awake().endswith(" 1")
        wait_for(lambda: awake().endswith(" 0"))
        with ada.at(table) as client:
            assert client.state["sight"]["moves"] == 1
            client.look_from_mover()
            client.move()


def test_a_record_of_another_rules_version_still_loads(tmp_path: Path) -> None:
    """The journal keeps the rules version it was dealt with; every version up to today's can be read."""
    game = load("lichterfest")
    options = game.options_type()
    table, entries = started(game, game.deal(2, Chance("rules"), options), options)
    fill_shelf(tmp_path, [("kept", table, entries)])
    assert b'"rules":1' in journal_of(tmp_path)["kept"][-1]
    with ServerProcess(tmp_path) as server:
        state = Browser(server, cookie=cookie(holder(0))).get("/api/tables/kept").json()
        assert state["sight"]["phase"] == "playing"


@pytest.mark.parametrize("setting", ["LICHTSPIEL_PORT=no", "LICHTSPIEL_QUEUE=0"])
def test_bad_settings_are_said(tmp_path: Path, setting: str) -> None:
    name, value = setting.split("=")
    command = [sys.executable, "-m", "lichtspiel", "serve", "--data", str(tmp_path)]
    ended = subprocess.run(
        command, env=os.environ | {name: value}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
