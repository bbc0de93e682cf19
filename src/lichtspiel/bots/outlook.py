"""What an imagined world holds for everybody, if bots play on in it: the yardstick by which reviews compare moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.results import Result, victory
from lichtspiel.core.views import View
from lichtspiel.words import Phrase


class Prospects(NamedTuple):
    """For each seat, how likely it is to win, and the score that it may expect."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]


class Outlook(ABC):
    """Looks at one world after another; the same random numbers in two worlds make them differ by little else."""

    unit: ClassVar[str] = "points"  # what the score counts
    much: ClassVar[float] = 2.0  # of the score: who gives up so much is cautioned
    afforded: ClassVar[int] = 64  # worlds for each hint, shared by the players: a hint must come as quickly as it did

    confirming: ClassVar[int] = 8  # times as many worlds as may find a loss confirm it
    precise: ClassVar[float] = 0.0  # standard error of a chance to win with which fewer do

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players

    @staticmethod
    def stage(_view: View) -> Phrase | None:
        """Which part of the game a view is of, if players remember moves by that rather than by their number."""
        return None

    @staticmethod
    def where(_view: View, _move: Move) -> Phrase | None:
        """Where a move is made, as the viewer sees it, if what it brings does not tell."""
        return None

    @staticmethod
    def shown(_view: View, _move: Move) -> Sequence[Phrase]:
        """What is moved and how it lies then, as the viewer sees it, if what it brings does not tell: one sentence."""
        return ()

    def of(self, world: Engine, chance: Chance) -> Prospects:
        """The prospects in a world, which is used up."""
        if world.to_move == NOBODY:
            result = self.game.result(world)
            assert result is not None
            return settled(result)
        return self.play_on(world, chance)

    def in_depth(self, world: Engine, chance: Chance) -> Prospects:
        """The same with more thought about how all play on, if the game knows how: by this a loss is confirmed."""
        return self.of(world, chance)

    @abstractmethod
    def play_on(self, world: Engine, chance: Chance) -> Prospects:
        """The prospects in a world that is not over."""


def settled(result: Result) -> Prospects:
    """The prospects when the game is over."""
    seats = range(len(result.places))
    return Prospects(tuple(victory(result, seat) for seat in seats), tuple(map(float, result.scores)))
