"""The secrecy of the wire, as far as a history can show it.

Whatever a viewer was shown in the course of the first moves must be what they would have been shown if all that was
hidden from them had been dealt otherwise.
"""

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.table import journal
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from tests.conformance.disguises import disguise
from tests.simulation.histories import Kept, Reading
from tests.simulation.readings import wrong_parts

MOVES = 12  # after more, little is hidden
DEALS = 20  # tries to find a different one
COVERED = {
    *("type", "table", "version", "since", "now", "viewer", "online", "watchers", "stand_in_from"),
    *("mine", "kept", "sight", "view", "legal", "prompt", "goal", "no_undo", "events", "sent_away_by", "succeeded_by"),
}


def leaks(readings: Sequence[Reading], tables: dict[str, Kept]) -> list[str]:
    """Everything that somebody was shown and must not know."""
    shown = defaultdict[tuple[str, Viewer], list[Reading]](list)
    for reading in readings:
        shown[reading.table, reading.state["viewer"]].append(reading)
    found = [
        f"a field that nobody checks: {name}" for name in {name for each in readings for name in each.state} - COVERED
    ]
    for (name, viewer), seen in shown.items():
        if name in tables:
            found += _leaks_to(viewer, seen, name, tables[name])
    return found


def _leaks_to(viewer: Viewer, seen: Sequence[Reading], name: str, kept: Kept) -> list[str]:
    entries = _beginning(kept.entries)
    other = _otherwise(entries, kept, viewer)
    if other is None:
        return []
    wrong = []
    for reading in seen:
        version = reading.state["version"]
        if kept.founded <= version <= len(other):
            parts = wrong_parts(Table.read(kept.terms, other[:version]), reading)
            wrong += [f"table {name}: version {version} tells {viewer} what is hidden, in {parts}"] if parts else []
    return wrong


def _beginning(entries: Sequence[Entry]) -> list[Entry]:
    """The journal until something is taken back, or many moves are made."""
    first, moves = list[Entry](), 0
    for entry in entries:
        moves += isinstance(entry, journal.Moved)
        if moves > MOVES or isinstance(entry, journal.Undone):
            break
        first.append(entry)
    return first


def _otherwise(entries: Sequence[Entry], kept: Kept, viewer: Viewer) -> list[Entry] | None:
    """The same journal of a different deal that the viewer cannot tell apart; None if there is none."""
    game = Table(kept.terms).game
    start = next((entry for entry in entries if isinstance(entry, journal.Started)), None)
    if start is None:
        return None
    setup = msgspec.json.decode(start.setup, type=game.setup_type)
    moves = [game.read_move(entry.move) for entry in entries if isinstance(entry, journal.Moved)]
    options = Table.read(kept.terms, list(entries)).options
    for seed in range(DEALS):
        dealt = disguise(game, setup, moves, viewer, Chance(str(seed)), options)
        if dealt != setup:
            another = msgspec.structs.replace(start, setup=msgspec.Raw(msgspec.json.encode(dealt)))
            return [another if entry is start else entry for entry in entries]
    return None
