"""How good a decision was, by what its mover could know: a view, what the seat was told, and the legal moves."""

from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from lichtspiel.bots import make, outlook, reasons, strongest, win_chances
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.outlook import Prospects
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.reviews.moments import WHOLE, Chances, Option, Verdict, whole

PORTION: Final = 32  # worlds that are tried before the difference is looked at
CLEARLY: Final = 2.0  # standard errors
# From how much of a chance to win, in ten-thousandths, a loss is called so.
SLIP: Final = 300
MISTAKE: Final = 700
BLUNDER: Final = 1500
A_POINT: Final = 0.5  # of the score: less is not worth a word where the game is decided


class Effort(NamedTuple):
    """How much is thought about a decision: by the bot that looks for a better move, and in how many worlds."""

    budget: Budget | None = None
    worlds: int = 128


class Decision(NamedTuple):
    """A decision as its mover saw it, and nothing else."""

    game: AnyGame
    seat: int
    told: Sequence[Event]
    view: View
    legal: Sequence[Move]
    made: Move


class Judgement(NamedTuple):
    """What is to be said of a decision; `made` and `better` are None where no better move was found."""

    before: Chances
    made: Option | None = None
    better: Option | None = None
    loss: int = 0
    points: float = 0.0
    verdict: Verdict = "good"


def judge(decision: Decision, seed: str, effort: Effort) -> Judgement:
    """Compare the move that was made with that of the strongest bot."""
    before = whole(win_chances(decision.game, decision.view, Chance(seed)))
    found = best_move(decision, seed, effort.budget)
    if found == decision.made:
        return Judgement(before)
    trial = Trial(decision, found, len(before))
    trial.run(seed, effort.worlds)
    loss = 0 if WHOLE in before else round(WHOLE * trial.gain(Trial.chance))
    points = trial.gain(Trial.score)
    if loss < SLIP and points < A_POINT:
        return Judgement(before)
    made, better = trial.options()
    return Judgement(before, made, better, loss, points, verdict(loss))


def best_move(decision: Decision, seed: str, budget: Budget | None) -> Move:
    """The move of the strongest bot, which has heard what the mover has heard."""
    bot = make(strongest(decision.game), decision.game, decision.seat, seed, budget)
    bot.hear(decision.told)
    return bot.choose(decision.view, decision.legal)


def verdict(loss: int) -> Verdict:
    """What a loss is called."""
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip" if loss >= SLIP else "good"


class Trial:
    """The move that was made and another, tried in the same imagined worlds."""

    def __init__(self, decision: Decision, other: Move, players: int) -> None:
        self.decision = decision
        self.moves = (decision.made, other)
        self.outlook = outlook(decision.game, players)
        self.tried: tuple[list[Prospects], list[Prospects]] = ([], [])

    def run(self, seed: str, worlds: int) -> None:
        """Try both until one is clearly better, or there are worlds enough."""
        for world in range(worlds):
            self._try_in(f"{seed}/{world}")
            if world % PORTION == PORTION - 1 and self._is_clear():
                return

    def _try_in(self, seed: str) -> None:
        """The same luck for both: what differs is the move."""
        decision = self.decision
        world = decision.game.imagine_engine_from(decision.told, decision.view, Chance(seed))
        for move, found in zip(self.moves, self.tried, strict=True):
            after = world.clone()
            after.apply(decision.game.encode(move))
            found.append(self.outlook.of(after, Chance(seed)))

    def chance(self, prospects: Prospects) -> float:
        """The mover's chance to win."""
        return prospects.chances[self.decision.seat]

    def score(self, prospects: Prospects) -> float:
        """The mover's score."""
        return prospects.scores[self.decision.seat]

    def _is_clear(self) -> bool:
        return bool(self.gain(Trial.chance)) or self._gap(Trial.chance)[0] < 0

    def gain(self, worth: Callable[["Trial", Prospects], float]) -> float:
        """How much more the other move brings on average; 0 unless that is clear of noise."""
        mean, error = self._gap(worth)
        return mean if mean > CLEARLY * error else 0.0

    def _gap(self, worth: Callable[["Trial", Prospects], float]) -> tuple[float, float]:
        """By how much the other move is ahead, and the standard error of that."""
        made, other = ([worth(self, prospects) for prospects in found] for found in self.tried)
        gaps = [more - less for less, more in zip(made, other, strict=True)]
        return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5

    def options(self) -> tuple[Option, Option]:
        """Both moves, with what they are worth and why."""
        made, other = (self._option(move, found) for move, found in zip(self.moves, self.tried, strict=True))
        return made, other

    def _option(self, move: Move, found: Sequence[Prospects]) -> Option:
        decision = self.decision
        return Option(
            move=Raw(msgspec.json.encode(move)),
            chances=whole([fmean(column) for column in zip(*(prospects.chances for prospects in found), strict=True)]),
            score=round(fmean(map(self.score, found)), 1),
            reasons=tuple(reasons(decision.game, decision.view, move, decision.told)),
        )
