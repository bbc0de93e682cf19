"""Two PostgreSQL on two machines: one writes, the other follows it synchronously and can take its place."""

import contextlib
import shutil
from pathlib import Path
from typing import Any

import psycopg

from tests.chaos.networks import Place
from tests.server.harness import PATIENCE, wait_for
from tests.server.postgres import Postgres

ANYBODY = "host all all samenet trust\nhost replication all samenet trust\n"
SETTINGS = "wal_keep_size = '256MB'\n"
SETTINGS += "wal_sender_timeout = '5s'\nwal_receiver_timeout = '5s'\nwal_retrieve_retry_interval = '500ms'\n"
DATABASE = "fleet"
IN_STEP = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
OTHERS = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND datname = %s"


class Machine(Postgres):
    """A PostgreSQL that others can reach; it copies the one it is to follow, if there is one."""

    def __init__(self, folder: Path, place: Place, followed: "Machine | None" = None) -> None:
        folder.mkdir()
        self.place, self.followed, self.port = place, followed, place.port
        self.listening = ("-h", place.address, "-p", str(place.port))
        super().__init__(folder)

    def command(self, program: str, *arguments: str) -> list[str]:
        """On the machine, as whoever may run it there: only root can go there."""
        command = super().command(program, *arguments)
        if not self.place.prefix:
            return command
        as_user = ["setpriv", f"--reuid={self.uid}", f"--regid={self.gid}", "--clear-groups", "--"]
        return [*self.place.prefix, *as_user, "setpriv", "--pdeathsig", "KILL", "--", *command]

    def fill(self) -> None:
        """Begin empty, or as a copy."""
        if self.place.prefix:
            self.uid, self.gid = self.runner["user"], self.runner["group"]
            self.runner = {}
        if self.followed is not None:
            self.copy(self.followed)
            return
        super().fill()
        with (self.data / "pg_hba.conf").open("a") as allowed:
            allowed.write(ANYBODY)
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS)

    def copy(self, other: "Machine") -> None:
        """Begin as a copy of another machine's, from which everything new is heard."""
        at = f"host={other.place.address} port={other.place.port} user=postgres application_name=follower"
        self.run("pg_basebackup", "-D", str(self.data), "-d", at, "-R", "-c", "fast", "-X", "stream", "--no-sync")

    def begin_again(self, other: "Machine") -> None:
        """Follow the other one from now on; what is here is thrown away."""
        for path in self.data.iterdir():
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
        self.copy(other)
        self.start()

    def set(self, name: str, value: str) -> None:
        """Change a setting of the running server."""
        with self.connect() as db:
            db.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())
            db.execute("SELECT pg_reload_conf()")

    def asked(self, question: str, *values: Any) -> list[Any]:
        """The first column of the answer."""
        with self.connect() as db:
            return [row[0] for row in db.execute(question.encode(), values or None).fetchall()]


class Databases:
    """The two, whichever of them writes."""

    def __init__(self, folder: Path, places: tuple[Place, Place]) -> None:
        self.primary = Machine(folder / "first", places[0])
        self.standby = Machine(folder / "second", places[1], self.primary)
        with self.primary.connect() as db:
            db.execute(f"CREATE DATABASE {DATABASE}".encode())
        hosts = "&".join(f"host={place.address}:{place.port}" for place in places)
        self.url = f"postgresql+psycopg://postgres@/{DATABASE}?{hosts}&target_session_attrs=read-write"
        self.demand_standby()

    @property
    def local_url(self) -> str:
        """The one that writes, whatever line is cut."""
        return f"postgresql+psycopg://postgres@/{DATABASE}?host={self.primary.socket}&port={self.primary.port}"

    def demand_standby(self) -> None:
        """From now on nothing is committed that the other one does not have."""
        self.primary.set("synchronous_standby_names", "*")
        self.wait_until_in_step()

    def wait_until_in_step(self) -> None:
        """Wait until the other one has everything."""
        wait_for(lambda: bool(self.primary.asked(IN_STEP)), 2 * PATIENCE)

    def promote(self) -> None:
        """The one that writes is gone for good; the other one takes its place."""
        self.primary.process.kill()
        self.primary.process.wait(PATIENCE)
        self.primary, self.standby = self.standby, self.primary
        self.primary.set("synchronous_standby_names", "")
        with self.primary.connect() as db:
            db.execute("SELECT pg_promote()")

    def replace_standby(self) -> None:
        """The one that was gone comes back, empty, and follows."""
        self.standby.begin_again(self.primary)
        self.demand_standby()

    def asked(self, question: str, *values: Any) -> list[Any]:
        """The first column of the answer about the servers' own database; nothing if that is away."""
        address = f"postgresql://postgres@/{DATABASE}?host={self.primary.socket}&port={self.primary.port}"
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(address) as db:
            return [row[0] for row in db.execute(question.encode(), values or None).fetchall()]
        return []

    def connections(self) -> list[int]:
        """The backends of all servers."""
        return self.asked(f"SELECT pid {OTHERS}", DATABASE)

    def terminate(self, backend: int) -> None:
        """End a connection from the database's side."""
        self.asked("SELECT pg_terminate_backend(%s)", backend)

    def complaints(self) -> list[str]:
        """What the two have logged about deadlocks: there should be none."""
        lines = [
            line for each in (self.primary, self.standby) for line in (each.folder / "log").read_text().splitlines()
        ]
        return [line for line in lines if "deadlock" in line]

    def close(self) -> None:
        for machine in (self.primary, self.standby):
            with contextlib.suppress(ProcessLookupError):
                if machine.process.poll() is None:
                    machine.stop()
