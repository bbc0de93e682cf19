"""Friends at a table: links, seats, moves, undo, handover, rematch; over real sockets."""

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import read_record, verify
from lichtspiel.core.games import AnyGame
from lichtspiel.server.edge.identity import digest
from lichtspiel.table.terms import DAY
from lichtspiel.words import pictures
from tests.server.harness import Browser, Client, Message, ServerProcess, play_out, wait_for

Friends = tuple[str, list[Client], list[Browser]]


@pytest.fixture
def friends(server: ServerProcess) -> Iterator[Friends]:
    """Ada and Ben at a table of two that has begun."""
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as first, ben.at(table) as second:
        first.done("start")
        for client in (first, second):
            client.until(lambda state: state["sight"]["phase"] == "playing")
        yield table, [first, second], [ada, ben]


def mover_of(clients: list[Client]) -> tuple[Client, Client]:
    """Who is to move, and the other."""
    version = max(client.state["version"] for client in clients)
    for client in clients:
        client.until_version(version)
    mover = next(client for client in clients if client.my_turn)
    return mover, next(client for client in clients if client is not mover)


def test_every_game_is_played_to_its_end_among_people(server: ServerProcess, game: AnyGame) -> None:
    people = [Browser(server, f"Player {number}") for number in range(game.players[0])]
    table = people[0].table("me", *["open"] * (len(people) - 1), game=game.name)
    for seat, person in enumerate(people[1:], 1):
        person.join(people[0].invite(table, seat))
    with ExitStack() as stack:
        clients = [stack.enter_context(person.at(table)) for person in people]
        assert people[0].get(f"/api/tables/{table}/record").json()["code"] == "not-over"
        clients[-1].done("start")
        play_out(clients)
        assert clients[0].state["sight"]["phase"] == "over"
    line = people[0].get(f"/api/tables/{table}/record").text
    position = verify(read_record(line))
    assert position.to_move is None
    frames = people[1].get(f"/api/tables/{table}/replay", viewer="1").json()["frames"]
    assert len(frames) == len(read_record(line).moves) + 1
    assert frames[-1]["view"]["result"] is not None


def test_all_cards_of_lumen_lie_open_in_a_replay_from_above(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "random", "random", game="lumen")
    with ada.at(table) as client:
        assert ada.get(f"/api/tables/{table}/replay").json()["code"] == "not-over"
        play_out([client])
    replays = {viewer: ada.get(f"/api/tables/{table}/replay", viewer=viewer).json() for viewer in ("table", "0")}
    shown = {
        viewer: [None not in [card["value"] for card in seat["hand"]] for seat in found["frames"][0]["view"]["seats"]]
        for viewer, found in replays.items()
    }
    assert shown == {"table": [True, True, True], "0": [False, True, True]}


def test_every_game_is_played_against_its_bots(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server)
    table = ada.table("me", *["random"] * (game.players[0] - 1), game=game.name)
    with ada.at(table) as client:
        play_out([client])
        assert client.state["sight"]["phase"] == "over"
        told = [told for said in client.heard if said["type"] == "state" for told in said["events"]]
        assert {each["by"] for each in told if each["by"]} == {"human", "random"}


def test_a_move_reaches_everybody_with_events_phrases_and_views(friends: Friends) -> None:
    _, clients, _ = friends
    mover, other = mover_of(clients)
    version = mover.state["version"]
    assert mover.move()["version"] == version + 1
    for client in (mover, other):
        state = client.until_version(version + 1)
        assert state["since"] == version
        laid = next(told for told in state["events"] if told["event"]["event"] == "laid")
        assert laid["by"] == "human"
        assert laid["phrase"]["key"] == "lichterfest-event-laid"
        assert laid["phrase"]["args"]["who"] == ("you" if client is mover else "other")
    assert other.state["legal"]
    assert mover.state["legal"] is None


def test_refusals_have_code_paragraph_and_a_sentence_in_the_asked_language(friends: Friends) -> None:
    _, clients, _ = friends
    mover, other = mover_of(clients)
    version = mover.state["version"]
    no = mover.ask("move", version=version, move={"type": "pass"})
    assert (no["code"], no["rule"]) == ("rule", "L14")
    assert no["instead"]
    mover.look(lang="de")
    german = mover.ask("move", version=version, move={"type": "pass"})
    assert german["sentence"] != no["sentence"]
    assert german["phrase"] == no["phrase"]
    no = other.ask("move", version=version, move=mover.state["legal"][0])
    assert (no["code"], no["rule"]) == ("rule", "L2")
    no = mover.ask("move", version=version, move={"type": "dance"})
    assert (no["code"], no["rule"]) == ("malformed", None)


