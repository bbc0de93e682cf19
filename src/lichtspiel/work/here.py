"""Work on this machine: a process for each core, and a new one for each that is lost."""

import multiprocessing
import os
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, suppress
from multiprocessing.connection import Connection, wait
from typing import Final

from lichtspiel.work.errors import worker_lost
from lichtspiel.work.pieces import answer

MOST_LOSSES: Final = 3  # workers that one task may cost: what takes too much memory once does so every time
SPAWN: Final = multiprocessing.get_context("spawn")


def do_here(tasks: Sequence[bytes], processes: int | None = None) -> Generator[bytes, None, None]:
    """The answers as they come. If one process is enough, it is this one."""
    number = min(processes or os.cpu_count() or 1, len(tasks))
    if number <= 1:
        yield from map(answer, tasks)
        return
    with closing(Workers(tasks, number)) as workers:
        while workers.busy:
            yield from workers.answers()


class Workers:
    """Processes that share tasks; each has one at a time."""

    def __init__(self, tasks: Sequence[bytes], number: int) -> None:
        self.waiting = deque(tasks)
        self.losses: Counter[bytes] = Counter()
        self.busy: dict[object, Worker] = {}
        for _ in range(number):
            self._begin(Worker())

    def answers(self) -> Iterator[bytes]:
        """Wait until there is at least one answer, or a worker is lost."""
        for pipe in wait([worker.pipe for worker in self.busy.values()]):
            worker = self.busy.pop(pipe)
            try:
                said = worker.pipe.recv_bytes()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            self._begin(worker)
            yield said

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        for worker in self.busy.values():
            worker.stop()

    def _begin(self, worker: "Worker") -> None:
        if self.waiting:
            worker.give(self.waiting.popleft())
            self.busy[worker.pipe] = worker
        else:
            worker.stop()

    def _replace(self, lost: "Worker") -> None:
        """Let a new worker do the task of one that died."""
        lost.stop()
        self.losses[lost.task] += 1
        if self.losses[lost.task] == MOST_LOSSES:
            raise worker_lost(MOST_LOSSES)
        self.waiting.appendleft(lost.task)
        self._begin(Worker())


class Worker:
    """A process that does one task after another."""

    task = b""

    def __init__(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends with the process

    def give(self, task: bytes) -> None:
        """Let it begin a task."""
        self.task = task
        with suppress(OSError):  # it is gone, as whoever waits for the answer will see
            self.pipe.send_bytes(task)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes()))
