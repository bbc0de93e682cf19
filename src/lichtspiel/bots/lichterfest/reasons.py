"""Why a move of Lichterfest is good or bad: what it brings, to whom, and what it costs, as codes and numbers."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.lichterfest.search.values import chances_left, lack_of, top_rewards, worth_of_card
from lichtspiel.bots.lichterfest.weights import tables
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.lichterfest.box import COLORS, KINDS, kind_of
from lichtspiel.games.lichterfest.codes import DEDICATE, DISCARD
from lichtspiel.games.lichterfest.events import Boat, Bonus, Lantern
from lichtspiel.games.lichterfest.game import GAME
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Place, encode
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, MOST_CARDS
from lichtspiel.games.lichterfest.views import LichterfestView, imagine

# The weight of reasons, in points, or as a share of the reward they concern.
SET_COMPLETE: Final = 0.6
SET_NEARLY: Final = 0.2
SET_KEPT: Final = 0.3
BOAT: Final = 0.4
CARD: Final = 0.8
CERTAIN: Final = 1.0
TOWARDS: Final = 0.5

# What the move and its preview say already, or what weighs little: told only if nothing else speaks for the move.
PLAIN: Final = frozenset(
    (
        "completes-none",
        "gives",
        "gives-nothing",
        "gathers",
        "match-nothing",
        "most",
        "room",
        "run-out",
        "takes",
        "takes-nothing",
        "unneeded",
    )
)
# What speaks against a move; said after what speaks for it.
AGAINST: Final = frozenset(
    (
        "above-twelve",
        "better-set",
        "breaks",
        "completes-other",
        "costs-boats",
        "farther",
        "forgoes",
        "gives",
        "match-nothing",
        "puts-back",
        "takes-nothing",
        "waits",
    )
)
# What does not say why a move is made.
NO_GAIN: Final = AGAINST | {"next-less"}
MOST_PLAIN: Final = 2
NEAR_LIMIT: Final = 3  # cards below the most that may be kept (L13)

# L11: of how many colours a set is, and how many cards of each.
MADE_OF: Final = {"four": (1, 4), "pairs": (3, 2), "seven": (7, 1)}


class Weighed(NamedTuple):
    """A reason, and how much it counts."""

    weight: float
    reason: Reason


class Case:
    """A move, and the table before and after it, as far as the seat to move can see."""

    def __init__(self, view: LichterfestView, move: Move) -> None:
        self.move = move
        self.before = imagine(view, Chance(0))
        self.after = self.before.clone()
        self.after.apply(encode(move))
        self.me = int(self.before.to_move)
        self.events = GAME.preview(self.before.clone(), move)

    def cards(self, seat: int) -> int:
        """How many cards a seat has after the move."""
        return int(self.after.card_count(seat))

    def worth_of(self, seat: int, color: str) -> float:
        """What one card that a seat got with this move adds to the points it may hope for."""
        return worth_of_card(tables(int(self.after.players())), self.after, seat, COLORS.index(color))


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for a legal move of the viewer, then those against it, the weightiest first."""
    assert isinstance(view, LichterfestView)
    found = sorted(_reasons(Case(view, move)), key=lambda weighed: -weighed.weight)
    said = sorted((_marked(weighed.reason) for weighed in found), key=lambda reason: reason.against)
    told = [reason for reason in said if reason.code not in PLAIN]
    if any(reason.code not in NO_GAIN for reason in told):
        return told
    plain = [reason for reason in said if reason.code in PLAIN and not reason.against]
    return plain[:MOST_PLAIN] + told or said[:1]


def every_reason(view: View, move: Move) -> list[Reason]:
    """All that is true of a move, also what is not worth a word."""
    assert isinstance(view, LichterfestView)
    return [_marked(weighed.reason) for weighed in _reasons(Case(view, move))]


def _marked(reason: Reason) -> Reason:
    return replace(reason, against=reason.code in AGAINST)


def _reasons(case: Case) -> Iterator[Weighed]:
    match case.move:
        case Place():
            yield from _of_place(case)
        case Dedicate():
            yield from _of_dedication(case)
        case Exchange():
            yield from _of_exchange(case)
        case Discard():
            yield from _of_discard(case)
        case _:
            yield from _of_pass(case)


# -- Laying a tile -------------------------------------------------------------------------------------------------