def test_double_clicks_stale_versions_and_repeated_messages_do_no_harm(friends: Friends) -> None:
    _, clients, _ = friends
    mover, other = mover_of(clients)
    version, move = mover.state["version"], mover.state["legal"][0]
    first = mover.say("move", version=version, move=move)
    second = mover.say("move", version=version, move=move)
    mover.say("move", version=version, move=move, ref=first)
    answers = [mover.wait(lambda said: said.get("ref") is not None) for _ in range(3)]
    kinds = [(said["ref"], said["type"]) for said in answers]
    assert kinds == [(first, "done"), (second, "refused"), (first, "done")]
    assert answers[1]["code"] == "stale"
    other.until(lambda state: state["version"] == version + 1)
    assert other.state["sight"]["moves"] == 1


def test_previews_tell_and_change_nothing(friends: Friends) -> None:
    _, clients, _ = friends
    mover, other = mover_of(clients)
    version, move = mover.state["version"], mover.state["legal"][0]
    preview_events = mover.ask("preview", version=version, move=move)
    assert preview_events["events"][0]["event"]["event"] == "laid"
    assert all(told["phrase"]["key"] for told in preview_events["events"])
    assert other.refused("preview", version=version, move=move) == "rule"
    assert mover.refused("preview", version=version + 7, move=move) == "stale"
    assert other.ask("ping")["type"] == "pong"
    assert mover.move()["version"] == version + 1


def test_the_coach_speaks_of_legal_moves_where_it_is_allowed(friends: Friends) -> None:
    """Alone against bots, or by agreement; that it says what it should is tested with the bots."""
    _, clients, browsers = friends
    mover = next(client for client in clients if client.my_turn)
    move, version = mover.state["legal"][0], mover.state["version"]
    assert mover.refused("coach", version=version, move=move) == "aid-off"
    agreed: dict[str, Any] = {"visibility": "local", "aids": {"coach": True}}
    for seats, more in ((("me", "random"), {}), (("me", "me"), agreed)):
        table = browsers[0].table(*seats, **more)
        with browsers[0].at(table) as client:
            if "me" in seats[1:]:
                client.ask("look", seat=client.state["sight"]["to_move"])
            client.until(lambda state: state["legal"] is not None)
            said = client.ask("coach", version=client.state["version"], move=client.state["legal"][0])
            assert said["type"] == "coached"
            assert (said["caution"] is None) == (said["rule"] is None)
            assert client.refused("coach", version=0, move=client.state["legal"][0]) == "stale"


def test_hints_come_from_what_the_seat_knows(friends: Friends) -> None:
    _, clients, browsers = friends
    mover, other = mover_of(clients)
    refs = [mover.say("hint") for _ in range(20)]
    answers = [mover.wait(lambda said: said.get("ref") in refs) for _ in refs]
    assert "busy" in [said.get("code") for said in answers]  # one at a time
    hint = next(said for said in answers if said["type"] == "hinted")
    assert hint["move"] in mover.state["legal"]
    preview_events = mover.ask("preview", version=hint["version"], move=hint["move"])["events"]
    assert hint["says"] == [told["phrase"] for told in preview_events]
    again = mover.ask("hint")
    assert [again[key] for key in ("move", "reasons", "chances")] == [
        hint[key] for key in ("move", "reasons", "chances")
    ]
    assert other.refused("hint") == "not-to-move"
    table = browsers[0].table("me", "me", visibility="local", aids={"hints": False, "preview": False})
    with browsers[0].at(table) as client:
        assert client.refused("hint") == "aid-off"
        assert client.refused("preview", version=client.state["version"], move={"type": "pass"}) == "aid-off"


