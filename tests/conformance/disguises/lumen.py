"""Setups of LUMEN that a viewer cannot tell apart (M4)."""

from collections.abc import Sequence

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Options
from lichtspiel.games.lumen.box import HAND, ROUNDS, card_name
from lichtspiel.games.lumen.moves import encode
from lichtspiel.games.lumen.views import LumenSetup, named_hands, set_up


def disguise(setup: LumenSetup, moves: Sequence[Move], viewer: Viewer, chance: Chance, _: Options) -> LumenSetup:
    """Another setup that differs only in values which the viewer has not seen after these moves."""
    engine = set_up(setup)
    for move in moves:
        engine.apply(encode(move))
    engine.redeal_remembering(seat_number(viewer), chance)
    current = tuple(tuple(card_name(int(card)) for card in engine.cards(seat)) for seat in range(int(engine.players())))
    size = int(engine.players()) * HAND
    coming = [
        [int(card) for card in engine.deals[at * size : (at + 1) * size]] for at in range(engine.round + 1, ROUNDS)
    ]
    return LumenSetup(setup.first, (*setup.deals[: engine.round], current, *map(named_hands, coming)))
