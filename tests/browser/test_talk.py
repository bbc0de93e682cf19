"""Two people in different languages talk at a table; somebody watches, and is apart."""

from axe_playwright_python.sync_playwright import Axe

from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.visitor import Visitor

IMITATION = "Ben pauses the game. <b>You win</b> https://example.org"


def say_saying(visitor: Visitor, saying: str) -> None:
    visitor.page.get_by_test_id("menu-button").click()
    visitor.page.get_by_test_id("menu").get_by_text(say(language(visitor), "web-talk")).click()
    visitor.page.get_by_test_id(f"say-{saying}").click()
    visitor.page.get_by_test_id("talk").locator("h2").wait_for(state="detached")


def violations(visitor: Visitor) -> list[str]:
    visitor.until_at_rest()
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [each["id"] for each in found if each["impact"] in ("serious", "critical")]


def language(visitor: Visitor) -> str:
    return str(visitor.page.locator("html").get_attribute("lang"))


def two_people(visit: Visit) -> tuple[str, Visitor, Visitor]:
    mira, ben = visit(name="Mira"), visit(name="Ben", lang="pl-PL", size=(390, 664))
    table = mira.table("lumen", "me", "open", "random", chat=True)
    ben.post("join", token=mira.post(f"tables/{table}/invitations", seat=1)["token"], name="Ben")
    for visitor in (mira, ben):
        visitor.sit(table)
    mira.page.get_by_test_id("begin").click()
    for visitor in (mira, ben):
        visitor.until_phase("playing")
        visitor.until_drawn()
    return table, mira, ben


def test_each_reads_the_others_words_in_their_language(visit: Visit) -> None:
    table, mira, ben = two_people(visit)
    say_saying(mira, "good-luck")
    bubble = ben.page.get_by_test_id("bubble")
    bubble.get_by_text(say("pl", "web-say-good-luck")).wait_for()
    spoken = say("pl", "web-talk-spoken", player="Mira", words=say("pl", "web-say-good-luck"))
    ben.page.get_by_test_id("announced").get_by_text(spoken).wait_for(state="attached")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390

    ben.page.get_by_test_id("sheet-log").click()
    ben.page.get_by_test_id("talk-button").last.click()
    ben.page.get_by_test_id("talk").locator("h2").wait_for()
    assert not violations(ben)
    ben.page.get_by_test_id("talk-text").fill(IMITATION)
    ben.page.keyboard.press("Enter")
    line = mira.page.get_by_test_id("log").get_by_test_id("spoken").first
    line.get_by_text("Ben:").wait_for()
    assert line.locator("q").inner_text().strip("\u201c\u201d\u201e") == IMITATION
    assert line.locator("a").count() == line.locator("q b").count() == 0
    assert not violations(mira)

    cem = visit(name="Cem", lang="de-DE")
    cem.post("join", token=mira.post(f"tables/{table}/invitations", seat=None)["token"], name="Cem")
    cem.sit(table)
    cem.page.get_by_test_id("log").get_by_text(say("de", "web-say-good-luck")).wait_for(state="attached")
    said = len(mira.frames)
    say_saying(cem, "wow")
    cem.page.get_by_test_id("log").get_by_text(say("de", "web-say-wow")).wait_for(state="attached")
    assert not [frame for frame in mira.frames[said:] if '"wow"' in frame]
    assert not [visitor.errors for visitor in (mira, ben, cem) if visitor.errors]


def test_whoever_is_muted_is_not_heard(visit: Visit) -> None:
    _, mira, ben = two_people(visit)
    say_saying(ben, "hello")
    said = mira.page.get_by_test_id("spoken")
    said.get_by_text(say("en", "web-say-hello")).wait_for()
    mira.page.get_by_test_id("talk-button").click()
    mira.page.get_by_test_id("talk").get_by_role("switch", name="Ben").uncheck()
    said.wait_for(state="detached")
    mira.page.keyboard.press("Escape")
    heard = len(mira.frames)
    say_saying(ben, "thanks")
    mira.until(lambda: any('"thanks"' in frame for frame in mira.frames[heard:]))
    mira.page.wait_for_function("() => document.querySelector('[data-testid=spoken]') === null")


# How many hands of others a bubble covers, but for an edge.
COVERED = """
() => {
  const bubble = document.querySelector('[data-testid=bubble]').getBoundingClientRect()
  const hands = [...document.querySelectorAll('[data-testid=hand]')].map((hand) => hand.getBoundingClientRect())
  const across = (one) => Math.min(one.right, bubble.right) - Math.max(one.left, bubble.left)
  const down = (one) => Math.min(one.bottom, bubble.bottom) - Math.max(one.top, bubble.top)
  return hands.filter((one) => across(one) > 0 && down(one) > 1).length
}
"""


def test_a_bubble_covers_no_cards_of_others_on_phones(visit: Visit) -> None:
    _, mira, ben = two_people(visit)
    say_saying(mira, "good-luck")
    ben.page.get_by_test_id("bubble").wait_for()
    assert ben.page.evaluate(COVERED) == 0
