"""A process in which bots think: `python -m lichtspiel.server.bots.worker`.

Questions come over stdin, answers go to stdout. It is given what a seat may know, never a position.
"""

import os
import sys
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec
from msgspec import Raw

from lichtspiel import games
from lichtspiel.bots import make
from lichtspiel.bots.advice import SEED, Asked, advise, advised, reason_phrases
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.coach import caution
from lichtspiel.bots.comparing import Decision
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.server.bots.questions import LENGTH, Answer, Question, packed, read_question

NICENESS: Final = 5  # sockets come first


def answer(question: Question) -> bytes:
    """The move the bot chooses, as JSON, with reasons if a person asks."""
    game = games.load(question.game)
    if question.weighed is not None:
        return weighed(game, question, question.weighed)
    seed = SEED if question.advice else question.seed  # the coach asks the same bot
    bot = make(question.bot, game, question.seat, seed, Budget(limit=question.seconds))
    bot.hear(question.events)
    if not question.advice:
        move, _ = advised(bot, question.view, question.legal, question.planned)
        return msgspec.json.encode(Answer(Raw(msgspec.json.encode(move))))
    asked = Asked(question.events, question.view, question.legal, question.planned)
    found = advise(bot, asked, seed)
    said = reason_phrases(game.name, found.reasons, question.names, question.seat)
    form, *plan = (Raw(msgspec.json.encode(each)) for each in (found.move, *found.plan))
    return msgspec.json.encode(Answer(form, said, found.chances, plan))


def weighed(game: AnyGame, question: Question, move: Move) -> bytes:
    """What the coach says before a move, unless a hint has planned it."""
    decision = Decision(game, question.seat, question.events, question.view, question.legal, move)
    said = None if move in question.planned[:1] else caution(decision, len(question.names))
    return msgspec.json.encode(Answer(Raw(msgspec.json.encode(move)), caution=said))


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answer until nobody asks any more."""
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get into the answers
    while (form := _next(asked)) is not None:
        answered.write(packed(answer(form)))
        answered.flush()


def _next(asked: BinaryIO) -> bytes | None:
    length = asked.read(LENGTH.size)
    return asked.read(LENGTH.unpack(length)[0]) if len(length) == LENGTH.size else None


if __name__ == "__main__":
    os.nice(NICENESS)
    serve(lambda form: answer(read_question(form)))
