"""What a step of a lesson waits for: a small vocabulary of conditions on a move and on what it brings.

They are data, and say nothing of any one game: fields of moves and events are named as records name them.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec import field

from lichtspiel.core.events import Event
from lichtspiel.core.moves import Move


class Bound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that is not too small, and not too large."""

    least: int | None = None
    most: int | None = None


Wanted: TypeAlias = bool | int | str | tuple[int, ...] | Bound  # what a field must be
Fields: TypeAlias = dict[str, Wanted]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A kind of condition."""


class Does(Kind, frozen=True, tag="does"):
    """The move is of this type, and its fields are these: any bid, a stone from the harbour."""

    move: str
    fields: Fields = field(default_factory=dict, name="with")


class Brings(Kind, frozen=True, tag="brings"):
    """The move brings so many events of this type: two sides that match, a reward of at least 7."""

    event: str
    fields: Fields = field(default_factory=dict, name="with")
    least: int = 1


class Not(Kind, frozen=True, tag="not"):
    """This does not hold."""

    of: "Condition"


Condition: TypeAlias = Does | Brings | Not


def holds(condition: Condition, move: Move, events: Sequence[Event]) -> bool:
    """Whether a move that brought these events fulfils a condition."""
    match condition:
        case Does(kind, fields):
            return _is(move, kind, fields)
        case Brings(kind, fields, least):
            return sum(_is(event, kind, fields) for event in events) >= least
        case Not(part):
            return not holds(part, move, events)
        case _:
            assert_never(condition)


def _is(thing: Move | Event, kind: str, fields: Fields) -> bool:
    """Whether a move or an event is of a type, with these fields; raises KeyError for one that it does not have."""
    if thing.__struct_config__.tag != kind:
        return False
    form = msgspec.to_builtins(thing)
    return all(_fits(form[name], wanted) for name, wanted in fields.items())


def _fits(value: Any, wanted: Wanted) -> bool:
    match wanted:
        case Bound(least, most):
            return (least is None or value >= least) and (most is None or value <= most)
        case tuple():
            return tuple(value) == wanted
        case _:
            return bool(value == wanted)
