"""The promise, from the rule books: two servers whose games differ only in what a viewer must not know by the rules
send that viewer the same bytes, times apart, whatever the viewer says and asks for, thirty and more moves deep;
also over a relay, at the wrong one of two servers.

LICHTSPIEL_WORLDS=20 compares twenty times as many pairs of worlds.
"""

import itertools
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from lichtspiel import load
from lichtspiel.bots import make
from lichtspiel.bots.bot import Budget
from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.live import messages
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Aids, Terms, Visibility
from lichtspiel.words import paragraphs
from tests.server.curious import OVERDUE, REST, Visitor
from tests.server.doors import Door, right_door
from tests.server.harness import ServerProcess
from tests.server.rule_worlds import (
    BOOKS,
    NEVER,
    SHOWN,
    Course,
    Form,
    Sight,
    begun,
    course_of,
    form_of,
    other_world,
    sees,
    witnessed,
)
from tests.server.scripted import SECRET
from tests.server.shelf import NAMES, WATCHER, WHEN

ROUNDS = int(os.environ.get("LICHTSPIEL_WORLDS", "1"))
DEEP = 31  # moves made over the wire
LEAST = 30  # of them in every scene, except where nothing would be hidden any more by then:
SHALLOW = {
    ("lichterfest", "thinking"): 14,  # after some 25 moves the stack is empty, and that is all that nobody knows
    ("lichterfest", "early"): 8,  # the same, and some of the stack must be left
}
BEFORE = {"lichterfest": (0, 0, 9), "leuchtturm": (0, 20, 60), "lumen": (0, 25, 60)}  # that lie in the journal
VIEWER = "viewer"
OPEN: dict[str, Visibility] = {"thinking": "open"}
SLACK = 16  # moves among which an early scene may end
BOT = "casual"
ADVISED = (1, 4, 10)  # scenes with a hint, which takes its time
BRIEF = {("lichterfest", 2)}  # games of little more than 30 moves: nothing can lie in the journal before
FAST = {"leuchtturm": {"turn_limit": 20}}
LIMITS: dict[str, object] = {
    "messages_per_second": 5000,
    "requests_per_second": 5000,
    "connections_per_address": 1000,
    "absence": 0,
}
LIMITS |= {"keep_waiting": 0, "keep_finished": 0, "keep_unfinished": 0}  # however old tables are, they stay
LIMITS |= {"bot_seconds": 120, "public_url": "http://lichtspiel.example"}
SCRIPTED = str(Path(__file__).with_name("scripted.py"))  # a server that deals and lets bots play by a plan
SWITCHES = {
    "leuchtturm": [
        {"movement": movement, "claims": claims, "take_back": back}
        for movement, claims, back in itertools.product(
            ("landing", "every-step"), ("ask-if-it-ends", "ask-always"), (True, False)
        )
    ][1:]
}
# Events that show what was hidden.
BRING_OUT = {"lichterfest": {"drew"}, "leuchtturm": {"shown", "asked", "claimed"}, "lumen": {"played"}}
KINDS = {kind.__struct_config__.tag for kind in get_args(messages.AnyMessage)}


class Scene(NamedTuple):
    """A table in both worlds, and who looks at it."""

    number: int
    truth: Course
    other: Course
    sight: Sight
    kind: str  # "seated", "gathering", "thinking", "rematch" or "early"
    before: int = 0
    first: Course | None = None  # the game before a rematch

    @property
    def table(self) -> str:
        return f"scene{self.number}"

    @property
    def viewer(self) -> Viewer:
        return self.sight.viewer

    @property
    def person(self) -> str:
        return WATCHER if self.viewer == TABLE else VIEWER

    @property
    def first_seat(self) -> Viewer:
        """Before a rematch, everybody sits one seat further."""
        return self.viewer if self.first is None else (int(self.viewer) + 1) % self.truth.players

    @property
    def least(self) -> int:
        """The least number of moves made over the wire."""
        return SHALLOW.get((self.truth.game.name, self.kind), LEAST)

    @property
    def bot_seat(self) -> int | None:
        """The seat that is filled with a bot before the game."""
        seats = [seat for seat in range(self.truth.players) if seat != self.viewer]
        return seats[-1] if len(seats) > 1 else None


