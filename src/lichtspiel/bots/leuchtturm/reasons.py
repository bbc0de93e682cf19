"""Why a move of Die Leuchtturm-Architekten is good or bad: from the view and the move alone, the weightiest first.

Each says whether it speaks against the move.
"""

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from msgspec.structs import replace

from lichtspiel.bots.bot import Reason
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.box import CARD_OF, COLORS, HEIGHT, ISLANDS, LETTERS, POINTS, TOWERS
from lichtspiel.games.leuchtturm.cards import IN_HAND, LAID, ON_TOP
from lichtspiel.games.leuchtturm.codes import CARD_BURIED, OVER, REFILL
from lichtspiel.games.leuchtturm.moves import Claim, Decline, Refill, Step, Stop, decode, encode, letter_of, target_of
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.turns import lighthouses_in_reach
from lichtspiel.games.leuchtturm.views import (
    CardView,
    LeuchtturmView,
    Place,
    ends_the_game,
    imagine,
    possible_places,
    without_secrets,
)

BEGUN = 2  # stones of an order from which on it is worth a word that fewer stand
FEW_WAYS = 5  # to begin a turn
MANY_TIMES = 3
Plan = Sequence[Move] | None  # what is to follow the move, if that is known


class Gain(NamedTuple):
    """The card of a lighthouse that a seat gains by completing it, the points until then, and the first move."""

    card: int
    spent: int
    first: int


