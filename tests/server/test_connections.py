"""What a client is sent: at once if it reads, else by a bounded queue, and always in order."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, cast

from starlette.websockets import WebSocket

from lichtspiel.server.edge.lines import frame_head
from lichtspiel.server.live.connections import TOO_SLOW, Connection


class Line:
    """A client that reads as long as it is willing to, directly or through the WebSocket."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.willing = asyncio.Event()
        self.willing.set()

    def send_now(self, text: bytes) -> bool:
        """What the protocol does at once."""
        if self.willing.is_set():
            self.read.append(text.decode())
        return self.willing.is_set()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """What it does when the client can take more."""
        await self.willing.wait()
        self.read.append(message["text"])


def connected(line: Line, queue: int = 2) -> Connection:
    """A connection on this line."""
    return Connection(cast("WebSocket", line), "ada", "en", queue, send_now=line.send_now)


def test_who_reads_is_sent_everything_at_once() -> None:
    async def play() -> None:
        line = Line()
        connection = connected(line)
        assert all(connection.send(text.encode()) for text in "abcde")
        assert line.read == list("abcde")

    asyncio.run(play())


def test_nothing_overtakes_what_waits_to_be_read() -> None:
    async def play() -> None:
        line = Line()
        connection = connected(line)
        sending = asyncio.create_task(connection.send_on())
        connection.send(b"a")
        line.willing.clear()
        connection.send(b"b")
        await asyncio.sleep(0)  # now it is no longer in the queue, and not yet sent
        line.willing.set()
        connection.send(b"c")
        while len(line.read) < 3:
            await asyncio.sleep(0)
        connection.send(b"d")
        assert line.read == list("abcd")
        sending.cancel()

    asyncio.run(play())


def test_who_does_not_read_is_dropped_when_the_queue_is_full() -> None:
    async def play() -> None:
        line = Line()
        connection = connected(line)
        line.willing.clear()
        assert [connection.send(text.encode()) for text in "abc"] == [True, True, False]
        assert connection.closing == TOO_SLOW
        line.willing.set()
        assert not connection.send(b"d")
        assert line.read == []

    asyncio.run(play())


def test_a_frame_says_how_long_it_is() -> None:
    assert frame_head(125) == b"\x81\x7d"
    assert frame_head(126) == b"\x81\x7e\x00\x7e"
    assert frame_head(65_535) == b"\x81\x7e\xff\xff"
    assert frame_head(65_536) == b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"
