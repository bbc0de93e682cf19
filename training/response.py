"""Train a best response to each master: `uv run --group training python -m training.response [GAME …]`.

The master's search is far too slow to train against, so its fast play stands in for it: in Lichterfest and Die
Leuchtturm-Architekten the policy of its values, one turn ahead; in LUMEN a policy that imitates its recorded games.
One seat learns, all others stay as they are, and what is learned lies in `benchmarks/rig/responses/`. The result plays
the master itself, with the master's search on top: `python -m benchmarks.strength` has the pairings. It has two to
three times the games of the master's own training, for two players (LUMEN: four).
"""

import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np

from benchmarks.rig.response import file_of
from lichtspiel import Chance, load
from lichtspiel.bots.leuchtturm.search.net import weights_of
from lichtspiel.bots.leuchtturm.search.self_play import SelfPlay
from lichtspiel.bots.leuchtturm.search.turn_walk import Player
from lichtspiel.bots.leuchtturm.weights import Trained, forecast, forecast_of, trained
from lichtspiel.bots.lichterfest.search.self_play import ROW, play_among
from lichtspiel.bots.lichterfest.search.values import Tables
from lichtspiel.bots.lichterfest.weights import Weights, tables, tables_of, weights
from lichtspiel.bots.lumen.players import MasterBot
from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.search.study import Study
from lichtspiel.bots.lumen.weights import minds
from lichtspiel.core.setups import Options
from lichtspiel.games.leuchtturm.game import Leuchtturm
from lichtspiel.games.leuchtturm.views import set_up
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lumen.rules import LumenEngine
from training import lichterfest, lumen_policy
from training.leuchtturm_forecast import REPORTS, SLIPS, TRUST, commit, rate_at

COMMAND: Final = "python -m training.response"

# -- Lichterfest ---------------------------------------------------------------------------------------------------

LICHTERFEST_ROUNDS: Final = ((40_000, 60), (50_000, 30), (60_000, 25))  # as in training.lichterfest


def lichterfest_response(players: int = 2) -> Any:
    """Values of whoever plays against the master's values, round after round."""
    values, found = tables(players), weights(players)
    for number, (games, slips) in enumerate(LICHTERFEST_ROUNDS):
        rows = games_among(values, players, games, slips, f"response/{number}")
        fitted, error = lichterfest.fit(rows, players)
        found = Weights(origin(), **lichterfest.rounded(fitted))
        values = tables_of(found)
        lumen_policy.say(f"lichterfest, round {number}: {games} games, error {error:.3f}")
    return {players: found}


def origin() -> dict[str, str]:
    """Where the values come from."""
    return {"command": f"{COMMAND} lichterfest", "commit": commit(), "gate": ""}


def games_among(values: Tables, players: int, games: int, slips: int, seed: str) -> lichterfest.Arrays:
    """Games in which each seat in turn goes by the values, and the others by the master's."""
    game, chance = load("lichterfest"), Chance(seed)
    parts = []
    for number in range(games):
        engine = game.start(game.deal(players, chance, Options()), Options()).engine
        assert isinstance(engine, LichterfestEngine)
        rows = play_among(values, tables(players), number % players, engine, slips, chance)
        parts.append(np.array(list(rows), dtype=np.int64))
    return lichterfest.unpacked(np.concatenate(parts).reshape(-1, ROW))


# -- Die Leuchtturm-Architekten ------------------------------------------------------------------------------------

LEUCHTTURM_GAMES: Final = 120_000


def leuchtturm_response(players: int = 2) -> Any:
    """A forecast that begins as the master's and learns in games against it, whoever begins."""
    game, chance = Leuchtturm(), Chance("response")
    options = game.options_type()
    learning = forecast_of(trained(), players)
    lessons = SelfPlay(Player(learning), learning, Player(forecast(players)))
    for number in range(LEUCHTTURM_GAMES):
        world = set_up(game.draw_setup(players, chance, options), options)
        lessons.learner = number % players
        lessons.play(world, SLIPS, chance)
        lessons.learn(world, TRUST, rate_at(number / LEUCHTTURM_GAMES))
        if (number + 1) % (LEUCHTTURM_GAMES // REPORTS) == 0:
            lumen_policy.say(f"leuchtturm, {number + 1} games: Brier {lessons.loss / int(lessons.told):.4f}")
            lessons.loss, lessons.told = 0.0, 0
    return Trained(f"{COMMAND} leuchtturm", commit(), "", trained().hidden, {players: weights_of(learning.net)})


# -- LUMEN ---------------------------------------------------------------------------------------------------------

LUMEN_GAMES: Final = 200
LUMEN_SIMULATIONS: Final = 600
LUMEN_ROUNDS: Final = 3_000_000


def lumen_response(players: int = 4) -> Any:
    """The best answer to a policy that imitates games of masters."""
    chosen = quick_master(players)
    games = (lumen_policy.record(players, seed, chosen) for seed in range(2000, 2000 + LUMEN_GAMES))
    others = lumen_policy.imitate(players, [played for game in games for played in game])
    return {players: lumen_policy.learned(lumen_policy.answer(players, others, LUMEN_ROUNDS), others)}


def quick_master(players: int) -> lumen_policy.Chooser:
    """The master with fewer simulations, who knows that all others are masters."""
    known = Opponents(players, [minds(players)], [1.0])

    def chosen(game: LumenEngine, plays: list[int], chance: Chance) -> int:
        legal = [int(move) for move in game.legal()]
        left = LUMEN_SIMULATIONS * (MasterBot.for_bids if game.bidding() else 1)
        if len(legal) == 1:
            return legal[0]
        study = Study(game, game.to_move, plays, MasterBot.manner, chance, known)
        while len(study.alive) > 1 and left > 0:
            study.run(lumen_policy.PORTION, chance)
            left -= lumen_policy.PORTION
        return legal[int(study.best())]

    return chosen


RESPONSES: Final[dict[str, Callable[[], Any]]] = {
    "lichterfest": lichterfest_response,
    "leuchtturm": leuchtturm_response,
    "lumen": lumen_response,
}


def main() -> None:
    """Train for the games on the command line, or for all."""
    for game in sys.argv[1:] or RESPONSES:
        file = file_of(game)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(msgspec.json.encode(RESPONSES[game]()) + b"\n")


if __name__ == "__main__":
    main()
