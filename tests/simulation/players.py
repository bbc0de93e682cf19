"""Simulated people: they make and join tables, send every kind of message, lose connections and come back."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from lichtspiel.server.edge.identity import Signer
from tests.simulation.disks import KEY
from tests.simulation.histories import FORGET, RENAME, WISHED, WITH_REF, Line, Reading
from tests.simulation.promises import Chair, Link, Promises
from tests.simulation.wires import LATE, Wire

if TYPE_CHECKING:
    from tests.simulation.courses import Course

GAMES = {"lichterfest": (2, 4), "leuchtturm": (2, 4), "lumen": (3, 5)}
CLOCKS = (
    {"kind": "none"},
    {"kind": "none"},
    {"kind": "move", "seconds": 5},
    {"kind": "move", "seconds": 60},
    {"kind": "total", "seconds": 10, "increment": 2},
    {"kind": "total", "seconds": 600},
    {"kind": "days", "days": 1},
)
PICTURES = {"lichterfest": "sets", "leuchtturm": "order", "lumen": "hands"}  # one of each rule book
OTHERS: tuple[dict[str, str], ...] = (
    {"kind": "open"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "random"},
)
QUIET = {"zone": "", "quiet_from": 0, "quiet_to": 0}
WAYS = {"push": {"endpoint": "", "p256dh": "", "auth": ""}, "mail": {"address": ""}, "hook": {"url": ""}}  # to nobody
ANSWER = 5.0  # seconds that somebody waits for an answer
MOST_TRIES = 40
Message = dict[str, Any]


class Player:
    """Somebody with a browser, at one table at a time."""

    def __init__(self, course: "Course", number: int) -> None:
        self.course = course
        self.number = number
        self.chance = course.chance(f"player {number}")
        self.eager = self.chance.random() < 0.4  # wants to finish games
        self.lives = 0  # how often this person was forgotten and came back as somebody new
        self._become_somebody()
        self.table = ""
        self.wire: Wire | None = None
        self.line: Line | None = None
        self.state: Message | None = None
        self.listening: asyncio.Task[None] | None = None
        self.answers: dict[str, Message] = {}
        self.refs = 0
        self.news = asyncio.Event()

    def _become_somebody(self) -> None:
        """Become a new person, whom the server does not know."""
        self.person = f"person{self.number}{chr(ord('a') + self.lives)}"
        self.cookie = Signer(KEY).sign(self.person)
        self.promises = Promises(self.person)
        self.tables: list[str] = []
        self.seen: dict[str, int] = {}
        self.unanswered: dict[str, dict[str, Message]] = {}  # at each table: sent, not answered, to be sent again
        # the last undo done at each table, and the player's seats then
        self.undos: dict[str, tuple[list[int], Message]] = {}

    async def live(self) -> None:
        """All that this person does."""
        for _ in range(self.course.plan.steps):
            await asyncio.sleep(self.chance.expovariate(3))
            await self.step()
        self.hang_up()

    async def step(self) -> None:
        likely = self.chance.random()
        if self.wire is None:
            await self.come_in()
        elif likely < 0.12:
            await self.over_http()
        elif likely < 0.15:
            self.hang_up()
        elif likely < 0.20 and "cut" in self.course.plan.faults:
            self.cut()
        elif likely < 0.23 and "slow reader" in self.course.plan.faults:
            await self.read_slowly()
        elif likely < 0.60 or self.eager:
            await self.play(self.chance.randint(1, 40 if self.eager else 10))
        else:
            await self.speak()

    # Coming and going

    async def come_in(self) -> None:
        """Go to one's own table or to somebody else's."""
        latest = self.course.standing[-1:]
        if self.course.sociable and latest and self.chance.random() < 0.8:
            await self.join_in(latest[0])
            return
        if not self.tables or self.chance.random() < 0.1:
            await self.make_table()
        elif self.course.links and self.chance.random() < 0.5:
            await self.follow_some_link()
        elif self.chance.random() < 0.6:
            await self.sit_down_anywhere()
        known = [table for table in self.tables if not self.course.disk.is_dropped(table)][-3:] + latest
        if known:
            await self.connect(self.chance.choice(known))

    async def join_in(self, table: str) -> None:
        """Sit down at a table where others are."""
        free = [number for number, seat in enumerate(self.course.seats[table]) if seat["kind"] == "open"]
        if free and table not in self.tables:
            await self.sit_down(table, self.chance.choice(free))
        await self.connect(table)

    async def connect(self, table: str) -> None:
        self.hang_up()
        line = self.course.history.connect(table, self.person)
        since = self.seen.get(table, 0) if self.chance.random() < 0.8 else 0
        path = f"/api/tables/{table}/socket"
        wire = await self.course.connect(path, f"since={since}", self.cookie, self.chance)
        self.table, self.wire, self.line, self.state = table, wire, line, None
        self.listening = asyncio.create_task(self.listen(wire, line))
        for message in list(self.unanswered.get(table, {}).values()):
            if self.chance.random() < 0.9:
                self.say(message)
            else:
                del self.unanswered[table][message["ref"]]

    def hang_up(self) -> None:
        """Close the page."""
        if self.wire is not None:
            self.wire.cut()
            self._gone()

    def cut(self) -> None:
        self.course.mark("line cut")
        self.hang_up()

    def _gone(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        self.wire = self.line = self.listening = None
        self.news.set()

    async def listen(self, wire: Wire, line: Line) -> None:
        while True:
            event = await wire.hear()
            if event["type"] == "websocket.close":
                self.course.note(self.person, f"closed {event.get('code')}")
                self.course.outcome.reached[f"closed {event.get('code')}"] += 1
                if self.wire is wire:
                    self._gone()
                return
            if event["type"] == "websocket.send":
                self.heard(line, msgspec.json.decode(event["text"]), event["text"])

    def heard(self, line: Line, message: Message, text: str) -> None:
        self.course.note(self.person, text)
        line.heard(message)
        if message["type"] == "state":
            self.state = message
            self.seen[line.table] = message["version"]
        elif "ref" in message:
            self.answers[message["ref"]] = message
            asked = self.unanswered.get(line.table, {}).pop(message["ref"], None)
            self._answered(line, message, asked)
            if message["type"] == "done" and asked is not None and asked["type"] == "undo" and self.state is not None:
                self.undos[line.table] = (self.state["mine"], asked)
        self.news.set()

    def _answered(self, line: Line, message: Message, asked: Message | None) -> None:
        reached = self.course.outcome.reached
        if message["type"] == "refused":
            reached[f"refused {message['code']}"] += 1
        elif message["type"] == "done" and asked is not None and asked.get("repeated"):
            reached["repeated ref acknowledged"] += 1
        elif message["type"] == "done" and asked is not None and self.course.disk.away:
            reached["acknowledged while the disk is away"] += 1

    async def read_slowly(self) -> None:
        """Read nothing for a while."""
        wire, line = self.wire, self.line
        assert wire is not None
        assert line is not None
        if self.listening is not None:
            self.listening.cancel()
        await asyncio.sleep(self.chance.choice((1, 20)))
        for _ in range(self.chance.randint(0, 30)):
            self.say({"type": "look", "ref": self._ref()})
        await asyncio.sleep(self.chance.choice((1, 20)))
        if self.wire is wire:
            self.listening = asyncio.create_task(self.listen(wire, line))

    # Speaking

    def _ref(self) -> str:
        self.refs += 1
        return f"{self.number}/{self.refs}"

    def say(self, message: Message) -> None:
        if self.wire is None or self.line is None:
            return
        known = self.unanswered.setdefault(self.table, {})
        sent = {key: value for key, value in message.items() if key != "repeated"}
        if message["type"] in WITH_REF:
            known[message["ref"]] = sent | ({"repeated": True} if message["ref"] in known else {})
        self.line.said(sent)
        self.course.outcome.reached[f"says {sent['type']}"] += 1
        text = msgspec.json.encode(sent).decode()
        self.course.note(self.person, f"says {text}")
        self.wire.say(text)

    async def ask(self, kind: str, **fields: Any) -> Message | None:
        """Say something and wait a while for the answer."""
        ref, line = self._ref(), self.line
        self.say({"type": kind, "ref": ref, **fields})
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                while ref not in self.answers and line is not None and self.line is line:
                    await self._news()
        return self.answers.pop(ref, None)

    async def _news(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def speak(self) -> None:
        """Send a message, whether or not it makes sense now."""
        message = self.something()
        if self.chance.random() < 0.3:
            self.say({"ref": self._ref(), **message})
        else:
            kind = message.pop("type")
            await self.ask(kind, **message)

    def something(self) -> Message:
        state = self.state
        if state is None:
            return {"type": "ping"}
        seats = state["sight"]["seats"]
        seat = self.chance.randrange(len(seats))
        wishes: list[tuple[float, Message]] = [
            (1, {"type": "look", "seat": self.chance.choice([None, *state["mine"]]), "lang": "de"}),
            (0.3, {"type": "ping"}),
            (0.5, {"type": "say", "saying": self.chance.choice(("clap", "good-game", "nonsense"))}),
            (0.3, {"type": "say", "text": self.chance.choice(("hello", "", "\u202e", "x" * 300))}),
            (0.5, {"type": "aid"}),
            (0.5, {"type": "hint"}),
            (1, {"type": "undo", "version": self.chance.choice((None, state["version"]))}),
            (1, {"type": "answer", "agree": self.chance.random() < 0.7}),
            (3 if state["sight"]["undo"] else 0, {"type": "answer", "agree": self.chance.random() < 0.7}),
            (0.5, {"type": "pause"}),
            (4 if state["sight"]["phase"] == "paused" else 0.3, {"type": "resume"}),
            (0.5, {"type": "pace", "pace": self.chance.choice((0, 0, 500, 3000))}),
            (0.5, {"type": "ready", "version": self.chance.choice((None, state["version"]))}),
            (1, {"type": "hand-over", "seat": seat}),
            (3 if any(seats[own]["reason"] for own in state["mine"]) else 0.3, {"type": "return"}),
            (5 if state["sight"]["daily"] or state["sight"]["rated"] else 0.1, {"type": "resign"}),
            (0.3, {"type": "end"}),
            (3 if state["sight"]["end"] else 0.3, {"type": "answer-end", "agree": self.chance.random() < 0.5}),
            (0.5, {"type": "leave"}),
            (4 if state["sight"]["phase"] == "over" else 0.2, {"type": "rematch"}),
            (4 if state["sight"]["phase"] == "gathering" else 0.2, {"type": "start"}),
            (3 if seats[seat]["kind"] == "open" else 0.2, {"type": "fill", "seat": seat, "bot": "random"}),
            (1 if state["sight"]["phase"] == "gathering" else 0.1, {"type": "send-away", "seat": seat}),
            (3 if state["sight"]["phase"] == "gathering" else 0.1, {"type": "salt", "salt": self._salt("5b")}),
            (4, self.some_move(state)),
            (1, self.some_move(state) | {"type": "preview"}),
            (0.5, self.some_move(state) | {"type": "coach"}),
        ]
        (chosen,) = self.chance.choices([wish for _, wish in wishes], [weight for weight, _ in wishes])
        return dict(chosen)

    def _salt(self, begins: str) -> str:
        """A salt of this person's, one of two: it may have been sent before."""
        return begins + f"{self.number:02x}{self.lives:02x}{self.chance.randrange(2):02x}" + "00" * 12

    def some_move(self, state: Message) -> Message:
        """A move, usually a legal one."""
        move = self.chance.choice(state["legal"] or [{"kind": "none"}])
        late = self.chance.choice((0, 0, 0, 0, 0, 1))
        return {"type": "move", "version": max(0, state["version"] - late), "move": move}

    async def play(self, moves: int) -> None:
        """Start the game if it has not begun, ask for a rematch if it is over, then take part for a few turns."""
        if self.state is not None and self.state["kept"] and self.chance.random() < 0.7:
            await self.sit_down(self.table, self.state["kept"][0])
        if self.state is not None and self.state["sight"]["phase"] == "gathering":
            await self.begin(self.state)
        if self.state is not None and self.state["sight"]["phase"] == "over":
            if self.chance.random() < 0.8:
                self.course.take_disk_away()  # rare by chance alone, so it is provoked
            await self.ask("rematch", **self._some_salt())
            if self.chance.random() < 0.3:
                await self.look_back()
            await self.go_on_to_rematch()
        for _ in range(moves):
            state = self.state
            if self.wire is None or state is None or state["sight"]["phase"] != "playing":
                return
            await self.take_turn(state)
            try:
                async with asyncio.timeout(self.chance.choice((0.5, 5))):
                    while self.wire is not None and self.state is state:
                        await self._news()
            except TimeoutError:
                return

    async def go_on_to_rematch(self) -> None:
        following = None if self.state is None else self.state["sight"]["rematch"]
        if following is not None and self.chance.random() < 0.7:
            await self.connect(following)
            await self._state()

    async def take_turn(self, state: Message) -> None:
        """Answer if asked, else move if possible."""
        mover, asked = state["sight"]["to_move"], state["sight"]["undo"]
        if asked is not None and set(asked["waiting"]) & set(state["mine"]):
            await self.ask("answer", agree=self.chance.random() < 0.7, version=state["version"])
        elif state["no_undo"] is None and self.chance.random() < 0.3:
            await self.take_back(state["mine"])
        elif state["legal"]:
            await self.ask("move", version=state["version"], move=self.chance.choice(state["legal"]))
        elif mover in state["mine"] and mover != state["viewer"]:
            await self.ask("look", seat=mover)

    async def take_back(self, mine: list[int]) -> None:
        """Ask to take a move back; or repeat an old request with its ref, which must do nothing."""
        seats, earlier = self.undos.get(self.table, (None, {}))
        if seats == mine and self.chance.random() < 0.7:  # refs belong to seats, so only while those are the same
            self.course.mark("old undo said again")
            self.say(earlier)
        else:
            await self.ask("undo")

    async def begin(self, state: Message) -> None:
        """Start the game; often let bots take free seats first."""
        free = [number for number, seat in enumerate(state["sight"]["seats"]) if seat["kind"] == "open"]
        for seat in free:
            if self.chance.random() < 0.4:
                await self.ask("fill", seat=seat, bot="random")
        await self.ask("start")
        await asyncio.sleep(0.2)

    # Over HTTP

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer; 0 if nothing came back."""
        answer = await self.course.request(method, path, body, self.cookie, self.chance)
        told = answer if path.startswith("/api/") else answer.status  # other answers depend on process and time
        self.course.note(self.person, f"{method} {path} {body}: {told}")
        self.promises.late |= answer.status == LATE
        return max(0, answer.status), answer.body

    async def over_http(self) -> None:
        deeds = (
            self.invite,
            self.invite,
            self.offer_device,
            self.offer_device,
            self.rename,
            self.read,
            self.look_at_oneself,
            self.look_at_results,
            self.try_passkeys,
            self.look_round,
            self.learn,
            self.look_back,
            self.play_daily,
            self.put_away,
            self.follow_some_link,
            self.sit_down_anywhere,
            self.be_forgotten,
        )
        await self.chance.choice((*deeds, self.make_table))()

    def _name(self) -> str:
        self.refs += 1
        name = f"{('Ada', 'Ben', 'Cem', 'Dora', 'Emil')[self.number % 5]} {self.refs}"
        self.promises.used[name] = None
        return name

    async def make_table(self) -> None:
        if self.chance.random() < 0.2:
            await self.make_rated_table()
            return
        game = "lichterfest" if self.eager else self.chance.choice(("lichterfest", "lumen", "leuchtturm"))
        visibility = "open" if self.course.sociable else self.chance.choice(("private", "open", "local"))
        others = ("me", "random") if visibility == "local" else ("open", "open", "random")
        kinds = ["me", *(self.chance.choice(others) for _ in range(self.chance.randint(*GAMES[game]) - 1))]
        self.chance.shuffle(kinds)
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        await self._make(
            "/api/tables", seats, game=game, visibility=visibility, clock=self.chance.choice(CLOCKS), chat=True
        )

    async def make_rated_table(self) -> None:
        """For as few as possible, since all seats are for people."""
        kinds = self.chance.choice((["me", "open"], ["me", "open"], ["me", "open", "open"], ["me", "random"]))
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        aids = {"hints": self.chance.random() < 0.1}
        terms = {"visibility": "open", "clock": self.chance.choice(CLOCKS[1:]), "aids": aids, "rated": True}
        await self._make("/api/tables", seats, game="lichterfest", **terms)

    async def _make(self, path: str, seats: list[Message], **wishes: Any) -> None:
        """Ask for a table."""
        name = self._name()
        pace = self.chance.choice((0, 0, 700))
        body = {"seats": seats, "pace": pace, "name": name, "stand_in": "random", **wishes}
        if path == "/api/tables" and self.chance.random() < 0.5:
            body["salt"] = self._salt(WISHED)
        status, answer = await self.request("POST", path, body)
        self.promises.called(name, status)
        if status == 201:
            self.course.seats[answer["table"]] = seats
            self.tables.append(answer["table"])
            own = (number for number, seat in enumerate(seats) if seat["kind"] == "me")
            self.promises.chairs.update((answer["table"], number) for number in own)

    async def sit_down_anywhere(self) -> None:
        """Sit down at one of the latest tables, whether or not that is allowed."""
        tables = self.course.standing[-6:]
        if tables:
            table = self.chance.choice(tables)
            await self.sit_down(table, self.chance.randrange(len(self.course.seats[table])))

    async def sit_down(self, table: str, seat: int) -> None:
        name = self._name()
        sure = self._is_new((table, seat))
        body = {"seat": seat, "name": name} | self._some_salt()
        status = await self._take("sit", (table, seat), f"/api/tables/{table}/seats", body)
        self.promises.called(name, status, sure=sure)

    def _some_salt(self) -> Message:
        return {"salt": self._salt(WISHED)} if self.chance.random() < 0.5 else {}

    def _is_new(self, chair: Chair) -> bool:
        """Whether one cannot sit there already, and so keep the name that one has; a rematch seats who asks for it."""
        return chair not in self.promises.chairs and chair[0] in self.course.seats

    async def follow_some_link(self) -> None:
        """Follow one of the latest links, usually after looking at what it offers."""
        if not self.course.links:
            return
        link = self.chance.choice(self.course.links[-6:])
        if self.chance.random() < 0.7:
            await self.request("POST", "/api/invitation", {"token": link.token})
        await self.follow_link(link)

    async def follow_link(self, link: Link) -> None:
        name = self._name()
        body: Message = {"token": link.token, "name": name} | self._some_salt()
        if link.purpose == "table" and self.chance.random() < 0.7:
            body["seat"] = self.chance.randrange(2)
            link = link._replace(seat=body["seat"])
        elif link.purpose != "device" and self.chance.random() < 0.2:
            body["watch"] = True
            link = link._replace(seat=None)
        if link.seat is None:
            body["watch"] = True
            status, _ = await self.request("POST", "/api/join", body)
            if status == 201:
                self.tables.append(link.table)
                self.promises.watching[link.table] = None
            return
        chair = (link.table, link.seat)
        sure = self._is_new(chair)
        if link.purpose == "device":
            status = await self._take("device", chair, "/api/join", body, made=link.made)
            self.promises.called(chair, status, sure=False)  # who has a name keeps it
            if not 400 <= status < 500:
                self.course.drop_device_links(chair, for_good=self.promises.late)
        else:
            self.promises.called(name, await self._take("sit", chair, "/api/join", body), sure=sure)

    async def _take(self, kind: str, chair: Chair, path: str, body: Message, **fields: Any) -> int:
        """Ask for a seat; after a server fault, the seat may or may not be taken."""
        table, seat = chair
        asked = self.course.history.request(kind, self.person, table, seat=seat, salt=body.get("salt"), **fields)
        status, answer = await self.request("POST", path, body)
        if status == 201:
            if kind == "sit" and answer["seat"] != seat:  # whoever has a seat there keeps it, and the name with it
                asked.operation.fields["seat"], chair, status = answer["seat"], (table, answer["seat"]), 0
            asked.done(table)
            self.tables.append(table)
            self.course.outcome.reached[f"seat taken ({kind})"] += 1
        elif 0 < status < 500:
            asked.refused(answer["code"])
        if not 400 <= status < 500:
            self.promises.chairs.add(chair)
        return status

    async def invite(self) -> None:
        if self.table:
            seat = self.chance.choice((None, None, 0, 1, 2))
            purpose = self.chance.choice(("watch", "table")) if seat is None else "seat"
            await self._link(purpose, f"/api/tables/{self.table}/invitations", seat)

    async def offer_device(self) -> None:
        if self.state is not None and self.state["mine"]:
            await self._link("device", f"/api/tables/{self.table}/devices", self.chance.choice(self.state["mine"]))

    async def _link(self, purpose: str, path: str, seat: int | None) -> None:
        table, version = self.table, self.course.disk.version
        number, asked = self.promises.next_link(table), version(table)
        wish = {"seat": seat} | ({"table": True} if purpose == "table" else {})
        status, answer = await self.request("POST", path, wish)
        if status == 201:
            token, expires = answer["token"], answer["expires"]
            link = Link(token, table, purpose, seat, expires, asked, version(table), number)
            self.course.links.append(link)
            if (table, seat) not in self.course.restless:
                self.promises.linked(link)

    async def rename(self) -> None:
        name = self._name()
        self.course.history.request(RENAME, self.person, name=name)
        status, _ = await self.request("PUT", "/api/me", {"name": name})
        self.promises.called(name, status)

    async def put_away(self) -> None:
        """Some table, so that it is no longer in one's list."""
        if self.table:
            status, _ = await self.request("DELETE", f"/api/me/tables/{self.table}")
            if not 400 <= status < 500:
                self.promises.watching.pop(self.table, None)

    async def be_forgotten(self) -> None:
        """Ask to be forgotten until it is done, then come back as somebody else."""
        wish = self.course.history.request(FORGET, self.person)
        for tried in range(MOST_TRIES):
            status, _ = await self.request("DELETE", "/api/me")
            if status == 204:
                break
            self.course.mark("forgetting was cut off")
            await asyncio.sleep(1 + tried)
        else:
            self.course.fault(f"{self.person} cannot be forgotten")
        wish.done("")
        self.hang_up()
        self.course.mark("somebody was forgotten")
        self.course.forgotten.append(self.promises)
        self.lives += 1
        self._become_somebody()

    async def look_at_oneself(self) -> None:
        status, answer = await self.request("GET", "/api/me")
        if status == 200:
            listed = [own["table"] for own in answer["tables"]]
            for fault in self.promises.wrong_answer(answer["name"], listed, self.course.disk):
                self.course.fault(fault)

    async def look_at_results(self) -> None:
        """How one's games ended, one's ratings, and all records; what was put away may be in the list again."""
        if self.table:
            await self.request("PUT", f"/api/me/tables/{self.table}")
        await self.request("DELETE", "/api/me/games/none")  # one that is there would change what others are promised
        await self.request("GET", "/api/me/results")
        await self.request("GET", "/api/me/ratings")
        await self.request("GET", "/api/me/records")

    async def try_passkeys(self) -> None:
        """Ask for all that has to do with passkeys, without a device that could make one: nothing comes of it."""
        for path in ("/api/me/passkeys/options", "/api/sign-in/options"):
            await self.request("POST", path)
        nonsense = {"credential": "AAAA", "client_data": "AAAA"}
        await self.request("POST", "/api/me/passkeys", {"name": "Phone", "attestation": "AAAA", **nonsense})
        await self.request("POST", "/api/sign-in", {"authenticator_data": "AAAA", "signature": "AAAA", **nonsense})
        await self.request("PUT", "/api/me/passkeys/none", {"name": "Phone"})
        await self.request("DELETE", "/api/me/passkeys/none")
        await self.request("POST", "/api/sign-out")  # here the cookie is kept, as on another device
        status, own = await self.request("GET", "/api/me/passkeys")
        if status == 200 and own["passkeys"]:
            self.course.fault(f"{self.person} has a passkey that nobody made")

    async def look_round(self) -> None:
        """Ask which tables are waiting for players, and for everything that has nothing to do with tables."""
        others = (
            "/api/me/calls",
            "/api/privacy",
            "/api/games",
            "/api/games/lumen/rules",
            "/api/words/pl",
            "/live",
            "/ready",
            "/health",
            "/metrics",
        )
        for path in ("/api/tables", *others):
            await self.request("GET", path)
        await self.request("PUT", "/api/me/calls", QUIET)
        for kind, way in WAYS.items():
            await self.request("POST", f"/api/me/calls/{kind}", way | QUIET)
        for path in ("/api/me/calls/none", "/api/me/calls"):
            await self.request("DELETE", path)
        for method in ("GET", "POST"):
            await self.request(method, "/api/calls/none")

    async def read(self) -> None:
        """Read a table, its record or its replay without sitting down."""
        if not self.table:
            return
        table, floor = self.table, self.course.history.acknowledged[self.table]
        for what in ("", "/record", "/replay", "/picture"):
            status, answer = await self.request("GET", f"/api/tables/{table}{what}")
            if status == 200 and not what:
                self.course.history.readings.append(Reading(table, self.person, answer, floor, True))
        _, shuffle = await self.request("GET", f"/api/tables/{table}/shuffle")
        if "secret" in (shuffle or {}) and shuffle["secret"] and not self._is_over(table):
            self.course.fault(f"the secret of {table} was shown before the game was over")

    async def learn(self) -> None:
        """A step of a lesson, and a puzzle: both as they are, whatever becomes of the tables."""
        game = self.chance.choice(tuple(GAMES))
        await self.request("GET", f"/api/games/{game}/pictures/{PICTURES[game]}")
        status, course = await self.request("GET", f"/api/lessons/{game}")
        if status == 200:
            lesson = f"/api/lessons/{game}/{course['lessons'][0]['name']}"
            await self.request("POST", lesson, {"answers": []})
            await self.request("POST", f"{lesson}/preview", {"answers": [], "move": {}})
        status, shelf = await self.request("GET", f"/api/puzzles/{game}")
        if status == 200:
            puzzle = f"/api/puzzles/{game}/{self.chance.choice(shelf['puzzles'])['id']}"
            await self.request("GET", puzzle)
            status, answer = await self.request("GET", f"{puzzle}/answer")
            for path in (puzzle, f"{puzzle}/preview") * (status == 200):
                await self.request("POST", path, {"move": answer["best"][0]})

    async def play_daily(self) -> None:
        """Some day's deal: most often today's, else one of the last days', or tomorrow's, which is refused."""
        status, daily = await self.request("GET", "/api/daily")
        if status != 200:
            return
        game, day = self.chance.choice(tuple(GAMES)), daily["today"] - self.chance.choice((0, 0, 0, 1, 5, -1))
        path, name = f"/api/daily/{game}/{day}", self._name()
        await self.request("GET", path)
        status, answer = await self.request("POST", path, {"name": name, "pace": 0})
        self.promises.called(name, status, sure=False)  # who is playing it already keeps the name
        if status == 201:
            players = next(each["players"] for each in daily["games"] if each["game"] == game)
            seats = [{"kind": "bot"} if seat != answer["seat"] else {"kind": "me"} for seat in range(players)]
            self.course.seats.setdefault(answer["table"], seats)
            self.tables.append(answer["table"])
            self.promises.chairs.add((answer["table"], answer["seat"]))
            self.course.outcome.reached["daily deal played"] += 1
            await self.connect(answer["table"])

    async def look_back(self) -> None:
        """At a game, which is refused unless it is over; then perhaps try again from some moment of it."""
        if not self.table:
            return
        table = self.chance.choice([each for each in self.tables if self._is_over(each)] or [self.table])
        over = self._is_over(table)
        path, number = f"/api/tables/{table}", self.chance.choice((1, 1, 2, 5))
        status, moment = await self.request("GET", f"{path}/moments/{number}")
        move = {"move": self.chance.choice(moment["legal"]) if status == 200 else {}}
        found = [
            (status, moment),
            await self.request("POST", f"{path}/review"),
            await self.request("POST", f"{path}/moments/{number}/preview", move),
            await self.request("POST", f"{path}/review/{number}", move),
            await self.request("GET", f"{path}/review"),
        ]
        looked = any(status == 200 for status, _ in found)
        self.course.outcome.reached["looked back at a game"] += looked
        if looked and not over and not self._is_over(table):
            self.course.fault(f"{table} was looked back at while the game went on")
        seats = [{"kind": "me"} if seat == 0 else self.chance.choice(OTHERS) for seat in range(self._players(table))]
        await self._make(f"{path}/moments/{number}", seats)

    def _is_over(self, table: str) -> bool:
        return ("over",) in self.course.disk.rows("SELECT phase FROM tables WHERE id = ?", table)

    def _players(self, table: str) -> int:
        """As many as sit there; two at a rematch, which nobody has asked for by its seats."""
        return len(self.course.seats.get(table, "ab"))

    # After the last fault

    async def move_on(self, table: str, begun: int) -> None:
        """Do whatever it takes until there are not that many moves any more, or the game is over.

        A move said again on arrival may be carried out before the first state is read.
        """
        while True:
            if self.wire is None or self.table != table:
                await self.connect(table)
            await self._state()
            if self.state is None or self.wire is None:
                continue
            sight = self.state["sight"]
            if sight["phase"] == "over" or sight["moves"] != begun:
                self.hang_up()
                return
            await self._help(sight)

    async def _state(self) -> None:
        """Wait for a state, but not long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                while self.wire is not None and self.state is None:
                    await self._news()

    async def _help(self, sight: Message) -> None:
        state, mover = self.state, sight["to_move"]
        assert state is not None
        if any(sight["seats"][own]["reason"] not in (None, "resigned") for own in state["mine"]):
            away = [own for own in state["mine"] if sight["seats"][own]["reason"] not in (None, "resigned")]
            await self.ask("return", seat=away[0])
        elif sight["phase"] == "paused":
            await self.ask("resume")
        elif state["legal"]:
            await self.ask("move", version=state["version"], move=state["legal"][0])
        elif mover in state["mine"] and mover != state["viewer"]:
            await self.ask("look", seat=mover)
        elif mover is not None and sight["seats"][mover]["bot"] is None:  # None if a disk lost even the start
            await self.ask("hand-over", seat=mover)
        await asyncio.sleep(1)
