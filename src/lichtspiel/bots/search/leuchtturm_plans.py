"""Die Leuchtturm-Architekten, plans for the rest of a turn: compared by playing on over imagined worlds."""

from mypy_extensions import i64

from lichtspiel.bots.search.leuchtturm_turn import Player, Walker, follow
from lichtspiel.bots.search.leuchtturm_worth import Judge, trained_judge
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.rules import MOVE, Archipelago


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
    """Collects every way through the rest of a turn."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge: Judge = judge
        self.plans: list[Plan] = []

    def end(self, world: Archipelago, path: i64) -> None:
        value = self.judge.lead(world, self.seat, (self.seat + 1) % len(world.held))
        self.plans.append(Plan(path, value))

    def unsure(self, world: Archipelago, path: i64) -> None:
        """What comes of it is left to the worlds; at a glance it is worth what the board is worth now."""
        value = self.judge.lead(world, self.seat, (self.seat + 1) % len(world.held))
        self.plans.append(Plan(path, value))


def by_glance(plan: Plan) -> int:
    """Sorts the best first."""
    return int(-plan.glance)


def by_mean(plan: Plan) -> float:
    """Sorts the best first."""
    return -plan.mean()


class Study:
    """A choice being thought about: plans are tried in imagined worlds, and the worse half is dropped by and by."""

    def __init__(self, world: Archipelago, seat: i64, judge: Judge, breadth: i64, depth: i64) -> None:
        self.world: Archipelago = world
        self.seat: i64 = seat
        self.judge: Judge = judge
        self.player: Player = Player(judge)
        self.depth: i64 = depth  # turns played on after one's own
        self.plans: list[Plan] = self._plans()
        self.plans.sort(key=by_glance)
        del self.plans[breadth:]

    def _plans(self) -> list[Plan]:
        if self.world.phase != MOVE:
            return [Plan(move + 1, 0) for move in self.world.legal()]
        planner = Planner(self.judge)
        planner.walk(self.world)
        return planner.plans

    def count(self) -> int:
        """How many plans are left."""
        return len(self.plans)

    def try_all(self, chance: Chance) -> None:
        """Try every plan that is left in one more imagined world."""
        sample = self.world.clone()
        sample.redeal(self.seat, chance)
        for plan in self.plans:
            plan.total += self.outcome(sample.clone(), plan.path)
            plan.tries += 1

    def outcome(self, world: Archipelago, path: i64) -> float:
        """How likely the seat wins a world after a plan, played on for some turns."""
        last = world.turn + self.depth
        follow(world, path)
        while world.to_move != NOBODY and world.turn <= last:
            self.player.play_turn(world)
        return self.judge.chance_of(world, self.seat)

    def halve(self) -> None:
        """Keep the better half."""
        self.plans.sort(key=by_mean)
        del self.plans[(len(self.plans) + 1) // 2 :]

    def best(self) -> i64:
        """The way of the best plan."""
        self.plans.sort(key=by_mean)
        return self.plans[0].path


def outlook(world: Archipelago, viewer: i64, chance: Chance) -> list[float]:
    """How likely each seat is to win one imagined world when the running turn has been played to its end."""
    sample = world.clone()
    sample.redeal(viewer, chance)
    judge = trained_judge(world.players())
    Player(judge).play_turn(sample)
    return [judge.chance_of(sample, seat) for seat in range(len(sample.held))]
