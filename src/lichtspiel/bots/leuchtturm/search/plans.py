"""Die Leuchtturm-Architekten, plans for the rest of a turn: compared by playing on over imagined worlds."""

from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.turn_walk import Player, Walker, follow
from lichtspiel.bots.leuchtturm.search.worth import VICTORY, Judge, last_judge, outlook_judge, playing_judge
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


class Rival:
    """How others are thought to play on: a seat shortlists its turns, and looks at the best reply to each."""

    def __init__(self, judge: Judge, breadth: i64) -> None:
        self.judge: Judge = judge
        self.player: Player = Player(judge)
        self.planner: Planner = Planner(judge, breadth)

    def play_turn(self, world: LeuchtturmEngine, chance: Chance) -> None:
        """Bring the world to the beginning of the next turn. The seat uses only what it sees: it imagines anew."""
        turn = world.turn
        if world.phase == MOVE and self.planner.breadth > 1:
            follow(world, self._best(world, chance))
        if world.turn == turn:
            self.player.play_turn(world)

    def _best(self, world: LeuchtturmEngine, chance: Chance) -> i64:
        seat = world.active
        guess = world.clone()
        guess.redeal(seat, chance)
        best: i64 = 0
        most: i64 = -2 * VICTORY
        for plan in self.planner.plan(guess):
            value = self._after_reply(guess.clone(), plan.path, seat)
            if value > most:
                most = value
                best = plan.path
        return best

    def _after_reply(self, world: LeuchtturmEngine, path: i64, seat: i64) -> i64:
        turn = world.turn
        follow(world, path)
        while world.to_move != NOBODY and world.turn < turn + 2:
            self.player.play_turn(world)
        return self.judge.lead(world, seat, world.active)


def by_mean(plan: Plan) -> float:
    """The sort key that puts the best plan first."""
    return -plan.mean()


class Study:
    """A choice being thought about: plans are tried in imagined worlds, and the worse half is dropped repeatedly."""

    def __init__(self, world: LeuchtturmEngine, seat: i64, breadth: i64, depth: i64, wits: i64) -> None:
        self.world: LeuchtturmEngine = world
        self.seat: i64 = seat
        judge = playing_judge()
        self.player: Player = Player(judge)
        self.rival: Rival = Rival(judge, wits)
        self.last: Judge = last_judge(world.players())
        self.depth: i64 = depth  # turns played on after one's own
        self.plans: list[Plan] = Planner(judge, breadth).plan(world)

    def count(self) -> int:
        """How many plans are left."""
        return len(self.plans)

    def try_all(self, chance: Chance) -> None:
        """Try every plan that is left in one more imagined world."""
        sample = self.world.clone()
        sample.redeal(self.seat, chance)
        for plan in self.plans:
            plan.total += self._outcome(sample.clone(), plan.path, chance)
            plan.tries += 1

    def _outcome(self, world: LeuchtturmEngine, path: i64, chance: Chance) -> float:
        """How likely the seat wins a world after a plan, played on for some turns."""
        last = world.turn + self.depth
        follow(world, path)
        while world.to_move != NOBODY and world.turn <= last:
            if world.active == self.seat:
                self.player.play_turn(world)
            else:
                self.rival.play_turn(world, chance)
        return self.last.chance_of(world, self.seat)

    def halve(self) -> None:
        """Keep the better half."""
        self.plans.sort(key=by_mean)
        del self.plans[(len(self.plans) + 1) // 2 :]

    def best(self) -> i64:
        """The way of the best plan."""
        self.plans.sort(key=by_mean)
        return self.plans[0].path


def outlook(world: LeuchtturmEngine, viewer: i64, chance: Chance) -> list[float]:
    """How likely each seat is to win one imagined world when the running turn has been played to its end."""
    sample = world.clone()
    sample.redeal(viewer, chance)
    Player(playing_judge()).play_turn(sample)
    judge = outlook_judge(world.players())
    return [judge.chance_of(sample, seat) for seat in range(len(sample.held))]
