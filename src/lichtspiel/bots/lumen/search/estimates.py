"""What a round of LUMEN looks up instead of working it out: sets of values, doubts about a card, quick bids."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.lumen.box import HAND, ROUNDS, points_for
from lichtspiel.games.lumen.codes import BIDS

SPREAD_OF_TRICKS: Final = 13  # how far tricks lie from what a seat expects, in tenths
MOST_EXPECTED: Final = 100  # tenths of tricks


def _highest_table() -> vec[i64]:
    """The highest bit of a set of values."""
    return vec[i64]([max(values.bit_length() - 1, 0) for values in range(1 << 13)])


def _bell(tricks: int, expected: int) -> int:
    """How likely so many tricks are where tenths of tricks are expected, as a weight."""
    off = (10 * tricks - expected) / SPREAD_OF_TRICKS
    return int(100000 * exp(-off * off / 2))


def _quick_bid(number: int, expected: int) -> int:
    """The bid that brings most on average in a round, if tricks lie round the expected ones as on a bell."""
    odds = [_bell(tricks, expected) for tricks in range(HAND + 1)]
    means = [
        sum(odds[tricks] * int(points_for(bid // 2, bid % 2, tricks, number)) for tricks in range(HAND + 1))
        for bid in range(BIDS)
    ]
    return means.index(max(means))


def _quick_bid_table() -> vec[i64]:
    """The quick bid for every round, at round * (MOST_EXPECTED + 1) + tenths of tricks expected."""
    return vec[i64]([_quick_bid(number, expected) for number in range(ROUNDS) for expected in range(MOST_EXPECTED + 1)])


QUICK_BID: Final[vec[i64]] = _quick_bid_table()


def value_at(values: i64, rank: i64) -> i64:
    """The value at a rank among a set of values, both in hundredths, straight between two neighbours."""
    skip = rank // 100
    value: i64 = 0
    while skip > 0:
        value += 1
        skip -= (values >> value) & 1
    part = rank % 100
    if part == 0:
        return value * 100
    above = value + 1
    while values >> above != 0 and (values >> above) & 1 == 0:
        above += 1
    return value * 100 + (above - value) * part


def _bits_table() -> vec[i64]:
    """How many values are in a set."""
    return vec[i64]([values.bit_count() for values in range(1 << 13)])


def _doubt(at: int, count: int, total: int) -> int:
    """How far a card may be off its average, in hundredths: the at-th of `count` out of `total` values, with room."""
    if not 0 < at <= count <= total:
        return 1
    variance = at * (count + 1 - at) * (total - count) * (total + 1) / ((count + 1) ** 2 * (count + 2))
    return max(1, int(170 * variance**0.5))


def _doubt_table() -> vec[i64]:
    return vec[i64]([_doubt(at, count, total) for at in range(11) for count in range(11) for total in range(13)])


BITS: Final[vec[i64]] = _bits_table()
TOP: Final[vec[i64]] = _highest_table()
DOUBT: Final[vec[i64]] = _doubt_table()
