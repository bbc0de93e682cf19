"""Being called when it is one's turn: once a turn, sealed, not in quiet hours, and not if one does not want it."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx2
import msgspec
import pytest
import sqlalchemy as sa

from lichtspiel.server.calls import hook, push
from lichtspiel.server.calls.calling import FAILING, MOST_AT_HOST, REST, free_from, waits_for
from lichtspiel.server.calls.push import Subscription, decoded, encoded, private_key, public_point, seal
from lichtspiel.server.calls.sending import Unreachable, check_address, is_public, post
from lichtspiel.server.calls.threads import Threads
from lichtspiel.server.edge.identity import digest
from lichtspiel.server.settings import BadSetting, read_settings
from lichtspiel.server.store import ways
from lichtspiel.server.store.kinds import WayKind
from lichtspiel.server.store.ways import MOST_WAYS, Way
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY
from tests.server.harness import PATIENCE, Browser, ServerProcess, wait_for
from tests.server.receivers import PushedBrowser, PushService, answering, claims_of, push_service
from tests.server.slow_nodes import InNodes, SlowNode
from tests.server.test_hub import SlowHub, in_hub, new_room, until

CONTACT = "mailto:host@example.org"
PUSH: Final[tuple[WayKind, ...]] = ("push",)
DAYS = {"kind": "days", "days": 3}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that calls people, on this machine, too."""
    with ServerProcess(tmp_path, push_contact=CONTACT, push_private=True, requests_per_second=5000) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]


def game_of_two(ada: Browser, ben: Browser, **more: Any) -> str:
    """A table at which both sit, with days for a move; neither is connected."""
    table = ada.table("me", "open", **{"clock": DAYS} | more)
    ben.join(ada.invite(table, 1))
    with ada.at(table) as client:
        client.done("start")
    return table


def move(mover: Browser, table: str) -> None:
    """Come, make moves until it is another's turn, and go."""
    with mover.at(table) as client:
        while client.my_turn:
            client.move()


def subscribe(browser: Browser, endpoint: str, **more: object) -> PushedBrowser:
    keys = PushedBrowser()
    answer = browser.post("/api/me/calls/push", **keys.wish(endpoint, **more))
    assert answer.status_code == 201, answer.text
    assert "push" in kinds(answer.json())
    return keys


def kinds(calls: dict[str, Any]) -> set[str]:
    """The ways by which somebody is called."""
    return {way["kind"] for way in calls["ways"]}


def notices(server: ServerProcess) -> list[tuple[str, int]]:
    with sqlite3.connect(server.data / "lichtspiel.sqlite") as db:
        return db.execute("SELECT person, told FROM notices").fetchall()


def mover_of(ada: Browser, ben: Browser, table: str) -> tuple[Browser, Browser]:
    """Who is to move, and the other."""
    state = ada.get(f"/api/tables/{table}").json()
    return (ada, ben) if state["sight"]["to_move"] in state["mine"] else (ben, ada)


def test_who_is_away_is_called_once_a_turn(calling: ServerProcess, service: PushService) -> None:
    ada, ben = Browser(calling, "Ada"), Browser(calling, "Ben")
    table = game_of_two(ada, ben)
    first, second = mover_of(ada, ben, table)
    keys = subscribe(second, f"{service.url}/second")
    service.got.clear()
    move(first, table)
    wait_for(lambda: len(service.got) == 1)
    path, headers, body = service.got[0]
    said = keys.opened(body)
    assert path == "/second"
    assert said["table"] == table
    assert set(said) == {"title", "body", "stop", "link", "table"}
    assert not any(name in body.decode(errors="replace") + str(said) for name in ("Ada", "Ben"))
    assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
    claims = claims_of(headers["authorization"])
    assert (claims["aud"], claims["sub"]) == (service.url, CONTACT)
    second.put("/api/me", name="Cleo")  # the table changes, the turn does not
    calling.kill()
    calling.start()
    ada.server = ben.server = calling
    move(second, table)
    move(first, table)
    wait_for(lambda: len(service.got) == 2)
    assert keys.opened(service.got[1][2])["table"] == table


