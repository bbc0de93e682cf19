"""Funken, put together from its parts."""

from typing import Any, Final

from funken import drawing, events, moves, refusals, scoring, text, views
from funken.box import HAND, PLAYERS, SPARKS
from funken.rules import FunkenEngine
from funken.views import FunkenSetup, FunkenView
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import Game
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import carry_out
from lichtspiel.core.setups import Options


class Funken(Game[FunkenEngine, FunkenSetup, Options, FunkenView]):
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
    revealing = (moves.Light,)  # F4: everybody sees what is lit

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)
    check = staticmethod(refusals.check_move)
    out_of_turn = staticmethod(refusals.out_of_turn)
    events = staticmethod(events.events_of)
    result = staticmethod(scoring.result_of)
    scores = staticmethod(scoring.scores_of)
    view = staticmethod(views.view_of)
    imagine_engine = staticmethod(views.imagine)
    board = staticmethod(text.write)
    svg = staticmethod(drawing.draw)

    def draw_setup(self, players: int, chance: Chance, options: Options) -> FunkenSetup:
        """F2: who begins, and what everybody gets."""
        first = int(chance.below(players))
        dealt = chance.shuffled(list(range(1, SPARKS + 1)))
        return FunkenSetup(first, tuple(tuple(dealt[at * HAND : (at + 1) * HAND]) for at in range(players)))

    def begin(self, setup: FunkenSetup, options: Options) -> FunkenEngine:
        refusals.check_setup(setup)
        return views.set_up(setup)

    def seats(self, setup: FunkenSetup) -> int:
        return len(setup.hands)

    def preview(self, engine: FunkenEngine, move: Move) -> list[Event]:
        return tell(carry_out(self, engine, move), TABLE)


GAME: Final = Funken()
