"""What each viewer of LUMEN is shown (M4): one's own values, the cards left over and earlier tricks are secret."""

from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.seats import seat_of
from lichtspiel.games.lumen.box import COLORS, ROUNDS, color_of, value_of
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.scoring import result_of
from lichtspiel.games.lumen.seats import NO_BID
from lichtspiel.games.lumen.views import HandCard, LumenView, PastRound, SeatView, Stones, Trick, TrickCard


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
        seats=tuple([_seat_view(engine, number, viewer) for number in range(int(engine.seat_count))]),
        trick=_trick_view(engine) if engine.laid else None,
    )


def seat_view(public: LumenView, engine: LumenEngine, seat: int) -> LumenView:
    """What the table sees, and the fronts of all other hands (M4)."""
    seats = list(_fronts(public, engine))
    seats[seat] = public.seats[seat]
    return replace(public, viewer=seat, seats=tuple(seats))


def opened(engine: LumenEngine) -> LumenView:
    """All hands face up, for whoever looks back at a finished game."""
    public = view_of(engine, TABLE)
    return replace(public, seats=tuple(_fronts(public, engine)))


class LastShown:
    """The moment that was shown last: one seat after another is shown the same fronts."""

    def __init__(self) -> None:
        self.moment: tuple[LumenView | None, list[SeatView]] = (None, [])  # replaced as a whole: threads may share it


LAST: Final = LastShown()


def _fronts(public: LumenView, engine: LumenEngine) -> list[SeatView]:
    """Every seat as the others see it."""
    shown, fronts = LAST.moment
    if shown is not public:
        hands = [_hand_view(engine, seat, shown=True) for seat in range(int(engine.seat_count))]
        fronts = [replace(held, hand=hand) for held, hand in zip(public.seats, hands, strict=True)]
        LAST.moment = public, fronts
    return fronts


def _seat_view(engine: LumenEngine, number: int, viewer: Viewer) -> SeatView:
    finished = ROUNDS if engine.to_move == NOBODY else int(engine.round)
    return SeatView(
        hand=_hand_view(engine, number, shown=isinstance(viewer, int) and viewer != number),
        bid=None if engine.tips(number) == NO_BID else Stones(int(engine.tips(number)), bool(engine.extra(number))),
        tricks=int(engine.tricks(number)),
        sheet=tuple(engine.sheet(number))[:finished],
        total=int(engine.total(number)),
        past=_past(tuple(engine.past_of(number))),
    )


@lru_cache(maxsize=1_024)  # it changes once a round
def _past(numbers: tuple[int, ...]) -> tuple[PastRound, ...]:
    rounds = (numbers[at : at + 3] for at in range(0, len(numbers), 3))
    return tuple(PastRound(int(tips), bool(extra), int(tricks)) for tips, extra, tricks in rounds)


def _hand_view(engine: LumenEngine, seat: int, *, shown: bool) -> tuple[HandCard, ...]:
    """M4: the fronts to everybody else, the backs to oneself and to spectators."""
    return _hand(tuple(engine.cards(seat)), int(engine.held(seat)), shown)


@lru_cache(maxsize=8_192)  # a hand is shown to several, and again until its player plays a card
def _hand(cards: tuple[int, ...], held: int, shown: bool) -> tuple[HandCard, ...]:
    return tuple(_hand_card(place, card, shown) for place, card in enumerate(cards) if held >> place & 1)


@cache
def _hand_card(place: int, card: int, shown: bool) -> HandCard:
    return HandCard(place, COLORS[color_of(card)], int(value_of(card)) if shown else None)


def _trick_view(engine: LumenEngine) -> Trick:
    players = int(engine.seat_count)
    cards = tuple(
        TrickCard(
            int(engine.trick_leader + offset) % players,
            int(engine.trick_place(offset)),
            COLORS[color_of(engine.trick_card(offset))],
            int(value_of(engine.trick_card(offset))),
        )
        for offset in range(engine.laid)
    )
    ahead = int(engine.trick_winner())
    return Trick(int(engine.trick_round) + 1, cards, None if engine.trick_is_open() else ahead, ahead)
