"""Two and three real servers on one PostgreSQL and one NATS: whichever is asked, the table's owner answers."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from lichtspiel.core.games import AnyGame
from tests.server.bus import Nats
from tests.server.fleets import Fleet, at_another, running
from tests.server.harness import Browser, Client, play_out, wait_for
from tests.server.postgres import Postgres
from tests.server.shelf import NAMES
from tests.server.test_wire_secrecy import timeless


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: Nats) -> Iterator[Fleet]:
    """Two servers for tests that end neither; they must not have logged an error."""
    with running(Fleet(tmp_path_factory.mktemp("fleet"), postgres, nats, 2)) as both:
        yield both
    assert both.errors == []


def test_a_game_is_played_at_the_wrong_server(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada = Browser(here)
    table = ada.table("me", "me", visibility="local")
    with at_another(ada, there).at(table) as client:
        for _ in range(6):
            client.look_from_mover()
            client.move()
        seen = client.state["version"]
    with ada.at(table) as client:
        assert client.state["version"] == seen


def test_two_people_at_two_servers_see_each_others_moves(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada, ben = Browser(here, "Ada"), Browser(there, "Ben")
    table = ada.table("me", "open", visibility="private")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as first, ben.at(table) as second:
        first.done("start")
        assert play_out([first, second], 20) == 20
        for client in (first, second):
            client.until_moves(20)


def test_a_relay_passes_on_what_the_owner_shows_byte_for_byte(fleet: Fleet, game: AnyGame) -> None:
    """So nothing secret crosses it that would not cross a socket of the owner's, about which other tests know all."""
    here, there = fleet.servers.values()
    people = [Browser(here, name) for name in NAMES[: game.players[0]]]
    table = people[0].table("me", *["open"] * (len(people) - 1), game=game.name, visibility="open")
    for seat, person in list(enumerate(people))[1:]:
        assert person.post(f"/api/tables/{table}/seats", seat=seat).status_code == 201
    with ExitStack() as stack:
        owners = [stack.enter_context(person.at(table)) for person in people]
        relayed = [stack.enter_context(at_another(person, there).at(table)) for person in people]
        owners[0].done("start")
        play_out(owners, 12)
        newest = max(client.state["version"] for client in owners)
        for near, far in zip(owners, relayed, strict=True):
            near.until_version(newest)
            far.until_version(newest)
            assert shown(near, newest) == shown(far, newest)
            assert len(shown(near, newest)) > 10
        for person in people:
            answers = [timeless(each.get(f"/api/tables/{table}").text) for each in (person, at_another(person, there))]
            assert answers[0] == answers[1]


def shown(client: Client, newest: int) -> dict[int, str]:
    """The states after the beginning, when everybody is there."""
    states = [(said, raw) for said, raw in zip(client.heard, client.raw, strict=True) if said["type"] == "state"]
    start = next(said["version"] for said, _ in states if said["sight"]["phase"] == "playing")
    return {said["version"]: timeless(raw) for said, raw in states if start <= said["version"] <= newest}


def test_whatever_is_asked_over_http_is_answered_by_the_owner(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada = Browser(here)
    table = ada.table("me", "open", visibility="open")
    same, ben = at_another(ada, there), Browser(there, "Ben")
    assert same.get(f"/api/tables/{table}").json()["mine"] == [0]
    assert same.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"
    assert table in [each["table"] for each in ben.get("/api/tables").json()["tables"]]
    assert ben.post(f"/api/tables/{table}/seats", seat=1, name="Ben").status_code == 201
    assert ben.put("/api/me", name="Benno").json()["name"] == "Benno"
    assert ada.get(f"/api/tables/{table}").json()["sight"]["seats"][1]["name"] == "Benno"
    refused = ben.post(f"/api/tables/{table}/invitations", seat=7)
    assert (refused.status_code, refused.json()["code"]) == (422, "no-seat")
    assert ben.get("/api/tables/none").status_code == 404


def test_my_games_say_how_far_tables_of_other_servers_have_come(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada = Browser(here)
    table = ada.table("me", "me", visibility="local")
    same = at_another(ada, there)

    def version(browser: Browser) -> int:
        return next(int(each["version"]) for each in browser.get("/api/me").json()["tables"] if each["table"] == table)

    with ada.at(table) as client:
        for _ in range(2):
            client.look_from_mover()
            client.move()
            assert version(same) == version(ada) == client.state["version"]


def test_somebody_new_who_follows_a_link_at_the_wrong_server_has_one_cookie(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada = Browser(here)
    table = ada.table("me", "open", visibility="private")
    ben = Browser(there, cookie="nobody")
    joined = ben.post("/api/join", token=ada.invite(table, 1), name="Ben")
    assert joined.status_code == 201, joined.text
    assert ben.get(f"/api/tables/{table}").json()["mine"] == [1]


def test_whoever_is_forgotten_at_the_wrong_server_is_forgotten(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada, ben = Browser(here, "Ada"), Browser(there, "Ben")
    table = ada.table("me", "open", visibility="open")
    assert ben.post(f"/api/tables/{table}/seats", seat=1, name="Ben").status_code == 201
    with ben.at(table) as client:
        assert ben.http.delete(there.url + "/api/me").status_code == 204
        assert client.closed() == 1012
    assert ada.get(f"/api/tables/{table}").json()["sight"]["seats"][1]["kind"] == "open"


def test_no_table_is_no_table_at_every_server(fleet: Fleet) -> None:
    for server in fleet.servers.values():
        with pytest.raises(Exception, match="4404"):
            Client(Browser(server), "nosuchtable")


def test_limits_are_kept_by_the_server_that_has_the_socket(tmp_path: Path, fleet: Fleet) -> None:
    ada = Browser(fleet.servers["node0"])
    table = ada.table("me", "me", visibility="local")
    with fleet.start("slow", messages_per_second=1) as slow:
        wait_for(lambda: "lichtspiel_nodes 3" in Browser(fleet.servers["node0"]).get("/metrics").text)
        with at_another(ada, slow).at(table) as client:
            answers = [client.ask("ping")["type"] for _ in range(5)]
            assert answers[0] == "pong"
            assert "refused" in answers
