"""Games as numbers of fixed size: a module for each game, compiled like its engine, with an ENCODER."""

from functools import cache
from importlib import import_module

from lichtspiel.adapters.encoding.encoder import Encoder
from lichtspiel.core.games import AnyGame


@cache
def encoder_of(game: AnyGame, players: int) -> Encoder:
    """The encoder of a game at a table of this size."""
    encoder: Encoder = import_module(f"{__name__}.{game.name}").ENCODER(players)
    return encoder
