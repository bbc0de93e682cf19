"""What the viewer of Lichterfest is collecting, and for how much: the set that is nearest, from the view alone."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lichtspiel.games.lichterfest.box import CARDS_EACH, KINDS
from lichtspiel.games.lichterfest.views import LichterfestView, next_reward, own_seat
from lichtspiel.words import Phrase

COLORS_OF: Final = (1, 3, 7)  # L11: of how many colours a set is, by kind


class Aim(NamedTuple):
    """A set to collect; the least is the best to go for."""

    barred: bool  # whether the supply lacks a card of it
    missing: int
    less: int  # minus what it brings
    kind: int


def goal(view: LichterfestView) -> Phrase | None:
    """L11: how many cards are missing for the nearest set, and what it brings; None if there is no time for any."""
    if not isinstance(view.viewer, int) or view.result is not None:
        return None
    cards, supply = own_seat(view).cards, view.supply
    aim = min([_aim(cards, supply, kind, next_reward(view, kind)) for kind in range(len(KINDS))])
    late = view.last_turn and (aim.missing > 1 or view.done == "dedicated")  # L21: an exchange at most
    args = {"kind": KINDS[aim.kind], "missing": aim.missing, "value": -aim.less}
    return None if late else Phrase("lichterfest-goal", args)


def _aim(cards: Sequence[int], supply: Sequence[int], kind: int, value: int) -> Aim:
    """The set of a kind that lacks the fewest cards."""
    lacks = [max(0, CARDS_EACH[kind] - count) for count in cards]
    nearest = sorted([(lack > supply[color], lack) for color, lack in enumerate(lacks)])[: COLORS_OF[kind]]
    return Aim(nearest[-1][0], sum([lack for _, lack in nearest]), -value, kind)
