"""How moves are made at the table of each game: a module with `click` and `press` for each."""

from importlib import import_module
from types import ModuleType

from visitor import Visitor

from lichtspiel import Chance


def driver_of(game: str) -> ModuleType:
    """The hands for this game."""
    return import_module(f"drivers.{game}")


def play_with_mouse(visitor: Visitor, moves: int = 10_000, seed: str = "mouse") -> None:
    """Make random moves by clicking, until so many are made or the game is over."""
    driver, chance = driver_of(visitor.state["sight"]["game"]), Chance(seed)
    for _ in range(moves):
        visitor.until(lambda: visitor.acting or visitor.over)
        if visitor.over:
            return
        legal, version = visitor.state["legal"], visitor.state["version"]
        driver.click(visitor, legal[chance.below(len(legal))])
        visitor.until_after(version)


def play_with_keys(visitor: Visitor, moves: int = 10_000) -> None:
    """Make moves with the keyboard alone, until so many are made or the game is over."""
    driver = driver_of(visitor.state["sight"]["game"])
    for _ in range(moves):
        visitor.until(lambda: visitor.acting or visitor.over)
        if visitor.over:
            return
        version = visitor.state["version"]
        driver.press(visitor)
        visitor.until_after(version)