class Outcome(NamedTuple):
    """What a step and the plan after it lead to: the stones on the islands, the lighthouses completed on the way."""

    towers: list[str]
    completed: frozenset[str]
    settled: bool  # the turn is over then, and nothing hidden can change that


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for and against a legal move of the viewer, the weightiest first."""
    return _all_reasons(view, move, None)


def reasons_in_plan(plan: Sequence[Move], view: View, move: Move) -> list[Reason]:
    """The same for a move that the rest of a plan is to follow: it leads to nothing that the plan does not bring."""
    return _all_reasons(view, move, plan)


def every_reason(view: View, move: Move) -> list[Reason]:
    """All that is true of a move, also what goes without saying and the duties of a turn, which no move escapes."""
    assert isinstance(view, LeuchtturmView)
    assert isinstance(view.viewer, int)
    found = [*_weighty(view, view.viewer, move, None), *_quiet(view, view.viewer, move, None)]
    if isinstance(move, Refill):
        found += [*_spared(view, move), *_hemmed_in(view, move)]
    return [*found, Reason("harbour"), Reason("must"), Reason("uses-points", {"points": view.points})]


def _all_reasons(view: View, move: Move, plan: Plan) -> list[Reason]:
    assert isinstance(view, LeuchtturmView)
    assert isinstance(view.viewer, int)
    return list(_reasons(view, view.viewer, move, plan))


def _reasons(view: LeuchtturmView, me: int, move: Move, plan: Plan) -> Iterator[Reason]:
    """Those that weigh something; a quiet move, which has none that speaks for it, also has what little can be said."""
    found = list(_weighty(view, me, move, plan))
    yield from found
    if all(reason.against for reason in found):
        yield from _quiet(view, me, move, plan)


def _weighty(view: LeuchtturmView, me: int, move: Move, plan: Plan) -> Iterator[Reason]:
    match move:
        case Claim() | Decline():
            yield from _answer(view, me, claims=isinstance(move, Claim))
        case Stop():
            yield from _left_to_next(view, _after(view, move))
        case Refill():
            yield from _refill(view, move)
        case Step():
            yield from _step(view, me, move, plan)


def _legal(view: LeuchtturmView) -> list[Move]:
    return [decode(int(code)) for code in without_secrets(view).legal()]


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
    yield _claim(tower, place) if claims else Reason("decline", {"tower": tower}, against=True)


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
    wins = verdict != "behind"
    return Reason(f"{code}-{verdict}", {"mine": mine, "theirs": others}, against=wins == (code == "would-end"))


def _ending_if_claimed(view: LeuchtturmView, me: int) -> Reason:
    """The same before the lighthouse is completed: whoever would lose need not claim its order (A15)."""
    ending = _ending(view, me, "ends")
    return replace(ending, code="claim-behind") if ending.against else ending


# -- Steps -------------------------------------------------------------------------------------------------------------


def _step(view: LeuchtturmView, me: int, move: Step, plan: Plan) -> Iterator[Reason]:
    tower = tower_after(view, move)
    if len(tower) == HEIGHT:
        yield from _completion(view, me, view.cards[TOWERS.index(tower)])
        yield from _another_to_come(view, me, move, plan or ())
    else:
        engine = _after(view, move)
        yield from _still_to_come(view, me, engine, move, plan)
        yield from _left_to_next(view, engine)
    yield from _growth(view, me, move, plan)
    yield from _loss(view, me, move, plan)


# -- Quiet moves -------------------------------------------------------------------------------------------------------


def _quiet(view: LeuchtturmView, me: int, move: Move, plan: Plan) -> Iterator[Reason]:
    """Why a move is made that brings nothing yet: what it prepares, what it denies others, or that it must be made."""
    if len(_legal(view)) == 1:
        yield Reason("only")
        return
    match move:
        case Refill():
            yield from _stone_wanted(view, me, move)
        case Step():
            yield from _quiet_step(view, me, move, plan)
        case Stop() | Decline():
            yield from _quiet_end(view, me, view.islands, _after(view, move))


def _quiet_step(view: LeuchtturmView, me: int, move: Step, plan: Plan) -> Iterator[Reason]:
    """With a plan: only what is still true when the turn ends."""
    end = None if plan is None else outcome(view, (move, *plan))
    after = towers_after(view, move) if end is None else end.towers
    found: list[Reason] = []
    if len(tower_after(view, move)) < HEIGHT and (end is None or end.settled):
        found = [*_nearer(view, me, move, end), *_set_back(view, me, after)]
    found = found or list(_way_on(view, move, plan))
    if not found and (end is None or end.settled):
        found = list(_quiet_end(view, me, after, _at_end_of(view, (move, *(plan or ())))))
    if not found and move.origin == 0:
        found.append(Reason("harbour"))
    yield from found
    if not found:
        yield Reason("must") if Stop() not in _legal(view) else Reason("uses-points", {"points": view.points})
    gain = _sure_gain(view, without_secrets(view), me)
    if gain is not None and _is_forgone(view, me, gain.card, move, plan):
        yield _forgoing(gain)


def _is_forgone(view: LeuchtturmView, me: int, card: int, move: Move, plan: Plan = None) -> bool:
    """Whether a lighthouse is not completed in this turn any more: by the plan, or if there is none, at all."""
    if plan is not None:
        found = outcome(view, (move, *plan))
        return found.settled and TOWERS[card] not in found.completed
    return card not in _kept_in_reach(view, me, move)


def _forgoing(gain: Gain) -> Reason:
    return Reason("forgoes", {"tower": TOWERS[gain.card], "points": gain.spent}, against=True)


def forgone(view: View, move: Move) -> Iterator[tuple[Reason, Move]]:
    """The orders that a move lets slip though the viewer could surely complete them, and how that would begin."""
    assert isinstance(view, LeuchtturmView)
    assert isinstance(view.viewer, int)
    ways = sorted(_sure_gains(view, without_secrets(view), view.viewer), key=_cheapest)
    for card in dict.fromkeys(way.card for way in ways):
        if _is_forgone(view, view.viewer, card, move):
            way = next(way for way in ways if way.card == card)
            yield _forgoing(way), decode(way.first)


def _kept_in_reach(view: LeuchtturmView, me: int, move: Move) -> set[int]:
    """The cards of the lighthouse that a move completes, and of those that are in reach after it in this turn."""
    if not isinstance(move, Step):
        return set()
    engine, target = without_secrets(view), target_of(move)
    if not engine.completes(target):
        engine.apply(encode(move))
        return {gain.card for gain in _sure_gains(view, engine, me)} if engine.turn == view.turn else set()
    engine.carry(move.origin, target)
    engine.points -= move.by
    fallen = engine.clone()
    fallen.pull_down(target, CARD_BURIED)  # or it stands: whoever has the card decides
    later = [way for world in (engine, fallen) for way in lighthouses_in_reach(world, possible_places(view))]
    return {int(CARD_OF[engine.towers[target]]), *(int(way.card) for way in later)}


def _way_on(view: LeuchtturmView, move: Step, plan: Plan) -> Iterator[Reason]:
    """What the next step of the plan makes of this one: the same stone goes on, or the one that it lay on."""
    coming = [step for step in plan or () if isinstance(step, Step)]
    color = COLORS[LETTERS.index(stone_moved(view, move))]
    if coming and coming[0].origin == target_of(move):
        island = target_of(move)
        for step in coming:
            if step.origin != island:
                break
            island = target_of(step)
        yield Reason("way-on", {"stone": color, "island": island})
    elif coming and move.origin and coming[0].origin == move.origin:
        below = COLORS[LETTERS.index(view.islands[move.origin - 1][-2])]
        yield Reason("frees", {"stone": below, "island": target_of(coming[0])})


def outcome(view: LeuchtturmView, moves: Sequence[Move]) -> Outcome:
    """What some moves lead to, as far as the viewer can tell."""
    world, towers, completed, sure = imagine(view, Chance(0)), list(view.islands), set[str](), True
    spent = sum(move.by for move in moves if isinstance(move, Step))
    for move in moves:
        if isinstance(move, Step):
            completes = world.completes(target_of(move))
            towers = _moved(towers, move, view.harbour)
            if completes:
                tower = towers[target_of(move) - 1]
                completed.add(tower)
                sure = sure and len(view.cards[TOWERS.index(tower)].places) == 1
        world.apply(encode(move))
        towers = [tower if world.towers[island] else "" for island, tower in enumerate(towers, 1)]
    over = world.phase in (OVER, REFILL) or world.turn != view.turn
    return Outcome(towers, frozenset(completed), (over and sure) or spent >= view.points)


def _at_end_of(view: LeuchtturmView, moves: Sequence[Move]) -> LeuchtturmEngine | None:
    """The game after some moves; None if one of them completes a lighthouse, for that may turn up a card."""
    engine = without_secrets(view)
    for move in moves:
        if isinstance(move, Step) and engine.completes(target_of(move)):
            return None
        engine.apply(encode(move))
    return engine


def _quiet_end(view: LeuchtturmView, me: int, towers: Sequence[str], end: LeuchtturmEngine | None) -> Iterator[Reason]:
    """What the end of a turn leaves to the next seat, or what stays as it is."""
    if view.active == me and end is not None and _next_has_nothing(view, end) and _could_leave_more(view):
        yield Reason("can-leave-nothing", {}, (view.active + 1) % len(view.seats))
        return
    kept = [(-standing(order, towers), order) for order in view.seats[me].hand or ()]
    for stones, order in sorted(kept)[:1]:
        if stones and -stones >= standing(order, view.islands):
            yield Reason("keeps", {"tower": order, "stones": -stones})
            return
    if all(standing(order, towers) <= standing(order, view.islands) for order, _ in _orders_of_others(view, me)):
        yield Reason("helps-nobody")


def _could_leave_more(view: LeuchtturmView) -> bool:
    """Whether some move would end the turn so that the next seat has a sure gain; if none would, that says nothing."""
    ends = (_at_end_of(view, (move,)) for move in _legal(view) if isinstance(move, Step | Stop))
    return any(end is not None and end.phase == REFILL and not _next_has_nothing(view, end) for end in ends)


def _next_has_nothing(view: LeuchtturmView, engine: LeuchtturmEngine) -> bool:
    """Whether the turn can end now, with a stone for the harbour if need be, so that the next seat has no sure gain."""
    if engine.turn == view.turn and engine.phase == REFILL:
        after = [engine.clone() for _ in engine.legal()]
        for world, code in zip(after, engine.legal(), strict=True):
            world.apply(code)
        return any(_next_has_nothing(view, world) for world in after)
    over = engine.phase == OVER or engine.turn != view.turn + 1
    return not over and _sure_gain(view, engine, int(engine.active)) is None


def _set_back(view: LeuchtturmView, me: int, after: Sequence[str]) -> Iterator[Reason]:
    """The most advanced order of which fewer stones stand after than before, and that others could complete."""
    fewer = [
        (-standing(order, view.islands), order, holder)
        for order, holder in _orders_of_others(view, me)
        if standing(order, after) < standing(order, view.islands)
    ]
    for _, order, holder in sorted(fewer, key=lambda found: found[:2])[:1]:
        whose = "public" if holder is None else "laid" if holder == me else "hand"
        yield Reason("sets-back", {"tower": order, "whose": whose}, holder)


def _orders_of_others(view: LeuchtturmView, me: int) -> list[tuple[str, int | None]]:
    """The orders that others could gain, as far as the viewer knows, with who has the card; None if it is public."""
    found: list[tuple[str, int | None]] = []
    for card in view.cards:
        if len(card.places) == 1:
            place = card.places[0]
            if place.where == "top":
                found.append((card.tower, None))
            elif (place.where == "laid") == (place.number == me) and place.where != "buried":
                found.append((card.tower, place.number))
    return found


def _stone_wanted(view: LeuchtturmView, me: int, move: Refill) -> Iterator[Reason]:
    """The viewer's most advanced order that needs this stone next; or why no other stone was taken."""
    letter = letter_of(move.stone)
    begun = [
        (-len(tower), order)
        for order in view.seats[me].hand or ()
        for tower in view.islands
        if len(tower) < HEIGHT and order.startswith(tower + letter)
    ]
    for _, order in sorted(begun)[:1]:
        yield Reason("stone-wanted", {"tower": order, "stone": move.stone})
    if not begun:
        yield from _less_than_others(view, me, move)


