"""How good a decision was, by what its mover could know: a view, what the seat was told, and the legal moves."""

from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from lichtspiel.bots import brought, every_reason, make, reasons, strongest, win_chances
from lichtspiel.bots.bot import Budget, Reason
from lichtspiel.bots.comparing import Decision, Trial
from lichtspiel.bots.contrast import A_SHARE, concluded
from lichtspiel.bots.outlook import Prospects
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.reviews.moments import WHOLE, Chances, Option, Verdict, whole

# From how much of a chance to win, in ten-thousandths, a loss is called so.
SLIP: Final = 300
MISTAKE: Final = 700
BLUNDER: Final = 1500
SERIOUS: Final = ("mistake", "blunder")
OPINIONS: Final = 4  # of the strongest bot that confirm a mistake
A_POINT: Final = 0.5  # of the score: less is not worth a word where the game is decided


class Effort(NamedTuple):
    """How much is thought about a decision: by the bot that looks for a better move, and in how many worlds."""

    budget: Budget | None = None
    worlds: int = 128


class Judgement(NamedTuple):
    """What is to be said of a decision; `made` and `better` are None where no better move was found."""

    before: Chances
    made: Option | None = None
    better: Option | None = None
    loss: int = 0
    points: float = 0.0
    verdict: Verdict = "good"
    conclusion: Reason | None = None  # what the better move has over the one that was made


def judge(decision: Decision, seed: str, effort: Effort) -> Judgement:
    """Compare the move that was made with that of the strongest bot."""
    found = best_move(decision, seed, effort.budget)
    if found == decision.made:
        return Judgement(chances_before(decision, seed))
    judgement = compare(decision, found, seed, effort)
    is_good = judgement.loss < SLIP and judgement.points < A_POINT
    if is_good or (judgement.verdict in SERIOUS and not is_confirmed(decision, seed, effort.budget)):
        return Judgement(judgement.before)
    return judgement


def is_confirmed(decision: Decision, seed: str, budget: Budget | None) -> bool:
    """Whether the strongest bot, asked again with other random numbers, mostly does something else, too."""
    found = [best_move(decision, f"{seed}/opinion {number}", budget) for number in range(OPINIONS)]
    return found.count(decision.made) <= OPINIONS // 2


def compare(decision: Decision, better: Move, seed: str, effort: Effort) -> Judgement:
    """What the move that was made is worth beside one that is thought better, both tried in the same worlds."""
    before = chances_before(decision, seed)
    trial = confirmed_trial(decision, better, len(before), seed, effort.worlds)
    made, other = options(trial)
    is_worse = WHOLE not in before and trial.gain(trial.chance) > 0
    loss = max(0, other.chances[decision.seat] - made.chances[decision.seat]) if is_worse else 0
    return Judgement(before, made, other, loss, points_lost(trial), verdict(loss), concluded(trial, "made"))


def points_lost(trial: Trial) -> float:
    """How much more the other move brings; nothing if it seems to win less often, for the game is about winning."""
    return trial.gain(trial.score) if trial.gap(trial.chance).mean > -A_SHARE else 0.0


def confirmed_trial(decision: Decision, better: Move, players: int, seed: str, worlds: int) -> Trial:
    """Both moves tried; if that would be called a loss, only what other worlds say of it counts, after more thought.

    The first trial ends as soon as the difference looks clear, which flatters it.
    """
    trial = Trial(decision, better, players)
    trial.run(seed, worlds)
    if WHOLE * trial.gain(trial.chance) < SLIP:
        return trial
    again = Trial(decision, better, players)
    again.run_in_depth(f"{seed}/again", again.outlook.confirming * worlds)
    return again


def chances_before(decision: Decision, seed: str) -> Chances:
    """Everybody's chances by the mover's view, before the move."""
    return whole(win_chances(decision.game, decision.view, Chance(seed)))


def best_move(decision: Decision, seed: str, budget: Budget | None) -> Move:
    """The move of the strongest bot, which has heard what the mover has heard."""
    bot = make(strongest(decision.game), decision.game, decision.seat, seed, budget)
    bot.hear(decision.told)
    return bot.choose(decision.view, decision.legal)


def verdict(loss: int) -> Verdict:
    """What a loss is called."""
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip" if loss >= SLIP else "good"


def options(trial: Trial) -> tuple[Option, Option]:
    """Both moves, with what they are worth and why; what is said of one and true of the other is said of both.

    So is what a game tells apart though a move by itself would not be told for it.
    """
    game, _, told, view, *_ = trial.decision
    said = [reasons(game, view, move, told) for move in trial.moves]
    apart: frozenset[str] = brought(game, "TOLD_APART") or frozenset()
    held = list[list[Reason]]()
    for move, own, others in zip(trial.moves, said, reversed(said), strict=True):
        more = (reason for reason in every_reason(game, view, move, told) if reason not in own)
        held.append([*own, *(reason for reason in more if reason in others or reason.code in apart)])
    made, other = map(partial(_option, trial), trial.moves, trial.tried, held)
    return made, other


def _option(trial: Trial, move: Move, found: Sequence[Prospects], said: Sequence[Reason]) -> Option:
    return Option(
        move=Raw(msgspec.json.encode(move)),
        chances=whole([fmean(column) for column in zip(*(prospects.chances for prospects in found), strict=True)]),
        score=round(fmean(map(trial.score, found)), 1),
        reasons=tuple(said),
    )
