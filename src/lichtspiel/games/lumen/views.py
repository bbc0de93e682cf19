"""Who may know what in LUMEN (M4): one's own values, the cards left over and earlier tricks are secret."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import Event, Viewer
from lichtspiel.core.seats import seat_number, seat_of
from lichtspiel.core.setups import Setup
from lichtspiel.core.views import View
from lichtspiel.games.lumen.box import (
    COLORS,
    HAND,
    HIGHEST,
    ROUNDS,
    card_name,
    card_of,
    color_of,
    deck_names,
    value_of,
)
from lichtspiel.games.lumen.events import Dealt, Played, TrickWon
from lichtspiel.games.lumen.moves import Color
from lichtspiel.games.lumen.rebuild import put_back, rebuild_engine, rebuild_seat, rebuild_trick
from lichtspiel.games.lumen.rules import LumenEngine, begin
from lichtspiel.games.lumen.scoring import result_of
from lichtspiel.games.lumen.seats import NO_BID, Seat

Phase = Literal["bid", "play", "over"]


class LumenSetup(Setup, frozen=True):
    """Who has the dark plus card before round 1, and each round's hands, sorted: cards as y3 (M1 to M3)."""

    first: int
    deals: tuple[tuple[tuple[str, ...], ...], ...]

    def players(self) -> int:
        """How many seats it is for."""
        return len(self.deals[0]) if self.deals else 0


class HandCard(msgspec.Struct, frozen=True):
    """A card in a hand, at its place of the ten dealt. To those who see only its back, the value is None."""

    place: int
    color: Color
    value: int | None


class Stones(msgspec.Struct, frozen=True):
    """A bid as it lies on the table (M5)."""

    tips: int
    extra: bool


class PastRound(msgspec.Struct, frozen=True):
    """What a player bid in a finished round, and the tricks they took."""

    tips: int
    extra: bool
    tricks: int


class TrickCard(msgspec.Struct, frozen=True):
    """A card in the trick on the table, and the place it came from."""

    seat: int
    place: int
    color: Color
    value: int


class Trick(msgspec.Struct, frozen=True):
    """The trick on the table, in the order of play. When it is finished it stays there until the next lead (M4)."""

    round: int
    cards: tuple[TrickCard, ...]
    winner: int | None
    ahead: int | None = None  # whose card would win it now (M7); in a finished trick, the winner's


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer sees of a player: the cards left, the bid, the number of tricks, and the points."""

    hand: tuple[HandCard, ...]
    bid: Stones | None
    tricks: int
    sheet: tuple[int, ...]  # points in each finished round
    total: int
    past: tuple[PastRound, ...] = ()  # bid and tricks of each finished round


class LumenView(View, frozen=True, kw_only=True, tag="lumen"):
    """All that a seat, or the table, may know of a game. Spectators see only what all see: no hand's values."""

    phase: Phase
    round: int  # 1 to 4
    dark: int  # who has the dark plus card
    leader: int  # who leads the next trick, or has led the one that is being played
    seats: tuple[SeatView, ...]
    trick: Trick | None

    @property
    def highest(self) -> int:
        """M1: the highest value of each colour."""
        return HIGHEST[len(self.seats)]

    @property
    def mine(self) -> SeatView | None:
        """The viewer's own seat; None for the table."""
        return self.seats[self.viewer] if isinstance(self.viewer, int) else None

    @property
    def led(self) -> Color | None:
        """M6: the colour that was led, while somebody has yet to play to it."""
        return self.trick.cards[0].color if self.trick and self.trick.winner is None else None

    def playable(self) -> frozenset[int]:
        """M6: the viewer's places that may be played now; none if it is not for them to play."""
        if self.mine is None or self.phase != "play" or self.to_move != self.viewer:
            return frozenset()
        following = frozenset(card.place for card in self.mine.hand if card.color == self.led)
        return following or frozenset(card.place for card in self.mine.hand)


def view_of(engine: LumenEngine, viewer: Viewer) -> LumenView:
    """All that the viewer may know."""
    return LumenView(
        viewer=viewer,
        to_move=seat_of(engine.to_move),
        result=result_of(engine),
        phase="over" if engine.to_move == NOBODY else "bid" if engine.bidding() else "play",
        round=int(engine.round) + 1,
        dark=int(engine.dark()),
        leader=int(engine.leader),
        seats=tuple([_seat_view(engine, number, viewer) for number in range(len(engine.seats))]),
        trick=_trick_view(engine) if engine.laid else None,
    )


def seat_view(public: LumenView, engine: LumenEngine, seat: int) -> LumenView:
    """What the table sees, and the fronts of all other hands (M4)."""
    seats = [
        held if number == seat else replace(held, hand=_hand_view(engine.seats[number], shown=True))
        for number, held in enumerate(public.seats)
    ]
    return replace(public, viewer=seat, seats=tuple(seats))


