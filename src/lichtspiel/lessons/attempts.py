"""A lesson as far as somebody has come: each step is answered by a move, or by going on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from lichtspiel.core.chance import Chance
from lichtspiel.core.errors import LichtspielError
from lichtspiel.core.events import Event, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position
from lichtspiel.core.views import View
from lichtspiel.lessons.conditions import holds
from lichtspiel.lessons.courses import LEARNER, Lesson, Said, Step
from lichtspiel.words import Phrase


class WrongAnswer(LichtspielError):
    """Raised for an answer that no step waits for: a move where there is nothing to do, or none where there is."""


class Moment(NamedTuple):
    """What one move brought, as the learner is told of it, and what they saw then."""

    seat: int
    move: Move
    events: list[Event]
    view: View


class Attempt:
    """A lesson from its beginning; `answer` takes it on."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        options = msgspec.convert(lesson.options, game.options_type)
        self.position = game.start(game.deal(lesson.players, Chance(lesson.seed), options), options)
        self.at = 0  # the step that waits for an answer
        self.made = 0  # moves so far
        self.tried: Phrase | None = None  # what to say of a move that the step did not wait for
        self.moments: list[Moment] = []  # what the last answer brought
        self._before: Position | None = None  # a move that was tried
        for notation in lesson.played:
            self._play(game.parse(notation))
        self.moments = []

    @property
    def step(self) -> Step | None:
        """The step that waits for an answer; none if the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def says(self) -> Phrase | None:
        """What the learner is told now; none if the lesson is done."""
        return self.tried or (None if self.step is None else self._phrase(self.step))

    @property
    def way(self) -> Move | None:
        """A move that the step waits for, if it waits for one."""
        return None if self.step is None or not self.step.way else self.game.parse(self.step.way)

    @property
    def view(self) -> View:
        """What the learner may know."""
        return self.position.view(LEARNER)

    def answer(self, move: Move | None) -> None:
        """Go on, or make a move; raises Refused if it is not legal, and WrongAnswer if it answers nothing."""
        step = self.step
        if step is None or self.tried is not None or (move is None) != (step.waits_for is None):
            raise WrongAnswer
        self.moments = []
        if move is not None and step.waits_for is not None:
            before = self.position.clone()
            events = self._play(move)
            if not holds(step.waits_for, move, events):
                self._before, self.tried = before, self._detour(step, move, events)
                return
        for notations in step.then:
            self._play(self._first_legal(notations))
        self.at += 1

    def take_back(self) -> None:
        """Take back a move that was only tried."""
        if self._before is None:
            raise WrongAnswer
        self.position, self._before, self.tried, self.moments = self._before, None, None, []
        self.made -= 1

    def _play(self, move: Move) -> list[Event]:
        seat = self.position.to_move
        assert seat is not None
        events = tell(self.position.play(move), LEARNER)
        self.made += 1
        self.moments.append(Moment(seat, move, events, self.view))
        return events

    def _first_legal(self, notations: str) -> Move:
        """The first of these moves that is legal: what it answers may have been one of several."""
        moves = map(self.game.parse, notations.split(" or "))
        return next(move for move in moves if self.position.check(move) is None)

    def _detour(self, step: Step, move: Move, events: Sequence[Event]) -> Phrase:
        """What the first of the step's detours says that this is; else that the move is good, but not asked for."""
        for detour in step.detours:
            if detour.when is None or holds(detour.when, move, events):
                return self._phrase(detour)
        return Phrase("learn-otherwise")

    def _phrase(self, said: Said) -> Phrase:
        seen = msgspec.to_builtins(self.view)
        args = {name: _found(seen, path) for name, path in said.args.items()}
        return Phrase(f"learn-{self.game.name}-{self.lesson.name}-{said.says}", args)


def attempt(game: AnyGame, lesson: Lesson, answers: Sequence[Move | None]) -> Attempt:
    """A lesson after these answers; only the last of them may be a move that the step did not wait for."""
    made = Attempt(game, lesson)
    for answer in answers:
        made.answer(answer)
    return made


def _found(seen: Any, path: str) -> str | int:
    """What is in a view at a path, such as `seats.1.points`."""
    for part in path.split("."):
        seen = seen[int(part)] if isinstance(seen, list | tuple) else seen[part]
    assert isinstance(seen, str | int)
    return seen
