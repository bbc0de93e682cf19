"""What reasons promise of a move, though masters who go on from it do something else."""

from collections.abc import Iterator, Sequence

from lichtspiel.bots import make, reasons, strongest
from lichtspiel.bots.bot import Reason
from lichtspiel.core.events import tell
from lichtspiel.core.moves import Move
from lichtspiel.puzzles.puzzle import Scene


def unkept(scene: Scene, move: Move, seed: str) -> tuple[str, ...]:
    """The codes of reasons that do not hold any more once it is known how the strongest bot ends the turn."""
    plan = list(rest_of_turn(scene, move, seed))
    promised, kept = (reasons(scene.game, scene.view, move, scene.told, known) for known in (None, plan))
    return tuple(sorted({reason.code for reason in promised if not reason.against and not _is_kept(reason, kept)}))


def _is_kept(promise: Reason, kept: Sequence[Reason]) -> bool:
    """Whether it still holds, be it in other words: what could be done may be what is going to be done."""
    facts = [(reason.args, reason.seat) for reason in kept if reason.args]
    return promise in kept or (promise.args, promise.seat) in facts


def rest_of_turn(scene: Scene, move: Move, seed: str) -> Iterator[Move]:
    """What the strongest bot does after a move, until somebody else decides."""
    position, told = scene.position.clone(), list(scene.told)
    while True:
        told += tell(position.play_unchecked(move), scene.seat)
        if position.to_move != scene.seat:
            return
        bot = make(strongest(scene.game), scene.game, scene.seat, f"{seed}/{len(told)}")
        bot.hear(told)
        move = bot.choose(position.view(scene.seat), position.legal())
        yield move
