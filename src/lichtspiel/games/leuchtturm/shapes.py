"""What the drawing of Die Leuchtturm-Architekten is made of: stones, towers, islands, cards and lanterns.

A stone can be told by its colour, its pattern (red plain, white with a ring, black with a hatched top) and its letter.
"""

import re
from itertools import cycle
from typing import Final

import msgspec

from lichtspiel.core.pictures import QUIET, Art, filled, night_of, read_art, read_svg
from lichtspiel.games.leuchtturm.box import HEIGHT

Pair = tuple[float, float]


class Shades(msgspec.Struct, frozen=True):
    """The shades of a stone, from its edges to its highlight, then those of its outline, its top and its letter."""

    letter: str
    dark: str
    base: str
    light: str
    rim: str
    top: str
    ink: str


class StoneArt(msgspec.Struct, frozen=True):
    """A stone, relative to its width: height, half the depth of its top, paths; and the smallest with a letter."""

    floor: float
    tilt: float
    body: str
    ring: str
    band: float
    hatch: str  # of lines rather than a pattern, which a printed page would hold as a picture of many megabytes
    hatching: str
    inner: float
    letter: float
    baseline: float
    smallest: float


class LampArt(msgspec.Struct, frozen=True):
    """The lamp on a lighthouse, relative to the width of a stone, and its beams."""

    gallery: Pair
    glass: Pair
    bars: str
    cap: str
    knob: Pair
    middle: float
    glow: float
    beam: str


class LanternArt(msgspec.Struct, frozen=True):
    """A point, drawn as a lantern; the height and the radius of its handle."""

    glass: str
    flame: str
    frame: str
    handle: Pair


class CardArt(msgspec.Struct, frozen=True):
    """A card, 100 wide and 140 high: how low its tower stands, how wide its stones are, and the ground below it."""

    foot: float
    stone: float
    ground: Pair


class RingArt(msgspec.Struct, frozen=True):
    """Where the islands are, in degrees: the first, and from each to the next, clockwise."""

    first: float
    step: float


class LeuchtturmArt(Art, frozen=True):
    """What the page draws with, too; the islands' outlines are for half a width and half a depth of 1."""

    colors: dict[str, Shades]
    stone: StoneArt
    lamp: LampArt
    lantern: LanternArt
    card: CardArt
    ring: RingArt
    depths: tuple[float, ...]
    shallows: tuple[Pair, ...]
    order: tuple[int, ...]
    islands: tuple[str, ...]


ART: Final = read_art(__package__, LeuchtturmArt)
NIGHT: Final = night_of(ART)
SHADES: Final = {shades.letter: shades for shades in ART.colors.values()}
FLOOR: Final = ART.stone.floor
COLOR: Final = read_svg(__package__, "color.svg")
DEFINITIONS: Final = filled(read_svg(__package__, "defs.svg"), NIGHT) + "".join(
    filled(COLOR, msgspec.structs.asdict(shades)) for shades in SHADES.values()
)


def number(value: float) -> str:
    """A coordinate with few digits."""
    return f"{value:.1f}".removesuffix(".0")


def group(x: float, y: float, inside: str) -> str:
    """Something drawn round the origin, moved to its place."""
    return f'<g transform="translate({number(x)} {number(y)})">{inside}</g>'


def text(at: tuple[float, float], said: str, size: int, color: str, style: str = "") -> str:
    """A number, a letter or a name; `said` must already be escaped, and `style` holds any of the four below."""
    place = f'x="{number(at[0])}" y="{number(at[1])}"'
    return f'<text {place} font-size="{size}" fill="{color}"{style}>{said}</text>'


CENTERED: Final = ' text-anchor="middle"'
ENDING: Final = ' text-anchor="end"'
SERIF: Final = ' font-family="Georgia, serif"'
BOLD: Final = ' font-weight="600"'


def scaled(path: str, across: float, down: float | None = None) -> str:
    """A path, scaled; the factors across and down may differ if it is made of points alone."""
    sizes = cycle((across, across if down is None else down))
    return re.sub(r"-?[\d.]+", lambda value: number(float(value[0]) * next(sizes)), path)


