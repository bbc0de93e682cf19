"""Work in pieces, each asked for and answered as bytes, done where tournaments play their games."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from lichtspiel.work.places import do_all

A = TypeVar("A")


class Place(NamedTuple):
    """Where work is done: in so many processes here, or on a cluster."""

    workers: int | None = None
    cluster: str | None = None


HERE: Final = Place()


def answers(call: str, asked: Sequence[Any], kind: type[A], place: Place) -> Iterator[A]:
    """Call `module:function` with each of these, as JSON; yields what it answers, as it comes."""
    pieces = [msgspec.json.encode(each) for each in asked]
    for answer in do_all(call, pieces, place.cluster, place.workers, packages=("benchmarks",)):
        yield msgspec.json.decode(answer, type=kind)
