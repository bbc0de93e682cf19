"""A game of Die Leuchtturm-Architekten as somebody who was told all of it can go through it again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lichtspiel.bots.leuchtturm.search.hands import Hands, same_board
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import Event
from lichtspiel.games.leuchtturm.box import CARD_NAMED, CARDS, ISLANDS, NO_STONE, STONES
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, ON_TOP
from lichtspiel.games.leuchtturm.codes import CLAIM, DECLINE, PUT, REFILL, STOP, step_code
from lichtspiel.games.leuchtturm.events import Asked, Claimed, Declined, Moved, Refilled, Shown, Stopped
from lichtspiel.games.leuchtturm.moves import stone_number
from lichtspiel.games.leuchtturm.rebuild import rebuild_cards, rebuild_stones
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine, set_switches
from lichtspiel.games.leuchtturm.views import BLANK


class Known(NamedTuple):
    """What is known of a hand, by bits: cards that it was dealt, and cards that the others may be; so many they are."""

    revealed: int
    loose: int
    rooms: int


class Turn(NamedTuple):
    """A turn of one seat: the world before it, the world before its refill, and the refill itself."""

    before: LeuchtturmEngine
    moved: LeuchtturmEngine
    refill: int  # NOBODY without one


def judged(hands: Hands, seat: int, told: Sequence[Event], world: LeuchtturmEngine) -> Hands | None:
    """What the other seat may hold, by all that this one was told; `world` fits that. None if it was not told all."""
    known = knowledge(seat, told, world)
    turns = turns_of(1 - seat, told, world, known)
    if not turns:
        return None
    hands.consider(known.revealed, known.loose, known.rooms)
    if int(hands.possible()) == 0:
        return None
    for turn in turns[int(hands.turns) :]:
        hands.watch(turn.before, turn.moved)
        if turn.refill != NOBODY:
            hands.watch_refill(turn.moved, turn.refill)
    hands.judge()
    return hands


def knowledge(seat: int, told: Sequence[Event], world: LeuchtturmEngine) -> Known:
    """What a seat knows of the other's hand."""
    other = 1 - seat
    revealed, loose = bits_of(claimed_from_hand(other, told)), 0
    for card in range(CARDS):
        place = int(world.place(card))
        if place == IN_HAND + other and world.is_traced(card):
            revealed |= 1 << card
        elif place < ON_TOP and place != IN_HAND + seat and not world.is_traced(card):
            loose |= 1 << card
    return Known(revealed, loose, int(world.unseen_in_hand(seat, other)))


def cards_of(bits: int) -> list[int]:
    """The cards of these bits."""
    return [card for card in range(CARDS) if bits >> card & 1]


def claimed_from_hand(seat: int, told: Sequence[Event]) -> list[int]:
    """The cards that a seat has laid from its hand."""
    found = (event for event in told if isinstance(event, Claimed) and event.seat == seat and event.source == "hand")
    return [CARD_NAMED[event.tower] for event in found]


def bits_of(cards: Sequence[int]) -> int:
    """A bit for each card."""
    return sum(1 << card for card in cards)


def turns_of(seat: int, told: Sequence[Event], world: LeuchtturmEngine, known: Known) -> list[Turn]:
    """The turns of the other seat so far; none if what was told does not lead from a setup to the world."""
    if not told or not isinstance(told[0], Refilled):
        return []
    found: list[Turn] = []
    engine = began(seat, told, world, known)
    before = engine.clone()
    for code in moves_of(told):
        if engine.to_move == NOBODY:
            return []
        turn, active, refills = int(engine.turn), int(engine.active), engine.phase == REFILL
        if int(before.turn) != turn:
            before = engine.clone()
        moved = engine.clone() if refills else engine
        engine.apply(code)
        if active == seat and turn > 1 and int(engine.turn) != turn:
            found.append(Turn(before, moved.clone(), code if refills else NOBODY))
    return found if engine.turn == world.turn and same_board(engine, world) else []


def began(other: int, told: Sequence[Event], world: LeuchtturmEngine, known: Known) -> LeuchtturmEngine:
    """The game before its first move, as far as it is known now.

    Any cards stand for those of the other's hand that are not known, and blanks for those that are buried.
    """
    assert isinstance(told[0], Refilled)
    own = 1 - other
    hands = {
        own: [card for card in range(CARDS) if world.places[card] == IN_HAND + own] + claimed_from_hand(own, told),
        other: cards_of(known.revealed) + cards_of(known.loose)[: known.rooms],
    }
    stacks = [taken + _rest(world, number) for number, taken in enumerate(taken_from_stacks(told))]
    places = [BURIED] * CARDS
    for seat, cards in hands.items():
        for card in cards:
            places[card] = IN_HAND + seat
    for number, cards in enumerate(stacks):
        for card in cards:
            if card != BLANK:
                places[card] = BURIED + number
    engine = rebuild_stones(0, [NO_STONE] * (ISLANDS + 1), [STONES] * 3)
    rebuild_cards(engine, [len(hands[seat]) for seat in (0, 1)], places, [0] * CARDS, stacks)
    set_switches(
        engine,
        every_step=world.every_step,
        ask_always=world.ask_always,
        take_back=world.take_back,
        turn_limit=int(world.turn_limit),
    )
    engine.active = engine.to_move = told[0].seat
    return engine


def _rest(world: LeuchtturmEngine, stack: int) -> list[int]:
    """What is left of a stack: its top card, and blanks."""
    size = int(world.stack_size(stack))
    return [int(world.top_card(stack)), *[BLANK] * (size - 1)] if size else []


def taken_from_stacks(told: Sequence[Event]) -> tuple[list[int], list[int]]:
    """The cards that were taken from each public stack, in order."""
    taken: tuple[list[int], list[int]] = ([], [])
    card = NOBODY
    for event in told:
        if isinstance(event, Claimed):
            card = CARD_NAMED[event.tower]
        elif isinstance(event, Shown):
            taken[event.stack].append(card)
    return taken


def moves_of(told: Sequence[Event]) -> Iterator[int]:
    """The moves that these events tell of, as the engine's integers."""
    asked = False
    for event in told:
        match event:
            case Refilled(_, stone):
                yield PUT + stone_number(stone) - 1
            case Moved():
                yield int(step_code(event.origin, event.points))
            case Stopped():
                yield STOP
            case Asked():
                asked = True
            case Claimed() if asked:
                asked = False
                yield CLAIM
            case Declined():
                asked = False
                yield DECLINE
