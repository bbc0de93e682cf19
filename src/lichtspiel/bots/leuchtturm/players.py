"""The bots of Die Leuchtturm-Architekten, from beginner to master."""

from collections.abc import Sequence
from math import ceil, log2
from typing import ClassVar, Final

from lichtspiel.bots.bot import Bot, Budget, Thinking, roster
from lichtspiel.bots.leuchtturm.reasons import reasons
from lichtspiel.bots.leuchtturm.search.plans import Study, outlook
from lichtspiel.bots.leuchtturm.search.playouts import random_outcomes
from lichtspiel.bots.leuchtturm.search.turn_search import move_values, turn_values
from lichtspiel.bots.leuchtturm.search.turn_walk import moves_of
from lichtspiel.core.chance import Chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.results import victory
from lichtspiel.core.seats import seat_number
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import LeuchtturmView, imagine

__all__ = ["BOTS", "chances", "reasons"]

SAMPLES: Final = 4
FLAT_SIMULATIONS: Final = 2100  # at least the time that master takes
BATCH: Final = 200
OUTLOOKS: Final = 12
LONG: Final = 60  # turns after which a planning bot loses patience
LEAST: Final = 3  # plans that it weighs even then
WORLDS: Final = 20  # the most for each legal move: which stone to put into the harbour is quickly decided


class Seafarer(Bot):
    """A bot that thinks about an imagined world, unless it has only one legal move."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        world = self.game.imagine(view, self.chance).engine
        assert isinstance(world, LeuchtturmEngine)
        return self.choose_in(world, legal)

    def choose_in(self, world: LeuchtturmEngine, legal: Sequence[Move]) -> Move:
        """One of several legal moves; the world fits the view."""
        raise NotImplementedError


class GreedyBot(Seafarer):
    """Plays the turn that leaves it best off at its end, over a few imagined worlds; ties are broken at random.

    Without that, two greedy bots would take the same card from each other for ever.
    """

    def choose_in(self, world: LeuchtturmEngine, legal: Sequence[Move]) -> Move:
        values = [int(value) for value in turn_values(world, self.seat, SAMPLES, self.chance)]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return self.draw(best)


class BeginnerBot(Seafarer):
    """Chooses move by move for the immediate gain, and thinks mostly of the orders in its own hand.

    Half of the time it overlooks public orders and those it could take over, and it never looks at what others gain.
    """

    def choose_in(self, world: LeuchtturmEngine, legal: Sequence[Move]) -> Move:
        values = [int(value) for value in move_values(world, self.seat, bool(self.chance.below(2)))]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return self.draw(best)


class FlatBot(Seafarer):
    """Determinised flat Monte Carlo: tries every move equally often by random play in imagined worlds."""

    def choose_in(self, world: LeuchtturmEngine, legal: Sequence[Move]) -> Move:
        thinking = Thinking(self.budget, FLAT_SIMULATIONS)
        totals, tries = [0] * len(legal), 0
        while count := thinking.share(BATCH - BATCH % len(legal)):
            found = random_outcomes(world, self.seat, tries, count, self.chance)
            totals = [total + int(more) for total, more in zip(totals, found, strict=True)]
            tries += count
        self.spent = thinking.spent
        means = [
            total / (tries // len(legal) + (number < tries % len(legal)) or 1) for number, total in enumerate(totals)
        ]
        return legal[means.index(max(means))]


class PlanningBot(Seafarer):
    """Tries whole plans for its turn in imagined worlds, with replies, and repeatedly drops the worse half.

    A plan ends where the bot cannot see further: at a lighthouse whose card it does not know, or at another's answer.
    So the rest of the best one is played without thinking again. When a game drags on because careful players block
    each other, it weighs fewer plans in fewer worlds, so that somebody takes a risk.
    """

    breadth: ClassVar[int]  # plans that are tried
    depth: ClassVar[int]  # turns after one's own
    wits: ClassVar[int]  # turns that the others are thought to choose from with a reply in mind
    simulations: ClassVar[int]

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game, seat, seed, budget)
        self.turn = 0
        self.rest: list[Move] = []  # of the plan for that turn

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LeuchtturmView)
        if self.turn == view.turn and self.rest and self.rest[0] in legal:
            return self.rest.pop(0)
        self.turn, self.rest = view.turn, []
        return super().choose(view, legal)

    def choose_in(self, world: LeuchtturmEngine, legal: Sequence[Move]) -> Move:
        patience = min(1.0, LONG / int(world.turn))
        thinking = Thinking(self.budget, int(patience * min(self.simulations, WORLDS * len(legal))))
        affordable = min(self.breadth, thinking.simulations)
        study = Study(world, self.seat, max(LEAST, int(patience * affordable)), self.depth, self.wits)
        self._compare(study, thinking)
        self.spent = thinking.spent
        first, *self.rest = [self.game.decode(int(code)) for code in moves_of(study.best())]
        return first

    def _compare(self, study: Study, thinking: Thinking) -> None:
        """Each stage has an equal part of the simulations, or of the time."""
        stages = ceil(log2(study.count()))
        for stage in range(1, stages + 1):
            rounds = max(1, thinking.simulations // stages // study.count())
            while rounds and thinking.elapsed() < stage / stages and thinking.share(study.count()) == study.count():
                study.try_all(self.chance)
                rounds -= 1
            study.halve()


class SkilledBot(PlanningBot):
    """Weighs the three plans that look best against a plain reply of the next seat, in a few imagined worlds."""

    breadth = 3
    depth = 1
    wits = 1
    simulations = 6


class MasterBot(PlanningBot):
    """Weighs twenty plans against a reply that is itself chosen with one's own next turn in mind, in more worlds."""

    breadth = 20
    depth = 1
    wits = 4
    simulations = 200


def chances(view: View, chance: Chance) -> tuple[float, ...]:
    """How likely each seat is to win: the judge's estimate after this turn has been played out in imagined worlds."""
    assert isinstance(view, LeuchtturmView)
    if view.result is not None:
        return tuple(victory(view.result, seat) for seat in range(len(view.seats)))
    world = imagine(view, chance)
    found = [outlook(world, seat_number(view.viewer), chance) for _ in range(OUTLOOKS)]
    return tuple(sum(column) / OUTLOOKS for column in zip(*found, strict=True))


BOTS: Final = roster(GreedyBot, FlatBot, (BeginnerBot, GreedyBot, SkilledBot, MasterBot))
