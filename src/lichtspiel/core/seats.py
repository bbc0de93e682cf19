"""Seats in views and in engines: nobody is None in a view and NOBODY in an engine."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import Viewer


def seat_number(viewer: Viewer | None) -> int:
    """The engine's number of a viewer; the table has no seat."""
    return viewer if isinstance(viewer, int) else NOBODY


def seat_of(number: int) -> int | None:
    """The seat of an engine's number; None for NOBODY."""
    return None if number == NOBODY else int(number)
