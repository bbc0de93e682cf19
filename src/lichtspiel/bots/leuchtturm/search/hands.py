"""Die Leuchtturm-Architekten with two players: which cards the other may hold, by what it has done with its turns.

A hand is as likely as it makes likely what was done: the better an end of a turn looks to whoever has this hand, by the
forecast, the more often it is chosen. The forecast's sums are linear in the cards of a hand, so an end is read once for
all hands.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.forecast import MILLI, Forecast
from lichtspiel.bots.leuchtturm.search.turn_walk import Walker, completed_card
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.box import CARDS
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, LAID, with_number
from lichtspiel.games.leuchtturm.ring import BITS
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

# How decided the other is, is not known either, so each hand is weighed for several degrees of it: by how much the
# forecasts of two ends must differ, in thousandths of the logit, for one to be chosen e times as often. Each is twice
# the one before.
DEGREES: Final = 3  # 200, 400 and 800
LEAST_DECIDED: Final = 800.0
LEAST_DECIDED_REFILL: Final = 200.0  # which stone to put into the harbour is seen more easily
SLIPS: Final = 0.2  # how often it goes by nothing at all
CLEARLY: Final = 20.0  # an end this much better than the one chosen, by the least decided, need not look even better

HAND: Final = 3  # cards
FINENESS: Final = 1 << 30
UNTHINKABLE: Final = -1e9


class Hands:
    """All hands that the other seat may have been dealt, and how likely each is."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast: Forecast = forecast
        self.hidden: i64 = forecast.net.hidden
        self.hands: vec[i64] = vec[i64]()  # a bit for each card
        self.cards: vec[i64] = vec[i64]()  # of each hand
        self.logs: vec[float] = vec[float]()  # by hand and degree
        self.totals: vec[float] = vec[float]()  # how likely the hands up to each are, together
        self.begun: bool = False
        self.turns: i64 = 0  # how many turns of the other have been heeded
        # While a turn is being read: by hand, the logit of the end that was chosen, how many there were, and by degree
        # how often all would be chosen for each time that this one is.
        self.chosen: vec[float] = vec[float]()
        self.counts: vec[i64] = vec[i64]()
        self.times: vec[float] = vec[float]()
        # What a hidden card adds to the sums of the forecast at an end, and a place for no card; and the sums without
        # the last card of a hand.
        self.added: vec[float] = vec[float]([0.0] * ((CARDS + 1) * self.hidden))
        self.base: vec[float] = vec[float]([0.0] * self.hidden)
        self.sums: vec[float] = vec[float]([0.0] * self.hidden)
        self.pair: i64 = NOBODY  # whose sums these are
        self.scale: float = 0.0  # of differences of logits, for the least decided

    # -- What is known ---------------------------------------------------------------------------------------------

    def consider(self, revealed: i64, loose: i64, rooms: i64) -> None:
        """Leave only hands that fit what is known now: cards of the hand, and those that may be its other ones."""
        if self.begun:
            self._keep(revealed, revealed | loose)
        else:
            self.begun = True
            self._list(revealed, loose, 0, rooms)
            self.logs = vec[float]([0.0] * (len(self.hands) * DEGREES))
        self._note_cards()

    def _list(self, hand: i64, loose: i64, first: i64, rooms: i64) -> None:
        if rooms == 0:
            self.hands = append(self.hands, hand)
            return
        for card in range(first, i64(CARDS)):
            if loose & BITS[card]:
                self._list(hand | BITS[card], loose, card + 1, rooms - 1)

    def _keep(self, least: i64, most: i64) -> None:
        hands, logs = vec[i64](), vec[float]()
        for number in range(len(self.hands)):
            hand = self.hands[number]
            if hand & least == least and hand & ~most == 0:
                hands = append(hands, hand)
                for degree in range(i64(DEGREES)):
                    logs = append(logs, self.logs[number * DEGREES + degree])
        self.hands, self.logs = hands, logs

    def _note_cards(self) -> None:
        cards = vec[i64]()
        for hand in self.hands:
            for card in range(i64(CARDS)):
                if hand & BITS[card]:
                    cards = append(cards, card)
        self.cards = cards

    def possible(self) -> i64:
        """A bit for each card that some hand has."""
        bits: i64 = 0
        for hand in self.hands:
            bits |= hand
        return bits

    # -- What was done ---------------------------------------------------------------------------------------------

    def watch(self, before: LeuchtturmEngine, after: LeuchtturmEngine) -> None:
        """Heed a turn of the other: what it began with, and its end but for the refill."""
        self.turns += 1
        begun, ended = covered(before, before.gone), covered(after, before.gone)
        self._begin(ended, begun.active, MILLI / LEAST_DECIDED)
        ways = Ways(self, ended)
        ways.walk(begun)
        if ways.found:  # or else it dared a lighthouse whose card it did not know
            self._conclude()

    def watch_refill(self, before: LeuchtturmEngine, move: i64) -> None:
        """Heed a stone that the other has put into the harbour (A12)."""
        seat = before.active
        chosen = before.clone()
        chosen.apply(move)
        self._begin(chosen, seat, MILLI / LEAST_DECIDED_REFILL)
        for each in before.legal():
            after = before.clone()
            after.apply(each)
            self.meet(after, seat)
        self._conclude()

    def _begin(self, after: LeuchtturmEngine, seat: i64, scale: float) -> None:
        """The end that was chosen, and no others yet."""
        self.scale = scale
        count = len(self.hands)
        self.counts = vec[i64]([0] * count)
        self.times = vec[float]([0.0] * (count * DEGREES))
        self.chosen = vec[float]([0.0] * count)
        gone = self._read(after, seat)
        for number in range(count):
            self.chosen[number] = self._logit(number, gone)

    def meet(self, world: LeuchtturmEngine, seat: i64) -> None:
        """An end that could have been chosen by whoever has the cards that were laid on the way."""
        required = settled_cards(world) & self.possible()
        over = world.to_move == NOBODY
        gone: i64 = 0 if over else self._read(world, seat)
        for number in range(len(self.hands)):
            if required & ~self.hands[number] == 0:
                if over:
                    self._add(number, float(self.forecast.lead(world, seat, NOBODY)) / MILLI)
                else:
                    self._add(number, self._logit(number, gone))

    def _add(self, number: i64, logit: float) -> None:
        """One more end of a hand."""
        self.counts[number] += 1
        times = exp(min((logit - self.chosen[number]) * self.scale, CLEARLY))
        at = number * DEGREES + DEGREES
        for _ in range(i64(DEGREES)):
            at -= 1
            self.times[at] += times
            times *= times

    def _conclude(self) -> None:
        for number in range(len(self.hands)):
            count = self.counts[number]
            if count > 1:
                for at in range(number * DEGREES, number * DEGREES + DEGREES):
                    self.logs[at] += log(SLIPS / float(count) + (1.0 - SLIPS) / self.times[at])

    # -- How it looked to whoever has a hand -----------------------------------------------------------------------

    def _read(self, world: LeuchtturmEngine, seat: i64) -> i64:
        """Read an end for all hands; returns a bit for each card that is hidden in none of them."""
        forecast, hidden = self.forecast, self.hidden
        sums = forecast.sums_without_hand(world, seat)
        for unit in range(hidden):
            self.base[unit] = sums[unit]
        gone = settled_cards(world)
        possible = self.possible() & ~gone
        for card in range(i64(CARDS)):
            if possible & BITS[card]:
                forecast.add_to_sums(world, seat, card, self.added, card * hidden)
        self.pair = NOBODY
        return gone

    def _logit(self, number: i64, gone: i64) -> float:
        """The logit of the chance of a seat with this hand; hands that begin alike come one after the other."""
        first = self._place_of(number * HAND, gone)
        second = self._place_of(number * HAND + 1, gone)
        hidden, added, sums = self.hidden, self.added, self.sums
        if self.pair != first * (CARDS + 1) + second:
            self.pair = first * (CARDS + 1) + second
            base, one, other = self.base, first * hidden, second * hidden
            for unit in range(hidden):
                sums[unit] = base[unit] + added[one + unit] + added[other + unit]
        last = self._place_of(number * HAND + 2, gone) * hidden
        found = self.forecast.net.offset
        weights = self.forecast.net.second
        for unit in range(hidden):
            total = sums[unit] + added[last + unit]
            if total > 0.0:
                found += total * weights[unit]
        return found

    def _place_of(self, at: i64, gone: i64) -> i64:
        """A card of a hand, or what stands for none if it is not hidden any more."""
        card = self.cards[at]
        return i64(CARDS) if gone & BITS[card] else card

    # -- How likely the hands are ----------------------------------------------------------------------------------

    def judge(self) -> None:
        """Weigh up what was done."""
        most = UNTHINKABLE
        for weight in self.logs:
            most = max(most, weight)
        self.totals = vec[float]([0.0] * len(self.hands))
        total = 0.0
        for number in range(len(self.hands)):
            for at in range(number * DEGREES, number * DEGREES + DEGREES):
                total += exp(self.logs[at] - most)
            self.totals[number] = total

    def draw(self, chance: Chance) -> i64:
        """One of the hands, by how likely they are."""
        last = len(self.totals) - 1
        pick = self.totals[last] * float(chance.below(FINENESS)) / float(FINENESS)
        low: i64 = 0
        while low < last:
            middle = (low + last) // 2
            if self.totals[middle] > pick:
                last = middle
            else:
                low = middle + 1
        return self.hands[low]

    def odds(self) -> dict[int, float]:
        """How likely each hand is, by its bits."""
        found: dict[int, float] = {}
        before, whole = 0.0, self.totals[len(self.totals) - 1]
        for number in range(len(self.hands)):
            found[int(self.hands[number])] = (self.totals[number] - before) / whole
            before = self.totals[number]
        return found


