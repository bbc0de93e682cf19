"""What lies on the table of Lichterfest, drawn: lanterns, tiles, symbols and rewards, each defined once."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lichtspiel.core.pictures import ACT, BAD, LINE, QUIET, RAISED, TEXT, drawn_name
from lichtspiel.games.lichterfest.box import GENERAL_REWARDS, GENERAL_VALUE, LETTERS, START, SYMBOLS

FAINT: Final = "#7f8db3"
GOLD: Final = "#ffd98a"
PALE: Final = "#dfe6f5"
DEEP: Final = "#0a1226"
BRASS: Final = "#c99a55"
CREAM: Final = "#fff3dd"


class Paint(NamedTuple):
    """The shades of one colour: the token, lighter and darker water, and the lantern from its core to its letter."""

    base: str
    light: str
    shade: str
    core: str
    edge: str
    rim: str
    ink: str


PAINTS: Final = {
    "w": Paint("#f4f1e6", "#fff8e2", "#d3ccb4", "#ffffff", "#e6dfc8", "#8f825c", "#4a4029"),
    "o": Paint("#f29a3a", "#ffcb8c", "#bd6d17", "#fff6e6", "#f08f24", CREAM, "#5a2c00"),
    "r": Paint("#d8433f", "#ff9d94", "#a12a2c", "#fff3ea", "#dc443f", CREAM, "#6b100f"),
    "p": Paint("#9b62c9", "#d3a8f3", "#6f3f9b", "#fbf3ff", "#9b5fcc", CREAM, "#3c165e"),
    "b": Paint("#3f7fd0", "#a3cbff", "#28599e", "#f3f9ff", "#3f7fd0", CREAM, "#0c2f63"),
    "g": Paint("#4ea768", "#a9e4b8", "#33784a", "#f3fff3", "#48a364", CREAM, "#0d4220"),
    "k": Paint("#2b2d36", "#aab3cc", "#191b22", "#eef1f8", "#8790a8", "#c5cce0", "#14161c"),
}


class Shape(NamedTuple):
    """A lantern round (0, 0), tip up: its outline, its ribs, and where its top and its bottom are."""

    outline: str
    ribs: str
    top: float
    bottom: float


SHAPES: Final = {
    "w": Shape(
        "M0-11.2A11.2 11.2 0 1 1 0 11.2A11.2 11.2 0 1 1 0-11.2Z",
        "M0-11.2C-9-6-9 6 0 11.2C9 6 9-6 0-11.2Z",
        -11.2,
        11.2,
    ),
    "o": Shape(
        "M-8.1-10.6H8.1A2.5 2.5 0 0 1 10.6-8.1V8.1A2.5 2.5 0 0 1 8.1 10.6H-8.1A2.5 2.5 0 0 1-10.6 8.1V-8.1"
        "A2.5 2.5 0 0 1-8.1-10.6Z",
        "M-6.6-10.6V10.6M6.6-10.6V10.6M-10.6-7.6H10.6M-10.6 7.6H10.6",
        -10.6,
        10.6,
    ),
    "r": Shape("M0-14.4L12.4 0L0 14.4L-12.4 0Z", "M0-10L8.6 0L0 10L-8.6 0ZM-12.4 0H-8.6M8.6 0H12.4", -14.4, 14.4),
    "p": Shape(
        "M-4.1-7.1C-7.1-15.2 7.1-15.2 4.1-7.1C9.6-13.8 16.7-1.5 8.2 0C16.7 1.5 9.6 13.8 4.1 7.1"
        "C7.1 15.2-7.1 15.2-4.1 7.1C-9.6 13.8-16.7 1.5-8.2 0C-16.7-1.5-9.6-13.8-4.1-7.1Z",
        "M0-10V-7.4M8.7-5L6.4-3.7M8.7 5L6.4 3.7M0 10V7.4M-8.7 5L-6.4 3.7M-8.7-5L-6.4-3.7",
        -13.4,
        13.4,
    ),
    "b": Shape(
        "M0-15.6C3-10.4 10.6-6.4 10.6 1.2A10.6 10.6 0 0 1-10.6 1.2C-10.6-6.4-3-10.4 0-15.6Z",
        "M-7.4 2.4A7.6 7.6 0 0 0-1.2 8.6M0-15.6V-9.6",
        -15.6,
        11.8,
    ),
    "g": Shape(
        "M0-14.6C6.4-10.4 10.6-5.4 10.6 0C10.6 5.4 6.4 10.4 0 14.6"
        "C-6.4 10.4-10.6 5.4-10.6 0C-10.6-5.4-6.4-10.4 0-14.6Z",
        "M0-14.6V-7.6M0 14.6V7.6M-9.8-3.6L-6.4-1.6M9.8-3.6L6.4-1.6M-8.4 5.8L-5.6 4.6M8.4 5.8L5.6 4.6",
        -14.6,
        14.6,
    ),
    "k": Shape(
        "M0-13L11.3-6.5V6.5L0 13L-11.3 6.5V-6.5Z",
        "M0-9.4L8.1-4.7V4.7L0 9.4L-8.1 4.7V-4.7Z"
        "M0-13V-9.4M11.3-6.5L8.1-4.7M11.3 6.5L8.1 4.7M0 13V9.4M-11.3 6.5L-8.1 4.7M-11.3-6.5L-8.1-4.7",
        -13,
        13,
    ),
}

FIELD: Final = "M4.2 2.4H95.8L60.2 38A15.6 15.6 0 0 0 39.8 38Z"

WATER: Final = f"""\
<radialGradient id="lf-lake" cy=".46" r=".75">
<stop offset="0" stop-color="#1e3a70"/><stop offset=".6" stop-color="#162b57"/><stop offset="1" stop-color="#0f1c3b"/>
</radialGradient>
<linearGradient id="lf-body" x2=".6" y2="1">
<stop stop-color="#16264a"/><stop offset="1" stop-color="{DEEP}"/></linearGradient>
<radialGradient id="lf-deep"><stop stop-color="#1c3262"/><stop offset="1" stop-color="{DEEP}"/></radialGradient>
<clipPath id="lf-shore"><path d="{FIELD}"/></clipPath>
<filter id="lf-blur" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="11"/></filter>
<path id="lf-wave" d="M-22 0q7-5 14-1t14 0t16-1M-4 6q6-3 12 0" fill="none" stroke="#7f9bd0" stroke-linecap="round"/>
<g id="lf-pad" stroke="#3f8f86" stroke-opacity=".6">
<path d="M0 0L8-27A28 24 0 1 1-10-25Z" fill="#1f5a63"/>
<path d="M0 0L-22-9M0 0L-24 7M0 0L-9 20M0 0L10 19M0 0L24 7M0 0L23-10" fill="none"/>
</g>"""

TILE: Final = f"""\
<rect id="lf-tile" width="100" height="100" rx="9" fill="url(#lf-body)" stroke="#05090f" stroke-opacity=".6"/>
<g id="lf-back" fill="none" stroke="#5d78b0" stroke-width="1.6">
<rect width="100" height="100" rx="9" fill="url(#lf-body)" stroke-width="2.4"/>
<rect x="8" y="8" width="84" height="84" rx="5"/>
<path d="M8 50H35M65 50H92M50 8V35M50 65V92M20 20L39 39M61 61L80 80M80 20L61 39M39 61L20 80" stroke-opacity=".7"/>
<circle cx="50" cy="50" r="15"/><path d="M42 51q4-5 8-1t8-1" stroke-width="2.4" stroke-linecap="round"/>
</g>
<g id="lf-ripples"><circle r="12.2" fill="url(#lf-deep)" stroke="#31497c" stroke-width=".9"/>
<path d="M-6-2q3-3 6 0t6 0M-6 3.4q3-3 6 0t6 0"
fill="none" stroke="#7fa0dc" stroke-width="1.3" stroke-linecap="round"/></g>
<g id="lf-gold"><circle r="13.2" fill="url(#lf-deep)" stroke="{GOLD}" stroke-width="1.7"/></g>"""

SYMBOLS_OF_GOLD: Final = f"""\
<g id="lf-lotus" fill="{GOLD}" stroke="{DEEP}" stroke-width=".7"><use href="#lf-gold"/>
<path d="M-1 6.4C-7 6.6-9.6 3-10-1C-6-1-2.6 1.6-1 6.4ZM1 6.4C7 6.6 9.6 3 10-1C6-1 2.6 1.6 1 6.4Z"/>
<path d="M-.4 6.6C-5.6 4.4-7-.6-6-5.4C-2.6-3.6-.4 1-.4 6.6ZM.4 6.6C5.6 4.4 7-.6 6-5.4C2.6-3.6 .4 1 .4 6.6Z"/>
<path d="M0 6.8C-3.8 2.6-3.8-3.6 0-8.6C3.8-3.6 3.8 2.6 0 6.8Z"/>
</g>
<g id="lf-koi" fill="{GOLD}"><use href="#lf-gold"/><g transform="rotate(-38)">
<path d="M9.6 0C7.2-3.6 2.6-4.6-1.4-3C-3-2.4-4.4-1.4-5.4-.6C-7-2.4-8.8-4-11-4.4C-9.8-2.6-9.6-1.2-9.6 0
C-9.6 1.4-9.8 2.8-11 4.6C-8.8 4-7 2.4-5.4 .8C-4.4 1.6-3 2.6-1.4 3.1C2.6 4.6 7.2 3.6 9.6 0Z"/>
<path d="M3.6-3.6C2.6-6.2 .2-7.6-2.6-7.4C-1-6.2-.6-4.6-.4-3.2ZM3.6 3.6C2.6 6.2 .2 7.6-2.6 7.4C-1 6.2-.6 4.6-.4 3.2Z"/>
<path d="M4.4-3.6Q2.8 0 4.4 3.6M1.2-3.2Q-.2 0 1.2 3.2M-2-2.4Q-2.8 0-2 2.4" fill="none" stroke="{DEEP}"/>
<circle cx="6.8" cy="-1.1" r=".85" fill="{DEEP}"/>
</g></g>
<g id="lf-dragon" fill="{GOLD}"><use href="#lf-gold"/>
<path d="M-8.4 6.2C-4.4 9.6 5.4 8.8 5 3.8C4.6 0-4.8 1.8-4.8-2.6C-4.8-5.6-1.4-6.6 1.6-5.4"
fill="none" stroke="{GOLD}" stroke-width="3" stroke-linecap="round"/>
<path d="M.4-8C1.6-8.4 3-8.2 4-7.6L9.4-6.2L9-4.8L6.4-4.4L8.8-3.4L8-2.2L3.6-2.6C1.6-2.6 .2-3.6 0-5Z"/>
<path d="M2.4-7.4L-.8-10L-1.6-9.4L.2-6.8ZM-4.4-5.4L-7.2-6.6L-6-3.8ZM-5-1.4L-8-.8L-4.6 1ZM1 .4L3.6-2L4.4 1.4Z
M5.6 2.4L8.8 2L6.2 5ZM4.6 6.4L6.6 8.8L2.4 8ZM-7.4 4.6L-9.8 3.4L-9.2 7L-7 8Z"/>
<circle cx="4.2" cy="-5.6" r=".8" fill="{DEEP}"/>
</g>
<g id="lf-panda" fill="{GOLD}"><use href="#lf-gold"/>
<circle cx="-6" cy="-5.8" r="3"/><circle cx="6" cy="-5.8" r="3"/><ellipse cy=".4" rx="8.8" ry="7.6"/>
<g fill="{DEEP}"><circle cx="-6.2" cy="-6" r="1.3"/><circle cx="6.2" cy="-6" r="1.3"/>
<ellipse cx="-3.6" cy="-.4" rx="1.8" ry="2.6" transform="rotate(28 -3.6 -.4)"/>
<ellipse cx="3.6" cy="-.4" rx="1.8" ry="2.6" transform="rotate(-28 3.6 -.4)"/>
<path d="M-1.5 2.5Q0 1.9 1.5 2.5Q1 4.2 0 4.2Q-1 4.2-1.5 2.5Z"/></g>
<path d="M-2.2 5Q-1 6 0 4.8Q1 6 2.2 5" fill="none" stroke="{DEEP}" stroke-width=".8" stroke-linecap="round"/>
<circle cx="-3.3" cy="-.8" r=".65"/><circle cx="3.3" cy="-.8" r=".65"/>
</g>"""

ICONS: Final = f"""\
<path id="lf-boat" d="M-8.6 3.6H8.6Q7.6 7.6 4.4 7.6H-4.4Q-7.6 7.6-8.6 3.6Z
M-.8-8.6V2H-7C-6-2.4-3.8-6.2-.8-8.6ZM1-6.4C3.8-4.4 6-1.2 6.8 2H1Z"/>
<g id="lf-ship" fill="{PALE}"><circle r="12.6" fill="url(#lf-deep)" stroke="{PALE}" stroke-width=".8"/>
<use href="#lf-boat" transform="scale(.95)"/></g>
<path id="lf-star" d="M0-10L2.7-3.4L9.7-3.1L4.3 1.5L6.1 8.4L0 4.6L-6.1 8.4L-4.3 1.5L-9.7-3.1L-2.7-3.4Z" fill="{ACT}"/>
<path id="lf-crown" d="M-9 6L-10-4.4L-4.4-.6L0-7.6L4.4-.6L10-4.4L9 6Z" fill="{ACT}" stroke="{DEEP}" stroke-width="1.6"/>
<path id="lf-plus" d="M-18-10A8 8 0 0 1-10-18H10A8 8 0 0 1 18-10V10A8 8 0 0 1 10 18H-10A8 8 0 0 1-18 10ZM-5 0H5M0-5V5"
fill-opacity=".1" stroke-width="1.7" stroke-linecap="round"/>"""


def _gradients(letter: str) -> str:
    """The colour on the water round a lantern, and the light inside it."""
    paint = PAINTS[letter]
    return (
        f'<radialGradient id="lf-glow-{letter}" gradientUnits="userSpaceOnUse" cx="50" cy="17" r="47">'
        f'<stop stop-color="{paint.light}"/><stop offset=".44" stop-color="{paint.base}"/>'
        f'<stop offset="1" stop-color="{paint.shade}"/></radialGradient>'
        f'<radialGradient id="lf-light-{letter}" cy=".52" r=".58"><stop offset=".2" stop-color="{paint.core}"/>'
        f'<stop offset=".5" stop-color="{paint.light}"/><stop offset="1" stop-color="{paint.edge}"/></radialGradient>'
    )


def _outline(letter: str) -> str:
    return f'<path id="lf-shape-{letter}" d="{SHAPES[letter].outline}" stroke-linejoin="round"/>'


def _lantern(letter: str) -> str:
    """A lantern, lit from inside."""
    return (
        f'<g id="lf-lantern-{letter}"><use href="#lf-shape-{letter}" fill="url(#lf-light-{letter})"/>'
        f'<path d="{SHAPES[letter].ribs}" fill="none" stroke="{PAINTS[letter].ink}"'
        ' stroke-opacity=".3" stroke-width=".7"/></g>'
    )


def _card(letter: str) -> str:
    """A lantern as on a card: it hangs on a brass wire."""
    top, bottom = SHAPES[letter].top, SHAPES[letter].bottom
    return (
        f'<g id="lf-card-{letter}"><path d="M0 {top - 5:g}V{bottom + 5:g}M-4 {top - 0.6:g}H4M-3.4 {bottom + 0.6:g}H3.4"'
        f' stroke="{BRASS}" stroke-width="1.4" stroke-linecap="round"/><use href="#lf-lantern-{letter}"/>'
        f'<use href="#lf-shape-{letter}" fill="none" stroke="{PAINTS[letter].edge}" stroke-width="1.4"/></g>'
    )


def _field(letter: str) -> str:
    """The north field of a tile: the colour, rings of light on the water, and the lantern, tip towards the middle."""
    paint = PAINTS[letter]
    rings = "".join(
        f'<circle cx="50" cy="20.4" r="{radius}" stroke-opacity="{opacity}"/>'
        for radius, opacity in ((19, 0.34), (26, 0.24), (34, 0.16))
    )
    return (
        f'<g id="lf-field-{letter}"><path d="{FIELD}" fill="url(#lf-glow-{letter})"'
        f' stroke="{paint.light}" stroke-opacity=".6" stroke-width=".9"/>'
        f'<g clip-path="url(#lf-shore)" fill="none" stroke="{_ring_color(letter)}">{rings}</g>'
        f'<g transform="translate(50 20.4) rotate(180)"><use href="#lf-lantern-{letter}"/>'
        f'<use href="#lf-shape-{letter}" fill="none" stroke="{paint.rim}" stroke-width="1.5"/></g></g>'
    )


def _ring_color(letter: str) -> str:
    """Light on white water would not be seen: there the rings are dark."""
    return PAINTS[letter].rim if letter == "w" else PAINTS[letter].light


DEFS: Final = "\n".join(
    (
        "<defs>",
        *(WATER, TILE, SYMBOLS_OF_GOLD, ICONS),
        *(part(letter) for part in (_gradients, _outline, _lantern, _card, _field) for letter in LETTERS),
        "</defs>",
    )
)

DASHED: Final = f'fill="none" stroke="{FAINT}" stroke-dasharray="4 4"'
SETS_SHOWN: Final = ("g g g g", "rr bb oo", LETTERS)
SMALL_TILE: Final = 80  # below it letters are larger
HEARTS: Final = ((50, 20.4), (79.6, 50), (50, 79.6), (20.4, 50))  # of the lanterns at the top, right, bottom and left


def shifted(x: float, y: float, drawn: str, scale: float = 1) -> str:
    """A part of the drawing, moved here."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawn}</g>'


