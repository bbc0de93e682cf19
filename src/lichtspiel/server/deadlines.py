"""A deadline round whatever is asked of a database elsewhere: if it is frozen, only cutting the line sets one free."""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sa

LOOKS: Final = 10  # at the clock within a deadline
LINE: Final = "line"


class Watchdog:
    """Cuts all lines of an engine as long as somebody has waited at it for too long."""

    def __init__(self, engine: sa.Engine, seconds: float) -> None:
        self.seconds = seconds
        self._lock = threading.Lock()
        self._due: dict[int, float] = {}  # when each thread that uses the engine must be done
        self._lines: dict[socket.socket, Any] = {}  # to each connection
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
        """Look no more."""
        self._ended.set()

    def _connect(self, dialect: Any, record: Any, args: Any, ways: Any) -> Any:
        """A second handle on the socket: it is ours as long as we keep it, whatever is opened and closed meanwhile."""
        connection = dialect.connect(*args, **ways)
        line = record.info[LINE] = socket.socket(fileno=os.dup(connection.fileno()))
        with self._lock:
            for other in [other for other, used in self._lines.items() if used.closed]:  # before it was ready
                self._drop(other)
            self._lines[line] = connection
        return connection

    def _close(self, _connection: Any, record: Any) -> None:
        with self._lock:
            self._drop(record.info.pop(LINE, None))

    def _drop(self, line: socket.socket | None) -> None:
        if line in self._lines:
            del self._lines[line]
            line.close()

    def _look_on(self) -> None:
        while not self._ended.wait(self.seconds / LOOKS):
            now = time.monotonic()
            with self._lock:
                if any(due < now for due in self._due.values()):
                    self._cut()

    def _cut(self) -> None:
        for line in self._lines:
            with contextlib.suppress(OSError):  # the other side has been quicker
                line.shutdown(socket.SHUT_RDWR)
