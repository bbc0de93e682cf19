"""What a bot is. It never sees the position: all it knows comes through `hear` and `choose`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.words import Phrase

LEVELS: Final = ("beginner", "casual", "skilled", "master")


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about a move: simulations repeat exactly, seconds depend on the machine."""

    simulations: int | None = None
    seconds: float | None = None


class Thinking:
    """A budget being spent on one move."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self.left = usual if budget.simulations is None else budget.simulations
        self.deadline = None if budget.seconds is None else monotonic() + budget.seconds

    def share(self, wanted: int) -> int:
        """How many more simulations may be run, at most so many; 0 when the budget is spent."""
        if self.deadline is not None and monotonic() >= self.deadline:
            return 0
        granted = min(wanted, self.left)
        self.left -= granted
        return granted


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good or bad: a code, numbers that can be computed again, and the seat it speaks of."""

    code: str
    args: dict[str, str | int] = {}
    seat: int | None = None

    def phrase(self, game: str, names: Sequence[str], viewer: Viewer) -> Phrase:
        """What to say of it: `player` is the seat's name, and `who` is "you" for the viewer's own."""
        args = dict(self.args)
        if self.seat is not None:
            args |= {"player": names[self.seat], "who": "you" if self.seat == viewer else "other"}
        return Phrase(f"{game}-reason-{self.code}", args)


class Bot(ABC):
    """A computer opponent at one seat; the same seed and simulations make it play the same."""

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        self.game = game
        self.seat = seat
        self.chance = Chance(f"{seed}/bot {seat}")
        self.budget = budget or Budget()

    def hear(self, events: Sequence[Event]) -> None:  # noqa: B027 (most bots need no memory)
        """What this seat is told, as it happens."""

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


class RandomBot(Bot):
    """Any legal move, each as likely."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[self.chance.below(len(legal))]
