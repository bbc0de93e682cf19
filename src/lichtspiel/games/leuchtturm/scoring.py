"""How a game of Die Leuchtturm-Architekten ends (A17 to A20)."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places
from lichtspiel.games.leuchtturm.cards import LAID
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine


def result_of(engine: LeuchtturmEngine) -> Result | None:
    """A18: most laid cards, and the ender first among equals; A20: without an ender, equals share a place."""
    if engine.to_move != NOBODY:
        return None
    where = [int(place) for place in engine.places]
    scores = tuple(where.count(LAID + seat) for seat in range(engine.players()))
    ranks = [(score, seat == engine.ender) for seat, score in enumerate(scores)]
    return Result(places(ranks), scores, "A20" if engine.ender == NOBODY else "A17")
