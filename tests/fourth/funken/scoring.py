"""How a game of Funken ends (F7)."""

from funken.box import PLAYERS
from funken.rules import FunkenEngine
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places


def scores_of(engine: FunkenEngine) -> tuple[int, ...]:
    """F7: everyone's lit sparks."""
    return tuple(engine.score(seat) for seat in range(PLAYERS))


def result_of(engine: FunkenEngine) -> Result | None:
    """F7: whoever lit most, and of equals the one who did not begin; None while the game goes on."""
    if engine.to_move != NOBODY:
        return None
    scores = scores_of(engine)
    return Result(places([(score, seat != engine.first) for seat, score in enumerate(scores)]), scores, "F7")
