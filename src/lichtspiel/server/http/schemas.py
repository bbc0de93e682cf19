"""What HTTP requests carry and what they are answered with."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from lichtspiel.core.events import Viewer
from lichtspiel.core.records import Origin
from lichtspiel.core.shuffles import SaltForm
from lichtspiel.lessons import Mark
from lichtspiel.reviews.moments import Argument, Balance, Chances, Moment, Option, Summary, Verdict
from lichtspiel.server.live.messages import PreviewEvent, SeatNumber
from lichtspiel.server.store.kinds import Purpose, WayKind
from lichtspiel.table.events import Told
from lichtspiel.table.public import TableSummary, TableView
from lichtspiel.table.seats import Kind
from lichtspiel.table.state import Phase
from lichtspiel.table.terms import Aids, ClockTerms, Milliseconds, NoClock, Pace, Visibility
from lichtspiel.words import Phrase

Name = Annotated[str, Meta(max_length=200)]
ShortText = Annotated[str, Meta(max_length=100)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a request carries."""


class NameWish(Body, frozen=True):
    """What to call somebody."""

    name: Name


Hour = Annotated[int, Meta(ge=0, le=23)]


class QuietWish(Body, frozen=True):
    """The hours in which somebody wants to be left alone, in their time zone."""

    zone: Annotated[str, Meta(max_length=80)]
    quiet_from: Hour
    quiet_to: Hour


class PushWish(QuietWish, frozen=True):
    """A browser's subscription to pushed messages."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: ShortText
    auth: ShortText


class MailWish(QuietWish, frozen=True):
    """The address of a mailbox; it gets one mail with a link, and others only once that was followed."""

    address: Annotated[str, Meta(max_length=300)]


class HookWish(QuietWish, frozen=True):
    """Where a program of somebody's listens."""

    url: Annotated[str, Meta(max_length=1000)]


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
    chat: bool = False
    rated: bool = False  # only without hints and coach, with a clock, and among people on devices of their own
    pace: Pace = 700
    name: Name | None = None
    salt: SaltForm | None = None  # for one's first seat, if the cards shall be drawn with it, too


class MomentWish(Body, frozen=True):
    """A table that goes on from a moment of a finished game; one seat wish for each seat, as in that game.

    Nobody is told who sat there before. Options are those of that game.
    """

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    visibility: Visibility = "private"
    clock: ClockTerms = NoClock()
    aids: Aids = Aids()
    stand_in: ShortText | None = None
    practice: bool = False
    pace: Pace = 700
    name: Name | None = None


class TriedMove(Body, frozen=True):
    """A move that somebody would make at a moment of a finished game, or in a puzzle."""

    move: Raw


class SitWish(Body, frozen=True):
    """A free seat of an open table, one that is kept for oneself, or one's own on another device."""

    seat: SeatNumber
    name: Name | None = None
    salt: SaltForm | None = None  # for this seat, if the game has yet to begin


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
    salt: SaltForm | None = None  # for that seat, if the game has yet to begin


class LessonAnswers(Body, frozen=True):
    """What the steps of a lesson were answered with so far: a move, or null where there was only something to read."""

    answers: Annotated[list[Raw], Meta(max_length=40)]


class LessonPreview(LessonAnswers, frozen=True):
    """The same, and the move whose consequences are asked for."""

    move: Raw


class RefusedRequest(msgspec.Struct, frozen=True):
    """Why a request was not carried out: a code, the paragraph if it is a rule, and a sentence."""

    code: str
    rule: str | None
    phrase: Phrase
    sentence: str


class OwnWay(msgspec.Struct, frozen=True):
    """One way by which somebody is called."""

    id: str
    kind: WayKind
    name: str  # the mailbox, or where the program listens; empty for a browser
    confirmed: bool  # false: the link that was mailed there has not been followed yet


