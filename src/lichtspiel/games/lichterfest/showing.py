"""What each viewer of Lichterfest is shown (L7): hand tiles, the draw stack and the returned tiles are secret."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from lichtspiel.core.events import Viewer
from lichtspiel.core.seats import seat_of
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.codes import dedication_parts
from lichtspiel.games.lichterfest.moves import at_cell
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.scoring import result_of
from lichtspiel.games.lichterfest.seats import Seat
from lichtspiel.games.lichterfest.views import DONE, LaidTile, LichterfestView, Reward, SeatView


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
