"""The best turns of Lichterfest by learned values, and which of them do best when imagined worlds are played on."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.appraisal import share_of_first
from lichtspiel.bots.lichterfest.search.turns import Turn, policy_move
from lichtspiel.bots.lichterfest.search.values import Tables, chances_left, lead, prospects
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.codes import PASS
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, PASS_DUE

# Roughly how many points ahead are a certain win: the fewer chances are left, the fewer points.
LEAST_SPREAD: Final = 0.7
SPREAD: Final = 0.25

# When a plan is given up: by the square of how many standard errors it is behind, after at least so many worlds.
FEWEST_WORLDS: Final = 6
CLEARLY: Final = 4.0
SLIGHT: Final = 1e-9


class Plan:
    """The rest of a turn, move by move, and what it has brought in the worlds it was tried in."""

    def __init__(self, moves: vec[i64], value: float) -> None:
        self.moves: vec[i64] = moves
        self.value: float = value
        self.outcomes: vec[float] = vec[float]()
        self.total: float = 0.0

    def note(self, outcome: float) -> None:
        """Add the outcome in one more world."""
        self.outcomes = append(self.outcomes, outcome)
        self.total += outcome

    def is_behind(self, best: "Plan") -> bool:
        """Whether it has clearly brought less than another in the same worlds."""
        worlds: i64 = len(self.outcomes)
        if worlds < FEWEST_WORLDS:
            return False
        squares: float = 0.0
        for number in range(worlds):
            less = best.outcomes[number] - self.outcomes[number]
            squares += less * less
        gap = best.total - self.total
        return gap * gap > CLEARLY * (squares - gap * gap / float(worlds)) + SLIGHT


class Planner:
    """Finds the most promising plans for the seat to move."""

    def __init__(self, tables: Tables, most: i64) -> None:
        self.tables: Tables = tables
        self.most: i64 = most
        self.plans: list[Plan] = []

    def find(self, engine: LichterfestEngine) -> list[Plan]:
        """The most promising plans, the best first."""
        self.plans = []
        self._extend(engine, vec[i64]())
        return self.plans

    def _extend(self, engine: LichterfestEngine, moves: vec[i64]) -> None:
        """Extend the moves so far: by laying a tile, or by another exchange or dedication first."""
        for option in engine.optional_moves():
            copy, made = after(engine, moves, option)
            self._extend(copy, made)
        self._finish(engine, moves)

    def _finish(self, engine: LichterfestEngine, moves: vec[i64]) -> None:
        turn = Turn(self.tables, engine)
        due = engine.due()
        if due == PASS_DUE:
            self._keep(append(moves[:], PASS), turn.balance())
        elif due == DISCARD_DUE:
            copy, made = after(engine, moves, turn.best_discard())
            self._finish(copy, made)
        else:
            self._lay(engine, turn, moves)

    def _lay(self, engine: LichterfestEngine, turn: Turn, moves: vec[i64]) -> None:
        values = turn.rate_places()
        points = float(engine.points(turn.me))
        for number in range(len(values)):
            value = values[number] + points
            if len(self.plans) < self.most or value > self.plans[-1].value:
                self._keep(append(moves[:], engine.place_at(number)), value)

    def _keep(self, moves: vec[i64], value: float) -> None:
        """Put a plan where it belongs among the best."""
        at = len(self.plans)
        while at > 0 and self.plans[at - 1].value < value:
            at -= 1
        self.plans.insert(at, Plan(moves, value))
        if len(self.plans) > self.most:
            self.plans.pop()


def after(engine: LichterfestEngine, moves: vec[i64], move: i64) -> tuple[LichterfestEngine, vec[i64]]:
    """A copy in which a move was made, and the moves so far with it."""
    copy = engine.clone()
    copy.apply(move)
    return copy, append(moves[:], move)


class Trials:
    """Plans tried in imagined worlds: each is played on by learned values for some turns, and judged there."""

    def __init__(self, tables: Tables, engine: LichterfestEngine, plans: list[Plan], depth: i64) -> None:
        self.tables: Tables = tables
        self.engine: LichterfestEngine = engine
        self.seat: i64 = engine.to_move
        self.plans: list[Plan] = plans
        self.depth: i64 = depth

    def run(self, chance: Chance) -> None:
        """Try every plan that is left in one more world, the same for all."""
        sample = self.engine.clone()
        sample.redeal(self.seat, chance)
        for plan in self.plans:
            world = sample.clone()
            for move in plan.moves:
                world.apply(move)
            plan.note(self.outcome(world, chance))

    def drop(self, least: i64) -> None:
        """Drop the plans that are clearly behind the best, but keep a minimum."""
        best = self.best()
        going = [plan for plan in self.plans if plan is best or not plan.is_behind(best)]
        if len(going) < least:
            self.plans.sort(key=by_total)
            going = self.plans[:least]
        self.plans = going

    def best(self) -> Plan:
        """The plan that has brought most; before the first world, the most promising one."""
        best = self.plans[0]
        for plan in self.plans:
            if plan.total > best.total:
                best = plan
        return best

    def outcome(self, world: LichterfestEngine, chance: Chance) -> float:
        """How likely the seat is to win after some more turns."""
        play_on(self.tables, world, self.depth, chance)
        if world.to_move == NOBODY:
            return share_of_victory(world, self.seat)
        ahead = lead(prospects(self.tables, world), self.seat)
        spread = LEAST_SPREAD + SPREAD * float(chances_left(world, self.seat))
        return 1.0 / (1.0 + math.exp(-ahead / spread))


def by_total(plan: Plan) -> float:
    """The sort key that puts the best plan first."""
    return -plan.total


def play_on(tables: Tables, world: LichterfestEngine, turns: i64, chance: Chance) -> None:
    """Play by the learned values alone, for a number of turns or to the end."""
    while turns > 0 and world.to_move != NOBODY:
        world.apply(policy_move(tables, world, 0, chance))
        if world.is_new_turn():
            turns -= 1


def share_of_victory(world: LichterfestEngine, seat: i64) -> float:
    """L22: 1 for the winner; those who share the victory have equal parts of it."""
    ranks = vec[i64]([0] * world.seat_count)
    for number in range(world.seat_count):
        ranks[number] = world.rank(number)
    return share_of_first(ranks, seat)


def playouts(tables: Tables, world: LichterfestEngine, viewer: i64, count: i64, chance: Chance) -> vec[float]:
    """Each seat's part of the victories when imagined worlds are played to the end by learned values."""
    wins = vec[float]([0.0] * world.seat_count)
    for _ in range(count):
        sample = world.clone()
        sample.redeal(viewer, chance)
        play_on(tables, sample, 1000, chance)
        for number in range(len(wins)):
            wins[number] += share_of_victory(sample, number)
    return wins
