"""A NATS server for the tests, run from the program in a wheel."""

import socket
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, wait_for


class Nats:
    """A server at a free port of the loopback address."""

    def __init__(self, *options: str) -> None:
        self.options = options
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        program = Path(sysconfig.get_path("scripts")) / "nats-server"
        self.process = subprocess.Popen(
            [str(program), "-a", "127.0.0.1", "-p", str(self.port), *self.options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.listens)

    def listens(self) -> bool:
        """Whether somebody can connect."""
        assert self.process.poll() is None
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One NATS for all tests of a process."""
    running = Nats()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def jetstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nats]:
    """One NATS with JetStream for all tests of a process."""
    running = Nats("--jetstream", "--store_dir", str(tmp_path_factory.mktemp("jetstream")))
    yield running
    running.kill()
