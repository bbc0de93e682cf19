"""What surrounds every board: what just happened, what screen readers hear, who is gone or only watches, the time."""

from typing import Any

import pytest

from lichtspiel.core.games import AnyGame
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import play_with_mouse
from tests.browser.sights import at_table
from tests.browser.visitor import DESKTOP, PHONE, Visitor

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

# Keep everything that is ever put into the live region of the table, in order.
LISTEN = """
() => {
  window.heard = [];
  const region = document.querySelector('[data-testid=announced]');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent.trim()) window.heard.push(node.textContent);
  }).observe(region, { childList: true });
}
"""


def sentence(told: dict[str, Any]) -> str:
    return say("en", told["phrase"]["key"], **told["phrase"].get("args", {}))


def test_every_event_is_heard_in_order_while_one_plays(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.play_now(drawn.name, "me", *["random"] * (drawn.players[0] - 1), pace=40)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    mira.page.evaluate(LISTEN)
    known = mira.state["version"]
    play_with_mouse(mira, moves=4)
    mira.until(lambda: mira.acting or mira.over)
    told = {(each["version"], index): sentence(each) for state in mira.states for index, each in _numbered(state)}
    expected = [words for (version, _), words in sorted(told.items()) if version > known]

    mira.until(lambda: in_order(expected, " ".join(mira.page.evaluate("() => window.heard"))))


def in_order(expected: list[str], heard: str) -> bool:
    """Whether all of it was heard, one after the other."""
    for words in expected:
        _, found, heard = heard.partition(words)
        if not found:
            return False
    return True


def _numbered(state: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The events of a state, with the number of each in its version."""
    count = dict[int, int]()
    found = []
    for each in state["events"]:
        count[each["version"]] = count.get(each["version"], -1) + 1
        found.append((count[each["version"]], each))
    return found


@SIZES
def test_what_the_others_did_stays_whatever_one_points_at(drawn: AnyGame, size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    at_table(mira, drawn.name)
    lines = mira.page.get_by_test_id("happened").locator("li")
    before = lines.all_inner_texts()
    assert before
    mira.page.locator("main").hover()
    mira.press("Tab", "Tab", "Tab")
    assert lines.all_inner_texts() == before


def with_friend(mira: Visitor, ben: Visitor, game: str, **more: Any) -> str:
    """A running game of two people."""
    table = mira.table(game, "me", "open", **more)
    ben.post("join", token=mira.post(f"tables/{table}/invitations", seat=1)["token"], name="Ben")
    mira.sit(table)
    ben.sit(table)
    if mira.state["sight"]["phase"] == "gathering":
        mira.page.get_by_test_id("begin").click()
    for visitor in (mira, ben):
        visitor.until_phase("playing")
    return table


def test_a_phone_says_who_is_gone_and_offers_to_go_on(visit: Visit) -> None:
    mira, ben = visit(size=PHONE), visit(name="Ben")
    with_friend(mira, ben, "lichterfest")
    assert mira.page.get_by_test_id("absent").count() == 0
    ben.page.goto("about:blank")
    row = mira.page.get_by_test_id("absent")
    row.get_by_text("Ben").wait_for()
    row.get_by_text(say("en", "web-seat-offline")).wait_for()
    mira.page.locator("[data-testid=sheet-log] .dot").wait_for()
    row.get_by_role("button", name=say("en", "web-stand-in")).click()
    row.wait_for(state="detached")


@SIZES
def test_spectators_are_told_that_they_watch(size: tuple[int, int], visit: Visit) -> None:
    mira, eve = visit(), visit(name="Eve", size=size)
    table = mira.table("lumen", "me", "random", "random")
    eve.post("join", token=mira.post(f"tables/{table}/invitations")["token"], name="Eve")
    eve.sit(table)
    eve.page.get_by_test_id("watching").get_by_text(say("en", "web-you-watch")).wait_for()
    eve.until_drawn()
    shown = eve.page.locator("p:not(.unseen), span", has_text="only the colours of the cards")
    assert shown.count() == 1  # why they see so little is said once


def test_spectators_are_offered_no_help_for_players(visit: Visit) -> None:
    mira, eve = visit(), visit(name="Eve", size=PHONE)
    table = mira.table("leuchtturm", "me", "random")
    eve.post("join", token=mira.post(f"tables/{table}/invitations")["token"], name="Eve")
    eve.sit(table)
    eve.page.get_by_test_id("sheet-help").click()
    eve.page.get_by_test_id("open-sheet").locator("a").wait_for()
    assert eve.page.get_by_test_id("sheet").count() == 2  # not the reach
    assert eve.page.get_by_test_id("advice").count() == 0


def test_time_that_runs_out_is_in_the_title_and_then_in_the_action_line(visit: Visit) -> None:
    mira = visit()
    mira.play_now("lumen", "me", "random", "random", clock={"kind": "move", "seconds": 5}, pace=1000)
    mira.until(lambda: mira.acting)
    mira.until(lambda: " s ● " in mira.page.title())  # then it is told until the next turn
    mira.page.get_by_test_id("happened").get_by_text(
        say("en", "table-event-handed-over", reason="late", who="you")
    ).wait_for()


def test_a_hint_can_be_shown_on_a_phones_board_and_played(drawn: AnyGame, visit: Visit) -> None:
    mira = visit(size=PHONE)
    at_table(mira, drawn.name)
    mira.page.get_by_test_id("hint").click()
    sheet = mira.page.get_by_test_id("open-sheet")
    sheet.get_by_test_id("show-hint").click()
    sheet.get_by_test_id("advice").wait_for(state="detached")
    version = mira.state["version"]
    mira.page.get_by_test_id("sheet-help").click()
    sheet.get_by_test_id("play-hint").click()
    mira.until_after(version)


def test_a_held_key_confirms_nothing(visit: Visit) -> None:
    mira = visit()
    at_table(mira, "lumen")
    version = mira.state["version"]
    mira.page.locator('[data-testid=my-hand] [tabindex="0"]').focus()
    mira.page.keyboard.down("Enter")
    for _ in range(40):
        mira.page.keyboard.down("Enter")  # that is how a key repeats
        mira.page.wait_for_timeout(25)
    mira.page.keyboard.up("Enter")
    assert mira.state["version"] == version
    assert not [said for said in mira.sent if said["type"] == "move"]


def test_keys_skip_to_the_board(drawn: AnyGame, visit: Visit) -> None:
    mira = visit()
    at_table(mira, drawn.name)
    mira.press("Tab")
    assert mira.page.evaluate("() => document.activeElement.textContent") == say("en", "web-skip")
    mira.press("Enter")
    assert mira.page.evaluate("() => Boolean(document.activeElement.closest('main'))")


# The table and every note: those that lie on each other.
COVERING = """
() => {
  const table = document.querySelector('.room').getBoundingClientRect();
  return [...document.querySelectorAll('.holder')]
    .map((note) => note.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > innerHeight || (top < table.bottom - 1 && bottom > table.top)).length;
}
"""


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE, (844, 390)], ids=str)
def test_notes_cover_nothing_of_the_table(size: tuple[int, int], visit: Visit) -> None:
    """Neither the question whether to end the game, nor that the connection is lost."""
    mira, ben = visit(size=size), visit(name="Ben", size=size)
    table = with_friend(mira, ben, "lichterfest")
    with mira.caller().at(table) as client:
        client.done("end", seat=0)
    for visitor in (mira, ben):
        visitor.page.get_by_test_id("end-note").wait_for()
        visitor.context.set_offline(True)
        visitor.page.get_by_test_id("reconnecting").wait_for()
        assert visitor.page.evaluate(COVERING) == 0
