"""The promise, over the wire: two servers whose games differ only in what a viewer must not know send that viewer
the same bytes, times apart: states, events, refusals, previews, hints, undo, HTTP answers; also after leaving.
"""

import re
from contextlib import ExitStack
from pathlib import Path

import msgspec
from harness import Browser, Client, ServerProcess
from shelf import WATCHER, cookie, fill_shelf, holder, started

from lichtspiel import Chance, Match, Move
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.setups import Setup

MOVES = 24
TIMES = re.compile(r'"(now|at|deadline|time)":(\d+|null)')


def timeless(text: str) -> str:
    """Without what the clock says."""
    return TIMES.sub(r'"\1":0', text)


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
        """The moves one by one; between them the viewer tries what can be tried."""
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
        client.ask("undo")
        if number % 8 == 0:
            client.ask("hint")
            for path in ("", "/record", "/replay"):
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


def reached_by(
    viewers: list[Viewer], game: AnyGame, match: Match, setups: list[Setup], data: Path, *, plays: bool = True
) -> dict[Viewer, list[str]]:
    """All that reaches each viewer, at a table of their own with this setup, while the moves of the match are made."""
    made = [(seat, msgspec.Raw(msgspec.json.encode(move))) for seat, move in match.moves]
    dealt = zip(viewers, setups, strict=True)
    fill_shelf(data, [(f"table{viewer}", *started(game, setup, match.options)) for viewer, setup in dealt])
    reached: dict[Viewer, list[str]] = {}
    with ServerProcess(data, messages_per_second=5000, requests_per_second=5000) as server:
        for viewer in viewers:
            with ExitStack() as stack:
                witness = Witness(server, f"table{viewer}", viewer, len(match.players), stack)
                if plays:
                    witness.play(made)
                reached[viewer] = witness.reached
    return reached


def disguised(game: AnyGame, match: Match, viewer: Viewer, moves: list[Move]) -> Setup:
    """A different deal that the viewer cannot tell apart in the course of these moves."""
    worlds = (game.disguise(match.setup, moves, viewer, Chance(seed)) for seed in range(99))
    setup: Setup = next(world for world in worlds if world != match.setup)
    return setup


def played(game: AnyGame) -> Match:
    """A game some moves old."""
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), "wire"), Chance("wire")
    while len(match.moves) < MOVES and match.position.to_move is not None:
        match.play(match.position.random_move(chance))
    return match


def test_nothing_secret_crosses_the_wire(game: AnyGame, tmp_path: Path) -> None:
    match = played(game)
    viewers: list[Viewer] = [*range(len(match.players)), TABLE]
    others = [disguised(game, match, viewer, [move for _, move in match.moves]) for viewer in viewers]
    truth = reached_by(viewers, game, match, [match.setup] * len(viewers), tmp_path / "truth")
    other = reached_by(viewers, game, match, others, tmp_path / "other")
    for viewer in viewers:
        assert other[viewer] == truth[viewer]
        assert len(truth[viewer]) > 3 * len(match.moves)


def test_a_leak_would_be_found_on_the_wire(game: AnyGame, tmp_path: Path) -> None:
    """What seat 1 must not know is known to seat 0, to whom such games look different."""
    match = played(game)
    other = disguised(game, match, 1, [])
    texts = [
        reached_by([0], game, match, [setup], tmp_path / name, plays=False)[0]
        for name, setup in (("truth", match.setup), ("other", other))
    ]
    assert texts[0] != texts[1]
