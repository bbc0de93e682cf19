"""The reach finder: every lighthouse that can be completed this turn, and the cheapest way to do so (A5 to A16)."""

from itertools import product

import pytest

from lichtspiel import Chance, Position
from lichtspiel.games.leuchtturm import Reach, reach
from lichtspiel.games.leuchtturm.codes import ANSWER, MOVE
from lichtspiel.games.leuchtturm.events import Completed
from lichtspiel.games.leuchtturm.moves import Step
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions
from tests.rules.leuchtturm.scenes import GAME, engine, island, play, scene, seen

TOWER = "wrkr"
NEARLY = {1: "r", 2: "wrk", 5: "w"}
Cost = dict[tuple[str, int], int]


def found(position: Position, tower: str = TOWER) -> Reach:
    (one,) = [one for one in reach(seen(position, 0)) if one.tower == tower]
    return one


def test_A5_the_cheapest_way() -> None:
    one = found(scene({1: "r", 8: "r", 2: "wrk"}, buried=(TOWER,)))
    assert (one.island, one.points, one.moves, one.sure) == (2, 1, (Step(1, 1),), True)


def test_A5_with_moves_of_several_stones() -> None:
    one = found(scene({1: "k", 2: "r", 3: "wr"}, points=4), "wrkr")
    assert (one.island, one.points) == (3, 3)
    assert [str(move) for move in one.moves] == ["1>3", "2>3"]


def test_A10_a_way_that_keeps_the_harbour_duty() -> None:
    assert found(scene({1: "r", 2: "wrk"}, "k", points=2)).moves == (Step(1, 1),)
    assert not reach(seen(scene({1: "r", 2: "wrk"}, "k", points=1), 0))


@pytest.mark.parametrize(
    ("where", "serves", "seats"),
    [
        ({"hands": {0: (TOWER, "rwrw", "rkrk")}}, "me", (0,)),
        ({"tops": (TOWER,)}, "public", ()),
        ({"laid": {1: (TOWER,)}}, "take-over", ()),
        ({"laid": {0: (TOWER,)}}, "nobody", ()),
        ({"hands": {2: (TOWER, "rwrw", "rkrk")}}, "perhaps-other", (1, 2)),
        ({"buried": (TOWER,)}, "perhaps-other", (1, 2)),
    ],
)
def test_A14_whom_the_card_would_serve(where: dict[str, object], serves: str, seats: tuple[int, ...]) -> None:
    one = found(scene(NEARLY, players=3, **where))  # type: ignore[arg-type]
    assert (one.serves, one.seats) == (serves, seats)


def test_A15_a_card_that_everyone_knows_to_be_held_or_buried() -> None:
    again = {1: "r", 2: "wrk", 8: "r", 3: "wrk"}
    held = scene(again, hands={1: (TOWER, "rwrw", "rkrk")}, claims="ask-always")
    play(held, "1>2", "decline")
    assert (found(held).serves, found(held).seats) == ("other", (1,))
    buried = scene(again, buried=(TOWER,))
    play(buried, "1>2")
    assert found(buried).serves == "pulled-down"


def test_A19_a_guarded_card_serves_nobody() -> None:
    position = scene(NEARLY, laid={1: (TOWER,)}, take_back=False)
    assert found(position).serves == "take-over"
    guarded = scene({1: "r", 2: "wrk", 8: "r"}, points=1, laid={1: (TOWER,)}, take_back=False)
    play(guarded, "1>2", "+k", "2>3")
    (one,) = [one for one in reach(seen(guarded, 1)) if one.tower == TOWER]
    assert one.serves == "nobody"


def test_A14_a_second_lighthouse_can_depend_on_the_first() -> None:
    """The red stone of island 2 completes island 3; the white one then passes that island only if it is full."""
    islands = {2: "r", 3: "wrk", 1: "w", 4: "krk"}
    unknown = scene(islands, points=4, movement="every-step", players=3)
    ways = {one.tower: one for one in reach(seen(unknown, 0))}
    assert ways[TOWER].sure
    assert not ways["krkw"].sure
    mine = scene(islands, points=4, movement="every-step", players=3, hands={0: (TOWER, "rwrw", "rkrk")})
    assert [one.sure for one in reach(seen(mine, 0)) if one.tower == "krkw"] == [True]