def test_the_notice_itself_stops_the_calls_of_its_browser_and_no_other(
    calling: ServerProcess, service: PushService
) -> None:
    ada, ben = Browser(calling, "Ada"), Browser(calling, "Ben")
    table = game_of_two(ada, ben)
    first, second = mover_of(ada, ben, table)
    keys = subscribe(second, f"{service.url}/phone")
    subscribe(second, f"{service.url}/laptop")
    move(first, table)
    wait_for(lambda: len(service.got) == 2)
    (body,) = [body for path, _, body in service.got if path == "/phone"]
    stop = f"{calling.url}/{keys.opened(body)['link']}"
    assert httpx2.post(stop, headers={"origin": calling.url}).status_code == 200  # no cookie, as after signing in anew
    (left,) = second.get("/api/me/calls").json()["ways"]
    assert left["id"] == digest(f"{service.url}/laptop")


def test_pausing_and_going_on_calls_nobody_again(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, clock=DAYS)
        await room.act(any_move)
        mover, turn = waits_for(room.table), room.table.moved_at
        assert mover is not None
        assert await noticed(hub) == [(mover, turn, 0)]
        await hub.storage.do(lambda db: ways.take(db, ways.Notice(room.name, "lichterfest", mover, turn), 0))
        for _ in range(3):
            hub.time += 60_000
            await room.act(lambda table, now: table.pause(0, now))
            await room.act(lambda table, now: table.resume(0, now))
        assert await noticed(hub) == [(mover, turn, 1)]
        await room.act(any_move)
        assert [told for _, later, told in await noticed(hub) if later > turn] == [0]

    in_hub(tmp_path, work, push_contact=CONTACT)


def test_nobody_is_called_to_a_paused_table_or_one_that_is_over(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, clock=DAYS)
        await room.act(any_move)
        assert len(await noticed(hub)) == 1
        await room.act(lambda table, now: table.pause(0, now))
        assert await noticed(hub) == []
        await room.act(lambda table, now: table.resume(0, now))
        ((mover, turn, told),) = await noticed(hub)
        assert told == 0
        await hub.storage.do(lambda db: ways.take(db, ways.Notice(room.name, "lichterfest", mover, turn), 0))
        await room.act(lambda table, now: table.resign(0, now))
        assert room.table.phase == "over"
        assert await noticed(hub) == []

    in_hub(tmp_path, work, push_contact=CONTACT)


def test_nobody_is_called_while_a_bot_plays_for_them(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, clock=DAYS)
        await room.act(any_move)
        mover = room.table.to_move
        assert mover is not None
        assert len(await noticed(hub)) == 1
        await room.act(lambda table, now: table.hand_over(mover, "away", now, wished=True))
        assert waits_for(room.table) is None
        assert await noticed(hub) == []

    in_hub(tmp_path, work, push_contact=CONTACT)


def any_move(table: Table, now: int) -> list[Entry]:
    """Whoever is to move does something."""
    assert table.match is not None
    assert table.to_move is not None
    return table.submit(table.to_move, table.match.position.legal()[0], table.version, now)


async def noticed(hub: SlowHub) -> list[tuple[str, int, int]]:
    """Who is or was to be called, since which version, and whether they were."""
    rows = await hub.storage.read(lambda db: db.execute(sa.text("SELECT person, turn, told FROM notices")).all())
    return [(person, turn, told) for person, turn, told in rows]


def test_who_is_there_or_has_no_days_is_not_called(calling: ServerProcess, service: PushService) -> None:
    ada, ben = Browser(calling, "Ada"), Browser(calling, "Ben")
    for who in (ada, ben):
        subscribe(who, f"{service.url}/{who.cookie[:8]}")
    quick, slow = game_of_two(ada, ben, clock={"kind": "none"}), game_of_two(ada, ben)
    first, second = mover_of(ada, ben, quick)
    move(first, quick)
    first, second = mover_of(ada, ben, slow)
    with second.at(slow):
        move(first, slow)
        assert notices(calling) == []


def test_a_receiver_that_hangs_delays_nobody(calling: ServerProcess, service: PushService) -> None:
    ada, ben, cleo = (Browser(calling, name) for name in ("Ada", "Ben", "Cleo"))
    for who, path in ((ben, "/hang"), (cleo, "/cleo")):
        subscribe(who, service.url + path)
    for other in (ben, cleo):
        table = game_of_two(ada, other)
        if mover_of(ada, other, table)[0] is ada:
            move(ada, table)
    wait_for(lambda: {path for path, _, _ in service.got} == {"/hang", "/cleo"})


