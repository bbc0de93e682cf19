"""Emulated machines: processes that may use only a part of a core, by the kernel's control groups (v1, as root)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.moves import cpu_seconds

GROUPS: Final = Path("/sys/fs/cgroup/cpu")
PERIOD: Final = 20_000  # microseconds: short, so that waiting for the next one does not look like slowness


class Machine:
    """A control group."""

    def __init__(self, name: str, share: float) -> None:
        self.folder = GROUPS / f"lichtspiel-{os.getpid()}-{name}"
        self.folder.mkdir()
        (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
        (self.folder / "cpu.cfs_quota_us").write_text(str(int(share * PERIOD)))

    def take(self, pid: int) -> None:
        """This process, with all its threads, runs there from now on."""
        (self.folder / "cgroup.procs").write_text(str(pid))

    def periods(self) -> tuple[int, int]:
        """In how many periods it had something to do, and in how many it used up what it may."""
        found = dict(line.split() for line in (self.folder / "cpu.stat").read_text().splitlines())
        return int(found["nr_periods"]), int(found["nr_throttled"])

    def close(self) -> None:
        """Its processes have ended."""
        self.folder.rmdir()


def can_limit() -> bool:
    """Whether this machine can emulate others."""
    return (GROUPS / "cpu.cfs_quota_us").exists() and os.access(GROUPS, os.W_OK)


@contextmanager
def machines(count: int, share: float) -> Iterator[list[Machine]]:
    """So many of them, each with this part of a core; none where that cannot be done."""
    made = [Machine(f"{number}", share) for number in range(count)] if can_limit() else []
    try:
        yield made
    finally:
        for machine in made:
            machine.close()


def family_seconds(pid: int) -> float:
    """The processor time of a process and those it has started."""
    return sum(cpu_seconds(each) for each in [pid, *children(pid)])


def children(pid: int) -> list[int]:
    """Those that run now, and theirs."""
    below = [
        int(each) for task in Path(f"/proc/{pid}/task").iterdir() for each in (task / "children").read_text().split()
    ]
    return [*below, *(each for child in below for each in children(child))]
