"""The fair shuffle over the wire, at a server as people run it: no secret before the end, and then a proof for all."""

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import Record, read_record, verify, verify_shuffle
from lichtspiel.core.games import AnyGame
from lichtspiel.table.journal import Committed, Salted, read
from tests.server.harness import Browser, Client, RealServer, ServerProcess, play_out
from tests.server.shelf import journal_of


@pytest.fixture(scope="module")
def real_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with RealServer(tmp_path_factory.mktemp("real"), requests_per_second=5000, messages_per_second=5000) as server:
        yield server


def salt() -> str:
    return secrets.token_hex(16)


def shuffle_at(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}/shuffle").json()
    return found


def record_of(browser: Browser, table: str) -> Record:
    record = read_record(browser.get(f"/api/tables/{table}/record").text)
    verify(record)
    assert verify_shuffle(record)
    return record


def everything(*clients: Client) -> str:
    return "".join(text for client in clients for text in client.raw)


def sat_down(browser: Browser, token: str, **more: Any) -> None:
    answer = browser.post("/api/join", token=token, **more)
    assert answer.status_code == 201, answer.text


def test_two_people_and_a_bot_from_the_commitment_to_the_proof(real_server: ServerProcess, game: AnyGame) -> None:
    ada, ben, eve = (Browser(real_server, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.table("me", "open", *["random"] * (game.players[0] - 2), game=game.name)
    eve.join(ada.invite(table, None))
    committed = shuffle_at(eve, table)
    token = ada.invite(table, 1)
    offer = ben.post("/api/invitation", token=token).json()
    assert offer["sight"]["shuffle"] == {"commitment": committed["commitment"], "salted": []}
    mine, other = salt(), salt()
    sat_down(ben, token, salt=other)
    with ExitStack() as stack:
        first, second, third = (stack.enter_context(person.at(table)) for person in (ada, ben, eve))
        assert first.state["sight"]["shuffle"]["salted"] == [1]
        first.done("salt", salt=mine)
        first.done("salt", salt=mine)  # said again after a lost connection
        assert first.refused("salt", salt=salt()) == "salted"
        assert third.refused("salt", salt=salt()) == "not-your-seat"
        first.done("start")
        play_out([first, second], 5)
        during = shuffle_at(ben, table)
        assert (during["secret"], during["key"], during["phase"]) == (None, None, "playing")
        assert [seat["salt"] for seat in during["seats"]][:2] == [mine, other]
        assert ada.get(f"/api/tables/{table}/record").status_code == 409
        before = everything(first, second, third)
        for person in (first, second):
            if shuffle_at(eve, table)["phase"] != "over":  # one is enough if no third is left
                person.done("resign")
        after = shuffle_at(eve, table)
    downloaded = eve.get(f"/api/tables/{table}/record").headers["content-disposition"]
    assert downloaded == f'attachment; filename="{after["file"]}"'
    record = record_of(eve, table)
    assert after["commitment"] == committed["commitment"] == record.commitment
    assert hashlib.sha256(bytes.fromhex(after["secret"])).hexdigest() == after["commitment"]
    assert record.salts == (mine, other, *[None] * (game.players[0] - 2))
    assert after["secret"] not in before
    assert after["key"] not in before
    assert after["commitment"] in before
    said = b"lichtspiel/1 deal\n" + bytes([game.players[0]])
    for number, added in enumerate(record.salts):
        said += bytes([number, len(added or "") // 2]) + bytes.fromhex(added or "")
    assert hmac.digest(bytes.fromhex(after["secret"]), said, "sha256").hex() == after["key"]


def test_whoever_leaves_takes_the_salt_along_and_who_sends_none_plays_all_the_same(real_server: ServerProcess) -> None:
    ada, ben, cem = (Browser(real_server, name) for name in ("Ada", "Ben", "Cem"))
    table, bens = ada.table("me", "open", salt=(mine := salt())), salt()
    token = ada.invite(table, 1)
    sat_down(ben, token, salt=bens)
    with ada.at(table) as first:
        with ben.at(table) as second:
            second.done("leave")
        assert [seat["salt"] for seat in shuffle_at(ada, table)["seats"]] == [mine, None]
        cem.join(ada.invite(table, 1))
        first.done("start")
        first.done("resign")
    assert record_of(cem, table).salts == (mine, None)
    assert bens not in str(record_of(cem, table).dump())


def test_a_rematch_commits_anew_and_begins_with_the_last_salt(real_server: ServerProcess) -> None:
    ada, ben = Browser(real_server, "Ada"), Browser(real_server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    mine, bens = salt(), salt()
    with ada.at(table) as first:
        first.done("start")
        first.done("resign")
        first.done("rematch", salt=mine)
        again = first.state["sight"]["rematch"]
    assert shuffle_at(ada, again)["commitment"] != shuffle_at(ada, table)["commitment"]
    with ben.at(again) as second:
        (kept,) = second.state["kept"]
        assert ben.post(f"/api/tables/{again}/seats", seat=kept, salt=bens).status_code == 201
        second.until(lambda state: state["sight"]["phase"] == "playing")
        second.done("resign")
    salts = record_of(ben, again).salts
    assert isinstance(salts, tuple)
    assert sorted(filter(None, salts)) == sorted([mine, bens])


def test_what_goes_on_from_a_moment_is_not_dealt_and_says_so(real_server: ServerProcess) -> None:
    ada = Browser(real_server, "Ada")
    table = ada.table("me", "random", salt=salt())
    with ada.at(table) as client:
        play_out([client], 2)
        client.done("resign")
    record_of(ada, table)
    seats = [{"kind": "me"}, {"kind": "open"}]
    again = ada.post(f"/api/tables/{table}/moments/1", seats=seats, pace=0).json()["table"]
    found = shuffle_at(ada, again)
    assert (found["commitment"], found["goes_on"]) == (None, True)
    with ada.at(again) as client:
        assert client.state["sight"]["shuffle"] is None
        assert client.refused("salt", salt=salt()) == "no-shuffle"


def test_forgetting_somebody_breaks_no_proof(real_server: ServerProcess) -> None:
    ada, ben = Browser(real_server, "Ada"), Browser(real_server, "Ben")
    table = ada.table("me", "open", salt=(mine := salt()))
    sat_down(ben, ada.invite(table, 1), salt=(bens := salt()))
    with ada.at(table) as client:
        client.done("start")
        client.done("resign")
    assert ben.http.delete(f"{real_server.url}/api/me").status_code == 204
    record = record_of(ada, table)
    assert record.salts == (mine, bens)
    assert "Ben" not in record.players


def test_the_journal_has_it_all_after_a_restart(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open", salt=(mine := salt()))
        before = shuffle_at(ada, table)
        server.kill()
        server.start()
        assert shuffle_at(ada, table) == before
        sat_down(ben, ada.invite(table, 1), salt=(bens := salt()))
        with ben.at(table) as client:
            client.done("start")
            client.done("resign")
        assert record_of(ben, table).salts == (mine, bens)
        entries = [read(line) for line in journal_of(server.data)[table]]
        assert [type(entry) for entry in entries if isinstance(entry, Committed | Salted)] == [
            Committed,
            Salted,
            Salted,
        ]


def test_salts_that_are_none_are_refused(real_server: ServerProcess) -> None:
    ada = Browser(real_server, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    with ada.at(ada.table("me", "open")) as client:
        for bad in ("", "00", "0" * 31, "0" * 33, "g" * 32, "00" * 65, "A" * 32, 5, ["00" * 16]):
            assert ada.post("/api/tables", game="lichterfest", seats=seats, salt=bad).status_code == 400
            client.say("salt", salt=bad)
            assert client.wait(lambda said: said["type"] == "refused")["code"] == "bad-request"
        assert client.state["sight"]["shuffle"]["salted"] == []


def test_strangers_learn_nothing_of_a_private_table(real_server: ServerProcess) -> None:
    table = Browser(real_server, "Ada").table("me", "open")
    assert Browser(real_server, "Eve").get(f"/api/tables/{table}/shuffle").status_code == 404
