"""The rules of Lichterfest, L1 to L22, as one compiled engine."""

from collections.abc import Sequence

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
    START,
    TILES,
    kind_of,
    rewards,
)
from lichtspiel.games.lichterfest.codes import (
    ALLOWED,
    DEDICATE,
    DID_DEDICATE,
    DID_DISCARD,
    DID_EXCHANGE,
    DID_PASS,
    DID_PLACE,
    DISCARD,
    DISCARD_IN_LAST_TURN,
    DISCARD_NOT_DUE,
    DISCARDS_NONE,
    DREW,
    EXCHANGE,
    GOT_BOAT,
    GOT_BONUS,
    GOT_LANTERN,
    PASS,
    PASS_NOT_YET,
    PLACE,
    PLACE_APART,
    PLACE_TAKEN,
    SET_INCOMPLETE,
    TILE_IN_LAST_TURN,
    TILE_NOT_HELD,
    TOO_MANY_CARDS,
    TURNED_TILES,
    dedication_code,
    place_code,
)
from lichtspiel.games.lichterfest.lake import EMPTY, HAS_SYMBOL, MIDDLE, OPEN, STEP, WIDTH, facing, matches
from lichtspiel.games.lichterfest.seats import Seat
from lichtspiel.games.lichterfest.sets import is_complete
from lichtspiel.games.lichterfest.turn import (
    DEDICATED,
    DISCARD_DUE,
    DISCARDED,
    EXCHANGE_PRICE,
    EXCHANGED,
    NOTHING,
    OVER,
    PASS_DUE,
    TILE_DUE,
    check_colors,
    check_dedicating,
    check_exchanging,
    due_of,
    optional_moves,
)


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
        """L13, L14, L21: what the seat to move must do to end its turn; it may exchange and dedicate first."""
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
        """L11: the top reward of this kind; L12: or a general one; if none is left either, still four points."""
        value = self.reward(kind, self.taken[kind])
        if self.taken[kind] < len(self.rewards[kind]):
            self.taken[kind] += 1
        elif self.general_left > 0:
            self.general_left -= 1
        return value

    def reward(self, kind: i64, taken: i64) -> i64:
        """L11, L12: what a dedication of this kind is worth once `taken` rewards of the kind are gone."""
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
        """L7: the tiles in other hands, in the stack and in the box; from NOBODY, a spectator, all hands are hidden."""
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
        """L7: redeal all that is hidden from the viewer."""
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