def test_A5_only_for_the_seat_whose_turn_it_is() -> None:
    position = scene(NEARLY)
    assert reach(seen(position, 0))
    assert not reach(seen(position, 1))
    assert not reach(seen(position))


# -- Compared with playing every turn out ------------------------------------------------------------------------------


def by_playing(position: Position, spent: int, direct: bool, best: dict[bool, Cost]) -> None:
    """Every lighthouse that can be completed this turn, by trying all ways to play it, and its least cost.

    `direct` ways complete no other lighthouse first; the others depend on what became of that one.
    """
    seat = engine(position).active
    for move in position.legal():
        after = position.clone()
        events = after.play(move)
        cost = spent + getattr(move, "by", 0)
        towers = [(event.tower, event.island) for event in events if isinstance(event, Completed)]
        for tower in towers:
            best[direct][tower] = min(best[direct].get(tower, 99), cost)
        if engine(after).active == seat and engine(after).phase in (MOVE, ANSWER):
            by_playing(after, cost, direct and not towers, best)


def middle_games() -> list[Position]:
    positions = []
    for number, (movement, claims) in enumerate(product(("landing", "every-step"), ("ask-if-it-ends", "ask-always"))):
        for seed in range(4):
            position = GAME.new(2 + seed % 3, seed, LeuchtturmOptions(movement, claims))  # type: ignore[arg-type]
            chance = Chance(seed * 10 + number)
            for _ in range(60 + 30 * seed):
                if position.to_move is not None:
                    position.apply(position.random_move(chance))
            while position.to_move is not None and engine(position).phase != MOVE:
                position.apply(position.random_move(chance))
            if position.to_move is not None:
                engine(position).points = 3
                positions.append(position)
    return positions


@pytest.mark.parametrize("number", range(len(middle_games())))
def test_A5_to_A16_nothing_in_reach_is_missed(number: int) -> None:
    position = middle_games()[number]
    best: dict[bool, Cost] = {True: {}, False: {}}
    by_playing(position, 0, True, best)
    ways = {(one.tower, one.island): one for one in reach(seen(position, position.to_move or 0))}
    assert set(best[True]) | set(best[False]) <= set(ways)
    for tower, cost in best[True].items():
        assert ways[tower].sure
        assert ways[tower].points <= cost
    assert all(tower in best[True] or tower in best[False] for tower, one in ways.items() if one.sure)


@pytest.mark.parametrize("number", range(len(middle_games())))
def test_A5_to_A16_every_sure_way_can_be_played_in_every_world(number: int) -> None:
    position = middle_games()[number]
    seat = position.to_move
    assert seat is not None
    for one in reach(seen(position, seat)):
        world = GAME.imagine(position.view(seat), Chance(number))
        if not one.sure:
            continue
        for move in one.moves[:-1]:
            world.play(move, seat)
            if seen(world).phase == "answer":
                break
        else:
            completed = [event for event in world.play(one.moves[-1], seat) if isinstance(event, Completed)]
            assert [(event.tower, event.island) for event in completed] == [(one.tower, one.island)]
            assert sum(move.by for move in one.moves) == one.points
            assert island(world, one.island) in (one.tower, "")


def test_A14_what_brings_the_viewer_a_card_comes_first() -> None:
    """Two lighthouses, one step away each: one's card is in hand, the other's is laid already."""
    position = scene({1: "r", 2: "wrk", 5: "w", 6: "krk"}, hands={0: ("wrkr", "rwrw", "rkrk")}, laid={0: ("krkw",)})
    found_here = [one for one in reach(seen(position, 0)) if one.points == 1]
    assert [(one.tower, one.serves) for one in found_here] == [("wrkr", "me"), ("krkw", "nobody")]
