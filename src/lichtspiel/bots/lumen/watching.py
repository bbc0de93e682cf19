"""The rounds of a game of LUMEN as somebody who was told all of it can tell them again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.search.outlook import places_of
from lichtspiel.core.events import Event
from lichtspiel.games.lumen.box import COLORS, HAND, NOTHING, card_of
from lichtspiel.games.lumen.events import BidMade, Dealt, Played
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.seats import NO_BID


class SeenRound(NamedTuple):
    """A round, or what there is of it; hands and bids go by seat, plays are seat * HAND + place."""

    number: int  # 0 to 3
    opener: int
    hands: list[int]
    bids: list[int]
    plays: list[int]


def judged(opponents: Opponents, seat: int, told: Sequence[Event], world: LumenEngine) -> Opponents:
    """The opponents of a seat, weighed up by all that it was told; `world` fits that."""
    opponents.forget()
    for seen in rounds_of(told, world):
        opponents.watch(*seen)
    opponents.judge(seat)
    return opponents


def rounds_of(told: Sequence[Event], world: LumenEngine) -> Iterator[SeenRound]:
    """All rounds so far: the finished ones, of which every card was seen (M6), and the present one in a world."""
    players = int(world.players())
    ends = [at for at, event in enumerate(told) if isinstance(event, Dealt)]  # the first deal is not told
    for number, (start, end) in enumerate(zip([0, *ends], ends, strict=False)):
        seen = finished_round(number, told[start:end], players)
        if len(seen.plays) == players * HAND and NO_BID not in seen.bids:
            yield seen
    yield present_round(world, plays_of_round(told))


def finished_round(number: int, told: Sequence[Event], players: int) -> SeenRound:
    """The round that these events tell of."""
    played = [event for event in told if isinstance(event, Played)]
    seen = SeenRound(
        number=number,
        opener=played[0].seat if played else 0,
        hands=[NOTHING] * (players * HAND),
        bids=[NO_BID] * players,
        plays=plays_of_round(told),
    )
    for play in played:
        seen.hands[play.seat * HAND + play.place] = int(card_of(COLORS.index(play.color), play.value))
    for event in told:
        if isinstance(event, BidMade):
            seen.bids[event.seat] = 2 * event.tips + event.extra
    return seen


def present_round(world: LumenEngine, plays: list[int]) -> SeenRound:
    """The round that is being played, as a world has it."""
    players = int(world.players())
    return SeenRound(
        number=int(world.round),
        opener=plays[0] // HAND if plays else int(world.leader),
        hands=[int(world.card(at // HAND, at % HAND)) for at in range(players * HAND)],
        bids=[bid_of(world, seat) for seat in range(players)],
        plays=plays,
    )


def bid_of(world: LumenEngine, seat: int) -> int:
    """A bid as the engine writes it, or NO_BID."""
    tips = int(world.tips(seat))
    return NO_BID if tips == NO_BID else 2 * tips + int(world.extra(seat))


def plays_of_round(told: Sequence[Event]) -> list[int]:
    """What was played in this round, each a seat * HAND + place."""
    dealt = max((at for at, event in enumerate(told) if isinstance(event, Dealt)), default=0)
    return places_of([(event.seat, event.place) for event in told[dealt:] if isinstance(event, Played)])
