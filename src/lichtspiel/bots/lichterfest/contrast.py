"""Which move of Lichterfest another has to be compared with: the set that could be dedicated for more."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.contrast import Praise, Reproach, by_itself
from lichtspiel.bots.lichterfest.search.values import top_rewards
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.moves import Dedicate, Exchange, Pass, Place
from lichtspiel.games.lichterfest.views import LichterfestView, imagine

SET_LEFT: Final = ("better-set", "breaks", "forgoes", "waits")  # codes of what leaves a complete set undedicated

OF_LAYING: Final = frozenset(("boats", "completes-none", "gives-nothing", "match", "takes"))
TOLD_APART: Final = frozenset(("gives-nothing",))  # plain, but often all that one tile has over another
COMPLETE: Final = 100  # times as much as one card short of the same


def rival(view: View, legal: Sequence[Move], move: Move) -> Move | None:
    """L11: the dedication that scores most, if the move scores less and comes after it, or instead of it."""
    assert isinstance(view, LichterfestView)
    tops = [int(top) for top in top_rewards(imagine(view, Chance(0)))]
    sets = [other for other in legal if isinstance(other, Dedicate)]
    best = max(sets, key=lambda other: tops[KINDS.index(other.kind)], default=None)
    if best is None or isinstance(move, Exchange):
        return None
    scores = tops[KINDS.index(move.kind)] if isinstance(move, Dedicate) else 0
    return best if scores < tops[KINDS.index(best.kind)] else None


def reproach(reason: Reason) -> Reproach:
    """A set that is not dedicated now, in whatever way, by what it is worth; what else is worth something or counts."""
    about = "set-left" if reason.code in SET_LEFT else reason.code
    return Reproach(about, int(reason.args.get("value", reason.args.get("cards", 0))))


def comes_anyway(made: Move, better: Move) -> frozenset[str]:
    """L11: whoever exchanges or dedicates lays a tile afterwards as well."""
    lays_as_well = isinstance(better, Place) and not isinstance(made, Place | Pass)
    return OF_LAYING if lays_as_well else frozenset()


def praise(reason: Reason) -> Praise | None:
    """What is counted, by its number; a set by what it is worth, most of all if it is complete.

    Cards of a colour that lead to no set are no merit, nor that nobody waits for what is put back: see `puts-back`.
    """
    args = {name: int(value) for name, value in reason.args.items() if isinstance(value, int)}
    match reason.code:
        case "unneeded":
            return None
        case "match" | "takes" | "gives-nothing":
            return Praise(reason.code)
        case "boats":
            return Praise(reason.code, args["boats"])
        case "gathers":
            return None if reason.args["kind"] == "none" else Praise(reason.code, args["cards"])
        case "completes":
            return Praise("set", COMPLETE * args["value"])
        case "completes-unless":
            return Praise("set", COMPLETE * (args["value"] - 1))
        case "one-short":
            return Praise("set", args["value"])
        case "nearer":
            return Praise("set", -args["cards"])
        case _:
            return by_itself(reason)
