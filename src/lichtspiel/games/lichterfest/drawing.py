"""Lichterfest as an SVG drawing, seen from the viewer's seat."""

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil
from typing import Final, NamedTuple

from lichtspiel.core.events import TABLE
from lichtspiel.core.pictures import ACT, BAD, GROUND, LINE, SURFACE, TEXT
from lichtspiel.games.lichterfest.box import LETTERS, SIDES
from lichtspiel.games.lichterfest.moves import At
from lichtspiel.games.lichterfest.panels import (
    BOTTOM,
    COLUMN,
    GAP,
    LEFT,
    OWN_HEIGHT,
    RIGHT,
    ROW,
    TOP,
    Seat,
    own_panel,
    panel_at_the_lake,
    seats_of,
)
from lichtspiel.games.lichterfest.shapes import (
    ART,
    DEFS,
    FAINT,
    NIGHT,
    PAINTS,
    caption,
    draw_general_rewards,
    draw_rewards,
    draw_stack,
    draw_tile,
    draw_tile_stack,
    shifted,
    used,
)
from lichtspiel.games.lichterfest.views import (
    STEPS,
    LaidTile,
    LichterfestView,
    open_places,
    quarters_to,
    turned,
)

EDGE: Final = 16
RAIL: Final = 208
LAKE_X: Final = EDGE + RAIL + GAP
LAKE_WIDTH: Final = 904
LAKE_HEIGHT: Final = 756

# Tiles get no smaller than this: a lake that needs more room makes the picture larger.
SMALLEST_TILE: Final = 64
PITCH: Final = ART.pitch
RING: Final = 1.5  # room round the lake for the places where a tile may be laid, in tiles


class Afloat(NamedTuple):
    """A tile of the lake, and the colours it shows to the sides of the picture."""

    laid: LaidTile
    colors: str


class Axis(NamedTuple):
    """The lake from left to right or from top to bottom: its tiles, the room for panels at its ends, usual length."""

    first: int
    last: int
    before: int
    after: int
    usual: int

    def needed(self, tile: int) -> float:
        """The room that the tiles and the places round them need."""
        return (self.last - self.first + 1 + RING) * PITCH * tile

    def fitting_tile(self) -> float:
        """The size of a tile with which the lake keeps its usual length."""
        return (self.usual - self.before - self.after) / self.needed(1)

    def length(self, tile: int) -> int:
        """The usual length, or more if tiles of this size need it."""
        return max(self.usual, ceil(self.needed(tile)) + self.before + self.after)

    def middle(self, cell: int, tile: int) -> float:
        """Where the middle of a cell is, if the lake lies in the middle between the panels."""
        return (self.length(tile) + self.before - self.after + (2 * cell - self.first - self.last) * PITCH * tile) / 2


class Lake(NamedTuple):
    """The lake, turned to the viewer."""

    tiles: dict[At, Afloat]
    across: Axis
    down: Axis

    @property
    def tile(self) -> int:
        """The size of a tile: as large as fits, but a long lake makes the picture larger rather than the tiles tiny."""
        return max(SMALLEST_TILE, min(ART.largest, int(min(self.across.fitting_tile(), self.down.fitting_tile()))))

    @property
    def size(self) -> tuple[int, int]:
        """How wide and how high the lake is."""
        return self.across.length(self.tile), self.down.length(self.tile)

    def middle(self, at: At) -> tuple[float, float]:
        """Where the middle of a cell is."""
        return self.across.middle(at[0], self.tile), self.down.middle(at[1], self.tile)

    def corner(self, at: At) -> tuple[float, float]:
        """Where the top left corner of a cell is."""
        x, y = self.middle(at)
        return x - self.tile / 2, y - self.tile / 2


def draw(view: LichterfestView, names: Sequence[str]) -> str:
    """The lake with its tiles, and round it the seats, the supply and the rewards."""
    seats = seats_of(view, names)
    own = [seat for seat in seats if seat.own]
    lake = _lake(view, seats)
    width = RAIL + GAP + lake.size[0] + 2 * EDGE
    height = lake.size[1] + len(own) * (GAP + OWN_HEIGHT) + 2 * EDGE
    parts = [
        _opening(width, height, seats),
        DEFS,
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>',
        shifted(EDGE, EDGE, _rail(view, height - 2 * EDGE)),
        _water(lake, _afloat(view, lake) + [panel_at_the_lake(seat, *lake.size) for seat in seats if not seat.own]),
        *(shifted(LAKE_X, EDGE + lake.size[1] + GAP, own_panel(seat, lake.size[0])) for seat in own),
        "</svg>",
    ]
    return "\n".join(parts)


def _opening(width: int, height: int, seats: Sequence[Seat]) -> str:
    spoken = escape(" · ".join(f"{seat.name} {seat.lies.points}" for seat in seats))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{spoken}" style="max-width:100%;height:auto" font-family="sans-serif">'
    )


def _lake(view: LichterfestView, seats: Sequence[Seat]) -> Lake:
    """The lake between the panels of the seats."""
    tiles = _tiles(view)
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    inset = _insets(seats)
    height = LAKE_HEIGHT - any(seat.own for seat in seats) * (OWN_HEIGHT + GAP)
    return Lake(
        tiles,
        across=Axis(min(xs), max(xs), inset[LEFT], inset[RIGHT], LAKE_WIDTH),
        down=Axis(min(ys), max(ys), inset[TOP], inset[BOTTOM], height),
    )


def _tiles(view: LichterfestView) -> dict[At, Afloat]:
    """The tiles by their cells as the viewer sees them."""
    quarters = quarters_to(view)
    return {turned(laid.at, quarters): Afloat(laid, _colors(laid.tile, laid.turns + quarters)) for laid in view.lake}


