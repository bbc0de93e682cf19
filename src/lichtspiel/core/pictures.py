"""What all drawings share: the colours of the night, and names that fit and do no harm."""

from html import escape
from itertools import accumulate
from typing import Final
from unicodedata import category, combining, east_asian_width

GROUND: Final = "#0e1626"
SURFACE: Final = "#16213a"
RAISED: Final = "#1f2d4d"
LINE: Final = "#33446b"
TEXT: Final = "#f3efe4"
QUIET: Final = "#b4bdd2"
ACT: Final = "#ffc857"  # yours to act on
WARN: Final = "#ffb35c"
BAD: Final = "#ff8d85"

JOINERS: Final = "\u200c\u200d"


def drawn_name(name: str, room: float) -> str:
    """As much of a name as fits, in one line and safe in a drawing; the room is given in sizes of its letters."""
    return escape(fitting(printable(name), room))


def printable(name: str) -> str:
    """A name in one line, without what cannot be printed."""
    return "".join(sign for sign in " ".join(name.split()) if sign.isprintable() or sign in JOINERS)


def fitting(name: str, room: float) -> str:
    """As much of a name as fits, with an ellipsis if that is not all."""
    widths = list(accumulate(map(_width, name), initial=0.0))
    if widths[-1] <= room:
        return name
    return name[: sum(width <= room - 1 for width in widths[1:])].rstrip(" " + JOINERS) + "…"


def _width(sign: str) -> float:
    """About how wide a sign is, rather too much than too little."""
    if combining(sign) or sign in JOINERS:
        return 0
    if east_asian_width(sign) in "WF" or category(sign) == "So":
        return 1.35
    return 1.05 if sign in "mwMW@%" else 0.68 if sign.islower() or sign in " .,-'" else 0.85
