"""Lessons over HTTP. Nothing is stored: a request carries all answers so far, and the lesson is played again from them.

So any node of a cluster can answer, and a lesson goes on wherever its learner left it.
"""

from typing import Final

import msgspec
from msgspec import Raw

from lichtspiel import games
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.records import HUMAN
from lichtspiel.lessons import LEARNER, Attempt, Course, Lesson, Moment, WrongAnswer, attempt, course_of
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Frame, LessonCard, LessonState
from lichtspiel.server.live.messages import PreviewEvent
from lichtspiel.server.refusals import server_refused
from lichtspiel.table.events import LogItem
from lichtspiel.table.public import TableSeatView, TableView
from lichtspiel.table.terms import Aids, Milliseconds, NoClock
from lichtspiel.table.wording import phrase, told
from lichtspiel.words import say

TEACHER: Final = "beginner"  # who is said to play the other seats
PACE: Final = 700  # of the others, as at an ordinary table


async def get_lessons(call: ApiCall) -> schemas.Course:
    """The lessons of a game, in order."""
    game, course = _course(call)
    return schemas.Course(game.name, [LessonCard(each.name, len(each.steps)) for each in course.lessons])


async def post_lesson(call: ApiCall) -> LessonState:
    """A lesson after these answers. Of them only the last may be a move that its step did not wait for."""
    body = await call.body(schemas.LessonAnswers)
    return _state(_attempt(call, body), _names(call))


async def post_lesson_preview(call: ApiCall) -> schemas.PreviewedMove:
    """What a move would bring at this point of a lesson; refused, with its rule, if it is not legal."""
    body = await call.body(schemas.LessonPreview)
    made = _attempt(call, body)
    brought = made.position.preview(_move(made.game, body.move), LEARNER)
    names = _names(call)[: made.lesson.players]
    said = [(each, phrase(made.game.name, each, names, LEARNER)) for each in brought]
    return schemas.PreviewedMove([PreviewEvent(_json(event), _json(words)) for event, words in said])


def _course(call: ApiCall) -> tuple[AnyGame, Course]:
    name: str = call.request.path_params["game"]
    course = course_of(name) if name in games.names() else None
    if course is None:
        raise server_refused("no-page")
    return games.load(name), course


def _lesson(call: ApiCall) -> tuple[AnyGame, Lesson]:
    game, course = _course(call)
    for lesson in course.lessons:
        if lesson.name == call.request.path_params["lesson"]:
            return game, lesson
    raise server_refused("no-page")


def _attempt(call: ApiCall, body: schemas.LessonAnswers) -> Attempt:
    game, lesson = _lesson(call)
    answers = [None if each == b"null" else _move(game, each) for each in map(bytes, body.answers)]
    try:
        return attempt(game, lesson, answers)
    except WrongAnswer:
        raise server_refused("bad-request", fault="answers") from None


def _move(game: AnyGame, form: bytes | Raw) -> Move:
    try:
        return game.read_move(form)
    except msgspec.MsgspecError as error:
        raise server_refused("bad-request", fault=str(error)[:200]) from None


def _names(call: ApiCall) -> tuple[str, ...]:
    return (say(call.lang, "cli-me"), *SAMPLE_NAMES[1:])


def _state(made: Attempt, names: tuple[str, ...]) -> LessonState:
    step, lesson, names = made.step, made.lesson, names[: made.lesson.players]
    acting = made.tried is None and made.position.to_move == LEARNER
    waits = acting and step is not None and step.waits_for is not None
    return LessonState(
        at=made.at,
        says=made.says,
        marks=[] if step is None else list(step.marks),
        rules=[] if step is None else list(step.rules),
        waits=waits,
        way=_json(made.way) if waits and made.way is not None else None,
        tried=made.tried is not None,
        sight=_public(made, names),
        frames=_frames(made, names),
        pauses=[_pause(moment) for moment in made.moments] or [0],
        legal=Raw(made.position.legal_json()) if waits else None,
        prompt=made.game.prompt(made.view, names),
        goal=made.game.goal(made.view),
        aid=_json(made.game.aid(made.view)) if lesson.pad else None,
    )


def _frames(made: Attempt, names: tuple[str, ...]) -> list[Frame]:
    first = made.made - len(made.moments) + 1
    frames = [_frame(moment, made.game, number, names) for number, moment in enumerate(made.moments, first)]
    return frames or [Frame(None, None, [], Raw(made.view.json()))]


def _frame(moment: Moment, game: AnyGame, number: int, names: tuple[str, ...]) -> Frame:
    by = HUMAN if moment.seat == LEARNER else TEACHER
    item = LogItem(number, 0, by, tuple(moment.events), names, moment.seat)
    said = told(item, LEARNER, game.name, 0, {})
    return Frame(moment.seat, _json(moment.move), said, Raw(moment.view.json()))


def _pause(moment: Moment) -> Milliseconds:
    return round(PACE * max((event.paces for event in moment.events), default=1.0))


def _public(made: Attempt, names: tuple[str, ...]) -> TableView:
    """The public part, as that of a table for practice."""
    position, options = made.position, msgspec.to_builtins(msgspec.convert(made.lesson.options, made.game.options_type))
    return TableView(
        game=made.game.name,
        players=made.lesson.players,
        options=options,
        visibility="private",
        clock=NoClock(),
        aids=Aids(hints=False, pad=made.lesson.pad),
        stand_in=TEACHER,
        pace=PACE,
        phase="over" if position.to_move is None else "playing",
        seats=tuple(_seat(name, seat) for seat, name in enumerate(names)),
        to_move=position.to_move,
        moves=made.made,
        deadline=None,
        undo=None,
        result=position.result,
        rematch=None,
        practice=True,
    )


def _seat(name: str, seat: int) -> TableSeatView:
    if seat == LEARNER:
        return TableSeatView(name, "human", None, None, None)
    return TableSeatView(name, "bot", TEACHER, None, None)


def _json(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing))
