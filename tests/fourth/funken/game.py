"""Funken, put together from its parts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from funken import moves, sight
from funken.box import HAND, PLAYERS, SPARKS
from funken.drawing import draw
from funken.events import Lit, events_of
from funken.refusals import check_setup, misplaced_refusal, refusal_of
from funken.rules import Fire
from funken.sight import FunkenSetup, FunkenView
from funken.text import write
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


class Funken(Game[Fire, FunkenSetup, Options, FunkenView]):
    """Light more sparks than the other."""

    name = "funken"
    players = range(PLAYERS, PLAYERS + 1)
    rules = 1
    players_rule = "F1"
    turn_rule = "F6"
    setup_type = FunkenSetup
    options_type = Options
    view_type = FunkenView
    move_type: Any = moves.FunkenMove

    def draw_setup(self, players: int, chance: Chance, options: Options) -> FunkenSetup:
        """F2: who begins, and what everybody gets."""
        first = int(chance.below(players))
        dealt = chance.shuffled(list(range(1, SPARKS + 1)))
        return FunkenSetup(first, tuple(tuple(dealt[at * HAND : (at + 1) * HAND]) for at in range(players)))

    def begin(self, setup: FunkenSetup, options: Options) -> Fire:
        check_setup(setup)
        return sight.set_up(setup)

    def seats(self, setup: FunkenSetup) -> int:
        return len(setup.hands)

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)

    def refusal(self, engine: Fire, move: Move) -> Refusal | None:
        return refusal_of(engine, move)

    def misplaced(self, engine: Fire) -> Refusal:
        return misplaced_refusal(engine)

    def events(self, engine: Fire) -> list[Event]:
        return events_of(engine, self.result(engine))

    def result(self, engine: Fire) -> Result | None:
        """F7: most sparks lit, then who did not begin."""
        if engine.to_move != NOBODY:
            return None
        scores = tuple(engine.score(seat) for seat in range(PLAYERS))
        return Result(places([(score, seat != engine.first) for seat, score in enumerate(scores)]), scores, "F7")

    def look(self, engine: Fire, viewer: Viewer) -> FunkenView:
        return sight.look(engine, viewer, self.result(engine))

    def reveals(self, before: Fire, events: Sequence[Event]) -> bool:
        """F4: what is lit, everybody sees."""
        return any(isinstance(event, Lit) for event in events)

    def foresee(self, engine: Fire, move: Move) -> list[Event]:
        return tell(happenings(self, engine, move), TABLE)

    def imagine_engine(self, view: FunkenView, chance: Chance) -> Fire:
        return sight.imagine(view, chance)

    def disguise(
        self,
        setup: FunkenSetup,
        moves: Sequence[Move],
        viewer: Viewer,
        chance: Chance,
        options: Options | None = None,
    ) -> FunkenSetup:
        return sight.disguise(setup, moves, viewer, chance)

    def board(
        self, view: FunkenView, names: Sequence[str], lang: str, labels: Mapping[Any, str] | None = None
    ) -> list[Line]:
        return write(view, names, lang)

    def svg(self, view: FunkenView, names: Sequence[str]) -> str:
        return draw(view, names)


GAME: Final = Funken()
