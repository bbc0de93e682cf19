"""What all drawings share: the colours of the dark theme, parts that the page draws with too, and safe names."""

import re
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from itertools import accumulate
from typing import Final, TypeVar
from unicodedata import category, combining, east_asian_width

import msgspec


class Themes(msgspec.Struct, frozen=True):
    """Colours by name: those that both themes of the page share, dark ones, and light ones. Drawings are dark."""

    night: dict[str, str]
    morning: dict[str, str]
    both: dict[str, str] = {}


class Art(msgspec.Struct, frozen=True):
    """An art.json: what Python and the page both draw with. A game's own has more."""

    themes: Themes


SomeArt = TypeVar("SomeArt", bound=Art)


def read_art(package: str, kind: type[SomeArt]) -> SomeArt:
    """The art of a package."""
    return msgspec.json.decode((files(package) / "art.json").read_bytes(), type=kind)


def read_svg(package: str, name: str) -> str:
    """A part of a package's drawing, with names in braces to be filled in; without comments and indentation."""
    return re.sub(r"<!--.*?-->|\n\s*", "", (files(package) / name).read_text(encoding="utf-8"))


def filled(svg: str, values: Mapping[str, object]) -> str:
    """A part of a drawing with its names filled in; raises KeyError for one that is missing."""
    return re.sub(r"\{([\w-]+)\}", lambda name: str(values[name[1]]), svg)


def night_of(art: Art) -> dict[str, str]:
    """Every colour of a drawing by name."""
    return NIGHT | art.themes.both | art.themes.night


_CORE: Final = read_art("lichtspiel.core", Art)
NIGHT: Final = _CORE.themes.night
MORNING: Final = _CORE.themes.morning

GROUND: Final = NIGHT["ground"]
SURFACE: Final = NIGHT["surface"]
RAISED: Final = NIGHT["raised"]
LINE: Final = NIGHT["line"]
TEXT: Final = NIGHT["text"]
QUIET: Final = NIGHT["quiet"]
ACT: Final = NIGHT["act"]  # yours to act on
WARN: Final = NIGHT["warn"]
BAD: Final = NIGHT["bad"]

JOINERS: Final = "\u200c\u200d"


def seat_tint(seat: int) -> str:
    """The colour of a seat, the same for everybody and on the page, too."""
    return NIGHT[f"seat-{seat}"]


def framed(width: int, height: int, *parts: str) -> str:
    """A small drawing for a rule book."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' font-family="sans-serif"><rect width="{width}" height="{height}" rx="12" fill="{GROUND}"/>'
        f"{''.join(parts)}</svg>"
    )


def lettered(svg: str, letters: Mapping[str, str]) -> str:
    """A drawing with the letters of colours in another language."""
    return re.sub(r">([a-z])</text>", lambda found: f">{letters.get(found[1], found[1])}</text>", svg)


def drawn_name(name: str, room: float) -> str:
    """As much of a name as fits, on one line and safe in a drawing; the room is given in units of the font size.

    One letter is followed by a joiner, so that it is not taken for that of a colour.
    """
    drawn = escape(fitting(printable(name), room))
    return drawn + JOINERS[0] if len(drawn) == 1 else drawn


def printable(name: str) -> str:
    """A name on one line, without characters that cannot be printed."""
    return "".join(sign for sign in " ".join(name.split()) if sign.isprintable() or sign in JOINERS)


def fitting(name: str, room: float) -> str:
    """As much of a name as fits, with an ellipsis if that is not all."""
    widths = list(accumulate(map(_width, name), initial=0.0))
    if widths[-1] <= room:
        return name
    return name[: sum(width <= room - 1 for width in widths[1:])].rstrip(" " + JOINERS) + "…"


def _width(sign: str) -> float:
    """About how wide a character is; too wide rather than too narrow."""
    if combining(sign) or sign in JOINERS:
        return 0
    if east_asian_width(sign) in "WF" or category(sign) == "So":
        return 1.35
    return 1.05 if sign in "mwMW@%" else 0.68 if sign.islower() or sign in " .,-'" else 0.85
