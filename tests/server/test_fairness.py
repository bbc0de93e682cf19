"""However much one address wants, the others have their turn."""

import asyncio
import json
import socket
import statistics
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets.sync.client as sync
from starlette.routing import Router
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from lichtspiel.server.edge import limits
from lichtspiel.server.edge.fairness import ASKING, FairQueue, FairThreads, LoopTurns
from lichtspiel.server.edge.limits import BURST, Bucket, weight
from lichtspiel.server.edge.pacing import turn_away
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.http.requests import route
from lichtspiel.server.live.sessions import Session
from lichtspiel.server.live.sockets import no_socket
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.settings import Settings
from lichtspiel.table.table import Table
from lichtspiel.words import LANGUAGES, page_text
from tests.server.harness import PATIENCE, Browser, Client, ServerProcess
from tests.server.test_hub import SlowHub, in_hub, new_room, visit_of
from tests.server.test_protocols import script

HOSTILE = 30  # connections; so many once made somebody else's ping wait for twenty seconds
LOOKS = b'{"type":"look"}'


def test_addresses_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for whose, item in [("eve", "e1"), ("eve", "e2"), ("eve", "e3"), ("ada", "a1"), ("ada", "a2"), ("ben", "b1")]:
        queue.put(whose, item)
    assert queue.take_round() == ["e1", "a1", "b1"]
    queue.put("ben", "b2")
    assert [queue.take() for _ in range(4)] == ["e2", "a2", "b2", "e3"]
    assert not queue


def test_whoever_comes_last_does_not_wait_for_all_that_another_address_wants() -> None:
    heard: list[str] = []

    async def work() -> None:
        turns = LoopTurns()

        async def say(whose: str) -> None:
            await turns.wait(whose)
            heard.append(whose)

        said = [asyncio.create_task(say("eve")) for _ in range(9)]
        await asyncio.sleep(0)
        said += [asyncio.create_task(say(whose)) for whose in ("ada", "ben", "ada")]
        said[3].cancel()
        await asyncio.gather(*said, return_exceptions=True)
        await turns.wait("cem")  # at once: nobody else wants it

    asyncio.run(work())
    assert (heard.index("ada"), heard.index("ben")) < (4, 5)
    assert (heard.count("eve"), heard.count("ada"), heard.count("ben")) == (8, 2, 1)


def test_short_work_of_one_address_is_done_a_few_at_a_time() -> None:
    heard: list[str] = []

    async def work() -> None:
        turns, passes = LoopTurns(4), list[int]()

        async def say(whose: str) -> None:
            await turns.wait(whose)
            heard.append(whose)

        said = [asyncio.create_task(say("eve")) for _ in range(19)]
        await asyncio.sleep(0)
        said += [asyncio.create_task(say("ada"))]
        while not all(task.done() for task in said):
            before = len(heard)
            await asyncio.sleep(0)
            passes.append(len(heard) - before)
        assert max(passes) == 4

    asyncio.run(work())
    assert heard.index("ada") <= 9  # four at once, four in the pass when she comes, and one before her
    assert heard.count("eve") == 19


def test_what_is_said_is_weighed_by_what_it_costs(tmp_path: Path) -> None:
    """Six messages are allowed at once here, and a look counts as four."""
    with ServerProcess(tmp_path, messages_per_second=2) as server:
        ada = Browser(server)
        with ada.at(ada.table("me", "me", visibility="local")) as client:
            assert [client.ask(kind)["type"] for kind in ("look", "look")] == ["done", "refused"]
            assert client.heard[-1]["code"] == "slow-down"


def test_all_devices_of_a_person_share_what_may_be_said(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, messages_per_second=2) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        with ada.at(table) as phone, ada.at(table) as laptop:
            assert [phone.ask("ping")["type"] for _ in range(6)] == ["pong"] * 6
            assert laptop.ask("ping")["type"] == "refused"


def test_all_people_of_an_address_share_ten_times_as_much(tmp_path: Path) -> None:
    """However many cookies they take."""
    with ServerProcess(tmp_path, messages_per_second=1) as server, ExitStack() as stack:
        people = [Browser(server) for _ in range(15)]
        clients = [stack.enter_context(ada.at(ada.table("me", "me", visibility="local"))) for ada in people]
        answers = [client.ask("ping")["type"] for _ in range(3) for client in clients]
        assert answers[:30] == ["pong"] * 30
        assert "refused" in answers[30:]


