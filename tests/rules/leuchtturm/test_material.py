"""What the page is told about the box and the rules agrees with the engine."""

import pytest

from lichtspiel.games.leuchtturm.box import COLORS, FULL, HARBOUR, ISLANDS, POINTS, TOWERS, tower_number
from lichtspiel.games.leuchtturm.codes import PUT, STEP, STOP
from lichtspiel.games.leuchtturm.material import MATERIAL
from lichtspiel.games.leuchtturm.moves import Step
from lichtspiel.games.leuchtturm.ring import landing
from tests.rules.leuchtturm.scenes import GAME, island, scene, seen

PLACES = range(HARBOUR, MATERIAL.islands + 1)
FAR = range(1, MATERIAL.islands + 1)


@pytest.mark.parametrize("place", PLACES)
def test_A6_going_round_the_ring_visits_every_island_once(place: int) -> None:
    islands = [one.island for one in MATERIAL.landings[place]]
    assert islands == [landing(place, by) for by in FAR]
    assert sorted(islands) == [*FAR]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("by", range(1, MATERIAL.points + 1))
def test_A5_A6_where_a_move_leads_and_what_it_costs(place: int, by: int) -> None:
    told = MATERIAL.landings[place][by - 1]
    position = scene({}, "r") if place == HARBOUR else scene({place: "wr"})
    position.play(Step(place, by))
    assert island(position, told.island) == "r"
    left = MATERIAL.points - told.points
    assert seen(position).points == left


def test_A5_how_many_points_a_turn_begins_with() -> None:
    position = GAME.new(2, 1)
    while seen(position).phase == "refill":
        position.play(position.legal()[0])
    assert seen(position).points == MATERIAL.points


def test_A13_how_many_stones_make_a_lighthouse() -> None:
    assert {len(tower) for tower in TOWERS} == {MATERIAL.height}
    assert all(tower_number(tower[:-1]) < FULL <= tower_number(tower) for tower in TOWERS)


def test_A1_there_is_an_entry_for_each_place() -> None:
    assert len(MATERIAL.landings) == len(PLACES) == len(seen(scene()).islands) + 1


def test_moves_are_numbered_by_what_is_in_the_box() -> None:
    assert len(COLORS) == STEP - PUT
    assert STOP - STEP == (ISLANDS + 1) * POINTS
