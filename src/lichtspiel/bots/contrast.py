"""Why this move and not another: the last word of a hint or a review, by what both bring in the same worlds (0102)."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from lichtspiel.bots import brought
from lichtspiel.bots.bot import GENERAL, Reason
from lichtspiel.bots.comparing import Trial
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move

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


class Praise(NamedTuple):
    """What a reason praises a move for, how much beside other praise for the same, and from which difference on."""

    about: str
    strength: float = 0.0
    margin: float = 0.0


def pluses(game: AnyGame, moves: tuple[Move, Move], made: Sequence[Reason], better: Sequence[Reason]) -> list[Reason]:
    """What speaks for a better move and neither comes anyway nor speaks at least as much for the one that was made.

    Each reason for the one outdoes one for the other at most, the weightiest last: two matches are more than one.
    """
    anyway = (brought(game, "comes_anyway") or _nothing_comes)(*moves)
    praised, other = ([reason for reason in found if not reason.against] for found in (better, made))
    rivals = [found for reason in _without(other, praised) if (found := _praise(game, reason))]
    apart = list[Reason]()
    for reason in reversed(_without(praised, other)):
        own = _praise(game, reason)
        if own is None or reason.code in anyway:
            continue
        outdone = next((rival for rival in rivals if _is_as_strong(rival, own)), None)
        if outdone is None:
            apart.insert(0, reason)
        else:
            rivals.remove(outdone)
    return apart


def _praise(game: AnyGame, reason: Reason) -> Praise | None:
    measured = brought(game, "praise")
    found: Praise | None = measured(reason) if measured else by_itself(reason)
    return found


def by_itself(reason: Reason) -> Praise:
    """Praise that no other reason outdoes."""
    return Praise(f"{reason.code} {reason.args} {reason.seat}")


def _nothing_comes(_made: Move, _better: Move) -> frozenset[str]:
    return frozenset()


def _is_as_strong(rival: Praise, own: Praise) -> bool:
    ahead = own.strength - rival.strength
    return rival.about == own.about and (ahead <= 0 or ahead < own.margin)


def _without(found: Sequence[Reason], others: Sequence[Reason]) -> list[Reason]:
    """What is left when each of the others has taken one like itself away."""
    left = list(found)
    for each in others:
        if each in left:
            left.remove(each)
    return left


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
