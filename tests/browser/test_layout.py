"""Nothing overlaps or sticks out, from phones to large screens, with few and many players and the longest names."""

import time

import pytest

from lichtspiel.core.games import AnyGame
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of, play_with_mouse
from tests.browser.sights import MIDDLE, SIGHTS, at_table
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import PATIENCE

WIDTHS = {390: 844, 768: 1024, 1280: 800, 1920: 1080}
LOW = {844: 390, 720: 450}  # a phone held sideways; a window of 1440 by 900 enlarged to 200 %
SMALLEST = {740: 360}  # a small phone held sideways
USABLE = 240  # the least width and height of a board, in pixels
BOARDS = {"lichterfest": "[data-testid=lake]", "leuchtturm": "[data-testid=chart]", "lumen": ".stage, .rows"}
LONG = "Maximiliane-Friederike von Hohenlohe-Öhr"

# What is wrong with the layout: the page is wider than the window, or controls overlap.
FAULTS = """
() => {
  const faults = [];
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth} wide`);
  if (document.querySelector('.room') && innerWidth >= 1024 && scrollHeight > innerHeight + 1)
    faults.push(`the page is ${scrollHeight} high`);
  const words = (one) => (one.ariaLabel || one.textContent).trim().slice(0, 40);
  const said = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class')} "${words(one)}"`;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const clipped = (one, box) => {
    if (getComputedStyle(one).clipPath === 'inset(50%)') return true; // shown only while it has the focus
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up), around = up.getBoundingClientRect();
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      if (x < around.left || x > around.right || y < around.top || y > around.bottom) return true;
    }
    return false;
  };
  /** What stays in sight while the rest scrolls under it lies on something by intent. */
  const sticky = (one) => {
    for (let up = one; up; up = up.parentElement) if (getComputedStyle(up).position === 'sticky') return true;
    return false;
  };
  const controls = [...top.querySelectorAll('button, a[href], input, select, [data-testid=seat]')]
    .filter((one) => !one.closest('[aria-hidden=true]') && !sticky(one))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => box.width > 1 && box.height > 1 && !clipped(one, box));
  for (const { one, box } of controls)
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${said(one)} sticks out`);
  /** What can be scrolled to is not lost. */
  const scrolls = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (up.scrollHeight > up.clientHeight + 1 && getComputedStyle(up).overflowY === 'auto') return true;
    return document.scrollingElement.scrollHeight > innerHeight + 1;
  };
  for (const { one, box } of controls)
    if (!scrolls(one) && (box.top < -1 || box.bottom > innerHeight + 1)) faults.push(`${said(one)} is above or below`);
  controls.forEach((a, index) => controls.slice(index + 1).forEach((b) => {
    if (a.one.contains(b.one) || b.one.contains(a.one)) return;
    const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    const least = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
    const fan = a.one.dataset.testid === 'card' && b.one.dataset.testid === 'card'; // cards in a hand lie so
    if (!fan && width > 2 && height > 2 && width * height > 0.04 * least)
      faults.push(`${said(a.one)} on ${said(b.one)}`);
  }));
  for (const one of top.querySelectorAll('h1, h2, h3, p, span, b, button, a, td, th, li, strong'))
    if (!one.children.length && one.checkVisibility() && !one.closest('.unseen, [aria-hidden=true], svg')) {
      const style = getComputedStyle(one);
      if (style.display !== 'inline' && style.overflowX === 'visible' && one.scrollWidth > one.clientWidth + 2)
        faults.push(`the text of ${said(one)} sticks out`);
    }
  return faults;
}
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tables(drawn: AnyGame, players: int, visit: Visit) -> None:
    if players not in drawn.players:
        pytest.skip("not for so many")
    mira = visit(name=LONG)
    seats = [{"kind": "me", "name": LONG}, *[{"kind": "bot", "bot": "greedy", "name": LONG}] * (players - 1)]
    table = str(mira.post("tables", game=drawn.name, seats=seats, pace=0, name=LONG)["table"])
    mira.play_ahead(table, MIDDLE[drawn.name])
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    look(mira, WIDTHS | LOW | SMALLEST)


@pytest.mark.parametrize("size", LOW.items(), ids=str)
def test_low_windows_can_be_played_in(drawn: AnyGame, size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    mira.play_now(drawn.name, "me", *["greedy"] * (max(drawn.players) - 1))
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    board = mira.page.locator(driver_of(drawn.name).BOARD).bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) >= USABLE
    play_with_mouse(mira, 3)


@pytest.mark.parametrize("sight", [name for name in SIGHTS if not name.startswith("table")])
def test_pages(sight: str, visit: Visit) -> None:
    mira = visit(name=LONG)
    SIGHTS[sight](mira)
    look(mira, WIDTHS)


def look(mira: Visitor, sizes: dict[int, int]) -> None:
    """Look at the page in windows of these widths and heights."""
    faults: dict[int, object] = {}
    for width, height in sizes.items():
        mira.page.set_viewport_size({"width": width, "height": height})
        if found := settled(mira, FAULTS):
            faults[width] = found
    assert not faults


def test_a_row_of_the_people_is_as_high_whoever_is_to_move(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    least = drawn.players[0]
    mira.play_now(drawn.name, "me", *["random"] * (least - 1), pace=2000)
    heights = "(rows) => rows.map((row) => row.offsetHeight)"
    seen = dict[bool, list[int]]()
    while len(seen) < 2:
        mira.until_drawn()
        seen[mira.acting] = mira.page.get_by_test_id("person").evaluate_all(heights)
        if mira.acting:
            play_with_mouse(mira, 1)
    assert seen[True] == seen[False]


# Where the board lies and what the action line says, in every frame from now on, once the page has been drawn.
WATCH = """
(board) => {
  window.seen = { boxes: new Set(), words: new Set() };
  const look = () => {
    const { x, y, width, height } = document.querySelector(board).getBoundingClientRect();
    window.seen.boxes.add([x, y, width, height].map(Math.round).join(' '));
    window.seen.words.add(document.querySelector('[data-testid=said]').innerText);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}
"""
SEEN = "() => [[...window.seen.boxes], [...window.seen.words]]"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_board_stays_where_it_is_whatever_is_said_below_it(
    drawn: AnyGame, size: tuple[int, int], visit: Visit
) -> None:
    """While things are chosen and played, by oneself and by the others."""
    mira = visit(size=size)
    mira.play_now(drawn.name, "me", *["random"] * (drawn.players[-1] - 1), pace=40)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    mira.page.wait_for_load_state("networkidle")
    mira.page.evaluate(WATCH, BOARDS[drawn.name])
    play_with_mouse(mira, moves=8)
    boxes, words = mira.page.evaluate(SEEN)
    assert len(words) > 8
    assert len(boxes) == 1, boxes


SHORT = (360, 740)
OWN = {"lichterfest": "[data-testid=hand-tile]", "leuchtturm": "[data-testid=order]", "lumen": "[data-testid=my-hand]"}


def test_what_one_plays_with_is_in_sight_on_a_short_phone(drawn: AnyGame, visit: Visit) -> None:
    """With as many at the table as can be, in the first decision: in LUMEN the bid, which takes most room."""
    mira = visit(size=SHORT, lang="pl-PL")
    at_table(mira, drawn.name, moves=0, players=drawn.players[-1])
    sheets = mira.page.locator("nav.sheets").bounding_box()
    own = mira.page.locator(OWN[drawn.name]).first.bounding_box()
    assert sheets is not None
    assert own is not None
    assert own["y"] > 0
    assert own["y"] + own["height"] <= sheets["y"] + 1


FINGER = 40  # pixels, at least, for what is tapped
SMALL = """
(least) => [...document.querySelectorAll('[data-testid=bid] button')]
  .map((one) => one.getBoundingClientRect())
  .filter(({ width, height }) => Math.min(width, height) < least).length
"""
CUT = """
() => [...document.querySelectorAll('nav.sheets .name-line')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)
"""


# Which of the cards that may be played is not hit where one presses its middle.
COVERED = """
() => [...document.querySelectorAll('[data-testid=my-hand] .card.may')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length
"""


def test_every_card_of_lumen_is_hit_in_its_middle(visit: Visit) -> None:
    """With all ten cards, where they lie closest."""
    mira = visit(size=(720, 450))
    at_table(mira, "lumen", moves=1, players=5)
    assert mira.page.locator("[data-testid=my-hand] .card.may").count()
    for width, height in ((720, 450), (740, 360), (640, 360), (360, 640)):
        mira.page.set_viewport_size({"width": width, "height": height})
        assert settled(mira, COVERED) == 0, (width, height)


def test_stones_are_large_enough_for_fingers(visit: Visit) -> None:
    mira = visit(size=PHONE)
    at_table(mira, "lumen", moves=0)
    assert mira.page.locator("[data-testid=bid] button").count() == 12
    assert mira.page.evaluate(SMALL, FINGER) == 0


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_no_word_is_cut_on_the_ways_to_the_sheets(drawn: AnyGame, lang: str, visit: Visit) -> None:
    mira = visit(size=PHONE, lang=lang)
    at_table(mira, drawn.name, moves=0)
    assert mira.page.evaluate(CUT) == []


# What is needed at a glance in LUMEN, and the ends of what it may lie between.
GLANCE = """
(() => {
  const sheets = document.querySelector('nav.sheets')?.getBoundingClientRect();
  const bottom = Math.min(innerHeight, sheets?.top || innerHeight);
  const low = innerHeight < 560;
  return ['[data-testid=hand]', '[data-testid=trick], [data-testid=bid]', '[data-testid=my-hand]', 'section.line']
    .flatMap((one) => [...document.querySelectorAll(one)].map((found) => [one, found.getBoundingClientRect()]))
    .filter(([, box]) => box.height < 20 || box.top < 50 || box.bottom > (low ? innerHeight : bottom) + 1)
    .map(([one, box]) => `${one} from ${box.top} to ${box.bottom}`);
})()
"""
# Which of the trick or the stones, the action line and the hand lies on the next, or is not drawn yet.
PILED = """
(() => {
  const parts = ['[data-testid=trick], [data-testid=bid]', 'section.line', '[data-testid=my-hand]'];
  const missing = parts.filter((one) => !document.querySelector(one));
  if (missing.length) return missing;
  const boxes = parts.map((one) => document.querySelector(one).getBoundingClientRect());
  return boxes.slice(1).filter((box, at) => box.top < boxes[at].bottom - 1).map((box) => box.top);
})()
"""
NOTES = """
(() => {
  const boxes = [...document.querySelectorAll('[data-testid=my-hand] .note')].map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect();
  });
  return boxes.slice(1).filter((box, at) => box.width && box.left < boxes[at].right).map((box) => box.left);
})()
"""


def settled(visitor: Visitor, faults: str) -> object:
    """What is still wrong when the page has had time to measure itself, on a crowded machine too."""
    until = time.monotonic() + PATIENCE
    while (found := visitor.page.evaluate(faults)) and time.monotonic() < until:
        visitor.page.wait_for_timeout(50)
    return found


PHONES = [(360, 640), (375, 667), (390, 664), (390, 720), (412, 732), (390, 844), (844, 390), (740, 360)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_hand_of_lumen_is_in_sight(players: int, size: tuple[int, int], visit: Visit) -> None:
    """With the longest names, bidding and playing: every hand, the trick, the own hand and the action line."""
    mira = visit(size=size, lang="de-DE")
    seats = [
        {"kind": "me"},
        *[{"kind": "bot", "bot": "greedy", "name": f"{LONG[:-1]}{number}"} for number in range(1, players)],
    ]
    table = mira.post("tables", game="lumen", seats=seats, pace=0, name=LONG)["table"]
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    assert settled(mira, GLANCE) == []
    assert settled(mira, PILED) == []
    assert settled(mira, NOTES) == []
    play_with_mouse(mira, 1)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    assert mira.page.locator("[data-testid=hand]").count() == players - 1
    assert settled(mira, GLANCE) == []
    assert settled(mira, PILED) == []


@pytest.mark.parametrize("size", (LOW | SMALLEST).items(), ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_hand_of_lumen_is_in_sight_under_a_full_trick(size: tuple[int, int], visit: Visit) -> None:
    """In low windows the trick gives way to what is told and to the hand."""
    mira = visit(size=size, name=LONG)
    seats = [{"kind": "me", "name": LONG}, *[{"kind": "bot", "bot": "greedy", "name": LONG}] * 4]
    table = str(mira.post("tables", game="lumen", seats=seats, pace=0, name=LONG)["table"])
    mira.play_ahead(table, MIDDLE["lumen"])
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    assert settled(mira, GLANCE) == []
    assert settled(mira, CUT_TRICK) == []


# One's own cards that are not hit where one presses their middle, and the rows of notes below the table.
HELD = """
() => [...document.querySelectorAll('[data-testid=my-hand] .card, [data-testid=my-hand] .note')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.closest('main').contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length
"""
NOTES_BELOW = "[...document.querySelectorAll('.below > .holder')].filter((one) => one.checkVisibility()).length"


@pytest.mark.parametrize("players", [3, 5])
def test_notes_below_lumen_leave_the_hand_in_sight(players: int, visit: Visit) -> None:
    """On phones: nobody else is connected; then a bot plays for one; then the game is paused; then one is offline."""
    mira = visit(size=PHONES[0], lang="de-DE", name=LONG)
    table = mira.table("lumen", "me", *["open"] * (players - 1))
    token = mira.post(f"tables/{table}/invitations", table=True)["token"]
    for number in range(1, players):
        visit(name=f"{LONG[:-1]}{number}").post("join", token=token, name=f"{LONG[:-1]}{number}", seat=number)
    mira.sit(table)
    mira.page.get_by_test_id("begin").click()
    mira.until_phase("playing")
    mira.page.get_by_test_id("absent").wait_for()
    notes_leave_room(mira)
    mira.page.get_by_test_id("absent").get_by_role("button").first.click()
    assert mira.page.get_by_test_id("open-sheet").get_by_text(say("de", "web-seat-offline")).count() == players - 1
    mira.press("Escape")
    for entry in ("web-hand-over", "web-pause"):
        mira.page.get_by_test_id("menu-button").click()
        mira.page.get_by_test_id("menu").get_by_role("button", name=say("de", entry)).click()
        mira.page.locator(".below > .holder[role=status]").first.wait_for()
        notes_leave_room(mira)
    mira.context.set_offline(offline=True)
    mira.page.get_by_test_id("reconnecting").wait_for()
    notes_leave_room(mira)
    mira.context.set_offline(offline=False)


def notes_leave_room(visitor: Visitor) -> None:
    for width, height in ((360, 640), (375, 667), (390, 664), (664, 390)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.until_drawn()
        assert visitor.page.evaluate(NOTES_BELOW) == 1
        for faults in (GLANCE, PILED, HELD):
            assert not settled(visitor, faults), (width, height, faults)


CUT_TRICK = """
() => {
  const { right, bottom } = document.querySelector('[data-testid=trump]').getBoundingClientRect();
  const under = ({ left, top }) => left < right && top < bottom;
  return [...document.querySelectorAll('[data-testid=trick] :is(.owner, .chip, .spot)')]
    .filter((one) => {
      const cut = one.scrollWidth > one.clientWidth + 1 && !one.matches('.spot');
      return cut || under(one.getBoundingClientRect());
    })
    .map((one) => one.textContent);
}
"""
CUT_SEATS = """
() => [...document.querySelectorAll('[data-testid=seat] :is(.name, .bid:not(.unseen))')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)
"""
POLISH = ["Konstancja", "Magdalena", "Bartłomiej", "Władysława"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_names_and_bids_of_lumen_are_whole_on_phones(players: int, visit: Visit) -> None:
    mira = visit(size=PHONES[0], lang="pl-PL")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy", "name": name} for name in POLISH[: players - 1]]]
    table = mira.post("tables", game="lumen", seats=seats, pace=0, name="Maksymilian")["table"]
    mira.play_ahead(table, 7)
    mira.sit(table)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    faults = {}
    for width, height in PHONES:
        mira.page.set_viewport_size({"width": width, "height": height})
        faults[width, height] = settled(mira, CUT_SEATS), settled(mira, CUT_TRICK)
    assert not any(found for both in faults.values() for found in both), faults


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_name_of_a_game_is_whole_beside_a_clock(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    mira.play_now("leuchtturm", "me", "random", clock={"kind": "move", "seconds": 900})
    mira.page.locator(".clock").get_by_text(":").wait_for()
    mira.until(lambda: mira.page.locator("h1").evaluate("one => one.scrollWidth <= one.clientWidth"))


@pytest.mark.parametrize("players", [4, 5])
def test_hands_of_lumen_are_read_in_the_order_of_turns(players: int, visit: Visit) -> None:
    mira = visit(size=(1440, 900))
    at_table(mira, "lumen", moves=0, players=players)
    names = [seat["name"] for seat in mira.state["sight"]["seats"]][1:]
    read = mira.page.locator(".stage").inner_text()
    assert sorted(names, key=read.index) == names


def test_what_cards_of_lumen_can_be_is_written_in_one_size(visit: Visit) -> None:
    mira = visit(size=PHONE)
    at_table(mira, "lumen", moves=0, players=4)
    sizes = mira.page.locator(".note:not(.means)").evaluate_all("all => all.map(one => getComputedStyle(one).fontSize)")
    assert len(sizes) > 1
    assert len(set(sizes)) == 1


@pytest.mark.parametrize("width", [360, 375, 412, 430])
def test_the_pad_of_five_fits_on_phones(width: int, visit: Visit) -> None:
    mira = visit(size=(width, 740), lang="pl-PL")
    at_table(mira, "lumen", moves=0, players=5)
    mira.page.get_by_test_id("sheet").first.click()
    pad = mira.page.locator("[data-testid=open-sheet] [data-testid=pad]")
    pad.wait_for()
    assert (
        pad.evaluate(
            """(pad) => [...pad.querySelectorAll('.column')].flatMap((column) => {
          const around = column.getBoundingClientRect();
          return [...column.querySelectorAll('button, p')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < around.left - 1 || box.right > around.right + 1 || one.scrollWidth > one.clientWidth + 1;
          }).map((one) => one.textContent);
        })"""
        )
        == []
    )


NEWS_CUT = """
() => [...document.querySelectorAll('[data-testid=happened] li')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)
"""


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (740, 360)], ids=lambda size: f"{size[0]}")
def test_news_that_are_cut_are_shown_whole_when_pressed(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size, lang="de-DE")
    at_table(mira, "leuchtturm", players=4)
    news = mira.page.get_by_test_id("happened")
    news.click()
    mira.page.locator("[data-testid=happened].whole").wait_for()
    assert mira.page.evaluate(NEWS_CUT) == []
    box = news.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    news.click()
    mira.page.locator("[data-testid=happened]:not(.whole)").wait_for()


# Names of seats and marks of whose turn it is that stick out of the side panel; short names that are cut in the trick.
OUT_OF_PANEL = """
() => [...document.querySelectorAll('[data-testid=person] .first > *')]
  .filter((one) => one.getBoundingClientRect().right > one.closest('ul').getBoundingClientRect().right)
  .concat([...document.querySelectorAll('.slot .name')].filter((one) => one.scrollWidth > one.clientWidth))
  .map((one) => one.textContent)