def test_quiet_hours_put_a_call_off_and_stopping_ends_it(calling: ServerProcess, service: PushService) -> None:
    ada, ben = Browser(calling, "Ada"), Browser(calling, "Ben")
    hour = datetime.now(UTC).hour
    for who in (ada, ben):  # quiet for 22 hours from now on, whatever hour it becomes meanwhile
        subscribe(who, f"{service.url}/quiet", quiet_from=(hour - 1) % 24, quiet_to=(hour - 2) % 24)
    table = game_of_two(ada, ben)
    first, second = mover_of(ada, ben, table)
    move(first, table)
    path = calling.data / "lichtspiel.sqlite"

    def put_off() -> bool:
        with sqlite3.connect(path) as db:
            return bool(db.execute("SELECT count(*) FROM notices WHERE told = 0 AND due > 0").fetchone() == (1,))

    wait_for(put_off)
    assert service.got == []
    assert second.http.delete(f"{calling.url}/api/me/calls").status_code == 204
    assert not kinds(second.get("/api/me/calls").json())


def test_a_browser_that_is_gone_is_dropped_and_a_person_can_be_forgotten(
    calling: ServerProcess, service: PushService
) -> None:
    ada, ben = Browser(calling, "Ada"), Browser(calling, "Ben")
    service.status = 410
    table = game_of_two(ada, ben)
    first, second = mover_of(ada, ben, table)
    subscribe(second, f"{service.url}/gone")
    move(first, table)
    wait_for(lambda: not kinds(second.get("/api/me/calls").json()))
    service.status = 201
    subscribe(second, f"{service.url}/again")
    assert second.http.delete(f"{calling.url}/api/me").status_code == 204
    with sqlite3.connect(calling.data / "lichtspiel.sqlite") as db:
        assert db.execute("SELECT count(*) FROM ways").fetchone() == (0,)


def test_what_is_no_way_is_refused(calling: ServerProcess, tmp_path: Path) -> None:
    ada, keys = Browser(calling, "Ada"), PushedBrowser()
    for wrong in ({"endpoint": "nowhere"}, {"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "ä"}, {"endpoint": ""}):
        answer = ada.post("/api/me/calls/push", **keys.wish("http://127.0.0.1:9/") | wrong)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-way")
    for number in range(MOST_WAYS + 3):
        subscribe(ada, f"http://127.0.0.1:9/{number}")
    with sqlite3.connect(calling.data / "lichtspiel.sqlite") as db:
        assert db.execute("SELECT count(*) FROM ways").fetchone() == (MOST_WAYS,)


def test_a_host_who_sets_nothing_calls_nobody(server: ServerProcess) -> None:
    ada, keys = Browser(server, "Ada"), PushedBrowser()
    assert (ada.get("/api/me/calls").json()["key"], ada.get("/api/me/calls").json()["offered"]) == (None, [])
    rest = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0}
    for kind, wish in (
        ("push", keys.wish("https://push.example/1")),
        ("mail", {"address": "ada@example.org"} | rest),
        ("hook", {"url": "https://program.example/"} | rest),
    ):
        assert ada.post(f"/api/me/calls/{kind}", **wish).json()["code"] == "no-calls"
    game_of_two(ada, Browser(server, "Ben"))
    assert notices(server) == []


def test_only_real_addresses_of_others_are_called() -> None:
    for wrong in (
        "http://push.example/",
        "https://user@push.example/",
        "https://push.example:22/",
        "https:///x",
        "https://push.example/a b",
        "https://[::1",
        "file:///etc/passwd",
    ):
        with pytest.raises(Unreachable):
            check_address(wrong, private=False)
    for private in ("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]", "localhost"):
        with pytest.raises(Unreachable):
            asyncio.run(posted(f"https://{private}/"))


async def posted(url: str, **more: Any) -> int:
    """The status of what is answered there."""
    return await post(url, {}, b"", lookups=partial(Threads("test").do, whose="ada"), **more)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.251", False),  # multicast, also below
        ("ff0e::fb", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("fec0::1", False),  # site-local, of old
        ("::ffff:10.0.0.1", False),  # addresses of IPv4 in those of IPv6: mapped,
        ("::10.0.0.1", False),  # compatible, of old,
        ("64:ff9b::a00:1", False),  # translated
        ("64:ff9b:1::a00:1", False),
        ("2002:a00:1::", False),  # and tunnelled
        ("2001:0:a00:1::", False),
    ],
)
def test_what_is_public_is_more_than_what_python_calls_global(address: str, *, public: bool) -> None:
    assert is_public(address) is public


