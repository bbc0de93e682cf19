"""Worlds of Die Leuchtturm-Architekten, judged by the forecast after everybody's next turn."""

from typing import Final

from lichtspiel.bots.leuchtturm.search.turn_walk import Player
from lichtspiel.bots.leuchtturm.weights import forecast
from lichtspiel.bots.outlook import Outlook, Prospects, settled
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.games import AnyGame
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine


class LeuchtturmOutlook(Outlook):
    """Lets everybody play a turn, the mover the rest of its own, each by what it sees."""

    unit = "orders"
    much = 0.5

    def __init__(self, game: AnyGame, players: int) -> None:
        super().__init__(game, players)
        self.forecast = forecast(players)
        self.player = Player(self.forecast)

    def play_on(self, world: Engine, chance: Chance) -> Prospects:
        assert isinstance(world, LeuchtturmEngine)
        told = [0.0] * self.players
        for _ in range(self.players):
            seat = int(world.active)
            self.player.play_turn(world)
            if world.to_move == NOBODY:
                result = self.game.result(world)
                assert result is not None
                return settled(result)
            told[seat] = float(self.forecast.chance_of(world, seat))
        chances = tuple(share / sum(told) for share in told)
        return Prospects(chances, tuple(float(laid) for laid in world.laid_counts()))


OUTLOOK: Final = LeuchtturmOutlook
