"""How a game of Lichterfest ends (L22)."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places
from lichtspiel.games.lichterfest.rules import LichterfestEngine


def scores_of(engine: LichterfestEngine) -> tuple[int, ...]:
    """Everyone's reward points (L22)."""
    return tuple(int(engine.points(seat)) for seat in range(engine.players()))


def result_of(engine: LichterfestEngine) -> Result | None:
    """L22: everyone's place by their rank, and their reward points; None while the game goes on."""
    if engine.to_move != NOBODY:
        return None
    ranks = [int(engine.rank(seat)) for seat in range(engine.players())]
    return Result(places(ranks), scores_of(engine), "L22")
