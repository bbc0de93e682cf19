"""LUMEN in the browser: the moment after a scored round, and choosing cards by hand."""

import pytest

from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import play_with_mouse
from tests.browser.sights import at_table
from tests.browser.test_lichterfest import DOUBLE
from tests.browser.visitor import AT_REST, DESKTOP, PHONE

ROUND = 11  # moves of one's own in a round: a bid and ten cards


def test_a_scored_round_stays_until_one_goes_on(visit: Visit) -> None:
    mira = visit(size=PHONE)
    mira.play_now("lumen", "me", "greedy", "greedy")
    play_with_mouse(mira, ROUND)
    sheet = mira.page.get_by_test_id("round-sheet")
    sheet.wait_for()
    mira.page.get_by_test_id("go-on").wait_for()
    seats = mira.state["view"]["seats"]
    rows = sheet.get_by_role("table", name=say("en", "lumen-sheet")).locator("tbody tr").all_inner_texts()
    for row, seat in zip(rows, seats, strict=True):
        past, (points,) = seat["past"][0], seat["sheet"]
        bid = f"{past['tips']}{'+' if past['extra'] else ''}"
        assert [bid, str(past["tricks"])] == row.split("\t")[1:3]
        assert str(abs(points)) in row.split("\t")[3]
    assert mira.page.locator("[data-testid=trick-card]").count() == 3
    mira.page.keyboard.press("Enter")
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("lang", ["de-DE", "pl-PL"])
@pytest.mark.parametrize(
    "size", [(360, 640), (390, 664), (844, 390), (740, 360)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_the_sheet_of_a_round_of_five_is_in_sight(size: tuple[int, int], lang: str, visit: Visit) -> None:
    mira = visit(size=size, lang=lang)
    table = mira.table("lumen", "me", *["greedy"] * 4)
    mira.sit(table)
    mira.play_ahead(table, ROUND)
    button = mira.page.get_by_test_id("go-on")
    button.wait_for()
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert box["height"] < 48  # one line
    sheet = mira.page.get_by_test_id("round-sheet").bounding_box()
    assert sheet is not None
    assert box["x"] + box["width"] <= sheet["x"] + sheet["width"]
    assert sheet["y"] + sheet["height"] <= size[1]
    title = mira.page.locator("[data-testid=round-sheet] h2")
    assert title.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.clientHeight < 60")
    assert mira.page.locator("[data-testid=round-sheet] tbody tr").count() == 5
    assert mira.page.get_by_test_id("round-sheet").get_by_role("status").count() == 1  # screen readers are told of it


def test_a_replay_from_above_has_all_cards_open(visit: Visit) -> None:
    mira = visit(size=(390, 664))
    table = mira.table("lumen", "me", "greedy", "greedy")
    mira.play_ahead(table)
    mira.open("replay", table)
    mira.page.get_by_role("combobox").select_option("table")
    hidden = mira.page.locator("use[href^='#lu-back-']")
    mira.until(lambda: mira.page.locator("use[href^='#lu-face-']").count() == 30 and hidden.count() == 0)


@pytest.mark.parametrize(("size", "bots"), [((1280, 800), 4), ((1440, 900), 3)], ids=str)
def test_a_hint_and_its_buttons_are_in_sight(size: tuple[int, int], bots: int, visit: Visit) -> None:
    mira = visit(size=size)
    mira.play_now("lumen", "me", *["greedy"] * bots)
    mira.until(lambda: mira.acting)
    mira.page.get_by_test_id("hint").click()
    panel = mira.page.locator("#tab-panel")
    button = panel.get_by_test_id("play-hint")
    button.wait_for()
    room, box = panel.bounding_box(), button.bounding_box()
    assert room is not None
    assert box is not None
    assert room["height"] > 240  # the reasons can be read too
    assert box["y"] + box["height"] <= room["y"] + room["height"] <= size[1]


@pytest.mark.parametrize("bots", [2, 4])
def test_a_hint_on_a_phone_leaves_stones_trick_and_hand_in_sight(bots: int, visit: Visit) -> None:
    mira = visit(size=(390, 664))
    for moves, asked in ((0, "[data-testid=bid]"), (4, "[data-testid=trick]")):
        at_table(mira, "lumen", moves=moves, players=bots + 1)
        mira.page.get_by_test_id("hint").click()
        sheet = mira.page.get_by_test_id("open-sheet")
        sheet.get_by_test_id("play-hint").wait_for()
        mira.until(lambda: mira.page.evaluate(AT_REST))
        lies = sheet.bounding_box()
        assert lies is not None
        for thing in (asked, "[data-testid=my-hand]"):
            seen = mira.page.locator(thing).bounding_box()
            assert seen is not None
            assert lies["y"] + lies["height"] <= seen["y"], thing
            assert seen["y"] + seen["height"] <= 664, thing


def test_a_card_that_is_dragged_to_the_trick_is_chosen_and_not_played(visit: Visit) -> None:
    mira = visit()
    at_table(mira, "lumen", moves=1)
    version = mira.state["version"]
    card = mira.page.locator("[data-testid=my-hand] [aria-disabled=false]").first
    place, trick = card.get_attribute("data-place"), mira.page.get_by_test_id("trick").bounding_box()
    held = card.bounding_box()
    assert held is not None
    assert trick is not None
    mira.page.mouse.move(held["x"] + 8, held["y"] + 20)
    mira.page.mouse.down()
    mira.page.mouse.move(trick["x"] + trick["width"] / 2, trick["y"] + trick["height"] / 2, steps=8)
    mira.page.mouse.up()
    chosen = mira.page.locator("[data-testid=my-hand] [aria-pressed=true]")
    assert chosen.get_attribute("data-place") == place
    assert mira.state["version"] == version


# What the region that says what is chosen says from now on.
LISTEN = """
(region) => {
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.innerText))
    .observe(region, { childList: true, subtree: true, characterData: true });
}
"""


def test_one_tap_is_one_thing_for_screen_readers(visit: Visit) -> None:
    """It points at a card, focuses and chooses it; what they say is the choice."""
    mira = visit(size=PHONE)
    at_table(mira, "lumen", moves=1)
    region = mira.page.get_by_test_id("pointed")
    mira.until(region.text_content)
    region.evaluate(LISTEN)
    mira.page.locator("[data-testid=my-hand] [aria-disabled=false]").first.tap()
    mira.until(lambda: "selected" in (region.text_content() or ""))
    (heard,) = mira.page.evaluate("window.heard")
    assert "selected" in heard


def test_a_double_click_never_plays(visit: Visit) -> None:
    mira = visit()
    at_table(mira, "lumen", moves=1)
    version = mira.state["version"]
    mira.page.locator("[data-testid=my-hand] [aria-disabled=false]").first.dblclick()
    mira.page.locator("[data-testid=my-hand] [aria-pressed=true]").wait_for()
    assert mira.state["version"] == version


# A place on the strip of each of the own cards that may be played, where it is seen whether it is raised or not.
STRIPS = """
() => [...document.querySelectorAll('[data-testid=my-hand] [data-place]')].flatMap((one, at, all) => {
  const { left, top, height, width } = one.getBoundingClientRect();
  const next = all[at + 1]?.getBoundingClientRect().left ?? left + width;
  return one.ariaDisabled === 'false' ? [[one.dataset.place, (left + next) / 2, top + height / 3]] : [];
})
"""


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (664, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_raised_card_takes_no_tap_from_those_beside_it(size: tuple[int, int], visit: Visit) -> None:
    """Each tap chooses the card whose strip it meets, whatever is chosen; none plays another."""
    mira = visit(size=size)
    at_table(mira, "lumen", moves=1, players=5)
    version, strips = mira.state["version"], mira.page.evaluate(STRIPS)
    assert len(strips) > 1
    chosen = mira.page.locator("[data-testid=my-hand] [aria-pressed=true]")
    for place, x, y in [*strips, *reversed(strips[:-1])]:
        mira.page.touchscreen.tap(x, y)
        mira.until(lambda place=place: chosen.get_attribute("data-place") == place)  # type: ignore[misc]
        mira.page.wait_for_timeout(DOUBLE)  # a later press of the same card would play it
    assert mira.state["version"] == version


# Where the chosen card of this place is hit though it is not seen there, in and around the hand; and a point of what
# peeps out below it of the cards beside it, with their places.
UNSEEN = """
(place) => {
  const cards = [...document.querySelectorAll('[data-testid=my-hand] [data-place]')];
  const at = cards.findIndex((one) => one.dataset.place === place);
  const seen = cards[at].querySelector('.glass').getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place;
  const wrong = [];
  for (let x = seen.left - 6; x < seen.right + 6; x += 3)
    for (let y = seen.top + 6; y < seen.bottom + 40; y += 3)
      if (hit(x, y) === place && (x < seen.left - 3 || x > seen.right + 3 || y > seen.bottom + 3)) wrong.push([x, y]);
  const beside = [[cards[at - 1], seen.left + 4], [cards[at + 1], seen.right - 4]].filter(([one, x]) => {
    const box = one?.getBoundingClientRect();
    return box && x > box.left && x < box.right;
  });
  return { wrong, pieces: beside.map(([one, x]) => [one.dataset.place, x, seen.bottom + 4]) };
}
"""


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", [(360, 640), (390, 664), (664, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_peeps_out_below_the_raised_card_is_the_card_beside_it(
    size: tuple[int, int], players: int, visit: Visit
) -> None:
    """A tap there chooses that card, or tells why it cannot be played; it never plays the raised one."""
    mira = visit(size=size)
    at_table(mira, "lumen", moves=1, players=players)
    version, strips = mira.state["version"], mira.page.evaluate(STRIPS)
    chosen, refusal = (mira.page.locator(f"[data-testid={one}]") for one in ("my-hand] [aria-pressed=true", "refusal"))
    for place, x, y in strips:
        mira.page.touchscreen.tap(x, y)
        mira.until(lambda place=place: chosen.get_attribute("data-place") == place)  # type: ignore[misc]
        mira.until(lambda: mira.page.evaluate(AT_REST))
        mira.page.wait_for_timeout(DOUBLE)  # a later press of the same card would play it
        found = mira.page.evaluate(UNSEEN, place)
        assert found["wrong"] == []
        for beside, left, top in found["pieces"][:1]:
            mira.page.touchscreen.tap(left, top)
            mira.until(
                lambda beside=beside: refusal.count() or chosen.get_attribute("data-place") == beside  # type: ignore[misc]
            )
    assert mira.state["version"] == version


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_coach_asks_before_a_bid_against_the_odds(visit: Visit, size: tuple[int, int]) -> None:
    mira = visit(size=size, coach=True)
    mira.play_now("lumen", "me", "casual", "casual")
    mira.until(lambda: mira.acting)
    mira.until_drawn()

    def said() -> bool:
        return mira.page.get_by_test_id("refusal").is_visible()

    mira.press("9", "Enter")
    mira.until(said)
    assert "M9" in mira.page.get_by_test_id("refusal").inner_text()
    assert mira.state["view"]["seats"][mira.state["viewer"]]["bid"] is None
    mira.press("Escape")
    mira.until(lambda: not said())
    mira.press("9", "Enter")
    mira.until(said)
    mira.page.wait_for_timeout(700)  # so long that it can have been read
    mira.press("Enter")
    mira.until(lambda: mira.state["view"]["seats"][mira.state["viewer"]]["bid"] is not None)
