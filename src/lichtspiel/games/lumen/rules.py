"""The rules of LUMEN, M1 to M11, as one compiled engine."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.lumen.box import (
    COLOR_STEP,
    COLORS,
    HAND,
    HIGHEST,
    MOST_TIPS,
    NOTHING,
    PLACES_IN,
    ROUNDS,
    YELLOW,
    card_of,
    color_of,
    points_for,
    value_of,
)
from lichtspiel.games.lumen.codes import (
    ALLOWED,
    BIDS,
    BIDS_ARE_MADE,
    BIDS_COME_FIRST,
    DEALT,
    DID_BID,
    DID_PLAY,
    MUST_FOLLOW,
    NO_SUCH_BID,
    NO_SUCH_PLACE,
    PLACE_EMPTY,
    PLAY,
    PLUS_CARD,
    SCORED,
    TEN_WITH_EXTRA,
    WON_TRICK,
)
from lichtspiel.games.lumen.deduction import Pane
from lichtspiel.games.lumen.seats import Seat

SMALL_TABLE: Final = 3  # the number of players at which M10 applies
LAST_ROUND: Final = ROUNDS - 1
RANK_STEP: Final = 1 << 20  # more than twice the points of a round


def _all_bids() -> vec[i64]:
    return vec[i64](list(range(BIDS)))


ALL_BIDS: Final[vec[i64]] = _all_bids()


@mypyc_attr(acyclic=True, free_list_len=1)
class LumenEngine(Engine):
    """A running game of LUMEN, with all its secrets. Empty when made: `begin` or `clone` fill it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[Seat] = []
        self.highest: i64 = 0  # the highest value of each colour (M1)
        self.first: i64 = 0  # who has the dark plus card before the first round
        self.deals: vec[i64] = vec[i64]()  # the hands of all rounds, in order; never changed: clones share it
        self.round: i64 = 0  # 0 to 3
        self.bids: i64 = 0  # how many have made their bid in this round
        self.leader: i64 = NOBODY  # who leads the next trick, or has led the one that is being played
        self.trick_round: i64 = NOBODY  # the round of the trick on the table
        self.trick_leader: i64 = NOBODY  # who led it
        self.laid: i64 = 0  # how many have played to it; it stays there until the next lead (M4)
        self.trick_cards: vec[i64] = vec[i64]()  # in the order they were played
        self.trick_places: vec[i64] = vec[i64]()  # the places they came from

    def clone(self) -> "LumenEngine":
        """A copy that shares nothing that can change, its journal empty and shut."""
        copy = LumenEngine()
        copy.to_move = self.to_move
        copy.seats = [seat.clone() for seat in self.seats]
        copy.highest = self.highest
        copy.first = self.first
        copy.deals = self.deals
        copy.round = self.round
        copy.bids = self.bids
        copy.leader = self.leader
        copy.trick_round = self.trick_round
        copy.trick_leader = self.trick_leader
        copy.laid = self.laid
        copy.trick_cards = self.trick_cards[:]
        copy.trick_places = self.trick_places[:]
        return copy

    def players(self) -> i64:
        """How many seats there are."""
        return len(self.seats)

    # -- What may be done ------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Every legal move: all bids, or the places that may be played, from the left."""
        if self.to_move == NOBODY:
            return vec[i64]()
        if self.bidding():
            return ALL_BIDS[:]
        playable = self.playable()
        moves = vec[i64]([0] * PLACES_IN[playable])
        count: i64 = 0
        for place in range(HAND):
            if (playable >> place) & 1:
                moves[count] = PLAY + place
                count += 1
        return moves

    def random_move(self, chance: Chance) -> i64:
        """The move `legal()[chance.below(len(legal()))]`, found without listing them."""
        if self.bidding():
            return chance.below(BIDS)
        playable = self.playable()
        skip = chance.below(PLACES_IN[playable])
        place: i64 = 0
        while skip > 0 or not (playable >> place) & 1:
            skip -= (playable >> place) & 1
            place += 1
        return PLAY + place

    def bidding(self) -> bool:
        """M5: whether somebody has yet to bid in this round."""
        return self.bids < len(self.seats)

    def playable(self) -> i64:
        """M6: the places that the seat to move may play: all of them if it leads."""
        seat = self.seats[self.to_move]
        if self.trick_is_open():
            return playable_of(seat.held, seat.places[self.led_color()])
        return seat.held

    def trick_is_open(self) -> bool:
        """Whether a card has been led and somebody has yet to play to it."""
        return 0 < self.laid < len(self.seats)

    def led_color(self) -> i64:
        """M6: the colour that was led."""
        return color_of(self.trick_cards[0])

    # -- Why a move may not be made --------------------------------------------------------------------------------

    def check_bid(self, tips: i64, extra: i64) -> i64:
        """M5: what forbids this bid, if anything does."""
        if not self.bidding():
            return BIDS_ARE_MADE
        if tips < 0 or tips > MOST_TIPS:
            return NO_SUCH_BID
        return TEN_WITH_EXTRA if tips == MOST_TIPS and extra == 1 else ALLOWED

    def check_play(self, place: i64) -> i64:
        """M6: what forbids playing the card of this place. The plus card is what stands right of the ten."""
        if self.bidding():
            return BIDS_COME_FIRST
        if place == HAND:
            return PLUS_CARD
        if place < 0 or place > HAND:
            return NO_SUCH_PLACE
        if not self.seats[self.to_move].holds(place):
            return PLACE_EMPTY
        return ALLOWED if (self.playable() >> place) & 1 else MUST_FOLLOW

    # -- What a move does ------------------------------------------------------------------------------------------

    def apply(self, move: i64) -> None:
        """Carry out a legal move."""
        if move >= PLAY:
            self._play(move - PLAY)
        else:
            self._bid(move // 2, move % 2)

    def _bid(self, tips: i64, extra: i64) -> None:
        """M5: tip stones and perhaps the extra stone; when all have bid, the first of them leads (M3, M10)."""
        seat = self.seats[self.to_move]
        seat.tips = tips
        seat.extra = extra
        self.bids += 1
        self.note(DID_BID, self.to_move, tips, extra, 0)
        self.to_move = self._next(self.to_move)

    def _play(self, place: i64) -> None:
        """M6: a card from its place to the table, where everybody sees its value."""
        seat = self.seats[self.to_move]
        if not self.trick_is_open():
            self._turn_over()
        card = seat.cards[place]
        seat.held ^= 1 << place
        self.trick_cards[self.laid] = card
        self.trick_places[self.laid] = place
        self.laid += 1
        self.note(DID_PLAY, self.to_move, place, card, 0)
        if self.laid == len(self.seats):
            self._win_trick()
        else:
            self.to_move = self._next(self.to_move)

    def _turn_over(self) -> None:
        """M4: with the next lead the finished trick is gone from sight."""
        self.laid = 0
        self.trick_round = self.round
        self.trick_leader = self.to_move

    def _win_trick(self) -> None:
        """M7: the winner takes the trick and leads the next; M2: after ten tricks the round is over."""
        winner = self.trick_winner()
        seat = self.seats[winner]
        seat.tricks += 1
        self.leader = winner
        self.to_move = winner
        self.note(WON_TRICK, winner, HAND - PLACES_IN[seat.held], 0, 0)
        if seat.held == 0:
            self._score_round()

    def trick_winner(self) -> i64:
        """M7: who played the highest yellow card or, if there is none, the highest of the led colour."""
        led = self.led_color()
        best: i64 = 0
        winner = self.trick_leader
        for offset in range(self.laid):
            strength = strength_of(self.trick_cards[offset], led)
            if strength > best:
                best = strength
                winner = (self.trick_leader + offset) % len(self.seats)
        return winner

    def _score_round(self) -> None:
        """M8, M9: points for everyone; then the next round, or after the fourth the end (M11)."""
        for number in range(len(self.seats)):
            seat = self.seats[number]
            points = points_for(seat.tips, seat.extra, seat.tricks, self.round)
            seat.sheet[self.round] = points
            seat.total += points
            seat.remember_round()
            self.note(SCORED, number, self.round, points, seat.total)
        if self.round == LAST_ROUND:
            self.to_move = NOBODY
        else:
            self.round += 1
            self.deal_round()
            self.note(DEALT, self.leader, self.round, self.dark(), 0)

    def deal_round(self) -> None:
        """M3: everyone takes up the hand that is meant for them."""
        start = self.round * len(self.seats) * HAND
        for seat in self.seats:
            seat.take_up(self.deals[start : start + HAND])
            start += HAND
        self.bids = 0
        self.leader = self.opener()
        self.to_move = self.leader

    def dark(self) -> i64:
        """M3: who has the dark plus card in this round; it moves one seat to the left each round."""
        return (self.first + 1 + self.round) % len(self.seats)

    def opener(self) -> i64:
        """M3: who bids and leads first: whoever has the dark plus card; M10: or most points, of three in round 4."""
        opener = self.dark()
        if len(self.seats) != SMALL_TABLE or self.round != LAST_ROUND:
            return opener
        for offset in range(1, SMALL_TABLE):
            number = (self.dark() + offset) % SMALL_TABLE
            if self.seats[number].total > self.seats[opener].total:
                opener = number
        return opener

    def rank(self, number: i64) -> i64:
        """M11: the rank of a seat after the last round; no two are equal."""
        seat = self.seats[number]
        return rank_of(seat.total, seat.sheet[LAST_ROUND], (number - self.dark()) % len(self.seats))

    def _next(self, number: i64) -> i64:
        """M1: the next seat clockwise."""
        return (number + 1) % len(self.seats)

    # -- What is hidden (M4) ---------------------------------------------------------------------------------------

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """M4: redeal all that the viewer's view does not show; the cards of earlier tricks are forgotten."""
        for number in range(len(self.seats)):
            self._forget(number)
        self.redeal_remembering(viewer, chance)

    def redeal_remembering(self, viewer: i64, chance: Chance) -> None:
        """M4: redeal what is hidden even from a viewer who remembers every card that was played in this round."""
        for color in range(len(COLORS)):
            pane = self.pane(color, viewer)
            pane.count()
            pane.draw(chance)
            hand: i64 = 0
            for number in range(len(self.seats)):
                if hidden_from(viewer, number):
                    self.seats[number].put_values(color, pane.hands[hand])
                    hand += 1
        self._reshuffle(chance)

    def pane(self, color: i64, viewer: i64) -> Pane:
        """M4: one colour of the hands that are hidden from the viewer, and what lies open of it."""
        pane = Pane(self.highest)
        for number in range(len(self.seats)):
            seat = self.seats[number]
            if hidden_from(viewer, number):
                pane.add_hand(seat.values_of(color))
                continue
            for card in seat.cards:
                if color_of(card) == color:
                    pane.show(value_of(card))
        return pane

    def _forget(self, number: i64) -> None:
        """M4: forget the cards a seat has played, except the one in the trick on the table."""
        seat = self.seats[number]
        offset = (number - self.trick_leader) % len(self.seats)
        lying: i64 = NOBODY
        if self.trick_round == self.round and offset < self.laid:
            lying = self.trick_places[offset]
        cards = seat.cards[:]
        for place in range(HAND):
            if not seat.holds(place) and place != lying:
                cards[place] = NOTHING
        seat.cards = cards

    def _reshuffle(self, chance: Chance) -> None:
        """M3: nobody knows anything of the rounds to come, so they are dealt anew."""
        deals = self.deals[:]
        size = len(self.seats) * HAND
        for number in range(self.round + 1, ROUNDS):
            hands = shuffled_hands(len(self.seats), chance)
            for at in range(size):
                deals[number * size + at] = hands[at]
        self.deals = deals


def hidden_from(viewer: i64, number: i64) -> bool:
    """M4: whether a viewer sees only the backs of a hand: their own; from NOBODY, a spectator, all are hidden."""
    return viewer == number or viewer == NOBODY  # noqa: PLR1714 (a tuple would cost more than the rest)


def playable_of(held: i64, led: i64) -> i64:
    """M6: the held places of the led colour, or all held places if there are none."""
    places = held & led
    return places if places != 0 else held


def rank_of(total: i64, last: i64, behind: i64) -> i64:
    """M11: most points, then most in round 4, then nearest clockwise behind the dark plus card, in one number."""
    return (total * RANK_STEP + last) * RANK_STEP - behind


def strength_of(card: i64, led: i64) -> i64:
    """M7: yellow is above all, then the led colour; other cards never win."""
    color = color_of(card)
    if color == YELLOW:
        return COLOR_STEP + value_of(card)
    return value_of(card) if color == led else 0


def shuffled_hands(players: i64, chance: Chance) -> vec[i64]:
    """M1, M3: shuffle, deal ten each and sort every hand; ten cards are left over.

    Cards are numbered in the order of a sorted hand; so handing them out in that order sorts every hand.
    """
    highest: i64 = HIGHEST[players]
    deck = vec[i64](list(range(highest * len(COLORS))))
    chance.shuffle(deck)
    owner = vec[i64]([0] * len(deck))
    for at in range(len(deck)):
        owner[deck[at]] = at // HAND
    hands = vec[i64]([NOTHING] * len(deck))
    filled = vec[i64]([0] * (players + 1))
    for number in range(len(deck)):
        seat = owner[number]
        hands[seat * HAND + filled[seat]] = card_of(number // highest, number % highest + 1)
        filled[seat] += 1
    return hands[: players * HAND]


def begin(players: int, first: int, deals: Sequence[int]) -> LumenEngine:
    """M1, M2: the first round is dealt; `deals` are the cards of all rounds and seats, one after the other."""
    engine = LumenEngine()
    engine.seats = [Seat() for _ in range(players)]
    engine.highest = HIGHEST[players]
    engine.first = first
    engine.deals = vec[i64](deals)
    engine.trick_cards = vec[i64]([NOTHING] * players)
    engine.trick_places = vec[i64]([0] * players)
    engine.deal_round()
    return engine
