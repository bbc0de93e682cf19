"""Whether win chances are what they say: among positions called 30 %, three in ten should be won."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from lichtspiel import Chance, Record, load, replay
from lichtspiel.arena.statistics import outcome
from lichtspiel.bots import win_chances
from lichtspiel.core.results import victory

BINS: Final = 10
EVERY: Final = 7  # plies between two positions that are sampled


class Bin(NamedTuple):
    """Positions whose forecasts were about the same."""

    called: float
    won: float
    positions: int


def forecasts(records: Sequence[Record], most: int) -> list[tuple[float, float]]:
    """For sampled positions, the win chance of the seat to move and whether it won."""
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
    """A bin as text: the mean forecast, the share of wins, and the number of positions."""
    return f"{one.called:.0%} → {one.won:.0%} ({one.positions})"


def calibration_error(bins: Sequence[Bin]) -> float:
    """By how much forecasts are off, each bin by the number of its positions; 0 is perfect."""
    return sum(abs(one.called - one.won) * one.positions for one in bins) / sum(one.positions for one in bins)


def brier(found: Sequence[tuple[float, float]]) -> float:
    """The mean squared error of the forecasts; 0 is perfect."""
    return fmean((called - won) ** 2 for called, won in found)
