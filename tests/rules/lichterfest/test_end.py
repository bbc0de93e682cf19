"""L20 to L22: how a game ends, and who has won."""

import pytest

from lichtspiel import Chance, Position, Refused
from lichtspiel.games.lichterfest.events import Ended
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Pass, Place
from tests.rules.lichterfest.scenes import GAME, cards, engine, kinds, lay, rule_against, scene


def play_on(position: Position, kind: type) -> dict[int, int]:
    """Make random moves to the end; returns how many moves of this kind each seat made."""
    made = dict.fromkeys(range(int(position.engine.players())), 0)
    chance = Chance(8)
    while position.to_move is not None:
        move = position.random_move(chance)
        made[position.to_move] += isinstance(move, kind)
        position.play(move)
    return made


@pytest.mark.parametrize(("players", "tiles"), [(2, 11), (3, 9), (4, 8)])
def test_L20_everyone_lays_the_same_number_of_tiles(players: int, tiles: int) -> None:
    for seed in range(5):
        assert set(play_on(GAME.new(players, seed), Place).values()) == {tiles}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L21_everyone_has_one_last_turn_that_ends_with_one_pass(players: int) -> None:
    assert set(play_on(GAME.new(players, 2), Pass).values()) == {1}


def test_L21_the_last_turns_begin_with_the_first_player() -> None:
    for seed in range(8):
        position = GAME.new(4, seed)
        first = position.to_move
        chance = Chance(seed)
        while "pass" not in kinds(position):
            position.play(position.random_move(chance))
        assert position.to_move == first


def test_L21_the_last_turn_allows_exchanges_and_dedications_only() -> None:
    position = scene(cards={0: "rrrrrwwwoooppp"}, boats={0: 2}, last_turn=1)
    assert kinds(position) == {"exchange", "dedicate", "pass"}
    assert rule_against(position, Discard("red")) == "L21"
    assert rule_against(position, Place(1, 0, (0, 1))) == "L21"
    position.play(Exchange("orange", "red"))
    position.play(Dedicate("four", ("red",)))
    assert kinds(position) == {"pass"}


def test_L21_more_than_twelve_cards_do_not_matter_in_the_last_turn() -> None:
    position = scene(cards={0: "wwwooorrrpppbb"}, last_turn=1)
    position.play(Pass())
    assert len(cards(position, 0)) == 14
    assert position.to_move == 1


def test_L21_the_last_turns_follow_the_last_tile_at_once() -> None:
    position = scene(players=2, to_move=1, hand=(1,), stack=0)
    world = engine(position)
    for tile in world.hand(0):
        world.take_from_hand(0, tile)
    lay(position, 1, 0, (0, 1))
    assert position.to_move == 0
    assert kinds(position) == {"pass"}


@pytest.mark.parametrize(
    ("points", "boats", "held", "places"),
    [
        ({0: 8, 1: 9, 2: 7, 3: 10}, {}, {}, (3, 2, 4, 1)),
        ({0: 8, 1: 8, 2: 7, 3: 7}, {1: 1, 2: 2}, {}, (2, 1, 3, 4)),
        ({0: 8, 1: 8, 2: 8, 3: 8}, {0: 1, 1: 1, 2: 1}, {0: "r", 2: "gg"}, (2, 3, 1, 4)),
        ({0: 8, 1: 8, 2: 8, 3: 5}, {0: 1, 1: 1, 2: 1}, {0: "rr", 1: "bb", 2: "g"}, (1, 1, 3, 4)),
        ({}, {}, {}, (1, 1, 1, 1)),
    ],
)
def test_L22_points_decide_then_boats_then_cards_then_the_win_is_shared(
    points: dict[int, int], boats: dict[int, int], held: dict[int, str], places: tuple[int, ...]
) -> None:
    position = scene(to_move=3, points=points, boats=boats, cards=held, last_turn=4)
    events = position.play(Pass())
    assert position.result is not None
    assert position.result.places == places
    assert position.result.scores == tuple(points.get(seat, 0) for seat in range(4))
    assert position.result.ended == "L22"
    assert events[-1] == Ended(position.result)


def test_L22_nothing_can_be_played_any_more() -> None:
    position = scene(to_move=3, last_turn=4)
    position.play(Pass())
    assert position.to_move is None
    with pytest.raises(Refused) as refused:
        position.play(Pass())
    assert refused.value.rule == "L22"


def test_L2_another_seats_turn_is_refused_without_a_word_on_its_moves() -> None:
    position = GAME.new(2, 1)
    assert position.to_move is not None
    refusal = position.check(position.legal()[0], 1 - position.to_move)
    assert refusal is not None
    assert refusal.rule == "L2"
    assert refusal.instead == ()
