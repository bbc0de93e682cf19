"""LUMEN as an SVG drawing, seen from the viewer's seat."""

from collections.abc import Sequence

from lichtspiel.games.lumen.sight import LumenView


def draw(view: LumenView, names: Sequence[str]) -> str:
    """The table with its trick, and round it the hands."""
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
