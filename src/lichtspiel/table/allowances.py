"""What each person may do round a game: much at once, and a little all the time, so that nobody is ever shut out."""

from dataclasses import dataclass
from typing import Final

from lichtspiel.table.terms import SECOND, Milliseconds

AT_ONCE: Final = 30
EACH: Final[Milliseconds] = 10 * SECOND  # until one more is allowed
ALL: Final[Milliseconds] = AT_ONCE * EACH


@dataclass
class Spent:
    """What somebody has used, as the time until it is all there again, and when that was so."""

    time: Milliseconds = 0
    at: Milliseconds = 0

    def left(self, now: Milliseconds) -> Milliseconds:
        """What of it counts still. A clock that was put back cannot say how long it was: then nothing does."""
        return 0 if now < self.at else max(0, self.time - (now - self.at))


class Allowances:
    """One for each person at a table, by their secret id. They follow from the journal alone."""

    def __init__(self) -> None:
        self._spent: dict[str, Spent] = {}

    def wait(self, person: str, now: Milliseconds) -> Milliseconds:
        """How long somebody must wait until they may do one thing more."""
        return max(0, self._left(person, now) + EACH - ALL)

    def use(self, person: str, now: Milliseconds) -> None:
        """Somebody has done one thing. More than all cannot be used up, whatever old journals say."""
        self._spent[person] = Spent(min(ALL, self._left(person, now) + EACH), now)

    def pass_on(self, person: str, other: str, now: Milliseconds) -> None:
        """A person goes on with another device: it has no more left than the one before."""
        self._spent[other] = Spent(max(self._left(person, now), self._left(other, now)), now)

    def _left(self, person: str, now: Milliseconds) -> Milliseconds:
        spent = self._spent.get(person)
        return 0 if spent is None else spent.left(now)