def used(name: str, x: float, y: float, scale: float = 1) -> str:
    """Something that DEFS defines, with its middle here."""
    return f'<use href="#lf-{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def caption(x: float, y: float, size: float, text: object, fill: str = TEXT) -> str:
    """A number or a letter, with its middle here."""
    return (
        f'<text x="{x:g}" y="{y + 0.35 * size:g}" font-size="{size:g}" font-weight="700" text-anchor="middle"'
        f' fill="{fill}">{text}</text>'
    )


def draw_tile(tile: int, colors: str, title: str, corner: tuple[float, float], size: int) -> str:
    """A tile with these colours at the top, the right, the bottom and the left; letters and symbol are upright."""
    fields = "".join(
        f'<use href="#lf-field-{letter}" transform="rotate({90 * side} 50 50)"/>' for side, letter in enumerate(colors)
    )
    letters = "".join(
        caption(x, y - 0.6, 14.5 if size < SMALL_TILE else 12, letter, PAINTS[letter].ink)
        for (x, y), letter in zip(HEARTS, colors, strict=True)
    )
    middle = "ship" if tile == START else SYMBOLS.get(tile, "ripples")
    return (
        f'<g transform="translate({corner[0]:g} {corner[1]:g}) scale({size / 100:g})"><title>{title}</title>'
        f'<use href="#lf-tile"/>{fields}{used(middle, 50, 50)}{letters}</g>'
    )