def scenes_of(name: str, part: int) -> Iterator[Scene]:
    """Every number of players from every seat and from above, every switch, bots that think, and another game."""
    numbers = itertools.count(1)
    befores = itertools.cycle(BEFORE[name])
    for players in load(name).players:
        for viewer in (*range(players), TABLE):
            yield deep_scene(next(numbers), name, players, viewer, next(befores), f"{part}")
    for at, options in enumerate(SWITCHES.get(name, [])):
        players = load(name).players[at % len(load(name).players)]
        viewers: tuple[Viewer, ...] = (at % players, TABLE)
        for viewer in viewers:
            yield deep_scene(next(numbers), name, players, viewer, next(befores), f"{part}", options)
    yield thinking_scene(next(numbers), name, f"{part}")
    yield rematch_scene(next(numbers), name, f"{part}")
    for players in load(name).players:
        yield early_scene(next(numbers), name, players, f"{part}")


def deep_scene(
    number: int, name: str, players: int, viewer: Viewer, before: int, part: str, options: Form | None = None
) -> Scene:
    """People and those who stand in for them. One that begins at the beginning begins with looking for players."""
    before = 0 if (name, players) in BRIEF else before
    course = deep_course(name, players, before, f"{name} {number} {part}", options)
    left = len(course.moves) - 8 if number % 4 == 1 and viewer != TABLE else NEVER
    sight = Sight(viewer, before, left)
    kind = "seated" if before or number % 2 else "gathering"
    return Scene(number, course, other_world(course, [sight], f"{part}"), sight, kind, before)


def deep_course(name: str, players: int, before: int, seed: str, options: Form | None = None) -> Course:
    """A game that is not over after this many moves, as some would be."""
    seeds = (seed, *(f"{seed} {more}" for more in range(1, 100)))
    courses = (unfinished(course_of(name, players, before + DEEP, each, options)) for each in seeds)
    return next(course for course in courses if len(course.moves) >= before + LEAST)


def early_scene(number: int, name: str, players: int, part: str) -> Scene:
    """A game that ends where the viewer could bring out something hidden, which is another thing in the other world.

    In all other scenes the worlds agree on whatever comes out next, so what is told too early would be the same.
    """
    least = SHALLOW.get((name, "early"), LEAST)
    for seed in (f"{name} early {players} {part} {more}" for more in range(100)):
        course, viewer = course_of(name, players, least + SLACK, seed), number % players
        for length in range(len(course.moves) - 1, least - 1, -1):
            cut, sight = course._replace(moves=course.moves[:length]), Sight(viewer)
            if course.moves[length][0] == viewer and brought_out(cut, sight):
                other = other_world(cut, [sight], part)
                if brought_out(other, sight) != brought_out(cut, sight):
                    return Scene(number, cut, other, sight, "early")
                break  # its cards will be shown soon
    raise AssertionError(f"there is no such game of {name}")


def brought_out(course: Course, sight: Sight) -> list[Any]:
    """For each legal move, what hidden things it would show the viewer."""
    book, position = BOOKS[course.game.name], begun(course)
    for _, form in course.moves:
        position.play(course.game.move(form))
    shown = []
    for move in position.legal():
        events = position.clone().play(move)
        told = [book.shown(course.setup, event, len(course.moves), sight) for event in events]
        shown += [(form_of(move), event) for event in told if event["event"] in BRING_OUT[course.game.name]]
    return shown


def unfinished(course: Course) -> Course:
    """At the end of a game, everything may be known."""
    position = begun(course)
    for number, (_, move) in enumerate(course.moves):
        position.play(course.game.move(move))
        if position.to_move is None:
            return course._replace(moves=course.moves[:number])
    return course


def thinking_scene(number: int, name: str, part: str) -> Scene:
    """A person and bots that think for themselves: the worlds differ in what none of them knows."""
    players = load(name).players[-1]
    dealt = course_of(name, players, 0, f"{name} thinks {part}")
    course = dealt._replace(moves=thought_out(dealt, SHALLOW.get((name, "thinking"), LEAST)))
    sights = [Sight(seat) for seat in range(players)]
    return Scene(number, course, other_world(course, sights, part), sights[0], "thinking")


