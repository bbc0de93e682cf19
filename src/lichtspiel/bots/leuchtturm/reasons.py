"""Why a move of Die Leuchtturm-Architekten is good or bad: from the view and the move alone, the weightiest first."""

from collections.abc import Iterator

from lichtspiel.bots.bot import Reason
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.box import HEIGHT, LETTERS, TOWERS
from lichtspiel.games.leuchtturm.cards import IN_HAND, LAID, ON_TOP
from lichtspiel.games.leuchtturm.codes import OVER
from lichtspiel.games.leuchtturm.moves import Claim, Decline, Refill, Step, Stop, encode, letter_of, target_of
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.turns import Way, lighthouses_in_reach
from lichtspiel.games.leuchtturm.views import (
    CardView,
    LeuchtturmView,
    Place,
    ends_the_game,
    possible_places,
    without_secrets,
)


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for and against a legal move of the viewer, the weightiest first."""
    assert isinstance(view, LeuchtturmView)
    assert isinstance(view.viewer, int)
    return list(_reasons(view, view.viewer, move))


def _reasons(view: LeuchtturmView, me: int, move: Move) -> Iterator[Reason]:
    match move:
        case Claim() | Decline():
            yield from _answer(view, me, claims=isinstance(move, Claim))
        case Stop():
            yield Reason("stop", {"points": view.points})
            yield from _left_to_next(view, _after(view, move))
        case Refill(stone):
            yield from _left_to_next(view, _after(view, move))
            yield Reason("refill", {"stone": stone, "left": view.supply[LETTERS.index(letter_of(stone))] - 1})
        case Step():
            yield from _step(view, me, move)


def _after(view: LeuchtturmView, move: Move) -> LeuchtturmEngine:
    """The game after a move that turns up no card."""
    engine = without_secrets(view)
    engine.apply(encode(move))
    return engine


# -- Claims ------------------------------------------------------------------------------------------------------------


def _answer(view: LeuchtturmView, me: int, *, claims: bool) -> Iterator[Reason]:
    assert view.question is not None
    tower = view.question.tower
    place = view.cards[TOWERS.index(tower)].places[0]
    if ends_the_game(view, place):
        yield _ending(view, me, "ends" if claims else "would-end")
    yield _claim(tower, place) if claims else Reason("decline", {"tower": tower})


def _claim(tower: str, place: Place) -> Reason:
    """A14 a, b and d: what the viewer gains."""
    if place.where == "laid":
        return Reason("takes-over", {"tower": tower}, place.number)
    return Reason("own" if place.where == "hand" else "public", {"tower": tower})


def _ending(view: LeuchtturmView, me: int, code: str) -> Reason:
    """A18: how many orders would lie before the viewer, and before the best other."""
    others = max(len(seat.laid) for number, seat in enumerate(view.seats) if number != me)
    mine = len(view.seats[me].laid) + 1
    verdict = "ahead" if mine > others else "level" if mine == others else "behind"
    return Reason(f"{code}-{verdict}", {"mine": mine, "theirs": others})


# -- Steps -------------------------------------------------------------------------------------------------------------


def _step(view: LeuchtturmView, me: int, move: Step) -> Iterator[Reason]:
    tower = tower_after(view, move)
    if len(tower) == HEIGHT:
        yield from _completion(view, me, view.cards[TOWERS.index(tower)])
    else:
        engine = _after(view, move)
        yield from _still_to_come(view, me, engine, move)
        yield from _left_to_next(view, engine)
        yield from _growth(view, me, tower)
    if move.origin == 0:
        yield Reason("harbour")


def tower_after(view: LeuchtturmView, move: Step) -> str:
    """The stones on the island where a stone lands, including it."""
    stone = view.islands[move.origin - 1][-1] if move.origin else letter_of(view.harbour or "")
    return view.islands[target_of(move) - 1] + stone


def _completion(view: LeuchtturmView, me: int, card: CardView) -> Iterator[Reason]:
    """A14: who gets the card of the lighthouse."""
    place = card.places[0]
    if len(card.places) > 1:
        yield from _unknown(view, card)
    elif place.where == "buried":
        yield Reason("pulled-down", {"tower": card.tower})
    elif place.where == "laid" and (place.number == me or without_secrets(view).is_guarded(TOWERS.index(card.tower))):
        yield Reason("nobody", {"tower": card.tower})
    elif place.where == "hand" and place.number != me:
        yield Reason("serves", {"tower": card.tower}, place.number)
    else:
        if ends_the_game(view, place):
            yield _ending(view, me, "ends")
        yield _claim(card.tower, place)


def _unknown(view: LeuchtturmView, card: CardView) -> Iterator[Reason]:
    """For each seat that may hold the card: how many of the cards that can be there are."""
    holders = [place.number for place in card.places if place.where == "hand"]
    if not holders:
        yield Reason("pulled-down", {"tower": card.tower})
    for seat in holders:
        cards, of = hidden_in_hand(view, seat)
        yield Reason("may-serve", {"tower": card.tower, "cards": cards, "of": of}, seat)


def hidden_in_hand(view: LeuchtturmView, seat: int) -> tuple[int, int]:
    """How many cards of a hand the viewer does not know, and among how many each is as likely."""
    loose = [
        card for card in view.cards if Place("hand", seat) in card.places and card.tower not in view.seats[seat].known
    ]
    return view.seats[seat].cards - len(view.seats[seat].known), len(loose)


def _still_to_come(view: LeuchtturmView, me: int, engine: LeuchtturmEngine, move: Step) -> Iterator[Reason]:
    """The order that can surely be completed for the viewer in the rest of the turn, at the least cost."""
    if engine.turn != view.turn:
        return
    way = _sure_gain(view, engine, me)
    if way is not None:
        yield Reason("leads-to", {"tower": TOWERS[way.card], "points": move.by + int(way.spent)})


def _growth(view: LeuchtturmView, me: int, tower: str) -> Iterator[Reason]:
    """One of the viewer's orders whose first stones now stand."""
    for order in view.seats[me].hand or ():
        if order.startswith(tower):
            yield Reason("grows", {"tower": order, "stones": len(tower)})


# -- What the next seat can do -----------------------------------------------------------------------------------------


def _left_to_next(view: LeuchtturmView, engine: LeuchtturmEngine) -> Iterator[Reason]:
    """The lighthouse that the seat whose turn has begun can surely complete to its own gain, the cheapest."""
    seat = int(engine.active)
    if engine.phase == OVER or engine.turn != view.turn + 1:
        return
    way = _sure_gain(view, engine, seat)
    if way is None:
        yield Reason("leaves-nothing", {}, seat)
    else:
        yield Reason("leaves", {"tower": TOWERS[way.card], "points": int(way.spent)}, seat)


# -- What a turn can surely bring --------------------------------------------------------------------------------------


def _sure_gain(view: LeuchtturmView, engine: LeuchtturmEngine, seat: int) -> Way | None:
    """The cheapest lighthouse that the seat whose turn it is can surely complete to its own gain."""
    possible = possible_places(view)
    gains = [way for way in lighthouses_in_reach(engine, possible) if way.sure and _gains(possible, engine, seat, way)]
    return min(gains, key=lambda way: (way.spent, way.card), default=None)


def _gains(possible: list[int], engine: LeuchtturmEngine, seat: int, way: Way) -> bool:
    """A14 a, b, d: whether the viewer can tell that the card would go to a seat."""
    bits = possible[way.card]
    if bits == 1 << (IN_HAND + seat) or bits >> ON_TOP in (1, 2):
        return True
    return bits >> LAID > 0 and bits != 1 << (LAID + seat) and not engine.is_guarded(way.card)
