"""The writer thread: whatever waits to be written becomes one transaction (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from lichtspiel.server.metrics import SIZES, Histogram
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.late import deadlines, journals, sa
from lichtspiel.server.store.postgresql import Claimed

MOST_IN_A_COMMIT: Final = 2000
GATHERING: Final = 0.015  # seconds that a busy writer lets pass between commits: many small ones cost more


@dataclass(slots=True)
class Job:
    """Something to write, and whom to tell when it is on disk."""

    addition: journals.Addition | None
    act: Act | None
    done: asyncio.Future[Any]
    apart: Callable[[], Any] | None = None  # what must be done outside any transaction
    outcome: Any = None
    error: Exception | None = field(default=None)
    life: str = ""  # of the node that asked for it, in a cluster

    def settle(self) -> None:
        """Tell the caller, on its own thread."""
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(self.outcome)
        else:
            self.done.set_exception(self.error)


class Writer:
    """The only one that writes to the database. A job is settled when it is durable, or known not to be."""

    def __init__(self, engine: Callable[[], sa.Engine], *, elsewhere: bool) -> None:
        self._open_writer = engine
        self._elsewhere = elsewhere  # not a file of SQLite's, but a database that may not answer
        self.commits = 0
        self.rows = 0
        self.commit_seconds = 0.0
        self.durations = Histogram("How long a commit took.")
        self.batches = Histogram("How much was written in one commit.", SIZES)
        self._watchdog: deadlines.Watchdog | None = None
        self._journals: journals.SqliteJournals | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)

    @cached_property
    def writer(self) -> sa.Engine:
        """The engine that writes, opened when there is something to write."""
        return self._open_writer()

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def finish(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()
        if self._journals is not None:
            self._journals.close()

    async def put(self, job: Job) -> Any:
        """Queue a job; the result is available once it is done."""
        self._jobs.put(job)
        return await job.done

    def _write_on(self) -> None:
        """The writer thread: whatever is waiting becomes one transaction. A lone move is written at once."""
        going_on = True
        while going_on:
            batch = [self._jobs.get()]
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                batch.append(self._jobs.get())
            jobs = [job for job in batch if job is not None]
            going_on = len(jobs) == len(batch)
            if jobs:
                self._commit_all(jobs)
                settle_all(jobs)
            if len(jobs) > 1:
                time.sleep(GATHERING)

    def _commit_all(self, jobs: list[Job]) -> None:
        """Write everything, and note for each job what came of it."""
        for different in _by_turns([job for job in jobs if job.apart is None]):
            self._commit_together(different)
        for job in jobs:
            if job.apart is not None:
                _do_apart(job, job.apart)

    def _commit_together(self, jobs: list[Job]) -> None:
        """One commit for all but those that are overtaken; if it fails, one for each: only the culprit is refused."""
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1 or self._is_out_of_reach(error):
                _refuse(jobs, error)
            elif isinstance(error, journals.Overtaken):
                self._commit_without_overtaken(jobs, error)
            else:
                self._commit_one_by_one(jobs)

    def _is_out_of_reach(self, error: Exception) -> bool:
        """Whether a remote database does not answer: asking it again for each job would take as long each time."""
        return self._elsewhere and gave_no_answer(error)

    def _commit_without_overtaken(self, jobs: list[Job], error: journals.Overtaken) -> None:
        try:
            with deadlines.transaction(self.writer, self._watchdog) as connection:
                stale = journals.overtaken(connection, [job.addition for job in jobs if job.addition is not None])
        except Exception as another:
            _refuse(jobs, another)
            return
        late = [job for job in jobs if job.addition is not None and job.addition.table in stale]
        _refuse(late, error)
        if late and len(late) < len(jobs):
            self._commit_together([job for job in jobs if job.error is None])
        elif not late:
            self._commit_one_by_one(jobs)

    def _commit_one_by_one(self, jobs: list[Job]) -> None:
        for job in jobs:
            self._commit_together([job])

    def _commit(self, jobs: list[Job]) -> None:
        begun = time.perf_counter()
        additions = [job.addition for job in jobs if job.addition is not None]
        if not self._elsewhere and additions and all(job.act is None for job in jobs):
            self._journals = self._journals or journals.SqliteJournals(self.writer)
            self.rows += self._journals.commit(additions)
        else:
            self.rows += self._commit_acts(jobs, additions)
        took = time.perf_counter() - begun
        self.commits += 1
        self.commit_seconds += took
        self.durations.add(took)
        self.batches.add(len(jobs))

    def _commit_acts(self, jobs: list[Job], additions: list[journals.Addition]) -> int:
        with deadlines.transaction(self.writer, self._watchdog) as connection:
            written = journals.add_entries(connection, additions)
            for job in jobs:
                job.outcome = job.act(connection) if job.act is not None else None
        return written


def gave_no_answer(error: BaseException) -> bool:
    """Whether the database could not be asked just now: it may succeed later."""
    return isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError, Claimed))


def _refuse(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        job.error = error


def _do_apart(job: Job, work: Callable[[], Any]) -> None:
    try:
        job.outcome = work()
    except Exception as error:  # whoever waits is told
        job.error = error


def _by_turns(jobs: list[Job]) -> Iterator[list[Job]]:
    """Jobs of one table one after another, since each goes on where the one before it ended."""
    taken, later = set[str](), list[Job]()
    now = []
    for job in jobs:
        if job.addition is not None and job.addition.table in taken:
            later.append(job)
            continue
        now.append(job)
        if job.addition is not None:
            taken.add(job.addition.table)
    yield now
    if later:
        yield from _by_turns(later)


def settle_all(jobs: list[Job]) -> None:
    """One wake-up of the loop for the whole batch."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more, and all is written
        jobs[0].done.get_loop().call_soon_threadsafe(settle)
