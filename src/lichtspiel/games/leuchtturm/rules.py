"""The rules of Die Leuchtturm-Architekten, A1 to A20, as one compiled engine; `ring` and `cards` are its board."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.box import CARD_OF, CARDS, FULL, HARBOUR, ISLANDS, NO_STONE, POINTS, STONES
from lichtspiel.games.leuchtturm.cards import (
    BURIED,
    IN_HAND,
    LAID,
    NONE_GONE,
    ON_TOP,
    OrderCards,
    is_last_card,
    with_number,
)
from lichtspiel.games.leuchtturm.codes import (
    ALLOWED,
    ANSWER,
    ANSWER_DUE,
    BEGAN,
    CARD_BURIED,
    CLAIM,
    DECLINE,
    DID_CLAIM,
    DID_COMPLETE,
    DID_DECLINE,
    DID_MOVE,
    DID_REFILL,
    DID_STOP,
    EMPTIED,
    HARBOUR_LOST,
    ISLAND_FULL,
    LAPSED,
    MOVE,
    MOVES,
    NO_STONE_THERE,
    NO_SUPPLY,
    NOT_ASKED,
    OVER,
    PULLED_DOWN,
    PUT,
    REFILL,
    REFILL_DUE,
    REFILL_NOT_DUE,
    SAME_COLOR,
    SHOWED,
    STANDS,
    STEP,
    STONE_NOT_LEFT,
    STOP,
    STOP_BEFORE_HARBOUR,
    STOP_WITHOUT_LIGHTHOUSE,
    STOPS_BEFORE,
    TOO_FEW_POINTS,
    UNCLAIMED,
    WAS_ASKED,
    step_length,
    step_origin,
)
from lichtspiel.games.leuchtturm.ring import (
    BITS,
    can_step,
    harbour_distances,
    harbour_lands,
    landing,
    lowest,
    ones,
    put_numbers,
    read_rows,
    rows_after,
    step_bits,
)

SUPPLY_BITS: Final = 8
SUPPLY_STEP: Final = 256


@mypyc_attr(acyclic=True, free_list_len=1)
class LeuchtturmEngine(OrderCards):
    """A running game, with all its secrets. Empty when made: `begin` or `clone` fill it."""

    def __init__(self) -> None:
        super().__init__()
        self.every_step: bool = False  # A9
        self.ask_always: bool = False  # A15
        self.take_back: bool = True  # A19
        self.turn_limit: i64 = 0  # A20
        self.phase: i64 = REFILL
        self.turn: i64 = 1
        self.active: i64 = 0  # whose turn it is
        self.points: i64 = 0
        self.built: bool = False  # whether a lighthouse was completed in this turn (A11)
        self.asked_about: i64 = 0  # the island of the lighthouse that the seat to move may claim (A15)
        self.ender: i64 = NOBODY
        self.towers: vec[i64] = vec[i64]()  # the harbour, then islands 1 to 8; see box
        self.supply: i64 = 0  # a byte for each stone, see `in_supply`

    def clone(self) -> "LeuchtturmEngine":
        """A copy that shares nothing that can change, its journal empty and shut."""
        copy = LeuchtturmEngine()
        copy.to_move = self.to_move
        copy.every_step = self.every_step
        copy.ask_always = self.ask_always
        copy.take_back = self.take_back
        copy.turn_limit = self.turn_limit
        copy.phase = self.phase
        copy.turn = self.turn
        copy.active = self.active
        copy.points = self.points
        copy.built = self.built
        copy.asked_about = self.asked_about
        copy.ender = self.ender
        copy.towers = self.towers[:]
        copy.supply = self.supply
        copy.places = self.places
        copy.stacks = self.stacks
        copy.gone = self.gone
        copy.held = self.held
        copy.taken_over = self.taken_over
        copy.traced = self.traced
        return copy

    def players(self) -> i64:
        """How many seats there are."""
        return len(self.held)

    # -- What may be done ------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Every legal move: stones to refill; or answers; or moves from the harbour and each island, and the stop."""
        count = self.list_moves()
        return self.listed[:count]

    def list_moves(self) -> i64:
        """The same in `listed`, which has room for all."""
        if len(self.listed) == 0:
            self.listed = vec[i64]([0] * MOVES)
        return put_numbers(self.listed, self._legal_bits())

    def random_move(self, chance: Chance) -> i64:
        """The move `legal()[chance.below(len(legal()))]`, found without listing them."""
        bits = self._legal_bits()
        skip = chance.below(ones(bits))
        while skip > 0:
            bits &= bits - 1
            skip -= 1
        return lowest(bits)

    def _legal_bits(self) -> i64:
        """A bit for every legal move, the lowest for the move 0."""
        if self.phase == MOVE and self.check_stop() == ALLOWED:
            return step_bits(self.towers, self.points, self.every_step) << STEP | BITS[STOP]
        if self.phase == MOVE:
            return step_bits(self.towers, self.points, self.every_step) << STEP
        if self.phase == REFILL:
            return self._refill_bits() << PUT
        if self.phase == ANSWER:
            return BITS[CLAIM] | BITS[DECLINE]
        return 0

    def in_supply(self, stone: i64) -> i64:
        """How many stones of a colour are left in the supply (A4)."""
        return self.supply >> stone * SUPPLY_BITS & (SUPPLY_STEP - 1)

    def _refill_bits(self) -> i64:
        """A4, A12: one stone, of any colour there is."""
        bits: i64 = 0
        for stone in range(1, 4):
            if self.in_supply(stone) > 0:
                bits |= BITS[stone - 1]
        return bits

    def harbour_due(self) -> bool:
        """A10: whether the harbour stone has a landing within the points left."""
        return harbour_lands(self.towers, self.points, self.every_step)

    # -- Why a move may not be made --------------------------------------------------------------------------------

    def check_phase(self, wanted: i64) -> i64:
        """A5, A12, A15: what is due first, if a move of another phase is wanted."""
        if self.phase == wanted:
            return ALLOWED
        if wanted == ANSWER:
            return NOT_ASKED
        if self.phase == ANSWER:
            return ANSWER_DUE
        return REFILL_DUE if self.phase == REFILL else REFILL_NOT_DUE

    def check_refill(self, stone: i64) -> i64:
        """A4, A12: what forbids putting this stone into the harbour, in the phase for it."""
        return ALLOWED if self.in_supply(stone) > 0 else STONE_NOT_LEFT

    def check_step(self, origin: i64, by: i64) -> i64:
        """A5 to A10: what forbids this move, in the phase for it. The place must exist, the distance be positive."""
        if self.towers[origin] == NO_STONE:
            return NO_STONE_THERE
        if by > self.points:
            return TOO_FEW_POINTS
        error = self.check_landing(origin, by)
        if error == ALLOWED and origin != HARBOUR and self._strands(origin, by):
            return HARBOUR_LOST
        return error

    def _strands(self, origin: i64, by: i64) -> bool:
        """A10: whether a move from an island takes the landing from a harbour stone that has one."""
        after = rows_after(read_rows(self.towers), self.towers, origin, landing(origin, by))
        return self.harbour_due() and not harbour_distances(after, self.towers, self.points - by, self.every_step)

    def check_landing(self, origin: i64, by: i64) -> i64:
        """A7 to A9: what forbids the top stone to land there."""
        target = self.towers[landing(origin, by)]
        if self.every_step and self._passes_an_open_island(origin, by):
            return STOPS_BEFORE
        if target >= FULL:
            return ISLAND_FULL
        return SAME_COLOR if (target & 3) == (self.towers[origin] & 3) else ALLOWED

    def _passes_an_open_island(self, origin: i64, by: i64) -> bool:
        """A9: with `every-step`, whether the stone would pass an island that is not full."""
        for passed in range(1, by):
            if self.towers[landing(origin, passed)] < FULL:
                return True
        return False

    def check_stop(self) -> i64:
        """A11: only after a lighthouse, and not before the harbour stone (A10)."""
        if not self.built:
            return STOP_WITHOUT_LIGHTHOUSE
        return STOP_BEFORE_HARBOUR if self.harbour_due() else ALLOWED

    # -- What a move does ------------------------------------------------------------------------------------------

    def apply(self, move: i64) -> None:
        """Carry out a legal move."""
        if move < STEP:
            self._refill(move - PUT + 1)
        elif move < STOP:
            self._step(step_origin(move), step_length(move))
        elif move == STOP:
            self.note(DID_STOP, self.active, self.points, 0, 0)
            self._end_moving()
        else:
            self._answer(move == CLAIM)

    def _refill(self, stone: i64) -> None:
        """A4, A12: a stone into the harbour; A16: the last one pulls down what stands."""
        self.supply -= BITS[stone * SUPPLY_BITS]
        self.towers[HARBOUR] = stone
        self.note(DID_REFILL, self.active, stone, 0, 0)
        self.pull_down_if_supply_is_empty()
        self._next_turn()

    def _step(self, origin: i64, by: i64) -> None:
        """A5: one stone, a point per island; A13: a fourth stone completes a lighthouse, which is settled at once."""
        target = landing(origin, by)
        self.note(DID_MOVE, self.active, self.towers[origin] & 3, origin, by)
        self.carry(origin, target)
        self.points -= by
        if self.towers[target] >= FULL:
            self._settle(target)
        else:
            self._go_on()

    def completes(self, island: i64) -> bool:
        """A13: whether one more stone makes a lighthouse of the tower on an island."""
        return self.towers[island] * 4 >= FULL

    def carry(self, origin: i64, target: i64) -> None:
        """Put the top stone of one place on another."""
        towers = self.towers
        towers[target] = towers[target] * 4 + (towers[origin] & 3)
        towers[origin] >>= 2

    def _go_on(self) -> None:
        """A11: the turn goes on as long as there is something to do with its points."""
        self.phase = MOVE
        self.to_move = self.active
        if self.points > 0 and can_step(self.towers, self.points, self.every_step):
            return
        if self.points > 0:
            self.note(LAPSED, self.active, self.points, 0, 0)
        self._end_moving()

    def _end_moving(self) -> None:
        """A12: an empty harbour is refilled; A16: not from an empty supply."""
        self.points = 0
        if self.towers[HARBOUR] == NO_STONE and not self._supply_is_empty():
            self.phase = REFILL
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """A5: the next seat has four points; A20: unless this was the last turn."""
        if self.turn >= self.turn_limit:
            self._end(NOBODY)
            return
        self.turn += 1
        self.active = (self.active + 1) % len(self.held)
        self.points = POINTS
        self.built = False
        self.note(BEGAN, self.active, self.turn, 0, 0)
        self._go_on()

    # -- Lighthouses -----------------------------------------------------------------------------------------------

    def _settle(self, island: i64) -> None:
        """A13 to A15: who may claim the card of a lighthouse that has just been completed, and whether to ask them."""
        card = CARD_OF[self.towers[island]]
        self.built = True
        self.traced |= BITS[card]
        self.note(DID_COMPLETE, self.active, card, island, 0)
        seat = self.entitled(card)
        if seat == NOBODY and self.place(card) >= ON_TOP:
            self.note(STANDS, self.active, card, self.place(card), 0)
            self._after_settlement()
        elif seat == NOBODY:
            self._leave(card, island, CARD_BURIED)
        elif self.ask_always or self._would_end(card):
            self._ask(seat, card, island)
        else:
            self._claim(seat, card)

    def entitled(self, card: i64) -> i64:
        """A14: the seat that may claim a card when the active seat completes its lighthouse, or NOBODY."""
        place = self.place(card)
        if place < BURIED:
            return place - IN_HAND
        if place < ON_TOP or place == LAID + self.active:
            return NOBODY
        if place >= LAID and self.is_guarded(card):
            return NOBODY
        return self.active

    def is_guarded(self, card: i64) -> bool:
        """A19: without `take_back`, a card that was taken over is safe in that turn and the next."""
        return not self.take_back and self.taken_over[card] > 0 and self.turn < self.taken_over[card] + 2

    def _would_end(self, card: i64) -> bool:
        """A17: whether claiming this card empties a hand, or the last public stack."""
        place = self.place(card)
        held: i64 = self.held[place - IN_HAND] if place < BURIED else 0
        return is_last_card(place, held, self.stack_size(0) + self.stack_size(1))

    def _ask(self, seat: i64, card: i64, island: i64) -> None:
        self.phase = ANSWER
        self.to_move = seat
        self.asked_about = island
        self.note(WAS_ASKED, seat, card, self.place(card), 1 if self._would_end(card) else 0)

    def _answer(self, claims: bool) -> None:
        """A15: claim, or decline: then a card from a hand counts as buried, and any other changes nothing."""
        seat = self.to_move
        island = self.asked_about
        card = CARD_OF[self.towers[island]]
        if claims:
            self._claim(seat, card)
        else:
            self.note(DID_DECLINE, seat, card, 0, 0)
            self._leave(card, island, UNCLAIMED)

    def _claim(self, seat: i64, card: i64) -> None:
        """A14 a to d: the card is laid open before the seat; A17: that can end the game at once."""
        place = self.place(card)
        ends = self._would_end(card)
        self.places = with_number(self.places, card, LAID + seat)
        self.note(DID_CLAIM, seat, card, place, 0)
        if place < BURIED:
            self.held = with_number(self.held, seat, self.held[seat] - 1)
        elif place < LAID:
            self._uncover(seat, place - ON_TOP)
        else:
            self.taken_over = with_number(self.taken_over, card, self.turn)
        if ends:
            self._end(seat)
        else:
            self._after_settlement()

    def _uncover(self, seat: i64, stack: i64) -> None:
        """A14 b: the next card of the stack shows; A3: an emptied stack stays empty."""
        self.gone = with_number(self.gone, stack, self.gone[stack] + 1)
        if self.stack_size(stack) > 0:
            self.note(SHOWED, seat, stack, self.stacks[stack][self.gone[stack]], 0)
        else:
            self.note(EMPTIED, seat, stack, 0, 0)

    def _leave(self, card: i64, island: i64, why: i64) -> None:
        """A14 e, A15: nobody claims a card; it stays where it is, and if nobody sees it there, the tower goes."""
        if self.place(card) < ON_TOP:
            self.pull_down(island, why)
        self._after_settlement()

    def _after_settlement(self) -> None:
        """A16: with an empty supply every lighthouse is pulled down; then the turn goes on."""
        self.pull_down_if_supply_is_empty()
        self._go_on()

    def pull_down_if_supply_is_empty(self) -> None:
        """A16: no lighthouse keeps standing while the supply is empty."""
        if self._supply_is_empty():
            for island in range(1, ISLANDS + 1):
                if self.towers[island] >= FULL:
                    self.pull_down(island, NO_SUPPLY)

    def pull_down(self, island: i64, why: i64) -> None:
        """A14 e, A16: the four stones go to the supply."""
        tower = self.towers[island]
        self.note(PULLED_DOWN, self.active, CARD_OF[tower], island, why)
        self.towers[island] = NO_STONE
        while tower != NO_STONE:
            self.supply += BITS[(tower & 3) * SUPPLY_BITS]
            tower >>= 2

    def _supply_is_empty(self) -> bool:
        return self.supply == 0

    def _end(self, ender: i64) -> None:
        """A17, A20: the game is over at once; `ender` is the seat that ended it, or NOBODY at the turn limit."""
        self.phase = OVER
        self.to_move = NOBODY
        self.ender = ender

    def ranks(self) -> vec[i64]:
        """A18, A20: the rank of each seat if the game ends now; equal ranks share a place."""
        ranks = self.laid_counts()
        for seat in range(len(ranks)):
            ranks[seat] = rank_of(ranks[seat], ended=seat == self.ender)
        return ranks


