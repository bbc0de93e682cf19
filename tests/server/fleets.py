"""Several real servers on one PostgreSQL and one NATS, and storms in which clients go to any of them."""

import contextlib
import gc
import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from tests.server.bus import Nats
from tests.server.harness import PATIENCE, Browser, ServerProcess
from tests.server.postgres import Postgres
from tests.server.storms import GONE, Circle, Guest, Storm
from tests.simulation.histories import Attempt

LIMITS = {"messages_per_second": 5000, "requests_per_second": 5000, "absence": 0, "drain": 1}
LIMITS |= {"tables_per_person": 1000, "tables_per_address": 10_000}
GLANCE = 0.01  # seconds between two looks whether a table has moved
AWAY = ("busy", "storage")  # codes of refusals that have nothing to do with what was asked


class Fleet:
    """Servers with the same database."""

    server = ServerProcess

    def __init__(self, folder: Path, postgres: Postgres, nats: Nats, count: int) -> None:
        self.folder, self.database, self.nats = folder, postgres.new_database(), nats
        self.socket = postgres.socket
        self.servers = {name: self.start(name) for name in (f"node{number}" for number in range(count))}

    def start(self, name: str, **more: object) -> ServerProcess:
        """One more server."""
        settings = LIMITS | {"database": self.database, "cluster": self.nats.url, "node": name} | more
        return self.server(self.folder / name, **settings)

    def owner(self, table: str) -> str:
        """The name of the node that a table belongs to."""
        wanted = "SELECT name FROM nodes JOIN owners ON node = id WHERE table_id = %s"
        with psycopg.connect(f"postgresql://postgres@/{make_url(self.database).database}?host={self.socket}") as db:
            found = db.execute(wanted.encode(), [table]).fetchone()
        return "" if found is None else str(found[0])

    def close(self) -> None:
        """End all of them."""
        for server in self.servers.values():
            server.close()

    @property
    def errors(self) -> list[str]:
        """What their logs complain of."""
        lines = [line for server in self.servers.values() for line in server.errors]
        return [line for line in lines if '"error"' in line or "Traceback" in line]


@contextlib.contextmanager
def running(fleet: Fleet) -> Iterator[Fleet]:
    """Servers for the length of the block."""
    try:
        yield fleet
    finally:
        fleet.close()


@contextlib.contextmanager
def paused(server: ServerProcess) -> Iterator[None]:
    """Stop a process for the length of the block."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


def at_another(browser: Browser, server: ServerProcess) -> Browser:
    """The same person at another server."""
    return Browser(server, cookie=browser.cookie)


def go_anywhere(browser: Browser, patience: float) -> None:
    """From now on the browser shows its cookie to whichever server it comes to, and waits only so long for it."""
    cookie = browser.cookie
    browser.http.cookies.clear()
    browser.http.cookies.set("lichtspiel", cookie)
    browser.http.timeout = patience


class Roaming:
    """A storm whose people come to one server after another, whichever are there."""

    def __init__(self, fleet: Fleet, seed: str, devices: int = 2, pairs: int = 2, patience: float = PATIENCE) -> None:
        self.fleet, self.seed, self.storm = fleet, seed, Storm(patience)
        self.servers = list(fleet.servers.values())
        for number in range(devices):
            self.storm.add_device(Browser(self._any(number)), f"{seed}/device {number}")
        for number in range(pairs):
            pair = [Browser(self._any(number), "Ada"), Browser(self._any(number + 1), "Ben")]
            self.storm.add_pair(pair, f"{seed}/pair {number}")
        for guest in self.storm.guests:
            go_anywhere(guest.browser, patience)
        self._locks = {circle: threading.Lock() for circle in self.circles}  # one waiting circle delays no other
        self._threads = [threading.Thread(target=self._roam, args=(guest,)) for guest in self.storm.guests]
        self.broken: list[BaseException] = []

    def _any(self, number: int) -> ServerProcess:
        return self.servers[number % len(self.servers)]

    @property
    def circles(self) -> list[Circle]:
        """The people of each table."""
        return list({guest.circle: None for guest in self.storm.guests})

    def __enter__(self) -> "Roaming":
        gc.disable()  # a collection of all that was heard stops every client for seconds, as if all tables stood still
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.storm.calm = True
        gc.freeze()
        gc.enable()
        for thread in self._threads:
            thread.join(2 * PATIENCE)
        assert not any(thread.is_alive() for thread in self._threads)
        self.see_that_all_play()

    def see_that_all_play(self) -> None:
        """Raise what somebody stumbled over."""
        if self.broken:
            raise self.broken[0]

    def _roam(self, guest: Guest) -> None:
        """Come, play, and when the connection is lost, come again somewhere after a moment, as the page does."""
        chance = random.Random(guest.seed)
        try:
            while not self.storm.calm:
                others = [server for server in self.servers if server is not guest.browser.server]
                guest.browser.server = chance.choice(others or self.servers)
                with contextlib.suppress(*GONE):
                    if self._over(guest):
                        self._new_table(guest)
                    guest.rage()
                time.sleep(chance.uniform(0.1, 0.3))
        except BaseException as error:
            self.broken.append(error)

    def _over(self, guest: Guest) -> bool:
        """Whether a new table is needed, perhaps because a server was killed while one was made."""
        state = guest.read()
        return state is not None and not guest.plays_on(state)

    def _new_table(self, guest: Guest) -> None:
        with self._locks[guest.circle]:
            if self._over(guest):
                for browser in guest.circle.browsers:
                    browser.server = guest.browser.server
                with contextlib.suppress(AssertionError):  # it was refused: a server is just ending
                    guest.circle.new_table()

    def wait_until_all_move(self, since: float, patience: float = PATIENCE) -> list[float]:
        """Wait until something sent after this moment was acknowledged everywhere; returns after how many seconds."""
        took = self.times_to_move(since, patience)
        assert len(took) == len(self.circles), "a table stands still"
        return sorted(took.values())

    def times_to_move(self, since: float, patience: float = PATIENCE) -> dict[Circle, float]:
        """After how many seconds something sent after this moment was acknowledged, for each table that moved."""
        moved, after, circles = self.storm.moved_on, dict[Circle, float](), self.circles
        while len(after) < len(circles) and time.monotonic() < since + patience:
            for circle in circles:
                if moved.get(circle, 0.0) > since:
                    after.setdefault(circle, time.monotonic() - since)
            time.sleep(GLANCE)
        return after

    def refused_for_no_reason(self, since: int = 0) -> list[str]:
        """What was refused after this step of the history though nothing was wrong with it."""
        operations = self.storm.history.operations
        return [str(each) for each in operations if any(away_after(attempt, since) for attempt in each.attempts)]


def away_after(attempt: Attempt, since: int) -> bool:
    return attempt.called > since and attempt.code in AWAY
