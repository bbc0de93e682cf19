"""One seat of a game as an environment of Gymnasium, the others being ours: `SeatEnv("lumen", against=["greedy"])`.

Also by name, once this module is imported: `gymnasium.make("lichtspiel/lumen-v1")`. Observations are as in our
PettingZoo. An action that is masked out is refused: nothing changes, the reward is 0, and `info["refused"]` says why.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from lichtspiel.adapters.lens import MaskedOut, lens_of, options_of, payoffs
from lichtspiel.adapters.spaces import observation_space, rendered
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company
from lichtspiel.core.matches import Match
from lichtspiel.games import load, names

SEEDS: Final = 2**53


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A table at which one seat learns. The reward comes at the end: see `payoffs`."""

    metadata = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(  # noqa: PLR0913 (each is something a table can have)
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        against: Sequence[str] = ("greedy",),
        budget: Budget | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.lens = lens_of(game, players or load(game).players[0])
        self.seat = seat
        self.budget = budget
        self.options = options_of(self.lens.game, options)
        self.render_mode = render_mode
        self.names = tuple(f"player_{number}" for number in range(self.lens.players))
        others = [number for number in range(self.lens.players) if number != seat]
        self.bots = {number: against[at % len(against)] for at, number in enumerate(others)}
        self.action_space = Discrete(self.lens.actions)
        self.observation_space = observation_space(self.lens)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, and let the others move until it is this seat's turn."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS))
        match = Match.dealt(self.lens.game, self.names, dealt, self.options)
        self.company = Company(match, self.bots, dealt, self.budget)
        self._let_others_play()
        return self._observation(), {}

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others move until it is this seat's turn again, or the end."""
        engine = self.company.match.position.engine
        try:
            move = self.lens.game.decode(self.lens.move(engine, int(action)))
        except MaskedOut as refused:
            return self._observation(), 0.0, self._is_over(), False, {"refused": str(refused)}
        self.company.play(move)
        self._let_others_play()
        result = self.company.match.position.result
        if result is None:
            return self._observation(), 0.0, False, False, {}
        return self._observation(), payoffs(result)[self.seat], True, False, {"result": result}

    def _let_others_play(self) -> None:
        while self.company.waits_for_bot:
            self.company.play(self.company.choose())

    def _is_over(self) -> bool:
        return self.company.match.position.to_move is None

    def _observation(self) -> dict[str, Any]:
        engine = self.company.match.position.engine
        return {"observation": self.lens.observation(engine, self.seat), "action_mask": self.lens.mask(engine)}

    def render(self) -> Any:
        """The table as the learning seat sees it: as text, as SVG or as pixels."""
        return rendered(self.render_mode, self.company.match.position, self.seat, self.names)


for _name in names():
    gymnasium.register(
        f"lichtspiel/{_name}-v{load(_name).rules}", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _name}
    )
