"""What each viewer of LUMEN is shown (M4): one's own values, the cards left over and earlier tricks are secret."""

from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.seats import seat_of
from lichtspiel.games.lumen.box import COLORS, HAND, ROUNDS, color_of, value_of
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.scoring import result_of
from lichtspiel.games.lumen.seats import NO_BID
from lichtspiel.games.lumen.views import HandCard, LumenView, PastRound, SeatView, Stones, Trick, TrickCard


def view_of(engine: LumenEngine, viewer: Viewer) -> LumenView:
    """All that the viewer may know."""
    seats = [_sides(engine, number) for number in range(int(engine.seat_count))]
    view = LumenView(
        viewer=viewer,
        to_move=seat_of(engine.to_move),
        result=result_of(engine),
        phase="over" if engine.to_move == NOBODY else "bid" if engine.bidding() else "play",
        round=int(engine.round) + 1,
        dark=int(engine.dark()),
        leader=int(engine.leader),
        seats=tuple([front if viewer not in (TABLE, seat) else back for seat, (back, front) in enumerate(seats)]),
        trick=_trick_view(engine) if engine.laid else None,
    )
    if viewer == TABLE:
        LAST.moment = view, [front for _, front in seats]
    return view


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
    return fronts if shown is public else [_sides(engine, number)[1] for number in range(int(engine.seat_count))]


def _sides(engine: LumenEngine, number: int) -> tuple[SeatView, SeatView]:
    """A seat as its own player and spectators see it, and as the others do."""
    finished = ROUNDS if engine.to_move == NOBODY else int(engine.round)
    return _seat_views(
        tuple(engine.cards(number)),
        tuple(engine.row(number)),
        tuple(engine.sheet(number))[:finished],
        tuple(engine.past_of(number)),
    )


@lru_cache(maxsize=8_192)  # a move changes one seat, or two
def _seat_views(
    cards: tuple[int, ...], row: tuple[int, ...], sheet: tuple[int, ...], past: tuple[int, ...]
) -> tuple[SeatView, SeatView]:
    held, tips, extra, tricks, total = row
    back = SeatView(
        hand=_hand(cards, held, False),
        bid=None if tips == NO_BID else Stones(tips, bool(extra)),
        tricks=tricks,
        sheet=sheet,
        total=total,
        past=_past(past),
    )
    return back, replace(back, hand=_hand(cards, held, True))


@lru_cache(maxsize=1_024)  # it changes once a round
def _past(numbers: tuple[int, ...]) -> tuple[PastRound, ...]:
    rounds = (numbers[at : at + 3] for at in range(0, len(numbers), 3))
    return tuple(PastRound(int(tips), bool(extra), int(tricks)) for tips, extra, tricks in rounds)


def _hand(cards: tuple[int, ...], held: int, shown: bool) -> tuple[HandCard, ...]:
    """M4: the fronts to everybody else, the backs to oneself and to spectators."""
    first = HAND if shown else 0
    return tuple([_hand_cards(card)[first + place] for place, card in enumerate(cards) if held >> place & 1])


@cache
def _hand_cards(card: int) -> list[HandCard]:
    """Its back in each place, then its front."""
    values = (None, int(value_of(card)))
    return [HandCard(place, COLORS[color_of(card)], value) for value in values for place in range(HAND)]


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