def test_a_browser_that_comes_for_the_first_time_may_open_a_review() -> None:
    """Sentences, who one is, the table, a replay of some sixty moves and the review: all of it at once."""
    prices = {(each.method, each.path): each.cost for each in ENDPOINTS}
    table = "/api/tables/{table}"
    asked = [("GET", "/api/words/{lang}"), ("GET", "/api/me"), ("GET", table), ("POST", f"{table}/review")]
    asked += [("GET", f"{table}/replay"), ("GET", "/api/words/{lang}")]  # the sentences of the part by themselves
    sizes = max(sum(weight(page_text(lang, part).encode()) for part in ("", "replay")) for lang in LANGUAGES)
    found = weight(bytes(240_000)) + weight(bytes(24_000))  # the replay, and the state of the table
    assert sum(prices[each] for each in asked) + sizes + found <= Settings().requests_per_second * BURST


def test_what_cannot_be_known_beforehand_is_charged_afterwards() -> None:
    seconds = [0.0]
    bucket = Bucket(2, 3, lambda: seconds[0])
    assert bucket.take()
    bucket.charge(15)
    assert not bucket.take()
    seconds[0] += 5
    assert not bucket.take()
    seconds[0] += 1
    assert bucket.take()


def test_a_large_answer_counts_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BYTES", 1)  # so that an ordinary state is large

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        session = visit_of(room, "ada")
        for said, answer in (("look", "done"), ("ping", "refused")):
            await session._hear({"type": "websocket.receive", "text": f'{{"type": "{said}"}}'})
            heard = session.connection._waiting
            kinds = [json.loads(heard.get_nowait() or "")["type"] for _ in range(heard.qsize())]
            assert kinds[-1] == answer
        await come(hub, room.name)
        assert not hub.addresses.take("127.0.0.1")

    in_hub(tmp_path, work)


async def come(hub: SlowHub, table: str) -> None:
    """Somebody comes to a table, and is gone at once."""
    session = Session(hub, script(hub, table)[0], "127.0.0.1")
    session.join(await hub.room(table))
    session._enter()


def test_a_large_answer_over_http_counts_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BYTES", 1)

    async def work(hub: SlowHub) -> None:
        scope = {**script(hub, "")[0].scope, "type": "http", "method": "GET", "path": "/api/games"}
        await Router([*map(route, ENDPOINTS)])(scope, nothing, nothing)
        assert not hub.addresses.take("127.0.0.1")
        assert not hub.people.take("ada")

    in_hub(tmp_path, work)


async def nothing(*_: object) -> Any:
    """A client that sends and receives nothing more."""


def flood(server: ServerProcess, table: str, number: int, over: threading.Event) -> None:
    """Somebody at another address who keeps sending `look`, and comes back whenever the server hangs up."""
    url = f"{server.socket_url}/api/tables/{table}/socket"
    while not over.is_set():
        try:
            with sync.connect(url, source_address=("127.0.0.2", 0), compression=None, max_size=None) as plug:
                while not over.is_set():
                    for _ in range(16):
                        plug.send(LOOKS.decode())
                    plug.recv(5)
        except (ConnectionClosed, OSError, TimeoutError):
            over.wait(0.2)


def pings(client: Client, count: int) -> list[float]:
    """How long each of this many pings took, one after the other."""
    times = []
    for _ in range(count):
        begun = time.monotonic()
        assert client.ask("ping")["type"] == "pong"
        times.append(time.monotonic() - begun)
        time.sleep(0.1)  # within the limit
    return times


def test_one_address_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    """The bar is in `make bench ARGS=flood`; here, beside other tests, nobody may have to wait for the flood to end."""
    with ServerProcess(tmp_path) as server:
        ada, eve = Browser(server, "Ada"), Browser(server, "Eve")
        hers = eve.table("me", "open", visibility="open")
        over = threading.Event()
        crowd = [threading.Thread(target=flood, args=(server, hers, number, over)) for number in range(HOSTILE)]
        with ada.at(ada.table("me", "me", visibility="local")) as client:
            for each in crowd:
                each.start()
            try:
                assert statistics.median(pings(client, 21)) < 1
            finally:
                over.set()
                for each in crowd:
                    each.join()


