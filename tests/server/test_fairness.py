"""However much one address wants, the others have their turn."""

import asyncio
import statistics
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import websockets.sync.client as sync
from websockets.exceptions import ConnectionClosed

from lichtspiel.server.edge.fairness import FairQueue, LoopTurns
from tests.server.harness import Browser, Client, ServerProcess

HOSTILE = 30  # connections: these made somebody else's ping wait for twenty seconds
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


def test_what_is_said_is_weighed_by_what_it_costs(tmp_path: Path) -> None:
    """Six are allowed at once here, and a look counts as four."""
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


def flood(server: ServerProcess, table: str, number: int, over: threading.Event) -> None:
    """Somebody at another address who looks and looks, and comes back whenever the server has had enough."""
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
    """How long so many pings took, one after the other."""
    times = []
    for _ in range(count):
        begun = time.monotonic()
        assert client.ask("ping")["type"] == "pong"
        times.append(time.monotonic() - begun)
        time.sleep(0.1)  # within what one may say
    return times


def test_one_address_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    """The bar is in `lichtspiel bench flood`; here, beside other tests, only that nobody waits for the flood's end."""
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
