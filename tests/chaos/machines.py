"""A fleet on machines of its own: three servers, a PostgreSQL with a synchronous standby, and NATS."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.chaos.databases import Databases
from tests.chaos.networks import OneHost, Place, network
from tests.server.bus import Nats
from tests.server.fleets import LIMITS, Fleet
from tests.server.harness import ServerProcess

SERVERS = ("node0", "node1", "node2")
FIRST, SECOND, BUS = "database0", "database1", "bus"


class PlacedServer(ServerProcess):
    """A server on a machine."""

    def __init__(self, place: Place, data: Path, **settings: object) -> None:
        self.prefix, self.port = place.prefix, place.port
        super().__init__(data, host=place.address, **settings)

    def close(self) -> None:
        """At once: ending in good order has tests of its own."""
        for browser in self.browsers:
            browser.http.close()
        if self.process.poll() is None:
            self.kill()


class Machines(Fleet):
    """Everything that can be killed, stopped, cut off or replaced."""

    placed = PlacedServer

    def __init__(self, folder: Path, lines: OneHost) -> None:
        self.folder, self.network = folder, lines
        with contextlib.ExitStack() as stack:
            self.databases = Databases(folder, (lines.places[FIRST], lines.places[SECOND]))
            stack.callback(self.databases.close)
            bus = lines.places[BUS]
            self.nats = Nats(address=bus.address, port=bus.port, prefix=bus.prefix)
            stack.callback(self.nats.kill)
            self.database, self.servers = self.databases.url, {}
            stack.callback(super().close)
            for name in SERVERS:
                self.servers[name] = self.start(name)
            self._open = stack.pop_all()

    def start(self, name: str, **more: object) -> ServerProcess:
        settings = LIMITS | {"database": self.database, "cluster": self.nats.url, "node": name} | more
        return self.placed(self.network.places[name], self.folder / name, **settings)

    def owned_by(self, name: str) -> set[str]:
        """The tables of a server."""
        wanted = "SELECT table_id FROM owners JOIN nodes ON id = node WHERE name = %s AND state <> 'fenced'"
        return set(self.databases.asked(wanted, name))

    def close(self) -> None:
        self._open.close()


@contextlib.contextmanager
def machines(kind: type[Machines] = Machines) -> Iterator[Machines]:
    """A fleet for the length of the block, of which nothing stays behind."""
    with (
        tempfile.TemporaryDirectory(prefix="lichtspiel-chaos-") as folder,
        network([*SERVERS, FIRST, SECOND, BUS]) as lines,
    ):
        Path(folder).chmod(0o755)  # PostgreSQL is not run by root
        fleet = kind(Path(folder), lines)
        try:
            yield fleet
        finally:
            fleet.close()
