"""Die Leuchtturm-Architekten by chance alone: every move tried by random play in imagined worlds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.turn_search import laid_ahead
from lichtspiel.bots.leuchtturm.search.worth import wins
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

TURNS: Final = 4  # random play rarely ends: after this many more turns a game is scored as it stands
VICTORY: Final = 10


def random_outcomes(world: LeuchtturmEngine, seat: i64, first: i64, count: i64, chance: Chance) -> vec[i64]:
    """For each legal move what `count` random playouts bring, dealt to the moves in turn from number `first` on."""
    moves = world.legal()
    totals = vec[i64]([0] * len(moves))
    for number in range(first, first + count):
        sample = world.clone()
        sample.redeal(seat, chance)
        sample.apply(moves[number % len(moves)])
        totals[number % len(moves)] += _outcome(sample, seat, chance)
    return totals


def _outcome(world: LeuchtturmEngine, seat: i64, chance: Chance) -> i64:
    """How far a seat is ahead in laid cards after some turns of random play; a game won or lost counts for more."""
    last = world.turn + TURNS
    while world.to_move != NOBODY and world.turn <= last:
        world.apply(world.random_move(chance))
    if world.to_move == NOBODY:
        return VICTORY if wins(world, seat) else -VICTORY
    return laid_ahead(world.laid_counts(), seat)