"""


def test_the_tabs_beside_the_board_are_whole_in_polish(visit: Visit) -> None:
    mira = visit(lang="pl-PL", size=(1280, 800))
    at_table(mira, "leuchtturm", moves=0)
    mira.page.get_by_role("tablist").wait_for()
    assert mira.page.locator("[role=tab]").evaluate_all(
        "(all) => all.every((one) => one.scrollWidth <= one.clientWidth)"
    )
    fold = mira.page.get_by_role("button", name=say("pl", "web-fold")).bounding_box()
    assert fold
    assert fold["x"] + fold["width"] <= 1280 - 16


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_name_leaves_room_for_whose_turn_it_is(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size, lang="de-DE")
    mira.play_now("lumen", "me", *["greedy"] * 4, name="Maximiliane-Charlotte")
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    assert settled(mira, OUT_OF_PANEL) == []


def test_a_scored_round_is_read_whole_in_a_replay(visit: Visit) -> None:
    mira = visit(size=(390, 664), lang="de-DE")
    table = mira.table("lumen", "me", *["greedy"] * 4)
    mira.play_ahead(table)
    mira.open("replay", table)
    slider = mira.page.locator("input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    said = mira.page.locator("[data-testid=replay] .said p")
    mira.until(lambda: len(said.inner_text()) > SCORED)
    assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")


SCORED = 200  # letters, at least, that tell how a round of five players is scored
CUT_ORDERS = """
() => [...document.querySelectorAll('[data-testid=order] .said')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)
"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_what_is_said_about_an_order_is_whole_on_an_upright_tablet(lang: str, visit: Visit) -> None:
    mira = visit(size=(768, 1024), lang=lang)
    at_table(mira, "leuchtturm")
    assert mira.page.locator("[data-testid=order] .said").count() == 3
    assert settled(mira, CUT_ORDERS) == []


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_no_choice_stands_alone_on_a_row(lang: str, visit: Visit) -> None:
    mira = visit(lang=lang)
    SIGHTS["new-friends"](mira)
    for width, height in ((360, 640), (390, 664), (768, 1024)):
        look(mira, {width: height})
        rows = mira.page.locator(".strip:not(.many)").evaluate_all(
            "(strips) => strips.map((one) => new Set([...one.children].map((label) => label.offsetTop)).size)"
        )
        assert set(rows) == {1}, width


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_the_bar_of_the_home_page_fits_a_small_phone(lang: str, visit: Visit) -> None:
    mira = visit(lang=lang, size=(360, 640))
    SIGHTS["home"](mira)
    assert mira.page.evaluate("() => document.scrollingElement.scrollWidth") == 360