def _of_place(case: Case) -> Iterator[Weighed]:
    boats = sum(isinstance(event, Boat) for event in case.events)
    if boats:
        yield _said("boats", BOAT * boats, boats=boats)
    for event in case.events:
        if isinstance(event, Bonus | Lantern):
            yield _of_card(case, event)
    yield from _of_own_sets(case)
    theirs = [
        weighed
        for seat in range(int(case.after.players()))
        if seat != case.me
        for weighed in _of_their_sets(case, seat)
    ]
    yield from theirs or [_said("completes-none", 0.0)]
    if case.cards(case.me) > MOST_CARDS and chances_left(case.after, case.me) > 1:
        excess = case.cards(case.me) - MOST_CARDS
        yield _said("above-twelve", CARD * excess, cards=case.cards(case.me))
    for kind, value in sets_to_dedicate(case.before)[:1]:
        yield _said("waits", SET_KEPT * value, kind=kind, value=value)
        yield from _of_what_it_would_return(case)


def _of_what_it_would_return(case: Case) -> Iterator[Weighed]:
    """A colour that has run out and a rival waits for, if every set that could be dedicated returns such a one."""
    empty = [color for color in range(len(COLORS)) if case.before.supply()[color] == 0]
    wanted = {color: seat for color in empty for seat in _waiting_for(case.before, case.me, color)[:1]}
    moves = [int(move) for move in case.before.legal() if DEDICATE <= int(move) < DISCARD]
    returned = [_returned(case.before, move) for move in moves] if wanted else [set()]
    if all(set(wanted) & colors for colors in returned):
        color = min(color for color in wanted if any(color in colors for colors in returned))
        yield Weighed(CARD, Reason("holds-back", {"color": COLORS[color]}, wanted[color]))


def _returned(engine: LichterfestEngine, move: int) -> set[int]:
    """The colours that a move puts back."""
    after = engine.clone()
    after.apply(move)
    return {color for color in range(len(COLORS)) if after.supply()[color] > engine.supply()[color]}


def _waiting_for(engine: LichterfestEngine, me: int, color: int) -> list[int]:
    """The other seats, in turn order, that lack one card for a set, and this colour would do."""
    players = int(engine.players())
    return [
        seat
        for seat in ((me + offset) % players for offset in range(1, players))
        if chances_left(engine, seat) > 0 and _would_complete(engine, seat, color)
    ]


def _would_complete(engine: LichterfestEngine, seat: int, color: int) -> bool:
    """Now, or when a set that is complete already has been dedicated."""
    complete = [kind for kind in KINDS if _lack(engine, seat, kind) == 0] if chances_left(engine, seat) > 1 else []
    hands = [engine, *(_without(engine, seat, kind) for kind in complete)]
    return any(_lacks_only(hand, seat, color) for hand in hands)


def _lacks_only(engine: LichterfestEngine, seat: int, color: int) -> bool:
    more = engine.clone()
    more.return_cards(seat, color, -1)
    return any(_lack(more, seat, kind) == 0 < _lack(engine, seat, kind) for kind in KINDS)


def _of_card(case: Case, event: Bonus | Lantern) -> Weighed:
    """L15, L17, L19: a card for a match, the lantern turned to somebody, or nothing because the stack is empty."""
    own = event.seat == case.me
    what = "match" if isinstance(event, Bonus) else "takes" if own else "gives"
    weight = case.worth_of(event.seat, event.color) if event.received else CARD
    code = what if event.received else f"{what}-nothing"
    return Weighed(weight, Reason(code, {"color": event.color}, None if own else event.seat))


def _of_own_sets(case: Case) -> Iterator[Weighed]:
    """Sets that the move completes, breaks up, brings within one card, or no longer leaves so near."""
    for kind, value in zip(KINDS, _tops(case.after), strict=True):
        before, after = _lack(case.before, case.me, kind), _lack(case.after, case.me, kind)
        if after == 0 < before:
            yield _completed(case, kind, value)
        elif before == 0 < after:
            yield _said("breaks", SET_COMPLETE * value, kind=kind, value=value)
        elif after == 1 < before:
            yield _said("one-short", SET_NEARLY * value, kind=kind, value=value)
        elif before == 1 < after:
            yield _said("farther", SET_NEARLY * value, kind=kind, value=value, cards=after)


def _completed(case: Case, kind: str, value: int) -> Weighed:
    """What a set is worth that is complete now; if the turn is over, others who have one come first (L11)."""
    number = KINDS.index(kind)
    later = int(case.after.reward(number, case.after.taken(number) + 1))
    players, next_seat = int(case.after.players()), int(case.after.to_move)
    others = [(next_seat + offset) % players for offset in range(players - 1)] if next_seat != case.me else []
    rival = next((seat for seat in others if _lack(case.after, seat, kind) == 0), None)
    if rival is None or later == value:
        return _said("completes", SET_COMPLETE * value, kind=kind, value=value)
    return Weighed(SET_COMPLETE * later, Reason("completes-unless", {"kind": kind, "value": value}, rival))


