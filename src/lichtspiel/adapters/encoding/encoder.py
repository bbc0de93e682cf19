"""What the encoding of a game offers: a number for every move, and a row of small numbers for what a viewer may know.

An encoder reads the engine, for speed. That it writes nothing but what is in the viewer's view is not taken on trust:
the tests compare its rows with those of a world that was imagined from the view alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lichtspiel.core.engine import NOBODY, Engine

MASKED_OUT: Final = -1
MOST: Final = 255


class Sheet:
    """Cells that are filled one after the other; numpy shares the memory."""

    def __init__(self, size: i64) -> None:
        self.cells: vec[u8] = vec[u8]([0] * size)
        self.at: i64 = 0

    def open_row(self, start: i64, size: i64) -> None:
        """Wipe a row, and write from its start."""
        cells = self.cells
        for at in range(start, start + size):
            cells[at] = 0
        self.at = start

    def put(self, number: i64) -> None:
        """Write one number; below 0 counts as 0, and no number may exceed MOST."""
        if number > 0:
            self.cells[self.at] = u8(number)
        self.at += 1

    def mark(self, chosen: i64, size: i64) -> None:
        """Write cells of which the chosen one is 1; none of them if it is negative."""
        if chosen >= 0:
            self.cells[self.at + chosen] = 1
        self.at += size

    def skip(self, size: i64) -> None:
        """Leave cells at 0."""
        self.at += size


@mypyc_attr(allow_interpreted_subclasses=True)  # as engines do
class Encoder:
    """The numbers of a game at a table of some size. Seats are counted from the viewer's, clockwise."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.actions: i64 = 0  # how many actions there are, legal or not
        self.longest: i64 = 0  # the most moves of a game; of a turn, if the table limits the turns
        # The parts of an observation in order: name, cells, and the greatest number that can stand in them.
        self.parts: list[tuple[str, int, int]] = []
        # What somebody who remembers the whole game knows besides, as far as it matters for what is to come.
        self.memory_parts: list[tuple[str, int, int]] = []

    def write(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """What the viewer's view shows."""
        raise NotImplementedError

    def write_memory(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """Write what the viewer has seen before; nothing if the view holds all that matters."""

    def write_mask(self, engine: Engine, sheet: Sheet) -> None:
        """A 1 for each action that the seat to move may take."""
        for move in engine.legal():
            sheet.cells[sheet.at + self.action_of(engine, move)] = 1
        sheet.at += self.actions

    def action_of(self, engine: Engine, move: i64) -> i64:
        """The action of a legal move: the engine's own number, unless a game says otherwise."""
        return move

    def move_of(self, engine: Engine, action: i64) -> i64:
        """The legal move of an action; MASKED_OUT if it is not one the seat to move may take."""
        for move in engine.legal():
            if move == action:
                return move
        return MASKED_OUT

    def meaning(self, action: int) -> str:
        """What an action is, in words."""
        raise NotImplementedError

    def from_viewer(self, number: i64, viewer: i64) -> i64:
        """A seat as counted from the viewer's, or from seat 0 for the table; NOBODY stays NOBODY."""
        if number == NOBODY or viewer == NOBODY:  # noqa: PLR1714 (a tuple would cost more than the rest)
            return number
        return (number - viewer) % self.players

    def seat_at(self, offset: i64, viewer: i64) -> i64:
        """The seat that is `offset` places clockwise from the viewer's."""
        return offset if viewer == NOBODY else (offset + viewer) % self.players


def size_of(parts: list[tuple[str, int, int]]) -> int:
    """How many cells these parts have."""
    return sum(size for _, size, _ in parts)


def observe(encoder: Encoder, engine: Engine, viewer: i64, size: i64, remembering: bool) -> vec[u8]:
    """What a viewer's view shows, and what they remember besides if that is wanted."""
    sheet = Sheet(size)
    encoder.write(engine, viewer, sheet)
    if remembering:
        encoder.write_memory(engine, viewer, sheet)
    return sheet.cells


def mask(encoder: Encoder, engine: Engine) -> vec[u8]:
    """A cell for each action: 1 if the seat to move may take it."""
    sheet = Sheet(encoder.actions)
    encoder.write_mask(engine, sheet)
    return sheet.cells
