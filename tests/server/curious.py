"""Somebody curious at a table, who plays a script, sends every kind of message between moves, and keeps the answers."""

import itertools
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from lichtspiel.core.events import Viewer
from tests.server.harness import Browser, Message, ServerProcess
from tests.server.rule_worlds import NEVER, ScriptedMove
from tests.server.shelf import cookie

REST = "rest"  # the person who holds all the other seats
TIMES = re.compile(r'"(now|at|deadline|time|changed|expires|committed)":(\d+|null)')
DATES = re.compile(r'"(started|finished)":"[^"]*"')
ABSENCE = re.compile(r'"stand_in_from":\[[^]]*\]')
MALFORMED = ("{", "[]", '"look"', '{"type":"open-all"}', '{"type":"move"}', '{"type":"look","seat":-1}', "[" * 5000)
BEFORE_THE_GAME: tuple[tuple[str, Message], ...] = (
    ("look", {}),
    ("move", {"version": 1, "move": {"type": "pass"}}),
    ("preview", {"version": 1, "move": {"type": "pass"}}),
    ("hint", {}),
    ("coach", {"version": 1, "move": {"type": "pass"}}),
    ("aid", {}),
    ("undo", {}),
    ("salt", {"salt": "5c" * 16}),
    ("pause", {}),
    ("resign", {}),
    ("rematch", {}),
)
FEW = 24  # legal moves
MANY = 60
MOST_UNDONE = 4  # else the game would not go on
OVERDUE = 6  # how many moves before the end somebody gives up


def timeless(text: str) -> str:
    """The message without its times."""
    return ABSENCE.sub('"stand_in_from":0', DATES.sub(r'"\1":0', TIMES.sub(r'"\1":0', text)))


