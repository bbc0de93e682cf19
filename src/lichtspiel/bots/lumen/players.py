"""The bots of LUMEN, from beginner to master."""

from collections.abc import Sequence
from typing import ClassVar, Final

from lichtspiel.bots.bot import Bot, RememberingBot, Thinking, roster
from lichtspiel.bots.lumen.bids import MASTERS
from lichtspiel.bots.lumen.reasons import chances, reasons
from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.search.study import Manner, Study
from lichtspiel.bots.lumen.search.tricks import FlatStudy, expected_bid, tricks_won
from lichtspiel.bots.lumen.watching import judged, plays_of_round
from lichtspiel.bots.lumen.weights import opponents
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.lumen.moves import Bid, Color, Play
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.views import HandCard, LumenView, SeatView, imagine_from

__all__ = ["BOTS", "chances", "reasons"]

BID_SAMPLES: Final = 300
PLAY_SAMPLES: Final = 60
PORTION: Final = 40  # simulations between two checks of the clock


class BeginnerBot(Bot):
    """Bids by the cards that look high, looks at nobody else's hand, remembers nothing and never uses the extra stone.

    It plays high while it wants tricks and low when it does not, wherever that leads, and trumps by accident.
    """

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        mine = view.seats[self.seat]
        if view.phase == "bid":
            return Bid(high_looking(mine.hand), extra=False)
        places = [move.place for move in legal if isinstance(move, Play)]
        colors = sorted({card.color for card in mine.hand if card.place in places})
        color = self.draw(colors)
        same = [card.place for card in mine.hand if card.color == color]
        return Play(max(same) if wants_trick(mine) else min(same))


def high_looking(hand: Sequence[HandCard]) -> int:
    """Colours with a card that stands right of two others, and yellow cards right of another."""
    counts: dict[Color, int] = {}
    for card in hand:
        counts[card.color] = counts.get(card.color, 0) + 1
    yellow = counts.pop("yellow", 0)
    return max(0, yellow - 1) + sum(count >= 3 for count in counts.values())


class GreedyBot(RememberingBot):
    """Bids what it expects, then takes the next trick while it needs tricks, and avoids it when it does not."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        world = imagine_from(self.told, view, self.chance)
        if view.phase == "bid":
            return self.game.decode(int(expected_bid(world, self.seat, BID_SAMPLES, self.chance)))
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

    usual: ClassVar[int] = 6000  # about the time that master takes

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        if len(legal) == 1:
            return legal[0]
        thinking = Thinking(self.budget, self.usual)
        study = FlatStudy(imagine_from(self.told, view, self.chance), self.seat)
        while granted := thinking.share(PORTION):
            study.run(granted, self.chance)
        self.spent = thinking.spent
        return self.game.decode(int(study.best()))


class SearchingBot(RememberingBot):
    """Tries every move in imagined worlds in which all seats play sensibly by what each can see."""

    usual: ClassVar[int]
    for_bids: ClassVar[int] = 1  # times as many simulations
    manner: ClassVar[Manner]
    compared: Sequence[Move] = ()  # the moves that it thought about last for longest, the best first

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        self.compared = ()
        if len(legal) == 1:
            return legal[0]
        thinking = Thinking(self.budget, self.usual * (self.for_bids if view.phase == "bid" else 1))
        world = imagine_from(self.told, view, self.chance)
        plays = plays_of_round(self.told)
        study = Study(world, self.seat, plays, self.manner, self.chance, self.opponents(world))
        study.least = 2 if thinking.by_the_clock else 1  # the best two are compared for as long as there is time
        going = list(study.alive)  # before the last were dropped
        while len(study.alive) > 1 and (granted := thinking.share(PORTION)):
            going = list(study.alive)
            study.run(granted, self.chance)
        self.spent = thinking.spent
        best = int(study.best())
        by_worth = sorted(going, key=lambda number: (number != best, number not in study.alive, -study.sums[number]))
        self.compared = [legal[int(number)] for number in by_worth]
        return legal[best]

    def runners_up(self) -> Sequence[Move]:
        return self.compared[1:]

    def opponents(self, world: LumenEngine) -> Opponents | None:
        """How it believes that the others play, in a world that fits what it was told; None for rules of thumb."""
        return None


class SkilledBot(SearchingBot):
    """Thinks briefly, and does not ask what the others' bids and plays say about its own hand."""

    usual = 150
    manner = Manner(pool=0, noise=120, bids=0.0, plays=0.0, selfish=True)


class MasterBot(SearchingBot):
    """Thinks longer, in worlds in which the others had reason to bid as they did, with a learned idea of their play."""

    usual = 3000
    for_bids = 4
    manner = MASTERS
    _opponents: Opponents | None = None

    def opponents(self, world: LumenEngine) -> Opponents | None:
        if self._opponents is None:
            self._opponents = self.expected(int(world.players()))
        return judged(self._opponents, self.seat, self.told, world)

    def expected(self, players: int) -> Opponents:
        """Whom it expects to meet."""
        return opponents(players)


BOTS: Final = roster(GreedyBot, FlatBot, (BeginnerBot, GreedyBot, SkilledBot, MasterBot))
