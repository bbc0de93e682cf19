"""Learn what positions of Lichterfest are worth: self-play, fit the points still to come, and repeat.

    uv run --group training python -m training.lichterfest [--cluster dask://host:8786]

Took eleven minutes on one busy core, and always writes the same weights: the seeds are below.
"""

import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from lichtspiel import Chance, load
from lichtspiel.bots.lichterfest.search.self_play import self_play
from lichtspiel.bots.lichterfest.search.values import (
    BLOCKS,
    CHANCES,
    LACK,
    LACKS,
    MOMENTS,
    MOST_BOATS,
    PATTERN,
    PATTERNS,
    Tables,
)
from lichtspiel.core.setups import Options
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from training.pieces import learned

SEED: Final = "lichterfest-1"
# By number of players, the games of each round, and how many of 1000 moves are random: they lead to unusual positions.
ROUNDS: Final = {
    2: ((3000, 100), (10000, 60), (20000, 40), (20000, 25)),
    3: ((2000, 100), (5000, 60), (8000, 30)),
    4: ((2000, 100), (4000, 60), (6000, 30)),
}
SHRINK: Final = 30.0  # the features count as much as this many games of a pattern's own
RIDGE: Final = 20.0
TIE_BREAK: Final = 0.01  # what a boat is worth at the end (L22)
HUNDREDTHS: Final = 100
WEIGHTS: Final = Path(__file__).parent.parent / "src/lichtspiel/bots/lichterfest/weights.json"
Arrays = dict[str, Any]


def main() -> None:
    """Learn for two, three and four players, and write the weights."""
    found = dict(learned("training.lichterfest:learn_piece", load("lichterfest").players))
    before = json.loads(WEIGHTS.read_text())
    after = before | {str(players): weights for players, weights in found.items()}
    WEIGHTS.write_text(json.dumps(after, separators=(",", ":")).replace('],"', '],\n"') + "\n")


def learn_piece(players: bytes) -> bytes:
    """What `learn` finds, as a piece of work."""
    return json.dumps((int(players), learn(int(players)))).encode()


def learn(players: int) -> dict[str, list[int]]:
    """The weights for a number of players, after all rounds."""
    weights = first_guess()
    for number, (games, slips) in enumerate(ROUNDS[players]):
        started = time.monotonic()
        rows = play(players, tables_of(weights), games, slips, f"{SEED}/{players}/{number}")
        weights, error = fit(rows)
        points = float(rows["last"].mean())
        print(
            f"{players} players, round {number}: {games} games, {points:.2f} points a seat,"
            f" error {error:.3f}, {time.monotonic() - started:.0f} s",
            flush=True,
        )
    return {name: [round(float(weight) * HUNDREDTHS) for weight in values.ravel()] for name, values in weights.items()}


def first_guess() -> Arrays:
    """Sets in the making, by the square of their share; boats are worth a little."""
    need = np.array([4.0, 6.0, 7.0])
    have = need - np.array([int(lack) for lack in LACK]).reshape(PATTERNS, 3)
    hopes = np.sort((have / need) ** 2 * 6.0, axis=1) @ np.array([0.3, 0.5, 0.7])
    patterns = np.tile(hopes, (MOMENTS, 1))
    boats = np.tile(np.minimum(np.arange(MOST_BOATS), 4) * 0.4, (MOMENTS, 1))
    patterns[[0, CHANCES]] = boats[[0, CHANCES]] = 0.0
    return {
        "patterns": patterns,
        "boats": boats,
        "lacks": np.zeros((MOMENTS, LACKS)),
        "blocks": np.zeros((MOMENTS, BLOCKS)),
    }


def tables_of(weights: Arrays) -> Tables:
    """The weights as the compiled code wants them."""
    lists = {name: [float(weight) for weight in values.ravel()] for name, values in weights.items()}
    return Tables(lists["patterns"], lists["boats"], lists["lacks"], lists["blocks"])


