"""Where the order cards of Die Leuchtturm-Architekten are, and who may know it (A3, A14, A15)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine
from lichtspiel.games.leuchtturm.box import CARDS
from lichtspiel.games.leuchtturm.ring import BITS

# Where a card is: a number that says the kind of place, and the seat or the stack.
IN_HAND: Final = 0
BURIED: Final = 4
ON_TOP: Final = 6
LAID: Final = 8


@mypyc_attr(acyclic=True)
class OrderCards(Engine):
    """The cards in the hands, in the public stacks and laid open. The rules move them."""

    def __init__(self) -> None:
        super().__init__()
        self.places: vec[i64] = vec[i64]()  # of each card, as above; ON_TOP is never in it, see `place`
        self.stacks: list[vec[i64]] = []  # the public stacks, top first; never changed, so clones share them
        self.gone: vec[i64] = vec[i64]()  # how many cards of each stack have been taken
        self.held: vec[i64] = vec[i64]()  # how many cards are in each hand
        self.traced: i64 = 0  # a bit for each card whose lighthouse has been completed: everyone saw what became of it

    def place(self, card: i64) -> i64:
        """Where a card is: in a hand, buried in a stack, on top of it, or laid before a seat."""
        place = self.places[card]
        if BURIED <= place < ON_TOP and self._is_on_top(card, place - BURIED):
            return place - BURIED + ON_TOP
        return place

    def _is_on_top(self, card: i64, stack: i64) -> bool:
        gone = self.gone[stack]
        return gone < len(self.stacks[stack]) and self.stacks[stack][gone] == card

    def stack_size(self, stack: i64) -> i64:
        """How many cards a public stack still has (A3)."""
        return len(self.stacks[stack]) - self.gone[stack]

    def buried_in(self, stack: i64) -> i64:
        """How many cards lie below the top one (A3)."""
        size = self.stack_size(stack)
        if size == 0:
            return 0
        return size - 1

    def is_traced(self, card: i64) -> bool:
        """A15: whether everyone knows in which hand it is, or else that it is in none (A14 e)."""
        return (self.traced >> card) & 1 == 1

    def is_seen(self, viewer: i64, card: i64) -> bool:
        """A3: laid and top cards and one's own hand are seen; A15: so are cards that their holder was asked about."""
        place = self.place(card)
        if place >= ON_TOP or place == IN_HAND + viewer:
            return True
        return place < BURIED and self.is_traced(card)

    def unseen_in_hand(self, viewer: i64, seat: i64) -> i64:
        """How many cards of a hand the viewer does not know."""
        count = self.held[seat]
        for card in range(CARDS):
            if self.places[card] == IN_HAND + seat and self.is_seen(viewer, card):
                count -= 1
        return count

    def possible_places(self, viewer: i64) -> vec[i64]:
        """For each card a bit for every place where it can be, as far as the viewer (NOBODY: the table) can know."""
        hands = self._hands_with_unseen(viewer)
        below = self._stacks_with_buried()
        loose_below: i64 = 0
        if self._buried_untraced() > 0:
            loose_below = below
        possible = vec[i64]([0] * CARDS)
        for card in range(CARDS):
            if self.is_seen(viewer, card):
                possible[card] = BITS[self.place(card)]
            elif self.is_traced(card):
                possible[card] = below
            else:
                possible[card] = hands | loose_below
        return possible

    def _hands_with_unseen(self, viewer: i64) -> i64:
        bits: i64 = 0
        for seat in range(len(self.held)):
            if self.unseen_in_hand(viewer, seat) > 0:
                bits |= BITS[IN_HAND + seat]
        return bits

    def _stacks_with_buried(self) -> i64:
        bits: i64 = 0
        for stack in range(2):
            if self.buried_in(stack) > 0:
                bits |= BITS[BURIED + stack]
        return bits

    def _buried_untraced(self) -> i64:
        """How many cards lie buried without everyone knowing that they do."""
        return self.buried_in(0) + self.buried_in(1) - len(self.traced_below())

    def laid_counts(self) -> vec[i64]:
        """How many cards lie open before each seat (A18)."""
        counts = vec[i64]([0] * len(self.held))
        self.count_laid(counts)
        return counts

    def count_laid(self, counts: vec[i64]) -> None:
        """Count the cards that lie open before each seat into a given vec, which saves making one."""
        for seat in range(len(counts)):
            counts[seat] = 0
        for place in self.places:
            if place >= LAID:
                counts[place - LAID] += 1

    def traced_below(self) -> vec[i64]:
        """A14 e: the cards that everyone knows to be buried, because their lighthouse was pulled down unclaimed."""
        cards = vec[i64]()
        for card in range(CARDS):
            if BURIED <= self.place(card) < ON_TOP and self.is_traced(card):
                cards = append(cards, card)
        return cards

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """A3: redeal all that the viewer cannot know, each possible world equally likely."""
        loose = self._loose(viewer)
        chance.shuffle(loose)
        rooms = vec[i64]([self.unseen_in_hand(viewer, seat) for seat in range(len(self.held))])
        buried = self.traced_below()
        dealt: i64 = 0
        for seat in range(len(rooms)):
            for _ in range(rooms[seat]):
                self.places[loose[dealt]] = IN_HAND + seat
                dealt += 1
        for card in loose[dealt:]:
            buried = append(buried, card)
        self._bury(buried, chance)

    def _loose(self, viewer: i64) -> vec[i64]:
        """The cards that may be in a hand or buried, for all the viewer knows."""
        loose = vec[i64]()
        for card in range(CARDS):
            if not self.is_seen(viewer, card) and not self.is_traced(card):
                loose = append(loose, card)
        return loose

    def _bury(self, cards: vec[i64], chance: Chance) -> None:
        """Put these cards, in random order, below the top cards of the stacks."""
        chance.shuffle(cards)
        depth = self.buried_in(0)
        self.stacks = [self._stack_on(0, cards[:depth]), self._stack_on(1, cards[depth:])]
        self.gone = vec[i64]([0, 0])

    def _stack_on(self, stack: i64, below: vec[i64]) -> vec[i64]:
        whole = self.stacks[stack][self.gone[stack] : self.gone[stack] + 1]
        for card in below:
            self.places[card] = BURIED + stack
            whole = append(whole, card)
        return whole


def is_last_card(place: i64, held: i64, public: i64) -> bool:
    """A17: whether a card is the last of a hand of `held` cards, or the last public one."""
    if place < BURIED:
        return held == 1
    return ON_TOP <= place < LAID and public == 1
