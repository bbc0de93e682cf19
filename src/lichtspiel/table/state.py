"""What a table is at a moment: a fold over its journal, the same when it is played and when it is read anew."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, Self

import msgspec

from lichtspiel import games
from lichtspiel.bots import kinds
from lichtspiel.core.engine import Engine
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position
from lichtspiel.core.setups import Options
from lichtspiel.table import journal
from lichtspiel.table.allowances import Allowances
from lichtspiel.table.clocks import Clocks
from lichtspiel.table.declining import against_the_rules, declined
from lichtspiel.table.happenings import Happening, table_event
from lichtspiel.table.journal import Entry
from lichtspiel.table.seats import Seat
from lichtspiel.table.terms import Milliseconds, Terms

Phase = Literal["gathering", "playing", "paused", "over"]
REMEMBERED_REFS: Final = 4096  # of each seat: more messages than a game has, undone moves included
MOST_BEFORE: Final = 64  # moves that can be taken back without playing the whole game again
MOST_ASIDES: Final = 100  # that newcomers are told of: what happens round a game can go on for ever


class UndoRequest(msgspec.Struct):
    """Somebody would like to take a move back, and these have agreed so far."""

    seat: int
    keep: int
    version: int  # of the wish
    agreed: list[int]


class TableState:
    """All that the journal says, with all its secrets: what leaves it goes through `sight`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game, self.options = checked_terms(terms)
        self.seats = [Seat() for _ in range(terms.players)]
        self.clocks = Clocks(terms.clock, terms.players)
        self.match: Match | None = None
        self.bot_seed = ""
        self.version = 0
        self.moved_at = 0  # the version of the last entry that changed the position
        self.shown = 0  # so many moves stay: the last of them showed something hidden
        self.before: deque[Engine] = deque(maxlen=MOST_BEFORE)  # how the game stood before each move since then
        self.pace = terms.pace
        self.paused = False
        self.undo: UndoRequest | None = None
        self.rematch: str | None = None
        self.happenings: list[Happening] = []  # all there were
        self.counting: list[Happening] = []  # those of the moves that count, one for each
        self.asides: deque[Happening] = deque(maxlen=MOST_ASIDES)  # the last of all others, and of moves taken back
        self.started: Milliseconds | None = None
        self.finished: Milliseconds | None = None
        self.changed: Milliseconds = 0
        self.refs: list[dict[str, None]] = [{} for _ in self.seats]  # of what each seat has done, the oldest first
        self.allowances = Allowances()

    @classmethod
    def read(cls, terms: Terms, entries: Iterable[Entry]) -> Self:
        """The table as it stood when it was last written down."""
        table = cls(terms)
        for entry in entries:
            table._apply(entry)
        return table

    # What it is like now

    @property
    def phase(self) -> Phase:
        """How far it has come."""
        if self.match is None:
            return "gathering"
        if self.match.position.to_move is None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def position(self) -> Position:
        """The position; there must have been a start."""
        assert self.match is not None
        return self.match.position

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, if the game is on."""
        return None if self.match is None else self.match.position.to_move

    @property
    def names(self) -> list[str]:
        """The names round the table."""
        return [seat.name for seat in self.seats]

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
        last = tell([*self.happenings[-1].events], TABLE) if self.happenings else []
        return round(self.pace * max((event.paces for event in last), default=1))

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def seats_of(self, holder: str) -> list[int]:
        """The seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder]

    def told_to(self, seat: int) -> list[Event]:
        """All that a seat was told of the moves that count, for a bot that sits down there now."""
        return [event for happening in self.counting for event in tell([*happening.events], seat)]

    def repeats(self, seat: int, ref: str) -> bool:
        """Whether this message has already been carried out."""
        return ref in self.refs[seat]

    # The fold

    def _add(self, entry: Entry, move: Move | None = None) -> list[Entry]:
        self._apply(entry, move)
        return [entry]

    def _apply(self, entry: Entry, move: Move | None = None) -> None:
        """One more entry. The clocks run up to it, it happens, and the clock of who is to move then runs on."""
        if isinstance(entry, journal.Woken):
            self.clocks.sleep_until(entry.at)
        else:
            self.clocks.pass_time(entry.at)
        self.version += 1
        leaving = self.seats[entry.seat].name if isinstance(entry, journal.Left) else ""
        if isinstance(entry, journal.Moved):
            events = self._fold_move(entry, move or self.game.move(msgspec.json.decode(entry.move)))
            self.counting.append(Happening(self.version, entry.at, entry.by, tuple(events)))
            self.happenings.append(self.counting[-1])
        else:
            self._charge(entry)
            self._fold(entry)
            event = table_event(entry, leaving)
            if event is not None:
                self.asides.append(Happening(self.version, entry.at, None, (event,)))
                self.happenings.append(self.asides[-1])
        self.changed = entry.at
        self._end_late_turns()
        self.clocks.running = self._clock_seat()

    def _fold_move(self, entry: journal.Moved, move: Move) -> list[Event]:
        assert self.match is not None
        before = self.match.position.engine.clone()
        events = self.match.play(move, entry.seat)
        if self.game.reveals(before, events):
            self.shown = len(self.match.moves)
            self.before.clear()
        else:
            self.before.append(before)
        self.clocks.reward(entry.seat)
        self.moved_at, self.undo = self.version, None
        self.finished = entry.at if self.to_move is None else None
        self._remember(entry.seat, entry.ref)
        return events

    def _remember(self, seat: int, ref: str) -> None:
        refs = self.refs[seat]
        if ref:
            refs[ref] = None
        if len(refs) > REMEMBERED_REFS:
            del refs[next(iter(refs))]

    def _charge(self, entry: Entry) -> None:
        """Count what people do of their own accord. All else is bounded by what it follows.

        A game goes on once a pause, an answer needs a question, leaving needs having come, and a hand-over an absence.
        """
        match entry:
            case journal.Seated():
                self._pass_on(entry)
                self.allowances.use(entry.holder, entry.at)
            case journal.Paused() | journal.Paced() | journal.UndoAsked() | journal.Returned():
                self._use(entry.seat, entry.at)
            case journal.Undone() if (
                self.undo is None or self.undo.seat != entry.seat
            ):  # else asking for it has counted
                self._use(entry.seat, entry.at)

    def _use(self, seat: int, at: Milliseconds) -> None:
        holder = self.seats[seat].holder
        if holder is not None:
            self.allowances.use(holder, at)

    def _pass_on(self, entry: journal.Seated) -> None:
        holder = self.seats[entry.seat].holder
        if holder is not None:
            self.allowances.pass_on(holder, entry.holder, entry.at)

    def _fold(self, entry: Entry) -> None:
        fold = _FOLDS.get(type(entry))
        if fold is not None:
            fold(self, entry)

    def _fold_seated(self, entry: journal.Seated) -> None:
        self.seats[entry.seat].holder, self.seats[entry.seat].name = entry.holder, entry.name

    def _fold_bot(self, entry: journal.BotSeated) -> None:
        self.seats[entry.seat] = Seat(name=entry.name or self._bot_name(entry.seat, entry.bot), bot=entry.bot)

    def _fold_left(self, entry: journal.Left) -> None:
        self.seats[entry.seat] = Seat()

    def _fold_pause(self, entry: journal.Paused | journal.Deserted | journal.Resumed) -> None:
        self.paused = not isinstance(entry, journal.Resumed)

    def _fold_pace(self, entry: journal.Paced) -> None:
        self.pace = entry.pace

    def _fold_handover(self, entry: journal.HandedOver) -> None:
        self.seats[entry.seat].stand_in, self.seats[entry.seat].reason = entry.bot, entry.reason

    def _fold_return(self, entry: journal.Returned) -> None:
        self._give_back(entry.seat)

    def _end_late_turns(self) -> None:
        """Who was late for a turn has the seat again as soon as somebody else is to move."""
        for number, seat in enumerate(self.seats):
            if seat.reason == "late" and number != self.to_move:
                self._give_back(number)

    def _give_back(self, seat: int) -> None:
        self.seats[seat].stand_in = self.seats[seat].reason = None
        self.clocks.refresh(seat)

    def _fold_wish(self, entry: journal.UndoAsked) -> None:
        self.undo = UndoRequest(entry.seat, entry.keep, self.version, [])
        self._remember(entry.seat, entry.ref)

    def _fold_rematch(self, entry: journal.Rematched) -> None:
        self.rematch = entry.table

    def _fold_start(self, entry: journal.Started) -> None:
        setup = msgspec.json.decode(entry.setup, type=self.game.setup_type)
        self.match = Match(self.game, setup, tuple(self.names), self.options)
        self.started, self.bot_seed, self.moved_at = entry.at, entry.bot_seed, self.version

    def _fold_answer(self, entry: journal.UndoAnswered) -> None:
        assert self.undo is not None
        self._remember(entry.seat, entry.ref)
        if entry.agree:
            self.undo.agreed.append(entry.seat)
        else:
            self.undo = None

    def _fold_undo(self, entry: journal.Undone) -> None:
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
            match.position = Position(self.game, [self.before.pop() for _ in range(taken)][-1])
            del match.moves[keep:]
            return
        self.before.clear()
        self.match = Match(self.game, match.setup, match.players, self.options)
        for seat, move in match.moves[:keep]:
            self.match.play(move, seat)

    def _clock_seat(self) -> int | None:
        """The seat whose clock runs: that of the person to move. Bots have no clock."""
        return None if self.phase != "playing" or self.bot_to_move is not None else self.to_move

    def _bot_name(self, seat: int, bot: str) -> str:
        """A bot that was given no name is called by its kind; those of the same kind are told apart by a number."""
        same = sum(other.bot == bot for other in self.seats[:seat])
        return bot.capitalize() if same == 0 else f"{bot.capitalize()} {same + 1}"


