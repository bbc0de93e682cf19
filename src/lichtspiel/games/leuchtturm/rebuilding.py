"""A game built up again from plain numbers, as a view tells them; compiled, like the rules (0082)."""

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.rules import Archipelago


def rebuild_stones(points: int, towers: list[int], supply: list[int]) -> Archipelago:
    """A game without cards: the points left, the stones in the harbour and on the islands, and those in the supply."""
    game = Archipelago()
    game.points = points
    game.towers = vec[i64](towers)
    game.supply = vec[i64](supply)
    return game


def rebuild_cards(
    game: Archipelago, held: list[int], places: list[int], taken_over: list[int], stacks: list[list[int]]
) -> None:
    """How many cards each hand has, where each card is, when it was last taken over, and the public stacks."""
    game.held = vec[i64](held)
    game.places = vec[i64](places)
    game.taken_over = vec[i64](taken_over)
    game.stacks = [vec[i64](stack) for stack in stacks]
    game.gone = vec[i64]([0, 0])
