"""Moments: what a seat knows when it has to choose."""

from collections.abc import Sequence
from typing import NamedTuple

from lichtspiel import TABLE, Event, Move, Position, Record, View, replay, tell


class Moment(NamedTuple):
    """A choice that a seat has to make, and all that it and everybody was told before."""

    seat: int
    told: list[Event]
    public: list[Event]
    view: View
    legal: list[Move]


def moment_at(position: Position, events: Sequence[Event]) -> Moment:
    """The choice at a position, after these events; the game is not over."""
    seat = position.to_move
    assert seat is not None
    told, public = (tell(list(events), viewer) for viewer in (seat, TABLE))
    return Moment(seat, told, public, position.view(seat), position.legal())


def last_moment(record: Record) -> Moment:
    """The choice with which an unfinished record ends."""
    steps = list(replay(record))
    return moment_at(steps[-1][0], [event for _, events in steps for event in events])
