"""How a policy of LUMEN learns to play as others have played: by making likelier what they chose."""

from math import log

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.estimates import BITS, TOP
from lichtspiel.bots.lumen.search.kinds import begun_round
from lichtspiel.bots.lumen.search.policy import BID_TABLES, CARD_TABLES, STRENGTHS, Policy, strength_cell
from lichtspiel.bots.lumen.search.round import SUITS, Round
from lichtspiel.games.lumen.box import HAND, PLACES_IN, YELLOW
from lichtspiel.games.lumen.codes import BIDS


class Imitation:
    """Goes through rounds that were played, and moves a policy towards them."""

    def __init__(self, players: i64, policy: Policy) -> None:
        self.players: i64 = players
        self.policy: Policy = policy
        self.rate: float = 0.0  # how far it moves at each choice
        self.bids: float = 0.0  # the log likelihood of all bids so far, and of all plays
        self.plays: float = 0.0
        self.cases: vec[i64] = vec[i64]([0] * STRENGTHS)  # before every trick, by the cells in which cards stood
        self.wins: vec[i64] = vec[i64]([0] * STRENGTHS)

    def follow(self, number: i64, opener: i64, hands: list[int], bids: list[int], plays: list[int]) -> None:
        """Learn from a round; bids go by seat, plays are seat * HAND + place in the order they were made."""
        state = begun_round(self.players, number, opener, hands, bids)
        for seat in range(self.players):
            self.bids += log(self._follow_bid(state, seat, bids[seat]))
        self._follow_plays(state, vec[i64](plays))

    def _follow_plays(self, state: Round, plays: vec[i64]) -> None:
        size = self.players * HAND
        cells = vec[i64]([-1] * (size * HAND))  # by trick, seat and place
        won = vec[i64]([0] * size)
        played = vec[i64]([0] * self.players)
        for at in range(len(plays)):
            if state.laid == 0:
                self._look(state, cells, at // self.players * size)
            place = plays[at] % HAND
            played[state.to_move] = plays[at]
            self.plays += log(self._follow_card(state, place))
            state.play(place)
            if state.laid == 0:
                won[played[state.taker]] = 1
        for at in range(len(cells)):
            if cells[at] >= 0:
                self.cases[cells[at]] += 1
                self.wins[cells[at]] += won[at % size]

    def _look(self, state: Round, cells: vec[i64], first: i64) -> None:
        """Where every card in hand stands in the table of strengths."""
        for at in range(state.players * HAND):
            seat = at // HAND
            held = state.held[seat]
            if (held >> (at % HAND)) & 1:
                color = state.colors[at]
                others: i64 = state.inplay[color] ^ state.values[seat * SUITS + color]
                above = BITS[others >> ((state.guess[at] + 50) // 100 + 1)]
                trump: i64 = 1 if color == YELLOW else 0
                cells[first + at] = strength_cell(trump, BITS[others], above, PLACES_IN[held])

    def _follow_card(self, state: Round, chosen: i64) -> float:
        """Make a card likelier; returns how likely it was."""
        playable = state.playable()
        if playable & (playable - 1) == 0:
            return 1.0
        total = self.policy.weigh(state, playable)
        rest = playable
        while rest != 0:
            place = TOP[rest]
            rest ^= 1 << place
            self._move(place, chosen, total, CARD_TABLES)
        return self.policy.odds[chosen] / total

    def _follow_bid(self, state: Round, seat: i64, chosen: i64) -> float:
        """Make a bid likelier; returns how likely it was."""
        total = self.policy.weigh_bids(state, seat)
        for bid in range(i64(BIDS)):
            self._move(bid, chosen, total, BID_TABLES)
        return self.policy.odds[chosen] / total

    def _move(self, candidate: i64, chosen: i64, total: float, tables: i64) -> None:
        """The gradient of the log likelihood: up with what was chosen, down with all by how likely they were."""
        policy = self.policy
        change = self.rate * ((1.0 if candidate == chosen else 0.0) - policy.odds[candidate] / total)
        for table in range(tables):
            policy.weights[policy.found[candidate * tables + table]] += change

    def strengths(self) -> list[int]:
        """How often one took a trick, in thousandths, by the cells of the table; cells hardly met stay as they were."""
        kept = self.policy.strengths
        return [
            int(self.wins[at] * 1000 // self.cases[at]) if self.cases[at] >= 60 else int(kept[at])
            for at in range(STRENGTHS)
        ]
