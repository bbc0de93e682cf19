"""What happens in LUMEN, in the order of the rules. Everybody sees all of it; hands are in views, not in events."""

from typing import ClassVar, Final

from lichtspiel.core.events import Event, PublicEvent, Reader, read_journal
from lichtspiel.core.results import Result
from lichtspiel.games.lumen.box import COLORS, color_of, value_of
from lichtspiel.games.lumen.codes import DEALT, DID_BID, DID_PLAY, SCORED, WON_TRICK
from lichtspiel.games.lumen.moves import Color
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.scoring import result_of


class BidMade(PublicEvent, frozen=True, tag="bid"):
    """M5: a seat has made its bid."""

    seat: int
    tips: int
    extra: bool


class Played(PublicEvent, frozen=True, tag="played"):
    """M6: the card is revealed to everybody, including whoever played it."""

    seat: int
    place: int
    color: Color
    value: int


class TrickWon(PublicEvent, frozen=True, tag="trick-won"):
    """M7: the nth trick of the round went to this seat. Its cards are not named again (M4)."""

    paces: ClassVar[float] = 3  # the last chance to memorise the cards
    seat: int
    trick: int


class Scored(PublicEvent, frozen=True, tag="scored"):
    """M8, M9: what a seat got for a round, and what it has now."""

    paces: ClassVar[float] = 6  # a column of the score sheet to read
    stops: ClassVar[bool] = True
    seat: int
    round: int
    points: int
    total: int


class Dealt(PublicEvent, frozen=True, tag="dealt"):
    """M3: a new round: the seat that bids and leads first (M10), and who has the dark plus card. Hands are in views."""

    seat: int
    round: int
    dark: int


class Ended(PublicEvent, frozen=True, tag="ended"):
    """M11: the game is over."""

    result: Result


_READ: Final[dict[int, Reader]] = {
    DID_BID: lambda seat, tips, extra, _: BidMade(seat, tips, bool(extra)),
    DID_PLAY: lambda seat, place, card, _: Played(seat, place, COLORS[color_of(card)], int(value_of(card))),
    WON_TRICK: lambda seat, trick, _, __: TrickWon(seat, trick),
    SCORED: lambda seat, number, points, total: Scored(seat, number + 1, points, total),
    DEALT: lambda seat, number, dark, _: Dealt(seat, number + 1, dark),
}


def events_of(engine: LumenEngine) -> list[Event]:
    """What the journal tells, and the result if there is one."""
    told, result = read_journal(engine, _READ), result_of(engine)
    return told if result is None else [*told, Ended(result)]
