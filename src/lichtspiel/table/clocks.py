"""The clocks of a table: whose runs, how much is left, when it will have run out."""

from lichtspiel.table.terms import DAY, SECOND, ClockTerms, DaysClock, Milliseconds, MoveClock, NoClock, TotalClock


class Clocks:
    """One clock a seat; at most one of them runs. The time is always told from outside."""

    def __init__(self, terms: ClockTerms, players: int) -> None:
        self.terms = terms
        self.in_days = isinstance(terms, DaysClock)
        self.gives_anew = not isinstance(terms, TotalClock)  # each move has a time of its own; a used up total is gone
        self.allowance = _allowance(terms)  # what a seat has to begin with, for a move or for all
        self.increment = terms.increment * SECOND if isinstance(terms, TotalClock) else 0
        self.left: list[Milliseconds] = [self.allowance] * players
        self.running: int | None = None
        self.since: Milliseconds = 0

    @property
    def deadline(self) -> Milliseconds | None:
        """When the running clock will have run out."""
        if self.running is None or isinstance(self.terms, NoClock):
            return None
        return self.since + self.left[self.running]

    def pass_time(self, now: Milliseconds) -> None:
        """Charge the running clock up to now."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - max(0, now - self.since))
        self.since = now

    def sleep_until(self, now: Milliseconds, jumped: Milliseconds = 0) -> None:
        """The server was down: only days are charged for it, and not those by which somebody has set the clock."""
        if self.in_days:
            self.since += jumped
            self.pass_time(now)
        self.since = now

    def reward(self, seat: int) -> None:
        """A move was made: the next one has its own time, or the increment is added."""
        self.left[seat] = self.allowance if self.gives_anew else self.left[seat] + self.increment

    def refresh(self, seat: int) -> None:
        """Somebody is back: if they have nothing left, they get enough for a move or two."""
        enough = 10 * SECOND + self.increment
        self.left[seat] = self.allowance if self.gives_anew else max(self.left[seat], enough)

    def remaining(self, seat: int, now: Milliseconds) -> Milliseconds | None:
        """What a seat has left at this moment; None at a table without clocks."""
        if isinstance(self.terms, NoClock):
            return None
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)


def _allowance(terms: ClockTerms) -> Milliseconds:
    if isinstance(terms, MoveClock | TotalClock):
        return terms.seconds * SECOND
    return terms.days * DAY if isinstance(terms, DaysClock) else 0
