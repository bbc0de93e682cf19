"""What a view is: all that one viewer may know of a position, and nothing else."""

import msgspec

from lichtspiel.core.events import Viewer
from lichtspiel.core.results import Result


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """Built up from nothing, field by field. What the viewer may not know is None or a count."""

    viewer: Viewer
    to_move: int | None
    result: Result | None

    def json(self) -> bytes:
        """The view as bytes: equal views have equal bytes."""
        return msgspec.json.encode(self)
