"""Lichterfest, put together from its parts."""

from collections.abc import Sequence
from typing import Any, Final

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import Game
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import carry_out
from lichtspiel.core.setups import Options
from lichtspiel.games.lichterfest import (
    drawing,
    events,
    goals,
    illustrations,
    moves,
    prompts,
    refusals,
    scoring,
    showing,
    text,
    views,
)
from lichtspiel.games.lichterfest.box import HAND, SIDES, START, TILES, TILES_BACK
from lichtspiel.games.lichterfest.events import Drew
from lichtspiel.games.lichterfest.material import MATERIAL, LichterfestMaterial
from lichtspiel.games.lichterfest.rules import LichterfestEngine, begin
from lichtspiel.games.lichterfest.views import LichterfestSetup, LichterfestView

# L1: two players sit opposite each other; of three, one side stays empty.
SEATING: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


class Lichterfest(Game[LichterfestEngine, LichterfestSetup, Options, LichterfestView]):
    """Lay lake tiles; each gives everyone the lantern it turns towards them; sets of lanterns become points."""

    name = "lichterfest"
    players = range(2, 5)
    rules = 1
    players_rule = "L1"
    turn_rule = "L14"
    setup_type = LichterfestSetup
    options_type = Options
    view_type = LichterfestView
    move_type: Any = moves.LichterfestMove
    revealing = (moves.Place,)  # L7, L18: a tile comes out of a hidden hand, and the next one from the stack
    revealed = "lichterfest-revealed"

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
    imagine_engine = staticmethod(views.imagine)
    prompt = staticmethod(prompts.prompt)
    goal = staticmethod(goals.goal)
    board = staticmethod(text.write)
    svg = staticmethod(drawing.draw)
    letters = staticmethod(illustrations.letters)
    illustrate = staticmethod(illustrations.illustrate)

    def draw_setup(self, players: int, chance: Chance, options: Options) -> LichterfestSetup:
        """L1 to L3: turn the start tile so that its red side faces a player, shuffle, put tiles back, deal."""
        sides = SEATING[players]
        first = sides[chance.below(players)]
        turns = (first - SIDES[START].index("r")) % 4
        tiles = tuple(chance.shuffled(list(range(1, TILES)))[TILES_BACK[players] :])
        hands = tuple(tiles[seat * HAND : (seat + 1) * HAND] for seat in range(players))
        return LichterfestSetup(sides, turns, hands, tiles[players * HAND :])

    def begin(self, setup: LichterfestSetup, options: Options) -> LichterfestEngine:
        refusals.check_setup(setup)
        return begin(setup.sides, setup.turns, setup.hands, setup.stack)

    def seats(self, setup: LichterfestSetup) -> int:
        return len(setup.sides)

    def material(self) -> LichterfestMaterial:
        return MATERIAL

    def reveals_to(self, before: LichterfestEngine, move: Move, events: Sequence[Event], seat: int) -> bool:
        """L7, L18: another's tile comes out of a hidden hand, and one's own is followed by the next, if any."""
        drawn = any(isinstance(event, Drew) for event in events)
        return isinstance(move, moves.Place) and (before.to_move != seat or drawn)

    def preview(self, engine: LichterfestEngine, move: Move) -> list[Event]:
        """All but the tile one would draw: what the whole table will see."""
        return tell(carry_out(self, engine, move), TABLE)


GAME: Final = Lichterfest()
