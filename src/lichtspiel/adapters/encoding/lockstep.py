"""Many games side by side, each shown to its own seat to move: the inner loop of the vectorised environment."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.adapters.encoding.encoder import MASKED_OUT, Encoder, Sheet, size_of
from lichtspiel.core.engine import NOBODY, Engine

ALL_LEGAL: Final = -1


class Lockstep:
    """The games, and two sheets with a row for each: what the seat to move sees, and what it may do."""

    def __init__(self, encoder: Encoder, engines: list[Engine]) -> None:
        self.encoder = encoder
        self.engines = engines
        self.size: i64 = size_of(encoder.parts)
        self.observations = Sheet(self.size * len(engines))
        self.masks = Sheet(encoder.actions * len(engines))
        self.moves: vec[i64] = vec[i64]([0] * len(engines))

    def show(self, table: i64) -> None:
        """Rewrite the rows of a game."""
        engine = self.engines[table]
        self.observations.open_row(table * self.size, self.size)
        self.encoder.write(engine, engine.to_move, self.observations)
        self.masks.open_row(table * self.encoder.actions, self.encoder.actions)
        self.encoder.write_mask(engine, self.masks)

    def show_all(self) -> None:
        """Rewrite the rows of all games."""
        for table in range(len(self.engines)):
            self.show(table)

    def read(self, actions: list[int]) -> i64:
        """Read an action for each game; returns the first game whose action is masked out, or ALL_LEGAL."""
        for table in range(len(self.engines)):
            action: i64 = actions[table]
            inside = 0 <= action < self.encoder.actions
            move = self.encoder.move_of(self.engines[table], action) if inside else MASKED_OUT
            if move == MASKED_OUT:
                return table
            self.moves[table] = move
        return ALL_LEGAL

    def play(self) -> vec[i64]:
        """Make the moves that were read and show the games that go on; returns which games have ended."""
        ended = vec[i64]()
        for table in range(len(self.engines)):
            engine = self.engines[table]
            engine.apply(self.moves[table])
            if engine.to_move == NOBODY:
                ended = append(ended, table)
            else:
                self.show(table)
        return ended

    def seats(self) -> vec[i64]:
        """Who is to move in each game."""
        return vec[i64]([engine.to_move for engine in self.engines])

    def seat(self, table: i64, engine: Engine) -> None:
        """Put another game on a table."""
        self.engines[table] = engine
        self.show(table)
