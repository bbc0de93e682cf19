"""What is told of a table: the events of the game, each viewer's part, and what people and bots do around it."""

from typing import Final, Literal, NamedTuple, assert_never

import msgspec
from msgspec import Raw

from lichtspiel.core.events import Event, PublicEvent
from lichtspiel.core.records import HUMAN
from lichtspiel.table import journal
from lichtspiel.table.journal import NOT_TOLD, About, PublicEntry, TableEntry
from lichtspiel.table.terms import Milliseconds


class TableEvent(PublicEvent, frozen=True):
    """Something that happens around the game; everybody sees it."""


class Joined(TableEvent, frozen=True, tag="joined"):
    """A person sat down."""

    seat: int


class BotJoined(TableEvent, frozen=True, tag="bot-joined"):
    """A bot sat down."""

    seat: int
    bot: str


class SeatLeft(TableEvent, frozen=True, tag="left"):
    """A seat is free again; the name is that of whoever sat there."""

    name: str


class SentAway(TableEvent, frozen=True, tag="sent-away"):
    """The person of this seat has sent somebody, or a bot, away from another."""

    seat: int
    name: str


class TakenOver(TableEvent, frozen=True, tag="taken-over"):
    """Somebody plays on at a seat that was this one's: another, or the same person again."""

    seat: int
    name: str
    whose: Literal["own", "another"]


class CalledAnew(TableEvent, frozen=True, tag="renamed"):
    """The person of this seat was called by this name until now."""

    seat: int
    name: str


class Began(TableEvent, frozen=True, tag="began"):
    """The game was dealt."""


class UndoWished(TableEvent, frozen=True, tag="undo-wished"):
    """Somebody asks to take a move back."""

    seat: int


class UndoAgreed(TableEvent, frozen=True, tag="undo-agreed"):
    """Another seat has nothing against it."""

    seat: int


class UndoDeclined(TableEvent, frozen=True, tag="undo-declined"):
    """Another seat would rather not."""

    seat: int


class RequestWithdrawn(TableEvent, frozen=True, tag="request-withdrawn"):
    """Who asked for something no longer does."""

    seat: int
    about: About


class TakenBack(TableEvent, frozen=True, tag="taken-back"):
    """Only so many moves count now: those made since that version, up to this one, do not."""

    seat: int
    keep: int
    since: int = 0


def _event_type(entry: type[PublicEntry]) -> type[TableEvent]:
    """The event of an entry that everybody is told whole."""
    told = [(field.name, field.type) for field in msgspec.structs.fields(entry) if field.name not in NOT_TOLD]
    name, tag, about = entry.__name__, entry.__struct_config__.tag, {"__doc__": entry.__doc__}
    kind = msgspec.defstruct(name, told, bases=(TableEvent,), frozen=True, tag=tag, namespace=about, module=__name__)
    assert issubclass(kind, TableEvent)
    return kind


PUBLIC_EVENTS: Final = {entry: _event_type(entry) for entry in PublicEntry.__subclasses__()}
TABLE_EVENTS: Final[tuple[type[TableEvent], ...]] = (
    Joined,
    BotJoined,
    SeatLeft,
    SentAway,
    TakenOver,
    CalledAnew,
    Began,
    UndoWished,
    UndoAgreed,
    UndoDeclined,
    RequestWithdrawn,
    TakenBack,
    *PUBLIC_EVENTS.values(),
)


class LogItem(NamedTuple):
    """What one entry of the journal brought, with its secrets: it leaves the table only through `told`."""

    version: int
    at: Milliseconds
    by: str | None  # who made the move: "human", a bot's name or "before"; None if it was no move
    events: tuple[Event, ...]
    names: tuple[str, ...]  # round the table at that time
    mover: int | None = None  # the seat whose move it was, if it was one

    def is_own(self, seat: int) -> bool:
        """Whether the person of this seat did what it says of the seat: a bot may have moved for them."""
        return self.mover != seat or self.by == HUMAN


class Told(msgspec.Struct, frozen=True):
    """One event as a viewer is told of it: its codes, and what to say.

    `by` marks the moves of bots, and with "before" those of the game that this one goes on from.
    """

    version: int
    at: Milliseconds
    by: str | None
    event: Raw
    phrase: Raw


def event_of(  # noqa: C901, PLR0912 (one case for each entry)
    entry: TableEntry, before: str, since: int, asker: int | None, *, back: bool
) -> TableEvent | None:
    """What everybody is told of an entry that is no move.

    `before` is the name that its seat had until then, `since` the version of the first move that is taken back,
    `asker` the seat whose request it answers, `back` whether somebody takes back what they had lent.
    """
    match entry:
        case journal.Answered(agree=False) if entry.seat == asker:
            return RequestWithdrawn(entry.seat, entry.about)
        case PublicEntry():
            kind = PUBLIC_EVENTS[type(entry)]
            return kind(*(getattr(entry, field) for field in kind.__struct_fields__))
        case journal.Seated():
            return None if before else Joined(entry.seat)  # a seat that only moves to another device is no news
        case journal.BotSeated():
            return BotJoined(entry.seat, entry.bot)
        case journal.Left():
            return SeatLeft(before) if entry.by is None else SentAway(entry.by, before)
        case journal.Given():
            return TakenOver(entry.seat, before, "own" if back or entry.name == before else "another")
        case journal.Renamed():
            return CalledAnew(entry.seat, before) if entry.name != before else None  # of a forgotten person
        case journal.Started():
            return Began()
        case journal.UndoAsked():
            return UndoWished(entry.seat)
        case journal.UndoAnswered():
            return UndoAgreed(entry.seat) if entry.agree else UndoDeclined(entry.seat)
        case journal.Undone():
            return TakenBack(entry.seat, entry.keep, since)
        case journal.Woken() | journal.Kept() | journal.Prepared() | journal.Committed() | journal.Salted():
            return None
        case _:
            assert_never(entry)
