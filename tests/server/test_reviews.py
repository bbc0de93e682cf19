"""Reviews at a server: made when somebody asks, for whoever may see the game, and kept without names."""

import gzip
import os
import signal
import sqlite3
import subprocess
import sys
import zlib
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from lichtspiel import read_record
from lichtspiel.core.games import AnyGame
from lichtspiel.core.refusals import Refused
from lichtspiel.reviews import Review, review
from lichtspiel.server.edge.limits import Buckets
from lichtspiel.server.reviews.making import MOST_OF_AN_ADDRESS, Reviews
from lichtspiel.server.reviews.workers import review_version
from tests.reviews.games import QUICK
from tests.server.harness import Browser, ServerProcess, play_out, wait_for
from tests.server.looking_back import ask, completed, given_up, look
from tests.server.test_endings import three_at_a_table
from tests.server.test_hub import SlowHub, in_hub

LIMITS = {"messages_per_second": 5000, "requests_per_second": 5000}


def test_a_review_is_that_of_the_library_moment_by_moment_with_its_sentences(
    server: ServerProcess, game: AnyGame
) -> None:
    ada = Browser(server)
    table = given_up(ada, game.name, 5)
    assert look(ada, table)["state"] == "unasked"
    found = completed(ada, table, lang="de")
    assert found["state"] == "complete"
    assert found["moves"] == found["reviewed"] == len(found["moments"])
    record = read_record(ada.get(f"/api/tables/{table}/record").text)
    expected = msgspec.json.decode(review(record, effort=QUICK).dump())
    assert [said["moment"] for said in found["moments"]] == expected["moments"]
    assert found["start"] == expected["start"]
    assert found["conclusion"]["balances"] == expected["balances"]
    assert found["conclusion"]["summary"] == expected["summary"]
    assert found["moments"][0]["heading"].startswith("Zug 1: ")
    for said in found["moments"]:
        assert said["verdict"]
        assert said["made"].startswith("Gespielt: ")
        assert (said["better"] is None) == (said["moment"]["better"] is None) == (not said["arguments"])


def test_moments_come_a_few_at_a_time(server: ServerProcess) -> None:
    ada = Browser(server)
    table = given_up(ada, "lumen", 8)
    found = completed(ada, table)
    parts, numbers = look(ada, table), list[int]()
    while parts["moments"]:
        assert (parts["conclusion"] is None) == (parts["moments"][-1]["moment"]["number"] < parts["moves"])
        numbers += [said["moment"]["number"] for said in parts["moments"]]
        parts = look(ada, table, after=str(len(numbers)))
    assert numbers == [*range(1, found["moves"] + 1)]


