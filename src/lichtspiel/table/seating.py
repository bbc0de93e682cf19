"""Who sits where: taking seats, leaving and keeping them, and giving away those that are not played by their people."""

import math

from lichtspiel.bots import kinds
from lichtspiel.core.names import told_apart
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.refusals import Refused
from lichtspiel.table import journal
from lichtspiel.table.fold import TableFold
from lichtspiel.table.journal import Entry
from lichtspiel.table.refusals import refused
from lichtspiel.table.seats import RENAMING, Seat, checked_name
from lichtspiel.table.terms import SECOND, Milliseconds


class Seating(TableFold):
    """A table as far as its seats go. Nothing changes when an operation raises Refused."""

    # Before the game

    def sit(self, seat: int, holder: str, name: str, now: Milliseconds) -> list[Entry]:
        """A person takes a free seat; a name that somebody here has already gets a number."""
        self.check_free(seat, holder)
        self._check_one_seat(holder)
        self._check_practice()
        if holder in self.barred:
            raise refused("sent-away")
        self._check_allowance(holder, now)
        entries = self._bots_make_way(name, now)
        called = told_apart(checked_name(name), self.names)
        return entries + self._add(journal.Seated(at=now, seat=seat, holder=holder, name=called))

    def seat_bot(self, seat: int, bot: str, now: Milliseconds, name: str = "") -> list[Entry]:
        """A bot takes a free seat, under this name or one that nobody has here."""
        self.check_free(seat)
        self._check_bot(bot)
        if self.terms.rated:
            raise refused("rated-people")
        called = told_apart(checked_name(name), self._names_in_use()) if name else self._free_name(seat)
        return self._add(journal.BotSeated(at=now, seat=seat, bot=bot, name=called))

    def _bots_make_way(self, name: str, now: Milliseconds) -> list[Entry]:
        """A bot that is called like somebody who sits down gets another name: people keep theirs."""
        entries = list[Entry]()
        for number, held in enumerate(self.seats):
            if held.kind == "bot" and told_apart(checked_name(name), [held.name]) != name.strip():
                entries += self._add(journal.Renamed(at=now, seat=number, name=self._free_name(number)))
        return entries

    def vacate(self, seat: int, now: Milliseconds) -> list[Entry]:
        """A seat becomes free again."""
        self.check_gathering()
        if self.seat_at(seat).kind == "open":
            raise refused("seat-free")
        return self._add(journal.Left(at=now, seat=seat))

    def send_away(self, seat: int, by: int, now: Milliseconds, *, deserted: bool = False) -> list[Entry]:
        """Free a seat: the host any, and among friends everybody those of bots and those that are kept.

        Where the host is away, everybody may free those that are `deserted`: nobody sits there who is at the table.
        """
        self.check_gathering()
        held = self.seat_at(seat)
        if held.kind == "open" and held.kept_for is None:
            raise refused("seat-free")
        if held.holder is not None and held.holder == self.seat_at(by).holder:
            return self.vacate(seat, now)
        if not deserted and (held.kind == "human" or self.terms.visibility == "open"):
            self.check_host(by)
        self._check_allowance(self.seat_at(by).holder, now)
        return self._add(journal.Left(at=now, seat=seat, by=by))

    def keep(self, seat: int, holder: str, name: str, now: Milliseconds) -> list[Entry]:
        """A free seat waits for somebody who has just played along."""
        self.check_free(seat)
        return self._add(journal.Kept(at=now, seat=seat, holder=holder, name=name))

    # At any time

    def rename(self, seat: int, name: str, now: Milliseconds) -> list[Entry]:
        """Call a person by another name; nothing happens if it comes out the same, or when the game is over."""
        held = self.seat_at(seat)
        called = self._name_for(seat, name)
        if held.kind != "human" or self.phase == "over" or called == held.name:
            return []
        self._check_allowance(held.holder, now)
        self.check_renaming(seat, now)
        return self._add(journal.Renamed(at=now, seat=seat, name=called))

    def check_renaming(self, seat: int, now: Milliseconds) -> None:
        """The log says who did what: in the middle of a game nobody is called something else again and again."""
        held = self.seat_at(seat)
        since = RENAMING if held.renamed is None or self.match is None else now - held.renamed
        if 0 <= since < RENAMING:
            raise refused("rename-wait", seconds=math.ceil((RENAMING - since) / SECOND))

    def change_device(self, seat: int, holder: str, now: Milliseconds) -> list[Entry]:
        """The same person holds the seat with another device from now on."""
        held = self.seat_at(seat)
        if held.kind != "human":
            raise refused("not-played-by-person")
        if holder != held.holder:
            self._check_one_seat(holder)
        self._check_allowance(held.holder, now)
        self._check_allowance(holder, now)
        return self._add(journal.Seated(at=now, seat=seat, holder=holder, name=held.name))

    def give(self, seat: int, holder: str, name: str, now: Milliseconds) -> list[Entry]:
        """Somebody who has no seat here plays on at one that can be given away; a game that waited goes on.

        Whether its person is away is for the caller to know. They can take it back: a locked phone loses no seat.
        """
        self.check_gift(seat)
        if self.seats_of(holder):
            raise refused("has-seat")
        if holder in self.barred:
            raise refused("sent-away")
        return self._pass_to(seat, holder, name, now, lent=True)

    def reclaim(self, seat: int, holder: str, name: str, now: Milliseconds) -> list[Entry]:
        """Whose seat was only lent to somebody takes it back."""
        self._check_begun()
        held = self.seat_at(seat)
        if holder not in held.lenders:
            raise refused("not-given-away")
        if held.reason == "resigned":
            raise refused("seat-resigned")
        if self.seats_of(holder):
            raise refused("has-seat")
        return self._pass_to(seat, holder, name, now)

    def _pass_to(self, seat: int, holder: str, name: str, now: Milliseconds, *, lent: bool = False) -> list[Entry]:
        self._check_allowance(holder, now)
        waited, called = self.paused and self.deserted, self._name_for(seat, name)
        entries = self._add(journal.Given(at=now, seat=seat, holder=holder, name=called, lent=lent))
        return entries + self._add(journal.Resumed(at=now, seat=seat)) if waited else entries

    @property
    def bot_first(self) -> bool:
        """Whether a bot must play at a person's seat before somebody else may.

        That is so where being away for a while says little: with days for a move, and among strangers.
        """
        return self.clocks.in_days or self.terms.visibility == "open"

    def check_gift(self, seat: int) -> None:
        """Whether this seat may be given to somebody if its person is away; refused if not.

        Friends may give any that nobody gave up, strangers only a person's. Where a bot must play there first, that is,
        with days for a move, when the time is up, or when its person wished it (`gift_from`).
        """
        held = self.seat_at(seat)
        self._check_begun()
        if self.terms.visibility == "local" or held.kind == "open":
            raise refused("not-given-away")
        if self.terms.compared:
            raise refused(f"{self.terms.compared}-alone")
        self._check_practice()
        if held.reason == "resigned":
            raise refused("seat-resigned")
        if held.kind == "bot" and self.terms.visibility == "open":
            raise refused("not-given-away")
        if self.bot_first and held.kind == "human" and not held.handed_over:
            raise refused("bot-first", player=held.name, days="yes" if self.clocks.in_days else "no")

    def gift_from(self, seat: int) -> Milliseconds:
        """From when on somebody else may play at a seat that a bot plays: nobody takes the days that were promised.

        Whoever has run out of time has had them; whoever let a bot play by themselves has as long as for a move.
        """
        held = self.seats[seat]
        waits = self.clocks.in_days and held.reason == "away"
        return held.handed_over_at + self.clocks.allowance if waits else 0

    # Checks

    def check_free(self, seat: int, holder: str = "") -> None:
        """Whether somebody can still sit down here; refused if not."""
        self.check_gathering()
        if self.seat_at(seat).kind != "open" and not self.makes_way(seat, holder):
            raise refused("seat-taken")

    def makes_way(self, seat: int, holder: str) -> bool:
        """Whether a bot sits here only for as long as whom the seat is kept for does not come."""
        held = self.seats[seat]
        return held.kind == "bot" and bool(holder) and held.kept_for == holder

    def check_host(self, seat: int) -> None:
        """Whether this is the seat of the host; refused if not."""
        if self.host is not None and not self.is_host(seat):
            raise refused("not-host", player=self.seats[self.host].name)

    def check_takes_part(self, seat: int) -> None:
        """Whether its person still has a say in the game; refused if they have given up: they watch, and may talk."""
        holder = self.seat_at(seat).holder
        if all(own.reason == "resigned" for own in self.seats if own.holder == holder):
            raise refused("resigned")

    def _check_one_seat(self, holder: str) -> None:
        """Strangers play each for themselves; people who invite each other may share a device, but not for a rating."""
        if self.terms.rated and self.seats_of(holder):
            raise refused("rated-people")
        if self.terms.visibility == "open" and self.seats_of(holder):
            raise refused("one-seat")

    def _check_practice(self) -> None:
        """Who practises is the only person at the table: what they take back is nobody else's business."""
        if self.terms.practice and any(seat.kind == "human" for seat in self.seats):
            raise refused("practice")

    def seat_at(self, number: int) -> Seat:
        """The seat of this number; refused if there is none."""
        if number not in range(len(self.seats)):
            raise refused("no-seat")
        return self.seats[number]

    def _name_for(self, seat: int, name: str) -> str:
        """The name, told apart from those of the others."""
        others = [other.name for number, other in enumerate(self.seats) if number != seat]
        return told_apart(checked_name(name), others)

    def _free_name(self, seat: int) -> str:
        """The seat's own sample name, or the next one that nobody has yet."""
        names, in_use = [*SAMPLE_NAMES[seat:], *SAMPLE_NAMES[:seat]], self._names_in_use()
        free = (name for name in names if told_apart(name, in_use) == name)
        return next(free, told_apart(names[0], in_use))

    def _names_in_use(self) -> list[str]:
        """The names round the table, and those of people whose seats are kept."""
        return [*self.names, *[seat.kept_name for seat in self.seats if seat.kept_name]]

    def check_gathering(self) -> None:
        """Whether the game has yet to begin; refused if not."""
        if self.match is not None:
            raise refused("started")

    def _check_begun(self) -> None:
        if self.phase in ("gathering", "over"):
            raise self._not_playing()

    def _not_playing(self) -> Refused:
        """What forbids playing on, in any other phase."""
        if self.match is None:
            return refused("not-started")
        if self.ended is not None:
            return refused("ended")
        return refused("paused") if self.paused else Refused(self.position.out_of_turn())

    def _check_allowance(self, person: str | None, now: Milliseconds) -> None:
        """A game ends some day; what people do round it need not."""
        error = self._allowance_refused(person, now)
        if error is not None:
            raise error

    def _allowance_refused(self, person: str | None, now: Milliseconds) -> Refused | None:
        wait = 0 if person is None else self.allowances.wait(person, now)
        return refused("wait", seconds=math.ceil(wait / SECOND)) if wait else None

    def _check_bot(self, bot: str) -> None:
        if bot not in kinds(self.game):
            raise refused("no-bot", known=", ".join(kinds(self.game)))