def _less_than_others(view: LeuchtturmView, me: int, move: Refill) -> Iterator[Reason]:
    """What only another stone would let the next seat complete as cheaply, best the viewer's own; or what is spared."""
    with_this = min(_gains_of_next(view, move).values(), default=inf)
    others = [gain for other in _legal(view) if other != move for gain in _gains_of_next(view, other).items()]
    more = {tower for tower, spent in others if spent < with_this}
    mine = {laid.tower for laid in view.seats[me].laid}
    for tower in sorted(more, key=lambda tower: (tower not in mine, tower))[:1]:
        yield Reason("withholds", {"tower": tower}, (view.active + 1) % len(view.seats))
    if not more:
        yield min(_spared(view, move), key=lambda reason: (reason.args["left"], reason.args["stone"]))


def _spared(view: LeuchtturmView, move: Refill) -> list[Reason]:
    """The other stones, each with how many are left."""
    return [
        Reason("saves-stone", {"stone": stone, "left": left})
        for stone, left in zip(COLORS, view.supply, strict=True)
        if left and stone != move.stone
    ]


def _gains_of_next(view: LeuchtturmView, move: Move) -> dict[str, int]:
    """What the next seat can surely complete after a stone was put into the harbour, and the points for it."""
    engine = _after(view, move)
    gains = sorted(_sure_gains(view, engine, int(engine.active)), key=lambda gain: -gain.spent)
    return {TOWERS[gain.card]: gain.spent for gain in gains}