def rematch_scene(number: int, name: str, part: str) -> Scene:
    """A game that is known to the end, and the next one, which is not."""
    players = load(name).players[0]
    first = course_of(name, players, NEVER, f"{name} first {part}", FAST.get(name))
    course = deep_course(name, players, 0, f"{name} next {part}", FAST.get(name))
    sight = Sight(0)
    return Scene(number, course, other_world(course, [sight], part), sight, "rematch", first=first)


def thought_out(course: Course, moves: int) -> list[tuple[int, Form]]:
    """What the server's bots will choose; seat 0 is a person, who takes the first legal move."""
    game, position, made, told = course.game, begun(course), list[tuple[int, Form]](), defaultdict[int, list[Any]](list)
    for number in range(moves):
        seat, legal = position.to_move, position.legal()
        assert seat is not None
        bot = make(BOT, game, seat, f"bots/{number}", Budget(limit=60))
        bot.hear(told[seat])
        move = bot.choose(position.view(seat), legal) if seat else legal[0]
        events = position.play(move)
        for other in range(course.players):
            told[other] += [each for event in events if (each := event.told(other)) is not None]
        made.append((seat, form_of(move)))
    return made


def shelved(scene: Scene, course: Course) -> tuple[str, Table, list[Entry]]:
    """The scene's table, as it is stored in the data folder."""
    options = msgspec.to_builtins(course.options)
    terms = Terms(
        game=course.game.name,
        players=course.players,
        options=options,
        pace=scene.number,
        visibility=OPEN.get(scene.kind, "private"),
        aids=Aids(coach=True),
    )
    table, entries = Table(terms), list[Entry]()
    entries += table.commit(SECRET, WHEN)
    for seat in range(course.players):
        if scene.kind == "gathering" and seat in (scene.viewer, scene.bot_seat):
            continue
        if scene.kind == "thinking" and seat != scene.viewer:
            entries += table.seat_bot(seat, BOT, WHEN, NAMES[seat])
        else:
            entries += table.sit(seat, scene.person if seat == scene.first_seat else REST, NAMES[seat], WHEN)
    if scene.kind != "gathering":
        dealt, before = (course, scene.before) if scene.first is None else (scene.first, len(scene.first.moves) - 1)
        setup = msgspec.convert(dealt.setup, course.game.setup_type)
        entries += table.start_with(setup, "bots", WHEN, shuffled=True)
        for seat, move in dealt.moves[:before]:
            entries += table.submit(seat, course.game.move(move), table.version, WHEN)
    return scene.table, table, entries


class Reached(NamedTuple):
    """What a viewer was sent, and what for."""

    texts: list[str]
    visitor: Visitor


def reached_in(scenes: Sequence[Scene], courses: Sequence[Course], folder: Path, door: Door) -> list[Reached]:
    """What reaches the viewer of each scene in these worlds, who comes to this door."""
    folder.mkdir()
    gates = folder / "gates"
    gates.mkdir()
    shelf = [shelved(scene, course) for scene, course in zip(scenes, courses, strict=True)]
    plan = folder / "plan.json"
    scripts = {scene.number: course.moves for scene, course in zip(scenes, courses, strict=True)}
    deals = {scene.number: course.setup for scene, course in zip(scenes, courses, strict=True)}
    plan.write_bytes(msgspec.json.encode({"scripts": scripts, "deals": deals, "gates": str(gates)}))
    with door(folder / "data", shelf, (SCRIPTED, str(plan)), **LIMITS) as server:
        return [visited(server, scene, gates) for scene in scenes]


def visited(server: ServerProcess, scene: Scene, gates: Path) -> Reached:
    """Everything the viewer of a scene is told from coming to leaving."""
    visitor = Visitor(server, scene.table, scene.first_seat, scene.person, gates)
    visitor.hints = int(scene.number in ADVISED and not covers(scene))
    visitor.last_hints = int(scene.kind == "early" and scene.truth.players == load(scene.truth.game.name).players[0])
    try:
        if scene.kind == "gathering":
            visitor.gather(scene.viewer, scene.bot_seat)
        else:
            visitor.bring_others()
            visitor.come()
        if scene.first is not None:
            visitor.script = scene.first.moves
            visitor.play_again()
        visitor.play(scene.truth.moves, left=scene.sight.left, gives_up=scene.number % 4 == 2, offset=scene.number * 4)
    finally:
        visitor.close()
    return Reached(visitor.reached, visitor)


