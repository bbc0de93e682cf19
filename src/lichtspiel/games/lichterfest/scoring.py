"""How a game of Lichterfest ends (L22)."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places
from lichtspiel.games.lichterfest.rules import LichterfestEngine


def result_of(engine: LichterfestEngine) -> Result | None:
    """L22: most reward points, then boats, then lantern cards; None while the game goes on."""
    if engine.to_move != NOBODY:
        return None
    ranks = [(int(seat.points), int(seat.boats), int(seat.card_count)) for seat in engine.seats]
    return Result(places(ranks), tuple(points for points, _, _ in ranks), "L22")
