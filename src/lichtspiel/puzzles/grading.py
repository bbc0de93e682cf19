"""How hard a puzzle is: which levels find one of its best moves."""

from collections.abc import Collection
from typing import Final

from lichtspiel.bots import make
from lichtspiel.bots.bot import LEVELS
from lichtspiel.bots.comparing import Decision
from lichtspiel.core.moves import Move

TRIES: Final = 5  # of each level, with other random numbers
MOSTLY: Final = 3  # of them must find it


def grade(decision: Decision, best: Collection[Move], seed: str) -> int:
    """The weakest level from which on all find it mostly, counted from 1; the strongest if not even that does."""
    for number, level in reversed(list(enumerate(LEVELS[:-1], 1))):
        if not finds(level, decision, best, seed):
            return number + 1
    return 1


def finds(level: str, decision: Decision, best: Collection[Move], seed: str) -> bool:
    """Whether a bot of a level mostly makes one of these moves."""
    return sum(chosen(level, decision, f"{seed}/{number}") in best for number in range(TRIES)) >= MOSTLY


def chosen(level: str, decision: Decision, seed: str) -> Move:
    """What a bot of a level does, which has heard what the mover has heard."""
    bot = make(level, decision.game, decision.seat, seed)
    bot.hear(decision.told)
    return bot.choose(decision.view, decision.legal)