def _hemmed_in(view: LeuchtturmView, move: Refill) -> Iterator[Reason]:
    """A10: that with this stone in the harbour the next turn can begin in few ways, with another one in many more."""
    ways = {stone: len(_after(view, stone).legal()) for stone in _legal(view)}
    if ways[move] <= FEW_WAYS and max(ways.values()) >= MANY_TIMES * ways[move] > 0:
        yield Reason("hems-in", {"ways": ways[move]}, (view.active + 1) % len(view.seats))


def _nearer(view: LeuchtturmView, me: int, move: Step, end: Outcome | None) -> Iterator[Reason]:
    """The viewer's most advanced order whose next stone a step brings on its way, if a turn's points will do then.

    If the end of the turn is known, its stones still stand there.
    """
    stone, towers = stone_moved(view, move), towers_after(view, move)
    found = [
        (-len(tower), (island - target_of(move)) % ISLANDS, order, island)
        for island, tower in enumerate(towers, 1)
        for order in view.seats[me].hand or ()
        if tower and len(tower) < HEIGHT and order.startswith(tower + stone)
        if end is None or (end.towers[island - 1] == tower and _in_reach(stone, island, end.towers))
    ]
    ahead = [way for way in found if 0 < way[1] <= min(POINTS, ISLANDS - move.by - 1)]
    for _, _, order, island in sorted(ahead)[:1]:
        color = COLORS[LETTERS.index(stone)]
        yield Reason("nearer", {"tower": order, "stone": color, "island": island})


