"""One course of the simulation: a seed, a database, lives of the server, clients, faults, and the checks."""

import asyncio
import contextlib
import contextvars
import logging
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
import segno
from starlette.routing import Router, WebSocketRoute

from lichtspiel.core.chance import Chance
from lichtspiel.core.records import parse_record
from lichtspiel.core.results import Result
from lichtspiel.daily.deals import deal_of
from lichtspiel.reviews.judging import Judgement
from lichtspiel.reviews.moments import Moment, Option, whole
from lichtspiel.server.app import SOCKET
from lichtspiel.server.bots.pool import BotError, Thinkers
from lichtspiel.server.bots.questions import Answer as BotAnswer
from lichtspiel.server.bots.questions import Question
from lichtspiel.server.edge.pacing import Paced, Price
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.http.requests import route
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.clock import Timekeeper
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.live.sockets import table_socket
from lichtspiel.server.logs import LOG
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.reviews.questions import Found, Play, Try, read_piece
from lichtspiel.server.reviews.workers import ReviewWorkers
from lichtspiel.server.settings import Settings
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, SECOND
from tests.simulation.afterwards import check_disk, recover
from tests.simulation.disks import Disk, SimulatedStorage, copied, template
from tests.simulation.histories import History
from tests.simulation.players import Player
from tests.simulation.promises import Chair, Link, Promises
from tests.simulation.virtual_loop import Stuck, VirtualLoop
from tests.simulation.wires import LATE, LOST_ANSWER, Answer, Event, Exchange, Wire

FAULTS = (
    *("crash", "restart", "crash before a commit", "crash after a commit", "refused", "lost", "slow", "away"),
    *("cut", "slow reader", "time step", "stopped", "bot", "tidy"),
)
WALL = 1_790_000_000.0
LIFE: contextvars.ContextVar["Life | None"] = contextvars.ContextVar("life", default=None)


