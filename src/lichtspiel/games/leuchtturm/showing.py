"""What each viewer of Die Leuchtturm-Architekten is shown: hands and buried cards are secret (A3)."""

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec.structs import replace

from lichtspiel.core.events import Viewer
from lichtspiel.core.seats import seat_number, seat_of
from lichtspiel.games.leuchtturm.box import CARDS, HARBOUR, ISLANDS, NO_STONE, TOWERS, stones_of
from lichtspiel.games.leuchtturm.cards import IN_HAND, LAID
from lichtspiel.games.leuchtturm.codes import ANSWER
from lichtspiel.games.leuchtturm.moves import stone_color
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.scoring import result_of
from lichtspiel.games.leuchtturm.views import (
    ALL_PLACES,
    BIT_OF,
    PHASES,
    CardView,
    LaidCard,
    LeuchtturmOptions,
    LeuchtturmView,
    Place,
    Question,
    SeatView,
    StackView,
)


def view_of(engine: LeuchtturmEngine, viewer: Viewer) -> LeuchtturmView:
    """All that the viewer may know."""
    lying = _cards_by_place(engine)
    return LeuchtturmView(
        viewer=viewer,
        to_move=seat_of(engine.to_move),
        result=result_of(engine),
        options=options_of(engine),
        turn=int(engine.turn),
        active=int(engine.active),
        phase=PHASES[engine.phase],
        points=int(engine.points),
        built=engine.built,
        question=_question(engine),
        harbour=None if engine.towers[HARBOUR] == NO_STONE else stone_color(int(engine.towers[HARBOUR])),
        islands=tuple(stones_of(int(engine.towers[island])) for island in range(1, ISLANDS + 1)),
        supply=tuple(int(engine.in_supply(stone)) for stone in (1, 2, 3)),
        public=tuple(_stack_view(engine, stack) for stack in range(2)),
        seats=tuple(_seat_view(engine, number, viewer, lying) for number in range(engine.players())),
        buried=_towers(engine.traced_below()),
        cards=_atlas(engine, seat_number(viewer)),
        ender=seat_of(engine.ender),
    )


def seat_view(public: LeuchtturmView, engine: LeuchtturmEngine, seat: int) -> LeuchtturmView:
    """What the table sees, and the seat's own hand (A3) with what follows from it."""
    seats, place = list(public.seats), IN_HAND + seat
    hand = [card for card, lies_in in enumerate(engine.places) if lies_in == place]
    seats[seat] = replace(seats[seat], hand=_towers(hand))
    return replace(public, viewer=seat, seats=tuple(seats), cards=_atlas(engine, seat))


def options_of(engine: LeuchtturmEngine) -> LeuchtturmOptions:
    """The switches that are in force."""
    return LeuchtturmOptions(
        "every-step" if engine.every_step else "landing",
        "ask-always" if engine.ask_always else "ask-if-it-ends",
        engine.take_back,
        int(engine.turn_limit),
    )


def _question(engine: LeuchtturmEngine) -> Question | None:
    if engine.phase != ANSWER:
        return None
    return Question(stones_of(int(engine.towers[engine.asked_about])), int(engine.asked_about))


def _stack_view(engine: LeuchtturmEngine, stack: int) -> StackView:
    cards, gone = engine.stacks[stack], int(engine.gone[stack])
    return StackView(TOWERS[cards[gone]] if gone < len(cards) else None, len(cards) - gone)


def _cards_by_place(engine: LeuchtturmEngine) -> dict[int, list[int]]:
    lying: dict[int, list[int]] = {}
    for card, place in enumerate(engine.places):
        lying.setdefault(place, []).append(card)
    return lying


def _seat_view(engine: LeuchtturmEngine, number: int, viewer: Viewer, lying: dict[int, list[int]]) -> SeatView:
    hand, laid = lying.get(IN_HAND + number, []), lying.get(LAID + number, [])
    return SeatView(
        cards=int(engine.held[number]),
        hand=_towers(hand) if viewer == number else None,
        known=_towers([card for card in hand if engine.is_traced(card)]),
        laid=tuple(LaidCard(TOWERS[card], int(engine.taken_over[card]) or None) for card in laid),
    )


def _atlas(engine: LeuchtturmEngine, viewer: int) -> tuple[CardView, ...]:
    return _card_views(tuple([int(bits) for bits in engine.possible_places(viewer)]))


@lru_cache(maxsize=1_024)  # what can be deduced stays the same for many moves
def _card_views(bits: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple(map(_card_view, range(CARDS), bits))


@cache
def _card_view(card: int, bits: int) -> CardView:
    return CardView(TOWERS[card], _places(bits))


@cache
def _places(bits: int) -> tuple[Place, ...]:
    return tuple(place for place in ALL_PLACES if bits & BIT_OF[place])


def _towers(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([TOWERS[card] for card in cards])
