"""The bots of Lichterfest, from beginner to master, and everybody's chances to win."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lichtspiel.bots.appraisal import best_moves
from lichtspiel.bots.bot import Bot, Thinking, roster
from lichtspiel.bots.certainty import Reach, certain
from lichtspiel.bots.lichterfest.reasons import reasons
from lichtspiel.bots.lichterfest.search.glances import BeginnersEye, LanternAppraiser, RandomTrials, best_noticed
from lichtspiel.bots.lichterfest.search.lookahead import chance_to_win, outlook, play_on, share_of_victory
from lichtspiel.bots.lichterfest.search.plans import Planner
from lichtspiel.bots.lichterfest.search.trials import Trials
from lichtspiel.bots.lichterfest.search.turns import policy_move
from lichtspiel.bots.lichterfest.search.values import Tables, chances_left, lack_of, top_rewards
from lichtspiel.bots.lichterfest.weights import tables
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.moves import Move
from lichtspiel.core.seats import seat_number
from lichtspiel.core.views import View
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.moves import encode
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import DEDICATED, EXCHANGE_PRICE
from lichtspiel.games.lichterfest.views import LichterfestView, imagine

__all__ = ["BOTS", "chances", "chances_in_plan", "reasons"]

GLANCES: Final = 60  # how many ways to lay a tile a beginner looks at
FLAT_SIMULATIONS: Final = 3300  # the time that master takes with two players
FLAT_SHARE: Final = 50
PLANS: Final = 12  # that are tried
LIKELY: Final = 3
LATE: Final = 3  # chances to dedicate: from here on a game of two is played to its end
TO_THE_END: Final = 100
OUTLOOK_WORLDS: Final = 50
OUTLOOK_TURNS: Final = 4
DOUBT: Final = 0.01  # shared evenly: nobody is quite sure to win before it is certain


class LichterfestBot(Bot):
    """Any of them: what it searches is an imagined world that fits its view."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        world = self.game.imagine(view, self.chance).engine
        assert isinstance(world, LichterfestEngine)
        return self.game.decode(int(self.search(world)))

    def search(self, world: LichterfestEngine) -> int:
        """The engine's integer of the move to make."""
        raise NotImplementedError


class BeginnerBot(LichterfestBot):
    """Minds its own cards alone, forgets its boats, and looks at a few places only."""

    def search(self, world: LichterfestEngine) -> int:
        return best_noticed(world, GLANCES, BeginnersEye(), self.chance)


class GreedyBot(LichterfestBot):
    """Looks one move ahead and takes what is best for the moment; ties are broken at random."""

    def search(self, world: LichterfestEngine) -> int:
        best = best_moves(world, self.seat, LanternAppraiser())
        return self.draw(list(best))


class FlatBot(LichterfestBot):
    """Tries every move in imagined worlds that are played to the end at random: the yardstick for the others."""

    def search(self, world: LichterfestEngine) -> int:
        thinking, trials = Thinking(self.budget, FLAT_SIMULATIONS), RandomTrials(world)
        while count := thinking.share(FLAT_SHARE):
            trials.run(count, self.chance)
        self.spent = thinking.spent
        return trials.best()


class Look(NamedTuple):
    """How far a bot looks ahead."""

    depth: int  # turns after one's own, which are played on before the world is judged
    likely: int  # turns that everybody chooses from then, by the reply to them; with 1, by the values alone
    simulations: int


class PlanningBot(LichterfestBot):
    """Finds the most promising turns by values learned from games against itself, and tries them in imagined worlds."""

    compared: Sequence[int] = ()  # how the turns that it tried last begin, the best first

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self.compared = ()
        return super().choose(view, legal)

    def runners_up(self) -> Sequence[Move]:
        return [self.game.decode(code) for code in self.compared[1:]]

    def look(self, world: LichterfestEngine) -> Look:
        """How far it looks ahead in such a position."""
        raise NotImplementedError

    def values(self, players: int) -> Tables:
        """What it goes by."""
        return tables(players)

    def search(self, world: LichterfestEngine) -> int:
        values, look = self.values(int(world.players())), self.look(world)
        thinking = Thinking(self.budget, look.simulations)
        plans = Planner(values, PLANS).find(world)
        trials = Trials(values, world, list(plans), look.depth, look.likely)
        least = 2 if thinking.by_the_clock else 1  # the best two are compared for as long as there is time
        while len(trials.plans) > 1 and thinking.share(len(trials.plans)) == len(trials.plans):
            trials.run(self.chance)
            trials.drop(least)
        self.spent = thinking.spent
        best = trials.best()
        by_mean = sorted(plans, key=lambda plan: (plan is not best, -plan.total / float(len(plan.outcomes) or 1)))
        self.compared = list(dict.fromkeys(int(plan.moves[0]) for plan in by_mean))
        return self.compared[0]


