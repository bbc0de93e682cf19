"""What clients said and heard at tables, and what is on disk of them; `checks` compares the two."""

import itertools
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from lichtspiel.table import journal
from lichtspiel.table.journal import Entry
from lichtspiel.table.terms import Terms

Message = dict[str, Any]

WITH_REF: Final = {"move", "undo", "answer", "resign", "end", "answer-end"}  # what the journal itself knows by its ref
CHANGES: Final = WITH_REF | {
    *("start", "fill", "send-away", "leave", "pause", "resume", "pace", "hand-over", "return", "rematch"),
    "salt",
}
FORGET: Final = "forget"
RENAME: Final = "rename"
WISHED: Final = "5a"  # how the salts begin that come with the wish for a seat or a table, not by themselves
CHANGING_HANDS: Final = (journal.Seated, journal.Given, journal.Left)
NEVER: Final = float("inf")


@dataclass(slots=True)
class Attempt:
    """One message or request, when it was sent, and what came back."""

    called: int
    returned: int | None = None
    outcome: Literal["done", "refused"] | None = None  # None: the line was cut, so nobody knows
    version: int | None = None
    code: str = ""


@dataclass(slots=True)
class Operation:
    """What somebody asked for: once, or several times with the same ref."""

    table: str
    person: str
    kind: str
    fields: Message
    ref: str = ""
    attempts: list[Attempt] = field(default_factory=list)
    after: int = 0  # the journal had at least so many entries when it was called
    until: float = NEVER  # and at most so many when it was known to be done

    @property
    def done(self) -> Attempt | None:
        """The first acknowledgement."""
        return next((attempt for attempt in self.attempts if attempt.outcome == "done"), None)

    @property
    def refused(self) -> bool:
        """Whether every attempt was refused."""
        return all(attempt.outcome == "refused" for attempt in self.attempts)

    @property
    def returned(self) -> float:
        """When it was known to be done."""
        return NEVER if self.done is None or self.done.returned is None else self.done.returned

    def __str__(self) -> str:
        said = ", ".join(f"{attempt.outcome} {attempt.code or attempt.version or ''}" for attempt in self.attempts)
        return f"{self.kind} {self.ref} of {self.person[:8]} ({said.strip()})"


class Reading(NamedTuple):
    """A state that somebody was shown."""

    table: str
    person: str
    state: Message
    floor: int  # the version that had been acknowledged when this state was asked for
    first: bool  # of its connection: newcomers are not shown what has been covered since


class History:
    """Everything that was said and heard, in real-time order.

    `on_disk` tells how many entries a table has on disk; without it, only what was acknowledged is known.
    """

    def __init__(self, on_disk: Callable[[str], int] | None = None) -> None:
        self.on_disk = on_disk
        self.steps = itertools.count(1)
        self.operations: list[Operation] = []
        self.readings: list[Reading] = []
        self.acknowledged: dict[str, int] = defaultdict(int)
        self._by_ref: dict[tuple[str, str, str], Operation] = {}

    def connect(self, table: str, person: str) -> "Line":
        """Somebody comes to a table."""
        return Line(self, table, person)

    def request(self, kind: str, person: str, table: str = "", **fields: Any) -> "Request":
        """Somebody asks for something over HTTP."""
        return Request(self, Operation(table, person, kind, fields))

    def said(self, table: str, person: str, message: Message) -> Attempt:
        """A message is sent, perhaps not for the first time."""
        known = (table, person, message["ref"])
        if known not in self._by_ref:
            self._by_ref[known] = Operation(table, person, message["type"], message, message["ref"])
            self.operations.append(self._by_ref[known])
        attempt = Attempt(next(self.steps))
        self._by_ref[known].attempts.append(attempt)
        return attempt

    def acknowledge(self, table: str, version: int) -> None:
        """Somebody knows that this version is on disk."""
        self.acknowledged[table] = max(self.acknowledged[table], version)

    def least(self, table: str) -> int:
        """The journal has at least so many entries now."""
        return self.acknowledged[table] if self.on_disk is None else self.on_disk(table)

    def most(self, table: str) -> float:
        """The journal has at most so many entries now; of a table that was deleted, nobody knows."""
        return NEVER if self.on_disk is None else self.on_disk(table) or NEVER


