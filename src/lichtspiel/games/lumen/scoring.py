"""How a game of LUMEN ends (M11)."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.results import Result, places
from lichtspiel.games.lumen.rules import LAST_ROUND, LumenEngine


def result_of(engine: LumenEngine) -> Result | None:
    """M11: most points, then most in round 4, then nearest clockwise to the dark plus card; None before the end."""
    if engine.to_move != NOBODY:
        return None
    players, dark = len(engine.seats), int(engine.dark())
    ranks = [
        (int(seat.total), int(seat.sheet[LAST_ROUND]), -((number - dark) % players))
        for number, seat in enumerate(engine.seats)
    ]
    return Result(places(ranks), tuple(total for total, _, _ in ranks), "M11")
