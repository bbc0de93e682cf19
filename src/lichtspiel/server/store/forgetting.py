"""Forgetting a person: their seats are given up, and their id, name and passkeys go from everything that is kept."""

import contextlib
import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from lichtspiel.core.names import told_apart
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.live.connections import STALE_ROOM
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.daily import forget_tries
from lichtspiel.server.store.kinds import WATCHING, Act
from lichtspiel.server.store.links import use_up
from lichtspiel.server.store.packing import DAMAGED, stored_lines, unpack_table
from lichtspiel.server.store.ratings import forget_ratings
from lichtspiel.server.store.retention import drop_whole
from lichtspiel.server.store.schema import (
    daily_tries,
    journal,
    notices,
    passkeys,
    people,
    places,
    ratings,
    tables,
    tokens,
    ways,
)
from lichtspiel.server.store.statements import all_of
from lichtspiel.table.journal import BotSeated, Entry, Given, Kept, Left, Renamed, Seated, read, written
from lichtspiel.table.seats import FORGOTTEN
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub

UNKNOWN: Final = "N. N."  # nomen nescio: understood in all our languages
SEATING: Final = tuple(
    f'"{kind.__struct_config__.tag}"'.encode() for kind in (Seated, BotSeated, Left, Given, Kept, Renamed)
)
UNUSUAL: Final = 12  # random bytes in the id that stands for a forgotten person


NamingEntry = Seated | Given | Kept | Renamed


class Stay(NamedTuple):
    """One person's time at a seat, perhaps with several devices, and the versions of its entries."""

    entries: dict[int, NamingEntry]
    ended: list[int]  # at which version, if it has ended

    @property
    def holders(self) -> list[str]:
        """The ids of the person's devices, one after another."""
        return [entry.holder for entry in self.entries.values() if not isinstance(entry, Renamed)]

    def is_before(self, other: "Stay") -> bool:
        """Whether it had ended when the other began."""
        return bool(self.ended) and self.ended[0] <= min(other.entries)

    def left_by(self, person: str) -> bool:
        """Whether this person was the last to hold it, and did not pass it on to another device."""
        return self.holders[-1] == person


async def forget(hub: "Hub", person: str) -> None:
    """Forget somebody, table by table. If it is interrupted, whole tables are done, and it can be repeated."""
    gone = False
    while not gone:
        for name, phase in await hub.storage.read(partial(tables_of, person=person)):
            await forget_at(hub, name, phase, person)
        gone = await hub.storage.do(partial(_drop_person, person=person))
    hub.send_away(person, forgotten=True)
    await hub.storage.empty_log()


async def forget_game(hub: "Hub", name: str, person: str) -> None:
    """Forget somebody at a table whose game is over. If nobody else was ever let in there, nothing is left of it."""
    await forget_at(hub, name, "over", person)
    room = hub.rooms.get(name)
    if room is not None:  # whoever else looks at it comes back to a table read anew
        hub.forget(room)
        room.close(STALE_ROOM)
    with hub.withdrawing([name]) as free:
        await hub.storage.do(partial(_part_from, name=name, person=person, whole=bool(free)))
    await hub.storage.empty_log()


def _part_from(db: sa.Connection, name: str, person: str, *, whole: bool) -> None:
    """Their results and ratings lead there no more; and a table that nobody needs is deleted."""
    for kept in (daily_tries, ratings):
        db.execute(kept.update().where(kept.c.table_id == name, kept.c.person == person).values(table_id=""))
    others = sa.select(places.c.person).where(places.c.table_id == name)
    if whole and db.execute(others).first() is None:
        drop_whole(db, [name])


def tables_of(db: sa.Connection, person: str) -> list[tuple[str, str | None]]:
    """Where somebody has or had a seat, or may watch; and the phase of each table, if there still is one."""
    here = sa.select(places.c.table_id, tables.c.phase).outerjoin(tables, tables.c.id == places.c.table_id)
    return [(name, phase) for name, phase in db.execute(here.where(places.c.person == person).distinct())]


def _drop_person(db: sa.Connection, person: str) -> bool:
    """Delete their passkeys and their own row, which go last; not if they have come to a table in the meantime."""
    if db.execute(sa.select(places.c.seat).where(places.c.person == person)).first() is not None:
        return False
    forget_tries(db, person)
    forget_ratings(db, person)
    for kept in (passkeys, ways, notices):
        db.execute(kept.delete().where(kept.c.person == person))
    db.execute(people.delete().where(people.c.id == person))
    return True


async def forget_at(hub: "Hub", name: str, phase: str | None, person: str) -> None:
    """Forget somebody at one table, wherever it is awake."""
    try:
        await hub.settle(name)
        await _forget_at(hub, name, phase, person)
    except Elsewhere as away:
        await away.relays.forget(away.node, name, phase, person)


async def _forget_at(hub: "Hub", name: str, phase: str | None, person: str) -> None:
    """Forget somebody at one table, in one transaction. Who only ever watched is no part of it: it is not woken."""
    unknown = FORGOTTEN + hub.draw(UNUSUAL).hex()
    if not await hub.storage.read(partial(_has_sat, name=name, person=person)):
        await hub.storage.do(stop_watching(name, person, unknown))
        return
    act = replace_person(name, person, unknown)
    if phase == "over":
        with hub.withdrawing([name]) as free:
            if free:
                await hub.storage.do(act)
                return
    try:
        async with hub.at(name, person, invited=True) as room:
            await _give_up(room, person, act)
    except (StorageUnavailable, Elsewhere):
        raise
    except Exception as error:  # it cannot be read, and so not be played; what is kept of it must change all the same
        log("table not left", logging.WARNING, fault=error, table=name)
        await hub.storage.do(act)


