"""An engine built from plain numbers, as a view gives them; compiled, like the rules (0082)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.core.chance import vec_of
from lichtspiel.games.lichterfest.lake import empty_lake
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import BOATS, CARD_COUNT, POINTS, ROW, SIDE


def rebuild_turn(players: int, supply: Sequence[int], to_move: int, done: int, last_turns: int) -> LichterfestEngine:
    """An engine without a lake and with empty seats: the supply, and how far the turn has got."""
    engine = LichterfestEngine()
    engine.set_up(players)
    for color in range(7):
        engine.rows[engine.middle() + color] = supply[color]
    engine.to_move = to_move
    engine.done = done
    engine.last_turns = last_turns
    return engine


def rebuild_seat(
    engine: LichterfestEngine, seat: int, side: int, hand: Sequence[int], cards: Sequence[int], boats: int, points: int
) -> None:
    """What lies before one player."""
    row: i64 = seat * ROW
    engine.rows[row + SIDE] = side
    for tile in hand:
        engine.put_in_hand(seat, tile)
    for color in range(7):
        engine.rows[row + color] = cards[color]
    engine.rows[row + CARD_COUNT] = sum(cards)
    engine.rows[row + BOATS] = boats
    engine.rows[row + POINTS] = points


def rebuild_lake(engine: LichterfestEngine, lake: list[tuple[int, int, int]], stack: int) -> None:
    """The tiles on the lake, each as its cell, its number and its turns; the stack is dealt later."""
    engine.stack = vec[i64]([0] * stack)
    engine.slots = empty_lake()
    for cell, tile, turns in lake:
        engine.cover(cell, tile, turns)


def rebuild_rewards(
    engine: LichterfestEngine, left: Sequence[Sequence[int]], general_left: int, dedications: list[int]
) -> None:
    """What is left of each kind, and what the players have taken; see dedication_code."""
    engine.rewards = [vec[i64]([i64(value) for value in stack]) for stack in left]
    engine.general_left = general_left
    engine.dedications = vec_of(dedications)
