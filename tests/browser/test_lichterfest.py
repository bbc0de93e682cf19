"""Lichterfest in people's hands: no double click, drag or slip lays a tile, and what is at stake is said before."""

import pytest
from playwright.sync_api import Locator

from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers.lichterfest import CONFIRM, KINDS
from tests.browser.sights import at_table, replay
from tests.browser.test_layout import LONG, look, settled
from tests.browser.visitor import PHONE, Message, Visitor

DOUBLE = 600  # milliseconds, as in table/deliberate.ts
TURNED = "one => Number(one.dataset.turns)"


def at_my_table(visitor: Visitor, *wanted: str, others: int = 1) -> None:
    """A table where the visitor may make moves of all these kinds, the first of as many as it takes."""
    tables = (visitor.table("lichterfest", "me", *["greedy"] * others) for _ in range(40))
    visitor.sit(next(table for table in tables if comes_to(visitor, table, set(wanted))))
    visitor.until(lambda: visitor.acting)
    visitor.until_drawn()


def comes_to(visitor: Visitor, table: str, wanted: set[str]) -> bool:
    """Lay tiles and discard until moves of all these kinds may be made; False if the game is over before."""
    with visitor.caller().at(table) as client:
        while not wanted <= kinds_of(client.until(lambda state: state["legal"] or state["sight"]["phase"] == "over")):
            plain = [move for move in client.state["legal"] if move["type"] in ("place", "discard")]
            if not plain:
                return False
            made = client.state["sight"]["moves"]
            client.done("move", version=client.state["version"], move=plain[37 * made % len(plain)])
    return True


def kinds_of(state: Message) -> set[str]:
    return {move["type"] for move in state["legal"]}


