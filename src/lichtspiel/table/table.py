"""What can be done at a table: each operation checks, and returns the entries it has added to the journal."""

import datetime
from collections.abc import Collection
from typing import Final

import msgspec
from msgspec import UNSET, Raw

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.moves import Move
from lichtspiel.core.names import told_apart
from lichtspiel.core.records import HUMAN, Record, resigning_ends
from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.core.setups import Setup
from lichtspiel.table import journal
from lichtspiel.table.journal import Entry, StandInReason
from lichtspiel.table.refusals import refused
from lichtspiel.table.seating import Seating
from lichtspiel.table.state import EndRequest
from lichtspiel.table.terms import DaysClock, Milliseconds
from lichtspiel.words import Phrase

GRACE: Final = 500  # milliseconds by which a move may come late, for the way it has to travel


class Table(Seating):
    """A running game. Nothing changes when an operation raises Refused."""

    # Before the game

    def start(self, seed: str, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Deal with a seed, for tests and measurements: where people play, nobody may know it."""
        return self.deal(Chance(seed), bot_seed, now)

    def deal(self, chance: Chance, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Deal. Only the setup is written down, not what it was drawn with."""
        if not self.full:
            raise refused("seats-free")
        return self.start_with(self.game.deal(self.terms.players, chance, self.options), bot_seed, now)

    def start_with(self, setup: Setup, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Begin with a setup that was dealt elsewhere."""
        self.check_gathering()
        form = Raw(msgspec.json.encode(setup))
        return self._add(journal.Started(at=now, rules=self.game.rules, setup=form, bot_seed=bot_seed))

    # The game

    def submit(  # noqa: PLR0913 (all of it comes with the message)
        self, seat: int, move: Move, version: int, now: Milliseconds, *, by: str = HUMAN, ref: str = ""
    ) -> list[Entry]:
        """Make a move that was chosen at this version; refused if the game has gone on since."""
        self._check_playing()
        self._check_fresh(version)
        if by == HUMAN:
            self._check_present(seat, now)
        self._check_move(seat, move)
        entry = journal.Moved(at=now, seat=seat, move=Raw(msgspec.json.encode(move)), by=by, ref=ref)
        return self._add(entry, move)

    def _check_move(self, seat: int, move: Move) -> None:
        refusal = self.position.check(move, seat)
        if refusal is not None:
            raise Refused(refusal)

    def preview(self, seat: int, move: Move, version: int) -> list[Event]:
        """What a move would visibly bring."""
        self._check_playing()
        if not self.terms.aids.preview:
            raise refused("aid-off")
        self._check_fresh(version)
        return self.position.preview(move, seat)

    def ask_undo(self, seat: int, now: Milliseconds, version: int | None = None, *, ref: str = "") -> list[Entry]:
        """Take back the seat's last move, at once if only bots play along, else if the others agree.

        If it was asked at a version, it is refused when the game has gone on since.
        """
        self._check_playing()
        self._check_fresh(version)
        self._check_undo(seat, now)
        keep = self._last_move(seat)
        assert keep is not None
        if not self.undo_voters(seat):
            return self._add(journal.Undone(at=now, seat=seat, keep=keep, ref=ref))
        return self._add(journal.UndoAsked(at=now, seat=seat, keep=keep, ref=ref))

    def answer_undo(
        self, seat: int, now: Milliseconds, version: int | None = None, *, agree: bool, ref: str = ""
    ) -> list[Entry]:
        """Another person's yes or no, to the wish they saw at this version; the last yes takes the move back."""
        self._check_playing()
        asked = self.undo
        self._check_fresh(version, 0 if asked is None else asked.version)
        if asked is None or seat not in self.undo_voters(asked.seat) or seat in asked.agreed:
            raise refused("undo-not-asked")
        entries = self._add(journal.UndoAnswered(at=now, seat=seat, agree=agree, ref=ref))
        return entries + self._undo_agreed(now)

    def _undo_agreed(self, now: Milliseconds) -> list[Entry]:
        """Take back what somebody asked for, if everybody who plays has agreed."""
        asked = self.undo
        if asked is None or not set(self.undo_voters(asked.seat)) <= set(asked.agreed):
            return []
        return self._add(journal.Undone(at=now, seat=asked.seat, keep=asked.keep))

    def _check_undo(self, seat: int, now: Milliseconds) -> None:
        error = self.undo_refused(seat, now)
        if error is not None:
            raise error

    def undo_refused(self, seat: int, now: Milliseconds) -> Refused | None:
        """Why the seat can take nothing back now; None if it can. It is asked for every viewer after every move."""
        if self.phase != "playing":
            return self._not_playing()
        last = self._last_move(seat)
        if last is None:
            return refused("undo-nothing")
        if last < self.shown and not self.terms.practice:
            return Refused(Refusal(None, Phrase(self.game.revealed), code="undo-reveals"))
        if self.undo is not None and self.undo_voters(seat):
            return refused("undo-asked")
        return self._allowance_refused(self.seats[seat].holder, now)

    def _last_move(self, seat: int) -> int | None:
        """The number of the seat's own last decision."""
        moves = self.match.moves if self.match is not None else []
        for number in range(len(moves) - 1, -1, -1):
            if moves[number][0] == seat:
                return number
        return None

    def undo_voters(self, seat: int) -> list[int]:
        """Who must agree: every other person who plays; not bots, nor seats that a bot plays for now."""
        holder = self.seats[seat].holder
        return [
            number
            for number, other in enumerate(self.seats)
            if other.kind == "human" and other.stand_in is None and other.holder != holder
        ]

    def pause(self, seat: int, now: Milliseconds) -> list[Entry]:
        """Stop the clocks; nobody can move."""
        self._check_playing()
        self._check_allowance(self.seat_at(seat).holder, now)
        return self._add(journal.Paused(at=now, seat=seat))

    def resume(self, seat: int, now: Milliseconds) -> list[Entry]:
        """Go on."""
        if self.phase != "paused":
            raise refused("not-paused")
        return self._add(journal.Resumed(at=now, seat=seat))

    def set_pace(self, seat: int, pace: Milliseconds, now: Milliseconds) -> list[Entry]:
        """Let the bots take more time, or less."""
        self._check_begun()
        self._check_allowance(self.seat_at(seat).holder, now)
        return self._add(journal.Paced(at=now, seat=seat, pace=pace))

    def hand_over(self, seat: int, reason: StandInReason, now: Milliseconds, *, wished: bool = False) -> list[Entry]:
        """A bot plays on for a person. If nobody is left who plays, the game waits, unless the person wished it."""
        self._check_begun()
        held = self.seat_at(seat)
        if held.kind != "human" or held.handed_over:
            raise refused("not-played-by-person")
        if reason == "away" and not wished:
            self.check_patience()
        entries = self._add(journal.HandedOver(at=now, seat=seat, bot=self.terms.stand_in, reason=reason))
        if reason != "late":  # else the bot's move answers
            entries += self._undo_agreed(now)
        return entries if wished else entries + self._waited(now)

    def _waited(self, now: Milliseconds) -> list[Entry]:
        """The game waits if nobody is left who plays, but somebody who may come back."""
        return self._add(journal.Deserted(at=now)) if self.deserted and self.phase == "playing" else []

    def resign(self, seat: int, now: Milliseconds, *, ref: str = "") -> list[Entry]:
        """Give up. That ends the game if one seat is left, or only bots are; else a bot plays on, for last place."""
        self._check_begun()
        self._check_not_resigned(seat)
        over = self.resigning_ends(seat)
        bot = None if over else self.terms.stand_in
        entries = self._add(journal.Resigned(at=now, seat=seat, bot=bot, ref=ref))
        return entries if over else entries + self._undo_agreed(now) + self._end_agreed(now) + self._waited(now)

    def resigning_ends(self, seat: int) -> bool:
        """Whether the game is over if this seat gives up."""
        return resigning_ends([*self.resigned, seat], self.by)

    def ask_end(self, seat: int, now: Milliseconds, *, ref: str = "") -> list[Entry]:
        """Ask the others to end the game as it stands. Who plays against bots alone can only give up,
        unless somebody else has: then there is nobody to ask.
        """
        self._check_begun()
        self._check_not_resigned(seat)
        if self.end is not None:
            raise refused("end-asked")
        if not self.end_voters(seat) and not self.resigned:
            raise refused("end-alone")
        self._check_allowance(self.seats[seat].holder, now)
        return self._add(journal.EndAsked(at=now, seat=seat, ref=ref)) + self._end_agreed(now)

    def answer_end(
        self, seat: int, now: Milliseconds, version: int | None = None, *, agree: bool, ref: str = ""
    ) -> list[Entry]:
        """A person's yes or no to the wish they saw at this version, or the no of who asked; the last yes ends it."""
        self._check_begun()
        asked = self.end
        if asked is not None and version is not None and version < asked.version:
            raise refused("stale")
        if asked is None or seat not in self._may_answer_end(asked, agree=agree):
            raise refused("end-not-asked")
        return self._add(journal.EndAnswered(at=now, seat=seat, agree=agree, ref=ref)) + self._end_agreed(now)

    def _may_answer_end(self, asked: EndRequest, *, agree: bool) -> list[int]:
        waiting = [seat for seat in self.end_voters(asked.seat) if seat not in asked.agreed]
        return waiting if agree else [*waiting, asked.seat]

    def _end_agreed(self, now: Milliseconds) -> list[Entry]:
        """End the game, if everybody who has not given up has agreed."""
        asked = self.end
        if asked is None or not set(self.end_voters(asked.seat)) <= set(asked.agreed):
            return []
        return self._add(journal.EndAgreed(at=now))

    def end_voters(self, seat: int) -> list[int]:
        """Who must agree: every other person who has not given up, away or not."""
        holder = self.seats[seat].holder
        return [
            number
            for number, other in enumerate(self.seats)
            if other.kind == "human" and other.reason != "resigned" and other.holder != holder
        ]

    def take_back_seat(self, seat: int, now: Milliseconds) -> list[Entry]:
        """The owner plays again, and a game that waited for that goes on; only somebody who has resigned cannot."""
        self._check_begun()
        held = self.seat_at(seat)
        if held.stand_in is None:
            raise refused("not-handed-over")
        if held.reason == "resigned":
            raise refused("resigned")
        self._check_allowance(held.holder, now)
        waited = self.paused and self.deserted
        entries = self._add(journal.Returned(at=now, seat=seat))
        return entries + self._add(journal.Resumed(at=now, seat=seat)) if waited else entries

    def flag(self, now: Milliseconds, present: Collection[int] = ()) -> list[Entry]:
        """Let a bot play for who has run out of time; nothing if nobody has.

        For who is there, and has time anew for each move, it makes this turn only; else it plays on until they return.
        """
        deadline = self.clocks.deadline
        if deadline is None or now < deadline or self.phase != "playing" or self.to_move is None:
            return []
        late = self.to_move in present and self.clocks.gives_anew
        return self.hand_over(self.to_move, "late" if late else "time", now)

    def wake(self, now: Milliseconds, jumped: Milliseconds = 0) -> list[Entry]:
        """The server has read the table again: whoever is to move does not lose the time it was down,
        nor days by which the clock was set meanwhile.
        """
        return self._add(journal.Woken(at=now, jumped=jumped)) if self.clocks.deadline is not None else []

    # After the game

    def offer_rematch(self, new_table: str, now: Milliseconds) -> list[Entry]:
        """Say where the next game is."""
        if self.phase != "over" or self.rematch is not None:
            raise refused("not-over")
        return self._add(journal.Rematched(at=now, table=new_table))

    def rematch_table(self, asker: str, now: Milliseconds) -> tuple["Table", list[Entry]]:
        """A table on the same terms with everybody one seat further. Who asks for it sits there already, and so do the
        bots, one of them for each of the forgotten; seats are kept for the others, who sit down if they want to."""
        table, entries = Table(msgspec.structs.replace(self.terms, pace=self.pace)), list[Entry]()
        for number, seat in enumerate([*self.seats[1:], self.seats[0]]):
            if seat.forgotten:
                entries += table.seat_bot(number, self.terms.stand_in, now)
            elif seat.bot is not None:
                entries += table.seat_bot(number, seat.bot, now, seat.name)
            elif seat.holder == asker:  # open tables of earlier versions may have had somebody at two seats
                name = told_apart(seat.name, table.names)
                entries += table._add(journal.Seated(at=now, seat=number, holder=asker, name=name))
            elif seat.holder is not None:
                entries += table.keep(number, seat.holder, seat.name, now)
        return table, entries

    def record(self, name: str) -> Record:
        """The record; refused while the game goes on, for it holds every secret."""
        if self.phase != "over" or self.match is None or self.started is None:
            raise refused("not-over")
        return self.match.record(
            result=self.result,
            resigned=tuple(self.resigned) or UNSET,
            practice=self.terms.practice or UNSET,
            id=name,
            started=utc(self.started),
            finished=utc(max(self.finished or 0, self.started)),  # the machine's clock may have been put back meanwhile
            by=self.by,
        )

    # Checks

    def check_patience(self) -> None:
        """A clock of days is a promise: nobody else can let a bot play before the time is up."""
        if isinstance(self.terms.clock, DaysClock):
            raise refused("days")

    def _check_fresh(self, version: int | None, wished: int = 0) -> None:
        """What was chosen before the last move, or before the wish it answers, may mean something else now."""
        if version is not None and not max(self.moved_at, wished) <= version <= self.version:
            raise refused("stale")

    def _check_not_resigned(self, seat: int) -> None:
        """Only a person who plays can give up, once, or ask for the end."""
        held = self.seat_at(seat)
        if held.kind != "human":
            raise refused("not-played-by-person")
        if held.reason == "resigned":
            raise refused("resigned")

    def _check_playing(self) -> None:
        if self.phase != "playing":
            raise self._not_playing()

    def _check_present(self, seat: int, now: Milliseconds) -> None:
        """A person may move only while no bot plays for them and their time is not up."""
        if self.seat_at(seat).stand_in is not None:
            raise refused("handed-over")
        deadline = self.clocks.deadline
        if seat == self.to_move and deadline is not None and now > deadline + GRACE:
            raise refused("time-up")


def utc(at: Milliseconds) -> str:
    """A time as records write it."""
    return datetime.datetime.fromtimestamp(at // 1000, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
