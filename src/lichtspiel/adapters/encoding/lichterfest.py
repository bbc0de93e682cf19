"""Lichterfest as numbers.

Actions: 0 is the pass; 1 to 49 exchange (seven times the given colour and the taken one); 50 to 92 dedicate one of the
43 sets; 93 to 99 discard a colour. From 100 on tiles are laid, at 100 + (place * 3 + tile) * 4 + side: the open places
are counted in reading order as whoever lays sees the lake, the tiles are those of the hand in the order they were
drawn, and the side is the one of the tile, clockwise as it is printed, that will face whoever lays it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.adapters.encoding.encoder import MASKED_OUT, Encoder, Sheet
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.lichterfest.box import COLORS, HAND, KINDS, LOOK, SETS, TILES, kind_of
from lichtspiel.games.lichterfest.codes import DEDICATE, DISCARD, EXCHANGE, PASS, PLACE, TURNED_TILES, place_code
from lichtspiel.games.lichterfest.lake import EMPTY, HAS_SYMBOL, OPEN, REACH, WIDTH
from lichtspiel.games.lichterfest.lake import STEP as NEIGHBOUR
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.turn import TILE_DUE

# A lake of n tiles has at most 2 n + 2 open places, and the last tile is laid when 32 lie there (L3).
PLACES: Final = 66
A_PLACE: Final = HAND * 4  # actions for each place
MOST_GAIN: Final = 8  # the most cards that one tile can bring to all seats together (L15, L17)
# Larger numbers make no difference to an observation.
MOST_BOATS: Final = 50
MOST_POINTS: Final = 200
BELOW: Final = 2  # the table side at which the viewer of a picture sits


class LichterfestEncoder(Encoder):
    """Cards and rewards, the viewer's hand, and for each open place what a tile laid there would touch."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.actions = PLACE + PLACES * A_PLACE
        self.longest = TILES * (3 + MOST_GAIN)  # an exchange, a set, a tile, and a discard of each card it brings
        self.parts = [
            ("done in this turn: nothing, exchanged, dedicated, discarded", 4, 1),
            ("which of the last turns this is", 1, players),
            ("seat to move", players, 1),
            ("tiles in the stack", 1, TILES),
            ("supply: " + ", ".join(COLORS), len(COLORS), 8),
        ]
        for kind in KINDS:
            self.parts += [(f"rewards left, {kind}", 1, 9), (f"next reward, {kind}", 1, 10)]
        self.parts.append(("general rewards", 1, 3))
        for seat in range(players):
            self.parts += [
                (f"seat +{seat}: table side, clockwise from the viewer's", 4, 1),
                (f"seat +{seat}: cards", len(COLORS), 8),
                (f"seat +{seat}: boats", 1, MOST_BOATS),
                (f"seat +{seat}: points", 1, MOST_POINTS),
                (f"seat +{seat}: tiles in hand", 1, HAND),
            ]
        self.parts.append(("tiles on the lake", TILES, 1))
        for slot in range(HAND):
            self.parts.append((f"own tile {slot}: is there", 1, 1))
            self.parts += [(f"own tile {slot}, side {side}: colour", len(COLORS), 1) for side in range(4)]
            self.parts.append((f"own tile {slot}: has a symbol", 1, 1))
        for place in range(PLACES):
            self.parts.append((f"place {place}: is there", 1, 1))
            self.parts.append((f"place {place}: columns and rows from the start tile, plus 33", 2, 2 * REACH))
            for side in range(4):
                name = f"place {place}, side {side} clockwise from the viewer's: "
                self.parts += [(name + "colour that faces it", len(COLORS), 1), (name + "symbol", 1, 1)]

    def write(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """L7: everything but the hands of others and the stack."""
        assert isinstance(engine, LichterfestEngine)
        self._write_table(engine, viewer, sheet)
        for offset in range(self.players):
            self._write_seat(engine, self.seat_at(offset, viewer), viewer, sheet)
        for cell in engine.laid:
            sheet.cells[sheet.at + (engine.lying(cell) - 1) // 4] = 1
        sheet.skip(TILES)
        if viewer == NOBODY:
            sheet.skip(HAND * (4 * len(COLORS) + 2))
        else:
            write_hand(engine.hand(viewer), sheet)
        write_places(engine, side_of(engine, viewer), sheet)

    def _write_table(self, engine: LichterfestEngine, viewer: i64, sheet: Sheet) -> None:
        sheet.mark(engine.done, 4)
        sheet.put(engine.last_turns)
        sheet.mark(self.from_viewer(engine.to_move, viewer), self.players)
        sheet.put(len(engine.stack) - engine.drawn)
        for left in engine.supply():
            sheet.put(left)
        for kind in range(len(KINDS)):
            remaining = len(engine.rewards[kind]) - engine.taken(kind)
            sheet.put(remaining)
            sheet.put(engine.rewards[kind][engine.taken(kind)] if remaining > 0 else 0)
        sheet.put(engine.general_left)

    def _write_seat(self, engine: LichterfestEngine, seat: i64, viewer: i64, sheet: Sheet) -> None:
        sheet.mark((engine.side(seat) - side_of(engine, viewer)) % 4, 4)
        for count in engine.cards(seat):
            sheet.put(count)
        sheet.put(min(engine.boats(seat), MOST_BOATS))
        sheet.put(min(engine.points(seat), MOST_POINTS))
        sheet.put(engine.hand_size(seat))

    def write_mask(self, engine: Engine, sheet: Sheet) -> None:
        """If one tile may be laid, so may every tile in the hand, on every open place: only their number is needed."""
        assert isinstance(engine, LichterfestEngine)
        for move in engine.moves_but_places():
            sheet.cells[sheet.at + move] = 1
        if engine.due() == TILE_DUE:
            turned = 4 * engine.hand_size(engine.to_move)
            for place in range(len(engine.open)):
                start = sheet.at + PLACE + place * A_PLACE
                for action in range(start, start + turned):
                    sheet.cells[action] = 1
        sheet.at += self.actions

    def action_of(self, engine: Engine, move: i64) -> i64:
        """See above."""
        assert isinstance(engine, LichterfestEngine)
        if move < PLACE:
            return move
        hand = engine.hand(engine.to_move)
        side = engine.side(engine.to_move)
        turned = (move - PLACE) % TURNED_TILES
        slot: i64 = 0
        while hand[slot] != turned // 4:
            slot += 1
        cells = reading_order(engine, side)
        place: i64 = 0
        while cells[place] != (move - PLACE) // TURNED_TILES:
            place += 1
        return PLACE + (place * HAND + slot) * 4 + (side - turned) % 4

    def move_of(self, engine: Engine, action: i64) -> i64:
        """See above."""
        assert isinstance(engine, LichterfestEngine)
        if action < PLACE:
            return action if action in engine.moves_but_places() else MASKED_OUT
        if engine.due() != TILE_DUE:
            return MASKED_OUT
        hand = engine.hand(engine.to_move)
        side = engine.side(engine.to_move)
        place = (action - PLACE) // A_PLACE
        slot = (action - PLACE) % A_PLACE // 4
        if place >= len(engine.open) or slot >= len(hand):
            return MASKED_OUT
        cell = reading_order(engine, side)[place]
        return place_code(cell, hand[slot], (side - action) % 4)

    def meaning(self, action: int) -> str:
        """A pass, an exchange, a set, a card given back, or a tile on a place."""
        if action == PASS:
            return "pass"
        if action < DEDICATE:
            give, take = divmod(action - EXCHANGE, 7)
            return f"exchange {COLORS[give]} for {COLORS[take]}"
        if action < DISCARD:
            chosen = action - DEDICATE
            return f"dedicate {KINDS[kind_of(chosen)]}: {', '.join(COLORS[color] for color in SETS[chosen]) or 'all'}"
        if action < PLACE:
            return f"discard {COLORS[action - DISCARD]}"
        place, turned = divmod(action - PLACE, A_PLACE)
        return f"lay tile {turned // 4} of the hand on open place {place} with its side {turned % 4} towards oneself"


def side_of(engine: LichterfestEngine, viewer: i64) -> i64:
    """The table side from which a viewer looks at the lake; the table looks from below."""
    return BELOW if viewer == NOBODY else engine.side(viewer)


def reading_order(engine: LichterfestEngine, side: i64) -> vec[i64]:
    """The open places row by row, as seen from a table side."""
    keys = vec[i64]([0] * len(engine.open))
    count: i64 = 0
    for cell in engine.open:
        key = turned_cell(cell, BELOW - side)
        at = count
        while at > 0 and keys[at - 1] > key:
            keys[at] = keys[at - 1]
            at -= 1
        keys[at] = key
        count += 1
    for at in range(count):
        keys[at] = turned_cell(keys[at], side - BELOW)
    return keys


def turned_cell(cell: i64, quarters: i64) -> i64:
    """Where a cell ends up when the board is turned clockwise by quarters."""
    x = cell % WIDTH
    y = cell // WIDTH
    for _ in range(quarters % 4):
        held = x
        x = WIDTH - 1 - y
        y = held
    return y * WIDTH + x


def write_hand(hand: vec[i64], sheet: Sheet) -> None:
    """Each tile as it is printed: its side colours clockwise, and whether it has a symbol."""
    for slot in range(HAND):
        if slot >= len(hand):
            sheet.skip(4 * len(COLORS) + 2)
            continue
        tile = hand[slot]
        sheet.put(1)
        for side in range(4):
            sheet.mark(LOOK[tile * 16 + side], len(COLORS))
        sheet.put(HAS_SYMBOL[tile])


def write_places(engine: LichterfestEngine, side: i64, sheet: Sheet) -> None:
    """The open places, and what is next to each."""
    end = sheet.at + PLACES * (3 + 4 * (len(COLORS) + 1))
    for cell in reading_order(engine, side):
        seen = turned_cell(cell, BELOW - side)
        sheet.put(1)
        sheet.put(seen % WIDTH)
        sheet.put(seen // WIDTH)
        for offset in range(4):
            write_neighbour(engine, cell, (side + offset) % 4, sheet)
    sheet.at = end


def write_neighbour(engine: LichterfestEngine, cell: i64, side: i64, sheet: Sheet) -> None:
    """The colour and the symbol that a tile would meet at a table side."""
    laid = engine.lying(cell + NEIGHBOUR[side])
    if laid in (EMPTY, OPEN):
        sheet.skip(len(COLORS) + 1)
        return
    sheet.mark(LOOK[(laid - 1) * 4 + (side + 2) % 4], len(COLORS))
    sheet.put(HAS_SYMBOL[(laid - 1) // 4])


ENCODER: Final = LichterfestEncoder