class OwnCalls(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody is called when it is their turn, between which hours they are not, and what the host offers."""

    offered: list[WayKind]
    key: str | None  # of this server, for a browser's subscription; none if no browsers are called
    ways: list[OwnWay]
    quiet_from: int
    quiet_to: int


class NewHook(msgspec.Struct, frozen=True):
    """The secret by which a program knows that it is this server who calls: it is told once, and never again."""

    secret: str
    calls: OwnCalls


class OwnTable(msgspec.Struct, frozen=True):
    """A table in one's own list, once for each of one's seats there; `seat` is None if one watches."""

    table: str
    seat: int | None
    game: str
    phase: str
    changed: Milliseconds
    version: int | None  # how many entries its journal has, while it may change: it is awake, and its game not over
    origin: Origin | None = None  # if its game goes on from a moment of another one
    mine: tuple[int, ...] = ()  # all one's seats there
    kept: tuple[int, ...] = ()  # those one may take, or take back
    succeeded_by: str | None = None  # who plays on at the seat that was one's own
    summary: TableSummary | None = None  # none if the table cannot be read


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    name: str | None
    tables: list[OwnTable]
    more: bool = False  # whether further tables may follow the last of these


class OwnResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game ended for oneself, against bots of at most this level, or (None) against people."""

    table: str
    game: str
    players: int
    level: str | None
    won: bool
    shared: bool  # with others in first place
    score: int
    gave_up: bool
    played_out: bool  # and not ended by giving up, or by agreement
    daily: bool  # whether it was a daily deal
    finished: Milliseconds


class OwnResults(msgspec.Struct, frozen=True):
    """Results of one's own, the latest first, and the table after which further ones may follow."""

    results: list[OwnResult]
    after: str | None


class OwnRating(msgspec.Struct, frozen=True, kw_only=True):
    """How well one plays a game with so many players, by one's rated games: the truth lies within the deviation in two
    cases of three.
    """

    game: str
    players: int
    rating: int  # one begins with 1500
    deviation: int
    provisional: bool  # too little is known yet
    games: int
    table: str | None  # of the last game, if it is still kept
    change: int  # what that brought


class OwnRatings(msgspec.Struct, frozen=True):
    """All ratings of one's own."""

    ratings: list[OwnRating]


class Paragraph(msgspec.Struct, frozen=True):
    """A numbered paragraph of a rule book, as Markdown."""

    number: str
    text: str


class IndexWord(msgspec.Struct, frozen=True):
    """A word of a rule book's index beside the titles of its paragraphs, and the numbers of those that it is about."""

    word: str
    paragraphs: list[str]


class RuleBook(msgspec.Struct, frozen=True):
    """A rule book, whole and by paragraphs, and what its index has beside their titles."""

    game: str
    lang: str
    text: str
    paragraphs: list[Paragraph]
    index: list[IndexWord] = []


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
    """The open tables."""

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


class SeatSalt(msgspec.Struct, frozen=True):
    """What the device at a seat has added to a shuffle; None if it has added nothing, as bots do."""

    name: str
    kind: Kind
    salt: str | None


class FairShuffle(msgspec.Struct, frozen=True, kw_only=True):
    """All that may be known of how a table's cards are drawn. Without a commitment, nothing can be verified here."""

    table: str
    file: str  # what the record is called when it is downloaded
    phase: Phase
    goes_on: bool  # from a moment of another game: nothing was dealt
    commitment: str | None
    committed: Milliseconds | None  # when
    seats: list[SeatSalt]
    secret: str | None = None  # this and the key only once the game is over
    key: str | None = None


class SaidMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a review and what is said of it: "you" is whoever asks, if they made the move."""

    moment: Moment
    heading: str
    verdict: str
    made: str
    better: str | None  # None, and no arguments, if no better move was found
    arguments: list[Argument]  # put to whoever made the move, as advice
    addressed: str | None = None  # says to whom, if that is not whoever asks
    stood_in: bool = False  # a bot made the move in the place of somebody who had given up or was away


class Conclusion(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of a game as a whole. A row of the table of balances is one seat's, with its name in front."""

    balances: tuple[Balance, ...]
    summary: Summary
    outcome: str
    tallies: list[str]
    heads: list[str]
    rows: list[list[str]]
    scale: str  # what their numbers mean
    note: str


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """What there is of a review: the next moments, a few in one answer, and after the last one the conclusion."""

    table: str
    state: Literal["unasked", "waiting", "underway", "complete"]
    title: str
    moves: int  # of the game
    reviewed: int  # of these, so far
    start: Chances | None  # None until it is known
    moments: list[SaidMoment]
    conclusion: Conclusion | None


class Choosing(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a finished game before its move, as whoever was to move saw it."""

    number: int  # of the move
    seat: int
    view: Raw
    legal: Raw
    prompt: Phrase


class PreviewedMove(msgspec.Struct, frozen=True):
    """What a move would visibly bring: at a moment of a finished game, in a lesson, or in a puzzle."""

    events: list[PreviewEvent]


class JudgedMove(msgspec.Struct, frozen=True, kw_only=True):
    """How a tried move compares with the best one known at that moment, by what its mover could know then."""

    number: int
    seat: int
    found: bool  # it is that move
    tried: Option
    better: Option
    loss: int  # of the mover's chance to win
    points: float
    verdict: Verdict
    says: str
    brings: str  # the tried move, and what it would have brought at once
    arguments: list[Argument]  # for the better move, then against the tried one


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a course; its title is the message `learn-<game>-<name>`."""

    name: str
    steps: int


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game, in order."""

    game: str
    lessons: list[LessonCard]


class LessonState(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson after some answers: what the learner is told, what they see, and what they can do."""

    at: int  # the step that waits for an answer
    says: Phrase | None  # none once the lesson is done
    marks: list[Mark]  # what that points at
    rules: list[str]  # the paragraphs that it teaches
    waits: bool  # for a move; else the learner only goes on
    way: Raw | None  # a move that the step waits for
    tried: bool  # the last answer was another move: it is explained, and to be taken back
    sight: TableView
    frames: list[Frame]  # what the last answer brought, move by move; at least one, which is how things stand
    pauses: list[Milliseconds]  # how long to look at each of them
    legal: Raw | None
    prompt: Phrase | None
    aid: Raw | None
    goal: Phrase | None = None


class PuzzleItem(msgspec.Struct, frozen=True):
    """A puzzle in the list: for how many its game was, and how hard it is, from 1 to 4."""

    id: str
    players: int
    grade: int


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleItem]


class ShownPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A choice as its mover sees it, in the parts of a `state`."""

    id: str
    grade: int
    viewer: int  # the seat that has to choose
    sight: TableView
    view: Raw
    prompt: Phrase
    legal: Raw
    events: list[Told]  # all that the seat was told before
    aid: Raw  # what the game's own aid says, which remembers all that
    goal: Phrase | None = None


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How a move compares with the best, in sentences."""

    right: bool
    said: str
    brings: list[str]  # the move, and what it would visibly bring
    reasons: list[str]  # for it if it is right, else against it


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Hints, each telling more than the one before, the best moves, and what is to be said of them."""

    hints: list[str]
    best: list[Raw]
    said: list[str]


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