async def _give_up(room: Room, person: str, act: Act) -> None:
    """Leave, or let a bot play to the end; the others go on without a break. The caller holds the room's lock."""
    room.talk.forget(person)
    seats = room.table.seats_of(person)
    acts = [act, *(use_up(room.name, seat) for seat in seats)]  # none of their links leads to a seat any more
    if any(_would_give_up(room.table, seat) for seat in seats):
        await room.change(partial(_given_up, person=person), acts)
    else:
        await room.hub.storage.do(all_of(acts))
    await room.read_anew()


def _would_give_up(table: Table, seat: int) -> bool:
    """Whether something is to be done for a seat; a bot that plays where one was lent to them may go on."""
    held = table.seats[seat]
    return table.phase != "over" and held.reason != "resigned" and not (held.lenders and held.handed_over)


def _given_up(table: Table, now: Milliseconds, person: str) -> list[Entry]:
    """What is added to the journal when somebody gives up their seats; the first may end the game."""
    entries = list[Entry]()
    for seat in table.seats_of(person):
        if _would_give_up(table, seat):
            entries += _seat_given_up(table, seat, now)
    return entries


def _seat_given_up(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
    """A seat that was only lent to them is not theirs to give up."""
    if table.phase == "gathering":
        return table.vacate(seat, now)
    if table.seats[seat].lenders:
        return table.hand_over(seat, "away", now, wished=True)
    return table.resign(seat, now)


# What is kept of a table


def _has_sat(db: sa.Connection, name: str, person: str) -> bool:
    """Whether somebody holds a seat there, or ever did."""
    try:
        return any(person.encode() in line.entry for line in stored_lines(db, name))
    except DAMAGED:  # it may be, and then nobody can tell
        return True


def stop_watching(name: str, person: str, unknown: str) -> Act:
    """Somebody who never sat there is gone; if they have sat down meanwhile, that place stays to be found."""

    def act(db: sa.Connection) -> None:
        db.execute(tables.update().where(tables.c.id == name, tables.c.owner == person).values(owner=unknown))
        own = (places.c.table_id == name, places.c.person == person, places.c.seat == WATCHING)
        db.execute(places.delete().where(*own))

    return act


def replace_person(name: str, person: str, unknown: str) -> Act:
    """Replace somebody by an unknown person everywhere; versions and moves stay as they are."""

    def act(db: sa.Connection) -> None:
        unpack_table(db, name)
        here = journal.c.table_id == name
        rows = db.execute(sa.select(journal.c.version, journal.c.entry).where(here).order_by(journal.c.version))
        stays, names = _stays((version, entry) for version, entry in rows)
        before = list[tuple[Stay, str]]()
        for stay in stays:
            if person in stay.holders:
                called = _unknown_name(stay, before, names) if stay.left_by(person) else ""
                _rewrite(db, name, stay, person, unknown, called)
                before += [(stay, called)] if called else []
        db.execute(tables.update().where(tables.c.id == name, tables.c.owner == person).values(owner=unknown))
        db.execute(places.delete().where(places.c.table_id == name, places.c.person == person))

    return act


def _unknown_name(stay: Stay, before: list[tuple[Stay, str]], names: set[str]) -> str:
    """The same for all stays of a person that follow one another; at several seats at once they are told apart."""
    return told_apart(UNKNOWN, names | {called for other, called in before if not other.is_before(stay)})


def _stays(rows: Iterable[tuple[int, bytes]]) -> tuple[list[Stay], set[str]]:
    """Who sat where, from when to when, and all names that occur."""
    stays, names = list[Stay](), set[str]()
    at: dict[int, Stay] = {}
    for version, line in rows:
        match seating(line):
            case Seated() as entry:
                if entry.seat not in at:
                    at[entry.seat] = Stay({}, [])
                    stays.append(at[entry.seat])
                at[entry.seat].entries[version] = entry
                names.add(entry.name)
            case Given() | Kept() as entry:
                _end(at, entry.seat, version)
                stays.append(Stay({version: entry}, [version] if isinstance(entry, Kept) else []))
                if isinstance(entry, Given):
                    at[entry.seat] = stays[-1]
                names.add(entry.name)
            case Renamed() as entry if entry.seat in at:
                at[entry.seat].entries[version] = entry
                names.add(entry.name)
            case BotSeated() as entry:
                names.add(entry.name)
            case Left() as entry:
                _end(at, entry.seat, version)
    return stays, names


def _end(at: dict[int, Stay], seat: int, version: int) -> None:
    """Whoever sat there sits there no more."""
    stay = at.pop(seat, None)
    if stay is not None:
        stay.ended.append(version)


def seating(line: bytes) -> Entry | None:
    """An entry that says who sits where; nothing if it is another, or damaged."""
    if not any(tag in line for tag in SEATING):
        return None
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError):
        return read(line)
    return None


def _rewrite(db: sa.Connection, name: str, stay: Stay, person: str, unknown: str, called: str) -> None:  # noqa: PLR0913
    """Change the entries of a stay: the person's id, and the name too if they held the seat to the end."""
    for version, entry in stay.entries.items():
        line = written(_without(entry, person, unknown, called or entry.name))
        db.execute(journal.update().where(journal.c.table_id == name, journal.c.version == version).values(entry=line))
        if called:
            invited = tokens.update().where(tokens.c.table_id == name, tokens.c.inviter == entry.name)
            db.execute(invited.values(inviter=called))


def _without(entry: NamingEntry, person: str, unknown: str, called: str) -> NamingEntry:
    """The entry with an unknown person in place of this one, and with this name."""
    if isinstance(entry, Renamed):
        return msgspec.structs.replace(entry, name=called)
    holder = unknown if entry.holder == person else entry.holder
    return msgspec.structs.replace(entry, holder=holder, name=called)