def _seat_view(engine: LumenEngine, number: int, viewer: Viewer) -> SeatView:
    seat = engine.seats[number]
    finished = ROUNDS if engine.to_move == NOBODY else int(engine.round)
    return SeatView(
        hand=_hand_view(seat, shown=isinstance(viewer, int) and viewer != number),
        bid=None if seat.tips == NO_BID else Stones(int(seat.tips), bool(seat.extra)),
        tricks=int(seat.tricks),
        sheet=tuple(seat.sheet)[:finished],
        total=int(seat.total),
        past=_past(tuple(seat.past)),
    )


@lru_cache(maxsize=1_024)  # it changes once a round
def _past(numbers: tuple[int, ...]) -> tuple[PastRound, ...]:
    rounds = (numbers[at : at + 3] for at in range(0, len(numbers), 3))
    return tuple(PastRound(int(tips), bool(extra), int(tricks)) for tips, extra, tricks in rounds)


def _hand_view(seat: Seat, *, shown: bool) -> tuple[HandCard, ...]:
    """M4: the fronts to everybody else, the backs to oneself and to spectators."""
    return _hand(tuple(seat.cards), int(seat.held), shown)


@lru_cache(maxsize=8_192)  # a hand is shown to several, and again until its player plays a card
def _hand(cards: tuple[int, ...], held: int, shown: bool) -> tuple[HandCard, ...]:
    return tuple(_hand_card(place, card, shown) for place, card in enumerate(cards) if held >> place & 1)


@cache
def _hand_card(place: int, card: int, shown: bool) -> HandCard:
    return HandCard(place, COLORS[color_of(card)], int(value_of(card)) if shown else None)


def _trick_view(engine: LumenEngine) -> Trick:
    players = len(engine.seats)
    cards = tuple(
        TrickCard(
            int(engine.trick_leader + offset) % players,
            int(engine.trick_places[offset]),
            COLORS[color_of(engine.trick_cards[offset])],
            int(value_of(engine.trick_cards[offset])),
        )
        for offset in range(engine.laid)
    )
    ahead = int(engine.trick_winner())
    return Trick(int(engine.trick_round) + 1, cards, None if engine.trick_is_open() else ahead, ahead)


def face_down(events: Sequence[Event]) -> set[int]:
    """M4: which of these events played a card to an earlier trick than the one on the table."""
    played = [at for at, event in enumerate(events) if isinstance(event, Played)]
    won = [at for at, event in enumerate(events) if isinstance(event, TrickWon) and played and at < played[-1]]
    return {at for at in played if won and at < won[-1]}


# -- Worlds that fit -----------------------------------------------------------------------------------------------


def imagine(view: LumenView, chance: Chance) -> LumenEngine:
    """A game that fits the view, each equally likely: it keeps whatever lies open, and remembers nothing."""
    engine = shown_engine(view)
    engine.redeal(seat_number(view.viewer), chance)
    return engine


def imagine_from(told: Sequence[Event], view: LumenView, chance: Chance) -> LumenEngine:
    """A game that fits the view and all that the viewer was told before, each equally likely: perfect recall."""
    engine = remembered(told, view)
    engine.redeal_remembering(seat_number(view.viewer), chance)
    return engine


def shown_engine(view: LumenView) -> LumenEngine:
    """What the view shows, as a game with gaps: hidden cards have no value yet, played ones are not there."""
    engine = rebuild_engine(
        to_move=seat_number(view.to_move),
        seats=[_shown_seat(seat) for seat in view.seats],
        first=(view.dark - view.round) % len(view.seats),
        number=view.round - 1,
        leader=view.leader,
    )
    engine.bids = sum(seat.bid is not None for seat in view.seats)
    if view.trick is not None:
        plays = [(played.seat, played.place, _card(played.color, played.value)) for played in view.trick.cards]
        rebuild_trick(engine, view.trick.round - 1, plays)
    return engine


def _shown_seat(view: SeatView) -> Seat:
    hand = [(card.place, _card(card.color, card.value or 0)) for card in view.hand]
    tips, extra = (NO_BID, 0) if view.bid is None else (view.bid.tips, int(view.bid.extra))
    past = [number for one in view.past for number in (one.tips, int(one.extra), one.tricks)]
    seat = rebuild_seat(hand, tips, extra, view.tricks, view.sheet, past)
    seat.total = view.total
    return seat


def _card(color: Color, value: int) -> int:
    return int(card_of(COLORS.index(color), value))


def remembered(told: Sequence[Event], view: LumenView) -> LumenEngine:
    """What the view shows, with the cards that were played in this round back in their places."""
    engine = shown_engine(view)
    dealt = max((at for at, event in enumerate(told) if isinstance(event, Dealt)), default=0)
    played = [event for event in told[dealt:] if isinstance(event, Played)]
    put_back(engine, [(event.seat, event.place, _card(event.color, event.value)) for event in played])
    return engine


def set_up(setup: LumenSetup) -> LumenEngine:
    """The first position of a setup that has been checked."""
    cards = deck_names(setup.players())
    return begin(setup.players(), setup.first, [cards[name] for deal in setup.deals for hand in deal for name in hand])


def named_hands(cards: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """A round's cards, ten for each seat, as a setup writes them."""
    names = [card_name(card) for card in cards]
    return tuple(tuple(names[at : at + HAND]) for at in range(0, len(names), HAND))
