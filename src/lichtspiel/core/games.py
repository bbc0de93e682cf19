"""What every game supplies, so that tables, records, bots and tests can play it without knowing which it is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw

from lichtspiel.core.boards import NO_LABELS, Line
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine
from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.core.material import Material
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import prompt_of
from lichtspiel.core.positions import Position
from lichtspiel.core.refusals import Refusal, Refused, refuse
from lichtspiel.core.results import Result
from lichtspiel.core.setups import Options, Setup
from lichtspiel.core.views import View
from lichtspiel.words import Phrase

E = TypeVar("E", bound=Engine)
S = TypeVar("S", bound=Setup)
O = TypeVar("O", bound=Options)  # noqa: E741
V = TypeVar("V", bound=View)


class Game(ABC, Generic[E, S, O, V]):
    """One of the games. The upper part is what callers use, the lower part what a game implements."""

    name: str
    players: range  # how many may play
    rules: int  # the version of the rules code, written into records
    players_rule: str  # the paragraph that says how many may play
    turn_rule: str  # the paragraph to cite for something that is not a move at all
    setup_type: type[S]
    options_type: type[O]
    view_type: type[V]
    move_type: Any  # the union of the game's moves, for decoding
    aid_type: Any = None  # what its own aid says
    revealing: tuple[type[Move], ...] = (Move,)  # moves that always show something hidden, so they stay
    revealed: str = "table-refused-undo-reveals"  # says that moves stay because they have shown something hidden

    def new(self, players: int, seed: int | str, options: O | None = None) -> Position:
        """A fresh game; the same seed deals the same setup, in every version and on every machine."""
        options = options or self.options_type()
        return self.start(self.deal(players, Chance(seed), options), options)

    def deal(self, players: int, chance: Chance, options: O) -> S:
        """Draw a setup; raises Refused if that number of players cannot play."""
        self._check_players(players)
        return self.draw_setup(players, chance, options)

    def start(self, setup: S, options: O | None = None) -> Position:
        """The first position of a setup; raises Refused if the setup breaks the rules."""
        self._check_players(self.seats(setup))
        return Position(self, self.begin(setup, options or self.options_type()))

    def players_refusal(self, players: int) -> Refusal | None:
        """Why that number of players cannot play; None if it can."""
        if players in self.players:
            return None
        bounds = {"players": players, "least": self.players[0], "most": self.players[-1]}
        return refuse(self.players_rule, "refused-players", bounds)

    def table_refusal(self, options: O) -> Refusal | None:
        """Why a server sets up no table with these options, though the rules allow them; None if it does.

        What a table holds grows with its moves: a game must end, whoever plays it.
        """
        return None

    def _check_players(self, players: int) -> None:
        refusal = self.players_refusal(players)
        if refusal is not None:
            raise Refused(refusal)

    def imagine(self, view: V, chance: Chance) -> Position:
        """A full position, drawn at random from those that fit the view."""
        return Position(self, self.imagine_engine(view, chance))

    def move(self, form: Any) -> Move:
        """The move from its form in records; raises msgspec.ValidationError."""
        move: Move = msgspec.convert(form, self.move_type)
        return move

    def read_move(self, form: bytes | Raw) -> Move:
        """The move from its form in records, as JSON bytes; raises msgspec.ValidationError."""
        move: Move = _move_decoder(self.move_type).decode(form)
        return move

    def prompt(self, view: V, names: Sequence[str]) -> Phrase:
        """What is going on and what the viewer may do now, in one sentence; a game may say more."""
        return prompt_of(view, names)

    def goal(self, view: V) -> Phrase | None:
        """What the viewer is collecting and for what, in one line; None if a game does not say, or there is nothing."""
        return None

    def announced(self, view: V, move: Move) -> Phrase:
        """A move in words, if nothing that it brings can be previewed; its notation unless a game overrides it."""
        return Phrase("table-announced", {"move": str(move)})

    def aid(self, view: V) -> Any:
        """What the game's own aid tells the viewer, from the view alone; None if it has none."""
        return None

    def aid_from(self, told: Sequence[Event], view: V) -> Any:
        """The same for a viewer who remembers all they were told; it makes no difference, unless a game says so."""
        return self.aid(view)

    def material(self) -> Material:
        """What the page must know of the box and the rules beyond what views say; empty unless a game overrides it."""
        return Material()

    @abstractmethod
    def draw_setup(self, players: int, chance: Chance, options: O) -> S:
        """Draw a setup for a number of players that may play."""

    @abstractmethod
    def begin(self, setup: S, options: O) -> E:
        """The engine at the start; raises Refused, with the paragraph, if the setup breaks the rules."""

    @abstractmethod
    def seats(self, setup: S) -> int:
        """How many seats a setup is for."""

    @abstractmethod
    def parse(self, notation: str) -> Move:
        """The move from its short notation; raises ValueError."""

    @abstractmethod
    def encode(self, move: Move) -> int:
        """The engine's integer of a legal move."""

    @abstractmethod
    def decode(self, code: int) -> Move:
        """The move of an engine's integer."""

    @abstractmethod
    def check(self, engine: E, move: Move) -> Refusal | None:
        """Why the seat to move may not make this move; None if it may. Says only what that seat knows."""

    @abstractmethod
    def out_of_turn(self, engine: E) -> Refusal:
        """Why a seat that is not to move may not move now: not its turn, or the game is over."""

    @abstractmethod
    def events(self, engine: E) -> list[Event]:
        """What the engine's journal tells, and the result if the game is over."""

    @abstractmethod
    def result(self, engine: E) -> Result | None:
        """The result; None while the game goes on."""

    def scores(self, engine: E) -> tuple[int, ...]:
        """What each seat has scored so far, which everybody sees: by it a game is decided that ends before its time.

        A game that does not say leaves it undecided.
        """
        return (0,) * int(engine.players())

    @abstractmethod
    def view(self, engine: E, viewer: Viewer) -> V:
        """All that the viewer may know."""

    def seat_view(self, public: V, engine: E, seat: int) -> V:
        """All that a seat may know: the given view of the table, and what the seat sees besides."""
        return self.view(engine, seat)

    def opened(self, engine: E) -> V:
        """The view of the table in a replay of a finished game: a game may show what it hid while it was played."""
        return self.view(engine, TABLE)

    def covered(self, events: Sequence[Event]) -> set[int]:
        """Which of these events, by number, showed what is covered by now; whoever missed them is not told of it."""
        return set()

    def reveals(self, before: E, events: Sequence[Event]) -> bool:
        """Whether a move that is not `revealing` by its kind nevertheless showed anybody more than the move itself.

        `events` are what it caused, and `before` is the engine before it. The answer must follow from what everybody
        knew before and sees now, since everybody learns it.
        """
        return False

    def reveals_to(self, before: E, move: Move, events: Sequence[Event], seat: int) -> bool:
        """The same for one seat, where all others are bots, whose knowledge goes with the move that is taken back."""
        return isinstance(move, self.revealing) or self.reveals(before, events)

    @abstractmethod
    def preview(self, engine: E, move: Move) -> list[Event]:
        """What would happen, as far as the seat to move can know beforehand. May change the engine."""

    @abstractmethod
    def imagine_engine(self, view: V, chance: Chance) -> E:
        """The engine of an imagined position."""

    def imagine_engine_from(self, told: Sequence[Event], view: V, chance: Chance) -> E:
        """The same for a viewer who remembers all they were told; to be overridden where a view forgets."""
        return self.imagine_engine(view, chance)

    @abstractmethod
    def board(self, view: V, names: Sequence[str], lang: str, labels: Mapping[Any, str] = NO_LABELS) -> list[Line]:
        """The view as a text board, seen from the viewer's seat; `labels` are marks to put on places of the board."""

    def letters(self, lang: str) -> Mapping[str, str]:
        """The letters that colours have in a language, by those that `svg` draws alone; none if it draws no such."""
        return {}

    def illustrate(self, name: str, lang: str) -> str | None:
        """A picture of the rule book as SVG, by its name there; None if it has none of that name."""
        return None

    @abstractmethod
    def svg(self, view: V, names: Sequence[str]) -> str:
        """The view as a drawing, seen from the viewer's seat."""


@cache
def _move_decoder(moves: Any) -> msgspec.json.Decoder[Any]:
    """Made once a game: looking through its types takes longer than reading a move."""
    return msgspec.json.Decoder(moves)


AnyGame = Game[Any, Any, Any, Any]
