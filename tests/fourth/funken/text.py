"""Funken as a text board."""

from collections.abc import Mapping, Sequence
from typing import Any

from funken.views import FunkenView, SparkView
from lichtspiel.core.boards import NO_LABELS, Line, Span
from lichtspiel.words import say


def write(view: FunkenView, names: Sequence[str], lang: str, labels: Mapping[Any, str] = NO_LABELS) -> list[Line]:
    """The fire, then a line for each seat; the places are numbered from 0."""
    fire: Line = [Span(say(lang, "funken-board-fire", top=view.top), "strong")]
    return [fire, *(_seat(view, seat, names[seat]) for seat in range(len(view.hands)))]


def _seat(view: FunkenView, seat: int, name: str) -> Line:
    turn = Span("▸ " if view.to_move == seat else "  ", "act")
    return [turn, Span(f"{name[:16]:17}"), *(Span(f"{_card(card):>4}") for card in view.hands[seat])]


def _card(card: SparkView) -> str:
    """In the hand as it is, lit with a star, doused in brackets."""
    known = "?" if card.spark is None else str(card.spark)
    return {"held": known, "lit": f"{known}*", "doused": f"({known})"}[card.fate]
