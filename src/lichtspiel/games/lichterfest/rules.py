"""The rules of Lichterfest, L1 to L22, as one compiled engine."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.lichterfest.box import (
    CARDS,
    COST,
    GENERAL_REWARDS,
    GENERAL_VALUE,
    KINDS,
    RED,
    SET_COUNT,
    START,
    TILES,
    kind_of,
    rewards,
)
from lichtspiel.games.lichterfest.lake import EMPTY, HAS_SYMBOL, MIDDLE, OPEN, STEP, WIDTH, facing, matches
from lichtspiel.games.lichterfest.sets import complete_sets, is_complete

# What has been done in this turn so far (L10, L11, L13), in the order in which it may be done: so it says what may
# still be done, see `check_exchanging` and `check_dedicating`.
NOTHING: Final = 0
EXCHANGED: Final = 1
DEDICATED: Final = 2
DISCARDED: Final = 3

# What is due when nothing more is exchanged or dedicated, see `due_of`.
TILE_DUE: Final = 0  # L14
DISCARD_DUE: Final = 1  # L13
PASS_DUE: Final = 2  # L21
OVER: Final = 3  # L22

MOST_CARDS: Final = 12
EXCHANGE_PRICE: Final = 2
RANK_STEP: Final = 1 << 20  # more than anybody has of anything

# Moves as integers: the pass, 49 exchanges, 43 sets, 7 discards, then every tile in every rotation on every cell.
PASS: Final = 0
EXCHANGE: Final = 1
DEDICATE: Final = EXCHANGE + 49
DISCARD: Final = DEDICATE + SET_COUNT
PLACE: Final = DISCARD + 7
TURNED_TILES: Final = TILES * 4

# What the journal tells: one of these, the seat, and up to three details.
DID_EXCHANGE: Final = 0  # given colour, taken colour
DID_DEDICATE: Final = 1  # set, value
DID_DISCARD: Final = 2  # colour
DID_PLACE: Final = 3  # tile, turns, cell
GOT_BONUS: Final = 4  # colour, whether the stack had one, table side
GOT_BOAT: Final = 5  # cell of the tile that gave it
GOT_LANTERN: Final = 6  # colour, whether the stack had one
DREW: Final = 7  # tile
DID_PASS: Final = 8

# Why a move is refused; `refusals.py` has the paragraph and the sentence of each.
ALLOWED: Final = 0
EXCHANGED_ALREADY: Final = 1
EXCHANGE_AFTER_DEDICATION: Final = 2
OPTIONS_AFTER_DISCARD: Final = 3
TOO_FEW_BOATS: Final = 4
GIVES_NONE: Final = 5
SAME_COLOR: Final = 6
STACK_EMPTY: Final = 7
DEDICATED_ALREADY: Final = 8
SET_INCOMPLETE: Final = 9
DISCARD_NOT_DUE: Final = 10
DISCARDS_NONE: Final = 11
DISCARD_IN_LAST_TURN: Final = 12
TOO_MANY_CARDS: Final = 13
TILE_NOT_HELD: Final = 14
PLACE_TAKEN: Final = 15
PLACE_APART: Final = 16
TILE_IN_LAST_TURN: Final = 17
PASS_NOT_YET: Final = 18


class Seat:
    """What lies before one player: lantern cards, boats and reward points, and the secret hand of tiles (L7)."""

    def __init__(self, side: i64, hand: vec[i64]) -> None:
        self.side: i64 = side
        self.hand: vec[i64] = hand
        self.cards: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        self.card_count: i64 = 0
        self.boats: i64 = 0
        self.points: i64 = 0

    def clone(self) -> "Seat":
        """A copy that shares nothing with this one."""
        copy = Seat(self.side, self.hand[:])
        copy.cards = self.cards[:]
        copy.card_count = self.card_count
        copy.boats = self.boats
        copy.points = self.points
        return copy

    def rank(self) -> i64:
        """L22: reward points, then boats, then lantern cards, in one number; equal ranks share a place."""
        return (self.points * RANK_STEP + self.boats) * RANK_STEP + self.card_count


class LichterfestEngine(Engine):
    """A running game of Lichterfest, with all its secrets. Empty when made: `begin` or `clone` fill it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[Seat] = []
        self.stack: vec[i64] = vec[i64]()  # top first; never changed, so clones share it
        self.drawn: i64 = 0  # how many tiles of the stack are gone
        self.supply: vec[i64] = vec[i64]()
        self.rewards: list[vec[i64]] = []  # a stack for each kind, top first; never changed either
        self.taken: vec[i64] = vec[i64]()  # how many rewards of each kind are gone
        self.general_left: i64 = GENERAL_REWARDS
        self.dedications: vec[i64] = vec[i64]()  # see dedication_code; in the order they were made
        self.cells: vec[u8] = vec[u8]()
        self.laid: vec[i64] = vec[i64]()  # cells, in the order they were covered
        self.open: vec[i64] = vec[i64]()  # cells where a tile may be laid, in the order they opened
        self.done: i64 = NOTHING
        self.last_turns: i64 = 0  # how many of the last turns have begun (L21)

    def clone(self) -> "LichterfestEngine":
        """A copy that shares nothing that can change, its journal empty and shut."""
        copy = LichterfestEngine()
        copy.to_move = self.to_move
        copy.seats = [seat.clone() for seat in self.seats]
        copy.stack = self.stack
        copy.drawn = self.drawn
        copy.supply = self.supply[:]
        copy.rewards = self.rewards
        copy.taken = self.taken[:]
        copy.general_left = self.general_left
        copy.dedications = self.dedications[:]
        copy.cells = self.cells[:]
        copy.laid = self.laid[:]
        copy.open = self.open[:]
        copy.done = self.done
        copy.last_turns = self.last_turns
        return copy

    def players(self) -> i64:
        """How many seats there are."""
        return len(self.seats)

    # -- What may be done, in the order of the turn ----------------------------------------------------------------

    def due(self) -> i64:
        """L13, L14, L21: what the seat to move has to do in the end; it may exchange and dedicate before."""
        if self.to_move == NOBODY:
            return OVER
        return due_of(self.last_turns, self.seats[self.to_move].card_count)

    def may_exchange(self) -> bool:
        """L10: whether it is still time to exchange, and there are boats to pay with."""
        return check_exchanging(self.done, self.seats[self.to_move].boats) == ALLOWED

    def may_dedicate(self) -> bool:
        """L11: whether it is still time to dedicate."""
        return check_dedicating(self.done) == ALLOWED

    def is_new_turn(self) -> bool:
        """Whether nothing has been done in this turn yet, or the game is over."""
        return self.done == NOTHING

    def legal(self) -> vec[i64]:
        """Every legal move: exchanges, sets, then places, discards or the pass."""
        due = self.due()
        return self._with_places(self.optional_moves()) if due == TILE_DUE else self._moves_but_places(due)

    def random_move(self, chance: Chance) -> i64:
        """The move `legal()[chance.below(len(legal()))]`, found without listing the places."""
        due = self.due()
        moves = self._moves_but_places(due)
        places = self.place_count() if due == TILE_DUE else 0
        pick = chance.below(len(moves) + places)
        return moves[pick] if pick < len(moves) else self.place_at(pick - len(moves))

    def moves_but_places(self) -> vec[i64]:
        """Every legal move that lays no tile."""
        return self._moves_but_places(self.due())

    def _moves_but_places(self, due: i64) -> vec[i64]:
        if due == OVER:
            return vec[i64]()
        moves = self.optional_moves()
        if due == DISCARD_DUE:
            return self._with_discards(moves)
        return append(moves, PASS) if due == PASS_DUE else moves

    def optional_moves(self) -> vec[i64]:
        """L10, L11: the exchanges and sets that the seat to move may choose from now."""
        seat = self.seats[self.to_move]
        return optional_moves(self.done, seat.boats, seat.cards, self.supply)

    def _with_discards(self, moves: vec[i64]) -> vec[i64]:
        """L13: one card at a time, of any colour."""
        for color in range(7):
            if self.seats[self.to_move].cards[color] > 0:
                moves = append(moves, DISCARD + color)
        return moves

    def _with_places(self, options: vec[i64]) -> vec[i64]:
        """L14: every tile of the hand, in all four rotations, on every open place."""
        hand = self.seats[self.to_move].hand
        moves = vec[i64]([0] * (len(options) + self.place_count()))
        count: i64 = 0
        for option in options:
            moves[count] = option
            count += 1
        for cell in self.open:
            for tile in hand:
                code = place_code(cell, tile, 0)
                for turns in range(4):
                    moves[count] = code + turns
                    count += 1
        return moves

    def place_count(self) -> i64:
        """L14: how many ways there are to lay a tile when one is due."""
        return 4 * len(self.open) * len(self.seats[self.to_move].hand)

    def place_at(self, number: i64) -> i64:
        """The nth of the moves that lay a tile, from 0, in the order of `legal`."""
        hand = self.seats[self.to_move].hand
        rotations: i64 = 4 * len(hand)
        turned = number % rotations
        return place_code(self.open[number // rotations], hand[turned // 4], turned % 4)

    # -- Why a move may not be made --------------------------------------------------------------------------------

    def check_exchange(self, give: i64, take: i64) -> i64:
        """L10: what forbids this exchange, if anything does."""
        seat = self.seats[self.to_move]
        error = check_exchanging(self.done, seat.boats)
        return check_colors(seat.cards, self.supply, give, take) if error == ALLOWED else error

    def check_dedicate(self, chosen: i64) -> i64:
        """L11: what forbids dedicating this set."""
        error = check_dedicating(self.done)
        if error != ALLOWED:
            return error
        return ALLOWED if is_complete(self.seats[self.to_move].cards, chosen) else SET_INCOMPLETE

    def check_discard(self, color: i64) -> i64:
        """L13, L21: what forbids giving this card back."""
        due = self.due()
        if due == PASS_DUE:
            return DISCARD_IN_LAST_TURN
        if due == TILE_DUE:
            return DISCARD_NOT_DUE
        return DISCARDS_NONE if self.seats[self.to_move].cards[color] == 0 else ALLOWED

    def check_place(self, tile: i64, cell: i64) -> i64:
        """L13, L14, L21: what forbids laying this tile there. The cell must be one of the lake's."""
        due = self.due()
        if due == PASS_DUE:
            return TILE_IN_LAST_TURN
        if due == DISCARD_DUE:
            return TOO_MANY_CARDS
        if tile not in self.seats[self.to_move].hand:
            return TILE_NOT_HELD
        if self.cells[cell] == OPEN:
            return ALLOWED
        return PLACE_APART if self.cells[cell] == EMPTY else PLACE_TAKEN

    def check_pass(self) -> i64:
        """L21: only the last turn is ended by a pass."""
        return ALLOWED if self.due() == PASS_DUE else PASS_NOT_YET

    # -- What a move does ------------------------------------------------------------------------------------------

    def apply(self, move: i64) -> None:
        """Carry out a legal move."""
        if move >= PLACE:
            self._place((move - PLACE) // TURNED_TILES, (move - PLACE) % TURNED_TILES // 4, (move - PLACE) % 4)
        elif move >= DISCARD:
            self._discard(move - DISCARD)
        elif move >= DEDICATE:
            self._dedicate(move - DEDICATE)
        elif move >= EXCHANGE:
            self._exchange((move - EXCHANGE) // 7, (move - EXCHANGE) % 7)
        else:
            self._pass()

    def _exchange(self, give: i64, take: i64) -> None:
        """L10: two boats and a card for a card of another colour."""
        seat = self.seats[self.to_move]
        seat.boats -= EXCHANGE_PRICE
        self._return_cards(seat, give, 1)
        self._take_card(seat, take)
        self.done = EXCHANGED
        self._note(DID_EXCHANGE, give, take, 0)

    def _dedicate(self, chosen: i64) -> None:
        """L11: return a set and take a reward of its kind."""
        seat = self.seats[self.to_move]
        for color in range(7):
            self._return_cards(seat, color, COST[chosen * 7 + color])
        kind = kind_of(chosen)
        value = self._take_reward(kind)
        seat.points += value
        self.dedications = append(self.dedications, dedication_code(self.to_move, kind, value))
        self.done = DEDICATED
        self._note(DID_DEDICATE, chosen, value, 0)

    def _take_reward(self, kind: i64) -> i64:
        """L11: the top reward of this kind; L12: or a general one; or, none left either, four points all the same."""
        value = self.reward(kind, self.taken[kind])
        if self.taken[kind] < len(self.rewards[kind]):
            self.taken[kind] += 1
        elif self.general_left > 0:
            self.general_left -= 1
        return value

    def reward(self, kind: i64, taken: i64) -> i64:
        """L11, L12: what a dedication of this kind brings after so many rewards of the kind have been taken."""
        stack = self.rewards[kind]
        return stack[taken] if taken < len(stack) else GENERAL_VALUE

    def _discard(self, color: i64) -> None:
        """L13: one card goes back; exchanging and dedicating are over for this turn."""
        self._return_cards(self.seats[self.to_move], color, 1)
        self.done = DISCARDED
        self._note(DID_DISCARD, color, 0, 0)

    def _place(self, cell: i64, tile: i64, turns: i64) -> None:
        """L14 to L18: lay a tile, take the bonus, hand out the lanterns, draw."""
        seat = self.seats[self.to_move]
        seat.hand = remove(seat.hand, tile)
        self.cover(cell, tile, turns)
        self._note(DID_PLACE, tile, turns, cell)
        self._bonus(seat, cell)
        self._distribute(cell)
        self._draw(seat)
        self._next_turn()

    def _bonus(self, seat: Seat, cell: i64) -> None:
        """L15: a card for each matching edge; L16: a boat for each tile with a symbol that takes part in a match."""
        cells = self.cells
        matched = False
        for side in range(4):
            if matches(cells, cell, side):
                matched = True
                color = facing(cells, cell, side)
                self._note(GOT_BONUS, color, self._take_card(seat, color), side)
        if matched:
            self._boat(seat, cell)
        for side in range(4):
            if matches(cells, cell, side):
                self._boat(seat, cell + STEP[side])

    def _boat(self, seat: Seat, cell: i64) -> None:
        """L16: the tile in this cell took part in a match."""
        if HAS_SYMBOL[(i64(self.cells[cell]) - 1) // 4]:
            seat.boats += 1
            self._note(GOT_BOAT, cell, 0, 0)

    def _distribute(self, cell: i64) -> None:
        """L17: beginning with the active player, clockwise, the lantern of the side that faces each."""
        cells = self.cells
        players = len(self.seats)
        for offset in range(players):
            number = (self.to_move + offset) % players
            seat = self.seats[number]
            color = facing(cells, cell, seat.side)
            self.note(GOT_LANTERN, number, color, self._take_card(seat, color), 0)

    def _draw(self, seat: Seat) -> None:
        """L18: a tile from the stack, if there is one; L20: without any, play goes on."""
        if self.drawn < len(self.stack):
            tile = self.stack[self.drawn]
            self.drawn += 1
            seat.hand = append(seat.hand, tile)
            self._note(DREW, tile, 0, 0)

    def _pass(self) -> None:
        """L21: the last turn of this seat is over."""
        self._note(DID_PASS, 0, 0, 0)
        self._next_turn()

    def _next_turn(self) -> None:
        """L2: clockwise; L21: one last turn each when nobody holds a tile; L22: then it is over."""
        self.done = NOTHING
        if self.last_turns == len(self.seats):
            self.to_move = NOBODY
            return
        self.to_move = (self.to_move + 1) % len(self.seats)
        if len(self.seats[self.to_move].hand) == 0:
            self.last_turns += 1

    # -- What is hidden (L7) ---------------------------------------------------------------------------------------

    def hidden_from(self, viewer: i64) -> vec[i64]:
        """L7: the tiles in other hands, in the stack and in the box; to NOBODY, a spectator, all hands are."""
        seen = vec[i64]([0] * TILES)
        for cell in self.laid:
            seen[(i64(self.cells[cell]) - 1) // 4] = 1
        if viewer != NOBODY:
            for tile in self.seats[viewer].hand:
                seen[tile] = 1
        hidden = vec[i64]()
        for number in range(TILES):
            if seen[number] == 0:
                hidden = append(hidden, number)
        return hidden

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """L7: deal all that is hidden from the viewer anew."""
        hidden = self.hidden_from(viewer)
        chance.shuffle(hidden)
        dealt: i64 = 0
        for number in range(len(self.seats)):
            if number != viewer:
                size: i64 = len(self.seats[number].hand)
                self.seats[number].hand = hidden[dealt : dealt + size]
                dealt += size
        self.stack = hidden[dealt : dealt + len(self.stack) - self.drawn]
        self.drawn = 0

    # -- Cards and cells ------------------------------------------------------------------------------------------

    def _take_card(self, seat: Seat, color: i64) -> i64:
        """One lantern card from the supply, and 1; L19: nothing, and 0, if that stack is empty."""
        if self.supply[color] == 0:
            return 0
        self.supply[color] -= 1
        seat.cards[color] += 1
        seat.card_count += 1
        return 1

    def _return_cards(self, seat: Seat, color: i64, count: i64) -> None:
        self.supply[color] += count
        seat.cards[color] -= count
        seat.card_count -= count

    def cover(self, cell: i64, tile: i64, turns: i64) -> None:
        """L14: put a tile into a cell; the empty cells edge to edge with it are open from now on."""
        if self.cells[cell] == OPEN:
            self.open = remove(self.open, cell)
        self.cells[cell] = u8(1 + tile * 4 + turns)
        self.laid = append(self.laid, cell)
        for step in STEP:
            if self.cells[cell + step] == EMPTY:
                self.cells[cell + step] = OPEN
                self.open = append(self.open, cell + step)

    def _note(self, what: i64, first: i64, second: i64, third: i64) -> None:
        self.note(what, self.to_move, first, second, third)


# -- What may be done and what is due, by what lies open alone ------------------------------------------------------


def due_of(last_turns: i64, card_count: i64) -> i64:
    """L14: a tile is due; L13: with more than twelve cards first a discard; L21: in the last turn only the pass."""
    if last_turns > 0:
        return PASS_DUE
    return DISCARD_DUE if card_count > MOST_CARDS else TILE_DUE


def check_exchanging(done: i64, boats: i64) -> i64:
    """L10, L13: what forbids any exchange now: it comes once, first of all, and costs boats."""
    if done == EXCHANGED:
        return EXCHANGED_ALREADY
    if done == DEDICATED:
        return EXCHANGE_AFTER_DEDICATION
    if done == DISCARDED:
        return OPTIONS_AFTER_DISCARD
    return TOO_FEW_BOATS if boats < EXCHANGE_PRICE else ALLOWED


def check_dedicating(done: i64) -> i64:
    """L11, L13: what forbids dedicating now: it comes once, and before any discard."""
    if done == DEDICATED:
        return DEDICATED_ALREADY
    return OPTIONS_AFTER_DISCARD if done == DISCARDED else ALLOWED


def optional_moves(done: i64, boats: i64, cards: vec[i64], supply: vec[i64]) -> vec[i64]:
    """L10 and L11: exchange, then dedicate, each at most once and in this order."""
    moves = vec[i64]()
    if check_exchanging(done, boats) == ALLOWED:
        moves = exchanges(cards, supply)
    if check_dedicating(done) == ALLOWED:
        for chosen in complete_sets(cards):
            moves = append(moves, DEDICATE + chosen)
    return moves


def list_options(done: int, boats: int, cards: Sequence[int], supply: Sequence[int]) -> list[int]:
    """The same for plain Python (0082)."""
    return [int(move) for move in optional_moves(done, boats, vec[i64](cards), vec[i64](supply))]


def exchanges(cards: vec[i64], supply: vec[i64]) -> vec[i64]:
    """L10: every card one has for one of every other colour there is."""
    moves = vec[i64]()
    for give in range(7):
        for take in range(7):
            if check_colors(cards, supply, give, take) == ALLOWED:
                moves = append(moves, EXCHANGE + give * 7 + take)
    return moves


def check_colors(cards: vec[i64], supply: vec[i64], give: i64, take: i64) -> i64:
    """L10: what forbids exchanging these colours."""
    if cards[give] == 0:
        return GIVES_NONE
    if give == take:
        return SAME_COLOR
    return STACK_EMPTY if supply[take] == 0 else ALLOWED


def dedication_code(seat: i64, kind: i64, value: i64) -> i64:
    """A reward in one integer: whose it is, of which kind, and its value."""
    return (seat * 3 + kind) * 16 + value


def dedication_parts(code: int) -> tuple[int, int, int]:
    """The seat, kind and value of a reward."""
    return code // 48, code // 16 % 3, code % 16


def place_code(cell: i64, tile: i64, turns: i64) -> i64:
    """The move that lays this tile, turned so, into this cell."""
    return PLACE + cell * TURNED_TILES + tile * 4 + turns


def begin(sides: Sequence[int], turns: int, hands: Sequence[Sequence[int]], stack: Sequence[int]) -> LichterfestEngine:
    """L1 to L6: lay the start tile, hand out tiles and everyone's first lantern card."""
    engine = LichterfestEngine()
    players = len(sides)
    engine.seats = [Seat(side, vec[i64](hand)) for side, hand in zip(sides, hands, strict=True)]
    engine.stack = vec[i64](stack)
    engine.supply = vec[i64]([CARDS[players]] * 7)
    engine.rewards = [vec[i64](rewards(players, kind)) for kind in KINDS]
    engine.taken = vec[i64]([0, 0, 0])
    engine.cells = vec[u8]([EMPTY] * (WIDTH * WIDTH))
    engine.cover(MIDDLE, START, turns)
    for number in range(players):
        color = facing(engine.cells, MIDDLE, sides[number])
        engine._take_card(engine.seats[number], color)
        if color == RED:
            engine.to_move = number
    return engine