def test_a_review_says_you_to_whoever_made_the_move_and_names_all_others(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as first, ben.at(table) as second:
        first.done("start")
        play_out([first, second], 3)
        first.done("resign")
    for browser, own in ((ada, 0), (ben, 1)):
        for said in completed(browser, table)["moments"]:
            mine = said["moment"]["seat"] == own
            mover = "You" if mine else ("Ada", "Ben")[said["moment"]["seat"]]
            assert said["made"].startswith(f"Played: {mover} "), said["made"]
            assert (said["addressed"] is None) == (mine or said["better"] is None)


def test_what_a_stand_in_did_is_nobodys_mistake(server: ServerProcess) -> None:
    """A bot plays on for Ada, who has given up: its moves are not told as hers."""
    with ExitStack() as stack:
        browser, table, (ada, ben, cem) = three_at_a_table(server, stack)
        made = play_out([ada, ben, cem], 6)
        ada.done("resign")
        play_out([ben, cem], 6)
        ben.done("resign")
        ben.until(lambda state: state["sight"]["phase"] == "over")
    found = completed(browser, table)
    hers = [said for said in found["moments"] if said["moment"]["seat"] == 0]
    for said in found["moments"]:
        own, stood_in = said in hers, said in hers and said["moment"]["number"] > made
        assert said["stood_in"] == stood_in
        assert ("(a bot played)" in said["heading"]) == stood_in
        assert said["made"].startswith("Played: You ") == (own and not stood_in)
        assert (said["addressed"] is None) == (said["better"] is None or (own and not stood_in))
    assert any(said["stood_in"] for said in hers)
    chosen = sum(said["moment"]["before"] is not None and not said["stood_in"] for said in hers)
    gave_up, ended, hers_told, *_ = found["conclusion"]["tallies"]
    assert gave_up == "Ada gave up."
    assert ended.startswith("Ben gave up with ")
    assert hers_told.startswith(f"Ada: {chosen} choices,")


def test_nothing_of_a_running_game_or_of_its_rematch(server: ServerProcess) -> None:
    ada = Browser(server)
    table = given_up(ada)
    before = completed(ada, table)
    with ada.at(table) as client:
        client.done("rematch")
        rematch = client.until(lambda state: state["sight"]["rematch"] is not None)["sight"]["rematch"]
    assert completed(ada, table) == before
    for path in ("review", "moments/1"):
        assert ada.get(f"/api/tables/{rematch}/{path}").json()["code"] == "not-over"
    assert ada.post(f"/api/tables/{rematch}/review").json()["code"] == "not-over"
    tried = ada.post(f"/api/tables/{rematch}/review/1", move={"type": "pass"})
    assert (tried.status_code, tried.json()["code"]) == (409, "not-over")


def test_who_may_not_see_the_game_may_not_see_its_review(server: ServerProcess) -> None:
    ada, eve = Browser(server), Browser(server, "Eve")
    table = given_up(ada)
    completed(ada, table)
    for answer in (
        eve.get(f"/api/tables/{table}/review"),
        eve.post(f"/api/tables/{table}/review"),
        eve.get(f"/api/tables/{table}/moments/1"),
        eve.post(f"/api/tables/{table}/review/1", move={"type": "pass"}),
        eve.post(f"/api/tables/{table}/moments/1", seats=[{"kind": "me"}, {"kind": "bot"}]),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_a_moment_is_what_its_mover_saw_and_could_choose(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server)
    table = given_up(ada, game.name)
    record = read_record(ada.get(f"/api/tables/{table}/record").text)
    for number, recorded in enumerate(record.moves, 1):
        moment = ada.get(f"/api/tables/{table}/moments/{number}").json()
        frames = ada.get(f"/api/tables/{table}/replay", viewer=str(recorded.seat)).json()["frames"]
        assert moment["seat"] == recorded.seat == moment["view"]["to_move"]
        assert moment["view"] == frames[number - 1]["view"]
        assert msgspec.json.decode(recorded.move) in moment["legal"]
        assert moment["prompt"]["key"]
    for none in ("0", str(len(record.moves) + 1), "-1", "first", "9" * 99, "٣"):
        assert ada.get(f"/api/tables/{table}/moments/{none}").json()["code"] == "no-moment"


def test_tried_moves_are_judged_beside_the_best_one_known(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server)
    table = given_up(ada, game.name, 3)
    found = completed(ada, table)
    moment = next(said["moment"] for said in found["moments"] if said["moment"]["choices"] > 1)
    number, best = moment["number"], (moment["better"] or moment)["move"]
    legal = ada.get(f"/api/tables/{table}/moments/{number}").json()["legal"]
    judged = ada.post(f"/api/tables/{table}/review/{number}", move=best).json()
    assert (judged["found"], judged["loss"], judged["arguments"]) == (True, 0, [])
    assert judged["says"] == "That is the better move."
    other = next(move for move in legal if move != best)
    judged = ada.post(f"/api/tables/{table}/review/{number}?lang=pl", move=other).json()
    assert not judged["found"]
    assert (judged["tried"]["move"], judged["better"]["move"]) == (other, best)
    assert judged["brings"].startswith("Próba: ")
    assert judged["says"]
    assert judged["arguments"] or judged["verdict"] == "good"  # nothing need tell two good moves apart
    if moment["better"] is not None:  # the same worlds as in the review
        made = ada.post(f"/api/tables/{table}/review/{number}", move=moment["move"]).json()
        assert (made["loss"], made["tried"], made["better"]) == (moment["loss"], moment["made"], moment["better"])


def test_what_is_no_move_there_is_refused(server: ServerProcess) -> None:
    ada = Browser(server)
    table = given_up(ada)
    for move, status in (({"type": "dance"}, 400), ({"type": "pass"}, 422), (7, 400)):
        answer = ada.post(f"/api/tables/{table}/review/1", move=move)
        assert answer.status_code == status, answer.text
        assert answer.json()["sentence"]


def kept(data: Path) -> list[tuple[str, str, bytes]]:
    with sqlite3.connect(data / "lichtspiel.sqlite") as db:
        return db.execute("select table_id, version, review from reviews").fetchall()


def workers_of(server: ServerProcess, program: str = "tests.server.reviewer") -> list[int]:
    """The processes of a server that review."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    lines = (line.split(None, 2) for line in listed.splitlines()[1:])
    return [int(pid) for pid, parent, args in lines if int(parent) == server.process.pid and program in args]


def test_a_review_is_kept_without_names_and_goes_with_its_table(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server, "Ada Lovelace")
        table = given_up(ada)
        before = completed(ada, table)
        wait_for(lambda: len(kept(tmp_path)) == 1)
        ((name, version, stored),) = kept(tmp_path)
        assert (name, version) == (table, review_version())
        assert b"Ada" not in zlib.decompress(stored)
        assert not msgspec.json.decode(zlib.decompress(stored), type=Review).players
        server.stop()
        server.start()
        assert completed(ada, table) == before
        assert not workers_of(server), "it was made again"
        assert ada.http.delete(f"{server.url}/api/me").status_code == 204


def test_names_of_the_forgotten_are_gone_from_reviews_too(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada Lovelace"), Browser(server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as first, ben.at(table) as second:
        first.done("start")
        play_out([first, second], 2)
        first.done("resign")
    assert "Ada Lovelace" in str(completed(ben, table))
    assert ada.http.delete(f"{server.url}/api/me").status_code == 204
    again = str(completed(ben, table))
    assert "Lovelace" not in again
    assert "N. N." in again


def test_another_version_is_asked_anew(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server)
        table = given_up(ada)
        completed(ada, table)
        wait_for(lambda: len(kept(tmp_path)) == 1)
        server.stop()
        with sqlite3.connect(tmp_path / "lichtspiel.sqlite") as db:
            db.execute("update reviews set version = 'another', review = ?", (gzip.compress(b""),))
        server.start()
        assert look(ada, table)["state"] == "unasked"
        completed(ada, table)
        wait_for(lambda: kept(tmp_path)[0][1] == review_version())


def test_a_restart_in_the_middle_loses_nothing_but_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server)
        table = given_up(ada, "leuchtturm", 12)
        ask(ada, table)
        wait_for(lambda: look(ada, table)["reviewed"] > 0)
        server.kill()
        server.start()
        assert look(ada, table)["state"] == "unasked"
        assert completed(ada, table)["state"] == "complete"


def test_a_process_that_ends_in_the_middle_is_replaced(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server)
        table = given_up(ada, "leuchtturm", 12)
        ask(ada, table)
        wait_for(lambda: look(ada, table)["reviewed"] > 0)
        (worker,) = workers_of(server)
        os.kill(worker, signal.SIGKILL)
        assert completed(ada, table)["state"] == "complete"


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no class of processes that run when idle")
def test_reviews_run_only_when_nothing_else_would() -> None:
    giving_way = (
        "import os; from lichtspiel.server.reviews.worker import *; give_way(); print(os.sched_getscheduler(0))"
    )
    said = subprocess.run([sys.executable, "-c", giving_way], capture_output=True, text=True, check=True).stdout
    assert int(said) == os.SCHED_IDLE


def test_one_address_takes_few_of_the_places_of_all(tmp_path: Path) -> None:
    record = read_record(next((Path(__file__).parent.parent / "records").rglob("*.jsonl")).read_text().splitlines()[0])

    async def work(hub: SlowHub) -> None:
        spawned = list[object]()
        reviews = Reviews(hub.storage, hub.reviews.workers, Buckets(1000), spawned.append)
        for number in range(MOST_OF_AN_ADDRESS):
            await reviews.ask(f"table {number}", record, "10.0.0.1")
        with pytest.raises(Refused, check=lambda error: error.code == "too-many-reviews-here"):
            await reviews.ask("one more", record, "10.0.0.1")
        await reviews.ask("table 0", record, "10.0.0.1")  # it is being made
        await reviews.ask("one more", record, "10.0.0.2")
        assert len(spawned) == MOST_OF_AN_ADDRESS + 1

    in_hub(tmp_path, work)


def test_an_address_may_ask_for_so_many_an_hour(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, reviews_per_address=2, **LIMITS) as server:
        ada = Browser(server)
        tables = [given_up(ada) for _ in range(3)]
        for table in tables[:2]:
            completed(ada, table)
        refused = ada.post(f"/api/tables/{tables[2]}/review")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-reviews-here")
        assert completed(ada, tables[0])["state"] == "complete", "what is kept can always be seen"