@dataclass(frozen=True)
class Plan:
    """How large a course is and what may go wrong in it: each seed has a mixture of its own."""

    seed: int
    players: int
    steps: int
    shuffled: bool
    faults: tuple[str, ...]

    @staticmethod
    def of(seed: int) -> "Plan":
        chance = random.Random(f"{seed}/plan")
        players, steps = chance.randint(1, 5), chance.randint(10, 60)
        chosen = [fault for fault in FAULTS if chance.random() < 0.35]
        return Plan(seed, players, steps, chance.random() < 0.7, tuple(chosen))

    def smaller(self) -> Iterator["Plan"]:
        """Plans of the same seed with one thing less each."""
        for fault in self.faults:
            yield replace(self, faults=tuple(other for other in self.faults if other != fault))
        for steps in (self.steps // 4, self.steps // 2, self.steps * 3 // 4, self.steps - 1):
            if 0 < steps < self.steps:
                yield replace(self, steps=steps)
        if self.players > 1:
            yield replace(self, players=self.players - 1)
        if self.shuffled:
            yield replace(self, shuffled=False)

    @property
    def command(self) -> str:
        """The command that runs this plan again."""
        faults = ",".join(self.faults).replace(" ", "_")
        order = "shuffled" if self.shuffled else "in-order"
        return f"make simulation SEED={self.seed} PLAN={self.players}:{self.steps}:{order}:{faults}"

    @staticmethod
    def read(seed: int, text: str) -> "Plan":
        """The plan that a command gives."""
        players, steps, order, faults = text.split(":")
        chosen = tuple(fault.replace("_", " ") for fault in faults.split(",") if fault)
        return Plan(seed, int(players), int(steps), order == "shuffled", chosen)


@dataclass
class Outcome:
    """What came of a course."""

    plan: Plan
    log: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    reached: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0


class SimulatedThinkers(Thinkers):
    """Bots that make random moves, at once or a little later, and sometimes fail."""

    def __init__(self, course: "Course") -> None:
        super().__init__(1, 10)
        self.course = course

    async def choose(self, question: Question, whose: str = "") -> BotAnswer:
        chance = self.course.chance("bots")
        await asyncio.sleep(chance.choice((0, 0.01, 3)))
        if "bot" in self.course.plan.faults and chance.random() < 0.1:
            self.course.mark("bot failed")
            raise BotError("crashed")
        move = question.legal[Chance(question.seed).below(len(question.legal))]
        return BotAnswer(msgspec.Raw(msgspec.json.encode(move)))


class SimulatedReviewers(ReviewWorkers):
    """They find nothing but even chances, at once or a little later, and sometimes fail."""

    def __init__(self, course: "Course") -> None:
        super().__init__(1, 10)
        self.course = course

    async def ask(self, form: bytes, seconds: float, whose: str = "") -> Found:
        chance, piece = self.course.chance("reviews"), read_piece(form)
        await asyncio.sleep(chance.choice((0, 0.01, 1)))
        if "bot" in self.course.plan.faults and chance.random() < 0.1:
            self.course.mark("review failed")
            raise BotError("crashed")
        if isinstance(piece, Play):
            players = deal_of(piece.game, piece.secret).players
            return Found(result=Result((1,) * players, (0,) * players, "L22"))
        record = parse_record(piece.record)
        even = whole([1.0] * len(record.players))
        if isinstance(piece, Try):
            made, better = (
                Option(move=msgspec.Raw(move), chances=even, score=0.0, reasons=())
                for move in (piece.move, piece.better)
            )
            return Found(judgement=Judgement(even, made, better))
        if piece.number == 0:
            return Found(start=even)
        at, same = record.moves[piece.number - 1], (0,) * len(even)
        moment = Moment(
            number=piece.number,
            seat=at.seat,
            move=at.move,
            choices=1,
            table=even,
            decision=same,
            luck=same,
            estimate=same,
        )
        return Found(moment=moment)


class SimulatedHub(Hub):
    """The server's hub, with all its random numbers taken from the course."""

    def __init__(self, course: "Course", storage: SimulatedStorage) -> None:
        keeper = Timekeeper(course.wall, course.loop.time, course.loop.time)
        super().__init__(course.settings, keeper, storage, course.chance("names").randbytes)
        self.course = course
        self.thinkers = SimulatedThinkers(course)
        self.reviews.workers = SimulatedReviewers(course)

    def start(self, table: Table, now: int) -> list[Entry]:
        chance = self.course.chance("deals")
        if table.shuffle is not None:
            return table.deal_fairly(f"{chance.random()}", now)
        return table.start(f"{chance.random()}", f"{chance.random()}", now)

    def compare_clocks(self) -> None:
        before = self.clock.epoch
        super().compare_clocks()
        if self.clock.epoch != before and any(room.table.clocks.deadline for room in self.rooms.values()):
            self.course.mark("time stepped while a clock ran")

    def put_to_sleep(self, before: float) -> None:
        awake = set(self.rooms)
        super().put_to_sleep(before)
        self.course.asleep |= awake - set(self.rooms)

    async def _wake(self, name: str) -> Room:
        room = await super()._wake(name)
        if name in self.course.asleep:
            self.course.asleep.discard(name)
            self.course.mark("slept and woken")
        return room


class Life:
    """One run of the server, which may end at any moment."""

    def __init__(self, course: "Course") -> None:
        self.course = course
        self.dead = False
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.wires: dict[Wire, None] = {}
        self.context = contextvars.copy_context()
        self.context.run(LIFE.set, self)
        self.storage = course.storage_type(course.disk, self.later, course.crash)
        self.hub = SimulatedHub(course, self.storage)
        self.app = SimpleNamespace(state=SimpleNamespace(hub=self.hub))
        self.open = self.spawn(self.hub.open())

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        return self.course.loop.create_task(work, context=self.context.copy())

    def later(self, delay: float, work: Callable[[], None]) -> None:
        self.course.loop.call_later(delay, work, context=self.context.copy())

    def watch(self, event: Event) -> None:
        """Check that whatever leaves the server is on disk."""
        if event["type"] == "websocket.send":
            message = msgspec.json.decode(event["text"])
            if message["type"] == "state" and message["version"] > self.course.disk.version(message["table"]):
                self.course.fault(f"version {message['version']} of {message['table']} is shown before it is on disk")

    def end(self) -> None:
        """Kill the process: nothing it still tries to do reaches the disk or the clients."""
        self.dead = True
        if self.hub.metrics.value("dropped"):
            self.course.mark("slow reader dropped")
        self.storage.end()
        for task in list(self.tasks):
            task.cancel()
        for wire in self.wires:
            wire.end()

    async def close(self) -> None:
        """Ask the server to stop, which takes a while."""
        for wire in self.wires:
            wire.restart()
        visits = [task for task in self.tasks if task.get_name() == "visit"]
        if visits:
            await asyncio.wait(visits, timeout=10)
        await self.hub.close()
        self.end()


class Course:
    """Everything that happens with one seed."""

    def __init__(self, plan: Plan, folder: Path, storage_type: type[SimulatedStorage] = SimulatedStorage) -> None:
        self.plan = plan
        self.storage_type = storage_type
        self.outcome = Outcome(plan)
        self._chances: dict[str, random.Random] = {}
        self.settings = Settings(
            data="nowhere",
            absence=self.chance("settings").choice((0, 5, 30)),
            sleep_after=self.chance("settings").choice((0, 2, 300)),
            queue=self.chance("settings").choice((4, 16, 64)),
            messages_per_second=1000,
            requests_per_second=1000,
            tables_per_person=1000,
            tables_per_address=10_000,
            reviews_per_address=10_000,
        )
        self.sociable = self.chance("settings").random() < 0.5  # if not, everybody prefers tables of their own
        self.loop = VirtualLoop(self.chance("order"), shuffled=plan.shuffled)
        self.loop.on_task = self._belongs
        self.wall_offset = self.most_offset = 0.0
        self.disk = Disk(copied(empty_database(), folder / f"{plan.seed}.sqlite"), self.chance("disk"), self.mark)
        self.loop.work_seconds = self.disk.seconds
        self.history = History(self.disk.version)
        self.asleep: set[str] = set()
        self.links: list[Link] = []
        self.restless: set[Chair] = set()  # where a device link may be used up at any moment
        self.forgotten: list[Promises] = []
        self.tidied = 0  # the latest time at which the server was told to delete what has expired
        self.seats: dict[str, Any] = {}  # the seats requested for each table that was made
        self.up = asyncio.Event()
        self.faulty = True
        self.life: Life | None = None
        self.ended: list[Life] = []
        self.players: list[Player] = []

    # What the parts of a course ask for

    def chance(self, purpose: str) -> random.Random:
        """Each purpose has its own stream of random numbers, so that dropping one fault leaves the rest unchanged."""
        if purpose not in self._chances:
            self._chances[purpose] = random.Random(f"{self.plan.seed}/{purpose}")
        return self._chances[purpose]

    def wall(self) -> float:
        return WALL + self.loop.time() + self.wall_offset

    @property
    def standing(self) -> list[str]:
        """The tables that were made and have not been deleted."""
        return [name for name in self.seats if not self.disk.is_dropped(name)]

    @property
    def latest(self) -> int:
        """The latest time that the server's clock may have shown."""
        return max(self.tidied, round((WALL + self.loop.time() + self.most_offset) * SECOND))

    def drop_device_links(self, chair: Chair, *, for_good: bool) -> None:
        """Nobody can rely on the links to this seat any more, as one of them may have been followed."""
        for player in self.players:
            player.promises.drop_device_link(chair)
        if for_good:
            self.restless.add(chair)

    def mark(self, what: str) -> None:
        self.outcome.reached[what] += 1
        self.note("course", what)

    def note(self, who: str, what: str) -> None:
        self.outcome.log.append(f"{self.loop.time():.5f} {who}: {what}")

    def fault(self, what: str) -> None:
        self.note("FAULT", what)
        self.outcome.faults.append(what)

    def _belongs(self, task: asyncio.Task[Any], context: contextvars.Context | None) -> None:
        life = LIFE.get() if context is None else context.get(LIFE)
        if life is not None:
            life.tasks[task] = None
            task.add_done_callback(lambda done: life.tasks.pop(done, None))
            if life.dead:
                task.cancel()

    # The server

    async def start(self) -> None:
        """Start the server anew with the same database."""
        life = self.life = Life(self)
        await asyncio.wait([life.open])
        if not life.open.cancelled() and life.open.exception() is None:
            self.up.set()
        elif not life.dead:
            self.mark("did not start")
            life.end()
            self._gone()

    def _start_again(self) -> None:
        if self.life is None:
            self.loop.create_task(self.start(), context=contextvars.Context())

    def crash(self) -> None:
        """The power fails."""
        if self.life is not None:
            self.note("course", "crash")
            self.life.end()
            self._gone()

    def _gone(self) -> None:
        assert self.life is not None
        self.ended.append(self.life)
        self.life = None
        self.up.clear()
        self.loop.call_later(self.chance("faults").uniform(0.1, 5), self._start_again)

    async def restart(self) -> None:
        life = self.life
        if life is not None and self.up.is_set():
            self.note("course", "restart")
            self.up.clear()
            await life.close()
            if self.life is life:
                self._gone()

    # How clients reach it

    async def _server(self) -> Life:
        while self.life is None or not self.up.is_set():
            await self.up.wait()
        return self.life

    async def connect(self, path: str, query: str, cookie: str, chance: random.Random) -> Wire:
        life = await self._server()
        wire = Wire(life, chance)
        life.wires[wire] = None
        scope = {**_scope("websocket", path, query, cookie), "app": life.app}
        session = life.spawn(_visit(scope, wire))
        session.set_name("visit")
        session.add_done_callback(lambda _: life.wires.pop(wire, None))
        session.add_done_callback(lambda _: wire.end())
        return wire

    async def request(self, method: str, path: str, body: Any, cookie: str, chance: random.Random) -> Answer:
        """The answer, or LOST_ANSWER if request or answer got lost, or LATE if it takes too long."""
        await asyncio.sleep(chance.expovariate(50))
        life = await self._server()
        if self._cut(chance):
            return Answer(LOST_ANSWER, None, None)
        exchange = Exchange(body)
        scope = {**_scope("http", path, "", cookie), "method": method, "app": life.app}
        life.spawn(router()(scope, exchange.receive, exchange.send))
        done, _ = await asyncio.wait([exchange.answered], timeout=30)
        self.outcome.reached[asked_for(method, path)] += 1
        if not done:
            return Answer(LOST_ANSWER if life.dead else LATE, None, None)
        return Answer(LOST_ANSWER, None, None) if self._cut(chance) else exchange.answered.result()

    def _cut(self, chance: random.Random) -> bool:
        return self.faulty and "cut" in self.plan.faults and chance.random() < 0.05

    # Faults

    async def make_trouble(self) -> None:
        """Cause one fault after another until the players are finished."""
        chance = self.chance("faults")
        deeds: dict[str, Callable[[], object]] = {
            "crash": self.crash,
            "restart": lambda: self.loop.create_task(self.restart(), context=contextvars.Context()),
            "away": self.take_disk_away,
            "time step": partial(self._step_time, chance),
            "stopped": lambda: self.loop.skip(chance.choice((3.0, 45.0, 600.0))),
            "tidy": partial(self._tidy, chance),
        }
        possible = [fault for fault in deeds if fault in self.plan.faults]
        while possible:
            await asyncio.sleep(chance.expovariate(0.25))
            deeds[chance.choice(possible)]()

    def take_disk_away(self) -> None:
        """Make the disk fail for a while, if this course may have that fault."""
        if self.faulty and "away" in self.plan.faults:
            self.disk.away = True
            self.loop.call_later(self.chance("faults").uniform(0.1, 10), self._back)

    def _back(self) -> None:
        self.disk.away = False

    def _step_time(self, chance: random.Random) -> None:
        self.wall_offset += chance.choice((-3600.0, -5.0, 1.0, 5.0, 3600.0))
        self.most_offset = max(self.most_offset, self.wall_offset)

    def _tidy(self, chance: random.Random) -> None:
        """Tidy as if a number of days had passed."""
        if self.life is not None and self.up.is_set():
            hub = self.life.hub
            now = hub.now() + chance.choice((0, 2, 2, 500)) * DAY
            self.tidied = max(self.tidied, now)
            self.life.spawn(_tidied(hub, now))

    # The course

    async def run(self) -> None:
        """Play with faults, then without them, then check what is on disk."""
        often = {
            "crash before a commit": 0.01,
            "crash after a commit": 0.01,
            "refused": 0.05,
            "lost": 0.05,
            "slow": 0.1,
        }
        self.disk.faults = {fault: share for fault, share in often.items() if fault in self.plan.faults}
        await self.start()
        self.players = [Player(self, number) for number in range(self.plan.players)]
        trouble = asyncio.create_task(self.make_trouble())
        await asyncio.gather(*(player.live() for player in self.players))
        trouble.cancel()
        self.disk.faults, self.faulty = {}, False
        self._back()
        await recover(self)
        try:
            check_disk(self)
        except Exception as fault:
            self.fault(f"what is on disk cannot be read: {fault!r}")
        if self.life is not None:
            await self.life.close()
        for life in self.ended:
            if life.tasks:
                await asyncio.wait(list(life.tasks), timeout=100)


async def _tidied(hub: Hub, now: int) -> None:
    with contextlib.suppress(StorageUnavailable):
        await hub.tidy(now)


async def _visit(scope: dict[str, Any], wire: Wire) -> None:
    with contextlib.suppress(OSError):
        await router()(scope, wire.receive, wire.send)


def _scope(kind: str, path: str, query: str, cookie: str) -> dict[str, Any]:
    headers = [(b"content-type", b"application/json"), (b"host", b"here")]
    if cookie:
        headers.append((b"cookie", f"lichtspiel={cookie}".encode()))
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http" if kind == "http" else "ws",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
    }


