"""Lichterfest as an SVG drawing, seen from the viewer's seat."""

from collections.abc import Sequence

from lichtspiel.games.lichterfest.sight import LichterfestView


def draw(view: LichterfestView, names: Sequence[str]) -> str:
    """The lake with its tiles, and round it the seats, the supply and the rewards."""
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
