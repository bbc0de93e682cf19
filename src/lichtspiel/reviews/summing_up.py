"""What to look at first in a review: where the game turned, when it was decided, and how well each seat chose."""

from collections.abc import Sequence
from itertools import groupby
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
    """The moves that changed most, by chance or by mistake, in the order of the game: one of a turn at most."""
    turns = [list(made) for _, made in groupby(moments, key=lambda moment: moment.seat)]
    points = [(swing(turn), *decisive(turn)) for turn in turns]
    largest = sorted(point for point in points if min(point[:2]) >= TURNS)[-MOST_TURNING:]
    return tuple(sorted(number for *_, number in largest))


def swing(turn: Sequence[Moment]) -> int:
    """By how much a turn changed anybody's chances in the end, as the table saw it, or what a mistake in it cost."""
    return max(*map(abs, changed(turn)), *(moment.loss for moment in turn))


def changed(turn: Sequence[Moment]) -> Chances:
    """What some moves changed of everybody's chances, as the table saw it."""
    rows = (row for moment in turn for row in (moment.decision, moment.luck, moment.estimate))
    return tuple(map(sum, zip(*rows, strict=True)))


def decisive(turn: Sequence[Moment]) -> tuple[int, int]:
    """The move that did most of it: how much, and its number. Steps that end in nothing do not count."""
    change = changed(turn)
    seat = max(range(len(change)), key=lambda each: abs(change[each]))
    sign = 1 if change[seat] > 0 else -1
    return max((max(sign * changed([moment])[seat], moment.loss), moment.number) for moment in turn)


def decided_at(start: Chances, moments: Sequence[Moment], end: Chances) -> int | None:
    """After which move the winner was ahead for good; None if from the start, or never, or if nobody won alone.

    Who wins because others give up, or by the scores at which all agree to end, need never have been ahead.
    """
    winner = leads(end)
    if winner is None:
        return None
    course = [start, *(moment.table for moment in moments)]
    behind = [number for number, chances in enumerate(course) if leads(chances) != winner]
    return behind[-1] + 1 if behind and behind[-1] < len(moments) else None


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
