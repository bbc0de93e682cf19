"""A deadline for every request to a remote database: if that is frozen, only closing the socket ends the wait."""

import contextlib
import os
import socket
import threading
import time
import weakref
from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sa

LOOKS: Final = 10  # at the clock within a deadline
LINE: Final = "line"


class Watchdog:
    """Closes all sockets of an engine while somebody has been waiting for it for too long."""

    def __init__(self, engine: sa.Engine, seconds: float) -> None:
        self.seconds = seconds
        self._lock = threading.RLock()  # a connection may be collected, and its line dropped, at any moment
        self._due: dict[int, float] = {}  # when each thread that uses the engine must be done
        self._lines: dict[socket.socket, weakref.ref[Any]] = {}  # and which connection each belongs to
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look_on, name="watchdog", daemon=True)
        sa.event.listen(engine, "do_connect", self._connect)
        sa.event.listen(engine, "close", self._close)

    @contextlib.contextmanager
    def deadline(self) -> Iterator[None]:
        """Whatever is done here ends in time, or with an OperationalError."""
        me = threading.get_ident()
        with self._lock:
            self._due[me] = time.monotonic() + self.seconds
            if not self._thread.is_alive() and not self._ended.is_set():
                self._thread.start()
        try:
            yield
        finally:
            with self._lock:
                del self._due[me]

    def end(self) -> None:
        """Stop watching."""
        self._ended.set()

    def _connect(self, dialect: Any, record: Any, args: Any, ways: Any) -> Any:
        """A second handle on the socket: it is ours as long as we keep it, whatever is opened and closed meanwhile."""
        connection = dialect.connect(*args, **ways)
        line = record.info[LINE] = socket.socket(fileno=os.dup(connection.fileno()))
        weakref.finalize(connection, self._drop, line)
        with self._lock:
            self._drop_closed()
            self._lines[line] = weakref.ref(connection)
        return connection

    def _drop_closed(self) -> None:
        """Of a connection that fails before it can be used, the pool says nothing."""
        for line, used_by in list(self._lines.items()):
            connection = used_by()
            if connection is None or connection.closed:
                self._drop(line)

    def _close(self, _connection: Any, record: Any) -> None:
        line = record.info.pop(LINE, None)
        if line is not None:
            self._drop(line)

    def _drop(self, line: socket.socket) -> None:
        with self._lock:
            self._lines.pop(line, None)
            line.close()

    def _look_on(self) -> None:
        while not self._ended.wait(self.seconds / LOOKS):
            now = time.monotonic()
            with self._lock:
                if any(due < now for due in self._due.values()):
                    self._cut()

    def _cut(self) -> None:
        for line in list(self._lines):
            with contextlib.suppress(OSError):  # the other side closed it first
                line.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def transaction(engine: sa.Engine, watchdog: Watchdog | None) -> Iterator[sa.Connection]:
    """A connection within a transaction; if somebody watches, the database must answer before the deadline."""
    with watchdog.deadline() if watchdog else contextlib.nullcontext(), engine.begin() as connection:
        yield connection
