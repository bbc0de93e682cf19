"""Whole turns of Lichterfest in an imagined world: all ways to exchange, dedicate and lay a tile, by learned values."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.bots.lichterfest.search.values import CHANCES, Tables, chances_left, find_hopes, top_rewards
from lichtspiel.core.chance import Chance
from lichtspiel.games.lichterfest.box import COST, LOOK, kind_of
from lichtspiel.games.lichterfest.codes import DEDICATE, DISCARD, EXCHANGE, PASS
from lichtspiel.games.lichterfest.lake import EMPTY, HAS_SYMBOL, OPEN, slot_beside, slot_of
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.seats import BOATS, POINTS, ROW, SIDE
from lichtspiel.games.lichterfest.sets import ONE_CARD, complete_sets, holdings, set_count
from lichtspiel.games.lichterfest.turn import DISCARD_DUE, EXCHANGE_PRICE, PASS_DUE, exchange_count, put_exchanges

NO_MOVE: Final = -1


class Turn:
    """The turn of the seat to move, and what its ways through it are worth to it."""

    def __init__(self, tables: Tables, engine: LichterfestEngine) -> None:
        self.tables: Tables = tables
        self.engine: LichterfestEngine = engine
        self.me: i64 = engine.to_move
        self.rows: vec[i64] = engine.rows  # not a copy: cards are moved here and put back
        self.row: i64 = engine.to_move * ROW
        self.players: i64 = engine.seat_count
        self.share: float = 1.0 / float(engine.seat_count - 1)  # of each other seat's prospects
        self.tops: vec[i64] = top_rewards(engine)
        self.supply: vec[i64] = engine.supply()
        self.moments: vec[i64] = self._moments()
        self.found: vec[float] = vec[float]([0.0] * engine.seat_count)

    def _moments(self) -> vec[i64]:
        """The moments of all seats when this turn is over."""
        found = vec[i64]([0] * self.players)
        for number in range(self.players):
            found[number] = CHANCES + chances_left(self.engine, number)
        found[self.me] -= CHANCES + 1
        return found

    # -- Laying a tile ---------------------------------------------------------------------------------------------

    def rate_places(self) -> vec[float]:
        """What each place, tile and rotation is worth, in the order in which the rules list them."""
        hand = self.engine.hand(self.me)
        engine = self.engine
        plain = self._rate_plain()
        count: i64 = 4 * len(hand)
        values = vec[float]([0.0] * (len(engine.open) * count))
        colors = vec[i64]([0, 0, 0, 0])
        at: i64 = 0
        for cell in engine.open:
            symbols = self._look_around(cell, colors)
            for turned in range(count):
                look: i64 = (hand[turned // 4] * 4 + turned % 4) * 4
                matched: i64 = 0
                if LOOK[look] == colors[0]:
                    matched |= 1
                if LOOK[look + 1] == colors[1]:
                    matched |= 2
                if LOOK[look + 2] == colors[2]:
                    matched |= 4
                if LOOK[look + 3] == colors[3]:
                    matched |= 8
                values[at] = plain[turned] if matched == 0 else self.rate(look, matched, symbols)
                at += 1
        return values

    def _look_around(self, cell: i64, colors: vec[i64]) -> i64:
        """Fill in the colours that the neighbours turn to a cell, and return the sides on which they have symbols."""
        slots = self.engine.slots
        slot = slot_of(cell)
        symbols: i64 = 0
        for side in range(i64(4)):
            tile: i64 = i64(slots[slot_beside(slot, side)])
            colors[side] = -1
            if EMPTY < tile < OPEN:
                colors[side] = LOOK[(tile - 1) * 4 + (side + 2) % 4]
                if HAS_SYMBOL[(tile - 1) // 4]:
                    symbols |= 1 << side
        return symbols

    def _rate_plain(self) -> vec[float]:
        """What each tile and rotation is worth where nothing matches."""
        hand = self.engine.hand(self.me)
        values = vec[float]([0.0] * (4 * len(hand)))
        for turned in range(4 * len(hand)):
            values[turned] = self.rate((hand[turned // 4] * 4 + turned % 4) * 4, 0, 0)
        return values

    def rate(self, look: i64, matched: i64, symbols: i64) -> float:
        """L15 to L17: what it is worth to lay the tile whose sides are at `look`, with matches on these sides."""
        boats = self.rows[self.row + BOATS]
        gained: i64 = 0  # which of the four bonus cards there were
        rows = self.rows
        row = self.row
        supply = self.supply
        if matched != 0:
            boats += HAS_SYMBOL[look // 16]
            for side in range(4):
                if matched >> side & 1:
                    boats += symbols >> side & 1
                    color = LOOK[look + side]
                    if supply[color] > 0:
                        supply[color] -= 1
                        rows[row + color] += 1
                        gained |= 1 << side
        value = self._rate_lanterns(look, boats)
        for side in range(4):
            if gained >> side & 1:
                supply[LOOK[look + side]] += 1
                rows[row + LOOK[look + side]] -= 1
        return value

    def _rate_lanterns(self, look: i64, boats: i64) -> float:
        """L17: hand out the lanterns, see what everyone has then, and take them back."""
        rows = self.rows
        supply = self.supply
        given: i64 = 0
        for after in range(self.players):
            row = (self.me + after) % self.players * ROW
            color = LOOK[look + rows[row + SIDE]]
            if supply[color] > 0:
                supply[color] -= 1
                rows[row + color] += 1
                given |= 1 << after
        value = self._balance(boats)
        for after in range(self.players):
            if given >> after & 1:
                row = (self.me + after) % self.players * ROW
                color = LOOK[look + rows[row + SIDE]]
                supply[color] += 1
                rows[row + color] -= 1
        return value

    def _balance(self, boats: i64) -> float:
        """One's own prospects less the others' share, with the cards as they are now."""
        find_hopes(self.tables, self.moments, self.rows, self.supply, self.tops, self.me, boats, self.found)
        others: float = 0.0
        for number in range(self.players):
            others += self.found[number]
        own = self.found[self.me]
        return own - (others - own) * self.share

    # -- Exchanging, dedicating, giving back -----------------------------------------------------------------------

    def balance(self) -> float:
        """What the turn is worth before a tile is laid, with what was dedicated in it."""
        return self._points() + self._balance(self.rows[self.row + BOATS])

    def _points(self) -> float:
        return float(self.rows[self.row + POINTS])

    def best_discard(self) -> i64:
        """L13: the card whose loss costs least."""
        best: i64 = NO_MOVE
        most: float = 0.0
        for color in range(7):
            if self.rows[self.row + color] > 0:
                self._move_card(color, -1)
                value = self._balance(self.rows[self.row + BOATS])
                self._move_card(color, 1)
                if best == NO_MOVE or value > most:
                    best = DISCARD + color
                    most = value
        return best

    def _move_card(self, color: i64, count: i64) -> None:
        self.rows[self.row + color] += count
        self.supply[color] -= count

    def value_of_set(self, chosen: i64) -> float:
        """What the turn is worth if this set is dedicated, before a tile is laid."""
        kind: i64 = kind_of(chosen)
        reward = self.tops[kind]
        for color in range(7):
            self._move_card(color, -COST[chosen * 7 + color])
        self.tops[kind] = self.engine.reward(kind, self.engine.taken(kind) + 1)
        value = self._points() + float(reward) + self._balance(self.rows[self.row + BOATS])
        self.tops[kind] = reward
        for color in range(7):
            self._move_card(color, COST[chosen * 7 + color])
        return value

    def best_set(self) -> tuple[i64, float]:
        """The dedication that leaves the turn worth most, and how much; NO_MOVE if no set is complete."""
        best: i64 = NO_MOVE
        most: float = 0.0
        for chosen in complete_sets(self._held()):
            value = self.value_of_set(chosen)
            if best == NO_MOVE or value > most:
                best = DEDICATE + chosen
                most = value
        return best, most

    def _held(self) -> i64:
        return holdings(self.rows, self.row)

    def best_option(self) -> i64:
        """L10, L11: the best dedication, or exchange that makes one possible; NO_MOVE if there is none."""
        if not self.engine.may_dedicate():
            return NO_MOVE
        best, most = self.best_set()
        if self.engine.may_exchange():
            move, value = self.best_exchange()
            if move != NO_MOVE and (best == NO_MOVE or value > most):
                best = move
        return best

    def best_exchange(self) -> tuple[i64, float]:
        """L10: the exchange after which a set can be dedicated with most gain; NO_MOVE if none completes one."""
        best: i64 = NO_MOVE
        most: float = 0.0
        self.rows[self.row + BOATS] -= EXCHANGE_PRICE
        for move in self._exchanges():
            self._swap((move - EXCHANGE) // 7, (move - EXCHANGE) % 7)
            if set_count(self._held()) > 0:
                _, value = self.best_set()
                if best == NO_MOVE or value > most:
                    best = move
                    most = value
            self._swap((move - EXCHANGE) % 7, (move - EXCHANGE) // 7)
        self.rows[self.row + BOATS] += EXCHANGE_PRICE
        return best, most

    def _exchanges(self) -> vec[i64]:
        givable = self._held() >> ONE_CARD
        stock = holdings(self.supply, 0) >> ONE_CARD
        moves = vec[i64]([0] * exchange_count(givable, stock))
        put_exchanges(moves, givable, stock)
        return moves

    def _swap(self, give: i64, take: i64) -> None:
        self._move_card(give, -1)
        self._move_card(take, 1)


def policy_move(tables: Tables, engine: LichterfestEngine, slips: i64, chance: Chance) -> i64:
    """The next move by the learned values alone; in `slips` of 1000 cases a random one instead."""
    if slips > 0 and chance.below(1000) < slips:
        return engine.random_move(chance)
    turn = Turn(tables, engine)
    option = turn.best_option()
    due = engine.due()
    if due == PASS_DUE:
        return PASS if option == NO_MOVE else option
    if due == DISCARD_DUE:
        return turn.best_discard() if option == NO_MOVE else option
    values = turn.rate_places()
    best = highest(values)
    if option != NO_MOVE and with_option(tables, engine, option) > values[best] + float(engine.points(turn.me)):
        return option
    return engine.place_at(best)


def with_option(tables: Tables, engine: LichterfestEngine, option: i64) -> float:
    """What the turn is worth if it goes on with this exchange or dedication, and then with the best place."""
    copy = engine.clone()
    copy.apply(option)
    if option < DEDICATE:
        copy.apply(Turn(tables, copy).best_set()[0])
    turn = Turn(tables, copy)
    if copy.due() == DISCARD_DUE:
        return turn.balance()
    values = turn.rate_places()
    return values[highest(values)] + float(copy.points(turn.me))


def highest(values: vec[float]) -> i64:
    """Where the highest value is."""
    best: i64 = 0
    for number in range(1, len(values)):
        if values[number] > values[best]:
            best = number
    return best
