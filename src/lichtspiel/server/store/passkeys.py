"""Passkeys as they are kept, and the challenges that have been answered."""

from typing import Final, NamedTuple

import sqlalchemy as sa

from lichtspiel.server.edge.challenges import LIFETIME, Challenge
from lichtspiel.server.store.kinds import WATCHING, Act
from lichtspiel.server.store.schema import challenges, daily_tries, passkeys, people, places, ratings, ways
from lichtspiel.server.store.statements import insert

MOST_PASSKEYS: Final = 20  # of one person


class Passkey(NamedTuple):
    """A passkey, in the order of its columns."""

    id: str
    credential: bytes
    person: str
    handle: bytes
    site: str
    name: str
    key: bytes
    signed: int
    made: int
    used: int


def find(db: sa.Connection, passkey: str) -> Passkey | None:
    """The passkey of this id, whosever it is."""
    found = db.execute(sa.select(passkeys).where(passkeys.c.id == passkey)).first()
    return None if found is None else Passkey(*found)


def of_person(db: sa.Connection, person: str) -> list[Passkey]:
    """Somebody's passkeys, the oldest first. Those of one day stay where they are when they are renamed."""
    wanted = sa.select(passkeys).where(passkeys.c.person == person)
    return [Passkey(*row) for row in db.execute(wanted.order_by(passkeys.c.made, passkeys.c.id))]


def has_anything(db: sa.Connection, person: str) -> bool:
    """Whether somebody would lose anything with their cookie: also seats at tables that they have put away."""
    worth = sa.or_(places.c.hidden == 0, places.c.seat != WATCHING)
    wanted = [sa.select(places.c.person).where(places.c.person == person, worth)]
    wanted += [sa.select(kept.c.person).where(kept.c.person == person) for kept in (daily_tries, ratings, ways)]
    return any(db.execute(each).first() is not None for each in wanted)


def add(db: sa.Connection, made: Passkey, challenge: Challenge) -> str:
    """Keep a new passkey; returns the code of what stands against it, if anything does."""
    if not _use_up(db, challenge):
        return "passkey-late"
    if db.execute(sa.select(people.c.id).where(people.c.id == made.person)).first() is None:
        return "passkey"  # the person was forgotten meanwhile
    own = sa.select(sa.func.count()).where(passkeys.c.person == made.person)
    if db.execute(own).scalar_one() >= MOST_PASSKEYS:
        return "too-many-passkeys"
    return "" if _is_new(db, passkeys.c.id, made._asdict()) else "passkey"  # no device makes the same one twice


def use(db: sa.Connection, passkey: Passkey, signed: int, day: int, challenge: Challenge) -> bool:
    """Note that somebody has signed in; False if the challenge was used, or the passkey otherwise, in the meantime."""
    if not _use_up(db, challenge):
        return False
    same = (passkeys.c.id == passkey.id, passkeys.c.person == passkey.person, passkeys.c.signed == passkey.signed)
    return db.execute(passkeys.update().where(*same).values(signed=signed, used=day)).rowcount == 1


def rename(person: str, passkey: str, name: str) -> Act:
    """Call one's own passkey something else; does so to as many as there are."""
    own = (passkeys.c.id == passkey, passkeys.c.person == person)
    return lambda db: db.execute(passkeys.update().where(*own).values(name=name)).rowcount


def remove(person: str, passkey: str) -> Act:
    """Nobody signs in with it any more; removes as many as there are."""
    own = (passkeys.c.id == passkey, passkeys.c.person == person)
    return lambda db: db.execute(passkeys.delete().where(*own)).rowcount


def _use_up(db: sa.Connection, challenge: Challenge) -> bool:
    """Whether this is the first answer. Old ones are dropped late, since the clocks of two nodes may differ."""
    db.execute(challenges.delete().where(challenges.c.expires < challenge.expires - 3 * LIFETIME))
    row = {"hash": challenge.digest, "expires": challenge.expires}
    return _is_new(db, challenges.c.hash, row)


def _is_new(db: sa.Connection, key: sa.Column[str], row: dict[str, object]) -> bool:
    """Keep a row, unless there is one with this key, perhaps since this very moment and from another node."""
    kept = insert(db, key.table).values(row).on_conflict_do_nothing().returning(key)
    return db.execute(kept).first() is not None
