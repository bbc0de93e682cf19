"""Why a move of LUMEN is good or bad, from all that its seat was told in the round; and who will win, from the view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.certainty import Reach, certain
from lichtspiel.bots.lumen.bids import bid_outlook, kept_by
from lichtspiel.bots.lumen.search.outlook import places_of, tricks_with_card, win_shares
from lichtspiel.bots.lumen.weights import minds
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.moves import Move
from lichtspiel.core.results import victory
from lichtspiel.core.seats import seat_number
from lichtspiel.core.views import View
from lichtspiel.games.lumen.box import COLORS as ALL_COLORS
from lichtspiel.games.lumen.box import HAND, YELLOW, points_for
from lichtspiel.games.lumen.moves import Bid, Color, Play, decode
from lichtspiel.games.lumen.pad import possible_from
from lichtspiel.games.lumen.rules import LAST_ROUND, LumenEngine
from lichtspiel.games.lumen.views import HandCard, LumenView, imagine, imagine_from

SAMPLES: Final = 400  # rounds behind each percentage; seeded, so that a number can be recomputed
SEED: Final = "reasons"
REMEMBERED: Final = 32  # outlooks: two moves of one position are often looked at one after the other
CLEARLY: Final = 20  # of all samples: cards that take the trick so much more or less often are told apart
SAFE: Final = 0.25  # of all samples: a card that takes an unwanted trick less often speaks for itself
AS_GOOD: Final = 0.03  # of a win chance: less does not tell two bids apart
UNSURE: Final = 0.03  # of a win chance: the margin for wrong guesses of how the others play
# By players and round, fitted to games of masters (0095): below 1, chances are nearer to each other than in playouts.
CALM: Final = {3: (0.95, 0.9, 0.95, 1.05), 4: (1.4, 1.1, 0.75, 1.05), 5: (0.85, 1.0, 0.8, 1.05)}


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for and against a legal move, the weightiest first."""
    return reasons_from((), view, move)


def reasons_from(told: Sequence[Event], view: View, move: Move) -> list[Reason]:
    """The same for somebody who remembers all they were told."""
    assert isinstance(view, LumenView)
    match move:
        case Bid():
            return reasons_for_bid(view, move, told)
        case Play(place):
            return reasons_for_card(view, place, told)
    raise TypeError(f"not a move of LUMEN: {move!r}")


# -- Bids (M5) -----------------------------------------------------------------------------------------------------