def resolver(*answers: str) -> tuple[Any, list[str]]:
    """Looks names up, with another answer each time; and what it was asked."""
    asked = list[str]()

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answers[len(asked) - 1], port))]

    return look_up, asked


def test_a_name_is_looked_up_once_so_it_cannot_become_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    look_up, asked = resolver("93.184.216.34", "127.0.0.1")
    connected = list[str]()

    async def connect(address: str, port: int, **_: Any) -> Any:
        connected.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    monkeypatch.setattr("asyncio.open_connection", connect)
    with pytest.raises(Unreachable):
        asyncio.run(posted("https://rebinding.example/"))
    assert (asked, connected) == (["rebinding.example"], ["93.184.216.34"])


def test_one_private_address_among_others_is_one_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(0, 0, 6, "", (address, 443)) for address in ("93.184.216.34", "192.168.0.1")]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Unreachable, match="mixed"):
        asyncio.run(posted("https://mixed.example/"))


def test_names_that_one_person_lets_hang_leave_threads_to_others() -> None:
    go_on = threading.Event()

    async def work() -> None:
        few = Threads("few", most=4, share=2)
        hanging = [asyncio.create_task(few.do(go_on.wait, "eve")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await few.do(lambda: 1, "eve")
        assert await few.do(lambda: 2, "zoe") == 2
        go_on.set()
        await asyncio.gather(*hanging)
        assert await few.do(lambda: 3, "eve") == 3

    try:
        asyncio.run(work())
    finally:
        go_on.set()


def test_names_that_hang_leave_threads_to_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, begun = threading.Event(), list[str]()

    def hang(host: str, port: int, **_: Any) -> list[Any]:
        begun.append(host)
        go_on.wait(PATIENCE)
        raise OSError

    async def work() -> None:
        few = Threads("few", most=40)
        lookups = [partial(few.do, whose=str(person)) for person in range(50)]
        calls = [asyncio.create_task(post("https://hang.example/", {}, b"", lookups=each)) for each in lookups]
        await until(lambda: len(begun) == 40)
        async with asyncio.timeout(5):
            assert await asyncio.to_thread(lambda: "passkey") == "passkey"
            with pytest.raises(TimeoutError):
                await few.do(lambda: 1, "ada")
            assert await Threads("others").do(lambda: 2, "ada") == 2
        go_on.set()
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Unreachable}
        assert await few.do(lambda: 3, "ada") == 3

    monkeypatch.setattr("socket.getaddrinfo", hang)
    try:
        asyncio.run(work())
    finally:
        go_on.set()
    assert push.LOOKUPS is not hook.LOOKUPS


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"HTTP/1.1 201 Created\r\n\r\n", 201),
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n", 302),
        (b"HTTP/1.1 123456789 Own\r\n", 0),
        (b"HTTP/1.1 -1 Own\r\n", 0),
        (b"HTTP/1.1 99 Own\r\n", 0),
        (b"HTTP/1.1 " + b"9" * 900 + b"\r\n", 0),
        (b"x" * 5000 + b"\n", None),
        (b"x" * 200_000, None),
        (b"HTTP/1.1\r\n", None),
        (b"\n", None),
        (b"HTTP/1.1 \xff\xfe\n", None),
        (b"", None),
    ],
)
def test_whatever_a_receiver_answers_is_a_status_or_none(said: bytes, status: int | None) -> None:
    with answering(said) as (url, taken):
        if status is None:
            with pytest.raises(Unreachable):
                asyncio.run(posted(url, private=True))
        else:
            assert asyncio.run(posted(url, private=True)) == status
    assert len(taken) == 1  # redirects are not followed