def _in_reach(stone: str, island: int, towers: Sequence[str]) -> bool:
    """Whether a stone of this colour lies on top, no further behind an island than a turn goes."""
    return any(towers[(island - 1 - way) % ISLANDS].endswith(stone) for way in range(1, POINTS + 1))


def stone_moved(view: LeuchtturmView, move: Step) -> str:
    """The letter of the stone that a step moves."""
    return view.islands[move.origin - 1][-1] if move.origin else letter_of(view.harbour or "")


def tower_after(view: LeuchtturmView, move: Step) -> str:
    """The stones on the island where a stone lands, including it."""
    return view.islands[target_of(move) - 1] + stone_moved(view, move)


def _completion(view: LeuchtturmView, me: int, card: CardView) -> Iterator[Reason]:
    """A14: who gets the card of the lighthouse."""
    place = card.places[0]
    if len(card.places) > 1:
        yield from _unknown(view, card)
    elif place.where == "buried":
        yield Reason("pulled-down", {"tower": card.tower}, against=True)
    elif place.where == "laid" and (place.number == me or without_secrets(view).is_guarded(TOWERS.index(card.tower))):
        yield Reason("nobody", {"tower": card.tower}, against=True)
    elif place.where == "hand" and place.number != me:
        yield Reason("serves", {"tower": card.tower}, place.number, against=True)
    else:
        if ends_the_game(view, place):
            yield _ending_if_claimed(view, me)
        yield _claim(card.tower, place)


def _unknown(view: LeuchtturmView, card: CardView) -> Iterator[Reason]:
    """For each seat that may hold the card: how many of the cards that can be there are."""
    holders = [place.number for place in card.places if place.where == "hand"]
    if not holders:
        yield Reason("pulled-down", {"tower": card.tower}, against=True)
    for seat in holders:
        cards, of = hidden_in_hand(view, seat)
        yield Reason("may-serve", {"tower": card.tower, "cards": cards, "of": of}, seat, against=True)


def hidden_in_hand(view: LeuchtturmView, seat: int) -> tuple[int, int]:
    """How many cards of a hand the viewer does not know, and among how many each is as likely."""
    loose = [
        card for card in view.cards if Place("hand", seat) in card.places and card.tower not in view.seats[seat].known
    ]
    return view.seats[seat].cards - len(view.seats[seat].known), len(loose)


