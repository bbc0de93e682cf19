"""What happens in Die Leuchtturm-Architekten, in the order of the rules. All of it happens in the open.

Hidden cards never move from one hidden place to another, so everybody is told the same.
"""

from typing import ClassVar, Final, Literal

from lichtspiel.core.events import Event, PublicEvent, Reader, read_journal
from lichtspiel.core.results import Result
from lichtspiel.games.leuchtturm.box import TOWERS
from lichtspiel.games.leuchtturm.cards import LAID, ON_TOP
from lichtspiel.games.leuchtturm.codes import (
    BEGAN,
    CARD_BURIED,
    DID_CLAIM,
    DID_COMPLETE,
    DID_DECLINE,
    DID_MOVE,
    DID_REFILL,
    DID_STOP,
    EMPTIED,
    LAPSED,
    NO_SUPPLY,
    PULLED_DOWN,
    SHOWED,
    STANDS,
    UNCLAIMED,
    WAS_ASKED,
)
from lichtspiel.games.leuchtturm.moves import Color, stone_color
from lichtspiel.games.leuchtturm.ring import landing
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.scoring import result_of

Source = Literal["hand", "public", "laid"]
Standing = Literal["own", "guarded"]
Fall = Literal["buried", "declined", "supply"]


class Refilled(PublicEvent, frozen=True, tag="refilled"):
    """A4, A12: a stone was put into the harbour."""

    seat: int
    stone: Color


class Moved(PublicEvent, frozen=True, tag="moved"):
    """A5: a stone went from a place, 0 for the harbour, to an island, at a cost in points."""

    seat: int
    stone: Color
    origin: int
    island: int
    points: int


class Completed(PublicEvent, frozen=True, tag="completed"):
    """A13: a lighthouse stands on this island."""

    paces: ClassVar[float] = 2
    seat: int
    tower: str
    island: int


class Stands(PublicEvent, frozen=True, tag="stands"):
    """A14 d: no card moves, as it lies before the seat already (own) or was taken over only just now (guarded, A19)."""

    seat: int
    tower: str
    why: Standing


class Undecided(PublicEvent, frozen=True, tag="undecided"):
    """A14, in previews only: what becomes of the lighthouse hangs on cards that the seat cannot know."""

    tower: str


class Asked(PublicEvent, frozen=True, tag="asked"):
    """A15: the seat may claim the card, and everyone learns from it where the card is; A17: that may end the game."""

    seat: int
    tower: str
    source: Source
    ends: bool = False


class Claimed(PublicEvent, frozen=True, tag="claimed"):
    """A14: the card lies open before the seat now; `loser` is the seat it was taken from, if it was (d)."""

    others: ClassVar[tuple[str, ...]] = ("loser",)
    seat: int
    tower: str
    source: Source
    loser: int | None


class Shown(PublicEvent, frozen=True, tag="shown"):
    """A14 b: the next card of a public stack shows; None if the stack is empty now (A3)."""

    stack: int
    tower: str | None


class Declined(PublicEvent, frozen=True, tag="declined"):
    """A15: the seat leaves the card where it is."""

    seat: int
    tower: str


class PulledDown(PublicEvent, frozen=True, tag="pulled-down"):
    """A lighthouse is gone, its stones are in the supply: its card is buried (A14 e), or its holder declined (A15), or
    the supply was empty (A16)."""

    paces: ClassVar[float] = 2
    tower: str
    island: int
    why: Fall = "buried"


class Stopped(PublicEvent, frozen=True, tag="stopped"):
    """A11: the seat stops with points left."""

    seat: int
    points: int


class Lapsed(PublicEvent, frozen=True, tag="lapsed"):
    """A11: points are lost because no stone can be moved."""

    seat: int
    points: int


class Began(PublicEvent, frozen=True, tag="began"):
    """A5: the next seat's turn, and which turn of the game it is (A20)."""

    seat: int
    turn: int


class Ended(PublicEvent, frozen=True, tag="ended"):
    """A17, A20."""

    result: Result


def _source(place: int) -> Source:
    return "hand" if place < ON_TOP else "public" if place < LAID else "laid"


def _claimed(seat: int, card: int, place: int) -> Claimed:
    return Claimed(seat, TOWERS[card], _source(place), place - LAID if place >= LAID else None)


def _stands(seat: int, card: int, place: int) -> Stands:
    return Stands(seat, TOWERS[card], "own" if place == LAID + seat else "guarded")


def _moved(seat: int, stone: int, origin: int, by: int) -> Moved:
    return Moved(seat, stone_color(stone), origin, int(landing(origin, by)), by)


_FALLS: Final[dict[int, Fall]] = {CARD_BURIED: "buried", UNCLAIMED: "declined", NO_SUPPLY: "supply"}
_READ: Final[dict[int, Reader]] = {
    DID_REFILL: lambda seat, stone, _, __: Refilled(seat, stone_color(stone)),
    DID_MOVE: _moved,
    DID_COMPLETE: lambda seat, card, island, _: Completed(seat, TOWERS[card], island),
    STANDS: lambda seat, card, place, _: _stands(seat, card, place),
    WAS_ASKED: lambda seat, card, place, ends: Asked(seat, TOWERS[card], _source(place), bool(ends)),
    DID_CLAIM: lambda seat, card, place, _: _claimed(seat, card, place),
    SHOWED: lambda _, stack, card, __: Shown(stack, TOWERS[card]),
    EMPTIED: lambda _, stack, __, ___: Shown(stack, None),
    DID_DECLINE: lambda seat, card, _, __: Declined(seat, TOWERS[card]),
    PULLED_DOWN: lambda _, card, island, why: PulledDown(TOWERS[card], island, _FALLS[why]),
    DID_STOP: lambda seat, points, _, __: Stopped(seat, points),
    LAPSED: lambda seat, points, _, __: Lapsed(seat, points),
    BEGAN: lambda seat, turn, _, __: Began(seat, turn),
}


def events_of(engine: LeuchtturmEngine) -> list[Event]:
    """What the journal tells, and the result if there is one."""
    told, result = read_journal(engine, _READ), result_of(engine)
    return told if result is None else [*told, Ended(result)]
