"""What every legal move of a choice is worth by the mover's view: all are tried in the same imagined worlds."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from lichtspiel.bots import outlook
from lichtspiel.bots.comparing import Decision
from lichtspiel.core.chance import Chance
from lichtspiel.reviews.moments import WHOLE

EQUAL: Final = 100  # ten-thousandths: moves that give away less than this are equally good
CLEAR: Final = 500  # whatever is not equally good must give away this much, or there is no clearly best move
SURELY: Final = 3.0  # standard errors
FIRST_CUT: Final = 8  # worlds after which moves are first dropped; then at 16, 32, 64, …
MOST_BEST: Final = 2  # more are mostly the steps of one plan in any order


class Weighed(NamedTuple):
    """What was found: the mover's chance with the best move, and what each move gives away."""

    chance: int
    losses: tuple[int, ...]
    errors: tuple[int, ...]

    @property
    def best(self) -> list[int]:
        """Which moves are equally good, by their numbers."""
        return [number for number, loss in enumerate(self.losses) if loss < EQUAL]

    @property
    def margin(self) -> int:
        """What the best of all other moves gives away; nothing if all are equally good."""
        return min((loss for loss in self.losses if loss >= EQUAL), default=0)

    def is_hopeless(self, least: int) -> bool:
        """Whether some move surely gives away less than that, though it is not among the best."""
        others = ((loss, error) for loss, error in zip(self.losses, self.errors, strict=True) if loss >= EQUAL)
        return any(loss + SURELY * error < least for loss, error in others)

    def is_clear(self, least: int) -> bool:
        """Whether few moves are best, and every other surely gives away as much as that."""
        few = len(self.best) <= min(MOST_BEST, len(self.losses) // 3)
        others = [number for number, loss in enumerate(self.losses) if loss >= EQUAL]
        return few and all(self.losses[number] - SURELY * self.errors[number] >= least for number in others)


class Weighing:
    """Tries the moves in one world after another, and drops those that are clearly worse."""

    def __init__(self, decision: Decision, players: int) -> None:
        self.decision = decision
        self.outlook = outlook(decision.game, players)
        self.codes = [decision.game.encode(move) for move in decision.legal]
        self.found: list[list[float]] = [[] for _ in decision.legal]
        self.alive = list(range(len(decision.legal)))
        self.worlds, self.cut = 0, FIRST_CUT

    def run(self, seed: str, worlds: int) -> Weighed:
        """Weigh the moves in so many worlds in all, each as long as it is not clearly worse."""
        while self.worlds < worlds:
            self.worlds += 1
            self._try_in(f"{seed}/{self.worlds}")
            if self.worlds == self.cut:
                self._drop()
                self.cut *= 2
        return self._weighed()

    def _try_in(self, seed: str) -> None:
        """The same luck for all: what differs is the move."""
        decision = self.decision
        world = decision.game.imagine_engine_from(decision.told, decision.view, Chance(seed))
        for number in self.alive:
            after = world.clone()
            after.apply(self.codes[number])
            self.found[number].append(self.outlook.of(after, Chance(seed)).chances[decision.seat])

    def _drop(self) -> None:
        """The best of those that could go stays: it is what the margin is measured by."""
        leader = self._leader()
        gaps = {number: self._gap(leader, number) for number in self.alive}
        worse = [number for number, (mean, error) in gaps.items() if mean - SURELY * error >= CLEAR / WHOLE]
        worse.sort(key=lambda number: gaps[number][0])
        self.alive = [number for number in self.alive if number not in worse[1:]]

    def _leader(self) -> int:
        return max(self.alive, key=lambda number: fmean(self.found[number]))

    def _gap(self, leader: int, other: int) -> tuple[float, float]:
        """By how much the leader is ahead of another move in the worlds that both were tried in, and its error."""
        pairs = zip(self.found[leader], self.found[other], strict=False)
        gaps = [more - less for more, less in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def _weighed(self) -> Weighed:
        leader = self._leader()
        gaps = [self._gap(leader, number) for number in range(len(self.found))]
        means, errors = zip(*gaps, strict=True)
        return Weighed(
            _whole([fmean(self.found[leader])])[0], _whole([max(0.0, mean) for mean in means]), _whole(errors)
        )


def _whole(shares: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(WHOLE * share) for share in shares)
