"""An awake table of a node: it waits for the lease, and can be handed over to another node."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.fleet.lease import LeasedLock
from lichtspiel.server.live.connections import Connection
from lichtspiel.server.live.rooms import Change, Room
from lichtspiel.server.store.kinds import Act
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.fleet.hub import FleetHub

STEP: Final = 0.005  # seconds between two looks whether a session listens


class FleetRoom(Room):
    """A table that is this node's until it is handed over, or this life is over."""

    def __init__(self, name: str, table: Table, hub: "FleetHub", *, handed: bool) -> None:
        super().__init__(name, table, hub)
        self.fleet = hub
        self.lock = LeasedLock(hub.lease)
        self.life = hub.storage.life
        self.handed = handed  # by another node, without losing time
        self.moved_to = ""

    def wake(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Time goes on being charged after a hand-over, and is forgiven after a crash."""
        if self.handed:
            self.handed = False
            return []
        return super().wake(table, now)

    async def _change(self, change: Change, acts: Sequence[Act] = ()) -> int:
        """Whoever has the lock may have waited for something else meanwhile, into another life."""
        if self.gone:
            raise self.absence()
        return await super()._change(change, acts)

    def absence(self) -> Exception:
        """Whoever comes to a table that was handed over goes on there."""
        return Elsewhere(self.moved_to, self.fleet.relays) if self.moved_to else super().absence()

    def move(self, to: str) -> None:
        """The table is another node's now: everybody follows it. The caller holds the lock."""
        self.moved_to, self.gone = to, True
        self.autoplay.stop()
        following = list(self.audience.connections)
        self.audience.connections.clear()  # nobody leaves: they are told of each other by the new owner
        for connection in following:
            self.hub.spawn(lambda connection=connection: interrupt(connection))  # type: ignore[misc]


async def interrupt(connection: Connection) -> None:
    """End a session's listening; if it is busy with a message, as soon as it listens again or notices by itself."""
    end = asyncio.get_running_loop().time() + 10
    while connection.closing is None and asyncio.get_running_loop().time() < end:
        if connection.listener is not None:
            connection.listener.cancel()
            return
        await asyncio.sleep(STEP)
