"""What reasons say of moves in games that lie here is true of them."""

from lichtspiel.bots import every_reason
from lichtspiel.bots.bot import Reason
from lichtspiel.reviews import Reviewer
from tests.reviews.games import kept
from tests.reviews.test_wording import told_apart


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
    assert "puts-back" not in reasons_of("lost_again", 16, "+rrppbb")
