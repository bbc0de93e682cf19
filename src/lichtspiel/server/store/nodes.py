"""Nodes of a cluster and the tables they own, in PostgreSQL: who lives, and how a table gets another owner (0092)."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

from lichtspiel.core.errors import LichtspielError

EXPIRY: Final = 3.0  # seconds without a heartbeat, by the database's clock, after which anybody may fence a node
KEPT: Final = "1 day"  # for which a fenced node is kept, for whoever wonders what happened
State = Literal["up", "relay", "draining", "fenced"]
_AGE: Final = "extract(epoch FROM clock_timestamp() - heartbeat)"


class NameTaken(LichtspielError):
    """Another node of this name lives."""


class Node(NamedTuple):
    """A node that is not fenced, as others know it."""

    id: str
    name: str
    version: str
    state: State
    bus: bool
    age: float  # seconds since its last heartbeat

    @property
    def silent(self) -> bool:
        """Whether it may be fenced."""
        return self.age > EXPIRY

    @property
    def takes_tables(self) -> bool:
        """Whether tables can be handed over to it."""
        return self.state == "up" and self.bus and not self.silent


class Owner(NamedTuple):
    """Whose table it is, and since how many changes of hands."""

    node: str
    epoch: int


def _run(db: sa.Connection, statement: str, **values: Any) -> Any:
    return db.execute(sa.text(statement), values)


# Nodes


def register(db: sa.Connection, node: str, name: str, version: str, state: State = "up") -> None:
    """A new life begins. One of the same name that fell silent is fenced; raises NameTaken if it lives."""
    _run(db, "SELECT pg_advisory_xact_lock(hashtext(:name))", name=f"lichtspiel node {name}")
    for (other,) in _run(db, "SELECT id FROM nodes WHERE name = :name AND state <> 'fenced'", name=name).all():
        if not fence(db, other):
            raise NameTaken
    _run(db, f"DELETE FROM nodes WHERE state = 'fenced' AND heartbeat < clock_timestamp() - interval '{KEPT}'")
    row = "(:id, :name, :version, :state, 0, clock_timestamp())"
    columns = "(id, name, version, state, bus, heartbeat)"
    _run(db, f"INSERT INTO nodes {columns} VALUES {row}", id=node, name=name, version=version, state=state)


def beat(db: sa.Connection, node: str, *, bus: bool) -> bool:
    """Say that this node lives, and whether the bus reaches it; False if it is fenced."""
    said = "UPDATE nodes SET heartbeat = clock_timestamp(), bus = :bus WHERE id = :id AND state <> 'fenced'"
    return bool(_run(db, said, id=node, bus=int(bus)).rowcount == 1)


def living(db: sa.Connection) -> list[Node]:
    """All nodes that are not fenced; some may be silent."""
    columns = f"id, name, version, state, bus, {_AGE}"
    rows = _run(db, f"SELECT {columns} FROM nodes WHERE state <> 'fenced' ORDER BY id")
    return [Node(id_, name, version, state, bool(bus), float(age)) for id_, name, version, state, bus, age in rows]


def fence(db: sa.Connection, node: str) -> bool:
    """End a silent node's life, after whatever it is just committing; False if it lives."""
    silent = f"{_AGE} > :expiry"
    _run(
        db,
        f"UPDATE nodes SET state = 'fenced' WHERE id = :id AND state <> 'fenced' AND {silent}",
        id=node,
        expiry=EXPIRY,
    )
    return _run(db, "SELECT 1 FROM nodes WHERE id = :id AND state <> 'fenced'", id=node).first() is None


def drain(db: sa.Connection, node: str) -> None:
    """From now on nobody hands anything over to this node."""
    _run(db, "UPDATE nodes SET state = 'draining' WHERE id = :id AND state <> 'fenced'", id=node)


def end(db: sa.Connection, node: str) -> None:
    """A node ends its own life: its tables are nobody's."""
    _run(db, "UPDATE nodes SET state = 'fenced' WHERE id = :id", id=node)
    _run(db, "DELETE FROM owners WHERE node = :id", id=node)


# Owners


def claim(db: sa.Connection, table: str, node: str) -> Owner | None:
    """Take a table that is nobody's, or a fenced node's; returns whose it is then, or None if there is no such table.

    What is fenced stays so: it does not matter that the owner's state is as old as the statement.
    """
    taking = """
        INSERT INTO owners (table_id, node, epoch, handed) SELECT id, :node, 1, 0 FROM tables WHERE id = :table
        ON CONFLICT (table_id) DO UPDATE SET node = :node, epoch = owners.epoch + 1, handed = 0
        WHERE owners.node <> :node
        AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.state <> 'fenced')
    """
    _run(db, taking, table=table, node=node)
    return owner_of(db, table)


def owner_of(db: sa.Connection, table: str) -> Owner | None:
    """Whose table it is, living or not."""
    row = _run(db, "SELECT node, epoch FROM owners WHERE table_id = :table", table=table).first()
    return None if row is None else Owner(row[0], row[1])


def owned_by_others(db: sa.Connection, node: str) -> set[str]:
    """The tables of other nodes that are not fenced."""
    theirs = "SELECT table_id FROM owners JOIN nodes ON id = node WHERE state <> 'fenced' AND id <> :node"
    return set(_run(db, theirs, node=node).scalars())


def versions(db: sa.Connection, tables: Sequence[str], node: str) -> dict[str, int]:
    """How far those of these tables have come that are other nodes', which are not fenced."""
    theirs = """
        SELECT table_id, (SELECT max(version) FROM journal WHERE journal.table_id = owners.table_id) FROM owners
        JOIN nodes ON id = node WHERE table_id = ANY(:tables) AND state <> 'fenced' AND id <> :node
    """
    return {table: found for table, found in _run(db, theirs, tables=list(tables), node=node) if found}


def own_new(db: sa.Connection, table: str, node: str) -> None:
    """A table that is just being made belongs to who makes it."""
    row = "(:table, :node, 1, 0)"
    _run(db, f"INSERT INTO owners (table_id, node, epoch, handed) VALUES {row}", table=table, node=node)


def hand_over(db: sa.Connection, table: str, node: str, to: str) -> bool:
    """Give a table to another node that is up; False if that is not so, or the table is not this node's."""
    giving = """
        UPDATE owners SET node = :to, epoch = epoch + 1, handed = 1 WHERE table_id = :table AND node = :node
        AND EXISTS (SELECT 1 FROM nodes WHERE id = :to AND state = 'up')
    """
    return bool(_run(db, giving, table=table, node=node, to=to).rowcount == 1)


def release(db: sa.Connection, tables: Sequence[str], node: str) -> None:
    """Tables that nobody needs now are nobody's."""
    freeing = "DELETE FROM owners WHERE node = :node AND table_id = ANY(:tables)"
    _run(db, freeing, node=node, tables=list(tables))


def accept(db: sa.Connection, table: str, node: str) -> bool:
    """Whether a table was handed over to this node, which now begins with it; asked once."""
    taking = "UPDATE owners SET handed = 0 WHERE table_id = :table AND node = :node AND handed = 1"
    return bool(_run(db, taking, table=table, node=node).rowcount == 1)
