"""What lies on the table of LUMEN, drawn: panes of coloured glass, plus cards, stones and won tricks."""

from math import cos, pi, sin
from typing import Final, NamedTuple

from lichtspiel.core.pictures import LINE, QUIET, TEXT, WARN
from lichtspiel.games.lumen.box import LETTERS
from lichtspiel.games.lumen.moves import letter_of

LEAD: Final = "#0a0d14"
CREAM: Final = "#efe6d2"
INK: Final = "#1f3f77"
RED_INK: Final = "#9c2a22"
PENCIL: Final = "#4a4336"

# A pane is drawn 100 wide and as high as this, and scaled to where it stands.
HALF: Final = 50
PANE_HEIGHT: Final = 146
FACE_MIDDLE: Final = 58  # where the leading of a front meets, and its numeral stands
BACK_MIDDLE: Final = 64


class Tones(NamedTuple):
    """The shades of one glass, from where the light comes through to the darkest."""

    light: str
    base: str
    dark: str
    darkest: str


TONES: Final = {
    "y": Tones("#ffe38a", "#f5c542", "#b98512", "#5c4206"),
    "r": Tones("#f07a70", "#d8433f", "#8f2220", "#4a0d0c"),
    "g": Tones("#86d39a", "#4ea768", "#27683c", "#0f3a1d"),
    "b": Tones("#7fb2f0", "#3f7fd0", "#1f4a8c", "#0c2550"),
    "p": Tones("#c79be8", "#9b62c9", "#5f3287", "#301548"),
}


def _rays() -> str:
    """Twelve rays of the sun, long and short in turn."""
    tips = []
    for ray in range(12):
        angle, reach = ray * pi / 6, 10 if ray % 2 == 0 else 8.6
        for turn, far in ((-0.22, 6.3), (0.0, reach), (0.22, 6.3)):
            tips.append(f"{sin(angle + turn) * far:.2f} {-cos(angle + turn) * far:.2f}")
    return "".join(f"M{tips[at]}L{tips[at + 1]}L{tips[at + 2]}Z" for at in range(0, 36, 3))


# Paths begin with a small m, since a large one and a number would read as a paragraph of the rules.
# The emblem of each colour, ten units in radius: sun, diamond, leaf, drop, lotus. Colour is never alone.
EMBLEMS: Final = {
    "y": f'<g stroke-width=".5"><circle r="5.4"/><path d="{_rays()}"/></g>',
    "r": '<path d="m0-10L7.4 0L0 10L-7.4 0Z"/>',
    "g": '<path d="m0-10C5.4-6.6 7-2 7 1.2C7 5.4 4 8.4 0 10C-4 8.4-7 5.4-7 1.2C-7-2-5.4-6.6 0-10Z"/>'
    '<path d="m0-6V10M0-1L4-4.2M0-1L-4-4.2M0 4L4.6.6M0 4L-4.6.6" fill="none" stroke-opacity=".75"/>',
    "b": '<path d="m0-10C2.2-5.6 7-1.6 7 3A7 7 0 0 1-7 3C-7-1.6-2.2-5.6 0-10Z"/>',
    "p": '<path d="'
    + "".join(
        f"m0 0Q{9 * sin(turn - 0.62):.2f} {-9 * cos(turn - 0.62):.2f} {10 * sin(turn):.2f} {-10 * cos(turn):.2f}"
        f"Q{9 * sin(turn + 0.62):.2f} {-9 * cos(turn + 0.62):.2f} 0 0Z"
        for turn in (petal * pi / 3 for petal in range(6))
    )
    + '"/><circle r="2.3" fill-opacity=".55"/>',
}


def _facets(middle: int) -> str:
    """The leading of a pane, ten lines from one point, and the light or shade of each piece between them."""
    low, high = round(PANE_HEIGHT * 0.42), round(PANE_HEIGHT * 0.74)
    rim = (
        (0, 0),
        (50, 0),
        (100, 0),
        (100, low),
        (100, high),
        (100, PANE_HEIGHT),
        (50, PANE_HEIGHT),
        (0, PANE_HEIGHT),
        (0, high),
        (0, low),
    )
    shades = ("#fff", "#fff", "#000", "#fff", "#000", "#000", "#000", "#fff", "#000", "#fff")
    depths = (0.34, 0.16, 0.12, 0.14, 0.3, 0.38, 0.24, 0.1, 0.16, 0.24)
    pieces = "".join(
        f'<path d="m50 {middle}L{x} {y}L{rim[(at + 1) % 10][0]} {rim[(at + 1) % 10][1]}Z"'
        f' fill="{shades[at]}" fill-opacity="{depths[at]}"/>'
        for at, (x, y) in enumerate(rim)
    )
    lines = "".join(f"M{HALF} {middle}L{x} {y}" for x, y in rim)
    return f'{pieces}<path d="{lines}" stroke="{LEAD}" stroke-width="2.2" fill="none"/>'


