"""What a table writes down: from the terms and these entries alone it can be put together again."""

from typing import ClassVar, Final, Literal

import msgspec
from msgspec import Raw

from lichtspiel.core.records import HUMAN, RecordedMove
from lichtspiel.table.terms import Milliseconds

StandInReason = Literal["away", "time", "late"]  # "late": out of time for one turn, which alone a bot makes
Reason = Literal["resigned"] | StandInReason
BEFORE: Final = "before"  # who made a move that was kept from another game: nobody of this one
About = Literal["undo", "end"]  # what everybody's consent can be asked for


class EntryBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """Something that was done at the table, and when (milliseconds since 1970, UTC)."""

    at: Milliseconds


NOT_TOLD: Final = ("at", "ref", "without")


class PublicEntry(EntryBase, frozen=True):
    """Something that everybody is told whole: its event has the same tag and fields, but for NOT_TOLD."""


class Asked(EntryBase, frozen=True):
    """Somebody asks for what happens only if everybody agrees."""

    about: ClassVar[About]
    seat: int
    ref: str = ""


class Answered(EntryBase, frozen=True):
    """A seat's answer to what was asked last; a no of who asked takes the request back."""

    about: ClassVar[About]
    seat: int
    agree: bool
    ref: str = ""


class Seated(EntryBase, frozen=True, tag="seated"):
    """A person took a seat, or holds it with another device from now on."""

    seat: int
    holder: str
    name: str


class BotSeated(EntryBase, frozen=True, tag="bot-seated"):
    """A bot was given a seat, and a name like a person's; tables of earlier versions had none."""

    seat: int
    bot: str
    name: str = ""


class Left(EntryBase, frozen=True, tag="left"):
    """A seat became free before the game began; if another seat saw to that, `by` says which."""

    seat: int
    by: int | None = None


class Kept(EntryBase, frozen=True, tag="kept"):
    """A seat waits for somebody of the game before, who has yet to sit down."""

    seat: int
    holder: str
    name: str


class Given(EntryBase, frozen=True, tag="given"):
    """Somebody else plays on at a seat that a bot played, or whose person was away."""

    seat: int
    holder: str
    name: str
    lent: bool = False  # whose seat it was may take it back; earlier versions gave every seat for good


class Renamed(EntryBase, frozen=True, tag="renamed"):
    """The person at a seat is called by another name from now on."""

    seat: int
    name: str


class Prepared(EntryBase, frozen=True, tag="prepared"):
    """The game will go on from a moment of another one: its setup, and the moves that were made until then."""

    setup: Raw
    moves: tuple[RecordedMove, ...]


class Committed(EntryBase, frozen=True, tag="committed"):
    """The cards will be drawn with this secret, in hexadecimal digits. Everybody is shown the commitment to it."""

    secret: str


class Salted(EntryBase, frozen=True, tag="salted"):
    """The device at a seat has added this salt, in hexadecimal digits, to what the cards are drawn with."""

    seat: int
    salt: str


class Started(EntryBase, frozen=True, tag="started"):
    """The game was dealt, with this version of its rules. The bots have a seed of their own."""

    rules: int
    setup: Raw
    bot_seed: str
    shuffled: bool = False  # with the table's secret and salts, so that everybody can verify it


class Moved(EntryBase, frozen=True, tag="moved"):
    """A move, and who made it: a person, a bot by its name, or somebody in the game that this one goes on from."""

    seat: int
    move: Raw
    by: str = HUMAN
    ref: str = ""  # the client's own name for the message that brought it


class UndoAsked(Asked, frozen=True, kw_only=True, tag="undo-asked"):
    """Somebody would like to go back to when so many moves had been made."""

    about = "undo"
    keep: int


class UndoAnswered(Answered, frozen=True, tag="undo-answered"):
    """A yes or no to taking that move back."""

    about = "undo"


class Undone(EntryBase, frozen=True, tag="undone"):
    """Moves were taken back for a seat until only so many were left."""

    seat: int
    keep: int
    ref: str = ""


class Paused(PublicEntry, frozen=True, tag="paused"):
    """The clocks stand still."""

    seat: int


class Deserted(PublicEntry, frozen=True, tag="deserted"):
    """Bots play for everybody now: the game stands still until somebody is back."""


class Resumed(PublicEntry, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: int


class Paced(PublicEntry, frozen=True, tag="paced"):
    """The bots take more time, or less, from now on."""

    seat: int
    pace: Milliseconds


class HandedOver(PublicEntry, frozen=True, tag="handed-over"):
    """A bot plays on for a person."""

    seat: int
    bot: str
    reason: Reason
    wished: bool = False  # by that person; older entries do not say


class Resigned(PublicEntry, frozen=True, tag="resigned"):
    """A person gave up, or was late in a rated game. The bot plays on, and the seat comes last; if there is none, the
    game is over.

    Earlier versions wrote that a seat was handed over as resigned: it could win.
    """

    seat: int
    bot: str | None
    ref: str = ""
    late: bool = False


class EndAsked(Asked, PublicEntry, frozen=True, tag="end-asked"):
    """Somebody would like to end the game as it stands."""

    about = "end"
    without: tuple[int, ...] = ()  # seats whose people had been away for long: the game ends without their yes


class EndAnswered(Answered, PublicEntry, frozen=True, tag="end-answered"):
    """A yes or no to ending the game."""

    about = "end"


class EndAgreed(PublicEntry, frozen=True, tag="end-agreed"):
    """Everybody who is left has agreed: the game is over as it stands."""


class Returned(PublicEntry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Woken(EntryBase, frozen=True, tag="woken"):
    """The server has read the table anew, or the time has stepped: of the time since then only days are counted.

    By so much the machine's clock was set meanwhile, as far as that is known: that time has not passed.
    """

    jumped: Milliseconds = 0


class Rematched(PublicEntry, frozen=True, tag="rematched"):
    """The next game is at this table."""

    table: str


# All entries but moves: what people, bots and the server do round the game.
TableEntry = (
    Seated
    | BotSeated
    | Left
    | Kept
    | Given
    | Renamed
    | Prepared
    | Committed
    | Salted
    | Started
    | UndoAsked
    | UndoAnswered
    | Undone
    | Paused
    | Deserted
    | Resumed
    | Paced
    | HandedOver
    | Resigned
    | EndAsked
    | EndAnswered
    | EndAgreed
    | Returned
    | Woken
    | Rematched
)
Entry = Moved | TableEntry

_decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read(line: bytes) -> Entry:
    """An entry as it was stored."""
    return _decoder.decode(line)
