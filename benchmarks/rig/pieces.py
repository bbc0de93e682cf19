"""Work in pieces, each asked for and answered as bytes, spread as tournaments spread their games."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from lichtspiel.arena.tournament import spread

A = TypeVar("A")


def answers(call: Callable[[bytes], bytes], asked: Sequence[Any], kind: type[A], workers: int | None) -> Iterator[A]:
    """Call a function of a module with each of these, as JSON; yields what it answers, as it comes."""
    for answer in spread(call, [msgspec.json.encode(each) for each in asked], workers):
        yield msgspec.json.decode(answer, type=kind)
