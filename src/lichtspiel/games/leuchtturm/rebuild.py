"""An engine built from plain numbers, as a view gives them; compiled, like the rules (0082)."""

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine


def rebuild_stones(points: int, towers: list[int], supply: list[int]) -> LeuchtturmEngine:
    """A game without cards: the points left, the stones in the harbour and on the islands, and those in the supply."""
    engine = LeuchtturmEngine()
    engine.points = points
    engine.towers = vec[i64](towers)
    engine.supply = vec[i64](supply)
    return engine


def rebuild_cards(
    engine: LeuchtturmEngine, held: list[int], places: list[int], taken_over: list[int], stacks: list[list[int]]
) -> None:
    """How many cards each hand has, where each card is, when it was last taken over, and the public stacks."""
    engine.held = vec[i64](held)
    engine.places = vec[i64](places)
    engine.taken_over = vec[i64](taken_over)
    engine.stacks = [vec[i64](stack) for stack in stacks]
    engine.gone = vec[i64]([0, 0])
