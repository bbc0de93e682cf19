"""Advice for a person: what the strongest bot would do at their seat, why, and who is likely to win."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from lichtspiel.bots import make, reasons, strongest, win_chances
from lichtspiel.bots.bot import Bot, Reason
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.core.positions import Position
from lichtspiel.core.results import Result, victory
from lichtspiel.core.views import View
from lichtspiel.words import Phrase, say, sentence

SEED: Final = "advice"  # the same question gets the same answer


class Advice(NamedTuple):
    """A move, the reasons for and against it, and everybody's chances to win."""

    move: Move
    reasons: list[Reason]
    chances: tuple[float, ...]


def settled(position: Position, move: Move, seat: int, chances: tuple[float, ...]) -> tuple[float, ...]:
    """The chances; if the move visibly ends the game, those who win then share all of them."""
    for event in position.preview(move, seat):
        result = getattr(event, "result", None)
        if isinstance(result, Result):
            return tuple(victory(result, winner) for winner in range(len(result.places)))
    return chances


def left_of(course: Sequence[Move], made: Sequence[Move]) -> list[Move]:
    """What is left of the course that a game was advised to take; nothing if it took another."""
    return list(course[len(made) :]) if course[: len(made)] == made else []


def advised(bot: Bot, view: View, legal: Sequence[Move], planned: Sequence[Move]) -> tuple[Move, list[Move]]:
    """A move, and what is to follow it in the same turn: the plan, if it goes on, else what the bot thinks now."""
    if planned and planned[0] in legal:
        return planned[0], list(planned[1:])
    return bot.choose(view, legal), list(bot.plan())


class Adviser:
    """Advises one seat: it hears what the seat hears and knows nothing else.

    Who follows its advice is advised to go on with the same plan; who does not gets another one.
    """

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game, self.seat = game, seat
        self.told: list[Event] = []
        self.course: list[Move] = []  # all moves of the game up to the last advice, and those it meant to follow

    def hear(self, events: Sequence[Event]) -> None:
        """What the seat is told."""
        self.told += events

    def advise(self, view: View, legal: Sequence[Move], made: Sequence[Move] = ()) -> Advice:
        """The advice for the seat's next move, after the moves that have been made."""
        bot = make(strongest(self.game), self.game, self.seat, SEED)
        bot.hear(self.told)
        move, rest = advised(bot, view, legal, left_of(self.course, list(made)))
        self.course = [*made, move, *rest]
        found = reasons(self.game, view, move, self.told, rest)
        return Advice(move, found, win_chances(self.game, view, Chance(SEED)))


def reason_phrases(game: str, reasons: Sequence[Reason], names: Sequence[str], seat: int) -> list[Phrase]:
    """The reasons of a hint for its seat. What speaks against a move is never all: the bot has found it the best."""
    said = [reason.phrase(game, names, seat) for reason in reasons]
    only_against = said and all(reason.against for reason in reasons)
    return [Phrase("reason-nothing-better"), *said] if only_against else said


def mark(reason: Phrase) -> str:
    """Whether a reason speaks for the move or against it."""
    return "−" if (reason.args or {}).get("against") else "+"


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
        f"{name} {say(lang, 'percent', share=round(100 * chance))}" for name, chance in zip(names, chances, strict=True)
    )
    yield say(lang, "advice-chances", chances=", ".join(shares))
