"""The rules of Lichterfest, L1 to L22, as one compiled engine."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr, u8

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.box import (
    CARDS,
    COST,
    GENERAL_REWARDS,
    GENERAL_VALUE,
    KINDS,
    LOOK,
    RED,
    START,
    TILES,
    kind_of,
    rewards,
)
from lichtspiel.games.lichterfest.choices import LichterfestChoices
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
)
from lichtspiel.games.lichterfest.lake import (
    EMPTY,
    FACING,
    HAS_SYMBOL,
    MIDDLE,
    OPEN,
    STEP,
    TILE_BIT,
    empty_lake,
    slot_beside,
    slot_of,
)
from lichtspiel.games.lichterfest.seats import BOATS, HAND, HAND_SIZE, POINTS, ROW, SIDE, TAKEN, move_card
from lichtspiel.games.lichterfest.sets import is_complete
from lichtspiel.games.lichterfest.turn import (
    DEDICATED,
    DISCARD_DUE,
    DISCARDED,
    EXCHANGE_PRICE,
    EXCHANGED,
    NOTHING,
    PASS_DUE,
    TILE_DUE,
    check_colors,
    check_dedicating,
    check_exchanging,
)

NO_REWARDS: Final[list[vec[i64]]] = []
ALL_TILES: Final[vec[i64]] = vec[i64](list(range(TILES)))


@mypyc_attr(acyclic=True, free_list_len=1)
class LichterfestEngine(LichterfestChoices):
    """A running game of Lichterfest, with all its secrets. Empty when made: `begin` or `clone` fill it."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: vec[i64] = vec[i64]()  # top first; never changed, so clones share it
        self.drawn: i64 = 0  # how many tiles of the stack are gone
        self.rewards: list[vec[i64]] = NO_REWARDS  # a stack for each kind, top first; never changed either
        self.general_left: i64 = GENERAL_REWARDS
        self.dedications: vec[i64] = vec[i64]()  # see dedication_code; in order; copied when one is added
        self.slots: vec[u8] = vec[u8]()  # what lies in the cells, see `slot_of`
        self.laid: vec[i64] = vec[i64]()  # cells, in the order they were covered
        self.afloat: i64 = 0  # a bit for each tile on the lake

    def clone(self) -> "LichterfestEngine":
        """A copy that shares nothing that can change, its journal empty and shut."""
        copy = LichterfestEngine()
        copy.to_move = self.to_move
        copy.seat_count = self.seat_count
        copy.rows = self.rows[:]
        copy.stack = self.stack
        copy.drawn = self.drawn
        copy.rewards = self.rewards
        copy.general_left = self.general_left
        copy.dedications = self.dedications
        copy.slots = self.slots[:]
        copy.laid = self.laid[:]
        copy.afloat = self.afloat
        copy.open = self.open[:]
        copy.done = self.done
        copy.last_turns = self.last_turns
        return copy

    # -- Why a move may not be made --------------------------------------------------------------------------------

    def check_exchange(self, give: i64, take: i64) -> i64:
        """L10: what forbids this exchange, if anything does."""
        error = check_exchanging(self.done, self.boats(self.to_move))
        if error != ALLOWED:
            return error
        return check_colors(self.rows[self.to_move * ROW + give], self.rows[self.middle() + take], give, take)

    def check_dedicate(self, chosen: i64) -> i64:
        """L11: what forbids dedicating this set."""
        error = check_dedicating(self.done)
        if error != ALLOWED:
            return error
        return ALLOWED if is_complete(self.rows, self.to_move * ROW, chosen) else SET_INCOMPLETE

    def check_discard(self, color: i64) -> i64:
        """L13, L21: what forbids giving this card back."""
        due = self.due()
        if due == PASS_DUE:
            return DISCARD_IN_LAST_TURN
        if due == TILE_DUE:
            return DISCARD_NOT_DUE
        return DISCARDS_NONE if self.rows[self.to_move * ROW + color] == 0 else ALLOWED

    def check_place(self, tile: i64, cell: i64) -> i64:
        """L13, L14, L21: what forbids laying this tile there. The cell must be one of the lake's."""
        due = self.due()
        if due == PASS_DUE:
            return TILE_IN_LAST_TURN
        if due == DISCARD_DUE:
            return TOO_MANY_CARDS
        if not self.holds(self.to_move, tile):
            return TILE_NOT_HELD
        if cell in self.open:
            return ALLOWED
        return PLACE_TAKEN if cell in self.laid else PLACE_APART

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
        self.rows[self.to_move * ROW + BOATS] -= EXCHANGE_PRICE
        self.return_cards(self.to_move, give, 1)
        self.take_card(self.to_move, take)
        self.done = EXCHANGED
        self._note(DID_EXCHANGE, give, take, 0)

    def _dedicate(self, chosen: i64) -> None:
        """L11: return a set and take a reward of its kind."""
        for color in range(i64(7)):
            self.return_cards(self.to_move, color, COST[chosen * 7 + color])
        kind = kind_of(chosen)
        value = self._take_reward(kind)
        self.rows[self.to_move * ROW + POINTS] += value
        # One step with room for the new one: `append` to a plain copy would copy it again.
        before = vec[i64]([i64(code) for code in self.dedications], capacity=len(self.dedications) + 1)
        self.dedications = append(before, dedication_code(self.to_move, kind, value))
        self.done = DEDICATED
        self._note(DID_DEDICATE, chosen, value, 0)

    def _take_reward(self, kind: i64) -> i64:
        """L11: the top reward of this kind; L12: or a general one; if none is left either, still four points."""
        taken = self.taken(kind)
        if taken < len(self.rewards[kind]):
            self.rows[self.middle() + TAKEN + kind] += 1
        elif self.general_left > 0:
            self.general_left -= 1
        return self.reward(kind, taken)

    def reward(self, kind: i64, taken: i64) -> i64:
        """L11, L12: what a dedication of this kind is worth once `taken` rewards of the kind are gone."""
        stack = self.rewards[kind]
        if taken < len(stack):
            return stack[taken]
        return GENERAL_VALUE

    def _discard(self, color: i64) -> None:
        """L13: one card goes back; exchanging and dedicating are over for this turn."""
        self.return_cards(self.to_move, color, 1)
        self.done = DISCARDED
        self._note(DID_DISCARD, color, 0, 0)

    def _place(self, cell: i64, tile: i64, turns: i64) -> None:
        """L14 to L18: lay a tile, take the bonus, hand out the lanterns, draw."""
        self.take_from_hand(self.to_move, tile)
        matched = self.cover(cell, tile, turns)
        self._note(DID_PLACE, tile, turns, cell)
        look = (tile * 4 + turns) * 4
        if matched != 0:
            self._bonus(cell, look, matched)
        self._distribute(look)
        self._draw()
        self._next_turn()

    def _bonus(self, cell: i64, look: i64, matched: i64) -> None:
        """L15: a card for each matching edge of the tile whose sides are at `look`; L16: boats for symbols."""
        for side in range(i64(4)):
            if matched >> side & 1:
                color = LOOK[look + side]
                self._note(GOT_BONUS, color, self.take_card(self.to_move, color), side)
        self._boat(cell)
        for side in range(i64(4)):
            if matched >> side & 1:
                self._boat(cell + STEP[side])

    def _boat(self, cell: i64) -> None:
        """L16: a boat if the tile in this cell, which took part in a match, has a symbol."""
        boats = HAS_SYMBOL[(self.lying(cell) - 1) // 4]
        self.rows[self.to_move * ROW + BOATS] += boats
        if self.journal_open and boats > 0:
            self.note(GOT_BOAT, self.to_move, cell, 0, 0)

    def _distribute(self, look: i64) -> None:
        """L17: beginning with the active player, clockwise, the lantern of the side that faces each."""
        rows = self.rows
        middle = self.middle()
        row = self.to_move * ROW
        for _offset in range(self.seat_count):
            color = LOOK[look + rows[row + SIDE]]
            got = move_card(rows, middle, row, color)
            if self.journal_open:
                self.note(GOT_LANTERN, row // ROW, color, got, 0)
            row += ROW
            if row == middle:
                row = 0

    def _after(self, seat: i64) -> i64:
        """L2: who is next, clockwise."""
        following = seat + 1
        if following == self.seat_count:
            following = 0
        return following

    def _draw(self) -> None:
        """L18: a tile from the stack, if there is one; L20: without any, play goes on."""
        if self.drawn < len(self.stack):
            tile = self.stack[self.drawn]
            self.drawn += 1
            self.put_in_hand(self.to_move, tile)
            self._note(DREW, tile, 0, 0)

    def _pass(self) -> None:
        """L21: the last turn of this seat is over."""
        self._note(DID_PASS, 0, 0, 0)
        self._next_turn()

    def _next_turn(self) -> None:
        """L2: clockwise; L21: one last turn each when nobody holds a tile; L22: then it is over."""
        self.done = NOTHING
        if self.last_turns == self.seat_count:
            self.to_move = NOBODY
            return
        self.to_move = self._after(self.to_move)
        if self.hand_size(self.to_move) == 0:
            self.last_turns += 1

    # -- What is hidden (L7) ---------------------------------------------------------------------------------------

    def hidden_from(self, viewer: i64) -> vec[i64]:
        """L7: the tiles in other hands, in the stack and in the box; from NOBODY, a spectator, all hands are hidden."""
        seen = self.afloat
        if viewer != NOBODY:
            first = viewer * ROW + HAND
            for slot in range(first, first + self.hand_size(viewer)):
                seen |= TILE_BIT[self.rows[slot]]
        hidden = ALL_TILES[:]
        count: i64 = 0
        for tile in range(i64(TILES)):
            if (seen >> tile) & 1 == 0:
                hidden[count] = tile
                count += 1
        return hidden[:count]

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """L7: redeal all that is hidden from the viewer."""
        hidden = self.hidden_from(viewer)
        chance.shuffle(hidden)
        rows = self.rows
        dealt: i64 = 0
        for seat in range(self.seat_count):
            if seat != viewer:
                first = seat * ROW + HAND
                for slot in range(first, first + rows[seat * ROW + HAND_SIZE]):
                    rows[slot] = hidden[dealt]
                    dealt += 1
        self.stack = hidden[dealt : dealt + len(self.stack) - self.drawn]
        self.drawn = 0

    # -- The lake ---------------------------------------------------------------------------------------------------

    def lying(self, cell: i64) -> i64:
        """What lies in a cell, as in `lake`."""
        return i64(self.slots[slot_of(cell)])

    def cover(self, cell: i64, tile: i64, turns: i64) -> i64:
        """L14: put a tile into a cell; the empty cells edge to edge with it are open from now on.

        L15: returns the sides, as bits, on which it meets its own colour.
        """
        slots = self.slots
        slot = slot_of(cell)
        cells = self.open
        if slots[slot] == OPEN:
            cells = remove(cells, cell)
        slots[slot] = u8(1 + tile * 4 + turns)
        self.laid = append(self.laid, cell)
        self.afloat |= TILE_BIT[tile]
        look = (tile * 4 + turns) * 4
        matched: i64 = 0
        for side in range(i64(4)):
            at = slot_beside(slot, side)
            beside = i64(slots[at])
            if beside == EMPTY:
                slots[at] = OPEN
                cells = append(cells, cell + STEP[side])
            matched |= i64(i64(FACING[beside * 4 + side]) == LOOK[look + side]) << side
        self.open = cells
        return matched

    def _note(self, what: i64, first: i64, second: i64, third: i64) -> None:
        if self.journal_open:
            self.note(what, self.to_move, first, second, third)


def begin(sides: Sequence[int], turns: int, hands: Sequence[Sequence[int]], stack: Sequence[int]) -> LichterfestEngine:
    """L1 to L6: lay the start tile, hand out tiles and everyone's first lantern card."""
    engine = LichterfestEngine()
    players = len(sides)
    engine.set_up(players)
    for seat in range(players):
        engine.rows[seat * ROW + SIDE] = sides[seat]
        for tile in hands[seat]:
            engine.put_in_hand(seat, tile)
    for color in range(7):
        engine.rows[engine.middle() + color] = CARDS[players]
    engine.stack = vec[i64](stack)
    engine.rewards = [vec[i64](rewards(players, kind)) for kind in KINDS]
    engine.slots = empty_lake()
    engine.cover(MIDDLE, START, turns)
    for seat in range(players):
        color = LOOK[(START * 4 + turns) * 4 + sides[seat]]
        engine.take_card(seat, color)
        if color == RED:
            engine.to_move = seat
    return engine
