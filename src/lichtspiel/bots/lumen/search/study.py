"""What the moves of a seat in LUMEN are worth: imagined worlds, weighed by what the others did, played on sensibly."""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.search.round import SURE, Round, dealt
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lumen.box import COLORS, HAND, ROUNDS
from lichtspiel.games.lumen.codes import BIDS, PLAY
from lichtspiel.games.lumen.deduction import Pane
from lichtspiel.games.lumen.rules import LAST_ROUND, LumenEngine, rank_of
from lichtspiel.games.lumen.seats import NO_BID

# How the others are assumed to bid and play: how consistently, and how often at random.
BID_SPREAD: Final = 1.3 * SURE
BID_SURPRISE: Final = 0.1
PLAY_SPREAD: Final = 250.0
PLAY_SURPRISE: Final = 0.2

FIRST_CUT: Final = 16  # after this many worlds, and each time they have doubled, hopeless moves are dropped
CUT: Final = 2.0  # standard errors


def _temper_table() -> vec[float]:
    """By how many points a lead, after each round, multiplies the chance to win by e; a row for 3, 4 and 5 players."""
    return vec[float]([60.0, 28.0, 20.0, 8.0, 44.0, 38.0, 18.0, 8.0, 42.0, 34.0, 16.0, 8.0])


TEMPER: Final[vec[float]] = _temper_table()
WINNING: Final = 0.7  # of the worth of an ending; the rest is by points


class Standing:
    """The score before a round, and what its end is worth."""

    def __init__(self, world: LumenEngine) -> None:
        self.players: i64 = world.players()
        self.number: i64 = world.round
        self.dark: i64 = world.dark()
        self.totals: vec[i64] = vec[i64]([0] * self.players)
        for seat in range(self.players):
            self.totals[seat] = world.total(seat)

    def worth(self, ended: Round, seat: i64) -> float:
        """What a seat plays for: its chance to win; at the end of the game also points, for guesses err."""
        if self.number < LAST_ROUND:
            return self.share(ended, seat)
        return WINNING * self.chance(ended, seat) + (1.0 - WINNING) * self.share(ended, seat)

    def chance(self, ended: Round, seat: i64) -> float:
        """How likely a seat is to win the game after this end of the round; after the last one that is known."""
        if self.number < LAST_ROUND:
            return self.share(ended, seat)
        return 1.0 if self.winner(ended) == seat else 0.0

    def share(self, ended: Round, seat: i64) -> float:
        """The same by points alone."""
        mine = self.totals[seat] + ended.points(seat)
        total = 0.0
        for other in range(self.players):
            ahead = self.totals[other] + ended.points(other) - mine
            total += exp(float(ahead) / TEMPER[(self.players - 3) * ROUNDS + self.number])
        return 1.0 / total

    def winner(self, ended: Round) -> i64:
        """M11: the seat with the highest rank after this end of the last round."""
        best: i64 = NOBODY
        most: i64 = 0
        for seat in range(self.players):
            points = ended.points(seat)
            rank = rank_of(self.totals[seat] + points, points, (seat - self.dark) % self.players)
            if best == NOBODY or rank > most:
                best = seat
                most = rank
        return best


class Manner:
    """How a level thinks."""

    def __init__(self, pool: i64, noise: i64, bids: float, plays: float, selfish: bool) -> None:
        self.pool: i64 = pool  # worlds weighed by how likely the others acted as they did; 0 for all alike
        self.noise: i64 = noise  # how freely all are believed to choose, see Round
        self.bids: float = bids  # how much the others' bids tell, from 0 to 1
        self.plays: float = plays  # how much their plays tell
        self.selfish: bool = selfish  # whether only the seat's own points count, not the others'


class Dealer:
    """Imagines worlds for a seat, one after the other, and finds how likely the others would have acted as they did."""

    def __init__(
        self, world: LumenEngine, seat: i64, plays: vec[i64], manner: Manner, opponents: Opponents | None
    ) -> None:
        self.manner: Manner = manner
        self.opponents: Opponents | None = opponents
        self.world: LumenEngine = world.clone()
        self.seat: i64 = seat
        self.plays: vec[i64] = plays
        self.panes: list[Pane] = []
        for color in range(len(COLORS)):
            pane = self.world.pane(color, seat)
            pane.count()
            self.panes.append(pane)

    def imagine(self, chance: Chance) -> Round:
        """The round as it was dealt, with another hand for the seat."""
        hands = self.world.hands[:]
        for color in range(len(COLORS)):
            self.world.put_values(hands, self.seat, color, self.panes[color].draw(chance))
        self.world.hands = hands
        start = dealt(self.world, self.plays)
        start.noise = self.manner.noise
        start.guess_all()
        return start

    def imagine_now(self, chance: Chance) -> Round:
        """Such a round, brought to where the game stands."""
        start = self.imagine(chance)
        for play in self.plays:
            start.play(play % HAND)
        return start

    def catch_up(self, start: Round) -> float:
        """Bring a round to where the game stands, and find how likely the others would have bid and played that way."""
        bids = 0.0
        for other in range(start.players):
            if other != self.seat and start.tips[other] != NO_BID:
                bids += log(self._bid_likelihood(start, other))
        plays = 0.0
        for play in self.plays:
            if start.to_move != self.seat and self.manner.plays > 0.0:
                plays += log(play_likelihood(start, play % HAND))
            start.play(play % HAND)
        return exp(bids * self.manner.bids + plays * self.manner.plays)

    def _bid_likelihood(self, start: Round, seat: i64) -> float:
        """By the learned bids or, without them, by expected tricks."""
        opponents = self.opponents
        return bid_likelihood(start, seat) if opponents is None else opponents.bid_likelihood(start, seat)


