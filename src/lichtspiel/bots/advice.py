"""Advice for a person: what the strongest bot would do at their seat, why, and who is likely to win."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from lichtspiel.bots import MOST_REASONS, brought, make, reasons, strongest, win_chances
from lichtspiel.bots.bot import Bot, Reason
from lichtspiel.bots.comparing import Decision, Trial
from lichtspiel.bots.contrast import Rival, concluded
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.core.positions import Position
from lichtspiel.core.results import Result, apportioned, victory
from lichtspiel.core.views import View
from lichtspiel.words import Phrase, say, sentence

SEED: Final = "advice"  # the same question gets the same answer


class Advice(NamedTuple):
    """A move, what is to follow it in the same turn, the reasons, and everybody's chances if the seat goes on so."""

    move: Move
    plan: list[Move]
    reasons: list[Reason]
    chances: tuple[float, ...]


def settled(position: Position, move: Move, seat: int, chances: tuple[float, ...]) -> tuple[float, ...]:
    """The chances; if the move visibly ends the game, those who win then share all of them."""
    for event in position.preview(move, seat):
        result = getattr(event, "result", None)
        if isinstance(result, Result):
            return tuple(victory(result, winner) for winner in range(len(result.places)))
    return chances


class Course(NamedTuple):
    """What a seat was advised to do, after which moves, and what was left then of a plan that it was following."""

    made: Sequence[Move] = ()
    planned: Sequence[Move] = ()
    advised: Sequence[Move] = ()

    def left_after(self, made: Sequence[Move]) -> list[Move]:
        """What is left of it after these moves; nothing if the game took another. Who asks again is told the same."""
        if list(made) == list(self.made):
            return list(self.planned)
        whole = [*self.made, *self.advised]
        return whole[len(made) :] if whole[: len(made)] == list(made) else []


def advised(bot: Bot, view: View, legal: Sequence[Move], planned: Sequence[Move]) -> tuple[Move, list[Move]]:
    """A move, and what is to follow it in the same turn: the plan, if it goes on, else what the bot thinks now."""
    if planned and planned[0] in legal:
        return planned[0], list(planned[1:])
    return bot.choose(view, legal), list(bot.plan())


class Asked(NamedTuple):
    """What advice is asked for: all that the seat was told, sees and may do, and what is left of an earlier plan."""

    told: Sequence[Event]
    view: View
    legal: Sequence[Move]
    planned: Sequence[Move] = ()


def advise(bot: Bot, asked: Asked, seed: str) -> Advice:
    """What a bot that has heard all this would do, and how it argues for it."""
    game, (told, view, legal, planned) = bot.game, asked
    move, rest = advised(bot, view, legal, planned)
    chances = win_chances(game, view, Chance(seed), [move, *rest])
    found = reasons(game, view, move, told, rest)
    if len(legal) == 1:
        found = [reason for reason in found if not reason.against]  # nothing speaks against what must be done
    other = None if planned else compared_with(bot, view, legal, move)
    if other is not None:
        decision = Decision(game, bot.seat, told, view, legal, other.move)
        found = argued(found, Trial(decision, move, len(chances)), other.called)
        found = [reason for reason in found if _is_allowed(reason, chances[bot.seat])]
    return Advice(move, rest, found + decided(game, chances), chances)


class Compared(NamedTuple):
    """The move that another is compared with."""

    move: Move
    called: Rival


def compared_with(bot: Bot, view: View, legal: Sequence[Move], move: Move) -> Compared | None:
    """What the reasons say would bring more, or else the next best that the bot has found."""
    rival = brought(bot.game, "rival")
    found: Move | None = rival(view, legal, move) if rival else None
    if found is not None:
        return Compared(found, "named")
    return next((Compared(other, "next") for other in bot.runners_up() if other != move), None)


def argued(found: Sequence[Reason], trial: Trial, rival: Rival) -> list[Reason]:
    """For, but, therefore: what is not true of the other move as well comes first, and what it comes down to last."""
    other = trial.decision
    shared = reasons(other.game, other.view, other.made, other.told)
    ranked = sorted(found, key=lambda reason: (reason.against, reason in shared))
    trial.run(SEED, trial.outlook.afforded // trial.outlook.players)
    last = concluded(trial, rival)
    if last and last.args.get("case") == "close" and rival == "next" and any(not reason.against for reason in ranked):
        return ranked  # that another move does as well is no argument beside others
    return [*ranked[: MOST_REASONS - 1], last] if last else ranked


def _is_allowed(reason: Reason, chance: float) -> bool:
    """Whether a difference fits the chance that is told: nobody wins more often by a move than they win at all."""
    return not reason.concludes or int(reason.args.get("share", 0)) <= round(100 * chance)


def decided(game: AnyGame, chances: Sequence[float]) -> list[Reason]:
    """That a seat wins whatever is played, in games that can tell."""
    sure = brought(game, "decided") is not None and 1.0 in chances
    return [Reason("decided", {}, chances.index(1.0), concludes=True)] if sure else []


class Adviser:
    """Advises one seat: it hears what the seat hears and knows nothing else.

    Who follows its advice is advised to go on with the same plan; who does not gets another one.
    """

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game, self.seat = game, seat
        self.told: list[Event] = []
        self.course = Course()

    def hear(self, events: Sequence[Event]) -> None:
        """What the seat is told."""
        self.told += events

    def advise(self, view: View, legal: Sequence[Move], made: Sequence[Move] = ()) -> Advice:
        """The advice for the seat's next move, after the moves that have been made."""
        bot = make(strongest(self.game), self.game, self.seat, SEED)
        bot.hear(self.told)
        planned = self.course.left_after(made)
        advice = advise(bot, Asked(self.told, view, legal, planned), SEED)
        self.course = Course(list(made), planned, [advice.move, *advice.plan])
        return advice


def reason_phrases(game: str, reasons: Sequence[Reason], names: Sequence[str], seat: int) -> list[Phrase]:
    """The reasons of a hint for its seat. What speaks against a move is never all: the bot has found it the best."""
    said = [reason.phrase(game, names, seat) for reason in reasons]
    only_against = said and all(reason.against for reason in reasons)  # a conclusion speaks for it
    return [Phrase("reason-nothing-better"), *said] if only_against else said


def mark(reason: Phrase) -> str:
    """Whether a reason speaks for the move or against it, or is what they come down to."""
    args = reason.args or {}
    return "→" if args.get("concludes") else "−" if args.get("against") else "+"


def spoken_advice(advice: Advice, typed: str, names: Sequence[str], position: Position, lang: str) -> Iterator[str]:
    """Advice for the seat to move, in sentences; `typed` is the move as the person would say it."""
    seat, game = position.to_move, position.game.name
    assert seat is not None
    yield say(lang, "advice-move", player=names[seat], move=typed)
    for phrase in preview_phrases(position, advice.move, names, seat):
        yield "  " + sentence(phrase, lang)
    for phrase in reason_phrases(game, advice.reasons, names, seat):
        yield f"  {mark(phrase)} {sentence(phrase, lang)}"
    chances = settled(position, advice.move, seat, advice.chances)
    shares = (
        f"{name} {say(lang, 'percent', share=share)}"
        for name, share in zip(names, apportioned(chances, 100), strict=True)
    )
    yield say(lang, "advice-chances", chances=", ".join(shares))
