"""Seats as views write them and as engines number them: who is not there is None to the ones, NOBODY to the others."""

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import Viewer


def seat_number(viewer: Viewer | None) -> int:
    """The engine's number of a viewer; the table has no seat."""
    return viewer if isinstance(viewer, int) else NOBODY


def seat_of(number: int) -> int | None:
    """The seat of an engine's number; None for NOBODY."""
    return None if number == NOBODY else int(number)
