"""Each game as an AEC environment of PettingZoo: `env("lumen", players=4)`.

An observation is `{"observation": floats, "action_mask": zeros and ones}`; what each number and each action means, the
encoder says (`env.lens.encoder.parts`, `.meaning(action)`). Rewards come at the end, and sum to 0: see `payoffs`.
"""

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from lichtspiel.adapters.lens import lens_of, options_of, payoffs
from lichtspiel.adapters.spaces import observation_space, rendered
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import TABLE
from lichtspiel.core.positions import Position


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table at which every seat is an agent, `player_0` and so on. Needs no wrapper: it checks what it is given."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": ["human", "ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, players: int, options: dict[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.lens = lens_of(game, players)
        self.game = self.lens.game
        self.options = options_of(self.game, options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"lichtspiel_{game}_v{self.game.rules}"}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_action = np.zeros(self.lens.actions, np.int8)
        self.observation_spaces = {agent: observation_space(self.lens) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.lens.actions) for agent in self.possible_agents}
        self._deals = Chance(randbits(64))
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """The same object every time, as PettingZoo asks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same object every time, as PettingZoo asks."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one, and the same ones after it."""
        if seed is not None:
            self._deals = Chance(seed)
        self.position: Position = self.game.new(self.lens.players, int(self._deals.word()), self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat's view shows, and what it may do: nothing, when it is not to move."""
        engine, seat = self.position.engine, self._seats[agent]
        mask = self.lens.mask(engine) if seat == engine.to_move else self._no_action
        return {"observation": self.lens.observation(engine, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the move of an action; raises MaskedOut, and changes nothing, if the agent may not."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        engine = self.position.engine
        engine.apply(self.lens.move(engine, -1 if action is None else int(action)))
        if engine.to_move == NOBODY:
            self._end()
        else:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.engine.to_move]

    def _end(self) -> None:
        result = self.position.result
        assert result is not None
        self.rewards = dict(zip(self.agents, payoffs(result), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"result": result} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as spectators see it: as text (printed in mode "human"), as SVG or as pixels."""
        if self.render_mode == "human":
            return print(rendered("ansi", self.position, TABLE, self.possible_agents))
        return rendered(self.render_mode, self.position, TABLE, self.possible_agents)

    def close(self) -> None:
        """Nothing to tidy up."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str, players: int, options: dict[str, Any] | None = None, render_mode: str | None = None) -> TableEnv:
    """A table of a game; `options` are the table switches."""
    return TableEnv(game, players, options, render_mode)
