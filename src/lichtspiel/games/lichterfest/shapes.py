"""What lies on the table of Lichterfest, drawn: lanterns, tiles, symbols and rewards, each defined once."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lichtspiel.core.pictures import (
    ACT,
    BAD,
    LINE,
    QUIET,
    RAISED,
    TEXT,
    Art,
    drawn_name,
    filled,
    night_of,
    read_art,
    read_svg,
)
from lichtspiel.games.lichterfest.box import GENERAL_REWARDS, GENERAL_VALUE, LETTERS, START, SYMBOLS


class Paint(msgspec.Struct, frozen=True):
    """One colour: its letter, its shades, and its lantern round (0, 0), tip up.

    The shades are the token, lighter and darker water, and the lantern from its core to its letter; then those of the
    edge of a card and of the rings on the water, which are dark on white: light ones would not be seen there.
    """

    letter: str
    base: str
    light: str
    shade: str
    core: str
    edge: str
    rim: str
    ink: str
    border: str
    rings: str
    outline: str
    ribs: str
    wire: str


class Floating(msgspec.Struct, frozen=True):
    """Something on the water, for decoration; a place below 0 counts from the far edge."""

    what: str
    x: int
    y: int
    scale: float


class LichterfestArt(Art, frozen=True):
    """What the page draws with, too."""

    colors: dict[str, Paint]
    icons: dict[str, str]
    field: str
    hearts: tuple[tuple[float, float], ...]
    pitch: float
    largest: int
    waves: tuple[tuple[int, int], ...]
    floating: tuple[Floating, ...]


ART: Final = read_art(__package__, LichterfestArt)
NIGHT: Final = night_of(ART)
FAINT: Final = NIGHT["faint"]
PAINTS: Final = {paint.letter: paint for paint in ART.colors.values()}
ICONS: Final = f"""\
<radialGradient id="lf-lake" cy=".46" r=".75"><stop stop-color="{NIGHT["water-1"]}"/>
<stop offset=".6" stop-color="{NIGHT["water-2"]}"/><stop offset="1" stop-color="{NIGHT["water-3"]}"/></radialGradient>
<path id="lf-boat" d="{ART.icons["boat"]}"/>
<path id="lf-star" d="{ART.icons["star"]}" fill="{ACT}"/>
<path id="lf-crown" d="{ART.icons["crown"]}" fill="{ACT}" stroke="{NIGHT["deep"]}" stroke-width="1.6"/>
<path id="lf-plus" d="M-18-10A8 8 0 0 1-10-18H10A8 8 0 0 1 18-10V10A8 8 0 0 1 10 18H-10A8 8 0 0 1-18 10ZM-5 0H5M0-5V5"
fill-opacity=".1" stroke-width="1.7" stroke-linecap="round"/>"""


def _defs() -> str:
    """What is drawn more than once: once for all, and for each colour."""
    names = NIGHT | ART.icons | {"field": ART.field}
    once, color = read_svg(__package__, "defs.svg"), read_svg(__package__, "color.svg")
    colors = (filled(color, names | msgspec.structs.asdict(PAINTS[letter])) for letter in LETTERS)
    return "\n".join((filled(once, names), *colors, f"<defs>{ICONS}</defs>"))


DEFS: Final = _defs()

DASHED: Final = f'fill="none" stroke="{FAINT}" stroke-dasharray="4 4"'
SETS_SHOWN: Final = ("g g g g", "rr bb oo", LETTERS)
SMALL_TILE: Final = 80  # on smaller tiles, letters are larger


def shifted(x: float, y: float, drawn: str, scale: float = 1) -> str:
    """A part of the drawing, moved here."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawn}</g>'


def used(name: str, x: float, y: float, scale: float = 1) -> str:
    """Something that DEFS defines, centred here."""
    return f'<use href="#lf-{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def caption(x: float, y: float, size: float, text: object, fill: str = TEXT) -> str:
    """A number or a letter, centred here."""
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
        for (x, y), letter in zip(ART.hearts, colors, strict=True)
    )
    middle = "ship" if tile == START else SYMBOLS.get(tile, "ripples")
    return (
        f'<g transform="translate({corner[0]:g} {corner[1]:g}) scale({size / 100:g})"><title>{title}</title>'
        f'<use href="#lf-tile"/>{fields}{used(middle, 50, 50)}{letters}</g>'
    )


def draw_cards(letter: str, count: int, x: float, y: float, scale: float) -> str:
    """The lantern cards of one colour; a dashed outline if there are none."""
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
    """As much of a name as fits; if a font is wider than expected, it is cut off."""
    return (
        f'<svg x="{x:g}" y="{y - 16:g}" width="{room}" height="32"><text y="21.6" font-size="16" font-weight="700"'
        f' fill="{TEXT}">{drawn_name(name, room / 16)}</text></svg>'
    )
