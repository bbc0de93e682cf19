"""What the drawing of Die Leuchtturm-Architekten is made of: stones, towers, islands, cards and lanterns.

A stone is told by its colour, its pattern (red plain, white with a ring, black with a hatched top) and its letter.
"""

from math import cos, radians, sin
from typing import Final

from lichtspiel.games.leuchtturm.box import HEIGHT

FLOOR: Final = 0.40  # height of a stone, by its width
TILT: Final = 0.155  # half the depth of its top, by its width
SMALLEST_LETTER: Final = 20

BODIES: Final = {
    "r": ("#8e2420", "#c8443c", "#e0685c"),
    "w": ("#b3ac9b", "#f2ede0", "#fffdf6"),
    "k": ("#191b22", "#2b2d36", "#474a57"),
}
RIMS: Final = {"r": "#5d1512", "w": "#7b766a", "k": "#a9b0c4"}
TOPS: Final = {"r": "#d95b50", "w": "#fbf7ec", "k": "#3a3d49"}
INKS: Final = {"r": "#fff3ea", "w": "#22283a", "k": "#f3efe4"}


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.1f}".removesuffix(".0")


def group(x: float, y: float, inside: str) -> str:
    """Something drawn round the origin, moved to its place."""
    return f'<g transform="translate({number(x)} {number(y)})">{inside}</g>'


def text(at: tuple[float, float], said: str, size: int, color: str, style: str = "") -> str:
    """A number, a letter or a name; `said` must be safe already, and `style` holds any of the four below."""
    place = f'x="{number(at[0])}" y="{number(at[1])}"'
    return f'<text {place} font-size="{size}" fill="{color}"{style}>{said}</text>'


CENTERED: Final = ' text-anchor="middle"'
ENDING: Final = ' text-anchor="end"'
SERIF: Final = ' font-family="Georgia, serif"'
BOLD: Final = ' font-weight="600"'


def _gradient(sign: str, shades: tuple[str, str, str]) -> str:
    dark, base, light = shades
    stops = ((0, dark), (18, base), (42, light), (70, base), (100, dark))
    return (
        f'<linearGradient id="lt-{sign}">'
        + "".join(f'<stop offset="{at}%" stop-color="{color}"/>' for at, color in stops)
        + "</linearGradient>"
    )


DEFINITIONS: Final = (
    "<defs>"
    + "".join(_gradient(sign, shades) for sign, shades in BODIES.items())
    + '<pattern id="lt-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0H5M0 0V5" stroke="#a9b0c4" stroke-width="1"/></pattern>'
    '<radialGradient id="lt-sea" cx=".5" cy=".55" r=".75"><stop offset="0" stop-color="#23467c"/>'
    '<stop offset="1" stop-color="#14264a"/></radialGradient>'
    '<radialGradient id="lt-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/>'
    '<stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="lt-beam-e"><stop offset="0" stop-color="#ffe3a3" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#ffe3a3" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="lt-beam-w"><stop offset="0" stop-color="#ffe3a3" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#ffe3a3" stop-opacity=".55"/></linearGradient>'
    '<linearGradient id="lt-card" x2="0" y2="1"><stop offset="0" stop-color="#47639d"/>'
    '<stop offset="1" stop-color="#2c4272"/></linearGradient>'
    '<marker id="lt-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M1 1L9 5L1 9" fill="none" stroke="#a9c4ee" stroke-width="1.8"/></marker>'
    "</defs>"
)


# -- Stones and towers -------------------------------------------------------------------------------------------------


def stone(sign: str, wide: float) -> str:
    """One stone standing on the origin: body, pattern, top and letter."""
    half, high, tilt = wide / 2, wide * FLOOR, wide * TILT
    body = (
        f"M{number(-half)} {number(-high)}V0C{number(-half)} {number(tilt * 1.33)} {number(half)} "
        f"{number(tilt * 1.33)} {number(half)} 0V{number(-high)}Z"
    )
    outline = f'stroke="{RIMS[sign]}" stroke-width="1.1"'
    top = f'rx="{number(half)}" ry="{number(tilt)}"'
    return (
        f'<path d="{body}" fill="url(#lt-{sign})" {outline}/>'
        + (_ring(half, high, tilt) if sign == "w" else "")
        + f'<ellipse cy="{number(-high)}" {top} fill="{TOPS[sign]}" {outline}/>'
        + _top_pattern(sign, half, high, tilt)
        + _letter(sign, wide, high, tilt)
    )


