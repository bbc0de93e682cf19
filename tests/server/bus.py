"""A NATS server for the tests, run from the program in a wheel."""

import socket
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, wait_for


class Nats:
    """A server at a free port of the loopback address, or elsewhere, where commands are run with a prefix."""

    def __init__(self, *options: str, address: str = "127.0.0.1", port: int = 0, prefix: tuple[str, ...] = ()) -> None:
        self.options = options
        self.address, self.port, self.prefix = address, port or free_port(), prefix
        self.url = f"nats://{self.address}:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        program = Path(sysconfig.get_path("scripts")) / "nats-server"
        self.process = subprocess.Popen(
            [*self.prefix, str(program), "-a", self.address, "-p", str(self.port), *self.options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.listens)

    def listens(self) -> bool:
        """Whether somebody can connect."""
        assert self.process.poll() is None
        try:
            socket.create_connection((self.address, self.port), 1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait(PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


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