def _of_what_is_put_back(case: Case) -> list[Weighed]:
    """Whether nobody waits for a card that a dedication or an exchange puts back; or who can get it only so."""
    colors = sorted(_returned(case.before, encode(case.move)))
    wanted = {color: seats[0] for color in colors if (seats := _waiting_for(case.before, case.me, color))}
    scarce = [color for color in wanted if case.before.supply()[color] == 0]
    puts_back = [Weighed(CARD, Reason("puts-back", {"color": COLORS[color]}, wanted[color])) for color in scarce[:1]]
    return puts_back if wanted else [_said("unneeded", BOAT)]


def _of_their_sets(case: Case, seat: int) -> Iterator[Weighed]:
    """Sets that the move completes for another seat."""
    for kind, value in completes(case, seat):
        yield Weighed(SET_COMPLETE * value, Reason("completes-other", {"kind": kind, "value": value}, seat))


def completes(case: Case, seat: int) -> list[tuple[str, int]]:
    """The kinds of set that a seat has with the move and did not have before, with what they bring."""
    return [
        (kind, value)
        for kind, value in zip(KINDS, _tops(case.after), strict=True)
        if _lack(case.after, seat, kind) == 0 < _lack(case.before, seat, kind)
    ]


# -- Everything else -----------------------------------------------------------------------------------------------


def _of_dedication(case: Case) -> Iterator[Weighed]:
    assert isinstance(case.move, Dedicate)
    kind = case.move.kind
    value = int(case.after.points(case.me) - case.before.points(case.me))
    yield from _of_what_is_left(case, kind, value)
    if chances_left(case.before, case.me) == 1:
        yield _said("last-chance", CERTAIN)
    if case.before.due() == DISCARD_DUE:
        excess = int(case.before.card_count(case.me)) - MOST_CARDS
        yield _said("saves-discards", CARD * excess, cards=excess)
    for other, more in sets_to_dedicate(case.before)[:1]:
        if more > value:
            yield _said("better-set", float(more - value), kind=other, value=more)
            yield from _of_what_is_missing(case, kind, other)
        else:
            yield _said("most", CERTAIN)
    near = int(case.before.card_count(case.me)) > MOST_CARDS - NEAR_LIMIT
    best = all(value >= more for _, more in sets_to_dedicate(case.before))
    wanted = _of_what_is_put_back(case)
    yield from wanted
    if (near or not best) and not any(weighed.reason.code == "unneeded" for weighed in wanted):
        yield _said("room", 0.0, cards=case.cards(case.me))


def _of_what_is_missing(case: Case, kind: str, other: str) -> Iterator[Weighed]:
    """That less is missing for the other set than would be for this one, if the other were dedicated first."""
    first = [int(move) for move in case.before.legal() if DEDICATE <= int(move) < DISCARD]
    instead = min(_lack_after(case, move, kind) for move in first if KINDS[kind_of(move - DEDICATE)] == other)
    cards = _lack(case.after, case.me, other)
    if cards < instead and chances_left(case.after, case.me) > 1:
        yield _said("misses-less", CERTAIN, kind=other, cards=cards, other=kind, instead=instead)


def _lack_after(case: Case, move: int, kind: str) -> int:
    after = case.before.clone()
    after.apply(move)
    return _lack(after, case.me, kind)


def _of_what_is_left(case: Case, kind: str, value: int) -> Iterator[Weighed]:
    """What this kind brings next, and to whom, if anybody dedicates after this turn; what else stays complete."""
    left = _tops(case.after)[KINDS.index(kind)]
    others = [
        seat for seat in range(int(case.after.players())) if seat != case.me and chances_left(case.after, seat) > 0
    ]
    waiting = [seat for seat in others if _lack(case.after, seat, kind) == 0]
    if left < value and others:
        for seat in waiting:
            yield Weighed(float(value - left), Reason("lowers", {"kind": kind, "value": left}, seat))
        if not waiting:
            yield _said("next-less", SET_KEPT * (value - left), kind=kind, value=left)
    if chances_left(case.after, case.me) == 1:
        return
    for other, worth in zip(KINDS, _tops(case.after), strict=True):
        if _lack(case.after, case.me, other) == 0:
            yield _said("still-complete", SET_KEPT * worth, kind=other, value=worth)


