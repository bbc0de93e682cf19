"""A learned way to play a round of LUMEN: how likely a seat bids and plays what, by what it can see (M4).

Every candidate, a card or a bid, is looked up in a few tables by what it does and by how the seat stands; the sum of
what the tables say decides how likely it is chosen (softmax). `training/lumen_policy.py` learns the tables.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.estimates import BITS, TOP
from lichtspiel.bots.lumen.search.round import SUITS, SURE, Round
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import HAND, PLACES_IN, ROUNDS, YELLOW
from lichtspiel.games.lumen.codes import BIDS
from lichtspiel.games.lumen.seats import NO_BID

# How many buckets a quantity has.
STATES: Final = 6  # how a seat stands to its bid
TURNS: Final = 3  # leading, between others, last to the trick
LEFTS: Final = 6  # cards in hand
GAPS: Final = 11  # tricks that are lacking beyond the expected ones
FITS: Final = 13  # how far a card leaves that from 0
ODDS: Final = 7  # how likely a card takes this trick, or a later one
KINDS: Final = 5  # trump or not; led, followed with, or thrown off
RANKS: Final = 4  # among the seat's own cards of the colour
COUNTS: Final = 4
TAKERS: Final = 4  # what the trick is to whom it goes so far
DEMANDS: Final = 7  # tricks that all seats lack together, beyond those left

CARD_TABLES: Final = 10
FIT_TABLE: Final = 0
NOW_TABLE: Final = FIT_TABLE + FITS * LEFTS * STATES * TURNS
LATER_TABLE: Final = NOW_TABLE + ODDS * GAPS * STATES * TURNS
KIND_TABLE: Final = LATER_TABLE + ODDS * GAPS * STATES * TURNS
TAKER_TABLE: Final = KIND_TABLE + KINDS * RANKS * COUNTS * STATES
BOTH_TABLE: Final = TAKER_TABLE + ODDS * TAKERS * 3 * STATES
DEMAND_NOW_TABLE: Final = BOTH_TABLE + ODDS * ODDS * STATES * TURNS
DEMAND_LATER_TABLE: Final = DEMAND_NOW_TABLE + DEMANDS * ODDS * STATES
LENGTH_TABLE: Final = DEMAND_LATER_TABLE + DEMANDS * ODDS * STATES
HOLDER_TABLE: Final = LENGTH_TABLE + KINDS * COUNTS * LEFTS * STATES
CARD_WEIGHTS: Final = HOLDER_TABLE + KINDS * ODDS * TAKERS * STATES

MOST_PLAYERS: Final = 5
OFFS: Final = 25  # how far a bid lies from the expected tricks, in quarters
HOPES: Final = 6
PRESSURES: Final = 7
BID_TABLES: Final = 2
HOPE_TABLE: Final = CARD_WEIGHTS
PRESSURE_TABLE: Final = HOPE_TABLE + OFFS * 2 * ROUNDS * HOPES
WEIGHTS: Final = PRESSURE_TABLE + OFFS * 2 * MOST_PLAYERS * PRESSURES

MOST_ABOVE: Final = 7
LUCKS: Final = HAND + 1  # of a seat in a round: for its bid, and for its choice with 1 to 10 cards left
STRENGTHS: Final = 2 * COUNTS * (MOST_ABOVE + 1) * HAND

# How a seat stands to its bid.
OVER: Final = 0
NO_MORE: Final = 1
EITHER: Final = 2
SOME: Final = 3
ALL: Final = 4
UNDER: Final = 5


def _odds_bucket(odds: int) -> int:
    """Never, hardly, seldom, about half, often, nearly always, always; of thousandths."""
    for bucket, most in enumerate((0, 149, 349, 599, 849, 999)):
        if odds <= most:
            return bucket
    return ODDS - 1


def _odds_table() -> vec[i64]:
    return vec[i64]([_odds_bucket(odds) for odds in range(SURE + 1)])


def _count_table() -> vec[i64]:
    """None, one or two, three to five, more."""
    return vec[i64]([0, 1, 1, 2, 2, 2] + [3] * 55)


def _left_table() -> vec[i64]:
    """Up to two, three, four, five or six, seven or eight, more."""
    return vec[i64]([0, 0, 0, 1, 2, 3, 3, 4, 4, 5, 5])


ODDS_BUCKET: Final[vec[i64]] = _odds_table()
COUNT_BUCKET: Final[vec[i64]] = _count_table()
LEFT_BUCKET: Final[vec[i64]] = _left_table()


def clamp(number: i64, below: i64) -> i64:
    """A number from 0 to below - 1."""
    if number < 0:
        return 0
    return number if number < below else below - 1


def strength_cell(trump: i64, count: i64, above: i64, left: i64) -> i64:
    """Where the table of strengths has a card: with `above` higher ones and `count` of its colour in other hands."""
    above = above if above < MOST_ABOVE else MOST_ABOVE
    return ((trump * COUNTS + COUNT_BUCKET[count]) * (MOST_ABOVE + 1) + above) * HAND + left - 1


def state_of(need: i64, extra: i64, left: i64) -> i64:
    """M8: how a seat stands to its bid, with `need` tricks lacking and `left` to come."""
    if need > left:
        return UNDER
    if need > 0:
        return ALL if need == left else SOME
    if need + extra > 0:
        return EITHER
    return NO_MORE if need + extra == 0 else OVER


class Policy:
    """Tables for a number of players, and room for the thoughts of the seat that chooses."""

    def __init__(self, weights: list[float], strengths: list[int]) -> None:
        self.weights: vec[float] = vec[float](weights)  # a policy that never bids has only CARD_WEIGHTS of them
        self.strengths: vec[i64] = vec[i64](strengths)  # in thousandths of a trick
        self.luck: vec[float] = vec[float]([0.0] * (MOST_PLAYERS * LUCKS))  # from 0 to 1, by seat and cards left
        self.worth: vec[i64] = vec[i64]([0] * HAND)  # the chances of the seat's cards to take a trick, by place
        self.odds: vec[float] = vec[float]([0.0] * BIDS)  # how likely each candidate is, up to a factor
        self.found: vec[i64] = vec[i64]([0] * (HAND * CARD_TABLES))  # where the tables have each candidate
        self.stand: i64 = 0
        self.turn: i64 = 0
        self.lacking: i64 = 0  # tricks beyond the expected ones, in thousandths
        self.gap: i64 = 0
        self.demand: i64 = 0
        self.left: i64 = 0
        self.taker: i64 = 0

    # -- Cards -----------------------------------------------------------------------------------------------------

    def draw_luck(self, chance: Chance) -> None:
        """Draw the luck of a round; rounds with the same luck differ by little else than what is tried in them."""
        for at in range(len(self.luck)):
            self.luck[at] = float(chance.below(1 << 30)) / float(1 << 30)

    def finish(self, state: Round) -> None:
        """Play to the end of the round."""
        while state.left > 0:
            state.play(self.choose(state))

    def choose(self, state: Round) -> i64:
        """The place that the seat to move plays."""
        playable = state.playable()
        if playable & (playable - 1) == 0:
            return TOP[playable]
        total = self.weigh(state, playable)
        pick = self.luck[state.to_move * LUCKS + self.left] * total
        rest = playable
        while True:
            place = TOP[rest]
            rest ^= 1 << place
            pick -= self.odds[place]
            if pick < 0.0 or rest == 0:
                return place

    def weigh(self, state: Round, playable: i64) -> float:
        """How likely each of these places is chosen, up to a factor, into `odds`; returns the sum."""
        self.ponder(state)
        most = 0.0
        first = True
        rest = playable
        while rest != 0:
            place = TOP[rest]
            rest ^= 1 << place
            score = self._score(state, place)
            self.odds[place] = score
            if first or score > most:
                most = score
                first = False
        total = 0.0
        rest = playable
        while rest != 0:
            place = TOP[rest]
            rest ^= 1 << place
            weight = exp(self.odds[place] - most)
            self.odds[place] = weight
            total += weight
        return total

    def play_likelihood(self, state: Round, place: i64) -> float:
        """How likely the seat to move plays this place."""
        playable = state.playable()
        if playable & (playable - 1) == 0:
            return 1.0
        total = self.weigh(state, playable)
        return self.odds[place] / total

    def expect(self, state: Round, seat: i64) -> i64:
        """How many tricks a seat may still hope for, in thousandths; `worth` tells it card by card."""
        held = state.held[seat]
        left = PLACES_IN[held]
        total: i64 = 0
        base: i64 = seat * HAND
        rest = held
        while rest != 0:
            place = TOP[rest]
            rest ^= 1 << place
            color = state.colors[base + place]
            others: i64 = state.inplay[color] ^ state.values[seat * SUITS + color]
            above = BITS[others >> ((state.guess[base + place] + 50) // 100 + 1)]
            trump: i64 = 1 if color == YELLOW else 0
            worth = self.strengths[strength_cell(trump, BITS[others], above, left)]
            self.worth[place] = worth
            total += worth
        return total

    def ponder(self, state: Round) -> None:
        """What the seat to move sees apart from its single cards."""
        seat = state.to_move
        expected = self.expect(state, seat)
        self.left = PLACES_IN[state.held[seat]]
        need = state.tips[seat] - state.tricks[seat]
        self.stand = state_of(need, state.extra[seat], self.left)
        self.lacking = need * SURE + state.extra[seat] * (SURE // 2) - expected
        self.gap = clamp((self.lacking + 2200) // 400, GAPS)  # 0.4 tricks each, the middle one round 0
        self.turn = 0 if state.laid == 0 else 1 if state.laid < state.players - 1 else 2
        self.demand = clamp(self._demand(state) - self.left + 3, DEMANDS)
        self.taker = self._taker(state)

    def _demand(self, state: Round) -> i64:
        """How many tricks all seats lack together."""
        total: i64 = 0
        for seat in range(state.players):
            need = state.tips[seat] - state.tricks[seat]
            if need > 0:
                total += need
        return total

    def _taker(self, state: Round) -> i64:
        """What the trick is to whom it goes so far, and how many of those who play later want it."""
        later: i64 = 0
        other = state.to_move
        for _ in range(state.players - 1 - state.laid):
            other = other + 1 if other + 1 < state.players else 0
            if state.tips[other] > state.tricks[other]:
                later += 1
        kind: i64 = 0
        if state.laid > 0:
            need = state.tips[state.taker] - state.tricks[state.taker]
            kind = 1 if need > 0 else 2 if need + state.extra[state.taker] == 0 else 3
        return kind * 3 + (later if later < 2 else 2)

    def _score(self, state: Round, place: i64) -> float:
        """What the tables say of a card."""
        seat = state.to_move
        at: i64 = seat * HAND + place
        color = state.colors[at]
        mine = state.held[seat] & state.places[seat * SUITS + color]
        others = BITS[state.inplay[color] ^ state.values[seat * SUITS + color]]
        wins = state.wins_now(seat, place)
        now = ODDS_BUCKET[wins]
        worth = self.worth[place]
        later = ODDS_BUCKET[worth]
        fit = clamp((wins - worth - self.lacking + 1300) // 200, FITS)  # 0.2 tricks each, the middle one round 0
        kind = kind_of(state, color)
        rank: i64 = 0
        if mine & (mine - 1) != 0:
            rank = 3 if mine >> (place + 1) == 0 else 1 if mine & ((1 << place) - 1) == 0 else 2
        length = PLACES_IN[mine]
        stand = self.stand
        turn = stand * TURNS + self.turn
        left = LEFT_BUCKET[self.left]
        first: i64 = place * CARD_TABLES
        found = self.found
        found[first] = FIT_TABLE + (fit * LEFTS + left) * (STATES * TURNS) + turn
        found[first + 1] = NOW_TABLE + (now * GAPS + self.gap) * (STATES * TURNS) + turn
        found[first + 2] = LATER_TABLE + (later * GAPS + self.gap) * (STATES * TURNS) + turn
        found[first + 3] = KIND_TABLE + ((kind * RANKS + rank) * COUNTS + COUNT_BUCKET[others]) * STATES + stand
        found[first + 4] = TAKER_TABLE + (now * (TAKERS * 3) + self.taker) * STATES + stand
        found[first + 5] = BOTH_TABLE + (now * ODDS + later) * (STATES * TURNS) + turn
        found[first + 6] = DEMAND_NOW_TABLE + (now * DEMANDS + self.demand) * STATES + stand
        found[first + 7] = DEMAND_LATER_TABLE + (later * DEMANDS + self.demand) * STATES + stand
        found[first + 8] = LENGTH_TABLE + ((kind * COUNTS + clamp(length - 1, COUNTS)) * LEFTS + left) * STATES + stand
        holder = self._holder(state, color)
        found[first + 9] = HOLDER_TABLE + ((kind * ODDS + now) * TAKERS + holder) * STATES + stand
        score = 0.0
        for table in range(i64(CARD_TABLES)):
            score += self.weights[found[first + table]]
        return score

    def _holder(self, state: Round, color: i64) -> i64:
        """What a trick would be to whoever else has the highest card of a colour."""
        most: i64 = 0
        kind: i64 = 0
        for other in range(state.players):
            values = state.values[other * SUITS + color]
            if other != state.to_move and values > most:
                most = values
                need = state.tips[other] - state.tricks[other]
                kind = 1 if need > 0 else 2 if need + state.extra[other] == 0 else 3
        return kind

    # -- Bids ------------------------------------------------------------------------------------------------------

    def bid_rest(self, state: Round) -> None:
        """Let everybody bid who has not yet, in turn."""
        seat = state.to_move
        for _ in range(state.players):
            if state.tips[seat] == NO_BID:
                state.set_bid(seat, self.bid(state, seat))
            seat = (seat + 1) % state.players

    def bid(self, state: Round, seat: i64) -> i64:
        """M5: the bid of a seat that sees its hand's backs, the others' hands, and the bids so far."""
        total = self.weigh_bids(state, seat)
        pick = self.luck[seat * LUCKS] * total
        for bid in range(i64(BIDS)):
            pick -= self.odds[bid]
            if pick < 0.0:
                return bid
        return 0

    def bid_likelihood(self, state: Round, seat: i64) -> float:
        """How likely a seat makes the bid that it has made, seeing the bids before it."""
        made = state.tips[seat] * 2 + state.extra[seat]
        total = self.weigh_bids(state, seat)
        return self.odds[made] / total

    def weigh_bids(self, state: Round, seat: i64) -> float:
        """How likely each bid is, up to a factor, into `odds`; returns the sum."""
        expected = self.expect(state, seat)
        earlier = (seat - state.to_move) % state.players
        pressure = _pressure(state, earlier)
        hope = clamp(expected // SURE, HOPES)
        most = 0.0
        for bid in range(i64(BIDS)):
            off = clamp((bid // 2 * SURE - expected + 3125) // 250, OFFS) * 2 + bid % 2
            first: i64 = bid * BID_TABLES
            self.found[first] = HOPE_TABLE + (off * ROUNDS + state.number) * HOPES + hope
            self.found[first + 1] = PRESSURE_TABLE + (off * MOST_PLAYERS + earlier) * PRESSURES + pressure
            score = self.weights[self.found[first]] + self.weights[self.found[first + 1]]
            self.odds[bid] = score
            if bid == 0 or score > most:
                most = score
        total = 0.0
        for bid in range(i64(BIDS)):
            weight = exp(self.odds[bid] - most)
            self.odds[bid] = weight
            total += weight
        return total


def _pressure(state: Round, earlier: i64) -> i64:
    """By how many tricks the bids made before this one exceed their part of the ten, as a bucket."""
    halves: i64 = 0
    other = state.to_move
    for _ in range(earlier):
        halves += state.tips[other] * 2 + state.extra[other]
        other = (other + 1) % state.players
    return clamp((halves * state.players - 2 * HAND * earlier) // (2 * state.players) + 3, PRESSURES)


class Minds:
    """How players of a kind play, and how best to answer them."""

    def __init__(self, own: Policy, others: Policy) -> None:
        self.own: Policy = own
        self.others: Policy = others

    def draw_luck(self, chance: Chance) -> None:
        """Draw the luck of a playout."""
        self.own.draw_luck(chance)
        self.others.draw_luck(chance)


def kind_of(state: Round, color: i64) -> i64:
    """M6, M7: a trump led or thrown in, one that follows; a card of another colour led, following, or thrown off."""
    if color == YELLOW:
        return 1 if state.laid > 0 and state.led == YELLOW else 0
    if state.laid == 0:
        return 2
    return 3 if color == state.led else 4
