"""What a position is: the moment between two moves. `play` checks a move; `play_unchecked` and `apply` do not."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from lichtspiel.core.boards import plain
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine, count_sequences
from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.core.moves import Move
from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.core.results import Result, early_result, resigned_last
from lichtspiel.core.seats import seat_of
from lichtspiel.core.views import View

if TYPE_CHECKING:
    from lichtspiel.core.games import AnyGame

MOST_ENCODED: Final = 65_536  # how many moves, or runs of them, of a game have their JSON kept
RUN: Final = 4  # as many as a tile has rotations: all of them are legal, or none
SAMPLE_NAMES: Final = ["Ada", "Ben", "Cem", "Dora", "Emil"]  # for seats whose players have given no name


class Position:
    """A moment of a game, with all its secrets: hand out views of it, never the position."""

    def __init__(self, game: "AnyGame", engine: Engine) -> None:
        self.game = game
        self.engine = engine

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        return seat_of(self.engine.to_move)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result(self.engine)

    def outcome(self, resigned: Sequence[int], ended: str | None) -> Result | None:
        """How it ended at a table where these seats gave up, in this order, and which perhaps ended it early."""
        result = self.result
        if result is not None:
            return resigned_last(result, resigned)
        return None if ended is None else early_result(self.game.scores(self.engine), resigned, ended)

    def legal(self) -> list[Move]:
        """Every legal move, always in the same order."""
        decode = self.game.decode
        return [decode(code) for code in self.engine.legal()]

    def legal_json(self) -> bytes:
        """The same as `legal`, in the form of records, as a JSON array."""
        return _encoded_moves(self.game).row(self.engine.legal())

    def random_move(self, chance: Chance) -> Move:
        """One legal move, each equally likely, without listing them all."""
        return self.game.decode(int(self.engine.random_move(chance)))

    def check(self, move: Move, seat: int | None = None) -> Refusal | None:
        """Why this move may not be made (by this seat), or None if it may."""
        if not isinstance(move, self.game.move_type):
            raise TypeError(f"not a move of {self.game.name}: {move!r}")
        if self.to_move is None or seat not in (None, self.to_move):
            return self.out_of_turn()
        return self.game.check(self.engine, move)

    def out_of_turn(self) -> Refusal:
        """Why a seat that is not to move may not move now."""
        return self.game.out_of_turn(self.engine)

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Make a move and say what happened; raises Refused, and changes nothing, if it is not legal."""
        refusal = self.check(move, seat)
        if refusal is not None:
            raise Refused(refusal)
        return self.play_unchecked(move)

    def play_unchecked(self, move: Move) -> list[Event]:
        """Make a move that is known to be legal, and say what happened."""
        return carry_out(self.game, self.engine, move)

    def apply(self, move: Move) -> None:
        """Make a move that is known to be legal, without events: the fastest way, for search."""
        self.engine.apply(self.game.encode(move))

    def reveals(self, move: Move, events: Sequence[Event], seat: int | None = None) -> bool:
        """Whether a move made here, of which these are the events, showed anybody, or a seat, more than the move."""
        if seat is not None:
            return self.game.reveals_to(self.engine, move, events, seat)
        return isinstance(move, self.game.revealing) or self.game.reveals(self.engine, events)

    def preview(self, move: Move, seat: int) -> list[Event]:
        """What would visibly happen, as far as the seat to move can know it; nothing changes."""
        refusal = self.check(move, seat)
        if refusal is not None:
            raise Refused(refusal)
        return self.game.preview(self.engine.clone(), move)

    def view(self, viewer: Viewer) -> View:
        """All that a seat, or the "table" of spectators, may know; raises ValueError for anybody else."""
        if viewer != TABLE and (type(viewer) is not int or not 0 <= viewer < self.engine.players()):
            raise ValueError(
                f"no such viewer: {viewer!r}; there are seats 0 to {self.engine.players() - 1}, and 'table'"
            )
        view: View = self.game.view(self.engine, viewer)
        return view

    def seat_view(self, public: View, viewer: Viewer) -> View:
        """The same as `view`, but cheaper, for a caller that already has the table's view of this position."""
        view: View = public if viewer == TABLE else self.game.seat_view(public, self.engine, viewer)
        return view

    def clone(self) -> "Position":
        """An independent copy."""
        return Position(self.game, self.engine.clone())

    def __deepcopy__(self, _memo: dict[int, object]) -> "Position":
        return self.clone()

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("a position cannot be pickled: send a record or a view")

    def __repr__(self) -> str:
        state = "over" if self.to_move is None else f"seat {self.to_move} to move"
        return f"<{self.game.name}, {self.engine.players()} players, {state}>"

    def perft(self, depth: int) -> int:
        """The number of move sequences of exactly this length."""
        return int(count_sequences(self.engine, depth))

    def __str__(self) -> str:
        return plain(self.game.board(self.view(TABLE), self._names(), "en"))

    def _repr_svg_(self) -> str:
        return self.game.svg(self.view(TABLE), self._names())

    def _names(self) -> list[str]:
        return SAMPLE_NAMES[: self.engine.players()]


class EncodedMoves:
    """The JSON of a game's moves by the engine's integers, cached: an integer is the same move in every position.

    Moves that follow one another are kept as one piece: most are listed so, and a row has fewer pieces then.
    """

    def __init__(self, game: "AnyGame") -> None:
        self.game = game
        self.moves: dict[int, bytes] = {}
        self.runs: dict[int, bytes] = {}  # by the first of them

    def row(self, legal: Iterable[int]) -> bytes:
        """These moves as a JSON array."""
        codes, pieces, at = list(legal), list[bytes](), 0
        while at < len(codes):
            first = codes[at]
            is_run = at + RUN <= len(codes) and _follow(codes, at)
            kept = self.runs if is_run else self.moves
            piece = kept.get(first)
            pieces.append(self._piece(kept, first, RUN if is_run else 1) if piece is None else piece)
            at += RUN if is_run else 1
        return b"[" + b",".join(pieces) + b"]"

    def _piece(self, kept: dict[int, bytes], first: int, count: int) -> bytes:
        if len(kept) >= MOST_ENCODED:
            kept.clear()
        forms = [msgspec.json.encode(self.game.decode(first + further)) for further in range(count)]
        piece = kept[first] = b",".join(forms)
        return piece


def _follow(codes: list[int], at: int) -> bool:
    """Whether the integers of a run follow one another."""
    first = codes[at]
    return codes[at + 1] == first + 1 and codes[at + 2] == first + 2 and codes[at + 3] == first + 3


@cache
def _encoded_moves(game: "AnyGame") -> EncodedMoves:
    return EncodedMoves(game)


def carry_out(game: "AnyGame", engine: Engine, move: Move) -> list[Event]:
    """Carry out a legal move with the journal open, and read the events from it."""
    engine.open_journal()
    engine.apply(game.encode(move))
    events = game.events(engine)
    engine.shut_journal()
    return events
