"""Die Leuchtturm-Architekten, put together from its parts."""

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
from lichtspiel.games.leuchtturm import moves, sight
from lichtspiel.games.leuchtturm.box import CARDS, HAND, STACKS, TOWERS
from lichtspiel.games.leuchtturm.cards import LAID
from lichtspiel.games.leuchtturm.drawing import draw
from lichtspiel.games.leuchtturm.events import Completed, Shown, events_of
from lichtspiel.games.leuchtturm.finder import Reach, reach
from lichtspiel.games.leuchtturm.refusals import check_options, check_setup, misplaced_refusal, refusal_of
from lichtspiel.games.leuchtturm.rules import Archipelago
from lichtspiel.games.leuchtturm.sight import LeuchtturmOptions, LeuchtturmSetup, LeuchtturmView
from lichtspiel.games.leuchtturm.telling import prompt
from lichtspiel.games.leuchtturm.text import write
from lichtspiel.words import Phrase


class Leuchtturm(Game[Archipelago, LeuchtturmSetup, LeuchtturmOptions, LeuchtturmView]):
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
    aid_type: Any = tuple[Reach, ...]
    revealed = "leuchtturm-revealed"

    def draw_setup(self, players: int, chance: Chance, options: LeuchtturmOptions) -> LeuchtturmSetup:
        """A3, A4: choose who begins, shuffle, deal three cards each, and make two stacks of the rest."""
        first = int(chance.below(players))
        cards = [TOWERS[card] for card in chance.shuffled(list(range(CARDS)))]
        hands = tuple(tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players))
        rest = cards[players * HAND :]
        height = STACKS[players][0]
        return LeuchtturmSetup(first, hands, (tuple(rest[:height]), tuple(rest[height:])))

    def begin(self, setup: LeuchtturmSetup, options: LeuchtturmOptions) -> Archipelago:
        check_setup(setup)
        check_options(options)
        return sight.set_up(setup, options)

    def seats(self, setup: LeuchtturmSetup) -> int:
        return len(setup.hands)

    def prompt(self, view: LeuchtturmView, names: Sequence[str]) -> Phrase:
        return prompt(view, names)

    def aid(self, view: LeuchtturmView) -> tuple[Reach, ...]:
        """The reach finder."""
        return reach(view)

    parse = staticmethod(moves.parse)
    encode = staticmethod(moves.encode)
    decode = staticmethod(moves.decode)

    def refusal(self, engine: Archipelago, move: Move) -> Refusal | None:
        return refusal_of(engine, move)

    def misplaced(self, engine: Archipelago) -> Refusal:
        return misplaced_refusal(engine)

    def events(self, engine: Archipelago) -> list[Event]:
        return events_of(engine, self.result(engine))

    def result(self, engine: Archipelago) -> Result | None:
        """A18: most laid cards, and the ender first among equals; A20: without an ender, equals share a place."""
        if engine.to_move != NOBODY:
            return None
        where = [int(place) for place in engine.places]
        scores = tuple(where.count(LAID + seat) for seat in range(engine.players()))
        ranks = [(score, seat == engine.ender) for seat, score in enumerate(scores)]
        return Result(places(ranks), scores, "A20" if engine.ender == NOBODY else "A17")

    def look(self, engine: Archipelago, viewer: Viewer) -> LeuchtturmView:
        return sight.look(engine, viewer, self.result(engine))

    def look_beyond(self, public: LeuchtturmView, engine: Archipelago, seat: int) -> LeuchtturmView:
        return sight.look_beyond(public, engine, seat)

    def reveals(self, before: Archipelago, events: Sequence[Event]) -> bool:
        """A14, A15: a lighthouse shows where its card is, or is not, unless all knew; A3: the next top card."""
        return any(
            (isinstance(event, Completed) and not sight.is_certain(before, NOBODY, event.tower))
            or (isinstance(event, Shown) and event.tower is not None)
            for event in events
        )

    def foresee(self, engine: Archipelago, move: Move) -> list[Event]:
        """Up to the first thing that hangs on a hidden card: whose a lighthouse is, or what lies under a top card."""
        before = engine.clone()
        told = tell(happenings(self, engine, move), TABLE)
        for number, event in enumerate(told):
            if isinstance(event, Completed) and not sight.is_certain(before, event.seat, event.tower):
                return told[: number + 1]
            if isinstance(event, Shown) and event.tower is not None:
                return told[:number]
        return told

    def imagine_engine(self, view: LeuchtturmView, chance: Chance) -> Archipelago:
        return sight.imagine(view, chance)

    def disguise(
        self,
        setup: LeuchtturmSetup,
        moves: Sequence[Move],
        viewer: Viewer,
        chance: Chance,
        options: LeuchtturmOptions | None = None,
    ) -> LeuchtturmSetup:
        return sight.disguise(setup, options or LeuchtturmOptions(), moves, viewer, chance)

    def board(
        self, view: LeuchtturmView, names: Sequence[str], lang: str, labels: Mapping[int, str] | None = None
    ) -> list[Line]:
        return write(view, names, lang, labels or {})

    def svg(self, view: LeuchtturmView, names: Sequence[str]) -> str:
        return draw(view, names)


GAME: Final = Leuchtturm()
