"""Looking at a scored round: bots wait until everybody who is there goes on, but not for ever (0088).

Nothing of it is kept: it delays no move of a person's, and after a restart nobody is waited for.
"""

from typing import TYPE_CHECKING, Final

from lichtspiel.table.table import Table

if TYPE_CHECKING:
    from lichtspiel.server.live.rooms import Room

ALONE: Final = 60.0  # seconds that bots wait for the only person at the table
TOGETHER: Final = 15.0  # for one of several: the others want to go on


class Stop:
    """Who has looked enough at what the last move brought."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._move = 0  # the version of the move that they have looked at
        self._ready: set[str] = set()

    @property
    def table(self) -> Table:
        """The table that is looked at."""
        return self.room.table

    def hear(self, person: str, version: int | None) -> None:
        """Somebody goes on; whoever says so of an earlier move has not seen the last one."""
        if version is not None and version < self.table.moved_at:
            return
        self._ready = {*self._those_ready(), person}
        self._move = self.table.moved_at

    def lasts(self, seconds: float) -> bool:
        """Whether bots still wait, so long after it began. A table whose bots never wait does not wait here either."""
        return self.table.stopped and self.table.pace > 0 and seconds < self._longest() and bool(self._awaited())

    def _those_ready(self) -> set[str]:
        return self._ready if self._move == self.table.moved_at else set()

    def _awaited(self) -> set[str]:
        there = {connection.person for connection in self.room.audience.connections}
        return (self._people() & there) - self._those_ready()

    def _people(self) -> set[str]:
        """Who plays for themselves."""
        return {seat.holder for seat in self.table.seats if seat.holder is not None and seat.playing_bot is None}

    def _longest(self) -> float:
        return ALONE if len(self._people()) == 1 else TOGETHER
