"""The games: one package each, with the same files. A game is found by having a `game` module with a GAME.

Ours lie here. Anybody else's is found by its entry point in the group `lichtspiel.games`, which names its package; its
words, and its bots, encoding and dialogue if it has any, lie in that package too. See docs/fourth-game.md.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Final

from lichtspiel import words

if TYPE_CHECKING:
    from lichtspiel.core.events import Event
    from lichtspiel.core.games import AnyGame

GROUP: Final = "lichtspiel.games"


def names() -> list[str]:
    """Every game there is."""
    return sorted(_ours() | _others().keys())


@cache
def load(name: str) -> "AnyGame":
    """The game of this name; raises KeyError, which lists the games there are."""
    package = package_of(name)
    learn_words(name)
    game: AnyGame = import_module(f"{package}.game").GAME
    return game


@cache
def learn_words(name: str) -> None:
    """Make the sentences and the rule book of a game known; raises KeyError, which lists the games there are."""
    package = package_of(name)
    if name not in _ours():
        from importlib.resources import files

        words.learn(name, files(package) / "words")


def package_of(name: str) -> str:
    """Where the files of a game are; raises KeyError, which lists the games there are."""
    if name in _ours():
        return f"{__name__}.{name}"
    if name not in _others():
        raise KeyError(f"no game called {name!r}; there are: {', '.join(names())}")
    return _others()[name]


@cache
def event_types(name: str) -> "tuple[type[Event], ...]":
    """The events that a game's own module defines."""
    from lichtspiel.core.events import Event

    module = f"{package_of(name)}.events"
    kinds = (kind for kind in vars(import_module(module)).values() if isinstance(kind, type))
    own = (kind for kind in kinds if issubclass(kind, Event) and kind.__module__ == module)
    return tuple(kind for kind in own if kind.__struct_config__.tag)


@cache
def part_of(name: str, part: str, home: str) -> ModuleType | None:
    """A game's own module for a layer above: `home.<name>` for ours, `<package>.<part>` for others; None without one.

    Whoever asks needs a fallback that works for any game.
    """
    where = f"{home}.{name}" if name in _ours() else f"{package_of(name)}.{part}"
    return None if find_spec(where) is None else import_module(where)


def outside() -> list[str]:
    """The packages of all games that are not ours."""
    return sorted(_others().values())


@cache
def _ours() -> frozenset[str]:
    return frozenset(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def _others() -> dict[str, str]:
    from importlib.metadata import entry_points  # which takes as long to load as many a command to run

    return {found.name: found.value for found in entry_points(group=GROUP)}
