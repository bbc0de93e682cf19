"""All that one server has: storage, awake tables, bot workers, limits and figures."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any, Final

from lichtspiel.core.chance import KEY_BYTES, secret_chance
from lichtspiel.core.refusals import Refused
from lichtspiel.core.shuffles import SECRET_BYTES
from lichtspiel.server.bots.pool import Thinkers
from lichtspiel.server.calls.calling import Calls
from lichtspiel.server.daily import Days
from lichtspiel.server.edge import identity
from lichtspiel.server.edge.addresses import MadeFrom, Proxies
from lichtspiel.server.edge.fairness import FairQueue, LoopTurns
from lichtspiel.server.edge.limits import Buckets, Crowd
from lichtspiel.server.edge.outbox import Outbox
from lichtspiel.server.live.clock import TICK, Timekeeper
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.logs import log
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.reviews.making import Reviews
from lichtspiel.server.reviews.workers import PIECE_SECONDS, ReviewWorkers
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.kinds import TIDIED, Act
from lichtspiel.server.store.late import retention, statements
from lichtspiel.server.store.storage import Storage
from lichtspiel.server.store.visitors import NEWCOMERS, Visitors
from lichtspiel.server.summaries import Summaries
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Milliseconds

SHARED_ADDRESS: Final = 10  # times as much as one person may ask for, since households share an address
RECONNECTING: Final = 4.0  # seconds in which all connections of an address may come anew
FEW: Final = 100  # connections: no address may come with less in that time
HINTS_PER_ADDRESS: Final = 4  # at once
HOUR: Final = 3600.0
SETTLED: Final = 1.0  # seconds after which the server listens: what can wait is not done, and not loaded, before
SWEEP: Final = 5.0  # seconds between looks for tables nobody needs
HEARD: Final = 16  # messages in a pass of the event loop, if they come from fewer addresses
SHOWING: Final = 0.002  # seconds of a pass for showing tables: what is done many times in a row costs less
RECOVERY: Final = 1.0  # seconds before background work that failed is taken up again
Work = Callable[[], Coroutine[Any, Any, None]]


class Hub:
    """The server, apart from what is asked of it over HTTP and WebSockets."""

    def __init__(
        self,
        settings: Settings,
        clock: Timekeeper | None = None,
        storage: Storage | None = None,
        draw: identity.Draw = secrets.token_bytes,
    ) -> None:
        self.settings = settings
        self.clock = clock or Timekeeper()
        self.draw = draw  # where names and secrets come from that nobody can guess
        self.storage = storage or Storage(settings.database_url)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.metrics = Metrics()
        elapsed = self.clock.elapsed
        self.people = Buckets(settings.requests_per_second, clock=elapsed)
        self.addresses = Buckets(settings.requests_per_second * SHARED_ADDRESS, clock=elapsed)
        self.talkers = Buckets(settings.messages_per_second, clock=elapsed)
        self.households = Buckets(settings.messages_per_second * SHARED_ADDRESS, clock=elapsed)
        coming = max(FEW, settings.connections_per_address)
        self.knocks = Buckets(coming / RECONNECTING, RECONNECTING, clock=elapsed)
        self.makers = Buckets(settings.tables_per_address / HOUR, HOUR, clock=elapsed)
        self.newcomers = Buckets(settings.tables_per_address * NEWCOMERS / HOUR, HOUR, clock=elapsed)
        self.reviewers = Buckets(settings.reviews_per_address / HOUR, HOUR, clock=elapsed)
        self.turns = LoopTurns()
        self.message_turns = LoopTurns(HEARD)
        self.outbox = Outbox()
        self.visitors = Visitors(self.storage)
        self.crowd = Crowd(settings.connections_per_address)
        self.callers = Crowd(settings.connections_per_address)  # all that are not WebSockets, or not yet
        self.proxies = Proxies(settings.proxies)  # all visitors come from there: they are not counted as one
        self.advised = Crowd(HINTS_PER_ADDRESS)
        review_workers = ReviewWorkers(settings.review_workers, PIECE_SECONDS)
        self.reviews = Reviews(self.storage, review_workers, self.reviewers, self.spawn)
        self.days = Days(self.storage, self.reviews, draw, self.spawn)
        self.calls = Calls(self)
        self.summaries = Summaries(self)
        self.rooms: dict[str, Room] = {}
        self.made_from = MadeFrom()
        self.unreadable: set[str] = set()  # tables that cannot be listed: the host has been told why
        self.tidying = TIDIED  # under which it is kept when this server last did so
        self.signer = identity.Signer(b"")
        self._news: FairQueue[Room] = FairQueue()  # tables with something to show
        self._some_news = asyncio.Event()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._withdrawn: set[str] = set()  # tables that are being deleted
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._background: dict[str, asyncio.Task[None]] = {}  # what must go on as long as the server does
        self._down: set[str] = set()  # that part of it which has failed and is not yet taken up again

    def now(self) -> Milliseconds:
        """The time that is written into journals."""
        return self.clock.now()

    @property
    def today(self) -> int:
        """The day, counted from 1970."""
        return self.now() // DAY

    def welcome(self, person: str) -> None:
        """Somebody is here; that is written down once a day."""
        today = self.today
        if self.visitors.is_new(person, today):
            self.spawn(lambda: self.visitors.write_down(person, today))

    async def open(self) -> None:
        """Make ready to serve."""
        self.storage.open()
        self.signer = identity.Signer(*await self.storage.keys())
        self.metrics.watch("tables_awake", lambda: len(self.rooms))
        self.metrics.watch("connections", lambda: sum(self.crowd.present.values()))
        self.metrics.watch("commits", lambda: self.storage.commits)
        self.metrics.watch("journal_rows", lambda: self.storage.rows)
        self.metrics.watch("commit_seconds", lambda: self.storage.commit_seconds)
        self.metrics.show("commit_duration_seconds", self.storage.durations)
        self.metrics.show("commit_batch_size", self.storage.batches)
        self.metrics.show("bot_wait_seconds", self.thinkers.waits)
        for work in (self._keep_time, self._sweep, self._publish_on, self._tidy_on, self._call_on):
            self.keep_up(work)

    async def close(self) -> None:
        """Finish what is under way and stop."""
        for room in list(self.rooms.values()):
            room.autoplay.stop()
        tasks = [*self._tasks, *self._background.values()]
        for task in tasks:
            if not task.cancelling():  # a second time would break off the ending of a bot's process
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.reviews.close()
        await asyncio.to_thread(self.storage.close)
        log("server closed")

    # Work in the background

    def spawn(self, work: Work) -> asyncio.Task[None]:
        """Do something beside, and log it if it fails."""
        task = asyncio.create_task(self._watched(work))
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return task

    async def _watched(self, work: Work) -> None:
        try:
            await work()
        except Exception as error:
            self.metrics.count("faults")
            log("background work failed", logging.ERROR, fault=error)

    def keep_up(self, work: Work) -> None:
        """Do something beside as long as the server runs; if it fails, it is logged and begun anew after a while."""
        self._background[work.__name__] = asyncio.create_task(self._kept_up(work))

    async def _kept_up(self, work: Work) -> None:
        while True:
            await self._watched(work)
            self._down.add(work.__name__)
            await asyncio.sleep(RECOVERY)
            self._down.discard(work.__name__)

    @property
    def is_leaving(self) -> bool:
        """Whether nobody new should come here: in a cluster, while its tables go to others."""
        return False

    @property
    def idle_work(self) -> list[str]:
        """What should go on in the background, and does not."""
        return sorted(self._down | {name for name, task in self._background.items() if task.done()})

    # The time

    async def _keep_time(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + TICK
            await asyncio.sleep(TICK)
            self.metrics.lag.add(max(0.0, clock() - due))
            self.compare_clocks()

    def compare_clocks(self) -> None:
        """If the time has stepped, every running clock goes on from where it stood, and so do the alarms."""
        stepped = self.clock.compare()
        if stepped:
            log("time stepped", logging.WARNING, seconds=round(stepped, 3))
            for room in self.rooms.values():
                self.spawn(room.autoplay.flag)

    # Showing: the second of the three seams

    def announce(self, room: Room) -> None:
        """Something has changed at a table, and is on disk."""
        if not room.audience.announced:
            room.audience.announced = True
            self._news.put(room.charged_address, room)
            self._some_news.set()

    async def _publish_on(self) -> None:
        """Show a few tables at a time. Messages that came in meanwhile, and acknowledgements, go before the next."""
        while True:
            await self._some_news.wait()
            self._publish_some()
            await asyncio.sleep(0)

    def _publish_some(self) -> None:
        """Show one table, and more while this pass is young."""
        time = asyncio.get_running_loop().time
        end = time() + SHOWING
        while self._news:
            room = self._news.take()
            room.audience.announced = False
            self._publish(room)
            if time() >= end:
                return
        self._some_news.clear()

    def _publish(self, room: Room) -> None:
        """Show a table. One that cannot be shown is read anew, and keeps no other from being shown."""
        try:
            room.audience.publish()
        except Exception as error:
            self.metrics.count("faults")
            room.abandon(error)

    # Tables

    async def room(self, name: str) -> Room:
        """An awake table, woken if it sleeps; refused if there is none."""
        found = self.rooms.get(name)
        if found is not None:
            return found
        if name in self._withdrawn:
            raise server_refused("busy")
        if not name.isprintable():  # none of ours, and not every database would take it
            raise server_refused("no-table")
        if name not in self._opening:  # many may knock at once after a restart: it is read once
            self._opening[name] = asyncio.create_task(self._wake(name))
            self._opening[name].add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def settle(self, name: str) -> None:
        """Make sure that a table is this server's; in a cluster, raises Elsewhere if it is another node's."""

    def new_room(self, name: str, table: Table) -> Room:
        """A table that is awake from now on."""
        return Room(name, table, self)

    async def _wake(self, name: str) -> Room:
        table = await self.storage.load(name)
        if table is None:
            raise server_refused("no-table")
        room = self.new_room(name, table)
        self.rooms[name] = room
        try:
            await room.act(lambda table, now: room.wake(table, now) + table.flag(now))
        except StorageUnavailable:
            self.forget(room)  # a clock that sleeps can be woken only when that can be kept
            raise
        return room

    async def add_table(
        self, table: Table, entries: list[Entry], owner: str, address: str = "", salt: str | None = None
    ) -> Room:
        """A new table, started at once if nobody is missing."""
        room, acts = self.plan_table(table, entries, owner, salt)
        await self.storage.do(statements.all_of(acts))
        return self.open_table(room, address)

    def plan_table(
        self, table: Table, entries: list[Entry], owner: str, salt: str | None = None
    ) -> tuple[Room, list[Act]]:
        """A new table, started if nobody is missing and nobody has dealt; and what must be written before it is there.

        Refused if it need never end. The salt is for the first seat of whoever makes it.
        """
        refusal = table.game.table_refusal(table.options)
        if refusal is not None:
            raise Refused(refusal)
        name = identity.new_table(self.draw)
        room = self.new_room(name, table)
        now = self.now()
        if table.phase == "gathering":
            entries = entries + self.commit(table, now) + table.salt_on_sitting(table.seats_of(owner), salt, now)
            entries += self.start(table, now) if table.full else []
        holders = [(seat.holder, number) for number, seat in enumerate(table.seats) if seat.holder]
        acts = [statements.add_table(name, table, entries, owner)]
        acts += [statements.add_place(owner, name)] if owner else []
        acts += [statements.add_place(holder, name, number) for holder, number in holders]
        acts += [statements.add_place(seat.kept_for, name) for seat in table.seats if seat.kept_for]
        return room, acts

    def open_table(self, room: Room, address: str) -> Room:
        """A table that has just been written, for somebody at this address."""
        self.rooms[room.name] = room
        room.charged_address = address
        self.made_from.put(room.name, address)
        return room

    def commit(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Draw the secret of a table's fair shuffle, before anybody adds a salt."""
        return table.commit(self.draw(SECRET_BYTES), now)

    def start(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Deal with the table's secret and salts, and where it has none, with a key that nobody will ever know.

        The bots' seed says nothing about it.
        """
        bot_seed = secrets.token_hex(8)
        if table.shuffle is not None:
            return table.deal_fairly(bot_seed, now)
        return table.deal(secret_chance(secrets.token_bytes(KEY_BYTES)), bot_seed, now)

    @contextlib.asynccontextmanager
    async def at(self, name: str, person: str, *, invited: bool = False) -> AsyncIterator[Room]:
        """The table, while nobody else changes it; refused if this person may not see it and is not invited."""
        while True:
            room = await self.room(name)
            async with room.lock:
                if room.gone:  # it fell asleep meanwhile
                    continue
                if not invited:
                    await self._check_welcome(room, person)
                yield room
                return

    async def _check_welcome(self, room: Room, person: str) -> None:
        """Whoever may not see a table does not learn that there is one."""
        welcome = room.table.terms.visibility == "open" or bool(person and room.table.seats_of(person))
        if not welcome and not (person and await self.storage.may_watch(person, room.name)):
            raise server_refused("no-table")

    async def versions(self, names: Collection[str]) -> dict[str, int]:
        """How far these tables have come, those of them that may change: they are awake, and their games not over."""
        awake = [self.rooms[name] for name in names if name in self.rooms]
        return {room.name: room.version for room in awake if not room.is_over}

    def forget(self, room: Room) -> None:
        """The table is no longer awake."""
        room.gone = True
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]

    async def _sweep(self) -> None:
        """Put tables to sleep that nobody has needed for a while."""
        while True:
            await asyncio.sleep(min(SWEEP, max(self.settings.sleep_after, 0.05)))
            with contextlib.suppress(RuntimeError):  # tables came or went meanwhile: next time
                self.put_to_sleep(self.clock.elapsed() - self.settings.sleep_after)

    def put_to_sleep(self, before: float) -> None:
        """Forget the tables that nobody needs: those last used before this moment, and those whose game is over."""
        for room in [room for room in self.rooms.values() if room.idle and (room.is_over or room.used < before)]:
            self.forget(room)
            room.autoplay.stop()
            if room.is_over:
                self.spawn(partial(self._pack, room.name))

    async def _pack(self, name: str) -> None:
        with contextlib.suppress(StorageUnavailable):  # it is logged: tidying comes back to it
            await self.storage.pack(name)

    async def _call_on(self) -> None:
        """Call people whose turn it is."""
        await asyncio.sleep(SETTLED)
        while True:
            with contextlib.suppress(StorageUnavailable):  # it is logged: next time
                await self.calls.look_on()
            await asyncio.sleep(RECOVERY)

    # Forgetting

    def send_away(self, person: str, *, forgotten: bool = False) -> None:
        """End all connections of somebody; they may come back as whoever they are then."""
        self.send_away_here(person, forgotten=forgotten)

    def send_away_here(self, person: str, *, forgotten: bool = False) -> None:
        """The same at the tables of this server; in a cluster, others have more."""
        for room in self.rooms.values():
            room.send_away(person, forgotten=forgotten)

    async def _tidy_on(self) -> None:
        """Delete once a day what is over its time."""
        await asyncio.sleep(SETTLED)
        while True:
            with contextlib.suppress(StorageUnavailable):  # it is logged: next time
                now = self.now()
                if await retention.is_time(self.storage, now, self.tidying):
                    await self.tidy(now)
            await asyncio.sleep(HOUR)

    async def tidy(self, now: Milliseconds) -> None:
        """Delete what is over its time now."""
        gone = await retention.tidy(self.storage, self.settings, now, self.withdrawing)
        await retention.mark_time(self.storage, now, self.tidying)
        log("tidied", **gone._asdict())

    @contextlib.contextmanager
    def withdrawing(self, names: Sequence[str]) -> Iterator[Sequence[str]]:
        """Those of these tables that nobody is at: they sleep, and nobody can wake them for the length of the block."""
        free = [name for name in names if self._is_unused(name)]
        for room in [self.rooms[name] for name in free if name in self.rooms]:
            self.forget(room)
            room.autoplay.stop()
        self._withdrawn.update(free)
        try:
            yield free
        finally:
            self._withdrawn.difference_update(free)

    def _is_unused(self, name: str) -> bool:
        room = self.rooms.get(name)
        return name not in self._opening and (room is None or room.idle)
