"""Train the outlook of Die Leuchtturm-Architekten: `uv run python -m training.leuchtturm` (some minutes on one core).

The judge of the bots plays against itself, with some turns at random so that it sees more than its own habits. At the
beginning of every turn the features of each seat are noted; when the game is over, a softmax regression fits the
weights to who won. Players can be named: `python -m training.leuchtturm 2 3`; `--cluster` trains elsewhere.
"""

from itertools import pairwise
from math import exp
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.turn_walk import Player
from lichtspiel.bots.leuchtturm.search.weights import OUTLOOK, PLAYING
from lichtspiel.bots.leuchtturm.search.worth import (
    FEATURES,
    HAND_NEXT,
    NEARNESSES,
    NEXT,
    Judge,
    playing_judge,
    win_share,
)
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.game import Leuchtturm
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import set_up
from training.pieces import learned

TARGET = Path(__file__).parent.parent / "src/lichtspiel/bots/leuchtturm/search/weights.py"
GAMES = 1500
NOISE = 20  # one turn in this many is played at random
EPOCHS = 6
RATE = 0.02
TURN_LIMIT = 150

Features = list[tuple[int, int]]  # those that are not zero, with their values
Sample = tuple[list[Features], list[float]]  # the features of every seat, and how the game ended for each


def features(world: LeuchtturmEngine, units: list[Judge]) -> list[Features]:
    """The features of every seat: a judge with a single weight of 1 reads one feature."""
    found: list[Features] = [[] for _ in world.held]
    for number, judge in enumerate(units):
        judge.rate(world, world.active, NOBODY)
        for seat in range(len(world.held)):
            if judge.scores[seat]:
                found[seat].append((number, int(judge.scores[seat])))
    return found


def unit_judges() -> list[Judge]:
    """One for each feature."""
    return [Judge(vec[i64]([int(one == other) for other in range(FEATURES)])) for one in range(FEATURES)]


def self_play(world: LeuchtturmEngine, player: Player, units: list[Judge], chance: Chance) -> list[Sample]:
    """A game of the judge against itself."""
    positions: list[list[Features]] = []
    while world.to_move != NOBODY and world.turn < TURN_LIMIT:
        positions.append(features(world, units))
        if chance.below(NOISE) == 0:
            play_at_random(world, chance)
        else:
            player.play_turn(world)
    outcome = [win_share(world, seat) for seat in range(len(world.held))]
    return [(rows, outcome) for rows in positions]


def play_at_random(world: LeuchtturmEngine, chance: Chance) -> None:
    """One turn of random moves."""
    turn = world.turn
    while world.to_move != NOBODY and world.turn == turn:
        world.apply(world.random_move(chance))


def shares(rows: list[Features], weights: list[float]) -> list[float]:
    """How likely each seat is to win, by the weights."""
    logits = [sum(weights[number] * value for number, value in row) for row in rows]
    powers = [exp(logit - max(logits)) for logit in logits]
    return [power / sum(powers) for power in powers]


def fit(samples: list[Sample], weights: list[float], chance: Chance) -> list[float]:
    """Softmax regression by stochastic gradient descent, the mean of the last epoch."""
    free = [number for number in range(FEATURES) if is_free(number)]
    allowed = set(free)
    weights = [weight if number in allowed else 0.0 for number, weight in enumerate(weights)]
    total = [0.0] * FEATURES
    for epoch in range(EPOCHS):
        rate = RATE / (1 + epoch)
        for count, index in enumerate(chance.shuffled(list(range(len(samples))))):
            rows, outcome = samples[index]
            for row, share, won in zip(rows, shares(rows, weights), outcome, strict=True):
                step = rate * (won - share)
                for number, value in row:
                    if number in allowed:
                        weights[number] += step * value
            if epoch == EPOCHS - 1 and count % 100 == 0:
                total = [one + other for one, other in zip(total, weights, strict=True)]
    return [one / ((len(samples) + 99) // 100) for one in total]


def is_free(number: int) -> bool:
    """Whether a weight is fitted: not that of a card that is begun nowhere, whose worth other weights express."""
    return not (HAND_NEXT <= number < NEXT and (number - HAND_NEXT) % NEARNESSES == 0)


def brier(samples: list[Sample], weights: list[float]) -> float:
    """The mean squared error of the chances."""
    errors = [
        sum((share - won) ** 2 for share, won in zip(shares(rows, weights), outcome, strict=True))
        for rows, outcome in samples
    ]
    return sum(errors) / len(errors)


def train(players: int) -> list[int]:
    """The weights for a number of players, in thousandths."""
    game, units, chance = Leuchtturm(), unit_judges(), Chance(f"training {players}")
    player = Player(playing_judge())
    samples: list[Sample] = []
    for _ in range(GAMES):
        options = game.options_type()
        samples += self_play(set_up(game.draw_setup(players, chance, options), options), player, units, chance)
    before = [weight / 1000 for weight in PLAYING]
    after = fit(samples, before, chance)
    print(players, len(samples), f"Brier {brier(samples, before):.4f} -> {brier(samples, after):.4f}", flush=True)
    return [round(1000 * weight) for weight in after]


def written(table: dict[int, list[int]]) -> str:
    """The module of the weights."""
    head = TARGET.read_text().split("OUTLOOK:")[0]
    lines = [f"    {players}: [\n{grouped(weights)}    ],\n" for players, weights in table.items()]
    return f"{head}OUTLOOK: Final[dict[int, list[int]]] = {{\n{''.join(lines)}}}\n"


def grouped(weights: list[int]) -> str:
    """One line per group."""
    edges = [0, 3, *range(HAND_NEXT, NEXT + 1, NEARNESSES), FEATURES]
    groups = [weights[one:other] for one, other in pairwise(edges)]
    return "".join(f"        *{tuple(group)},\n" if len(group) > 1 else f"        {group[0]},\n" for group in groups)


def train_piece(players: bytes) -> bytes:
    """The same as a piece of work."""
    return msgspec.json.encode((int(players), train(int(players))))


if __name__ == "__main__":
    TARGET.write_text(written({**OUTLOOK, **dict(learned("training.leuchtturm:train_piece", Leuchtturm().players))}))
