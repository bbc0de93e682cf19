"""A real Dask cluster on this machine: a scheduler and workers, each a process that a test may end."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import lichtspiel
from tests.server.harness import PATIENCE

SOURCE = Path(lichtspiel.__file__).parent


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Wait for a condition."""
    until = time.monotonic() + 2 * PATIENCE
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.02)


class DaskCluster:
    """A scheduler; workers are added one by one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0")
        wait_until(self._is_there, "the scheduler started")
        self.url = json.loads(self.file.read_text())["address"].replace("tcp://", "dask://")

    def _is_there(self) -> bool:
        assert self.scheduler.poll() is None, self.told()
        return self.file.exists() and self.file.read_text().endswith("}")

    def _start(self, *arguments: str, packages: Path | None = None) -> "subprocess.Popen[bytes]":
        path = [str(packages)] if packages else []
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([*path, os.environ["PYTHONPATH"]])}
        command = [sys.executable, "-m", "dask", *arguments, "--scheduler-file", str(self.file), "--no-dashboard"]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, env=environment, cwd=self.folder, stdout=log, stderr=log)
        self.processes.append(process)
        return process

    def told(self) -> str:
        """What scheduler and workers have said."""
        return (self.folder / "log").read_text()

    def add_worker(self, packages: Path | None = None) -> "subprocess.Popen[bytes]":
        """Start a worker, with packages of its own if given, and wait until it has found the scheduler."""
        before = self.told().count("Registered to")
        worker = self._start("worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", packages=packages)
        wait_until(lambda: self.told().count("Registered to") > before, "the worker started")
        return worker

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()


def other_lichtspiel(folder: Path) -> Path:
    """A path with a Lichtspiel that differs by one remark in a bot."""
    shutil.copytree(SOURCE, folder / "lichtspiel", ignore=shutil.ignore_patterns("web", "__pycache__"))
    with (folder / "lichtspiel" / "bots" / "bot.py").open("a") as file:
        file.write("# changed\n")
    return folder


def no_lichtspiel(folder: Path) -> Path:
    """A path that hides Lichtspiel."""
    (folder / "lichtspiel").mkdir(parents=True)
    (folder / "lichtspiel" / "__init__.py").touch()
    return folder
