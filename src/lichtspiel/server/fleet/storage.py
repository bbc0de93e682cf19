"""The database of a node: whatever it writes, it writes only as long as it is not fenced."""

import asyncio
import secrets
from typing import Any, Final

import sqlalchemy as sa

from lichtspiel.server.store.databases import open_engine
from lichtspiel.server.store.deadlines import transaction
from lichtspiel.server.store.journals import Addition, Fenced, add_entries, check_fence
from lichtspiel.server.store.storage import DEADLINE, Storage
from lichtspiel.server.store.writer import Job

BETWEEN_LIVES: Final = 5.0  # seconds


class FleetStorage(Storage):
    """Storage that knows which life of the process it writes for."""

    def __init__(self, url: str, deadline: float = DEADLINE) -> None:
        super().__init__(url, deadline)
        self.life = ""  # the node's id; nothing can be written before there is one
        self._living = asyncio.Event()
        self.writing_for = ""  # the same, as the writer thread goes by it

    def _open_for_writing(self) -> sa.Engine:
        return open_engine(self._url, "", alone=True, process=secrets.randbits(31))

    def begin(self, life: str) -> None:
        """Write for this life from now on."""
        self.life = life
        self._living.set()

    def pause(self) -> None:
        """A life is over: its tables are not written to any more, and all else has to wait for the next."""
        self.life = ""
        self._living.clear()

    async def put(self, job: Job) -> Any:
        """Queue a job for this life, or, if it is about no table in memory, for the next."""
        if job.addition is None and not self.life:
            async with asyncio.timeout(BETWEEN_LIVES):
                await self._living.wait()
        job.life = self.life
        return await super().put(job)

    def _commit_all(self, jobs: list[Job]) -> None:
        """What was queued in a life before is refused: its tables may have other owners by now."""
        self.writing_for = life = self.life
        for job in jobs:
            if job.life != life:
                job.error = Fenced()
        super()._commit_all([job for job in jobs if job.error is None])

    def _is_out_of_reach(self, error: Exception) -> bool:
        """Who is fenced is so for all jobs."""
        return isinstance(error, Fenced) or super()._is_out_of_reach(error)

    def _commit_acts(self, jobs: list[Job], additions: list[Addition]) -> int:
        """All in one transaction, which whoever fences this node waits for."""
        with transaction(self.writer, self._watchdog) as connection:
            if additions:
                written = add_entries(connection, additions, self.writing_for)
            else:
                written = 0
                check_fence(connection, self.writing_for)
            for job in jobs:
                job.outcome = job.act(connection) if job.act is not None else None
        return written
