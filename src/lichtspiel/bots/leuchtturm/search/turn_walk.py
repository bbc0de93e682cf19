"""Die Leuchtturm-Architekten, a whole turn walked through fast: stones are carried to and fro on one board."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.bots.leuchtturm.search.worth import Judge, wins
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.leuchtturm.box import CARD_OF, CARDS
from lichtspiel.games.leuchtturm.codes import ANSWER, CLAIM, DECLINE, MOVE, PUT, REFILL, STOP, step_length, step_origin
from lichtspiel.games.leuchtturm.ring import landing
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.turns import board_key

# A way through a turn is one number: its moves, six bits each and one more than their code, the first lowest.
MOVE_BITS: Final = 6
MOVE_MASK: Final = 63

SLOTS: Final = 1 << 14
FILLED: Final = SLOTS * 3 // 4
BOARD_BITS: Final = 53  # bits of a board's key; above them is what was settled on the way
CLAIM_SALTS: Final = 509


class Seen:
    """The boards already visited in one turn: a hash table that can be cleared in no time."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)
        self.rounds: vec[i64] = vec[i64]([0] * SLOTS)
        self.round: i64 = 0
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all."""
        self.round += 1
        self.count = 0

    def add(self, key: i64) -> bool:
        """Add a board; returns whether it was new. Once the table is almost full, no board counts as new."""
        slot = (key ^ (key >> 13) ^ (key >> 29) ^ (key >> 43)) & (SLOTS - 1)
        while self.rounds[slot] == self.round:
            if self.keys[slot] == key:
                return False
            slot = (slot + 1) & (SLOTS - 1)
        if self.count >= FILLED:
            return False
        self.count += 1
        self.rounds[slot] = self.round
        self.keys[slot] = key
        return True


class Walker:
    """Goes through every way to finish the active seat's turn; subclasses say what to do at the end of each."""

    def __init__(self) -> None:
        self.seen: Seen = Seen()
        self.seat: i64 = 0  # whose turn it is
        self.known: i64 = 0  # a bit for each card that it sees

    def walk(self, world: LeuchtturmEngine) -> None:
        """Walk through the turn of a world in the phase of moving; the world is left as it was."""
        self.seen.clear()
        self.seat = world.active
        self.known = seen_cards(world, world.active)
        self._walk(world, 0, 0, 0)

    def end(self, world: LeuchtturmEngine, path: i64) -> None:
        """The turn is over but for the refill; the world may only be read."""
        raise NotImplementedError

    def unsure(self, world: LeuchtturmEngine, path: i64) -> None:
        """A lighthouse is to be completed whose card the seat does not see; the world is the one before."""
        raise NotImplementedError

    def _walk(self, world: LeuchtturmEngine, path: i64, shift: i64, salt: i64) -> None:
        moves = world.legal()
        if len(moves) == 0:
            self.end(world, path)
        for move in moves:
            if move == STOP:
                self.end(world, path | (move + 1) << shift)
            else:
                self._step(world, move, path | (move + 1) << shift, shift + MOVE_BITS, salt)

    def _step(self, world: LeuchtturmEngine, move: i64, path: i64, shift: i64, salt: i64) -> None:
        origin = step_origin(move)
        by = step_length(move)
        target = landing(origin, by)
        if world.completes(target):
            self._complete(world, move, path, shift, salt)
            return
        world.carry(origin, target)
        world.points -= by
        if self.seen.add(int(board_key(world, False)) + (salt << BOARD_BITS)):
            if world.points == 0:
                self.end(world, path)
            else:
                self._walk(world, path, shift, salt)
        world.points += by
        world.carry(target, origin)

    def _complete(self, world: LeuchtturmEngine, move: i64, path: i64, shift: i64, salt: i64) -> None:
        """A13: settled by the rules themselves, on a copy."""
        card = completed_card(world, move)
        if not (self.known >> card) & 1:
            self.unsure(world, path)
            return
        after = world.clone()
        after.apply(move)
        if after.phase == ANSWER and after.to_move == world.active:
            answer = good_answer(after)
            after.apply(answer)
            path |= (answer + 1) << shift
            shift += MOVE_BITS
        if after.phase == MOVE and after.turn == world.turn:
            salt = (salt * CARDS + card + 1) % CLAIM_SALTS
            if self.seen.add(int(board_key(after, False)) + (salt << BOARD_BITS)):
                self._walk(after, path, shift, salt)
        else:
            self.end(after, path)


def completed_card(world: LeuchtturmEngine, move: i64) -> i64:
    """The card of the lighthouse that a move is about to complete."""
    origin = step_origin(move)
    target = landing(origin, step_length(move))
    return CARD_OF[world.towers[target] * 4 + (world.towers[origin] & 3)]


def good_answer(world: LeuchtturmEngine) -> i64:
    """A15: claim, unless that would end the game without winning it."""
    seat = world.to_move
    after = world.clone()
    after.apply(CLAIM)
    return DECLINE if after.to_move == NOBODY and not wins(after, seat) else CLAIM


def seen_cards(world: LeuchtturmEngine, viewer: i64) -> i64:
    """A bit for each card whose place a seat sees."""
    bits: i64 = 0
    for card in range(CARDS):
        if world.is_seen(viewer, card):
            bits |= i64(1) << card
    return bits


class Player(Walker):
    """Plays the rest of the current turn so that the judge rates its end best for the seat whose turn it is."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge: Judge = judge
        self.most: i64 = 0
        self.best: i64 = 0
        self.dared: i64 = 0  # a way that completes a lighthouse without knowing whose it is

    def end(self, world: LeuchtturmEngine, path: i64) -> None:
        value = self.judge.lead(world, self.seat, (self.seat + 1) % len(world.held))
        if value > self.most or self.best == 0:
            self.most = value
            self.best = path

    def unsure(self, world: LeuchtturmEngine, path: i64) -> None:
        self.dared = path

    def play_turn(self, world: LeuchtturmEngine) -> None:
        """Bring the world to the beginning of the next turn, or to the end of the game."""
        turn = world.turn
        while world.to_move != NOBODY and world.turn == turn:
            self.play_on(world)

    def play_on(self, world: LeuchtturmEngine) -> None:
        """Move the stones, or refill, or answer: whatever is due."""
        if world.phase == MOVE:
            self._move(world)
        elif world.phase == REFILL:
            world.apply(self._refill(world))
        else:
            world.apply(good_answer(world))

    def _move(self, world: LeuchtturmEngine) -> None:
        self.best = self.dared = 0
        self.walk(world)
        follow(world, self.best if self.best != 0 else self.dared)

    def _refill(self, world: LeuchtturmEngine) -> i64:
        """A12: the stone that leaves the seat best off."""
        seat = world.active
        best: i64 = PUT
        most: i64 = 0
        first = True
        for move in world.legal():
            after = world.clone()
            after.apply(move)
            value = self.judge.lead(after, seat, after.active)
            if first or value > most:
                most = value
                best = move
                first = False
        return best


def follow(world: LeuchtturmEngine, path: i64) -> None:
    """Make the moves of a way."""
    for move in moves_of(path):
        world.apply(move)


def moves_of(path: i64) -> vec[i64]:
    """The moves of a way, in order."""
    moves = vec[i64]()
    while path != 0:
        moves = append(moves, (path & MOVE_MASK) - 1)
        path >>= MOVE_BITS
    return moves