class SkilledBot(PlanningBot):
    """Plays the turn that is most promising at a glance; told to think, it looks at replies."""

    def look(self, world: LichterfestEngine) -> Look:
        return Look(depth=1, likely=1, simulations=0)


class MasterBot(PlanningBot):
    """Looks two turns further, in many worlds; with two, everybody minds the reply, and the end is played out."""

    def look(self, world: LichterfestEngine) -> Look:
        if world.players() > 2:
            return Look(depth=2, likely=1, simulations=300)
        if chances_left(world, world.to_move) <= LATE:
            return Look(depth=TO_THE_END, likely=LIKELY, simulations=600)
        return Look(depth=2, likely=LIKELY, simulations=300)


BOTS: Final = roster(GreedyBot, FlatBot, (BeginnerBot, GreedyBot, SkilledBot, MasterBot))


def chances(view: View, chance: Chance) -> tuple[float, ...]:
    """How likely each seat is to win: what the values say of imagined worlds when some turns are played on."""
    assert isinstance(view, LichterfestView)
    world = imagine(view, chance)
    known = decided(world)
    if known is not None:
        return known
    players, viewer = int(world.players()), seat_number(view.viewer)
    found = outlook(tables(players), world, viewer, OUTLOOK_WORLDS, OUTLOOK_TURNS, chance)
    return tuple((1 - DOUBT) * float(share) + DOUBT / players for share in found)


def chances_in_plan(plan: Sequence[Move], view: View, chance: Chance) -> tuple[float, ...]:
    """The same if the viewer makes these moves, which need not be those that the values alone would choose."""
    assert isinstance(view, LichterfestView)
    world = imagine(view, chance)
    known = decided(world)
    if known is not None:
        return known
    players, viewer = int(world.players()), seat_number(view.viewer)
    values, totals = tables(players), [0.0] * players
    for _ in range(OUTLOOK_WORLDS):
        sample = world.clone()
        sample.redeal(viewer, chance)
        for move in plan:
            sample.apply(encode(move))
        while sample.to_move != NOBODY and not sample.is_new_turn():
            sample.apply(policy_move(values, sample, 0, chance))
        play_on(values, sample, OUTLOOK_TURNS if sample.last_turns == 0 else players, chance)
        totals = [total + float(chance_to_win(values, sample, seat)) for seat, total in enumerate(totals)]
    return tuple((1 - DOUBT) * total / OUTLOOK_WORLDS + DOUBT / players for total in totals)


def decided(world: LichterfestEngine) -> tuple[float, ...] | None:
    """Everybody's part of the victory if nothing can change it any more."""
    seats = range(int(world.players()))
    if world.to_move == NOBODY:
        return tuple(share_of_victory(world, seat) for seat in seats)
    return certain([Reach(int(world.points(seat)), most_points(world, seat)) for seat in seats])


def most_points(world: LichterfestEngine, seat: int) -> int:
    """As many points as a seat can end with, or more: the best reward, which only falls, for each set to come."""
    times = int(chances_left(world, seat))
    if seat == world.to_move and world.done >= DEDICATED:
        times -= 1
    tops = [int(top) for top in top_rewards(world)]
    if world.last_turns > 0:  # L21: no more cards come in, and an exchange brings one card at most
        swaps = int(world.boats(seat) >= EXCHANGE_PRICE)
        tops = [tops[kind] for kind in range(len(KINDS)) if lack_of(world, seat, kind) <= swaps]
    return int(world.points(seat)) + times * max(tops, default=0)