def _ring(half: float, high: float, tilt: float) -> str:
    """The ring along the front of a white stone."""
    y = -high * 0.16
    curve = (
        f"M{number(-half)} {number(y)}C{number(-half)} {number(y + tilt * 1.33)} {number(half)} "
        f"{number(y + tilt * 1.33)} {number(half)} {number(y)}"
    )
    return f'<path d="{curve}" fill="none" stroke="#5d7391" stroke-width="{number(high * 0.13)}"/>'


def _top_pattern(sign: str, half: float, high: float, tilt: float) -> str:
    if sign == "w":
        size = f'rx="{number(half * 0.62)}" ry="{number(tilt * 0.62)}"'
        return f'<ellipse cy="{number(-high)}" {size} fill="none" stroke="#5d7391" stroke-width="1.6"/>'
    if sign == "k":
        size = f'rx="{number(half)}" ry="{number(tilt)}"'
        return f'<ellipse cy="{number(-high)}" {size} fill="url(#lt-hatch)" fill-opacity=".8"/>'
    return ""


def _letter(sign: str, wide: float, high: float, tilt: float) -> str:
    if wide < SMALLEST_LETTER:
        return ""
    y = -high * 0.42 + tilt * 0.55 + wide * 0.1
    size = f'font-size="{number(max(wide * 0.24, 7))}"'
    return f'<text y="{number(y)}" {size} font-weight="700" text-anchor="middle" fill="{INKS[sign]}">{sign}</text>'


def tower(stones: str, wide: float, *, lit: bool = False) -> str:
    """Stones on each other, bottom first; a finished lighthouse on the chart has its lamp lit."""
    floors = "".join(group(0, -wide * FLOOR * floor, stone(sign, wide)) for floor, sign in enumerate(stones))
    if not (lit and len(stones) == HEIGHT):
        return floors
    return _shine(wide) + floors + group(0, -wide * FLOOR * HEIGHT, _lamp(wide))


def _shine(wide: float) -> str:
    """The glow and two beams, behind the stones."""
    y, far = -wide * (FLOOR * HEIGHT + 0.3), wide * 2.7
    beams = "".join(
        f'<path d="M0 {number(y)}L{number(side * far)} {number(y - wide * 0.5)}V{number(y + wide * 0.42)}Z" '
        f'fill="url(#lt-beam-{end})"/>'
        for side, end in ((-1, "w"), (1, "e"))
    )
    return f'{beams}<circle cy="{number(y)}" r="{number(wide * 1.4)}" fill="url(#lt-glow)"/>'


def _lamp(wide: float) -> str:
    """A gallery, the glass, a red cap and its knob."""
    glass, high = wide * 0.24, wide * 0.40
    panes = f"M0 0V{number(-high)}M{number(-glass / 2)} 0V{number(-high)}M{number(glass / 2)} 0V{number(-high)}"
    cap = (
        f"M{number(-wide * 0.33)} {number(-high)}Q{number(-wide * 0.22)} {number(-wide * 0.66)} 0 "
        f"{number(-wide * 0.72)}Q{number(wide * 0.22)} {number(-wide * 0.66)} {number(wide * 0.33)} {number(-high)}Z"
    )
    return (
        f'<ellipse rx="{number(wide * 0.40)}" ry="{number(wide * 0.12)}" fill="#2b2d36" stroke="#ffc857"/>'
        f'<rect x="{number(-glass)}" y="{number(-high)}" width="{number(glass * 2)}" height="{number(high)}" '
        f'fill="#fff1bf"/><path d="{panes}" stroke="#c98f1d" stroke-width="1.2"/>'
        f'<path d="{cap}" fill="#93251f" stroke="#5d1512"/>'
        f'<circle cy="{number(-wide * 0.76)}" r="{number(wide * 0.06)}" fill="#ffc857"/>'
    )


# -- Islands -----------------------------------------------------------------------------------------------------------


