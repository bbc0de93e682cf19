"""Die Leuchtturm-Architekten, put together from its parts."""

from collections.abc import Sequence
from typing import Any, Final

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import Game
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import carry_out
from lichtspiel.games.leuchtturm import (
    drawing,
    events,
    finder,
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
from lichtspiel.games.leuchtturm.box import CARDS, HAND, STACKS, TOWERS
from lichtspiel.games.leuchtturm.events import Completed, Shown, Undecided
from lichtspiel.games.leuchtturm.material import MATERIAL, LeuchtturmMaterial
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, LeuchtturmSetup, LeuchtturmView


class Leuchtturm(Game[LeuchtturmEngine, LeuchtturmSetup, LeuchtturmOptions, LeuchtturmView]):
    """Move stones round the islands; a tower of four is a lighthouse, and its card goes to whoever may claim it."""

    name = "leuchtturm"
    players = range(2, 5)
    rules = 1
    players_rule = "A3"
    turn_rule = "A5"
    setup_type = LeuchtturmSetup
    options_type = LeuchtturmOptions
    view_type = LeuchtturmView
    move_type: Any = moves.LeuchtturmMove
    aid_type: Any = tuple[finder.Reach, ...]
    revealing = ()
    revealed = "leuchtturm-revealed"

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)
    check = staticmethod(refusals.check_move)
    out_of_turn = staticmethod(refusals.out_of_turn)
    table_refusal = staticmethod(refusals.table_refusal)
    events = staticmethod(events.events_of)
    result = staticmethod(scoring.result_of)
    scores = staticmethod(scoring.scores_of)
    view = staticmethod(showing.view_of)
    seat_view = staticmethod(showing.seat_view)
    imagine_engine = staticmethod(views.imagine)
    aid = staticmethod(finder.reach)
    prompt = staticmethod(prompts.prompt)
    goal = staticmethod(goals.goal)
    board = staticmethod(text.write)
    svg = staticmethod(drawing.draw)
    letters = staticmethod(illustrations.letters)
    illustrate = staticmethod(illustrations.illustrate)

    def draw_setup(self, players: int, chance: Chance, options: LeuchtturmOptions) -> LeuchtturmSetup:
        """A3, A4: choose who begins, shuffle, deal three cards each, and make two stacks of the rest."""
        first = int(chance.below(players))
        cards = [TOWERS[card] for card in chance.shuffled(list(range(CARDS)))]
        hands = tuple(tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players))
        rest = cards[players * HAND :]
        height = STACKS[players][0]
        return LeuchtturmSetup(first, hands, (tuple(rest[:height]), tuple(rest[height:])))

    def begin(self, setup: LeuchtturmSetup, options: LeuchtturmOptions) -> LeuchtturmEngine:
        refusals.check_setup(setup)
        refusals.check_options(options)
        return views.set_up(setup, options)

    def seats(self, setup: LeuchtturmSetup) -> int:
        return len(setup.hands)

    def material(self) -> LeuchtturmMaterial:
        return MATERIAL

    def reveals(self, before: LeuchtturmEngine, events: Sequence[Event]) -> bool:
        """A14, A15: a lighthouse shows where its card is or is not, unless everyone knew; A3: or the next top card."""
        return self._shows(before, events, NOBODY)

    def reveals_to(self, before: LeuchtturmEngine, move: Move, events: Sequence[Event], seat: int) -> bool:
        """The same, unless the seat knew."""
        return self._shows(before, events, seat)

    def _shows(self, before: LeuchtturmEngine, events: Sequence[Event], viewer: int) -> bool:
        return any(
            (isinstance(event, Completed) and not views.is_certain(before, viewer, event.tower))
            or (isinstance(event, Shown) and event.tower is not None)
            for event in events
        )

    def preview(self, engine: LeuchtturmEngine, move: Move) -> list[Event]:
        """Up to where what becomes of a lighthouse depends on hidden cards; and without the next card of a stack."""
        before = engine.clone()
        seen: list[Event] = []
        for event in tell(carry_out(self, engine, move), TABLE):
            if isinstance(event, Shown) and event.tower is not None:
                continue
            seen.append(event)
            if isinstance(event, Completed) and not views.is_certain(before, event.seat, event.tower):
                return [*seen, Undecided(event.tower)]
        return seen


GAME: Final = Leuchtturm()
