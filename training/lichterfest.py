"""Learn what positions of Lichterfest are worth: self-play, fit the points still to come, and repeat.

    uv run --group training python -m training.lichterfest [--cluster dask://host:8786]

Took three and a half minutes of one core, and always writes the same weights: the seeds are below.
"""

import json
import subprocess
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from lichtspiel import Chance, load
from lichtspiel.bots.lichterfest.search.self_play import ROW, TWELFTHS, self_play
from lichtspiel.bots.lichterfest.search.values import (
    CHANCES,
    LACK,
    LACKS,
    MOMENTS,
    MOST_BOATS,
    PATTERN,
    PATTERNS,
    STOCK,
    Tables,
)
from lichtspiel.core.setups import Options
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from training.pieces import learned

SEED: Final = "lichterfest-2"
# By number of players, the games of each round, and how many of 1000 moves are random: they lead to unusual positions.
ROUNDS: Final = {
    2: ((3000, 100), (10000, 60), (60000, 25)),
    3: ((2000, 100), (5000, 60), (25000, 30)),
    4: ((2000, 100), (4000, 60), (20000, 30)),
}
SHRINK: Final = 30.0  # the features count as much as this many games of a pattern's own
RIDGE: Final = 20.0
TIE_BREAK: Final = 0.01  # what a boat is worth at the end (L22)
SCALES: Final = np.exp(np.linspace(np.log(0.15), np.log(8.0), 60))  # points, of which the likeliest is taken
CHUNK: Final = 50_000  # rows whose features are in memory at a time
HUNDREDTHS: Final = 100
WEIGHTS: Final = Path(__file__).parent.parent / "src/lichtspiel/bots/lichterfest/weights.json"
Arrays = dict[str, Any]


def main() -> None:
    """Learn for two, three and four players, and write the weights."""
    for players, found in learned("training.lichterfest:learn_piece", load("lichterfest").players):
        write_weights(players, found | {"origin": origin(players)})


def origin(players: int) -> dict[str, str]:
    """Where weights come from; what the gate says of them is written there by hand."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=WEIGHTS.parent, text=True).strip()
    return {"command": f"python -m training.lichterfest {players}", "commit": commit, "gate": ""}


def write_weights(players: int, changed: Arrays) -> None:
    """Put weights for a number of players into their file, and leave all others as they are."""
    weights = json.loads(WEIGHTS.read_text())
    weights[str(players)] |= changed
    WEIGHTS.write_text(json.dumps(weights, separators=(",", ":")).replace('],"', '],\n"') + "\n")


def learn_piece(players: bytes) -> bytes:
    """What `learn` finds, as a piece of work."""
    return json.dumps((int(players), learn(int(players)))).encode()


def learn(players: int) -> dict[str, list[int]]:
    """The weights for a number of players, after all rounds."""
    weights = first_guess()
    for number, (games, slips) in enumerate(ROUNDS[players]):
        started = time.monotonic()
        rows = play(players, tables_of(weights), games, slips, f"{SEED}/{players}/{number}")
        weights, error = fit(rows, players)
        points = float(rows["last"].mean())
        print(
            f"{players} players, round {number}: {games} games, {points:.2f} points a seat,"
            f" error {error:.3f}, {time.monotonic() - started:.0f} s",
            flush=True,
        )
    return rounded(weights)


def rounded(weights: Arrays) -> dict[str, list[int]]:
    """The weights as the file holds them."""
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
        "stock": np.zeros((MOMENTS, STOCK)),
        "races": np.zeros((MOMENTS, LACKS)),
        "scales": np.ones(MOMENTS),
    }


def tables_of(weights: Arrays) -> Tables:
    """The weights as the compiled code wants them."""
    lists = {name: [float(weight) for weight in values.ravel()] for name, values in weights.items()}
    return Tables(**lists)


def play(players: int, tables: Tables, games: int, slips: int, seed: str) -> Arrays:
    """Self-play games, unpacked into columns."""
    game, chance = load("lichterfest"), Chance(seed)
    parts = []
    for _ in range(games):
        engine = game.start(game.deal(players, chance, Options()), Options()).engine
        assert isinstance(engine, LichterfestEngine)
        parts.append(np.array(list(self_play(tables, engine, slips, chance)), dtype=np.int64))
    return unpacked(np.concatenate(parts).reshape(-1, ROW))


def unpacked(rows: Any) -> Arrays:
    """The columns of rows of `self_play`."""
    where, what, stock, races, came = rows.T
    return {
        "moment": where // 1000,
        "pattern": where % 1000,
        "boats": what >> 12,
        "tops": np.stack([what >> 8 & 15, what >> 4 & 15, what & 15], axis=1),
        "stock": np.stack([stock >> 6 * color & 63 for color in range(7)], axis=1),
        "races": np.stack([races & 15, races >> 4 & 15, races >> 8], axis=1),
        "won": (came >> 16) / TWELFTHS,
        "last": (came >> 8) & 255,
        "gain": (came >> 8 & 255) - (came & 255),
    }


def fit(rows: Arrays, players: int) -> tuple[Arrays, float]:
    """The weights that predict the points still to come and who wins, and the mean squared error of the points."""
    weights = {name: np.zeros_like(values) for name, values in first_guess().items()}
    weights["boats"][[0, CHANCES]] = TIE_BREAK * np.arange(MOST_BOATS)
    hopes = np.zeros(len(rows["moment"]))
    errors = []
    for moment in range(MOMENTS):
        chosen = np.flatnonzero(rows["moment"] == moment)
        if moment % CHANCES == 0:
            hopes[chosen] = weights["boats"][moment][rows["boats"][chosen]]
        elif len(chosen):
            hopes[chosen] = fit_moment({name: column[chosen] for name, column in rows.items()}, moment, weights)
            errors.append(np.mean((rows["gain"][chosen] - hopes[chosen]) ** 2))
    weights["scales"] = fit_scales(rows, hopes, players)
    return weights, float(np.mean(errors))


def fit_moment(rows: Arrays, moment: int, weights: Arrays) -> Any:
    """Fit the features and the patterns' remaining differences alternately; returns the points that are expected."""
    squares, products, by_pattern = sums(rows)
    met = np.bincount(rows["pattern"], minlength=PATTERNS)
    gains = np.bincount(rows["pattern"], rows["gain"], PATTERNS)
    extra = np.zeros(PATTERNS)
    for _ in range(4):
        found = np.linalg.solve(squares, products - by_pattern.T @ extra)
        extra = (gains - by_pattern @ found) / (met + SHRINK)
    shape = pattern_features()
    weights["patterns"][moment] = shape @ found[: shape.shape[1]] + extra
    at = shape.shape[1]
    for name in ("boats", "lacks", "stock", "races"):
        width = weights[name].shape[1]
        weights[name][moment] = found[at : at + width]
        at += width
    return np.concatenate([features(part) @ found + extra[part["pattern"]] for part in chunks(rows)])


