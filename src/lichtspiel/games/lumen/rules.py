"""The rules of LUMEN, M1 to M11, as one compiled engine."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lumen.box import (
    COLOR_STEP,
    FIRST_PLACE,
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
from lichtspiel.games.lumen.seats import EXTRA, HELD, ROW, SUITS, TIPS, TOTAL, TRICKS, LumenSeats

SMALL_TABLE: Final = 3  # the number of players at which M10 applies
LAST_ROUND: Final = ROUNDS - 1
RANK_STEP: Final = 1 << 20  # more than twice the points of a round
NEW_DECK: Final[vec[i64]] = vec[i64](list(range(60)))  # the cards, numbered; three or four players leave out the last


@mypyc_attr(acyclic=True, free_list_len=1)
class LumenEngine(LumenSeats):
    """A running game of LUMEN, with all its secrets. Empty when made: `begin` or `clone` fill it."""

    def __init__(self) -> None:
        super().__init__()
        self.highest: i64 = 0  # the highest value of each colour (M1)
        self.first: i64 = 0  # who has the dark plus card before the first round
        self.deals: vec[i64] = vec[i64]()  # the hands of all rounds, in order; never changed: clones share it
        self.round: i64 = 0  # 0 to 3
        self.bids: i64 = 0  # how many have made their bid in this round
        self.leader: i64 = NOBODY  # who leads the next trick, or has led the one that is being played
        self.trick_round: i64 = NOBODY  # the round of the trick on the table
        self.trick_leader: i64 = NOBODY  # who led it
        self.laid: i64 = 0  # how many have played to it; it stays there until the next lead (M4)
        self.trick: vec[i64] = vec[i64]()  # the cards in the order they were played, then the places they came from

    def clone(self) -> "LumenEngine":
        """A copy that shares nothing that can change, its journal empty and shut."""
        copy = LumenEngine()
        copy.to_move = self.to_move
        copy.seat_count = self.seat_count
        copy.rows = self.rows[:]
        copy.hands = self.hands
        copy.suits = self.suits
        copy.sheets = self.sheets
        copy.past = self.past
        copy.highest = self.highest
        copy.first = self.first
        copy.deals = self.deals
        copy.round = self.round
        copy.bids = self.bids
        copy.leader = self.leader
        copy.trick_round = self.trick_round
        copy.trick_leader = self.trick_leader
        copy.laid = self.laid
        copy.trick = self.trick[:]
        return copy

    # -- What may be done ------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Every legal move: all bids, or the places that may be played, from the left."""
        count = self.list_moves()
        return self.listed[:count]

    def list_moves(self) -> i64:
        """The same in `listed`, which has room for all."""
        if len(self.listed) == 0:
            self.listed = vec[i64]([0] * BIDS)
        if self.to_move == NOBODY:
            return 0
        if self.bidding():
            return put_bids(self.listed)
        return put_plays(self.listed, self.playable())

    def random_move(self, chance: Chance) -> i64:
        """The move `legal()[chance.below(len(legal()))]`, found without listing them."""
        if self.bidding():
            return chance.below(BIDS)
        playable = self.playable()
        skip = chance.below(PLACES_IN[playable])
        while skip > 0:
            playable &= playable - 1
            skip -= 1
        return PLAY + FIRST_PLACE[playable]

    def bidding(self) -> bool:
        """M5: whether somebody has yet to bid in this round."""
        return self.bids < self.seat_count

    def playable(self) -> i64:
        """M6: the places that the seat to move may play: all of them if it leads."""
        held = self.held(self.to_move)
        if self.trick_is_open():
            return playable_of(held, self.suits[self.to_move * SUITS + self.led_color()])
        return held

    def trick_is_open(self) -> bool:
        """Whether a card has been led and somebody has yet to play to it."""
        return 0 < self.laid < self.seat_count

    def led_color(self) -> i64:
        """M6: the colour that was led."""
        return color_of(self.trick[0])

    def trick_card(self, offset: i64) -> i64:
        """The card that the nth seat after the leader has played."""
        return self.trick[offset]

    def trick_place(self, offset: i64) -> i64:
        """The place it came from."""
        return self.trick[self.seat_count + offset]

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
        if not self.holds(self.to_move, place):
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
        row = self.to_move * ROW
        self.rows[row + TIPS] = tips
        self.rows[row + EXTRA] = extra
        self.bids += 1
        self.note(DID_BID, self.to_move, tips, extra, 0)
        self.to_move = self._seat_after(self.to_move, 1)

    def _play(self, place: i64) -> None:
        """M6: a card from its place to the table, where everybody sees its value."""
        if not self.trick_is_open():
            self._turn_over()
        card = self.card(self.to_move, place)
        self.rows[self.to_move * ROW + HELD] ^= 1 << place
        self.trick[self.laid] = card
        self.trick[self.seat_count + self.laid] = place
        self.laid += 1
        self.note(DID_PLAY, self.to_move, place, card, 0)
        if self.laid == self.seat_count:
            self._win_trick()
        else:
            self.to_move = self._seat_after(self.to_move, 1)

    def _turn_over(self) -> None:
        """M4: with the next lead the finished trick is gone from sight."""
        self.laid = 0
        self.trick_round = self.round
        self.trick_leader = self.to_move

    def _win_trick(self) -> None:
        """M7: the winner takes the trick and leads the next; M2: after ten tricks the round is over."""
        winner = self.trick_winner()
        held = self.held(winner)
        self.rows[winner * ROW + TRICKS] += 1
        self.leader = winner
        self.to_move = winner
        self.note(WON_TRICK, winner, HAND - PLACES_IN[held], 0, 0)
        if held == 0:
            self._score_round()

    def trick_winner(self) -> i64:
        """M7: who played the highest yellow card or, if there is none, the highest of the led colour."""
        led = self.led_color()
        best: i64 = 0
        winner: i64 = 0
        for offset in range(self.laid):
            strength = strength_of(self.trick[offset], led)
            if strength > best:
                best = strength
                winner = offset
        return self._seat_after(self.trick_leader, winner)

    def _score_round(self) -> None:
        """M8, M9: points for everyone; then the next round, or after the fourth the end (M11)."""
        sheets = self.sheets[:]
        for seat in range(self.seat_count):
            points = points_for(self.tips(seat), self.extra(seat), self.tricks(seat), self.round)
            sheets[seat * ROUNDS + self.round] = points
            self.rows[seat * ROW + TOTAL] += points
            self.note(SCORED, seat, self.round, points, self.total(seat))
        self.sheets = sheets
        self.remember_round()
        if self.round == LAST_ROUND:
            self.to_move = NOBODY
        else:
            self.round += 1
            self.deal_round()
            self.note(DEALT, self.leader, self.round, self.dark(), 0)

    def deal_round(self) -> None:
        """M3: everyone takes up the hand that is meant for them."""
        size = self.seat_count * HAND
        self.take_up(self.deals[self.round * size : (self.round + 1) * size])
        self.bids = 0
        self.leader = self.opener()
        self.to_move = self.leader

    def dark(self) -> i64:
        """M3: who has the dark plus card in this round; it moves one seat to the left each round."""
        return (self.first + 1 + self.round) % self.seat_count

    def opener(self) -> i64:
        """M3: who bids and leads first: whoever has the dark plus card; M10: or most points, of three in round 4."""
        opener = self.dark()
        if self.seat_count != SMALL_TABLE or self.round != LAST_ROUND:
            return opener
        for offset in range(i64(1), SMALL_TABLE):
            seat = (self.dark() + offset) % SMALL_TABLE
            if self.total(seat) > self.total(opener):
                opener = seat
        return opener

    def rank(self, seat: i64) -> i64:
        """M11: the rank of a seat after the last round; no two are equal."""
        behind = (seat - self.dark()) % self.seat_count
        return rank_of(self.total(seat), self.points_in(seat, LAST_ROUND), behind)

    def _seat_after(self, seat: i64, steps: i64) -> i64:
        """M1: the seat so many steps clockwise, at most once round."""
        following = seat + steps
        if following >= self.seat_count:
            following -= self.seat_count
        return following

    # -- What is hidden (M4) ---------------------------------------------------------------------------------------

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """M4: redeal all that the viewer's view does not show; the cards of earlier tricks are forgotten."""
        self.forget()
        self.redeal_remembering(viewer, chance)

    def redeal_remembering(self, viewer: i64, chance: Chance) -> None:
        """M4: redeal what is hidden even from a viewer who remembers every card that was played in this round."""
        hands = self.hands[:]
        for color in range(i64(SUITS)):
            pane = self.pane(color, viewer)
            pane.count()
            drawn = pane.draw(chance)
            hidden: i64 = 0
            for seat in range(self.seat_count):
                if hidden_from(viewer, seat):
                    self.put_values(hands, seat, color, pane.hand(drawn, hidden))
                    hidden += 1
        self.hands = hands
        self._reshuffle(chance)

    def pane(self, color: i64, viewer: i64) -> Pane:
        """M4: one colour of the hands that are hidden from the viewer, and what lies open of it."""
        pane = Pane(self.highest)
        hands = self.hands
        for seat in range(self.seat_count):
            if hidden_from(viewer, seat):
                pane.add_hand(self.values_of(seat, color))
                continue
            for at in range(seat * HAND, seat * HAND + HAND):
                if color_of(hands[at]) == color:
                    pane.show(value_of(hands[at]))
        return pane

    def forget(self) -> None:
        """M4: forget the cards that were played, except those in the trick on the table."""
        hands = self.hands[:]
        for seat in range(self.seat_count):
            kept = self.held(seat)
            offset = (seat - self.trick_leader) % self.seat_count
            if self.trick_round == self.round and offset < self.laid:
                kept |= 1 << self.trick_place(offset)
            for place in range(i64(HAND)):
                if (kept >> place) & 1 == 0:
                    hands[seat * HAND + place] = NOTHING
        self.hands = hands

    def _reshuffle(self, chance: Chance) -> None:
        """M3: nobody knows anything of the rounds to come, so they are dealt anew."""
        if self.round == LAST_ROUND:
            return
        deals = self.deals[:]
        size = self.seat_count * HAND
        for number in range(self.round + 1, ROUNDS):
            deal_hands(deals, number * size, self.seat_count, chance)
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
    if color == led:
        return value_of(card)
    return 0


