"""How the server speaks to PostgreSQL: how long it waits, and the locks that let one server write and one migrate."""

from __future__ import annotations

from typing import Any, Final

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.store.late import sa

# How long anything may take, in seconds. A commit takes some milliseconds, one of 2000 moves 0.1 s; whoever waits for a
# move gives up after some ten seconds. So a database that needs longer than this is as good as away.
CONNECTING: Final = 3  # to a machine that may be gone: one second for each of the first two lost packets, and one more
STATEMENT: Final = 4  # at the server, which then says so and keeps the connection
LOCK: Final = 3  # shorter, so that the error says what was waited for
IDLE_IN_TRANSACTION: Final = 10  # the server has stopped in the middle: its locks must not stay for ever
SILENCE: Final = 2  # until the other side is asked whether it is still there, then each second, three times:
PROBES: Final = 3  # after five seconds a machine without power counts as gone, and its lock is free
GONE: Final = SILENCE + PROBES
IDLE_IN_CLUSTER: Final = 2  # the same in a cluster: who takes over waits for it
RETAKING: Final = 1  # to get the lock back from one's own former connection, which may not have noticed its end yet
TAKEOVER: Final = 8  # to get it from a server that is just ending, or from a machine that is gone

CLAIM: Final = 0x4C696368_7401  # held by the connection of the one server that writes; shared by those of a cluster
PROCESS: Final = 0x4C696368  # and, of a cluster, the lock of one process: what its former connection left is settled
MIGRATION: Final = 0x4C696368_7402  # held by who brings the schema up to date
LOCK_NOT_AVAILABLE: Final = "55P03"


class Claimed(LichtspielError):
    """Another server works with this database."""


def ways(url: sa.URL) -> dict[str, Any]:
    """How to connect; what the host has put into the address goes first."""
    mine: dict[str, Any] = {
        "connect_timeout": CONNECTING,
        "keepalives_idle": SILENCE,
        "keepalives_interval": 1,
        "keepalives_count": PROBES,
        "tcp_user_timeout": GONE * 1000,
    }
    wanted = {name: value for name, value in mine.items() if name not in url.query}
    return wanted | {"options": f"{_options()} {url.query.get('options', '')}".strip()}


def _options() -> str:
    """What the database's side keeps to, for this connection alone."""
    kept = {
        "statement_timeout": STATEMENT * 1000,
        "lock_timeout": LOCK * 1000,
        "idle_in_transaction_session_timeout": IDLE_IN_TRANSACTION * 1000,
        "tcp_keepalives_idle": SILENCE,
        "tcp_keepalives_interval": 1,
        "tcp_keepalives_count": PROBES,
        "tcp_user_timeout": GONE * 1000,
    }
    return " ".join(f"-c {name}={value}" for name, value in kept.items())


def let_one_write(engine: sa.Engine, process: int | None = None) -> None:
    """Each new connection of this engine must get the lock, or there is none: without the lock nothing is written.

    Processes of a cluster, each with a number, share it among themselves.
    """
    sa.event.listen(engine, "connect", lambda connection, _record: _claim(connection, process))


def _claim(connection: Any, process: int | None) -> None:
    """The lock is the session's: it stays when the transaction ends, and goes with the connection."""
    try:
        connection.execute("SELECT set_config('lock_timeout', %s, true)", [f"{RETAKING}s"])
        if process is None:
            connection.execute("SELECT pg_advisory_lock(%s)", [CLAIM])
        else:
            _claim_among_others(connection, process)
        connection.commit()
    except BaseException as error:
        connection.close()
        if getattr(error, "sqlstate", None) == LOCK_NOT_AVAILABLE:
            raise Claimed from error
        raise


def _claim_among_others(connection: Any, process: int) -> None:
    idle = f"{IDLE_IN_CLUSTER}s"
    connection.execute("SELECT set_config('idle_in_transaction_session_timeout', %s, false)", [idle])
    connection.execute("SELECT pg_advisory_lock_shared(%s)", [CLAIM])
    connection.execute("SELECT pg_advisory_lock(%s, %s)", [PROCESS, process])


def take_time(connection: sa.Connection) -> None:
    """Prepare for as long as it takes, until the transaction ends: a busy machine is slow between statements."""
    for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
        _set(connection, name, "0")


def take_turn(connection: sa.Connection) -> None:
    """Migrate alone, and not under a server that runs."""
    _set(connection, "lock_timeout", f"{TAKEOVER}s")
    try:
        connection.execute(sa.text("SELECT pg_advisory_xact_lock_shared(:key)"), {"key": CLAIM})
    except sa.exc.OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE:
            raise Claimed from error
        raise
    _set(connection, "lock_timeout", "0")
    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION})


def _set(connection: sa.Connection, name: str, value: str) -> None:
    """Set a parameter of the database until the transaction ends."""
    connection.execute(sa.text("SELECT set_config(:name, :value, true)"), {"name": name, "value": value})
