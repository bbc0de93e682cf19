"""Servers whose day the test sets, and people who ask them over HTTP."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx2

from lichtspiel.core.moves import Move
from lichtspiel.server.app import make_app
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.reviews.questions import Found, read_piece
from lichtspiel.server.reviews.worker import _found
from lichtspiel.server.settings import Settings
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Milliseconds
from tests.server.harness import PATIENCE

TODAY = 20_000
HOST = "http://127.0.0.1"


class QuickMasters:
    """Plays days' deals here, with a quick bot in place of the one that was asked for."""

    asked = 0

    async def ask(self, form: bytes, _seconds: float, _whose: str = "") -> Found:
        self.asked += 1
        piece = read_piece(form)
        assert not hasattr(piece, "record")
        return _found(type(piece)(piece.game, piece.secret, "greedy"))

    async def close(self) -> None:
        """There is nothing to end."""


class DayHub(Hub):
    """A hub whose clock the test sets, and which is asked over HTTP."""

    time = TODAY * DAY + 1000

    def now(self) -> int:
        return self.time

    def compare_clocks(self) -> None:
        """Never step this clock."""

    def visitor(self, name: str = "Ada", address: str = "10.0.0.1") -> "Visitor":
        return Visitor(self, name, address)


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, hub: DayHub, name: str, address: str) -> None:
        self.hub, self.name = hub, name
        transport = httpx2.ASGITransport(make_app(hub.settings, hub), client=(address, 1))
        self.http = httpx2.AsyncClient(transport=transport, base_url=HOST)

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).json()

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(path, json=body)).json()

    async def begin(self, game: str = "lichterfest", day: int = TODAY) -> Room:
        """Play a day's deal."""
        answer = await self.post(f"/api/daily/{game}/{day}", name=self.name, pace=0)
        return await self.hub.room(answer["table"])

    async def results(self, game: str = "lichterfest", day: int = TODAY) -> Any:
        return await self.get(f"/api/daily/{game}/{day}")


def person_at(room: Room) -> int:
    """The seat of whoever plays the deal there."""
    assert room.table.terms.daily is not None
    return room.table.terms.daily.seat


async def give_up(room: Room) -> None:
    """The shortest end."""
    await room.act(lambda table, now: table.resign(person_at(room), now))


def _moved(table: Table, now: Milliseconds, seat: int, move: Move) -> list[Entry]:
    return table.submit(seat, move, table.version, now)


async def play_first_moves(room: Room, most: int = 10_000) -> None:
    """Make the first legal move each time, until the game is over or so many are made."""
    seat, made = person_at(room), 0
    async with asyncio.timeout(4 * PATIENCE):
        while (room.table.phase == "playing" and made < most) or room.writing:
            if room.table.to_move == seat and not room.writing and made < most:
                move = room.table.position.legal()[0]
                await room.act(partial(_moved, seat=seat, move=move))
                made += 1
            else:
                await asyncio.sleep(0.002)


async def until_asked(room: Room) -> None:
    """Wait until the bots have moved and whoever plays is to move."""
    async with asyncio.timeout(PATIENCE):
        while room.table.to_move != person_at(room) or room.autoplay.thinking or room.writing:
            await asyncio.sleep(0.002)


def on_days(folder: Path, work: Callable[[DayHub], Awaitable[None]], **settings: Any) -> None:
    """Run something at a server whose day the test sets."""

    async def run() -> None:
        async with day_hub(folder, **settings) as hub:
            await work(hub)

    asyncio.run(run())


@contextlib.asynccontextmanager
async def day_hub(folder: Path, **settings: Any) -> AsyncIterator[DayHub]:
    """A server that is open for the length of the block."""
    folder.mkdir(exist_ok=True)
    limits = {"bot_floor": 0, "requests_per_second": 1000, "tables_per_address": 1000}
    hub = DayHub(Settings(data=str(folder), **limits | settings))
    hub.reviews.workers = QuickMasters()  # type: ignore[assignment]
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()
