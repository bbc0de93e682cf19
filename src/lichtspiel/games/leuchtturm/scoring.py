"""How a game of Die Leuchtturm-Architekten ends (A17 to A20)."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine


def scores_of(engine: LeuchtturmEngine) -> tuple[int, ...]:
    """Everyone's laid cards (A18)."""
    return tuple(map(int, engine.laid_counts()))


def result_of(engine: LeuchtturmEngine) -> Result | None:
    """A17, A20: everyone's place by their rank (A18), and their laid cards; None while the game goes on."""
    if engine.to_move != NOBODY:
        return None
    ranks = [int(rank) for rank in engine.ranks()]
    return Result(places(ranks), scores_of(engine), "A20" if engine.ender == NOBODY else "A17")
