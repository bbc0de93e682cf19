"""A table for three games of light: Lichterfest, Die Leuchtturm-Architekten and LUMEN.

Nothing is loaded before it is used; type checkers read the imports, Python reads the table that says the same.
"""

from typing import TYPE_CHECKING

from lichtspiel import form
from lichtspiel.exports import exporting

form.choose()  # before an engine is imported

if TYPE_CHECKING:
    from lichtspiel.core.chance import Chance
    from lichtspiel.core.errors import LichtspielError
    from lichtspiel.core.events import TABLE, Event, Viewer, tell
    from lichtspiel.core.games import AnyGame
    from lichtspiel.core.matches import Match
    from lichtspiel.core.moves import Move
    from lichtspiel.core.positions import Position
    from lichtspiel.core.records import BadRecord, Record
    from lichtspiel.core.refusals import Refusal, Refused
    from lichtspiel.core.results import Result
    from lichtspiel.core.views import View
    from lichtspiel.games import load, names
    from lichtspiel.games.records import read_record, replay, verify, verify_shuffle
    from lichtspiel.reviews import Review, review
else:
    __getattr__ = exporting(
        __name__,
        {
            "lichtspiel.core.chance": ("Chance",),
            "lichtspiel.core.errors": ("LichtspielError",),
            "lichtspiel.core.events": ("TABLE", "Event", "Viewer", "tell"),
            "lichtspiel.core.games": ("AnyGame",),
            "lichtspiel.core.matches": ("Match",),
            "lichtspiel.core.moves": ("Move",),
            "lichtspiel.core.positions": ("Position",),
            "lichtspiel.core.records": ("BadRecord", "Record"),
            "lichtspiel.core.refusals": ("Refusal", "Refused"),
            "lichtspiel.core.results": ("Result",),
            "lichtspiel.core.views": ("View",),
            "lichtspiel.games": ("load", "names"),
            "lichtspiel.games.records": ("read_record", "replay", "verify", "verify_shuffle"),
            "lichtspiel.reviews": ("Review", "review"),
        },
    )

__all__ = [
    "TABLE",
    "AnyGame",
    "BadRecord",
    "Chance",
    "Event",
    "LichtspielError",
    "Match",
    "Move",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Review",
    "View",
    "Viewer",
    "load",
    "names",
    "read_record",
    "replay",
    "review",
    "tell",
    "verify",
    "verify_shuffle",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
