"""Storms: people who do everything at once at the tables of a real server, however often it is killed.

All that they say and hear is recorded and checked in the end (`histories`): not only moves, but undo and answers,
pauses, the pace, seats left and taken back, names and links.
"""

import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lichtspiel.server.edge.identity import digest
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.schema import people, tables, tokens
from lichtspiel.table.terms import Terms
from tests.server.harness import Browser, Client
from tests.server.shelf import journal_of
from tests.simulation.checks import check
from tests.simulation.histories import RENAME, WITH_REF, History, Kept, founded_with

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

    def __init__(self, browser: Browser, table: str, history: History) -> None:
        self.line = history.connect(table, person_of(browser))
        super().__init__(browser, table)

    def hear(self, timeout: float = 30) -> Message:
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

    def __init__(self) -> None:
        self.history = History()
        self.seats: dict[str, list[Message]] = {}
        self.guests: list[Guest] = []
        self.acknowledged = 0
        self.moved_on: dict[Circle, float] = {}  # when something was last acknowledged at the table of each
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
        """Everything that is wrong, now that the server is gone."""
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
        }
        wrong = [guest.wrongly_called(named) for guest in self.guests]
        lost = [f"link {guest.link} is gone" for guest in self.guests if guest.link and digest(guest.link) not in links]
        return [*check(self.history, kept), *filter(None, wrong), *lost]


class Circle:
    """The people of one table, and of the next when its game is over."""

    def __init__(self, storm: Storm, browsers: list[Browser]) -> None:
        self.storm, self.browsers = storm, browsers
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
            with contextlib.closing(RecordedClient(self.browsers[0], self.table, self.storm.history)) as client:
                client.done("start")


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

    def rage(self) -> None:
        """Go on until the server is gone or the game is over. Unanswered messages are sent again next time."""
        table = self.circle.table
        with contextlib.suppress(*GONE), contextlib.closing(self._come_in()) as client:
            if self.waiting is not None:
                self._ask(client, **self.waiting)
            while client.state["sight"]["phase"] != "over" and not self.storm.calm and self.circle.table == table:
                self._do_something(client)

    def _come_in(self) -> RecordedClient:
        return RecordedClient(self.browser, self.circle.table, self.storm.history)

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
            client.look(seat=sight["to_move"])
        else:
            with contextlib.suppress(TimeoutError):
                client.hear(GLANCE)

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
        answer = client.ask(type, **fields)
        self.waiting = None
        if answer["type"] == "done":
            self.storm.acknowledged += 1
            self.storm.moved_on[self.circle] = time.monotonic()
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