def places(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("place")


def hand(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("hand-tile")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moves(visitor: Visitor) -> list[Message]:
    return [message for message in visitor.sent if message["type"] == "move"]


def test_a_double_click_lays_nothing_and_a_later_press_does(visit: Visit) -> None:
    mira = visit()
    at_my_table(mira, "place")
    version = mira.state["version"]
    places(mira).first.dblclick()
    mira.page.get_by_test_id("ghost").wait_for()
    assert moves(mira) == []
    mira.page.wait_for_timeout(DOUBLE)  # what is tested is this very wait
    places(mira).first.click()
    mira.until_after(version)


def test_keys_choose_a_place_before_they_lay_the_tile(visit: Visit) -> None:
    mira = visit()
    at_my_table(mira, "place")
    version = mira.state["version"]
    spoken = mira.page.get_by_test_id("pointed")
    mira.press("ArrowDown")
    mira.page.locator("[data-testid=place]:focus").wait_for()
    mira.page.get_by_test_id("chip").first.wait_for()
    assert mira.page.locator(CONFIRM).count() == 0
    mira.press("Enter")
    spoken.get_by_text(say("en", "lichterfest-lay-here")).wait_for(state="attached")
    assert moves(mira) == []
    mira.page.wait_for_timeout(DOUBLE)  # what is tested is this very wait
    mira.press("Enter")
    mira.until_after(version)


def test_a_double_tap_lays_nothing_and_turns_nothing(visit: Visit) -> None:
    """The same as with the mouse: only the tile in the hand is turned by pressing it."""
    mira = visit(size=PHONE)
    at_my_table(mira, "place")
    turns = hand(mira).first.evaluate(TURNED)
    places(mira).first.tap()
    places(mira).first.tap()
    mira.page.get_by_test_id("ghost").wait_for()
    assert moves(mira) == []
    assert hand(mira).first.evaluate(TURNED) == turns
    hand(mira).first.tap()
    assert hand(mira).first.evaluate(TURNED) == (turns + 1) % 4


def test_how_a_tile_is_turned_is_said_on_phones_too(visit: Visit) -> None:
    mira = visit(size=PHONE, lang="de-DE")
    at_my_table(mira, "place")
    mira.page.locator(".said").get_by_text(say("de", "lichterfest-how-tile-touch")).wait_for()


def test_the_tile_that_is_dragged_is_the_one_that_is_previewed(visit: Visit) -> None:
    mira = visit()
    at_my_table(mira, "place")
    third, place = hand(mira).nth(2), places(mira).first
    tile = third.get_attribute("data-tile")
    mira.page.mouse.move(*middle(third))
    mira.page.mouse.down()
    assert third.get_attribute("aria-pressed") == "true"
    mira.page.mouse.move(*middle(mira.page.get_by_test_id("lake")), steps=4)
    assert mira.page.get_by_test_id("dragged").get_attribute("data-tile") == tile
    mira.page.mouse.move(*middle(place), steps=4)
    mira.page.get_by_test_id("ghost").wait_for()
    mira.page.mouse.up()
    mira.page.locator(CONFIRM).wait_for()
    assert mira.page.get_by_test_id("dragged").count() == 0
    assert moves(mira) == []
    version = mira.state["version"]
    mira.page.locator(CONFIRM).click()
    mira.until_after(version)
    assert str(moves(mira)[0]["move"]["tile"]) == tile


def test_a_tile_dropped_elsewhere_goes_back(visit: Visit) -> None:
    mira = visit()
    at_my_table(mira, "place")
    mira.page.mouse.move(*middle(hand(mira).nth(1)))
    mira.page.mouse.down()
    mira.page.mouse.move(*middle(mira.page.get_by_test_id("supply").first), steps=4)
    mira.page.get_by_test_id("dragged").wait_for()
    mira.page.mouse.up()
    mira.page.get_by_test_id("dragged").wait_for(state="detached")
    assert mira.page.get_by_test_id("ghost").count() == 0


TOUCH = """
([from, to]) => {
  const tile = document.elementFromPoint(...from).closest('[data-testid=hand-tile]');
  const at = (type, [clientX, clientY]) => tile.dispatchEvent(new PointerEvent(type, {
    pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY,
  }));
  tile.setPointerCapture = () => {};
  at('pointerdown', from);
  at('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  at('pointermove', to);
  at('pointerup', to);
  return getComputedStyle(tile).touchAction;
}
"""


def test_a_finger_drags_too_and_the_page_stays(visit: Visit) -> None:
    mira = visit(size=PHONE)
    at_my_table(mira, "place")
    assert mira.page.evaluate(TOUCH, [middle(hand(mira).nth(1)), middle(places(mira).first)]) == "none"
    mira.page.get_by_test_id("ghost").wait_for()
    assert hand(mira).nth(1).get_attribute("aria-pressed") == "true"
    assert moves(mira) == []


def test_laying_with_a_complete_set_is_warned_of(visit: Visit) -> None:
    mira = visit(lang="de-DE")
    at_my_table(mira, "place", "dedicate")
    warning = mira.page.get_by_test_id("warning")
    assert warning.count() == 0
    places(mira).first.click()
    warning.wait_for()
    assert best_of(mira, "de", "place") == warning.inner_text()


# What the action line says, if it does not have the room for it.
CUT_SHORT = """
() => [...document.querySelectorAll('[data-testid=said]')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.innerText)
"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
@pytest.mark.parametrize(
    "size", [(390, 664), (360, 640), (1280, 720), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_no_line_of_a_warning_is_cut(size: tuple[int, int], lang: str, visit: Visit) -> None:
    mira = visit(size=size, lang=lang)
    at_my_table(mira, "place", "dedicate", others=3)
    for number in range(6):
        places(mira).nth(number).dispatch_event("click")  # of a large lake, a phone shows a part
        mira.page.get_by_test_id("warning").wait_for()
        mira.page.get_by_test_id("ghost").wait_for()
        assert settled(mira, CUT_SHORT) == []


@pytest.mark.parametrize("lang", ["de-DE", "pl-PL"])
def test_a_place_that_has_the_focus_is_told_of_whole_and_not_drawn_as_chosen(lang: str, visit: Visit) -> None:
    mira = visit(size=(1280, 720), lang=lang)
    at_my_table(mira, "place", "dedicate", "exchange", others=2)
    ghost = mira.page.get_by_test_id("ghost").locator(".ring")
    drawn = "(ring) => [getComputedStyle(ring).stroke, getComputedStyle(ring).strokeDasharray]"
    mira.tab_to("[data-testid=place]")
    ghost.wait_for()
    assert settled(mira, CUT_SHORT) == []
    focused = ghost.evaluate(drawn)
    mira.press("Enter")
    mira.page.locator(".line.chosen").wait_for()
    assert settled(mira, CUT_SHORT) == []
    assert all(before != after for before, after in zip(focused, ghost.evaluate(drawn), strict=True))


# Which changes of the own cards stick out of their frame, or cover their number.
UNREADABLE = """
() => [...document.querySelectorAll('[data-testid=card] small')].filter((one) => {
  const box = one.getBoundingClientRect(), frame = one.closest('button').getBoundingClientRect();
  const number = document.createRange();
  number.selectNode(one.parentElement.firstChild);
  return box.right > frame.right - 1 || box.top < frame.top - 1 ||
    box.bottom > number.getBoundingClientRect().bottom - 8;
}).map((one) => one.textContent)
"""


@pytest.mark.parametrize("size", [(844, 390), (740, 360), (390, 664), (360, 640)], ids=str)
def test_what_is_discarded_can_be_read_on_phones(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    at_my_table(mira, "discard", others=2)
    mira.page.locator("[data-testid=card] button.can").first.click()
    mira.page.locator("[data-testid=card] small").wait_for()
    assert mira.page.evaluate(UNREADABLE) == []


def test_discarding_with_a_complete_set_is_warned_of(visit: Visit) -> None:
    mira = visit()
    at_my_table(mira, "discard", "dedicate")
    mira.page.locator("[data-testid=card] .can").first.click()
    mira.page.get_by_test_id("warning").wait_for()
    assert best_of(mira, "en", "discard") == mira.page.get_by_test_id("warning").inner_text()


# The kinds of sets, the first beside its name, that take more rows than two columns need.
COLUMNS = """
() => [...document.querySelectorAll('[data-testid=chooser] [role=group]')].filter((kind) => {
  const sets = [...kind.querySelectorAll('[data-testid=set]')];
  const tops = sets.map((one) => Math.round(one.getBoundingClientRect().top));
  return new Set(tops).size > 1 + Math.ceil((tops.length - 1) / 2);
}).map((kind) => kind.ariaLabel)
"""


def test_several_sets_are_in_two_columns_on_a_phone(visit: Visit) -> None:
    mira = visit(size=(390, 664))

    def sets() -> int:
        return [move["type"] for move in mira.state.get("legal") or []].count("dedicate")

    while sets() < 4:
        at_my_table(mira, "dedicate")
    mira.page.locator("[data-does=dedicate]").click()
    for width, height in ((360, 640), (390, 664), (664, 390)):
        mira.page.set_viewport_size({"width": width, "height": height})
        assert mira.page.evaluate(COLUMNS) == []


def best_of(visitor: Visitor, lang: str, move: str) -> str:
    """The sentence about the most valuable set that could be dedicated."""
    rewards = visitor.state["view"]["rewards"]
    complete = {KINDS.index(other["kind"]) for other in visitor.state["legal"] if other["type"] == "dedicate"}
    best = max(complete, key=lambda kind: rewards[kind][0])
    return say(lang, "lichterfest-leaves-set", kind=KINDS[best], value=rewards[best][0], move=move)


def test_dedicating_says_that_it_ends_exchanging(visit: Visit) -> None:
    mira = visit()
    at_my_table(mira, "exchange", "dedicate")
    mira.page.locator(".actions").get_by_role("button", name=say("en", "lichterfest-do-dedicate")).click()
    if mira.page.get_by_test_id("set").count():
        mira.page.get_by_test_id("set").first.click()
    mira.page.get_by_test_id("warning").wait_for()
    assert mira.page.get_by_test_id("warning").inner_text() == say("en", "lichterfest-ends-exchange")


def test_what_is_not_allowed_is_answered_with_its_paragraph(visit: Visit) -> None:
    """A reward out of reach, a place where a tile lies, one's own card."""
    mira = visit()
    at_my_table(mira, "place")
    illegal = {
        "[data-testid=reward][aria-disabled=true]": "L11",
        "[data-testid=tile]": "L14",
        "[data-testid=card] button": "L13",
    }
    for thing, paragraph in illegal.items():
        mira.page.locator(thing).first.click(force=True)  # it says that it is disabled, and is pressed all the same
        mira.page.get_by_test_id("refusal").get_by_role("button", name=paragraph).wait_for()
        mira.press("Escape")


def test_pointing_at_a_place_asks_nothing(visit: Visit) -> None:
    """A question is asked only where it can be answered."""
    mira = visit()
    at_my_table(mira, "place")
    prompt = mira.page.locator(".said .title").inner_text()
    places(mira).first.hover()
    mira.page.get_by_test_id("chip").first.wait_for()
    assert mira.page.locator(".said .title").inner_text() == prompt
    places(mira).first.click()
    mira.page.locator(".said .title").get_by_text(say("en", "lichterfest-lay-here")).wait_for()


PHONES = {360: 640, 375: 667, 390: 664, 412: 732, 844: 390}
FINGER = 44  # pixels
RIM = 8  # pixels: the ring round a ghost, which may be cut

# Places in sight that something lies on, and things to press that are smaller than a finger.
HIDDEN = """
(least) => {
  const lake = document.querySelector('[data-testid=lake]').getBoundingClientRect();
  const places = [...document.querySelectorAll('[data-testid=place]')];
  const covered = places.filter((place) => {
    const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const inside = x > lake.left && x < lake.right && y > lake.top && y < lake.bottom;
    return inside && document.elementFromPoint(x, y)?.closest('[data-testid=place]') === null;
  });
  const small = [...places, ...document.querySelectorAll('[data-testid=hand-tile], [data-testid=card] button')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => Math.min(box.width, box.height) < least - 0.5);
  const standings = document.querySelector('[data-testid=standings]');
  const cut = [standings, ...standings.querySelectorAll('.cell, .tally, .rewards, .stack')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth);
  return [covered.length, small.length, cut.map((one) => one.textContent)];
}
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_in_sight_on_phones(players: int, visit: Visit) -> None:
    """Everybody's lanterns, the supply and the rewards without a sheet, and no place behind anything."""
    mira = visit(size=PHONE, name=LONG, lang="de-DE")
    at_my_table(mira, "place", others=players - 1)
    assert mira.page.locator("[data-testid=standings] .cell").count() == 7 * players
    assert mira.page.locator("[data-testid=standings] .rewards b").count() == len(KINDS)
    for width, height in PHONES.items():
        look(mira, {width: height})
        mira.until(lambda: mira.page.evaluate(HIDDEN, FINGER) == [0, 0, []])
        places(mira).last.click()
        ghost, lake = mira.page.get_by_test_id("ghost").bounding_box(), mira.page.get_by_test_id("lake").bounding_box()
        assert ghost is not None
        assert lake is not None
        assert lake["y"] <= ghost["y"] + RIM
        assert ghost["y"] + ghost["height"] <= lake["y"] + lake["height"] + RIM
        mira.press("Escape")


# The sides of the lake beyond which there are places.
BEYOND = """
() => {
  const lake = document.querySelector('[data-testid=lake]').getBoundingClientRect();
  const middles = [...document.querySelectorAll('[data-testid=place] .hit')]
    .map((one) => one.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const off = [([, y]) => y < lake.top, ([x]) => x > lake.right, ([, y]) => y > lake.bottom, ([x]) => x < lake.left];
  return off.flatMap((beyond, side) => (middles.some(beyond) ? [String(side)] : []));
}
"""


def test_a_lake_that_is_too_large_says_so_and_can_be_seen_whole(visit: Visit) -> None:
    """Four players, late in the game, on a short phone."""
    mira = visit(size=(360, 640), lang="de-DE")
    at_a_large_lake(mira)
    arrows = mira.page.get_by_test_id("more-beyond")
    arrows.first.wait_for()
    beyond = mira.page.evaluate(BEYOND)
    assert beyond
    assert set(beyond) <= {arrow.get_attribute("data-side") for arrow in arrows.all()}
    mira.page.get_by_test_id("whole-lake").tap()
    mira.until(lambda: mira.page.evaluate(BEYOND) == [])
    assert arrows.count() == 0
    mira.page.get_by_test_id("whole-lake").tap()
    mira.until(lambda: mira.page.evaluate(BEYOND) == beyond)


def test_taking_up_a_tile_brings_all_its_places_into_view(visit: Visit) -> None:
    """There each tap chooses the nearest place, which then is shown as large as ever."""
    mira = visit(size=(360, 640), lang="de-DE")
    at_a_large_lake(mira)
    mira.page.get_by_test_id("more-beyond").first.wait_for()
    width = tile_width(mira)
    assert mira.page.evaluate(BEYOND)
    hand(mira).last.tap()
    for index in (0, places(mira).count() - 1):
        mira.until(lambda: mira.page.evaluate(BEYOND) == [])
        shown = mira.page.locator(f"[data-at='{places(mira).nth(index).get_attribute('data-at')}'].shown")
        mira.page.touchscreen.tap(*middle(places(mira).nth(index).locator(".hit")))
        shown.wait_for(state="attached")
        assert mira.page.evaluate("() => document.activeElement.matches('.shown')")
        mira.until(lambda: tile_width(mira) == width)
        assert mira.page.evaluate(UNDER_TOOLS) == []
        mira.press("Escape")  # and the lake is as it was
    mira.until(lambda: mira.page.evaluate(BEYOND) == [])
    assert moves(mira) == []


# Which callouts of a preview lie under a button.
UNDER_TOOLS = """
() => [...document.querySelectorAll('[data-testid=chip]')].filter((chip) => {
  const box = chip.getBoundingClientRect();
  return [...document.querySelectorAll('.tools button')].map((one) => one.getBoundingClientRect()).some((one) =>
    one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top);
}).map((chip) => chip.textContent)
"""


def test_no_preview_lies_under_a_panel(visit: Visit) -> None:
    """The mouse over every place, late in a game of four."""
    mira = visit()
    at_table(mira, "lichterfest", players=4)
    panels = mira.page.locator(".lake > [data-testid=seat]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => [x, y, right, bottom])"
    )
    assert len(panels) == 3
    for place in places(mira).all():
        x, y = middle(place.locator(".hit"))
        mira.page.mouse.move(x, y)
        ghost = mira.page.get_by_test_id("ghost").locator(".ring").bounding_box()
        assert ghost is not None
        for left, top, right, bottom in panels:
            across = min(right, ghost["x"] + ghost["width"]) - max(left, ghost["x"])
            down = min(bottom, ghost["y"] + ghost["height"]) - max(top, ghost["y"])
            assert min(across, down) <= RIM, place.get_attribute("data-at")


def test_what_is_said_has_the_whole_panel_when_there_is_nothing_to_press(visit: Visit) -> None:
    mira = visit(size=(360, 640), lang="de-DE")
    at_a_large_lake(mira)
    mira.page.locator("[data-testid=card] button").first.click(force=True)  # not now, and the rule says why
    mira.page.get_by_test_id("refusal").wait_for()
    assert mira.page.locator(".actions button").count() == 0
    mira.until(lambda: mira.page.get_by_test_id("said").evaluate("one => one.scrollHeight <= one.clientHeight"))


@pytest.mark.parametrize("lang", ["de-DE", "pl-PL"])
def test_what_is_said_before_exchange_and_set_is_read_whole(lang: str, visit: Visit) -> None:
    """Four players, and both buttons are there."""
    mira = visit(size=PHONE, lang=lang)
    at_my_table(mira, "discard", "exchange", "dedicate", others=3)
    for width, height in PHONES.items():
        look(mira, {width: height})
        mira.until(lambda: mira.page.get_by_test_id("said").evaluate("one => one.scrollHeight <= one.clientHeight"))


# Whether a change stands within the frame of its card, and nothing of the viewer's own within the stacks to take from.
EXCHANGED = """
() => {
  const right = (one) => one.getBoundingClientRect().right;
  const changes = [...document.querySelectorAll('[data-testid=card] small')];
  const taken = document.querySelector('[data-testid=take]').getBoundingClientRect().left;
  const within = changes.every((one) => right(one) < right(one.closest('button')) - 2);
  return changes.length === 2 && within && right(document.querySelector('.own .count')) < taken;
}
"""


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_what_an_exchange_changes_stands_in_its_frame(lang: str, visit: Visit) -> None:
    mira = visit(size=(1280, 800), lang=lang)
    at_my_table(mira, "exchange", "dedicate")
    mira.page.locator(".actions").get_by_role("button", name=say(lang[:2], "lichterfest-do-exchange")).click()
    mira.page.locator("[data-testid=card] .can").first.click()
    mira.page.locator("[data-testid=take] [aria-disabled=false]").first.click()
    mira.until(lambda: mira.page.evaluate(EXCHANGED))


def test_the_focus_goes_to_the_cards_when_an_exchange_begins(visit: Visit) -> None:
    mira = visit(size=(1280, 800))
    at_my_table(mira, "exchange")
    mira.page.locator(".actions").get_by_role("button", name=say("en", "lichterfest-do-exchange")).focus()
    mira.page.keyboard.press("Enter")
    mira.until(lambda: mira.page.evaluate("document.activeElement.matches('.can, .chooser button')"))


def at_a_large_lake(visitor: Visitor) -> None:
    """Four players and two tiles in the hand, so that another can be taken up."""
    table = visitor.table("lichterfest", "me", *["greedy"] * 3)
    with visitor.caller().at(table) as client:
        while len(client.until(lambda state: state["legal"])["view"]["lake"]) < LARGE or not laying(client.state):
            plain = [move for move in client.state["legal"] if move["type"] in ("place", "discard")]
            upright = [move for move in plain if move["type"] == "discard" or move["at"][0] == 0] or plain
            client.done("move", version=client.state["version"], move=upright[0])
    visitor.sit(table)
    visitor.until(lambda: visitor.acting)
    visitor.until_drawn()


LARGE = 20  # tiles


def tile_width(visitor: Visitor) -> float:
    box = visitor.page.get_by_test_id("tile").first.bounding_box()
    assert box is not None
    return box["width"]


def laying(state: Message) -> bool:
    return "place" in kinds_of(state) and len(state["view"]["seats"][0]["hand"]) > 1


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (844, 390), (1280, 720), (1440, 900)], ids=str)
def test_the_steps_of_a_turn_are_shown_at_every_width(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size, lang="pl-PL")
    at_my_table(mira, "place")
    for step in ("exchange", "dedicate", "place"):
        steps = mira.page.get_by_test_id("steps")
        shown = steps.get_by_text(say("pl", f"lichterfest-do-{step}"), exact=True)
        # Where there is little room, the set that is collected stands in place of its step.
        assert shown.is_visible() or (step == "dedicate" and steps.get_by_test_id("goal").is_visible())


