"""What hidden places of one colour may hold: counted exactly, and drawn with equal chances (M3, M4).

The values of a colour are gone through from 1 upwards; each goes to the next place of one of the hidden hands, or to
none of them. How far every hand has been filled is the whole state, so all deals are counted without listing one.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from lichtspiel.core.chance import Chance

UNKNOWN: Final = 0  # a place whose value is hidden
FREE: Final = 0  # a value that may be anywhere
PINNED: Final = 1  # a value that is known to have been in a hidden hand, at a known place
OPEN: Final = 2  # a value that lies open somewhere else
NO_WAY: Final = -1


class Pane:
    """One colour of the hands that a viewer may not see. Fill it with `show` and `add_hand`, then `count`."""

    def __init__(self, highest: i64) -> None:
        self.highest: i64 = highest
        self.fate: vec[i64] = vec[i64]([FREE] * (highest + 1))
        self.hands: i64 = 0  # how many are hidden
        self.places: vec[i64] = vec[i64]()  # of this colour, hand by hand, from the left: a value, or UNKNOWN
        self.begins: vec[i64] = vec[i64]([0])  # where the places of each hand begin, and where the last ones end
        self.step: vec[i64] = vec[i64]()  # by how much a state grows when a hand gets its next card
        self.states: i64 = 1
        self.ways: vec[i64] = vec[i64]()  # see `count`

    def show(self, value: i64) -> None:
        """Note that this value lies open outside the hidden hands."""
        self.fate[value] = OPEN

    def add_hand(self, places: vec[i64]) -> None:
        """Add a hidden hand: its places of the colour, with the values that are known."""
        for value in places:
            if value != UNKNOWN:
                self.fate[value] = PINNED
        self.hands += 1
        self.places = extend(self.places, places)
        self.begins = append(self.begins, len(self.places))
        self.step = append(self.step, self.states)
        self.states *= len(places) + 1

    def size(self, hand: i64) -> i64:
        """How many places a hand has."""
        return self.begins[hand + 1] - self.begins[hand]

    def filled(self, state: i64, hand: i64) -> i64:
        """How many places of a hand have their card in this state."""
        if self.hands == 1:
            return state
        return state // self.step[hand] % (self.size(hand) + 1)

    def given(self, value: i64, state: i64, hand: i64) -> i64:
        """The state after this value went to the next place of a hand; NO_WAY if it cannot have (M3)."""
        place = self.begins[hand] + self.filled(state, hand)
        if place == self.begins[hand + 1]:
            return NO_WAY
        known = self.places[place]
        if known == value or (known == UNKNOWN and self.fate[value] == FREE):
            return state + self.step[hand]
        return NO_WAY

    def count(self) -> i64:
        """How many deals fit; and from every state, with the first v values gone: `ways[v * states + state]`."""
        ways = vec[i64]([0] * ((self.highest + 1) * self.states))
        ways[self.highest * self.states + self.states - 1] = 1
        value = self.highest
        while value > 0:
            after = value * self.states
            before = after - self.states
            for state in range(self.states):
                total: i64 = 0
                if self.fate[value] != PINNED:
                    total = ways[after + state]
                for hand in range(self.hands):
                    given = self.given(value, state, hand)
                    if given != NO_WAY:
                        total += ways[after + given]
                ways[before + state] = total
            value -= 1
        self.ways = ways
        return ways[0]

    def draw(self, chance: Chance) -> vec[i64]:
        """The places with a value for every hidden one, each deal that was counted being equally likely."""
        drawn = self.places[:]
        state: i64 = 0
        for value in range(i64(1), self.highest + 1):
            hand = self._taker(value, state, chance)
            if hand != NO_WAY:
                drawn[self.begins[hand] + self.filled(state, hand)] = value
                state += self.step[hand]
        return drawn

    def hand(self, places: vec[i64], hand: i64) -> vec[i64]:
        """Of such places those of one hand."""
        return places[self.begins[hand] : self.begins[hand + 1]]

    def _taker(self, value: i64, state: i64, chance: Chance) -> i64:
        """The hand that gets this value, as likely as the number of deals in which it does; NO_WAY if none gets it."""
        after = value * self.states
        pick = chance.below(self.ways[after - self.states + state])
        for hand in range(self.hands):
            given = self.given(value, state, hand)
            if given != NO_WAY:
                pick -= self.ways[after + given]
                if pick < 0:
                    return hand
        return NO_WAY

    def tally(self, hand: i64) -> vec[i64]:
        """In how many deals place `p` of a hand holds value `v`, at p * (highest + 1) + v."""
        width = self.highest + 1
        tally = vec[i64]([0] * (self.size(hand) * width))
        reached = vec[i64]([0] * self.states)  # in how many ways the values so far lead to each state
        reached[0] = 1
        for value in range(i64(1), width):
            for state in range(self.states):
                given = self.given(value, state, hand)
                if given != NO_WAY:
                    here = self.filled(state, hand) * width + value
                    tally[here] += reached[state] * self.ways[value * self.states + given]
            reached = self._reached_with(value, reached)
        return tally

    def _reached_with(self, value: i64, reached: vec[i64]) -> vec[i64]:
        """In how many ways each state is reached once this value has been placed, too."""
        after = vec[i64]([0] * self.states)
        for state in range(self.states):
            if self.fate[value] != PINNED:
                after[state] += reached[state]
            for hand in range(self.hands):
                given = self.given(value, state, hand)
                if given != NO_WAY:
                    after[given] += reached[state]
        return after
