"""The promise, over the wire, for games that come from outside: two servers whose games differ only in what the game
itself hides from a viewer send that viewer the same bytes, times apart, also after leaving, and also over a relay.

For our own games, `test_two_worlds` goes by the rule books, deeper, and with every kind of message.
"""

import itertools
import re
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from lichtspiel import Chance, Match, Move, games, load
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.setups import Options, Setup
from tests.conformance.disguises import disguise
from tests.server.doors import Door, right_door
from tests.server.harness import Browser, Client, ServerProcess
from tests.server.rule_worlds import BOOKS
from tests.server.shelf import WATCHER, cookie, holder, moved, started

MOVES = 6  # made over the wire at each table
BEFORE = (9, 27, 0, 45)  # moves already in the journal when the server starts
FROM_OUTSIDE = [name for name in games.names() if name not in BOOKS]
TIMES = re.compile(r'"(now|at|deadline|time)":(\d+|null)')
ABSENCE = re.compile(r'"stand_in_from":\[[^]]*\]')


def timeless(text: str) -> str:
    """The message without its times."""
    return ABSENCE.sub('"stand_in_from":0', TIMES.sub(r'"\1":0', text))


def person_of(viewer: Viewer) -> str:
    return WATCHER if viewer == TABLE else holder(int(viewer))


