"""Showing a table: who is connected, and what each of them is sent."""

import math
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw

from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.texts import ViewTexts
from lichtspiel.server.edge.limits import weight
from lichtspiel.server.live.connections import STALE_ROOM, Connection
from lichtspiel.server.live.messages import Presence, State
from lichtspiel.table import views
from lichtspiel.table.table import Table
from lichtspiel.table.terms import SECOND, Milliseconds, NoClock
from lichtspiel.table.wording import Retold

if TYPE_CHECKING:
    from lichtspiel.server.live.rooms import Room

LONG_PATIENCE: Final = 10  # times the absence: five minutes, in which strangers cannot take a table or a seat over
LONGEST_TURN: Final = 3  # times the idle time: trying moves out or asking for hints does not prolong a turn for ever
OF_AN_ADDRESS: Final = 4  # the part of a table's places for watchers that one address may take


class Common:
    """What the states of all viewers have in common."""

    def __init__(self, audience: "Audience") -> None:
        self.now = audience.hub.now()
        self.presence = audience.presence()
        self.view = views.view_of(audience.table, TABLE)
        self.texts = ViewTexts()
        self.table_view = Raw(msgspec.json.encode(views.table_view(audience.table, self.now)))
        self.retold: Retold = {}


# What a state depends on; clients with equal keys are sent the same: the viewer, the seats the client holds and those
# it may take, the version it has been shown, who has sent it away, and who has succeeded it. Plain, since one is made
# for every state, and a named tuple takes four times as long.
StateKey = tuple[Viewer, tuple[int, ...], tuple[int, ...], int, str | None, str | None]


class States:
    """The states of one version, each put together once for all who are sent the same."""

    def __init__(self, audience: "Audience") -> None:
        self.audience = audience
        self._common: Common | None = None
        self._texts: dict[StateKey, bytes] = {}
        self._held, self._kept = audience.table.seating()

    def key(self, person: str, wish: int | None, since: int) -> StateKey:
        """What is shown to somebody who would like to look from this seat, and has seen all up to a version."""
        mine = self._held.get(person, ())
        viewer: Viewer = mine[0] if mine else TABLE
        if wish is not None and wish in mine:
            viewer = wish
        kept, table = self._kept.get(person, ()), self.audience.table
        return viewer, mine, kept, since, table.sent_away.get(person), table.succeeded.get(person)

    def text(self, key: StateKey, *, missed: bool) -> bytes:
        """A state as JSON; a client that was not there is not shown what is covered by now."""
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._put_together(key, missed=missed)
        return text

    def _put_together(self, key: StateKey, *, missed: bool) -> bytes:
        if self._common is None:
            self._common = Common(self.audience)
        common, table = self._common, self.audience.table
        viewer, mine, kept, since, sent_away_by, succeeded_by = key
        view = views.view_of(table, viewer, common.view)
        events = views.missed(table, viewer, since) if missed else views.since(table, viewer, since, common.retold)
        message = State(
            table=self.audience.room.name,
            version=table.version,
            since=since,
            now=common.now,
            viewer=viewer,
            mine=mine,
            kept=kept,
            online=common.presence.online,
            watchers=common.presence.watchers,
            stand_in_from=common.presence.stand_in_from,
            sight=common.table_view,
            view=None if view is None else Raw(common.texts.of(view)),
            legal=views.legal(table, viewer),
            prompt=views.prompt(table, viewer, view),
            goal=views.goal(table, viewer, view),
            no_undo=views.undo_refused(table, viewer, common.now),
            events=events,
            sent_away_by=sent_away_by,
            succeeded_by=succeeded_by,
        )
        return msgspec.json.encode(message)