def test_colours_bear_the_letters_of_the_language(visit: Visit) -> None:
    mira = visit(lang="de-DE")
    at_my_table(mira, "place")
    letters = mira.page.locator("[data-testid=card] text").all_text_contents()
    assert [letter.strip() for letter in letters] == list("worlbgs")


def test_supply_and_rewards_are_shown_once(visit: Visit) -> None:
    mira = visit(size=(768, 1024))
    at_my_table(mira, "place")
    assert mira.page.get_by_test_id("sheet").count() == 1
    assert mira.page.get_by_test_id("supply").count() == 1


def test_the_players_sheet_shows_every_colour_and_outlines_those_that_a_seat_has_none_of(visit: Visit) -> None:
    mira = visit(size=(390, 664))
    at_table(mira, "lichterfest")
    mira.page.get_by_test_id("sheet").nth(2).click()
    sheet = mira.page.get_by_test_id("open-sheet")
    sheet.locator("article").first.wait_for()
    held = [count for seat in mira.state["view"]["seats"] for count in seat["cards"]]
    shown = sheet.get_by_test_id("lies-there")
    assert sorted(int(text.split()[-1]) for text in shown.all_inner_texts()) == sorted(held)
    outlined = shown.filter(has=mira.page.locator(".dashed"))
    assert set(outlined.all_inner_texts()) == {text for text in shown.all_inner_texts() if text.split()[-1] == "0"}


