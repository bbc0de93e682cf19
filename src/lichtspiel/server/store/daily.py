"""Tries of daily deals in the database: of each person, game and day the first counts, if it was begun on that day."""

from collections import Counter
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.schema import daily_masters, daily_tries
from lichtspiel.server.store.statements import insert
from lichtspiel.table.table import Table

COUNTING: Final = 0  # the number of the try that counts
PASSED_ON: Final = -1  # of none: somebody has begun one that went to another device, and knows the deal


class BegunMeanwhile(LichtspielError):
    """The same person has begun the same try elsewhere."""


class Score(NamedTuple):
    """How somebody ended: their place, and their points."""

    place: int
    points: int


class Try(NamedTuple):
    """Somebody's game of a day's deal."""

    game: str
    day: int
    number: int
    table: str  # empty once that is deleted
    place: int  # 0 if it is not over
    points: int
    gave_up: bool

    @property
    def ranked(self) -> bool:
        """Whether it counts."""
        return self.number == COUNTING

    @property
    def over(self) -> bool:
        """Whether there is a result."""
        return self.place > 0


class Tally(NamedTuple):
    """How all those did who played a day's deal and whose games count; giving up is apart."""

    points: Counter[int]
    places: Counter[int]
    gave_up: int


def begin(person: str, game: str, day: int, number: int, table: str) -> Act:
    """A try begins at this table; raises BegunMeanwhile, and nothing may be written."""
    row = {"person": person, "game": game, "day": day, "number": number, "table_id": table}

    def act(db: sa.Connection) -> None:
        new = insert(db, daily_tries).values(**row, place=0, points=0, gave_up=0).on_conflict_do_nothing()
        if db.execute(new.returning(daily_tries.c.number)).first() is None:  # PostgreSQL counts no such rows
            raise BegunMeanwhile

    return act


def results(name: str, table: Table) -> list[Act]:
    """What is written with the last entry of a day's deal; nothing for any other table, or before the end."""
    daily, result = table.terms.daily, table.result
    if daily is None or result is None or table.phase != "over":
        return []
    found = {"place": result.places[daily.seat], "points": result.scores[daily.seat]}
    found["gave_up"] = int(daily.seat in table.resigned)
    return [lambda db: db.execute(daily_tries.update().where(daily_tries.c.table_id == name).values(found))]


def pass_on(name: str, person: str) -> Act:
    """A try goes on with another device of the same person; not if that has a try of the same number."""
    here = (daily_tries.c.table_id == name, daily_tries.c.person != person, ~_has_such(person))

    def act(db: sa.Connection) -> None:
        keys = (daily_tries.c.person, daily_tries.c.game, daily_tries.c.day)
        for row in db.execute(sa.select(*keys).where(*here)).mappings().all():
            none = {"number": PASSED_ON, "table_id": "", "place": 0, "points": 0, "gave_up": 0}
            db.execute(insert(db, daily_tries).values(**row, **none).on_conflict_do_nothing())
        db.execute(daily_tries.update().where(*here).values(person=person))

    return act


def has_passed_on(db: sa.Connection, person: str, game: str, day: int) -> bool:
    """Whether somebody has begun a try of this deal that went to another device."""
    here = (daily_tries.c.game == game, daily_tries.c.day == day, daily_tries.c.number == PASSED_ON)
    return db.execute(sa.select(daily_tries.c.day).where(daily_tries.c.person == person, *here)).first() is not None


def _has_such(person: str) -> "sa.Exists":
    """Whether somebody has a try of the same deal with the same number."""
    other = daily_tries.alias()
    same = (other.c.game == daily_tries.c.game, other.c.day == daily_tries.c.day)
    return sa.exists().where(other.c.person == person, other.c.number == daily_tries.c.number, *same)


def inherit_tries(db: sa.Connection, person: str, heir: str) -> None:
    """Somebody's tries become those of another who is the same person; of two with one number the other's stays."""
    db.execute(daily_tries.update().where(daily_tries.c.person == person, ~_has_such(heir)).values(person=heir))
    forget_tries(db, person)


def forget_tries(db: sa.Connection, person: str) -> None:
    """Delete all that is kept of somebody's daily deals."""
    db.execute(daily_tries.delete().where(daily_tries.c.person == person))


def tries_since(db: sa.Connection, person: str, day: int) -> list[Try]:
    """Somebody's tries of the deals from this day on, in the order in which they were begun."""
    own = sa.select(*_COLUMNS).where(daily_tries.c.person == person, daily_tries.c.day >= day)
    return _tries(db, own)


def tries_at(db: sa.Connection, person: str, game: str, day: int) -> list[Try]:
    """Somebody's tries of one deal, in the order in which they were begun."""
    here = (daily_tries.c.game == game, daily_tries.c.day == day)
    return _tries(db, sa.select(*_COLUMNS).where(daily_tries.c.person == person, *here))


_COLUMNS: Final = tuple(column for column in daily_tries.c if column.name != "person")


def _tries(db: sa.Connection, wanted: "sa.Select[Any]") -> list[Try]:
    rows = db.execute(wanted.where(daily_tries.c.number >= COUNTING).order_by(daily_tries.c.number))
    return [Try(*row)._replace(gave_up=bool(row.gave_up)) for row in rows]


def days_played(db: sa.Connection, person: str) -> list[int]:
    """The days of which somebody has played a deal to its end, on that day, the last first."""
    counts = (daily_tries.c.number == COUNTING, daily_tries.c.place > 0, daily_tries.c.gave_up == 0)
    wanted = sa.select(daily_tries.c.day).where(daily_tries.c.person == person, *counts).distinct()
    return [int(row[0]) for row in db.execute(wanted.order_by(daily_tries.c.day.desc()))]


def tally(db: sa.Connection, game: str, day: int) -> Tally:
    """How everybody did whose game counts and is over."""
    columns = (daily_tries.c.points, daily_tries.c.place, daily_tries.c.gave_up)
    counts = (daily_tries.c.number == COUNTING, daily_tries.c.place > 0)
    here = (daily_tries.c.game == game, daily_tries.c.day == day)
    wanted = sa.select(*columns, sa.func.count()).where(*here, *counts).group_by(*columns)
    found = Tally(Counter(), Counter(), 0)
    for points, place, gave_up, count in db.execute(wanted):
        if gave_up:
            found = found._replace(gave_up=found.gave_up + count)
        else:
            found.points[points] += count
            found.places[place] += count
    return found


def master_of(db: sa.Connection, game: str, day: int) -> Score | None:
    """How the strongest bot did, if it has played."""
    here = (daily_masters.c.game == game, daily_masters.c.day == day)
    row = db.execute(sa.select(daily_masters.c.place, daily_masters.c.points).where(*here)).first()
    return None if row is None else Score(*row)


def keep_master(game: str, day: int, score: Score) -> Act:
    """Remember how the strongest bot did; what is known already stays."""
    row = {"game": game, "day": day, **score._asdict()}
    return lambda db: db.execute(insert(db, daily_masters).values(row).on_conflict_do_nothing())
