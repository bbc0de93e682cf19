"""Who may know what in Lichterfest (L7): hand tiles, the draw stack and the returned tiles are secret."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.seats import seat_number, seat_of
from lichtspiel.core.setups import Setup
from lichtspiel.core.views import View
from lichtspiel.games.lichterfest.box import GENERAL_VALUE, KINDS
from lichtspiel.games.lichterfest.codes import dedication_code, dedication_parts
from lichtspiel.games.lichterfest.moves import At, Kind, at_cell, cell_of
from lichtspiel.games.lichterfest.rebuild import rebuild_lake, rebuild_rewards, rebuild_seat, rebuild_turn
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.scoring import result_of
from lichtspiel.games.lichterfest.seats import Seat

Done = Literal["nothing", "exchanged", "dedicated", "discarded"]
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the north, east, south and west
DONE: Final[tuple[Done, ...]] = ("nothing", "exchanged", "dedicated", "discarded")


class LichterfestSetup(Setup, frozen=True):
    """Where everyone sits, how the start tile lies, and the tiles: see L1 to L3."""

    sides: tuple[int, ...]
    turns: int
    hands: tuple[tuple[int, ...], ...]
    stack: tuple[int, ...]


class LaidTile(msgspec.Struct, frozen=True):
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


def view_of(engine: LichterfestEngine, viewer: Viewer) -> LichterfestView:
    """All that the viewer may know."""
    cells, given = engine.cells, [dedication_parts(code) for code in engine.dedications]
    return LichterfestView(
        viewer=viewer,
        to_move=seat_of(engine.to_move),
        result=result_of(engine),
        seats=tuple(_seat_view(seat, number, viewer, given) for number, seat in enumerate(engine.seats)),
        lake=tuple(_laid_tile(cells[cell], cell) for cell in engine.laid),
        supply=_numbers(engine.supply),
        rewards=tuple(_numbers(engine.rewards[kind])[engine.taken[kind] :] for kind in range(3)),
        general_rewards=int(engine.general_left),
        stack=len(engine.stack) - int(engine.drawn),
        done=DONE[engine.done],
        last_turn=int(engine.last_turns),
    )


def seat_view(public: LichterfestView, engine: LichterfestEngine, seat: int) -> LichterfestView:
    """What the table sees, and the seat's own hand (L7)."""
    seats = list(public.seats)
    seats[seat] = replace(seats[seat], hand=_numbers(engine.seats[seat].hand))
    return replace(public, viewer=seat, seats=tuple(seats))


def _seat_view(seat: Seat, number: int, viewer: Viewer, given: list[tuple[int, int, int]]) -> SeatView:
    return SeatView(
        side=int(seat.side),
        cards=_numbers(seat.cards),
        boats=int(seat.boats),
        points=int(seat.points),
        rewards=tuple(Reward(KINDS[kind], value) for owner, kind, value in given if owner == number),
        tiles=len(seat.hand),
        hand=_numbers(seat.hand) if viewer == number else None,
    )


@lru_cache(maxsize=65_536)  # a tile lies in the same way in every game
def _laid_tile(code: int, cell: int) -> LaidTile:
    tile, turns = divmod(code - 1, 4)
    return LaidTile(tile, turns, at_cell(cell))


def _numbers(items: Iterable[int]) -> tuple[int, ...]:
    return tuple(map(int, items))


def imagine(view: LichterfestView, chance: Chance) -> LichterfestEngine:
    """An engine that fits the view, with everything hidden dealt at random."""
    seats = [_imagined_seat(seat) for seat in view.seats]
    engine = rebuild_turn(seats, view.supply, seat_number(view.to_move), DONE.index(view.done), view.last_turn)
    rebuild_lake(engine, [(cell_of(laid.at), laid.tile, laid.turns) for laid in view.lake], view.stack)
    rebuild_rewards(engine, view.rewards, view.general_rewards, _dedications(view))
    engine.redeal(seat_number(view.viewer), chance)
    return engine


def _imagined_seat(view: SeatView) -> Seat:
    return rebuild_seat(view.side, view.hand or [0] * view.tiles, view.cards, view.boats, view.points)


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
