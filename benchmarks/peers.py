"""`python -m benchmarks peers`: our server and those of other projects in one run, by moves in a second of their CPU.

Each plays at tables of four, moving as fast as answers come: ours LUMEN, with every move on disk before it is
acknowledged; the others a small game of tricks (`peers/tricks.mjs`), in memory or with boardgame.io's FlatFile.
"""

import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from benchmarks.load import TEXT, Crowd, Player, masked, percentile
from benchmarks.moves import moves_a_cpu_second
from benchmarks.server import CLIENTS, Subject, prepare, warn_of_source
from lichtspiel import load

FOLDER: Final = Path(__file__).parent / "peers"
TABLES: Final = 100
ROUNDS: Final = 3
WARM_UP: Final = 40  # moves at each table, which is long enough for Node to compile what it runs
MEASURED: Final = 120  # moves at each table after these; LUMEN has 176
IN_MEMORY_BAR: Final = 1.6  # times boardgame.io in memory
FILES_BAR: Final = 4.0
BINARY: Final = 0x82
READY: Final = 30.0  # seconds until a server must answer


class Figure(NamedTuple):
    """What one server did in one round."""

    a_cpu_second: float  # moves
    median: float  # milliseconds until acknowledged
    late: float  # the same at the 99th percentile


class BoardgamePlayer(Player):
    """A client of boardgame.io, which speaks socket.io."""

    def __init__(self, table: int, seat: int, crowd: Crowd) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", "", crowd)
        self.table, self.seat = f"bench{table}", str(seat)

    def hear(self, kind: int, payload: bytes) -> None:
        """Shake hands once more, answer pings, and move when it is my turn."""
        if payload.startswith(b"0{"):
            self.say("40/tricks,")
        elif payload == b"2":
            self.say("3")
        elif payload.startswith(b"40"):
            self.say("42/tricks," + json.dumps(["sync", self.table, self.seat, None, CLIENTS]))
        elif payload.startswith(b"42"):
            what, _, said, *_ = json.loads(payload.partition(b",")[2])
            if what == "sync":
                self.ready.set_result(None)
                self.see(said["state"])
            elif what == "update":
                self.see(said)

    def see(self, state: dict[str, Any]) -> None:
        """The state at first, and after each move."""
        if self.sent_at is not None:
            self.crowd.answered(time.perf_counter() - self.sent_at, refused=False)
            self.sent_at = None
        if state["ctx"]["currentPlayer"] == self.seat:
            game = state["G"]
            led = game["trick"][0]["card"] % 4 if game["trick"] else None
            hand = game["players"][int(self.seat)]["hand"]
            card = next((card for card in hand if card % 4 == led), hand[0])
            self.next = (state["_stateID"], Raw(str(card).encode()))
            self.think()

    def move(self) -> None:
        """Play the card that waits."""
        if self.next is None or self.sent_at is not None or not self.crowd.playing:
            return
        (version, card), self.next = self.next, None
        self.sent += 1
        self.sent_at = time.perf_counter()
        payload = {"type": "play", "args": [int(bytes(card))], "playerID": self.seat, "credentials": None}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, version, self.table, self.seat]
        self.say("42/tricks," + json.dumps(move))

    def say(self, text: str) -> None:
        """Send a message."""
        self.transport.write(masked(TEXT, text.encode()))


class ColyseusPlayer(Player):
    """A client of Colyseus: it leaves the state unread, and lets the server choose the card."""

    JOINED: Final = 10
    MESSAGE: Final = 13

    def __init__(self, path: str, crowd: Crowd) -> None:
        super().__init__(path, "", crowd)
        self.seat: int | None = None

    def hear(self, kind: int, payload: bytes) -> None:
        """Say that I am there, and move when it is my turn."""
        if payload[:1] == bytes([self.JOINED]):
            self.transport.write(masked(BINARY, payload[:1]))
        elif payload[:6] == bytes([self.MESSAGE]) + b"\xa4seat":
            self.seat = payload[-1]
            self.ready.set_result(None)
            self.see(0)
        elif payload[:6] == bytes([self.MESSAGE]) + b"\xa4next":
            self.see(payload[-1])

    def see(self, to_move: int) -> None:
        """Somebody has moved, and this seat is next."""
        if self.sent_at is not None:
            self.crowd.answered(time.perf_counter() - self.sent_at, refused=False)
            self.sent_at = None
        if to_move == self.seat:
            self.next = (0, Raw(b""))
            self.think()

    def move(self) -> None:
        """Play a card."""
        if self.next is None or self.sent_at is not None or not self.crowd.playing:
            return
        self.next = None
        self.sent += 1
        self.sent_at = time.perf_counter()
        self.transport.write(masked(BINARY, bytes([self.MESSAGE]) + b"\xa4play\xc0"))


class Peers(Crowd):
    """All clients of another server."""

    async def come(self, port: int, makers: list[Callable[[], Player]]) -> None:
        """Connect them, one after the other: the first makes the match, and FlatFile takes time for that."""
        loop = asyncio.get_running_loop()
        for maker in makers:
            _, player = await loop.create_connection(maker, "127.0.0.1", port)
            await asyncio.wait_for(player.ready, READY)
            self.players.append(player)


