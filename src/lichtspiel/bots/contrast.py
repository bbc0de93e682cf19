"""Why this move and not another: the last word of a hint or a review, by what both bring in the same worlds (0102)."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from lichtspiel.bots import brought
from lichtspiel.bots.bot import GENERAL, Reason
from lichtspiel.bots.comparing import Trial
from lichtspiel.core.games import AnyGame

A_SHARE: Final = 0.005  # of a chance to win: less would be said as 0 of 100
A_TENTH: Final = 0.05  # of a point
BY_NUMBER: Final = GENERAL | {"stone-ahead"}  # conclusions that only say how much better a move does
AS_GOOD: Final = 0.03  # of a chance to win: called so only if noise hides no more than a slip


Rival = Literal["made", "named", "next"]  # a player's own move, what another reason has named, or the next best


def concluded(trial: Trial, rival: Rival) -> Reason | None:
    """What the other move of a trial has over the one that was made, which is called so; None if that one is ahead."""
    own: Reason | None = (brought(trial.decision.game, "conclusion") or _nothing)(trial)
    return replace(own, args=own.args | {"rival": rival}) if own else ahead(trial, rival)


def ahead(trial: Trial, rival: Rival) -> Reason | None:
    """By how much it wins more often, and how much more it brings; equal chances are told apart by points."""
    wins = trial.gap(trial.chance)
    chance, score = wins.clear, trial.gap(trial.score).clear
    case = case_of(wins=chance >= A_SHARE, score=score)
    if chance < -A_SHARE or (case == "close" and (score < -A_TENTH or abs(wins.mean) + wins.error > AS_GOOD)):
        return None
    tenths = round(10 * abs(score))
    args: dict[str, str | int] = {
        "case": case,
        "share": round(100 * chance),
        "points": tenths // 10,
        "tenths": tenths % 10,
        "unit": trial.outlook.unit,
        "rival": rival,
    }
    return Reason("ahead", args, concludes=True)


def case_of(*, wins: bool, score: float) -> str:
    """What of it there is to say."""
    if not wins:
        return "points" if score >= A_TENTH else "close"
    return "both" if score >= A_TENTH else "though" if score <= -A_TENTH else "wins"


def _nothing(_trial: Trial) -> None:
    return None


class Reproach(NamedTuple):
    """What a reason blames a move for, and how bad that is beside other reproaches for the same."""

    about: str
    badness: float = 0.0


def reproaches(game: AnyGame, made: Sequence[Reason], better: Sequence[Reason]) -> list[Reason]:
    """What speaks against a move and not as much against a better one, which deserves the same blame otherwise."""
    measured = brought(game, "reproach") or _by_code
    as_bad = [measured(reason) for reason in better if reason.against]
    return [reason for reason in made if reason.against and _is_worse(measured(reason), as_bad)]


def _is_worse(blamed: Reproach, others: Sequence[Reproach]) -> bool:
    return all(blamed.badness > other.badness for other in others if blamed.about == other.about)


def _by_code(reason: Reason) -> Reproach:
    return Reproach(reason.code)
