"""The ways by which people want to be called, and which turns wait for a call.

A turn is written with the move that begins it, so none is lost, and replaced by the next one, so none is late. Whoever
marks it as told may call, and nobody else: a server that ends in between has called nobody, but never twice.
"""

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from lichtspiel.server.store.kinds import Act, WayKind
from lichtspiel.server.store.schema import notices, ways
from lichtspiel.server.store.statements import insert
from lichtspiel.table.terms import Milliseconds

MOST_WAYS = 5  # of a person and kind: whoever adds more loses the oldest


class Way(NamedTuple):
    """One browser, mailbox or program of somebody's, and when they want to be left alone."""

    id: str  # a digest of its address; of mailboxes and programs, which several may have, of the person, too
    person: str
    address: bytes  # what the way's own module reads
    lang: str
    zone: str
    quiet_from: int  # the hour
    quiet_to: int  # the hour; the same: never quiet
    made: Milliseconds  # or last used
    kind: WayKind = "push"
    confirmed: int = 1  # 0: whoever reads the mails there has not said yet that they want them


class Notice(NamedTuple):
    """Somebody's turn, of which they have not been told."""

    table: str
    game: str
    person: str
    turn: int


def add_way(way: Way) -> Act:
    """Another way; quiet hours and time zone are the same for all of a person's."""

    def act(db: sa.Connection) -> None:
        row = way._asdict()
        db.execute(insert(db, ways).values(row).on_conflict_do_update(index_elements=["id"], set_=row))
        own = ways.c.person == way.person
        same = {"lang": way.lang, "zone": way.zone, "quiet_from": way.quiet_from, "quiet_to": way.quiet_to}
        db.execute(ways.update().where(own).values(same))
        _look_again(db, way.person)
        alike = (own, ways.c.kind == way.kind)
        latest = sa.select(ways.c.id).where(*alike).order_by(ways.c.made.desc(), ways.c.id).limit(MOST_WAYS)
        kept = [row[0] for row in db.execute(latest)]
        db.execute(ways.delete().where(*alike, ways.c.id.not_in(kept)))

    return act


def set_quiet(person: str, zone: str, quiet_from: int, quiet_to: int) -> Act:
    """When somebody wants to be left alone."""
    rest = {"zone": zone, "quiet_from": quiet_from, "quiet_to": quiet_to}

    def act(db: sa.Connection) -> None:
        db.execute(ways.update().where(ways.c.person == person).values(rest))
        _look_again(db, person)

    return act


def reads_otherwise(db: sa.Connection, person: str, lang: str) -> bool:
    """Whether somebody is called in another language."""
    others = sa.select(ways.c.id).where(ways.c.person == person, ways.c.lang != lang).limit(1)
    return db.execute(others).first() is not None


def set_language(person: str, lang: str) -> Act:
    """In which language somebody is called."""
    return lambda db: db.execute(ways.update().where(ways.c.person == person).values(lang=lang))


def _look_again(db: sa.Connection, person: str) -> None:
    """What was put off until their quiet hours end may be due now that these are others."""
    db.execute(notices.update().where(notices.c.person == person, notices.c.told == 0).values(due=0))


def confirm_way(way: str, now: Milliseconds) -> Act:
    """Whoever reads the mails there wants them; does so to as many as there still are."""
    said = ways.update().where(ways.c.id == way).values(confirmed=1, made=now)
    return lambda db: db.execute(said).rowcount


def drop_ways(person: str) -> Act:
    """Somebody does not want to be called any more."""
    return lambda db: db.execute(ways.delete().where(ways.c.person == person))


def drop_way(way: str, person: str | None = None) -> Act:
    """A way that leads nowhere or is not wanted any more, if it is this person's; drops as many as there are."""
    whose = () if person is None else (ways.c.person == person,)
    return lambda db: db.execute(ways.delete().where(ways.c.id == way, *whose)).rowcount


def ways_of(db: sa.Connection, person: str) -> list[Way]:
    """All of a person's, the confirmed and the others."""
    own = sa.select(*ways.c).where(ways.c.person == person)
    return [Way(*row) for row in db.execute(own.order_by(ways.c.kind, ways.c.id))]


def way_of_id(db: sa.Connection, way: str) -> Way | None:
    """The way of this id, whosever it is."""
    found = db.execute(sa.select(*ways.c).where(ways.c.id == way)).first()
    return None if found is None else Way(*found)


def set_turn(table: str, game: str, person: str | None, turn: int) -> Act:
    """Whose turn it is now, if they are to be called; whoever it was before need not be any more.

    Who has been told of this turn is not told again, however often others pause the game meanwhile.
    """

    def act(db: sa.Connection) -> None:
        told = [notices.c.turn == turn, notices.c.told == 1]
        if person is not None:
            told.append(notices.c.person == person)
        db.execute(notices.delete().where(notices.c.table_id == table, sa.not_(sa.and_(*told))))
        if person is not None:
            row = {"table_id": table, "game": game, "person": person, "turn": turn, "due": 0, "told": 0}
            db.execute(insert(db, notices).values(row).on_conflict_do_nothing())

    return act


def drop_turn(table: str) -> Act:
    """It is nobody's turn any more."""
    return lambda db: db.execute(notices.delete().where(notices.c.table_id == table))


def due_notices(
    db: sa.Connection, now: Milliseconds, kinds: Collection[WayKind], but: Collection[str], most: int
) -> list[Notice]:
    """The turns of which somebody has to be told now who can be by one of these kinds: one of each person.

    Whoever was called longest ago comes first, so that everybody has their turn.
    """
    reachable = (ways.c.person == notices.c.person, ways.c.confirmed == 1, ways.c.kind.in_(kinds))
    due = (notices.c.told == 0, notices.c.due <= now, notices.c.person.not_in(but))
    first = (
        sa.select(sa.func.min(notices.c.table_id)).where(*due, *reachable).group_by(notices.c.person).correlate(None)
    )
    chosen = first.order_by(sa.func.max(ways.c.made), notices.c.person).limit(most)
    columns = (notices.c.table_id, notices.c.game, notices.c.person, notices.c.turn)
    return [Notice(*row) for row in db.execute(sa.select(*columns).where(notices.c.table_id.in_(chosen)))]


def put_off(db: sa.Connection, notice: Notice, due: Milliseconds) -> None:
    """Not now, but then."""
    db.execute(notices.update().where(*_same(notice)).values(due=due))


def take(db: sa.Connection, notice: Notice, now: Milliseconds) -> bool:
    """Mark a turn as told; False if somebody else has, or if it is over."""
    taken = db.execute(notices.update().where(*_same(notice)).values(told=1)).rowcount == 1
    if taken:
        db.execute(ways.update().where(ways.c.person == notice.person, ways.c.confirmed == 1).values(made=now))
    return taken


def _same(notice: Notice) -> tuple[sa.ColumnElement[bool], ...]:
    same = (notices.c.table_id == notice.table, notices.c.turn == notice.turn, notices.c.person == notice.person)
    return (*same, notices.c.told == 0)
