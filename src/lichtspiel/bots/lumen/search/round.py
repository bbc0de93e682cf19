"""A round of LUMEN played fast and sensibly: every seat acts only on what it can see from where it sits (M4).

A seat sees the others' cards but not its own. So it goes by what its own cards are worth on average, given the values
that it sees nowhere, and by the higher cards that it does see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lumen.search.estimates import BITS, DOUBT, MOST_EXPECTED, QUICK_BID, TOP, value_at
from lichtspiel.bots.lumen.search.strength import STRENGTH, strength_at
from lichtspiel.core.chance import Chance
from lichtspiel.games.lumen.box import (
    COLOR_STEP,
    HAND,
    NOTHING,
    PLACES_IN,
    YELLOW,
    color_of,
    points_for,
    value_of,
)
from lichtspiel.games.lumen.rules import LumenEngine, playable_of, strength_of
from lichtspiel.games.lumen.seats import NO_BID

SUITS: Final = 5
SURE: Final = 1000  # chances are in thousandths here, and values in hundredths

# How likely a later player beats a card that they can beat, in thousandths: if they want the trick, or if forced to.
WISHED: Final = 800
WISHED_TRUMP: Final = 700
FORCED: Final = 600
FORCED_TRUMP: Final = 300
NOISE: Final = 120  # at random, up to this many thousandths of a trick are added, so that near-equal cards vary


class Round:
    """One imagined round, from its deal to its end; made to be copied and played often."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.number: i64 = 0  # of the round, 0 to 3
        self.noise: i64 = NOISE
        self.highest: i64 = 0
        self.cards: vec[i64] = vec[i64]()  # ten of each seat, by place; never changed: copies share them
        self.colors: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()  # the places of a colour, by seat and colour; copies share them, too
        self.guess: vec[i64] = vec[i64]()  # what a seat thinks each of its own cards is worth, in hundredths
        self.doubt: vec[i64] = vec[i64]()  # and how far off that may be
        self.worth: vec[i64] = vec[i64]([0] * HAND)  # the chances of the thinking seat's cards, by place
        self.held: vec[i64] = vec[i64]()  # places, by seat
        self.values: vec[i64] = vec[i64]()  # the values in a hand, as bits, by seat and colour
        self.inplay: vec[i64] = vec[i64]()  # the same of all hands together, by colour
        self.tips: vec[i64] = vec[i64]()
        self.extra: vec[i64] = vec[i64]()
        self.tricks: vec[i64] = vec[i64]()
        self.to_move: i64 = 0
        self.laid: i64 = 0
        self.led: i64 = 0
        self.best: i64 = 0  # the strength that takes the trick so far, and whose it is
        self.taker: i64 = 0
        self.left: i64 = 0  # cards that are still to be played

    def empty(self) -> None:
        """Clear the table, before cards are put into their places."""
        self.cards = vec[i64]([NOTHING] * (self.players * HAND))
        self.colors = vec[i64]([-1] * (self.players * HAND))
        self.places = vec[i64]([0] * (self.players * SUITS))
        self.held = vec[i64]([0] * self.players)
        self.values = vec[i64]([0] * (self.players * SUITS))
        self.inplay = vec[i64]([0] * SUITS)
        self.tips = vec[i64]([NO_BID] * self.players)
        self.extra = vec[i64]([0] * self.players)
        self.tricks = vec[i64]([0] * self.players)

    def copy(self) -> "Round":
        """A copy of the round that can be played differently."""
        copy = Round(self.players)
        copy.number = self.number
        copy.noise = self.noise
        copy.highest = self.highest
        copy.cards = self.cards
        copy.colors = self.colors
        copy.places = self.places
        copy.guess = self.guess[:]
        copy.doubt = self.doubt
        copy.held = self.held[:]
        copy.values = self.values[:]
        copy.inplay = self.inplay[:]
        copy.tips = self.tips[:]
        copy.extra = self.extra[:]
        copy.tricks = self.tricks[:]
        copy.to_move = self.to_move
        copy.laid = self.laid
        copy.led = self.led
        copy.best = self.best
        copy.taker = self.taker
        copy.left = self.left
        return copy

    # -- What a seat thinks of its own cards -----------------------------------------------------------------------

    def guess_all(self) -> None:
        """Let every seat guess its own cards from what it sees round the table."""
        self.guess = vec[i64]([0] * (self.players * HAND))
        self.doubt = vec[i64]([0] * (self.players * HAND))
        for seat in range(self.players):
            for color in range(SUITS):
                self._guess_color(seat, color)

    def _guess_color(self, seat: i64, color: i64) -> None:
        """M3: a seat's own cards of a colour are rising values among those that it sees nowhere."""
        mine = self.values[seat * SUITS + color]
        if mine == 0:
            return
        hidden: i64 = ((1 << (self.highest + 1)) - 2) & ~(self.inplay[color] ^ mine)
        count = BITS[mine]
        total = BITS[hidden]
        place: i64 = seat * HAND
        while self.colors[place] != color:
            place += 1
        for at in range(1, count + 1):
            rank: i64 = at * (total + 1) * 100 // (count + 1)
            self.guess[place] = value_at(hidden, rank)
            self.doubt[place] = DOUBT[(at * 11 + count) * 13 + total]
            place += 1

    def _learn(self, seat: i64, place: i64) -> None:
        """M3, M6: a card that was played bounds its neighbours of the same colour."""
        at: i64 = seat * HAND + place
        color = self.colors[at]
        value: i64 = value_of(self.cards[at]) * 100
        for other in range(at + 1, seat * HAND + HAND):
            if self.colors[other] != color:
                break
            self.guess[other] = max(self.guess[other], value + 100)
        below: i64 = at - 1
        while below >= seat * HAND and self.colors[below] == color:
            self.guess[below] = min(self.guess[below], value - 100)
            below -= 1

    # -- What it expects -------------------------------------------------------------------------------------------

    def expect(self, seat: i64) -> i64:
        """How many tricks a seat may still hope for with its cards, in thousandths; `worth` tells it card by card."""
        held = self.held[seat]
        tricks_left = PLACES_IN[held]
        total: i64 = 0
        for place in range(HAND):
            if (held >> place) & 1:
                at: i64 = seat * HAND + place
                color = self.colors[at]
                others: i64 = self.inplay[color] ^ self.values[seat * SUITS + color]
                above = BITS[others >> ((self.guess[at] + 50) // 100 + 1)]
                worth = STRENGTH[strength_at(self.players, color, above, tricks_left)]
                self.worth[place] = worth
                total += worth
        return total

    def quick_bid(self, seat: i64) -> i64:
        """M5: the bid of a seat that only counts its expected tricks."""
        expected = min(self.expect(seat) // 100, MOST_EXPECTED)
        return QUICK_BID[self.number * (MOST_EXPECTED + 1) + expected]

    def set_bid(self, seat: i64, bid: i64) -> None:
        """M5: a bid as the engine writes it."""
        self.tips[seat] = bid // 2
        self.extra[seat] = bid % 2

    def bid_rest(self) -> None:
        """Let everybody who has not bid yet make their quick bid."""
        for seat in range(self.players):
            if self.tips[seat] == NO_BID:
                self.set_bid(seat, self.quick_bid(seat))

    # -- Playing ---------------------------------------------------------------------------------------------------

    def playable(self) -> i64:
        """M6: the places that the seat to move may play."""
        held = self.held[self.to_move]
        return playable_of(held, self.places[self.to_move * SUITS + self.led]) if self.laid > 0 else held

    def gap(self, seat: i64) -> i64:
        """How many tricks a seat lacks beyond those it expects, in thousandths; the extra stone counts half."""
        need: i64 = (self.tips[seat] - self.tricks[seat]) * SURE + self.extra[seat] * (SURE // 2)
        return need - self.expect(seat)

    def misfit(self, gap: i64, place: i64) -> i64:
        """How badly a card serves: winning with weak cards closes a gap, losing strong ones a surplus."""
        change = self.wins_now(self.to_move, place) - self.worth[place]
        return gap - change if gap > change else change - gap

    def choose(self, chance: Chance) -> i64:
        """The place a sensible player would play."""
        playable = self.playable()
        if playable & (playable - 1) == 0:
            return TOP[playable]
        gap = self.gap(self.to_move)
        best: i64 = -1
        least: i64 = 0
        for place in range(HAND):
            if (playable >> place) & 1:
                misfit = self.misfit(gap, place) + ((chance.word() * self.noise) >> 32)
                if best < 0 or misfit < least:
                    best = place
                    least = misfit
        return best

    def wins_now(self, seat: i64, place: i64) -> i64:
        """How likely a card takes the trick on the table, in thousandths, as its owner sees it."""
        at: i64 = seat * HAND + place
        color = self.colors[at]
        led: i64 = self.led if self.laid > 0 else color
        if color not in (led, YELLOW):
            return 0
        chance: i64 = SURE
        if self.laid > 0:
            chance = self._beats(at, color)
        value: i64 = (self.guess[at] + 50) // 100
        later = self.players - 1 - self.laid
        other = seat
        while later > 0 and chance > 0:
            other = (other + 1) % self.players
            chance = chance * (SURE - self._beaten_by(other, color, value, led)) // SURE
            later -= 1
        return chance

    def _beats(self, at: i64, color: i64) -> i64:
        """How likely a card beats what lies there, in thousandths."""
        ahead: i64 = self.guess[at] - self.best * 100
        if color == YELLOW:
            ahead += COLOR_STEP * 100
        doubt = self.doubt[at]
        if ahead >= doubt:
            return SURE
        if ahead <= -doubt:
            return 0
        return (ahead + doubt) * SURE // (2 * doubt)

    def _beaten_by(self, other: i64, color: i64, value: i64, led: i64) -> i64:
        """How likely somebody who plays later takes the trick from a card, in thousandths."""
        following = self.values[other * SUITS + led]
        wishes = self.tips[other] > self.tricks[other]
        if following != 0:
            if color != led:
                return 0
            above = BITS[following >> (value + 1)]
            if above == 0:
                return 0
            if above == BITS[following]:
                return SURE
            return WISHED if wishes else FORCED * above // BITS[following]
        trumps = self.values[other * SUITS + YELLOW]
        beating = BITS[trumps >> (value + 1)] if color == YELLOW else BITS[trumps]
        if beating == 0:
            return 0
        return WISHED_TRUMP if wishes else FORCED_TRUMP * beating // PLACES_IN[self.held[other]]

    def play(self, place: i64) -> None:
        """M6, M7: a card to the table; after the last one the trick is taken."""
        seat = self.to_move
        at: i64 = seat * HAND + place
        card = self.cards[at]
        color = self.colors[at]
        bit: i64 = 1 << value_of(card)
        self.held[seat] ^= 1 << place
        self.values[seat * SUITS + color] ^= bit
        self.inplay[color] ^= bit
        self._learn(seat, place)
        self._lay(seat, card)
        self.left -= 1

    def _lay(self, seat: i64, card: i64) -> None:
        if self.laid == 0:
            self.led = color_of(card)
            self.best = 0
        strength = strength_of(card, self.led)
        if strength > self.best:
            self.best = strength
            self.taker = seat
        self.laid += 1
        if self.laid < self.players:
            self.to_move = (seat + 1) % self.players
            return
        self.laid = 0
        self.tricks[self.taker] += 1
        self.to_move = self.taker

    def finish(self, chance: Chance) -> None:
        """Play to the end of the round."""
        while self.left > 0:
            self.play(self.choose(chance))

    def points(self, seat: i64) -> i64:
        """M8, M9: what the round brings a seat."""
        return points_for(self.tips[seat], self.extra[seat], self.tricks[seat], self.number)


def dealt(world: LumenEngine, plays: vec[i64]) -> Round:
    """The round of a world as it was before the plays, each a seat * HAND + place, that have led to it."""
    players = world.players()
    start = Round(players)
    start.number = world.round
    start.highest = world.highest
    start.empty()
    start.to_move = world.leader
    for play in plays:
        start_card(start, play // HAND, play % HAND, world.card(play // HAND, play % HAND))
    if len(plays) > 0:
        start.to_move = plays[0] // HAND
    _take_seats(start, world, len(plays) // players)
    return start


def _take_seats(start: Round, world: LumenEngine, told: i64) -> None:
    """What is in hand, the bids, and the tricks that were taken before those the plays tell of."""
    taken: i64 = 0
    for number in range(start.players):
        start.tips[number] = world.tips(number)
        start.extra[number] = world.extra(number)
        taken += world.tricks(number)
        for place in range(HAND):
            if world.holds(number, place):
                start_card(start, number, place, world.card(number, place))
    if taken != told:
        for number in range(start.players):
            start.tricks[number] = world.tricks(number)


def start_card(start: Round, seat: i64, place: i64, card: i64) -> None:
    """Put a card into its place."""
    if card == NOTHING:
        return
    color = color_of(card)
    bit: i64 = 1 << value_of(card)
    start.cards[seat * HAND + place] = card
    start.colors[seat * HAND + place] = color
    start.places[seat * SUITS + color] |= 1 << place
    start.held[seat] |= 1 << place
    start.values[seat * SUITS + color] |= bit
    start.inplay[color] |= bit
    start.left += 1
