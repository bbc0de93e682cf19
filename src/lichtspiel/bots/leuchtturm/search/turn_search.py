"""Die Leuchtturm-Architekten, a whole turn ahead: every way through the rest of a turn, and what it is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.worth import win_share
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.box import CARDS, ISLANDS, TOWER_OF
from lichtspiel.games.leuchtturm.cards import IN_HAND
from lichtspiel.games.leuchtturm.codes import ANSWER, CLAIM
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.turns import board_key

# In hundredths of a laid card.
CARD: Final = 100
PLAYED_FROM_HAND: Final = 25  # brings the end nearer, at a time of one's own choosing
VICTORY: Final = 5000


def _begun_table() -> vec[i64]:
    """What an order in hand is worth if none, one, two or three of its stones stand somewhere."""
    return vec[i64]([0, 2, 7, 18])


BEGUN: Final[vec[i64]] = _begun_table()


class TurnSearch:
    """The rest of the active seat's turn in one imagined world; boards that are reached in two ways are merged."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.known: dict[tuple[int, int, int], int] = {}

    def best(self, world: LeuchtturmEngine) -> i64:
        """What the world is worth to the seat at the end of its turn, if it goes on as well as it can."""
        if world.to_move == NOBODY or world.active != self.seat:
            return worth(world, self.seat)
        if world.phase == ANSWER and world.to_move != self.seat:
            return self.after(world, CLAIM)
        key = (board_key(world, False), int(world.traced), int(world.phase))
        found = self.known.get(key)
        if found is not None:
            return found
        most = self._best_of(world)
        self.known[key] = int(most)
        return most

    def _best_of(self, world: LeuchtturmEngine) -> i64:
        most: i64 = -2 * VICTORY
        for move in world.legal():
            most = max(most, self.after(world, move))
        return most

    def after(self, world: LeuchtturmEngine, move: i64) -> i64:
        """The same after a move."""
        after = world.clone()
        after.apply(move)
        return self.best(after)


def turn_values(world: LeuchtturmEngine, seat: i64, samples: i64, chance: Chance) -> vec[i64]:
    """For each legal move, the sum over imagined worlds of what the turn can still bring after it."""
    moves = world.legal()
    values = vec[i64]([0] * len(moves))
    for _ in range(samples):
        sample = world.clone()
        sample.redeal(seat, chance)
        search = TurnSearch(seat)
        for number in range(len(moves)):
            values[number] += search.after(sample, moves[number])
    return values


def move_values(world: LeuchtturmEngine, seat: i64, heeds_others: bool) -> vec[i64]:
    """For each legal move its immediate gain: own orders begun or laid, and any laid cards if they are heeded."""
    moves = world.legal()
    values = vec[i64]([0] * len(moves))
    for number in range(len(moves)):
        after = world.clone()
        after.apply(moves[number])
        if after.phase == ANSWER and after.to_move == seat:
            after.apply(CLAIM)
        values[number] = begun(after, seat) - after.held[seat] * CARD
        if heeds_others:
            values[number] += after.laid_counts()[seat] * CARD
    return values


def worth(world: LeuchtturmEngine, seat: i64) -> i64:
    """Laid cards against the others' best, cards gone from the hand, and orders of one's own begun on the islands."""
    ahead = laid_ahead(world.laid_counts(), seat)
    if world.to_move == NOBODY:
        return (VICTORY if win_share(world, seat) == 1.0 else -VICTORY) + ahead * CARD
    return ahead * CARD - world.held[seat] * PLAYED_FROM_HAND + begun(world, seat)


def laid_ahead(counts: vec[i64], seat: i64) -> i64:
    """How many more cards lie before a seat than before the best other."""
    most: i64 = 0
    for other in range(len(counts)):
        if other != seat:
            most = max(most, counts[other])
    return counts[seat] - most


def begun(world: LeuchtturmEngine, seat: i64) -> i64:
    """How far one's own orders have grown on the islands."""
    total: i64 = 0
    for card in range(CARDS):
        if world.places[card] == IN_HAND + seat:
            total += BEGUN[grown(world, TOWER_OF[card])]
    return total


def grown(world: LeuchtturmEngine, tower: i64) -> i64:
    """How many stones of a tower stand on some island, from the bottom up, with no wrong stone on top."""
    stones: i64 = 3
    while stones > 0:
        tower >>= 2
        for island in range(1, ISLANDS + 1):
            if world.towers[island] == tower:
                return stones
        stones -= 1
    return 0
