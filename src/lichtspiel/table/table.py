"""What can be done at a table: each operation checks, and returns the entries it has added to the journal."""

import datetime
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw

from lichtspiel.core.chance import Chance, secret_chance
from lichtspiel.core.events import Event
from lichtspiel.core.moves import Move
from lichtspiel.core.names import told_apart
from lichtspiel.core.records import HUMAN, Record, RecordedMove, resigning_ends
from lichtspiel.core.refusals import Refused
from lichtspiel.core.setups import Setup
from lichtspiel.table import journal
from lichtspiel.table.journal import Entry, StandInReason
from lichtspiel.table.refusals import refused
from lichtspiel.table.requests import Requests
from lichtspiel.table.terms import DaysClock, Milliseconds

GRACE: Final = 500  # milliseconds by which a move may come late, for the way it has to travel


class Table(Requests):
    """A running game. Nothing changes when an operation raises Refused."""

    # Before the game

    def commit(self, secret: bytes, now: Milliseconds) -> list[Entry]:
        """Fix the secret that the cards are drawn with. A game that goes on from another one is not dealt at all."""
        self.check_gathering()
        if self.prepared is not None:
            return []
        assert self.shuffle is None
        return self._add(journal.Committed(at=now, secret=secret.hex()))

    def salt(self, seat: int, salt: bytes, now: Milliseconds) -> list[Entry]:
        """Add to what the cards are drawn with, once for everybody who sits down. The same again changes nothing."""
        held = self.seat_at(seat)
        if self.shuffle is not None and self.shuffle.salts.get(seat) == salt:
            return []
        self.check_gathering()
        if self.shuffle is None:
            raise refused("no-shuffle")
        if held.kind != "human":
            raise refused("not-played-by-person")
        if seat in self.shuffle.salts:
            raise refused("salted")
        return self._add(journal.Salted(at=now, seat=seat, salt=salt.hex()))

    def salt_on_sitting(self, seats: Sequence[int], salt: str | None, now: Milliseconds) -> list[Entry]:
        """Add the salt that came with the wish to sit here, if one did and there is something to salt."""
        if salt is None or self.shuffle is None or not seats:
            return []
        return self.salt(seats[0], bytes.fromhex(salt), now)

    def start(self, seed: str, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Deal with a seed, for tests and measurements: where people play, nobody may know it."""
        return self.deal(Chance(seed), bot_seed, now)

    def deal(self, chance: Chance, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Deal. Only the setup is written down, not what it was drawn with. What is prepared is not dealt anew."""
        self._check_full()
        if self.prepared is not None:
            return self._go_on(self.prepared, bot_seed, now)
        return self.start_with(self.game.deal(self.terms.players, chance, self.options), bot_seed, now)

    def deal_fairly(self, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Deal what follows from the secret and everybody's salts."""
        self._check_full()
        assert self.shuffle is not None
        chance = secret_chance(self.shuffle.key(self.terms.players))
        setup = self.game.deal(self.terms.players, chance, self.options)
        return self.start_with(setup, bot_seed, now, shuffled=True)

    def _check_full(self) -> None:
        self.check_gathering()
        if not self.full:
            raise refused("seats-free")

    def start_with(self, setup: Setup, bot_seed: str, now: Milliseconds, *, shuffled: bool = False) -> list[Entry]:
        """Begin with this setup."""
        self.check_gathering()
        form, rules = Raw(msgspec.json.encode(setup)), self.game.rules
        return self._add(journal.Started(at=now, rules=rules, setup=form, bot_seed=bot_seed, shuffled=shuffled))

    def prepare(self, setup: Raw, moves: Sequence[RecordedMove], now: Milliseconds) -> list[Entry]:
        """Have this game go on from another one after these moves, as the terms say."""
        self.check_gathering()
        assert len(moves) == self.given
        return self._add(journal.Prepared(at=now, setup=setup, moves=tuple(moves)))

    def _go_on(self, prepared: journal.Prepared, bot_seed: str, now: Milliseconds) -> list[Entry]:
        """Begin where another game was; its moves are made again, so that the record replays by itself."""
        setup = msgspec.json.decode(prepared.setup, type=self.game.setup_type)
        entries = self.start_with(setup, bot_seed, now)
        for made in prepared.moves:
            entries += self._add(journal.Moved(at=now, seat=made.seat, move=made.move, by=journal.BEFORE))
        return entries

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

    @property
    def coached(self) -> bool:
        """Whether people may be cautioned: if that is agreed, or if nobody but bots plays against them."""
        if self.terms.compared:
            return False
        return self.terms.aids.coach or sum(seat.kind == "human" for seat in self.seats) == 1

    def check_move(self, seat: int, move: Move, version: int) -> None:
        """Refused if the move could not be made now."""
        self._check_playing()
        self._check_fresh(version)
        self._check_move(seat, move)

    def pause(self, seat: int, now: Milliseconds) -> list[Entry]:
        """Stop the clocks; nobody can move. Not in a rated game, where it would be more time to think."""
        self._check_playing()
        self.check_takes_part(seat)
        if self.terms.rated:
            raise refused("rated-pause")
        self._check_allowance(self.seat_at(seat).holder, now)
        return self._add(journal.Paused(at=now, seat=seat))

    def resume(self, seat: int, now: Milliseconds) -> list[Entry]:
        """Go on."""
        if self.phase != "paused":
            raise refused("not-paused")
        self.check_takes_part(seat)
        return self._add(journal.Resumed(at=now, seat=seat))

    def set_pace(self, seat: int, pace: Milliseconds, now: Milliseconds) -> list[Entry]:
        """Let the bots take more time, or less."""
        self._check_begun()
        self.check_takes_part(seat)
        self._check_allowance(self.seat_at(seat).holder, now)
        return self._add(journal.Paced(at=now, seat=seat, pace=pace))

    def hand_over(self, seat: int, reason: StandInReason, now: Milliseconds, *, wished: bool = False) -> list[Entry]:
        """A bot plays on for a person. If nobody is left who plays, the game waits, unless the person wished it."""
        self._check_begun()
        held = self.seat_at(seat)
        if held.kind != "human" or held.handed_over:
            raise refused("not-played-by-person")
        if self.terms.compared:
            raise refused(f"{self.terms.compared}-alone")
        if reason == "away" and not wished:
            self.check_patience()
        bot = self.terms.stand_in
        entries = self._add(journal.HandedOver(at=now, seat=seat, bot=bot, reason=reason, wished=wished))
        if reason != "late":  # else the bot's move answers
            entries += self._agreed(now)
        return entries if wished else entries + self._waited(now)

    def _waited(self, now: Milliseconds) -> list[Entry]:
        """The game waits if nobody is left who plays, but somebody who may come back."""
        return self._add(journal.Deserted(at=now)) if self.deserted and self.phase == "playing" else []

    def resign(self, seat: int, now: Milliseconds, *, ref: str = "", late: bool = False) -> list[Entry]:
        """Give up, or run out of time where that is the same (`late`). That ends the game if one seat is left,
        or only bots are; else a bot plays on, for last place.
        """
        self._check_begun()
        self._check_not_resigned(seat)
        if not late:
            self._check_own(seat, now)
        over = self.resigning_ends(seat)
        bot = None if over else self.terms.stand_in
        entries = self._add(journal.Resigned(at=now, seat=seat, bot=bot, ref=ref, late=late))
        return entries if over else entries + self._agreed(now) + self._waited(now)

    def resigning_ends(self, seat: int) -> bool:
        """Whether the game is over if this seat gives up."""
        return resigning_ends([*self.resigned, seat], self.by)

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
        Nobody plays for anybody in a rated game: who has run out of time has given up.
        """
        deadline = self.clocks.deadline
        if deadline is None or now < deadline or self.phase != "playing" or self.to_move is None:
            return []
        if self.terms.rated:
            return self.resign(self.to_move, now, late=True)
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
        bots, one of them for each of the forgotten; seats are kept for the others, who sit down if they want to.
        At rated tables, where no bot may sit, seats of the forgotten are free.
        """
        if self.terms.daily is not None:
            raise refused("daily-rematch")
        table, entries = Table(msgspec.structs.replace(self.terms, pace=self.pace, origin=None)), list[Entry]()
        moved_on = [*enumerate([*self.seats[1:], self.seats[0]])]
        for number, seat in sorted(moved_on, key=lambda each: each[1].forgotten):  # new names come after the old ones
            if self.terms.rated and (seat.forgotten or table.seats_of(seat.holder or "")):
                continue
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
            origin=self.terms.origin or UNSET,
            id=name,
            started=utc(self.started),
            finished=utc(max(self.finished or 0, self.started)),  # the machine's clock may have been put back meanwhile
            by=self.by,
            **self._proof(),
        )

    def _proof(self) -> dict[str, Any]:
        """What the record says of the shuffle, now that everything may be known."""
        if self.shuffle is None:
            return {}
        salts = tuple([salt.hex() or None for salt in self.shuffle.salts_of(self.terms.players)])
        return {"commitment": self.shuffle.commitment, "secret": self.shuffle.secret.hex(), "salts": salts}

    # Checks

    def check_patience(self) -> None:
        """A clock of days is a promise: nobody else can let a bot play before the time is up."""
        if isinstance(self.terms.clock, DaysClock):
            raise refused("days")

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
