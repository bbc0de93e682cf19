"""Train the forecast of Die Leuchtturm-Architekten: `uv run python -m training.leuchtturm_forecast`.

A net learns by playing against itself (some 4 minutes on one core, half of it for four players). Each seat plays the
turn after which the net tells it the best chance to win, by what it sees; what the net told is then drawn towards what
it told after the seat's next turn, and so on to how the game ended (temporal differences, as TD-Gammon had it). The
first games are played by the judge instead, so that they end. Players can be named: `… 2 3`; `--cluster` trains
elsewhere.
"""

import subprocess
from pathlib import Path
from random import Random

import msgspec

from lichtspiel.bots.leuchtturm.search.forecast import Forecast, size_for
from lichtspiel.bots.leuchtturm.search.net import Net, weights_of
from lichtspiel.bots.leuchtturm.search.self_play import SelfPlay
from lichtspiel.bots.leuchtturm.search.turn_walk import Player
from lichtspiel.bots.leuchtturm.search.worth import playing_judge
from lichtspiel.bots.leuchtturm.weights import FILE, Trained
from lichtspiel.core.chance import Chance
from lichtspiel.games.leuchtturm.game import Leuchtturm
from lichtspiel.games.leuchtturm.views import set_up
from training.pieces import learned

TARGET = Path(__file__).parent.parent / "src/lichtspiel/bots/leuchtturm" / FILE
GAMES = {2: 60_000, 3: 40_000, 4: 40_000}
HIDDEN = 32
JUDGED = 20  # one game in this many, at the beginning, is played by the judge
SLIPS = 30  # one turn in this many is random
TRUST = 0.3  # in what was told a turn later, against all that came after it
RATE = 0.004
LEAST_RATE = 0.0002
REPORTS = 10


def train(players: int) -> list[int]:
    """The weights for a number of players, in thousandths."""
    game, chance, games = Leuchtturm(), Chance(f"train {players}"), GAMES[players]
    options = game.options_type()
    forecast = Forecast(fresh_net(players), players)
    judged, own = SelfPlay(Player(playing_judge()), forecast), SelfPlay(Player(forecast), forecast)
    for number in range(games):
        begins = number < games // JUDGED
        learner = judged if begins else own
        world = set_up(game.draw_setup(players, chance, options), options)
        learner.play(world, SLIPS, chance)
        learner.learn(world, 0.0 if begins else TRUST, rate_at(number / games))
        if (number + 1) % (games // REPORTS) == 0:
            print(players, number + 1, f"Brier {learner.loss / int(learner.told):.4f}", flush=True)
            learner.loss, learner.told = 0.0, 0
    return weights_of(forecast.net)


def fresh_net(players: int) -> Net:
    """A net that knows nothing yet."""
    net, drawn = Net(size_for(players), HIDDEN), Random(players)
    for layer, spread in ((net.first, 0.1), (net.second, 0.2)):
        for number in range(len(layer)):
            layer[number] = drawn.gauss(0, spread)
    return net


def rate_at(moment: float) -> float:
    """How far each step goes: the same for half of the games, then less and less."""
    return RATE if moment < 0.5 else LEAST_RATE + 2 * (1 - moment) * (RATE - LEAST_RATE)


def train_piece(players: bytes) -> bytes:
    """The same as a piece of work."""
    return msgspec.json.encode((int(players), train(int(players))))


def kept() -> dict[int, list[int]]:
    """The weights for numbers of players that are not trained now."""
    return msgspec.json.decode(TARGET.read_bytes(), type=Trained).weights if TARGET.exists() else {}


def commit() -> str:
    """The commit that is checked out."""
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()


if __name__ == "__main__":
    found = dict(learned("training.leuchtturm_forecast:train_piece", Leuchtturm().players))
    trained = Trained("python -m training.leuchtturm_forecast", commit(), "not tested yet", HIDDEN, {**kept(), **found})
    TARGET.write_bytes(msgspec.json.encode(trained) + b"\n")
