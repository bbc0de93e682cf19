"""What is going on in Lichterfest and what the viewer may do now, in one sentence, from the view alone."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.core.phrases import phrase_of, prompt_of
from lichtspiel.games.lichterfest.box import KINDS, kind_of
from lichtspiel.games.lichterfest.codes import DEDICATE
from lichtspiel.games.lichterfest.events import Ended
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, MOST_CARDS, PASS_DUE, TILE_DUE, due_of, list_options
from lichtspiel.games.lichterfest.views import DONE, LichterfestView, next_reward, own_seat
from lichtspiel.words import Phrase

DUTIES: Final[dict[int, str]] = {TILE_DUE: "tile", DISCARD_DUE: "discard", PASS_DUE: "last"}


def prompt(view: LichterfestView, names: Sequence[str]) -> Phrase:
    """Who won, whose turn it is, or what the viewer must do and what they may do before."""
    if view.result is not None:
        return phrase_of("lichterfest", Ended(view.result), names, view.viewer)
    if view.to_move != view.viewer:
        return prompt_of(view, names)
    return Phrase(f"lichterfest-prompt-{_duty(view)}", _choices(view) | _cards(view))


def _duty(view: LichterfestView) -> str:
    """What has to be done in the end: lay a tile (L14), discard before that (L13), or end the last turn (L21)."""
    return DUTIES[int(due_of(view.last_turn, sum(own_seat(view).cards)))]


def _cards(view: LichterfestView) -> dict[str, str | int]:
    cards = sum(own_seat(view).cards)
    return {"cards": cards, "over": cards - MOST_CARDS}


def _choices(view: LichterfestView) -> dict[str, str | int]:
    """What is possible before: an exchange (L10), and sets (L11): of how many kinds, and the best of them."""
    seat = own_seat(view)
    moves = list_options(DONE.index(view.done), seat.boats, seat.cards, view.supply)
    kinds = {kind_of(move - DEDICATE) for move in moves if move >= DEDICATE}
    best = max(kinds, key=lambda kind: next_reward(view, kind), default=0)
    exchanges = any(move < DEDICATE for move in moves)
    may = ("nothing", "exchange", "dedicate", "both")[2 * bool(kinds) + exchanges]
    return {"may": may, "kinds": len(kinds), "kind": KINDS[best], "value": next_reward(view, best)}
