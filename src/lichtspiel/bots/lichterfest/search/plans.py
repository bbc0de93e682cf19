"""The best turns of Lichterfest by learned values: whole plans of exchange, dedication and tile."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.lichterfest.search.turns import NO_MOVE, Turn
from lichtspiel.bots.lichterfest.search.values import Tables
from lichtspiel.games.lichterfest.codes import DEDICATE, PASS
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, PASS_DUE

# When a plan is given up: by the square of how many standard errors it is behind, after at least so many worlds.
FEWEST_WORLDS: Final = 6
CLEARLY: Final = 4.0
SLIGHT: Final = 1e-9

# L22: what breaks ties when the last turn ends; less than any value that was learned.
BOAT_LEFT: Final = 1e-3
CARD_LEFT: Final = 1e-5


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

    def find_likely(self, engine: LichterfestEngine) -> list[Plan]:
        """The same among fewer: with the best exchange or dedication at a glance, or with none."""
        self.plans = []
        self._finish(engine, vec[i64]())
        option = Turn(self.tables, engine).best_option()
        if option != NO_MOVE:
            copy, made = after(engine, vec[i64](), option)
            if option < DEDICATE:
                copy, made = after(copy, made, Turn(self.tables, copy).best_set()[0])
            self._finish(copy, made)
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
            left = BOAT_LEFT * float(engine.boats(turn.me)) + CARD_LEFT * float(engine.card_count(turn.me))
            self._keep(append(moves[:], PASS), turn.balance() + left)
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
