"""What an imagined world holds for everybody, if bots play on in it: the yardstick by which reviews compare moves."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.games import AnyGame
from lichtspiel.core.results import Result, victory


class Prospects(NamedTuple):
    """For each seat, how likely it is to win, and the score that it may expect."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]


class Outlook(ABC):
    """Looks at one world after another; the same random numbers in two worlds make them differ by little else."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players

    def of(self, world: Engine, chance: Chance) -> Prospects:
        """The prospects in a world, which is used up."""
        if world.to_move == NOBODY:
            result = self.game.result(world)
            assert result is not None
            return settled(result)
        return self.play_on(world, chance)

    @abstractmethod
    def play_on(self, world: Engine, chance: Chance) -> Prospects:
        """The prospects in a world that is not over."""


def settled(result: Result) -> Prospects:
    """The prospects when the game is over."""
    seats = range(len(result.places))
    return Prospects(tuple(victory(result, seat) for seat in seats), tuple(map(float, result.scores)))
