"""How a game of LUMEN ends (M11)."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places
from lichtspiel.games.lumen.rules import LumenEngine


def scores_of(engine: LumenEngine) -> tuple[int, ...]:
    """Everyone's points of the rounds that are over (M9)."""
    return tuple(int(engine.total(seat)) for seat in range(int(engine.players())))


def result_of(engine: LumenEngine) -> Result | None:
    """M11: everyone's place by their rank, and their points; None while the game goes on."""
    if engine.to_move != NOBODY:
        return None
    ranks = [int(engine.rank(number)) for number in range(int(engine.players()))]
    return Result(places(ranks), scores_of(engine), "M11")
