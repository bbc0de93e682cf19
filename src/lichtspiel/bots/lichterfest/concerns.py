"""What a move of Lichterfest may give up: a set in hand, kept or broken up, an exchange, or a set for somebody else."""

from collections.abc import Iterator

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.coach import Concern
from lichtspiel.bots.comparing import Decision
from lichtspiel.bots.lichterfest.contrast import rival
from lichtspiel.bots.lichterfest.reasons import Case, completes, sets_to_dedicate
from lichtspiel.core.chance import Chance
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Pass, Place, encode
from lichtspiel.games.lichterfest.views import LichterfestView, imagine


def concerns(decision: Decision) -> Iterator[Concern]:
    """All that a move may give up."""
    match decision.made:
        case Place():
            yield from _set_in_hand(decision, "set-in-hand", "L11")
            yield from _set_for_others(decision)
        case Discard():
            yield from _set_in_hand(decision, "discards-set", "L13")
        case Dedicate():
            yield from _exchange_forgone(decision)
        case Exchange():
            yield from _set_broken(decision)
        case Pass():
            yield from _set_in_hand(decision, "passes-set", "L21")


def _view(decision: Decision) -> LichterfestView:
    assert isinstance(decision.view, LichterfestView)
    return decision.view


def _set_in_hand(decision: Decision, code: str, rule: str) -> Iterator[Concern]:
    """L11, L13, L21: the best set that could be dedicated now, and not any more in this turn."""
    best = rival(decision.view, decision.legal, decision.made)
    for kind, value in sets_to_dedicate(imagine(_view(decision), Chance(0)))[:1]:
        yield Concern(Reason(code, {"kind": kind, "value": value}), rule, best)


def _exchange_forgone(decision: Decision) -> Iterator[Concern]:
    """L10: an exchange, which must come first, after which a set could be dedicated for more than this one."""
    before = imagine(_view(decision), Chance(0))
    after = before.clone()
    after.apply(encode(decision.made))
    best: tuple[int, str, Exchange | None] = (int(after.points(decision.seat) - before.points(decision.seat)), "", None)
    for swap in decision.legal:
        if isinstance(swap, Exchange):
            swapped = before.clone()
            swapped.apply(encode(swap))
            best = max(
                [best, *((value, kind, swap) for kind, value in sets_to_dedicate(swapped))], key=lambda way: way[0]
            )
    value, kind, first = best
    if first is not None:
        yield Concern(Reason("exchange-first", {"kind": kind, "value": value}), "L10", first)


def _set_broken(decision: Decision) -> Iterator[Concern]:
    """L10: the best set in hand, if a card of it is given away and no set is left that brings as much."""
    before = imagine(_view(decision), Chance(0))
    after = before.clone()
    after.apply(encode(decision.made))
    kept = max((value for _, value in sets_to_dedicate(after)), default=0)
    for kind, value in sets_to_dedicate(before)[:1]:
        if kept < value:
            best = next(move for move in decision.legal if isinstance(move, Dedicate) and move.kind == kind)
            yield Concern(Reason("breaks-set", {"kind": kind, "value": value}), "L10", best)


def _set_for_others(decision: Decision) -> Iterator[Concern]:
    """L17: the best set that the tile completes for somebody else."""
    case = Case(_view(decision), decision.made)
    given = [
        (value, kind, seat)
        for seat in range(int(case.after.players()))
        if seat != case.me
        for kind, value in completes(case, seat)
    ]
    for value, kind, seat in sorted(given, key=lambda set_: (-set_[0], KINDS.index(set_[1])))[:1]:
        yield Concern(Reason("gives-set", {"kind": kind, "value": value}, seat), "L17")
