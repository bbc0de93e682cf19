"""The conditions of steps, each kind by itself."""

import msgspec
import pytest

from lichtspiel.games.lichterfest.events import Bonus, Dedicated
from lichtspiel.games.lichterfest.moves import Dedicate, Place
from lichtspiel.games.lumen.moves import Bid
from lichtspiel.lessons.conditions import Condition, holds

LAID = Place(27, 2, (1, 0))
TWO = [Bonus(0, "green", True, 0), Bonus(0, "blue", True, 1)]
SET = Dedicate("four", ("red",))
EIGHT = [Dedicated(0, "four", ("red",), 8)]


def condition(**form: object) -> Condition:
    """A condition as a lesson writes it."""
    read: Condition = msgspec.convert(form, Condition)
    return read


def test_a_move_of_a_type() -> None:
    assert holds(condition(kind="does", move="bid"), Bid(3, False), [])
    assert not holds(condition(kind="does", move="bid"), LAID, TWO)


def test_a_move_with_fields() -> None:
    assert holds(condition(kind="does", move="place", **{"with": {"tile": 27, "at": (1, 0)}}), LAID, [])
    assert not holds(condition(kind="does", move="place", **{"with": {"at": (0, 1)}}), LAID, [])
    assert holds(condition(kind="does", move="bid", **{"with": {"extra": True}}), Bid(3, True), [])


@pytest.mark.parametrize(("least", "held"), [(1, True), (2, True), (3, False)])
def test_so_many_events(least: int, held: bool) -> None:
    assert holds(condition(kind="brings", event="bonus", least=least), LAID, TWO) is held


@pytest.mark.parametrize(
    ("bound", "held"),
    [({"least": 8}, True), ({"least": 9}, False), ({"most": 7}, False), ({"least": 1, "most": 8}, True)],
)
def test_a_number_within_bounds(bound: dict[str, int], held: bool) -> None:
    assert holds(condition(kind="brings", event="dedicated", **{"with": {"value": bound}}), SET, EIGHT) is held


def test_the_opposite() -> None:
    assert holds(condition(kind="not", of={"kind": "does", "move": "place"}), SET, EIGHT)
    assert not holds(condition(kind="not", of={"kind": "brings", "event": "bonus"}), LAID, TWO)


def test_a_field_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        holds(condition(kind="does", move="bid", **{"with": {"tricks": 3}}), Bid(3, False), [])
    with pytest.raises(msgspec.ValidationError):
        condition(kind="wishes")
