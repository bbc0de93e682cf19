"""Players: a bot is made for a seat, hears what its seat is told, and chooses from a view and the legal moves."""

from importlib import import_module

from lichtspiel.bots.bot import Bot, RandomBot
from lichtspiel.core.games import AnyGame


def kinds(game: AnyGame) -> dict[str, type[Bot]]:
    """Every bot that plays a game, by name, the simplest first."""
    own: dict[str, type[Bot]] = import_module(f"{__name__}.{game.name}").BOTS
    return {"random": RandomBot, **own}


def make(name: str, game: AnyGame, seat: int, seed: int | str) -> Bot:
    """A bot for a seat; raises KeyError if no bot of this name plays this game."""
    return kinds(game)[name](game, seat, seed)