def run(markdown: bool) -> int:
    """Measure all of them in turn and print the table."""
    if not installed():
        print("npm is not here, or could not install what benchmarks/peers names: there is nothing to compare with.")
        return 0
    warn_of_source()
    figures: dict[str, list[Figure]] = {name: [] for name in MEASURES}
    for _ in range(ROUNDS):
        for name, measure in MEASURES.items():
            figures[name].append(measure())
    ours = statistics.median(figure.a_cpu_second for figure in figures[OURS])
    rows = [_row(name, found, ours) for name, found in figures.items()]
    head = [
        "| server | moves a CPU second (range) | acknowledged: median, p99 | ours to it | bar |",
        "|---|---|---|---|---|",
    ]
    print("\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)] if markdown else map(" · ".join, rows)))
    return 0


def _row(name: str, figures: list[Figure], ours: float) -> list[str]:
    rates = sorted(figure.a_cpu_second for figure in figures)
    middle = statistics.median(rates)
    times = (
        statistics.median(figure.median for figure in figures),
        statistics.median(figure.late for figure in figures),
    )
    bar = {MEMORY: f"≥ {IN_MEMORY_BAR}", FILES: f"≥ {FILES_BAR:.0f}"}.get(name, "")
    rate = f"{middle:,.0f} ({rates[0]:,.0f}–{rates[-1]:,.0f})"
    return [name, rate, f"{times[0]:.0f} ms, {times[1]:.0f} ms", f"{ours / middle:.2f}", bar]


def installed() -> bool:
    """Whether the other servers are there, installed if need be."""
    npm = shutil.which("npm")
    if npm is None:
        return False
    if (FOLDER / "node_modules").exists():
        return True
    command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    return subprocess.run(command, cwd=FOLDER, check=False).returncode == 0


def measure_ours() -> Figure:
    """Ours: SQLite, every acknowledged move on disk."""
    with tempfile.TemporaryDirectory() as data:
        places = asyncio.run(prepare(Path(data), load("lumen"), TABLES))
        with Subject(data) as subject:
            crowd = Crowd()
            return asyncio.run(_measured(crowd, crowd.connect(subject.port, places), subject.process.pid))


def measure_boardgame(kind: str) -> Figure:
    """boardgame.io, which makes a match when somebody first asks for it."""
    with tempfile.TemporaryDirectory() as folder, node("boardgame.mjs", kind, "PORT", folder) as (process, port):
        crowd = Peers()
        makers = [_boardgame_maker(table, seat, crowd) for table in range(TABLES) for seat in range(CLIENTS)]
        return asyncio.run(_measured(crowd, crowd.come(port, makers), process.pid))


def _boardgame_maker(table: int, seat: int, crowd: Crowd) -> Callable[[], Player]:
    return lambda: BoardgamePlayer(table, seat, crowd)


def measure_colyseus() -> Figure:
    """Colyseus, in memory."""
    with node("colyseus.mjs", "PORT") as (process, port):
        crowd = Peers()
        makers = [_colyseus_maker(port, crowd) for _ in range(TABLES * CLIENTS)]
        return asyncio.run(_measured(crowd, crowd.come(port, makers), process.pid))


def _colyseus_maker(port: int, crowd: Crowd) -> Callable[[], Player]:
    def make() -> Player:
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/matchmake/joinOrCreate/tricks", b"{}", {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            seat = msgspec.json.decode(answer.read())
        return ColyseusPlayer(f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}", crowd)

    return make


async def _measured(crowd: Crowd, coming: "asyncio.Future[None] | object", pid: int) -> Figure:
    """Let all come, play and be measured; the server's CPU time is taken over the same moves."""
    await coming  # type: ignore[misc]
    rate, report = await moves_a_cpu_second(crowd, pid, WARM_UP * TABLES, MEASURED * TABLES)
    return Figure(rate, percentile(report.acknowledged, 0.5), percentile(report.acknowledged, 0.99))


@contextmanager
def node(program: str, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Another server, once it is ready, and its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = ["node", program, *(str(port) if argument == "PORT" else argument for argument in arguments)]
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL)
    try:
        _wait_for(process, port)
        yield process, port
    finally:
        process.kill()
        process.wait()


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    """Until it accepts connections."""
    end = time.monotonic() + READY
    while process.poll() is None and time.monotonic() < end:
        with suppress(ConnectionError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)
    raise RuntimeError(f"{process.args!r} does not answer")


OURS: Final = "Lichtspiel, LUMEN, every move on disk"
MEMORY: Final = "boardgame.io 0.50, in memory"
FILES: Final = "boardgame.io 0.50, FlatFile"
MEASURES: Final[dict[str, Callable[[], Figure]]] = {
    OURS: measure_ours,
    MEMORY: lambda: measure_boardgame("memory"),
    FILES: lambda: measure_boardgame("files"),
    "Colyseus 0.17, in memory": measure_colyseus,
}
