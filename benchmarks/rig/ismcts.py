"""A yardstick from outside: OpenSpiel's information set Monte Carlo tree search, through our adapter, as a command.

`python -m benchmarks.rig.ismcts SIMULATIONS` speaks the protocol of commands (docs/protocols/commands.md). Like every
bot it gets views and what its seat was told; a simulation is one random game from a node of its tree to the end.
"""

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from benchmarks.rig.frozen_player import Player, budget_of, play
from lichtspiel.adapters.openspiel import SEEDS, TableGame, TableState, World, name_of, set_table
from lichtspiel.arena.external import PREFIX
from lichtspiel.bots.bot import Bot, RememberingBot
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View

EXPLORATION: Final = 1.4  # returns lie between -1 and 1; OpenSpiel's examples use the same


class TreeSearchBot(RememberingBot):
    """Searches the tree of what it can tell apart, with random games at its leaves."""

    def __init__(self, game: AnyGame, players: int, seat: int, seed: int | str, simulations: int) -> None:
        super().__init__(game, seat, seed)
        self.spiel: TableGame = pyspiel.load_game(name_of(game), {"players": players})
        self.simulations = simulations

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        drawn = np.random.RandomState(int(self.chance.below(1 << 30)))
        state = self._state(view, int(drawn.randint(SEEDS)))
        table = state.table
        action = self._search(drawn).step(state)
        assert table.engine is not None
        return self.game.decode(table.lens.move(table.engine, int(action)))

    def _state(self, view: View, seed: int) -> TableState:
        """What the seat knows as one of OpenSpiel's states, whatever is hidden imagined."""
        state = self.spiel.new_initial_state()
        state.table = set_table(self.spiel.lens, self.spiel.options, (), World(view, self.told, seed), ())
        return state

    def _search(self, drawn: np.random.RandomState) -> Any:
        search = ISMCTSBot(
            game=self.spiel,
            evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=drawn),
            uct_c=EXPLORATION,
            max_simulations=self.simulations,
            random_state=drawn,
            allow_inconsistent_action_sets=True,
        )
        search.set_resampler(lambda state, player: state.resample_from_infostate(player, drawn.uniform))
        return search


class SearchingPlayer(Player):
    """Plays one seat through one game by tree search."""

    def make(self, seed: str) -> Bot:
        assert self.budget.simulations is not None
        return TreeSearchBot(self.game, json.loads(self.hello)["players"], self.seat, seed, self.budget.simulations)


def command(simulations: int) -> str:
    """The name by which it is seated in the arena."""
    return f"{PREFIX}{sys.executable} -m {__spec__.name} {simulations}"


if __name__ == "__main__":
    play(sys.stdin, sys.stdout, lambda hello: SearchingPlayer("ismcts", budget_of(sys.argv[1]), hello))
