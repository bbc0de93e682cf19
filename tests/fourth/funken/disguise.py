"""Setups of Funken that a viewer cannot tell apart (F3): what the secrecy tests compare."""

from collections.abc import Sequence

from funken.moves import encode
from funken.views import FunkenSetup, set_up
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Options


def disguise(setup: FunkenSetup, moves: Sequence[Move], viewer: Viewer, chance: Chance, _: Options) -> FunkenSetup:
    """Another setup that the viewer could not have told from this one in the course of these moves."""
    engine = set_up(setup)
    for move in moves:
        engine.apply(encode(move))
    engine.redeal(seat_number(viewer), chance)
    return FunkenSetup(setup.first, tuple(map(tuple, engine.hands)))
