"""What a table is at a moment: a fold over its journal, the same when it is played and when it is read anew."""

from collections import deque
from collections.abc import Iterable
from typing import Final, Literal, Self, assert_never

import msgspec
from msgspec.structs import replace

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position
from lichtspiel.core.records import HUMAN
from lichtspiel.core.refusals import Refused
from lichtspiel.core.results import AGREED, RESIGNED, Result
from lichtspiel.core.setups import Options
from lichtspiel.table import journal
from lichtspiel.table.allowances import Allowances
from lichtspiel.table.clocks import Clocks
from lichtspiel.table.events import LogItem, event_of
from lichtspiel.table.journal import Entry, TableEntry
from lichtspiel.table.refusals import refused
from lichtspiel.table.seats import FORGOTTEN, Seat
from lichtspiel.table.terms import Milliseconds, Terms

Phase = Literal["gathering", "playing", "paused", "over"]
REMEMBERED_REFS: Final = 4096  # of each seat: more messages than a game has, undone moves included
MOST_BEFORE: Final = 64  # moves that can be taken back without playing the whole game again
MOST_LOGGED: Final = 1000  # entries that somebody who follows may be behind by: nobody is so slow and still there
MOST_ASIDES: Final = 100  # that newcomers are told of: what happens round a game can go on for ever


class UndoRequest(msgspec.Struct):
    """Somebody would like to take a move back, and these have agreed so far."""

    seat: int
    keep: int
    version: int  # of the wish
    agreed: list[int]


class EndRequest(msgspec.Struct):
    """Somebody would like to end the game as it stands, and these have agreed so far."""

    seat: int
    version: int  # of the wish
    agreed: list[int]


