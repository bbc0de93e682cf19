"""Storms: people who do everything at once at the tables of a real server, however often it is killed.

All that they say and hear is recorded and checked in the end (`histories`): not only moves, but undo and answers,
pauses, the pace, seats left and taken back, names and links.
"""

import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import msgspec
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lichtspiel.server.edge.identity import digest
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.schema import people, tables, tokens
from lichtspiel.table.terms import Terms
from tests.server.harness import PATIENCE, Browser, Client
from tests.server.shelf import journal_of
from tests.simulation.checks import check
from tests.simulation.histories import RENAME, WITH_REF, History, Kept, Reading, founded_with

GONE = (
    ConnectionClosed,
    InvalidHandshake,
    httpx2.HTTPError,
    OSError,
    EOFError,
)  # the server died in the middle of something
GLANCE = 0.1  # seconds to wait for the others
Message = dict[str, Any]


class RecordedClient(Client):
    """A client whose history is kept."""

    def __init__(self, browser: Browser, table: str, history: History, patience: float = PATIENCE) -> None:
        self.line = history.connect(table, person_of(browser))
        self.patience = patience
        super().__init__(browser, table)

    def hear(self, timeout: float | None = None) -> Message:
        message = super().hear(timeout)
        self.line.heard(message)
        return message

    def say(self, kind: str, **fields: Any) -> str:
        ref = fields.setdefault("ref", f"{self.prefix}-{self.refs + 1}")
        self.line.said({"type": kind, **fields})
        return super().say(kind, **fields) if ref else ""


def person_of(browser: Browser) -> str:
    """The id in a browser's cookie."""
    return browser.cookie.partition(".")[0]


