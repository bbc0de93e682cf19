"""Where each seat's part of the victory came from: luck apart from skill, in parts that add up exactly."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from lichtspiel.reviews.judging import Judgement
from lichtspiel.reviews.moments import Balance, Chances, Moment


class Change(NamedTuple):
    """What a move changed of the table's chances, in parts that add up."""

    decision: Chances
    luck: Chances
    estimate: Chances


def changes(before: Chances, after: Chances, judgement: Judgement | None, *, revealing: bool) -> Change:
    """What the decision gave away; the rest is luck if something hidden turned up, else the chances were misjudged."""
    nothing = (0,) * len(before)
    decision = given_away(judgement) or nothing
    rest = tuple(now - then - given for then, now, given in zip(before, after, decision, strict=True))
    return Change(decision, rest, nothing) if revealing else Change(decision, nothing, rest)


def given_away(judgement: Judgement | None) -> Chances | None:
    """What a worse move than the best gave to the others, and took from the mover; None if it was good."""
    if judgement is None or judgement.verdict == "good" or judgement.made is None or judgement.better is None:
        return None
    pairs = zip(judgement.made.chances, judgement.better.chances, strict=True)
    return tuple(made - better for made, better in pairs)


def balances(start: Chances, moments: Sequence[Moment], end: Chances, ending: Container[int]) -> tuple[Balance, ...]:
    """The balance of every seat; `ending` are those whose decision it was if the game ended before its time."""
    last = moments[-1].table if moments else start
    return tuple(_balance(seat, start, moments, end[seat] - last[seat], seat in ending) for seat in range(len(start)))


def _balance(seat: int, start: Chances, moments: Sequence[Moment], ended: int, own_end: bool) -> Balance:
    own = sum(moment.decision[seat] for moment in moments if moment.seat == seat)
    others = sum(moment.decision[seat] for moment in moments if moment.seat != seat)
    luck = sum(moment.luck[seat] for moment in moments)
    estimate = sum(moment.estimate[seat] for moment in moments)
    return Balance(
        start=start[seat],
        own=own + (ended if own_end else 0),
        others=others + (0 if own_end else ended),
        luck=luck,
        estimate=estimate,
        ended=ended if own_end else 0,
        result=start[seat] + own + others + luck + estimate + ended,
    )
