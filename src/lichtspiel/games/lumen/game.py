"""LUMEN, put together from its parts."""

from collections.abc import Sequence
from typing import Any, Final

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import Game
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import carry_out
from lichtspiel.core.setups import Options
from lichtspiel.games.lumen import (
    drawing,
    events,
    goals,
    illustrations,
    moves,
    pad,
    prompts,
    refusals,
    scoring,
    showing,
    text,
    views,
)
from lichtspiel.games.lumen.box import ROUNDS
from lichtspiel.games.lumen.events import Dealt
from lichtspiel.games.lumen.material import MATERIAL, LumenMaterial
from lichtspiel.games.lumen.rules import LumenEngine, shuffled_hands
from lichtspiel.games.lumen.views import LumenSetup, LumenView
from lichtspiel.words import Phrase


class Lumen(Game[LumenEngine, LumenSetup, Options, LumenView]):
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
    aid_type: Any = tuple[pad.Column, ...]
    revealing = (moves.Play,)  # M6: a card that is played is revealed, to its owner too
    revealed = "lumen-revealed"

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)
    check = staticmethod(refusals.check_move)
    out_of_turn = staticmethod(refusals.out_of_turn)
    events = staticmethod(events.events_of)
    result = staticmethod(scoring.result_of)
    scores = staticmethod(scoring.scores_of)
    view = staticmethod(showing.view_of)
    seat_view = staticmethod(showing.seat_view)
    opened = staticmethod(showing.opened)
    covered = staticmethod(views.face_down)
    imagine_engine = staticmethod(views.imagine)
    imagine_engine_from = staticmethod(views.imagine_from)
    aid = staticmethod(pad.columns)
    aid_from = staticmethod(pad.columns_from)
    prompt = staticmethod(prompts.prompt)
    goal = staticmethod(goals.goal)
    board = staticmethod(text.write)
    svg = staticmethod(drawing.draw)
    letters = staticmethod(illustrations.letters)
    illustrate = staticmethod(illustrations.illustrate)

    def draw_setup(self, players: int, chance: Chance, options: Options) -> LumenSetup:
        """M2: somebody gets the dark plus card; M3: every round is shuffled and dealt."""
        first = int(chance.below(players))
        deals = [[int(card) for card in shuffled_hands(players, chance)] for _ in range(ROUNDS)]
        return LumenSetup(first, tuple(map(views.named_hands, deals)))

    def begin(self, setup: LumenSetup, options: Options) -> LumenEngine:
        refusals.check_setup(setup)
        return views.set_up(setup)

    def seats(self, setup: LumenSetup) -> int:
        return setup.players()

    def material(self) -> LumenMaterial:
        return MATERIAL

    def announced(self, view: LumenView, move: Move) -> Phrase:
        return prompts.announced(view, move) if isinstance(move, moves.Play) else super().announced(view, move)

    def reveals_to(self, before: LumenEngine, move: Move, events: Sequence[Event], seat: int) -> bool:
        """M6: a card shows its value to its owner; all others saw it. M3: the next round shows all other hands."""
        return (isinstance(move, moves.Play) and before.to_move == seat) or any(
            isinstance(event, Dealt) for event in events
        )

    def preview(self, engine: LumenEngine, move: Move) -> list[Event]:
        """A bid hides nothing; a card does: nobody knows their own values, so it has no preview (M4, M6)."""
        return tell(carry_out(self, engine, move), TABLE) if isinstance(move, moves.Bid) else []


GAME: Final = Lumen()
