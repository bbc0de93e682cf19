"""An awake table and everybody at it: under one lock it is changed and written to disk; only then it is shown."""

import asyncio
import logging
import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.views import View
from lichtspiel.server.connections import STALE_ROOM, Connection
from lichtspiel.server.logs import log
from lichtspiel.server.messages import Presence, State
from lichtspiel.server.questions import Answer, Question, listens
from lichtspiel.server.rejecting import NoStorage, rejected
from lichtspiel.server.storage import Act, set_phase
from lichtspiel.server.thinking import BotFault, answered_after
from lichtspiel.table import sight
from lichtspiel.table.declining import Declined
from lichtspiel.table.happenings import Retold
from lichtspiel.table.journal import Entry, Moved, written
from lichtspiel.table.table import Table
from lichtspiel.table.terms import SECOND, Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.house import House

Change = Callable[[Table, Milliseconds], list[Entry]]
RECOVERY: Final = 2.0  # seconds until what could not be written is tried again
LONGEST_ALARM: Final = 86_400  # seconds: an event loop sleeps no longer, so a clock of days is looked at every day
Made = dict[Any, Any]  # the states put together for a version, and what they share under "public"


class Common(NamedTuple):
    """What the states of all viewers have in common."""

    now: Milliseconds
    sight: Raw
    presence: Presence
    view: View | None
    retold: Retold


