"""What reasons say of moves in games that lie here is true of them."""

from lichtspiel.bots import every_reason
from lichtspiel.bots.bot import Reason
from lichtspiel.reviews import Reviewer
from tests.reviews.games import kept
from tests.reviews.test_wording import argued, told_apart


def reasons_of(game: str, number: int, move: str) -> dict[str, Reason]:
    """All that is true of a move that could have been made, by code."""
    reviewer = Reviewer(kept(game))
    found = every_reason(reviewer.game, reviewer.decision(number).view, reviewer.game.parse(move))
    return {reason.code: reason for reason in found}


def test_cards_lead_to_a_set_only_if_less_is_missing_than_before() -> None:
    """Whoever gives a third red card for a third white one is no nearer to four of a kind."""
    assert reasons_of("lost_again", 8, "r>w")["gathers"].args["kind"] == "none"
    assert reasons_of("lost_again", 16, "b>p")["gathers"].args["kind"] == "none"
    gathers = reasons_of("lost", 5, "k>p")["gathers"]
    assert gathers.args["kind"] == "four"
    none = Reason("gathers", {"color": "white", "cards": 3, "kind": "none"})
    assert told_apart("lichterfest", [], none) == []
    assert told_apart("lichterfest", [], gathers) == [gathers]


def test_who_needs_what_is_put_back_is_told() -> None:
    """Bruno has oranges to dedicate and three black cards, and no black one is left."""
    found = reasons_of("lost_again", 8, "+wwrrkk")
    assert "unneeded" not in found
    assert found["puts-back"] == Reason("puts-back", {"color": "black"}, 0, against=True)
    assert reasons_of("lost", 5, "+rrppkk")["puts-back"].against
    assert "unneeded" in reasons_of("lost_again", 16, "+rrppbb")
    assert told_apart("lichterfest", found["puts-back"], Reason("unneeded")) == []
    assert "puts-back" not in reasons_of("lost_again", 16, "+rrppbb")


def test_a_stone_withholds_nothing_if_it_leaves_as_cheap_an_order() -> None:
    """With the black stone an order is to be had for 2 points, with the white one only another for 4."""
    assert "withholds" not in reasons_of("leuchtturm", 314, "+k")
    assert "leaves" in reasons_of("leuchtturm", 314, "+k")


def test_a_stone_that_leaves_few_ways_is_told_apart() -> None:
    """A10: the black stone can be moved only by a whole turn, or after the others have made way."""
    assert reasons_of("harbour", 48, "+k")["hems-in"] == Reason("hems-in", {"ways": 4}, 1)
    assert "hems-in" not in reasons_of("harbour", 48, "+r")
    assert argued("harbour", 48, "+k") == ["+ Bruno can then begin the turn in only 4 ways."]
