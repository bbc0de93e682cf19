"""Trying again from a moment of a finished game, against bots and with friends."""

import re
from pathlib import Path
from typing import Any

from lichtspiel import read_record, verify
from lichtspiel.core.games import AnyGame
from tests.server.harness import Browser, ServerProcess, play_out
from tests.server.looking_back import completed, given_up


def from_moment(browser: Browser, table: str, number: int, *kinds: str, **more: Any) -> dict[str, Any]:
    """Where one sits now."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    made = browser.post(f"/api/tables/{table}/moments/{number}", seats=seats, **{"pace": 0} | more)
    assert made.status_code == 201, made.text
    seated: dict[str, Any] = made.json()
    return seated


def test_against_bots_from_the_seat_that_was_to_move(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server, "Ada Lovelace")
    table = given_up(ada, game.name, 3)
    record = read_record(ada.get(f"/api/tables/{table}/record").text)
    number = len(record.moves)
    moment = ada.get(f"/api/tables/{table}/moments/{number}").json()
    kinds = ["me" if seat == moment["seat"] else "random" for seat in range(len(record.players))]
    ada.put("/api/me", name="Grace")
    again = from_moment(ada, table, number, *kinds)
    assert again["seat"] == moment["seat"]
    with ada.at(again["table"]) as client:
        assert (client.state["view"], client.state["legal"]) == (moment["view"], moment["legal"])
        assert client.state["sight"]["origin"] == {"id": table, "moves": number - 1}
        assert "Lovelace" not in str(client.heard)
        assert client.refused("undo") == "undo-nothing"
        play_out([client], 2)
        client.done("resign")
    listed = {own["table"]: own["origin"] for own in ada.get("/api/me").json()["tables"]}
    assert (listed[table], listed[again["table"]]) == (None, {"id": table, "moves": number - 1})
    kept = read_record(ada.get(f"/api/tables/{again['table']}/record").text)
    verify(kept)
    assert kept.moves[: number - 1] == record.moves[: number - 1]
    assert completed(ada, again["table"])["moves"] == len(kept.moves)


def test_with_a_friend_who_comes_later(server: ServerProcess) -> None:
    ada, ben = Browser(server), Browser(server, "Ben")
    table = given_up(ada, "leuchtturm", 4)
    again = from_moment(ada, table, 4, "me", "open")["table"]
    with ada.at(again) as first:
        assert first.state["view"] is None
        ben.join(ada.invite(again, 1))
        with ben.at(again) as second:
            first.done("start")
            for client, seat in ((first, 0), (second, 1)):
                client.until(lambda state: state["sight"]["phase"] == "playing")
                frames = ada.get(f"/api/tables/{table}/replay", viewer=str(seat)).json()["frames"]
                assert client.state["view"] == frames[3]["view"]
            play_out([first, second], 4)


def test_a_restart_before_and_after_the_beginning(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, messages_per_second=5000) as server:
        ada = Browser(server)
        table = given_up(ada)
        again = from_moment(ada, table, 3, "me", "open")["table"]
        server.kill()
        server.start()
        with ada.at(again) as client:
            client.done("fill", seat=1, bot="random")
            client.done("start")
            shown = client.until(lambda state: state["sight"]["phase"] == "playing")["sight"]["origin"]
        server.kill()
        server.start()
        with ada.at(again) as client:
            assert client.state["sight"]["origin"] == shown == {"id": table, "moves": 2}
            play_out([client], 2)


def test_strangers_do_not_learn_where_it_comes_from(server: ServerProcess) -> None:
    ada, eve = Browser(server), Browser(server, "Eve")
    table = given_up(ada)
    again = from_moment(ada, table, 3, "me", "open", visibility="open")["table"]
    shown = eve.get(f"/api/tables/{again}").text
    assert '"origin":{"moves":2,"id":""}' in shown
    assert table not in shown


def test_what_cannot_be_is_refused(server: ServerProcess) -> None:
    ada = Browser(server)
    table = given_up(ada)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for number, wish, code in (
        (99, {"seats": seats}, "no-moment"),
        (1, {"seats": seats * 2}, "moment-seats"),
        (1, {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "no-bot"),
        (1, {"seats": seats, "options": {}}, "bad-request"),
    ):
        answer = ada.post(f"/api/tables/{table}/moments/{number}", **wish)
        assert answer.json()["code"] == code
        assert re.search(r"\w", answer.json()["sentence"])


def test_what_a_move_would_have_brought_is_what_a_preview_said_then(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server)
    table = ada.table("me", *["random"] * (game.players[0] - 1), game=game.name)
    with ada.at(table) as client:
        client.until(lambda state: state["legal"])
        number, (move, *_) = client.state["sight"]["moves"] + 1, client.state["legal"]
        asked = f"/api/tables/{table}/moments/{number}/preview"
        assert ada.post(asked, move=move).json()["code"] == "not-over"
        previewed = client.ask("preview", version=client.state["version"], move=move)
        play_out([client], 1)
        client.done("resign")
        client.until(lambda state: state["sight"]["phase"] == "over")
    assert ada.post(asked, move=move).json() == {"events": previewed["events"]}
    last = number + len(read_record(ada.get(f"/api/tables/{table}/record").text).moves)
    assert ada.post(f"/api/tables/{table}/moments/{last}/preview", move=move).json()["code"] == "no-moment"
    assert ada.post(asked, move={"type": "nonsense"}).json()["code"] == "malformed"
