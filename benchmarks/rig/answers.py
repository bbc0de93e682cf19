"""Answers to positions: what moves are worth by playing imagined worlds to the end, and which moves surely win.

Both start from what the seat knows. In imagined worlds the others remember what everybody was told, never what the
true others were: their memory must fit the world that is imagined.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from benchmarks.rig.moments import Moment
from benchmarks.rig.positions import Playing, Worth, worth
from lichtspiel import Chance, Move, Position, tell
from lichtspiel.bots import make
from lichtspiel.bots.bot import Bot, Budget
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.games import AnyGame
from lichtspiel.core.results import victory

SURE: Final = 24  # worlds in which a win must be one
MOST_NODES: Final = 20_000  # positions that are looked at after each first move


class Judge:
    """Says what moves are worth to the seat; with the same seed in the same worlds, whenever it is asked."""

    def __init__(self, game: AnyGame, moment: Moment, playing: Playing, seed: str) -> None:
        self.game, self.moment, self.playing, self.seed = game, moment, playing, seed

    def worths(self, moves: Sequence[Move]) -> list[Worth]:
        """What these moves are worth."""
        shares: list[list[float]] = [[] for _ in moves]
        for number in range(self.playing.worlds):
            seed = f"{self.seed}/world {number}"
            world = self.game.imagine_engine_from(self.moment.told, self.moment.view, Chance(seed))
            for move, found in zip(moves, shares, strict=True):
                found.append(self._played_out(world.clone(), move, seed))
        return [
            worth(move, fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0)
            for move, found in zip(moves, shares, strict=True)
        ]

    def _played_out(self, world: Engine, move: Move, seed: str) -> float:
        """The seat's share of the victory if it makes this move and bots go on."""
        position, bots = Position(self.game, world), self._bots(int(world.players()), seed)
        events = position.play_unchecked(move)
        while (mover := position.to_move) is not None:
            for seat, bot in enumerate(bots):
                bot.hear(tell(events, seat))
            events = position.play_unchecked(bots[mover].choose(position.view(mover), position.legal()))
        assert position.result is not None
        return victory(position.result, self.moment.seat)

    def _bots(self, players: int, seed: str) -> list[Bot]:
        budget = Budget(simulations=self.playing.simulations)
        bots = [make(self.playing.level, self.game, seat, seed, budget) for seat in range(players)]
        for seat, bot in enumerate(bots):
            bot.hear(self.moment.told if seat == self.moment.seat else self.moment.public)
        return bots


def sure_wins(game: AnyGame, moment: Moment, seed: str) -> list[Move]:
    """The moves after which the seat can win alone within its own turn, whatever is hidden."""
    worlds = [
        game.imagine_engine_from(moment.told, moment.view, Chance(f"{seed}/sure {number}")) for number in range(SURE)
    ]
    return [move for move in moment.legal if _wins(game, worlds, game.encode(move), moment.seat)]


def _wins(game: AnyGame, worlds: Sequence[Engine], first: int, seat: int) -> bool:
    """Whether one of the ways on that win in the first world wins in all of them."""
    after = worlds[0].clone()
    after.apply(first)
    lines = _winning_lines(game, after, [first], seat, count())
    return any(all(_won(game, world, line, seat) for world in worlds[1:]) for line in lines)


def _winning_lines(
    game: AnyGame, world: Engine, line: list[int], seat: int, nodes: "count[int]"
) -> Iterator[list[int]]:
    """The ways on, after this line, in which nobody else moves and the seat wins."""
    if world.to_move == NOBODY and _is_won(game, world, seat):
        yield line
    if world.to_move != seat:
        return
    for code in world.legal():
        if next(nodes) > MOST_NODES:
            return
        after = world.clone()
        after.apply(code)
        yield from _winning_lines(game, after, [*line, int(code)], seat, nodes)


def _won(game: AnyGame, world: Engine, line: Sequence[int], seat: int) -> bool:
    """Whether a line can be played in a world, and wins there."""
    after = world.clone()
    for code in line:
        if after.to_move != seat or code not in list(after.legal()):
            return False
        after.apply(code)
    return _is_won(game, after, seat)


def _is_won(game: AnyGame, world: Engine, seat: int) -> bool:
    result = game.result(world)
    return result is not None and victory(result, seat) == 1
