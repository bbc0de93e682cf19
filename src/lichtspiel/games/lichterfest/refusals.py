"""Why a move or a setup of Lichterfest is refused: the paragraph, the sentence, and what would be legal instead."""

from typing import Final

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import Refusal, Refused, closest, refuse
from lichtspiel.games.lichterfest import codes
from lichtspiel.games.lichterfest.box import COLORS, HAND, SIDES, START, TILES, TILES_BACK
from lichtspiel.games.lichterfest.moves import (
    OFF_THE_LAKE,
    Dedicate,
    Discard,
    Exchange,
    Place,
    cell_of,
    decode,
    set_number,
)
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.views import LichterfestSetup

# The paragraph and the key of the sentence for each of the engine's reasons.
REASONS: Final[dict[int, tuple[str, str]]] = {
    codes.EXCHANGED_ALREADY: ("L10", "lichterfest-refused-exchanged-already"),
    codes.EXCHANGE_AFTER_DEDICATION: ("L10", "lichterfest-refused-exchange-after-dedication"),
    codes.OPTIONS_AFTER_DISCARD: ("L13", "lichterfest-refused-after-discard"),
    codes.TOO_FEW_BOATS: ("L10", "lichterfest-refused-too-few-boats"),
    codes.GIVES_NONE: ("L10", "lichterfest-refused-gives-none"),
    codes.SAME_COLOR: ("L10", "lichterfest-refused-same-color"),
    codes.STACK_EMPTY: ("L10", "lichterfest-refused-stack-empty"),
    codes.DEDICATED_ALREADY: ("L11", "lichterfest-refused-dedicated-already"),
    codes.SET_INCOMPLETE: ("L11", "lichterfest-refused-set-incomplete"),
    codes.DISCARD_NOT_DUE: ("L13", "lichterfest-refused-discard-not-due"),
    codes.DISCARDS_NONE: ("L13", "lichterfest-refused-discards-none"),
    codes.DISCARD_IN_LAST_TURN: ("L21", "lichterfest-refused-discard-in-last-turn"),
    codes.TOO_MANY_CARDS: ("L13", "lichterfest-refused-too-many-cards"),
    codes.TILE_NOT_HELD: ("L14", "lichterfest-refused-tile-not-held"),
    codes.PLACE_TAKEN: ("L14", "lichterfest-refused-place-taken"),
    codes.PLACE_APART: ("L14", "lichterfest-refused-place-apart"),
    codes.TILE_IN_LAST_TURN: ("L21", "lichterfest-refused-tile-in-last-turn"),
    codes.PASS_NOT_YET: ("L14", "lichterfest-refused-pass-not-yet"),
}


def check_move(engine: LichterfestEngine, move: Move) -> Refusal | None:
    """Why the seat to move may not make this move; None if it may."""
    if isinstance(move, Place) and move.turns not in range(4):
        return _refusal("L14", "lichterfest-refused-turns", engine, move)
    if isinstance(move, Dedicate) and set_number(move) is None:
        return _refusal("L11", "lichterfest-refused-no-such-set", engine, move)
    reason = _reason(engine, move)
    return None if reason == codes.ALLOWED else _refusal(*REASONS[reason], engine, move)


def out_of_turn(engine: LichterfestEngine) -> Refusal:
    """Why a seat that is not to move may not move: the game is over (L22), or it is another's turn (L2)."""
    return (
        refuse("L22", "lichterfest-refused-over") if engine.to_move == NOBODY else refuse("L2", "refused-not-your-turn")
    )


def _reason(engine: LichterfestEngine, move: Move) -> int:
    match move:
        case Exchange(give, take):
            return int(engine.check_exchange(COLORS.index(give), COLORS.index(take)))
        case Dedicate():
            return int(engine.check_dedicate(set_number(move) or 0))
        case Discard(color):
            return int(engine.check_discard(COLORS.index(color)))
        case Place(tile, _, at):
            cell = cell_of(at)
            return codes.PLACE_APART if cell == OFF_THE_LAKE else int(engine.check_place(_bounded(tile), cell))
    return int(engine.check_pass())


def _bounded(tile: int) -> int:
    """The tile, or one that is just as wrong and fits into the engine's integers."""
    return tile if 0 <= tile < TILES else -1


def _refusal(rule: str, key: str, engine: LichterfestEngine, move: Move) -> Refusal:
    legal = [decode(int(code)) for code in engine.legal()]
    if rule == "L13" and isinstance(move, Place):
        legal = [other for other in legal if not isinstance(other, Exchange)]
    return refuse(rule, key, _details(engine, move), closest(move, legal, _distance))


def _details(engine: LichterfestEngine, move: Move) -> dict[str, str | int]:
    """What a sentence may mention: the move itself, and what lies open before the seat to move."""
    seat = int(engine.to_move)
    details: dict[str, str | int] = {"boats": int(engine.boats(seat)), "cards": int(engine.card_count(seat))}
    match move:
        case Exchange(give, take):
            details |= {"give": give, "take": take}
        case Dedicate(kind, _):
            details |= {"kind": kind}
        case Discard(color):
            details |= {"color": color}
        case Place(tile, _, at):
            # As text: these are names of things, which no language writes with thousands separators.
            details |= {"tile": str(tile), "x": str(at[0]), "y": str(at[1])}
    return details


def _distance(one: Move, other: Move) -> int:
    if isinstance(one, Place) and isinstance(other, Place):
        return abs(one.at[0] - other.at[0]) + abs(one.at[1] - other.at[1])
    return 0


def check_setup(setup: LichterfestSetup) -> None:
    """L1 to L3: raises Refused if a game cannot begin like this."""
    if not _seated(setup.sides):
        raise Refused(refuse("L1", "lichterfest-setup-sides"))
    if setup.turns not in range(4) or not _red_faces_a_player(setup):
        raise Refused(refuse("L2", "lichterfest-setup-turns"))
    if not _dealt(setup):
        raise Refused(refuse("L3", "lichterfest-setup-tiles"))


def _seated(sides: tuple[int, ...]) -> bool:
    """L1: clockwise, each on a side of their own; two players opposite each other."""
    steps = [(after - before) % 4 for before, after in zip(sides, (*sides[1:], sides[0]), strict=True)]
    return set(sides) <= set(range(4)) and sum(steps) == 4 and 0 not in steps and (len(sides) != 2 or steps == [2, 2])


def _red_faces_a_player(setup: LichterfestSetup) -> bool:
    return (SIDES[START].index("r") + setup.turns) % 4 in setup.sides


def _dealt(setup: LichterfestSetup) -> bool:
    """L3: three tiles each, the stack as high as the number of players says, and no tile twice."""
    players = len(setup.sides)
    tiles = [*(tile for hand in setup.hands for tile in hand), *setup.stack]
    return (
        [len(hand) for hand in setup.hands] == [HAND] * players
        and len(tiles) == TILES - 1 - TILES_BACK[players]
        and len(set(tiles)) == len(tiles)
        and set(tiles) <= set(range(1, TILES))
    )
