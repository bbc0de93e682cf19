"""Why a move or a setup of Funken is refused."""

from typing import Final

from funken import rules
from funken.box import HAND, PLAYERS, SPARKS
from funken.moves import Douse, Light, decode
from funken.rules import FunkenEngine
from funken.views import FunkenSetup
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import Refusal, Refused, closest, refuse

REASONS: Final = {
    rules.NO_SUCH_PLACE: "funken-refused-no-such-place",
    rules.PLACE_EMPTY: "funken-refused-place-empty",
    rules.TOO_LOW: "funken-refused-too-low",
    rules.NOTHING_BURNS: "funken-refused-nothing-burns",
}


def check_move(engine: FunkenEngine, move: Move) -> Refusal | None:
    """Why the seat to move may not make this move (F4, F5); None if it may."""
    if not isinstance(move, Light | Douse):
        raise TypeError(f"not a move of Funken: {move!r}")
    reason = engine.check(move.place, lights=isinstance(move, Light))
    if reason == rules.ALLOWED:
        return None
    args = {"top": engine.top} if reason == rules.TOO_LOW else {}
    return refuse(move.rule, REASONS[reason], args, closest(move, [decode(code) for code in engine.legal()]))


def out_of_turn(engine: FunkenEngine) -> Refusal:
    """F6: it is the other player's turn; F7: the game is over."""
    return refuse("F7", "funken-refused-over") if engine.to_move == NOBODY else refuse("F6", "refused-not-your-turn")


def check_setup(setup: FunkenSetup) -> None:
    """F2: raises Refused if a game cannot begin with this setup."""
    sparks = [spark for hand in setup.hands for spark in hand]
    sound = all(len(hand) == HAND for hand in setup.hands) and len(set(sparks)) == len(sparks)
    if not sound or min(sparks) < 1 or max(sparks) > SPARKS or setup.first not in range(PLAYERS):
        raise Refused(refuse("F2", "funken-setup"))
