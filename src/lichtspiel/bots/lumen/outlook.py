"""Worlds of LUMEN, judged at the end of the round if everybody plays on as masters do."""

from typing import Final

from lichtspiel.bots.lumen.search.outlook import played_out
from lichtspiel.bots.lumen.search.study import Standing
from lichtspiel.bots.lumen.weights import minds
from lichtspiel.bots.outlook import Outlook, Prospects
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine
from lichtspiel.core.games import AnyGame
from lichtspiel.core.views import View
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.views import LumenView
from lichtspiel.words import Phrase


class LumenOutlook(Outlook):
    """Plays the round out; what a lead is worth then is known from games of masters."""

    afforded = 192
    much = 8.0

    def __init__(self, game: AnyGame, players: int) -> None:
        super().__init__(game, players)
        self.policy = minds(players).others

    @staticmethod
    def stage(view: View) -> Phrase:
        assert isinstance(view, LumenView)
        bidding, tricks = view.phase == "bid", sum(seat.tricks for seat in view.seats)
        return Phrase("lumen-stage", {"part": "bids" if bidding else "trick", "round": view.round, "trick": tricks + 1})

    def play_on(self, world: Engine, chance: Chance) -> Prospects:
        assert isinstance(world, LumenEngine)
        standing, ended = Standing(world), played_out(world, self.policy, chance)
        seats = range(self.players)
        return Prospects(
            tuple(float(standing.chance(ended, seat)) for seat in seats),
            tuple(float(standing.totals[seat] + ended.points(seat)) for seat in seats),
        )


OUTLOOK: Final = LumenOutlook
