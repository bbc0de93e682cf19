"""No tile or card is ever lost or added: 36 tiles, and 5, 7 or 8 cards in each of 7 colours (L3, L4)."""

from hypothesis import given, settings

from lichtspiel import Match
from lichtspiel.games.lichterfest.box import CARDS, TILES, TILES_BACK
from lichtspiel.games.lichterfest.lake import MIDDLE, STEP, WIDTH, slot_beside, slot_of
from lichtspiel.games.lichterfest.views import LichterfestView
from tests.conformance.strategies import matches
from tests.rules.lichterfest.scenes import GAME, engine


@given(matches(GAME))
@settings(max_examples=80)
def test_cards_and_tiles_are_conserved(match: Match) -> None:
    game = engine(match.position)
    players = int(game.players())
    for color in range(7):
        assert game.supply()[color] + sum(game.cards(seat)[color] for seat in range(players)) == CARDS[players]
    hands = [int(tile) for seat in range(players) for tile in game.hand(seat)]
    lake = [(int(game.lying(cell)) - 1) // 4 for cell in game.laid]
    assert {tile for tile in range(TILES) if game.afloat >> tile & 1} == set(lake)
    stack = [int(tile) for tile in game.stack][int(game.drawn) :]
    assert len({*hands, *lake, *stack}) == len(hands) + len(lake) + len(stack) == TILES - TILES_BACK[players]
    assert all(game.card_count(seat) == sum(game.cards(seat)) for seat in range(players))
    view = match.position.view("table")
    assert isinstance(view, LichterfestView)
    assert all(seat.points == sum(reward.value for reward in seat.rewards) for seat in view.seats)


def test_no_two_cells_that_matter_at_once_share_a_slot() -> None:
    """33 tiles in one piece: between an open place and a neighbour of another there are at most 35 steps."""
    for x in range(-36, 37):
        for y in range(-36, 37):
            if 0 < abs(x) + abs(y) <= 36:
                assert slot_of(MIDDLE) != slot_of(MIDDLE + y * WIDTH + x)


def test_the_slots_beside_are_those_of_the_cells_beside() -> None:
    for cell in range(WIDTH, WIDTH * (WIDTH - 1)):
        for side in range(4):
            assert slot_beside(slot_of(cell), side) == slot_of(cell + STEP[side])
