"""Lichterfest, put together from its parts."""

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
from lichtspiel.games.lichterfest import moves, sight
from lichtspiel.games.lichterfest.box import HAND, SIDES, START, SYMBOLS, TILES, TILES_BACK
from lichtspiel.games.lichterfest.drawing import draw
from lichtspiel.games.lichterfest.events import Laid, events_of
from lichtspiel.games.lichterfest.moves import At
from lichtspiel.games.lichterfest.refusals import check_setup, misplaced_refusal, refusal_of
from lichtspiel.games.lichterfest.rules import Festival, begin
from lichtspiel.games.lichterfest.sight import LichterfestSetup, LichterfestView
from lichtspiel.games.lichterfest.telling import prompt
from lichtspiel.games.lichterfest.text import write
from lichtspiel.words import Phrase

# L1: two players sit opposite each other; of three, one side stays empty.
SEATING: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


class Lichterfest(Game[Festival, LichterfestSetup, Options, LichterfestView]):
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
    revealed = "lichterfest-revealed"

    def draw_setup(self, players: int, chance: Chance, options: Options) -> LichterfestSetup:
        """L1 to L3: turn the start tile so that its red side faces a player, shuffle, put tiles back, deal."""
        sides = SEATING[players]
        first = sides[chance.below(players)]
        turns = (first - SIDES[START].index("r")) % 4
        tiles = tuple(chance.shuffled(list(range(1, TILES)))[TILES_BACK[players] :])
        hands = tuple(tiles[seat * HAND : (seat + 1) * HAND] for seat in range(players))
        return LichterfestSetup(sides, turns, hands, tiles[players * HAND :])

    def begin(self, setup: LichterfestSetup, options: Options) -> Festival:
        check_setup(setup)
        return begin(setup.sides, setup.turns, setup.hands, setup.stack)

    def seats(self, setup: LichterfestSetup) -> int:
        return len(setup.sides)

    def material(self) -> dict[str, Any]:
        """The faces of the tiles: the letters of their sides, clockwise, and the symbol in the middle."""
        return {"tiles": [{"sides": sides, "symbol": SYMBOLS.get(tile)} for tile, sides in enumerate(SIDES)]}

    def prompt(self, view: LichterfestView, names: Sequence[str]) -> Phrase:
        return prompt(view, names)

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)

    def refusal(self, engine: Festival, move: Move) -> Refusal | None:
        return refusal_of(engine, move)

    def misplaced(self, engine: Festival) -> Refusal:
        return misplaced_refusal(engine)

    def events(self, engine: Festival) -> list[Event]:
        return events_of(engine, self.result(engine))

    def result(self, engine: Festival) -> Result | None:
        """L22: most reward points, then boats, then lantern cards."""
        if engine.to_move != NOBODY:
            return None
        ranks = [(int(seat.points), int(seat.boats), int(seat.card_count)) for seat in engine.seats]
        return Result(places(ranks), tuple(points for points, _, _ in ranks), "L22")

    def look(self, engine: Festival, viewer: Viewer) -> LichterfestView:
        return sight.look(engine, viewer, self.result(engine))

    def look_beyond(self, public: LichterfestView, engine: Festival, seat: int) -> LichterfestView:
        return sight.look_beyond(public, engine, seat)

    def reveals(self, before: Festival, events: Sequence[Event]) -> bool:
        """L7, L18: a tile comes out of a hidden hand, and the next one from the stack."""
        return any(isinstance(event, Laid) for event in events)

    def foresee(self, engine: Festival, move: Move) -> list[Event]:
        """All but the tile one would draw: what the whole table will see."""
        return tell(happenings(self, engine, move), TABLE)

    def imagine_engine(self, view: LichterfestView, chance: Chance) -> Festival:
        return sight.imagine(view, chance)

    def disguise(
        self,
        setup: LichterfestSetup,
        moves: Sequence[Move],
        viewer: Viewer,
        chance: Chance,
        options: Options | None = None,
    ) -> LichterfestSetup:
        return sight.disguise(setup, moves, viewer, chance)

    def board(
        self, view: LichterfestView, names: Sequence[str], lang: str, labels: Mapping[At, str] | None = None
    ) -> list[Line]:
        return write(view, names, lang, labels or {})

    def svg(self, view: LichterfestView, names: Sequence[str]) -> str:
        return draw(view, names)


GAME: Final = Lichterfest()
