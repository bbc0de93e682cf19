"""The games: one package each, with the same files. A game is found by having a `game` module with a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from lichtspiel.core.games import AnyGame


def names() -> list[str]:
    """Every game there is."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def load(name: str) -> AnyGame:
    """The game of this name; raises KeyError, which names those there are."""
    if name not in names():
        raise KeyError(f"no game called {name!r}; there are: {', '.join(names())}")
    game: AnyGame = import_module(f"{__name__}.{name}.game").GAME
    return game
