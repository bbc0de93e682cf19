"""What happens in Lichterfest, in the order of the rules, and what each viewer is told of it."""

from typing import ClassVar, Final

from lichtspiel.core.events import Event, PublicEvent, Reader, Viewer, read_journal
from lichtspiel.core.results import Result
from lichtspiel.games.lichterfest.box import COLORS, KINDS, SETS, kind_of
from lichtspiel.games.lichterfest.codes import (
    DID_DEDICATE,
    DID_DISCARD,
    DID_EXCHANGE,
    DID_PASS,
    DID_PLACE,
    DREW,
    GOT_BOAT,
    GOT_BONUS,
    GOT_LANTERN,
)
from lichtspiel.games.lichterfest.moves import At, Color, Kind, at_cell
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.scoring import result_of


class Exchanged(PublicEvent, frozen=True, tag="exchanged"):
    """L10: two boats and a card were exchanged for a card of another colour."""

    seat: int
    give: Color
    take: Color


class Dedicated(PublicEvent, frozen=True, tag="dedicated"):
    """L11, L12: a set was returned for a reward of this value."""

    paces: ClassVar[float] = 1.5
    seat: int
    kind: Kind
    colors: tuple[Color, ...]
    value: int


class Discarded(PublicEvent, frozen=True, tag="discarded"):
    """L13: a surplus card went back to its stack."""

    seat: int
    color: Color


class Laid(PublicEvent, frozen=True, tag="laid"):
    """L14: a tile was laid on the lake."""

    paces: ClassVar[float] = 2.5  # the lanterns fly to everybody round the table, one after the other
    seat: int
    tile: int
    turns: int
    at: At


class Bonus(PublicEvent, frozen=True, tag="bonus"):
    """L15: an edge matched, at this table side of the new tile; L19: nothing for it if the stack was empty."""

    seat: int
    color: Color
    received: bool
    side: int


class Boat(PublicEvent, frozen=True, tag="boat"):
    """L16: the tile with a symbol at this place gave a boat."""

    seat: int
    at: At


class Lantern(PublicEvent, frozen=True, tag="lantern"):
    """L17: the new tile turned this colour towards the seat; L19: nothing if the stack was empty."""

    seat: int
    color: Color
    received: bool


class Drew(Event, frozen=True, tag="drew"):
    """L18: a tile from the stack. Only the seat itself is told which one (L7)."""

    seat: int
    tile: int | None

    def told(self, viewer: Viewer) -> "Drew":
        """The seat that drew the tile is told which it is; nobody else."""
        return Drew(self.seat, self.tile if viewer == self.seat else None)


class Passed(PublicEvent, frozen=True, tag="passed"):
    """L21: a last turn is over."""

    seat: int


class Ended(PublicEvent, frozen=True, tag="ended"):
    """L22: the game is over."""

    result: Result


_READ: Final[dict[int, Reader]] = {
    DID_EXCHANGE: lambda seat, give, take, _: Exchanged(seat, COLORS[give], COLORS[take]),
    DID_DEDICATE: lambda seat, chosen, value, _: Dedicated(
        seat, KINDS[kind_of(chosen)], tuple(COLORS[color] for color in SETS[chosen]), value
    ),
    DID_DISCARD: lambda seat, color, _, __: Discarded(seat, COLORS[color]),
    DID_PLACE: lambda seat, tile, turns, cell: Laid(seat, tile, turns, at_cell(cell)),
    GOT_BONUS: lambda seat, color, received, side: Bonus(seat, COLORS[color], bool(received), side),
    GOT_BOAT: lambda seat, cell, _, __: Boat(seat, at_cell(cell)),
    GOT_LANTERN: lambda seat, color, received, _: Lantern(seat, COLORS[color], bool(received)),
    DREW: lambda seat, tile, _, __: Drew(seat, tile),
    DID_PASS: lambda seat, _, __, ___: Passed(seat),
}


def events_of(engine: LichterfestEngine) -> list[Event]:
    """What the journal tells, and the result if there is one."""
    told, result = read_journal(engine, _READ), result_of(engine)
    return told if result is None else [*told, Ended(result)]
