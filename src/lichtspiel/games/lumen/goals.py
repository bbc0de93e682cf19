"""What the viewer of LUMEN is after: the tricks they bid, and what they bring, from the view alone."""

from lichtspiel.games.lumen.box import points_for
from lichtspiel.games.lumen.views import LumenView, SeatView
from lichtspiel.words import Phrase


def goal(view: LumenView) -> Phrase | None:
    """M8: the tricks so far, those that were bid, and the points; M9: or the least that the bid costs by now."""
    mine = view.mine
    if mine is None or view.result is not None:
        return None
    if mine.bid is None:
        met, half = (int(points_for(0, extra, 0, view.round - 1)) for extra in (0, 1))
        return Phrase("lumen-goal-bid", {"points": met, "half": half})
    bid, best = mine.bid, _best(view, mine)
    points = int(points_for(bid.tips, bid.extra, best, view.round - 1))
    args: dict[str, str | int] = {"extra": "yes" if bid.extra else "no", "kept": "yes" if points > 0 else "no"}
    return Phrase(
        "lumen-goal", args | {"tricks": mine.tricks, "tips": bid.tips, "more": bid.tips + 1, "points": abs(points)}
    )


def _best(view: LumenView, mine: SeatView) -> int:
    """The number of tricks nearest to the bid that can still be won, by the cards in hand and one just played."""
    assert mine.bid is not None
    trick = view.trick
    lies = trick is not None and trick.winner is None and any(card.seat == view.viewer for card in trick.cards)
    return min(max(mine.bid.tips, mine.tricks), mine.tricks + len(mine.hand) + lies)
