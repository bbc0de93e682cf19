"""How moves are made at each game's table: each game has a module with `click` and `press`."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from lichtspiel import Chance
from tests.browser.visitor import Message, Visitor

# A game of Leuchtturm between people who move at random would go on for hundreds of turns (A20).
SHORT: dict[str, dict[str, int]] = {"leuchtturm": {"turn_limit": 14}}


def driver_of(game: str) -> ModuleType:
    """The module that makes moves in this game."""
    return import_module(f"{__name__}.{game}" if find_spec(f"{__name__}.{game}") else f"{__name__}.plain")


def choose(legal: list[Message], chance: Chance) -> Message:
    """One of the moves, each kind equally likely, so that all are tried."""
    kinds = sorted({move["type"] for move in legal})
    kind = kinds[chance.below(len(kinds))]
    of_kind = [move for move in legal if move["type"] == kind]
    return of_kind[chance.below(len(of_kind))]


def play_with_mouse(visitor: Visitor, moves: int = 10_000, seed: str = "mouse") -> None:
    """Make this many random moves by clicking, or fewer if the game ends."""
    driver, chance = driver_of(visitor.state["sight"]["game"]), Chance(seed)
    _take_turns(visitor, moves, lambda: driver.click(visitor, choose(visitor.state["legal"], chance)))


def play_with_keys(visitor: Visitor, moves: int = 10_000) -> None:
    """Make this many moves with the keyboard alone, or fewer if the game ends."""
    driver = driver_of(visitor.state["sight"]["game"])
    _take_turns(visitor, moves, lambda: driver.press(visitor))


def _take_turns(visitor: Visitor, moves: int, move: Callable[[], None]) -> None:
    for _ in range(moves):
        visitor.until(lambda: visitor.acting or visitor.over)
        if visitor.over:
            return
        version = visitor.state["version"]
        visitor.until_drawn()
        move()
        visitor.until_after(version)
