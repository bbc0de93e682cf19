"""Lists of tables: the open ones, and somebody's own. Nobody can flood them, however many tables they make."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from lichtspiel.core.records import Origin
from lichtspiel.server.logs import log
from lichtspiel.server.store.kinds import WATCHING
from lichtspiel.server.store.schema import journal, places, tables
from lichtspiel.table.terms import Milliseconds, Terms

MOST_OWN: Final = 30  # tables in one answer; one asks for those that follow


class Place(NamedTuple):
    """A table of somebody's, as a list shows it."""

    table: str
    seat: int
    game: str
    phase: str
    changed: Milliseconds
    origin: Origin | None


class Mark(NamedTuple):
    """What is another once a sleeping table is: it was played on, or somebody in it was forgotten or became another."""

    version: int
    places: frozenset[tuple[str, int]]


def open_tables(db: sa.Connection, most: int) -> list[str]:
    """Tables anybody may join: of each owner the latest, and the latest first."""
    owner = sa.func.coalesce(
        sa.func.nullif(tables.c.owner, ""), tables.c.id
    )  # not stored by earlier versions: each table counts for itself
    latest = sa.func.row_number().over(partition_by=owner, order_by=(tables.c.changed.desc(), tables.c.id))
    waiting = (
        sa.select(tables.c.id, tables.c.changed, latest.label("place"))
        .where(tables.c.visibility == "open", tables.c.phase == "gathering")
        .subquery()
    )
    wanted = sa.select(waiting.c.id).where(waiting.c.place == 1).order_by(waiting.c.changed.desc()).limit(most)
    return [str(row[0]) for row in db.execute(wanted)]


def own_tables(
    db: sa.Connection, person: str, after: str = "", most: int = MOST_OWN, *, hidden: bool = False
) -> list[Place]:
    """Somebody's places at so many tables: unfinished games first, the latest of them at the top.

    With `after` they are those that follow this table in the list; `hidden`, those at tables that are not in it.
    """
    over = sa.case((tables.c.phase == "over", 1), else_=0)
    order = (over, tables.c.changed.desc(), tables.c.id)
    listed = (places.c.person == person, places.c.hidden == int(hidden))
    own = sa.select(places.c.table_id).where(*listed)
    latest = sa.select(tables.c.id).where(tables.c.id.in_(own), *_follows(db, after, over)).order_by(*order).limit(most)
    columns = (tables.c.id, places.c.seat, tables.c.terms, tables.c.phase, tables.c.changed)
    wanted = (
        sa.select(*columns)
        .where(places.c.table_id == tables.c.id, *listed, tables.c.id.in_(latest))
        .order_by(*order, places.c.seat)
    )
    return list(_readable(db.execute(wanted)))


def marks_of(db: sa.Connection, names: Sequence[str]) -> dict[str, Mark]:
    """The marks of these tables."""
    last = sa.select(sa.func.max(journal.c.version)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    versions = db.execute(sa.select(tables.c.id, sa.func.coalesce(last, 0)).where(tables.c.id.in_(names))).all()
    known: dict[str, set[tuple[str, int]]] = {name: set() for name, _ in versions}
    here = sa.select(places.c.table_id, places.c.person, places.c.seat).where(places.c.table_id.in_(known))
    for name, person, seat in db.execute(here):
        known[name].add((person, seat))
    return {name: Mark(version, frozenset(known[name])) for name, version in versions}


def finished_tables(db: sa.Connection, person: str, after: str, most: int) -> list[str]:
    """Where somebody had a seat in a game that is over, put away or not: the latest first, or those after this one."""
    over = sa.case((tables.c.phase == "over", 1), else_=0)
    own = sa.select(places.c.table_id).where(places.c.person == person, places.c.seat != WATCHING)
    wanted = sa.select(tables.c.id).where(tables.c.id.in_(own), tables.c.phase == "over", *_follows(db, after, over))
    return [str(row[0]) for row in db.execute(wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(most))]


def _follows(db: sa.Connection, after: str, over: sa.ColumnElement[int]) -> list[sa.ColumnElement[bool]]:
    """Whether a table comes after this one in its owner's list; all do if there is no such table (any more)."""
    last = db.execute(sa.select(over, tables.c.changed).where(tables.c.id == after)).first() if after else None
    if last is None:
        return []
    return [sa.tuple_(over, -tables.c.changed, tables.c.id) > sa.tuple_(sa.literal(last[0]), -last[1], after)]


def _readable(rows: Any) -> Iterator[Place]:
    """The tables whose terms can be read; a damaged one hides no other."""
    for name, seat, terms, phase, changed in rows:
        try:
            agreed = msgspec.json.decode(terms, type=Terms)
            yield Place(name, seat, agreed.game, phase, changed, agreed.origin)
        except (msgspec.MsgspecError, UnicodeError):
            log("terms damaged", logging.ERROR, table=name)


def count_unfinished(db: sa.Connection, person: str) -> int:
    """How many tables of somebody's are not over."""
    wanted = sa.select(sa.func.count(sa.distinct(places.c.table_id))).where(
        places.c.person == person,
        places.c.hidden == 0,
        places.c.table_id == tables.c.id,
        tables.c.phase != "over",
    )
    return int(db.execute(wanted).scalar_one())
