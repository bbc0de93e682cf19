"""Who may know what in Funken (F3)."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from funken.box import HAND, SPARKS
from funken.rules import NO_FIRE, FunkenEngine
from funken.scoring import result_of
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Viewer
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
    """A spark, and what became of it; None for viewers who may not know which it is."""

    fate: Fate
    spark: Annotated[int, Meta(ge=1, le=SPARKS)] | None


Hand = Annotated[tuple[SparkView, ...], Meta(min_length=HAND, max_length=HAND)]


class FunkenView(View, frozen=True, kw_only=True, tag="funken"):
    """All that a seat, or the table, may know of a game. The encoding for research reads the bounds."""

    first: Annotated[int, Meta(ge=0, le=1)]
    top: Annotated[int, Meta(ge=0, le=SPARKS)]
    hands: tuple[Hand, Hand]


def view_of(engine: FunkenEngine, viewer: Viewer) -> FunkenView:
    """All that the viewer may know."""
    number = seat_number(viewer)
    hands = tuple(
        tuple(
            SparkView(FATES[fate], spark if engine.is_open_to(number, seat, place) else None)
            for place, (spark, fate) in enumerate(zip(engine.hands[seat], engine.fates[seat], strict=True))
        )
        for seat in range(len(engine.hands))
    )
    return FunkenView(
        viewer=viewer,
        to_move=seat_of(engine.to_move),
        result=result_of(engine),
        first=engine.first,
        top=engine.top,
        hands=(hands[0], hands[1]),
    )


def imagine(view: FunkenView, chance: Chance) -> FunkenEngine:
    """A game that fits the view; all that do are equally likely."""
    engine = FunkenEngine(view.first, [[card.spark or UNKNOWN for card in hand] for hand in view.hands])
    engine.to_move = seat_number(view.to_move)
    engine.fates = [[FATES.index(card.fate) for card in hand] for hand in view.hands]
    engine.top = view.top
    engine.redeal(seat_number(view.viewer), chance)
    return engine


def set_up(setup: FunkenSetup) -> FunkenEngine:
    """The first position of a setup that has been checked."""
    engine = FunkenEngine(setup.first, [list(hand) for hand in setup.hands])
    assert engine.top == NO_FIRE
    return engine
