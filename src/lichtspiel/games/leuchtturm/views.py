"""Who may know what in Die Leuchtturm-Architekten: hands and buried cards are secret (A3), all answers public (A15)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from lichtspiel.core.chance import Chance
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Options, Setup
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.box import CARD_NAMED, CARD_OF, CARDS, NO_STONE, tower_number
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, LAID, is_last_card
from lichtspiel.games.leuchtturm.moves import Color, stone_number
from lichtspiel.games.leuchtturm.rebuild import rebuild_cards, rebuild_stones
from lichtspiel.games.leuchtturm.ring import harbour_lands_on
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, begin, set_switches

Phase = Literal["refill", "move", "answer", "over"]
Where = Literal["hand", "buried", "top", "laid"]
PHASES: Final[tuple[Phase, ...]] = ("refill", "move", "answer", "over")
FOREVER: Final = 2**53  # more turns than anybody can play, and a number that JavaScript still counts exactly


class LeuchtturmOptions(Options, frozen=True):
    """The table switches: A9, A15, A19 and A20."""

    movement: Literal["landing", "every-step"] = "landing"
    claims: Literal["ask-if-it-ends", "ask-always"] = "ask-if-it-ends"
    take_back: bool = True
    turn_limit: Annotated[int, Meta(ge=1, le=FOREVER)] = 400


class LeuchtturmSetup(Setup, frozen=True):
    """Who begins, the private cards of each seat, and the public stacks, top card first: see A3 and A4."""

    first: int
    hands: tuple[tuple[str, ...], ...]
    public: tuple[tuple[str, ...], ...]


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a card is, or can be: in a seat's hand, in a stack, or laid before a seat."""

    where: Where
    number: int  # the number of the seat or the stack


class CardView(msgspec.Struct, frozen=True, cache_hash=True):
    """An order card, and every place where it can be, as far as the viewer can know; if only one, it is there."""

    tower: str
    places: tuple[Place, ...]


class LaidCard(msgspec.Struct, frozen=True):
    """A card that lies open before a player, and the turn in which it was last taken over, if it was (A14 d, A19)."""

    tower: str
    taken_over: int | None


class StackView(msgspec.Struct, frozen=True):
    """A public stack: its top card, and how many cards there are with it."""

    top: str | None
    cards: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a player. `hand` is None for everyone who may not see it; `cards` is how many there are."""

    cards: int
    hand: tuple[str, ...] | None
    known: tuple[str, ...]  # those cards of the hand that everyone knows, because their holder was asked (A15)
    laid: tuple[LaidCard, ...]


class Question(msgspec.Struct, frozen=True):
    """A15: the seat to move may claim the card of the lighthouse on this island."""

    tower: str
    island: int


class LeuchtturmView(View, frozen=True, kw_only=True, tag="leuchtturm"):
    """All that a seat, or the table, may know of a game of Die Leuchtturm-Architekten."""

    options: LeuchtturmOptions
    turn: int
    active: int  # whose turn it is; not always the seat to move (A15)
    phase: Phase
    points: int
    built: bool  # whether a lighthouse was completed in this turn (A11)
    question: Question | None
    harbour: Color | None
    islands: tuple[str, ...]  # islands 1 to 8, each with its stones bottom to top
    supply: tuple[int, ...]  # red, white and black stones
    public: tuple[StackView, ...]
    seats: tuple[SeatView, ...]
    buried: tuple[str, ...]  # the cards that everyone knows to be buried, in one stack or the other (A14 e)
    cards: tuple[CardView, ...]  # all 24, and what the viewer can deduce
    ender: int | None  # who ended the game (A17, A18)


# Every place a card can be in, in the order of the engine's numbers for them.
ALL_PLACES: Final = (
    *(Place("hand", seat) for seat in range(4)),
    *(Place("buried", stack) for stack in range(2)),
    *(Place("top", stack) for stack in range(2)),
    *(Place("laid", seat) for seat in range(4)),
)
BIT_OF: Final = {place: 1 << number for number, place in enumerate(ALL_PLACES)}


def possible_places(view: LeuchtturmView) -> list[int]:
    """Where each card can be, as the engine's bits."""
    return [sum(BIT_OF[place] for place in card.places) for card in view.cards]


