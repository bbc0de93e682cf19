"""What the engine of every game offers. Moves are single integers here, and only here."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance

NOBODY: Final = -1
JOURNAL_ROW: Final = 5


# A game from outside need not be compiled; nothing in an engine leads back to it, so it needs no cyclic collection.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Engine:
    """The whole state of a running game, with every secret: hand out views of it, never the engine.

    `to_move` is the seat that decides next, or NOBODY when the game is over. While the journal is open, what happens is
    written to it as rows of JOURNAL_ROW integers, from which a game makes its events; search leaves it shut.
    """

    def __init__(self) -> None:
        self.to_move: i64 = NOBODY
        self.journal_open: bool = False
        self.journal: vec[i64] = vec[i64]()
        self.listed: vec[i64] = vec[i64]()  # see `list_moves`

    def open_journal(self) -> None:
        """Begin to write down what happens."""
        self.journal_open = True
        self.journal = vec[i64]()

    def shut_journal(self) -> None:
        """Stop writing, and drop what was written."""
        self.journal_open = False
        self.journal = vec[i64]()

    def take_over_journal(self, other: "Engine") -> None:
        """Take over what another engine has written, and whether it writes."""
        self.journal_open = other.journal_open
        self.journal = other.journal[:]

    def note(self, what: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        """Write one row of the journal: what happened, to which seat, and up to three details."""
        if not self.journal_open:
            return
        self.journal = append(self.journal, what)
        self.journal = append(self.journal, seat)
        self.journal = append(self.journal, first)
        self.journal = append(self.journal, second)
        self.journal = append(self.journal, third)

    def players(self) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """Every legal move, in a fixed order."""
        raise NotImplementedError

    def list_moves(self) -> i64:
        """Put the moves of `legal` at the beginning of `listed`, and return how many there are.

        An engine that lists many may keep `listed` and write to it again; each engine has its own.
        """
        self.listed = self.legal()
        return len(self.listed)

    def random_move(self, chance: Chance) -> i64:
        """The move `legal()[chance.below(len(legal()))]`, found without listing them all."""
        raise NotImplementedError

    def apply(self, move: i64) -> None:
        """Carry out a move that is known to be legal."""
        raise NotImplementedError

    def redeal(self, viewer: i64, chance: Chance) -> None:
        """Deal anew, at random, all that a seat (or NOBODY, the table) may not know; its view stays the same."""
        raise NotImplementedError

    def clone(self) -> "Engine":
        """A copy that shares nothing with this one, its journal empty and shut."""
        raise NotImplementedError


def journal_rows(engine: Engine) -> list[tuple[int, int, int, int, int]]:
    """The journal, row by row: what, which seat, three details."""
    cells = [int(cell) for cell in engine.journal]
    return [
        (cells[at], cells[at + 1], cells[at + 2], cells[at + 3], cells[at + 4])
        for at in range(0, len(cells), JOURNAL_ROW)
    ]


def count_sequences(engine: Engine, depth: i64) -> i64:
    """The number of move sequences of exactly this length (perft)."""
    if depth == 0:
        return 1
    moves = engine.legal()
    if depth == 1:
        return len(moves)
    total: i64 = 0
    for move in moves:
        after = engine.clone()
        after.apply(move)
        total += count_sequences(after, depth - 1)
    return total


def random_game(engine: Engine, chance: Chance) -> i64:
    """Play random moves to the end, listing all legal moves before each; returns the number of moves."""
    plies: i64 = 0
    while engine.to_move != NOBODY:
        count = engine.list_moves()
        engine.apply(engine.listed[chance.below(count)])
        plies += 1
    return plies


def random_playout(engine: Engine, chance: Chance) -> i64:
    """The same game as `random_game` plays, without listing the moves it does not make."""
    plies: i64 = 0
    while engine.to_move != NOBODY:
        engine.apply(engine.random_move(chance))
        plies += 1
    return plies
