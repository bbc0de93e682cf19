"""What the games of a tournament show: ratings, win shares, places, scores and times, with 95 % intervals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, quantiles
from typing import Final, NamedTuple

from openskill.models import PlackettLuce
from scipy import stats

from lichtspiel import Record, Result
from lichtspiel.core.results import victory

CONFIDENCE: Final = 0.95
NORMAL: Final = 1.96


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """How one bot did."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate  # its share of victories; a shared one counts in parts
    place: float
    score: Estimate
    move_ms: float  # mean, and the 99th percentile
    move_ms_99: float


def standings(records: Sequence[Record]) -> list[Standing]:
    """Every bot, the strongest first."""
    rated = ratings(records)
    bots = sorted({bot for record in records for bot in seats(record)}, key=lambda bot: -rated[bot].value)
    return [standing(bot, records, rated[bot]) for bot in bots]


def standing(bot: str, records: Sequence[Record], rating: Estimate) -> Standing:
    """How one bot did. Setups, not games, are the independent samples: seatings of one setup share its luck."""
    mine = [(record, seat) for record in records for seat, name in enumerate(seats(record)) if name == bot]
    thought = [ms for record, seat in mine for ms in milliseconds(record, seat)]
    return Standing(
        bot=bot,
        games=len({record.id for record, _ in mine}),
        rating=rating,
        wins=share(by_setup((record, victory(outcome(record), seat)) for record, seat in mine)),
        place=fmean(outcome(record).places[seat] for record, seat in mine),
        score=estimate(by_setup((record, float(outcome(record).scores[seat])) for record, seat in mine)),
        move_ms=fmean(thought),
        move_ms_99=quantiles(thought, n=100)[98] if len(thought) > 1 else thought[0],
    )


def ratings(records: Sequence[Record]) -> dict[str, Estimate]:
    """Plackett–Luce ratings of all bots from all games; 25 is the middle."""
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating(name=bot) for record in records for bot in seats(record)}
    for record in records:
        names, places = contestants(record)
        if len(names) > 1:
            found = model.rate([[rated[name]] for name in names], ranks=places)
            rated |= {name: team[0] for name, team in zip(names, found, strict=True)}
    return {
        bot: Estimate(one.mu, one.mu - NORMAL * one.sigma, one.mu + NORMAL * one.sigma) for bot, one in rated.items()
    }


def contestants(record: Record) -> tuple[list[str], list[float]]:
    """The different bots of a game, each with its mean place if it sat more than once."""
    places: dict[str, list[int]] = defaultdict(list)
    for bot, place in zip(seats(record), outcome(record).places, strict=True):
        places[bot].append(place)
    return list(places), [fmean(found) for found in places.values()]


def duels(records: Sequence[Record]) -> dict[tuple[str, str], Estimate]:
    """For each pair of bots that met, how often the first placed before the second; a tie counts half."""
    met: dict[tuple[str, str], list[tuple[Record, float]]] = defaultdict(list)
    for record in records:
        names, places = contestants(record)
        for one, other in combinations(range(len(names)), 2):
            better = (places[one] < places[other]) + (places[one] == places[other]) / 2
            met[names[one], names[other]].append((record, better))
            met[names[other], names[one]].append((record, 1 - better))
    return {pair: share(by_setup(found)) for pair, found in met.items()}


def ahead(records: Sequence[Record], one: str, other: str) -> Estimate:
    """By how many points a bot is ahead of another at the same table on average."""
    return estimate(by_setup((record, mean_score(record, one) - mean_score(record, other)) for record in records))


def mean_score(record: Record, bot: str) -> float:
    """What a bot scored in a game, on average if it sat more than once."""
    return fmean(score for score, name in zip(outcome(record).scores, seats(record), strict=True) if name == bot)


def by_setup(found: Iterable[tuple[Record, float]]) -> list[float]:
    """The mean of each setup."""
    grouped: dict[str, list[float]] = defaultdict(list)
    for record, value in found:
        grouped[str(record.seed)].append(value)
    return [fmean(values) for values in grouped.values()]


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of independent samples with Student's interval."""
    mean = fmean(samples)
    if len(set(samples)) < 2:
        return Estimate(mean, mean, mean)
    low, high = stats.t.interval(CONFIDENCE, len(samples) - 1, mean, stats.sem(samples))
    return Estimate(mean, float(low), float(high))


def share(samples: Sequence[float]) -> Estimate:
    """The same for a share, whose interval is cut off at 0 and 1."""
    found = estimate(samples)
    return Estimate(found.value, max(found.low, 0.0), min(found.high, 1.0))


def seats(record: Record) -> tuple[str, ...]:
    """Which bot sat where."""
    assert isinstance(record.by, tuple)
    return record.by


def outcome(record: Record) -> Result:
    """The result of a game; tournaments keep finished games only."""
    assert record.result is not None
    return record.result


def milliseconds(record: Record, seat: int) -> list[float]:
    """How long a seat thought about each of its moves."""
    assert isinstance(record.clocks, dict)
    thought: list[float] = record.clocks["milliseconds"][seat]
    return thought