class Ways(Walker):
    """All ends of a turn, whatever cards the seat has in hand; it is found out which of them was chosen."""

    def __init__(self, hands: Hands, after: LeuchtturmEngine) -> None:
        super().__init__()
        self.hands: Hands = hands
        self.possible: i64 = hands.possible()
        self.after: LeuchtturmEngine = after
        self.found: bool = False

    def end(self, world: LeuchtturmEngine, path: i64) -> None:
        if not self.found:
            self.found = same_board(world, self.after)
        self.hands.meet(world, self.seat)

    def unsure(self, world: LeuchtturmEngine, path: i64) -> None:
        """Nobody can say what it would have come to."""

    def _complete(self, world: LeuchtturmEngine, move: i64, path: i64, shift: i64, salt: i64) -> None:
        """A lighthouse whose card may be in the hand is completed by whoever has it."""
        card = completed_card(world, move)
        if self.possible & ~settled_cards(world) & BITS[card]:
            supposed = world.clone()
            if world.places[card] != IN_HAND + self.seat and not suppose(supposed, self.seat, card):
                return
            known = self.known
            self.known |= BITS[card]
            super()._complete(supposed, move, path, shift, salt)
            self.known = known
        else:
            super()._complete(world, move, path, shift, salt)


def covered(world: LeuchtturmEngine, gone: vec[i64]) -> LeuchtturmEngine:
    """A copy without the public cards that nobody had seen yet when so many of each stack were gone."""
    copy = world.clone()
    stacks: list[vec[i64]] = []
    for stack in range(i64(2)):
        cards = world.stacks[stack][:]
        for at in range(gone[stack] + 1, i64(len(cards))):
            cards[at] = NOBODY
        stacks.append(cards)
    copy.stacks = stacks
    return copy


