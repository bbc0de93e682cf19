"""The chart of Die Leuchtturm-Architekten: what lies where on small screens, and what hands do to stones there."""

import pytest

from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of, play_with_mouse
from tests.browser.test_layout import settled
from tests.browser.visitor import Visitor

PHONES = [(360, 640), (375, 667), (390, 664), (412, 732), (844, 390)]
LONG = "Maximiliane-Friederike von Hohenlohe-Öhr"
CONFIRM = driver_of("leuchtturm").CONFIRM

# Parts of the chart that lie on another part, or stick out of it.
OVERLAPS = """
() => {
  const chart = document.querySelector('[data-testid=chart]').getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const parts = {};
  for (let place = 0; place <= 8; place++) {
    const inside = `[data-testid=chart] [data-place="${place}"]`;
    const ground = `[data-ground="${place}"] ${place ? '.isle' : '.quay'}`;
    parts[`place ${place}`] = boxes(`${ground}, ${inside} .resting .stone > path, ${inside} .number`);
  }
  document.querySelectorAll('[data-testid=public]').forEach((one, number) => {
    parts[`public ${number}`] = [one.getBoundingClientRect()];
  });
  document.querySelectorAll('[data-testid=supply]').forEach((one, number) => {
    parts[`supply ${number}`] = [...one.querySelectorAll('.stone, text')].map((part) => part.getBoundingClientRect());
  });
  parts.heading = boxes('.public h2:not(.unseen)');
  parts.corner = boxes('[data-testid=corner]');
  const faults = [];
  const names = Object.keys(parts);
  for (const name of names)
    for (const box of parts[name])
      if (box.left < chart.left - 1 || box.right > chart.right + 1 || box.top < chart.top - 1
          || box.bottom > chart.bottom + 1) faults.push(`${name} sticks out`);
  names.forEach((one, index) => names.slice(index + 1).forEach((other) => {
    for (const a of parts[one]) for (const b of parts[other])
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) return faults.push(`${one} on ${other}`);
  }));
  return [...new Set(faults)];
}
"""

