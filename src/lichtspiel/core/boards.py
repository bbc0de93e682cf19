"""Text boards: lines of styled pieces, which the terminal colours and `str` leaves plain."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

Line = list["Span"]
NO_LABELS: Final[Mapping[Any, str]] = MappingProxyType({})  # of places on a board that can be chosen


class Span(NamedTuple):
    """A piece of a line; the style is a colour of the game, or `quiet`, `strong` or `act` (yours to choose)."""

    text: str
    style: str = ""


def plain(lines: list[Line]) -> str:
    """The lines without their styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def width(line: Line) -> int:
    """The width of a line in characters."""
    return sum(len(span.text) for span in line)


def beside(left: list[Line], right: list[Line], gap: int = 3) -> list[Line]:
    """Two blocks next to each other."""
    widest = max(map(width, left), default=0)
    rows = max(len(left), len(right))
    padded_left = left + [[] for _ in range(rows - len(left))]
    padded_right = right + [[] for _ in range(rows - len(right))]
    return [
        [*one, Span(" " * (widest - width(one) + gap)), *other]
        for one, other in zip(padded_left, padded_right, strict=True)
    ]
