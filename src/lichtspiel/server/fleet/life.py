"""One node: its lives, one after another, its heartbeat, and what it knows of others."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from typing import Final, TypeVar

import sqlalchemy as sa

from lichtspiel.server.fleet.lease import Lease
from lichtspiel.server.store import nodes
from lichtspiel.server.store.databases import open_engine
from lichtspiel.server.store.deadlines import Watchdog, transaction
from lichtspiel.server.store.nodes import EXPIRY, NameTaken, Node, State

HEARTBEAT: Final = 0.5  # seconds from one to the next: several may get lost before others give a node up
DEADLINE: Final = 2.0  # seconds for each
TAKEOVER: Final = EXPIRY + 2.0  # seconds that a new life waits for a former one of its name to fall silent
ID_BYTES: Final = 12
T = TypeVar("T")


class Life:
    """What the database knows of this node, over a connection for that alone."""

    def __init__(self, url: str, lease: Lease, state: State = "up") -> None:
        self.name = ""
        self.state = state  # in which each life begins
        self.id = ""
        self.lease = lease
        self.others: dict[str, Node] = {}  # that are not fenced, as of the last heartbeat
        self._engine = open_engine(url, "")
        self._watchdog = Watchdog(self._engine, DEADLINE)
        self._thread = ThreadPoolExecutor(1, "heartbeat")

    async def begin(self) -> None:
        """Begin a new life; raises NameTaken if another node of this name goes on living."""
        end = asyncio.get_running_loop().time() + TAKEOVER
        id_ = secrets.token_hex(ID_BYTES)
        while True:
            try:
                await self.run(partial(self._register, node=id_))
            except NameTaken:
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(HEARTBEAT)
            else:
                break
        self.id = id_

    def _register(self, db: sa.Connection, node: str) -> None:
        nodes.register(db, node, self.name, version("lichtspiel"), self.state)

    async def beat(self, *, bus: bool) -> bool:
        """Tell the database that this node lives; False if it is fenced. Raises what the database does."""
        sent = self.lease.clock()
        alive, found = await self.run(partial(_beat, node=self.id, bus=bus))
        self.others = {node.id: node for node in found if node.id != self.id}
        if alive:
            self.lease.renew(sent)
        return alive

    async def drain(self) -> None:
        """From now on nobody hands anything over to this node."""
        await self.run(partial(nodes.drain, node=self.id))

    async def end(self) -> None:
        """End this life: whoever is asked next may have its tables."""
        if self.id:
            await self.run(partial(nodes.end, node=self.id))

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction of the heartbeat's own connection."""

        def run() -> T:
            with transaction(self._engine, self._watchdog) as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    def close(self) -> None:
        """Let go of the database."""
        self._thread.shutdown()
        self._engine.dispose()
        self._watchdog.end()

    def partner(self, table: str) -> str | None:
        """A node that takes tables, the same for all who ask about this one."""
        ready = [node.id for node in self.others.values() if node.takes_tables]
        return max(ready, key=partial(_weight, table), default=None)


def _beat(db: sa.Connection, node: str, *, bus: bool) -> tuple[bool, Sequence[Node]]:
    alive = nodes.beat(db, node, bus=bus)
    return alive, nodes.living(db)


def _weight(table: str, node: str) -> int:
    """Rendezvous hashing: each table prefers another node, and a node that goes moves only its own tables."""
    return int.from_bytes(hashlib.blake2b(f"{table}/{node}".encode(), digest_size=8).digest())