class Audience:
    """Everybody who is connected to a table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.hub = room.hub
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.last_seen: dict[str, float] = {}  # when each person was last connected, by the time the server has run
        self.opened = room.hub.clock.elapsed()
        self.last_heard: dict[str, float] = {}  # when each person last did something
        self.last_welcomed: dict[str, float] = {}  # when each person last came back after being away for long
        self.turn: tuple[object, ...] = ()  # whose it is, and since which version
        self.turn_began = self.opened
        self.told_idle = math.inf  # until when others have been told to be patient with who is to move
        self.announced = False  # there is something to show, and it will be shown soon
        self.outdated = False  # what has been shown is wrong by now, though the version is the same

    @property
    def table(self) -> Table:
        """The table that is shown."""
        return self.room.table

    def full_for(self, connection: Connection) -> bool:
        """Whether one more connection is too many. Each player has a number of them alone; watchers share as many.

        One address has a quarter of those, or its watchers, who need no cookie, would keep all others out.
        """
        most, holders = self.hub.settings.connections_per_table, {seat.holder for seat in self.table.seats}
        if connection.person in holders:
            return sum(other.person == connection.person for other in self.connections) >= most
        watching = [other.address for other in self.connections if other.person not in holders]
        return len(watching) >= most or watching.count(connection.address) >= math.ceil(most / OF_AN_ADDRESS)

    def enter(self, connection: Connection, since: int) -> int:
        """Somebody comes in (again), having seen all up to a version; returns what it has cost to show the table."""
        self._welcome_back(connection.person)
        self.connections[connection] = None
        connection.shown = since if since <= self.table.version else 0
        cost = self.show(connection, States(self), missed=True)
        self.room.talk.retell(connection)
        self.show_presence(connection)
        self.room.autoplay.go_on()
        return cost

    def _welcome_back(self, person: str) -> None:
        """Who was away for long has time to look round; not a tab whose connection breaks again and again."""
        if not self.is_there(person) and self._granted(person) == 0:
            self.last_welcomed[person] = self.hub.clock.elapsed()

    def hear(self, person: str) -> None:
        """Somebody does something; if the others wait for them, they are told how long that may take now."""
        self.last_heard[person], table = self.hub.clock.elapsed(), self.table
        if table.to_move in table.seats_of(person) and self._idle_until() - self.told_idle > self._coarsely:
            self.show_presence()

    def note_turn(self) -> None:
        """The table has changed; perhaps it is another turn."""
        table = self.table
        turn = (table.to_move, table.moved_at, table.phase)
        if turn != self.turn:
            self.turn, self.turn_began = turn, self.hub.clock.elapsed()

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.pop(connection, None)
        self.room.used = self.last_seen[connection.person] = self.hub.clock.elapsed()
        self.show_presence(connection)

    def send_away(self, person: str) -> None:
        """One person's devices lose their places; they may come back as whoever they are then."""
        for connection in self.connections:
            if connection.person == person:
                connection.close(STALE_ROOM)

    def close(self, code: int) -> None:
        """Send everybody away."""
        for connection in self.connections:
            connection.close(code)

    def publish(self) -> None:
        """Show everybody what has changed, each from their own seat, if it is on disk."""
        if self.room.writing or self.room.gone:
            return  # whoever writes announces it again
        states, version = States(self), self.table.version
        behind = [each for each in self.connections if self.outdated or each.shown < version]
        # All are put together before the first is sent: to change to the kernel and back between them costs more.
        # And if one of them cannot be, nobody counts as having been shown what they were not.
        ready = [(each, self._state_of(each, states)) for each in behind]
        for connection, (viewer, _) in ready:
            connection.shown, connection.viewer = version, viewer
        self.outdated = False
        for connection, (_, text) in ready:
            connection.send(text)
        self.hub.metrics.count("messages_out", by=len(ready))

    def show(self, connection: Connection, states: States, *, missed: bool = False) -> int:
        """Send a state that replaces what the client knew; returns what it has cost."""
        viewer, text = self._state_of(connection, states, missed=missed)
        connection.shown, connection.viewer = self.table.version, viewer
        connection.send(text)
        self.hub.metrics.count("messages_out")
        return weight(text)

    def _state_of(self, connection: Connection, states: States, *, missed: bool = False) -> tuple[Viewer, bytes]:
        """What a client is to be shown, and from where. At another seat than before, all is new: it was told else."""
        key = states.key(connection.person, connection.wish, connection.shown)
        if connection.viewer not in (None, key[0]):
            key, missed = states.key(connection.person, connection.wish, 0), True
        return key[0], states.text(key, missed=missed)

    def state_for(self, person: str) -> bytes:
        """The whole state as this person may see it."""
        states = States(self)
        return states.text(states.key(person, None, 0), missed=True)

    def presence(self) -> Presence:
        """Which seats' people are there, how many others, and from when on a bot may play for those who are not."""
        seats, there = self.table.seats, [connection.person for connection in self.connections]
        holders = [seat.holder for seat in seats]
        self.told_idle = self._idle_until()
        return Presence(
            online=tuple([seat.holder in there or seat.bot is not None for seat in seats]),
            watchers=sum([person not in holders for person in there]),
            stand_in_from=tuple([self._stand_in_from(seat, there) for seat in range(len(holders))]),
        )

    def show_presence(self, changed: Connection | None = None) -> None:
        """Tell the others who is there now."""
        text = msgspec.json.encode(self.presence())
        for connection in self.connections:
            if connection is not changed:
                connection.send(text)

    def _stand_in_from(self, seat: int, there: list[str]) -> Milliseconds | None:
        """From when on a bot may play for somebody who is away, or does nothing; a bot's seat is nobody's.

        Who has days for a move has them, and nobody plays for anybody in a rated game. Where a bot plays already, it is
        from when on somebody else may. While people gather: from when on those who are there may begin, or free the
        seat, without them.
        """
        table = self.table
        if table.clocks.in_days and seat == table.clocks.running:
            return table.clocks.deadline if not table.terms.rated else None
        left = self._stand_in_left(seat, there)
        return None if left is None else self.hub.now() + math.ceil(left * SECOND)

    def _stand_in_left(self, seat: int, there: list[str]) -> float | None:
        table, held = self.table, self.table.seats[seat]
        if table.phase == "gathering":
            return self.host_left() if seat == table.host else self.absence_left(seat)
        if table.terms.rated or held.holder is None:
            return None
        if table.clocks.in_days:
            return self.gift_left(seat) if held.handed_over else None
        if held.holder in there:
            return self.idle_left(seat, self.told_idle) if seat == table.to_move else None
        return self._granted(held.holder)

    def absence_left(self, seat: int, patience: int = 1) -> float | None:
        """For how many seconds others cannot yet let a bot play for this seat; None if its person is there."""
        holder = self.table.seats[seat].holder
        return None if holder is None or self.is_there(holder) else self._granted(holder, patience)

    def gift_left(self, seat: int) -> float | None:
        """The same for giving the seat to somebody: strangers wait longer than friends, and with days for a move both
        do until the time for one has passed.
        """
        left = self.absence_left(seat, LONG_PATIENCE if self.table.terms.visibility == "open" else 1)
        return None if left is None else max(left, (self.table.gift_from(seat) - self.hub.now()) / SECOND)

    def long_away(self) -> list[int]:
        """The seats whose people have been away for long."""
        return [seat for seat in range(len(self.table.seats)) if self.absence_left(seat, LONG_PATIENCE) == 0]

    def host_left(self) -> float | None:
        """For how many seconds those at a gathering table have to wait for its host; None if the host is there.

        Strangers wait longer than friends: whoever opened the table to them may just be looking at something else.
        """
        host, open_to_all = self.table.host, self.table.terms.visibility == "open"
        holder = None if host is None else self.table.seats[host].holder
        if holder is None:
            return 0.0
        return None if self.is_there(holder) else self._granted(holder, LONG_PATIENCE if open_to_all else 1)

    def idle_left(self, seat: int, until: float | None = None) -> float | None:
        """The same for somebody who is there and to move, but does nothing; None where others need not wait for them.

        A clock, where there is one, sees to it by itself.
        """
        table, held = self.table, self.table.seats[seat]
        if table.to_move != seat or not isinstance(table.terms.clock, NoClock) or table.phase != "playing":
            return None
        others = any(other.kind == "human" and other.holder != held.holder for other in table.seats)
        if held.kind != "human" or held.stand_in is not None or not others:
            return None
        return max(0.0, (self._idle_until() if until is None else until) - self.hub.clock.elapsed())

    def _idle_until(self) -> float:
        """When who is to move will have done nothing for too long, or everything but move for much too long."""
        seat, idle = self.table.to_move, self.hub.settings.idle
        holder = None if seat is None else self.table.seats[seat].holder
        if holder is None:
            return self.turn_began + idle
        began = max(self.turn_began, self.last_welcomed.get(holder, self.opened))
        heard = max(began, self.last_heard.get(holder, began))
        return min(heard + idle, began + LONGEST_TURN * idle)

    @property
    def _coarsely(self) -> float:
        """Seconds by which what the others know may be wrong: not everything somebody does is their business."""
        return self.hub.settings.idle / 10

    def is_there(self, person: str) -> bool:
        """Whether somebody is connected."""
        return any(connection.person == person for connection in self.connections)

    def _granted(self, holder: str, patience: int = 1) -> float:
        """How many seconds of being away somebody is still granted."""
        away = self.hub.clock.elapsed() - self.last_seen.get(holder, self.opened)
        return max(0.0, patience * self.hub.settings.absence - away)
