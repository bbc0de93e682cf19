"""How tricks fall in LUMEN, counted over imagined worlds in which the rest is played at random."""

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lumen.box import HAND, MISSED, points_for
from lichtspiel.games.lumen.codes import BIDS
from lichtspiel.games.lumen.rules import LumenEngine

NO_TIPS = 0


def tricks_taken(world: LumenEngine, seat: i64, samples: i64, chance: Chance) -> vec[i64]:
    """In how many of the samples the seat takes 0, 1, 2 … 10 tricks in this round, before which it has yet to bid."""
    counts = vec[i64]([0] * (HAND + 1))
    for _ in range(samples):
        sample = world.clone()
        sample.redeal_remembering(seat, chance)
        counts[tricks_at_random(sample, seat, chance)] += 1
    return counts


def tricks_at_random(world: LumenEngine, seat: i64, chance: Chance) -> i64:
    """Play the round at random; a bid of no tips tells by its score how many tricks there were (M9)."""
    number = world.round
    world.apply(NO_TIPS)
    while world.round == number and world.to_move != NOBODY:
        world.apply(world.random_move(chance))
    points = world.points_in(seat, number)
    return -points // MISSED if points < 0 else 0


def expected_bid(world: LumenEngine, seat: i64, samples: i64, chance: Chance) -> i64:
    """The bid that brings most points if the round goes as it does in the samples."""
    return best_bid(tricks_taken(world, seat, samples, chance), world.round)


def best_bid(counts: vec[i64], number: i64) -> i64:
    """M8, M9: the bid that brings most points in this round on average; fewer tips and no extra stone among equals."""
    best: i64 = 0
    most: i64 = 0
    for bid in range(BIDS):
        points = points_over(counts, bid, number)
        if bid == 0 or points > most:
            best = bid
            most = points
    return best


def points_over(counts: vec[i64], bid: i64, number: i64) -> i64:
    """What a bid brings over all the samples."""
    total: i64 = 0
    for tricks in range(HAND + 1):
        total += counts[tricks] * points_for(bid // 2, bid % 2, tricks, number)
    return total


def tricks_won(world: LumenEngine, seat: i64, samples: i64, chance: Chance) -> vec[i64]:
    """For each legal card, in how many of the samples it takes the trick, if those after it play at random."""
    moves = world.legal()
    wins = vec[i64]([0] * len(moves))
    for _ in range(samples):
        sample = world.clone()
        sample.redeal_remembering(seat, chance)
        for number in range(len(moves)):
            trial = sample.clone()
            trial.apply(moves[number])
            if trick_goes_to(trial, chance) == seat:
                wins[number] += 1
    return wins


def trick_goes_to(world: LumenEngine, chance: Chance) -> i64:
    """Who takes the trick that is being played, if the others play at random."""
    while world.trick_is_open():
        world.apply(world.random_move(chance))
    return world.trick_winner()


class FlatStudy:
    """The legal moves of a seat, each followed by random play to the end of the round, for the points it brings."""

    def __init__(self, world: LumenEngine, seat: i64) -> None:
        self.world: LumenEngine = world
        self.seat: i64 = seat
        self.moves: vec[i64] = world.legal()
        self.sums: vec[i64] = vec[i64]([0] * len(self.moves))
        self.counts: vec[i64] = vec[i64]([0] * len(self.moves))
        self.tricks: vec[i64] = vec[i64]([0] * (HAND + 1))
        self.at: i64 = 0
        self.sample: LumenEngine = world

    def run(self, simulations: i64, chance: Chance) -> None:
        """Run a number of simulations: one serves all bids, since random play ignores them; cards take turns."""
        for _ in range(simulations):
            if self.world.bidding():
                sample = self.world.clone()
                sample.redeal_remembering(self.seat, chance)
                self.tricks[tricks_at_random(sample, self.seat, chance)] += 1
            else:
                self._try_next(chance)

    def _try_next(self, chance: Chance) -> None:
        if self.at == 0:
            self.sample = self.world.clone()
            self.sample.redeal_remembering(self.seat, chance)
        trial = self.sample.clone()
        trial.apply(self.moves[self.at])
        self.sums[self.at] += points_at_random(trial, self.seat, chance)
        self.counts[self.at] += 1
        self.at = (self.at + 1) % len(self.moves)

    def best(self) -> i64:
        """The move that brought most on average."""
        if self.world.bidding():
            return best_bid(self.tricks, self.world.round)
        best: i64 = 0
        for number in range(len(self.moves)):
            if self.sums[number] * self.counts[best] > self.sums[best] * self.counts[number]:
                best = number
        return self.moves[best]


def points_at_random(world: LumenEngine, seat: i64, chance: Chance) -> i64:
    """Play the round at random: the points it brings the seat."""
    number = world.round
    while world.to_move != NOBODY and world.round == number:
        world.apply(world.random_move(chance))
    return world.points_in(seat, number)
