"""Who plays LUMEN."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.bots.bot import Bot, Budget
from lichtspiel.bots.search.lumen import best_bid, tricks_taken, tricks_won
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.lumen.sight import LumenView, SeatView, imagine_from

BID_SAMPLES: Final = 300
PLAY_SAMPLES: Final = 60


class GreedyBot(Bot):
    """Bids what it expects, then takes the next trick while it needs tricks, and avoids it when it does not."""

    def __init__(self, game: AnyGame, seat: int, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(game, seat, seed, budget)
        self.told: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.told += events

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


BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot}
