"""How a policy of LUMEN learns the best answer to others who play as they do: by policy gradient, round after round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.estimates import TOP
from lichtspiel.bots.lumen.search.policy import CARD_TABLES, GAPS, STATES, TURNS, Minds, Policy
from lichtspiel.bots.lumen.search.round import Round, start_card
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import HAND, HIGHEST, ROUNDS
from lichtspiel.games.lumen.rules import shuffled_hands

WIDTH: Final = HAND * CARD_TABLES
FORGETTING: Final = 0.002  # how fast the expected gain of a position follows what was gained


def fresh_deal(players: i64, chance: Chance) -> Round:
    """Any of the four rounds, just dealt; anybody begins."""
    start = Round(players)
    start.number = chance.below(ROUNDS)
    start.highest = HIGHEST[players]
    start.empty()
    hands = shuffled_hands(players, chance)
    for at in range(len(hands)):
        start_card(start, at // HAND, at % HAND, hands[at])
    start.guess_all()
    start.to_move = chance.below(players)
    return start


def gain(ended: Round, seat: i64) -> float:
    """By how much a seat leads the others on average after a round, in parts of what a met bid brings."""
    total: i64 = 0
    for other in range(ended.players):
        total += ended.points(other)
    mine = ended.points(seat)
    return (float(mine) - float(total - mine) / float(ended.players - 1)) / float(10 * (ended.number + 1))


class Response:
    """Plays rounds with one seat that learns among others that do not."""

    def __init__(self, players: i64, minds: Minds) -> None:
        self.players: i64 = players
        self.minds: Minds = minds
        self.rate: float = 0.0
        self.seat: i64 = 0
        self.count: i64 = 0  # choices of the learning seat in this round
        self.playable: vec[i64] = vec[i64]([0] * HAND)
        self.chosen: vec[i64] = vec[i64]([0] * HAND)
        self.moods: vec[i64] = vec[i64]([0] * HAND)  # where `expected` has the position
        self.odds: vec[float] = vec[float]([0.0] * (HAND * HAND))
        self.found: vec[i64] = vec[i64]([0] * (HAND * WIDTH))
        self.expected: vec[float] = vec[float]([0.0] * (STATES * GAPS * HAND * TURNS))
        self.rounds: i64 = 0
        self.gained: float = 0.0  # in all rounds so far
        self.met: i64 = 0

    def learn(self, rounds: i64, chance: Chance) -> None:
        """Play a number of rounds and learn from each."""
        for _ in range(rounds):
            state = fresh_deal(self.players, chance)
            self.seat = chance.below(self.players)
            self.minds.draw_luck(chance)
            self.minds.others.bid_rest(state)
            self._play(state)
            gained = gain(state, self.seat)
            self._teach(gained)
            self.rounds += 1
            self.gained += gained
            self.met += 1 if state.points(self.seat) > 0 else 0

    def _play(self, state: Round) -> None:
        self.count = 0
        while state.left > 0:
            if state.to_move == self.seat:
                state.play(self._choose(state))
            else:
                state.play(self.minds.others.choose(state))

    def _choose(self, state: Round) -> i64:
        own = self.minds.own
        playable = state.playable()
        place = own.choose(state)
        if playable & (playable - 1) != 0:
            self._note(own, playable, place)
        return place

    def _note(self, own: Policy, playable: i64, chosen: i64) -> None:
        """Remember a choice with all it was chosen from."""
        at = self.count
        self.count += 1
        self.playable[at] = playable
        self.chosen[at] = chosen
        self.moods[at] = ((own.stand * GAPS + own.gap) * HAND + own.left - 1) * TURNS + own.turn
        total = 0.0
        for place in range(HAND):
            if (playable >> place) & 1:
                total += own.odds[place]
        for place in range(HAND):
            self.odds[at * HAND + place] = own.odds[place] / total
        for number in range(WIDTH):
            self.found[at * WIDTH + number] = own.found[number]

    def _teach(self, gained: float) -> None:
        """What brought more than such a position brings on average becomes likelier."""
        weights = self.minds.own.weights
        for at in range(self.count):
            mood = self.moods[at]
            surprise = gained - self.expected[mood]
            self.expected[mood] += FORGETTING * surprise
            rest = self.playable[at]
            while rest != 0:
                place = TOP[rest]
                rest ^= 1 << place
                was = self.odds[at * HAND + place]
                change = self.rate * surprise * ((1.0 if place == self.chosen[at] else 0.0) - was)
                for number in range(at * WIDTH + place * CARD_TABLES, at * WIDTH + (place + 1) * CARD_TABLES):
                    weights[self.found[number]] += change