def sums(rows: Arrays) -> tuple[Any, Any, Any]:
    """All that the fit needs of the features: their squares, their products with the gain, their sums by pattern."""
    squares: Any = 0.0
    products: Any = 0.0
    by_pattern: Any = 0.0
    for part in chunks(rows):
        found = features(part)
        squares = squares + found.T @ found
        products = products + found.T @ part["gain"]
        by_pattern = by_pattern + np.stack(
            [np.bincount(part["pattern"], column, PATTERNS) for column in found.T], axis=1
        )
    return squares + RIDGE * np.eye(len(squares)), products, by_pattern


def chunks(rows: Arrays) -> Iterator[Arrays]:
    """The rows in parts that fit into memory with their features."""
    for start in range(0, len(rows["moment"]), CHUNK):
        yield {name: column[start : start + CHUNK] for name, column in rows.items()}


def features(rows: Arrays) -> Any:
    """What is fitted: the shape of a pattern, the boats, lacks by rewards, colours by supply, lacks by rivals' sets."""
    lacks = lack_features()[rows["pattern"]]
    stock = np.zeros((len(lacks), STOCK))
    for color in rows["stock"].T:
        stock[np.arange(len(lacks)), color] += 1.0
    return np.concatenate(
        [
            pattern_features()[rows["pattern"]],
            np.eye(MOST_BOATS)[rows["boats"]],
            np.einsum("nkl,nk->nl", lacks, rows["tops"]),
            stock,
            np.einsum("nkl,nk->nl", lacks, rows["races"]),
        ],
        axis=1,
    )


def fit_scales(rows: Arrays, hopes: Any, players: int) -> Any:
    """By the moment of whoever is to move, the scale by which points ahead tell most truly who wins."""
    points = (hopes + rows["last"] - rows["gain"]).reshape(-1, players)
    won, moments = rows["won"].reshape(-1, players), rows["moment"].reshape(-1, players)
    to_move = (np.argmax(moments < CHANCES, axis=1) + 1) % players  # one seat has just moved
    moment = moments[np.arange(len(moments)), to_move]
    scales = np.ones(MOMENTS)
    for number in set(moment):
        chosen = moment == number
        likelihoods = [log_likelihood(points[chosen] / scale, won[chosen]) for scale in SCALES]
        scales[number] = SCALES[np.argmax(likelihoods)]
    return scales


def log_likelihood(heights: Any, won: Any) -> float:
    """How well a softmax of these numbers tells who wins."""
    heights = heights - heights.max(axis=1, keepdims=True)
    return float((won * (heights - np.log(np.exp(heights).sum(axis=1, keepdims=True)))).sum(axis=1).mean())


@cache
def lack_features() -> Any:
    """For each pattern and kind, which lack it has: three ones among twenty."""
    lacks = np.array([int(lack) for lack in LACK]).reshape(PATTERNS, 3) + np.array([0, 5, 12])
    return np.eye(LACKS)[lacks]


@cache
def pattern_features() -> Any:
    """For each pattern: its lacks, and in how many colours there are one, two, three and four cards."""
    colors = np.zeros((PATTERNS, 4))
    for index in range(4096):
        digits = [index >> shift & 7 for shift in (0, 3, 6, 9)]
        if digits == sorted(digits, reverse=True):
            colors[int(PATTERN[index])] = digits
    return np.concatenate([lack_features().sum(axis=1), colors, np.ones((PATTERNS, 1))], axis=1)


if __name__ == "__main__":
    main()
