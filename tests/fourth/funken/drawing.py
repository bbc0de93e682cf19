"""Funken as an SVG drawing."""

from collections.abc import Iterator, Sequence
from typing import Final

from funken.box import HAND
from funken.views import FunkenView, SparkView
from lichtspiel.core.pictures import ACT, GROUND, QUIET, RAISED, TEXT, drawn_name

CELL: Final = 100
LEFT: Final = 320
FILLS: Final = {"held": RAISED, "lit": ACT, "doused": GROUND}


def draw(view: FunkenView, names: Sequence[str]) -> str:
    """The fire at the top, and below it a row of sparks for each seat."""
    width, height = LEFT + HAND * CELL + 20, (len(view.hands) + 1) * CELL + 20
    rows = "".join(part for seat in range(len(view.hands)) for part in _row(view, seat, names[seat]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>'
        f'<circle cx="{LEFT + 40}" cy="60" r="40" fill="{ACT if view.top else RAISED}"/>'
        f'<text x="{LEFT + 40}" y="72" font-size="36" text-anchor="middle" fill="{GROUND}">{view.top or ""}</text>'
        f"{rows}</svg>"
    )


def _row(view: FunkenView, seat: int, name: str) -> Iterator[str]:
    y = (seat + 1) * CELL + 20
    tone = ACT if view.to_move == seat else QUIET
    yield f'<text x="20" y="{y + 58}" font-size="36" fill="{tone}">{drawn_name(name, 8)}</text>'
    for place, card in enumerate(view.hands[seat]):
        yield _spark(card, LEFT + place * CELL, y)


def _spark(card: SparkView, x: int, y: int) -> str:
    ink = GROUND if card.fate == "lit" else TEXT
    return (
        f'<rect x="{x}" y="{y}" width="80" height="80" rx="12" fill="{FILLS[card.fate]}" stroke="{QUIET}"/>'
        f'<text x="{x + 40}" y="{y + 52}" font-size="34" text-anchor="middle" fill="{ink}">{card.spark or ""}</text>'
    )