def test_two_devices_on_one_seat_see_the_same(friends: Friends) -> None:
    table, clients, browsers = friends
    mover, _ = mover_of(clients)
    with browsers[clients.index(mover)].at(table) as twin:
        for part in ("view", "legal", "mine"):
            assert twin.state[part] == mover.state[part]
        version, move = twin.state["version"], twin.state["legal"][0]
        refs = [client.say("move", version=version, move=move) for client in (twin, mover)]
        answers = [
            client.wait(lambda said, ref=ref: said.get("ref") == ref)  # type: ignore[misc]
            for client, ref in zip((twin, mover), refs, strict=True)
        ]
        assert sorted(said["type"] for said in answers) == ["done", "refused"]
        for client in (twin, mover):
            client.until_version(version + 1)
        assert twin.state["view"] == mover.state["view"]


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: ServerProcess) -> None:
    ada, phone, thief = Browser(server, "Ada"), Browser(server, "Phone"), Browser(server, "Thief")
    table = ada.table("me", "random", pace=10_000)
    link = ada.post(f"/api/tables/{table}/devices", seat=0).json()
    assert "viewBox" in link["qr"]  # the page draws it whole, at its own size
    assert link["link"].endswith(f"/#/join/{link['token']}")
    assert link["expires"]
    with ada.at(table) as old:
        assert phone.join(link["token"]) == {"table": table, "seat": 0}
        assert old.until(lambda state: state["mine"] == [])["viewer"] == "table"
        assert old.state["view"]["seats"][0]["hand"] is None
        assert old.refused("pause") == "not-your-seat"
    with phone.at(table) as new:
        assert new.state["mine"] == [0]
        assert new.state["sight"]["seats"][0]["name"] == "Ada"
    assert thief.post("/api/join", token=link["token"]).json()["code"] == "bad-link"
    assert thief.post("/api/join", token="made-up").status_code == 404
    late = phone.post(f"/api/tables/{table}/devices", seat=0).json()["token"]
    with closing(sqlite3.connect(server.data / "lichtspiel.sqlite")) as db, db:
        db.execute("UPDATE tokens SET expires = 1 WHERE hash = ?", [digest(late)])
    assert thief.post("/api/join", token=late).json()["code"] == "bad-link"
    assert thief.post(f"/api/tables/{table}/devices", seat=0).status_code == 404


def test_invitations_give_a_seat_or_a_place_to_watch(server: ServerProcess) -> None:
    ada, ben, cem, eve = (Browser(server, name) for name in ("Ada", "Ben", "Cem", "Eve"))
    table = ada.table("me", "open")
    assert eve.get(f"/api/tables/{table}").status_code == 404
    nowhere = ada.post(f"/api/tables/{table}/invitations", seat=9)
    assert (nowhere.status_code, nowhere.json()["code"]) == (422, "no-seat")
    made = ada.post(f"/api/tables/{table}/invitations", seat=1).json()
    seat = made["token"]
    assert made["link"].endswith(f"/#/join/{seat}")
    assert "<svg" in made["qr"]
    assert abs(made["expires"] - time.time() * 1000 - 30 * DAY) < DAY / 24
    assert ben.join(seat) == ben.join(seat) == {"table": table, "seat": 1}
    assert cem.post("/api/join", token=seat).json()["code"] == "seat-taken"
    assert eve.join(ada.invite(table, None)) == {"table": table, "seat": None}
    with eve.at(table) as watching, ada.at(table) as client:
        client.done("start")
        watching.until(lambda state: state["sight"]["phase"] == "playing")
        assert watching.state["viewer"] == "table"
        assert [seat["hand"] for seat in watching.state["view"]["seats"]] == [None, None]
        assert watching.state["legal"] is None
        assert watching.refused("move", version=watching.state["version"], move={"type": "pass"}) == "not-your-seat"
        assert client.state["watchers"] == 1
    listed = ben.get("/api/me").json()
    assert (listed["name"], listed["tables"][0]["table"], listed["tables"][0]["seat"]) == ("Ben", table, 1)


