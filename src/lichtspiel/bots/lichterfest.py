"""Who plays Lichterfest."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.bots.bot import Bot
from lichtspiel.bots.search.appraisal import best_moves
from lichtspiel.bots.search.lichterfest import LanternAppraiser
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View


class GreedyBot(Bot):
    """Looks one move ahead and takes what is best for the moment; among equals it draws."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        world = self.game.imagine(view, self.chance).engine
        best = best_moves(world, self.seat, LanternAppraiser())
        return self.game.decode(int(best[self.chance.below(len(best))]))


BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot}
