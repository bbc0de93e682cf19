"""What clients said and heard, checked against `Table` itself as the sequential specification.

The journal on disk gives the order in which things were done. It is folded again here, and each entry must be what an
operation, or the server itself, makes of the table at that moment. An acknowledged operation must be there once, any
other at most once, a refused one never, and none before an operation that had returned when it was called. Every state
that somebody was shown must equal the fold of its version, and must not be older than what was acknowledged before.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.records import HUMAN
from lichtspiel.core.refusals import Refused
from lichtspiel.table import journal
from lichtspiel.table.journal import Entry, written
from lichtspiel.table.seats import FORGOTTEN
from lichtspiel.table.table import Table
from tests.simulation.histories import (
    CHANGING_HANDS,
    FORGET,
    NEVER,
    RENAME,
    WITH_REF,
    History,
    Kept,
    Operation,
    Reading,
    Rewriting,
)
from tests.simulation.readings import wrong_parts

Action = Callable[[Table], list[Entry]]
ANSWERS: Final[dict[journal.About, str]] = {"undo": "answer", "end": "answer-end"}  # the messages
SILENT: Final = {"rematch", "sit", "device", "salt"}  # acknowledged without an entry if it has already come true
HOLDING: Final = (journal.Seated, journal.Given, journal.Kept)


class TableCheck:
    """One table's history against its journal."""

    def __init__(
        self,
        name: str,
        kept: Kept,
        operations: Sequence[Operation],
        readings: Sequence[Reading] = (),
        forgetting: Mapping[str, Operation] = MappingProxyType({}),
        renaming: Sequence[Operation] = (),
    ) -> None:
        self.name, self.kept = name, kept
        self.renaming = renaming  # the wishes to be called otherwise, which reach any number of tables
        self.forgetting = forgetting  # the wishes to be forgotten, by person
        self.rewritings = deque(kept.rewritings)  # those still to come
        self.lines, self.entries, self.first_entries = kept.first_lines, kept.entries, kept.entries
        self.table = Table.read(kept.terms, self.entries[: kept.founded])
        self.open = [operation for operation in operations if not operation.refused]
        self.order: list[Operation] = []
        self.placed: dict[int, int] = {}  # an operation's identity → the version after it
        self.holders: dict[int, list[str | None]] = {}  # who held the seats at each version
        self.readings: dict[int, list[Reading]] = defaultdict(list)
        for reading in readings:
            self.readings[reading.state["version"]].append(reading)
        self.faults: list[str] = []

    def run(self) -> list[str]:
        """Returns everything that is wrong."""
        self._compare_states()
        while self.table.version < len(self.entries):
            self._explain(self.table.version)
            self._compare_states()
        self._check_all_placed()
        self._check_real_time()
        if self.kept.phase not in (None, self.table.phase):
            self._fault(f"{self.table.phase} by its journal, {self.kept.phase} in the lists")
        for version, readings in sorted(self.readings.items()):
            self._fault(f"version {version} was shown {len(readings)} times, and is not on disk, or half of a change")
        return self.faults

    def _fault(self, what: str) -> None:
        self.faults.append(f"table {self.name}: {what}")

    # The journal, entry by entry

    def _explain(self, before: int) -> None:
        """Find the operation that explains the next entry of the journal."""
        entry = self.entries[before]
        for operation, action in sorted(self._explanations(entry), key=self._latest):
            made = self._made(action)
            after = before + len(made)
            if made == self.lines[before:after] != [] and self._returned_then(operation, after):
                self._place(operation, after)
                return
            self.table = Table.read(self.kept.terms, self.entries[:before])
        self._fault(f"entry {before + 1} is what nobody asked for at that moment: {self.lines[before].decode()}")
        self.table = Table.read(self.kept.terms, self.entries[: before + 1])

    def _latest(self, found: tuple[Operation | None, Action]) -> tuple[float, float, int]:
        """Sorts first what can explain the fewest later entries, and last what perhaps was never done.

        Where several equal operations can explain several entries, this order finds a way if there is one.
        """
        operation = found[0]
        if operation is None:
            return 0, 0, 0
        return self._last(operation), operation.returned, operation.attempts[0].called

    def _made(self, action: Action) -> list[bytes]:
        try:
            return [written(entry) for entry in action(self.table)]
        except Refused:
            return []

    @staticmethod
    def _returned_then(operation: Operation | None, after: int) -> bool:
        """Whether the acknowledgement named this version, or a later one if the message was repeated."""
        done = None if operation is None else operation.done
        if operation is None or done is None or done.version is None:
            return True
        return done.version >= after if operation.kind in WITH_REF else done.version == after

    def _place(self, operation: Operation | None, after: int) -> None:
        if operation is not None and operation.kind != FORGET:
            self.placed[id(operation)] = after
            self.order.append(operation)
            self.open.remove(operation)

    def _explanations(self, entry: Entry) -> Iterator[tuple[Operation | None, Action]]:
        """The operations that may have caused an entry, and what each does; None for the server itself."""
        at = entry.at
        match entry:
            case journal.Moved(seat, move, by, ref) if by != HUMAN:
                yield None, lambda table: table.submit(seat, table.game.read_move(move), table.version, at, by=by)
            case journal.HandedOver(seat, _, "time" | "late" as reason):
                yield None, lambda table: table.flag(at, [seat] if reason == "late" else [])
            case journal.Woken(jumped):
                yield None, lambda table: table.wake(at, jumped)
            case journal.Moved(seat, _, _, ref):
                for each in self._of("move", seat, ref=ref):
                    yield each, _move(each, seat, at)
            case journal.UndoAsked(seat=seat, ref=ref) | journal.Undone(seat, _, ref):
                for each in self._of("undo", seat, ref=ref):
                    yield each, _undo(each, seat, at)
            case journal.Answered(seat, agree, ref):
                for each in self._of(ANSWERS[entry.about], seat, ref=ref, agree=agree):
                    yield each, _answer(each, entry)
            case _:
                yield from self._endings(entry)

    def _endings(self, entry: Entry) -> Iterator[tuple[Operation | None, Action]]:
        at = entry.at
        match entry:
            case journal.Resigned(late=True):
                yield None, lambda table: table.flag(at)
            case journal.Resigned(seat, _, ref) if ref:
                for each in self._of("resign", seat, ref=ref):
                    yield each, lambda table: table.resign(seat, at, ref=ref)
            case journal.EndAsked(seat, ref, without):
                for each in self._of("end", seat, ref=ref):
                    yield each, lambda table: table.ask_end(seat, at, away=without, ref=ref)
            case _:
                yield from self._without_ref(entry)

    def _without_ref(self, entry: Entry) -> Iterator[tuple[Operation | None, Action]]:
        at = entry.at
        match entry:
            case journal.Paused(seat):
                yield from self._simply("pause", seat, lambda table: table.pause(seat, at))
            case journal.Resumed(seat):
                yield from self._simply("resume", seat, lambda table: table.resume(seat, at))
            case journal.Paced(seat, pace):
                yield from self._simply("pace", seat, lambda table: table.set_pace(seat, pace, at), pace=pace)
            case journal.Resigned(seat):
                yield from self._given_up(seat, lambda table: table.resign(seat, at))
            case journal.HandedOver(seat):
                yield from self._simply("leave", seat, lambda table: table.hand_over(seat, "away", at, wished=True))
                yield from self._simply("hand-over", None, lambda table: table.hand_over(seat, "away", at), seat=seat)
                if self.table.seats[seat].lenders:
                    yield from self._given_up(seat, lambda table: table.hand_over(seat, "away", at, wished=True))
            case _:
                yield from self._before_or_after(entry)

    def _before_or_after(self, entry: Entry) -> Iterator[tuple[Operation | None, Action]]:
        at = entry.at
        match entry:
            case journal.Returned(seat):
                yield from self._simply("return", seat, lambda table: table.take_back_seat(seat, at))
            case journal.Left(seat, int(by)):
                yield from self._simply("send-away", by, _sent_away(seat, by, at), seat=seat)
            case journal.Left(seat):
                yield from self._simply("leave", seat, lambda table: table.vacate(seat, at))
                yield from self._simply("send-away", seat, lambda table: table.vacate(seat, at), seat=seat)
                yield from self._given_up(seat, lambda table: table.vacate(seat, at))
            case journal.BotSeated(seat, bot):
                yield from self._simply("fill", None, lambda table: table.seat_bot(seat, bot, at), seat=seat, bot=bot)
            case journal.Salted(seat, salt):
                yield from self._simply(
                    "salt", seat, lambda table: table.salt(seat, bytes.fromhex(salt), at), salt=salt
                )
            case journal.Rematched(name):
                yield from self._simply("rematch", None, lambda table: table.offer_rematch(name, at))
            case journal.Started():
                yield from self._simply("start", None, lambda table: _dealt(table, entry))
            case journal.Seated() | journal.Given():
                yield from self._seated(entry)
            case journal.Renamed():
                yield from self._renamed(entry)

    def _renamed(self, entry: journal.Renamed) -> Iterator[tuple[Operation | None, Action]]:
        holder = self.table.seats[entry.seat].holder
        for wish in self.renaming:
            if wish.person == holder:
                yield None, _rename(wish, entry)

    def _seated(self, entry: journal.Seated | journal.Given) -> Iterator[tuple[Operation | None, Action]]:
        taken = self.table.seats[entry.seat].kind == "human" and isinstance(entry, journal.Seated)
        for each in self._like("device", seat=entry.seat) * taken + self._like("sit", seat=entry.seat):
            may_take = each.kind == "device" or not taken or entry.seat in self.table.seats_kept_for(each.person)
            if each.person == entry.holder and may_take and self._may_come_now(each):
                yield each, self._taking(entry, each.fields.get("salt"))

    def _may_come_now(self, operation: Operation) -> bool:
        """Whether the next entry was written while it was under way, and nobody before it came later."""
        written_then = operation.after <= self.table.version < self._last(operation)
        return written_then and all(each.attempts[0].called < operation.returned for each in self.order)

    def _last(self, operation: Operation) -> float:
        """The last version that may be its own: a link is good until its seat changes hands."""
        if operation.kind != "device":
            return operation.until
        made, seat = operation.fields["made"], operation.fields["seat"]
        hands = (
            version
            for version, entry in enumerate(self.first_entries[made:], made + 1)
            if isinstance(entry, CHANGING_HANDS) and entry.seat == seat
        )
        return min(operation.until, next(hands, NEVER))

    def _taking(self, entry: journal.Seated | journal.Given, salt: str | None) -> Action:
        """What puts somebody on a seat: a device instead of another, a gift, or sitting down, as the last perhaps."""
        seat, holder, at = entry.seat, entry.holder, entry.at

        def sit(table: Table) -> list[Entry]:
            entries = table.sit(seat, holder, entry.name, at) + table.salt_on_sitting([seat], salt, at)
            match self.entries[table.version : table.version + 1]:
                case [journal.Started() as start] if table.gathers_again and table.full:
                    return entries + _dealt(table, start)
            return entries

        if isinstance(entry, journal.Given) and not entry.lent and holder in self.table.seats[seat].lenders:
            return lambda table: table.reclaim(seat, holder, entry.name, at)
        if isinstance(entry, journal.Given):
            return lambda table: table.give(seat, holder, entry.name, at)
        if self.table.seats[seat].kind == "human":
            return lambda table: table.change_device(seat, holder, at)
        return sit

    def _given_up(self, seat: int, action: Action) -> Iterator[tuple[Operation | None, Action]]:
        """The seat's holder asked to be forgotten, which gives up all their seats, at any number of tables."""
        wish = self.forgetting.get(self.table.seats[seat].holder or "")
        if wish is not None:
            yield wish, action

    def _simply(
        self, kind: str, of: int | None, action: Action, **fields: Any
    ) -> Iterator[tuple[Operation | None, Action]]:
        for each in self._of(kind, of, **fields):
            yield each, action

    def _of(self, kind: str, of: int | None, **fields: Any) -> list[Operation]:
        """Operations of this kind not accounted for yet, by the holder of this seat, or of any seat."""
        seats = self.table.seats if of is None else [self.table.seats[of]]
        holders = {held.holder for held in seats if held.holder is not None}
        return [each for each in self._like(kind, **fields) if each.person in holders]

    def _like(self, kind: str, **fields: Any) -> list[Operation]:
        """Operations of this kind, with these fields, that are not accounted for yet."""
        return [
            each
            for each in self.open
            if each.kind == kind and all(each.fields.get(name) == value for name, value in fields.items())
        ]

    # What is left at the end of the journal

    def _check_all_placed(self) -> None:
        for operation in self.open:
            if operation.done is not None and not self._came_true_before(operation):
                self._fault(f"acknowledged, but not in the journal: {operation}")
        for operation in self.order:
            if any(attempt.code == "stale" for attempt in operation.attempts):
                self._fault(f"called stale, but in the journal: {operation}")

    def _came_true_before(self, operation: Operation) -> bool:
        if operation.kind not in SILENT:
            return False
        if operation.kind == "rematch":
            return self.table.rematch is not None
        if operation.kind == "salt":
            salt = operation.fields["salt"]
            return any(isinstance(entry, journal.Salted) and entry.salt == salt for entry in self.entries)
        return any(
            holders[operation.fields["seat"]] == operation.person
            for version, holders in self.holders.items()
            if operation.after <= version <= operation.until
        )

    def _check_real_time(self) -> None:
        """An operation acknowledged before another was called comes before it in the journal."""
        earliest, first = NEVER, None
        for operation in reversed(self.order):
            if operation.attempts[0].called > earliest:
                self._fault(f"{operation} stands before {first}, which had returned when it was called")
            if operation.returned < earliest:
                earliest, first = operation.returned, operation

    # What was shown

    def _compare_states(self) -> None:
        """Compare all states shown of this version; if somebody was forgotten at it, with or without their name."""
        self.holders[self.table.version] = [seat.holder for seat in self.table.seats]
        shown = self.readings.pop(self.table.version, [])
        for reading in shown:
            if reading.state["version"] < reading.floor:
                self._fault(f"version {reading.floor} was acknowledged, and {reading.state['version']} shown after it")
        wrong = [(reading, parts) for reading in shown if (parts := wrong_parts(self.table, reading))]
        while self.rewritings and self.rewritings[0].length <= self.table.version:
            self._rewrite(self.rewritings.popleft())
            wrong = [(reading, parts) for reading, parts in wrong if wrong_parts(self.table, reading)]
        for reading, parts in wrong:
            self._fault(f"version {self.table.version}, shown to {reading.person[:8]}: not as in the journal: {parts}")

    def _rewrite(self, rewriting: Rewriting) -> None:
        """Go on with the rewritten journal."""
        before, after = journal.read(rewriting.before), journal.read(rewriting.after)
        if not self._may_become(before, after):
            self._fault(f"{before} was rewritten as {after}")
        self.lines[rewriting.version - 1], self.entries[rewriting.version - 1] = rewriting.after, after
        self.table = Table.read(self.kept.terms, self.entries[: self.table.version])

    def _may_become(self, before: Entry, after: Entry) -> bool:
        """Whether nothing but an id and a name is gone, and of the ids only that of somebody who wished it."""
        if isinstance(before, journal.Renamed):
            return isinstance(after, journal.Renamed) and msgspec.structs.replace(before, name=after.name) == after
        if not isinstance(before, HOLDING) or not isinstance(after, type(before)):
            return False
        wished = before.holder in self.forgetting and after.holder.startswith(FORGOTTEN)
        as_wished = before.holder == after.holder or wished
        return as_wished and msgspec.structs.replace(before, holder=after.holder, name=after.name) == after


