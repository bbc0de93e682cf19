"""Whether a move may be taken back: only if nobody learnt anything from it."""

from typing import Final

from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Viewer, tell
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position

WORLDS: Final = 16  # of two equally likely secrets, one in 65,000 would escape so many


def reveals(before: Position, move: Move) -> bool:
    """Whether some viewer knows more after this move than the move itself.

    For each viewer, worlds are imagined that fit what they know. If the move were illegal in one of them, or looked
    different there, then having seen it made here tells them which world they are in.
    """
    viewers: list[Viewer] = [*range(int(before.engine.players())), TABLE]
    return any(_reveals_to(viewer, before, move) for viewer in viewers)


def _reveals_to(viewer: Viewer, before: Position, move: Move) -> bool:
    view, seen = before.view(viewer), _seen(before.clone(), move, viewer)
    worlds = (before.game.imagine(view, Chance(f"undo {number}")) for number in range(WORLDS))
    return any(_seen(world, move, viewer) != seen for world in worlds)


def _seen(position: Position, move: Move, viewer: Viewer) -> object:
    """What the viewer sees of a move and after it; None if it is not legal here."""
    if position.check(move) is not None:
        return None
    return tell(position.play(move), viewer), position.view(viewer).json()
