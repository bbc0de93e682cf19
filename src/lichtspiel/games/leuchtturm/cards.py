"""Where the order cards of Die Leuchtturm-Architekten are, and who may know it (A3, A14, A15)."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.leuchtturm.box import CARDS
from lichtspiel.games.leuchtturm.ring import BITS

# Where a card is: a number that says the kind of place, and the seat or the stack.
IN_HAND: Final = 0
BURIED: Final = 4
ON_TOP: Final = 6
LAID: Final = 8

NO_STACKS: Final[list[vec[i64]]] = []
NONE_GONE: Final[vec[i64]] = vec[i64]([0, 0])  # of either stack


@mypyc_attr(acyclic=True)
class OrderCards(Engine):
    """The cards in the hands, in the public stacks and laid open. The rules move them.

    Cards move in few turns, so clones share these vecs: they are never changed, but replaced.
    """

    def __init__(self) -> None:
        super().__init__()
        self.places: vec[i64] = vec[i64]()  # of each card, as above; ON_TOP is never in it, see `place`
        self.stacks: list[vec[i64]] = NO_STACKS  # the public stacks, top first
        self.gone: vec[i64] = vec[i64]()  # how many cards of each stack have been taken
        self.held: vec[i64] = vec[i64]()  # how many cards are in each hand
        self.taken_over: vec[i64] = vec[i64]()  # the turn in which each card was last taken over (A14 d), 0 for never
        self.traced: i64 = 0  # a bit for each card whose lighthouse has been completed: everyone saw what became of it

    def place(self, card: i64) -> i64:
        """Where a card is: in a hand, buried in a stack, on top of it, or laid before a seat."""
        place = self.places[card]
        if BURIED <= place < ON_TOP and self.top_card(place - BURIED) == card:
            return place - BURIED + ON_TOP
        return place

    def top_card(self, stack: i64) -> i64:
        """The card on top of a public stack, or NOBODY if it is empty."""
        cards = self.stacks[stack]
        gone = self.gone[stack]
        if gone == len(cards):
            return NOBODY
        return cards[gone]

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
        if self.traced != 0:
            for card in range(i64(CARDS)):
                if self.is_traced(card) and BURIED <= self.place(card) < ON_TOP:
                    cards = append(cards, card)
        return cards

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """A3: redeal all that the viewer cannot know, each possible world equally likely."""
        loose, rooms = self._loose(viewer)
        chance.shuffle(loose)
        self._deal(loose, rooms, chance)

    def redeal_to(self, viewer: i64, hand: i64, chance: Chance) -> None:
        """The same with two players, if the other has the cards of these bits in hand."""
        loose, rooms = self._loose(viewer)
        chance.shuffle(loose)
        first: i64 = 0
        for at in range(len(loose)):
            card = loose[at]
            if hand & BITS[card]:
                loose[at] = loose[first]
                loose[first] = card
                first += 1
        self._deal(loose, rooms, chance)

    def _deal(self, loose: vec[i64], rooms: vec[i64], chance: Chance) -> None:
        """Fill the hands with the first of these cards, and bury the others."""
        places = self.places[:]
        dealt: i64 = 0
        for seat in range(len(rooms)):
            after = dealt + rooms[seat]
            while dealt < after:
                places[loose[dealt]] = IN_HAND + seat
                dealt += 1
        self._bury(extend(self.traced_below(), loose[dealt:]), places, chance)

    def _loose(self, viewer: i64) -> tuple[vec[i64], vec[i64]]:
        """The cards that may be in a hand or buried, for all the viewer knows, and how many of them each hand has."""
        loose = vec[i64]([0] * CARDS)
        rooms = self.held[:]
        not_loose = self.traced | self._tops()
        count: i64 = 0
        for card in range(i64(CARDS)):
            place = self.places[card]
            if place < BURIED and (place == IN_HAND + viewer or self.is_traced(card)):
                rooms[place - IN_HAND] -= 1
            elif place < ON_TOP and (not_loose >> card) & 1 == 0:
                loose[count] = card
                count += 1
        return loose[:count], rooms

    def _tops(self) -> i64:
        """A bit for each card on top of a stack."""
        bits: i64 = 0
        for stack in range(i64(2)):
            if self.stack_size(stack) > 0:
                bits |= BITS[self.top_card(stack)]
        return bits

    def _bury(self, cards: vec[i64], places: vec[i64], chance: Chance) -> None:
        """Put these cards, in random order, below the top cards of the stacks."""
        chance.shuffle(cards)
        depth = self.buried_in(0)
        first, second = cards[:depth], cards[depth:]
        for card in first:
            places[card] = BURIED
        for card in second:
            places[card] = BURIED + 1
        self.places = places
        self.stacks = [extend(self._top(0), first), extend(self._top(1), second)]
        self.gone = NONE_GONE

    def _top(self, stack: i64) -> vec[i64]:
        """The top card of a stack, if it has one."""
        return self.stacks[stack][self.gone[stack] : self.gone[stack] + 1]


def with_number(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A copy of a vec with one other number in it."""
    changed = numbers[:]
    changed[at] = number
    return changed


def is_last_card(place: i64, held: i64, public: i64) -> bool:
    """A17: whether a card is the last of a hand of `held` cards, or the last public one."""
    if place < BURIED:
        return held == 1
    return ON_TOP <= place < LAID and public == 1
