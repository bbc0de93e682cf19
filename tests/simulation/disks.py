"""The disk of a simulated server: a real database, written by the server's own code, with simulated faults."""

import contextlib
import random
import shutil
import sqlite3
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from lichtspiel.server.store.journals import Addition
from lichtspiel.server.store.keys import former_keys, signing_key
from lichtspiel.server.store.packing import unpacked
from lichtspiel.server.store.storage import Storage
from lichtspiel.server.store.writer import MOST_IN_A_COMMIT, Job, settle_all
from lichtspiel.table.journal import Rematched, read
from lichtspiel.table.terms import Terms
from tests.simulation.histories import Kept, Rewriting

STATEMENTS: dict[Any, Any] = {}  # compiled once, for all runs of the server
KEY = b"the key of all simulated servers"
WITNESSES = """
    CREATE TABLE rewritten (table_id, version, before, after, length);
    CREATE TRIGGER rewrite AFTER UPDATE ON journal BEGIN
        INSERT INTO rewritten SELECT old.table_id, old.version, old.entry, new.entry, max(version)
        FROM journal WHERE table_id = old.table_id;
    END;
    CREATE TABLE dropped_tables (id PRIMARY KEY, terms, phase);
    CREATE TRIGGER drop_table AFTER DELETE ON tables BEGIN
        INSERT INTO dropped_tables VALUES (old.id, old.terms, old.phase);
    END;
    CREATE TABLE dropped_journal (table_id, version, entry, PRIMARY KEY (table_id, version));
    CREATE TRIGGER drop_entry AFTER DELETE ON journal BEGIN
        INSERT OR REPLACE INTO dropped_journal VALUES (old.table_id, old.version, old.entry);
    END;
    CREATE TABLE dropped_people (id PRIMARY KEY);
    CREATE TRIGGER drop_person AFTER DELETE ON people BEGIN
        INSERT OR REPLACE INTO dropped_people VALUES (old.id);
    END;
"""  # what is rewritten or deleted is also kept, in the same commit, so that it can be checked


class Disk:
    """What survives a crash. `faults` says what may go wrong now, and how often: refused, lost, slow, away."""

    def __init__(self, path: Path, chance: random.Random, mark: Callable[[str], None]) -> None:
        self.path, self.chance, self.mark = path, chance, mark
        self.faults: dict[str, float] = {}
        self.away = False
        self.live = sqlite3.connect(path, isolation_level=None)

    @property
    def url(self) -> str:
        return f"sqlite:///{self.path}"

    def happens(self, fault: str) -> bool:
        """Whether this fault happens now."""
        return fault in self.faults and self.chance.random() < self.faults[fault]

    def seconds(self) -> float:
        """How long the next job takes."""
        return self.chance.uniform(0.1, 8) if self.happens("slow") else self.chance.uniform(0, 0.01)

    def version(self, table: str) -> int:
        """How far a table's journal goes, read from the database directly, not through the server."""
        (found,) = self.live.execute("SELECT max(version) FROM journal WHERE table_id = ?", (table,)).fetchone()
        return found or 0

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.live.execute(query, values).fetchall()

    def is_dropped(self, table: str) -> bool:
        """Whether a table was deleted because its time was over."""
        return bool(self.rows("SELECT 1 FROM dropped_tables WHERE id = ?", table))

    def is_dropped_person(self, person: str) -> bool:
        """Whether a person's name was ever deleted."""
        return bool(self.rows("SELECT 1 FROM dropped_people WHERE id = ?", person))

    def everything(self) -> list[str]:
        """Everything the server keeps, row by row."""
        kept = ("people", "tables", "journal", "places", "tokens", "keys", "ratings")
        rows = [f"{name}: {row}" for name in kept for row in self.rows(f"SELECT * FROM {name}")]
        rows += [f"packed: {unpacked(content)}" for (content,) in self.rows("SELECT entries FROM packed")]
        return rows + [f"review: {zlib.decompress(kept)!r}" for (kept,) in self.rows("SELECT review FROM reviews")]

    def tables(self, founded: Callable[[str, Terms, Sequence[bytes]], int]) -> dict[str, Kept]:
        """All tables on disk, deleted ones included; fails if a version is missing."""
        kept = {}
        for source in ("", "dropped_"):
            for name, terms, phase in self.rows(f"SELECT id, terms, phase FROM {source}tables ORDER BY id"):
                agreed = msgspec.json.decode(terms, type=Terms)
                entries = self.lines(name, source)
                kept[name] = Kept(agreed, entries, founded(name, agreed, entries), self._rewritings(name), phase)
        return kept

    def lines(self, name: str, source: str = "") -> list[bytes]:
        """A table's journal, packed or not; fails if a version is missing."""
        kept = [] if source else self.rows("SELECT entries FROM packed WHERE table_id = ?", name)
        before = [entry for (content,) in kept for entry in unpacked(content)]
        wanted = f"SELECT version, entry FROM {source}journal WHERE table_id = ? ORDER BY version"
        loose = self.rows(wanted, name)
        versions = range(len(before) + 1, len(before) + len(loose) + 1)
        assert [version for version, _ in loose] == list(versions), f"a gap in {name}"
        return before + [bytes(entry) for _, entry in loose]

    def _rewritings(self, name: str) -> list[Rewriting]:
        wanted = "SELECT version, before, after, length FROM rewritten WHERE table_id = ? ORDER BY rowid"
        return [
            Rewriting(version, bytes(before), bytes(after), length)
            for version, before, after, length in self.rows(wanted, name)
        ]

    def close(self) -> None:
        self.live.close()


