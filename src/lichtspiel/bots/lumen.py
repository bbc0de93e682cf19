"""Who plays LUMEN."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.bot import Bot, Budget, Thinking
from lichtspiel.bots.search.lumen import FlatStudy, best_bid, tricks_taken, tricks_won
from lichtspiel.bots.search.lumen_study import Study
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.lumen.box import HAND
from lichtspiel.games.lumen.events import Dealt, Played
from lichtspiel.games.lumen.sight import LumenView, SeatView, imagine_from

BID_SAMPLES: Final = 300
PLAY_SAMPLES: Final = 60
PORTION: Final = 40  # simulations between two looks at the clock


class RememberingBot(Bot):
    """One that remembers all it was told."""

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game, seat, seed, budget)
        self.told: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.told += events

    def plays(self) -> vec[i64]:
        """What was played in this round, each a seat * HAND + place."""
        dealt = max((at for at, event in enumerate(self.told) if isinstance(event, Dealt)), default=0)
        made = [event for event in self.told[dealt:] if isinstance(event, Played)]
        return vec[i64]([event.seat * HAND + event.place for event in made])


class GreedyBot(RememberingBot):
    """Bids what it expects, then takes the next trick while it needs tricks, and avoids it when it does not."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        world = imagine_from(self.told, view, self.chance)
        if view.phase == "bid":
            counts = tricks_taken(world, self.seat, BID_SAMPLES, self.chance)
            return self.game.decode(int(best_bid(counts, view.round - 1)))
        wins = [int(count) for count in tricks_won(world, self.seat, PLAY_SAMPLES, self.chance)]
        return legal[pick(wins, wants_trick(view.seats[self.seat]), self.chance)]


def wants_trick(mine: SeatView) -> bool:
    """Whether the bid is not met yet."""
    return mine.bid is not None and mine.tricks < mine.bid.tips


def pick(wins: Sequence[int], wanted: bool, chance: Chance) -> int:
    """The card likeliest to take the trick, or to lose it; among equals one at random."""
    goal = max(wins) if wanted else min(wins)
    best = [number for number, count in enumerate(wins) if count == goal]
    return best[chance.below(len(best))]


class FlatBot(RememberingBot):
    """Determinised flat Monte Carlo: the rest of the round at random, in imagined worlds. The yardstick."""

    usual: ClassVar[int] = 4000

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        if len(legal) == 1:
            return legal[0]
        study = FlatStudy(imagine_from(self.told, view, self.chance), self.seat)
        thinking = Thinking(self.budget, self.usual)
        while granted := thinking.share(PORTION):
            study.run(granted, self.chance)
        return self.game.decode(int(study.best()))


class SearchingBot(RememberingBot):
    """Tries every move in imagined worlds in which all seats play sensibly by what each can see."""

    usual: ClassVar[int]
    pool: ClassVar[int]  # worlds weighed by how likely the others acted as they did; 0 for all alike

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        if len(legal) == 1:
            return legal[0]
        study = Study(imagine_from(self.told, view, self.chance), self.seat, self.plays(), self.pool, self.chance)
        thinking = Thinking(self.budget, self.usual)
        while granted := thinking.share(PORTION):
            study.run(granted, self.chance)
        return legal[int(study.best())]


class SkilledBot(SearchingBot):
    """Thinks shortly, and asks not what the others' bids and plays tell of its own hand."""

    usual = 400
    pool = 0


class MasterBot(SearchingBot):
    """Thinks longer, in worlds in which the others had reason to act as they did."""

    usual = 3000
    pool = 250


BOTS: Final[dict[str, type[Bot]]] = {
    "greedy": GreedyBot,
    "flat": FlatBot,
    "casual": GreedyBot,
    "skilled": SkilledBot,
    "master": MasterBot,
}
