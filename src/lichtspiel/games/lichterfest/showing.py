"""What each viewer of Lichterfest is shown (L7): hand tiles, the draw stack and the returned tiles are secret."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from lichtspiel.core.events import Viewer
from lichtspiel.core.seats import seat_of
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.codes import dedication_parts
from lichtspiel.games.lichterfest.moves import at_cell
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.scoring import result_of
from lichtspiel.games.lichterfest.views import DONE, LaidTile, LichterfestView, Reward, SeatView

LYING: Final = 256  # more than there are ways for a tile to lie in a cell


def view_of(engine: LichterfestEngine, viewer: Viewer) -> LichterfestView:
    """All that the viewer may know."""
    given = [dedication_parts(code) for code in engine.dedications]
    return LichterfestView(
        viewer=viewer,
        to_move=seat_of(engine.to_move),
        result=result_of(engine),
        seats=tuple([_seat_view(engine, seat, viewer, given) for seat in range(int(engine.players()))]),
        lake=_lake(tuple([int(cell * LYING + engine.lying(cell)) for cell in engine.laid])),
        supply=_numbers(engine.supply()),
        rewards=tuple(_numbers(engine.rewards[kind])[int(engine.taken(kind)) :] for kind in range(3)),
        general_rewards=int(engine.general_left),
        stack=len(engine.stack) - int(engine.drawn),
        done=DONE[engine.done],
        last_turn=int(engine.last_turns),
    )


def seat_view(public: LichterfestView, engine: LichterfestEngine, seat: int) -> LichterfestView:
    """What the table sees, and the seat's own hand (L7)."""
    seats = list(public.seats)
    seats[seat] = replace(seats[seat], hand=_numbers(engine.hand(seat)))
    return replace(public, viewer=seat, seats=tuple(seats))


def _seat_view(engine: LichterfestEngine, seat: int, viewer: Viewer, given: list[tuple[int, int, int]]) -> SeatView:
    return SeatView(
        side=int(engine.side(seat)),
        cards=_numbers(engine.cards(seat)),
        boats=int(engine.boats(seat)),
        points=int(engine.points(seat)),
        rewards=tuple(Reward(KINDS[kind], value) for owner, kind, value in given if owner == seat),
        tiles=int(engine.hand_size(seat)),
        hand=_numbers(engine.hand(seat)) if viewer == seat else None,
    )


@lru_cache(maxsize=4_096)  # of many tables: it grows by a tile at a time, or stays as it is
def _lake(laid: tuple[int, ...]) -> tuple[LaidTile, ...]:
    return (*_lake(laid[:-1]), _laid_tile(laid[-1])) if laid else ()


@lru_cache(maxsize=65_536)  # a tile lies in the same way in every game
def _laid_tile(laid: int) -> LaidTile:
    cell, code = divmod(laid, LYING)
    tile, turns = divmod(code - 1, 4)
    return LaidTile(tile, turns, at_cell(cell))


def _numbers(items: vec[i64]) -> tuple[int, ...]:
    return tuple([int(item) for item in items])
