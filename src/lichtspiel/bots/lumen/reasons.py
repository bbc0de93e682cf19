"""Why a move of LUMEN is good or bad, and who will win: from the view alone, so nothing is remembered (M4)."""

from typing import Final

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.lumen.search.outlook import places_of, tricks_with_bid, tricks_with_card, win_shares
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.core.results import victory
from lichtspiel.core.seats import seat_number
from lichtspiel.core.views import View
from lichtspiel.games.lumen.box import COLORS as ALL_COLORS
from lichtspiel.games.lumen.box import YELLOW, points_for
from lichtspiel.games.lumen.moves import Bid, Color, Play, encode
from lichtspiel.games.lumen.pad import possible
from lichtspiel.games.lumen.views import HandCard, LumenView, imagine

SAMPLES: Final = 400  # rounds behind each percentage; seeded, so that a number can be recomputed
SEED: Final = "reasons"
UNSURE: Final = 0.05  # of a win chance: the margin for wrong guesses of how the others play


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for and against a legal move, the weightiest first."""
    assert isinstance(view, LumenView)
    match move:
        case Bid():
            return reasons_for_bid(view, move)
        case Play(place):
            return reasons_for_card(view, place)
    raise TypeError(f"not a move of LUMEN: {move!r}")


# -- Bids (M5) -----------------------------------------------------------------------------------------------------


def reasons_for_bid(view: LumenView, bid: Bid) -> list[Reason]:
    """How likely it is met, what it brings on average, and how many tricks come with it."""
    counts = bid_outlook(view, bid)
    met = counts[bid.tips] + (counts[bid.tips + 1] if bid.extra else 0)
    brought = (int(points_for(bid.tips, bid.extra, tricks, view.round - 1)) for tricks in range(len(counts)))
    points = sum(count * each for count, each in zip(counts, brought, strict=True))
    tenths = round(10 * sum(count * tricks for tricks, count in enumerate(counts)) / SAMPLES)
    return [
        Reason("bid-met", {"chance": percent(met)}),
        Reason("bid-points", {"points": round(points / SAMPLES), "round": view.round}),
        Reason("bid-tricks", {"tricks": tenths // 10, "tenths": tenths % 10}),
    ]


def bid_outlook(view: LumenView, bid: Bid) -> list[int]:
    """In how many of the SAMPLES the viewer takes 0, 1, 2 … 10 tricks with this bid."""
    chance = Chance(SEED)
    counts = tricks_with_bid(imagine(view, chance), seat_number(view.viewer), encode(bid), SAMPLES, chance)
    return [int(count) for count in counts]


# -- Cards (M6) ----------------------------------------------------------------------------------------------------


def reasons_for_card(view: LumenView, place: int) -> list[Reason]:
    """Whether it takes the trick, whether that is wanted, what can happen to it, and what it is; or that it must be."""
    card = card_at(view, place)
    takes = Reason("takes", {"chance": percent(card_outlook(view, place))})
    if len(imagine(view, Chance(SEED)).legal()) == 1:
        return [Reason("only-card"), takes]
    return [
        takes,
        need(view),
        *dangers(view, card),
        rank(view, card),
    ]


def card_outlook(view: LumenView, place: int) -> int:
    """In how many of the SAMPLES the card takes the trick."""
    chance = Chance(SEED)
    return int(tricks_with_card(imagine(view, chance), open_trick(view), place, SAMPLES, chance))


def need(view: LumenView) -> Reason:
    """M8: what is still needed to meet the bid."""
    mine = view.mine
    assert mine is not None
    assert mine.bid is not None
    lacking = mine.bid.tips - mine.tricks
    if lacking > 0:
        return Reason("need", {"tricks": lacking})
    if lacking == 0:
        return Reason("need-one-or-none" if mine.bid.extra else "need-none")
    return Reason("need-one-taken" if mine.bid.extra and lacking == -1 else "too-many", {"tricks": -lacking})


def dangers(view: LumenView, card: HandCard) -> list[Reason]:
    """M6, M7: who may trump it, or that nobody else has its colour."""
    if card.color == ALL_COLORS[YELLOW]:
        return []
    if view.led not in (None, card.color):
        return [Reason("cannot-win", {"color": view.led or card.color})]
    trumping = next((seat for seat in later_seats(view) if may_trump(view, seat, card.color)), None)
    if trumping is not None:
        return [Reason("may-be-trumped", {"color": card.color}, trumping)]
    return [] if others_hold(view, card.color) else [Reason("nobody-has", {"color": card.color})]


def may_trump(view: LumenView, seat: int, color: Color) -> bool:
    """M6, M7: whether somebody has none of the colour, but a yellow card."""
    colors = {card.color for card in view.seats[seat].hand}
    return color not in colors and ALL_COLORS[YELLOW] in colors


def later_seats(view: LumenView) -> list[int]:
    """Who plays to the trick after the viewer, in turn."""
    players = len(view.seats)
    laid = len(view.trick.cards) if view.trick and view.led else 0
    return [(seat_number(view.viewer) + offset) % players for offset in range(1, players - laid)]


def others_hold(view: LumenView, color: Color) -> bool:
    """Whether anybody else has a card of this colour left."""
    hands = [seat.hand for number, seat in enumerate(view.seats) if number != view.viewer]
    return any(card.color == color for hand in hands for card in hand)


def rank(view: LumenView, card: HandCard) -> Reason:
    """M3: where it stands among one's own of its colour, and between which values it lies."""
    values = possible(view)[card.place]
    low, high = min(values), max(values)
    args: dict[str, str | int] = {"rank": rank_name(view, card), "color": card.color}
    if low == high:
        return Reason("card-known", args | {"value": low})
    return Reason("card", args | {"low": low, "high": high})


def rank_name(view: LumenView, card: HandCard) -> str:
    """The lowest, a middle or the highest of one's own cards of its colour that are left, or the only one."""
    assert view.mine is not None
    same = [other.place for other in view.mine.hand if other.color == card.color]
    if len(same) == 1:
        return "only"
    return {same[0]: "lowest", same[-1]: "highest"}.get(card.place, "middle")


def card_at(view: LumenView, place: int) -> HandCard:
    """The viewer's card at a place."""
    assert view.mine is not None
    return next(card for card in view.mine.hand if card.place == place)


def open_trick(view: LumenView) -> list[int]:
    """What has been played to the trick that is not finished, each a seat * HAND + place."""
    cards = view.trick.cards if view.trick is not None and view.trick.winner is None else ()
    return places_of([(card.seat, card.place) for card in cards])


def percent(count: int) -> int:
    """A count out of SAMPLES as a percentage."""
    return round(100 * count / SAMPLES)


# -- Who will win (M11) --------------------------------------------------------------------------------------------


def chances(view: View, chance: Chance) -> tuple[float, ...]:
    """How likely each seat is to win; they add up to 1."""
    assert isinstance(view, LumenView)
    players = len(view.seats)
    if view.result is not None:
        return tuple(victory(view.result, seat) for seat in range(players))
    world = imagine(view, chance)
    shares = [float(share) for share in win_shares(world, seat_number(view.viewer), open_trick(view), SAMPLES, chance)]
    blurred = [(1 - UNSURE) * share + UNSURE / players for share in shares]
    return tuple(share / sum(blurred) for share in blurred)
