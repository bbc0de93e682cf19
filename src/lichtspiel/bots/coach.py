"""The coach: before a move that gives up much, what it gives up, by what the seat can know (0102).

A game's `concerns` say what a move may give up, as facts; whether that is much is found by trying it beside another
move in the same imagined worlds.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from lichtspiel.bots import brought, make, strongest
from lichtspiel.bots.advice import SEED as HINTS
from lichtspiel.bots.bot import Bot, Reason
from lichtspiel.bots.comparing import Decision, Trial
from lichtspiel.core.moves import Move
from lichtspiel.words import Phrase, sentence

MUCH: Final = 0.05  # of the chance to win: a caution is worth a second press from here on
WORLDS: Final = 32
QUICK: Final = "skilled"  # the bot that names another move where the game names none
SEED: Final = "coach"


class Concern(NamedTuple):
    """What a move may give up, the paragraph that says so, and what would not; None if a bot has to find that."""

    reason: Reason
    rule: str
    instead: Move | None = None


class Caution(msgspec.Struct, frozen=True):
    """What a move gives up, and how much that is: of a hundred games, and in tenths of points."""

    reason: Reason
    rule: str
    share: int
    tenths: int
    unit: str

    def sentence(self, game: str, names: Sequence[str], seat: int, lang: str) -> str:
        """What it says to the seat."""
        args = self.reason.phrase(game, names, seat).args
        what = Phrase(f"{game}-caution-{self.reason.code}", args)
        case = "both" if self.share and self.tenths else "wins" if self.share else "points"  # what is clear of noise
        points: dict[str, str | int] = {"points": self.tenths // 10, "tenths": self.tenths % 10, "unit": self.unit}
        cost = Phrase("caution-cost", {"case": case, "share": self.share, **points})
        return f"{sentence(what, lang)} {sentence(cost, lang)}"


def caution(decision: Decision, players: int) -> Caution | None:
    """The gravest of what the move gives up, if it is much; never of what a hint recommends."""
    concerns: Callable[[Decision], Iterable[Concern]] = brought(decision.game, "concerns") or _nothing
    found = [weighed for concern in concerns(decision) if (weighed := weigh(concern, decision, players)) is not None]
    if not found or decision.made == recommended(decision):
        return None
    return max(found, key=lambda each: (each.share, each.tenths))


def weigh(concern: Concern, decision: Decision, players: int) -> Caution | None:
    """How much a concern costs; None if that is not much, or no other move is known."""
    trial = tried(concern, decision, players)
    if trial is None or not is_much(trial):
        return None
    share, tenths = round(100 * trial.gain(trial.chance)), round(10 * trial.gain(trial.score))
    return Caution(concern.reason, concern.rule, share, tenths, trial.outlook.unit)


def tried(concern: Concern, decision: Decision, players: int) -> Trial | None:
    """The move beside one that does not give up what it does; None if there is none."""
    other = concern.instead or quick_move(decision)
    if other == decision.made:
        return None
    trial = Trial(decision, other, players)
    trial.run(SEED, WORLDS)
    return trial


def is_much(trial: Trial) -> bool:
    """Whether the move that is to be made clearly gives up enough to be asked twice."""
    return trial.gain(trial.chance) >= MUCH or trial.gain(trial.score) >= trial.outlook.much


def quick_move(decision: Decision) -> Move:
    """What a bot that thinks little would do."""
    return _choice(make(QUICK, decision.game, decision.seat, SEED), decision)


def recommended(decision: Decision) -> Move:
    """What a hint recommends, unless it goes on with a plan."""
    return _choice(make(strongest(decision.game), decision.game, decision.seat, HINTS), decision)


def _choice(bot: Bot, decision: Decision) -> Move:
    bot.hear(decision.told)
    return bot.choose(decision.view, decision.legal)


def _nothing(_decision: Decision) -> tuple[()]:
    return ()