def test_an_invitation_that_is_refused_lets_nobody_in(server: ServerProcess) -> None:
    ada, ben, eve = (Browser(server, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.table("me", "open")
    seat = ada.invite(table, 1)
    ben.join(seat)
    assert eve.post("/api/join", token=seat).json()["code"] == "seat-taken"
    assert eve.get(f"/api/tables/{table}").status_code == 404


def test_a_device_link_is_worth_nothing_once_the_seat_has_changed_hands(server: ServerProcess) -> None:
    ada, ben, cem, eve = (Browser(server, name) for name in ("Ada", "Ben", "Cem", "Eve"))
    table = ada.table("me", "open", "open")
    seat = ada.invite(table, 1)
    ben.join(seat)
    links = [ben.post(f"/api/tables/{table}/devices", seat=1).json()["token"] for _ in range(2)]
    with ben.at(table) as client:
        client.done("leave")
    cem.join(seat)
    assert eve.post("/api/join", token=links[0]).json()["code"] == "bad-link"
    assert cem.get(f"/api/tables/{table}").json()["mine"] == [1]
    links = [cem.post(f"/api/tables/{table}/devices", seat=1).json()["token"] for _ in range(2)]
    eve.join(links[0])
    assert cem.post("/api/join", token=links[1]).json()["code"] == "bad-link"
    assert eve.get(f"/api/tables/{table}").json()["mine"] == [1]


def test_of_many_who_follow_a_device_link_at_once_one_has_the_seat(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "random", pace=10_000)
    link = ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"]
    others = [Browser(server, f"Eve {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda eve: eve.post("/api/join", token=link).status_code, others))
    assert sorted(answers) == [201, *[404] * 7]
    seats = [eve.get(f"/api/tables/{table}") for eve in others]
    assert [answer.status_code == 200 and answer.json()["mine"] == [0] for answer in seats] == [
        status == 201 for status in answers
    ]


def test_an_invitation_can_be_looked_at_before_it_is_followed(server: ServerProcess) -> None:
    ada, ben, eve = (Browser(server, name) for name in ("<b>Ada</b>", "Ben", "Eve"))
    stranger = Browser(server, cookie="nobody")
    terms = {"clock": {"kind": "move", "seconds": 60}, "options": {"take_back": False}}
    table = ada.table("me", "open", "random", game="leuchtturm", **terms)
    seat, watch = ada.invite(table, 1), ada.invite(table, None)

    def look(person: Browser, token: str, **query: str) -> Message:
        answer: Message = person.http.post(f"{server.url}/api/invitation", json={"token": token}, params=query).json()
        return answer

    offered = look(stranger, seat)
    assert (offered["purpose"], offered["seat"], offered["inviter"]) == ("seat", 1, "<b>Ada</b>")
    sight = offered["sight"]
    assert (sight["game"], sight["players"], sight["phase"]) == ("leuchtturm", 3, "gathering")
    assert [each["kind"] for each in sight["seats"]] == ["human", "open", "bot"]
    assert (sight["seats"][0]["name"], sight["clock"]["seconds"]) == ("<b>Ada</b>", 60)
    assert sight["options"]["take_back"] is False
    assert (look(eve, watch)["purpose"], look(eve, watch)["seat"]) == ("watch", None)
    assert eve.get(f"/api/tables/{table}").status_code == 404  # looking at an invitation lets nobody in
    ben.join(seat)
    assert (look(ben, seat)["seat"], look(ben, seat)["mine"]) == (1, [1])
    assert (look(eve, seat)["seats"], look(eve, seat)["mine"]) == ([], [])  # it is taken, and no other is free
    device = ben.post(f"/api/tables/{table}/devices", seat=1).json()["token"]
    assert (look(eve, device)["purpose"], look(eve, device)["inviter"]) == ("device", "Ben")
    eve.join(device)
    refused = look(ben, device, lang="de")
    assert (refused["code"], refused["sentence"][:10]) == ("bad-link", "Dieser Lin")
    assert look(eve, "no such token")["code"] == "bad-link"
    with ada.at(table) as client:
        client.done("start")
    assert (look(stranger, seat)["seats"], look(stranger, seat)["sight"]["phase"]) == ([], "playing")
    assert look(stranger, watch)["sight"]["phase"] == "playing"


def test_open_tables_are_listed_and_joined_by_anybody(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open", visibility="open")
    hidden = ada.table("me", "open")
    listed = [each["table"] for each in ben.get("/api/tables").json()["tables"]]
    assert table in listed
    assert hidden not in listed
    assert ben.post(f"/api/tables/{table}/seats", seat=1).json() == {"table": table, "seat": 1}
    assert ben.post(f"/api/tables/{hidden}/seats", seat=1).status_code == 404
    with ada.at(table) as client:
        client.done("start")
    assert table not in [each["table"] for each in ben.get("/api/tables").json()["tables"]]


def test_before_the_game_seats_are_left_and_filled(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as client, ben.at(table) as other:
        assert client.refused("start") == "seats-free"
        assert client.refused("fill", seat=1, bot="random") == "seat-taken"
        assert client.refused("fill", seat=2, bot="nobody") == "no-bot"
        other.done("leave")
        assert other.until(lambda state: state["mine"] == [])["sight"]["seats"][1]["kind"] == "open"
        client.done("fill", seat=1, bot="random")
        client.done("fill", seat=2, bot="greedy")
        client.done("start")
        assert client.refused("start") == "started"


def harmless(client: Client) -> object:
    """A legal move that reveals nothing, exchanging or dedicating (L10, L11), if there is one."""
    return next((move for move in client.state["legal"] or [] if move["type"] in ("exchange", "dedicate")), None)


def test_undo_is_asked_and_answered_and_never_goes_over_a_reveal(friends: Friends) -> None:
    _, clients, _ = friends
    mover, other = mover_of(clients)
    assert mover.state["no_undo"] == mover.ask("undo")["phrase"] == {"key": "table-refused-undo-nothing", "args": {}}
    mover.move()
    assert mover.state["no_undo"] == mover.ask("undo")["phrase"] == {"key": "lichterfest-revealed", "args": {}}
    for step in range(200):
        mover, other = mover_of(clients)
        if harmless(mover) is not None:
            break
        mover.move(step)
    before = mover.state["view"]
    mover.done("move", version=mover.state["version"], move=harmless(mover))
    assert mover.state["no_undo"] is None
    mover.done("undo")
    assert mover.state["no_undo"] == mover.ask("undo")["phrase"] == {"key": "table-refused-undo-asked", "args": {}}
    assert other.until(lambda state: state["sight"]["undo"] is not None)["sight"]["undo"]["waiting"]
    assert mover.refused("answer", agree=True) == "undo-not-asked"
    version = other.done("answer", agree=True)["version"]
    assert mover.until(lambda state: state["version"] >= version)["view"] == before
    assert mover.my_turn


def test_an_undo_that_is_said_again_after_a_broken_connection_is_done_once(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "random", "random", game="lumen", pace=10_000)
    with ada.at(table) as client:
        client.done("pace", pace=0)
        client.until(lambda state: state["legal"] is not None)
        client.done("pace", pace=10_000)
        client.move()  # a bid reveals nothing, and the bots wait
        moves = client.state["sight"]["moves"]
        said = client.done("undo", ref="mine")
        assert client.state["sight"]["moves"] == moves - 1
    with ada.at(table) as client:
        assert client.ask("undo", ref="mine") == said
        assert client.refused("undo") == "undo-nothing"
        assert client.state["sight"]["moves"] == moves - 1
        client.done("pace", pace=0)
        for step in range(18):
            client.until(lambda state: state["legal"] is not None)
            client.move(step)
        moves = client.state["sight"]["moves"]
        assert client.ask("undo", ref="mine")["type"] == "done"
        assert client.refused("undo", version=1) == "stale"
        client.look()
        assert client.state["sight"]["moves"] >= moves


def test_an_absent_seat_is_played_by_a_bot_until_its_owner_returns(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as client:
        with ben.at(table) as other:
            client.done("start")
            other.until(lambda state: state["sight"]["phase"] == "playing")
        client.wait(lambda said: said["type"] == "presence" and said["online"] == [True, False])
        client.done("hand-over", seat=1)
        for step in range(4):
            client.until(lambda state: state["legal"] is not None)
            client.move(step)
            client.until_moves(step + 1)
        client.until(lambda state: state["legal"] is not None)
        told = [told for said in client.heard if said["type"] == "state" for told in said["events"]]
        laid = [each for each in told if each["event"]["event"] == "laid" and each["event"]["seat"] == 1]
        assert {each["by"] for each in laid} == {"random"}
        with ben.at(table) as back:
            assert back.state["sight"]["seats"][1]["reason"] == "away"
            back.done("return")
            client.until(lambda state: state["sight"]["seats"][1]["reason"] is None)
            while not back.my_turn:
                client.until(lambda state: state["legal"] is not None)
                version = client.move()["version"]
                back.until_version(version)
            back.move()
            back.done("resign")
            assert back.refused("return") == "ended"
            over = client.until(lambda state: state["sight"]["phase"] == "over")["sight"]
            assert (over["result"]["places"], over["result"]["ended"], over["resigned"]) == ([1, 2], "resigned", [1])
        verify(read_record(ada.get(f"/api/tables/{table}/record").content))


def test_nobody_is_replaced_who_has_just_left(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, absence=600, messages_per_second=5000) as own:
        ada, ben = Browser(own, "Ada"), Browser(own, "Ben")
        table = ada.table("me", "open")
        ben.join(ada.invite(table, 1))
        with ada.at(table, lang="de") as client:
            with ben.at(table):
                client.done("start")
                assert client.state["stand_in_from"].count(None) == 1  # the one to move may be replaced some day
                assert client.refused("hand-over", seat=1) in ("is-there", "not-idle")
            gone = client.wait(lambda said: said["type"] == "presence" and not said["online"][1])
            left = gone["stand_in_from"][1] - client.ask("ping")["now"]
            assert 0 < left <= 600_000
            answer = client.ask("hand-over", seat=1)
            assert answer["code"] == "not-away"
            assert f"in {answer['phrase']['args']['seconds']} s" in answer["sentence"]
            assert 0 < answer["phrase"]["args"]["seconds"] <= -(-left // 1000)


def test_a_bot_plays_for_who_has_been_away_for_a_while(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, absence=1, messages_per_second=5000) as own:
        ada, ben = Browser(own, "Ada"), Browser(own, "Ben")
        table = ada.table("me", "open")
        ben.join(ada.invite(table, 1))
        with ada.at(table) as client:
            with ben.at(table):
                client.done("start")
            gone = client.wait(lambda said: said["type"] == "presence" and not said["online"][1])
            wait_for(lambda: client.ask("ping")["now"] >= gone["stand_in_from"][1])
            client.done("hand-over", seat=1)
            assert client.state["sight"]["seats"][1]["reason"] == "away"


def test_pause_stops_the_game(friends: Friends) -> None:
    _, clients, _ = friends
    mover, other = mover_of(clients)
    version, move = mover.state["version"], mover.state["legal"][0]
    other.done("pause")
    assert mover.refused("move", version=version, move=move) == "paused"
    assert mover.until(lambda state: state["sight"]["phase"] == "paused")["legal"] is None
    mover.done("resume")
    mover.done("move", version=version, move=move)


def test_bots_keep_the_pace_and_let_a_trick_be_looked_at(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "random", "random", game="lumen", pace=0)
    with ada.at(table) as client:
        client.done("pace", pace=40)
        for step in range(9):
            client.until(lambda state: state["legal"] is not None)
            client.move(step)
        said = [told for heard in client.heard if heard["type"] == "state" for told in heard["events"]]
    changed = next(each["version"] for each in said if each["event"]["event"] == "paced")
    moves = [each for each in said if each["event"]["event"] in ("bid", "played") and each["version"] > changed]
    tricks = {each["version"] for each in said if each["event"]["event"] == "trick-won"}
    gaps = [(before["version"] in tricks, after["at"] - before["at"]) for before, after in pairwise(moves)]
    bots = [gap for gap, move in zip(gaps, moves[1:], strict=True) if move["by"] == "random"]
    assert min(gap for trick, gap in bots if not trick) >= 38
    assert min(gap for trick, gap in bots if trick) >= 118


def test_a_rematch_rotates_the_seats_once_for_all(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as first, ben.at(table) as second:
        first.done("start")
        assert first.refused("rematch") == "not-over"
        play_out([first, second])
        refs = [client.say("rematch") for client in (first, second)]  # both at once
        for client, ref in zip((first, second), refs, strict=True):
            assert client.wait(lambda said, ref=ref: said.get("ref") == ref)["type"] == "done"  # type: ignore[misc]
        next_table = first.until(lambda state: state["sight"]["rematch"] is not None)["sight"]["rematch"]
        assert second.until(lambda state: state["sight"]["rematch"] is not None)["sight"]["rematch"] == next_table
    assert {each["table"] for each in ben.get("/api/me").json()["tables"]} == {table, next_table}
    state = ben.get(f"/api/tables/{next_table}").json()
    assert [*state["mine"], *state["kept"]] == [0]
    assert state["sight"]["phase"] == "gathering"


def test_one_device_passed_round_sees_one_seat_at_a_time(server: ServerProcess) -> None:
    ada = Browser(server)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    table = ada.post("/api/tables", game="lichterfest", seats=seats, visibility="local").json()["table"]
    with ada.at(table) as client:
        assert client.state["mine"] == [0, 1]
        for seat in (1, 0):
            client.look(seat=seat)
            hands = [held["hand"] is not None for held in client.state["view"]["seats"]]
            assert hands == [number == seat for number in range(2)]
        for step in range(6):
            client.look_from_mover()
            client.move(step)
            client.until_moves(step + 1)
        assert client.refused("look", seat=5) == "not-your-seat"
    refused = ada.post("/api/tables", game="lichterfest", seats=[{"kind": "me"}, {"kind": "open"}], visibility="local")
    assert refused.json()["code"] == "seats-wished"


def test_a_client_that_comes_back_gets_exactly_what_it_missed(friends: Friends) -> None:
    table, clients, browsers = friends
    seen = clients[0].state["version"]
    for step in range(5):
        mover, _ = mover_of(clients)
        mover.move(step)
    mover_of(clients)
    told = [event for said in clients[0].heard if said["type"] == "state" for event in said["events"]]
    missed = [event for event in told if event["version"] > seen]
    with browsers[0].at(table, since=seen) as again:
        assert again.state["since"] == seen
        assert again.state["events"] == missed
    with browsers[0].at(table, since=10**6) as confused:
        assert confused.state["since"] == 0


def test_games_and_rule_books(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server)
    cards = {card["name"]: card for card in ada.get("/api/games", lang="de").json()["games"]}
    assert (cards[game.name]["least"], cards[game.name]["most"]) == (game.players[0], game.players[-1])
    assert "random" in cards[game.name]["bots"]
    book = ada.get(f"/api/games/{game.name}/rules", lang="pl").json()
    assert book["lang"] == "pl"
    assert game.turn_rule in [paragraph["number"] for paragraph in book["paragraphs"]]
    assert ada.get("/api/games/chess/rules").status_code == 404
    for picture in pictures(game.name):
        drawn = ada.get(f"/api/games/{game.name}/pictures/{picture}", lang="pl")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text == game.illustrate(picture, "pl")
    assert ada.get(f"/api/games/{game.name}/pictures/nothing").status_code == 404
    assert ada.get("/api/games/chess/pictures/sets").status_code == 404


def played_cards(events: list[Any]) -> list[Any]:
    """The cards that these events tell of."""
    told = [each["event"] for each in events if each["event"]["event"] == "played"]
    return [(card["seat"], card["place"], card["color"], card["value"]) for card in told]


def test_cards_of_earlier_tricks_are_told_once_and_never_shown_again(server: ServerProcess) -> None:
    """M4: on coming back, looking again or asking over HTTP, one sees the trick on the table and who won the others."""
    people = [Browser(server, f"Player {number}") for number in range(3)]
    table = people[0].table("me", "open", "open", game="lumen")
    for seat, person in enumerate(people[1:], 1):
        person.join(people[0].invite(table, seat))
    watcher = Browser(server, "Watcher")
    watcher.join(people[0].invite(table, None))
    with ExitStack() as stack:
        clients = [stack.enter_context(person.at(table)) for person in (*people, watcher)]
        clients[0].done("start")
        for moves in range(1, 40):  # a round of 3 bids and 30 cards, and into the next one
            assert play_out(clients, 1) == 1
            if moves % 6 != 0 and moves not in (33, 34, 37):
                continue
            watching = clients[3].until_moves(moves)
            trick = watching["view"]["trick"]
            lying = [(card["seat"], card["place"], card["color"], card["value"]) for card in trick["cards"]]
            clients[3].look()
            states = [clients[3].state]
            for who in (people[1], watcher):
                states.append(who.get(f"/api/tables/{table}").json())
                for since in (0, 7, watching["version"] - 4):
                    with who.at(table, since=since) as back:
                        states.append(back.state)
            for state in states:
                shown = played_cards(state["events"])
                assert shown == lying[len(lying) - len(shown) :]
                won = [each["event"]["trick"] for each in state["events"] if each["event"]["event"] == "trick-won"]
                assert state["since"] or len(won) == (moves - 3) // 3 - (moves >= 36)
        everything = [each for said in clients[0].heard if said["type"] == "state" for each in said["events"]]
        cards = played_cards([each for each in everything if each["version"] <= 38])  # up to the first deal's last card
        assert len(cards) == len(set(cards)) == 30
