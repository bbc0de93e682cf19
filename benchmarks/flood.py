"""`python -m benchmarks flood`: how long others wait while one address floods a server with its default limits.

Two hundred connections from 127.0.0.2 send one message as fast as it is accepted, and reconnect whenever they are cut.
A client at another table and another address sends a ping now and then; what counts is how long the answer takes.
"""

import asyncio
import base64
import contextlib
import itertools
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from threading import Event
from typing import Final

import msgspec
import websockets.sync.client as sync

from benchmarks.load import HANDSHAKE_END, TEXT, masked, percentile
from benchmarks.server import KEY, Row, Subject, new_table, storage_with_key
from lichtspiel import AnyGame, load
from lichtspiel.server.edge.identity import Signer
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table

HOSTILE: Final = 200  # connections: as many as one address may have
ADDRESS: Final = "127.0.0.2"
PINGS_PER_SECOND: Final = 15
LEAST_SECONDS: Final = 8.0  # enough for a 99th percentile
MEDIAN_BAR: Final = 50
LATE_BAR: Final = 250
ASIDES: Final = 1000
BACK_AFTER: Final = 0.05  # seconds until a client that was cut off reconnects
GULP: Final = 65_536
Hostility = Callable[[int, int], Awaitable[None]]  # on this port, by the connection of this number


def run(seconds: float, markdown: bool) -> int:
    """Measure every kind of flood, and all at once."""
    rows = [_row(what, pings_during(kinds, max(seconds, LEAST_SECONDS))) for what, kinds in FLOODS.items()]
    lines = [f"| {' | '.join(row)} |" for row in rows] if markdown else [" · ".join(filter(None, row)) for row in rows]
    print("\n".join(["| what | figure | bar | of the bar |", "|---|---|---|---|", *lines] if markdown else lines))
    return 0


def _row(what: str, times: list[float]) -> Row:
    median, late, worst = (percentile(times, part) for part in (0.5, 0.99, 1))
    figure = f"{median:.1f} ms · {late:.1f} ms · {worst:.1f} ms"
    bar = f"< {MEDIAN_BAR} ms, p99 < {LATE_BAR} ms"
    return Row(
        f"{what}: ping of another, median, p99, worst", figure, bar, f"{max(median / MEDIAN_BAR, late / LATE_BAR):.2f}"
    )


def pings_during(kinds: list[Hostility], seconds: float, hostile: int = HOSTILE) -> list[float]:
    """How long each ping took while these floods came."""
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(_prepare(Path(data)))
        with Subject(data, limited=True) as subject, _flood(subject.port, kinds, hostile):
            return _ping(subject.port, seconds)


@contextmanager
def _flood(port: int, kinds: list[Hostility], hostile: int) -> Iterator[None]:
    """The flood, in a process of its own."""
    context = get_context("spawn")
    with context.Manager() as manager, ProcessPoolExecutor(1, mp_context=context) as pool:
        under_way, over = manager.Event(), manager.Event()
        raging = pool.submit(_rage, port, kinds, hostile, under_way, over)
        under_way.wait()
        try:
            yield
        finally:
            over.set()
            raging.result()


def _rage(port: int, kinds: list[Hostility], hostile: int, under_way: Event, over: Event) -> None:
    async def rage() -> None:
        crowd = [
            asyncio.create_task(_again_and_again(kind, port, number))
            for number, kind in zip(range(hostile if kinds else 0), itertools.cycle(kinds), strict=False)
        ]
        await asyncio.sleep(1)
        under_way.set()
        await asyncio.to_thread(over.wait)
        for each in crowd:
            each.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(rage())


async def _again_and_again(kind: Hostility, port: int, number: int) -> None:
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await kind(port, number)
        await asyncio.sleep(BACK_AFTER)


def _ping(port: int, seconds: float) -> list[float]:
    """The other client, at a table of its own."""
    headers = {"Cookie": f"lichtspiel={Signer(KEY).sign('person1x0')}"}
    times = list[float]()
    url = f"ws://127.0.0.1:{port}/api/tables/bench1/socket"
    with sync.connect(url, additional_headers=headers, compression=None, max_size=None) as plug:
        for _ in range(round(seconds * PINGS_PER_SECOND)):
            begun = time.perf_counter()
            plug.send('{"type":"ping"}')
            while msgspec.json.decode(plug.recv())["type"] != "pong":
                pass
            times.append(time.perf_counter() - begun)
            time.sleep(1 / PINGS_PER_SECOND)
    return times


