"""Requests: what a seat asks for, and what happens once everybody who is asked has agreed."""

import math
from collections.abc import Collection
from functools import cache
from typing import Final, assert_never

from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.table import journal
from lichtspiel.table.journal import About, Entry
from lichtspiel.table.refusals import plain_refusal, refused
from lichtspiel.table.seating import Seating
from lichtspiel.table.seats import Seat
from lichtspiel.table.state import Request
from lichtspiel.table.terms import SECOND, Milliseconds
from lichtspiel.words import Phrase

HOUR: Final = 3600 * SECOND


class Requests(Seating):
    """A table as far as consent goes. Nothing changes when an operation raises Refused.

    A request is open until everybody has agreed, somebody says no or the game is over; one to take a move back also
    until somebody moves.
    """

    # All kinds alike

    def answer(  # noqa: PLR0913 (all of it comes with the message)
        self, about: About, seat: int, now: Milliseconds, version: int | None = None, *, agree: bool, ref: str = ""
    ) -> list[Entry]:
        """A yes or no to the request that was seen at this version; the last yes grants it.

        With a no, who asked takes the request back, and who had agreed changes their mind.
        """
        self._check_open(about)
        request = self.requests.get(about)
        self._check_seen(about, request, version)
        if request is None or seat not in self._may_answer(request, agree=agree):
            raise refused(f"{about}-not-asked")
        if about == "end" and agree:
            self._check_own(seat, now)
        return self._add(_answered(about, seat, now, agree=agree, ref=ref)) + self._agreed(now)

    def voters(self, about: About, seat: int) -> list[int]:
        """Who must agree to what this seat asks for: other people, but not on the same device."""
        holder = self.seats[seat].holder
        return [
            number
            for number, other in enumerate(self.seats)
            if other.kind == "human" and other.holder != holder and _has_a_say(about, other)
        ]

    def waiting_for(self, request: Request) -> list[int]:
        """Whose yes is missing."""
        asked = request.asked
        excused = (*request.agreed, *(asked.without if isinstance(asked, journal.EndAsked) else ()))
        return [seat for seat in self.voters(asked.about, asked.seat) if seat not in excused]

    def _may_answer(self, request: Request, *, agree: bool) -> list[int]:
        asked = request.asked
        return self.waiting_for(request) if agree else [asked.seat, *self.voters(asked.about, asked.seat)]

    def _agreed(self, now: Milliseconds) -> list[Entry]:
        """What follows if everybody who is asked has agreed: they may be fewer than before."""
        entries: list[Entry] = []
        for about in [*self.requests]:
            request = self.requests.get(about)
            if request is not None and not self.waiting_for(request):
                entries += self._add(_granted(request.asked, now))
        return entries

    def _check_open(self, about: About) -> None:
        """Only who could make a move can be asked to take one back; to end the game, also while it is paused."""
        if about == "undo":
            self._check_playing()
        self._check_begun()

    def _check_seen(self, about: About, request: Request | None, version: int | None) -> None:
        since = 0 if request is None else request.version
        self._check_since(max(since, self.moved_at) if about == "undo" else since, version)

    # Taking a move back

    def ask_undo(self, seat: int, now: Milliseconds, version: int | None = None, *, ref: str = "") -> list[Entry]:
        """Take back the seat's last move, at once if only bots play along, else if the others agree.

        If it was asked at a version, it is refused when the game has gone on since.
        """
        self._check_playing()
        self._check_fresh(version)
        refusal = self.undo_refusal(seat, now)
        if refusal is not None:
            raise Refused(refusal)
        keep = self._last_move(seat)
        assert keep is not None
        if not self.voters("undo", seat):
            return self._add(journal.Undone(at=now, seat=seat, keep=keep, ref=ref))
        return self._add(journal.UndoAsked(at=now, seat=seat, keep=keep, ref=ref))

    def undo_refusal(self, seat: int, now: Milliseconds) -> Refusal | None:
        """Why the seat can take nothing back now; None if it can. It is asked for every viewer after every move."""
        if self.phase != "playing":
            return self._not_playing().refusal
        if self.terms.compared:
            return plain_refusal(f"{self.terms.compared}-undo")
        if self.seats[seat].reason == "resigned":
            return plain_refusal("resigned")
        last = self._last_move(seat)
        if last is None:
            return plain_refusal("undo-nothing")
        if last < self.shown and not self.terms.practice:
            return _revealed(self.game.revealed)
        if "undo" in self.requests and self.voters("undo", seat):
            return plain_refusal("undo-asked")
        error = self._allowance_refused(self.seats[seat].holder, now)
        return None if error is None else error.refusal

    def _last_move(self, seat: int) -> int | None:
        """The number of the seat's own last decision in this game."""
        moves = self.match.moves if self.match is not None else []
        for number in range(len(moves) - 1, self.given - 1, -1):
            if moves[number][0] == seat:
                return number
        return None

    # Ending the game

    def ask_end(self, seat: int, now: Milliseconds, *, away: Collection[int] = (), ref: str = "") -> list[Entry]:
        """Ask the others to end the game as it stands. Who plays against bots alone can only give up,
        unless somebody else has: then there is nobody to ask.

        Of those who have been away for long, nobody for whom a bot plays is waited for; they can still say no.
        """
        self._check_begun()
        self._check_not_resigned(seat)
        self._check_own(seat, now)
        if "end" in self.requests:
            raise refused("end-asked")
        if not self.voters("end", seat) and not self.resigned:
            raise refused("end-alone")
        self._check_allowance(self.seats[seat].holder, now)
        without = tuple(other for other in self.voters("end", seat) if other in away and self.seats[other].handed_over)
        return self._add(journal.EndAsked(at=now, seat=seat, without=without, ref=ref)) + self._agreed(now)

    # Checks

    def _check_fresh(self, version: int | None) -> None:
        """What was chosen before the last move may mean something else now."""
        self._check_since(self.moved_at, version)

    def _check_since(self, since: int, version: int | None) -> None:
        if version is not None and not since <= version <= self.version:
            raise refused("stale")

    def _check_not_resigned(self, seat: int) -> None:
        """Only a person who plays can give up, once, or ask for the end."""
        held = self.seat_at(seat)
        if held.kind != "human":
            raise refused("not-played-by-person")
        if held.reason == "resigned":
            raise refused("resigned")

    def _check_own(self, seat: int, now: Milliseconds) -> None:
        """Whoever has been lent a seat does not at once end the game for whose it was."""
        held = self.seats[seat]
        if held.lenders and now < held.lent_until:
            raise refused("lent", hours=math.ceil((held.lent_until - now) / HOUR))

    def _check_playing(self) -> None:
        if self.phase != "playing":
            raise self._not_playing()


@cache
def _revealed(key: str) -> Refusal:
    return Refusal(None, Phrase(key), code="undo-reveals")


def _has_a_say(about: About, seat: Seat) -> bool:
    """To take a move back, whoever plays now; to end the game, whoever has not given up, away or not."""
    match about:
        case "undo":
            return seat.stand_in is None
        case "end":
            return seat.reason != "resigned"
        case _:
            assert_never(about)


def _answered(about: About, seat: int, now: Milliseconds, *, agree: bool, ref: str) -> Entry:
    match about:
        case "undo":
            return journal.UndoAnswered(at=now, seat=seat, agree=agree, ref=ref)
        case "end":
            return journal.EndAnswered(at=now, seat=seat, agree=agree, ref=ref)
        case _:
            assert_never(about)


def _granted(asked: journal.UndoAsked | journal.EndAsked, now: Milliseconds) -> Entry:
    match asked:
        case journal.UndoAsked():
            return journal.Undone(at=now, seat=asked.seat, keep=asked.keep)
        case journal.EndAsked():
            return journal.EndAgreed(at=now)
        case _:
            assert_never(asked)
