"""Connections between simulated clients and the server: slow, cut at any moment, and full if nobody reads."""

import asyncio
import random
from collections import deque
from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from tests.simulation.courses import Life

Event = MutableMapping[str, Any]
WINDOW = 4  # messages that can be on their way to a client who does not read
LOST = 1006


class Channel:
    """One direction: everything arrives, in order, after a while."""

    def __init__(self, delay: Callable[[], float]) -> None:
        self.delay = delay
        self.arrived: deque[Any] = deque()
        self.changed = asyncio.Event()
        self._on_the_way: deque[Any] = deque()
        self._last = 0.0

    def put(self, item: Any) -> None:
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time() + self.delay())
        self._on_the_way.append(item)
        loop.call_at(self._last, self._arrive)

    def _arrive(self) -> None:
        if self._on_the_way:
            self.arrived.append(self._on_the_way.popleft())
            self._wake()

    def clear(self) -> None:
        """Lose everything that has not arrived."""
        self._on_the_way.clear()
        self._wake()

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    @property
    def waiting(self) -> int:
        return len(self.arrived) + len(self._on_the_way)

    async def get(self) -> Any:
        while not self.arrived:
            await self.changed.wait()
        item = self.arrived.popleft()
        self._wake()
        return item

    async def has_room(self) -> None:
        while self.waiting >= WINDOW:
            await self.changed.wait()


class Wire:
    """A WebSocket: `receive` and `send` are the server's end, `say` and `hear` the client's."""

    def __init__(self, life: "Life", chance: random.Random) -> None:
        self.life = life
        self.chance = chance
        self.in_, self.out = Channel(self._delay), Channel(self._delay)
        self.in_.put({"type": "websocket.connect"})
        self.is_cut = False  # by the client

    def _delay(self) -> float:
        return self.chance.expovariate(50)

    # The server's end

    async def receive(self) -> Event:
        event: Event = await self.in_.get()
        return event

    async def send(self, event: Event) -> None:
        if self.is_cut or self.life.dead:
            raise OSError("the line is cut")
        self.life.watch(event)
        if event["type"] == "websocket.send":
            await self.out.has_room()
        self.out.put(event)

    def end(self) -> None:
        """The server has died or hung up."""
        self.out.put({"type": "websocket.close", "code": LOST})

    # The client's end

    def say(self, text: str) -> None:
        if not self.is_cut:
            self.in_.put({"type": "websocket.receive", "text": text})

    async def hear(self) -> Event:
        """The next message, or the event that the connection is closed."""
        event: Event = await self.out.get()
        return event

    def cut(self) -> None:
        """Cut the connection: messages under way may be lost, and the server notices sooner or later."""
        if not self.is_cut:
            self.is_cut = True
            if self.chance.random() < 0.5:
                self.in_.clear()
            self.out.clear()
            asyncio.get_running_loop().call_later(self.chance.choice((0, 0.5, 20)), self._hung_up)

    def _hung_up(self) -> None:
        self.in_.put({"type": "websocket.disconnect", "code": LOST})
        self.out.arrived.clear()
        self.out.clear()

    def restart(self) -> None:
        """The server closes the connection because it restarts."""
        self.in_.put({"type": "websocket.disconnect", "code": 1012})


LOST_ANSWER = 0  # nothing came back
LATE = -1  # nothing has come back yet; the server may still be at work on it


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: Any
    cookie: str | None


class Exchange:
    """A request over HTTP and its answer."""

    def __init__(self, body: Any) -> None:
        self.body = b"" if body is None else msgspec.json.encode(body)
        self.answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._status, self._cookie, self._is_json = 0, None, False
        self._taken = bytearray()
        self._sent = False

    async def receive(self) -> Event:
        if self._sent:
            await asyncio.get_running_loop().create_future()
        self._sent = True
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def send(self, event: Event) -> None:
        if event["type"] == "http.response.start":
            self._status = event["status"]
            self._is_json = (b"content-type", b"application/json") in event["headers"]
            cookies = [value.decode() for name, value in event["headers"] if name == b"set-cookie"]
            self._cookie = cookies[0].partition("=")[2].partition(";")[0] if cookies else None
            return
        self._taken += event.get("body", b"")
        if not event.get("more_body") and not self.answered.done():
            body = msgspec.json.decode(self._taken) if self._is_json else self._taken.decode()
            self.answered.set_result(Answer(self._status, body, self._cookie))
