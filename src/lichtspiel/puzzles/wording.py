"""What is said of a puzzle, to whoever has to choose: how a tried move compares, why, and hints in steps."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from lichtspiel.bots import outlook_type, reasons
from lichtspiel.bots.advice import mark
from lichtspiel.bots.bot import Reason
from lichtspiel.bots.contrast import reproaches
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.puzzles.puzzle import Puzzle
from lichtspiel.reviews.judging import verdict
from lichtspiel.reviews.wording import in_percent
from lichtspiel.words import Phrase, say, sentence


class Tried(NamedTuple):
    """How a tried move compares with the best, in sentences."""

    right: bool
    verdict: str
    said: str
    reasons: list[str]  # for it, if it is right; else against it


def tried(puzzle: Puzzle, move: Move, lang: str) -> Tried:
    """What is to be said of a legal move; if it is not the best, nothing that would betray that one."""
    if move in puzzle.answers:
        return Tried(True, "good", _praise(puzzle, lang), list(_spoken(puzzle, reasons_for(puzzle, move), lang)))
    loss = puzzle.loss_of(move)
    made, best = (in_percent(chance) for chance in (max(0, puzzle.chance - loss), puzzle.chance))
    shares = {"loss": best - made, "made": made, "best": best}
    said = say(lang, "puzzle-wrong", verdict=verdict(loss), **_percents(lang, shares))
    return Tried(False, verdict(loss), said, list(_spoken(puzzle, reasons_against(puzzle, move), lang)))


def _praise(puzzle: Puzzle, lang: str) -> str:
    shares = {"chance": in_percent(puzzle.chance), "margin": in_percent(puzzle.margin)}
    return say(lang, "puzzle-right", **_percents(lang, shares))


def _percents(lang: str, shares: dict[str, int]) -> dict[str, str]:
    return {name: say(lang, "percent", share=share) for name, share in shares.items()}


def solution(puzzle: Puzzle, lang: str) -> list[str]:
    """The best move, what it brings, and what speaks for it."""
    best, *others = puzzle.answers
    (move, brings), rest = _told(puzzle, best, lang), [_told(puzzle, other, lang)[0] for other in others]
    said = [say(lang, "puzzle-best", move=move), *brings]
    if rest:
        said.append(say(lang, "puzzle-equal", moves=" ".join(rest)))
    return [*said, *_spoken(puzzle, reasons_for(puzzle, best), lang)]


def _told(puzzle: Puzzle, move: Move, lang: str) -> tuple[str, list[str]]:
    """A move in words, with its place; and what it would visibly bring."""
    scene = puzzle.scene
    made, *brings = preview(puzzle, move, lang)
    where = outlook_type(scene.game).where(scene.view, move)
    return (f"{made} {sentence(where, lang)}" if where else made), brings


def hints(puzzle: Puzzle, lang: str) -> list[str]:
    """Hints, each telling more: the kind of move, if there are several, and what speaks for it."""
    best = puzzle.answers[0]
    kind, why = _kind(best, lang), list(_spoken(puzzle, reasons_for(puzzle, best), lang))
    is_helpful = any(_kind(move, lang) != kind for move in puzzle.scene.legal)
    return [kind, *why] if is_helpful or not why else why


def _kind(move: Move, lang: str) -> str:
    """What kind of move it is, in words, with its paragraph; which one exactly is left open."""
    fields = {
        name: _sayable(value) for name, value in msgspec.to_builtins(move).items() if isinstance(value, str | int)
    }
    return sentence(Phrase("puzzle-kind", {**fields, "does": str(move.__struct_config__.tag), "rule": move.rule}), lang)


def _sayable(value: str | int) -> str | int:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def preview(puzzle: Puzzle, move: Move, lang: str) -> list[str]:
    """A move, and what it would visibly bring; not whose turn begins after it."""
    scene = puzzle.scene
    phrases = preview_phrases(scene.position, move, scene.match.players, scene.seat)
    return [sentence(phrase, lang) for phrase in phrases if phrase.key != f"{puzzle.game}-event-began"]


def reasons_for(puzzle: Puzzle, move: Move) -> list[Reason]:
    """What speaks for a move; of the best, nothing that is not going to be done."""
    unsaid = puzzle.unsaid if move == puzzle.answers[0] else ()
    return [reason for reason in all_reasons_for(puzzle, move) if reason.code not in unsaid]


def all_reasons_for(puzzle: Puzzle, move: Move) -> list[Reason]:
    """What would speak for a move, be it done or not."""
    return [reason for reason in _reasons(puzzle, move) if not reason.against]


def reasons_against(puzzle: Puzzle, move: Move) -> list[Reason]:
    """What speaks against a move, but not as much against the best as well."""
    return reproaches(puzzle.scene.game, _reasons(puzzle, move), _reasons(puzzle, puzzle.answers[0]))


def _reasons(puzzle: Puzzle, move: Move) -> list[Reason]:
    scene = puzzle.scene
    return reasons(scene.game, scene.view, move, scene.told)


def _spoken(puzzle: Puzzle, found: Sequence[Reason], lang: str) -> Iterator[str]:
    scene = puzzle.scene
    for reason in found:
        phrase: Phrase = reason.phrase(puzzle.game, scene.match.players, scene.seat)
        yield f"{mark(phrase)} {sentence(phrase, lang)}"
