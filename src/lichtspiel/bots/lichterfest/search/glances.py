"""What a game of Lichterfest is worth to a seat: points made, sets in the making, boats, less what others have."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.appraisal import Appraiser
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.lichterfest.codes import DEDICATE, EXCHANGE, PLACE
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, MOST_CARDS, due_of

POINT: Final = 100
# Of what the best, second and third set in the making would bring, in hundredths.
BEST_SET: Final = 60
SECOND_SET: Final = 25
THIRD_SET: Final = 10
BOAT: Final = 30
MOST_USEFUL_BOATS: Final = 4
CARD_TOO_MANY: Final = 60
OTHERS: Final = 60  # how much, in hundredths, what the others have counts against oneself


class LanternAppraiser(Appraiser):
    """Weighs everything that lies open on the table; tiles in hands and in the stack do not count."""

    def worth(self, engine: Engine, seat: i64) -> i64:
        """One's own prospects, less a part of the others' on average."""
        assert isinstance(engine, LichterfestEngine)
        others: i64 = 0
        for number in range(engine.seat_count):
            if number != seat:
                others += prospects(engine, number)
        rivals = engine.seat_count - 1
        return prospects(engine, seat) - others * OTHERS // (100 * rivals)


class BeginnersEye(Appraiser):
    """Sees only one's own points and cards: neither boats nor what the others get."""

    def worth(self, engine: Engine, seat: i64) -> i64:
        """Points made and sets in the making."""
        assert isinstance(engine, LichterfestEngine)
        return engine.points(seat) * POINT + sets_in_the_making(engine, seat)


def noticed(engine: LichterfestEngine, glances: i64, chance: Chance) -> vec[i64]:
    """The moves a beginner thinks of: no exchange, every set and discard, and a few of the ways to lay a tile."""
    seen = vec[i64]()
    places = vec[i64]()
    for move in engine.legal():
        if move >= PLACE:
            places = append(places, move)
        elif move < EXCHANGE or move >= DEDICATE:
            seen = append(seen, move)
    chance.shuffle(places)
    for number in range(min(glances, i64(len(places)))):
        seen = append(seen, places[number])
    return seen


def best_noticed(world: LichterfestEngine, glances: i64, appraiser: Appraiser, chance: Chance) -> i64:
    """The best of the moves a beginner thinks of."""
    return best_among(noticed(world, glances, chance), world, appraiser)


def best_among(moves: vec[i64], world: LichterfestEngine, appraiser: Appraiser) -> i64:
    """The first of the moves after which the world is worth most to the seat to move."""
    best: i64 = moves[0]
    most: i64 = 0
    for number in range(len(moves)):
        after = world.clone()
        after.apply(moves[number])
        worth = appraiser.worth(after, world.to_move)
        if number == 0 or worth > most:
            best = moves[number]
            most = worth
    return best


class RandomTrials:
    """Every move in turn tried in imagined worlds that are played to the end at random."""

    def __init__(self, world: LichterfestEngine) -> None:
        self.world: LichterfestEngine = world
        self.moves: vec[i64] = world.legal()
        self.totals: vec[float] = vec[float]([0.0] * len(self.moves))
        self.tries: i64 = 0

    def run(self, count: i64, chance: Chance) -> None:
        """Run a number of further simulations."""
        for _ in range(count):
            sample = self.world.clone()
            sample.redeal(self.world.to_move, chance)
            number = self.tries % len(self.moves)
            sample.apply(self.moves[number])
            while sample.to_move != NOBODY:
                sample.apply(sample.random_move(chance))
            self.totals[number] += points_ahead(sample, self.world.to_move)
            self.tries += 1

    def best(self) -> i64:
        """The move with the best mean; each was tried equally often, or the first ones once more."""
        best: i64 = self.moves[0]
        most: float = -1000.0
        for number in range(len(self.moves)):
            tries: i64 = (self.tries + len(self.moves) - 1 - number) // len(self.moves)
            mean = self.totals[number] / float(tries) if tries > 0 else -1000.0
            if mean > most:
                best = self.moves[number]
                most = mean
        return best


def points_ahead(world: LichterfestEngine, seat: i64) -> float:
    """By how many points a seat is ahead of the best other one."""
    most: i64 = 0
    for number in range(world.seat_count):
        if number != seat:
            most = max(most, world.points(number))
    return float(world.points(seat) - most)


def prospects(engine: LichterfestEngine, seat: i64) -> i64:
    """What a seat has, and what it may hope for."""
    boats = engine.boats(seat)
    worth = engine.points(seat) * POINT + sets_in_the_making(engine, seat)
    worth += min(boats, MOST_USEFUL_BOATS) * BOAT + boats
    if due_of(engine.last_turns, engine.card_count(seat)) == DISCARD_DUE:
        worth -= (engine.card_count(seat) - MOST_CARDS) * CARD_TOO_MANY
    return worth


def sets_in_the_making(engine: LichterfestEngine, seat: i64) -> i64:
    """The rewards the cards are on the way to; a set half complete is worth a quarter."""
    cards = engine.cards(seat)
    most: i64 = 0
    colors: i64 = 0
    for count in cards:
        most = max(most, count)
        colors += min(count, 1)
    four = hope(engine, 0, min(most, 4), 4)
    three_pairs = hope(engine, 1, paired(cards), 6)
    seven = hope(engine, 2, colors, 7)
    best, middle, least = sorted_down(four, three_pairs, seven)
    return (best * BEST_SET + middle * SECOND_SET + least * THIRD_SET) // 100


def sorted_down(one: i64, two: i64, three: i64) -> tuple[i64, i64, i64]:
    """Three numbers, the largest first."""
    if one < two:
        one, two = two, one
    if two < three:
        two, three = three, two
    if one < two:
        one, two = two, one
    return one, two, three


def paired(cards: vec[i64]) -> i64:
    """How many of the six cards of three pairs are there."""
    twos: i64 = 0
    ones: i64 = 0
    for count in cards:
        if count >= 2:
            twos += 1
        elif count == 1:
            ones += 1
    twos = min(twos, 3)
    return 2 * twos + min(ones, 3 - twos)


def hope(engine: LichterfestEngine, kind: i64, have: i64, need: i64) -> i64:
    """What the next reward of a kind is worth to somebody who has some of the cards it needs."""
    value = engine.reward(kind, engine.taken(kind))
    return value * POINT * have * have // (need * need)