def island_ground(island: int) -> str:
    """An irregular island, always the same for its number, with sand and two lines of shallow water."""
    water = "".join(
        f'<path d="{_blob(island, 60 * scale, 26 * scale)}" fill="none" stroke="#8fb0e0" stroke-opacity="{faint}"/>'
        for scale, faint in ((1.36, ".35"), (1.66, ".18"))
    )
    return (
        water
        + group(0, 5, f'<path d="{_blob(island, 60, 26)}" fill="#d9c795"/>')
        + f'<path d="{_blob(island, 58, 24)}" fill="#64815f" stroke="#e8d9a8" stroke-width="1.5"/>'
        + '<ellipse rx="34" ry="11" fill="#4d6a4d"/>'
    )


def _blob(island: int, half: float, depth: float) -> str:
    """A closed curve through the middles between eleven points of an uneven ellipse."""
    points = []
    for spot in range(11):
        size = 1 + 0.09 * sin(island * 2.3 + spot * 1.9)
        angle = radians(spot * 360 / 11)
        points.append((half * size * cos(angle), depth * size * sin(angle)))
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True)]
    curve = "".join(
        f"Q{number(x)} {number(y)} {number(u)} {number(v)}"
        for (x, y), (u, v) in zip(points[1:] + points[:1], middles[1:] + middles[:1], strict=True)
    )
    return f"M{number(middles[0][0])} {number(middles[0][1])}{curve}Z"


# -- Cards and lanterns ------------------------------------------------------------------------------------------------


def card(stones: str, wide: float, high: float, *, known: bool = False) -> str:
    """An order card round the origin, with its tower; a dashed edge says that everyone knows it (A15)."""
    width = wide * 0.58
    ground = (
        f'<ellipse cy="{number(high * 0.36)}" rx="{number(width * 0.66)}" ry="{number(width * 0.2)}" fill="#64815f"/>'
    )
    edge = ' stroke-dasharray="6 4"' if known else ""
    return (
        f'<rect x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}" '
        f'rx="{number(wide * 0.07)}" fill="url(#lt-card)" stroke="#a9c4ee"{edge}/>'
        + ground
        + group(0, high * 0.34, tower(stones, width))
    )


def back(wide: float, high: float) -> str:
    """A card face down: a small dark lighthouse."""
    return (
        f'<rect x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}" '
        f'rx="{number(wide * 0.09)}" fill="#27395f" stroke="#7f98c6"/>'
        f'<path d="M{number(-wide * 0.14)} {number(high * 0.3)}L{number(-wide * 0.07)} {number(-high * 0.18)}H'
        f'{number(wide * 0.07)}L{number(wide * 0.14)} {number(high * 0.3)}Z" fill="#3d5387"/>'
        f'<circle cy="{number(-high * 0.25)}" r="{number(wide * 0.08)}" fill="#ffc857"/>'
    )


def card_stack(top: str | None, cards: int) -> str:
    """A public stack: its top card on up to two sheets below; a dashed place when it is empty."""
    if top is None:
        return (
            '<rect x="-46" y="-64" width="92" height="128" rx="7" fill="none" stroke="#7f98c6" stroke-dasharray="5 5"/>'
        )
    sheets = "".join(
        group(
            3.0 * depth,
            3.0 * depth,
            '<rect x="-46" y="-64" width="92" height="128" rx="7" fill="#27395f" stroke="#7f98c6"/>',
        )
        for depth in range(min(cards - 1, 2), 0, -1)
    )
    return sheets + card(top, 92, 128)


def lantern(*, lit: bool) -> str:
    """A point: a lantern that burns, or is out."""
    glass, frame = ("#ffc857", "#a9711a") if lit else ("#16213a", "#5d7391")
    glow = '<circle r="22" fill="url(#lt-glow)"/>' if lit else ""
    flame = '<path d="M0 8Q-6 2 0 -6Q6 2 0 8Z" fill="#e8691c"/>' if lit else ""
    return (
        f'{glow}<path d="M-7 -10H7L10 10H-10Z" fill="{glass}" stroke="{frame}" stroke-width="1.5"/>{flame}'
        f'<path d="M-11 10H11V14H-11ZM-8 -10L0 -16L8 -10Z" fill="{frame}"/>'
        f'<circle cy="-18" r="3" fill="none" stroke="{frame}" stroke-width="1.5"/>'
    )