class Witness:
    """A viewer at one of the two servers, with everything that reached them."""

    def __init__(self, server: ServerProcess, table: str, viewer: Viewer, players: int, stack: ExitStack) -> None:
        self.table, self.viewer, self.stack = table, viewer, stack
        self.others = {
            seat: stack.enter_context(Browser(server, cookie=cookie(holder(seat))).at(table))
            for seat in range(players)
            if seat != viewer
        }
        self.browser = Browser(server, cookie=cookie(person_of(viewer)))
        self.client: Client = stack.enter_context(self.browser.at(table))
        self.client.prefix = "witness"
        self.answers: list[str] = []

    def play(self, made: list[tuple[int, msgspec.Raw]]) -> None:
        """Make the moves one by one; in between, the viewer tries everything."""
        half = len(made) // 2
        for number, (seat, move) in enumerate(made):
            self.pry(number, move)
            if number == half:
                self.leave()
            mover = self.client if seat == self.viewer and number < half else self.others[seat]
            version = mover.done("move", version=mover.state["version"], move=move)["version"]
            for client in (self.client, *self.others.values()):
                client.until_version(version)

    def pry(self, number: int, move: msgspec.Raw) -> None:
        """Everything somebody curious can ask for."""
        client = self.client
        version = client.state["version"]
        legal = client.state["legal"] or []
        for tried in [*legal[:: max(1, len(legal) // 3)], move, {"type": "nonsense"}]:
            client.ask("preview", version=version, move=tried)
        for tried in ({"type": "nonsense"}, *([move] if not legal else [])):
            client.ask("move", version=version, move=tried)
        client.ask("aid")
        if number % 2:
            client.ask("undo")
        if number == 0:
            client.ask("hint")
        if number in (0, MOVES - 1):
            for path in ("", "/record", "/replay", "/picture"):
                self.answers.append(self.browser.get(f"/api/tables/{self.table}{path}").text)
        if client.state["sight"]["undo"] is not None:
            next(iter(self.others.values())).ask("answer", agree=False)

    def leave(self) -> None:
        """Give the seat to another device; the viewer goes on as a spectator."""
        if isinstance(self.viewer, int):
            link = self.browser.post(f"/api/tables/{self.table}/devices", seat=self.viewer).json()
            other = Browser(self.browser.server, cookie=cookie(f"other{self.viewer}"))
            other.join(link["token"])
            self.others[self.viewer] = self.stack.enter_context(other.at(self.table))
            self.client.until(lambda state: state["mine"] == [])
            self.client.wait(lambda said: said["type"] == "presence" and said["watchers"] == 1)

    @property
    def reached(self) -> list[str]:
        return [timeless(text) for text in [*self.client.raw, *self.answers]]


class Scene(NamedTuple):
    """A table at both servers: how many moves of the match lie in the journal, and who watches what reaches them."""

    name: str
    match: Match
    before: int
    viewer: Viewer

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def disguised(self) -> Setup:
        """A different deal that the viewer cannot tell apart in the course of these moves."""
        return disguised(self.match, self.viewer, [move for _, move in self.match.moves])


def disguised(match: Match, viewer: Viewer, moves: list[Move]) -> Setup:
    """A different deal that the viewer cannot tell apart in the course of these moves."""
    game, options = match.game, match.options
    worlds = (disguise(game, match.setup, moves, viewer, Chance(seed), options) for seed in range(99))
    setup: Setup = next(world for world in worlds if world != match.setup)
    return setup


def reached_in(
    scenes: list[Scene], setups: list[Setup], data: Path, door: Door, *, plays: bool = True
) -> dict[str, list[str]]:
    """All that reaches the viewer of each scene, dealt with this setup, while the moves of its match are made."""
    shelf = []
    for scene, setup in zip(scenes, setups, strict=True):
        table, entries = started(scene.game, setup, scene.match.options)
        shelf.append((scene.name, table, entries + moved(table, scene.match.moves[: scene.before])))
    reached: dict[str, list[str]] = {}
    limits: dict[str, object] = {"messages_per_second": 5000, "requests_per_second": 5000}
    limits |= {"bot_seconds": 120}  # simulations repeat exactly, seconds would not
    with door(data, shelf, ServerProcess.program, **limits) as server:
        for scene in scenes:
            with ExitStack() as stack:
                witness = Witness(server, scene.name, scene.viewer, len(scene.match.players), stack)
                if plays:
                    made = scene.match.moves[scene.before :]
                    witness.play([(seat, msgspec.Raw(msgspec.json.encode(move))) for seat, move in made])
                reached[scene.name] = witness.reached
    return reached


def played(game: AnyGame, players: int, options: Options, moves: int) -> Match:
    """A game after this many moves."""
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), "wire", options), Chance("wire")
    while len(match.moves) < moves and match.position.to_move is not None:
        match.play(match.position.random_move(chance))
    return match


def switched(game: AnyGame) -> list[Options]:
    """Every setting of the game's switches: all choices of each, numbers as they are."""
    usual = msgspec.to_builtins(game.options_type())
    fields = {field.name: field.type for field in msgspec.inspect.type_info(game.options_type).fields}  # type: ignore[attr-defined]
    choices = {
        name: [False, True] if isinstance(kind, msgspec.inspect.BoolType) else getattr(kind, "values", [usual[name]])
        for name, kind in fields.items()
    }
    return [
        msgspec.convert(dict(zip(choices, values, strict=True)), game.options_type)
        for values in itertools.product(*choices.values())
    ]


def all_scenes(game: AnyGame) -> list[Scene]:
    """Every number of players seen from everywhere; every setting of the switches seen from a seat and from above."""
    usual = game.options_type()
    tables: list[tuple[int, Options, int | None]] = [(players, usual, None) for players in game.players]
    turns = itertools.cycle(game.players)
    others = [options for options in switched(game) if options != usual]
    tables += [(next(turns), options, number) for number, options in enumerate(others)]
    scenes = []
    for number, (players, options, seat) in enumerate(tables):
        match = played(game, players, options, BEFORE[number % len(BEFORE)] + MOVES)
        viewers: list[Viewer] = [*range(players), TABLE] if seat is None else [seat % players, TABLE]
        before = max(0, len(match.moves) - MOVES)
        scenes += [Scene(f"table{number}x{viewer}", match, before, viewer) for viewer in viewers]
    return scenes


@pytest.mark.parametrize("name", FROM_OUTSIDE)
def test_nothing_secret_crosses_the_wire(name: str, tmp_path: Path, door: Door) -> None:
    game = load(name)
    scenes = all_scenes(game)
    truth = reached_in(scenes, [scene.match.setup for scene in scenes], tmp_path / "truth", door)
    other = reached_in(scenes, [scene.disguised for scene in scenes], tmp_path / "other", door)
    for scene in scenes:
        assert other[scene.name] == truth[scene.name]
        assert len(truth[scene.name]) > 3 * (len(scene.match.moves) - scene.before)


@pytest.mark.parametrize("name", FROM_OUTSIDE)
def test_a_leak_would_be_found_on_the_wire(name: str, tmp_path: Path) -> None:
    """What seat 1 must not know is known to seat 0, to whom such games look different."""
    game = load(name)
    match = played(game, game.players[0], game.options_type(), 0)
    scene = Scene("table", match, 0, 0)
    texts = [
        reached_in([scene], [setup], tmp_path / name, right_door, plays=False)["table"]
        for name, setup in (("truth", match.setup), ("other", disguised(match, 1, [])))
    ]
    assert texts[0] != texts[1]
