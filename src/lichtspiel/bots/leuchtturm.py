"""Who plays Die Leuchtturm-Architekten."""

from collections.abc import Sequence
from math import ceil, log2
from typing import ClassVar, Final

from lichtspiel.bots.bot import Bot, Thinking
from lichtspiel.bots.search.leuchtturm import turn_values
from lichtspiel.bots.search.leuchtturm_flat import random_outcomes
from lichtspiel.bots.search.leuchtturm_plans import Study
from lichtspiel.bots.search.leuchtturm_worth import default_judge
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.rules import Archipelago

SAMPLES: Final = 4
FLAT_SIMULATIONS: Final = 2000
BATCH: Final = 200


class Seafarer(Bot):
    """A bot that thinks about an imagined world; where there is no choice, it does not."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        world = self.game.imagine(view, self.chance).engine
        assert isinstance(world, Archipelago)
        return self.choose_in(world, legal)

    def choose_in(self, world: Archipelago, legal: Sequence[Move]) -> Move:
        """One of several legal moves; the world fits the view."""
        raise NotImplementedError


class GreedyBot(Seafarer):
    """Plays the turn that leaves it best off at its end, over a few imagined worlds; among equals it draws.

    Without drawing, two of its kind would take the same card from each other for ever.
    """

    def choose_in(self, world: Archipelago, legal: Sequence[Move]) -> Move:
        values = [int(value) for value in turn_values(world, self.seat, SAMPLES, self.chance)]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return best[self.chance.below(len(best))]


class FlatBot(Seafarer):
    """Determinised flat Monte Carlo: tries every move equally often by random play in imagined worlds."""

    def choose_in(self, world: Archipelago, legal: Sequence[Move]) -> Move:
        thinking = Thinking(self.budget, FLAT_SIMULATIONS)
        totals, tries = [0] * len(legal), 0
        while count := thinking.share(BATCH - BATCH % len(legal)):
            found = random_outcomes(world, self.seat, tries, count, self.chance)
            totals = [total + int(more) for total, more in zip(totals, found, strict=True)]
            tries += count
        means = [
            total / (tries // len(legal) + (number < tries % len(legal)) or 1) for number, total in enumerate(totals)
        ]
        return legal[means.index(max(means))]


class PlanningBot(Seafarer):
    """Tries whole plans for its turn in imagined worlds, with replies, and drops the worse half again and again."""

    breadth: ClassVar[int]
    depth: ClassVar[int]
    simulations: ClassVar[int]

    def choose_in(self, world: Archipelago, legal: Sequence[Move]) -> Move:
        study = Study(world, self.seat, default_judge(), self.breadth, self.depth)
        self._compare(study)
        return self.game.decode(study.best())

    def _compare(self, study: Study) -> None:
        thinking = Thinking(self.budget, self.simulations)
        stages = ceil(log2(max(2, study.count())))
        each = thinking.left // stages
        while study.count() > 1:
            for _ in range(max(1, each // study.count())):
                if thinking.share(study.count()) < study.count():
                    return
                study.try_all(self.chance)
            study.halve()


class SkilledBot(PlanningBot):
    """Looks at the reply of the next seat."""

    breadth = 12
    depth = 1
    simulations = 60


class MasterBot(PlanningBot):
    """Looks at the replies of the others, and at its own next turn."""

    breadth = 32
    depth = 2
    simulations = 320


BOTS: Final[dict[str, type[Bot]]] = {
    "greedy": GreedyBot,
    "flat": FlatBot,
    "casual": GreedyBot,
    "skilled": SkilledBot,
    "master": MasterBot,
}
