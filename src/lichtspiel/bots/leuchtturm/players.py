"""The bots of Die Leuchtturm-Architekten, from beginner to master."""

from collections.abc import Sequence
from math import ceil, log2
from typing import ClassVar, Final

from lichtspiel.bots.bot import Bot, Budget, RememberingBot, Thinking, roster
from lichtspiel.bots.leuchtturm.reasons import reasons
from lichtspiel.bots.leuchtturm.search.foresight import Foresight, Trial, outlook
from lichtspiel.bots.leuchtturm.search.hands import Hands
from lichtspiel.bots.leuchtturm.search.plans import Study
from lichtspiel.bots.leuchtturm.search.playouts import random_outcomes
from lichtspiel.bots.leuchtturm.search.turn_search import move_values, turn_values
from lichtspiel.bots.leuchtturm.search.turn_walk import moves_of
from lichtspiel.bots.leuchtturm.watching import judged
from lichtspiel.bots.leuchtturm.weights import forecast
from lichtspiel.core.chance import Chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.results import victory
from lichtspiel.core.seats import seat_number
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.moves import encode
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import LeuchtturmView, imagine

__all__ = ["BOTS", "chances", "chances_in_plan", "reasons"]

SAMPLES: Final = 4
FLAT_SIMULATIONS: Final = 3200  # about the time that master takes
BATCH: Final = 200
OUTLOOKS: Final = 24
# By players: how much surer masters are to win what looks won than those who taught the forecast (0096).
TEMPER: Final = {2: 1.2, 3: 1.0, 4: 1.0}
LONG: Final = 60  # turns after which a planning bot loses patience
LEAST: Final = 3  # plans that it weighs even then
WORLDS: Final = 100  # the most for each legal move: which stone to put into the harbour is quickly decided
FIRST_CUT: Final = 16  # worlds in which every plan is tried before any is dropped
WORTH_INFERRING: Final = 300  # simulations: whoever is told to think little has no time for what others may hold


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
    """Chooses a whole plan for its turn, and plays the rest of it without thinking again.

    A plan ends where the bot cannot see further: at a lighthouse whose card it does not know, or at another's answer.
    When a game drags on because careful players block each other, it weighs fewer plans in fewer worlds, so that
    somebody takes a risk.
    """

    breadth: ClassVar[int]  # plans that are tried
    simulations: ClassVar[int]

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game, seat, seed, budget)
        self.turn = 0
        self.rest: list[Move] = []  # of the plan for that turn
        self.compared: list[Move] = []  # how the plans that it tried last begin, the best first

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LeuchtturmView)
        self.compared = []
        if self.turn == view.turn and self.rest and self.rest[0] in legal:
            return self.rest.pop(0)
        self.turn, self.rest = view.turn, []
        return super().choose(view, legal)

    def plan(self) -> Sequence[Move]:
        return self.rest

    def runners_up(self) -> Sequence[Move]:
        return self.compared[1:]

    def choose_in(self, world: LeuchtturmEngine, legal: Sequence[Move]) -> Move:
        patience = min(1.0, LONG / int(world.turn))
        thinking = Thinking(self.budget, int(patience * min(self.simulations, WORLDS * len(legal))))
        path = self.search(world, patience, thinking)
        self.spent = thinking.spent
        first, *self.rest = [self.game.decode(int(code)) for code in moves_of(path)]
        return first

    def search(self, world: LeuchtturmEngine, patience: float, thinking: Thinking) -> int:
        """The best plan that was found, as one number."""
        raise NotImplementedError


