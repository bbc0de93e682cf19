"""Fit TEMPER of `bots/lumen/search/study.py`: how well a lead after each round predicts the winner, in self-play."""

import sys
from itertools import accumulate
from math import exp, log

from lichtspiel.bots.lumen.search.self_play import fresh_round
from lichtspiel.core.chance import Chance

GAMES = 4000
PLAYERS = 4


def played(chance: Chance) -> list[list[int]]:
    """The totals after each round of a game."""
    lines = []
    for number in range(4):
        state = fresh_round(PLAYERS, chance, number)
        state.finish(chance)
        lines.append([int(state.points(seat)) for seat in range(PLAYERS)])
    return list(accumulate(lines, lambda before, line: [a + b for a, b in zip(before, line, strict=True)]))


def loss(games: list[list[list[int]]], after: int, temper: float) -> float:
    """The mean negative log likelihood of the winner."""
    total = 0.0
    for game in games:
        weights = [exp(points / temper) for points in game[after]]
        total -= log(weights[game[-1].index(max(game[-1]))] / sum(weights))
    return total / len(games)


def main() -> None:
    """Print the best temper after rounds 1, 2 and 3."""
    chance = Chance("temper")
    games = [played(chance) for _ in range(GAMES)]
    for after in range(3):
        best = min(range(8, 80, 2), key=lambda temper: loss(games, after, float(temper)))
        sys.stdout.write(f"after round {after + 1}: {best} (surprise {loss(games, after, best):.3f})\n")


main()
