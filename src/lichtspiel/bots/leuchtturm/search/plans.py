"""Die Leuchtturm-Architekten, plans for the rest of a turn: compared by playing on over imagined worlds."""

from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.turn_walk import Player, Walker, follow
from lichtspiel.bots.leuchtturm.search.worth import Judge, last_judge, playing_judge
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.codes import MOVE
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine


class Plan:
    """A way through the rest of the turn, at a glance and as it went in the worlds tried."""

    def __init__(self, path: i64, glance: i64) -> None:
        self.path: i64 = path
        self.glance: i64 = glance
        self.total: float = 0.0
        self.tries: i64 = 0

    def mean(self) -> float:
        """How likely it wins."""
        return self.total / float(self.tries) if self.tries > 0 else 0.0


class Planner(Walker):
    """Collects the ways through the rest of a turn that look best at a glance."""

    def __init__(self, judge: Judge, breadth: i64) -> None:
        super().__init__()
        self.judge: Judge = judge
        self.breadth: i64 = breadth
        self.plans: list[Plan] = []  # the best first

    def end(self, world: LeuchtturmEngine, path: i64) -> None:
        glance = self.judge.lead(world, self.seat, (self.seat + 1) % len(world.held))
        full = len(self.plans) == self.breadth
        if full and glance <= self.plans[-1].glance:
            return
        if full:
            self.plans.pop()
        spot = len(self.plans)
        while spot > 0 and self.plans[spot - 1].glance < glance:
            spot -= 1
        self.plans.insert(spot, Plan(path, glance))

    def unsure(self, world: LeuchtturmEngine, path: i64) -> None:
        """The worlds decide what comes of it; at a glance it is worth what the board is worth now."""
        self.end(world, path)

    def plan(self, world: LeuchtturmEngine) -> list[Plan]:
        """The best ways at a glance; where the seat does not move stones, every choice it has."""
        if world.phase != MOVE:
            return [Plan(move + 1, 0) for move in world.legal()]
        self.plans = []
        self.walk(world)
        return self.plans


def by_mean(plan: Plan) -> float:
    """The sort key that puts the best plan first."""
    return -plan.mean()


class Study:
    """A choice being thought about: plans are tried in imagined worlds, and the worse half is dropped repeatedly."""

    def __init__(self, world: LeuchtturmEngine, seat: i64, breadth: i64) -> None:
        self.world: LeuchtturmEngine = world
        self.seat: i64 = seat
        judge = playing_judge()
        self.player: Player = Player(judge)
        self.last: Judge = last_judge(world.players())
        self.plans: list[Plan] = Planner(judge, breadth).plan(world)

    def count(self) -> int:
        """How many plans are left."""
        return len(self.plans)

    def try_all(self, chance: Chance) -> None:
        """Try every plan that is left in one more imagined world."""
        sample = self.world.clone()
        sample.redeal(self.seat, chance)
        for plan in self.plans:
            plan.total += self._outcome(sample.clone(), plan.path)
            plan.tries += 1

    def _outcome(self, world: LeuchtturmEngine, path: i64) -> float:
        """How likely the seat wins a world after a plan and a reply of the next seat."""
        last = world.turn + 1
        follow(world, path)
        while world.to_move != NOBODY and world.turn <= last:
            self.player.play_turn(world)
        return self.last.chance_of(world, self.seat)

    def halve(self) -> None:
        """Keep the better half."""
        self.plans.sort(key=by_mean)
        del self.plans[(len(self.plans) + 1) // 2 :]

    def best(self) -> i64:
        """The way of the best plan."""
        self.plans.sort(key=by_mean)
        return self.plans[0].path