# Whether every place is what a finger finds in the middle of its ground.
COVERED = """
() => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((place) => {
  const box = document.querySelector(`[data-ground="${place}"] ${place ? '.isle' : '.quay'}`).getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found?.closest('[data-place]')?.dataset.place !== String(place);
})
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_on_the_chart_lies_on_anything_else(players: int, visit: Visit) -> None:
    mira = visit(name=LONG, size=PHONES[0])
    seats = [{"kind": "me", "name": LONG}, *[{"kind": "bot", "bot": "greedy", "name": LONG}] * (players - 1)]
    table = str(mira.post("tables", game="leuchtturm", seats=seats, pace=0, name=LONG)["table"])
    mira.play_ahead(table, 16)
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    for width, height in PHONES:
        mira.page.set_viewport_size({"width": width, "height": height})
        mira.until(lambda: mira.page.evaluate("() => document.querySelector('main .sea').clientWidth <= innerWidth"))
        mira.until(lambda: mira.page.evaluate(OVERLAPS) == [], 3)
        asked = mira.state["view"]["question"] is not None
        most = 5 if asked else 0  # a question leaves the row of its tower free
        mira.until(lambda: mira.page.evaluate(f"() => ({COVERED})().length <= {most}"), 3)  # noqa: B023 (asked at once)
    assert mira.page.get_by_test_id("options").count() == 0
    assert say("en", "web-option-claims-ask-if-it-ends") not in mira.page.locator("main").inner_text()


def at_a_step(visitor: Visitor) -> dict[str, int]:
    """Go on until there is a stone to move, and the first legal move of one."""
    visitor.until(lambda: visitor.acting)
    while visitor.state["legal"][0]["type"] != "move":
        play_with_mouse(visitor, 1)
        visitor.until(lambda: visitor.acting)
    visitor.until_drawn()
    step: dict[str, int] = visitor.state["legal"][0]
    return step


def target_of(step: dict[str, int]) -> int:
    return (step["from"] + step["by"] - 1) % 8 + 1


def middle_of(visitor: Visitor, place: int) -> tuple[float, float]:
    box = visitor.page.locator(f"[data-ground='{place}']").locator(".isle, .quay").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_click_chooses_and_does_not_move(visit: Visit) -> None:
    mira = visit()
    mira.play_now("leuchtturm", "me", "greedy")
    step = at_a_step(mira)
    version = mira.state["version"]
    mira.page.mouse.click(*middle_of(mira, step["from"]))
    mira.page.mouse.dblclick(*middle_of(mira, target_of(step)))
    mira.page.locator(CONFIRM).wait_for()
    assert mira.state["version"] == version
    assert not [message for message in mira.sent if message["type"] == "move" and message["version"] == version]
    mira.page.locator(CONFIRM).click()
    mira.until_after(version)


def drag(visitor: Visitor, start: tuple[float, float], end: tuple[float, float]) -> None:
    visitor.page.mouse.move(*start)
    visitor.page.mouse.down()
    visitor.page.mouse.move(*end, steps=5)
    visitor.page.mouse.up()


def test_a_dragged_stone_shows_what_follows_and_does_not_move_by_itself(visit: Visit) -> None:
    mira = visit()
    mira.play_now("leuchtturm", "me", "greedy")
    step = at_a_step(mira)
    version = mira.state["version"]
    drag(mira, middle_of(mira, step["from"]), middle_of(mira, target_of(step)))
    mira.page.locator(f'[data-place="{target_of(step)}"].aimed').wait_for()
    assert mira.state["version"] == version
    mira.press("Escape")
    drag(mira, middle_of(mira, step["from"]), (middle_of(mira, 3)[0] + 90, middle_of(mira, 3)[1] + 40))
    mira.page.locator(".landing").wait_for(state="detached")
    drag(mira, middle_of(mira, step["from"]), middle_of(mira, target_of(step)))
    mira.page.locator(CONFIRM).click()
    mira.until_after(version)


def test_a_stone_of_the_supply_is_dragged_into_the_harbour(visit: Visit) -> None:
    mira = visit()
    mira.play_now("leuchtturm", "me", "greedy")
    mira.until(lambda: mira.acting)
    while mira.state["legal"][0]["type"] != "refill":
        play_with_mouse(mira, 1)
        mira.until(lambda: mira.acting)
    mira.until_drawn()
    version, stone = mira.state["version"], mira.state["legal"][0]["stone"]
    box = mira.page.locator(f'[data-testid=supply][data-stone="{stone}"] .area').bounding_box()
    assert box is not None
    drag(mira, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), middle_of(mira, 0))
    mira.page.locator(CONFIRM).wait_for()
    assert mira.state["version"] == version
    mira.page.locator(CONFIRM).click()
    mira.until_after(version)


def test_what_is_not_possible_is_answered_with_its_paragraph(visit: Visit) -> None:
    mira = visit()
    mira.play_now("leuchtturm", "me", "greedy")
    at_a_step(mira)
    bare = mira.state["view"]["islands"].index("") + 1
    mira.page.mouse.click(*middle_of(mira, bare))
    mira.page.get_by_test_id("refusal").get_by_text("A5").wait_for()


def test_places_come_in_the_order_of_the_ring_and_towers_in_words(visit: Visit) -> None:
    mira = visit(lang="de-DE")
    mira.play_now("leuchtturm", "me", "greedy")
    at_a_step(mira)
    places = mira.page.locator("[data-testid=chart] [data-place]").evaluate_all(
        "all => all.map((a) => a.dataset.place)"
    )
    assert places == [str(place) for place in range(9)]
    letters = mira.page.locator("[data-testid=chart] .stone > text").all_text_contents()
    assert set("".join(letters)) <= set("rws0123456789")
    orders = mira.page.get_by_test_id("order")
    towers = mira.state["view"]["seats"][mira.state["viewer"]]["hand"]
    for number, tower in enumerate(towers):
        label = orders.nth(number).get_attribute("aria-label") or ""
        assert label.startswith(say("de", "leuchtturm-order", tower=tower))
        assert tower not in label


def test_enter_does_what_the_action_line_says(visit: Visit) -> None:
    mira = visit()
    mira.play_now("leuchtturm", "me", "greedy")
    at_a_step(mira)
    version = mira.state["version"]
    mira.press("h")
    mira.page.locator(CONFIRM).wait_for()
    mira.page.locator("[data-place]:has(.thread)").focus()
    mira.press("Enter")
    mira.until_after(version)
    mira.until(lambda: mira.acting)
    while mira.state["legal"][0]["type"] != "refill":
        play_with_mouse(mira, 1)
        mira.until(lambda: mira.acting)
    mira.until_drawn()
    mira.page.locator(".actions button").first.focus()
    mira.press("Enter")
    mira.page.locator(".actions .act:focus").wait_for()
    asked = [say("en", "leuchtturm-refill-ask", stone=stone) for stone in ("red", "white", "black")]
    mira.until(lambda: mira.page.get_by_test_id("pointed").inner_text() in asked)


NAMES = ["Maximilian", "Konstantin", "Magdalena", "Friederike"]
CUT_NAMES = """
() => [...document.querySelectorAll('[data-testid=seat] header strong')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)
"""
CUT_TEXT = """
() => {
  const said = document.querySelector('[data-testid=said]');
  return said.scrollHeight > said.clientHeight + 1 ? said.innerText : '';
}
"""


def four(visit: Visit, names: list[str] = NAMES, moves: int = 10) -> Visitor:
    """Somebody's turn at a table of four."""
    mira = visit(name=names[0], lang="de-DE")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy", "name": name} for name in names[1:]]]
    table = mira.post("tables", game="leuchtturm", seats=seats, pace=0, name=names[0])["table"]
    mira.play_ahead(table, moves)
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    return mira


