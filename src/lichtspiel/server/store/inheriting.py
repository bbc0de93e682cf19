"""Two who turn out to be one person: all that the one has becomes the other's, and nothing is left of the one."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.store.daily import inherit_tries
from lichtspiel.server.store.forgetting import seating, tables_of
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.packing import unpack_table
from lichtspiel.server.store.ratings import inherit_ratings
from lichtspiel.server.store.schema import journal, notices, passkeys, people, places, tables, ways
from lichtspiel.server.store.statements import insert
from lichtspiel.table.journal import Given, Kept, Seated, written

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub


async def hand_on(hub: "Hub", person: str, heir: str) -> None:
    """Give somebody else all that somebody has, table by table. If it is interrupted, it can be repeated."""
    gone = False
    while not gone:
        for name, phase in await hub.storage.read(partial(tables_of, person=person)):
            await hand_on_at(hub, name, phase, person, heir)
        gone = await hub.storage.do(partial(_merge, person=person, heir=heir))
    hub.send_away(person)
    await hub.storage.empty_log()


def _merge(db: sa.Connection, person: str, heir: str) -> bool:
    """What is not at a table becomes the heir's, and their name is dropped; not if they came to one meanwhile."""
    if db.execute(sa.select(places.c.seat).where(places.c.person == person)).first() is not None:
        return False
    for kept in (passkeys, ways, notices):
        db.execute(kept.update().where(kept.c.person == person).values(person=heir))
    inherit_tries(db, person, heir)
    inherit_ratings(db, person, heir)
    db.execute(people.delete().where(people.c.id == person))
    return True


async def hand_on_at(hub: "Hub", name: str, phase: str | None, person: str, heir: str) -> None:
    """At one table, wherever it is awake."""
    try:
        await hub.settle(name)
        await _hand_on_at(hub, name, phase, replace_holder(name, person, heir), person)
    except Elsewhere as away:
        await away.relays.hand_on(away.node, name, phase, person, heir)


async def _hand_on_at(hub: "Hub", name: str, phase: str | None, act: Act, person: str) -> None:
    """The others notice nothing: versions, names and clocks stay as they are."""
    if phase is None:
        await hub.storage.do(act)
        return
    if phase == "over":
        with hub.withdrawing([name]) as free:
            if free:
                await hub.storage.do(act)
                return
    async with hub.at(name, person, invited=True) as room:
        await hub.storage.do(act)
        await room.read_anew()


def replace_holder(name: str, person: str, heir: str) -> Act:
    """Put one person in place of another in all that is kept of a table."""

    def act(db: sa.Connection) -> None:
        unpack_table(db, name)
        here = journal.c.table_id == name
        for version, line in db.execute(sa.select(journal.c.version, journal.c.entry).where(here)).all():
            entry = seating(line) if person.encode() in line else None
            if isinstance(entry, (Seated, Given, Kept)) and entry.holder == person:
                changed = written(msgspec.structs.replace(entry, holder=heir))
                db.execute(journal.update().where(here, journal.c.version == version).values(entry=changed))
        db.execute(tables.update().where(tables.c.id == name, tables.c.owner == person).values(owner=heir))
        _move_places(db, name, person, heir)

    return act


def _move_places(db: sa.Connection, name: str, person: str, heir: str) -> None:
    own = (places.c.table_id == name, places.c.person == person)
    for seat, hidden in db.execute(sa.select(places.c.seat, places.c.hidden).where(*own)).all():
        row = {"person": heir, "table_id": name, "seat": seat, "hidden": hidden}
        db.execute(insert(db, places).values(row).on_conflict_do_nothing())
    db.execute(places.delete().where(*own))
