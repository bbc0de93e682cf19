"""The tables of the database. Migrations make them; this is how the server speaks of them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData()

keys = Table(
    "keys", METADATA, Column("name", String(40), primary_key=True), Column("value", LargeBinary, nullable=False)
)

people = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("since", Integer, nullable=False),  # the day of the first visit, counted from 1970
    Column("seen", Integer, nullable=False),  # the day of the last
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("terms", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("phase", String(20), nullable=False),
    Column("visibility", String(20), nullable=False),
    Column("owner", String(40), nullable=False),  # who made it; empty if it was made before that was kept
    Index("tables_open", "visibility", "phase"),
)

journal = Table(
    "journal",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Of a finished game, all entries but the last few: they take a tenth of the room. The journal's last row always stays,
# so that whoever goes on with it finds its end there.
packed = Table(
    "packed",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),  # of the last entry in it; the first is 1
    Column("entries", LargeBinary, nullable=False),
)

places = Table(
    "places",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hidden", Integer, nullable=False),  # 1: not listed, since the person has left the table or put it away
    Index("places_table", "table_id"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("purpose", String(20), nullable=False),
    Column("inviter", String(80), nullable=False),
    Column("expires", BigInteger, nullable=False),  # 0: never
    Column("used", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("tokens_table", "table_id"),
)

# Empty without a cluster: see decision 0092.
nodes = Table(
    "nodes",
    METADATA,
    Column("id", String(40), primary_key=True),  # of one life of a process
    Column("name", String(120), nullable=False),  # what hosts call it
    Column("version", String(40), nullable=False),
    Column("state", String(10), nullable=False),  # up, relay, draining or, for ever, fenced
    Column("bus", Integer, nullable=False),  # 1: the bus reaches it
    Column("heartbeat", DateTime(timezone=True), nullable=False),  # by the database's clock
    UniqueConstraint("id", "state", name="nodes_id_state"),  # so that fencing waits for commits, and heartbeats do not
)

owners = Table(
    "owners",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("node", String(40), nullable=False),
    Column("epoch", Integer, nullable=False),  # how often it has got a new owner
    Column("handed", Integer, nullable=False),  # 1: by the owner before, who lost no time
    Index("owners_node", "node"),
)
