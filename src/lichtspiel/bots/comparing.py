"""Two moves compared by what their mover can know: both are tried in the same imagined worlds (0098, 0102)."""

from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

from lichtspiel.bots import outlook
from lichtspiel.bots.outlook import Prospects
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View

PORTION: Final = 32  # worlds that are tried before the difference is looked at
CLEARLY: Final = 2.0  # standard errors


class Decision(NamedTuple):
    """A decision as its mover saw it, and nothing else."""

    game: AnyGame
    seat: int
    told: Sequence[Event]
    view: View
    legal: Sequence[Move]
    made: Move


class Gap(NamedTuple):
    """By how much the other move is ahead on average, and the standard error of that."""

    mean: float
    error: float

    @property
    def clear(self) -> float:
        """The mean if it is clear of noise, else 0."""
        return self.mean if abs(self.mean) > CLEARLY * self.error else 0.0


Worth = Callable[[Prospects], float]  # of prospects, to the mover


class Trial:
    """The move that was made and another, tried in the same imagined worlds."""

    def __init__(self, decision: Decision, other: Move, players: int) -> None:
        self.decision = decision
        self.moves = (decision.made, other)
        self.outlook = outlook(decision.game, players)
        self.prospects_of = self.outlook.of
        self.tried: tuple[list[Prospects], list[Prospects]] = ([], [])

    def run(self, seed: str, worlds: int) -> None:
        """Try both until one is clearly better, or there are worlds enough."""
        for world in range(worlds):
            self._try_in(f"{seed}/{world}")
            if world % PORTION == PORTION - 1 and self.gap(self.chance).clear:
                return

    def run_in_depth(self, seed: str, worlds: int) -> None:
        """Try both with more thought, however clear the difference is, until it is known precisely enough."""
        self.prospects_of = self.outlook.in_depth
        for world in range(worlds):
            self._try_in(f"{seed}/{world}")
            if world % PORTION == PORTION - 1 and self.gap(self.chance).error < self.outlook.precise:
                return

    def _try_in(self, seed: str) -> None:
        """The same luck for both: what differs is the move."""
        decision = self.decision
        world = decision.game.imagine_engine_from(decision.told, decision.view, Chance(seed))
        for move, found in zip(self.moves, self.tried, strict=True):
            after = world.clone()
            after.apply(decision.game.encode(move))
            found.append(self.prospects_of(after, Chance(seed)))

    def chance(self, prospects: Prospects) -> float:
        """The mover's chance to win."""
        return prospects.chances[self.decision.seat]

    def score(self, prospects: Prospects) -> float:
        """The mover's score."""
        return prospects.scores[self.decision.seat]

    def gain(self, worth: Worth) -> float:
        """How much more the other move brings on average; 0 unless that is clear of noise."""
        return max(0.0, self.gap(worth).clear)

    def gap(self, worth: Worth) -> Gap:
        """By how much the other move is ahead."""
        made, other = ([worth(prospects) for prospects in found] for found in self.tried)
        gaps = [more - less for less, more in zip(made, other, strict=True)]
        return Gap(fmean(gaps), stdev(gaps) / len(gaps) ** 0.5)

    def mean(self, worth: Worth) -> tuple[float, float]:
        """What the move that was made and the other are worth on average."""
        made, other = (fmean(map(worth, found)) for found in self.tried)
        return made, other