def test_a_phone_shows_the_way_in_behind_a_link_without_scrolling(visit: Visit) -> None:
    mira = visit(size=(390, 664), lang="de-DE")
    table = mira.table("lichterfest", "me", "open", "open", "open")
    link = mira.post(f"tables/{table}/invitations", table=True)["token"]
    ben = visit(name="Ben", size=(390, 664), lang="de-DE")
    ben.open("join", link)
    box = ben.page.get_by_test_id("join").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 664


def test_who_gives_their_name_sees_the_row_of_buttons(visit: Visit) -> None:
    """Where everybody gathers, on a common screen."""
    mira = visit(lang="de-DE")
    table = mira.table("lichterfest", "me", "open", "casual")
    mira.open("table", table)
    mira.page.locator("main input").wait_for()
    box = mira.page.get_by_test_id("begin").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= DESKTOP[1]


def test_a_tile_says_whole_that_it_is_your_turn(visit: Visit) -> None:
    mira = visit(size=(768, 1024))
    mira.table("lichterfest", "me", "random")
    SIGHTS["home"](mira)
    title = mira.page.get_by_test_id("tile-games").locator("b", has=mira.page.locator(".yours"))
    title.wait_for()
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")


def test_the_home_page_uses_a_large_screen(visit: Visit) -> None:
    mira = visit(size=(2560, 1300))
    SIGHTS["home"](mira)
    windows = mira.page.locator(".windows").bounding_box()
    assert windows is not None
    assert windows["width"] > 0.7 * 2560
    look(mira, {2560: 1300})