class Line:
    """One connection."""

    def __init__(self, history: History, table: str, person: str) -> None:
        self.history, self.table, self.person = history, table, person
        self.floor = history.acknowledged[table]
        self.first = True
        self.waiting: dict[str, Attempt] = {}

    def said(self, message: Message) -> None:
        """The client has sent this."""
        if message["type"] in CHANGES:
            self.waiting[message["ref"]] = self.history.said(self.table, self.person, message)

    def heard(self, message: Message) -> None:
        """The client has received this."""
        if message["type"] == "state":
            self.history.readings.append(Reading(self.table, self.person, message, self.floor, self.first))
            self.first = False
            self.floor = max(self.floor, message["version"])
        elif message["type"] in ("done", "refused"):
            self._answered(message)

    def _answered(self, message: Message) -> None:
        attempt = self.waiting.pop(message["ref"], None)
        if message["type"] == "done":
            self.floor = max(self.floor, message["version"])
            self.history.acknowledge(self.table, message["version"])
        if attempt is not None:
            attempt.returned, attempt.outcome = next(self.history.steps), message["type"]
            attempt.version, attempt.code = message.get("version"), message.get("code", "")


class Request:
    """One HTTP request; until it is answered, nobody knows whether it was carried out."""

    def __init__(self, history: History, operation: Operation) -> None:
        self.history, self.operation = history, operation
        self.attempt = Attempt(next(history.steps))
        operation.attempts.append(self.attempt)
        operation.after = history.least(operation.table) if operation.table else 0
        history.operations.append(operation)

    def done(self, table: str, **fields: Any) -> None:
        """The request was carried out at this table."""
        self.operation.table, self.operation.until = table, self.history.most(table)
        self.operation.fields |= fields
        self.attempt.returned, self.attempt.outcome = next(self.history.steps), "done"

    def refused(self, code: str) -> None:
        """The request was not carried out."""
        self.attempt.returned, self.attempt.outcome, self.attempt.code = next(self.history.steps), "refused", code


class Rewriting(NamedTuple):
    """An entry that was replaced because somebody asked to be forgotten."""

    version: int
    before: bytes
    after: bytes
    length: int  # length of the journal at that moment


class Kept(NamedTuple):
    """A table as it is on disk."""

    terms: Terms
    lines: list[bytes]
    founded: int  # how many entries were written when it was made
    rewritings: Sequence[Rewriting] = ()
    phase: str | None = None  # as the lists show it

    @property
    def first_lines(self) -> list[bytes]:
        """The lines as they were first written."""
        lines = list(self.lines)
        for rewriting in reversed(self.rewritings):
            lines[rewriting.version - 1] = rewriting.before
        return lines

    @property
    def entries(self) -> list[Entry]:
        """The entries as they were first written."""
        return [journal.read(line) for line in self.first_lines]


def founded_with(terms: Terms, seats: Sequence[Message] | None, lines: Sequence[bytes]) -> int:
    """How many entries a table begins with: those who sit down at once, the commitment, perhaps a salt that came with
    the wish, and the start if nobody is missing.

    A rematch has one for each seat, though some may only be kept. What goes on from a moment is prepared first, and
    starts with the moves made before; nothing is committed. A day's deal is known before its table is.
    """
    if terms.daily is not None:
        return terms.players + 1
    if seats is None:
        first = [journal.read(line) for line in lines[: terms.players]]
        full = not any(isinstance(entry, journal.Kept) for entry in first)
        return terms.players + _committed(lines[terms.players :]) + full
    taken = len([seat for seat in seats if seat["kind"] != "open"])
    if terms.origin is None:
        return taken + _committed(lines[taken:]) + (taken == terms.players)
    return 1 + taken + (taken == terms.players) * (1 + terms.origin.moves)


def _committed(lines: Sequence[bytes]) -> int:
    """The commitment, and the salt behind it if it came with the wish for a table: so those salts begin."""
    following = [journal.read(line) for line in lines[1:2]]
    return 1 + any(isinstance(entry, journal.Salted) and entry.salt.startswith(WISHED) for entry in following)