def rank_of(laid: i64, ended: bool) -> i64:
    """A18: most laid cards, and among equals whoever ended the game, in one number."""
    return 2 * laid + 1 if ended else 2 * laid


def supply_of(stones: Sequence[int]) -> int:
    """So many stones of each colour as one number."""
    return sum(count << (number + 1) * SUPPLY_BITS for number, count in enumerate(stones))


def begin(first: int, hands: Sequence[Sequence[int]], stacks: Sequence[Sequence[int]]) -> LeuchtturmEngine:
    """A1 to A4: all stones in the supply, three cards a hand, the rest in two stacks; the first seat refills."""
    engine = LeuchtturmEngine()
    engine.active = engine.to_move = first
    engine.towers = vec[i64]([NO_STONE] * (ISLANDS + 1))
    engine.supply = supply_of([STONES, STONES, STONES])
    engine.places = vec[i64]([0] * CARDS)
    engine.stacks = [vec[i64](stack) for stack in stacks]
    engine.gone = NONE_GONE
    engine.held = vec[i64]([len(hand) for hand in hands])
    engine.taken_over = vec[i64]([0] * CARDS)
    for seat, hand in enumerate(hands):
        for card in hand:
            engine.places[card] = IN_HAND + seat
    for number, stack in enumerate(stacks):
        for card in stack:
            engine.places[card] = BURIED + number
    return engine


def set_switches(
    engine: LeuchtturmEngine, every_step: bool, ask_always: bool, take_back: bool, turn_limit: int
) -> None:
    """A9, A15, A19, A20: what the table has agreed on."""
    engine.every_step = every_step
    engine.ask_always = ask_always
    engine.take_back = take_back
    engine.turn_limit = turn_limit