class Visitor:
    """The viewer of a scene in one of the worlds, and the person who holds the other seats."""

    def __init__(self, server: ServerProcess, table: str, viewer: Viewer, person: str, gates: Path) -> None:
        self.table, self.server, self.gate = table, server, gates / table
        self.browser = Browser(server, cookie=cookie(person))
        self.others = Browser(server, cookie=cookie(REST))
        self.seat = viewer if isinstance(viewer, int) else None  # as long as they hold it
        self.stack = ExitStack()
        self.answers: list[str] = []
        self.raw: list[list[str]] = []
        self.sent: defaultdict[str, set[str]] = defaultdict(set)  # kinds of messages, and the kinds of answers to them
        self.asked: set[tuple[str, str]] = set()  # requests over HTTP
        self.script: Sequence[ScriptedMove] = ()
        self.left = NEVER
        self.languages = itertools.cycle(("de", "pl", "xx", "en"))
        self.malformed = itertools.cycle(MALFORMED)
        self.hints = 1
        self.last_hints = 0  # asked after the last move
        self.undone = 0
        self.talked = 0

    def come(self, since: int = 0) -> None:
        """Come to the table, or back to it."""
        self.client = self.stack.enter_context(self.browser.at(self.table, since))
        self.client.prefix = f"viewer{len(self.raw)}"
        self.raw.append(self.client.raw)

    def bring_others(self) -> None:
        self.rest = self.stack.enter_context(self.others.at(self.table))

    def close(self) -> None:
        self.stack.close()

    @property
    def reached(self) -> list[str]:
        """Everything the viewer was sent, without times."""
        return [timeless(text) for text in itertools.chain(*self.raw, self.answers)]

    # Talking

    def say(self, kind: str, **fields: Any) -> Message:
        """Send something as the viewer, and wait until everybody has seen its effect."""
        answer = self.client.ask(kind, **fields)
        self.sent[kind].add(answer["type"])
        self.follow(answer)
        return answer

    def say_as_rest(self, kind: str, **fields: Any) -> Message:
        answer = self.rest.ask(kind, **fields)
        self.follow(answer)
        return answer

    def follow(self, answer: Message) -> None:
        """Wait until both have been shown what was done."""
        if answer["type"] == "done":
            for client in (self.client, self.rest):
                client.until_version(answer["version"])

    def get(self, path: str, template: str | None = None, **query: str) -> None:
        self.asked.add(("GET", template or path))
        self.answers.append(self.browser.get(path, **query).text)

    def post(self, path: str, template: str | None = None, **body: Any) -> Any:
        self.asked.add(("POST", template or path))
        answer = self.browser.post(path, **body)
        self.answers.append(answer.text)
        return answer.json()

    @property
    def sight(self) -> Any:
        return self.client.state["sight"]

    # Gathering

    def gather(self, viewer: Viewer, bot_seat: int | None) -> None:
        """Sit down by a link, get up, sit down again; fill a seat with a bot, send it away for another, and begin."""
        self.bring_others()
        if isinstance(viewer, int):
            self.sit(viewer)
        self.come()
        if isinstance(viewer, int):
            self.say("leave")
            self.sit(viewer)
            self.client.until(lambda state: state["mine"] == [viewer])
            self.say("salt", salt="5a" * 16)
            self.say("salt", salt="5b" * 16)
        for kind, fields in BEFORE_THE_GAME:
            self.say(kind, **fields)
        self.fetch()
        if bot_seat is not None:
            self.insist("fill", seat=bot_seat, bot="random")
            if self.say("send-away", seat=bot_seat)["type"] == "done":
                self.insist("fill", seat=bot_seat, bot="random")
        self.insist("start")

    def sit(self, seat: int) -> None:
        """Sit down where the link invites to."""
        token = self.others.invite(self.table, seat)
        self.post("/api/invitation", token=token)
        self.post("/api/join", token=token, name=f"Viewer {seat}")

    def insist(self, kind: str, **fields: Any) -> None:
        """Send it, or have the others send it, who have a seat."""
        if self.say(kind, **fields)["type"] == "refused":
            assert self.say_as_rest(kind, **fields)["type"] == "done"

    # Playing

    def play(
        self, script: Sequence[ScriptedMove], *, left: int = NEVER, gives_up: bool = False, offset: int = 0
    ) -> None:
        """Make the moves one by one, with something else in between. Some are taken back and made again."""
        self.script, self.left = script, left
        probes = itertools.islice(self.probes(), offset, None)
        while self.sight["moves"] < len(script):
            if gives_up and self.sight["moves"] >= len(script) - OVERDUE:
                self.say("resign")
                gives_up = False
                if self.sight["phase"] == "over":
                    break
            for probe in (self.hint, self.preview_all, self.take_back_once, next(probes)):
                probe()
            self.advance()
        self.say("look")
        self.look_ahead()

    def look_ahead(self) -> None:
        """Where the script ends, the worlds may go on differently: ask for everything about what comes next."""
        version, legal = self.client.state["version"], self.client.state["legal"] or []
        for move in legal[:: 1 + len(legal) // MANY]:
            self.say("preview", version=version, move=move)
        self.say("aid")
        if self.last_hints and self.client.my_turn:
            self.say("hint")

    def advance(self) -> None:
        """Have whoever plays the seat now make the next move."""
        number = self.sight["moves"]
        if number >= len(self.script) or self.sight["phase"] != "playing":
            return
        if number >= self.left and self.seat is not None:
            self.give_seat_away()
        seat, move = self.script[number]
        if self.sight["seats"][seat]["bot"] is not None:
            self.gate.write_text(str(number))
            for client in (self.client, self.rest):
                client.until_moves(number + 1)
            self.gate.write_text("-1")
        elif seat == self.seat:
            assert self.say("move", version=self.client.state["version"], move=move)["type"] == "done"
        else:
            answer = self.say_as_rest("move", version=self.rest.state["version"], move=move, seat=seat)
            assert answer["type"] == "done", answer

    def give_seat_away(self) -> None:
        """Give the seat to the others' device; from now on the viewer is a spectator."""
        path = f"/api/tables/{self.table}/devices"
        link = self.post(path, "/api/tables/{table}/devices", seat=self.seat)
        self.others.join(link["token"])
        self.seat = None
        for client in (self.client, self.rest):
            client.wait(lambda said: said["type"] == "state")
        assert self.client.state["mine"] == []

    def play_again(self) -> None:
        """Finish a game that lacks one move, look at everything that may be known then, and play the next one."""
        self.advance()
        self.fetch()
        self.say("rematch")
        self.table = self.sight["rematch"]
        self.gate = self.gate.with_name(self.table)
        self.client.close()
        self.rest.close()
        self.bring_others()
        for seat in self.rest.state["kept"]:
            assert self.others.post(f"/api/tables/{self.table}/seats", seat=seat).status_code == 201
        self.rest.until(lambda state: state["sight"]["phase"] == "playing")
        self.come()
        self.seat = self.client.state["viewer"]

    # Curiosity

    def probes(self) -> Iterator[Callable[[], object]]:
        """Everything that can be tried, over and over."""
        tried = [
            self.look,
            self.preview,
            self.break_the_rules,
            lambda: self.say("aid"),
            self.ask_the_coach,
            self.take_back,
            self.say_nonsense,
            self.let_take_back,
            self.let_end,
            self.pause,
            self.come_back,
            self.fetch,
            self.rest_a_while,
            self.talk,
            lambda: self.say("ready", version=self.client.state["version"]),
            self.begin_anew,
            self.replace_the_absent,
            self.follow_links,
        ]
        return itertools.cycle(tried)

    def talk(self) -> None:
        """A few words, so that nobody is asked to slow down; the table allows no text."""
        self.say("ping")
        self.talked += 1
        if self.talked <= 2:
            self.say("say", saying="nice-move")
            self.say("say", text="I hold the red one")
            self.say_as_rest("say", saying="clap")

    def ask_the_coach(self) -> None:
        """What a move may give up, by what the seat knows."""
        for move in (self.client.state["legal"] or [])[:1]:
            self.say("coach", version=self.client.state["version"], move=move)

    def let_end(self) -> None:
        """Ask for the end, which the others decline, and decline theirs; once somebody gave up, they would not ask."""
        if self.sight["resigned"]:
            return
        self.say("end")
        self.say_as_rest("answer-end", agree=False)
        self.say_as_rest("end")
        self.say("answer-end", agree=False)

    def look(self) -> None:
        """Look in another language, in which refusals then come, and from every other seat."""
        self.say("look", lang=next(self.languages))
        self.say("look", seat=self.sight["moves"] % self.sight["players"])

    def preview(self) -> None:
        version, legal = self.client.state["version"], self.client.state["legal"] or []
        for move in [*legal[:: max(1, len(legal) // 2)], self.next_move, {"type": "nonsense"}]:
            self.say("preview", version=version, move=move)
        self.say("preview", version=max(0, version - 2), move=self.next_move)

    def preview_all(self) -> None:
        """Preview moves that are not made, too, which could bring out what is hidden: all of them if there are few."""
        legal = self.client.state["legal"] or []
        if len(legal) <= FEW and self.sight["moves"] % 2 == 0:
            for move in legal:
                self.say("preview", version=self.client.state["version"], move=move)

    def break_the_rules(self) -> None:
        """Send others' moves, malformed moves, and moves too early or too late. None of them may be made."""
        state = self.client.state
        later = [move for _, move in self.script[self.sight["moves"] + 1 :] if move not in (state["legal"] or [])][:3]
        for move in [*later, {"type": "nonsense"}, {"type": "pass"}]:
            self.say("move", version=state["version"], move=move)
        self.say("move", version=0, move=self.next_move)
        if self.script[self.sight["moves"]][0] != self.seat:
            self.say("move", version=state["version"], move=self.next_move)

    @property
    def next_move(self) -> Any:
        return self.script[self.sight["moves"]][1]

    def take_back(self) -> None:
        """Ask for the last move back; the others agree every second time."""
        if self.undone > MOST_UNDONE:
            return
        self.say("undo")
        self.undone += 1
        asked = self.sight["undo"]
        for seat in asked["waiting"] if asked is not None else []:
            if self.sight["undo"] is not None:
                self.say_as_rest("answer", agree=self.undone % 2 == 1, seat=seat)

    def take_back_once(self) -> None:
        """Take a move back at least once; in some games that is seldom possible."""
        if self.client.state["no_undo"] is None and "done" not in self.sent.get("undo", ()):
            self.take_back()

    def let_take_back(self) -> None:
        """The others ask; the viewer agrees every second time."""
        if self.seat is None and self.sight["moves"] > 0 and self.undone:
            self.say("answer", agree=True)
            return
        made = [seat for seat, _ in self.script[: self.sight["moves"]] if seat != self.seat]
        if made and self.seat is not None and self.undone <= MOST_UNDONE:
            self.say_as_rest("undo", seat=made[-1])
        self.undone += 1
        self.say("answer", agree=self.undone % 2 == 0)

    def hint(self) -> None:
        if self.hints and (self.seat is None or self.client.my_turn):
            self.hints -= 1
            self.say("hint")
            self.say("coach", version=self.client.state["version"], move=(self.client.state["legal"] or [{}])[0])

    def say_nonsense(self) -> None:
        for text in itertools.islice(self.malformed, 3):
            self.client.socket.send(text)
            self.client.wait(lambda said: said["type"] == "refused" and said.get("ref", "") == "")

    def pause(self) -> None:
        self.say("pause")
        self.say("move", version=self.client.state["version"], move=self.next_move) if self.seat is not None else None
        self.say("resume")
        self.say("pace", pace=0)

    def come_back(self) -> None:
        """Leave and come back, asking for what happened since some earlier version."""
        version = self.client.state["version"]
        self.client.close()
        self.rest.wait(lambda said: said["type"] == "presence" and not self.is_there(said))
        self.come(max(0, version - 5))
        self.rest.wait(lambda said: said["type"] == "presence" and self.is_there(said))

    def is_there(self, presence: Message) -> bool:
        seat = self.seat
        return bool(presence["watchers"] if seat is None else presence["online"][seat])

    def rest_a_while(self) -> None:
        """Let a bot play for a while, and return."""
        self.say("return")
        self.say("leave")
        self.advance()
        self.advance()
        self.say("return")

    def begin_anew(self) -> None:
        """Send what belongs before or after the game."""
        self.say("start")
        self.say("fill", seat=0, bot="random")
        self.say("send-away", seat=0)
        self.say("salt", salt="5d" * 16)
        self.say("rematch")

    def replace_the_absent(self) -> None:
        """Try to let a bot play for the others, while they are there and when they are gone."""
        other = next(seat for seat in range(self.sight["players"]) if seat != self.seat)
        self.say("hand-over", seat=other)
        if self.seat is None or self.sight["seats"][other]["kind"] != "human":
            return
        self.rest.close()
        self.client.wait(lambda said: said["type"] == "presence" and not said["online"][other])
        answer = self.client.ask("hand-over", seat=other)
        self.sent["hand-over"].add(answer["type"])
        self.client.until_version(answer.get("version", 0))
        self.bring_others()
        self.client.wait(lambda said: said["type"] == "presence" and said["online"][other])
        self.advance()
        self.say_as_rest("return", seat=other)

    def fetch(self) -> None:
        """Ask for everything over HTTP."""
        self.get("/api/me")
        self.get("/api/tables")
        for path in ("", "/shuffle", "/record", "/replay", "/picture"):
            self.get(f"/api/tables/{self.table}{path}", f"/api/tables/{{table}}{path}")
        self.get(f"/api/tables/{self.table}/replay", "/api/tables/{table}/replay", viewer="0")
        self.look_back()
        self.asked.add(("DELETE", "/api/me/tables/{table}"))
        self.answers.append(self.browser.http.delete(f"{self.server.url}/api/me/tables/{self.table}").text)
        self.asked |= {("PUT", "/api/me/tables/{table}"), ("DELETE", "/api/me/games/{table}")}
        self.answers.append(self.browser.put(f"/api/me/tables/{self.table}").text)
        if self.sight["phase"] != "over":  # else nothing would be left to be curious about
            self.answers.append(self.browser.http.delete(f"{self.server.url}/api/me/games/{self.table}").text)

    def look_back(self) -> None:
        """Ask for everything that only a finished game answers."""
        base, template = f"/api/tables/{self.table}", "/api/tables/{table}"
        for path in ("/review", "/moments/1"):
            self.get(f"{base}{path}", f"{template}{path.replace('1', '{number}')}")
        self.post(f"{base}/review", f"{template}/review")
        self.post(f"{base}/moments/1", f"{template}/moments/{{number}}", seats=[{"kind": "me"}])
        for path in ("/moments/1/preview", "/review/1"):
            self.post(f"{base}{path}", f"{template}{path.replace('1', '{number}')}", move={"type": "pass"})

    def follow_links(self) -> None:
        """Look at what links offer, and try to take seats that are taken."""
        base, template = f"/api/tables/{self.table}", "/api/tables/{table}"
        made = self.post(f"{base}/invitations", f"{template}/invitations", seat=None)
        self.post(f"{base}/invitations", f"{template}/invitations", table=True)
        self.post(f"{base}/invitations", f"{template}/invitations", seat=0)
        self.post(f"{base}/devices", f"{template}/devices", seat=self.sight["players"] - 1 - (self.seat or 0))
        self.post(f"{base}/seats", f"{template}/seats", seat=0, name="Eve")
        for token in (made.get("token", "none"), "none"):
            self.post("/api/invitation", token=token)
            self.post("/api/join", token=token)