class Room:
    """A table that somebody needs now."""

    def __init__(self, name: str, table: Table, house: "House") -> None:
        self.name = name
        self.table = table
        self.house = house
        self.lock = asyncio.Lock()
        self.patron = ""  # the address for which its bots think: who made the table, or first came to it
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.last_seen: dict[str, float] = {}  # when each person was last connected, by the time the house has run
        self.used = self.opened = house.clock.elapsed()
        self.epoch = house.clock.epoch  # to which the times of its journal belong
        self.gone = False
        self.announced = False  # there is something to show, and it will be shown soon
        self.writing = False  # what is in memory is not yet on disk, and must not be shown
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody needs it."""
        return not self.connections and self._thinking is None and not self.lock.locked()

    # Changing

    async def act(self, change: Change, acts: Sequence[Act] = ()) -> int:
        """Change the table, and show it when it is on disk; returns the version. Raises Declined, and does nothing."""
        async with self.lock:
            if self.gone:
                raise rejected("busy")
            return await self.change(change, acts)

    async def change(self, change: Change, acts: Sequence[Act] = ()) -> int:
        """The same for who holds the lock already."""
        await self._catch_up()
        return await self._change(change, acts)

    async def _catch_up(self) -> None:
        """If the time has stepped, nobody is charged for it: the first change after it comes behind this entry."""
        while self.epoch != self.house.clock.epoch:
            epoch = self.house.clock.epoch
            await self._change(Table.wake)
            self.epoch = epoch

    async def _change(self, change: Change, acts: Sequence[Act] = ()) -> int:
        before, phase = self.table.version, self.table.phase
        entries = self._applied(change)
        if not entries:
            return before
        if self.table.phase != phase:
            acts = [*acts, set_phase(self.name, self.table.phase, self.table.changed)]
        self.writing = True
        try:
            done = await self._write(before, entries, acts)
        except BaseException as fault:
            self.abandon(fault)
            raise
        self.writing = False
        if not done:
            raise NoStorage
        self.used = self.house.clock.elapsed()
        self.house.metrics.count("moves", by=sum(isinstance(entry, Moved) for entry in entries))
        self.house.announce(self)
        self.go_on()
        return self.table.version

    def _applied(self, change: Change) -> list[Entry]:
        """What a change adds to the journal; if it is declined nothing has changed, if it fails who knows what."""
        try:
            return change(self.table, self.house.now())
        except Declined:
            raise
        except Exception as fault:
            self.abandon(fault)
            raise

    async def _write(self, before: int, entries: list[Entry], acts: Sequence[Act]) -> bool:
        """Write it down; if that could not be done, the table is again what it was, and what everybody has seen."""
        storage = self.house.storage
        try:
            await storage.append(self.name, before, entries, acts)
        except NoStorage:
            tail = await storage.tail(self.name, before)
            if tail.entries[: len(entries)] == [written(entry) for entry in entries]:
                return True  # only the answer was lost
            if tail.version != before:
                raise  # what is there is not what everybody has seen
            self.table = await self._read_anew()
            return False
        return True

    async def _read_anew(self) -> Table:
        kept = await self.house.storage.load(self.name)
        assert kept is not None
        return kept

    def abandon(self, fault: BaseException) -> None:
        """What is in memory may not be what is on disk: forget it. Everybody comes back to a table read anew."""
        if not isinstance(fault, asyncio.CancelledError):  # else the server ends in the middle of it
            log("table abandoned", logging.ERROR, fault=fault, table=self.name)
        self.house.forget(self)
        self.close(STALE_ROOM)

    def close(self, code: int) -> None:
        """Send everybody away."""
        self.gone = True
        for connection in self.connections:
            connection.close(code)
        self.rest()

    def rest(self) -> None:
        """No more thinking, no more alarms."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    # Showing

    def full_for(self, person: str) -> bool:
        """Whether one more connection is too many. Watchers share so many; who has a seat has as many of their own."""
        holders = {seat.holder for seat in self.table.seats}
        there = [connection.person for connection in self.connections]
        alike = there.count(person) if person in holders else sum(other not in holders for other in there)
        return alike >= self.house.settings.connections_per_table

    def enter(self, connection: Connection, since: int) -> None:
        """Somebody comes in (again), having seen all up to a version."""
        self.connections[connection] = None
        connection.seen = since if since <= self.table.version else 0
        self.show(connection, {}, missed=True)
        self.show_presence(connection)
        self.go_on()

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.pop(connection, None)
        self.used = self.last_seen[connection.person] = self.house.clock.elapsed()
        self.show_presence(connection)

    def publish(self) -> None:
        """Show everybody what has changed, each from their own seat, if it is on disk."""
        if self.writing or self.gone:
            return  # who writes announces it again
        made: Made = {}
        for connection in list(self.connections):
            if connection.seen < self.table.version:
                self.show(connection, made)

    def show(self, connection: Connection, made: Made, *, missed: bool = False) -> None:
        """Send a state that replaces what the client knew; `made` keeps those put together for this version."""
        connection.send(self.state_for(connection, connection.seen, made, missed=missed))
        connection.seen = self.table.version
        self.house.metrics.count("messages_out")

    def state_for(self, connection: Connection, since: int, made: Made, *, missed: bool) -> str:
        """The state as this client may see it, put together once for all who see the same."""
        mine = tuple(self.table.seats_of(connection.person)) if connection.person else ()
        key = (connection.viewer(mine), mine, since)
        if key not in made:
            made[key] = self.state(*key, made, missed=missed)
        text: str = made[key]
        return text

    def state(self, viewer: Viewer, mine: tuple[int, ...], since: int, made: Made, *, missed: bool = True) -> str:
        """The state of a viewer, as JSON; who was not there is not shown what is covered by now."""
        if "public" not in made:
            made["public"] = self.public()
        common: Common = made["public"]
        presence, table = common.presence, self.table
        seen = sight.seen(table, viewer, common.view)
        events = sight.missed(table, viewer, since) if missed else sight.since(table, viewer, since, common.retold)
        message = State(
            table=self.name,
            version=table.version,
            since=since,
            now=common.now,
            viewer=viewer,
            mine=mine,
            online=presence.online,
            watchers=presence.watchers,
            stand_in_from=presence.stand_in_from,
            sight=common.sight,
            view=None if seen is None else Raw(seen.json()),
            legal=sight.legal(table, viewer),
            prompt=sight.prompt(table, viewer, seen),
            no_undo=sight.no_undo(table, viewer, common.now),
            events=events,
        )
        return msgspec.json.encode(message).decode()

    def public(self) -> Common:
        """What a state tells everybody alike."""
        now = self.house.now()
        look = Raw(msgspec.json.encode(sight.look(self.table, now)))
        return Common(now, look, self.presence(), sight.seen(self.table, TABLE), {})

    def presence(self) -> Presence:
        """Which seats' people are there, how many others, and from when on a bot may play for who is not."""
        there = [connection.person for connection in self.connections]
        holders = [seat.holder for seat in self.table.seats]
        return Presence(
            online=tuple(seat.holder in there or seat.bot is not None for seat in self.table.seats),
            watchers=sum(person not in holders for person in there),
            stand_in_from=tuple(None if holder in there else self._stand_in_from(holder) for holder in holders),
        )

    def _stand_in_from(self, holder: str | None) -> Milliseconds | None:
        """From when on a bot may play for somebody who is away; a bot's seat is nobody's."""
        return None if holder is None else self.house.now() + math.ceil(self._granted(holder) * SECOND)

    def show_presence(self, changed: Connection) -> None:
        """Tell the others who is there now."""
        text = msgspec.json.encode(self.presence()).decode()
        for connection in self.connections:
            if connection is not changed:
                connection.send(text)

    def absence_left(self, seat: int) -> float | None:
        """For how many seconds others cannot yet let a bot play for who is away; None if that person is there."""
        holder = self.table.seats[seat].holder
        if holder is None or any(connection.person == holder for connection in self.connections):
            return None
        return self._granted(holder)

    def _granted(self, holder: str) -> float:
        """How many seconds of being away somebody is still granted."""
        away = self.house.clock.elapsed() - self.last_seen.get(holder, self.opened)
        return max(0.0, self.house.settings.absence - away)

    # Going on by itself

    def go_on(self) -> None:
        """Let a bot think if it is its turn, and set the alarm for who runs out of time."""
        if self.gone:
            return
        if self.table.bot_to_move is not None and self._thinking is None:
            self._thinking = asyncio.create_task(self._play_bots())
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.clocks.deadline
        if deadline is not None:
            self._set_alarm(min(max(0, deadline - self.house.now()) / SECOND, LONGEST_ALARM))

    def _set_alarm(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.house.spawn, self.flag)

    async def flag(self) -> None:
        """A clock has run out, or the alarm was set for part of the way only, or the time has stepped."""
        if self.gone:
            return
        present = [seat for seat, there in enumerate(self.presence().online) if there]
        try:
            await self.act(lambda table, now: table.flag(now, present))
        except NoStorage:
            self._set_alarm(RECOVERY)
        else:
            self.go_on()

    async def _play_bots(self) -> None:
        """Play for bots as long as it is their turn."""
        try:
            while self.table.bot_to_move is not None and not self.gone:
                try:
                    await self._play_bot()
                except NoStorage:
                    await asyncio.sleep(RECOVERY)
        except Exception as fault:
            self.house.metrics.count("faults")
            log("bot turn failed", logging.ERROR, fault=fault, table=self.name)
        finally:
            self._thinking = None

    async def _play_bot(self) -> None:
        bot, seat, version = self.table.bot_to_move, self.table.to_move, self.table.version
        assert bot is not None
        assert seat is not None
        elapsed = self.house.clock.elapsed
        begun, pause = elapsed(), self.table.bot_wait / SECOND if self.connections else 0
        answer = await self._thought(bot, seat)
        took = elapsed() - begun
        await asyncio.sleep(answered_after(took, pause, self.house.settings.bot_floor / SECOND) - took)
        async with self.lock:
            if self.gone:
                return
            if self.table.bot_to_move != bot or self.table.to_move != seat or self.table.moved_at > version:
                return  # it was asked about a position that is no more
            form = self._decided(bot, seat, answer)
            await self.change(lambda table, now: table.submit(seat, form, table.version, now, by=bot))

    async def _thought(self, bot: str, seat: int) -> Answer | BotFault:
        try:
            return await self.house.thinkers.choose(self.question(bot, seat), self.patron)
        except BotFault as fault:
            return fault

    def _decided(self, bot: str, seat: int, answer: Answer | BotFault) -> object:
        """The bot's move; a random one if it failed or talked nonsense."""
        metrics = self.house.metrics
        try:
            if isinstance(answer, BotFault):
                raise answer
            form = msgspec.json.decode(answer.move)
            self.table.checked_move(seat, form)
        except (BotFault, Declined, msgspec.DecodeError) as fault:
            what = str(fault) if isinstance(fault, BotFault) else "nonsense"
            log("bot replaced", logging.WARNING, table=self.name, game=self.table.terms.game, bot=bot, how=what)
            metrics.count("bot_faults", f'fault="{what}"')
            return self.table.position.random_move(Chance(self.bot_seed)).json()
        metrics.count("bot_moves")
        return form

    def question(self, bot: str, seat: int) -> Question:
        """All that a bot at this seat may know."""
        table = self.table
        events = table.told_to(seat) if listens(table.terms.game, bot) else []
        seconds = self.house.settings.bot_seconds / 2  # the other half is for the way, and for being late
        view, legal = table.position.view(seat), table.position.legal()
        return Question(table.terms.game, bot, seat, self.bot_seed, seconds, table.names, view, events, legal)

    @property
    def bot_seed(self) -> str:
        """Where the chance in a bot's next move comes from, and in the random one that replaces it."""
        assert self.table.match is not None
        return f"{self.table.bot_seed}/{len(self.table.match.moves)}"