def test_names_of_four_are_whole_and_so_is_the_prompt(visit: Visit) -> None:
    mira = four(visit)
    faults = {}
    for width, height in [*PHONES, (1280, 800), (1440, 900), (2560, 1440)]:
        mira.page.set_viewport_size({"width": width, "height": height})
        faults[width] = settled(mira, CUT_NAMES), settled(mira, CUT_TEXT)
    assert not [size for size, found in faults.items() if any(found)], faults


CUT_NEWS = """
() => [...document.querySelectorAll('[data-testid=happened] li')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)
  .filter((line) => !line.includes(' · ')) // of several things the last may be cut
"""
BESIDE = """
() => new Set([...document.querySelectorAll('[data-testid=happened] li')].map((one) => one.offsetLeft)).size > 1
"""


def test_what_happened_uses_the_room_there_is(visit: Visit) -> None:
    mira = four(visit, ["Maximiliane", "Annemarie", "Konstantin", "Bartholomäus"], moves=14)
    assert mira.page.get_by_test_id("happened").locator("li").count() >= 3
    for width, height in [(1440, 900), (2560, 1300), (844, 390)]:
        mira.page.set_viewport_size({"width": width, "height": height})
        assert settled(mira, CUT_NEWS) == [], width
    mira.page.set_viewport_size({"width": 390, "height": 664})
    assert not settled(mira, BESIDE)


UNDER_CALLOUT = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const callout = box(document.querySelector('[data-testid=callout]'));
  return [...document.querySelectorAll('[data-testid=seat]')].map(box).filter((seat) =>
    seat.left < callout.right && callout.left < seat.right && seat.top < callout.bottom && callout.top < seat.bottom
  ).length;
}
"""


def test_what_a_landing_brings_covers_nobodys_panel(visit: Visit) -> None:
    mira = four(visit)
    mira.page.set_viewport_size({"width": 1280, "height": 720})
    for move in [move for move in mira.state["legal"] if move["type"] == "move"]:
        mira.press("Escape")
        for place in (move["from"], (move["from"] + move["by"] - 1) % 8 + 1):
            mira.page.locator(f'[data-testid=chart] [data-place="{place}"]').click()
        mira.page.get_by_test_id("callout").wait_for()
        mira.until(lambda: mira.page.evaluate(UNDER_CALLOUT) == 0)
