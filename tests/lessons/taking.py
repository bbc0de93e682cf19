"""Taking lessons: all of them, step by step."""

from collections.abc import Iterator

from lichtspiel import load
from lichtspiel.lessons import Attempt, Lesson, course_of

GAMES = ("leuchtturm", "lichterfest", "lumen")


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game that has some."""
    course = course_of(game)
    assert course is not None
    return course.lessons


def go_the_way(made: Attempt) -> None:
    """Answer a step as it would like."""
    made.answer(made.way)


def steps(game: str) -> Iterator[Attempt]:
    """Each lesson at each of its steps, by the shortest way. The attempt goes on when the next one is asked for."""
    for lesson in lessons(game):
        made = Attempt(load(game), lesson)
        while made.step is not None:
            yield made
            go_the_way(made)