@cache
def router() -> Paced:
    """The server's own endpoints, behind its own router."""
    prices = [Price(route(endpoint), endpoint.cost) for endpoint in ENDPOINTS]
    return Paced(Router([*(price.route for price in prices), WebSocketRoute(SOCKET, table_socket)]), prices)


def asked_for(method: str, path: str) -> str:
    """The endpoint that answers this request, as the list of endpoints writes it."""
    for endpoint in ENDPOINTS:
        if endpoint.method == method and re.fullmatch(re.sub(r"\{\w+\}", r"[^/]+", endpoint.path), path):
            return f"{method} {endpoint.path}"
    raise AssertionError(f"there is no {method} {path}")


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    memory = Path("/dev/shm")
    return tempfile.TemporaryDirectory(prefix="lichtspiel-simulation-", dir=memory if memory.is_dir() else None)


@cache
def empty_database() -> Path:
    return template(Path(_folder().name))


def simulate(plan: Plan, storage: type[SimulatedStorage] = SimulatedStorage) -> Outcome:
    """Run the course of one plan."""
    level = LOG.level
    LOG.setLevel(logging.CRITICAL + 1)
    picture = patch.object(segno, "make", lambda link: SimpleNamespace(svg_inline=lambda **_: ""))
    folder = Path(tempfile.mkdtemp(dir=_folder().name))
    course = Course(plan, folder, storage)
    try:
        with picture:  # drawing a link's QR code would take longer than all the rest
            course.loop.run(course.run())
    except Stuck:
        course.fault("nobody has anything to do any more")
    finally:
        LOG.setLevel(level)
        course.disk.close()
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    return course.outcome


def shrunk(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """The smallest plan of this seed that still fails, found by leaving out one thing after another."""
    while True:
        smaller = next((other for other in plan.smaller() if fails(other)), None)
        if smaller is None:
            return plan
        plan = smaller
