"""The tables of the database. Migrations make them; this is how the server speaks of them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Double,
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

# Of a finished game, what was found when it was looked back at. It holds no names.
reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("version", String(80), nullable=False),  # of what found it: another version is asked anew
    Column("review", LargeBinary, nullable=False),
)

# Who plays which day's deal, where, and how it ended. It holds no names.
daily_tries = Table(
    "daily_tries",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),  # counted from 1970
    Column("number", Integer, primary_key=True, autoincrement=False),  # 0 counts, -1 is none: see daily.py
    Column("table_id", String(40), nullable=False),  # empty once the table is deleted
    Column("place", Integer, nullable=False),  # 0: it is not over
    Column("points", Integer, nullable=False),
    Column("gave_up", Integer, nullable=False),
    Index("daily_tries_day", "game", "day"),
    Index("daily_tries_table", "table_id"),
)

# How the strongest bot did with a day's deal in the same seat.
daily_masters = Table(
    "daily_masters",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)

# How well somebody plays a game with so many others, in rated games. It holds no names.
ratings = Table(
    "ratings",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),  # how many it rests on
    Column("table_id", String(40), nullable=False),  # of the last of them; empty once that is deleted
    Column("mu_before", Double, nullable=False),  # what it was before that one
    Index("ratings_table", "table_id"),
)

# By which somebody wants to be called when it is their turn.
ways = Table(
    "ways",
    METADATA,
    Column("id", String(64), primary_key=True),  # a digest of the address, or of address and person
    Column("person", String(40), nullable=False),
    Column("address", LargeBinary, nullable=False),
    Column("lang", String(10), nullable=False),
    Column("zone", String(80), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),  # or last used
    Column("kind", String(10), nullable=False),
    Column("confirmed", Integer, nullable=False),  # 0: nobody has followed the link that was mailed there
    Index("ways_person", "person"),
)

# For each table with days for a move, whose turn it is, unless they were there when it began.
notices = Table(
    "notices",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("person", String(40), nullable=False),
    Column("turn", Integer, nullable=False),  # the version with which it began
    Column("due", BigInteger, nullable=False),  # not before: their quiet hours end then
    Column("told", Integer, nullable=False),  # 1: somebody has called them, or is about to
    Index("notices_due", "told", "due"),
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

# How somebody proves on another device who they are: see decision 0106.
passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the credential's id, which may be long
    Column("credential", LargeBinary, nullable=False),  # the id that the device has given it
    Column("person", String(40), nullable=False),
    Column("handle", LargeBinary, nullable=False),  # what the device knows the person by
    Column("site", String(255), nullable=False),  # the name of this server that it is good for
    Column("name", String(80), nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("signed", BigInteger, nullable=False),  # how often it has signed, if the device counts
    Column("made", Integer, nullable=False),  # the day, counted from 1970
    Column("used", Integer, nullable=False),  # the day of the last sign-in; 0: never
    Index("passkeys_person", "person"),
)

# Challenges that were answered: none is good a second time, on no node.
challenges = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
    Index("challenges_expires", "expires"),
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
