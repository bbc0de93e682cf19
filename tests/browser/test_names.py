"""What is always on view at a table: the goal, whole and true, at every width; and the names of symbols."""

import pytest
from playwright.sync_api import Locator

from lichtspiel.words import Phrase, sentence
from tests.browser.browsing import Visit
from tests.browser.sights import at_table
from tests.browser.visitor import Visitor

GAMES = ["lichterfest", "leuchtturm", "lumen"]
SIZES = [(390, 664), (740, 360), (1280, 800)]
# LUMEN's phones have room for bid and tricks only, which test_layout looks for.
SHOWN = [
    (name, size, lang)
    for name in GAMES
    for size, lang in zip(SIZES, ["de-DE", "pl-PL", "en-GB"], strict=True)
    if name != "lumen" or size == SIZES[-1]
]
CUT = "one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1"
COVERED = """
(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const tops = [0.1, 0.5, 0.9].map((part) => document.elementsFromPoint(left + part * width, top + height / 2)[0]);
  return tops.some((top) => top && top !== one && !one.contains(top) && !top.contains(one));
}
"""


def goal(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("goal").locator("visible=true").first


@pytest.mark.parametrize(("name", "size", "lang"), SHOWN, ids=str)
def test_the_goal_is_on_view_whole_and_true(name: str, size: tuple[int, int], lang: str, visit: Visit) -> None:
    mira = visit(size=size, lang=lang)
    at_table(mira, name)
    shown, sent = goal(mira), mira.state["goal"]
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert not shown.evaluate(CUT)
    assert not shown.evaluate(COVERED) or name == "leuchtturm"  # it lets presses on the chart through
    said = shown.inner_text()
    whole = sentence(Phrase(sent["key"], sent["args"]), lang[:2])
    number = {"lichterfest": "value", "leuchtturm": "laid", "lumen": "points"}[name]
    assert str(sent["args"][number]) in said
    assert said == whole or shown.get_attribute("title") == whole


def asked(visitor: Visitor) -> str:
    """What is to be done; what is known of the card one points at may stand below it."""
    return visitor.page.get_by_test_id("said").inner_text().splitlines()[0]


def press_long(visitor: Visitor, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.locator(".name-bubble").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("name", "symbol"),
    [
        ("lichterfest", "[data-testid=hand-tile]"),
        ("leuchtturm", "[data-testid=island].live"),
        ("lumen", "[data-place].may"),
    ],
)
def test_a_long_press_says_the_name_and_chooses_nothing(name: str, symbol: str, visit: Visit) -> None:
    mira = visit(size=(390, 664))
    at_table(mira, name)
    thing = mira.page.locator(symbol).last
    prompt = asked(mira)
    press_long(mira, thing)
    assert mira.page.locator(".name-bubble").inner_text() == thing.get_attribute("aria-label")
    mira.page.wait_for_timeout(300)
    assert asked(mira) == prompt
    assert not [message for message in mira.sent if message["type"] == "move"]
