"""Puzzles as they are kept: `<game>.jsonl`, one a line. What is asked is a choice; what is known of it is one's own."""

from functools import cached_property, lru_cache
from pkgutil import get_data
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Raw

from lichtspiel.core.events import Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES, Position
from lichtspiel.core.records import Record
from lichtspiel.core.views import View
from lichtspiel.games import load

Grade = Annotated[int, Meta(ge=1, le=4)]  # 1: a beginner finds it; 4: nobody below master does


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, dict=True, omit_defaults=True):
    """A choice in a game of masters. Moves are in short notation, chances in ten-thousandths."""

    id: str
    game: str
    rules: int
    players: int
    setup: Raw  # as in records
    moves: tuple[str, ...]  # until the choice
    best: tuple[str, ...]  # all that are equally good
    chance: int  # the mover's, to win with the best
    margin: int  # what the best of all other moves gives away
    losses: tuple[int, ...]  # what each legal move gives away, in the order of `legal`
    grade: Grade
    mined: str  # the command, and its version
    unsaid: tuple[str, ...] = ()  # codes of reasons for the best move that promise what masters then do not do

    @cached_property
    def scene(self) -> "Scene":
        """The choice itself; raises Refused, ValueError or ValidationError if there is no such game."""
        game = load(self.game)
        setup = msgspec.json.decode(self.setup, type=game.setup_type)
        match = Match(game, setup, tuple(SAMPLE_NAMES[: game.seats(setup)]))
        events = [event for notation in self.moves for event in match.play(game.parse(notation))]
        return scene_of(match, events)

    @property
    def answers(self) -> list[Move]:
        """The best moves."""
        game = load(self.game)
        return [game.parse(notation) for notation in self.best]

    def loss_of(self, move: Move) -> int:
        """What a legal move gives away of the mover's chance to win; nothing if it is one of the best."""
        return self.losses[self.scene.legal.index(move)]

    def dump(self) -> bytes:
        """The line of JSON, without its line end."""
        return msgspec.json.encode(self)

    @property
    def record(self) -> Record:
        """The game until the choice."""
        return self.scene.match.record()


class Scene(NamedTuple):
    """A choice, and what whoever has to make it knows: all but `match` may be shown to them."""

    match: Match
    seat: int
    told: list[Event]
    view: View
    legal: list[Move]

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.match.game

    @property
    def position(self) -> Position:
        """The position with all its secrets."""
        return self.match.position


def scene_of(match: Match, events: list[Event]) -> Scene:
    """The choice that a match has come to, after these events; it is not over."""
    seat = match.position.to_move
    assert seat is not None
    return Scene(match, seat, tell(events, seat), match.position.view(seat), match.position.legal())


FEW: Final = 8


@lru_cache(maxsize=FEW)
def puzzles(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by their ids, the easiest first; none for a game that has no file."""
    try:
        lines = (get_data(__package__, f"{game}.jsonl") or b"").splitlines()
    except OSError:
        lines = []
    return {puzzle.id: puzzle for puzzle in map(read_puzzle, lines)}


def read_puzzle(line: bytes) -> Puzzle:
    """A puzzle from its line."""
    return msgspec.json.decode(line, type=Puzzle)
