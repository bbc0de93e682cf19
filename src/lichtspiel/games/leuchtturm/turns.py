"""All that the rest of a turn can do: an exhaustive search, with transpositions merged, for lighthouses in reach."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.games.leuchtturm.box import CARD_OF, HARBOUR, ISLANDS, POINTS, TOWER_NUMBERS
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, ON_TOP, is_last_card
from lichtspiel.games.leuchtturm.codes import CARD_BURIED, MOVE, STEP, STOP, step_length, step_origin
from lichtspiel.games.leuchtturm.ring import BITS, landing
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

# What can become of a lighthouse that was completed on the way to another one.
STANDS: Final = 1
FALLS: Final = 2
ENDS: Final = 4  # the whole game
SHAPES: Final = 64  # more than the 46 towers of up to four stones, so that eight islands fit into one integer


class Way:
    """How to complete a lighthouse: the moves, and whether it can be done whatever the hidden cards and others do."""

    def __init__(self, card: i64, island: i64, spent: i64, sure: bool, moves: vec[i64]) -> None:
        self.card: i64 = card
        self.island: i64 = island
        self.spent: i64 = spent
        self.sure: bool = sure
        self.moves: vec[i64] = moves

    def is_better_than(self, other: "Way") -> bool:
        """Sure before unsure, then cheap before dear, then few moves before many."""
        if self.sure != other.sure:
            return self.sure
        if self.spent != other.spent:
            return self.spent < other.spent
        return len(self.moves) < len(other.moves)


class Node:
    """A moment of the turn: the board, and the moves that led to it."""

    def __init__(self, engine: LeuchtturmEngine, moves: vec[i64], sure: bool) -> None:
        self.engine: LeuchtturmEngine = engine
        self.moves: vec[i64] = moves
        self.sure: bool = sure


class Search:
    """The search through the active seat's turn; `possible` are the places of each card, as that seat knows them."""

    def __init__(self, engine: LeuchtturmEngine, possible: vec[i64]) -> None:
        self.seat: i64 = engine.active
        self.budget: i64 = engine.points
        self.possible: vec[i64] = possible
        self.waiting: list[list[Node]] = [[] for _ in range(POINTS + 1)]  # by points left: the cheapest come first
        self.seen: set[int] = set()
        self.found: dict[int, Way] = {}
        self.waiting[engine.points].append(Node(engine, vec[i64](), True))

    def run(self) -> list[Way]:
        """Every lighthouse that can be completed, each in the best way there is."""
        for points in range(POINTS, 0, -1):
            for node in self.waiting[points]:
                self._expand(node)
        return list(self.found.values())

    def _expand(self, node: Node) -> None:
        for move in node.engine.legal():
            if STEP <= move < STOP:
                self._try(node, move)

    def _try(self, node: Node, move: i64) -> None:
        """One move further: to a lighthouse, or to a board that has not been seen yet."""
        origin = step_origin(move)
        by = step_length(move)
        target = landing(origin, by)
        completes = node.engine.completes(target)
        if not completes and node.engine.points <= by:
            return
        engine = node.engine.clone()
        engine.carry(origin, target)
        engine.points -= by
        if completes:
            self._complete(node, move, engine, target)
        else:
            self._add(engine, node, move, node.sure)

    def _complete(self, node: Node, move: i64, engine: LeuchtturmEngine, target: i64) -> None:
        """A13: note the lighthouse, and go on with the points left, whether it stands or falls."""
        card = CARD_OF[engine.towers[target]]
        self._note(Way(card, target, self.budget - engine.points, node.sure, append(node.moves[:], move)))
        outcomes = self._outcomes(engine, card)
        sure = node.sure and (is_single(outcomes) or self._is_mine(card))
        if engine.points > 0 and outcomes & FALLS:
            fallen = engine.clone()
            fallen.pull_down(target, CARD_BURIED)
            self._add(fallen, node, move, sure)
        if engine.points > 0 and outcomes & STANDS:
            engine.pull_down_if_supply_is_empty()
            self._add(engine, node, move, sure)

    def _note(self, way: Way) -> None:
        key = int(way.card * (ISLANDS + 1) + way.island)
        known = self.found.get(key)
        if known is None or way.is_better_than(known):
            self.found[key] = way

    def _add(self, engine: LeuchtturmEngine, node: Node, move: i64, sure: bool) -> None:
        """Queue a board, if it is new and something can still be moved on it."""
        key = board_key(engine, sure)
        if key not in self.seen:
            self.seen.add(key)
            self.waiting[engine.points].append(Node(engine, append(node.moves[:], move), sure))

    def _is_mine(self, card: i64) -> bool:
        return self.possible[card] == BITS[IN_HAND + self.seat]

    def _outcomes(self, engine: LeuchtturmEngine, card: i64) -> i64:
        """A14, A15: whether the turn can go on with the lighthouse standing, or pulled down, or either."""
        outcomes: i64 = 0
        for place in range(IN_HAND, BURIED):
            if (self.possible[card] >> place) & 1:
                outcomes |= self._if_held(engine, place - IN_HAND)
        if (self.possible[card] >> BURIED) & 3:
            outcomes |= FALLS
        return outcomes | STANDS if self.possible[card] >> ON_TOP else outcomes

    def _if_held(self, engine: LeuchtturmEngine, seat: i64) -> i64:
        """A15: a last card is asked about, and claiming it would end the game."""
        if is_last_card(IN_HAND + seat, engine.held[seat], 0):
            return FALLS | ENDS
        return STANDS | FALLS if engine.ask_always else STANDS


def is_single(outcomes: i64) -> bool:
    """Whether only one thing can become of a lighthouse."""
    return (outcomes & (outcomes - 1)) == 0


def board_key(engine: LeuchtturmEngine, sure: bool) -> int:
    """One number for all that matters for the rest of a turn: stones, points, and whether the way here is sure."""
    key: i64 = (engine.points * 4 + engine.towers[HARBOUR]) * 2 + (1 if sure else 0)
    for island in range(1, ISLANDS + 1):
        key = key * SHAPES + SHAPE_OF[engine.towers[island]]
    return int(key)


def _shape_table() -> vec[i64]:
    """A small number for each tower of up to four stones; numbers that are no tower are left out."""
    shapes = [0] * TOWER_NUMBERS
    count = 1
    for number in range(1, TOWER_NUMBERS):
        if _is_tower(number):
            shapes[number] = count
            count += 1
    return vec[i64](shapes)


def _is_tower(number: int) -> bool:
    stones = number % 4
    below = number // 4
    return stones != 0 and (below == 0 or (below % 4 != stones and _is_tower(below)))


SHAPE_OF: Final[vec[i64]] = _shape_table()


def lighthouses_in_reach(engine: LeuchtturmEngine, possible: list[int]) -> list[Way]:
    """Every lighthouse that the active seat can complete with its points; none if it has no points to spend."""
    return Search(engine, vec[i64](possible)).run() if engine.phase == MOVE else []
