"""What happens in Funken. Only its owner is told which spark was doused (F3)."""

from typing import Final

from funken.rules import DID_DOUSE, DID_LIGHT, FunkenEngine
from funken.scoring import result_of
from lichtspiel.core.events import Event, PublicEvent, Reader, Viewer, read_journal
from lichtspiel.core.results import Result


class Lit(PublicEvent, frozen=True, tag="lit"):
    """F4."""

    seat: int
    spark: int


class Doused(Event, frozen=True, tag="doused"):
    """F5: everybody sees that a spark goes out; only its owner sees which."""

    seat: int
    spark: int | None

    def told(self, viewer: Viewer) -> Event:
        """The spark to its owner only."""
        return self if viewer == self.seat else Doused(self.seat, None)


class Ended(PublicEvent, frozen=True, tag="ended"):
    """F7."""

    result: Result


_READ: Final[dict[int, Reader]] = {
    DID_LIGHT: lambda seat, _, spark, __: Lit(seat, spark),
    DID_DOUSE: lambda seat, _, spark, __: Doused(seat, spark),
}


def events_of(engine: FunkenEngine) -> list[Event]:
    """The events in the engine's journal, and the result if there is one."""
    told, result = read_journal(engine, _READ), result_of(engine)
    return told if result is None else [*told, Ended(result)]
