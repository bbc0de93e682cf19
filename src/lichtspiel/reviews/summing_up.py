"""What to look at first in a review: where the game turned, when it was decided, and how well each seat chose."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.reviews.moments import Chances, Moment, Summary, Tally

MOST_TURNING: Final = 5
TURNS: Final = 800  # ten-thousandths that the table's chances must change by


def summary(start: Chances, moments: Sequence[Moment], end: Chances) -> Summary:
    """The summary of a game that ended so."""
    return Summary(
        turning=turning_points(moments),
        decided=decided_at(start, moments, end),
        tallies=tuple(tally(seat, moments) for seat in range(len(start))),
    )


def turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The moves that changed most, by chance or by mistake, in the order of the game."""
    swings = {moment.number: swing(moment) for moment in moments}
    largest = sorted((number for number in swings if swings[number] >= TURNS), key=lambda number: -swings[number])
    return tuple(sorted(largest[:MOST_TURNING]))


def swing(moment: Moment) -> int:
    """By how much a move changed anybody's chances, as the table or its mover saw it."""
    change = max(abs(given + luck) for given, luck in zip(moment.decision, moment.luck, strict=True))
    return max(change, moment.loss)


def decided_at(start: Chances, moments: Sequence[Moment], end: Chances) -> int | None:
    """After which move the winner was ahead for good; None if it was from the start, or if nobody won alone."""
    if end.count(max(end)) > 1:
        return None
    winner = end.index(max(end))
    course = [start, *(moment.table for moment in moments)]
    behind = [number for number, chances in enumerate(course) if leads(chances) != winner]
    return min(behind[-1] + 1, len(moments)) if behind else None


def leads(chances: Chances) -> int | None:
    """Who is ahead; None if nobody is alone."""
    most = max(chances)
    return chances.index(most) if chances.count(most) == 1 else None


def tally(seat: int, moments: Sequence[Moment]) -> Tally:
    """How well a seat chose."""
    own = [moment for moment in moments if moment.seat == seat and moment.before is not None]
    verdicts = [moment.verdict for moment in own]
    return Tally(
        judged=len(own),
        slips=verdicts.count("slip"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
        lost=sum(moment.loss for moment in own),
    )
