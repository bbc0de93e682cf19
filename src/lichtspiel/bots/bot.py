"""What a bot is. It never sees the position: all it knows comes through `hear` and `choose`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View


class Bot(ABC):
    """A computer opponent at one seat; the same seed makes it play the same."""

    def __init__(self, game: AnyGame, seat: int, seed: int | str) -> None:
        self.game = game
        self.seat = seat
        self.chance = Chance(f"{seed}/bot {seat}")

    def hear(self, events: Sequence[Event]) -> None:  # noqa: B027 (most bots need no memory)
        """What this seat is told, as it happens."""

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


class RandomBot(Bot):
    """Any legal move, each as likely."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[self.chance.below(len(legal))]
