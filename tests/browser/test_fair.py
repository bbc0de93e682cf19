"""The fair shuffle on the page: two people who add a salt each, and what each of their browsers finds afterwards."""

import json
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route

from lichtspiel import read_record, verify_shuffle
from lichtspiel.words import LANGUAGES, say
from tests.browser.browsing import LIMITS, Visit
from tests.browser.test_people import SMALL, begin, give_up
from tests.browser.visitor import DESKTOP, Visitor
from tests.server.harness import RealServer, ServerProcess

SAME = ("secret", "key", "same", "counted")


@pytest.fixture(scope="module")
def real_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that deals as people's servers do: by secret and salts."""
    with RealServer(tmp_path_factory.mktemp("fair"), **LIMITS) as running:
        yield running


def gathered(mira: Visitor, ben: Visitor) -> str:
    """Mira opens a table, Ben follows her link; both pages add their salts by themselves."""
    table = mira.table("lichterfest", "me", "open")
    mira.sit(table)
    mira.until(lambda: mira.state["sight"]["shuffle"]["salted"] == [0])
    token = mira.post(f"tables/{table}/invitations", table=True)["token"]
    ben.open("join", token).get_by_test_id("join").click()
    ben.until(lambda: ben.state.get("table") == table)
    assert ben.state["sight"]["shuffle"]["salted"] == [0, 1]
    return table


def finished(mira: Visitor, ben: Visitor) -> str:
    table = gathered(mira, ben)
    mira.until(lambda: mira.state["sight"]["seats"][1]["kind"] == "human")
    begin(mira, ben)
    give_up(ben)
    for visitor in (mira, ben):
        visitor.until_phase("over")
    return table


def findings(page: Page, count: int = 4) -> list[str]:
    page.get_by_test_id("fits").or_(page.get_by_test_id("wrong")).nth(count - 1).wait_for()
    return [text.strip() for text in page.locator(".findings li").all_inner_texts()]


def test_two_people_salt_and_verify_each_on_their_own(visit: Visit, real_server: ServerProcess) -> None:
    mira, ben = visit(real_server), visit(real_server, name="Ben", size=SMALL)
    table = finished(mira, ben)
    for visitor in (mira, ben):
        visitor.page.get_by_test_id("result-dialog").get_by_test_id("fair").click()
        assert findings(visitor.page) == [say("en", f"fair-{about}-fits") for about in SAME]
        assert visitor.page.get_by_test_id("wrong").count() == 0
        assert visitor.page.get_by_text(say("en", "fair-mine")).count() == 1
    record = read_record(mira.context.request.get(f"/api/tables/{table}/record").text())
    assert verify_shuffle(record)
    assert isinstance(record.salts, tuple)
    assert all(record.salts)
    frames = "".join(mira.frames + ben.frames)
    assert str(record.commitment) in frames
    assert str(record.secret) not in frames


def test_before_the_end_only_commitment_and_salts_are_shown(visit: Visit, real_server: ServerProcess) -> None:
    mira, ben = visit(real_server), visit(real_server, name="Ben")
    table = gathered(mira, ben)
    mira.tab_to("[data-testid=fair]")
    mira.press("Enter")
    mira.page.get_by_test_id("later").wait_for()
    commitment = ben.state["sight"]["shuffle"]["commitment"]
    assert mira.page.get_by_test_id("commitment").inner_text() == commitment
    assert mira.page.get_by_test_id("salt").locator("code").count() == 2
    assert mira.page.get_by_test_id("secret").count() == 0
    mira.tab_to(f"main a[href$='{table}']")
    mira.press("Enter")
    mira.page.get_by_test_id("begin").wait_for()


def test_what_does_not_fit_is_found_in_the_browser(visit: Visit, real_server: ServerProcess) -> None:
    """The server claims another secret and another commitment than it showed, and leaves the salt out."""
    mira, ben = visit(real_server), visit(real_server, name="Ben")
    table = finished(mira, ben)

    def lie(route: Route) -> None:
        told = route.fetch().json()
        told |= {"secret": "00" * 32, "commitment": "11" * 32}
        told["seats"][0]["salt"] = None
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told))

    mira.page.route("**/shuffle", lie)
    mira.open("fair", table)
    assert findings(mira.page) == [say("en", f"fair-{about}-wrong") for about in SAME]


def test_what_goes_on_from_a_moment_says_that_nothing_was_dealt(visit: Visit, real_server: ServerProcess) -> None:
    mira, ben = visit(real_server), visit(real_server, name="Ben")
    table = gathered(mira, ben)
    begin(mira, ben)
    mover = mira if mira.acting else ben
    with mover.caller().at(table) as client:
        client.move()
    give_up(ben)
    mira.until_phase("over")
    seats = [{"kind": "me"}, {"kind": "open"}]
    again = mira.post(f"tables/{table}/moments/1", seats=seats, pace=0, name="Mira")["table"]
    mira.open("fair", str(again)).get_by_test_id("unshuffled").get_by_text(say("en", "fair-goes-on")).wait_for()


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious_in_any_language(
    size: tuple[int, int], visit: Visit, real_server: ServerProcess
) -> None:
    mira, ben = visit(real_server, size=size), visit(real_server, name="Ben")
    table = finished(mira, ben)
    for lang in LANGUAGES:
        mira.page.evaluate("(lang) => (localStorage.lichtspiel = JSON.stringify({ lang }))", lang)
        mira.open("fair", table)
        mira.page.reload()
        assert findings(mira.page) == [say(lang, f"fair-{about}-fits") for about in SAME]
        for theme in ("night", "morning"):
            mira.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found = Axe().run(mira.page, options={"resultTypes": ["violations"]}).response["violations"]
            grave = [each for each in found if each["impact"] in ("serious", "critical")]
            assert not [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave], theme
        assert mira.page.get_by_role("heading", level=1).count() == 1
        assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
