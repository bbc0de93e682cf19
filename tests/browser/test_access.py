"""axe finds nothing serious on any page, in the dark and in the light, and screen readers find their way."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from lichtspiel.core.games import AnyGame
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of
from tests.browser.sights import SIGHTS, at_table, gathering, home, result
from tests.browser.test_lichterfest import DOUBLE
from tests.browser.visitor import Visitor

THEMES = ("night", "morning")


@pytest.mark.parametrize("sight", SIGHTS)
def test_axe_finds_nothing_serious(sight: str, visit: Visit) -> None:
    mira = visit()
    SIGHTS[sight](mira)
    for theme in THEMES:
        mira.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        mira.until_at_rest()
        found = Axe().run(mira.page, options={"resultTypes": ["violations"]}).response["violations"]
        grave = [each for each in found if each["impact"] in ("serious", "critical")]
        told = [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave]
        assert not told, theme
        assert mira.page.get_by_role("heading", level=1).count() <= 1


REGIONS = {
    "lichterfest": ("lichterfest-lake", "lichterfest-own"),
    "leuchtturm": ("leuchtturm-chart", "leuchtturm-board-hand"),
    "lumen": ("lumen-board-trick", "lumen-my-hand", "web-people"),
}


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)], ids=["phone", "desktop"])
def test_board_and_hand_are_regions_to_jump_to(drawn: AnyGame, size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    at_table(mira, drawn.name)
    for key in ("web-action-line", *REGIONS[drawn.name]):
        assert mira.page.get_by_role("region", name=say("en", key), exact=True).count() == 1, key


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)], ids=["phone", "desktop"])
def test_every_table_has_the_same_headings(drawn: AnyGame, size: tuple[int, int], visit: Visit) -> None:
    """Who is at the table, the board, what is one's own, and what happens now."""
    mira = visit(size=size)
    at_table(mira, drawn.name)
    found = mira.page.locator("main").get_by_role("heading", level=2).all_text_contents()
    for key in ("web-people", *REGIONS[drawn.name][:2], "web-action-line"):
        assert found.count(say("en", key)) == 1, (key, found)


def test_what_lichterfest_shows_by_pictures_is_said_in_words(visit: Visit) -> None:
    """The own points and boats, the rewards, and what is written on the button of a lantern."""
    mira = visit(size=(390, 664), lang="de-DE")
    at_table(mira, "lichterfest")
    view = mira.state["view"]
    own = view["seats"][0]
    tally = say("de", "lichterfest-board-seat", points=own["points"], boats=own["boats"], cards=sum(own["cards"]))
    heard = mira.page.locator("main").aria_snapshot()
    assert tally in mira.page.get_by_role("region", name=say("de", "lichterfest-own")).aria_snapshot()
    for kind, values in zip(KINDS, view["rewards"], strict=True):
        following = ", ".join(map(str, values[1:])) or "–"
        assert say("de", "lichterfest-reward-said", kind=kind, value=values[0], following=following) in heard
    for button in mira.page.locator("[data-testid=card] button").all():
        shown = " ".join(button.inner_text().split())
        assert (button.get_attribute("aria-label") or "").endswith(f" ({shown})")


def test_a_result_is_read_from_its_heading(visit: Visit) -> None:
    mira = visit()
    result(mira, "lichterfest")
    mira.until(lambda: mira.page.evaluate("() => document.activeElement.matches('#outcome h2')"))
    outcome = mira.page.get_by_test_id("outcome").locator("h2").inner_text()
    assert mira.page.get_by_role("dialog", name=outcome).count() == 1
    assert mira.page.get_by_role("table", name=say("en", "web-result")).count() == 1
    mira.press("Tab", "Tab")
    assert mira.page.evaluate("() => document.activeElement.closest('dialog') !== null")


def focused(mira: Visitor, selector: str) -> bool:
    return bool(mira.page.evaluate("(selector) => !!document.activeElement.closest(selector)", selector))


def test_the_focus_goes_to_the_hint_and_back(visit: Visit) -> None:
    """The button cannot be used while the hint is thought about, and goes with the move."""
    mira = visit()
    mira.play_now("lumen", "me", "random", "random")
    mira.until(lambda: mira.acting)
    mira.tab_to("[data-testid=hint]")
    mira.press("Enter")
    mira.until(lambda: focused(mira, "[data-testid=advice]"))
    mira.page.get_by_test_id("play-hint").wait_for()
    mira.tab_to("[data-testid=play-hint]")
    made = mira.state["sight"]["moves"]
    mira.press("Enter")  # too soon after the hint has come to have read it
    mira.page.wait_for_timeout(DOUBLE)  # what is tested is this very wait
    assert mira.state["sight"]["moves"] == made
    mira.press("Enter")
    mira.until(lambda: focused(mira, "main"))


def test_the_focus_stays_in_the_row_of_a_seat(visit: Visit) -> None:
    mira = visit()
    gathering(mira)
    mira.tab_to("[data-testid=send-away]")
    mira.press("Enter")
    mira.until(lambda: focused(mira, "[data-testid=seat]:nth-child(3)"))


def test_a_page_is_read_from_its_heading(visit: Visit) -> None:
    mira = visit()
    home(mira)
    mira.tab_to("a[href='#/games']")
    mira.press("Enter")
    mira.until(lambda: focused(mira, "h1"))
    home(mira)
    mira.tab_to("a[href^='#/rules']")
    mira.press("Enter")
    mira.until(lambda: focused(mira, "h1"))
    mira.open("table", "none")
    mira.page.locator("[role=alert]").wait_for()
    mira.until(lambda: focused(mira, "h1"))


def test_the_focus_goes_to_the_start_when_the_invitation_is_taken(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    table = mira.table("leuchtturm", "me", "open", "casual")
    mira.sit(table)
    mira.page.locator("[data-testid=seat] .offers button").first.focus()
    mira.press("Enter")
    mira.page.get_by_test_id("invitation").wait_for()
    ben.post("join", token=mira.post(f"tables/{table}/invitations", seat=1)["token"], name="Ben")
    mira.until(lambda: focused(mira, "[data-testid=begin]"))


# What screen readers hear and what gets the focus, in their order, from now on.
LISTEN = """
() => {
  window.order = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) window.order.push(one.textContent);
  }).observe(document.querySelector('[data-testid=announced]'), { childList: true });
  addEventListener('focusin', ({ target }) => target.matches('.line.panel') || window.order.push(target));
}
"""


def test_what_there_is_to_do_is_said_before_the_focus_goes_there(visit: Visit) -> None:
    mira = visit()
    at_table(mira, "lumen")
    mira.page.evaluate(LISTEN)
    moves = mira.state["sight"]["moves"]
    driver_of("lumen").press(mira)
    mira.until(lambda: mira.acting and mira.state["sight"]["moves"] > moves)
    mira.until(lambda: focused(mira, "main :is(button, [role=button])"))
    prompt = mira.page.get_by_test_id("said").locator(".title").inner_text()
    order = mira.page.evaluate("() => window.order.map((one) => typeof one === 'string' ? one : 'focus')")
    assert order[-1] == "focus"
    assert order[-2] == prompt
