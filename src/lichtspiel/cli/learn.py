"""`lichtspiel learn`: the lessons of a game in the terminal."""

from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

from lichtspiel import AnyGame, Position, Refused
from lichtspiel.cli.conversation import Conversation, Left
from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.output import find_game, speak
from lichtspiel.cli.play import Wanted, play_in_terminal
from lichtspiel.cli.progress import Answers, Progress
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.lessons import LEARNER, Attempt, Course, Lesson, WrongAnswer, attempt, course_of
from lichtspiel.words import say, sentence

OPPONENTS: Final = "beginner"  # in the game that follows the lessons
QUIT: Final = ("q", "quit", "exit")


def learn_game(name: str, first: int | None, lang: str) -> int:
    """Give the lessons of a game, from this one or from where they were left, and offer a whole game after them."""
    game = find_game(name, lang)
    course = course_of(name)
    if course is None:
        raise CommandError(say(lang, "cli-no-lessons", game=name))
    if first is not None and not 1 <= first <= len(course.lessons):
        raise CommandError(say(lang, "cli-no-lesson", count=len(course.lessons)))
    console = Console(highlight=False)
    try:
        finished = give(game, course, first, console, lang)
    except (Left, EOFError, KeyboardInterrupt):
        console.print()
        return 0
    players = len(finished.names)
    return play_in_terminal(Wanted(name, players, [OPPONENTS], None, None, None, "{}"), lang)


def give(game: AnyGame, course: Course, first: int | None, console: Console, lang: str) -> "TerminalLesson":
    """Give the lessons, and ask whether to play then; raises Left if the learner leaves. The first begins anew."""
    count, names, progress = len(course.lessons), [lesson.name for lesson in course.lessons], Progress(game.name)
    start = first or names.index(progress.next(names)) + 1
    for number, lesson in enumerate(course.lessons[start - 1 :], start):
        title = say(lang, f"learn-{game.name}-{lesson.name}")
        console.print()
        console.print(Text(say(lang, "cli-lesson", number=number, count=count, title=title), "bold yellow"))
        if number == first:
            progress.leave(lesson.name, [])
        taught = TerminalLesson(game, lesson, progress, console, lang)
        if taught.attempt.at:
            speak(console, Text(say(lang, "cli-lesson-again", game=game.name, number=number), "dim"))
        try:
            taught.run()
        except (Left, EOFError, KeyboardInterrupt):
            console.print()
            speak(console, Text(say(lang, "cli-lesson-left", game=game.name)))
            raise
    taught.say(say(lang, "learn-done", game=say(lang, f"{game.name}-title")), "bold yellow")
    taught.go_on("cli-lesson-play")
    return taught


def left_off(game: AnyGame, lesson: Lesson, answers: Answers) -> Attempt:
    """A lesson after these answers; at its beginning if they do not fit it any more, as after an update."""
    with suppress(WrongAnswer, Refused, ValueError):
        made = attempt(game, lesson, [None if each is None else game.parse(each) for each in answers])
        if made.tried is None:
            return made
    return Attempt(game, lesson)


class TerminalLesson(Conversation):
    """The conversation of one lesson."""

    def __init__(self, game: AnyGame, lesson: Lesson, progress: Progress, console: Console, lang: str) -> None:
        self.progress = progress
        self.attempt = left_off(game, lesson, progress.answers(lesson.name))
        self.answers = progress.answers(lesson.name)[: self.attempt.at]
        names = (say(lang, "cli-me"), *SAMPLE_NAMES[1 : lesson.players])
        super().__init__(game, names, LEARNER, console, lang)

    @property
    def position(self) -> Position:
        return self.attempt.position

    def run(self) -> None:
        """Take the learner through all steps; raises Left if they leave."""
        self.show_board()
        while (step := self.attempt.step) is not None:
            self._teach()
            move = None
            if step.waits_for is None:
                self.go_on("cli-lesson-on")
            else:
                self.show_menu()
                move = self.ask()
            self.attempt.answer(move)
            self._tell_moments()
            if self.attempt.tried is not None:
                self._take_back()
            else:
                self._keep(None if move is None else str(move))

    def advise(self) -> None:
        """How one could do what the step waits for."""
        way = self.attempt.way
        assert way is not None
        view, legal = self.position.view(self.me), self.position.legal()
        self.say(say(self.lang, "cli-lesson-way", move=self.dialogue.spoken(way, view, legal)))

    def go_on(self, key: str) -> None:
        """Wait until the learner has read it; raises Left if they leave."""
        if self.read(say(self.lang, key)).strip().lower() in QUIT:
            raise Left

    def _teach(self) -> None:
        step, says = self.attempt.step, self.attempt.says
        assert step is not None
        assert says is not None
        cited = f" ({', '.join(step.rules)})" if step.rules else ""
        self.console.print()
        self.say(sentence(says, self.lang) + cited, "bold")

    def _tell_moments(self) -> None:
        for moment in self.attempt.moments:
            self.console.print()
            self.tell(moment.events)
        if self.attempt.moments:
            self.show_board()

    def _keep(self, answer: str | None) -> None:
        """Remember where the lesson is now."""
        self.answers.append(answer)
        if self.attempt.step is None:
            self.progress.finish(self.attempt.lesson.name)
        else:
            self.progress.leave(self.attempt.lesson.name, self.answers)

    def _take_back(self) -> None:
        """Explain a move that the step did not wait for, and take it back."""
        assert self.attempt.tried is not None
        self.say(sentence(self.attempt.tried, self.lang), "bold")
        self.go_on("cli-lesson-back")
        self.attempt.take_back()
