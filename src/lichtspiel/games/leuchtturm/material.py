"""What the page must know of Die Leuchtturm-Architekten beyond what views say: the ring, and how stones go round it."""

from typing import Final

import msgspec

from lichtspiel.core.material import Material
from lichtspiel.games.leuchtturm.box import HARBOUR, HEIGHT, ISLANDS, POINTS
from lichtspiel.games.leuchtturm.moves import Step, target_of


class Landing(msgspec.Struct, frozen=True):
    """Where a stone lands (A6), and the points it costs to bring it there (A5)."""

    island: int
    points: int


class LeuchtturmMaterial(Material, frozen=True, tag_field="game", tag="leuchtturm"):
    """`landings[place][by - 1]` is where a move by `by` islands ends, once round the ring; place 0 is the harbour."""

    islands: int
    height: int  # A13: the stones of a lighthouse
    points: int  # A5: the points at the start of a turn
    landings: tuple[tuple[Landing, ...], ...]


def _landings(origin: int) -> tuple[Landing, ...]:
    return tuple(Landing(target_of(Step(origin, by)), by) for by in range(1, ISLANDS + 1))


MATERIAL: Final = LeuchtturmMaterial(
    islands=ISLANDS,
    height=HEIGHT,
    points=POINTS,
    landings=tuple(_landings(place) for place in range(HARBOUR, ISLANDS + 1)),
)
