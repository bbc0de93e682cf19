"""Setups of Lichterfest that a viewer cannot tell apart (L7)."""

from collections.abc import Sequence

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Options
from lichtspiel.games.lichterfest.moves import encode
from lichtspiel.games.lichterfest.rules import begin
from lichtspiel.games.lichterfest.views import LichterfestSetup


def disguise(
    setup: LichterfestSetup, moves: Sequence[Move], viewer: Viewer, chance: Chance, _: Options
) -> LichterfestSetup:
    """Another setup that differs only in tiles which the viewer has not seen after these moves."""
    engine = begin(setup.sides, setup.turns, setup.hands, setup.stack)
    for move in moves:
        engine.apply(encode(move))
    hidden = [int(tile) for tile in engine.hidden_from(seat_number(viewer))]
    swapped = dict(zip(hidden, chance.shuffled(hidden), strict=True))

    def swap(tiles: Sequence[int]) -> tuple[int, ...]:
        return tuple(swapped.get(tile, tile) for tile in tiles)

    return LichterfestSetup(setup.sides, setup.turns, tuple(swap(hand) for hand in setup.hands), swap(setup.stack))
