"""Who may know what in LUMEN (M4): one's own values, the cards left over and earlier tricks are secret."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Setup
from lichtspiel.core.views import View
from lichtspiel.games.lumen.box import (
    COLORS,
    HAND,
    HIGHEST,
    card_name,
    card_of,
    deck_names,
)
from lichtspiel.games.lumen.events import Dealt, Played, TrickWon
from lichtspiel.games.lumen.moves import Color
from lichtspiel.games.lumen.rebuild import (
    put_back,
    rebuild_engine,
    rebuild_seat,
    rebuild_sheets,
    rebuild_suits,
    rebuild_trick,
)
from lichtspiel.games.lumen.rules import LumenEngine, begin
from lichtspiel.games.lumen.seats import NO_BID

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


class SeatView(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
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
        led = self.led
        following = frozenset(card.place for card in self.mine.hand if card.color == led)
        return following or frozenset(card.place for card in self.mine.hand)


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
        players=len(view.seats),
        to_move=seat_number(view.to_move),
        first=(view.dark - view.round) % len(view.seats),
        number=view.round - 1,
        leader=view.leader,
    )
    for number, seat in enumerate(view.seats):
        _put_seat(engine, number, seat)
    rebuild_suits(engine)
    if view.seats[0].sheet:
        rebuild_sheets(engine, [seat.sheet for seat in view.seats], [_past_numbers(seat) for seat in view.seats])
    engine.bids = sum(seat.bid is not None for seat in view.seats)
    if view.trick is not None:
        plays = [(played.seat, played.place, _card(played.color, played.value)) for played in view.trick.cards]
        rebuild_trick(engine, view.trick.round - 1, plays)
    return engine


def _put_seat(engine: LumenEngine, number: int, seat: SeatView) -> None:
    hand = [(card.place, _card(card.color, card.value or 0)) for card in seat.hand]
    tips, extra = (NO_BID, 0) if seat.bid is None else (seat.bid.tips, int(seat.bid.extra))
    rebuild_seat(engine, number, hand, tips, extra, seat.tricks, seat.total)


def _past_numbers(seat: SeatView) -> list[int]:
    return [number for one in seat.past for number in (one.tips, int(one.extra), one.tricks)]


BEFORE_FIRST: Final = {color: int(card_of(number, 0)) for number, color in enumerate(COLORS)}


def _card(color: Color, value: int) -> int:
    return BEFORE_FIRST[color] + value


def remembered(told: Sequence[Event], view: LumenView) -> LumenEngine:
    """What the view shows, with the cards that were played in this round back in their places."""
    engine = shown_engine(view)
    dealt = next((at for at in reversed(range(len(told))) if isinstance(told[at], Dealt)), 0)
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
