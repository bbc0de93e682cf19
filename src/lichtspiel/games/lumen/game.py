"""LUMEN, put together from its parts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lichtspiel.core.boards import Line
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import TABLE, Event, Viewer, tell
from lichtspiel.core.games import Game
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import happenings
from lichtspiel.core.refusals import Refusal
from lichtspiel.core.results import Result, places
from lichtspiel.core.setups import Options
from lichtspiel.games.lumen import moves, sight, telling
from lichtspiel.games.lumen.box import ROUNDS
from lichtspiel.games.lumen.drawing import draw
from lichtspiel.games.lumen.events import Played, events_of
from lichtspiel.games.lumen.pad import Column, columns
from lichtspiel.games.lumen.refusals import check_setup, misplaced_refusal, refusal_of
from lichtspiel.games.lumen.rules import LAST_ROUND, Window, shuffled_hands
from lichtspiel.games.lumen.sight import LumenSetup, LumenView
from lichtspiel.games.lumen.text import write
from lichtspiel.words import Phrase


class Lumen(Game[Window, LumenSetup, Options, LumenView]):
    """Guess how many tricks you will win with cards whose values only the others see."""

    name = "lumen"
    players = range(3, 6)
    rules = 1
    players_rule = "M1"
    turn_rule = "M6"
    setup_type = LumenSetup
    options_type = Options
    view_type = LumenView
    move_type: Any = moves.LumenMove
    aid_type: Any = tuple[Column, ...]
    revealed = "lumen-revealed"

    def draw_setup(self, players: int, chance: Chance, options: Options) -> LumenSetup:
        """M2: somebody gets the dark plus card; M3: every round is shuffled and dealt."""
        first = int(chance.below(players))
        deals = [[int(card) for card in shuffled_hands(players, chance)] for _ in range(ROUNDS)]
        return LumenSetup(first, tuple(map(sight.named_hands, deals)))

    def begin(self, setup: LumenSetup, options: Options) -> Window:
        check_setup(setup)
        return sight.set_up(setup)

    def seats(self, setup: LumenSetup) -> int:
        return setup.players()

    def prompt(self, view: LumenView, names: Sequence[str]) -> Phrase:
        return telling.prompt(view, names)

    def announced(self, view: LumenView, move: Move) -> Phrase:
        return telling.announced(view, move) if isinstance(move, moves.Play) else super().announced(view, move)

    def aid(self, view: LumenView) -> tuple[Column, ...]:
        """The deduction pad."""
        return columns(view)

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)

    def refusal(self, engine: Window, move: Move) -> Refusal | None:
        return refusal_of(engine, move)

    def misplaced(self, engine: Window) -> Refusal:
        return misplaced_refusal(engine)

    def events(self, engine: Window) -> list[Event]:
        return events_of(engine, self.result(engine))

    def result(self, engine: Window) -> Result | None:
        """M11: most points, then most in round 4, then nearest clockwise to the dark plus card."""
        if engine.to_move != NOBODY:
            return None
        players, dark = len(engine.seats), int(engine.dark())
        ranks = [
            (int(seat.total), int(seat.sheet[LAST_ROUND]), -((number - dark) % players))
            for number, seat in enumerate(engine.seats)
        ]
        return Result(places(ranks), tuple(total for total, _, _ in ranks), "M11")

    def look(self, engine: Window, viewer: Viewer) -> LumenView:
        return sight.look(engine, viewer, self.result(engine))

    def look_beyond(self, public: LumenView, engine: Window, seat: int) -> LumenView:
        return sight.look_beyond(public, engine, seat)

    def covered(self, events: Sequence[Event]) -> set[int]:
        """M4: the cards of earlier tricks lie face down."""
        return sight.face_down(events)

    def reveals(self, before: Window, events: Sequence[Event]) -> bool:
        """M6: a card that is played is revealed, to its owner too."""
        return any(isinstance(event, Played) for event in events)

    def foresee(self, engine: Window, move: Move) -> list[Event]:
        """A bid brings no surprise; a card does: nobody knows their own values, so nothing is said of it (M4, M6)."""
        return tell(happenings(self, engine, move), TABLE) if isinstance(move, moves.Bid) else []

    def imagine_engine(self, view: LumenView, chance: Chance) -> Window:
        return sight.imagine(view, chance)

    def imagine_engine_from(self, told: Sequence[Event], view: LumenView, chance: Chance) -> Window:
        return sight.imagine_from(told, view, chance)

    def disguise(
        self,
        setup: LumenSetup,
        moves: Sequence[Move],
        viewer: Viewer,
        chance: Chance,
        options: Options | None = None,
    ) -> LumenSetup:
        return sight.disguise(setup, moves, viewer, chance)

    def board(
        self, view: LumenView, names: Sequence[str], lang: str, labels: Mapping[int, str] | None = None
    ) -> list[Line]:
        return write(view, names, lang, labels or {})

    def svg(self, view: LumenView, names: Sequence[str]) -> str:
        return draw(view, names)


GAME: Final = Lumen()