def template(folder: Path) -> Path:
    """An empty database with today's schema, to be copied, because migrating takes long."""
    path = folder / "template.sqlite"
    storage = Storage(f"sqlite:///{path}")
    storage.open()
    storage.close()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:  # closing it empties the WAL
        db.execute("INSERT INTO keys (name, value) VALUES ('cookies', ?)", (KEY,))
        db.executescript(WITNESSES)
    return path


def copied(template: Path, path: Path) -> Path:
    shutil.copyfile(template, path)
    return path


class Waiting:
    """Replaces the writer's queue: putting something in wakes the writer."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.jobs: deque[Job] = deque()
        self.wake = wake

    def put(self, job: Job) -> None:
        self.jobs.append(job)
        self.wake()

    def taken(self) -> list[Job]:
        return [self.jobs.popleft() for _ in range(min(len(self.jobs), MOST_IN_A_COMMIT))]


class SimulatedStorage(Storage):
    """The storage of one run of the server, without threads: the same commits, at random moments."""

    def __init__(
        self, disk: Disk, later: Callable[[float, Callable[[], None]], Any], crash: Callable[[], None]
    ) -> None:
        super().__init__(disk.url)
        self.writer = self.writer.execution_options(compiled_cache=STATEMENTS)
        self.reader = self.reader.execution_options(compiled_cache=STATEMENTS)
        self.disk, self.later, self.crash = disk, later, crash
        self.dead = False
        self.writing = False
        self.waiting = Waiting(self._wake)
        self._jobs = self.waiting  # type: ignore[assignment]
        sa.event.listen(self.reader, "begin", self._look)

    def open(self) -> None:
        """There is nothing to do: the schema is there, and no thread is needed."""

    async def keys(self) -> list[bytes]:
        """The server's glance at the file, which would not notice that the simulated disk is away."""
        if self.disk.away or self.disk.happens("refused"):
            return [await self.do(signing_key), *await self.read(former_keys)]
        return await super().keys()

    def close(self) -> None:
        while self.waiting.jobs:
            self._commit_all(self.waiting.taken())
        SimulatedStorage.end(self)

    def end(self) -> None:
        """From now on nothing reaches the disk."""
        self.dead = True
        self.writer.dispose()
        self.reader.dispose()

    def _wake(self) -> None:
        if not self.writing:
            self.writing = True
            self.later(self.disk.seconds(), self._write_some)

    def _write_some(self) -> None:
        """Do one round of the writer thread. The server may die before the commit, or between commit and answer."""
        jobs = self.waiting.taken()
        if self.dead or (jobs and self.disk.happens("crash before a commit")):
            self._crash("crash before a commit")
            return
        self._commit_all(jobs)
        if self.disk.happens("crash after a commit"):
            self._crash("crash between commit and acknowledgement")
            return
        settle_all(jobs)
        self.writing = False
        if self.waiting.jobs:
            self._wake()

    def _crash(self, what: str) -> None:
        if not self.dead:
            self.disk.mark(what)
            self.crash()

    def _commit(self, jobs: list[Job]) -> None:
        if self.disk.away or self.disk.happens("refused"):
            raise self._fault("write refused", jobs)
        super()._commit(jobs)
        if self.disk.happens("lost"):
            raise self._fault("answer to a commit lost", jobs)

    def _fault(self, what: str, jobs: list[Job]) -> Exception:
        self.disk.mark(what)
        lines = [line for job in jobs if job.addition is not None for line in job.addition.entries]
        if any(isinstance(read(line), Rematched) for line in lines):
            self.disk.mark("rematch during a fault")
        return no_disk()

    def _look(self, connection: sa.Connection) -> None:
        if self.disk.away or self.disk.happens("refused"):
            raise no_disk()


class ForgetfulStorage(SimulatedStorage):
    """A disk that lies, as a control: it reports success, but sometimes writes nothing."""

    def _commit(self, jobs: list[Job]) -> None:
        if any(job.addition for job in jobs) and self.disk.chance.random() < 0.05:
            return
        super()._commit(jobs)


class UnsyncedStorage(SimulatedStorage):
    """A disk that lies, as a control: after a crash, what it wrote last is gone."""

    last: Addition | None = None

    def _commit(self, jobs: list[Job]) -> None:
        super()._commit(jobs)
        self.last = next((job.addition for job in jobs if job.addition is not None), self.last)

    def end(self) -> None:
        if not self.dead and self.last is not None:
            where = "table_id = ? AND version > ?"
            self.disk.rows(f"DELETE FROM journal WHERE {where}", self.last.table, self.last.before)
        super().end()


def no_disk() -> sa.exc.OperationalError:
    """The error that SQLAlchemy would raise."""
    return sa.exc.OperationalError("a simulated fault", {}, sqlite3.OperationalError("the disk is away"))
