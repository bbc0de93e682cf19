"""What the viewer of Die Leuchtturm-Architekten is collecting: open order cards, from the view alone."""

from lichtspiel.games.leuchtturm.views import LeuchtturmView
from lichtspiel.words import Phrase


def goal(view: LeuchtturmView) -> Phrase | None:
    """A18: how many order cards lie before the viewer, and before whoever else has most; A17: how many are in hand."""
    if not isinstance(view.viewer, int) or view.result is not None:
        return None
    most = max(len(seat.laid) for number, seat in enumerate(view.seats) if number != view.viewer)
    mine = view.seats[view.viewer]
    return Phrase("leuchtturm-goal", {"laid": len(mine.laid), "most": most, "cards": mine.cards})
