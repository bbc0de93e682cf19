"""Setups of Die Leuchtturm-Architekten that a viewer cannot tell apart (A3)."""

from collections.abc import Sequence

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.seats import seat_number
from lichtspiel.games.leuchtturm.box import CARDS, TOWERS
from lichtspiel.games.leuchtturm.cards import IN_HAND, LAID
from lichtspiel.games.leuchtturm.moves import encode
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, LeuchtturmSetup, set_up


def disguise(
    setup: LeuchtturmSetup, moves: Sequence[Move], viewer: Viewer, chance: Chance, options: LeuchtturmOptions
) -> LeuchtturmSetup:
    """Another setup that differs only in cards whose place the viewer cannot know after these moves.

    Knowledge of a card only ever grows, and a hidden card never moves: what fits the end fits every moment before it.
    """
    engine = set_up(setup, options)
    for move in moves:
        engine.apply(encode(move))
    gone = [int(number) for number in engine.gone]
    engine.redeal(seat_number(viewer), chance)
    hands = tuple(_disguised_hand(engine, seat, hand) for seat, hand in enumerate(setup.hands))
    public = tuple(
        (*setup.public[stack][: gone[stack]], *(TOWERS[card] for card in engine.stacks[stack])) for stack in range(2)
    )
    return LeuchtturmSetup(setup.first, hands, public)


def _disguised_hand(engine: LeuchtturmEngine, seat: int, hand: Sequence[str]) -> tuple[str, ...]:
    """The cards that have been laid since, and those in hand now."""
    now = [TOWERS[card] for card in range(CARDS) if engine.places[card] == IN_HAND + seat]
    played = [tower for tower in hand if engine.places[TOWERS.index(tower)] >= LAID]
    return tuple(played + now)
