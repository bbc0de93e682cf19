"""Who may know what in Lichterfest (L7): hand tiles, the draw stack and the returned tiles are secret."""

from typing import Final, Literal

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Setup
from lichtspiel.core.views import View
from lichtspiel.games.lichterfest.box import GENERAL_VALUE, KINDS
from lichtspiel.games.lichterfest.codes import dedication_code
from lichtspiel.games.lichterfest.moves import At, Kind, cell_of
from lichtspiel.games.lichterfest.rebuild import rebuild_lake, rebuild_rewards, rebuild_seat, rebuild_turn
from lichtspiel.games.lichterfest.rules import LichterfestEngine

Done = Literal["nothing", "exchanged", "dedicated", "discarded"]
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the north, east, south and west
DONE: Final[tuple[Done, ...]] = ("nothing", "exchanged", "dedicated", "discarded")


class LichterfestSetup(Setup, frozen=True):
    """Where everyone sits, how the start tile lies, and the tiles: see L1 to L3."""

    sides: tuple[int, ...]
    turns: int
    hands: tuple[tuple[int, ...], ...]
    stack: tuple[int, ...]


class LaidTile(msgspec.Struct, frozen=True, cache_hash=True):
    """A tile on the lake."""

    tile: int
    turns: int
    at: At


class Reward(msgspec.Struct, frozen=True):
    """A reward that lies before a player."""

    kind: Kind
    value: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a player. `hand` is None for everyone who may not see it; `tiles` is how many there are."""

    side: int
    cards: tuple[int, ...]
    boats: int
    points: int
    rewards: tuple[Reward, ...]
    tiles: int
    hand: tuple[int, ...] | None


class LichterfestView(View, frozen=True, kw_only=True, tag="lichterfest"):
    """All that a seat, or the table, may know of a game of Lichterfest."""

    seats: tuple[SeatView, ...]
    lake: tuple[LaidTile, ...]  # in the order they were laid, the start tile first
    supply: tuple[int, ...]
    rewards: tuple[tuple[int, ...], ...]  # what is left of each kind, top first: the stacks are open (L5)
    general_rewards: int
    stack: int
    done: Done
    last_turn: int  # which of the last turns this is, 1 for the first; 0 before them (L21)


def imagine(view: LichterfestView, chance: Chance) -> LichterfestEngine:
    """An engine that fits the view, with everything hidden dealt at random."""
    to_move = seat_number(view.to_move)
    engine = rebuild_turn(len(view.seats), view.supply, to_move, DONE.index(view.done), view.last_turn)
    for number, seat in enumerate(view.seats):
        hand = seat.hand or [0] * seat.tiles
        rebuild_seat(engine, number, seat.side, hand, seat.cards, seat.boats, seat.points)
    rebuild_lake(engine, [(cell_of(laid.at), laid.tile, laid.turns) for laid in view.lake], view.stack)
    rebuild_rewards(engine, view.rewards, view.general_rewards, _dedications(view))
    engine.redeal(seat_number(view.viewer), chance)
    return engine


def _dedications(view: LichterfestView) -> list[int]:
    return [
        dedication_code(number, KINDS.index(reward.kind), reward.value)
        for number, seat in enumerate(view.seats)
        for reward in seat.rewards
    ]


def own_seat(view: LichterfestView) -> SeatView:
    """What lies before the viewer, who must have a seat."""
    assert isinstance(view.viewer, int)
    return view.seats[view.viewer]


def next_reward(view: LichterfestView, kind: int) -> int:
    """L11: what a set of this kind brings; L12: without a reward of that kind, as much as a general one."""
    return view.rewards[kind][0] if view.rewards[kind] else GENERAL_VALUE


def quarters_to(view: LichterfestView) -> int:
    """By how many quarters the board is turned clockwise so that the viewer sits below; spectators see it unturned."""
    return (2 - view.seats[view.viewer].side) % 4 if isinstance(view.viewer, int) else 0


def turned(at: At, quarters: int) -> At:
    """Where a place ends up when the board is turned clockwise by quarters."""
    x, y = at
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def open_places(view: LichterfestView) -> list[At]:
    """L14: the places edge to edge with a laid tile, in the order they opened."""
    taken = {laid.at for laid in view.lake}
    around = ((x + dx, y + dy) for x, y in (laid.at for laid in view.lake) for dx, dy in STEPS)
    return list(dict.fromkeys(place for place in around if place not in taken))