# -- Stones and towers -------------------------------------------------------------------------------------------------


def stone(sign: str, wide: float) -> str:
    """One stone standing on the origin: body, pattern, top and letter."""
    shades = SHADES[sign]
    outline = f'stroke="{filled(shades.rim, NIGHT)}" stroke-width="1.1"'
    return (
        f'<path d="{scaled(ART.stone.body, wide)}" fill="url(#lt-{sign})" {outline}/>'
        + (_ring(wide) if sign == "w" else "")
        + f'<ellipse {_top(wide)} fill="{shades.top}" {outline}/>'
        + _top_pattern(sign, wide)
        + _letter(sign, wide)
    )


def _ring(wide: float) -> str:
    """The ring along the front of a white stone."""
    band = f'stroke="{NIGHT["stone-ring"]}" stroke-width="{number(wide * ART.stone.band)}"'
    return f'<path d="{scaled(ART.stone.ring, wide)}" fill="none" {band}/>'


def _top(wide: float, part: float = 1) -> str:
    """The top of a stone, or the inner part of it."""
    rx, ry = number(wide / 2 * part), number(wide * ART.stone.tilt * part)
    return f'cy="{number(-wide * FLOOR)}" rx="{rx}" ry="{ry}"'


def _top_pattern(sign: str, wide: float) -> str:
    if sign == "w":
        stroke = f'stroke="{NIGHT["stone-ring"]}" stroke-width="1.6"'
        return f'<ellipse {_top(wide, ART.stone.inner)} fill="none" {stroke}/>'
    if sign == "k":
        stroke = f'stroke="{ART.stone.hatching}" stroke-width=".6" stroke-opacity=".8"'
        return f'<path d="{scaled(ART.stone.hatch, wide)}" {stroke}/>'
    return ""


def _letter(sign: str, wide: float) -> str:
    if wide < ART.stone.smallest:
        return ""
    y, size = number(wide * ART.stone.baseline), number(max(wide * ART.stone.letter, 8))
    style = f'font-size="{size}" font-weight="700" text-anchor="middle"'
    return f'<text y="{y}" {style} fill="{SHADES[sign].ink}">{sign}</text>'


def tower(stones: str, wide: float, *, lit: bool = False) -> str:
    """Stones on top of each other, bottom first; a finished lighthouse on the chart has its lamp lit."""
    floors = "".join(group(0, -wide * FLOOR * floor, stone(sign, wide)) for floor, sign in enumerate(stones))
    if not (lit and len(stones) == HEIGHT):
        return floors
    top = -wide * FLOOR * HEIGHT
    return group(0, top, _shine(wide)) + floors + group(0, top, _lamp(wide))


def _shine(wide: float) -> str:
    """The glow and two beams, behind the stones."""
    beam = f'<path d="{scaled(ART.lamp.beam, wide)}" fill="url(#lt-beam)"/>'
    glow = f'cy="{number(wide * ART.lamp.middle)}" r="{number(wide * ART.lamp.glow)}"'
    return f'{beam}<g transform="scale(-1 1)">{beam}</g><circle {glow} fill="url(#lt-glow)"/>'


def _lamp(wide: float) -> str:
    """A gallery, the glass, a red cap and its knob."""
    art = ART.lamp
    (rx, ry), (half, high), (knob, radius) = art.gallery, art.glass, art.knob
    pane = f'x="{number(-wide * half)}" y="{number(-wide * high)}"'
    size = f'width="{number(wide * half * 2)}" height="{number(wide * high)}"'
    return filled(
        f'<ellipse rx="{number(wide * rx)}" ry="{number(wide * ry)}" fill="{{lamp-iron}}" stroke="{{lamp}}"/>'
        f'<rect {pane} {size} fill="{{lamp-glass}}"/>'
        f'<path d="{scaled(art.bars, wide)}" stroke="{{lamp-bars}}" stroke-width="1.2"/>'
        f'<path d="{scaled(art.cap, wide)}" fill="{{lamp-cap}}" stroke="{{lamp-cap-edge}}"/>'
        f'<circle cy="{number(wide * knob)}" r="{number(wide * radius)}" fill="{{lamp}}"/>',
        NIGHT,
    )