def test_reads_of_one_address_let_those_of_others_pass() -> None:
    done: list[str] = []
    go_on = threading.Event()

    async def ask(threads: FairThreads, whose: str, work: Callable[[], object]) -> None:
        ASKING.set(whose)
        await threads.run(work)
        done.append(whose)

    async def work() -> None:
        threads = FairThreads(2, "test")
        asked = [asyncio.create_task(ask(threads, "eve", go_on.wait)) for _ in range(9)]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(ask(threads, whose, go_on.wait)) for whose in ("ada", "ben")]
        await asyncio.sleep(0)
        asked[0].cancel()  # its thread is busy all the same
        asked[4].cancel()  # it has not come to its turn
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert await threads.run(threading.active_count) >= 1
        threads.close()

    asyncio.run(work())
    assert max(done.index("ada"), done.index("ben")) <= 4
    assert done.count("eve") == 7


def test_waking_many_tables_keeps_nobody_else_from_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folding long journals takes time; meanwhile, others can read."""
    fold, folding, go_on = Table.read, threading.Event(), threading.Event()

    def slowly(*kept: Any) -> Any:
        folding.set()
        go_on.wait(PATIENCE)
        return fold(*kept)

    async def work(hub: SlowHub) -> None:
        names = [(await new_room(hub)).name for _ in range(5)]
        hub.put_to_sleep(hub.clock.elapsed() + 1)
        monkeypatch.setattr(Table, "read", slowly)
        ASKING.set("eve")
        waking = [asyncio.create_task(hub.room(name)) for name in names]
        while not folding.is_set():
            await asyncio.sleep(0.001)
        ASKING.set("ada")
        async with asyncio.timeout(PATIENCE / 2):
            assert await hub.storage.name_of("ada") is None
        go_on.set()
        await asyncio.gather(*waking)

    in_hub(tmp_path, work)


ANY_REQUEST = [  # one for each way in which the server can answer
    ("GET", "/api/games", "localhost"),
    ("GET", "/api/openapi.json", "localhost"),
    ("GET", "/api/messages.json", "localhost"),
    ("GET", "/api/nope", "localhost"),
    ("PATCH", "/api/games", "localhost"),
    ("POST", "/health", "localhost"),
    ("GET", "/", "localhost"),
    ("GET", "/nope", "localhost"),
    ("GET", "/api/games", "elsewhere.example"),
]
ANY_SOCKET = [
    ("/api/tables/nope/socket", "localhost"),
    ("/api/nope", "localhost"),
    ("/api/tables/nope/socket", "elsewhere.example"),
]


def test_whatever_is_asked_counts(tmp_path: Path) -> None:
    """Each kind of request comes from its own address, which may ask once in ten seconds here."""
    with ServerProcess(tmp_path, requests_per_second=0.01, public_url="http://games.example") as server:
        for number, (method, path, host) in enumerate(ANY_REQUEST, 10):
            transport = httpx2.HTTPTransport(local_address=f"127.0.0.{number}")
            with httpx2.Client(transport=transport, timeout=PATIENCE) as client:
                answers = [client.request(method, server.url + path, headers={"host": host}) for _ in range(2)]
            assert answers[0].status_code != 429
            assert (path, answers[1].status_code) == (path, 429)
            assert "content-security-policy" in answers[1].headers


def test_whatever_is_connected_to_counts(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, requests_per_second=0.01, public_url="http://games.example") as server:
        for number, (path, host) in enumerate(ANY_SOCKET, 10):
            codes = [closing_code(server, path, host, f"127.0.0.{number}") for _ in range(2)]
            assert (path, codes[0] == 4429, codes[1]) == (path, False, 4429)


def test_a_client_that_has_gone_before_its_turn_is_no_error() -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(message: Any) -> None:
        raise AssertionError(f"said to nobody: {message}")

    async def come(ends: Callable[[WebSocket], Awaitable[object]]) -> None:
        await ends(WebSocket({"type": "websocket"}, receive, send))

    asyncio.run(come(no_socket))
    asyncio.run(come(lambda gone: turn_away(gone.scope, receive, send, server_refused("slow-down").refusal, 4429)))


def closing_code(server: ServerProcess, path: str, host: str, address: str) -> int:
    """The code with which the server closes a connection to this path, under this host name."""
    plug = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), PATIENCE, (address, 0))
    with (
        sync.connect(f"ws://{host}{path}", sock=plug, open_timeout=PATIENCE) as client,
        pytest.raises(ConnectionClosed) as closed,
    ):
        client.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_those_who_watch_the_server_are_always_answered(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, requests_per_second=0.01) as server:
        asked = [httpx2.get(server.url + path).status_code for path in ("/live", "/ready", "/health", "/metrics") * 3]
        assert asked == [200] * 12