def draw_cards(letter: str, count: int, x: float, y: float, scale: float) -> str:
    """The lantern cards of one colour; if there is none, a dashed outline."""
    if count:
        return used(f"card-{letter}", x, y, scale) + caption(x, y - 0.6 * scale, 12 * scale, letter, PAINTS[letter].ink)
    return _dashed(letter, x, y, scale) + caption(x, y - 0.6 * scale, 11 * scale, letter, QUIET)


def draw_stack(letter: str, count: int, x: float, y: float, scale: float) -> str:
    """The stack of one colour; an empty one is crossed."""
    if count:
        return draw_cards(letter, count, x, y, scale)
    arm = 12 * scale
    return _dashed(letter, x, y, scale) + (
        f'<path d="M{x - arm:g} {y - arm:g}L{x + arm:g} {y + arm:g}M{x + arm:g} {y - arm:g}L{x - arm:g} {y + arm:g}"'
        f' stroke="{BAD}" stroke-width="2.6" stroke-linecap="round"/>'
    )


def _dashed(letter: str, x: float, y: float, scale: float) -> str:
    return (
        f'<g fill="none" stroke="{FAINT}" stroke-width="1.5" stroke-dasharray="2.6 2.2">'
        f"{used(f'shape-{letter}', x, y, scale)}</g>"
    )