def test_a_replay_offers_no_tiles_to_press(visit: Visit) -> None:
    mira = visit()
    replay(mira, "lichterfest")
    mira.page.keyboard.press("Home")
    hand(mira).first.wait_for()
    assert mira.page.locator(".hand button:enabled").count() == 0


CUT = """
() => [...document.querySelectorAll('[data-testid=seat] .name, .own h3')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.textContent} ${one.clientWidth}/${one.scrollWidth}`)
"""


def test_usual_names_are_read_whole(visit: Visit) -> None:
    mira = visit(name="Maximiliane")
    seats = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Magdalena", "Bartholomäus", "Konstantin")]
    wish = {"seats": [{"kind": "me"}, *seats], "pace": 0, "name": mira.name}
    mira.sit(str(mira.post("tables", game="lichterfest", **wish)["table"]))
    mira.until_drawn()
    for width, height in ((1024, 768), (1280, 720), (1440, 900), (2560, 1300)):
        look(mira, {width: height})
        mira.until(lambda: mira.page.evaluate(CUT) == [])


def test_a_tile_that_is_chosen_or_turned_by_a_key_is_said(visit: Visit) -> None:
    """Each time, also the one that was chosen already."""
    mira = visit()
    at_table(mira, "lichterfest", moves=0)
    said, tiles = mira.page.get_by_test_id("tile-said"), mira.page.get_by_test_id("hand-tile")
    assert said.inner_text() == ""
    for key, tile in (("1", 0), ("2", 1), ("r", 1), ("R", 1)):
        mira.press(key)
        mira.until(lambda tile=tile: said.inner_text() == tiles.nth(tile).get_attribute("aria-label"))  # type: ignore[misc]
    span = said.locator("span").element_handle()
    mira.press("2")
    mira.until(lambda: not span.evaluate("(one) => one.isConnected"))


# How many pixels of the steps of a turn lie below the points.
UNDER_POINTS = """
() => {
  const left = document.querySelector('.own header .tally').getBoundingClientRect().left;
  const steps = [...document.querySelectorAll('[data-testid=steps] i')].map((one) => one.getBoundingClientRect().right);
  return Math.max(0, ...steps.map((right) => right - left));
}
"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_points_leave_the_steps_of_a_turn_in_sight_on_phones(lang: str, visit: Visit) -> None:
    mira = visit(lang=lang)
    at_table(mira, "lichterfest", moves=3)
    for width, height in ((360, 640), (390, 664), (664, 390), (740, 360)):
        mira.page.set_viewport_size({"width": width, "height": height})
        mira.until(lambda: mira.page.evaluate(UNDER_POINTS) == 0)


def test_the_rewards_above_the_lake_open_the_choice_of_sets(visit: Visit) -> None:
    mira = visit(size=(390, 664))
    at_my_table(mira, "dedicate")
    said = mira.page.get_by_test_id("said")
    before = said.inner_text()
    mira.page.locator(".standings .rewards .possible").first.tap()
    mira.until(lambda: said.inner_text() != before)
