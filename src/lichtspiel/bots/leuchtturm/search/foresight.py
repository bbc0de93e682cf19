"""Die Leuchtturm-Architekten, plans raced in imagined worlds where everybody plays on by the forecast."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.forecast import Forecast
from lichtspiel.bots.leuchtturm.search.hands import Hands
from lichtspiel.bots.leuchtturm.search.plans import Planner
from lichtspiel.bots.leuchtturm.search.turn_walk import Player, follow
from lichtspiel.bots.leuchtturm.search.worth import Judge, win_share
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

# When a plan is given up: by the square of how many standard errors it is behind, after at least so many worlds.
FEWEST_WORLDS: Final = 8
CLEARLY: Final = 4.0
SLIGHT: Final = 1e-9


class Trial:
    """A way through the rest of the turn, and how likely it won the worlds it was tried in."""

    def __init__(self, path: i64) -> None:
        self.path: i64 = path
        self.outcomes: vec[float] = vec[float]()
        self.total: float = 0.0

    def note(self, outcome: float) -> None:
        """Add the outcome in one more world."""
        self.outcomes = append(self.outcomes, outcome)
        self.total += outcome

    def is_behind(self, best: "Trial") -> bool:
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


class Foresight:
    """A choice being thought about: the plans that look best, tried in the same worlds until one of them is left.

    Rivals play by the same forecast, unless they are known to play by another.
    """

    def __init__(
        self,
        world: LeuchtturmEngine,
        seat: i64,
        breadth: i64,
        forecast: Forecast,
        rivals: Judge | None = None,
        hands: Hands | None = None,
    ) -> None:
        self.hands: Hands | None = hands  # what the only rival may hold; None for any cards alike
        self.world: LeuchtturmEngine = world
        self.seat: i64 = seat
        self.forecast: Forecast = forecast
        self.player: Player = Player(forecast)
        self.rivals: Player = self.player if rivals is None else Player(rivals)
        self.trials: list[Trial] = [Trial(plan.path) for plan in Planner(forecast, breadth).plan(world)]

    def count(self) -> int:
        """How many plans are left."""
        return len(self.trials)

    def try_all(self, chance: Chance) -> None:
        """Try every plan that is left in one more imagined world."""
        sample = self.world.clone()
        hands = self.hands
        if hands is None:
            sample.redeal(self.seat, chance)
        else:
            sample.redeal_to(self.seat, hands.draw(chance), chance)
        for trial in self.trials:
            trial.note(self._outcome(sample.clone(), trial.path))

    def _outcome(self, world: LeuchtturmEngine, path: i64) -> float:
        """How likely the seat wins a world after a plan, a turn of everybody else, and its own best turn."""
        last = world.turn + len(world.held)
        follow(world, path)
        while world.to_move != NOBODY and world.turn <= last:
            (self.player if world.active == self.seat else self.rivals).play_turn(world)
        return self.forecast.chance_of(world, self.seat)

    def drop(self, least: i64) -> None:
        """Drop the plans that are clearly behind the best, but keep a minimum."""
        best = self.leader()
        left = [trial for trial in self.trials if trial is best or not trial.is_behind(best)]
        if len(left) < least:
            self.trials.sort(key=by_total)
            left = self.trials[:least]
        self.trials = left

    def leader(self) -> Trial:
        """The plan that has brought most; among equals the one that looked best."""
        best = self.trials[0]
        for trial in self.trials:
            if trial.total > best.total:
                best = trial
        return best

    def best(self) -> i64:
        """The way of the best plan."""
        return self.leader().path


def by_total(trial: Trial) -> float:
    """The sort key that puts the best plan first."""
    return -trial.total


def outlook(world: LeuchtturmEngine, viewer: i64, forecast: Forecast, chance: Chance) -> list[float]:
    """How likely each seat is to win one imagined world, as it sees it after its next turn."""
    sample = world.clone()
    sample.redeal(viewer, chance)
    player = Player(forecast)
    players = len(sample.held)
    shares = [0.0] * players
    for _ in range(players):
        seat = sample.active
        player.play_turn(sample)
        if sample.to_move == NOBODY:
            return [win_share(sample, other) for other in range(players)]
        shares[seat] = forecast.chance_of(sample, seat)
    total = sum(shares)
    return [share / total for share in shares]