def _glass(letter: str) -> str:
    """The gradient of one colour, and its pane without anything on it, for fronts and for backs."""
    tones = TONES[letter]
    outline = f'<rect width="100" height="{PANE_HEIGHT}" rx="10"'
    light = (
        f'<radialGradient id="lu-{letter}" cy=".4" r=".8"><stop stop-color="{tones.light}"/>'
        f'<stop offset=".5" stop-color="{tones.base}"/><stop offset="1" stop-color="{tones.dark}"/></radialGradient>'
    )
    panes = "".join(
        f'<g id="lu-{side}-{letter}"><g clip-path="url(#lu-frame)">{outline} fill="url(#lu-{letter})"/>'
        f'<use href="#lu-facets-{side}"/><path d="m0 0H62L24 {PANE_HEIGHT}H0Z" fill="#fff" fill-opacity=".1"/></g>'
        f'{outline} fill="none" stroke="{LEAD}" stroke-width="5"/>'
        f'<rect x="3" y="3" width="94" height="{PANE_HEIGHT - 6}" rx="8" fill="none" stroke="{tones.light}"'
        f' stroke-opacity=".55" stroke-width="1.2"/></g>'
        for side in ("face", "back")
    )
    return f'{light}{panes}<g id="lu-sign-{letter}" stroke-width="1.1" stroke-linejoin="round">{EMBLEMS[letter]}</g>'


DEFS: Final = f"""\
<defs>
<clipPath id="lu-frame"><rect width="100" height="{PANE_HEIGHT}" rx="10"/></clipPath>
<g id="lu-facets-face">{_facets(FACE_MIDDLE)}</g>
<g id="lu-facets-back">{_facets(BACK_MIDDLE)}</g>
{"".join(map(_glass, LETTERS))}
<radialGradient id="lu-tip" cx=".36" cy=".3"><stop stop-color="#fff3c4"/><stop offset=".55" stop-color="#f5c542"/>
<stop offset="1" stop-color="#a8740c"/></radialGradient>
<linearGradient id="lu-extra" x2=".7" y2="1"><stop stop-color="#a9d2ff"/><stop offset="1" stop-color="#2f6cc0"/>
</linearGradient>
<g id="lu-tip-stone"><circle r="10" fill="url(#lu-tip)" stroke="#5c4206"/></g>
<g id="lu-extra-stone"><path d="m0-12L12 0L0 12L-12 0Z" fill="url(#lu-extra)" stroke="#0c2550"/>
<path d="m0-5V5M-5 0H5" stroke="#fff" stroke-width="2.4"/></g>
<g id="lu-pile"><rect x="3" y="3" width="24" height="32" rx="3" fill="#101a30" stroke="{LINE}"/>
<rect width="24" height="32" rx="3" fill="#22335a" stroke="#5d78b0"/>
<path d="m12 4V28M4 16H20M5 5L19 27M19 5L5 27" stroke="#5d78b0" stroke-opacity=".6"/></g>
<g id="lu-plus"><path d="m38 36V72M20 54H56" stroke-width="9"/>
<path d="m20 94H52M43 86L53 94L43 102" stroke-width="3"/></g>
<filter id="lu-glow" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="9"/></filter>
</defs>"""


def placed(x: float, y: float, what: str, scale: float = 1, turn: float = 0) -> str:
    """Something at a place of the picture, scaled and turned."""
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{what}</g>'


def caption(x: float, y: float, size: float, text: object, fill: str = TEXT) -> str:
    """Figures or letters with their middle at a point."""
    down = y + size * 0.36  # renderers do not agree on any other way to centre text
    return f'<text x="{x:g}" y="{down:g}" font-size="{size:g}" fill="{fill}" text-anchor="middle">{text}</text>'


def bold(text: str) -> str:
    """Text in heavy letters."""
    return f'<g font-weight="800">{text}</g>'


