"""What the page is told about the box and the rules agrees with the engine."""

import pytest

from lichtspiel.games.lichterfest.box import COLORS, HAND, SETS, TILES, TILES_BACK, kind_of
from lichtspiel.games.lichterfest.choices import MOST_MOVES
from lichtspiel.games.lichterfest.codes import DEDICATE, DISCARD, EXCHANGE, PLACE, TURNED_TILES
from lichtspiel.games.lichterfest.events import Dedicated
from lichtspiel.games.lichterfest.lake import MIDDLE
from lichtspiel.games.lichterfest.material import MATERIAL
from lichtspiel.games.lichterfest.moves import Dedicate, letter_of
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import MOST_OPTIONS
from lichtspiel.games.lichterfest.views import LichterfestView
from tests.rules.lichterfest.scenes import GAME, cards, kinds, scene


def test_L1_the_start_tile_lies_on_the_lake_at_first() -> None:
    view = GAME.new(3, 1).view("table")
    assert isinstance(view, LichterfestView)
    assert [laid.tile for laid in view.lake] == [MATERIAL.start]
    assert MATERIAL.tiles[MATERIAL.start].symbol is None


@pytest.mark.parametrize("number", range(len(SETS)))
def test_L11_a_set_takes_exactly_these_cards(number: int) -> None:
    kind = MATERIAL.sets[kind_of(number)]
    move = Dedicate(kind.kind, tuple(COLORS[color] for color in SETS[number]))
    held = "".join(letter_of(color) * kind.cards_each for color in move.colors or COLORS)
    position = scene(cards={0: held})
    assert move in position.legal()
    position.play(move)
    assert cards(position, 0) == ""
    assert move not in scene(cards={0: held[1:]}).legal()


def test_L11_the_kinds_are_in_the_order_of_the_stacks() -> None:
    held = {"four": "rrrr", "pairs": "wwrrgg", "seven": "worpbgk"}
    rewards = [[7], [8], [9]]
    for place, kind in enumerate(MATERIAL.sets):
        position = scene(cards={0: held[kind.kind]}, rewards=rewards)
        (event,) = position.play(next(move for move in position.legal() if isinstance(move, Dedicate)))
        assert isinstance(event, Dedicated)
        assert (event.kind, event.value) == (kind.kind, rewards[place][0])


def test_L12_the_value_of_a_general_reward() -> None:
    position = scene(cards={0: "rrrr"}, rewards=[[], [9], [10]])
    assert position.play(Dedicate("four", ("red",))) == [Dedicated(0, "four", ("red",), MATERIAL.general_value)]


def test_L13_one_card_above_the_limit_must_be_discarded() -> None:
    most = ("worpbgk" * MATERIAL.most_cards)[: MATERIAL.most_cards]
    assert "discard" not in kinds(scene(cards={0: most}))
    assert "discard" in kinds(scene(cards={0: most + "r"}))


def test_moves_are_numbered_by_what_is_in_the_box() -> None:
    assert len(COLORS) ** 2 == DEDICATE - EXCHANGE
    assert len(SETS) == DISCARD - DEDICATE
    assert len(COLORS) == PLACE - DISCARD
    assert TURNED_TILES == 4 * TILES


def test_the_longest_list_of_moves_has_room() -> None:
    engine = GAME.new(4, 1).engine
    assert isinstance(engine, LichterfestEngine)
    laid = TILES - TILES_BACK[4] - 1  # before the last tile is laid; in one line, which opens the most places
    for column in range(1, laid):
        engine.cover(MIDDLE + column, column, 0)
    places = [move for move in engine.legal() if move >= PLACE]
    assert len(places) == 4 * HAND * (2 * laid + 2)
    assert MOST_OPTIONS + len(places) == MOST_MOVES