class Storm:
    """One history for all tables of a server."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience  # seconds after which somebody who is not answered comes again
        self.history = History()
        self.seats: dict[str, list[Message]] = {}
        self.guests: list[Guest] = []
        self.acknowledged = 0
        self.moved_on: dict[Circle, float] = {}  # when the last thing was sent that was acknowledged
        self.calm = False  # from now on nobody does anything more

    def add_device(self, browser: Browser, seed: str) -> None:
        """One device that is passed round."""
        circle = Circle(self, [browser])
        self.guests.append(Guest(self, circle, browser, seed))

    def add_pair(self, browsers: list[Browser], seed: str) -> None:
        """Two people, the second of whom follows a link."""
        circle = Circle(self, browsers)
        self.guests += [Guest(self, circle, browser, f"{seed}/{number}") for number, browser in enumerate(browsers)]

    def faults(self, data: Path, database: str) -> list[str]:
        """Everything that is wrong, now that nothing happens any more."""
        return self.faults_of(self.read(data, database))

    def read(self, data: Path, database: str) -> "Disk":
        """What there is on disk of all tables that somebody here knows."""
        engine = sa.create_engine(Settings(data=str(data), database=database).database_url)
        with engine.connect() as db:
            terms = {
                name: msgspec.json.decode(found, type=Terms)
                for name, found in db.execute(sa.select(tables.c.id, tables.c.terms))
            }
            named = {row.id: str(row.name) for row in db.execute(sa.select(people.c.id, people.c.name))}
            links = {found for (found,) in db.execute(sa.select(tokens.c.hash))}
        engine.dispose()
        lines = journal_of(data, database)
        kept = {
            name: Kept(agreed, lines[name], founded_with(agreed, self.seats.get(name), lines[name]))
            for name, agreed in terms.items()
            if name in self.seats
        }
        return Disk(kept, named, links)

    def faults_of(self, disk: "Disk") -> list[str]:
        """Everything that is wrong, if this is what was kept."""
        wrong = [guest.wrongly_called(disk.named) for guest in self.guests]
        known = [guest.link for guest in self.guests if guest.link]
        lost = [f"link {link} is gone" for link in known if digest(link) not in disk.links]
        return [*check(self.history, disk.tables), *filter(None, wrong), *lost]


class Disk(NamedTuple):
    """What was kept: tables, the names of people, the hashes of links."""

    tables: dict[str, Kept]
    named: dict[str, str]
    links: set[str]


class Circle:
    """The people of one table, and of the next when its game is over."""

    def __init__(self, storm: Storm, browsers: list[Browser]) -> None:
        self.storm, self.browsers = storm, browsers
        self.stall = NO_STALL
        self._last = 0.0
        self.new_table()

    def new_table(self) -> None:
        """Make one, and let the others in; the server must be there."""
        local = len(self.browsers) == 1
        kinds = ["me", "me" if local else "open"]
        self.table = self.browsers[0].table(*kinds, visibility="local" if local else "private")
        self.storm.seats[self.table] = [{"kind": kind} for kind in kinds]
        for browser in self.browsers[1:]:
            token = self.browsers[0].invite(self.table, 1)
            asked = self.storm.history.request("sit", person_of(browser), self.table, seat=1)
            browser.join(token)
            asked.done(self.table)
        if not local:
            host, history = self.browsers[0], self.storm.history
            with contextlib.closing(RecordedClient(host, self.table, history, self.storm.patience)) as client:
                client.done("start")

    def went_on(self, sent: float) -> None:
        """Something that was sent at this moment has been acknowledged."""
        now = time.monotonic()
        if self._last:
            self.stall = max(self.stall, Stall(now - self._last, now))
        self._last = now
        self.storm.moved_on[self] = max(sent, self.storm.moved_on.get(self, sent))


class Stall(NamedTuple):
    """How long a table stood still, and until when."""

    seconds: float
    until: float


NO_STALL = Stall(0.0, 0.0)


class Guest:
    """Somebody at a table who does what comes to mind, as fast as the server answers."""

    def __init__(self, storm: Storm, circle: Circle, browser: Browser, seed: str) -> None:
        self.storm, self.circle, self.browser = storm, circle, browser
        self.chance = random.Random(seed)
        self.waiting: Message | None = None
        self.names = {browser.get("/api/me").json()["name"]}
        self.sent = 0
        self.seed = seed
        self.link = ""
        self.client: RecordedClient | None = None  # the last one

    def rage(self) -> None:
        """Go on until the server is gone, the game is over, or it never began because somebody was cut short.

        Unanswered messages are sent again next time.
        """
        table = self.circle.table
        with contextlib.suppress(*GONE), contextlib.closing(self._come_in()) as client:
            if self.waiting is not None:
                self._ask(client, **self.waiting)
            while self.plays_on(client.state) and not self.storm.calm and self.circle.table == table:
                self._do_something(client)

    @staticmethod
    def plays_on(state: Message) -> bool:
        return state["sight"]["phase"] not in ("over", "gathering")

    def _come_in(self) -> RecordedClient:
        self.client = RecordedClient(self.browser, self.circle.table, self.storm.history, self.storm.patience)
        return self.client

    @property
    def knows(self) -> str:
        """What this one last saw and heard, for whoever wonders why a table stands still."""
        if self.client is None:
            return f"{self.seed} never came in"
        state, sight = self.client.state, self.client.state["sight"]
        heard = [f"{said['type']} {said.get('code') or said.get('version') or ''}" for said in self.client.heard[-4:]]
        seen = f"version {state['version']}, {sight['phase']}, {sight['to_move']} of {state['mine']} to move"
        asked = self.waiting and self.waiting["type"]
        return f"{self.seed} at {self.browser.server.data.name}: {seen}; waits for {asked}, heard {', '.join(heard)}"

    def read(self, browser: Browser | None = None) -> Message | None:
        """The table as it is shown over HTTP, if it is; perhaps elsewhere than where this one plays."""
        table, history = self.circle.table, self.storm.history
        floor = history.acknowledged[table]
        found = (browser or self.browser).get(f"/api/tables/{table}")
        if found.status_code != 200:
            return None
        state: Message = found.json()
        history.readings.append(Reading(table, person_of(self.browser), state, floor, True))
        return state

    def _do_something(self, client: RecordedClient) -> None:
        sight, mine = client.state["sight"], client.state["mine"]
        away = [seat for seat in mine if sight["seats"][seat]["reason"]]
        if away:
            self._ask(client, "return", seat=away[0])
        elif sight["phase"] == "paused":
            self._ask(client, "resume")
        elif sight["undo"] is not None and set(sight["undo"]["waiting"]) & set(mine):
            self._ask(client, "answer", agree=self.chance.random() < 0.8)
        elif client.my_turn:
            self._in_turn(client)
        elif sight["to_move"] in mine:
            self._look(client, sight["to_move"])
        else:
            with contextlib.suppress(TimeoutError):
                client.hear(GLANCE)

    def _look(self, client: RecordedClient, seat: int) -> None:
        """Pass the device on."""
        if client.ask("look", seat=seat)["type"] == "done":
            client.until(lambda state: state["viewer"] == seat)

    def _in_turn(self, client: RecordedClient) -> None:
        (kind,) = self.chance.choices(*zip(*WISHES.items(), strict=True))
        if kind in OVER_HTTP:
            OVER_HTTP[kind](self)
        elif kind == "move":
            legal, version = client.state["legal"], client.state["version"]
            self._ask(client, "move", version=version, move=self.chance.choice(legal))
        elif kind == "pace":
            self._ask(client, "pace", pace=self.chance.randrange(5))
        else:
            self._ask(client, kind)

    def _ask(self, client: RecordedClient, type: str, **fields: Any) -> None:  # noqa: A002 (as the message calls it)
        """Send something, remember it until it is answered, and wait until its effect was shown."""
        if "ref" not in fields:
            self.sent += 1
            fields["ref"] = f"{self.seed}/{self.sent}"
        self.waiting = {"type": type, **fields} if type in WITH_REF else None
        sent = time.monotonic()
        answer = client.ask(type, **fields)
        self.waiting = None
        if answer["type"] == "done":
            self.storm.acknowledged += 1
            self.circle.went_on(sent)
            client.until_version(answer["version"])

    def rename(self) -> None:
        self.sent += 1
        name = f"Storm {self.sent}"
        self.names.add(name)
        self.storm.history.request(RENAME, person_of(self.browser), name=name)
        if self.browser.put("/api/me", name=name).status_code == 200:
            self.names = {name}

    def invite(self) -> None:
        made = self.browser.post(f"/api/tables/{self.circle.table}/invitations", seat=None)
        if made.status_code == 201:
            self.link = str(made.json()["token"])

    def wrongly_called(self, named: dict[str, str]) -> str:
        """What is wrong with the person's name on disk."""
        found = named[person_of(self.browser)]
        return "" if found in self.names else f"called {found}, and not one of {self.names}"


WISHES = {"move": 80, "undo": 5, "pause": 3, "pace": 3, "leave": 3, "rename": 2, "invite": 2}
OVER_HTTP: dict[str, Callable[[Guest], None]] = {"rename": Guest.rename, "invite": Guest.invite}