def emblem(letter: str, at: tuple[float, float], radius: float, fill: str, stroke: str) -> str:
    """The sign of a colour."""
    sign = f'<use href="#lu-sign-{letter}" fill="{fill}" stroke="{stroke}"/>'
    return placed(*at, sign, radius / 10)


def face(color: str, value: int, visible: float = 100) -> str:
    """The front of a card; what is visible of it is so wide, from the left, and the numeral stands in its middle."""
    letter = letter_of(color)
    tones = TONES[letter]
    middle = visible / 2
    radius = min(38.5, middle - 3)
    size = 60 * radius / 38.5 * (0.84 if value > 9 else 1)
    return (
        f'<use href="#lu-face-{letter}"/>'
        f'<circle cx="{middle:g}" cy="{FACE_MIDDLE}" r="{radius:g}" fill="{tones.darkest}" fill-opacity=".9"'
        f' stroke="{LEAD}" stroke-width="2.2"/>'
        + bold(caption(middle, FACE_MIDDLE, size, value, "#fff8e6"))
        + f'<rect x="{middle - 31:g}" y="108" width="62" height="30" rx="15" fill="{tones.darkest}" fill-opacity=".6"/>'
        + emblem(letter, (middle - 13, 123), 12, tones.light, tones.darkest)
        + bold(caption(middle + 14, 121, 25, letter, "#fff8e6"))
    )


def back(color: str) -> str:
    """The back of a card: only glass, its emblem and letter, never a numeral (M4)."""
    letter = letter_of(color)
    tones = TONES[letter]
    return (
        f'<use href="#lu-back-{letter}"/>'
        f'<circle cx="50" cy="{BACK_MIDDLE}" r="36" fill="{tones.dark}" fill-opacity=".55" stroke="{LEAD}"'
        f' stroke-width="2.6"/>'
        + emblem(letter, (50, BACK_MIDDLE), 27, tones.light, tones.darkest)
        + bold(caption(50, 122, 27, letter, "#fff8e6"))
    )


def plus_card(*, dark: bool) -> str:
    """The plus card, 76 wide and 117 high: where the highest cards are (M3). The dark one says who begins."""
    fill, line, ink = ("#0b0d13", "#c5cce0", TEXT) if dark else (CREAM, "#8d8369", "#2b2d36")
    return (
        f'<rect width="76" height="117" rx="8" fill="{fill}" stroke="{line}" stroke-width="2.4"/>'
        f'<use href="#lu-plus" fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def stones(tips: int, *, extra: bool, tricks: int, room: float) -> str:
    """Won tricks with stones on them, tips first, then the extra stone; then those that still wait (M5, M7).

    Tricks beyond the bid stay bare, and a bid of nothing is an empty ring. What needs too much room moves together.
    """
    bid = ["tip"] * tips + ["extra"] * extra
    waiting = bid[tricks:]
    tight = min(1, room / (tricks * 31 + len(waiting) * 20 + 16))
    piles = [placed(at * 31 * tight, 0, _pile(bid[at] if at < len(bid) else None)) for at in range(tricks)]
    left = tricks * 31 * tight + 14
    stand = [placed(left + at * 20 * tight, 17, _stone(kind), 0.85) for at, kind in enumerate(waiting)]
    nothing = "" if bid else f'<circle cx="{left:g}" cy="17" r="8" fill="none" stroke="{QUIET}" stroke-width="2"/>'
    return "".join(piles + stand) + nothing


def _stone(kind: str) -> str:
    return f'<use href="#lu-{kind}-stone"/>'


def _pile(kind: str | None) -> str:
    """A trick, face down, with a stone on it, or bare."""
    bare = f'<rect width="24" height="32" rx="3" fill="none" stroke="{WARN}" stroke-width="2.2"/>'
    return '<use href="#lu-pile"/>' + (bare if kind is None else placed(12, 16, _stone(kind), 0.85))


def bid_stone(tips: int, *, extra: bool) -> str:
    """A bid in short: a tip stone with its number, and the extra stone beside it."""
    number = bold(caption(0, 0, 13, tips, "#2a1c00"))
    beside = placed(21, 0, '<use href="#lu-extra-stone"/>', 0.8) if extra else ""
    return placed(-10 if extra else 0, 0, f'<use href="#lu-tip-stone"/>{number}{beside}')
