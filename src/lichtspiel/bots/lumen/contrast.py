"""Why one move of LUMEN and not another: how often each keeps the bid, and what it brings."""

from typing import Final, NamedTuple

from lichtspiel.bots.bot import Reason
from lichtspiel.bots.comparing import Decision, Trial
from lichtspiel.bots.contrast import Praise, Reproach, by_itself
from lichtspiel.bots.lumen.bids import bid_outlook, named
from lichtspiel.bots.outlook import Prospects
from lichtspiel.games.lumen.moves import Bid, Play, said_place
from lichtspiel.games.lumen.views import LumenView

ALIKE: Final = 5  # of a hundred tricks: cards that take so many more or fewer are not told apart
MUCH: Final = 0.1  # of all worlds: a bid that is made so much less often with a card is spoiled by it


class Kept(NamedTuple):
    """Whose bid is asked about, and their points before the round ends."""

    seat: int
    before: int

    def by(self, prospects: Prospects) -> float:
        """What brings points is a bid that was met; one that was not costs some."""
        return float(prospects.scores[self.seat] > self.before)


def conclusion(trial: Trial) -> Reason | None:
    """What the other move has over the one that was made, in the words of the game; None if there is no such thing."""
    made, other = trial.moves
    view = trial.decision.view
    assert isinstance(view, LumenView)
    if isinstance(made, Bid) and isinstance(other, Bid):
        return better_bid(trial.decision, made, other)
    return better_card(trial, view, made) if isinstance(made, Play) else None


def better_bid(decision: Decision, made: Bid, other: Bid) -> Reason | None:
    """M8, M9: how often the bid that was made would be met, and how much less it would bring on average."""
    assert isinstance(decision.view, LumenView)
    less, more = (bid_outlook(decision.view, bid, decision.told) for bid in (made, other))
    points = round(more.points - less.points)
    if points < 1:
        return None
    args: dict[str, str | int] = {**named(made), "chance": less.percent, "points": points}
    return Reason("bid-instead", args, concludes=True)


def better_card(trial: Trial, view: LumenView, made: Play) -> Reason | None:
    """M8: how often the bid is kept with each card, if that differs clearly."""
    assert view.mine is not None
    kept = Kept(trial.decision.seat, view.mine.total).by
    less, more = (round(100 * share) for share in trial.mean(kept))
    if trial.gap(kept).clear <= 0 or less == more:
        return spoiled_bid(trial, view, made)
    args: dict[str, str | int] = {"chance": more, "instead": less, "place": said_place(made.place)}
    return Reason("keeps-bid", args, concludes=True)


def spoiled_bid(trial: Trial, view: LumenView, made: Play) -> Reason | None:
    """M8: whose bid is made much less often with the card that wins more games, and how often with each."""
    rivals = [Kept(seat, each.total) for seat, each in enumerate(view.seats) if seat != trial.decision.seat]
    rival = min(rivals, key=lambda kept: trial.gap(kept.by).clear)
    if trial.gain(trial.chance) <= 0 or trial.gap(rival.by).clear > -MUCH:
        return None
    more, less = (round(100 * share) for share in trial.mean(rival.by))
    args: dict[str, str | int] = {"chance": less, "instead": more, "place": said_place(made.place)}
    return Reason("spoils-bid", args, rival.seat, concludes=True)


def praise(reason: Reason) -> Praise | None:
    """A trick that is wanted is taken more often, any other less often; where either fits the bid, it is no merit."""
    if reason.code != "takes":
        return by_itself(reason)
    aim = reason.args["aim"]
    return None if aim == "either" else Praise(reason.code, -reproach(reason).badness, ALIKE)


def told_points(reason: Reason) -> int | None:
    """The points that a bid is said to bring on average."""
    sign = {"bid-gains": 1, "bid-loses": -1}.get(reason.code)
    return None if sign is None else sign * int(reason.args["points"])


def reproach(reason: Reason) -> Reproach:
    """A trick that is wanted is taken too rarely, any other too often; a bid loses points."""
    match reason.code:
        case "takes":
            chance = int(reason.args["chance"])
            return Reproach(reason.code, -chance if reason.args["aim"] in ("need", "lost") else chance)
        case "bid-loses":
            return Reproach(reason.code, int(reason.args["points"]))
        case code:
            return Reproach(code)
