"""`python -m benchmarks reviews`: how long a review takes, whether the luck of equal players has mean zero, and whether
bots of running games wait for reviews."""

from statistics import fmean, stdev
from time import process_time
from typing import Final, NamedTuple

from benchmarks.review_waits import SLACK, measured
from lichtspiel import Match, Record, load
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.reviews import Effort, Reviewer, review

TABLES: Final = (("lichterfest", 2), ("leuchtturm", 2), ("lumen", 4))
TIMED: Final = 5  # games
GAMES: Final = 400  # of equal players
WHOLE_BAR: Final = 20.0  # seconds for a game
FIRST_BAR: Final = 2.0  # until the first moment
ERRORS: Final = 2.6  # standard errors: 99 of 100 such runs pass for each kind of game
QUICK: Final = Effort(Budget(simulations=12), worlds=8)
BRIEF: Final = Budget(simulations=12)


class Times(NamedTuple):
    """Processor time of one review."""

    first: float
    whole: float


def run(markdown: bool) -> int:
    """Measure, and print what came of it; returns 1 if a bar is missed."""
    rows, good = list[list[str]](), True
    for name, players in TABLES:
        times = [timed(played(name, players, f"timed {number}", "master", "skilled")) for number in range(TIMED)]
        longest = Times(max(time.first for time in times), max(time.whole for time in times))
        mean, error = luck(name, players)
        good &= longest.whole <= WHOLE_BAR and longest.first <= FIRST_BAR and abs(mean) <= ERRORS * error
        rows.append(
            [
                f"{name}, {players} players",
                f"{longest.whole:.1f} s (≤ {WHOLE_BAR:.0f})",
                f"{longest.first:.2f} s (≤ {FIRST_BAR:.0f})",
                f"{mean / 100:+.1f} ± {1.96 * error / 100:.1f} points of a hundred",
            ]
        )
    without, beside = measured(played("lichterfest", 2, "reviewed", "skilled"))
    good &= beside.p99 <= SLACK * without.p99
    head = [f"| longest of {TIMED} games | whole review | first moment | mean luck of seat 0 |", "|---|---|---|---|"]
    print("\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)] if markdown else map(" · ".join, rows)))
    print(
        f"\nBots answer after {1000 * without.median:.0f} ms (p99 {1000 * without.p99:.0f} ms) without reviews, and"
        f" after {1000 * beside.median:.0f} ms (p99 {1000 * beside.p99:.0f} ms, ≤ {SLACK} times as long) beside them."
    )
    return 0 if good else 1


def timed(record: Record) -> Times:
    """How long its review takes on one core."""
    begun, reviewer = process_time(), Reviewer(record)
    first, moments = 0.0, []
    for moment in reviewer:
        first = first or process_time() - begun
        moments.append(moment)
    reviewer.sum_up(moments)
    return Times(first, process_time() - begun)


def luck(name: str, players: int) -> tuple[float, float]:
    """The mean luck of the first seat among equals, in ten-thousandths, and its standard error."""
    games = (played(name, players, f"equal {number}", "skilled", budget=BRIEF) for number in range(GAMES))
    found = [review(record, effort=QUICK).balances[0].luck for record in games]
    return fmean(found), stdev(found) / len(found) ** 0.5


def played(name: str, players: int, seed: str, *bots: str, budget: Budget | None = None) -> Record:
    """A game of bots."""
    match = Match.dealt(load(name), tuple(SAMPLE_NAMES[:players]), seed)
    Company(match, seat_bots(bots, players), seed, budget).finish()
    return match.record()