def put_bids(moves: vec[i64]) -> i64:
    """M5: write every bid to the beginning of a vec; returns how many there are."""
    for bid in range(i64(BIDS)):
        moves[bid] = bid
    return BIDS


def put_plays(moves: vec[i64], playable: i64) -> i64:
    """M6: the same for every place that may be played, from the left."""
    count: i64 = 0
    while playable != 0:
        moves[count] = PLAY + FIRST_PLACE[playable]
        playable &= playable - 1
        count += 1
    return count


def shuffled_hands(players: i64, chance: Chance) -> vec[i64]:
    """M1, M3: shuffle, deal ten each and sort every hand; ten cards are left over."""
    hands = vec[i64]([NOTHING] * (players * HAND))
    deal_hands(hands, 0, players, chance)
    return hands


def deal_hands(hands: vec[i64], start: i64, players: i64, chance: Chance) -> None:
    """The same into a vec of several rounds, beginning at `start`.

    Cards are numbered in the order of a sorted hand; so handing them out in that order sorts every hand.
    """
    deck = NEW_DECK[: (players + 1) * HAND]
    chance.shuffle(deck)
    owner = vec[i64]([players] * len(deck))
    dealt: i64 = 0
    for seat in range(players):
        for _card in range(i64(HAND)):
            owner[deck[dealt]] = seat
            dealt += 1
    free = vec[i64]([start + seat * HAND for seat in range(players)])  # the first free place of each hand
    highest = len(deck) // SUITS
    for color in range(i64(SUITS)):
        for value in range(i64(1), highest + 1):
            taker = owner[color * highest + value - 1]
            if taker < players:
                at = free[taker]
                hands[at] = card_of(color, value)
                free[taker] = at + 1


def begin(players: int, first: int, deals: Sequence[int]) -> LumenEngine:
    """M1, M2: the first round is dealt; `deals` are the cards of all rounds and seats, one after the other."""
    engine = LumenEngine()
    engine.set_up(players)
    engine.highest = HIGHEST[players]
    engine.first = first
    engine.deals = vec[i64](deals)
    engine.trick = vec[i64]([NOTHING] * (2 * players))
    engine.deal_round()
    return engine
