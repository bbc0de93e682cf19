"""Whether a state that somebody was shown is what they should see of the table at that version."""

from typing import Any

import msgspec

from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.table import views
from lichtspiel.table.table import Table
from tests.simulation.histories import Reading


def wrong_parts(table: Table, reading: Reading) -> list[str]:
    """The parts of a state that differ from what this viewer should be shown of the table at that version."""
    state, mine = reading.state, table.seats_of(reading.person) if reading.person else []
    viewer: Viewer = state["viewer"]
    seen = views.view_of(table, viewer)
    expected: dict[str, Any] = {
        "mine": mine,
        "kept": table.seats_kept_for(reading.person),
        "sight": views.table_view(table, state["now"]),
        "view": None if seen is None else msgspec.Raw(seen.json()),
        "legal": views.legal(table, viewer),
        "prompt": views.prompt(table, viewer, seen),
        "goal": views.goal(table, viewer, seen),
        "no_undo": views.undo_refused(table, viewer, state["now"]),
        "sent_away_by": table.sent_away.get(reading.person),
        "succeeded_by": table.succeeded.get(reading.person),
    }
    wrong = [part for part, wanted in expected.items() if _plain(wanted) != state[part]]
    if viewer not in mine and (mine or viewer != TABLE):
        wrong.append("viewer")
    return wrong if _told_rightly(table, reading) else [*wrong, "events"]


def _told_rightly(table: Table, reading: Reading) -> bool:
    """Newcomers are told only what has not been covered since; others may be told either."""
    state = reading.state
    missed = _plain(views.missed(table, state["viewer"], state["since"]))
    if reading.first or missed == state["events"]:
        return bool(missed == state["events"])
    return bool(_plain(views.since(table, state["viewer"], state["since"], {})) == state["events"])


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
