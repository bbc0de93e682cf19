"""A game as numpy sees it: observations, masks and actions of a table of some size, and what a result is worth."""

from functools import cache
from typing import Any, Final, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from lichtspiel.adapters.encoding import encoder_of
from lichtspiel.adapters.encoding.encoder import MASKED_OUT, Encoder, mask, observe, size_of
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import Engine
from lichtspiel.core.events import Viewer
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import Position
from lichtspiel.core.results import Result, lead
from lichtspiel.core.seats import seat_number
from lichtspiel.core.setups import Options
from lichtspiel.core.views import View
from lichtspiel.games import load

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
NOTHING_IMAGINED: Final = 0
PIXELS: Final = 640  # the width of a picture in pixels: more than learners need, and drawn in a fraction of a second
Number = TypeVar("Number", bound=np.generic)


def numbers(cells: Any, kind: type[Number]) -> NDArray[Number]:
    """The same memory as numpy sees it."""
    return np.frombuffer(cells, kind)


class MaskedOut(ValueError):
    """An action that the seat to move may not take; nothing has changed."""

    def __init__(self, encoder: Encoder, action: int) -> None:
        known = 0 <= action < encoder.actions
        what = f"({encoder.meaning(action)}) is masked out" if known else f"is not one of {encoder.actions}"
        super().__init__(f"action {action} {what}")


class Lens:
    """Everything about a game that has a fixed size once the number of players is known."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.encoder = encoder_of(game, players)
        self.actions = int(self.encoder.actions)
        self.size = size_of(self.encoder.parts)
        self.memory_size = self.size + size_of(self.encoder.memory_parts)
        most = [most for _, size, most in self.encoder.parts + self.encoder.memory_parts for _ in range(size)]
        self.memory_scale = 1 / np.array(most, np.float32)
        self.scale = self.memory_scale[: self.size]

    def __reduce__(self) -> tuple[Any, tuple[str, int]]:
        return lens_of, (self.game.name, self.players)

    def observation(self, engine: Engine, viewer: int) -> Floats:
        """What a viewer's view shows (NOBODY: the table's), each number between 0 and 1."""
        cells = observe(self.encoder, engine, viewer, self.size, remembering=False)
        return np.multiply(numbers(cells, np.uint8), self.scale, dtype=np.float32)

    def remembered(self, engine: Engine, viewer: int) -> Floats:
        """The same, and what the viewer has seen before."""
        cells = observe(self.encoder, engine, viewer, self.memory_size, remembering=True)
        return np.multiply(numbers(cells, np.uint8), self.memory_scale, dtype=np.float32)

    def observation_of(self, view: View) -> Floats:
        """The observation from a view alone; equal to `observation` of the position it is a view of."""
        return self.observation(self.game.imagine_engine(view, Chance(NOTHING_IMAGINED)), seat_number(view.viewer))

    def mask(self, engine: Engine) -> Mask:
        """A 1 for each action that the seat to move may take."""
        return numbers(mask(self.encoder, engine), np.int8)

    def legal(self, engine: Engine) -> list[int]:
        """The actions that the seat to move may take, rising."""
        actions: list[int] = self.mask(engine).nonzero()[0].tolist()
        return actions

    def move(self, engine: Engine, action: int) -> int:
        """The engine's move of an action; raises MaskedOut."""
        move = self.encoder.move_of(engine, action) if 0 <= action < self.actions else MASKED_OUT
        if move == MASKED_OUT:
            raise MaskedOut(self.encoder, action)
        return int(move)


@cache
def lens_of(name: str, players: int) -> Lens:
    """The lens of a game; raises KeyError."""
    return Lens(load(name), players)


def options_of(game: AnyGame, given: dict[str, Any] | None) -> Options:
    """The table switches of a game; raises msgspec.ValidationError."""
    options: Options = msgspec.convert(given or {}, game.options_type)
    return options


def payoffs(result: Result) -> list[float]:
    """For each seat the share of the others that it left behind, less the share that left it behind: they sum to 0."""
    others = len(result.places) - 1
    return [lead(result, seat) / others for seat in range(len(result.places))]


def picture(position: Position, viewer: Viewer, names: list[str]) -> NDArray[np.uint8]:
    """The drawing of a view as pixels: rows, columns, red, green and blue."""
    from io import BytesIO

    from PIL import Image
    from resvg_py import svg_to_bytes

    drawn = bytes(svg_to_bytes(svg_string=position.game.svg(position.view(viewer), names), width=PIXELS))
    return np.asarray(Image.open(BytesIO(drawn)).convert("RGB"))