def test_quiet_hours_hold_for_browsers_and_for_calls_already_put_off(tmp_path: Path, service: PushService) -> None:
    async def work(hub: SlowHub) -> None:
        keys = PushedBrowser()
        subscription = Subscription(service.url, public_point(keys.key), keys.auth)
        way = Way(digest("ada"), "ada", msgspec.json.encode(subscription), "en", "UTC", 22, 8, 0)
        await hub.storage.do(ways.add_way(way))

        async def got_at(hour: int) -> int:
            hub.time = 20_000 * DAY + hour * DAY // 24
            await hub.calls.look()
            await until(lambda: not hub.calls.being_told)
            return len(service.got)

        await hub.storage.do(ways.set_turn("first", "lumen", "ada", 7))
        assert [await got_at(hour) for hour in (23, 24, 31, 32, 33)] == [0, 0, 0, 1, 1]
        await hub.storage.do(ways.set_turn("second", "lumen", "ada", 8))
        assert await got_at(47) == 1
        await hub.storage.do(ways.set_quiet("ada", "UTC", 8, 22))
        assert await got_at(47) == 2, "what was put off until eight"
        await hub.storage.do(ways.set_turn("third", "lumen", "ada", 9))
        assert await got_at(60) == 2
        await hub.storage.do(ways.add_way(way._replace(quiet_to=22)))
        assert await got_at(60) == 3

    in_hub(tmp_path, work, push_contact=CONTACT, push_private=True)


def pushed(person: str, url: str) -> Way:
    """A browser of somebody's that can be reached there."""
    keys = PushedBrowser()
    subscription = Subscription(url, public_point(keys.key), keys.auth)
    return Way(digest(url), person, msgspec.json.encode(subscription), "en", "UTC", 0, 0, 0)


async def is_called(hub: SlowHub, person: str, url: str, *tables: str) -> None:
    """From now on somebody can be called there, and it is their turn at these tables."""
    await hub.storage.do(ways.add_way(pushed(person, url)))
    for table in tables:
        await hub.storage.do(ways.set_turn(table, "lumen", person, 1))
    hub.calls.news.set()


async def told(hub: SlowHub, begins: str) -> list[int]:
    """Of each turn of people whose names begin so, whether they were told."""
    return [told for person, _, told in await noticed(hub) if person.startswith(begins)]


def test_whoever_has_many_turns_and_receivers_that_hang_delays_nobody(tmp_path: Path, service: PushService) -> None:
    async def work(hub: SlowHub) -> None:
        for number in range(1, MOST_WAYS):
            await is_called(hub, "eve", f"{service.url}/hang/{number}")
        await is_called(hub, "eve", f"{service.url}/hang", *map(str, range(100)))
        await is_called(hub, "zoe", f"{service.url}/zoe", "a", "b", "c")
        await until(lambda: len(service.got) == MOST_WAYS + 3)
        await until(lambda: hub.calls.being_told == {"eve"})
        assert await told(hub, "zoe") == [1, 1, 1]
        assert sum(await told(hub, "eve")) == 1, "her others wait, where they outlast the server"

    in_hub(tmp_path, work, push_contact=CONTACT, push_private=True)


def test_a_host_that_hangs_leaves_places_to_others_and_who_waits_for_one_is_not_told(
    tmp_path: Path, service: PushService
) -> None:
    more = 4
    silent = service.url.replace("127.0.0.1", "127.1")  # another name

    async def work(hub: SlowHub) -> None:
        for number in range(MOST_AT_HOST + more):
            await is_called(hub, f"eve {number}", f"{silent}/hang/{number}", str(number))
        await until(lambda: len(service.got) == MOST_AT_HOST)
        await is_called(hub, "zoe", f"{service.url}/zoe", "table")
        await until(lambda: len(service.got) > MOST_AT_HOST)
        assert service.got[-1][0] == "/zoe"
        assert sorted(await told(hub, "eve")) == [0] * more + [1] * MOST_AT_HOST

    in_hub(tmp_path, work, push_contact=CONTACT, push_private=True)


def test_turns_that_are_due_together_are_told_together(tmp_path: Path, service: PushService) -> None:
    async def work(hub: SlowHub) -> None:
        for number in range(50):
            await is_called(hub, f"{number}", f"{service.url}/{number}", f"{number} first", f"{number} second")
        await until(lambda: len(service.got) == 100)

    in_hub(tmp_path, work, push_contact=CONTACT, push_private=True)