def _of_exchange(case: Case) -> Iterator[Weighed]:
    assert isinstance(case.move, Exchange)
    yield _said("costs-boats", BOAT, boats=int(case.after.boats(case.me)))
    yield from _of_own_sets(case)
    if chances_left(case.before, case.me) > 1:
        yield from _of_sets_to_come(case)
    given = COLORS.index(case.move.give)
    if case.before.supply()[given] == 0:
        yield _said("run-out", 0.0, color=case.move.give)
    taken = COLORS.index(case.move.take)
    if case.after.supply()[taken] == 0:
        yield _said("takes-last", CARD, color=case.move.take)
    held = int(case.after.cards(case.me)[taken])
    towards = {1: "seven", 2: "pairs", 3: "four"}.get(held, "none")
    lacking = towards != "none" and _lack(case.after, case.me, towards) < _lack(case.before, case.me, towards)
    yield _said("gathers", TOWARDS, color=case.move.take, cards=held, kind=towards if lacking else "none")
    yield from _of_what_is_put_back(case)


def _of_sets_to_come(case: Case) -> Iterator[Weighed]:
    """Sets that lack fewer cards than before, now or when one that is complete has been dedicated."""
    for kind, value in zip(KINDS, _tops(case.after), strict=True):
        before, after = _lack(case.before, case.me, kind), _lack(case.after, case.me, kind)
        if 1 < after < before:
            yield _said("nearer", SET_NEARLY * value / after, kind=kind, cards=after)
    if not _brings_nearer(case):
        kept = [kind for kind in KINDS if _lack(case.before, case.me, kind) == _lack(case.after, case.me, kind) == 0]
        yield from [second for kind in kept for second in _of_second_sets(case, kind)][:1]


def _brings_nearer(case: Case) -> bool:
    """Whether a set lacks fewer cards than before; those of a complete one are counted, so it may not be given back."""
    return any(_lack(case.after, case.me, kind) < _lack(case.before, case.me, kind) for kind in KINDS)


def _of_second_sets(case: Case, first: str) -> Iterator[Weighed]:
    """What lacks fewer cards than before only when a set that is complete anyway has been dedicated."""
    before, after = _without(case.before, case.me, first), _without(case.after, case.me, first)
    for kind, value in zip(KINDS, _tops(case.after), strict=True):
        if _lack(after, case.me, kind) < _lack(before, case.me, kind):
            yield _said("second", SET_NEARLY * value, kind=kind, again="yes" if kind == first else "no")
            return


def _of_discard(case: Case) -> Iterator[Weighed]:
    assert isinstance(case.move, Discard)
    color = COLORS.index(case.move.color)
    yield _said("too-many", CERTAIN, cards=int(case.before.card_count(case.me)))
    yield _said("keeps", CARD, cards=int(case.after.cards(case.me)[color]))
    yield from _of_own_sets(case)


def _of_pass(case: Case) -> Iterator[Weighed]:
    sets = sets_to_dedicate(case.before)
    if not sets:
        yield _said("pass-nothing", CERTAIN)
    for kind, value in sets[:1]:
        yield _said("forgoes", float(value), kind=kind, value=value)


# -- What lies there -----------------------------------------------------------------------------------------------


def _said(code: str, weight: float, **args: str | int) -> Weighed:
    return Weighed(weight, Reason(code, args))


def _tops(engine: LichterfestEngine) -> list[int]:
    return [int(top) for top in top_rewards(engine)]


def _lack(engine: LichterfestEngine, seat: int, kind: str) -> int:
    """How many cards a seat lacks for a kind of set."""
    return int(lack_of(engine, seat, KINDS.index(kind)))


def _without(engine: LichterfestEngine, seat: int, kind: str) -> LichterfestEngine:
    """The table when a seat has given back a set, of the colours of which it has most."""
    rest, (colors, count) = engine.clone(), MADE_OF[kind]
    most_first = sorted(range(len(COLORS)), key=lambda color: -engine.cards(seat)[color])
    for color in most_first[:colors]:
        rest.return_cards(seat, color, count)
    return rest


def sets_to_dedicate(engine: LichterfestEngine) -> list[tuple[str, int]]:
    """The kinds that may be dedicated at this moment, with what they bring, the best first."""
    numbers = {kind_of(int(move) - DEDICATE) for move in engine.legal() if DEDICATE <= int(move) < DISCARD}
    tops = _tops(engine)
    return sorted(((KINDS[kind], tops[kind]) for kind in numbers), key=lambda found: -found[1])
