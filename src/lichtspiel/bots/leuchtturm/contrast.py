"""Why one move of Die Leuchtturm-Architekten and not another, in its own words."""

from typing import Final

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.comparing import Trial
from lichtspiel.bots.contrast import Praise, Reproach, by_itself
from lichtspiel.games.leuchtturm.moves import Refill

TOLD_APART: Final = frozenset(("hems-in",))  # often all that one stone has over another
ORDERS: Final = 100  # more than anybody holds: a stone more of one counts before the number of orders


def conclusion(trial: Trial) -> Reason | None:
    """A12: how much less often one would win with the other stone in the harbour; None if no stones are compared."""
    made, other = trial.moves
    share = round(100 * trial.gain(trial.chance))
    if not isinstance(made, Refill) or not isinstance(other, Refill) or share < 1:
        return None
    return Reason("stone-ahead", {"stone": made.stone, "share": share}, concludes=True)


def praise(reason: Reason) -> Praise | None:
    """Orders by how much of them stands or what they cost; one card is as good as another from the same place.

    That other stones are saved is no merit: every stone saves the others.
    """
    args = {name: int(value) for name, value in reason.args.items() if isinstance(value, int)}
    match reason.code:
        case "grows" | "grows-several":
            return Praise("grows", args["stones"] + args.get("orders", 1) / ORDERS)
        case "could-lead-to" | "leads-to":
            return Praise(f"{reason.code} {reason.args['tower']}", -args["points"])
        case "own" | "public" | "takes-over":
            return Praise(reason.code)
        case "leaves-nothing":
            return Praise("left", 1)
        case "leaves-least" | "withholds":
            return Praise("left")
        case "saves-stone":
            return None
        case _:
            return by_itself(reason)


def reproach(reason: Reason) -> Reproach:
    """An order left to the next seat is worse for each point that it is cheaper; a likelier gift, a greater loss."""
    args = {name: int(value) for name, value in reason.args.items() if isinstance(value, int)}
    match reason.code:
        case "leaves":
            return Reproach(reason.code, -args["points"])
        case "may-serve":
            return Reproach(reason.code, args["cards"] / args["of"])
        case "loses":
            return Reproach(reason.code, args["before"] - args["stones"])
        case code:
            return Reproach(code)
