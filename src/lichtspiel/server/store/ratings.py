"""Ratings in the database: how well somebody plays a game with so many others, and how sure that is."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from lichtspiel.core.results import AGREED
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.schema import ratings
from lichtspiel.server.store.statements import insert
from lichtspiel.table.seats import is_forgotten
from lichtspiel.table.table import Table

MU: Final = 25.0  # what everybody begins with: the strength, and how unsure it is (openskill's own figures)
SIGMA: Final = MU / 3
MIDDLE: Final = 1500  # shown for MU
STEP: Final = 30  # shown for 1 of it: among well-known people 200 more win three games of four
PROVISIONAL: Final = 150  # shown: above it little is known, as in one's first twenty games


class Strength(NamedTuple):
    """A normal distribution: the mean, and the standard deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The mean as people read it."""
        return round(MIDDLE + STEP * (self.mu - MU))

    @property
    def deviation(self) -> int:
        """How far the truth is from it, in two cases of three, on the same scale."""
        return round(STEP * self.sigma)


class Rating(NamedTuple):
    """Somebody's rating in a game with so many players."""

    game: str
    players: int
    strength: Strength
    games: int
    table: str  # of the last one; empty once that is deleted
    change: int  # shown: what that brought


def counts(table: Table) -> bool:
    """Whether the game of a table, which is over, changes ratings.

    It does if that was agreed, all seats are different people's, each of them has moved, and nobody agreed to stop.
    """
    result, match = table.result, table.match
    if not table.terms.rated or table.phase != "over" or result is None or match is None or result.ended == AGREED:
        return False
    holders = [seat.holder for seat in table.seats]  # two of them may have turned out to be one person
    differ = len(set(holders)) == len(set(table.starters)) == len(holders)
    return differ and len({mover for mover, _ in match.moves}) == len(holders)


def results(name: str, table: Table) -> list[Act]:
    """What is written with the last entry of a rated game; nothing for any other table, or before the end.

    It is rated for whoever began it: a seat may go to another device, and nobody gets rid of a loss by that.
    """
    result = table.result
    if result is None or not counts(table):
        return []
    people = [None if is_forgotten(holder) else holder for holder in table.starters]
    return [_rate(name, table.terms.game, people, result.places)]


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What a game among people of these strengths shows, by seat: the places say who did better than whom."""
    from openskill.models import PlackettLuce  # loaded when a rated game ends, which may be never

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    teams = [[model.rating(*each)] for each in before]
    return [Strength(one.mu, one.sigma) for (one,) in model.rate(teams, ranks=[float(place) for place in places])]


def _rate(name: str, game: str, people: Sequence[str | None], places: Sequence[int]) -> Act:
    """Change the ratings of those people. Who was forgotten meanwhile counts as somebody new, and nothing is kept."""

    def act(db: sa.Connection) -> None:
        kept = _locked(db, game, len(people), [person for person in people if person is not None])
        before = [kept[person] if person in kept else Strength() for person in people]
        for person, was, now in zip(people, before, rated(before, places), strict=True):
            own = (ratings.c.person == person, ratings.c.game == game, ratings.c.players == len(people))
            change = {**now._asdict(), "mu_before": was.mu, "table_id": name}
            if person is not None:
                db.execute(ratings.update().where(*own).values(**change, games=ratings.c.games + 1))

    return act


def _locked(db: sa.Connection, game: str, players: int, people: Sequence[str]) -> dict[str | None, Strength]:
    """The ratings of these people, which nobody else changes until this is written: they may play elsewhere, too."""
    fresh = {**Strength()._asdict(), "mu_before": MU, "games": 0, "table_id": ""}
    for person in sorted(people):
        row = {"person": person, "game": game, "players": players, **fresh}
        db.execute(insert(db, ratings).values(row).on_conflict_do_nothing())
    here = (ratings.c.game == game, ratings.c.players == players, ratings.c.person.in_(people))
    wanted = sa.select(ratings.c.person, ratings.c.mu, ratings.c.sigma).where(*here).order_by(ratings.c.person)
    return {person: Strength(mu, sigma) for person, mu, sigma in db.execute(wanted.with_for_update())}


def ratings_of(db: sa.Connection, person: str) -> list[Rating]:
    """All ratings of somebody."""
    own = sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.players)
    return [_rating(row) for row in db.execute(own)]


def _rating(row: Any) -> Rating:
    now = Strength(row.mu, row.sigma)
    change = now.shown - Strength(row.mu_before).shown
    return Rating(row.game, row.players, now, row.games, row.table_id, change)


def inherit_ratings(db: sa.Connection, person: str, heir: str) -> None:
    """Somebody's ratings become those of another who is the same person; of two for one game, that of more games."""
    more = {(each.game, each.players): each.games for each in ratings_of(db, heir)}
    for each in ratings_of(db, person):
        same = (ratings.c.game == each.game, ratings.c.players == each.players)
        if each.games > more.get((each.game, each.players), 0):
            db.execute(ratings.delete().where(ratings.c.person == heir, *same))
            db.execute(ratings.update().where(ratings.c.person == person, *same).values(person=heir))
    forget_ratings(db, person)


def forget_ratings(db: sa.Connection, person: str) -> None:
    """Delete all ratings of somebody."""
    db.execute(ratings.delete().where(ratings.c.person == person))
