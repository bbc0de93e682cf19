"""What a move of LUMEN may give up: a bid against the odds, or a card with which the bid is hardly kept."""

from collections.abc import Iterator
from typing import Final

from lichtspiel.bots import outlook
from lichtspiel.bots.bot import Reason
from lichtspiel.bots.coach import SEED, Concern, quick_move, recommended
from lichtspiel.bots.comparing import Decision
from lichtspiel.bots.lumen.bids import bid_outlook, named
from lichtspiel.core.chance import Chance
from lichtspiel.core.moves import Move
from lichtspiel.games.lumen.moves import Bid, Play, said_place
from lichtspiel.games.lumen.views import LumenView

ODDS: Final = 2  # times as likely another bid or card must keep the bid, before it is looked at closely
WORLDS: Final = 64  # in which two cards are tried


def concerns(decision: Decision) -> Iterator[Concern]:
    """M8, M9: a bid that is made, or a card that keeps it, at most half as often as another that a bot would choose."""
    match decision.made:
        case Bid() as made:
            yield from _bid(decision, made, recommended(decision))
        case Play() as made:
            yield from _card(decision, made, quick_move(decision))


def _bid(decision: Decision, made: Bid, other: Move) -> Iterator[Concern]:
    assert isinstance(decision.view, LumenView)
    assert isinstance(other, Bid)
    less, more = (bid_outlook(decision.view, bid, decision.told).percent for bid in (made, other))
    if ODDS * less <= more:
        args: dict[str, str | int] = {**named(other), "chance": less, "instead": more}
        yield Concern(Reason("bid", args), "M9", other)


def _card(decision: Decision, made: Play, other: Move) -> Iterator[Concern]:
    assert isinstance(other, Play)
    less, more = (0, 0) if made == other else kept_with(decision, (made, other))
    if more and ODDS * less <= more:
        chance, instead = (round(100 * kept / WORLDS) for kept in (less, more))
        args: dict[str, str | int] = {"chance": chance, "place": said_place(other.place), "instead": instead}
        yield Concern(Reason("card", args), "M8", other)


def kept_with(decision: Decision, plays: tuple[Play, Play]) -> tuple[int, int]:
    """In how many of the WORLDS the bid is kept with each of two cards."""
    view = decision.view
    assert isinstance(view, LumenView)
    prospects, before = outlook(decision.game, len(view.seats)), view.seats[decision.seat].total
    kept = [0, 0]
    for number in range(WORLDS):
        world = decision.game.imagine_engine_from(decision.told, view, Chance(f"{SEED}/{number}"))
        for which, play in enumerate(plays):
            after = world.clone()
            after.apply(decision.game.encode(play))
            kept[which] += prospects.of(after, Chance(f"{SEED}/{number}")).scores[decision.seat] > before
    return kept[0], kept[1]
