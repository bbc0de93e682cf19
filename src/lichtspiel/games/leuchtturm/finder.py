"""The reach finder: which lighthouses a seat can complete in this turn, as far as its own view tells."""

from typing import Final, Literal, get_args

import msgspec

from lichtspiel.games.leuchtturm.box import TOWERS
from lichtspiel.games.leuchtturm.moves import Step, decode
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.turns import Way, lighthouses_in_reach
from lichtspiel.games.leuchtturm.views import CardView, LeuchtturmView, possible_places, without_secrets

# Whom the card of a lighthouse serves (A14), the best first: (a) me; (b) me, from a public stack; (d) me, taken over;
# (c) another's hand, perhaps or surely; nobody, because it is mine already or guarded (A19); (e) it is pulled down.
Serves = Literal["me", "public", "take-over", "perhaps-other", "other", "nobody", "pulled-down"]
BEST_FIRST: Final[tuple[Serves, ...]] = get_args(Serves)


class Reach(msgspec.Struct, frozen=True):
    """A lighthouse in reach, and the cheapest way to it.

    If the way completes another lighthouse first, it may depend on what becomes of that one: then it is not `sure`.
    """

    tower: str
    island: int
    points: int
    moves: tuple[Step, ...]
    serves: Serves
    seats: tuple[int, ...]  # the seats that have, or may have, the card in hand
    sure: bool


def reach(view: LeuchtturmView) -> tuple[Reach, ...]:
    """Every lighthouse that the viewer, whose turn it is, can complete with the points left; the useful ones first,
    and of these the sure and cheap."""
    if view.phase != "move" or view.to_move != view.viewer:
        return ()
    engine = without_secrets(view)
    found = [_reach(engine, view, way) for way in lighthouses_in_reach(engine, possible_places(view))]
    return tuple(sorted(found, key=_rank))


def _rank(one: Reach) -> tuple[object, ...]:
    return BEST_FIRST.index(one.serves), not one.sure, one.points, one.tower, one.island


def _reach(engine: LeuchtturmEngine, view: LeuchtturmView, way: Way) -> Reach:
    card = view.cards[way.card]
    moves = tuple(move for code in way.moves if isinstance(move := decode(int(code)), Step))
    seats = tuple(place.number for place in card.places if place.where == "hand")
    serves = _serves(card, view.active, engine.is_guarded(way.card))
    return Reach(TOWERS[way.card], int(way.island), int(way.spent), moves, serves, seats, way.sure)


def _serves(card: CardView, me: int, guarded: bool) -> Serves:
    kinds = {place.where for place in card.places}
    if kinds == {"hand"}:
        return "me" if card.places[0].number == me else "other"
    if kinds == {"top"}:
        return "public"
    if kinds == {"laid"}:
        return "nobody" if guarded or card.places[0].number == me else "take-over"
    return "perhaps-other" if "hand" in kinds else "pulled-down"