def _still_to_come(view: LeuchtturmView, me: int, engine: LeuchtturmEngine, move: Step, plan: Plan) -> Iterator[Reason]:
    """The order that can surely be completed for the viewer in the rest of the turn: as planned, or at least cost."""
    if engine.turn != view.turn:
        return
    way = _sure_gain(view, engine, me) if plan is None else _planned_gain(view, engine, me, plan)
    if way is not None:
        code = "could-lead-to" if plan is None else "leads-to"
        yield Reason(code, {"tower": TOWERS[way.card], "points": move.by + way.spent})


def _another_to_come(view: LeuchtturmView, me: int, move: Step, plan: Sequence[Move]) -> Iterator[Reason]:
    """The order that a plan completes for the viewer after a lighthouse that this step completes."""
    world = imagine(view, Chance(0))
    world.apply(encode(move))
    gain = _planned_gain(view, world, me, plan)
    if gain is not None:
        yield Reason("leads-to", {"tower": TOWERS[gain.card], "points": move.by + gain.spent})


def _planned_gain(view: LeuchtturmView, engine: LeuchtturmEngine, seat: int, plan: Sequence[Move]) -> Gain | None:
    """The first lighthouse that a plan completes, if it is surely a gain for the seat."""
    walk, spent = engine.clone(), 0
    for step in plan:
        if isinstance(step, Claim | Decline):
            walk.apply(encode(step))
            continue
        if not isinstance(step, Step):
            return None
        spent += step.by
        if walk.completes(target_of(step)):
            walk.carry(step.origin, target_of(step))
            card = int(CARD_OF[walk.towers[target_of(step)]])
            return Gain(card, spent, encode(plan[0])) if _gains(possible_places(view), walk, seat, card) else None
        walk.apply(encode(step))
    return None


def _growth(view: LeuchtturmView, me: int, move: Step, plan: Plan) -> Iterator[Reason]:
    """The viewer's orders of which more stones stand than before on any island, the most advanced ones.

    With a plan: only what still stands at its end, or is completed on the way; or else what stands only then.
    """
    after = towers_after(view, move)
    stones = {order: standing(order, after) for order in view.seats[me].hand or ()}
    grown = [order for order, count in stones.items() if count > standing(order, view.islands)]
    end = None if plan is None else outcome(view, (move, *plan))
    if end is not None:
        grown = [order for order in grown if _lasts(order, stones[order], end)]
    most = max((stones[order] for order in grown), default=0)
    orders = [order for order in grown if stones[order] == most]
    if len(orders) == 1:
        yield Reason("grows", {"tower": orders[0], "stones": most})
    elif orders:
        yield Reason("grows-several", {"orders": len(orders), "stones": most})
    elif end is not None:
        yield from _growth_to_come(view, me, plan or (), end)


def _loss(view: LeuchtturmView, me: int, move: Step, plan: Plan) -> Iterator[Reason]:
    """The viewer's most advanced order of which fewer stones stand than before; with a plan: also at its end."""
    after, end = towers_after(view, move), None if plan is None else outcome(view, (move, *plan))
    lost = []
    for order in view.seats[me].hand or ():
        before, left = standing(order, view.islands), standing(order, after)
        if end is not None:
            left = max(left, standing(order, end.towers))
        completed = order == tower_after(view, move) or (end is not None and order in end.completed)
        if left < before >= BEGUN and not completed:
            lost.append((-before, order, left))
    for before, order, left in sorted(lost)[:1]:
        yield Reason("loses", {"tower": order, "before": -before, "stones": left}, against=True)


def _lasts(order: str, stones: int, end: Outcome) -> bool:
    """Whether so many stones of an order surely stand at the end of a turn, or its lighthouse does."""
    return order in end.completed or (end.settled and standing(order, end.towers) >= stones)


