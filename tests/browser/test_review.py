"""Looking back at a finished game: from the result to where it turned, closer at a move, better moves, paper."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Route

from lichtspiel import load, names
from lichtspiel.core.games import AnyGame
from lichtspiel.reviews import review
from lichtspiel.reviews.page import page
from lichtspiel.reviews.wording import Account
from lichtspiel.words import say
from tests.browser.browsing import DRAWN, Visit
from tests.browser.visitor import Visitor
from tests.reviews.games import LEAST, broken_off_record
from tests.server.harness import play_out
from tests.server.looking_back import SOON, completed

PHONE = (390, 664)
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def over(visitor: Visitor, game: str) -> tuple[str, dict[str, Any]]:
    """A game that is over, and its review; one of LUMEN was given up, for a whole one takes long to review."""
    options = {"turn_limit": 14} if game == "leuchtturm" else {}
    table = visitor.table(game, "me", *["greedy"] * (load(game).players[0] - 1), options=options)
    with visitor.caller().at(table) as client:
        play_out([client], 14 if game == "lumen" else 10_000)
        if game == "lumen":
            client.done("resign")
            client.until(lambda state: state["sight"]["phase"] == "over")
    return table, completed(visitor.caller(), table)


def noteworthy(review: dict[str, Any]) -> list[int]:
    """The turning points and the serious mistakes."""
    turning = review["conclusion"]["summary"]["turning"]
    moments = (said["moment"] for said in review["moments"])
    return [
        moment["number"]
        for moment in moments
        if moment["number"] in turning or moment["verdict"] in ("mistake", "blunder")
    ]


def eventful(visitor: Visitor, game: str) -> tuple[str, dict[str, Any]]:
    """A game with something to show: all choices of a short one may be good. Each has a deal of its own."""
    games = (over(visitor, game) for _ in range(6))
    return next((table, review) for table, review in games if noteworthy(review))


def shows(slider: Locator, number: int) -> Callable[[], bool]:
    """Whether a slider stands at a move."""
    return lambda: slider.input_value() == str(number)


def compared(review: dict[str, Any]) -> int:
    """A move for which a better one is known."""
    return next(int(said["moment"]["number"]) for said in review["moments"] if said["moment"]["better"])


def look_back(visitor: Visitor, table: str, *number: str) -> None:
    visitor.open("replay", table, *number)
    visitor.page.get_by_test_id("balances").first.wait_for(timeout=SOON * 1000)


def test_from_the_last_move_to_the_first_turning_point_in_two_clicks(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    table, review = eventful(mira, drawn.name)
    mira.sit(table)
    mira.page.get_by_test_id("replay-link").click()
    mira.page.get_by_test_id("first-turning").click()
    turning = review["conclusion"]["summary"]["turning"]
    first = review["moments"][(turning or noteworthy(review))[0] - 1]
    mira.page.get_by_role("heading", name=first["heading"]).wait_for()
    mira.page.get_by_test_id("mark-made").first.wait_for()
    assert mira.page.get_by_role("slider").input_value() == str(first["moment"]["number"])
    assert first["verdict"] in mira.page.get_by_test_id("moment-card").inner_text()


def test_both_moves_are_on_the_board_and_the_hints_lead_to_them(drawn: AnyGame, visit: Visit) -> None:
    mira = visit(size=PHONE)
    table, review = over(mira, drawn.name)
    look_back(mira, table, str(compared(review)))
    for mark in ("made", "better"):
        mira.page.get_by_test_id(f"mark-{mark}").first.wait_for()
    assert mira.page.evaluate(WIDER) <= 0
    mira.page.get_by_test_id("find").click()
    mira.page.get_by_test_id("finder").wait_for()
    assert mira.page.get_by_test_id("mark-better").count() == 0
    hint = mira.page.get_by_test_id("hint")
    while hint.count() and say("en", "web-review-answer") not in hint.inner_text():
        hint.click()
    assert mira.page.get_by_test_id("mark-better").count() == 0
    hint.click()
    mira.page.get_by_test_id("mark-better").first.wait_for()


def test_a_game_from_outside_is_looked_back_at(visit: Visit) -> None:
    """Its moves are a list; a tried one is compared with what was best."""
    mira = visit()
    (outside,) = {*names()} - set(DRAWN)
    table, review = over(mira, outside)
    look_back(mira, table)
    assert mira.page.get_by_test_id("moment").count() == len(noteworthy(review))
    mira.open("replay", table, str(compared(review)))
    mira.page.reload()
    mira.page.get_by_test_id("mark-better").wait_for()
    mira.page.get_by_test_id("find").click()
    mira.page.locator(".moves button").first.click()
    mira.page.get_by_role("button", name=say("en", "web-play-move"), exact=False).last.click()
    mira.page.get_by_test_id("judged").wait_for(timeout=SOON * 1000)


def test_keys_lead_from_mistake_to_mistake(visit: Visit) -> None:
    mira = visit()
    table, review = over(mira, "lichterfest")
    look_back(mira, table)
    slider, numbers = mira.page.get_by_role("slider"), noteworthy(review)
    for number in numbers:
        mira.press("n")
        mira.until(shows(slider, number))
    mira.press("p")
    before = numbers[-2] if len(numbers) > 1 else numbers[-1]
    mira.until(shows(slider, before))
    mira.page.get_by_test_id("mark-made").first.wait_for()
    mira.press("b")
    mira.page.get_by_test_id("mark-made").first.wait_for(state="detached")
    mira.press("ArrowRight")
    mira.until(lambda: slider.input_value() == str(min(before + 1, review["moves"])))
    mira.press("Home")
    mira.page.get_by_test_id("overview").wait_for()
    for number in (2, 3):  # an address leads to its moment, though the game is open already
        mira.page.evaluate("(to) => { location.hash = to }", f"#/replay/{table}/{number}")
        mira.until(shows(slider, number))
        mira.page.get_by_test_id("mark-made").first.wait_for()


def test_the_graph_is_a_table_too_and_leads_to_moments(visit: Visit) -> None:
    mira = visit()
    table, review = over(mira, "leuchtturm")
    look_back(mira, table)
    mira.page.get_by_test_id("course-table").locator("summary").click()
    rows = mira.page.get_by_test_id("course-table").locator("tbody tr")
    assert rows.count() == review["moves"] + 1
    box = mira.page.get_by_test_id("graph").locator("svg").first.bounding_box()
    assert box is not None
    mira.page.get_by_test_id("graph").locator("svg").first.click(position={"x": box["width"] - 10, "y": 60})
    slider = mira.page.get_by_role("slider")
    mira.until(lambda: int(slider.input_value()) > review["moves"] - 6)


def test_one_goes_on_from_a_moment_against_bots(visit: Visit) -> None:
    mira = visit()
    table, review = over(mira, "lumen")
    look_back(mira, table, str(compared(review)))
    mira.page.get_by_test_id("play-on").click()
    mira.page.get_by_test_id("begin-again").click()
    mira.until(lambda: mira.state.get("table") not in (None, table))
    mira.until(lambda: mira.acting)


def test_a_link_shows_the_review_to_a_friend_and_both_go_on_from_a_moment(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben", size=PHONE)
    table, review = over(mira, "lichterfest")
    number = compared(review)
    look_back(mira, table, str(number))
    mira.page.get_by_test_id("share-replay").click()
    link = mira.page.get_by_test_id("invitation").get_by_role("textbox").input_value()
    ben.open("join", link.rsplit("/", 1)[1]).get_by_test_id("join").click()
    ben.page.get_by_test_id("overview").wait_for(timeout=SOON * 1000)
    mira.press("Escape")
    mira.page.get_by_test_id("play-on").click()
    mira.page.get_by_text(say("en", "web-review-company-friends"), exact=True).click()
    mira.page.get_by_test_id("begin-again").click()
    mira.until(lambda: mira.state.get("table") not in (None, table))
    again = mira.state["table"]
    ben.open("join", mira.post(f"tables/{again}/invitations", table=True)["token"]).get_by_test_id("join").click()
    ben.until(lambda: ben.state.get("table") == again)
    mira.page.get_by_test_id("begin").click()
    for visitor in (mira, ben):
        visitor.until_phase("playing")
    assert mira.state["sight"]["origin"] == {"id": table, "moves": number - 1}


@pytest.mark.parametrize("lang", ["en-GB", "de-DE", "pl-PL"])
def test_it_prints_without_overflow(lang: str, visit: Visit) -> None:
    mira = visit(size=(794, 1123), lang=lang)
    table, review = over(mira, "lichterfest")
    look_back(mira, table)
    mira.page.emulate_media(media="print")
    sheet = mira.page.get_by_test_id("sheet")
    sheet.get_by_role("heading", level=1).wait_for()
    assert sheet.locator("article").count() == len(noteworthy(review))
    assert mira.page.evaluate(WIDER) <= 0
    assert not mira.page.get_by_test_id("replay").is_visible()


@pytest.mark.parametrize(
    ("name", "size"), [("lichterfest", PHONE), ("leuchtturm", (1280, 800)), ("lumen", PHONE)], ids=str
)
def test_axe_finds_nothing_serious_in_a_review(name: str, size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    table, review = over(mira, name)
    look_back(mira, table, str(compared(review)))
    mira.page.get_by_test_id("mark-better").first.wait_for()
    grave_in(mira)
    mira.page.get_by_test_id("find").click()
    mira.page.get_by_test_id("finder").wait_for()
    grave_in(mira)


def grave_in(visitor: Visitor) -> None:
    for theme in ("night", "morning"):
        visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
        grave = [each for each in found if each["impact"] in ("serious", "critical")]
        assert not [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave], theme


def test_without_a_review_the_replay_still_works(visit: Visit) -> None:
    mira = visit()
    table = mira.table("lichterfest", "me", "random")
    mira.play_ahead(table)
    why = "Many games are being reviewed. Wait a while."

    def refuse(route: Route) -> None:
        body = {"code": "busy", "rule": None, "phrase": {"key": "x"}, "sentence": why}
        route.fulfill(status=429, content_type="application/json", body=json.dumps(body))

    mira.page.route("**/review?*", refuse)
    mira.open("replay", table)
    mira.page.get_by_text(why).wait_for()
    slider = mira.page.get_by_role("slider")
    slider.fill("3")
    mira.until(lambda: slider.input_value() == "3")
    mira.errors.clear()  # Chromium notes the status of the answer


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_file_of_a_review_fits_a_phone(visit: Visit, lang: str) -> None:
    """Nothing but tables scrolls sideways, and what is written in the graph can be read."""
    record = broken_off_record(load("lumen"), "phone")
    mira = visit(size=PHONE)
    mira.page.set_content(page(Account(record, review(record, effort=LEAST), lang)))
    assert mira.page.evaluate(WIDER) == 0
    heights = mira.page.locator(".graph text").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().height)"
    )
    assert min(heights) > 10
    edges = mira.page.locator(".graph text").evaluate_all("all => all.map(each => each.getBoundingClientRect().left)")
    frame = mira.page.locator(".graph").bounding_box()
    assert frame is not None
    assert min(edges) >= frame["x"]


def test_the_whole_name_of_the_game_and_of_whose_seat_it_is_fits_a_phone(visit: Visit) -> None:
    mira = visit(size=PHONE)
    table, _ = over(mira, "leuchtturm")
    look_back(mira, table)
    assert mira.page.locator("h1.title").evaluate("title => title.scrollWidth <= title.clientWidth")
    assert mira.page.evaluate(WIDER) == 0