def _move(operation: Operation, seat: int, at: int) -> Action:
    form, version = operation.fields["move"], operation.fields["version"]
    return lambda table: table.submit(seat, table.game.move(form), version, at, ref=operation.ref)


def _undo(operation: Operation, seat: int, at: int) -> Action:
    seen = operation.fields.get("version")
    return lambda table: table.ask_undo(seat, at, seen, ref=operation.ref)


def _answer(operation: Operation, entry: journal.Answered) -> Action:
    seen, agree = operation.fields.get("version"), operation.fields["agree"]
    return lambda table: table.answer(entry.about, entry.seat, entry.at, seen, agree=agree, ref=operation.ref)


def _sent_away(seat: int, by: int, at: int) -> Action:
    """Who was there, the journal does not say."""
    return lambda table: table.send_away(seat, by, at, deserted=True)


def _rename(operation: Operation, entry: journal.Renamed) -> Action:
    return lambda table: table.rename(entry.seat, operation.fields["name"], entry.at)


def _dealt(table: Table, entry: journal.Started) -> list[Entry]:
    """A fair deal follows from secret and salts; another is taken from the entry, and what was prepared needs none."""
    if entry.shuffled:
        return table.deal_fairly(entry.bot_seed, entry.at)
    if table.prepared is not None:
        return table.deal(Chance(""), entry.bot_seed, entry.at)
    setup = msgspec.json.decode(entry.setup, type=table.game.setup_type)
    return table.start_with(setup, entry.bot_seed, entry.at)


def check(history: History, disk: dict[str, Kept]) -> list[str]:
    """Everything that is wrong with a history, given what is on disk at the end."""
    operations, readings = defaultdict(list), defaultdict(list)
    forgetting = {operation.person: operation for operation in history.operations if operation.kind == FORGET}
    renaming = [operation for operation in history.operations if operation.kind == RENAME]
    for operation in history.operations:
        operations[operation.table].append(operation)
    for reading in history.readings:
        readings[reading.table].append(reading)
    faults = [f"table {name} was acknowledged, and is not on disk" for name in history.acknowledged if name not in disk]
    for name, kept in disk.items():
        faults += TableCheck(name, kept, operations[name], readings[name], forgetting, renaming).run()
        following = [entry.table for entry in kept.entries if isinstance(entry, journal.Rematched)]
        faults += [f"table {name}: the rematch at {table} is not on disk" for table in following if table not in disk]
    return faults
