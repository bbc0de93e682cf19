"""A load generator for the benchmark: many clients in one other process, each moving as soon as it is its turn.

At each table the seat to move sends a move as soon as a state shows it its legal moves: so every table always has one
move under way. Two times are taken: from sending a move until it is acknowledged, which is when it is on disk; and
from sending it until each client at the table has the state after it. The second is what the next player waits for.
Clients can be told to think before they move, up to twice the given time; then the server is not always busy.
It speaks WebSocket by hand, so that measuring costs less than what is measured.
"""

import asyncio
import base64
import os
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Raw

HANDSHAKE_END: Final = b"\r\n\r\n"
TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
GLANCE: Final = 0.005  # seconds between two looks at how many moves there were
STALLED: Final = 10.0  # seconds without a move


class Glimpse(msgspec.Struct):
    """The fields of a message that a playing client needs."""

    type: str
    version: int = 0
    legal: list[Raw] | None = None


_decoder: Final = msgspec.json.Decoder(Glimpse)


class Report(msgspec.Struct):
    """What the clients have measured."""

    moves: int
    seconds: float
    acknowledged: list[float]  # seconds from sending each move to its acknowledgement
    shown: list[float]  # seconds from sending a move to each client's state after it
    connected: int
    refused: int = 0


def percentile(times: list[float], part: float) -> float:
    """The time below which this share of them stayed, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Player(asyncio.Protocol):
    """One client: makes a move whenever the state says that it may."""

    def __init__(self, path: str, cookie: str, crowd: "Crowd") -> None:
        self.request = "\r\n".join(
            [
                f"GET {path} HTTP/1.1",
                "Host: 127.0.0.1",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
                f"Cookie: lichtspiel={cookie}",
            ]
        )
        self.crowd = crowd
        self.moved = crowd.moved.setdefault(path, {})
        self.buffer = bytearray()
        self.open = False
        self.sent = 0
        self.sent_at: float | None = None
        self.next: tuple[int, Raw] | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode() + HANDSHAKE_END)

    def data_received(self, data: bytes) -> None:
        """Take complete frames out of what has arrived."""
        self.buffer += data
        if not self.open:
            end = self.buffer.find(HANDSHAKE_END)
            if end < 0:
                return
            del self.buffer[: end + len(HANDSHAKE_END)]
            self.open = True
        while (frame := frame_in(self.buffer)) is not None:
            kind, start, end = frame
            payload = bytes(self.buffer[start:end])
            del self.buffer[:end]
            self.hear(kind, payload)

    def connection_lost(self, error: Exception | None) -> None:
        """The server has hung up."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(str(error)))

    def hear(self, kind: int, payload: bytes) -> None:
        """Answer pings, note acknowledgements, and move if it is my turn."""
        if kind == PING:
            self.transport.write(masked(PONG, payload))
        if kind != TEXT:
            return
        message = _decoder.decode(payload)
        if message.type == "state":
            if not self.ready.done():
                self.ready.set_result(None)
            if message.version in self.moved:
                self.crowd.showed(time.perf_counter() - self.moved[message.version])
            if message.legal:
                self.next = (message.version, message.legal[self.sent % len(message.legal)])
                self.think()
        elif message.type in ("done", "refused") and self.sent_at is not None:
            self.crowd.answered(time.perf_counter() - self.sent_at, refused=message.type == "refused")
            self.sent_at = None
            self.move()

    def think(self) -> None:
        """Move now, or after a while."""
        if self.crowd.thinking:
            asyncio.get_running_loop().call_later(self.crowd.random.uniform(0, 2 * self.crowd.thinking), self.move)
        else:
            self.move()

    def move(self) -> None:
        """Make the move that waits, once the crowd plays and the last one is acknowledged."""
        if self.next is None or self.sent_at is not None or not self.crowd.playing:
            return
        version, move = self.next
        self.next = None
        self.sent += 1
        self.sent_at = time.perf_counter()
        self.moved.pop(version - 4, None)
        self.moved[version + 1] = self.sent_at
        said = b'{"type":"move","ref":"%d/%d","version":%d,"move":%s}' % (id(self), self.sent, version, bytes(move))
        self.transport.write(masked(TEXT, said))


