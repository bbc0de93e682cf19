"""Where a viewer comes to: the server that has the tables, or one that owns none of them and relays everything."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.server.bus import Nats
from tests.server.harness import Browser, ServerProcess, wait_for
from tests.server.postgres import Postgres
from tests.server.shelf import Shelf, fill_shelf


class Door(Protocol):
    """Serves the tables of a shelf; viewers shall come to the server that is given."""

    def __call__(
        self, folder: Path, shelf: Shelf, program: tuple[str, ...], **settings: object
    ) -> contextlib.AbstractContextManager[ServerProcess]: ...


def served(folder: Path, program: tuple[str, ...], **settings: object) -> ServerProcess:
    """A server that runs this program."""
    kind = type("Served", (ServerProcess,), {"program": program})
    server: ServerProcess = kind(folder, **settings)
    return server


@contextlib.contextmanager
def right_door(folder: Path, shelf: Shelf, program: tuple[str, ...], **settings: object) -> Iterator[ServerProcess]:
    """One server."""
    fill_shelf(folder, shelf)
    with served(folder, program, **settings) as server:
        yield server


class WrongDoor:
    """One of two servers: the other owns all tables."""

    def __init__(self, postgres: Postgres, nats: Nats) -> None:
        self.postgres, self.nats = postgres, nats

    @contextlib.contextmanager
    def __call__(
        self, folder: Path, shelf: Shelf, program: tuple[str, ...], **settings: object
    ) -> Iterator[ServerProcess]:
        database = self.postgres.new_database()
        fill_shelf(folder, shelf, database)
        settings |= {"database": database, "cluster": self.nats.url, "drain": 0}
        with (
            served(folder / "owner", program, node="owner", **settings) as owner,
            served(folder / "relay", program, node="relay", role="relay", **settings) as relay,
        ):
            wait_for(lambda: figure(relay, "nodes") == 2)
            yield relay
            assert figure(relay, "tables_owned") == 0
            assert figure(owner, "tables_owned") >= len(shelf)
            assert [line for line in relay.errors if '"error"' in line] == []


def figure(server: ServerProcess, name: str) -> float:
    """One of a server's figures."""
    lines = Browser(server, cookie="nobody").get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"lichtspiel_{name} "))


@pytest.fixture(params=["right door", "wrong door"])
def door(request: pytest.FixtureRequest) -> Door:
    """Each of them."""
    if request.param == "right door":
        return right_door
    return WrongDoor(request.getfixturevalue("postgres"), request.getfixturevalue("nats"))
