"""Why a move or a setup of Die Leuchtturm-Architekten is refused: paragraph, sentence, and what is legal instead."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import MOST_ALTERNATIVES, Refusal, Refused, closest, refuse
from lichtspiel.games.leuchtturm import codes
from lichtspiel.games.leuchtturm.box import HAND, HARBOUR, ISLANDS, NO_STONE, POINTS, STACKS, TOWERS
from lichtspiel.games.leuchtturm.moves import Refill, Step, Stop, decode, stone_color, stone_number, target_of
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, LeuchtturmSetup

MOST_TURNS: Final = 1000  # of a game at a table; records and the library allow longer games

# The paragraph and the key of the sentence for each of the engine's reasons.
REASONS: Final[dict[int, tuple[str, str]]] = {
    codes.REFILL_NOT_DUE: ("A12", "leuchtturm-refused-refill-not-due"),
    codes.STONE_NOT_LEFT: ("A12", "leuchtturm-refused-stone-not-left"),
    codes.REFILL_DUE: ("A12", "leuchtturm-refused-refill-due"),
    codes.ANSWER_DUE: ("A15", "leuchtturm-refused-answer-due"),
    codes.NOT_ASKED: ("A15", "leuchtturm-refused-not-asked"),
    codes.NO_STONE_THERE: ("A5", "leuchtturm-refused-no-stone"),
    codes.TOO_FEW_POINTS: ("A5", "leuchtturm-refused-too-few-points"),
    codes.ISLAND_FULL: ("A7", "leuchtturm-refused-island-full"),
    codes.SAME_COLOR: ("A7", "leuchtturm-refused-same-color"),
    codes.STOPS_BEFORE: ("A9", "leuchtturm-refused-stops-before"),
    codes.HARBOUR_LOST: ("A10", "leuchtturm-refused-harbour-lost"),
    codes.STOP_WITHOUT_LIGHTHOUSE: ("A11", "leuchtturm-refused-stop-without-lighthouse"),
    codes.STOP_BEFORE_HARBOUR: ("A10", "leuchtturm-refused-stop-before-harbour"),
}


def check_move(engine: LeuchtturmEngine, move: Move) -> Refusal | None:
    """Why the seat to move may not make this move; None if it may."""
    reason = int(engine.check_phase(_phase(move)))
    if reason == codes.ALLOWED and isinstance(move, Step):
        if move.origin not in range(ISLANDS + 1):
            return _refusal("A6", "leuchtturm-refused-no-such-place", engine, move)
        if move.by not in range(1, POINTS + 1):
            return _refusal("A5", "leuchtturm-refused-distance", engine, move)
    if reason == codes.ALLOWED:
        reason = _reason(engine, move)
    if reason == codes.ALLOWED:
        return None
    if reason == codes.REFILL_DUE and engine.turn == 1:
        return _refusal("A4", "leuchtturm-refused-first-stone", engine, move)
    return _refusal(*REASONS[reason], engine, move)


def out_of_turn(engine: LeuchtturmEngine) -> Refusal:
    """Why a seat that is not to move may not move: the game is over, another seat is asked, or it is another's turn."""
    if engine.to_move == NOBODY:
        return refuse("A20" if engine.ender == NOBODY else "A17", "leuchtturm-refused-over")
    if engine.phase == codes.ANSWER:
        return refuse("A15", "leuchtturm-refused-another-asked")
    return refuse("A5", "refused-not-your-turn")


def _phase(move: Move) -> int:
    return codes.REFILL if isinstance(move, Refill) else codes.MOVE if isinstance(move, Step | Stop) else codes.ANSWER


def _reason(engine: LeuchtturmEngine, move: Move) -> int:
    match move:
        case Refill(stone):
            return int(engine.check_refill(stone_number(stone)))
        case Step(origin, by):
            return int(engine.check_step(origin, by))
        case Stop():
            return int(engine.check_stop())
    return codes.ALLOWED


def _refusal(rule: str, key: str, engine: LeuchtturmEngine, move: Move) -> Refusal:
    legal = [decode(int(code)) for code in engine.legal()]
    near = closest(move, legal, _distance)
    if rule == "A10":
        near = [*_from_harbour(legal), *(other for other in near if other not in _from_harbour(legal))]
    return refuse(rule, key, _details(engine, move), near[:MOST_ALTERNATIVES])


def _from_harbour(legal: Sequence[Move]) -> list[Move]:
    return [move for move in legal if isinstance(move, Step) and move.origin == HARBOUR]


def _details(engine: LeuchtturmEngine, move: Move) -> dict[str, str | int]:
    """What a sentence may mention: the move itself, and what lies open."""
    details: dict[str, str | int] = {"points": int(engine.points)}
    match move:
        case Refill(wanted):
            details |= {"stone": wanted}
        case Step(origin, by) if origin in range(ISLANDS + 1):
            stone = int(engine.towers[origin]) & 3
            color = "none" if stone == NO_STONE else stone_color(stone)
            details |= {"stone": color, "origin": origin, "by": _shown(by), "island": _shown(target_of(move))}
    return details


def _shown(number: int) -> int:
    """A number that a sentence can mention: absurd ones are clipped."""
    return max(-99, min(99, number))


def _distance(one: Move, other: Move) -> int:
    if isinstance(one, Step) and isinstance(other, Step):
        return abs(target_of(one) - target_of(other))
    return 0


def check_options(options: LeuchtturmOptions) -> None:
    """A20: raises Refused if the turn limit leaves no room for a first turn."""
    if options.turn_limit < 1:
        raise Refused(refuse("A20", "leuchtturm-setup-turn-limit"))


def table_refusal(options: LeuchtturmOptions) -> Refusal | None:
    """A20: a table needs a turn limit that can be reached."""
    if options.turn_limit <= MOST_TURNS:
        return None
    return refuse("A20", "leuchtturm-setup-turns-at-a-table", {"most": MOST_TURNS})


def check_setup(setup: LeuchtturmSetup) -> None:
    """A2 to A4: raises Refused if a game cannot begin like this."""
    cards = [tower for pile in (*setup.hands, *setup.public) for tower in pile]
    if sorted(cards) != sorted(TOWERS):
        raise Refused(refuse("A2", "leuchtturm-setup-cards"))
    if not _dealt(setup):
        raise Refused(refuse("A3", "leuchtturm-setup-deal"))
    if setup.first not in range(len(setup.hands)):
        raise Refused(refuse("A4", "leuchtturm-setup-first"))


def _dealt(setup: LeuchtturmSetup) -> bool:
    """A3: three cards each, and two stacks as high as the number of players says."""
    players = len(setup.hands)
    return [len(hand) for hand in setup.hands] == [HAND] * players and tuple(map(len, setup.public)) == STACKS[players]