def play(players: int, tables: Tables, games: int, slips: int, seed: str) -> Arrays:
    """Self-play games, unpacked into columns."""
    game, chance = load("lichterfest"), Chance(seed)
    parts = []
    for _ in range(games):
        engine = game.start(game.deal(players, chance, Options()), Options()).engine
        assert isinstance(engine, LichterfestEngine)
        parts.append(np.array(list(self_play(tables, engine, slips, chance)), dtype=np.int64))
    return unpacked(np.concatenate(parts).reshape(-1, 3))


def unpacked(rows: Any) -> Arrays:
    """The columns of rows of `self_play`."""
    where, what, points = rows.T
    return {
        "moment": where // 1000,
        "pattern": where % 1000,
        "boats": what >> 24,
        "tops": np.stack([what >> 20 & 15, what >> 16 & 15, what >> 12 & 15], axis=1),
        "blocks": np.stack([what >> 9 & 7, what >> 6 & 7, what >> 3 & 7, what & 7], axis=1),
        "last": points // 256,
        "gain": points // 256 - points % 256,
    }


def fit(rows: Arrays) -> tuple[Arrays, float]:
    """The weights that predict the points still to come, and their mean squared error."""
    weights = {
        "patterns": np.zeros((MOMENTS, PATTERNS)),
        "boats": np.zeros((MOMENTS, MOST_BOATS)),
        "lacks": np.zeros((MOMENTS, LACKS)),
        "blocks": np.zeros((MOMENTS, BLOCKS)),
    }
    weights["boats"][[0, CHANCES]] = TIE_BREAK * np.arange(MOST_BOATS)
    errors = []
    for moment in range(MOMENTS):
        chosen = rows["moment"] == moment
        if moment % CHANCES and chosen.any():
            errors.append(fit_moment({name: column[chosen] for name, column in rows.items()}, moment, weights))
    return weights, float(np.mean(errors))


def fit_moment(rows: Arrays, moment: int, weights: Arrays) -> float:
    """Fit the features and the patterns' remaining differences alternately."""
    shape = pattern_features()
    features = np.concatenate(
        [shape[rows["pattern"]], np.eye(MOST_BOATS)[rows["boats"]], lacks_by_tops(rows), rows["blocks"]], axis=1
    )
    squares = features.T @ features + RIDGE * np.eye(features.shape[1])
    extra = np.zeros(PATTERNS)
    met = np.bincount(rows["pattern"], minlength=PATTERNS)
    for _ in range(4):
        found = np.linalg.solve(squares, features.T @ (rows["gain"] - extra[rows["pattern"]]))
        rest = rows["gain"] - features @ found
        extra = np.bincount(rows["pattern"], rest, PATTERNS) / (met + SHRINK)
    width = shape.shape[1]
    weights["patterns"][moment] = shape @ found[:width] + extra
    weights["boats"][moment] = found[width : width + MOST_BOATS]
    weights["lacks"][moment] = found[width + MOST_BOATS : width + MOST_BOATS + LACKS]
    weights["blocks"][moment] = found[width + MOST_BOATS + LACKS :]
    return float(np.mean((rest - extra[rows["pattern"]]) ** 2))


def lack_features() -> Any:
    """For each pattern and kind, which lack it has: three ones among twenty."""
    lacks = np.array([int(lack) for lack in LACK]).reshape(PATTERNS, 3) + np.array([0, 5, 12])
    return np.eye(LACKS)[lacks]


def pattern_features() -> Any:
    """For each pattern: its lacks, and in how many colours there are one, two, three and four cards."""
    colors = np.zeros((PATTERNS, 4))
    for index in range(4096):
        digits = [index >> shift & 7 for shift in (0, 3, 6, 9)]
        if digits == sorted(digits, reverse=True):
            colors[int(PATTERN[index])] = digits
    return np.concatenate([lack_features().sum(axis=1), colors, np.ones((PATTERNS, 1))], axis=1)


def lacks_by_tops(rows: Arrays) -> Any:
    """The lacks, each times the reward that it stands in the way of."""
    return np.einsum("nkl,nk->nl", lack_features()[rows["pattern"]], rows["tops"])


if __name__ == "__main__":
    main()
