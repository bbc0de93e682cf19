"""A server that is one node of many: it owns some tables, and relays to the owners of all others."""

import asyncio
import contextlib
import logging
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from starlette.applications import Starlette

from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.fleet.bus import Bus, NoBus, check_bus
from lichtspiel.server.fleet.cookies import SharedKeys
from lichtspiel.server.fleet.lease import Lease
from lichtspiel.server.fleet.life import HEARTBEAT, Life
from lichtspiel.server.fleet.relays import BusRelays
from lichtspiel.server.fleet.remote import RemoteSessions, answer
from lichtspiel.server.fleet.rooms import FleetRoom
from lichtspiel.server.fleet.storage import FleetStorage
from lichtspiel.server.fleet.thinkers import FleetReviewWorkers, FleetThinkers
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.connections import STALE_ROOM
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.reviews.workers import PIECE_SECONDS
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import nodes
from lichtspiel.server.store.keys import cluster_name
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.nodes import NameTaken, Owner
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds

CUT_OFF: Final = 5.0  # seconds without the bus, after which a node hands its tables over to those that have it


class FleetHub(Hub):
    """The server of one node."""

    storage: FleetStorage

    def __init__(self, settings: Settings, **parts: Any) -> None:
        super().__init__(settings, storage=FleetStorage(settings.database_url), **parts)
        self.app: Starlette  # which answers relayed requests
        self.lease = Lease()
        self.life = Life(settings.database_url, self.lease, "relay" if settings.role == "relay" else "up")
        self.bus = Bus(settings.cluster, self._bus_broken)
        self.thinkers: FleetThinkers = FleetThinkers(settings.bot_workers, settings.bot_seconds, self.bus, self.metrics)
        self.review_workers = FleetReviewWorkers(settings.review_workers, PIECE_SECONDS, self.bus, self.metrics)
        self.reviews.workers = self.review_workers
        self.relays = BusRelays(self)
        self.remote = RemoteSessions(self)
        self.cookies = SharedKeys(self)
        self.owned: set[str] = set()
        self.draining = False
        self._handed: set[str] = set()  # tables that came from a node which lost no time
        self._unshown: dict[Room, None] = {}  # what has changed while the lease did not hold
        self._owned_elsewhere: set[str] | None = None
        self._reached = 0.0  # when the bus was last there

    # Living

    async def join(self, name: str) -> None:
        """Begin the first life, under this name; raises NoBus, or NameTaken if there is such a node."""
        self.life.name = name
        self.tidying = f"{self.tidying} {name}"
        try:
            await check_bus(self.settings.cluster)
            await self.life.begin()
        except (NoBus, NameTaken):
            self.life.close()
            self.storage.writer.dispose()
            raise

    async def open(self) -> None:
        """Join the others, and make ready to serve."""
        self.storage.claim()
        await self.bus.connect(await self.life.run(cluster_name))
        await self._be_heard()
        await self.thinkers.listen()
        await self.review_workers.listen()
        await super().open()
        self.metrics.watch("nodes", lambda: 1 + len(self.life.others))
        self.metrics.watch("tables_owned", lambda: len(self.owned))
        self.metrics.watch("thinkers", lambda: self.thinkers.processes)
        self.keep_up(self._beat_on)
        self.keep_up(self.cookies.follow)

    async def close(self) -> None:
        """Finish what is under way; then the tables are nobody's."""
        await super().close()
        with contextlib.suppress(sa.exc.SQLAlchemyError):  # others fence this node when it has been silent for a while
            await self.life.end()
        self.life.close()
        await self.bus.close()

    async def _be_heard(self) -> None:
        """Go on with the life that has just begun."""
        self.storage.begin(self.life.id)
        await self.bus.listen(self.life.id, partial(answer, self), self.remote.hear, self.relays.hear)
        await self.life.beat(bus=self.bus.connected)
        self._reached = self.clock.elapsed()
        log("node begins", node=self.life.id, name=self.life.name)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                alive = await self.life.beat(bus=self.bus.connected)
            except sa.exc.SQLAlchemyError as error:
                log("heartbeat failed", logging.WARNING, reason=str(error).partition("\n")[0])
                continue
            if not alive:
                await self._begin_anew()
            elif self.lease.lapsed:
                self._go_on()
            self._look_round()

    async def _begin_anew(self) -> None:
        """Others have fenced this node: nothing it knows of its tables need be true."""
        log("node fenced", logging.WARNING, node=self.life.id)
        self.storage.pause()
        self.owned.clear()
        self._handed.clear()
        self._unshown.clear()
        for room in list(self.rooms.values()):
            self.forget(room)
            room.close(STALE_ROOM)
        self.relays.close_all()
        self.lease.lapse()
        await self.life.begin()
        await self._be_heard()

    def _go_on(self) -> None:
        """The lease holds again: show what has changed meanwhile, and let bots and clocks go on."""
        for room in self._unshown:
            self.announce(room)
        self._unshown.clear()
        for room in self.rooms.values():
            room.autoplay.go_on()

    def _look_round(self) -> None:
        """Clients of nodes that are gone go, and so do those whose table's owner is gone."""
        there = {node.id for node in self.life.others.values() if node.bus and not node.silent}
        self.bus.give_up_but(there)
        self.relays.close_but(there)
        self.remote.close_but(there)
        self.thinkers.look_round()
        self.review_workers.look_round()
        if self.bus.connected:
            self._reached = self.clock.elapsed()
        elif self.clock.elapsed() - self._reached > CUT_OFF:
            self._reached = self.clock.elapsed()
            self.spawn(self._hand_over_all)

    def _bus_broken(self) -> None:
        """Messages may be lost: all clients of relays come back, and say again what was not answered."""
        self.relays.close_all()
        self.remote.close_all()
        self.thinkers.bus_broken()
        self.review_workers.bus_broken()

    # Owning

    @property
    def takes_tables(self) -> bool:
        """Whether this node may own more tables than it does."""
        return self.settings.role != "relay" and not self.draining

    async def settle(self, name: str) -> None:
        """Make sure that a table is this node's, if it is nobody's; raises Elsewhere."""
        if name in self.owned:
            return
        owner = await self.storage.read(partial(nodes.owner_of, table=name))
        if owner is None or owner.node != self.storage.life:
            owner = await self._found(name, owner)
        if owner is not None:
            self.owned.add(name)

    async def _found(self, name: str, owner: Owner | None) -> Owner | None:
        """This node as the owner of a table, if it could be had; raises Elsewhere. None if there is no such table."""
        if owner is not None and (other := self.life.others.get(owner.node)) is not None and not other.silent:
            raise Elsewhere(owner.node, self.relays)
        partner = None if self.takes_tables else self.life.partner(name)
        if partner is not None:
            raise Elsewhere(partner, self.relays)
        if owner is not None:
            await self.storage.read(partial(nodes.fence, node=owner.node))  # not by the writer: it may take a while
        taken = await self.storage.do(partial(self._claim, table=name))
        if taken is not None and taken.node != self.storage.life:  # perhaps of this node's life before
            raise Elsewhere(taken.node, self.relays)
        return taken

    def _claim(self, db: sa.Connection, table: str) -> Owner | None:
        """For the life that is committing this, whichever asked for it."""
        return nodes.claim(db, table, self.storage.writing_for)

    async def _wake(self, name: str) -> Room:
        await self.settle(name)
        if name in self.owned and await self.storage.do(partial(nodes.accept, table=name, node=self.life.id)):
            self._handed.add(name)
        return await super()._wake(name)

    def new_room(self, name: str, table: Table) -> Room:
        """A table of this node's, or one that is just being made; refused if another life has begun meanwhile."""
        if name in self._opening and name not in self.owned:
            raise server_refused("busy")
        handed = name in self._handed
        self._handed.discard(name)
        return FleetRoom(name, table, self, handed=handed)

    def plan_table(
        self, table: Table, entries: list[Entry], owner: str, salt: str | None = None
    ) -> tuple[Room, list[Act]]:
        """A new table, which belongs to this node; raises Elsewhere if this node takes none."""
        partner = None if self.takes_tables else self.life.partner(owner)
        if partner is not None:
            raise Elsewhere(partner, self.relays)
        room, acts = super().plan_table(table, entries, owner, salt)
        return room, [*acts, lambda db: nodes.own_new(db, room.name, self.storage.writing_for)]

    def open_table(self, room: Room, address: str) -> Room:
        """A table that has just been written; in another life by now, it is nobody's."""
        assert isinstance(room, FleetRoom)
        if room.life != self.storage.life:
            room.gone = True
            return room
        self.owned.add(room.name)
        return super().open_table(room, address)

    @contextlib.contextmanager
    def withdrawing(self, names: Sequence[str]) -> Iterator[Sequence[str]]:
        """Of these tables only those are certainly not awake elsewhere that are this node's own, or nobody's."""
        with super().withdrawing([name for name in names if name in self.owned or self._is_nobodys(name)]) as free:
            yield free

    def _is_nobodys(self, name: str) -> bool:
        """Known while tidying only. If somebody claims it meanwhile, it is as if it had been gone already."""
        return self._owned_elsewhere is not None and name not in self._owned_elsewhere

    async def tidy(self, now: Milliseconds) -> None:
        """Each node deletes what is over its time of its own tables and of nobody's."""
        self._owned_elsewhere = await self.storage.read(partial(nodes.owned_by_others, node=self.life.id))
        try:
            await super().tidy(now)
        finally:
            self._owned_elsewhere = None

    async def versions(self, names: Collection[str]) -> dict[str, int]:
        """Those of other nodes' tables, too, as far as they are on disk."""
        here = await super().versions(names)
        away = [name for name in names if name not in self.rooms]
        there = await self.storage.read(partial(nodes.versions, tables=away, node=self.life.id)) if away else {}
        return there | here

    # Showing

    def _publish(self, room: Room) -> None:
        if self.lease.holds():
            super()._publish(room)
        else:
            self._unshown[room] = None

    async def _check_welcome(self, room: Room, person: str) -> None:
        """It may have taken long to look that up."""
        await super()._check_welcome(room, person)
        if not self.lease.holds():
            await self.lease.wait()
        if room.gone:
            raise room.absence()

    # Sending away

    def send_away(self, person: str, *, forgotten: bool = False) -> None:
        """From other nodes' tables, too. Nobody waits for that: a node of the version before gives no answer."""
        super().send_away(person, forgotten=forgotten)
        for node in self.life.others:
            self.spawn(partial(self.relays.send_away, node, person, forgotten=forgotten))

    # Handing over

    @property
    def is_leaving(self) -> bool:
        """Also while others may have given this node up."""
        return self.draining or not self.lease.holds()

    async def drain(self) -> None:
        """Hand everything over, then send everybody away, one after another; whoever comes meanwhile is relayed."""
        log("node drains", node=self.life.id, tables=len(self.owned))
        self.draining = True
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            await self.life.drain()
        await self._hand_over_all()
        await self.relays.close_slowly(self.settings.drain)

    async def _hand_over_all(self) -> None:
        for room in list(self.rooms.values()):
            with contextlib.suppress(StorageUnavailable):
                await self._hand_over(room)
        asleep = [name for name in self.owned if name not in self.rooms]
        with contextlib.suppress(StorageUnavailable):
            self.owned.difference_update(asleep)
            await self.storage.do(partial(nodes.release, tables=asleep, node=self.life.id))

    async def _hand_over(self, room: Room) -> None:
        """Give a table to another node, between two moves."""
        partner = self.life.partner(room.name)
        if partner is None:
            return
        assert isinstance(room, FleetRoom)
        async with room.lock:
            if room.gone:
                return
            try:
                done = await self.storage.do(partial(nodes.hand_over, table=room.name, node=self.life.id, to=partner))
            except BaseException as error:  # nobody knows whose it is now
                self.owned.discard(room.name)
                room.abandon(error)
                raise
            if done:
                self.owned.discard(room.name)
                self.forget(room)
                room.move(partner)
