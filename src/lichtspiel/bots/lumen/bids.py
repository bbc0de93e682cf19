"""What a bid of LUMEN brings, counted in the worlds in which a master thinks: the one source of all that is said of it.

Every second time the seat plays its cards as a master means to answer, every other time as masters do on average: in
games of masters the first alone promised more bids to be made than were, the second fewer (0102).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.search.study import Manner, Pool, Standing, pool_before
from lichtspiel.bots.lumen.watching import judged
from lichtspiel.bots.lumen.weights import opponents
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import Event
from lichtspiel.core.seats import seat_number
from lichtspiel.games.lumen.box import HAND, points_for
from lichtspiel.games.lumen.moves import Bid, encode
from lichtspiel.games.lumen.views import LumenView, imagine_from

SAMPLES: Final = 400  # rounds behind each number; seeded, so that it can be recomputed
SEED: Final = "bids"
REMEMBERED: Final = 32  # bids: several of one position are often looked at
MASTERS: Final = Manner(pool=300, noise=0, bids=1.0, plays=0.0, selfish=False)  # how they think


class BidOutlook(NamedTuple):
    """How often a bid is made, the tricks and points that come with it, and the chance to win the game, on average."""

    made: float
    tricks: float
    points: float
    wins: float

    @property
    def percent(self) -> int:
        """How often it is made."""
        return round(100 * self.made)


class Expected(NamedTuple):
    """The worlds of a seat that is to bid, and whom it plays against in them."""

    pool: Pool
    opponents: Opponents
    standing: Standing


def kept_by(bid: Bid) -> set[int]:
    """M8: the numbers of tricks that meet a bid."""
    return {bid.tips, bid.tips + 1} if bid.extra else {bid.tips}


def named(bid: Bid) -> dict[str, str | int]:
    """A bid, for sentences."""
    return {"bid": bid.tips, "extra": "yes" if bid.extra else "no"}


def bid_outlook(view: LumenView, bid: Bid, told: Sequence[Event] = ()) -> BidOutlook:
    """What comes of a bid of the viewer."""
    return _outlook(view, bid, tuple(told))


@lru_cache(REMEMBERED)
def _outlook(view: LumenView, bid: Bid, told: tuple[Event, ...]) -> BidOutlook:
    (pool, others, standing), seat, chance = _expected(view, told), seat_number(view.viewer), Chance(SEED)
    manners = (others.own, others.kinds[0].others)
    counts, wins = [0] * (HAND + 1), 0.0
    for sample in range(SAMPLES):
        others.own = manners[sample % 2]
        others.draw(chance)
        trial = pool.draw(chance).copy()
        trial.set_bid(seat, encode(bid))
        others.bid_rest(trial)
        others.finish(trial, seat)
        counts[int(trial.tricks[seat])] += 1
        wins += float(standing.chance(trial, seat))
    others.own = manners[0]
    return BidOutlook(
        made=sum(counts[tricks] for tricks in kept_by(bid)) / SAMPLES,
        tricks=_mean(counts, range(HAND + 1)),
        points=_mean(counts, [points_for(bid.tips, bid.extra, tricks, view.round - 1) for tricks in range(HAND + 1)]),
        wins=wins / SAMPLES,
    )


def _mean(counts: Sequence[int], worths: Sequence[int]) -> float:
    return sum(count * int(worth) for count, worth in zip(counts, worths, strict=True)) / SAMPLES


@lru_cache(1)
def _expected(view: LumenView, told: tuple[Event, ...]) -> Expected:
    chance, seat = Chance(SEED), seat_number(view.viewer)
    world = imagine_from(told, view, chance)
    others = judged(opponents(len(view.seats)), seat, told, world)
    return Expected(pool_before(world, seat, MASTERS, chance, others), others, Standing(world))
