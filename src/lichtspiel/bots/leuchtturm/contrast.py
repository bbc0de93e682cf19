"""Why one move of Die Leuchtturm-Architekten and not another, in its own words."""

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.comparing import Trial
from lichtspiel.bots.contrast import Reproach
from lichtspiel.games.leuchtturm.moves import Refill


def conclusion(trial: Trial) -> Reason | None:
    """A12: how much less often one would win with the other stone in the harbour; None if no stones are compared."""
    made, other = trial.moves
    share = round(100 * trial.gain(trial.chance))
    if not isinstance(made, Refill) or not isinstance(other, Refill) or share < 1:
        return None
    return Reason("stone-ahead", {"stone": made.stone, "share": share}, concludes=True)


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
