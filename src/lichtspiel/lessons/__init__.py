"""Learning a game by playing it: lessons as data, and how far somebody has come in one (0101)."""

from lichtspiel.lessons.attempts import Attempt, Moment, WrongAnswer, attempt
from lichtspiel.lessons.courses import LEARNER, Course, Detour, Lesson, Mark, Step, course_of

__all__ = [
    "LEARNER",
    "Attempt",
    "Course",
    "Detour",
    "Lesson",
    "Mark",
    "Moment",
    "Step",
    "WrongAnswer",
    "attempt",
    "course_of",
]