def covers(scene: Scene) -> bool:
    """Whether something is covered that was open before the viewer came, which a seat's own bot remembers."""
    return bool(BOOKS[scene.truth.game.name].arriving(scene.sight, scene.truth).covered)


@pytest.mark.parametrize("part", range(ROUNDS))
@pytest.mark.parametrize("name", BOOKS)
def test_nothing_the_rules_hide_crosses_the_wire(name: str, part: int, tmp_path: Path, door: Door) -> None:
    scenes = list(scenes_of(name, part))
    here = reached_in(scenes, [scene.truth for scene in scenes], tmp_path / "here", door)
    there = reached_in(scenes, [scene.other for scene in scenes], tmp_path / "there", door)
    for scene, one, other in zip(scenes, here, there, strict=True):
        assert scene.truth.setup != scene.other.setup, scene.table
        assert one.texts == other.texts, scene.table
        least = scene.least - (OVERDUE if one.visitor.sight["resigned"] else 0)  # giving up may end the game
        assert one.visitor.sight["moves"] - scene.before >= least, scene.table
    check_completeness([reached.visitor for reached in here], every_kind_done=part == 0)


def check_completeness(visitors: Sequence[Visitor], *, every_kind_done: bool) -> None:
    """Every kind of message was said, and did something at least once; every way to a table by HTTP was tried."""
    sent = defaultdict[str, set[str]](set)
    for visitor in visitors:
        for kind, answers in visitor.sent.items():
            sent[kind] |= answers
    assert set(sent) == KINDS
    refused = [kind for kind, answers in sent.items() if answers <= {"refused"}]
    assert not (every_kind_done and refused)
    asked = set[tuple[str, str]]().union(*(visitor.asked for visitor in visitors))
    assert {(way.method, way.path) for way in ENDPOINTS if "{table}" in way.path} <= asked


@pytest.mark.parametrize("name", BOOKS)
def test_a_difference_that_may_be_seen_is_found(name: str, tmp_path: Path) -> None:
    """The check can fail: what is hidden from seat 1 but shown to seat 0 does reach seat 0."""
    course = course_of(name, load(name).players[0], 4, "control")
    worlds = (other_world(course, [Sight(1)], f"{seed}", swaps=1) for seed in itertools.count())
    other = next(world for world in worlds if not sees(world, Sight(0), list(witnessed(course, Sight(0)))))
    scene = Scene(1, course, other, Sight(0), "seated")
    both = enumerate((course, other))
    here, there = (reached_in([scene], [world], tmp_path / f"{at}", right_door) for at, world in both)
    assert here[0].texts != there[0].texts


@pytest.mark.parametrize("name", BOOKS)
def test_the_table_of_what_is_shown_is_whole(name: str) -> None:
    """Every event of the game is in it, with paragraphs that exist."""
    home = import_module(f"lichtspiel.games.{name}.events").__name__
    kinds = [kind for kind in subclasses(Event) if kind.__module__ == home]
    assert SHOWN[name].keys() == {kind.__struct_config__.tag for kind in kinds}
    cited = {rule for rule, own in SHOWN[name].values() for rule in (rule, *own.values())}
    assert cited <= paragraphs(name, "en").keys()


def subclasses(kind: type[Event]) -> list[type[Event]]:
    return [each for below in kind.__subclasses__() for each in (below, *subclasses(below))]


def test_every_switch_is_seen_from_a_seat_and_from_above() -> None:
    scenes = [scene for scene in scenes_of("leuchtturm", 0) if scene.kind in ("seated", "gathering")]
    switches = [tuple(msgspec.to_builtins(scene.truth.options).values()) for scene in scenes]
    seated = {options for options, scene in zip(switches, scenes, strict=True) if scene.viewer != TABLE}
    watched = {options for options, scene in zip(switches, scenes, strict=True) if scene.viewer == TABLE}
    assert len(seated) == len(watched) == 2 * 2 * 2
