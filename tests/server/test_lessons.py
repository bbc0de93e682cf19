"""Lessons over HTTP: every course from its first step to its last, what is refused, and what the learner may know."""

from typing import Any

import jsonschema_rs
import msgspec
import pytest

from lichtspiel import Move, names
from lichtspiel.lessons import LEARNER
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.http.openapi import openapi
from tests.lessons.taking import GAMES, lessons, steps
from tests.server.harness import Browser, ServerProcess


def validator(name: str) -> Any:
    components = openapi(ENDPOINTS)["components"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": components})


def form(move: Move | None) -> Any:
    return None if move is None else msgspec.to_builtins(move)


@pytest.mark.parametrize("taught", GAMES)
def test_a_course_from_its_first_step_to_its_last(server: ServerProcess, taught: str) -> None:
    """Each answer is the learner's own view and nothing else, and fits the schema."""
    ada, sound = Browser(server), validator("LessonState")
    cards = ada.get(f"/api/lessons/{taught}").json()["lessons"]
    assert cards == [{"name": lesson.name, "steps": len(lesson.steps)} for lesson in lessons(taught)]
    answers: list[Move | None] = []
    for made in steps(taught):
        if made.at == 0:
            answers = []
        path = f"/api/lessons/{taught}/{made.lesson.name}"
        state = ada.post(path, answers=[form(answer) for answer in answers]).json()
        sound.validate(state)
        assert made.step is not None
        assert made.says is not None
        assert (state["at"], state["says"]["key"], state["tried"]) == (made.at, made.says.key, False)
        assert state["frames"][-1]["view"] == msgspec.json.decode(made.view.json())
        assert (state["legal"] is not None) == state["waits"] == (made.step.waits_for is not None)
        assert len(state["pauses"]) == len(state["frames"]) == max(1, len(made.moments))
        if made.way is not None:
            assert state["way"] in state["legal"]
            preview = ada.post(f"{path}/preview", answers=[form(answer) for answer in answers], move=state["way"])
            assert len(preview.json()["events"]) == len(made.position.preview(made.way, LEARNER))
        answers.append(made.way)


def test_another_move_is_tried_and_explained(server: ServerProcess) -> None:
    path, ada = "/api/lessons/lumen/reading", Browser(server)
    state = ada.post(path, answers=[None, {"type": "play", "place": 5}]).json()
    assert (state["tried"], state["legal"], state["way"]) == (True, None, None)
    assert state["says"]["key"] == "learn-lumen-reading-low"
    assert state["sight"]["seats"][0]["name"] == "You"
    after = ada.post(path, answers=[None, {"type": "play", "place": 5}, None])
    assert (after.status_code, after.json()["code"]) == (400, "bad-request")


def test_an_illegal_move_is_refused_with_its_rule(server: ServerProcess) -> None:
    ada, purple = Browser(server), {"type": "play", "place": 9}
    for path, more in (("", {"answers": [None, purple]}), ("/preview", {"answers": [None], "move": purple})):
        refused = ada.post(f"/api/lessons/lumen/follow{path}", **more)
        assert refused.status_code == 422
        assert refused.json()["rule"] == "M6"


@pytest.mark.parametrize(
    ("path", "answers", "status"),
    [
        ("lichterfest/nothing", [], 404),
        ("chess/first", [], 404),
        ("lichterfest/lanterns", [None] * 41, 400),
        ("lichterfest/lanterns", [{"type": "place"}], 400),
        ("lichterfest/lanterns", [5], 400),
        ("lichterfest/lanterns", [None, None], 400),
    ],
)
def test_what_is_no_lesson_is_refused(server: ServerProcess, path: str, answers: list[Any], status: int) -> None:
    assert Browser(server).post(f"/api/lessons/{path}", answers=answers).status_code == status


def test_a_game_without_lessons_has_none(server: ServerProcess) -> None:
    for game in {*names(), "chess"} - set(GAMES):
        assert Browser(server).get(f"/api/lessons/{game}").status_code == 404


def test_the_learner_of_lumen_never_gets_a_value_of_their_own(server: ServerProcess) -> None:
    """M4, in every frame of every lesson, also where a card was tried and is taken back."""
    for made in steps("lumen"):
        for seen in (made.view, *(moment.view for moment in made.moments)):
            own: Any = msgspec.to_builtins(seen)["seats"][LEARNER]["hand"]
            assert all(card["value"] is None for card in own)
