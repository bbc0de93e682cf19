"""Ratings: what a rated game changes and what not, exactly once, and how they go with their people."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from lichtspiel import read_record
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.forgetting import forget
from lichtspiel.server.store.inheriting import hand_on
from lichtspiel.server.store.ratings import (
    PROVISIONAL,
    Rating,
    Strength,
    _rate,
    counts,
    forget_ratings,
    inherit_ratings,
    rated,
    ratings_of,
)
from lichtspiel.server.store.retention import tidy
from lichtspiel.server.store.schema import ratings
from lichtspiel.server.store.statements import add_place, set_name
from lichtspiel.server.store.storage import Storage
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY
from tests.server.harness import Browser, Client, ServerProcess, play_out, server
from tests.server.slow_nodes import InNodes, SlowNode
from tests.server.test_hub import SlowHub, in_hub, new_room
from tests.server.test_keeping import LIMITS, bytes_on_disk, everything, forgotten, look_into, storing

__all__ = ["server"]

RATED: dict[str, Any] = {
    "rated": True,
    "aids": {"hints": False},
    "clock": {"kind": "total", "seconds": 3600, "increment": 0},
}
NEW = (1500, 250, 0)


def table_of(*people: Browser, game: str = "lichterfest", **more: Any) -> str:
    """A table of these people, which has begun."""
    host, *others = people
    table = host.table("me", *["open"] * len(others), game=game, **{**RATED, **more})
    for seat, other in enumerate(others, 1):
        other.join(host.invite(table, seat))
    with host.at(table) as client:
        client.done("start")
    return table


@contextlib.contextmanager
def all_at(table: str, *people: Browser) -> Iterator[list[Client]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(browser.at(table)) for browser in people]


def of(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get("/api/me/ratings").json()["ratings"]
    return found


def shown(browser: Browser) -> tuple[int, int, int]:
    """Rating, deviation and number of games of somebody who has one rating at most."""
    found = of(browser)
    return (found[0]["rating"], found[0]["deviation"], found[0]["games"]) if found else NEW


def expected(games: Sequence[Sequence[int]], players: int) -> list[tuple[int, int, int]]:
    """What the same people, in this order, come to by these places: worked out by the library itself."""
    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(players)]
    for places in games:
        teams = model.rate(teams, ranks=[float(place) for place in places])
    return [(round(1500 + 30 * (one.mu - 25)), round(30 * one.sigma), len(games)) for (one,) in teams]


def places(browser: Browser, table: str) -> tuple[int, ...]:
    result = read_record(browser.get(f"/api/tables/{table}/record").text).result
    assert result is not None
    return result.places


def _first_move(table: Table, now: int) -> list[Entry]:
    assert table.to_move is not None
    return table.submit(table.to_move, table.position.legal()[0], table.version, now)


async def begin(room: Room) -> None:
    """Make the first moves of a game, so that everybody has moved."""
    for _ in range(8):
        await room.act(_first_move)


# What a game shows


@pytest.mark.parametrize(
    ("ranks", "order"),
    [
        ((1, 2), (0, 1)),
        ((2, 1), (1, 0)),
        ((3, 1, 2), (1, 2, 0)),
        ((2, 4, 1, 3), (2, 0, 3, 1)),
    ],
)
def test_whoever_does_better_gains_more(ranks: tuple[int, ...], order: tuple[int, ...]) -> None:
    after = rated([Strength()] * len(ranks), ranks)
    means = [after[seat].shown for seat in order]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) == len(means)
    assert means[0] > 1500 > means[-1]
    assert all(each.sigma < Strength().sigma for each in after)
    assert [(each.shown, each.deviation, 1) for each in after] == expected([ranks], len(ranks))


def test_those_who_share_a_place_come_to_the_same() -> None:
    assert [each.shown for each in rated([Strength()] * 2, (1, 1))] == [1500, 1500]
    first, second, last = rated([Strength()] * 3, (1, 1, 3))
    assert (first, first.shown > 1500 > last.shown) == (second, True)
    strong, weak = rated([Strength(30, 3), Strength(20, 3)], (1, 1))
    assert (strong.mu < 30, weak.mu > 20) == (True, True)


def test_a_surprise_counts_for_more_and_who_is_well_known_moves_less() -> None:
    (won, _), (surprised, _) = (
        rated([Strength(30, 4), Strength(20, 4)], (1, 2)),
        rated([Strength(20, 4), Strength(30, 4)], (1, 2)),
    )
    assert won.mu - 30 < surprised.mu - 20
    new, known = rated([Strength(), Strength(25, 2)], (1, 2))
    assert new.mu - 25 > 25 - known.mu


def test_some_twenty_games_are_provisional() -> None:
    strengths, games = [Strength(), Strength()], 0
    while strengths[0].deviation > PROVISIONAL:
        games += 1
        strengths = rated(strengths, (1, 2) if games % 2 else (2, 1))
    assert 15 <= games <= 30


# Real games


@pytest.mark.parametrize(
    ("which", "count", "more"),
    [("lichterfest", 2, {}), ("leuchtturm", 3, {"options": {"turn_limit": 9}}), ("lumen", 4, {})],
)
def test_a_rated_game_changes_everybodys_rating(
    server: ServerProcess, which: str, count: int, more: dict[str, Any]
) -> None:
    people = [Browser(server, f"Person {number}") for number in range(count)]
    assert of(people[0]) == []
    table = table_of(*people, game=which, **more)
    with all_at(table, *people) as clients:
        assert clients[0].state["sight"]["rated"]
        play_out(clients)
        assert [shown(each) for each in people] == expected([places(people[0], table)], count)
        (own,) = of(people[0])
        assert (own["game"], own["players"], own["table"], own["provisional"]) == (which, count, table, True)
        assert own["change"] == own["rating"] - 1500


def test_a_rematch_is_rated_and_goes_on_from_there(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    first = table_of(ada, ben)
    with all_at(first, ada, ben) as clients:
        play_out(clients)
        clients[0].done("rematch")
        second = clients[0].state["sight"]["rematch"]
    ben.post(f"/api/tables/{second}/seats", seat=0)
    with all_at(second, ada, ben) as clients:
        play_out(clients)
    games = [places(ada, first), places(ada, second)[::-1]]  # everybody sits one seat further
    assert [shown(ada), shown(ben)] == expected(games, 2)


def test_each_number_of_players_has_a_rating_of_its_own(server: ServerProcess) -> None:
    ada, ben, cem = (Browser(server, name) for name in ("Ada", "Ben", "Cem"))
    for people in ([ada, ben], [ada, ben, cem]):
        with all_at(table_of(*people), *people) as clients:
            play_out(clients, len(people) * 2)
            for client in clients[1:]:
                client.done("resign")
    assert [(each["players"], each["games"]) for each in of(ada)] == [(2, 1), (3, 1)]
    assert [each["players"] for each in of(cem)] == [3]


def test_whoever_gives_up_has_lost(server: ServerProcess) -> None:
    ada, ben, cem = (Browser(server, name) for name in ("Ada", "Ben", "Cem"))
    table = table_of(ada, ben, cem)
    with all_at(table, ada, ben, cem) as clients:
        play_out(clients, 6)
        clients[0].done("resign")
        assert [of(each) for each in (ada, ben, cem)] == [[], [], []], "the others play on"
        clients[1].done("resign")
    assert [shown(each) for each in (ada, ben, cem)] == expected([(3, 2, 1)], 3)


def test_running_out_of_time_is_giving_up(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, **RATED)
        await begin(room)
        late = room.table.to_move
        hub.time += DAY
        await room.autoplay.flag()
        assert room.table.resigned == [late]
        found = [await hub.storage.read(partial(ratings_of, person=person)) for person in ("ada", "ben")]
        games = [(2, 1) if late == 0 else (1, 2)]
        assert [(one.strength.shown, one.strength.deviation, one.games) for (one,) in found] == expected(games, 2)

    in_hub(tmp_path, work)


@pytest.mark.parametrize("ended", ["agreed", "early", "unrated"])
def test_what_does_not_count_changes_nothing(server: ServerProcess, ended: str) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = table_of(ada, ben, rated=ended != "unrated")
    with all_at(table, ada, ben) as clients:
        play_out(clients, 0 if ended == "early" else 6)
        if ended == "agreed":
            clients[0].done("end")
            clients[1].until(lambda state: state["sight"]["end"] is not None)
            clients[1].done("answer-end", agree=True)
        else:
            clients[0].done("resign")
        assert clients[0].until(lambda state: state["sight"]["phase"] == "over")
    assert [of(ada), of(ben)] == [[], []]


def test_what_cannot_be_rated_is_refused(server: ServerProcess) -> None:
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    friends = [{"kind": "me"}, {"kind": "open"}]
    for more, seats, code in (
        ({"aids": {}}, friends, "rated-aids"),
        ({"aids": {"hints": False, "coach": True}}, friends, "rated-aids"),
        ({"clock": {"kind": "none"}}, friends, "rated-clock"),
        ({"visibility": "local"}, [{"kind": "me"}, {"kind": "me", "name": "Ben"}], "rated-people"),
        ({}, [{"kind": "me"}, {"kind": "me"}], "rated-people"),
        ({}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "rated-people"),
        ({"practice": True}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "rated-aids"),
    ):
        answer = ada.post("/api/tables", game="lichterfest", seats=seats, **{**RATED, **more})
        assert (answer.status_code, answer.json()["code"]) == (409, code), answer.text
        assert answer.json()["sentence"]
    table = ada.table("me", "open", **RATED)
    with ada.at(table) as client:
        assert client.refused("fill", seat=1, bot="random") == "rated-people"
        ben.join(ada.invite(table, 1))
        client.done("start")
    with all_at(table, ada, ben) as clients:
        play_out(clients, 2)
        assert clients[0].refused("undo") == "rated-undo"
        assert clients[0].refused("hint") == "aid-off"
        assert clients[0].refused("leave") == "rated-alone"
        assert clients[0].refused("hand-over", seat=1) in ("rated-alone", "is-there")
        assert clients[0].state["stand_in_from"] == [None, None]
    wish = {"seats": friends, "rated": True}
    assert ada.post(f"/api/tables/{table}/moments/1", **wish).status_code == 400


# Exactly once


@pytest.mark.parametrize("waits", [True, False])
def test_a_game_counts_once_whatever_becomes_of_the_server(tmp_path: Path, database: str, waits: bool) -> None:
    """It is killed after the last move, or in the midst of it, and the client says the same again."""
    with ServerProcess(tmp_path, database=database, **LIMITS | {"absence": 0}) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        for game in range(1, 4):
            table = table_of(ada, ben)
            with all_at(table, ada, ben) as clients:
                play_out(clients, 6)
                if waits:
                    clients[0].done("resign", ref="the end")
                else:
                    clients[0].say("resign", ref="the end")
                server.kill()
            server.start()
            for _ in range(2):
                with ada.at(table) as client:
                    client.done("resign", ref="the end")
            assert [shown(ada), shown(ben)] == expected([(2, 1)] * game, 2)


def fails(*_: Any) -> int:
    raise sa.exc.OperationalError("", {}, OSError("the disk is full"))


def test_what_could_not_be_written_changes_nothing(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, **RATED)
        await begin(room)
        with patch.object(hub.storage, "_commit_acts", fails), pytest.raises(StorageUnavailable):
            await room.act(lambda table, now: table.resign(0, now))
        assert await hub.storage.read(partial(ratings_of, person="ada")) == []
        room = await hub.room(room.name)
        assert room.table.phase == "playing"
        await room.act(lambda table, now: table.resign(0, now))
        (found,) = await hub.storage.read(partial(ratings_of, person="ada"))
        assert (found.games, found.table, counts(room.table)) == (1, room.name, True)

    in_hub(tmp_path, work)


def test_people_who_play_at_two_nodes_at_once_lose_no_game(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        nodes, people = (left, right), ("ada", "ben", "cem")
        games = [(nodes[number % 2], (people[number % 3], people[(number + 1) % 3])) for number in range(60)]
        async with asyncio.timeout(60):
            await asyncio.gather(*(once(node, f"table {number}", pair) for number, (node, pair) in enumerate(games)))
        found = [await left.storage.read(partial(ratings_of, person=person)) for person in people]
        assert [each.games for (each,) in found] == [40, 40, 40]

    async def once(node: SlowNode, name: str, pair: tuple[str, str]) -> None:
        while True:
            with contextlib.suppress(StorageUnavailable):  # as a room, which reads its table again
                await node.storage.do(_rate(name, "lumen", pair, (1, 2)))
                return

    in_nodes(work)


def test_a_game_ends_at_whichever_node_has_its_table(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left, **RATED)
        await begin(room)
        await left._hand_over(room)
        taken = await right.room(room.name)
        await taken.act(lambda table, now: table.resign(1, now))
        for node in (left, right):
            (found,) = await node.storage.read(partial(ratings_of, person="ada"))
            assert (found.games, found.table, found.strength.mu > 25) == (1, room.name, True)

    in_nodes(work)


# They go with their people


def test_who_is_forgotten_leaves_no_rating_and_the_others_keep_theirs(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada, ben, cem = (Browser(server, name) for name in ("Adelheid", "Ben", "Cem"))
        table, running = table_of(ada, ben), table_of(ada, ben, cem)
        with all_at(table, ada, ben) as clients:
            play_out(clients, 6)
            clients[1].done("resign")
        person = ada.cookie.partition(".")[0].encode()
        before = shown(ben)
        with all_at(running, ada, ben, cem) as clients:
            play_out(clients, 6)
            assert person in bytes_on_disk(tmp_path)
            forgotten(ada)
            assert person not in bytes_on_disk(tmp_path)
            clients[1].until(lambda state: state["sight"]["phase"] != "paused")
            clients[1].done("resign")
        assert of(ben)[0]["games"] == before[2] == 1
        assert [(each["players"], each["games"]) for each in of(cem)] == [(3, 1)]
        assert (of(cem)[0]["rating"], of(cem)[0]["deviation"], 1) == expected([(3, 2, 1)], 3)[2]
        assert {len(str(row[0])) for row in look_into(tmp_path, "", "SELECT person FROM ratings")} == {len(person)}
        forgotten(ben)
        forgotten(cem)
        assert look_into(tmp_path, "", "SELECT person FROM ratings") == []
        assert person.decode() not in everything(tmp_path, "")


def test_who_is_forgotten_in_a_game_of_two_has_given_it_up(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        await hub.storage.do(set_name("ada", "Ada", hub.today))
        room = await new_room(hub, **RATED)
        await begin(room)
        await forget(hub, "ada")
        assert await hub.storage.read(partial(ratings_of, person="ada")) == []
        (found,) = await hub.storage.read(partial(ratings_of, person="ben"))
        assert (found.strength.shown, found.strength.deviation, found.games) == expected([(2, 1)], 2)[1]

    in_hub(tmp_path, work)


@pytest.mark.parametrize("ends", ["resigns", "is forgotten"])
def test_a_seat_goes_to_another_device_without_its_result(server: ServerProcess, ends: str) -> None:
    ada, ben, phone = (Browser(server, name) for name in ("Ada", "Ben", "Phone"))
    table = table_of(ada, ben)
    with all_at(table, ada, ben) as clients:
        play_out(clients, 6)
    phone.join(ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"])
    if ends == "resigns":
        with phone.at(table) as client:
            client.done("resign")
    else:
        forgotten(phone)
    assert [shown(ada), shown(ben)] == expected([(2, 1)], 2)
    assert of(phone) == []


def test_two_who_began_as_one_person_are_not_rated_whoever_holds_their_seats(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, **RATED)
        await begin(room)
        await room.act(lambda table, now: table.change_device(0, "phone", now))
        await hub.storage.do(add_place("ada", room.name))
        await hand_on(hub, "ada", "ben")
        room = await hub.room(room.name)
        await room.act(lambda table, now: table.resign(0, now))
        assert (room.table.seats_of("phone"), room.table.starters, counts(room.table)) == ([0], ("ben", "ben"), False)
        assert await hub.storage.read(partial(ratings_of, person="ben")) == []

    in_hub(tmp_path, work)


def test_of_two_who_are_one_person_the_rating_of_more_games_stays(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        for pair, game, times in (
            (("phone", "x"), "lumen", 3),
            (("ada", "x"), "lumen", 2),
            (("phone", "x"), "lichterfest", 1),
            (("ada", "x"), "lichterfest", 1),
            (("phone", "x"), "leuchtturm", 1),
        ):
            for _ in range(times):
                await storage.do(_rate("table", game, pair, (1, 2)))
        own = {each.game: each for each in await storage.read(partial(ratings_of, person="ada"))}
        others = {each.game: each for each in await storage.read(partial(ratings_of, person="phone"))}
        await storage.do(partial(inherit_ratings, person="phone", heir="ada"))
        found = {each.game: each for each in await storage.read(partial(ratings_of, person="ada"))}
        assert found == {
            "lumen": others["lumen"],
            "lichterfest": own["lichterfest"],
            "leuchtturm": others["leuchtturm"],
        }
        assert await storage.read(partial(ratings_of, person="phone")) == []
        await storage.do(partial(forget_ratings, person="ada"))
        assert await storage.read(partial(ratings_of, person="ada")) == []

    storing(tmp_path, database, work)


def test_ratings_are_taken_along_and_nobody_plays_against_themselves(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        rooms = [await new_room(hub, **RATED), await new_room(hub, **RATED)]
        for room in rooms:
            await begin(room)
        await rooms[0].act(lambda table, now: table.resign(0, now))
        (before,) = await hub.storage.read(partial(ratings_of, person="ben"))
        await hub.storage.do(lambda db: db.execute(ratings.delete().where(ratings.c.person == "ada")))
        await hand_on(hub, "ben", "ada")
        assert await hub.storage.read(partial(ratings_of, person="ada")) == [before]
        room = await hub.room(rooms[1].name)
        assert room.table.seats_of("ada") == [0, 1]
        await room.act(lambda table, now: table.resign(0, now))
        assert (room.table.phase, counts(room.table)) == ("over", False)
        assert await hub.storage.read(partial(ratings_of, person="ada")) == [before]

    in_hub(tmp_path, work)


def test_ratings_go_with_names_and_outlive_tables(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        now = 1000 * DAY
        await storage.do(set_name("ada", "Ada", 1000))
        await storage.do(_rate("gone", "lumen", ("ada", "nobody"), (1, 2)))
        await tidy(storage, Settings(), now)
        (found,) = await storage.read(partial(ratings_of, person="ada"))
        assert isinstance(found, Rating)
        assert (found.games, found.table) == (1, "gone")
        assert await storage.read(partial(ratings_of, person="nobody")) == []

    storing(tmp_path, database, work)


def test_a_deleted_table_is_named_no_more(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        hub.time = 1000 * DAY
        await hub.storage.do(set_name("ada", "Ada", 1000))
        room = await new_room(hub, **RATED)
        await begin(room)
        await room.act(lambda table, now: table.resign(1, now))
        hub.time += 6 * DAY
        await hub.storage.do(set_name("ada", "Ada", 1006))
        await hub.tidy(hub.time)
        (found,) = await hub.storage.read(partial(ratings_of, person="ada"))
        assert (found.games, found.table) == (1, "")
        assert room.name.encode() not in bytes_on_disk(tmp_path)

    in_hub(tmp_path, work, keep_finished=5, keep_bots=5)
