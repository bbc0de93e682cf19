"""The keys that sign cookies, of which the one before is still believed; and the key of the daily deals."""

import secrets
from typing import Final

import sqlalchemy as sa

from lichtspiel.server.store.kinds import BEFORE, DAILY, SIGNING, Act
from lichtspiel.server.store.schema import keys
from lichtspiel.server.store.statements import insert

KEY_BYTES: Final = 32
NAME_BYTES: Final = 6
CLUSTER: Final = "cluster"  # no key: what nodes with this database call each other by on a bus that others use, too
PUSH: Final = "push"
TRIED: Final = "tried"  # no key: what is written to see whether anything can be


def signing_key(db: sa.Connection) -> bytes:
    """The key that signs cookies; made when it is first asked for."""
    return _drawn(db, SIGNING, KEY_BYTES)


def push_key(db: sa.Connection) -> bytes:
    """What the key is made from that signs what is pushed; browsers have subscribed to it, so it stays the same."""
    return _drawn(db, PUSH, KEY_BYTES)


def cluster_name(db: sa.Connection) -> str:
    """The name of the cluster with this database; made when it is first asked for."""
    return _drawn(db, CLUSTER, NAME_BYTES).hex()


def daily_key(db: sa.Connection, drawn: bytes) -> bytes:
    """The key that the secrets of daily deals come from; if there is none yet, it is what was drawn."""
    return _kept(db, DAILY, drawn)


def _drawn(db: sa.Connection, name: str, size: int) -> bytes:
    """Random bytes that stay the same from then on."""
    return _kept(db, name, secrets.token_bytes(size))


def _kept(db: sa.Connection, name: str, drawn: bytes) -> bytes:
    """What is kept under this name; these bytes, if nothing was."""
    found = db.execute(sa.select(keys.c.value).where(keys.c.name == name)).first()
    if found is not None:
        return bytes(found[0])
    db.execute(insert(db, keys).values(name=name, value=drawn).on_conflict_do_nothing())
    return _kept(db, name, drawn)  # which another process may have made


def present_keys(db: sa.Connection) -> list[bytes]:
    """The key that signs, and the one before it if there was one, as of one moment."""
    wanted = sa.select(keys.c.name, keys.c.value).where(keys.c.name.in_((SIGNING, BEFORE)))
    found = {name: bytes(value) for name, value in db.execute(wanted)}
    return [found[name] for name in (SIGNING, BEFORE) if name in found]


def former_keys(db: sa.Connection) -> list[bytes]:
    """The key before the one that signs, if there was one."""
    return [bytes(row[0]) for row in db.execute(sa.select(keys.c.value).where(keys.c.name == BEFORE))]


def rotate(db: sa.Connection) -> None:
    """Sign with a new key; the present one becomes the former one, and what that had signed is void."""
    signing = keys.c.name == SIGNING
    key = db.execute(sa.select(keys.c.value).where(signing)).scalar()
    if key is None:  # nobody has a cookie yet: the server will make one
        return
    db.execute(keys.delete().where(keys.c.name == BEFORE))
    db.execute(keys.insert().values(name=BEFORE, value=key))
    db.execute(keys.update().where(signing).values(value=secrets.token_bytes(KEY_BYTES)))


def leave_mark() -> Act:
    """Write something that changes nothing for anybody."""
    value = secrets.token_bytes(KEY_BYTES)
    mark = {"name": TRIED, "value": value}
    return lambda db: db.execute(
        insert(db, keys).values(mark).on_conflict_do_update(index_elements=["name"], set_={"value": value})
    )
