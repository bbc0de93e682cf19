"""What both Gymnasium and PettingZoo ask of an environment: its observation space, and how it is rendered."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from lichtspiel.adapters.lens import Lens, picture
from lichtspiel.core.boards import plain
from lichtspiel.core.events import Viewer
from lichtspiel.core.positions import Position


def observation_space(lens: Lens) -> Dict:
    """The numbers of a view, and which actions are open."""
    return Dict(
        {
            "observation": Box(0, 1, (lens.size,), np.float32),
            "action_mask": Box(0, 1, (lens.actions,), np.int8),
        }
    )


def rendered(mode: str | None, position: Position, viewer: Viewer, names: Sequence[str]) -> Any:
    """The table as a viewer sees it: as text, as SVG or as pixels; None in any other mode."""
    match mode:
        case "ansi":
            return plain(position.game.board(position.view(viewer), names, "en"))
        case "svg":
            return position.game.svg(position.view(viewer), names)
        case "rgb_array":
            return picture(position, viewer, list(names))
    return None