def reasons_for_bid(view: LumenView, bid: Bid, told: Sequence[Event]) -> list[Reason]:
    """How likely it is met, what it brings on average, how many tricks come with it, and whether another is better."""
    outlook = bid_outlook(view, bid, told)
    tenths, points = round(10 * outlook.tricks), round(outlook.points)
    args: dict[str, str | int] = {"chance": outlook.percent, "points": abs(points)}
    found = [
        Reason("bid-gains" if points >= 0 else "bid-loses", args, against=points <= 0),
        Reason("bid-tricks", {"tricks": tenths // 10, "tenths": tenths % 10}, against=not near(tenths, bid)),
    ]
    return [*_nothing_better(view, bid, told), *found] if points <= 0 else found


def near(tenths: int, bid: Bid) -> bool:
    """Whether a mean of tricks, in tenths, is less than half a trick away from those that meet a bid."""
    met = kept_by(bid)
    return 10 * min(met) - 5 < tenths < 10 * max(met) + 5


def _nothing_better(view: LumenView, bid: Bid, told: Sequence[Event]) -> list[Reason]:
    """Why somebody makes a bid that brings nothing: all others bring less, or do not win clearly more often."""
    bids = (decode(int(code)) for code in imagine(view, Chance(SEED)).legal())
    this = bid_outlook(view, bid, told)
    others = [bid_outlook(view, other, told) for other in bids if isinstance(other, Bid)]
    if all(other.points <= this.points for other in others):
        return [Reason("bid-best")]
    return [Reason("bid-wins")] if all(other.wins <= this.wins + AS_GOOD for other in others) else []


# -- Cards (M6) ----------------------------------------------------------------------------------------------------


def reasons_for_card(view: LumenView, place: int, told: Sequence[Event]) -> list[Reason]:
    """Whether it takes the trick as wanted, what can happen to it, and what is kept; or that it must be played."""
    card, taken = card_at(view, place), card_outlook(view, place, told)
    others = [card_at(view, other) for other in playable(view) if other != place]
    outlooks = {other: card_outlook(view, other.place, told) for other in others}
    case = "never" if cannot_take(view, card, told) else "hardly"
    fitting = fits(view, taken, max([taken, *outlooks.values()]))
    takes = Reason("takes", {**aim_of(view), "chance": percent(taken), "case": case}, against=not fitting)
    if not others:
        return [Reason("only-card"), takes]
    better = better_card(view, card, taken, outlooks) if takes.against else []
    return [takes, *better, *dangers(view, card), *rank(view, card, fits=fitting)]


def cannot_take(view: LumenView, card: HandCard, told: Sequence[Event]) -> bool:
    """M6, M7: whether what lies in the open trick surely beats it."""
    laid, trump = view.trick.cards if view.led and view.trick else (), ALL_COLORS[YELLOW]
    ahead = trump if any(other.color == trump for other in laid) else view.led
    values = [other.value for other in laid if other.color == ahead]
    if card.color != ahead:
        return bool(values) and card.color != trump
    return max(possible_from(told, view)[card.place]) < max(values)


def playable(view: LumenView) -> list[int]:
    """The places of the viewer's cards that may be played."""
    moves = (decode(int(code)) for code in imagine(view, Chance(SEED)).legal())
    return [move.place for move in moves if isinstance(move, Play)]


def card_outlook(view: LumenView, place: int, told: Sequence[Event]) -> int:
    """In how many of the SAMPLES the card takes the trick."""
    return _taken(view, place, tuple(told))


@lru_cache(REMEMBERED)
def _taken(view: LumenView, place: int, told: tuple[Event, ...]) -> int:
    chance = Chance(SEED)
    return int(tricks_with_card(imagine_from(told, view, chance), open_trick(view), place, SAMPLES, chance))


def lacking(view: LumenView) -> int:
    """M8: how many tricks are missing to the bid; below 0 if there are too many."""
    assert view.mine is not None
    assert view.mine.bid is not None
    return view.mine.bid.tips - view.mine.tricks


def aim_of(view: LumenView) -> dict[str, str | int]:
    """M8, M9: whether tricks are needed to meet the bid, and how many, or to lose less; or whether they do harm."""
    missing = lacking(view)
    assert view.mine is not None
    if missing > 0:
        return {"aim": "need", "tricks": missing} if missing <= len(view.mine.hand) else {"aim": "lost"}
    assert view.mine.bid is not None
    spare = missing + (1 if view.mine.bid.extra else 0)
    return {"aim": "either" if spare > 0 else "none" if spare == 0 else "over"}


def fits(view: LumenView, taken: int, most: int) -> bool:
    """Whether it fits the bid to take the trick so often, or `most` with another card; few of many tricks can wait."""
    assert view.mine is not None
    match aim_of(view)["aim"]:
        case "need" | "lost":
            return taken >= max(SAMPLES * min(0.5, lacking(view) / len(view.mine.hand)), most / 2)
        case "either":
            return True
        case _:
            return taken < SAMPLES * SAFE


def better_card(view: LumenView, card: HandCard, taken: int, others: dict[HandCard, int]) -> list[Reason]:
    """Whether another card would clearly fit the bid better at once, so that it is kept for later."""
    needs = lacking(view) > 0
    aim = "need" if needs else "none"
    ahead = [other for other, count in others.items() if (count - taken if needs else taken - count) > CLEARLY]
    if any(outranks(other, card) if needs else outranks(card, other) for other in ahead):
        return _kept_though_lost(others) if needs_all(view) else [Reason("saves", {"aim": aim})]
    if ahead:
        draws = view.led is None and card.color == ALL_COLORS[YELLOW] and others_hold(view, card.color)
        return [Reason("draws-trumps")] if draws else []
    return [Reason("none-takes") if needs and not percent(taken) else Reason("no-better", {"aim": aim})]


def _kept_though_lost(others: dict[HandCard, int]) -> list[Reason]:
    """M9: what cards are kept for, where no other is likely to save the bid: each trick less that is missing."""
    hopeless = all(count < SAMPLES / 2 for count in others.values())
    return [Reason("saves", {"aim": "lost"})] if hopeless else []


def needs_all(view: LumenView) -> bool:
    """M8: whether the bid is lost with this trick, so that no card can be kept for making it."""
    assert view.mine is not None
    return lacking(view) == len(view.mine.hand)


def outranks(card: HandCard, other: HandCard) -> bool:
    """M6, M7: whether it can be the stronger of two cards of a hand: places of a colour are in order, yellow trumps."""
    trump = ALL_COLORS[YELLOW]
    return card.place > other.place if card.color == other.color else other.color != trump


def dangers(view: LumenView, card: HandCard) -> list[Reason]:
    """M6, M7: who may trump it, or that nobody else has its colour; good or bad as the trick is wanted or not."""
    aim = aim_of(view)["aim"]
    needs = lacking(view) > 0
    if aim == "either" or card.color == ALL_COLORS[YELLOW] or view.led not in (None, card.color):
        return []
    trumping = next((seat for seat in later_seats(view) if may_trump(view, seat, card.color)), None)
    if trumping is not None:
        return [Reason("may-be-trumped", {"color": card.color}, trumping, against=needs)]
    return [] if others_hold(view, card.color) else [Reason("nobody-has", {"color": card.color}, against=not needs)]


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


def rank(view: LumenView, card: HandCard, *, fits: bool) -> list[Reason]:
    """M6: that it is the last of its colour; or if it does as wanted, that it is the highest or lowest of them."""
    name = rank_name(view, card)
    if name == "only" and card.color != ALL_COLORS[YELLOW]:
        return [Reason("void", {"color": card.color})]
    said = fits and name in ("lowest", "highest") and aim_of(view)["aim"] != "either"
    return [Reason("card", {"rank": name, "color": card.color})] if said else []


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
    if view.result is not None:
        return tuple(victory(view.result, seat) for seat in range(len(view.seats)))
    world = imagine(view, chance)
    sure = decided(world)
    if sure is not None:
        return sure
    shares = playout_shares(world, seat_number(view.viewer), open_trick(view), chance)
    return calm(shares, CALM[len(view.seats)][view.round - 1])


def decided(world: LumenEngine) -> tuple[float, ...] | None:
    """Everybody's chances if nobody can catch up with the leader any more."""
    return certain(last_reaches(world)) if world.round == LAST_ROUND and not world.bidding() else None


def playout_shares(world: LumenEngine, viewer: int, trick: list[int], chance: Chance) -> tuple[float, ...]:
    """How often each seat wins if all play on as masters do; nobody always and nobody never, for guesses err."""
    players = int(world.players())
    shares = win_shares(world, viewer, trick, SAMPLES, chance, minds(players).others)
    return tuple((1 - UNSURE) * float(share) + UNSURE / players for share in shares)


def calm(shares: Sequence[float], exponent: float) -> tuple[float, ...]:
    """Chances as they turn out in games of masters: playouts are too sure of themselves, or not sure enough."""
    powers = [share**exponent for share in shares]
    return tuple(power / sum(powers) for power in powers)


def last_reaches(world: LumenEngine) -> list[Reach]:
    """With how many points each seat can end the last round, by its bid and the tricks that are left."""
    players = int(world.players())
    left = HAND - sum(int(world.tricks(seat)) for seat in range(players))
    return [_reach(world, seat, left) for seat in range(players)]


def _reach(world: LumenEngine, seat: int, left: int) -> Reach:
    """M8, M9: bounds, as if the seat could take any number of them."""
    taken, total = int(world.tricks(seat)), int(world.total(seat))
    ends = range(taken, taken + left + 1)
    points = [int(points_for(world.tips(seat), world.extra(seat), tricks, world.round)) for tricks in ends]
    return Reach(total + min(points), total + max(points))
