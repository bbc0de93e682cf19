"""The worked examples of the printed rule books, each naming its seed.

In seed 000 Thomas, Nicklas, Dany and Udo sit clockwise, in seed 002 Jason, Sara, Chris and Michelle.
"""

from lichtspiel import Event
from lichtspiel.games.lichterfest.events import Boat, Bonus, Lantern
from lichtspiel.games.lichterfest.moves import Dedicate, Exchange
from tests.rules.lichterfest.scenes import EAST, SOUTH, WEST, boats, cards, lay, points, scene

THOMAS, NICKLAS, DANY, UDO = range(4)
JASON, SARA, CHRIS, MICHELLE = range(4)


def bonuses(events: list[Event]) -> list[tuple[str, bool]]:
    """The colours that matched, and whether there was a card for each."""
    return [(event.color, event.received) for event in events if isinstance(event, Bonus)]


def lanterns(events: list[Event]) -> dict[int, tuple[str, bool]]:
    """Which colour of the new tile faced each seat, and whether there was a card of it."""
    return {event.seat: (event.color, event.received) for event in events if isinstance(event, Lantern)}


def test_seed_000_bonus_example_L15_L16() -> None:
    """Udo lays the right one of two tiles with symbols, green to green: a green card and two boats."""
    position = scene(to_move=UDO, lake=((0, 0, (0, 0)), (6, 0, (1, 0))), hand=(11,))
    events = lay(position, 11, 0, (2, 0))
    assert bonuses(events) == [("green", True)]
    assert [event for event in events if isinstance(event, Boat)] == [Boat(UDO, (2, 0)), Boat(UDO, (1, 0))]
    assert boats(position, UDO) == 2


def test_seed_000_distribution_example_L17_L19() -> None:
    """Thomas gets orange, Nicklas the last blue, Dany green, and Udo nothing, for blue is used up."""
    position = scene(to_move=THOMAS, hand=(16,), cards={DANY: "bbbbbbb"})
    events = lay(position, 16, 2, (0, -1))
    assert lanterns(events) == {
        THOMAS: ("orange", True),
        NICKLAS: ("blue", True),
        DANY: ("green", True),
        UDO: ("blue", False),
    }


def test_seed_000_worked_turn_L10_L11_L15_L16_L17() -> None:
    """Dany: two boats and purple for red, four reds for a reward, then a tile that matches blue at a symbol."""
    lake = ((0, 0, (0, 0)), (8, 1, (1, 0)))
    position = scene(to_move=DANY, lake=lake, hand=(32,), cards={DANY: "rrrppwgk"}, boats={DANY: 3})
    position.play(Exchange("purple", "red"))
    assert (cards(position, DANY), boats(position, DANY)) == ("wrrrrpgk", 1)
    position.play(Dedicate("four", ("red",)))
    assert (cards(position, DANY), points(position, DANY)) == ("wpgk", 8)
    events = lay(position, 32, 0, (1, 1))
    assert bonuses(events) == [("blue", True)]
    assert [event for event in events if isinstance(event, Boat)] == [Boat(DANY, (1, 0))]
    assert lanterns(events) == {
        DANY: ("orange", True),
        UDO: ("red", True),
        THOMAS: ("blue", True),
        NICKLAS: ("white", True),
    }
    assert (cards(position, DANY), boats(position, DANY)) == ("wopbgk", 2)


def test_seed_000_appendix_1_L15_L16_L19() -> None:
    """No black left. Dany matches the start tile in red: no boat, for a ship is no symbol; nor for the other tile."""
    lake = ((0, 3, (0, 0)), (1, 0, (1, 0)), (26, 0, (1, -1)))
    position = scene(to_move=DANY, lake=lake, hand=(17,), cards={NICKLAS: "kkkkkkkk"})
    events = lay(position, 17, 1, (0, -1))
    assert bonuses(events) == [("red", True)]
    assert boats(position, DANY) == 0
    assert lanterns(events) == {
        DANY: ("red", True),
        UDO: ("black", False),
        THOMAS: ("green", True),
        NICKLAS: ("blue", True),
    }
    assert cards(position, DANY) == "rr"


def test_seed_000_appendix_2_L15_L16_L17() -> None:
    """One black left. Dany matches purple and red, three tiles with symbols: three boats, and the last black."""
    lake = ((0, 0, (0, 0)), (3, 0, (0, -1)), (15, 0, (1, -1)), (4, 0, (2, -1)), (11, 2, (2, 0)))
    position = scene(to_move=DANY, lake=lake, hand=(19,), cards={NICKLAS: "kkkkkkk"})
    events = lay(position, 19, 0, (1, 0))
    assert bonuses(events) == [("purple", True), ("red", True)]
    assert boats(position, DANY) == 3
    assert lanterns(events) == {
        DANY: ("black", True),
        UDO: ("black", False),
        THOMAS: ("purple", True),
        NICKLAS: ("red", True),
    }


def test_seed_002_example_1_two_players_L15_L16_L17() -> None:
    """Jason's tile with a symbol matches green: a green card, one boat, and white; Sara, opposite, gets orange."""
    position = scene(2, to_move=JASON, lake=((0, 0, (0, 0)), (13, 2, (1, 0))), hand=(6,))
    events = lay(position, 6, 0, (2, 0))
    assert bonuses(events) == [("green", True)]
    assert (cards(position, JASON), cards(position, 1)) == ("wg", "o")
    assert boats(position, JASON) == 1


def test_seed_002_example_2_three_players_L15_L16_L19() -> None:
    """No black left. Chris gets two reds and no boat, Michelle nothing, Sara blue; the side opposite Chris is empty.

    The matched red edge cannot be the start tile's, whose red side would face the empty seat against L2.
    """
    sara, chris, michelle = range(3)
    lake = ((0, 0, (0, 0)), (23, 3, (1, 0)), (26, 1, (0, -1)))
    position = scene(
        3, to_move=chris, sides=(EAST, SOUTH, WEST), lake=lake, hand=(17,), cards={sara: "kkkk", michelle: "kkk"}
    )
    events = lay(position, 17, 1, (1, -1))
    assert bonuses(events) == [("red", True)]
    assert boats(position, chris) == 0
    assert lanterns(events) == {chris: ("red", True), michelle: ("black", False), sara: ("blue", True)}


def test_seed_002_example_3_four_players_L15_L16_L17() -> None:
    """One black left. Michelle matches purple and red with three platforms; Jason, to her left, misses the black."""
    lake = ((0, 0, (0, 0)), (1, 1, (0, -1)), (15, 1, (2, -1)), (11, 3, (1, 0)))
    position = scene(to_move=MICHELLE, lake=lake, hand=(19,), cards={CHRIS: "kkkkkkk"})
    events = lay(position, 19, 1, (1, -1))
    assert bonuses(events) == [("purple", True), ("red", True)]
    assert boats(position, MICHELLE) == 3
    assert lanterns(events) == {
        MICHELLE: ("black", True),
        JASON: ("black", False),
        SARA: ("purple", True),
        CHRIS: ("red", True),
    }