def ends_the_game(view: LeuchtturmView, place: Place) -> bool:
    """A17: whether claiming a card from there empties a hand, or the last public stack."""
    held = view.seats[place.number].cards if place.where == "hand" else 0
    return is_last_card(ALL_PLACES.index(place), held, sum(stack.cards for stack in view.public))


def set_up(setup: LeuchtturmSetup, options: LeuchtturmOptions) -> LeuchtturmEngine:
    """A1 to A4, with the switches of the table."""
    engine = begin(setup.first, _card_lists(setup.hands), _card_lists(setup.public))
    _switch(engine, options)
    return engine


def _switch(engine: LeuchtturmEngine, options: LeuchtturmOptions) -> None:
    set_switches(
        engine,
        every_step=_every_step(options),
        ask_always=options.claims == "ask-always",
        take_back=options.take_back,
        turn_limit=min(options.turn_limit, FOREVER),
    )


def _card_lists(piles: Sequence[Sequence[str]]) -> list[list[int]]:
    return [[CARD_NAMED[tower] for tower in pile] for pile in piles]


def imagine(view: LeuchtturmView, chance: Chance) -> LeuchtturmEngine:
    """A game that fits the view, with everything hidden dealt at random."""
    engine = without_secrets(view)
    engine.redeal(seat_number(view.viewer), chance)
    return engine


def without_secrets(view: LeuchtturmView) -> LeuchtturmEngine:
    """The game as the view shows it; cards the viewer cannot place are in no hand, and blanks in the stacks."""
    engine = rebuild_stones(view.points, _tower_numbers(view.harbour, view.islands), view.supply)
    _switch(engine, view.options)
    engine.to_move = seat_number(view.to_move)
    engine.phase = PHASES.index(view.phase)
    engine.turn, engine.active, engine.built = view.turn, view.active, view.built
    engine.asked_about = view.question.island if view.question else 0
    engine.ender = seat_number(view.ender)
    _put_cards(engine, view)
    return engine


def _tower_numbers(harbour: Color | None, islands: Sequence[str]) -> list[int]:
    """The harbour and the islands, as the engine has them."""
    return [NO_STONE if harbour is None else stone_number(harbour), *map(_tower_number, islands)]


_tower_number = cache(tower_number)


def harbour_due(view: LeuchtturmView) -> bool:
    """A10: whether the harbour stone has a landing within the points left."""
    return _harbour_lands(view.harbour, view.islands, view.points, _every_step(view.options))


@lru_cache(maxsize=1024)  # all who look at a table are told of the same board
def _harbour_lands(harbour: Color | None, islands: Sequence[str], points: int, every_step: bool) -> bool:
    return harbour_lands_on(_tower_numbers(harbour, islands), points, every_step=every_step)


def _every_step(options: LeuchtturmOptions) -> bool:
    return options.movement == "every-step"


BLANK: Final = -1


def _put_cards(engine: LeuchtturmEngine, view: LeuchtturmView) -> None:
    """Every card whose place is known goes there; the others count as buried until they are dealt."""
    places, taken_over, traced = [BURIED] * CARDS, [0] * CARDS, 0
    for number, seat in enumerate(view.seats):
        for tower in (*seat.known, *(seat.hand or ())):
            places[CARD_NAMED[tower]] = IN_HAND + number
        for laid in seat.laid:
            places[CARD_NAMED[laid.tower]] = LAID + number
            taken_over[CARD_NAMED[laid.tower]] = laid.taken_over or 0
    for stack, shown in enumerate(view.public):
        if shown.top is not None:
            places[CARD_NAMED[shown.top]] = BURIED + stack
    for tower in (*view.buried, *(tower for seat in view.seats for tower in seat.known)):
        traced |= 1 << CARD_NAMED[tower]
    held, stacks = [seat.cards for seat in view.seats], [_stack(shown) for shown in view.public]
    rebuild_cards(engine, held, places, taken_over, stacks)
    engine.traced = traced


def _stack(shown: StackView) -> list[int]:
    return [] if shown.top is None else [CARD_NAMED[shown.top], *[BLANK] * (shown.cards - 1)]


def is_certain(engine: LeuchtturmEngine, viewer: int, tower: str) -> bool:
    """Whether the viewer can know what would become of a lighthouse: which stack it is buried in does not matter."""
    bits = int(engine.possible_places(viewer)[CARD_OF[tower_number(tower)]])
    return bits.bit_count() == 1 or bits >> BURIED << BURIED == bits
