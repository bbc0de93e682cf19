"""Perft: the number of move sequences of each length from known positions, counted in two ways."""

from pathlib import Path

import msgspec
import pytest

from lichtspiel import Chance, Match, Position
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES

HOME = Path(__file__).parent / "perft"
MOMENTS = (0, 15, 10**6)  # plies played before counting: the opening, the middle, and the last moves
MOST_LEAVES = 300_000


def moments(game: AnyGame, players: int) -> list[Position]:
    """Positions to count from; the last one is a few moves before the end."""
    reached = []
    for plies in MOMENTS:
        match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), "perft")
        chance = Chance("perft")
        history = [match.position.clone()]
        while match.position.to_move is not None and len(match.moves) < plies:
            match.play(match.position.random_move(chance))
            history.append(match.position.clone())
        reached.append(history[-6] if plies == MOMENTS[-1] else history[-1])
    return reached


def counts(position: Position) -> list[int]:
    """Perft 1, 2, 3 … as long as the numbers stay small."""
    found: list[int] = []
    for depth in range(1, 6):
        branching = found[-1] / found[-2] if len(found) > 1 else (found[-1] if found else 1)
        if found and (found[-1] == 0 or found[-1] * max(branching, 1) > MOST_LEAVES):
            break
        found.append(position.perft(depth))
    return found


def count_by_playing(position: Position, depth: int) -> int:
    """The same, by playing typed moves with `play`, which checks them."""
    if depth == 0:
        return 1
    total = 0
    for move in position.legal():
        after = position.clone()
        after.play(move)
        total += count_by_playing(after, depth - 1)
    return total


def test_known_counts(game: AnyGame, players: int, request: pytest.FixtureRequest) -> None:
    path = HOME / f"{game.name}-{players}.json"
    counted = [counts(position) for position in moments(game, players)]
    if request.config.getoption("--rewrite"):
        path.write_bytes(msgspec.json.encode(counted) + b"\n")
    assert msgspec.json.decode(path.read_bytes()) == counted


def test_the_engine_counts_as_playing_does(game: AnyGame, players: int) -> None:
    for position in moments(game, players):
        for depth, count in enumerate(counts(position), 1):
            if count <= 3000:
                assert count_by_playing(position, depth) == count
