"""A best response: the master's search with values that were trained against the master, as a command.

`python -m benchmarks.rig.response` speaks the protocol of commands (docs/protocols/commands.md); `training/response.py`
makes the values, which lie in `responses/`.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.rig.frozen_player import Player, play
from lichtspiel.arena.external import PREFIX
from lichtspiel.bots.bot import Bot, Budget
from lichtspiel.bots.leuchtturm import players as leuchtturm
from lichtspiel.bots.leuchtturm.search.forecast import Forecast
from lichtspiel.bots.leuchtturm.search.foresight import Foresight
from lichtspiel.bots.leuchtturm.weights import Trained, forecast, forecast_of
from lichtspiel.bots.lichterfest import players as lichterfest
from lichtspiel.bots.lichterfest import weights as lichterfest_weights
from lichtspiel.bots.lichterfest.search.values import Tables
from lichtspiel.bots.lumen import players as lumen
from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.weights import Learned, minds_of
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

FOLDER: Final = Path(__file__).with_name("responses")


def file_of(game: str) -> Path:
    """Where the response of a game is kept."""
    return FOLDER / f"{game}.json"


@cache
def lichterfest_tables(players: int) -> Tables:
    """Its values, learned in games against the master's."""
    kept = msgspec.json.decode(file_of("lichterfest").read_bytes(), type=dict[int, lichterfest_weights.Weights])
    return lichterfest_weights.tables_of(kept[players])


class LichterfestResponse(lichterfest.MasterBot):
    """Master's search with other values."""

    def values(self, players: int) -> Tables:
        return lichterfest_tables(players)


@cache
def leuchtturm_forecast(players: int) -> Forecast:
    """Its forecast, learned in games against the master's."""
    return forecast_of(msgspec.json.decode(file_of("leuchtturm").read_bytes(), type=Trained), players)


class LeuchtturmResponse(leuchtturm.MasterBot):
    """Master's search with another forecast; the others play by master's."""

    def foresight(self, world: LeuchtturmEngine, breadth: int) -> Foresight:
        players = int(world.players())
        return Foresight(world, self.seat, breadth, leuchtturm_forecast(players), forecast(players), self.hands(world))


class LumenResponse(lumen.MasterBot):
    """Master's search, which expects everybody to play as the master does, and knows the answer to it."""

    def expected(self, players: int) -> Opponents:
        learned = msgspec.json.decode(file_of("lumen").read_bytes(), type=dict[int, Learned])
        return Opponents(players, [minds_of(learned[players])], [1.0])


RESPONSES: Final[dict[str, type[Bot]]] = {
    "lichterfest": LichterfestResponse,
    "leuchtturm": LeuchtturmResponse,
    "lumen": LumenResponse,
}


class RespondingPlayer(Player):
    """Plays one seat through one game by a response."""

    def make(self, seed: str) -> Bot:
        return RESPONSES[self.game.name](self.game, self.seat, seed)


def command() -> str:
    """The name by which it is seated in the arena."""
    return f"{PREFIX}{sys.executable} -m benchmarks.rig.response"


if __name__ == "__main__":
    play(sys.stdin, sys.stdout, lambda hello: RespondingPlayer("response", Budget(), hello))
