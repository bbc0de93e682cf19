"""What hidden places of one colour may hold: counted exactly, and drawn with equal chances (M3, M4).

The values of a colour are gone through from 1 upwards; each goes to the next place of one of the hidden hands, or to
none of them. How far every hand has been filled is the whole state, so all deals are counted without listing one.
"""

from typing import Final

from librt.vecs import append, vec
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
        self.hands: list[vec[i64]] = []  # the places of this colour, from the left: a value, or UNKNOWN
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
        self.hands.append(places)
        self.step = append(self.step, self.states)
        self.states *= len(places) + 1

    def filled(self, state: i64, hand: i64) -> i64:
        """How many places of a hand have their card in this state."""
        return state // self.step[hand] % (len(self.hands[hand]) + 1)

    def given(self, value: i64, state: i64, hand: i64) -> i64:
        """The state after this value went to the next place of a hand; NO_WAY if it cannot have (M3)."""
        place = self.filled(state, hand)
        if place == len(self.hands[hand]):
            return NO_WAY
        known = self.hands[hand][place]
        fits = known == value if known != UNKNOWN else self.fate[value] == FREE
        return state + self.step[hand] if fits else NO_WAY

    def count(self) -> i64:
        """How many deals fit; and from every state, with the first v values gone: `ways[v * states + state]`."""
        ways = vec[i64]([0] * ((self.highest + 1) * self.states))
        ways[self.highest * self.states + self.states - 1] = 1
        value = self.highest
        while value > 0:
            after = value * self.states
            for state in range(self.states):
                total: i64 = 0 if self.fate[value] == PINNED else ways[after + state]
                for hand in range(len(self.hands)):
                    given = self.given(value, state, hand)
                    if given != NO_WAY:
                        total += ways[after + given]
                ways[after - self.states + state] = total
            value -= 1
        self.ways = ways
        return ways[0]

    def draw(self, chance: Chance) -> None:
        """Give every hidden place a value, each deal that was counted being equally likely."""
        drawn = [places[:] for places in self.hands]
        state: i64 = 0
        for value in range(1, self.highest + 1):
            hand = self._taker(value, state, chance)
            if hand != NO_WAY:
                drawn[hand][self.filled(state, hand)] = value
                state += self.step[hand]
        self.hands = drawn

    def _taker(self, value: i64, state: i64, chance: Chance) -> i64:
        """The hand that gets this value, as likely as the number of deals in which it does; NO_WAY if none gets it."""
        after = value * self.states
        pick = chance.below(self.ways[after - self.states + state])
        for hand in range(len(self.hands)):
            given = self.given(value, state, hand)
            if given != NO_WAY:
                pick -= self.ways[after + given]
                if pick < 0:
                    return hand
        return NO_WAY

    def tally(self, hand: i64) -> vec[i64]:
        """In how many deals place `p` of a hand holds value `v`, at p * (highest + 1) + v."""
        width = self.highest + 1
        tally = vec[i64]([0] * (len(self.hands[hand]) * width))
        reached = vec[i64]([0] * self.states)  # in how many ways the values so far lead to each state
        reached[0] = 1
        for value in range(1, width):
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
            for hand in range(len(self.hands)):
                given = self.given(value, state, hand)
                if given != NO_WAY:
                    after[given] += reached[state]
        return after