# What the goal of Leuchtturm covers: stones, numbers, ways, costs.
CROSSED = """
() => {
  const text = document.createRange(), goal = document.querySelector('[data-testid=goal]');
  text.selectNodeContents(goal);
  const { left, right, top, bottom } = text.getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=chart] :is(.stone, .number, .way, .ribbon, .chip)')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((one) => one.outerHTML);
}
"""
LARGE = [(1280, 720), (1280, 800), (1440, 900), (1920, 1080), (2560, 1300)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_the_goal_of_leuchtturm_covers_nothing_on_the_chart(lang: str, players: int, visit: Visit) -> None:
    mira = visit(size=LARGE[0], lang=lang)
    at_table(mira, "leuchtturm", players=players)
    while mira.page.locator(".liftable").count() == 0:  # the harbour is to be filled, or a question to be answered
        play_with_mouse(mira, 1)
        mira.until(lambda: mira.acting)
        mira.until_drawn()
    for width, height in LARGE:
        mira.page.set_viewport_size({"width": width, "height": height})
        for stone in mira.page.locator(".liftable").all():
            stone.click()
            assert not settled(mira, CROSSED), (width, height)
            mira.press("Escape")


LINE_CUT = "(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)(document.querySelector('.said'))"


def test_the_action_line_of_lumen_is_read_whole_on_a_phone_held_sideways(visit: Visit) -> None:
    """While one bids, and with a card chosen."""
    mira = visit(size=(664, 390), lang="de-DE")
    at_table(mira, "lumen", moves=0)
    assert not settled(mira, LINE_CUT)
    play_with_mouse(mira, 1)
    mira.until(lambda: mira.acting)
    mira.page.locator("[data-testid=my-hand] [aria-disabled=false]").first.tap()
    mira.page.locator("[data-testid=my-hand] [aria-pressed=true]").wait_for()
    assert not settled(mira, LINE_CUT)


@pytest.mark.parametrize("lang", ["de-DE", "pl-PL"])
def test_the_action_line_of_leuchtturm_is_read_whole_on_a_low_screen(lang: str, visit: Visit) -> None:
    """With a stone lifted, and with each landing chosen."""
    mira = visit(size=(1280, 720), lang=lang)
    at_table(mira, "leuchtturm", players=4)
    while mira.page.locator(".liftable").count() == 0:  # the harbour is to be filled, or a question to be answered
        play_with_mouse(mira, 1)
        mira.until(lambda: mira.acting)
        mira.until_drawn()
    assert not settled(mira, LINE_CUT)
    mira.page.locator(".liftable").first.click()
    for landing in mira.page.locator(".landing").all():
        landing.hover()
        assert not settled(mira, LINE_CUT)


def test_the_picture_behind_a_link_to_a_table_of_two_is_whole(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    table = mira.table("lichterfest", "me", "greedy")
    ben.open("join", mira.post(f"tables/{table}/invitations", table=True)["token"])
    box = ben.page.locator(".picture").bounding_box()
    assert box is not None
    assert box["height"] / box["width"] > 376 / 352 - 0.01


# Words that reach beyond their cell, were they not broken.
BROKEN = """
() => [...document.querySelectorAll('[data-testid=result] th[scope=row]')].filter((cell) => {
  cell.style.overflowWrap = 'normal'
  return cell.scrollWidth > cell.clientWidth
}).map((cell) => cell.innerText)
"""


@pytest.mark.parametrize("lang", ["de-DE", "pl-PL"])
def test_no_word_of_the_result_is_broken_on_phones(lang: str, drawn: AnyGame, visit: Visit) -> None:
    mira = visit(size=(320, 640), lang=lang)
    SIGHTS[f"result-{drawn.name}"](mira)
    for width in (320, 390, 430):
        mira.page.set_viewport_size({"width": width, "height": 700})
        assert mira.page.evaluate(BROKEN) == []


# Whether something of what the action line says is cut or left out.
UNREAD = """
() => {
  const room = document.querySelector('[data-testid=said]');
  const line = room.closest('.now').getBoundingClientRect();
  return room.scrollHeight > room.clientHeight + 1 || line.top < 0 ||
    [...room.querySelectorAll('p')].some((one) => !one.checkVisibility());
}
"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_a_caution_of_the_coach_is_read_whole_on_a_small_phone(lang: str, visit: Visit) -> None:
    mira = visit(size=(360, 640), lang=lang, coach=True)
    mira.play_now("lumen", "me", "casual", "casual")
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    mira.press("9", "Enter")
    mira.page.get_by_test_id("refusal").wait_for()
    rule = mira.page.locator("[data-testid=refusal] .rule")
    for width, height in ((360, 640), (390, 664), (664, 390), (740, 360)):
        mira.page.set_viewport_size({"width": width, "height": height})
        assert not settled(mira, UNREAD), (width, height)
        rule.click(trial=True)


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_what_is_confirmed_in_a_lesson_is_read_whole_on_a_small_phone(lang: str, visit: Visit) -> None:
    """There the line is lower than at other tables."""
    mira = visit(size=(360, 640), lang=lang)
    mira.open("learn", "lichterfest", "matches")
    show = mira.page.locator("[data-testid=learn-show]:enabled")
    while not show.count():
        mira.page.locator("[data-testid=learn-next]:enabled, [data-testid=learn-show]:enabled").first.wait_for()
        if not show.count():
            mira.page.get_by_test_id("learn-next").click()
    show.click()
    mira.page.locator(".actions .act").wait_for()
    mira.until(lambda: mira.page.locator("[data-testid=said] p").count() > 1)  # what it brings was asked for
    assert not settled(mira, UNREAD)


# What each of the news begins with, up to the first dot between two things, where that is cut.
FIRST_CUT = """
() => [...document.querySelectorAll('[data-testid=happened] li')].filter((one) => {
  const text = document.createRange(), line = one.firstChild, end = line.data.indexOf(' · ');
  text.setStart(line, 0);
  text.setEnd(line, end < 0 ? line.length : end);
  const { right, bottom } = text.getBoundingClientRect(), box = one.getBoundingClientRect();
  return right > box.right + 1 || bottom > box.bottom + 1;
}).map((one) => one.textContent)
"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB", "pl-PL"])
def test_new_bids_are_read_whole_on_a_phone(lang: str, visit: Visit) -> None:
    """In the second round of five players, behind a score each."""
    mira = visit(size=(390, 664), lang=lang)
    at_table(mira, "lumen", moves=11, players=5)
    mira.page.locator("[data-testid=go-on], [data-testid=happened]").first.wait_for()
    if mira.page.get_by_test_id("go-on").count():  # nobody has bid yet
        mira.page.get_by_test_id("go-on").click()
    mira.page.get_by_test_id("happened").wait_for()
    assert settled(mira, FIRST_CUT) == []


# Whether no news are shown, or some are cut though the action line has two rows to spare.
UNTOLD = """
() => {
  const news = [...document.querySelectorAll('[data-testid=happened] li')], room = document.querySelector('.said');
  const spare = room.clientHeight - room.firstElementChild.clientHeight;
  return !news[0]?.checkVisibility() || (spare > 32 && news.some((one) => one.scrollHeight > one.clientHeight + 1));
}
"""


@pytest.mark.parametrize(("told", "players"), [("leuchtturm", 3), ("leuchtturm", 4), ("lumen", 3), ("lumen", 5)])
@pytest.mark.parametrize(
    "size", [*(LOW | SMALLEST).items(), (664, 390), (360, 640)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_news_are_shown_on_a_small_screen(told: str, players: int, size: tuple[int, int], visit: Visit) -> None:
    """While the viewer is to play, and in Leuchtturm while the harbour is to be filled."""
    mira = visit(size=size, lang="de-DE")
    at_table(mira, told, players=players)
    for _ in range(3):
        assert not settled(mira, UNTOLD)
        play_with_mouse(mira, 1)
        mira.until(lambda: mira.acting)
        mira.until_drawn()
