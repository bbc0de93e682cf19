"""A process in which bots think: `python -m lichtspiel.server.bots.worker`.

Questions come over stdin, answers go to stdout. It is given what a seat may know, never a position.
"""

import os
import sys
from typing import BinaryIO, Final

import msgspec
from msgspec import Raw

from lichtspiel import games
from lichtspiel.bots import make, reasons, win_chances
from lichtspiel.bots.advice import advised, reason_phrases
from lichtspiel.bots.bot import Budget
from lichtspiel.core.chance import Chance
from lichtspiel.server.bots.questions import LENGTH, Answer, Question, packed, read_question

NICENESS: Final = 5  # sockets come first


def answer(question: Question) -> bytes:
    """The move the bot chooses, as JSON, with reasons if a person asks."""
    game = games.load(question.game)
    bot = make(question.bot, game, question.seat, question.seed, Budget(limit=question.seconds))
    bot.hear(question.events)
    move, rest = advised(bot, question.view, question.legal, question.planned)
    form = Raw(msgspec.json.encode(move))
    if not question.advice:
        return msgspec.json.encode(Answer(form))
    found = reasons(game, question.view, move, question.events, rest)
    said = reason_phrases(game.name, found, question.names, question.seat)
    plan = [Raw(msgspec.json.encode(following)) for following in rest]
    return msgspec.json.encode(Answer(form, said, win_chances(game, question.view, Chance(question.seed)), plan))


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(NICENESS)
    asked, answered = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get into the answers
    while (question := _next(asked)) is not None:
        answered.write(packed(answer(question)))
        answered.flush()


def _next(asked: BinaryIO) -> Question | None:
    length = asked.read(LENGTH.size)
    if len(length) < LENGTH.size:
        return None
    return read_question(asked.read(LENGTH.unpack(length)[0]))


if __name__ == "__main__":
    main()
