"""What is going on in LUMEN and what the viewer can do now, as one phrase from the view alone."""

from collections.abc import Sequence

from lichtspiel.games.lumen.moves import Play, said_place
from lichtspiel.games.lumen.views import LumenView
from lichtspiel.words import Phrase


def prompt(view: LumenView, names: Sequence[str]) -> Phrase:
    """M5, M6: bid, lead, follow with these places, or wait; M11: who won."""
    if view.result is not None:
        return _over(view, names)
    if view.to_move is not None and view.to_move != view.viewer:
        return _waiting(view, names[view.to_move])
    if view.phase == "bid":
        return Phrase("lumen-prompt-bid")
    led = view.led
    return Phrase("lumen-prompt-lead") if led is None else _follow(view, led)


def announced(view: LumenView, move: Play) -> Phrase:
    """M4, M6: all that its owner knows of the card: its place and its colour."""
    assert view.mine is not None
    color = next(card.color for card in view.mine.hand if card.place == move.place)
    return Phrase("lumen-announced", {"place": said_place(move.place), "color": color})


def _over(view: LumenView, names: Sequence[str]) -> Phrase:
    assert view.result is not None
    winner = view.result.places.index(1)
    who = "you" if winner == view.viewer else "other"
    return Phrase("lumen-prompt-over", {"player": names[winner], "who": who, "score": view.result.scores[winner]})


def _waiting(view: LumenView, player: str) -> Phrase:
    if view.phase == "bid":
        return Phrase("lumen-prompt-waits-bid", {"player": player})
    led = view.led
    if led is None:
        return Phrase("lumen-prompt-waits-lead", {"player": player})
    return Phrase("lumen-prompt-waits-follow", {"player": player, "color": led})


def _follow(view: LumenView, led: str) -> Phrase:
    """M6: without a card of the led colour any card may be played; otherwise the places of that colour are named."""
    assert view.mine is not None
    if all(card.color != led for card in view.mine.hand):
        return Phrase("lumen-prompt-free", {"color": led})
    *others, last = (str(said_place(place)) for place in sorted(view.playable()))
    return Phrase(
        "lumen-prompt-follow", {"color": led, "count": len(others) + 1, "places": ", ".join(others), "last": last}
    )
