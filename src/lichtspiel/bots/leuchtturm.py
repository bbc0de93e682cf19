"""Who plays Die Leuchtturm-Architekten."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.bots.bot import Bot
from lichtspiel.bots.search.leuchtturm import turn_values
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.rules import Archipelago

SAMPLES: Final = 4


class GreedyBot(Bot):
    """Plays the turn that leaves it best off at its end, over a few imagined worlds; among equals it draws.

    Without drawing, two of its kind would take the same card from each other for ever.
    """

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        world = self.game.imagine(view, self.chance).engine
        assert isinstance(world, Archipelago)
        values = [int(value) for value in turn_values(world, self.seat, SAMPLES, self.chance)]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return best[self.chance.below(len(best))]


BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot}
