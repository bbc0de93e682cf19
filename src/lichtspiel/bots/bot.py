"""What a bot is. It never sees the position: all it knows comes through `hear` and `choose`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import monotonic
from typing import Final, TypeVar

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event, Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.words import Phrase

LEVELS: Final = ("beginner", "casual", "skilled", "master")
ENDLESS: Final = 10**15  # simulations
GENERAL: Final = frozenset(("ahead", "decided"))  # reasons that every game has

T = TypeVar("T")


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about a move, if not as much as its level usually does.

    Simulations repeat exactly, and so do `times` as many as usual. Seconds are always used up, however fast this
    machine is; a limit only cuts short.
    """

    simulations: int | None = None
    seconds: float | None = None
    limit: float | None = None
    times: int = 1


class Thinking:
    """A budget being spent on one move."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self.begun = monotonic()
        self.by_the_clock = budget.seconds is not None and budget.simulations is None
        counted = usual * budget.times if budget.simulations is None else budget.simulations
        self.simulations = ENDLESS if self.by_the_clock else counted
        self.left = self.simulations
        self.seconds = min((time for time in (budget.seconds, budget.limit) if time is not None), default=None)

    def share(self, wanted: int) -> int:
        """How many more simulations may be run, up to a limit; 0 when the budget is spent."""
        granted = 0 if self.elapsed() >= 1 else min(wanted, self.left)
        self.left -= granted
        return granted

    @property
    def spent(self) -> int:
        """How many simulations have been granted."""
        return self.simulations - self.left

    def elapsed(self) -> float:
        """The share of the time that is used up, from 0 to 1 and beyond; 0 if time does not matter."""
        if self.seconds is None:
            return 0.0
        return (monotonic() - self.begun) / self.seconds if self.seconds > 0 else 1.0


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good or bad: a code, numbers that can be recomputed, and the seat it concerns.

    What concludes is said last: what all the others come down to.
    """

    code: str
    args: dict[str, str | int] = {}
    seat: int | None = None
    against: bool = False
    concludes: bool = False

    def phrase(self, game: str, names: Sequence[str], viewer: Viewer) -> Phrase:
        """The reason as a phrase: `player` is the seat's name, `who` is "you" for the viewer's own seat."""
        args = dict(self.args)
        if self.against:
            args["against"] = "yes"
        if self.concludes:
            args["concludes"] = "yes"
        if self.seat is not None:
            args |= {"player": names[self.seat], "who": "you" if self.seat == viewer else "other"}
        return Phrase(f"reason-{self.code}" if self.code in GENERAL else f"{game}-reason-{self.code}", args)


class Bot(ABC):
    """A computer opponent at one seat; the same seed and simulations make it play the same."""

    spent = 0  # simulations when it last thought about a move

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

    def plan(self) -> Sequence[Move]:
        """What it means to do next, after the move that it chose last, in the same turn; nothing if it has no plan."""
        return ()

    def runners_up(self) -> Sequence[Move]:
        """Other moves that it compared with the one that it chose last, the best first; none if it compared nothing."""
        return ()

    def draw(self, moves: Sequence[T]) -> T:
        """One of these, all equally likely."""
        return moves[self.chance.below(len(moves))]


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self.draw(legal)


class RememberingBot(Bot):
    """A bot that remembers all it was told."""

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game, seat, seed, budget)
        self.told: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.told += events


def roster(greedy: type[Bot], flat: type[Bot], levels: Sequence[type[Bot]]) -> dict[str, type[Bot]]:
    """A game's bots by name: two yardsticks, and a player of every level, the strongest last."""
    return {"greedy": greedy, "flat": flat, **dict(zip(LEVELS, levels, strict=True))}