def _colors(tile: int, turns: int) -> str:
    """The colours a tile shows to the top, the right, the bottom and the left."""
    return "".join(SIDES[tile][(side - turns) % 4] for side in range(4))


def _insets(seats: Sequence[Seat]) -> list[int]:
    """The room that panels take from each side of the lake."""
    taken = {seat.side for seat in seats if not seat.own}
    return [GAP + (side in taken) * (COLUMN[0] if side in (LEFT, RIGHT) else ROW[1]) for side in range(4)]


def _water(lake: Lake, on_it: Iterable[str]) -> str:
    """The lake's water with what floats on it and lies round it; what reaches beyond the edge is cut off."""
    width, height = lake.size
    frame = f'<rect width="{width}" height="{height}" rx="10"'
    parts = [
        f'<svg x="{LAKE_X}" y="{EDGE}" width="{width}" height="{height}">{frame} fill="url(#lf-lake)"/>',
        _waves(width, height),
        _lily_pads(width, height),
        *on_it,
        f'{frame} fill="none" stroke="{LINE}" stroke-width="2"/></svg>',
    ]
    return "\n".join(parts)


def _waves(width: int, height: int) -> str:
    waves = "".join(used("wave", width * x // 100, height * y // 100) for x, y in ART.waves)
    return f'<g opacity=".35">{waves}</g>'


def _lily_pads(width: int, height: int) -> str:
    return "".join(
        f'<g opacity="{0.6 if each.what == "pad" else 1}">'
        f"{used(each.what, each.x % width, each.y % height, each.scale)}</g>"
        for each in ART.floating
    )


def _afloat(view: LichterfestView, lake: Lake) -> list[str]:
    """All that lies on the water: the places to lay a tile, the warm light, the tiles, the edges that match."""
    return [
        *([_places(view, lake)] if any(seat.tiles for seat in view.seats) else []),
        _warm_light(lake),
        *(_laid_tile(afloat, lake, at) for at, afloat in lake.tiles.items()),
        *_matched_edges(lake),
    ]


def _places(view: LichterfestView, lake: Lake) -> str:
    """Where a tile may be laid (L14): in warm light if the viewer is to move."""
    open_cells = [turned(place, quarters_to(view)) for place in open_places(view)]
    color = ACT if view.viewer in (view.to_move, TABLE) else FAINT
    plus = "".join(used("plus", *lake.middle(at), lake.tile / 100) for at in sorted(open_cells))
    return f'<g fill="{color}" stroke="{color}" stroke-opacity=".8">{plus}</g>'


def _beside(at: At, side: int) -> At:
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def _warm_light(lake: Lake) -> str:
    squares = "".join(
        f'<rect x="{x:g}" y="{y:g}" width="{lake.tile}" height="{lake.tile}"/>' for x, y in map(lake.corner, lake.tiles)
    )
    return f'<g fill="{NIGHT["halo"]}" opacity=".5" filter="url(#lf-blur)">{squares}</g>'


def _laid_tile(afloat: Afloat, lake: Lake, at: At) -> str:
    laid = afloat.laid
    title = f"{laid.tile}/{laid.turns}@{laid.at[0]},{laid.at[1]}"
    return draw_tile(laid.tile, afloat.colors, title, lake.corner(at), lake.tile)


def _matched_edges(lake: Lake) -> list[str]:
    """A bar of light between two tiles wherever their colours match, seen from the tile to the left or on top."""
    return [
        _bar(lake, at, side, afloat.colors[side])
        for at, afloat in lake.tiles.items()
        for side in (RIGHT, BOTTOM)
        if (neighbour := lake.tiles.get(_beside(at, side))) and neighbour.colors[side - 2] == afloat.colors[side]
    ]


def _bar(lake: Lake, at: At, side: int, letter: str) -> str:
    x, y = lake.middle(at)
    reach, long, thick = lake.tile * PITCH / 2, lake.tile * 0.42, lake.tile * 0.06
    return (
        f'<rect x="{-long / 2:g}" y="{-reach - thick / 2:g}" width="{long:g}" height="{thick:g}" rx="{thick / 2:g}"'
        f' transform="translate({x:g} {y:g}) rotate({90 * side})" fill="{PAINTS[letter].light}"/>'
    )


# The rail: what lies beside the lake


def _rail(view: LichterfestView, height: int) -> str:
    """From the top: the supply, the stack of tiles, the three stacks of rewards, the general rewards."""
    return (
        f'<rect width="{RAIL}" height="{height}" rx="10" fill="{SURFACE}" stroke="{LINE}"/>'
        + _supply(view)
        + _separator(182)
        + shifted(20, 200, draw_tile_stack(view.stack))
        + _separator(286)
        + "".join(shifted(12, 304 + 122 * kind, draw_rewards(kind, values)) for kind, values in enumerate(view.rewards))
        + shifted(42, 704, draw_general_rewards(view.general_rewards))
    )


def _separator(y: int) -> str:
    return f'<path d="M16 {y}H{RAIL - 16}" stroke="{LINE}"/>'


def _supply(view: LichterfestView) -> str:
    spots = [(32 + 48 * place, 40) for place in range(4)] + [(56 + 48 * place, 122) for place in range(3)]
    return "".join(
        draw_stack(letter, count, x, y, 1.25) + caption(x, y + 38, 20, count, TEXT if count else BAD)
        for letter, count, (x, y) in zip(LETTERS, view.supply, spots, strict=True)
    )