class Crowd:
    """All clients together."""

    def __init__(self) -> None:
        self.playing = False
        self.measuring = False
        self.thinking = 0.0  # seconds on average
        self.random = random.Random(0)
        self.moved: dict[str, dict[int, float]] = {}  # at each table: when the move to a version was sent
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.refused = 0
        self.players: list[Player] = []

    def answered(self, seconds: float, *, refused: bool) -> None:
        """One move was acknowledged."""
        self.refused += refused
        if self.measuring and not refused:
            self.acknowledged.append(seconds)

    def showed(self, seconds: float) -> None:
        """One client has the state after a move."""
        if self.measuring:
            self.shown.append(seconds)

    async def connect(self, port: int, places: list[tuple[str, str]], at_once: int = 100) -> None:
        """Connect every client to its table."""
        loop = asyncio.get_running_loop()
        for first in range(0, len(places), at_once):
            arriving = [
                loop.create_connection(self._maker(path, cookie), "127.0.0.1", port)
                for path, cookie in places[first : first + at_once]
            ]
            players = [player for _, player in await asyncio.gather(*arriving)]
            await asyncio.gather(*(player.ready for player in players))
            self.players += players

    def _maker(self, path: str, cookie: str) -> Callable[[], Player]:
        return lambda: Player(path, cookie, self)

    async def play(self, warm_up: float, seconds: float, thinking: float = 0.0) -> Report:
        """Let them all play, and measure for a while."""
        self._begin(thinking)
        await asyncio.sleep(warm_up)
        return await self._measured(asyncio.sleep(seconds))

    async def play_moves(self, moves: int) -> Report:
        """Let them all play until so many moves more were sent."""
        self._begin(0.0)
        return await self._measured(self._until_sent(self.sent + moves))

    @property
    def sent(self) -> int:
        """How many moves there were."""
        return sum(player.sent for player in self.players)

    def _begin(self, thinking: float) -> None:
        self.acknowledged, self.shown = [], []
        self.thinking, self.playing = thinking, True
        for player in self.players:
            player.think()

    async def _until_sent(self, moves: int) -> None:
        last, since = self.sent, time.monotonic()
        while last < moves:
            await asyncio.sleep(GLANCE)
            if self.sent > last:
                last, since = self.sent, time.monotonic()
            elif time.monotonic() - since > STALLED:
                raise TimeoutError(f"after {last} of {moves} moves nobody moves any more")

    async def _measured(self, playing: Awaitable[None]) -> Report:
        self.measuring = True
        begun = time.perf_counter()
        await playing
        self.measuring = self.playing = False
        spent = time.perf_counter() - begun
        moves = len(self.acknowledged)
        return Report(moves, spent, self.acknowledged, self.shown, len(self.players), self.refused)

    def leave(self) -> None:
        """Hang up."""
        for player in self.players:
            player.transport.abort()


def frame_in(buffer: bytearray) -> tuple[int, int, int] | None:
    """The kind, beginning and end of the first whole frame; servers do not mask."""
    if len(buffer) < 2:
        return None
    length, start = buffer[1], 2
    if length == 126:
        length, start = int.from_bytes(buffer[2:4], "big"), 4
    elif length == 127:
        length, start = int.from_bytes(buffer[2:10], "big"), 10
    end = start + length
    return (buffer[0], start, end) if len(buffer) >= end and len(buffer) >= start else None


def masked(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it; a mask of zeros changes nothing."""
    length = len(payload)
    head = bytes([kind, 0x80 | length]) if length < 126 else bytes([kind, 0xFE]) + length.to_bytes(2, "big")
    return head + bytes(4) + payload