def _growth_to_come(view: LeuchtturmView, me: int, plan: Sequence[Move], end: Outcome) -> Iterator[Reason]:
    """The order of which most stones stand at the end of a plan, more than now, and fewer without this step."""
    if not end.settled or end.completed:
        return
    without = _without(view, plan)
    found = [
        (-stones, order)
        for order in view.seats[me].hand or ()
        if (stones := standing(order, end.towers)) > standing(order, view.islands)
        and (without is None or standing(order, without) < stones)
    ]
    for stones, order in sorted(found)[:1]:
        yield Reason("will-stand", {"tower": order, "stones": -stones})


def _without(view: LeuchtturmView, plan: Sequence[Move]) -> list[str] | None:
    """The stones on the islands if only the rest of a plan were made; None if that cannot be."""
    towers = list(view.islands)
    for step in plan:
        if isinstance(step, Step):
            if step.origin and not towers[step.origin - 1]:
                return None
            towers = _moved(towers, step, view.harbour)
    return towers


def _moved(towers: Sequence[str], step: Step, harbour: str | None) -> list[str]:
    """The stones on the islands after a step; `harbour` is the colour of the stone that lies there."""
    after = list(towers)
    stone = after[step.origin - 1][-1] if step.origin else letter_of(harbour or "")
    if step.origin:
        after[step.origin - 1] = after[step.origin - 1][:-1]
    after[target_of(step) - 1] += stone
    return after


def towers_after(view: LeuchtturmView, move: Step) -> list[str]:
    """The stones on every island after a step."""
    return _moved(view.islands, move, view.harbour)


def standing(order: str, towers: Sequence[str]) -> int:
    """How many stones of an order stand at most, from the ground and with nothing on top."""
    return max((len(tower) for tower in towers if len(tower) < HEIGHT and order.startswith(tower)), default=0)


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
        yield Reason("leaves", {"tower": TOWERS[way.card], "points": int(way.spent)}, seat, against=True)


def _refill(view: LeuchtturmView, move: Refill) -> Iterator[Reason]:
    """What the next seat can do with this stone, and whether another would have left it less."""
    found = list(_left_to_next(view, _after(view, move)))
    yield from found
    others = [other for other in _legal(view) if other != move]
    if others and _cost_for_next(view, move) >= max(_cost_for_next(view, other) for other in others):
        yield from (Reason("leaves-least", {}, reason.seat) for reason in found if reason.against)


def _cost_for_next(view: LeuchtturmView, move: Move) -> float:
    """The points that the next seat needs for its cheapest sure gain; without end if there is none."""
    engine = _after(view, move)
    way = _sure_gain(view, engine, int(engine.active))
    return inf if way is None else int(way.spent)


# -- What a turn can surely bring --------------------------------------------------------------------------------------


def _sure_gain(view: LeuchtturmView, engine: LeuchtturmEngine, seat: int) -> Gain | None:
    """The cheapest lighthouse that the seat whose turn it is can surely complete to its own gain."""
    return min(_sure_gains(view, engine, seat), key=_cheapest, default=None)


def _cheapest(gain: Gain) -> tuple[int, int]:
    return gain.spent, gain.card


def _sure_gains(view: LeuchtturmView, engine: LeuchtturmEngine, seat: int) -> list[Gain]:
    possible = possible_places(view)
    ways = [
        Gain(int(way.card), int(way.spent), int(way.moves[0]))
        for way in lighthouses_in_reach(engine, possible)
        if way.sure
    ]
    return [way for way in ways if _gains(possible, engine, seat, way.card)]


def _gains(possible: list[int], engine: LeuchtturmEngine, seat: int, card: int) -> bool:
    """A14 a, b, d: whether the viewer can tell that the card would go to a seat."""
    bits = possible[card]
    if bits == 1 << (IN_HAND + seat) or bits >> ON_TOP in (1, 2):
        return True
    return bits >> LAID > 0 and bits != 1 << (LAID + seat) and not engine.is_guarded(card)