def test_who_was_called_longest_ago_comes_first(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        later = count(10)

        async def first(*but: str) -> str:
            due = partial(ways.due_notices, now=9, kinds=PUSH, but=but, most=1)
            (notice,) = await hub.storage.read(due)
            assert await hub.storage.do(partial(ways.take, notice=notice, now=next(later)))
            return notice.person

        called = {"ada": 3, "ben": 1, "cleo": 2}
        for person, when in called.items():
            await hub.storage.do(ways.add_way(pushed(person, f"https://push.example/{person}")._replace(made=when)))
            for table in range(3):
                await hub.storage.do(ways.set_turn(f"{table} {person}", "lumen", person, 1))
        await hub.storage.do(ways.set_turn("away", "lumen", "nobody can call her", 1))
        assert [await first() for _ in range(6)] == ["ben", "cleo", "ada"] * 2
        assert [await first("ada"), await first("ben", "cleo")] == ["ben", "ada"]

    in_hub(tmp_path, work)


def test_a_way_that_keeps_failing_rests_and_what_it_would_say_is_not_lost(tmp_path: Path, service: PushService) -> None:
    async def work(hub: SlowHub) -> None:
        async def turn(person: str, number: int) -> None:
            await hub.storage.do(ways.set_turn(person, "lumen", person, number))
            await hub.calls.look()
            await until(lambda: not hub.calls.being_told)

        with answering(b"") as (broken, tried):
            await is_called(hub, "ada", broken)
            await is_called(hub, "ada", f"{service.url}/ada")
            await is_called(hub, "ben", f"{broken}ben")
            for number in range(FAILING + 3):
                await turn("ada", number)
            assert (len(tried), len(service.got)) == (FAILING + 1, FAILING + 3)
            assert await told(hub, "ada") == [1]
            for number in range(FAILING + 3):
                await turn("ben", number)
            assert len(tried) == 2 * (FAILING + 1)
            assert await told(hub, "ben") == [0], "he has no other way"
            due = await hub.storage.read(
                lambda db: db.execute(sa.text("SELECT due FROM notices WHERE person = 'ben'")).scalar()
            )
            assert due == hub.now() + REST

    in_hub(tmp_path, work, push_contact=CONTACT, push_private=True)


def test_two_nodes_call_once(in_nodes: InNodes, service: PushService) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        way = pushed("ada", service.url)
        await left.storage.do(ways.add_way(way))
        for turn in range(5):
            await left.storage.do(ways.set_turn("table", "lumen", "ada", turn))
            await asyncio.gather(left.calls.look(), right.calls.look())
            await until(lambda: not left.calls.being_told | right.calls.being_told)
            assert len(service.got) == turn + 1

    in_nodes(work, push_contact=CONTACT, push_private=True)  # type: ignore[arg-type]


def test_messages_are_sealed_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    browser = Subscription("", decoded(key), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = private_key((number - 1).to_bytes(32))
    sealed = seal(b"When I grow up, I want to be a watermelon", browser, own, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(public_point(own)).startswith("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg")
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "free"),
    [
        ("2026-06-01T21:59:00+02:00", "2026-06-01T21:59:00+02:00"),
        ("2026-06-01T22:00:00+02:00", "2026-06-02T08:00:00+02:00"),
        ("2026-06-02T07:59:59+02:00", "2026-06-02T08:00:00+02:00"),
        ("2026-06-02T08:00:00+02:00", "2026-06-02T08:00:00+02:00"),
        ("2026-10-24T23:00:00+02:00", "2026-10-25T08:00:00+01:00"),  # the night in which clocks are put back
    ],
)
def test_quiet_hours_are_those_of_the_persons_own_clock(now: str, free: str) -> None:
    way = Way("", "", b"", "de", "Europe/Berlin", 22, 8, 0)
    assert free_from(way, at(now)) == at(free)
    assert free_from(way._replace(quiet_to=22), at(now)) == at(now)


def test_a_zone_that_is_not_known_is_that_of_the_server() -> None:
    for zone in ("", "Atlantis/Capital", "../../etc/passwd", "\0"):
        way = Way("", "", b"", "de", zone, 22, 8, 0)
        assert free_from(way, at("2026-06-01T23:00:00+00:00")) == at("2026-06-02T08:00:00+00:00")


@pytest.mark.parametrize("wrong", ["host@example.org", "mailto:", "http://games.example", "mailto:a@b c", "x"])
def test_a_contact_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(BadSetting):
        read_settings({"LICHTSPIEL_PUSH_CONTACT": wrong})
    assert read_settings({"LICHTSPIEL_PUSH_CONTACT": CONTACT}).push_contact == CONTACT
