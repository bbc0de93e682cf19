"""Setups that a viewer cannot tell apart: the secrecy tests play both and compare all that reaches the viewer.

Each of our games has a module here; a game from outside brings a module `disguise` in its package.
"""

from collections.abc import Sequence
from typing import TypeVar

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.setups import Options, Setup
from lichtspiel.games import part_of

S = TypeVar("S", bound=Setup)


def disguise(
    game: AnyGame, setup: S, moves: Sequence[Move], viewer: Viewer, chance: Chance, options: Options | None = None
) -> S:
    """Another setup that the viewer could not have told from this one in the course of these moves."""
    module = part_of(game.name, "disguise", __name__)
    assert module is not None, f"{game.name} needs a module `disguise`"
    other: S = module.disguise(setup, moves, viewer, chance, options or game.options_type())
    return other
