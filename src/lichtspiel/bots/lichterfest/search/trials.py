"""Which plans of Lichterfest do best when imagined worlds are played on."""

from mypy_extensions import i64

from lichtspiel.bots.lichterfest.search.lookahead import chance_to_win, play_on, think_on
from lichtspiel.bots.lichterfest.search.plans import Plan
from lichtspiel.bots.lichterfest.search.values import Tables
from lichtspiel.core.chance import Chance
from lichtspiel.games.lichterfest.rules import LichterfestEngine


class Trials:
    """Plans tried in imagined worlds: each is played on for some turns, and judged there."""

    def __init__(self, tables: Tables, engine: LichterfestEngine, plans: list[Plan], depth: i64, likely: i64) -> None:
        self.tables: Tables = tables
        self.engine: LichterfestEngine = engine
        self.seat: i64 = engine.to_move
        self.plans: list[Plan] = plans
        self.depth: i64 = depth
        self.likely: i64 = likely  # turns that everybody chooses from by the reply; with one, by the values alone

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
        """How likely the seat is to win after some more turns; the last turns are always played."""
        turns = self.depth if world.last_turns == 0 else world.seat_count
        if self.likely > 1:
            world = think_on(self.tables, world, turns, self.likely, chance)
        else:
            play_on(self.tables, world, turns, chance)
        return chance_to_win(self.tables, world, self.seat)


def by_total(plan: Plan) -> float:
    """The sort key that puts the best plan first."""
    return -plan.total