def suppose(world: LeuchtturmEngine, seat: i64, card: i64) -> bool:
    """Let a buried card be in the hand of a seat instead of one that nobody knows of; returns whether there is one."""
    for held in range(i64(CARDS)):
        if world.places[held] == IN_HAND + seat and not world.is_traced(held):
            exchange(world, card, held)
            return True
    return False


def exchange(world: LeuchtturmEngine, buried: i64, held: i64) -> None:
    """Let a buried card and one in a hand change places."""
    stack = world.places[buried] - BURIED
    places = with_number(world.places, buried, world.places[held])
    places[held] = BURIED + stack
    world.places = places
    cards = world.stacks[stack]
    for at in range(len(cards)):
        if cards[at] == buried:
            changed = with_number(cards, at, held)
            world.stacks = [changed, world.stacks[1]] if stack == 0 else [world.stacks[0], changed]


def same_board(one: LeuchtturmEngine, other: LeuchtturmEngine) -> bool:
    """Whether the same stones stand, and the same cards are laid."""
    for place in range(len(one.towers)):
        if one.towers[place] != other.towers[place]:
            return False
    for card in range(i64(CARDS)):
        if max(one.places[card], other.places[card]) >= LAID and one.places[card] != other.places[card]:
            return False
    return True


def settled_cards(world: LeuchtturmEngine) -> i64:
    """A bit for each card that is laid, or of which everyone knows where it is."""
    bits = world.traced
    for card in range(i64(CARDS)):
        if world.places[card] >= LAID:
            bits |= BITS[card]
    return bits