# What one address can do


async def _talk(port: int, opening: bytes, said: bytes) -> None:
    """Send one message as fast as it is accepted, and discard the answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    forgetting = asyncio.create_task(_forget(reader))
    try:
        writer.write(opening)
        while not forgetting.done():
            writer.write(said)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        forgetting.cancel()
        writer.transport.abort()


async def _forget(reader: asyncio.StreamReader) -> None:
    while await reader.read(GULP):
        pass


def _handshake(person: str = "") -> bytes:
    lines = [
        "GET /api/tables/bench0/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
    ]
    if person:
        lines.append(f"Cookie: lichtspiel={Signer(KEY).sign(person)}")
    return "\r\n".join(lines).encode() + HANDSHAKE_END


async def look(port: int, number: int) -> None:  # noqa: ARG001
    """A spectator without a cookie who keeps asking for the view of a table with a long log."""
    await _talk(port, _handshake(), masked(TEXT, b'{"type":"look"}') * 16)


async def ask_for_help(port: int, number: int) -> None:
    """A player who asks for the pad and for hints."""
    said = masked(TEXT, b'{"type":"aid"}') * 8 + masked(TEXT, b'{"type":"hint"}')
    await _talk(port, _handshake(f"person0x{number % 3}"), said)


async def talk_nonsense(port: int, number: int) -> None:  # noqa: ARG001
    """Frames that are not messages."""
    await _talk(port, _handshake(), masked(TEXT, b"{") * 64)


async def request(port: int, number: int) -> None:  # noqa: ARG001
    """The state of a table and the list of tables, over HTTP."""
    asked = (b"GET /api/tables/bench0 HTTP/1.1\r\nHost: x", b"GET /api/tables HTTP/1.1\r\nHost: x")
    await _talk(port, b"", HANDSHAKE_END.join([*asked, b""]))


async def ask_for_nothing(port: int, number: int) -> None:  # noqa: ARG001
    """Missing paths, methods that are not allowed, and the documents, over HTTP."""
    asked = ("GET /api/nope", "PATCH /api/games", "GET /api/messages.json", "GET /nope")
    await _talk(port, b"", b"".join(f"{each} HTTP/1.1\r\nHost: x".encode() + HANDSHAKE_END for each in asked))


async def ask_elsewhere(port: int, number: int) -> None:  # noqa: ARG001
    """Requests with an invalid Host header."""
    await _talk(port, b"", (b"GET /api/games HTTP/1.1\r\nHost: ?" + HANDSHAKE_END) * 4)


async def knock_elsewhere(port: int, number: int) -> None:  # noqa: ARG001
    """Connect to a table that does not exist, and leave."""
    await _come(port, _handshake().replace(b"/api/tables/bench0/socket", b"/api/nope"))


async def come_and_go(port: int, number: int) -> None:  # noqa: ARG001
    """Connect, wait to be let in, and leave."""
    await _come(port, _handshake())


async def _come(port: int, opening: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    try:
        writer.write(opening)
        await reader.readexactly(1)
    finally:
        writer.transport.abort()


FLOODS: Final[dict[str, list[Hostility]]] = {
    "nobody else there": [],
    f"{HOSTILE} connections that look": [look],
    "… that ask for aids and hints": [ask_for_help],
    "… that talk nonsense": [talk_nonsense],
    "… that ask over HTTP": [request],
    "… that ask for what there is not": [ask_for_nothing],
    "… that name no host": [ask_elsewhere],
    "… that come and go": [come_and_go],
    "… that come where nothing is": [knock_elsewhere],
    "… that do all of it": [
        *(look, ask_for_help, talk_nonsense, request),
        *(ask_for_nothing, ask_elsewhere, come_and_go, knock_elsewhere),
    ],
}


async def _prepare(data: Path) -> None:
    """A public table with a long log for the flood, and another table for the other client."""
    storage = await storage_with_key(data)
    for number, game in enumerate((load("lumen"), load("lichterfest"))):
        await storage.create(f"bench{number}", *_table(game, number))
    storage.close()


def _table(game: AnyGame, number: int) -> tuple[Table, list[Entry]]:
    table, entries = new_table(game, number, game.players[0], visibility="open")
    now = 0
    for _ in range(ASIDES // 2 if number == 0 else 0):
        now += 60_000  # within what a person may do
        entries += table.pause(0, now) + table.resume(0, now)
    return table, entries
