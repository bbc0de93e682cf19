"""The pictures of Lichterfest's rule book."""

from collections.abc import Callable, Mapping
from typing import Final

from lichtspiel.core.pictures import ACT, BAD, QUIET, framed, lettered
from lichtspiel.games.lichterfest.box import COLORS, KINDS, LETTERS, SIDES, START, rewards
from lichtspiel.games.lichterfest.shapes import (
    ART,
    DEFS,
    PAINTS,
    caption,
    draw_cards,
    draw_tile,
    shifted,
    used,
)
from lichtspiel.words import say

TILE: Final = 92
STEP: Final = TILE * ART.pitch
SETS: Final = ("gggg", "rrbboo", LETTERS)
LAID, WITH_SYMBOL, WITHOUT = (15, 3), (21, 1), (4, 0)  # tiles and their quarter turns, for the example of L15 and L16
SHOWING: Final = (9, 1)  # for L17


def shown(tile: int, turns: int) -> str:
    """The colours that a turned tile shows to the top, the right, the bottom and the left."""
    return "".join(SIDES[tile][(side - turns) % 4] for side in range(4))


def _tile(tile: int, turns: int, x: float, y: float) -> str:
    return draw_tile(tile, shown(tile, turns), "", (x - TILE / 2, y - TILE / 2), TILE)


def _cross(x: float, y: float, arm: float = 16) -> str:
    return (
        f'<path d="M{x - arm} {y - arm}L{x + arm} {y + arm}M{x + arm} {y - arm}L{x - arm} {y + arm}" stroke="{BAD}"'
        f' stroke-width="4" stroke-linecap="round"/>'
    )


def _arrow(x: float, y: float, length: float, quarters: int = 1) -> str:
    """Up, or turned by quarters to the right."""
    path = f"M0 0V{-length}m-7 9l7-9l7 9"
    return (
        f'<path d="{path}" transform="translate({x:g} {y:g}) rotate({90 * quarters})" fill="none" stroke="{QUIET}"'
        f' stroke-width="3" stroke-linecap="round"/>'
    )


def draw_sets() -> str:
    """L11: the three kinds of sets, and the first reward of each."""
    rows = []
    for row, (kind, letters) in enumerate(zip(KINDS, SETS, strict=True)):
        y = 48 + 74 * row
        rows += [draw_cards(letter, 1, 48 + 54 * place, y, 1.25) for place, letter in enumerate(letters)]
        value = shifted(502, y, f'<g font-family="serif">{caption(0, 0, 38, rewards(3, kind)[0])}</g>')
        rows += [_arrow(430, y, 30), value, used("star", 548, y, 1.1)]
    return framed(600, 246, DEFS, *rows)


def draw_laying() -> str:
    """L14: edge to edge, never only at a corner."""
    x, y = 170.0, 156.0
    free = ((-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0))
    places = "".join(used("plus", x + dx * STEP, y + dy * STEP) for dx, dy in free)
    return framed(
        468,
        312,
        DEFS,
        f'<g fill="{ACT}" stroke="{ACT}">{places}</g>',
        _tile(START, 0, x, y),
        _tile(5, 1, x + STEP, y),
        _cross(x - STEP, y - STEP),
    )


def draw_matches() -> str:
    """L15 and L16: two matching edges bring two cards, and a boat for each tile with a symbol."""
    x, y = 76 + STEP, 76.0
    green, red = shown(*LAID)[3], shown(*LAID)[2]
    cards = "".join(draw_cards(letter, 1, 390 + 58 * place, 76, 1.4) for place, letter in enumerate((green, red)))
    boats = "".join(
        f'<g fill="none" stroke="{ACT}" stroke-width="1.6">{used("boat", 390 + 58 * at, 160, 1.5)}</g>'
        for at in range(2)
    )
    corner, size = f'x="{x - TILE / 2 - 4}" y="{y - TILE / 2 - 4}"', f'width="{TILE + 8}" height="{TILE + 8}"'
    return framed(
        490,
        252,
        DEFS,
        _tile(*WITH_SYMBOL, 76, y),
        _tile(*WITHOUT, x, y + STEP),
        f'<rect {corner} {size} rx="12" fill="none" stroke="{ACT}" stroke-width="3"/>',
        _tile(*LAID, x, y),
        _bar(76 + STEP / 2, y, green, upright=True),
        _bar(x, y + STEP / 2, red, upright=False),
        _arrow(276, 118, 52),
        cards,
        boats,
    )


def _bar(x: float, y: float, letter: str, *, upright: bool) -> str:
    """The light between two edges that match."""
    wide, high = (6, 40) if upright else (40, 6)
    light = PAINTS[letter].light
    return f'<rect x="{x - wide / 2}" y="{y - high / 2}" width="{wide}" height="{high}" rx="3" fill="{light}"/>'


def draw_facing() -> str:
    """L17: everybody gets the colour that the new tile turns towards them."""
    x, y = 190.0, 150.0
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    given = "".join(
        _arrow(x + dx * 58, y + dy * 58, 20, side) + draw_cards(letter, 1, x + dx * 112, y + dy * 112, 1.35)
        for side, (letter, (dx, dy)) in enumerate(zip(shown(*SHOWING), steps, strict=True))
    )
    return framed(380, 300, DEFS, _tile(*SHOWING, x, y), given)


ILLUSTRATIONS: Final[Mapping[str, Callable[[], str]]] = {
    "sets": draw_sets,
    "laying": draw_laying,
    "matches": draw_matches,
    "facing": draw_facing,
}


def letters(lang: str) -> dict[str, str]:
    """The letters of the colours in a language, by those of the notation."""
    return {letter: say(lang, "lichterfest-letter", color=color) for color, letter in zip(COLORS, LETTERS, strict=True)}


def illustrate(name: str, lang: str) -> str | None:
    """A picture by its name, with the letters of a language; None if there is none of that name."""
    return lettered(ILLUSTRATIONS[name](), letters(lang)) if name in ILLUSTRATIONS else None
