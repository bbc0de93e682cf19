"""What HTTP requests carry and what they are answered with."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from lichtspiel.core.events import Viewer
from lichtspiel.server.live.messages import SeatNumber
from lichtspiel.server.store.kinds import Purpose
from lichtspiel.table.events import Told
from lichtspiel.table.public import TableView
from lichtspiel.table.terms import Aids, ClockTerms, Milliseconds, NoClock, Pace, Visibility
from lichtspiel.words import Phrase

Name = Annotated[str, Meta(max_length=200)]
ShortText = Annotated[str, Meta(max_length=100)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a request carries."""


class NameWish(Body, frozen=True):
    """What to call somebody."""

    name: Name


class SeatWish(Body, frozen=True):
    """Who shall sit here: oneself, a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: ShortText | None = None
    name: Name | None = None


class TableWish(Body, frozen=True):
    """A new table; one seat wish for each seat, clockwise."""

    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    clock: ClockTerms = NoClock()
    aids: Aids = Aids()
    stand_in: ShortText | None = None
    practice: bool = False
    pace: Pace = 700
    name: Name | None = None


class SitWish(Body, frozen=True):
    """A free seat of an open table, one that is kept for oneself, or one's own on another device."""

    seat: SeatNumber
    name: Name | None = None


class InvitationWish(Body, frozen=True):
    """For whom: a seat, whichever seat is free at the table, or (none of them) somebody who watches.

    Once the game has begun, a seat can be offered that a bot plays, or whose person is away.
    """

    seat: SeatNumber | None = None
    table: bool = False


class DeviceWish(Body, frozen=True):
    """Which of one's seats shall move to another device."""

    seat: SeatNumber


class LinkFollowed(Body, frozen=True):
    """The token of a link, to see what it offers before following it."""

    token: ShortText


class JoinWish(Body, frozen=True):
    """The token of a link, what to call whoever follows it, and which of the seats it offers they choose, if any.

    Whoever follows a link to a seat or a table may watch instead.
    """

    token: ShortText
    name: Name | None = None
    seat: SeatNumber | None = None
    watch: bool = False


class RefusedRequest(msgspec.Struct, frozen=True):
    """Why a request was not carried out: a code, the paragraph if it is a rule, and a sentence."""

    code: str
    rule: str | None
    phrase: Phrase
    sentence: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table in one's own list; `seat` is None if one watches."""

    table: str
    seat: int | None
    game: str
    phase: str
    changed: Milliseconds
    version: int | None  # how many entries its journal has, while it may change: it is awake, and its game not over


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    name: str | None
    tables: list[OwnTable]
    more: bool = False  # whether further tables may follow the last of these


class Paragraph(msgspec.Struct, frozen=True):
    """A numbered paragraph of a rule book, as Markdown."""

    number: str
    text: str


class RuleBook(msgspec.Struct, frozen=True):
    """A rule book, whole and by paragraphs."""

    game: str
    lang: str
    text: str
    paragraphs: list[Paragraph]


class GameCard(msgspec.Struct, frozen=True):
    """A game on offer: for how many, its bots (the strongest last), its options by default, its material."""

    name: str
    title: str
    least: int
    most: int
    bots: list[str]
    options: dict[str, Any]
    material: dict[str, Any]
    rules: int


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameCard]


class OpenTable(msgspec.Struct, frozen=True):
    """A table that waits for players."""

    table: str
    sight: TableView


class OpenTables(msgspec.Struct, frozen=True):
    """The tables that wait for players."""

    tables: list[OpenTable]


class Invitation(msgspec.Struct, frozen=True):
    """What a link offers, and at which table.

    A seat, any free seat of the table, a spectator's place, one's own seat on another device, or a seat that is given
    away because nobody plays it.
    """

    purpose: Purpose
    seat: int | None
    inviter: str | None  # None if it is not known any more
    sight: TableView
    seats: list[int]  # those one can take with it now, the one it is meant for first; else one can watch
    mine: list[int]  # those one holds already
    sent_away_by: str | None = None  # who has taken one off this table, if one cannot sit down there again


class Seated(msgspec.Struct, frozen=True):
    """Where one sits now; `seat` is None for who watches."""

    table: str
    seat: int | None


class Link(msgspec.Struct, frozen=True):
    """A link to pass on, and the same as a QR code (SVG). `expires` is None if it does not."""

    token: str
    link: str
    qr: str
    expires: Milliseconds | None


class Frame(msgspec.Struct, frozen=True):
    """One moment of a finished game: what was decided, what was told, and what could be seen then."""

    seat: int | None
    move: Raw | None
    events: list[Told]
    view: Raw


class Replay(msgspec.Struct, frozen=True):
    """A finished game, moment by moment, as a viewer saw it."""

    table: str
    viewer: Viewer
    frames: list[Frame]


class Keeping(msgspec.Struct, frozen=True):
    """For how many days this server keeps what; 0: until somebody deletes it."""

    cookie: int
    links: int
    waiting: int  # tables, after their last change
    finished: int
    unfinished: int
    bots: int  # games at which only bots sit
    people: int  # names of those who sit nowhere, after their last visit


class Alive(msgspec.Struct, frozen=True):
    """That the server answers, or that visitors may come."""

    status: Literal["ok"]


class Health(msgspec.Struct, frozen=True):
    """That the server works, down to its disk."""

    status: Literal["ok"]
    version: str
    form: Literal["compiled", "source"]