def draw_tile_stack(count: int) -> str:
    """The stack of tiles, at most three of them seen."""
    backs = "".join(
        f'<use href="#lf-back" transform="translate({4 * depth} {4 * depth}) scale(.64)"/>'
        for depth in reversed(range(min(count, 3)))
    )
    gone = f'<rect width="64" height="64" rx="6" {DASHED}/>'
    return (backs or gone) + caption(124, 34, 30, count, TEXT if count else QUIET)


def draw_rewards(kind: int, values: Sequence[int]) -> str:
    """The next value large, the set that earns it as shapes, the following values small."""
    following = "".join(caption(22 + 20 * place, 88, 14, value, QUIET) for place, value in enumerate(values[1:]))
    return (
        f'<rect width="184" height="112" rx="10" fill="{RAISED}" stroke="{LINE}"/>'
        f'<g font-family="serif">{caption(34, 42, 34, values[0] if values else "–", TEXT if values else QUIET)}</g>'
        f"{_set_shown(kind)}{following}"
    )


def _set_shown(kind: int) -> str:
    return "".join(
        f'<g fill="{PAINTS[letter].base}" stroke="{PAINTS[letter].light}" stroke-width="1.6">'
        f"{used(f'shape-{letter}', 76 + 13.5 * place, 42, 0.5)}</g>"
        for place, letter in enumerate(SETS_SHOWN[kind])
        if letter != " "
    )


def draw_general_rewards(left: int) -> str:
    """A round token for each general reward (L12); those taken are dashed."""
    return "".join(
        _general_reward(62 * place) if place < left else f'<circle cx="{62 * place}" r="19" {DASHED}/>'
        for place in range(GENERAL_REWARDS)
    )


def _general_reward(x: int) -> str:
    token = f'<circle cx="{x}" r="19" fill="{RAISED}" stroke="{ACT}" stroke-width="1.6"/>'
    return f'{token}<g font-family="serif">{caption(x, 0, 22, GENERAL_VALUE)}</g>'


def name_tag(x: float, y: float, room: int, name: str) -> str:
    """A name as far as there is room; should a font be wider than thought, it is cut off."""
    return (
        f'<svg x="{x:g}" y="{y - 16:g}" width="{room}" height="32"><text y="21.6" font-size="16" font-weight="700"'
        f' fill="{TEXT}">{drawn_name(name, room / 16)}</text></svg>'
    )