def bid_likelihood(start: Round, seat: i64) -> float:
    """How likely a seat bids what it did, seeing what it sees."""
    bid: i64 = start.tips[seat] * SURE + start.extra[seat] * SURE // 2
    off = float(bid - start.expect(seat)) / BID_SPREAD
    return BID_SURPRISE + exp(-off * off / 2.0)


def play_likelihood(state: Round, place: i64) -> float:
    """How likely the seat to move plays this place, seeing what it sees."""
    playable = state.playable()
    if playable & (playable - 1) == 0:
        return 1.0
    gap = state.gap(state.to_move)
    total = 0.0
    count = 0.0
    this = 0.0
    for other in range(HAND):
        if (playable >> other) & 1:
            weight = exp(-float(state.misfit(gap, other)) / PLAY_SPREAD)
            total += weight
            count += 1.0
            if other == place:
                this = weight
    return PLAY_SURPRISE / count + (1.0 - PLAY_SURPRISE) * this / total


class Pool:
    """Worlds to draw from, each as likely as the others' bids and plays are in it; without any, all are alike."""

    def __init__(self, dealer: Dealer, size: i64, chance: Chance) -> None:
        self.dealer: Dealer = dealer
        self.rounds: list[Round] = []
        self.sums: vec[float] = vec[float]()
        total = 0.0
        for _ in range(size):
            imagined = dealer.imagine(chance)
            total += dealer.catch_up(imagined)
            self.rounds.append(imagined)
            self.sums = append(self.sums, total)

    def draw(self, chance: Chance) -> Round:
        """One of the worlds, not to be changed."""
        if len(self.rounds) == 0:
            return self.dealer.imagine_now(chance)
        pick = float(chance.below(1 << 30)) / float(1 << 30) * self.sums[len(self.sums) - 1]
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > pick:
                high = middle
            else:
                low = middle + 1
        return self.rounds[low]


def pool_before(world: LumenEngine, seat: i64, manner: Manner, chance: Chance, opponents: Opponents) -> Pool:
    """The worlds of a seat that has seen nothing played."""
    return Pool(Dealer(world, seat, vec[i64](), manner, opponents), manner.pool, chance)


class Study:
    """The legal moves of a seat, each tried in the same imagined worlds; the hopeless ones are dropped on the way."""

    def __init__(
        self,
        world: LumenEngine,
        seat: i64,
        plays: list[int],
        manner: Manner,
        chance: Chance,
        opponents: Opponents | None = None,
    ) -> None:
        self.seat: i64 = seat
        self.opponents: Opponents | None = opponents
        self.pool: Pool = Pool(Dealer(world, seat, vec[i64](plays), manner, opponents), manner.pool, chance)
        self.selfish: bool = manner.selfish
        self.standing: Standing = Standing(world)
        self.moves: vec[i64] = world.legal()
        self.sums: vec[float] = vec[float]([0.0] * len(self.moves))
        self.squares: vec[float] = vec[float]([0.0] * len(self.moves))
        self.alive: vec[i64] = vec[i64](list(range(len(self.moves))))
        self.least: i64 = 1  # how many of them are kept in any case
        self.at: i64 = 0  # which of those alive is tried next
        self.worlds: i64 = 0  # in how many worlds all of those alive were tried
        self.now: Round = Round(0)

    def run(self, simulations: i64, chance: Chance) -> None:
        """Run a number of simulations."""
        for _ in range(simulations):
            self._simulate(chance)

    def _simulate(self, chance: Chance) -> None:
        if self.at == 0:
            self._begin_world(chance)
        number = self.alive[self.at]
        trial = self.now.copy()
        self._play_on(trial, self.moves[number], chance)
        worth = float(trial.points(self.seat)) if self.selfish else self.standing.worth(trial, self.seat)
        self.sums[number] += worth
        self.squares[number] += worth * worth
        self.at += 1
        if self.at == len(self.alive):
            self._end_world()

    def _begin_world(self, chance: Chance) -> None:
        self.now = self.pool.draw(chance)
        if self.opponents is not None:
            self.opponents.draw(chance)

    def _play_on(self, trial: Round, move: i64, chance: Chance) -> None:
        """Make a move and finish the round, as the opponents are believed to play; without any, by rules of thumb."""
        opponents = self.opponents
        if move >= BIDS:
            trial.play(move - PLAY)
        else:
            trial.set_bid(self.seat, move)
            if opponents is None:
                trial.bid_rest()
            else:
                opponents.bid_rest(trial)
        if opponents is None:
            trial.finish(chance)
        else:
            opponents.finish(trial, self.seat)

    def _end_world(self) -> None:
        self.at = 0
        self.worlds += 1
        if self.worlds >= FIRST_CUT and self.worlds & (self.worlds - 1) == 0:
            self._cut()

    def _cut(self) -> None:
        """Go on with those moves that may still turn out to be the best."""
        best = self.best()
        count = float(self.worlds)
        alive = vec[i64]()
        for number in self.alive:
            behind = (self.sums[best] - self.sums[number]) / count
            if behind <= CUT * (self._variance(number) / count) ** 0.5:
                alive = append(alive, number)
        if len(alive) >= self.least:
            self.alive = alive

    def _variance(self, number: i64) -> float:
        count = float(self.worlds)
        mean = self.sums[number] / count
        return max(self.squares[number] / count - mean * mean, 0.0)

    def best(self) -> i64:
        """The number, among the legal moves, of the one that was worth most on average."""
        best = self.alive[0]
        for number in self.alive:
            if self._mean(number) > self._mean(best):
                best = number
        return best

    def _mean(self, number: i64) -> float:
        """Those before the next to be tried have been tried in one world more."""
        count = self.worlds
        for at in range(self.at):
            if self.alive[at] == number:
                count += 1
        return self.sums[number] / float(count) if count > 0 else 0.0
