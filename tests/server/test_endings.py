"""Giving up, ending together, days and practice, over the wire."""

from contextlib import ExitStack
from pathlib import Path

from lichtspiel import read_record, verify
from tests.server.harness import Browser, Client, ServerProcess


def three_at_a_table(server: ServerProcess, stack: ExitStack) -> tuple[Browser, str, list[Client]]:
    people = [Browser(server, name) for name in ("Ada", "Ben", "Cem")]
    table = people[0].table("me", "open", "open")
    for seat in (1, 2):
        people[seat].join(people[0].invite(table, seat))
    clients = [stack.enter_context(person.at(table)) for person in people]
    clients[0].done("start")
    for client in clients:
        client.until(lambda state: state["sight"]["phase"] == "playing")
    return people[0], table, clients


def test_those_who_are_left_end_the_game_together(server: ServerProcess) -> None:
    with ExitStack() as stack:
        browser, table, (ada, ben, cem) = three_at_a_table(server, stack)
        cem.done("resign")
        assert cem.refused("return") == "resigned"
        ada.until(lambda state: state["sight"]["resigned"] == [2])
        asked = ada.done("end", ref="once")
        assert ada.done("end", ref="once")["version"] >= asked["version"]
        state = ben.until(lambda state: state["sight"]["end"] is not None)
        assert state["sight"]["end"] == {"seat": 0, "waiting": [1], "agreed": []}
        ben.done("answer-end", agree=True, version=state["version"])
        over = cem.until(lambda state: state["sight"]["phase"] == "over")
        assert (over["sight"]["result"]["ended"], over["sight"]["result"]["places"][2]) == ("agreed", 3)
        assert over["view"]["result"] == over["sight"]["result"]
        assert (over["legal"], over["prompt"]["key"]) == (None, "table-prompt-over")
        record = read_record(browser.get(f"/api/tables/{table}/record").content)
        verify(record)
        assert record.resigned == (2,)
        last = browser.get(f"/api/tables/{table}/replay").json()["frames"][-1]
        assert last["view"]["result"] is not None
        assert last["events"][-1]["phrase"]["key"] == "table-event-end-agreed"
        ada.done("rematch")


def test_whoever_has_given_up_may_only_watch_and_talk(server: ServerProcess) -> None:
    with ExitStack() as stack:
        browser, table, (ada, ben, _) = three_at_a_table(server, stack)
        ada.done("resign")
        ben.close()
        assert ada.refused("hand-over", seat=1) == "resigned"
        for wish in ({"seat": 1}, {"seat": None}, {"table": True}):
            assert browser.post(f"/api/tables/{table}/invitations", **wish).json()["code"] == "resigned"
        ada.done("say", saying="good-game")


def test_the_end_does_not_wait_for_who_is_gone(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, absence=0, messages_per_second=5000) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open")
        ben.join(ada.invite(table, 1))
        with ada.at(table) as client:
            client.done("start")
            client.done("end")
            asked = client.until(lambda state: state["sight"]["end"] is not None)["sight"]["end"]
            assert asked["waiting"] == [1], "no bot plays for Ben yet"
            client.done("answer-end", agree=False, version=client.state["version"])
            client.done("hand-over", seat=1)
            client.done("end")
            over = client.until(lambda state: state["sight"]["phase"] == "over")
            assert over["sight"]["result"]["ended"] == "agreed"


def test_nobody_cuts_days_short(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, absence=0, messages_per_second=5000) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        table = ada.table("me", "open", clock={"kind": "days", "days": 1})
        ben.join(ada.invite(table, 1))
        with ada.at(table) as client:
            client.done("start")
            while client.state["sight"]["to_move"] == 0:
                client.move()
            assert client.refused("hand-over", seat=1) == "days"
            state = client.until(lambda state: state["sight"]["to_move"] == 1)
            assert state["stand_in_from"] == [None, state["sight"]["deadline"]]
        with ben.at(table) as own:
            own.done("leave")  # one's own wish
            assert own.state["sight"]["seats"][1]["reason"] == "away"


def test_practice_is_for_one_person(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    for seats, visibility in ((["me", "open"], "private"), (["me", "me"], "local")):
        wished = [{"kind": kind} for kind in seats]
        answer = ada.post("/api/tables", game="lichterfest", seats=wished, visibility=visibility, practice=True)
        assert (answer.status_code >= 400, answer.json()["code"]) == (True, "practice")
    table = ada.table("me", "random", practice=True)
    with ada.at(table) as client:
        client.until(lambda state: state["legal"] is not None)
        while client.state["sight"]["moves"] < 6:
            client.move()
            client.until(lambda state: state["legal"] is not None)
        assert client.state["no_undo"] is None
        moves = client.state["sight"]["moves"]
        client.done("undo", version=client.state["version"])
        client.done("undo", version=client.state["version"])
        assert client.state["sight"]["moves"] < moves
        client.done("resign")
        client.done("rematch")
        again = client.state["sight"]["rematch"]
    assert ada.get(f"/api/tables/{again}").json()["sight"]["practice"] is True
