"""What is kept how long: tables, links and people that are over their time are deleted, a few at a time."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec
import sqlalchemy as sa

from lichtspiel.server.settings import Settings
from lichtspiel.server.store.kinds import TIDIED, WATCHING
from lichtspiel.server.store.links import is_dead
from lichtspiel.server.store.packing import pack_tables, unpacked_tables
from lichtspiel.server.store.schema import (
    challenges,
    daily_tries,
    journal,
    keys,
    notices,
    owners,
    packed,
    passkeys,
    people,
    places,
    ratings,
    reviews,
    tables,
    tokens,
    ways,
)
from lichtspiel.table.terms import DAY, Milliseconds

T = TypeVar("T")
TABLES_AT_ONCE: Final = 50  # rows in a transaction, for which moves have to wait
PACKED_AT_ONCE: Final = 5  # tables, since each takes milliseconds
ROWS_AT_ONCE: Final = 1000
PAUSE: Final = 0.1  # seconds between two transactions, in which those who wait come first
LONG: Final = 30 * DAY  # a server that has not tidied for so long was off, or its clock is wrong
MOST_MARK: Final = 40  # characters


class Tidied(NamedTuple):
    """How much was over its time."""

    tables: int
    links: int
    people: int


class Shelf(Protocol):
    """A database, whether a running server uses it or not."""

    def read(self, wanted: Callable[[sa.Connection], T], /) -> Awaitable[T]:
        """Look something up."""

    def do(self, act: Callable[[sa.Connection], T], /) -> Awaitable[T]:
        """Change something, in a transaction."""

    def empty_log(self) -> Awaitable[None]:
        """See that what was deleted is so in every file."""


Withdrawing = Callable[[Sequence[str]], AbstractContextManager[Sequence[str]]]


class Moment(msgspec.Struct):
    """What is needed of a journal entry here: when it was written."""

    at: Milliseconds


async def tidy(shelf: Shelf, settings: Settings, now: Milliseconds, withdrawing: Withdrawing = nullcontext) -> Tidied:
    """Delete what is over its time: tables with all that belongs to them, then links, then people with
    their passkeys. Pack what stays.

    `withdrawing` says at which tables nobody is, and keeps everybody from them while they are deleted.
    """
    gone, after = 0, ""
    while names := await shelf.read(partial(old_tables, settings=settings, now=now, after=after)):
        with withdrawing(names) as free:
            gone += await shelf.do(partial(drop_tables, names=free, settings=settings, now=now))
        after = names[-1]
        await asyncio.sleep(PAUSE)
    links = await _drop_rows(shelf, tokens.c.hash, is_dead(now))
    strangers = await _drop_rows(shelf, people.c.id, _is_unknown(settings, now))
    await _drop_rows(shelf, daily_tries.c.person, ~sa.exists().where(people.c.id == daily_tries.c.person))
    await _drop_rows(shelf, ratings.c.person, ~sa.exists().where(people.c.id == ratings.c.person))
    await _drop_rows(shelf, passkeys.c.id, ~sa.exists().where(people.c.id == passkeys.c.person))
    await _drop_rows(shelf, challenges.c.hash, challenges.c.expires < now - DAY)
    await _drop_rows(shelf, ways.c.id, (ways.c.confirmed == 0) & (ways.c.made < now - DAY))
    if settings.keep_people:
        await _drop_rows(shelf, ways.c.id, ways.c.made < now - settings.keep_people * DAY)
    await _pack_finished(shelf)
    await shelf.empty_log()
    return Tidied(gone, links, strangers)


def count_overdue(db: sa.Connection, settings: Settings, now: Milliseconds) -> Tidied:
    """How much tidying would delete now, if nobody is at any of these tables."""
    due, after = set[str](), ""
    while names := old_tables(db, settings, now, after):
        due.update(_due(db, names, settings, now))
        after = names[-1]
    dead = db.execute(sa.select(tokens.c.table_id).where(is_dead(now))).scalars()
    links = sum(name not in due for name in dead)
    whose = sa.select(people.c.id, places.c.table_id).outerjoin(places, places.c.person == people.c.id)
    places_left = Counter[str]()
    for person, name in db.execute(whose.where(_stayed_away(settings, now))):
        places_left[person] += name is not None and name not in due
    return Tidied(len(due), links, sum(left == 0 for left in places_left.values()))


# Tables


def _ends(settings: Settings, now: Milliseconds) -> dict[str, Milliseconds]:
    """For each phase the moment before which a table must last have been changed to be over its time."""
    days = {"gathering": settings.keep_waiting, "over": settings.keep_finished}
    days |= {"playing": settings.keep_unfinished, "paused": settings.keep_unfinished}
    return {phase: now - each * DAY for phase, each in days.items() if each}


def _ends_without_people(settings: Settings, now: Milliseconds) -> dict[str, Milliseconds]:
    """The same for tables that have begun and at which only bots sit: whoever made them looks at them soon."""
    begun = ("playing", "paused", "over") if settings.keep_bots else ()
    return dict.fromkeys(begun, now - settings.keep_bots * DAY)


def old_tables(db: sa.Connection, settings: Settings, now: Milliseconds, after: str) -> list[str]:
    """The next tables, by name, that are over their time if they have not been changed since their phase has."""
    old = [(tables.c.phase == phase) & (tables.c.changed < end) for phase, end in _ends(settings, now).items()]
    seated = sa.exists().where(places.c.table_id == tables.c.id, places.c.seat != WATCHING)
    old += [
        (tables.c.phase == phase) & (tables.c.changed < end) & ~seated
        for phase, end in _ends_without_people(settings, now).items()
    ]
    wanted = sa.select(tables.c.id).where(tables.c.id > after, sa.or_(sa.false(), *old))
    return [str(row[0]) for row in db.execute(wanted.order_by(tables.c.id).limit(TABLES_AT_ONCE))]


def drop_tables(db: sa.Connection, names: Sequence[str], settings: Settings, now: Milliseconds) -> int:
    """Delete those of these tables that are over their time, with all that belongs to them; returns how many."""
    due = _due(db, names, settings, now)
    drop_whole(db, due)
    for name, changed in _last_changes(db, [name for name in names if name not in due]).items():
        db.execute(tables.update().where(tables.c.id == name, tables.c.changed < changed).values(changed=changed))
    return len(due)


def drop_whole(db: sa.Connection, names: Sequence[str]) -> None:
    """Delete these tables with all that belongs to them. Results of daily deals and ratings stay."""
    for kept in (journal, packed, reviews, places, tokens, owners, notices):
        db.execute(sa.delete(kept).where(kept.c.table_id.in_(names)))
    tries = daily_tries.c.table_id.in_(names)
    db.execute(daily_tries.delete().where(tries, daily_tries.c.place == 0))  # what can never end
    db.execute(daily_tries.update().where(tries).values(table_id=""))
    db.execute(ratings.update().where(ratings.c.table_id.in_(names)).values(table_id=""))
    db.execute(tables.delete().where(tables.c.id.in_(names)))


def _due(db: sa.Connection, names: Sequence[str], settings: Settings, now: Milliseconds) -> list[str]:
    """Those of these tables that are over their time; a private one is not while an invitation to it is good."""
    ends, changes = _ends(settings, now), _last_changes(db, names)
    good = (tokens.c.table_id.in_(names), tokens.c.purpose.in_(("seat", "table")), sa.not_(is_dead(now)))
    invited = {row[0] for row in db.execute(sa.select(tokens.c.table_id).where(*good))}
    sitting = sa.select(places.c.table_id).where(places.c.table_id.in_(names), places.c.seat != WATCHING)
    seated, without = set(db.execute(sitting).scalars()), _ends_without_people(settings, now)
    columns = (tables.c.id, tables.c.phase, tables.c.visibility, tables.c.changed)
    return [
        name
        for name, phase, visibility, changed in db.execute(sa.select(*columns).where(tables.c.id.in_(names)))
        if changes.get(name, changed) < max(ends.get(phase, 0), 0 if name in seated else without.get(phase, 0))
        and not (phase == "gathering" and visibility != "open" and name in invited)
    ]


def _last_changes(db: sa.Connection, names: Sequence[str]) -> dict[str, Milliseconds]:
    """When the last entry of each journal was written; of one that is damaged it is not known."""
    last = (
        sa.select(journal.c.table_id, sa.func.max(journal.c.version).label("version"))
        .where(journal.c.table_id.in_(names))
        .group_by(journal.c.table_id)
        .subquery()
    )
    at = (journal.c.table_id == last.c.table_id) & (journal.c.version == last.c.version)
    found: dict[str, Milliseconds] = {}
    for name, entry in db.execute(sa.select(journal.c.table_id, journal.c.entry).join(last, at)):
        try:
            found[name] = msgspec.json.decode(entry, type=Moment).at
        except (msgspec.MsgspecError, UnicodeError):
            continue
    return found


async def _pack_finished(shelf: Shelf) -> None:
    after = ""
    while names := await shelf.read(partial(unpacked_tables, after=after, most=PACKED_AT_ONCE)):
        await shelf.do(partial(pack_tables, names=names))
        after = names[-1]
        await asyncio.sleep(PAUSE)


# Links and people


def _is_unknown(settings: Settings, now: Milliseconds) -> sa.ColumnElement[bool]:
    """People who have stayed away, and have no place at any table."""
    sits = sa.exists().where(places.c.person == people.c.id)
    return _stayed_away(settings, now) & ~sits


def _stayed_away(settings: Settings, now: Milliseconds) -> sa.ColumnElement[bool]:
    """People who were not seen for long, or on one day only, which is over, if they made no passkey to come back."""
    today = now // DAY
    returns = sa.exists().where(passkeys.c.person == people.c.id)
    once = (people.c.since == people.c.seen) & (people.c.seen < today - 1) & ~returns
    return once | (people.c.seen < today - settings.keep_people) if settings.keep_people else once


async def _drop_rows(shelf: Shelf, key: sa.Column[Any], which: sa.ColumnElement[bool]) -> int:
    """Delete rows, some at a time; returns how many."""
    some = sa.select(key).where(which).limit(ROWS_AT_ONCE)
    gone = 0
    while found := await shelf.do(lambda db: db.execute(sa.delete(key.table).where(key.in_(some))).rowcount):
        gone += found
        await asyncio.sleep(PAUSE)
    return gone


# Once a day


async def is_time(shelf: Shelf, now: Milliseconds, mark: str = TIDIED) -> bool:
    """Whether a day has passed since the server last tidied.

    If that was never, or long ago, or is yet to come, it waits for a day from now on: the host may have to put the
    clock right, or to choose other times, before anything is deleted.
    """
    last = await shelf.read(partial(_last_time, mark=mark))
    if last is None or not last <= now <= last + LONG:
        await mark_time(shelf, now, mark)
        return False
    return now - last >= DAY


def _last_time(db: sa.Connection, mark: str) -> Milliseconds | None:
    found = db.execute(sa.select(keys.c.value).where(keys.c.name == mark[:MOST_MARK])).first()
    return None if found is None else int(found[0])


async def mark_time(shelf: Shelf, now: Milliseconds, mark: str = TIDIED) -> None:
    """Remember when the server has tidied."""

    def act(db: sa.Connection) -> None:
        db.execute(keys.delete().where(keys.c.name == mark[:MOST_MARK]))
        db.execute(keys.insert().values(name=mark[:MOST_MARK], value=str(now).encode()))

    await shelf.do(act)
