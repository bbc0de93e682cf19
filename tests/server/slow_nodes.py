"""Two nodes of a cluster in one process, whose clocks the tests set."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Protocol

import pytest
import sqlalchemy as sa

from lichtspiel.server.app import make_app
from lichtspiel.server.fleet.hub import FleetHub
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import nodes
from lichtspiel.server.store.databases import prepare
from lichtspiel.server.store.nodes import EXPIRY
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from tests.server.bus import Nats
from tests.server.postgres import Postgres


class SlowNode(FleetHub):
    """A node whose clock the test sets, and whose games are the same every time."""

    time = 1_000_000

    def now(self) -> int:
        return self.time

    def compare_clocks(self) -> None:
        """Never step this clock, even if a busy machine stood still for seconds."""

    def start(self, table: Table, now: int) -> list[Entry]:
        return table.start("slow node", "bots", now)

    async def silence(self) -> None:
        """From now on this node's heart does not beat, and has not for long."""
        self._background["_beat_on"].cancel()
        back = f"UPDATE nodes SET heartbeat = clock_timestamp() - interval '{EXPIRY + 1} s' WHERE id = :id"
        await self.life.run(lambda db: db.execute(sa.text(back), {"id": self.life.id}))


Work = Callable[[SlowNode, SlowNode], Awaitable[None]]


class InNodes(Protocol):
    """Do something with two nodes that know each other and have these settings."""

    def __call__(self, work: Work, **settings: str) -> None: ...


@pytest.fixture
def in_nodes(postgres: Postgres, nats: Nats, tmp_path: Path) -> InNodes:
    """On a database of their own. Settings are given as `role="relay"` for both, or as `right_role` for one."""
    url = postgres.new_database()
    prepare(url)

    @contextlib.asynccontextmanager
    async def node(name: str, wished: dict[str, str]) -> AsyncIterator[SlowNode]:
        own = {key.removeprefix(f"{name}_"): value for key, value in wished.items()}
        chosen = {key: value for key, value in own.items() if key in Settings.__struct_fields__}
        settings = Settings(data=str(tmp_path / name), database=url, cluster=nats.url, drain=0.1, **chosen)  # type: ignore[arg-type]
        hub = SlowNode(settings)
        hub.app = make_app(settings, hub)
        await hub.join(name)
        await hub.open()
        try:
            yield hub
        finally:
            await hub.close()

    async def run(work: Work, wished: dict[str, str]) -> None:
        async with node("left", wished) as left, node("right", wished) as right:
            await left.life.beat(bus=True)
            await work(left, right)

    return lambda work, **settings: asyncio.run(run(work, settings))


async def owner(hub: FleetHub, table: str) -> str:
    found = await hub.storage.read(partial(nodes.owner_of, table=table))
    return "" if found is None else found.node


async def until(condition: Callable[[], object]) -> None:
    """Let the loop go on until the condition holds."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.005)
