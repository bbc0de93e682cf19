"""What is written together with a table's journal, in the same transaction: tables, places and names."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from lichtspiel.server.store.journals import Addition, add_entries
from lichtspiel.server.store.kinds import WATCHING, Act
from lichtspiel.server.store.schema import people, places, reviews, tables
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds


def all_of(acts: Sequence[Act]) -> Act:
    """Several acts as one."""

    def act(connection: sa.Connection) -> None:
        for each in acts:
            each(connection)

    return act


def add_table(name: str, table: Table, entries: Sequence[Entry], owner: str = "") -> Act:
    """A new table with its first entries, and who made it."""
    row = {
        "id": name,
        "terms": msgspec.json.encode(table.terms),
        "created": table.changed,
        "changed": table.changed,
        "phase": table.phase,
        "visibility": table.terms.visibility,
        "owner": owner,
    }
    first = Addition.of(name, 0, entries)

    def act(db: sa.Connection) -> None:
        db.execute(tables.insert(), row)
        add_entries(db, [first])

    return act


def set_phase(name: str, phase: str, changed: Milliseconds) -> Act:
    """Keep a table's line in the lists up to date."""
    return lambda db: db.execute(tables.update().where(tables.c.id == name).values(phase=phase, changed=changed))


def add_place(person: str, name: str, seat: int = WATCHING, *, hidden: bool = False) -> Act:
    """Let somebody in; the table is listed among theirs, unless they have gone and are only known there (`hidden`)."""
    row = {"person": person, "table_id": name, "seat": seat, "hidden": int(hidden)}
    known = ["person", "table_id", "seat"]
    return lambda db: db.execute(
        insert(db, places).values(row).on_conflict_do_update(index_elements=known, set_={"hidden": int(hidden)})
    )


def hide_places(person: str, name: str, *, hidden: bool = True) -> Act:
    """Take a table off somebody's list, or put it back there; says at how many places they are.

    The places stay: by them the table is found when the person is forgotten.
    """
    own = (places.c.person == person, places.c.table_id == name)
    return lambda db: db.execute(places.update().where(*own).values(hidden=int(hidden))).rowcount


def drop_place(person: str, name: str, seat: int) -> Act:
    """A seat is no longer somebody's; they may go on watching."""
    return lambda db: db.execute(
        places.delete().where(places.c.person == person, places.c.table_id == name, places.c.seat == seat)
    )


def set_name(person: str, name: str, day: int) -> Act:
    """What somebody who is here on this day is called."""
    return lambda db: db.execute(
        insert(db, people)
        .values(id=person, name=name, since=day, seen=day)
        .on_conflict_do_update(index_elements=["id"], set_={"name": name, "seen": day})
    )


def keep_review(name: str, version: str, review: bytes) -> Act:
    """The review of a table's game, in place of any other; nothing if the table has been deleted meanwhile."""
    kept = {"version": version, "review": review}

    def act(db: sa.Connection) -> None:
        if db.execute(sa.select(tables.c.id).where(tables.c.id == name)).first() is not None:
            row = insert(db, reviews).values(table_id=name, **kept)
            db.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=kept))

    return act


def insert(db: sa.Connection, table: sa.Table) -> Any:
    """Both databases know `on conflict`, each in its own dialect."""
    if db.dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # which takes a tenth of a server's start to load

    return postgresql.insert(table)
