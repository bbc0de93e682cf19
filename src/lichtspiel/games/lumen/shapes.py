"""What lies on the table of LUMEN, drawn: panes of coloured glass, plus cards, stones and won tricks."""

from typing import Final

import msgspec

from lichtspiel.core.pictures import QUIET, TEXT, WARN, Art, filled, night_of, read_art, read_svg
from lichtspiel.games.lumen.box import COLORS


class Tones(msgspec.Struct, frozen=True):
    """One glass: its shades, from where the light comes through to the darkest, and its emblem, ten units in radius.

    The emblems are sun, diamond, leaf, drop and lotus: colour is never alone.
    """

    name: str
    letter: str
    light: str
    base: str
    dark: str
    darkest: str
    emblem: str
    veins: str
    line: float


class Middle(msgspec.Struct, frozen=True):
    """Where the leading meets: behind the numeral of a front, behind the emblem of a back."""

    face: int
    back: int


class Rim(msgspec.Struct, frozen=True):
    """The rim of the round table, by its radius: pieces of glass with gaps, and the field inside."""

    segments: int
    inside: float
    outside: float
    gap: float
    field: float


class LumenArt(Art, frozen=True):
    """What the page draws with, too. A pane is drawn 100 wide and `height` high, then scaled to its place."""

    colors: dict[str, Tones]
    height: int
    middle: Middle
    rim: Rim


ART: Final = read_art(__package__, LumenArt)
NIGHT: Final = night_of(ART)
TONES: Final = ART.colors
PANE_HEIGHT: Final = ART.height
FACE_MIDDLE: Final = ART.middle.face
BACK_MIDDLE: Final = ART.middle.back
LEAD: Final = NIGHT["lead"]
NUMERAL: Final = NIGHT["numeral"]
CREAM: Final = NIGHT["paper"]
INK: Final = NIGHT["gain"]
RED_INK: Final = NIGHT["loss"]
PENCIL: Final = NIGHT["pencil"]
GLOW: Final = (
    '<filter id="lu-glow" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="9"/></filter>'
)


def _defs() -> str:
    """What is drawn more than once: once for all, and for each colour."""
    names = NIGHT | {"height": str(PANE_HEIGHT)}
    once, glass = read_svg(__package__, "defs.svg"), read_svg(__package__, "color.svg")
    colors = (filled(glass, names | msgspec.structs.asdict(TONES[color])) for color in COLORS)
    return "\n".join((filled(once, names), *colors, f"<defs>{GLOW}</defs>"))


DEFS: Final = _defs()


def placed(x: float, y: float, what: str, scale: float = 1, turn: float = 0) -> str:
    """Something at a place of the picture, scaled and turned."""
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{what}</g>'


def caption(x: float, y: float, size: float, text: object, fill: str = TEXT) -> str:
    """Figures or letters, centred at a point."""
    down = y + size * 0.36  # renderers do not agree on any other way to centre text
    return f'<text x="{x:g}" y="{down:g}" font-size="{size:g}" fill="{fill}" text-anchor="middle">{text}</text>'


def bold(text: str) -> str:
    """Text in heavy letters."""
    return f'<g font-weight="800">{text}</g>'


def emblem(color: str, at: tuple[float, float], radius: float, fill: str, stroke: str) -> str:
    """The sign of a colour."""
    sign = f'<use href="#lu-sign-{color}" fill="{fill}" stroke="{stroke}"/>'
    return placed(*at, sign, radius / 10)


def face(color: str, value: int, visible: float = 100) -> str:
    """The front of a card; `visible` is how much of its width shows, from the left; the numeral is centred in it."""
    tones = TONES[color]
    middle = visible / 2
    radius = min(38.5, middle - 3)
    size = 60 * radius / 38.5 * (0.84 if value > 9 else 1)
    return (
        f'<use href="#lu-face-{color}"/>'
        f'<circle cx="{middle:g}" cy="{FACE_MIDDLE}" r="{radius:g}" fill="{tones.darkest}" fill-opacity=".9"'
        f' stroke="{LEAD}" stroke-width="2.2"/>'
        + bold(caption(middle, FACE_MIDDLE, size, value, NUMERAL))
        + f'<rect x="{middle - 31:g}" y="108" width="62" height="30" rx="15" fill="{tones.darkest}" fill-opacity=".6"/>'
        + emblem(color, (middle - 13, 123), 12, tones.light, tones.darkest)
        + bold(caption(middle + 14, 121, 25, tones.letter, NUMERAL))
    )


def back(color: str) -> str:
    """The back of a card: only glass, its emblem and letter, never a numeral (M4)."""
    tones = TONES[color]
    return (
        f'<use href="#lu-back-{color}"/>'
        f'<circle cx="50" cy="{BACK_MIDDLE}" r="36" fill="{tones.dark}" fill-opacity=".55" stroke="{LEAD}"'
        f' stroke-width="2.6"/>'
        + emblem(color, (50, BACK_MIDDLE), 27, tones.light, tones.darkest)
        + bold(caption(50, 122, 27, tones.letter, NUMERAL))
    )


def plus_card(*, dark: bool) -> str:
    """The plus card, 76 wide and 117 high: where the highest cards are (M3). The dark one says who begins."""
    names = ("plus-dark", "plus-dark-edge", "plus-dark-ink") if dark else ("paper", "plus-edge", "plus-ink")
    fill, line, ink = (NIGHT[name] for name in names)
    return (
        f'<rect x="1.5" y="1.5" width="73" height="114" rx="8" fill="{fill}" stroke="{line}" stroke-width="2.4"/>'
        f'<use href="#lu-plus" stroke="{ink}"/>'
    )


def stones(tips: int, *, extra: bool, tricks: int, room: float) -> str:
    """Won tricks with stones on them, tips first, then the extra stone; then the stones still to be placed (M5, M7).

    Tricks beyond the bid stay bare, and a bid of nothing is an empty ring. If there are too many, they move closer.
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
    return f'<use href="#lu-stone-{kind}"/>'


def _pile(kind: str | None) -> str:
    """A trick, face down, with a stone on it, or bare."""
    bare = f'<rect width="24" height="32" rx="3" fill="none" stroke="{WARN}" stroke-width="2.2"/>'
    return '<use href="#lu-pile"/>' + (bare if kind is None else placed(12, 16, _stone(kind), 0.85))


def bid_stone(tips: int, *, extra: bool) -> str:
    """A bid in short: a tip stone with its number, and the extra stone beside it."""
    number = bold(caption(0, 0, 13, tips, NIGHT["tip-ink"]))
    beside = placed(21, 0, '<use href="#lu-stone-extra"/>', 0.8) if extra else ""
    return placed(-10 if extra else 0, 0, f'<use href="#lu-stone-tip"/>{number}{beside}')
