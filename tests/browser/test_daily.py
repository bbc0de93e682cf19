"""The daily deal in the browser: played, given up, compared and found again in the calendar."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from lichtspiel.words import LANGUAGES, say
from tests.browser.browsing import Visit
from tests.browser.visitor import Visitor

PHONE = (390, 664)
DESKTOP = (1280, 800)
LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL"}


def give_up(visitor: Visitor, game: str) -> int:
    """Begin the deal of a game, give it up, and go back to the deals by the result; the day it was dealt on."""
    visitor.page.get_by_test_id(f"begin-{game}").click()
    visitor.until(lambda: visitor.states)
    visitor.until_drawn()
    daily = visitor.state["sight"]["daily"]
    assert daily["ranked"]
    with visitor.caller().at(visitor.state["table"]) as client:
        client.done("resign")
    visitor.page.get_by_test_id("daily-link").click()
    visitor.page.get_by_test_id(f"end-{game}").wait_for()
    day: int = daily["day"]
    return day


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_is_played_compared_and_found_again(lang: str, size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size, lang=LOCALES[lang])
    mira.open("daily").get_by_test_id("begin-lichterfest").wait_for()
    mira.page.get_by_test_id("streak").get_by_text(say(lang, "daily-streak", days=0)).wait_for()
    day = give_up(mira, "lichterfest")
    mira.page.get_by_text(say(lang, "daily-counted")).wait_for()
    mira.page.get_by_test_id("played-lichterfest").wait_for()
    assert say(lang, "daily-gave-up") in mira.page.get_by_test_id("share-lichterfest").inner_text()
    mira.page.get_by_test_id("all-deals").click()
    entry = mira.page.get_by_test_id("calendar-lichterfest").locator(f"a[href$='/{day}']")
    entry.wait_for()
    assert say(lang, "daily-gave-up") in (entry.get_attribute("aria-label") or "")
    assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not mira.errors


def test_a_day_before_can_be_played_and_verified(visit: Visit) -> None:
    mira = visit()
    today: int = mira.context.request.get("/api/daily").json()["today"]
    mira.open("daily", "lumen", str(today - 3)).get_by_test_id("begin-lumen").wait_for()
    mira.page.get_by_text(say("en", "daily-uncounted")).wait_for()
    mira.page.get_by_test_id("commitments").locator("summary").click()
    mira.page.get_by_text("lichtspiel daily verify lumen").wait_for()
    mira.page.get_by_test_id("begin-lumen").click()
    mira.until(lambda: mira.states)
    assert not mira.state["sight"]["daily"]["ranked"]
    mira.page.get_by_text(say("en", "web-daily")).first.wait_for()


def test_from_home_to_a_deal_by_keys(visit: Visit) -> None:
    mira = visit()
    mira.open().get_by_test_id("tile-daily").wait_for()
    mira.tab_to("[data-testid=tile-daily]")
    mira.press("Enter")
    mira.page.get_by_test_id("begin-leuchtturm").wait_for()
    mira.tab_to("[data-testid=begin-leuchtturm]")
    mira.press("Enter")
    mira.until(lambda: mira.states)
    assert mira.state["sight"]["daily"]["ranked"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    mira.open("daily").get_by_test_id("begin-lumen").wait_for()
    give_up(mira, "lumen")
    for theme in ("night", "morning"):
        for rest in ((), None):
            if rest is not None:
                mira.open("daily").get_by_test_id("calendar-lumen").wait_for()
                mira.page.get_by_test_id("commitments").locator("summary").click()
            mira.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found = Axe().run(mira.page, options={"resultTypes": ["violations"]}).response["violations"]
            grave = [each for each in found if each["impact"] in ("serious", "critical")]
            assert not [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave], theme
            assert mira.page.get_by_role("heading", level=1).count() == 1
