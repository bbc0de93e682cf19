"""Coming to a table and leaving it: links for seats and tables, seats that are kept or given away, hosts, names."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from lichtspiel import read_record
from lichtspiel.table.terms import DAY
from tests.server.days import DayHub, on_days
from tests.server.harness import Browser, ServerProcess, play_out, wait_for


def link(browser: Browser, where: str, **wish: Any) -> str:
    made = browser.post(f"/api/tables/{where}/invitations", **wish)
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def offered(browser: Browser, token: str) -> tuple[list[int], list[int]]:
    """The seats that a link offers, and those its reader has already."""
    offer = browser.post("/api/invitation", token=token).json()
    return offer["seats"], offer["mine"]


def code(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def people(server: ServerProcess, *names: str) -> list[Browser]:
    return [Browser(server, name) for name in names]


# Links


def test_one_link_seats_everybody_and_then_lets_them_watch(server: ServerProcess) -> None:
    ada, ben, cem, dora = people(server, "Ada", "Ben", "Cem", "Dora")
    table = ada.table("me", "open", "open", game="lumen")
    token = link(ada, table, table=True)
    assert offered(ben, token) == ([1, 2], [])
    assert ben.join(token)["seat"] == 1
    assert ben.join(token)["seat"] == 1  # again: that is where they sit
    assert offered(ben, token) == ([2], [1])
    assert cem.post("/api/join", token=token, seat=2).json()["seat"] == 2
    assert offered(dora, token) == ([], [])
    assert code(dora.post("/api/join", token=token)) == "all-taken"
    assert dora.post("/api/join", token=token, watch=True).json() == {"table": table, "seat": None}
    assert dora.get(f"/api/tables/{table}").json()["viewer"] == "table"


def test_whoever_comes_too_late_is_offered_another_seat(server: ServerProcess) -> None:
    ada, ben, cem = people(server, "Ada", "Ben", "Cem")
    table = ada.table("me", "open", "open", game="lumen")
    token = ada.invite(table, 1)
    assert offered(ben, token) == ([1, 2], [])
    ben.join(token)
    assert offered(cem, token) == ([2], [])
    assert code(cem.post("/api/join", token=token, seat=1)) == "seat-taken"
    assert cem.post("/api/join", token=token, seat=2).json()["seat"] == 2


def test_whoever_chooses_no_seat_gets_whichever_is_free(server: ServerProcess) -> None:
    ada, ben, cem, dora = people(server, "Ada", "Ben", "Cem", "Dora")
    table = ada.table("me", "open", "open", game="lumen")
    token = ada.invite(table, 2)
    assert [ben.join(token)["seat"], cem.join(token)["seat"]] == [2, 1]
    assert cem.join(token)["seat"] == 1  # again: that is where they sit
    assert code(dora.post("/api/join", token=token)) == "seat-taken"


def test_a_link_to_a_game_that_has_begun_lets_one_watch(server: ServerProcess) -> None:
    ada, ben = people(server, "Ada", "Ben")
    table = ada.table("me", "open")
    seat, whole = ada.invite(table, 1), link(ada, table, table=True)
    with ada.at(table) as client:
        client.done("fill", seat=1, bot="random")
        client.done("start")
    for token in (seat, whole):
        assert offered(ben, token) == ([], [])
        assert code(ben.post("/api/join", token=token)) == "started"
        assert ben.post("/api/join", token=token, watch=True).status_code == 201


# A seat that nobody plays


def begun(ada: Browser, *others: str | Browser, **terms: Any) -> str:
    """A game among friends, with bots where names of bots stand."""
    kinds = ["open" if isinstance(other, Browser) else other for other in others]
    table = ada.table("me", *kinds, game="lumen", **terms)
    for seat, other in enumerate(others, 1):
        if isinstance(other, Browser):
            other.join(ada.invite(table, seat))
    if any(isinstance(other, Browser) for other in others):
        with ada.at(table) as client:
            client.done("start")
    return table


def test_a_lost_cookie_is_not_the_end(server: ServerProcess) -> None:
    ada, ben = people(server, "Ada", "Ben")
    table = begun(ada, ben, "random")
    with ada.at(table) as client:
        token = link(ada, table, seat=1)
        anew = Browser(server, "Ben")
        assert offered(anew, token) == ([1], [])
        assert anew.join(token) == {"table": table, "seat": 1}
        client.until(lambda state: any(told["event"]["event"] == "taken-over" for told in state["events"]))
    state = anew.get(f"/api/tables/{table}").json()
    assert (state["mine"], state["viewer"]) == ([1], 1)
    assert [seat["name"] for seat in state["sight"]["seats"]][:2] == ["Ada", "Ben"]
    before = ben.get(f"/api/tables/{table}").json()
    # Who has the old cookie can come back, too.
    assert (before["mine"], before["kept"], before["viewer"]) == ([], [1], "table")
    assert code(ben.post("/api/join", token=token)) == "bad-link"  # it is used up


def test_the_seat_of_a_bot_can_be_given_to_a_person(server: ServerProcess) -> None:
    ada, cleo = people(server, "Ada", "Cleo")
    table = begun(ada, "random", "random")
    cleo.join(link(ada, table, seat=2))
    seats = cleo.get(f"/api/tables/{table}").json()["sight"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("human", None), ("bot", "random"), ("human", None)]


def test_nobody_takes_the_seat_of_who_is_there(server: ServerProcess) -> None:
    ada, ben, eve = people(server, "Ada", "Ben", "Eve")
    table = begun(ada, ben, "random")
    token = link(ada, table, seat=1)
    with ben.at(table) as client:
        assert code(ada.post(f"/api/tables/{table}/invitations", seat=1)) == "is-there"
        assert offered(eve, token) == ([], [])
        assert code(eve.post("/api/join", token=token)) == "is-there"
        client.done("leave")  # a bot plays, but they look on
        assert code(eve.post("/api/join", token=token)) == "is-there"


def test_who_has_just_gone_keeps_the_seat_for_a_while(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("data"), absence=600) as server:
        ada, ben = people(server, "Ada", "Ben")
        table = begun(ada, ben, "random")
        assert code(ada.post(f"/api/tables/{table}/invitations", seat=1)) == "not-gone"


def test_nobody_gets_a_second_seat_by_a_link(server: ServerProcess) -> None:
    ada, ben = people(server, "Ada", "Ben")
    table = begun(ada, ben, "random")
    assert code(ada.post("/api/join", token=link(ada, table, seat=2))) == "has-seat"


def test_links_of_before_the_game_give_no_seat_away(server: ServerProcess) -> None:
    ada, ben, eve = people(server, "Ada", "Ben", "Eve")
    table = ada.table("me", "open", "random", game="lumen")
    token = ada.invite(table, 1)
    ben.join(token)
    with ada.at(table) as client:
        client.done("start")
    assert offered(eve, token) == ([], [])
    assert code(eve.post("/api/join", token=token)) == "started"


def test_strangers_give_no_seats_away(server: ServerProcess) -> None:
    ada, _ = people(server, "Ada", "Ben")
    table = begun(ada, "random", "random", visibility="open")
    assert code(ada.post(f"/api/tables/{table}/invitations", seat=1)) == "not-given-away"


def test_nobody_takes_the_days_that_somebody_was_promised(tmp_path: Path) -> None:
    """However long they are away, until the time for a move is over; then a lost cookie is not the end."""

    async def work(hub: DayHub) -> None:
        ada, ben, anew = hub.visitor(), hub.visitor("Ben"), hub.visitor("Ben")
        seats, clock = [{"kind": "me"}, {"kind": "open"}], {"kind": "days", "days": 1}
        made = await ada.post("/api/tables", game="leuchtturm", name="Ada", seats=seats, clock=clock)
        table, room = made["table"], await hub.room(made["table"])
        token = (await ada.post(f"/api/tables/{table}/invitations", seat=1))["token"]
        await ben.post("/api/join", token=token, name="Ben")
        await room.act(hub.start)
        owner, host = (ada, ben) if room.table.to_move == 0 else (ben, ada)
        seat = int(owner is ben)

        async def lent(of: int) -> Any:
            return await host.post(f"/api/tables/{table}/invitations", seat=of)

        hub.time += DAY - 1000
        refusal = await lent(seat)
        assert (refusal["code"], refusal["phrase"]["args"]["days"]) == ("bot-first", "yes")
        hub.time += 1000
        await room.autoplay.flag()
        await anew.post("/api/join", token=(await lent(seat))["token"], name="Ben")
        assert (await anew.get(f"/api/tables/{table}"))["mine"] == [seat]

        await room.act(lambda table, now: table.hand_over(seat, "away", now, wished=True))
        refusal = await lent(seat)
        assert (refusal["code"], refusal["phrase"]["args"]["hours"]) == ("not-gone", 24)
        assert room.audience.presence().stand_in_from[seat] == hub.time + DAY
        hub.time += DAY
        assert "token" in await lent(seat)

    on_days(tmp_path, work, absence=0)


def lent(ada: Browser, ben: Browser, eve: Browser) -> str:
    """A table of Ada and Ben where his seat is lent to Eve."""
    table = ada.table("me", "open", visibility="open")
    assert ben.post(f"/api/tables/{table}/seats", seat=1).status_code == 201
    with ada.at(table) as client:
        client.done("start")
        assert code(ada.post(f"/api/tables/{table}/invitations", seat=1)) == "bot-first"
        client.done("hand-over", seat=1)
        eve.join(link(ada, table, seat=1))
    return table


def test_whose_seat_was_lent_takes_it_back(server: ServerProcess) -> None:
    ada, ben, eve = people(server, "Ada", "Ben", "Eve")
    table = lent(ada, ben, eve)
    with eve.at(table) as client, ben.at(table) as owner:
        assert client.refused("resign") == "lent"
        assert (owner.state["mine"], owner.state["kept"], owner.state["succeeded_by"]) == ([], [1], "Eve")
        assert ben.post(f"/api/tables/{table}/seats", seat=1).json() == {"table": table, "seat": 1}
        assert owner.until(lambda state: state["mine"] == [1])["sight"]["seats"][1]["name"] == "Ben"
        left = client.until(lambda state: state["mine"] == [])
        assert (left["kept"], left["succeeded_by"]) == ([], "Ben")
    assert code(eve.post(f"/api/tables/{table}/seats", seat=1)) == "started"


def test_who_is_lent_a_seat_and_is_forgotten_gives_nothing_up(server: ServerProcess) -> None:
    ada, ben, eve = people(server, "Ada", "Ben", "Eve")
    table = lent(ada, ben, eve)
    assert eve.http.delete(f"{server.url}/api/me").status_code == 204
    seat = ada.get(f"/api/tables/{table}").json()["sight"]["seats"][1]
    assert (seat["name"], seat["reason"]) == ("N. N.", "away")
    assert ben.post(f"/api/tables/{table}/seats", seat=1).status_code == 201


def test_among_strangers_a_bot_has_to_play_first(server: ServerProcess) -> None:
    ada, ben, anew = people(server, "Ada", "Ben", "Ben")
    table = lent(ada, ben, anew)
    assert ben.get(f"/api/tables/{table}").json()["kept"] == [1]


# Another device


def test_the_old_device_can_have_its_seat_back(server: ServerProcess) -> None:
    ada, telephone = people(server, "Ada", "Ada")
    table = begun(ada, "random", "random")
    with ada.at(table) as client:
        telephone.join(ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"])
        state = client.until(lambda state: state["mine"] == [])
        assert (state["viewer"], state["kept"]) == ("table", [0])
        assert ada.post(f"/api/tables/{table}/seats", seat=0).status_code == 201
        assert client.until(lambda state: state["mine"] == [0])["kept"] == []
    assert telephone.get(f"/api/tables/{table}").json()["kept"] == [0]


def told(state: dict[str, Any]) -> list[Any]:
    return [each["event"] for each in state["events"]]


def test_a_device_that_gets_the_seat_while_it_watches_is_told_all_that_happened(server: ServerProcess) -> None:
    ada, telephone = people(server, "Ada", "Ada")
    table = begun(ada, "random", "random")
    telephone.join(ada.invite(table, None))
    with ada.at(table) as client, telephone.at(table) as other:
        client.until(lambda state: state["legal"] is not None)
        before = ada.get(f"/api/tables/{table}").json()
        telephone.join(ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"])
        there = other.until(lambda state: state["mine"] == [0])
        assert (there["since"], there["viewer"]) == (0, 0)
        assert told(there)[: len(told(before))] == told(before), "what the seat was told, no more and no less"
        left = client.until(lambda state: state["mine"] == [])
        assert (left["since"], left["viewer"]) == (0, "table")
        public = telephone.get(f"/api/tables/{table}").json()
        assert len(left["events"]) == len(public["events"])


def test_a_device_with_a_name_keeps_it(server: ServerProcess) -> None:
    ada, work = people(server, "Ada", "Dr. Ada")
    table = begun(ada, "random", "random")
    work.join(ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"])
    assert work.get("/api/me").json()["name"] == "Dr. Ada"


# Rematches


def finished(server: ServerProcess, *names: str) -> tuple[list[Browser], str]:
    """A game of these people that is over."""
    ada, *others = people(server, *names)
    table = ada.table("me", *["open"] * len(others), *["random"] * (3 - len(names)), game="lumen")
    for seat, other in enumerate(others, 1):
        other.join(ada.invite(table, seat))
    with ExitStack() as stack:
        clients = [stack.enter_context(person.at(table)) for person in (ada, *others)]
        if others:
            clients[0].done("start")
        play_out(clients)
    return [ada, *others], table


def rematch(asker: Browser, table: str) -> str:
    with asker.at(table) as client:
        client.done("rematch")
        return str(client.until(lambda state: state["sight"]["rematch"] is not None)["sight"]["rematch"])


def test_a_rematch_begins_when_everybody_has_sat_down(server: ServerProcess) -> None:
    (ada, ben), table = finished(server, "Ada", "Ben")
    again = rematch(ada, table)
    with ada.at(again) as client:
        sight = client.state["sight"]
        assert (sight["phase"], sight["to_move"]) == ("gathering", None)
        assert [seat["kind"] for seat in sight["seats"]] == ["open", "bot", "human"]
        assert sight["seats"][0]["kept_for"] == "Ben"
        assert ben.get(f"/api/tables/{again}").json()["kept"] == [0]
        assert ben.post(f"/api/tables/{again}/seats", seat=0).status_code == 201
        client.until(lambda state: state["sight"]["phase"] == "playing")


def test_a_seat_that_nobody_takes_again_goes_to_a_bot_or_by_a_link(server: ServerProcess) -> None:
    (ada, ben), table = finished(server, "Ada", "Ben")
    again = rematch(ben, table)
    (eve,) = people(server, "Eve")
    assert code(eve.post(f"/api/tables/{again}/seats", seat=2)) == "no-table"
    assert offered(eve, link(ben, again, table=True)) == ([], [])  # it is kept for Ada
    assert eve.join(ben.invite(again, 2))["seat"] == 2
    assert ada.get(f"/api/tables/{again}").json()["sight"]["phase"] == "playing"


def test_a_bot_on_a_kept_seat_makes_way_for_whose_it_is(server: ServerProcess) -> None:
    (ada, ben), table = finished(server, "Ada", "Ben")
    again = rematch(ada, table)
    (eve,) = people(server, "Eve")
    with ada.at(again) as client:
        client.done("fill", seat=0, bot="random")
        token = link(ada, again, table=True)
        assert (offered(ben, token), offered(eve, token)) == (([0], []), ([], []))
        assert ben.get(f"/api/tables/{again}").json()["kept"] == [0]
        assert ben.post(f"/api/tables/{again}/seats", seat=0).status_code == 201
        begun = client.until(lambda state: state["sight"]["phase"] == "playing")
    assert begun["sight"]["seats"][0]["name"] == "Ben"


def test_alone_against_bots_a_rematch_begins_at_once(server: ServerProcess) -> None:
    (ada,), table = finished(server, "Ada")
    again = rematch(ada, table)
    assert ada.get(f"/api/tables/{again}").json()["sight"]["phase"] == "playing"


# Hosts


def open_table(server: ServerProcess) -> tuple[list[Browser], str]:
    ada, ben, eve = people(server, "Ada", "Ben", "Eve")
    table = ada.table("me", "open", "open", game="lumen", visibility="open")
    for seat, person in ((1, ben), (2, eve)):
        assert person.post(f"/api/tables/{table}/seats", seat=seat).status_code == 201
    return [ada, ben, eve], table


def test_only_who_made_an_open_table_begins_or_sends_away(server: ServerProcess) -> None:
    (ada, _, eve), table = open_table(server)
    with ada.at(table) as host, eve.at(table) as guest:
        assert guest.state["sight"]["host"] == 0
        assert guest.refused("start") == "not-host"
        assert guest.refused("send-away", seat=1) == "not-host"
        host.done("send-away", seat=2)
        assert guest.until(lambda state: state["mine"] == [])["events"][-1]["event"]["event"] == "sent-away"
        assert code(eve.post(f"/api/tables/{table}/seats", seat=2)) == "sent-away"
        assert guest.refused("fill", seat=2, bot="random") == "not-your-seat"
        host.done("fill", seat=2, bot="random")
        host.done("start")


def on_offer(browser: Browser) -> list[str]:
    return [each["table"] for each in browser.get("/api/tables").json()["tables"]]


def test_only_tables_of_use_are_on_offer(server: ServerProcess) -> None:
    (ada, ben, eve), table = open_table(server)
    (cem,) = people(server, "Cem")
    assert table not in on_offer(cem), "it is full"
    assert table in on_offer(ben), "but it is their own"
    with ada.at(table) as host:
        host.done("send-away", seat=2)
    assert (table in on_offer(cem), table in on_offer(eve)) == (True, False)
    with ada.at(table) as host:
        host.done("fill", seat=2, bot="random")
        host.done("leave")
    with ben.at(table) as last:
        last.done("leave")
    assert table not in on_offer(cem), "only a bot sits there"


def test_if_the_host_is_gone_others_begin(server: ServerProcess) -> None:
    (_, ben, _), table = open_table(server)
    with ben.at(table) as client:
        client.done("start")


def test_if_the_host_is_gone_those_who_are_there_free_what_nobody_sits_on(server: ServerProcess) -> None:
    (ada, ben, eve), table = open_table(server)
    with ben.at(table) as client, eve.at(table):
        assert client.refused("send-away", seat=2) == "not-host", "Eve is there"
        client.done("send-away", seat=0)
        client.done("fill", seat=0, bot="random")
        client.done("send-away", seat=0)
        with ada.at(table) as host:
            assert host.state["sent_away_by"] == "Ben"
        assert ada.post(f"/api/tables/{table}/seats", seat=0).status_code == 201, "she was only away"
        with ada.at(table) as host:
            assert (host.state["mine"], host.state["sent_away_by"]) == ([0], None)
            assert host.state["sight"]["host"] == 1, "who has been there longest"


def test_who_is_sent_away_is_told_by_whom_and_offered_no_seat(server: ServerProcess) -> None:
    (ada, _, eve), table = open_table(server)
    token = ada.invite(table, None)
    with ada.at(table) as host, eve.at(table) as guest:
        host.done("send-away", seat=2)
        told = guest.until(lambda state: state["sent_away_by"] is not None)
        assert (told["sent_away_by"], told["mine"], told["viewer"]) == ("Ada", [], "table")
        assert told["sight"]["seats"][2]["kind"] == "open"
        assert host.state["sent_away_by"] is None
    for link in (token, ada.post(f"/api/tables/{table}/invitations", table=True).json()["token"]):
        offer = eve.post("/api/invitation", token=link).json()
        assert offer["seats"] == []
        assert offer["sent_away_by"] == "Ada"
    assert eve.post("/api/join", token=token, watch=True).status_code == 201


# Names


def name_at(browser: Browser, table: str, seat: int) -> str:
    return str(browser.get(f"/api/tables/{table}").json()["sight"]["seats"][seat]["name"])


def test_a_new_name_reaches_the_tables_one_plays_at(server: ServerProcess) -> None:
    ada, ben = people(server, "Guest", "Ben")
    waiting = ada.table("me", "open", visibility="open")
    running = begun(ada, ben, "random")
    with ben.at(running) as client:
        ada.put("/api/me", name="Ben")
        client.until(lambda state: any(told["event"]["event"] == "renamed" for told in state["events"]))
    assert (name_at(ada, waiting, 0), name_at(ada, running, 0)) == ("Ben", "Ben 2")


def test_a_name_that_passes_for_words_of_the_table_is_refused(server: ServerProcess) -> None:
    (ada,) = people(server, "Ada")
    table = ada.table("me", "open", visibility="open")
    for name in ("Du", "Ada gives up.", "Computer, schwer"):
        assert code(ada.put("/api/me", name=name)) == "name-words"
        assert code(ada.post("/api/tables", game="lumen", seats=[{"kind": "me"}, {}, {}], name=name)) == "name-words"
    assert (ada.get("/api/me").json()["name"], name_at(ada, table, 0)) == ("Ada", "Ada")


def test_whoever_changes_their_name_again_at_once_is_told_to_wait(server: ServerProcess) -> None:
    (ada,) = people(server, "Ada")
    table = begun(ada, "random", "random")
    assert ada.put("/api/me", name="Ida").status_code == 200
    assert code(ada.put("/api/me", name="Ada")) == "rename-wait"
    assert (ada.get("/api/me").json()["name"], name_at(ada, table, 0)) == ("Ida", "Ida")


def test_games_that_are_over_and_devices_that_are_passed_round_keep_their_names(server: ServerProcess) -> None:
    (ada,), over = finished(server, "Ada")
    seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    local = ada.post("/api/tables", game="lichterfest", seats=seats, visibility="local").json()["table"]
    ada.put("/api/me", name="Ida")
    assert (name_at(ada, over, 0), name_at(ada, local, 0)) == ("Ada", "Left")
    assert read_record(ada.get(f"/api/tables/{over}/record").text).players[0] == "Ada"


# One's own list


def listed(browser: Browser) -> dict[str, Any]:
    return {each["table"]: each for each in browser.get("/api/me").json()["tables"]}


def test_a_table_that_one_has_left_is_not_listed(server: ServerProcess) -> None:
    ada, ben = people(server, "Ada", "Ben")
    table = ada.table("me", "open")
    token = ada.invite(table, 1)
    ben.join(token)
    with ben.at(table) as client:
        client.done("leave")
    assert table not in listed(ben)
    ben.join(token)
    assert listed(ben)[table]["seat"] == 1
    with ada.at(table) as client:  # who made it too
        client.done("leave")
    assert table not in listed(ada)


def test_games_can_be_put_away_and_are_forgotten_all_the_same(server: ServerProcess) -> None:
    (ada, ben), table = finished(server, "Ada", "Ben")
    running = begun(ada, ben, "random")
    assert ada.http.delete(f"{server.url}/api/me/tables/{table}").status_code == 204
    assert code(ada.http.delete(f"{server.url}/api/me/tables/{running}")) == "still-playing"
    assert set(listed(ada)) == {running}
    assert table in listed(ben)
    assert ada.http.delete(f"{server.url}/api/me").status_code == 204
    assert name_at(ben, table, 0) == "N. N."


def test_the_list_says_which_tables_have_changed(server: ServerProcess) -> None:
    (ada,) = people(server, "Ada")
    table = begun(ada, "random", "random")
    with ada.at(table) as client:
        client.until(lambda state: state["legal"] is not None)
        before = listed(ada)[table]["version"]
        client.move()
        wait_for(lambda: listed(ada)[table]["version"] > before)


def forgotten(server: ServerProcess, person: Browser) -> None:
    assert person.http.delete(f"{server.url}/api/me").status_code == 204


def test_given_kept_and_changed_names_are_forgotten(server: ServerProcess) -> None:
    ada, ben, cleo = people(server, "Ada", "Ben", "Cleo")
    table = begun(ada, ben, "random")
    cleo.join(link(ada, table, seat=1))
    cleo.put("/api/me", name="Klara")
    forgotten(server, ben)
    text = ada.get(f"/api/tables/{table}").text
    assert "Ben" not in text
    assert "Klara" in text
    forgotten(server, cleo)
    text = ada.get(f"/api/tables/{table}").text
    assert not [name for name in ("Cleo", "Klara") if name in text]


def test_nothing_is_kept_for_who_is_forgotten(server: ServerProcess) -> None:
    (ada, ben), table = finished(server, "Ada", "Ben")
    again = rematch(ada, table)
    forgotten(server, ben)
    seats = ada.get(f"/api/tables/{again}").json()["sight"]["seats"]
    assert (seats[0]["kind"], seats[0]["kept_for"]) == ("open", None)


# Privacy


def test_the_server_says_how_long_it_keeps_what(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("data"), keep_finished=0, keep_links=7) as server:
        (ada,) = people(server, "Ada")
        kept = ada.get("/api/privacy").json()
        assert (kept["finished"], kept["links"], kept["cookie"]) == (0, 7, 365)


def test_a_cookie_lives_for_so_many_days_after_the_last_visit(server: ServerProcess) -> None:
    """As the page about privacy says."""
    (ada,) = people(server, "Ada")
    seconds = ada.get("/api/privacy").json()["cookie"] * 86_400
    visit = ada.get("/api/me")
    assert visit.headers["set-cookie"].startswith(f"lichtspiel={ada.cookie}; Path=/; Max-Age={seconds};")
    assert visit.headers["cache-control"] == "no-store"
    assert "set-cookie" not in httpx2.get(f"{server.url}/api/me").headers, "who has no seat and no name is nobody"


def test_browsers_may_keep_what_never_changes(server: ServerProcess) -> None:
    (ada,) = people(server, "Ada")
    page = ada.get("/")
    assert page.headers["cache-control"] == "no-cache"
    script = page.text.split('src="./')[1].split('"')[0]
    assert "immutable" in ada.get(f"/{script}").headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "lang"), [("de-AT,de;q=0.9", "de"), ("fr, pl;q=0.8, en;q=0.5", "pl"), ("fr", "en"), (None, "en")]
)
def test_the_page_says_which_language_it_will_speak(server: ServerProcess, accepted: str | None, lang: str) -> None:
    """Before any script runs, for screen readers and browsers that offer to translate."""
    headers = {} if accepted is None else {"accept-language": accepted}
    page = httpx2.get(f"{server.url}/", headers=headers)
    assert f'<html lang="{lang}" ' in page.text
    assert "Accept-Language" in page.headers["vary"]
