"""What a table is at a moment. Only the fold over its journal changes it (`fold.py`)."""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.positions import Position
from lichtspiel.core.records import HUMAN
from lichtspiel.core.refusals import Refused
from lichtspiel.core.results import Result
from lichtspiel.core.setups import Options
from lichtspiel.core.shuffles import deal_key
from lichtspiel.table.allowances import Allowances
from lichtspiel.table.clocks import Clocks
from lichtspiel.table.events import LogItem
from lichtspiel.table.journal import About, EndAsked, Prepared, UndoAsked
from lichtspiel.table.refusals import refused
from lichtspiel.table.seats import Seat
from lichtspiel.table.terms import Milliseconds, NoClock, Terms

Phase = Literal["gathering", "playing", "paused", "over"]
MOST_BEFORE: Final = 64  # moves that can be taken back without playing the whole game again
MOST_LOGGED: Final = 1000  # entries that somebody who follows may be behind by: nobody is so slow and still there
MOST_ASIDES: Final = 100  # that newcomers are told of: what happens round a game can go on for ever


@dataclass
class Request:
    """What somebody has asked for at this version, and which seats have agreed so far."""

    asked: UndoAsked | EndAsked
    version: int
    agreed: list[int]


@dataclass
class Shuffle:
    """What the cards are drawn with. The secret is known to nobody before the game is over."""

    secret: bytes
    at: Milliseconds
    commitment: str
    salts: dict[int, bytes] = field(default_factory=dict)  # by seat

    def salts_of(self, seats: int) -> list[bytes]:
        """One for each seat, empty where nobody has added one."""
        return [self.salts.get(seat, b"") for seat in range(seats)]

    def key(self, seats: int) -> bytes:
        """What follows from it all."""
        return deal_key(self.secret, self.salts_of(seats))


