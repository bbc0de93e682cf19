"""Forgetting a person: their seats are given up, and their id and name go from everything that is kept."""

import contextlib
import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from lichtspiel.core.names import told_apart
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store.kinds import WATCHING, Act
from lichtspiel.server.store.links import use_up
from lichtspiel.server.store.packing import DAMAGED, stored_lines, unpack_table
from lichtspiel.server.store.schema import journal, people, places, tables, tokens
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

    @property
    def holders(self) -> list[str]:
        """The ids of the person's devices, one after another."""
        return [entry.holder for entry in self.entries.values() if not isinstance(entry, Renamed)]

    def left_by(self, person: str) -> bool:
        """Whether this person was the last to hold it, and did not pass it on to another device."""
        return self.holders[-1] == person


async def forget(hub: "Hub", person: str) -> None:
    """Forget somebody, table by table. If it is interrupted, whole tables are done, and it can be repeated."""
    gone = False
    while not gone:
        for name, phase in await hub.storage.read(partial(_tables_of, person=person)):
            await forget_at(hub, name, phase, person)
        gone = await hub.storage.do(partial(_drop_person, person=person))
    for room in hub.rooms.values():
        room.audience.send_away(person)
    await hub.storage.empty_log()


def _tables_of(db: sa.Connection, person: str) -> list[tuple[str, str | None]]:
    """Where somebody has or had a seat, or may watch; and the phase of each table, if there still is one."""
    here = sa.select(places.c.table_id, tables.c.phase).outerjoin(tables, tables.c.id == places.c.table_id)
    return [(name, phase) for name, phase in db.execute(here.where(places.c.person == person).distinct())]


def _drop_person(db: sa.Connection, person: str) -> bool:
    """Delete their own row, which goes last; not if they have come to a table in the meantime."""
    if db.execute(sa.select(places.c.seat).where(places.c.person == person)).first() is not None:
        return False
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
    seats = room.table.seats_of(person)
    acts = [act, *(use_up(room.name, seat) for seat in seats)]  # none of their links leads to a seat any more
    if any(_would_give_up(room.table, seat) for seat in seats):
        await room.change(partial(_given_up, person=person), acts)
    else:
        await room.hub.storage.do(all_of(acts))
    await room.read_anew()


def _would_give_up(table: Table, seat: int) -> bool:
    return table.phase != "over" and table.seats[seat].reason != "resigned"


def _given_up(table: Table, now: Milliseconds, person: str) -> list[Entry]:
    """What is added to the journal when somebody gives up their seats; the first may end the game."""
    give_up = table.vacate if table.phase == "gathering" else table.resign
    entries = list[Entry]()
    for seat in table.seats_of(person):
        if _would_give_up(table, seat):
            entries += give_up(seat, now)
    return entries


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
        for stay in stays:
            if person in stay.holders:
                _rewrite(db, name, stay, person, unknown, names)
        db.execute(tables.update().where(tables.c.id == name, tables.c.owner == person).values(owner=unknown))
        db.execute(places.delete().where(places.c.table_id == name, places.c.person == person))

    return act


def _stays(rows: Iterable[tuple[int, bytes]]) -> tuple[list[Stay], set[str]]:
    """Who sat where, from when to when, and all names that occur."""
    stays, names = list[Stay](), set[str]()
    at: dict[int, Stay] = {}
    for version, line in rows:
        match _seating(line):
            case Seated() as entry:
                if entry.seat not in at:
                    at[entry.seat] = Stay({})
                    stays.append(at[entry.seat])
                at[entry.seat].entries[version] = entry
                names.add(entry.name)
            case Given() | Kept() as entry:
                stays.append(Stay({version: entry}))
                at.pop(entry.seat, None)
                if isinstance(entry, Given):
                    at[entry.seat] = stays[-1]
                names.add(entry.name)
            case Renamed() as entry if entry.seat in at:
                at[entry.seat].entries[version] = entry
                names.add(entry.name)
            case BotSeated() as entry:
                names.add(entry.name)
            case Left() as entry:
                at.pop(entry.seat, None)
    return stays, names


def _seating(line: bytes) -> Entry | None:
    """An entry that says who sits where; nothing if it is another, or damaged."""
    if not any(tag in line for tag in SEATING):
        return None
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError):
        return read(line)
    return None


def _rewrite(db: sa.Connection, name: str, stay: Stay, person: str, unknown: str, names: set[str]) -> None:  # noqa: PLR0913
    """Change the entries of a stay: the person's id, and the name too if they held the seat to the end."""
    called = told_apart(UNKNOWN, names) if stay.left_by(person) else ""
    names.add(called)
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
