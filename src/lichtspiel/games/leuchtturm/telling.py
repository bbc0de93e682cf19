"""What is going on and what the viewer can do now, in one phrase, from the view alone."""

from collections.abc import Sequence
from typing import Literal

from lichtspiel.core.telling import phrase_of
from lichtspiel.games.leuchtturm.events import Ended
from lichtspiel.games.leuchtturm.sight import CardView, LeuchtturmView, Question, without_cards
from lichtspiel.words import Phrase

Deed = Literal["first", "refill", "move", "harbour", "stop"]


def prompt(view: LeuchtturmView, names: Sequence[str]) -> Phrase:
    """The same sentence for the terminal, the page and the screen reader."""
    if view.result is not None:
        return Phrase("leuchtturm-prompt-over", phrase_of("leuchtturm", Ended(view.result), names, view.viewer).args)
    seat = view.active if view.to_move is None else view.to_move
    args: dict[str, str | int] = {"who": "you" if seat == view.viewer else "other", "player": names[seat]}
    if view.question is not None:
        return Phrase("leuchtturm-prompt-claim", args | _question_args(view, view.question))
    return Phrase(f"leuchtturm-prompt-{_deed(view)}", args | {"points": view.points})


def _deed(view: LeuchtturmView) -> Deed:
    """A4, A12: a stone for the harbour; A5: moves, of which the harbour stone's may be due (A10); A11: or a stop."""
    if view.phase == "refill":
        return "first" if view.turn == 1 else "refill"
    if without_cards(view).harbour_due():
        return "harbour"
    return "stop" if view.built else "move"


def _question_args(view: LeuchtturmView, question: Question) -> dict[str, str | int]:
    """A15: which card, where it is now, and whether claiming it ends the game (A17). Who is asked is told to all, so
    its place is known to all."""
    (card,) = (card for card in view.cards if card.tower == question.tower)
    ends = "yes" if _would_end(view, card) else "no"
    return {"tower": question.tower, "source": card.places[0].where, "ends": ends}


def _would_end(view: LeuchtturmView, card: CardView) -> bool:
    match card.places[0].where:
        case "hand":
            return view.seats[card.places[0].number].cards == 1
        case "top":
            return sum(stack.cards for stack in view.public) == 1
        case _:
            return False