class TableState:
    """All that the journal says, with all its secrets: what leaves it goes through `views`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game, self.options = checked_terms(terms)
        self.seats = [Seat() for _ in range(terms.players)]
        self.clocks = Clocks(terms.clock, terms.players)
        self.prepared: Prepared | None = None  # what the game goes on from, if it does not begin anew
        self.given = 0 if terms.origin is None else terms.origin.moves  # so many moves are another game's, and stay
        self.shuffle: Shuffle | None = None  # what the cards are drawn with, where everybody can verify that
        self.match: Match | None = None
        self.phase: Phase = "gathering"  # how far it has come
        self.to_move: int | None = None  # the seat that decides next, if the game is on
        self.bot_seed = ""
        self.starters: tuple[str | None, ...] = ()  # who held the seats when the game began
        self.version = 0
        self.moved_at = 0  # the version of the last entry that changed the position
        self.shown = 0  # so many moves stay: the last of them showed something hidden
        self.before: deque[Position] = deque(maxlen=MOST_BEFORE)  # before each move since then
        self.pace = terms.pace
        self.paused = False
        self.requests: dict[About, Request] = {}  # that wait for somebody's consent
        self.resigned: list[int] = []  # the seats that gave up, in this order
        self.ended: str | None = None  # how, if the game ended before its time
        self.rematch: str | None = None
        self.log: deque[LogItem] = deque(maxlen=MOST_LOGGED)  # what happened last, for those who follow it
        self.counting: list[LogItem] = []  # of the moves that count, one for each
        self.asides: deque[LogItem] = deque(maxlen=MOST_ASIDES)  # the last of all others, and of moves taken back
        self.started: Milliseconds | None = None
        self.finished: Milliseconds | None = None
        self.changed: Milliseconds = 0
        self.refs: list[dict[str, str | None]] = [{} for _ in self.seats]  # of what each seat did, and who held it
        self.allowances = Allowances()
        self.comers: list[int] = []  # the seats of people, who came first at the beginning
        self.sent_away: dict[str, str] = {}  # who has been sent away and has no seat since, and by whom
        self.succeeded: dict[str, str] = {}  # whose seat was given to somebody else, and to whom
        self.barred: set[str] = set()  # who shall not sit down here again
        self.gathers_again = False  # for another game among those who have just played

    # What it is like now

    @property
    def position(self) -> Position:
        """The position; there must have been a start."""
        assert self.match is not None
        return self.match.position

    @property
    def result(self) -> Result | None:
        """How it ended, with those who gave up last; None while the game goes on."""
        return None if self.match is None else self.match.position.outcome(self.resigned, self.ended)

    @property
    def by(self) -> tuple[str, ...]:
        """Whose the seats are, as records say it."""
        return tuple([seat.bot or HUMAN for seat in self.seats])

    @property
    def names(self) -> list[str]:
        """The names round the table."""
        return [seat.name for seat in self.seats]

    @property
    def only_person(self) -> int | None:
        """The seat of whoever plays against bots alone."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "human"]
        return people[0] if len(people) == 1 else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot that must decide now, if it is a bot's turn."""
        return self.seats[self.to_move].playing_bot if self.phase == "playing" and self.to_move is not None else None

    @property
    def deserted(self) -> bool:
        """Whether bots play on for all people, and somebody may still come back."""
        people = [seat for seat in self.seats if seat.kind == "human"]
        return all(seat.handed_over for seat in people) and any(seat.reason != "resigned" for seat in people)

    @property
    def bot_wait(self) -> Milliseconds:
        """How long a bot waits before it moves: as long as people look at the weightiest thing everybody was told."""
        last = tell([*self.log[-1].events], TABLE) if self.log else []
        paces: list[float] = [event.paces for event in last]
        return round(self.pace * max(paces, default=1.0))

    @property
    def stopped(self) -> bool:
        """Whether the last move brought something that bots let people look at until they go on (`Event.stops`)."""
        last = tell([*self.counting[-1].events], TABLE) if self.counting else []
        return any(event.stops for event in last)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def seats_of(self, holder: str) -> list[int]:
        """The seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder]

    def seats_kept_for(self, person: str) -> list[int]:
        """The seats that somebody may take: kept from the game before, played on another device of theirs, or lent."""
        if not person:
            return []
        return [number for number, seat in enumerate(self.seats) if person in _takers(seat)]

    @property
    def host(self) -> int | None:
        """The seat of whoever has sat here longest: of who made the table or, if they have left, who came next."""
        return next(iter(self.comers), None)

    def is_host(self, seat: int) -> bool:
        """Whether this seat is the host's, or another of theirs."""
        return self.host is not None and self.seats[seat].holder == self.seats[self.host].holder

    def seating(self) -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]:
        """By their ids, the seats that everybody holds, and those that they may take."""
        held, kept = dict[str, tuple[int, ...]](), dict[str, tuple[int, ...]]()
        for number, seat in enumerate(self.seats):
            if seat.holder is not None:
                held[seat.holder] = (*held.get(seat.holder, ()), number)
            for person in _takers(seat):
                kept[person] = (*kept.get(person, ()), number)
        return held, kept

    def told_to(self, seat: int) -> list[Event]:
        """All that a seat was told of the moves that count, for a bot that sits down there now."""
        return [event for item in self.counting for event in tell([*item.events], seat)]

    def repeats(self, seat: int, ref: str) -> bool:
        """Whether this message has already been carried out."""
        return ref in self.refs[seat]

    def done_before(self, person: str, ref: str) -> bool:
        """Whether it was carried out for whichever seat this person has or had: that may be another's by now."""
        had = any(refs.get(ref) == person for refs in self.refs)
        return had or any(self.repeats(own, ref) for own in self.seats_of(person))


def _takers(seat: Seat) -> list[str]:
    """Who may take a seat."""
    if seat.holder is None:
        return [seat.kept_for] if seat.kept_for else []
    return [*seat.former, *seat.lenders]


def checked_terms(terms: Terms) -> tuple[AnyGame, Options]:
    """The game and its options; refused if there are none such."""
    if terms.game not in games.names():
        raise refused("no-game", known=", ".join(games.names()))
    game = games.load(terms.game)
    refusal = game.players_refusal(terms.players)
    if refusal is not None:
        raise Refused(refusal)
    if terms.stand_in not in kinds(game):
        raise refused("no-bot", known=", ".join(kinds(game)))
    _check_rated(terms)
    try:
        options: Options = msgspec.convert(terms.options, game.options_type)
    except msgspec.ValidationError as error:
        raise refused("options", fault=str(error)[:200]) from None
    return game, options


def _check_rated(terms: Terms) -> None:
    """Whether a game can be rated on these terms; refused if not. Without a clock, who is losing need not go on."""
    if not terms.rated:
        return
    if terms.players == 1 or terms.visibility == "local":
        raise refused("rated-people")
    if terms.aids.hints or terms.aids.coach or terms.practice:
        raise refused("rated-aids")
    if isinstance(terms.clock, NoClock):
        raise refused("rated-clock")
    if terms.origin is not None or terms.daily is not None:
        raise refused("rated-dealt")
