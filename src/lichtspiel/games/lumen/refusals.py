"""Why a move or a setup of LUMEN is refused: the paragraph, the sentence, and what would be legal instead."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import Refusal, Refused, closest, refuse
from lichtspiel.games.lumen import codes
from lichtspiel.games.lumen.box import COLORS, HAND, MOST_TIPS, ROUNDS, deck_names
from lichtspiel.games.lumen.moves import Bid, Play, decode
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.views import LumenSetup

# The paragraph and the key of the sentence for each of the engine's reasons.
REASONS: Final[dict[int, tuple[str, str]]] = {
    codes.BIDS_ARE_MADE: ("M5", "lumen-refused-bids-are-made"),
    codes.NO_SUCH_BID: ("M5", "lumen-refused-no-such-bid"),
    codes.TEN_WITH_EXTRA: ("M5", "lumen-refused-ten-with-extra"),
    codes.BIDS_COME_FIRST: ("M5", "lumen-refused-bids-come-first"),
    codes.NO_SUCH_PLACE: ("M6", "lumen-refused-no-such-place"),
    codes.PLUS_CARD: ("M6", "lumen-refused-plus-card"),
    codes.PLACE_EMPTY: ("M6", "lumen-refused-place-empty"),
    codes.MUST_FOLLOW: ("M6", "lumen-refused-must-follow"),
}


def check_move(engine: LumenEngine, move: Move) -> Refusal | None:
    """Why the seat to move may not make this move; None if it may."""
    reason = _reason(engine, move)
    if reason == codes.ALLOWED:
        return None
    legal = [decode(int(code)) for code in engine.legal()]
    return refuse(*REASONS[reason], _details(engine, reason), closest(move, legal, _distance))


def out_of_turn(engine: LumenEngine) -> Refusal:
    """Why a seat that is not to move may not move: the game is over (M11), or it is another's turn."""
    if engine.to_move == NOBODY:
        return refuse("M11", "lumen-refused-over")
    return refuse("M5" if engine.bidding() else "M6", "refused-not-your-turn")


def _reason(engine: LumenEngine, move: Move) -> int:
    match move:
        case Bid(tips, extra):
            return int(engine.check_bid(_bounded(tips, MOST_TIPS), int(extra)))
        case Play(place):
            return int(engine.check_play(_bounded(place, HAND)))
    raise TypeError(f"not a move of LUMEN: {move!r}")


def _bounded(number: int, most: int) -> int:
    """The number, or one that is just as wrong and fits into the engine's integers."""
    return number if 0 <= number <= most else -1


def _details(engine: LumenEngine, reason: int) -> dict[str, str | int]:
    """What a sentence may mention: the led colour, which everybody sees."""
    return {"color": COLORS[engine.led_color()]} if reason == codes.MUST_FOLLOW else {}


def _distance(one: Move, other: Move) -> int:
    match one, other:
        case Bid(), Bid():
            return abs(one.tips - other.tips)
        case Play(), Play():
            return abs(one.place - other.place)
    return 0


def check_setup(setup: LumenSetup) -> None:
    """M1 to M3: raises Refused if a game cannot begin like this."""
    players = setup.players()
    if len(setup.deals) != ROUNDS or any(len(hands) != players for hands in setup.deals):
        raise Refused(refuse("M2", "lumen-setup-rounds"))
    if setup.first not in range(players):
        raise Refused(refuse("M2", "lumen-setup-first"))
    for hands in setup.deals:
        _check_round(hands, deck_names(players))


def _check_round(hands: Sequence[Sequence[str]], known: dict[str, int]) -> None:
    """M1: ten cards each of those that there are, none twice; M3: sorted."""
    names = [name for hand in hands for name in hand]
    if any(len(hand) != HAND for hand in hands) or len(set(names)) != len(names) or not set(names) <= set(known):
        raise Refused(refuse("M1", "lumen-setup-cards"))
    if any([known[name] for name in hand] != sorted(known[name] for name in hand) for hand in hands):
        raise Refused(refuse("M3", "lumen-setup-sorted"))
