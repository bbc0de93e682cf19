"""Games as numbers of fixed size: a module for each game, compiled like its engine, with an ENCODER.

A game without one is encoded from its types, which is slower.
"""

from functools import cache

from lichtspiel.adapters.encoding.encoder import Encoder
from lichtspiel.core.games import AnyGame
from lichtspiel.games import part_of


@cache
def encoder_of(game: AnyGame, players: int) -> Encoder:
    """The encoder of a game at a table of this size."""
    own = part_of(game.name, "encoding", __name__)
    if own is None:
        from lichtspiel.adapters.typed import TypedEncoder

        return TypedEncoder(game, players)
    encoder: Encoder = own.ENCODER(players)
    return encoder