# -- Islands -----------------------------------------------------------------------------------------------------------


def island_ground(island: int) -> str:
    """An irregular island, always the same for its number, with sand and two lines of shallow water."""
    outline = ART.islands[island - 1]
    water = "".join(
        f'<path d="{scaled(outline, 60 * scale, 26 * scale)}" fill="none" stroke="{NIGHT["sea-line"]}"'
        f' stroke-opacity="{faint}"/>'
        for scale, faint in ART.shallows
    )
    return (
        water
        + group(0, 5, f'<path d="{scaled(outline, 60, 26)}" fill="{NIGHT["sand"]}"/>')
        + f'<path d="{scaled(outline, 58, 24)}" fill="{NIGHT["isle"]}" stroke="{NIGHT["sand"]}" stroke-width="1.5"/>'
        + f'<ellipse rx="34" ry="11" fill="{NIGHT["isle-dark"]}"/>'
    )


# -- Cards and lanterns ------------------------------------------------------------------------------------------------


def card(stones: str, wide: float, high: float, *, known: bool = False) -> str:
    """An order card round the origin, with its tower; a dashed edge says that everyone knows it (A15)."""
    rx, ry = (number(wide * half / 100) for half in ART.card.ground)
    ground = f'<ellipse rx="{rx}" ry="{ry}" fill="{NIGHT["card-ground"]}"/>'
    edge = ' stroke-dasharray="6 4"' if known else ""
    return f'<rect {_sheet(wide, high)} fill="url(#lt-card)" stroke="{NIGHT["card-line"]}"{edge}/>' + group(
        0, high * (ART.card.foot / 140 - 0.5), ground + tower(stones, wide * ART.card.stone / 100)
    )


def _sheet(wide: float, high: float) -> str:
    """The edges of a card round the origin."""
    corner = f'x="{number(-wide / 2)}" y="{number(-high / 2)}"'
    return f'{corner} width="{number(wide)}" height="{number(high)}" rx="{number(wide * 0.08)}"'


def back(wide: float, high: float) -> str:
    """A card face down: a small dark lighthouse."""
    inside = f"translate({number(-wide / 2)} {number(-high / 2)}) scale({wide / 100:.3g} {high / 140:.3g})"
    return f'{_blank(wide, high)}<use href="#lt-back" transform="{inside}"/>'


def _blank(wide: float, high: float) -> str:
    return f'<rect {_sheet(wide, high)} fill="{NIGHT["card-back"]}" stroke="{NIGHT["card-edge"]}"/>'


def card_stack(top: str | None, cards: int) -> str:
    """A public stack: its top card on up to two sheets below; a dashed place when it is empty."""
    if top is None:
        return f'<rect {_sheet(92, 128)} fill="none" stroke="{NIGHT["card-edge"]}" stroke-dasharray="5 5"/>'
    sheets = (group(3.0 * depth, 3.0 * depth, _blank(92, 128)) for depth in range(min(cards - 1, 2), 0, -1))
    return "".join(sheets) + card(top, 92, 128)


def lantern(*, lit: bool) -> str:
    """A point: a lantern that burns, or is out."""
    art = ART.lantern
    glass, frame, opacity = (NIGHT["lamp"], NIGHT["lantern-frame"], 1) if lit else ("none", QUIET, 0.7)
    glow = '<circle r="21" fill="url(#lt-glow)"/>' if lit else ""
    flame = f'<path d="{art.flame}" fill="{NIGHT["lantern-flame"]}"/>' if lit else ""
    return (
        f'{glow}<g stroke="{frame}" stroke-width="1.5" opacity="{opacity}"><path d="{art.glass}" fill="{glass}"/>'
        f'<circle cy="{art.handle[0]:g}" r="{art.handle[1]:g}" fill="none"/></g>{flame}'
        f'<path d="{art.frame}" fill="{frame}" opacity="{opacity}"/>'
    )