class SkilledBot(PlanningBot):
    """Weighs the three plans that look best against a plain reply of the next seat, in a few imagined worlds.

    The worse half of the plans is dropped again and again.
    """

    breadth = 3
    simulations = 6

    def search(self, world: LeuchtturmEngine, patience: float, thinking: Thinking) -> int:
        affordable = min(self.breadth, thinking.simulations)
        study = Study(world, self.seat, max(LEAST, int(patience * affordable)))
        self._compare(study, thinking)
        return int(study.best())

    def _compare(self, study: Study, thinking: Thinking) -> None:
        """Each stage has an equal part of the simulations, or of the time."""
        stages = ceil(log2(study.count()))
        for stage in range(1, stages + 1):
            rounds = max(1, thinking.simulations // stages // study.count())
            while rounds and thinking.elapsed() < stage / stages and thinking.share(study.count()) == study.count():
                study.try_all(self.chance)
                rounds -= 1
            study.halve()


class MasterBot(PlanningBot, RememberingBot):
    """Races the plans that look best by the forecast: everybody replies, and its own next turn is the best there is.

    With two players it imagines the other's hand by what the other has done with its turns.
    """

    breadth = 20
    simulations = 1200
    _hands: Hands | None = None

    def search(self, world: LeuchtturmEngine, patience: float, thinking: Thinking) -> int:
        affordable = min(self.breadth, thinking.simulations // FIRST_CUT)
        foresight = self.foresight(world, max(LEAST, int(patience * affordable)))
        trials = list(foresight.trials)
        self._race(foresight, thinking)
        self.compared = self._ranked(trials, foresight.leader())
        return int(foresight.best())

    def _ranked(self, trials: Sequence[Trial], best: Trial) -> list[Move]:
        by_mean = sorted(trials, key=lambda trial: (trial is not best, -trial.total / float(len(trial.outcomes) or 1)))
        return list(dict.fromkeys(self.game.decode(int(moves_of(trial.path)[0])) for trial in by_mean))

    def foresight(self, world: LeuchtturmEngine, breadth: int) -> Foresight:
        """The plans that look best, and how everybody plays on."""
        return Foresight(world, self.seat, breadth, forecast(int(world.players())), None, self.hands(world))

    def hands(self, world: LeuchtturmEngine) -> Hands | None:
        """What the other seat may hold, in a world that fits what this one was told; None for any cards alike."""
        if int(world.players()) != 2 or (self.budget.simulations or WORTH_INFERRING) < WORTH_INFERRING:
            return None
        if self._hands is None:
            self._hands = Hands(forecast(2))
        return judged(self._hands, self.seat, self.told, world)

    def _race(self, foresight: Foresight, thinking: Thinking) -> None:
        """Plans are dropped after 16, 32, 64 … worlds: to ask after each would drop too many by bad luck.

        Told to use up a time, it compares the best two for as long as there is time.
        """
        least, worlds, asks = 2 if thinking.by_the_clock else 1, 0, FIRST_CUT
        while foresight.count() > 1 and thinking.share(foresight.count()) == foresight.count():
            foresight.try_all(self.chance)
            worlds += 1
            if worlds == asks:
                foresight.drop(least)
                asks *= 2


def chances(view: View, chance: Chance) -> tuple[float, ...]:
    """How likely each seat is to win: the forecast after everybody's next turn in imagined worlds, tempered."""
    return chances_in_plan((), view, chance)


def chances_in_plan(plan: Sequence[Move], view: View, chance: Chance) -> tuple[float, ...]:
    """The same if the viewer goes through with a plan, which need not be what the forecast would have it do."""
    assert isinstance(view, LeuchtturmView)
    if view.result is not None:
        return tuple(victory(view.result, seat) for seat in range(len(view.seats)))
    world, told, seat = imagine(view, chance), forecast(len(view.seats)), seat_number(view.viewer)
    found = [outlook(_after(plan, world, seat, chance), seat, told, chance) for _ in range(OUTLOOKS)]
    means = [sum(column) / OUTLOOKS for column in zip(*found, strict=True)]
    powers = [mean ** TEMPER[len(view.seats)] for mean in means]
    return tuple(power / sum(powers) for power in powers)


def _after(plan: Sequence[Move], world: LeuchtturmEngine, seat: int, chance: Chance) -> LeuchtturmEngine:
    """What a plan leads to; at its end it may show something hidden, which is another in each world."""
    if not plan:
        return world
    after = world.clone()
    after.redeal(seat, chance)
    for move in plan:
        after.apply(encode(move))
    return after


BOTS: Final = roster(GreedyBot, FlatBot, (BeginnerBot, GreedyBot, SkilledBot, MasterBot))
