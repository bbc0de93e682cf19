"""Verifying: whether a puzzle still is one, for the bots as they are now."""

from typing import Final

from msgspec import MsgspecError

from lichtspiel.core.refusals import Refused
from lichtspiel.puzzles.mining import TIMES, check, decision_of, name_of
from lichtspiel.puzzles.puzzle import Puzzle
from lichtspiel.puzzles.wording import all_reasons_for
from lichtspiel.reviews.judging import SLIP

SEED: Final = "verify"  # other worlds than those it was mined in


def is_known(puzzle: Puzzle) -> bool:
    """Whether bots still have the reasons that are not to be told; by another name they would be told."""
    return set(puzzle.unsaid) <= {reason.code for reason in all_reasons_for(puzzle, puzzle.answers[0])}


def fault(puzzle: Puzzle, times: int = TIMES) -> str | None:
    """The key of the sentence that says what is wrong with a puzzle, after so many times the usual thinking."""
    try:
        scene, answers = puzzle.scene, puzzle.answers
    except (Refused, ValueError, MsgspecError):
        return "puzzle-fault-replay"
    if name_of(scene) != puzzle.id or len(puzzle.losses) != len(scene.legal) or not set(answers) <= set(scene.legal):
        return "puzzle-fault-data"
    if not is_known(puzzle):
        return "puzzle-fault-data"
    checked = check(decision_of(scene, answers[0]), puzzle.players, f"{SEED}/{puzzle.id}", times)
    if checked is None:
        return "puzzle-fault-search"
    best = {scene.legal[number] for number in checked.best}
    if not best <= set(answers) or checked.margin < SLIP:
        return "puzzle-fault-margin"
    return None
