"""Self-play of LUMEN rounds, to count how often a card takes a trick (see `training/lumen.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.estimates import BITS
from lichtspiel.bots.lumen.search.round import SUITS, Round, start_card
from lichtspiel.bots.lumen.search.strength import CELLS, strength_at
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import HAND, HIGHEST, PLACES_IN, ROUNDS
from lichtspiel.games.lumen.rules import shuffled_hands


def count_strength(players: i64, rounds: i64, chance: Chance) -> vec[i64]:
    """In how many of a thousand cases a card takes a trick in the end, for every cell of the table of strength."""
    counter = Counter()
    for _ in range(rounds):
        counter.play(fresh_round(players, chance, chance.below(ROUNDS)), chance)
    first = CELLS // 3 * (players - 3)
    table = vec[i64]([0] * (CELLS // 3))
    for at in range(len(table)):
        table[at] = counter.wins[first + at] * 1000 // max(counter.cases[first + at], 1)
    return table


def fresh_round(players: i64, chance: Chance, number: i64) -> Round:
    """A round that was just dealt and quickly bid."""
    start = Round(players)
    start.number = number
    start.highest = HIGHEST[players]
    start.empty()
    hands = shuffled_hands(players, chance)
    for at in range(len(hands)):
        start_card(start, at // HAND, at % HAND, hands[at])
    start.guess_all()
    start.bid_rest()
    return start


class Counter:
    """Counts, over rounds, in which cells cards were seen in hand, and how many of them took a trick."""

    def __init__(self) -> None:
        self.cases: vec[i64] = vec[i64]([0] * CELLS)
        self.wins: vec[i64] = vec[i64]([0] * CELLS)

    def play(self, state: Round, chance: Chance) -> None:
        """Play a round, remembering before each trick where every card stands."""
        size = state.players * HAND
        cells = vec[i64]([-1] * (size * HAND))  # by trick, seat and place
        won = vec[i64]([0] * size)
        for trick in range(HAND):
            self._look(state, cells, trick * size)
            self._trick(state, won, chance)
        for at in range(len(cells)):
            if cells[at] >= 0:
                self.cases[cells[at]] += 1
                self.wins[cells[at]] += won[at % size]

    def _look(self, state: Round, cells: vec[i64], first: i64) -> None:
        for at in range(state.players * HAND):
            seat = at // HAND
            held = state.held[seat]
            if (held >> (at % HAND)) & 1:
                color = state.colors[at]
                others: i64 = state.inplay[color] ^ state.values[seat * SUITS + color]
                above = BITS[others >> ((state.guess[at] + 50) // 100 + 1)]
                cells[first + at] = strength_at(state.players, color, above, PLACES_IN[held])

    def _trick(self, state: Round, won: vec[i64], chance: Chance) -> None:
        played = vec[i64]([0] * state.players)
        for _ in range(state.players):
            seat = state.to_move
            place = state.choose(chance)
            played[seat] = seat * HAND + place
            state.play(place)
        won[played[state.taker]] = 1
