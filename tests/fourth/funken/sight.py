"""Who may know what in Funken (F3)."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from funken.box import HAND, SPARKS
from funken.moves import encode
from funken.rules import NO_FIRE, Fire
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.results import Result
from lichtspiel.core.seats import seat_number, seat_of
from lichtspiel.core.setups import Setup
from lichtspiel.core.views import View

Fate = Literal["held", "lit", "doused"]
FATES: Final[tuple[Fate, ...]] = ("held", "lit", "doused")
UNKNOWN: Final = 0


class FunkenSetup(Setup, frozen=True):
    """Who begins, and the sparks of both hands by place; the others are left over (F2)."""

    first: int
    hands: tuple[tuple[int, ...], ...]


class SparkView(msgspec.Struct, frozen=True):
    """A spark, and what became of it; None to who may not know which."""

    fate: Fate
    spark: Annotated[int, Meta(ge=1, le=SPARKS)] | None


Hand = Annotated[tuple[SparkView, ...], Meta(min_length=HAND, max_length=HAND)]


class FunkenView(View, frozen=True, kw_only=True, tag="funken"):
    """All that a seat, or the table, may know of a game. The bounds are what numbers are made from."""

    first: Annotated[int, Meta(ge=0, le=1)]
    top: Annotated[int, Meta(ge=0, le=SPARKS)]
    hands: tuple[Hand, Hand]


def look(fire: Fire, viewer: Viewer, result: Result | None) -> FunkenView:
    """All that the viewer may know."""
    number = seat_number(viewer)
    hands = tuple(
        tuple(
            SparkView(FATES[fate], spark if fire.is_open_to(number, seat, place) else None)
            for place, (spark, fate) in enumerate(zip(fire.hands[seat], fire.fates[seat], strict=True))
        )
        for seat in range(len(fire.hands))
    )
    return FunkenView(
        viewer=viewer,
        to_move=seat_of(fire.to_move),
        result=result,
        first=fire.first,
        top=fire.top,
        hands=(hands[0], hands[1]),
    )


def imagine(view: FunkenView, chance: Chance) -> Fire:
    """A game that fits the view, each as likely."""
    fire = Fire(view.first, [[card.spark or UNKNOWN for card in hand] for hand in view.hands])
    fire.to_move = seat_number(view.to_move)
    fire.fates = [[FATES.index(card.fate) for card in hand] for hand in view.hands]
    fire.top = view.top
    fire.redeal(seat_number(view.viewer), chance)
    return fire


def disguise(setup: FunkenSetup, moves: Sequence[Move], viewer: Viewer, chance: Chance) -> FunkenSetup:
    """Another setup that the viewer could not have told from this one in the course of these moves."""
    fire = set_up(setup)
    for move in moves:
        fire.apply(encode(move))
    fire.redeal(seat_number(viewer), chance)
    return FunkenSetup(setup.first, tuple(map(tuple, fire.hands)))


def set_up(setup: FunkenSetup) -> Fire:
    """The first position of a setup that is known to be right."""
    fire = Fire(setup.first, [list(hand) for hand in setup.hands])
    assert fire.top == NO_FIRE
    return fire
