"""The deduction pad: what each of one's own places can hold, and how likely that is, from what one may know (M4)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from lichtspiel.core.events import Event
from lichtspiel.games.lumen.box import COLORS
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.views import LumenView, remembered, shown_engine


class Column(msgspec.Struct, frozen=True):
    """One of the viewer's cards on the pad: how likely each value is, 1 first; 0 is impossible."""

    place: int
    odds: tuple[float, ...]


Possible = Mapping[int, Mapping[int, Fraction]]  # by place, by value: how likely it is; other values are impossible


def possible(view: LumenView) -> Possible:
    """For each of the viewer's cards the values it can have, from all that lies open now; nothing for the table.

    The cards of a colour are any of the values that lie open nowhere, in rising order, all choices equally likely.
    """
    return _possible(shown_engine(view), view)


def columns(view: LumenView) -> tuple[Column, ...]:
    """The pad as it is shown: one column for each card in hand."""
    return _columns(possible(view), view)


def columns_from(told: Sequence[Event], view: LumenView) -> tuple[Column, ...]:
    """The pad of somebody who remembers, from the events their seat was told."""
    return _columns(possible_from(told, view), view)


def _columns(found: Possible, view: LumenView) -> tuple[Column, ...]:
    values = range(1, view.highest + 1)
    return tuple(Column(place, tuple(float(odds.get(value, 0)) for value in values)) for place, odds in found.items())


def possible_from(told: Sequence[Event], view: LumenView) -> Possible:
    """The same for somebody who remembers all they were told: what was played in this round is known as well."""
    return _possible(remembered(told, view), view)


def _possible(engine: LumenEngine, view: LumenView) -> Possible:
    if not isinstance(view.viewer, int):
        return {}
    held = {card.place for card in view.seats[view.viewer].hand}
    odds: dict[int, dict[int, Fraction]] = {}
    for color in range(len(COLORS)):
        odds |= _possible_in(engine, color, view.viewer)
    return {place: odds[place] for place in sorted(held)}


def _possible_in(engine: LumenEngine, color: int, viewer: int) -> dict[int, dict[int, Fraction]]:
    """The odds of all places of one colour."""
    pane = engine.pane(color, viewer)
    deals = int(pane.count())
    tally = [int(count) for count in pane.tally(0)]
    first, width = int(engine.first_of(viewer, color)), int(pane.highest) + 1
    return {
        first + at: {
            value: Fraction(tally[at * width + value], deals) for value in range(1, width) if tally[at * width + value]
        }
        for at in range(int(pane.size(0)))
    }
