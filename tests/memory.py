"""How many bytes stay behind after each thing a server or a bot does over and over.

    python tests/memory.py [operations [games]]

Everything is repeated with the same few inputs, in identical laps. What is kept on purpose (interned names, cached
views, pieces that the interpreter reuses) is there after the first laps, whereas a leak grows in every lap. So the lap
that leaves least behind decides: if it leaves nothing, nothing leaks. All memory is taken from malloc itself, which
counts it to the byte.
"""

import ctypes
import gc
import json
import os
import sys
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from lichtspiel import Chance, Match, load, names
from lichtspiel.arena import tournament
from lichtspiel.bots import kinds, make, reasons, win_chances
from lichtspiel.bots.bot import Budget
from lichtspiel.cli.records import Simulation, simulated
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES, Position

# Take small pieces from malloc too, and keep no freed ones in thread caches, where they would count as taken.
ENVIRONMENT: Final = {"PYTHONMALLOC": "malloc", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
INPUTS: Final = 6  # moments of a game, from its beginning to its end
WARM_UP: Final = 2  # laps
LAPS: Final = 2  # at least
BUDGET: Final = Budget(simulations=6)
SHORT: Final = {"leuchtturm": {"turn_limit": 30}}
GAMES: Final = 2  # different games of a kind
MOVES: Final = 50  # operations that a whole game counts as
FULL: Final = 100_000

Step = Callable[[], object]


class Moment(NamedTuple):
    """A position of a game, what each seat was told before, and what the seat to move may do."""

    position: Position
    told: list[list[Event]]
    legal: list[Move]


class MemoryUse(ctypes.Structure):
    """`struct mallinfo2`."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    ]


def can_be_measured() -> bool:
    """Whether the C library can say how much it has handed out."""
    return hasattr(ctypes.CDLL(None), "mallinfo2")


def taken() -> int:
    """The bytes that malloc has handed out and not got back, except for the interpreter's cache of name lookups.

    Each `match` makes a new name, "__match_args__", and the cache keeps the last 4096 of them.
    """
    sys._clear_type_cache()
    gc.collect()
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = MemoryUse
    use = ask()
    return int(use.uordblks + use.hblkhd)


class Growth(NamedTuple):
    """Bytes left behind: by the lap that leaves least, and by a step on average over all laps."""

    least: int
    mean: float


def growth(steps: list[Step], operations: int) -> Growth:
    """Repeat the steps in laps until at least this many are done."""
    laps = max(LAPS, -(-operations // len(steps)))
    readings = array("q", bytes(8 * (WARM_UP + laps + 1)))  # allocated beforehand, so that readings take nothing
    for lap in range(WARM_UP + laps):
        for step in steps:
            step()
        readings[lap + 1] = taken()
    left = [after - before for before, after in pairwise(readings[WARM_UP:])]
    return Growth(min(left), sum(left) / (laps * len(steps)))


# -- What is repeated ----------------------------------------------------------------------------------------------


def moments(game: AnyGame) -> list[Moment]:
    """Positions of one game, spread over its course."""
    options = game.options_type(**SHORT.get(game.name, {}))
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), "memory", options), Chance("memory")
    told: list[list[Event]] = [[] for _ in match.players]
    found = []
    while match.position.to_move is not None:
        found.append(Moment(match.position.clone(), [heard[:] for heard in told], match.position.legal()))
        events = match.play(match.position.random_move(chance))
        for seat in range(len(told)):
            told[seat] += tell(events, seat)
    return [found[number * len(found) // INPUTS] for number in range(INPUTS)]


def operations_of(game: AnyGame) -> Iterator[tuple[str, list[Step]]]:
    """All that is measured, by name, each as steps that are equal in every lap."""
    found = moments(game)
    for kind in kinds(game):
        yield f"move of {kind}", [_bound(move, game, kind, moment) for moment in found]
    for what in (hint, aid, state):
        yield what.__name__, [_bound(what, game, moment) for moment in found]
    for whole in (arena, simulation):
        yield f"game, {whole.__name__}", [_bound(whole, game, number) for number in range(GAMES)]


def _bound(function: Callable[..., object], *args: Any) -> Step:
    return lambda: function(*args)


def move(game: AnyGame, kind: str, moment: Moment) -> Move:
    """What a worker does for a bot."""
    seat = moment.position.to_move
    assert seat is not None
    bot = make(kind, game, seat, "memory", BUDGET)
    bot.hear(moment.told[seat])
    return bot.choose(moment.position.view(seat), moment.legal)


def hint(game: AnyGame, moment: Moment) -> object:
    """What a worker does for a person who asks."""
    seat = moment.position.to_move
    assert seat is not None
    view = moment.position.view(seat)
    found = [reasons(game, view, legal) for legal in (moment.legal[0], moment.legal[-1])]
    return found, win_chances(game, view, Chance("memory"))


def aid(game: AnyGame, moment: Moment) -> object:
    """What the game's own aid tells each seat."""
    return [game.aid(moment.position.view(seat)) for seat in range(game.players[0])]


def state(game: AnyGame, moment: Moment) -> object:
    """What everybody is shown after a move."""
    players = SAMPLE_NAMES[: game.players[0]]
    public = moment.position.view(TABLE)
    views = [moment.position.seat_view(public, viewer) for viewer in (*range(len(players)), TABLE)]
    return [(view.json(), game.prompt(view, players)) for view in views], moment.position.legal()


def arena(game: AnyGame, number: int) -> object:
    """A game of a tournament."""
    bots, options = ("greedy", "random"), json.dumps(SHORT.get(game.name, {}))
    plan = tournament.Plan(game.name, game.players[0], bots, 1, options=options, simulations=BUDGET.simulations)
    return tournament.play(tournament.Job(plan, number, (bots * 2)[: game.players[0]]))


def simulation(game: AnyGame, number: int) -> object:
    """A game of `lichtspiel simulate`."""
    wanted = Simulation(game.name, game.players[0], GAMES, "memory", ["greedy"], "{}", with_legal=True)
    return simulated(game, game.options_type(**SHORT.get(game.name, {})), wanted, number)


def main(operations: int, chosen: list[str]) -> None:
    """Measure everything, with this many operations in all, and print for each its number, least lap and mean."""
    found = [(name, what, steps) for name in chosen for what, steps in operations_of(load(name))]
    for name, what, steps in found:
        count = operations // len(found) // (MOVES if what.startswith("game") else 1)
        least, mean = growth(steps, count)
        print(f"{name}\t{what}\t{count}\t{least}\t{mean:.2f}", flush=True)


if __name__ == "__main__":
    if any(os.environ.get(name) != value for name, value in ENVIRONMENT.items()):
        fourth = str(Path(__file__).parent / "fourth")
        path = {"PYTHONPATH": os.pathsep.join(filter(None, [fourth, os.environ.get("PYTHONPATH")]))}
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | ENVIRONMENT | path)
    main(int(sys.argv[1]) if len(sys.argv) > 1 else FULL, sys.argv[2:] or names())