class TableState:
    """All that the journal says, with all its secrets: what leaves it goes through `views`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game, self.options = checked_terms(terms)
        self.seats = [Seat() for _ in range(terms.players)]
        self.clocks = Clocks(terms.clock, terms.players)
        self.match: Match | None = None
        self.phase: Phase = "gathering"  # how far it has come
        self.to_move: int | None = None  # the seat that decides next, if the game is on
        self.bot_seed = ""
        self.version = 0
        self.moved_at = 0  # the version of the last entry that changed the position
        self.shown = 0  # so many moves stay: the last of them showed something hidden
        self.before: deque[Position] = deque(maxlen=MOST_BEFORE)  # before each move since then
        self.pace = terms.pace
        self.paused = False
        self.undo: UndoRequest | None = None
        self.resigned: list[int] = []  # the seats that gave up, in this order
        self.end: EndRequest | None = None
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
        self.sent_away: set[str] = set()  # who shall not sit down here again
        self.gathers_again = False  # for another game among those who have just played

    @classmethod
    def read(cls, terms: Terms, entries: Iterable[Entry]) -> Self:
        """The table as it stood when it was last written down."""
        table = cls(terms)
        for entry in entries:
            table._apply(entry)
        return table

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
        return round(self.pace * max((event.paces for event in last), default=1))

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
        """The seats that somebody may take: kept from the game before, or played on another device of theirs."""
        if not person:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if (seat.kept_for == person if seat.holder is None else person in seat.former)
        ]

    @property
    def host(self) -> int | None:
        """The seat of whoever has sat here longest: of who made the table or, if they have left, who came next."""
        return next(iter(self.comers), None)

    def seating(self) -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]:
        """By their ids, the seats that everybody holds, and those that they may take."""
        held, kept = dict[str, tuple[int, ...]](), dict[str, tuple[int, ...]]()
        for number, seat in enumerate(self.seats):
            if seat.holder is not None:
                held[seat.holder] = (*held.get(seat.holder, ()), number)
            for person in seat.former if seat.holder is not None else [seat.kept_for] if seat.kept_for else ():
                kept[person] = (*kept.get(person, ()), number)
        return held, kept

    def told_to(self, seat: int) -> list[Event]:
        """All that a seat was told of the moves that count, for a bot that sits down there now."""
        return [event for item in self.counting for event in tell([*item.events], seat)]

    def repeats(self, seat: int, ref: str) -> bool:
        """Whether this message has already been carried out."""
        return ref in self.refs[seat]

    def repeated_by(self, holder: str, ref: str) -> bool:
        """Whether it was carried out for this person, at whichever seat: it may be another's by now."""
        return any(refs.get(ref) == holder for refs in self.refs)

    # The fold

    def _add(self, entry: Entry, move: Move | None = None) -> list[Entry]:
        self._apply(entry, move)
        return [entry]

    def _apply(self, entry: Entry, move: Move | None = None) -> None:
        """One more entry. The clocks run up to it, it happens, and then the clock of whoever is to move runs on."""
        if isinstance(entry, journal.Woken):
            self.clocks.sleep_until(entry.at, entry.jumped)
        else:
            self.clocks.pass_time(entry.at)
        self.version += 1
        before = self._name_before(entry)
        since = self.counting[entry.keep].version if isinstance(entry, journal.Undone) else 0
        if isinstance(entry, journal.Moved):
            events = self._fold_move(entry, move or self.game.read_move(entry.move))
            self.counting.append(LogItem(self.version, entry.at, entry.by, tuple(events)))
            self.log.append(self.counting[-1])
        else:
            self._charge(entry)
            self._fold(entry)
            event = event_of(entry, before, since)
            if event is not None:
                self.asides.append(LogItem(self.version, entry.at, None, (event,)))
                self.log.append(self.asides[-1])
        self.changed = entry.at
        self._note_turn()
        self._end_late_turns()
        self.clocks.running = self._clock_seat()

    def _name_before(self, entry: Entry) -> str:
        """What the seat was called that an entry is about, if it changes that."""
        if not isinstance(entry, journal.Left | journal.Given | journal.Renamed):
            return ""
        return self.seats[entry.seat].name or self.seats[entry.seat].kept_name

    def _fold_move(self, entry: journal.Moved, move: Move) -> list[Event]:
        assert self.match is not None
        only = self.only_person
        reveals = only is None and isinstance(move, self.game.revealing)
        before = None if reveals else self.match.position.clone()
        events = self.match.play_unchecked(move)
        if before is None or before.reveals(move, events, only):
            self.shown = len(self.match.moves)
            self.before.clear()
        else:
            self.before.append(before)
        self.clocks.reward(entry.seat)
        self.moved_at, self.undo = self.version, None
        self.finished = entry.at if self.match.position.to_move is None else None
        self._remember(entry.seat, entry.ref)
        return self.retold(events)

    def retold(self, events: list[Event]) -> list[Event]:
        """What the game tells, with the table's result where it tells of one."""
        if not self.resigned:
            return events
        return [replace(event, result=self.result) if hasattr(event, "result") else event for event in events]

    def _remember(self, seat: int, ref: str) -> None:
        refs = self.refs[seat]
        if ref:
            refs[ref] = self.seats[seat].holder
        if len(refs) > REMEMBERED_REFS:
            del refs[next(iter(refs))]

    def _charge(self, entry: TableEntry) -> None:
        """Count what people do of their own accord. All else is bounded by what it follows.

        A game goes on once a pause, an answer needs a question, leaving needs having come, and a hand-over an absence.
        """
        match entry:
            case journal.Seated() | journal.Given():
                self._pass_on(entry)
                self.allowances.use(entry.holder, entry.at)
            case journal.Left(by=int(seat)):
                self._use(seat, entry.at)
            case journal.Renamed():
                self._use(entry.seat, entry.at)
            case journal.Paused() | journal.Paced() | journal.UndoAsked() | journal.Returned() | journal.EndAsked():
                self._use(entry.seat, entry.at)
            case journal.Undone() if (
                self.undo is None or self.undo.seat != entry.seat
            ):  # else asking for it has counted
                self._use(entry.seat, entry.at)

    def _use(self, seat: int, at: Milliseconds) -> None:
        holder = self.seats[seat].holder
        if holder is not None:
            self.allowances.use(holder, at)

    def _pass_on(self, entry: journal.Seated | journal.Given) -> None:
        holder = self.seats[entry.seat].holder
        if holder is not None:
            self.allowances.pass_on(holder, entry.holder, entry.at)

    def _fold(self, entry: TableEntry) -> None:  # noqa: C901, PLR0912 (one case for each entry)
        match entry:
            case journal.Seated():
                self._fold_seated(entry)
            case journal.BotSeated():
                name = entry.name or self._bot_name(entry.seat, entry.bot)
                self.seats[entry.seat] = Seat(name=name, bot=entry.bot)
            case journal.Left():
                self._fold_left(entry)
            case journal.Kept():
                self._fold_kept(entry)
            case journal.Given():
                self._fold_given(entry)
            case journal.Renamed():
                self._call(entry.seat, entry.name)
            case journal.Started():
                self._fold_start(entry)
            case journal.UndoAsked():
                self._fold_undo_asked(entry)
            case journal.UndoAnswered():
                self._fold_undo_answered(entry)
            case journal.Undone():
                self._fold_undone(entry)
            case journal.Paused() | journal.Deserted():
                self.paused = True
            case journal.Resumed():
                self.paused = False
            case journal.Paced():
                self.pace = entry.pace
            case journal.HandedOver():
                self.seats[entry.seat].stand_in, self.seats[entry.seat].reason = entry.bot, entry.reason
            case journal.Resigned():
                self._fold_resigned(entry)
            case journal.EndAsked():
                self.end = EndRequest(entry.seat, self.version, [])
                self._remember(entry.seat, entry.ref)
            case journal.EndAnswered():
                self._fold_end_answered(entry)
            case journal.EndAgreed():
                self._end_early(AGREED, entry.at)
            case journal.Returned():
                self._give_back(entry.seat)
            case journal.Rematched():
                self.rematch = entry.table
            case journal.Woken():
                pass  # only the clocks care
            case _:
                assert_never(entry)

    def _fold_resigned(self, entry: journal.Resigned) -> None:
        self.resigned.append(entry.seat)
        self.seats[entry.seat].stand_in, self.seats[entry.seat].reason = entry.bot, "resigned"
        if self.undo is not None and self.undo.seat == entry.seat:
            self.undo = None
        if self.end is not None and self.end.seat == entry.seat:
            self.end = None
        if entry.bot is None:
            self._end_early(RESIGNED, entry.at)
        self._remember(entry.seat, entry.ref)

    def _fold_end_answered(self, entry: journal.EndAnswered) -> None:
        assert self.end is not None
        self._remember(entry.seat, entry.ref)
        if entry.agree:
            self.end.agreed.append(entry.seat)
        else:
            self.end = None

    def _end_early(self, ended: str, at: Milliseconds) -> None:
        self.ended, self.finished = ended, at
        self.undo = self.end = None

    def _fold_seated(self, entry: journal.Seated) -> None:
        seat = self.seats[entry.seat]
        if seat.holder is None:
            self.seats[entry.seat] = Seat(name=entry.name, holder=entry.holder)
            self.comers.append(entry.seat)
            return
        devices = [seat.holder, *seat.former]
        seat.former = [device for device in devices if device != entry.holder]
        seat.holder, seat.name = entry.holder, entry.name

    def _fold_left(self, entry: journal.Left) -> None:
        left = self.seats[entry.seat]
        if entry.by is not None and left.holder is not None and self.terms.visibility == "open":
            self.sent_away.add(left.holder)
        self.seats[entry.seat] = Seat()
        self.comers = [seat for seat in self.comers if seat != entry.seat]

    def _fold_kept(self, entry: journal.Kept) -> None:
        """For who wishes to be forgotten nothing is kept."""
        self.gathers_again = True
        if not entry.holder.startswith(FORGOTTEN):
            self.seats[entry.seat] = Seat(kept_for=entry.holder, kept_name=entry.name)

    def _fold_given(self, entry: journal.Given) -> None:
        self.seats[entry.seat] = Seat(holder=entry.holder)
        self._call(entry.seat, entry.name)
        self.clocks.refresh(entry.seat)

    def _call(self, seat: int, name: str) -> None:
        """The record has the names that people have in the end."""
        self.seats[seat].name = name
        if self.match is not None:
            self.match.players = tuple(self.names)

    def _note_turn(self) -> None:
        """How far it has come, and whose turn it is: asked so often that it is worked out once an entry."""
        if self.match is None:
            return
        self.to_move = None if self.ended is not None else self.match.position.to_move
        going_on: Phase = "paused" if self.paused else "playing"
        self.phase = "over" if self.to_move is None else going_on

    def _end_late_turns(self) -> None:
        """Who was late for a turn has the seat again as soon as somebody else is to move."""
        for number, seat in enumerate(self.seats):
            if seat.reason == "late" and number != self.to_move:
                self._give_back(number)

    def _give_back(self, seat: int) -> None:
        self.seats[seat].stand_in = self.seats[seat].reason = None
        self.clocks.refresh(seat)

    def _fold_undo_asked(self, entry: journal.UndoAsked) -> None:
        self.undo = UndoRequest(entry.seat, entry.keep, self.version, [])
        self._remember(entry.seat, entry.ref)

    def _fold_start(self, entry: journal.Started) -> None:
        setup = msgspec.json.decode(entry.setup, type=self.game.setup_type)
        self.match = Match(self.game, setup, tuple(self.names), self.options)
        self.started, self.bot_seed, self.moved_at = entry.at, entry.bot_seed, self.version

    def _fold_undo_answered(self, entry: journal.UndoAnswered) -> None:
        assert self.undo is not None
        self._remember(entry.seat, entry.ref)
        if entry.agree:
            self.undo.agreed.append(entry.seat)
        else:
            self.undo = None

    def _fold_undone(self, entry: journal.Undone) -> None:
        self._go_back(entry.keep)
        self.asides.extend(self.counting[entry.keep :])
        del self.counting[entry.keep :]
        self.moved_at, self.undo = self.version, None
        self.shown = min(self.shown, entry.keep)
        self._remember(entry.seat, entry.ref)

    def _go_back(self, keep: int) -> None:
        """To when so many moves had been made: that is still known, or they are made again."""
        assert self.match is not None
        match, taken = self.match, len(self.match.moves) - keep
        if 0 < taken <= len(self.before):
            match.position = [self.before.pop() for _ in range(taken)][-1]
            del match.moves[keep:]
            return
        self.before.clear()
        self.match = Match(self.game, match.setup, match.players, self.options)
        for _, move in match.moves[:keep]:
            self.match.play_unchecked(move)

    def _clock_seat(self) -> int | None:
        """The seat whose clock runs: that of the person to move. Bots have no clock."""
        return None if self.phase != "playing" or self.bot_to_move is not None else self.to_move

    def _bot_name(self, seat: int, bot: str) -> str:
        """A bot that was given no name is called by its kind; those of the same kind are told apart by a number."""
        same = sum(other.bot == bot for other in self.seats[:seat])
        return bot.capitalize() if same == 0 else f"{bot.capitalize()} {same + 1}"


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
    try:
        options: Options = msgspec.convert(terms.options, game.options_type)
    except msgspec.ValidationError as error:
        raise refused("options", fault=str(error)[:200]) from None
    return game, options
