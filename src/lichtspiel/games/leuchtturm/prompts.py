"""What is going on and what the viewer can do now, in one phrase, from the view alone."""

from collections.abc import Sequence
from typing import Literal

from lichtspiel.core.phrases import phrase_of
from lichtspiel.games.leuchtturm.events import Ended
from lichtspiel.games.leuchtturm.views import LeuchtturmView, Question, ends_the_game, harbour_due
from lichtspiel.words import Phrase

Action = Literal["first", "refill", "move", "harbour", "stop"]


def prompt(view: LeuchtturmView, names: Sequence[str]) -> Phrase:
    """The same sentence for the terminal, the page and the screen reader."""
    if view.result is not None:
        return Phrase("leuchtturm-prompt-over", phrase_of("leuchtturm", Ended(view.result), names, view.viewer).args)
    seat = view.active if view.to_move is None else view.to_move
    args: dict[str, str | int] = {"who": "you" if seat == view.viewer else "other", "player": names[seat]}
    if view.question is not None:
        return Phrase("leuchtturm-prompt-claim", args | _question_args(view, view.question))
    return Phrase(f"leuchtturm-prompt-{_due(view)}", args | {"points": view.points})


def _due(view: LeuchtturmView) -> Action:
    """A4, A12: a stone for the harbour; A5: moves, of which the harbour stone's may be due (A10); A11: or a stop."""
    if view.phase == "refill":
        return "first" if view.turn == 1 else "refill"
    if harbour_due(view):
        return "harbour"
    return "stop" if view.built else "move"


def _question_args(view: LeuchtturmView, question: Question) -> dict[str, str | int]:
    """A15: which card, where it is now, and whether claiming it ends the game (A17). Everybody is told who is asked, so
    its place is known to all."""
    (card,) = (card for card in view.cards if card.tower == question.tower)
    (place,) = card.places
    ends = "yes" if ends_the_game(view, place) else "no"
    return {"tower": question.tower, "source": place.where, "ends": ends}
