"""The fold over a table's journal: what each entry changes, the same when it is played and when it is read again."""

from collections.abc import Iterable
from typing import Final, Self, assert_never

import msgspec
from msgspec.structs import replace

from lichtspiel.core.events import Event
from lichtspiel.core.matches import Match
from lichtspiel.core.moves import Move
from lichtspiel.core.results import AGREED, RESIGNED
from lichtspiel.core.shuffles import commitment_of
from lichtspiel.table import journal
from lichtspiel.table.events import LogItem, event_of
from lichtspiel.table.journal import About, Entry, TableEntry
from lichtspiel.table.seats import FORGOTTEN, Seat
from lichtspiel.table.state import Phase, Request, Shuffle, TableState
from lichtspiel.table.terms import DAY, Milliseconds, Terms

REMEMBERED_REFS: Final = 4096  # of each seat: more messages than a game has, undone moves included


class TableFold(TableState):
    """A table that its journal changes, one entry after another."""

    @classmethod
    def read(cls, terms: Terms, entries: Iterable[Entry]) -> Self:
        """The table as it stood when it was last written down."""
        table = cls(terms)
        for entry in entries:
            table._apply(entry)
        return table

    def _add(self, entry: Entry, move: Move | None = None) -> list[Entry]:
        self._apply(entry, move)
        return [entry]

    def _apply(self, entry: Entry, move: Move | None = None) -> None:
        """One more entry. The clocks run up to it, it happens, and then the clock of whoever is to move runs on."""
        if isinstance(entry, journal.Moved):  # asked first: most are, and to tell them from all others takes long
            self._apply_move(entry, move or self.game.read_move(entry.move))
        else:
            self._apply_other(entry)
        self.changed = entry.at
        self._note_turn()
        self._end_late_turns()
        self.clocks.running = self._clock_seat()

    def _apply_move(self, entry: journal.Moved, move: Move) -> None:
        self.clocks.pass_time(entry.at)
        self.version += 1
        events = self._fold_move(entry, move)
        self.counting.append(LogItem(self.version, entry.at, entry.by, tuple(events), self._called(), entry.seat))
        if len(self.counting) > self.given:  # nobody here was there before: they are told as newcomers are
            self.log.append(self.counting[-1])

    def _apply_other(self, entry: TableEntry) -> None:
        if isinstance(entry, journal.Woken):
            self.clocks.sleep_until(entry.at, entry.jumped)
        else:
            self.clocks.pass_time(entry.at)
        self.version += 1
        before = self._name_before(entry)
        since = self.counting[entry.keep].version if isinstance(entry, journal.Undone) else 0
        asker = self.requests[entry.about].asked.seat if isinstance(entry, journal.Answered) else None
        back = isinstance(entry, journal.Given) and entry.holder in self.seats[entry.seat].lenders
        self._charge(entry)
        self._fold(entry)
        event = event_of(entry, before, since, asker, back=back)
        if event is not None:
            self.asides.append(LogItem(self.version, entry.at, None, (event,), self._called()))
            self.log.append(self.asides[-1])

    def _called(self) -> tuple[str, ...]:
        """The names now; they seldom change, so many items share them."""
        names = tuple(self.names)
        return self.log[-1].names if self.log and self.log[-1].names == names else names

    def _name_before(self, entry: TableEntry) -> str:
        """What the seat was called that an entry is about, if it changes that."""
        if isinstance(entry, journal.Seated):
            return self.seats[entry.seat].name if self.seats[entry.seat].holder else ""
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
        if len(self.match.moves) > self.given:
            self.clocks.reward(entry.seat)
        self.seats[entry.seat].bot_moved |= entry.seat in self.resigned
        self._move_on()
        if self.match.position.to_move is None:
            self._finish(entry.at)
        self._remember(entry.seat, entry.ref)
        return self.retold(events)

    def _move_on(self) -> None:
        """The position is another: nobody is asked any more to take back a move of the one before."""
        self.moved_at = self.version
        self.requests.pop("undo", None)

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

        A game goes on once a pause, an answer needs a question, leaving and a salt need having come, and a hand-over
        an absence.
        """
        match entry:
            case journal.Seated() | journal.Given():
                self._pass_on(entry)
                self.allowances.use(entry.holder, entry.at)
            case journal.Left(by=int(seat)):
                self._use(seat, entry.at)
            case journal.Renamed():
                self._use(entry.seat, entry.at)
            case journal.Paused() | journal.Paced() | journal.Returned() | journal.Asked():
                self._use(entry.seat, entry.at)
            case journal.Undone() if "undo" not in self._requests_of(entry.seat):  # else asking for it has counted
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
                self._fold_bot_seated(entry)
            case journal.Left():
                self._fold_left(entry)
            case journal.Kept():
                self._fold_kept(entry)
            case journal.Given():
                self._fold_given(entry)
            case journal.Renamed():
                self._fold_renamed(entry)
            case journal.Prepared():
                self.prepared = entry
            case journal.Committed():
                secret = bytes.fromhex(entry.secret)
                self.shuffle = Shuffle(secret, entry.at, commitment_of(secret))
            case journal.Salted():
                self._fold_salted(entry)
            case journal.Started():
                self._fold_start(entry)
            case journal.UndoAsked() | journal.EndAsked():
                self.requests[entry.about] = Request(entry, self.version, [])
                self._remember(entry.seat, entry.ref)
            case journal.Answered():
                self._fold_answered(entry)
            case journal.Undone():
                self._fold_undone(entry)
            case journal.Paused() | journal.Deserted():
                self.paused = True
            case journal.Resumed():
                self.paused = False
            case journal.Paced():
                self.pace = entry.pace
            case journal.HandedOver():
                self._fold_handed_over(entry)
            case journal.Resigned():
                self._fold_resigned(entry)
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

    def _fold_handed_over(self, entry: journal.HandedOver) -> None:
        held = self.seats[entry.seat]
        held.stand_in, held.reason, held.handed_over_at = entry.bot, entry.reason, entry.at

    def _fold_resigned(self, entry: journal.Resigned) -> None:
        self.resigned.append(entry.seat)
        self.seats[entry.seat].stand_in, self.seats[entry.seat].reason = entry.bot, "resigned"
        for about in self._requests_of(entry.seat):
            del self.requests[about]
        if entry.bot is None:
            self._end_early(RESIGNED, entry.at)
        self._remember(entry.seat, entry.ref)

    def _requests_of(self, seat: int) -> list[About]:
        return [about for about, request in self.requests.items() if request.asked.seat == seat]

    def _fold_answered(self, entry: journal.Answered) -> None:
        self._remember(entry.seat, entry.ref)
        if entry.agree:
            self.requests[entry.about].agreed.append(entry.seat)
        else:
            del self.requests[entry.about]

    def _end_early(self, ended: str, at: Milliseconds) -> None:
        self.ended = ended
        self._finish(at)

    def _finish(self, at: Milliseconds) -> None:
        """Nothing can be asked for or taken back any more."""
        self.finished = at
        self.requests.clear()
        self.before.clear()

    def _fold_seated(self, entry: journal.Seated) -> None:
        seat = self.seats[entry.seat]
        if seat.holder is None:
            self.seats[entry.seat] = Seat(name=entry.name, holder=entry.holder, since=self.version)
            self.comers.append(entry.seat)
            self._welcome(entry.holder)
            return
        devices = [seat.holder, *seat.former]
        seat.former = [device for device in devices if device != entry.holder]
        seat.holder, seat.name = entry.holder, entry.name

    def _fold_bot_seated(self, entry: journal.BotSeated) -> None:
        """It makes way for whom the seat is kept, until the game begins."""
        kept, name = self.seats[entry.seat], entry.name or self._bot_name(entry.seat, entry.bot)
        self.seats[entry.seat] = Seat(name=name, bot=entry.bot, kept_for=kept.kept_for, kept_name=kept.kept_name)

    def _fold_salted(self, entry: journal.Salted) -> None:
        assert self.shuffle is not None
        self.shuffle.salts[entry.seat] = bytes.fromhex(entry.salt)

    def _fold_left(self, entry: journal.Left) -> None:
        left = self.seats[entry.seat]
        is_open = self.terms.visibility == "open"
        was_free = left.kind == "open" and not is_open  # strangers may sit down like anybody else
        person = left.kept_for if was_free else left.holder
        if entry.by is not None and person is not None:
            self.sent_away[person] = self.seats[entry.by].name
            if is_open and self.is_host(entry.by):
                self.barred.add(person)
        kept = left if left.kind == "bot" else Seat()
        self.seats[entry.seat] = Seat(kept_for=kept.kept_for, kept_name=kept.kept_name)
        if self.shuffle is not None:
            self.shuffle.salts.pop(entry.seat, None)
        self.comers = [seat for seat in self.comers if seat != entry.seat]

    def _fold_kept(self, entry: journal.Kept) -> None:
        """For who wishes to be forgotten nothing is kept."""
        self.gathers_again = True
        if not entry.holder.startswith(FORGOTTEN):
            self.seats[entry.seat] = Seat(kept_for=entry.holder, kept_name=entry.name)

    def _fold_given(self, entry: journal.Given) -> None:
        held = self.seats[entry.seat]
        before, since = held.holder, held.since if held.name == entry.name else self.version
        lent_until = entry.at + self._borrowed_for() if entry.lent else 0
        lenders = _lenders(held, entry)
        self.seats[entry.seat] = Seat(holder=entry.holder, since=since, lenders=lenders, lent_until=lent_until)
        for request in self.requests.values():  # what the one before has agreed to, this one has not
            request.agreed = [seat for seat in request.agreed if seat != entry.seat]
        self._call(entry.seat, entry.name)
        self._welcome(entry.holder)
        if before is not None:
            self.succeeded[before] = entry.name
        self.clocks.refresh(entry.seat)

    def _borrowed_for(self) -> Milliseconds:
        """How long nobody ends the game for whose seat they were lent; friends will not harm each other."""
        if self.clocks.in_days:
            return self.clocks.allowance
        return DAY if self.terms.visibility == "open" else 0

    def _welcome(self, holder: str) -> None:
        """Whoever has a seat is no longer without one."""
        self.sent_away.pop(holder, None)
        self.succeeded.pop(holder, None)

    def _fold_renamed(self, entry: journal.Renamed) -> None:
        self._call(entry.seat, entry.name)
        self.seats[entry.seat].renamed = entry.at

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

    def _fold_start(self, entry: journal.Started) -> None:
        setup = msgspec.json.decode(entry.setup, type=self.game.setup_type)
        self.match = Match(self.game, setup, tuple(self.names), self.options)
        self.starters = tuple([seat.holder for seat in self.seats])
        self.started, self.bot_seed, self.moved_at = entry.at, entry.bot_seed, self.version
        self._keep_no_longer()
        if not entry.shuffled:  # dealt otherwise, for a test perhaps: then nothing can be proved
            self.shuffle = None

    def _keep_no_longer(self) -> None:
        """A bot plays where somebody had a seat; who has sat down elsewhere does not miss it."""
        for seat in self.seats:
            if seat.kept_for and not self.seats_of(seat.kept_for):
                self.succeeded[seat.kept_for] = seat.name
            seat.kept_for, seat.kept_name = None, ""

    def _fold_undone(self, entry: journal.Undone) -> None:
        self._go_back(entry.keep)
        self.asides.extend(self.counting[entry.keep :])
        del self.counting[entry.keep :]
        self._move_on()
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


def _lenders(held: Seat, given: journal.Given) -> list[str]:
    """Who may take a seat back that somebody gets now. Whoever has just done so only yields to those before them."""
    if given.holder in held.lenders:
        return held.lenders[: held.lenders.index(given.holder)]
    return [*held.lenders, held.holder] if given.lent and held.holder is not None else []
