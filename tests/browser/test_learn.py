"""Lessons in the browser, on a desktop and on a small phone: by their ways and a wrong turn, and what they point at."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from lichtspiel.lessons import Attempt
from lichtspiel.words import sentence
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of
from tests.browser.visitor import Visitor
from tests.lessons.taking import GAMES, go_the_way, lessons, steps

SIZES = {"desktop": (1280, 800), "phone": (360, 640)}
READY = ", ".join(
    f"[data-testid={button}]:enabled" for button in ("learn-next", "learn-show", "learn-take-back", "go-on")
)
# What is pointed at, in sight and not below the text; rings have a little room round them.
POINTING = """
() => {
  const text = document.querySelector(".lesson").getBoundingClientRect();
  const rings = [...document.querySelectorAll("[data-testid=ring]")].map((ring) => ring.getBoundingClientRect());
  const covered = ({ left, right, top, bottom }) =>
    right - 8 > text.left && left + 8 < text.right && bottom - 8 > text.top && top + 8 < text.bottom;
  const away = ({ left, right, top, bottom }) =>
    right < 8 || left > innerWidth - 8 || bottom < 8 || top > innerHeight - 8;
  return [rings.length, rings.filter(covered).length, rings.filter(away).length];
}
"""


def learner(visit: Visit, game: str, size: str, **more: str) -> Visitor:
    """Somebody who has come to the lessons of a game."""
    visitor = visit(size=SIZES[size], **more)
    visitor.page.goto(f"{visitor.server.url}/#/learn/{game}")
    return visitor


def hear(visitor: Visitor, made: Attempt) -> None:
    """Wait until the page says what the lesson says now, and can go on."""
    assert made.says is not None
    visitor.page.get_by_test_id("says").filter(has_text=sentence(made.says, "en")).wait_for()
    visitor.page.locator(READY).first.wait_for()


def make(visitor: Visitor, made: Attempt, move: Any) -> None:
    """Make a move at the board; drivers know the table from the last state that came through a socket."""
    view, legal = msgspec.to_builtins(made.view), [msgspec.to_builtins(each) for each in made.position.legal()]
    visitor.states.append({"view": view, "legal": legal, "sight": {"game": made.game.name}})
    driver_of(made.game.name).click(visitor, msgspec.to_builtins(move))


def go_on(visitor: Visitor) -> None:
    """Press the one button with which a step that was read is left: that of the board where a round was scored."""
    buttons = visitor.page.locator("[data-testid=learn-next], [data-testid=go-on]")
    assert buttons.count() == 1
    buttons.click()


def take_the_way(visitor: Visitor, made: Attempt) -> None:
    """Let the page show how, and confirm it."""
    visitor.page.get_by_test_id("learn-show").click()
    visitor.page.locator(driver_of(made.game.name).CONFIRM).click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("taught", GAMES)
def test_a_course_by_its_ways_and_wrong_turns(visit: Visit, taught: str, size: str) -> None:
    visitor = learner(visit, taught, size)
    wrong = Counter[str]()  # of each lesson; on a phone of the course, for places lie over each other in a large lake
    for made in steps(taught):
        hear(visitor, made)
        step = made.step
        assert step is not None
        marks = len(step.marks)
        visitor.page.wait_for_function(f"() => ({POINTING})().join() === '{marks},0,0'")
        if made.way is None:
            go_on(visitor)
            continue
        lesson = made.lesson.name if size == "desktop" else ""
        if step.detours and wrong[lesson] < 2:
            wrong[lesson] += 1
            detour = made.game.parse(step.detours[-1].such)
            make(visitor, made, detour)
            made.answer(detour)
            hear(visitor, made)
            visitor.page.get_by_test_id("learn-take-back").click()
            made.take_back()
            hear(visitor, made)
        if size == "phone":
            take_the_way(visitor, made)
        else:
            make(visitor, made, made.way)
    visitor.page.get_by_test_id("learn-play").wait_for()
    assert len(wrong) == (1 if size == "phone" else sum(any(s.detours for s in each.steps) for each in lessons(taught)))


def test_it_goes_on_where_it_was_left_and_with_keys_alone(visit: Visit) -> None:
    visitor = learner(visit, "lumen", "desktop")
    made = Attempt(next(steps("lumen")).game, lessons("lumen")[0])
    hear(visitor, made)
    announced = visitor.page.get_by_test_id("announced")
    announced.filter(has_text="Lesson 1 of 6").wait_for()
    visitor.press("Tab")
    visitor.tab_to("[data-testid=learn-next]")
    visitor.press("Enter")
    go_the_way(made)
    hear(visitor, made)
    announced.filter(has_text="There are 10 tricks").wait_for()
    visitor.press("3", "Enter")
    go_the_way(made)
    hear(visitor, made)
    visitor.page.reload()
    hear(visitor, made)
    visitor.page.goto(f"{visitor.server.url}/")
    visitor.page.get_by_test_id("learn-lumen").click()
    hear(visitor, made)


def test_a_press_on_the_board_is_answered_where_there_is_only_something_to_read(visit: Visit) -> None:
    visitor = learner(visit, "lichterfest", "desktop")
    hear(visitor, next(steps("lichterfest")))
    visitor.page.locator("[data-testid=card] button").first.click(force=True)
    visitor.page.get_by_test_id("refusal").filter(has_text="First read on: press “Next”.").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_a_paragraph_opens_beside_the_board_or_leaves_its_upper_part_in_sight(visit: Visit, size: str) -> None:
    visitor = learner(visit, "lumen", size)
    hear(visitor, next(steps("lumen")))
    visitor.page.get_by_role("button", name="M4: show the rule").click()
    visitor.page.locator("#rule-M4.opened").wait_for()
    sheets = visitor.page.locator("dialog[open]")
    assert sheets.count() == (size == "phone")
    for sheet in sheets.all():
        box = sheet.bounding_box()
        assert box
        assert box["y"] > 200


def test_the_dots_of_a_long_lesson_are_in_one_row(visit: Visit) -> None:
    visitor = visit(size=SIZES["desktop"], lang="pl")
    visitor.page.goto(f"{visitor.server.url}/#/learn/lumen/exact")
    dots = visitor.page.locator(".progress span")
    dots.first.wait_for()
    assert len({dot.bounding_box()["y"] for dot in dots.all()}) == 1  # type: ignore[index]


def test_a_whole_game_follows_the_last_lesson(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(f"{visitor.server.url}/#/learn/leuchtturm/tip")
    for made in steps("leuchtturm"):
        if made.lesson.name == "tip":
            hear(visitor, made)
            if made.way is None:
                visitor.page.get_by_test_id("learn-next").click()
            else:
                take_the_way(visitor, made)
    visitor.page.get_by_test_id("learn-play").click()
    visitor.until(lambda: visitor.acting)
    assert visitor.state["sight"]["practice"]
    assert [seat["bot"] for seat in visitor.state["sight"]["seats"]] == [None, "beginner"]
    visitor.page.get_by_role("tab", name="Help").click()
    assert visitor.page.get_by_test_id("learn").get_attribute("href") == "#/learn/leuchtturm"
