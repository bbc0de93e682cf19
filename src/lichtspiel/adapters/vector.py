"""Many games in lockstep for training, numpy in and out: `Tables("lumen", players=4, tables=256)`.

Every seat is the learner's: each row is what the seat to move at that table sees. A game that ends is replaced
by a new one at once.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lichtspiel.adapters.encoding.lockstep import ALL_LEGAL, Lockstep
from lichtspiel.adapters.lens import Floats, Mask, MaskedOut, lens_of, numbers, options_of, payoffs
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine


class Batch(NamedTuple):
    """A row for each table. `action_masks` and `seats` are overwritten by the next step."""

    observations: Floats
    action_masks: Mask
    seats: NDArray[np.int64]  # who is to move


class Ended(NamedTuple):
    """Which games ended in a step, and what each of their seats got: see `payoffs`."""

    tables: list[int]
    rewards: Floats  # a row for each of them, a column for each seat


class Tables:
    """A number of tables of one game, played in lockstep."""

    def __init__(self, game: str, players: int, tables: int, options: dict[str, Any] | None = None) -> None:
        self.lens = lens_of(game, players)
        self.tables = tables
        self.options = options_of(self.lens.game, options)

    def reset(self, seed: int | str) -> Batch:
        """Deal every table a new game; the same seed deals the same ones, and the same ones after them."""
        self._deals = Chance(seed)
        self._games = Lockstep(self.lens.encoder, [self._deal() for _ in range(self.tables)])
        self._games.show_all()
        shape = (self.tables, self.lens.size)
        self._cells = numbers(self._games.observations.cells, np.uint8).reshape(shape)
        self._masks = numbers(self._games.masks.cells, np.int8).reshape(self.tables, self.lens.actions)
        return self._batch()

    def step(self, actions: NDArray[np.integer[Any]]) -> tuple[Batch, Ended]:
        """An action at every table; raises MaskedOut, and changes nothing, if one of them may not be taken."""
        chosen = actions.tolist()
        refused = self._games.read(chosen)
        if refused != ALL_LEGAL:
            raise MaskedOut(self.lens.encoder, chosen[refused])
        ended = [int(table) for table in self._games.play()]
        rewards = [self._rewards(table) for table in ended]
        for table in ended:
            self._games.seat(table, self._deal())
        return self._batch(), Ended(ended, np.array(rewards, np.float32).reshape(len(ended), self.lens.players))

    def _deal(self) -> Engine:
        return self.lens.game.new(self.lens.players, int(self._deals.word()), self.options).engine

    def _rewards(self, table: int) -> list[float]:
        result = self.lens.game.result(self._games.engines[table])
        assert result is not None
        return payoffs(result)

    def _batch(self) -> Batch:
        shown = np.multiply(self._cells, self.lens.scale, dtype=np.float32)
        return Batch(shown, self._masks, numbers(self._games.seats(), np.int64))
