"""Whether win chances are what they say: among positions called 30 %, three in ten should be won."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from lichtspiel import Chance, Record, load, replay
from lichtspiel.arena.statistics import outcome
from lichtspiel.bots import win_chances
from lichtspiel.core.results import victory

BINS: Final = 10
EVERY: Final = 7  # a position of every so many plies is looked at


class Bin(NamedTuple):
    """Positions that were called about equally likely to be won."""

    called: float
    won: float
    positions: int


def forecasts(records: Sequence[Record], most: int) -> list[tuple[float, float]]:
    """What the seat to move was told of its chances, and what came of it."""
    found: list[tuple[float, float]] = []
    for record in records:
        game = load(record.game)
        for ply, (position, _) in enumerate(replay(record)):
            if ply % EVERY == 0 and (seat := position.to_move) is not None:
                called = win_chances(game, position.view(seat), Chance(f"{record.id} {ply}"))[seat]
                found.append((called, victory(outcome(record), seat)))
        if len(found) >= most:
            break
    return found[:most]


def reliability(found: Sequence[tuple[float, float]]) -> list[Bin]:
    """The forecasts in bins of a tenth."""
    bins = [[pair for pair in found if min(int(pair[0] * BINS), BINS - 1) == number] for number in range(BINS)]
    return [Bin(fmean(c for c, _ in group), fmean(w for _, w in group), len(group)) for group in bins if group]


def binned(one: Bin) -> str:
    """A bin in words: what was told, what came of it, and how often."""
    return f"{one.called:.0%} → {one.won:.0%} ({one.positions})"


def brier(found: Sequence[tuple[float, float]]) -> float:
    """The mean square of how far the forecasts were off; 0 is perfect."""
    return fmean((called - won) ** 2 for called, won in found)