_FOLDS: Final[dict[type[Entry], Callable[[TableState, Any], None]]] = {
    journal.Seated: TableState._fold_seated,
    journal.BotSeated: TableState._fold_bot,
    journal.Left: TableState._fold_left,
    journal.Started: TableState._fold_start,
    journal.UndoAsked: TableState._fold_wish,
    journal.UndoAnswered: TableState._fold_answer,
    journal.Undone: TableState._fold_undo,
    journal.Paused: TableState._fold_pause,
    journal.Deserted: TableState._fold_pause,
    journal.Resumed: TableState._fold_pause,
    journal.Paced: TableState._fold_pace,
    journal.HandedOver: TableState._fold_handover,
    journal.Returned: TableState._fold_return,
    journal.Rematched: TableState._fold_rematch,
}


def checked_terms(terms: Terms) -> tuple[AnyGame, Options]:
    """The game and its options; refused if there are none such."""
    if terms.game not in games.names():
        raise declined("no-game", known=", ".join(games.names()))
    game = games.load(terms.game)
    refusal = game.players_refusal(terms.players)
    if refusal is not None:
        raise against_the_rules(refusal)
    if terms.stand_in not in kinds(game):
        raise declined("no-bot", known=", ".join(kinds(game)))
    try:
        options: Options = msgspec.convert(terms.options, game.options_type)
    except msgspec.ValidationError as fault:
        raise declined("options", fault=str(fault)[:200]) from None
    return game, options
