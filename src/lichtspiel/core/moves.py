"""What a move is: one typed decision of one seat."""

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

# The bounds of a number in a move: beyond what any rule allows, yet small enough for engines and sentences.
Number = Annotated[int, Meta(ge=-99, le=99)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One decision. `str(move)` is its short notation, `move.json()` its form in records."""

    rule: ClassVar[str] = ""  # the paragraph that speaks of such moves

    def json(self) -> dict[str, Any]:
        """The move as records hold it."""
        form: dict[str, Any] = msgspec.to_builtins(self)
        return form

    def __str__(self) -> str:
        raise NotImplementedError
