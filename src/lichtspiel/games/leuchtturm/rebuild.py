"""An engine built from plain numbers, as a view gives them; compiled, like the rules (0082)."""

from collections.abc import Sequence

from lichtspiel.core.chance import vec_of
from lichtspiel.games.leuchtturm.cards import NONE_GONE
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, supply_of


def rebuild_stones(points: int, towers: list[int], supply: Sequence[int]) -> LeuchtturmEngine:
    """A game without cards: the points left, the stones in the harbour and on the islands, and those in the supply."""
    engine = LeuchtturmEngine()
    engine.points = points
    engine.towers = vec_of(towers)
    engine.supply = supply_of(supply)
    return engine


def rebuild_cards(
    engine: LeuchtturmEngine, held: list[int], places: list[int], taken_over: list[int], stacks: list[list[int]]
) -> None:
    """How many cards each hand has, where each card is, when it was last taken over, and the public stacks."""
    engine.held = vec_of(held)
    engine.places = vec_of(places)
    engine.taken_over = vec_of(taken_over)
    engine.stacks = [vec_of(stack) for stack in stacks]
    engine.gone = NONE_GONE
