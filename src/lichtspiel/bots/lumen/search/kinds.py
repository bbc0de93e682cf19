"""Whom a seat of LUMEN plays against: kinds of players, told apart by how they have bid and played."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.policy import Minds, Policy
from lichtspiel.bots.lumen.search.round import Round, start_card
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import HAND, HIGHEST
from lichtspiel.games.lumen.seats import NO_BID

SURPRISE: Final = 0.02  # of any kind: how likely it does what its policy would never do


def begun_round(players: i64, number: i64, opener: i64, hands: list[int], bids: list[int]) -> Round:
    """A round with these hands and bids, both by seat, before its first card; NO_BID for who has not bid yet."""
    state = Round(players)
    state.number = number
    state.highest = HIGHEST[players]
    state.empty()
    for at in range(len(hands)):
        start_card(state, at // HAND, at % HAND, hands[at])
    state.guess_all()
    state.to_move = opener
    for seat in range(players):
        if bids[seat] != NO_BID:
            state.set_bid(seat, bids[seat])
    return state


def likelihoods(policy: Policy, state: Round, plays: vec[i64]) -> vec[float]:
    """The log likelihood, by seat, of the bids and the plays of a round if all go by a policy; plays the round on."""
    logs = vec[float]([0.0] * state.players)
    for seat in range(state.players):
        if state.tips[seat] != NO_BID:
            logs[seat] += log(SURPRISE + (1.0 - SURPRISE) * policy.bid_likelihood(state, seat))
    for play in plays:
        logs[state.to_move] += log(SURPRISE + (1.0 - SURPRISE) * policy.play_likelihood(state, play % HAND))
        state.play(play % HAND)
    return logs


class Opponents:
    """The kinds of players that a seat knows of, and how likely each of the others is of each kind."""

    def __init__(self, players: i64, kinds: list[Minds], prior: list[float]) -> None:
        self.players: i64 = players
        self.kinds: list[Minds] = kinds
        self.prior: vec[float] = vec[float](prior)  # by kind
        self.logs: vec[float] = vec[float]([0.0] * (players * len(kinds)))  # by seat and kind: what its deeds say
        self.odds: vec[float] = vec[float]([0.0] * (players * len(kinds)))  # how likely, in all
        self.drawn: vec[i64] = vec[i64]([0] * players)  # the kinds of a playout, by seat
        self.own: Policy = kinds[0].own
        self.forget()

    # -- Who they are ----------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Know nothing of anybody."""
        self.logs = vec[float]([0.0] * len(self.logs))
        self.judge(0)

    def watch(self, number: i64, opener: i64, hands: list[int], bids: list[int], plays: list[int]) -> None:
        """Learn from a round, or from what there is of it; plays are seat * HAND + place."""
        made = vec[i64](plays)
        for kind in range(len(self.kinds)):
            state = begun_round(self.players, number, opener, hands, bids)
            logs = likelihoods(self.kinds[kind].others, state, made)
            for seat in range(self.players):
                self.logs[seat * len(self.kinds) + kind] += logs[seat]

    def judge(self, viewer: i64) -> None:
        """Weigh up what was watched; the viewer answers the kind that is likeliest round the table."""
        counts = vec[float]([0.0] * len(self.kinds))
        for seat in range(self.players):
            self._judge_seat(seat * len(self.kinds))
            for kind in range(len(self.kinds)):
                if seat != viewer:
                    counts[kind] += self.odds[seat * len(self.kinds) + kind]
        best: i64 = 0
        for kind in range(len(self.kinds)):
            if counts[kind] > counts[best]:
                best = kind
        self.own = self.kinds[best].own

    def _judge_seat(self, first: i64) -> None:
        most = self.logs[first]
        for kind in range(len(self.kinds)):
            most = max(most, self.logs[first + kind])
        total = 0.0
        for kind in range(len(self.kinds)):
            weight = self.prior[kind] * exp(self.logs[first + kind] - most)
            self.odds[first + kind] = weight
            total += weight
        for kind in range(len(self.kinds)):
            self.odds[first + kind] /= total

    # -- What they do ----------------------------------------------------------------------------------------------

    def bid_likelihood(self, state: Round, seat: i64) -> float:
        """How likely a seat makes the bid that it has made."""
        likelihood = 0.0
        for kind in range(len(self.kinds)):
            odds = self.odds[seat * len(self.kinds) + kind]
            likelihood += odds * self.kinds[kind].others.bid_likelihood(state, seat)
        return SURPRISE + (1.0 - SURPRISE) * likelihood

    def draw(self, chance: Chance) -> None:
        """Draw the luck of a playout, and of which kind everybody is in it."""
        self.own.draw_luck(chance)
        for kind in self.kinds:
            kind.others.draw_luck(chance)
        for seat in range(self.players):
            self.drawn[seat] = self._draw_kind(seat * len(self.kinds), chance)

    def _draw_kind(self, first: i64, chance: Chance) -> i64:
        pick = float(chance.below(1 << 30)) / float(1 << 30)
        kind: i64 = 0
        while kind < len(self.kinds) - 1:
            pick -= self.odds[first + kind]
            if pick < 0.0:
                return kind
            kind += 1
        return kind

    def bid_rest(self, state: Round) -> None:
        """Let everybody bid who has not yet, in turn."""
        seat = state.to_move
        for _ in range(state.players):
            if state.tips[seat] == NO_BID:
                state.set_bid(seat, self.kinds[self.drawn[seat]].others.bid(state, seat))
            seat = (seat + 1) % state.players

    def finish(self, state: Round, viewer: i64) -> None:
        """Play to the end of the round; the viewer plays its own way."""
        while state.left > 0:
            seat = state.to_move
            policy = self.own if seat == viewer else self.kinds[self.drawn[seat]].others
            state.play(policy.choose(state))
