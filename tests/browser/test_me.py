"""My page: results, records, and passkeys with the virtual authenticator of Chromium."""

import copy
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession

from lichtspiel import read_record, verify
from lichtspiel.words import LANGUAGES, say
from tests.browser.browsing import Visit
from tests.browser.sights import finished
from tests.browser.visitor import DESKTOP, Visitor
from tests.server.harness import ServerProcess, play_out

SMALL = (390, 664)


@pytest.fixture
def named(page_server: ServerProcess) -> ServerProcess:
    """The same server under a name, for browsers make no passkeys for numbers."""
    found = copy.copy(page_server)
    found.url = page_server.url.replace("127.0.0.1", "localhost")
    return found


class Device:
    """The authenticator of a visitor's browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.cdp: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.cdp.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        asked = {"options": options | {"isUserVerified": True, "automaticPresenceSimulation": True}}
        self.id = self.cdp.send("WebAuthn.addVirtualAuthenticator", asked)["authenticatorId"]

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def learn(self, credential: dict[str, Any]) -> None:
        """Have a passkey of another device, as those have that keep them in a cloud."""
        known = {key: value for key, value in credential.items() if key != "userName"}
        self.cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": known})


def with_passkey(visitor: Visitor) -> Device:
    """Make a passkey on my page, for somebody who has a name."""
    visitor.context.request.put("/api/me", data={"name": visitor.name})
    device = Device(visitor)
    visitor.open("me").get_by_test_id("make-passkey").click()
    visitor.page.get_by_test_id("passkey").wait_for()
    return device


def test_a_passkey_brings_one_back_after_cookies_are_cleared(visit: Visit, named: ServerProcess) -> None:
    mira = visit(named)
    table = mira.table("lichterfest", "me", "random")
    device = with_passkey(mira)
    (credential,) = device.credentials
    assert (credential["rpId"], credential["isResidentCredential"]) == ("localhost", True)
    mira.context.clear_cookies()
    mira.page.evaluate("localStorage.clear()")
    mira.page.reload()
    mira.page.get_by_test_id("sign-in").click()
    mira.page.get_by_text(say("en", "me-passkey-used", day="").strip(), exact=False).wait_for()
    assert mira.page.get_by_label(say("en", "web-name")).input_value() == "Mira"
    mira.sit(table)
    assert (mira.state["mine"], mira.state["viewer"]) == ([0], 0)


def test_tables_of_another_device_are_taken_along_if_one_says_so(visit: Visit, named: ServerProcess) -> None:
    mira, phone = visit(named), visit(named, name="Mira's phone", size=SMALL)
    (credential,) = with_passkey(mira).credentials
    table = phone.table("lichterfest", "me", "random")
    Device(phone).learn(credential)
    phone.open("me").get_by_test_id("sign-in").click()
    phone.page.get_by_test_id("take-tables").click()
    phone.page.get_by_test_id("passkey").wait_for()
    phone.until(lambda: phone.page.get_by_label(say("en", "web-name")).input_value() == "Mira")
    assert [error for error in phone.errors if "409" not in error] == []
    phone.errors.clear()  # the browser notes that the first answer was a question
    mira.sit(table)
    assert mira.state["mine"] == [0]


def test_passkeys_are_named_and_removed(visit: Visit, named: ServerProcess) -> None:
    mira = visit(named)
    device = with_passkey(mira)
    shown = mira.page.get_by_test_id("passkey")
    field = shown.get_by_label(say("en", "me-passkey-name"))
    field.fill("My old phone")
    field.press("Enter")
    field.blur()
    mira.until(lambda: mira.context.request.get("/api/me/passkeys").json()["passkeys"][0]["name"] == "My old phone")
    mira.page.get_by_test_id("make-passkey").click()
    mira.page.get_by_role("alert").get_by_text(say("en", "me-passkey-known")).wait_for()
    assert len(device.credentials) == 1
    shown.get_by_role("button").click()
    mira.page.get_by_test_id("sure").click()
    shown.wait_for(state="detached")
    mira.page.get_by_test_id("sign-in").click()
    mira.page.get_by_role("alert").get_by_text(say("en", "server-refused-no-passkey")).wait_for()
    assert [error for error in mira.errors if "404" not in error] == []
    mira.errors.clear()


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_my_page_says_what_came_of_my_games(size: tuple[int, int], lang: str, visit: Visit) -> None:
    mira = visit(size=size, lang=lang)
    table = finished(mira, "lichterfest")
    mira.open().get_by_test_id("tile-me").click()
    results = mira.page.get_by_test_id("results-lichterfest")
    results.get_by_role("columnheader", name=say(lang, "me-won")).wait_for()
    assert results.locator("tbody tr").count() == 1
    assert results.get_by_role("link").get_attribute("href") == f"#/replay/{table}"
    assert mira.page.get_by_test_id("no-passkeys").inner_text() == say(lang, "me-passkeys-not-here")
    with mira.page.expect_download() as download:
        mira.page.get_by_test_id("records").click()
    record = read_record(download.value.path().read_bytes())
    verify(record)
    assert record.id == table
    assert results.evaluate("(table) => table.scrollWidth <= table.parentElement.clientWidth")
    assert_well_made(mira)


def assert_well_made(visitor: Visitor) -> None:
    """Nothing serious for axe, in the dark and in the light, nothing beyond the edge, and no heading cut off."""
    for theme in ("night", "morning"):
        visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
        grave = [each for each in found if each["impact"] in ("serious", "critical")]
        assert not [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave], theme
    heading = visitor.page.get_by_role("heading", level=1)
    assert heading.count() == 1
    assert heading.evaluate("(one) => one.scrollWidth <= one.clientWidth"), heading.inner_text()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
def test_passkeys_are_well_made(size: tuple[int, int], visit: Visit, named: ServerProcess) -> None:
    mira = visit(named, size=size)
    with_passkey(mira)
    assert_well_made(mira)


def sit_down_with(host: Visitor, guest: Visitor, lang: str) -> str:
    """The host makes a rated table in the dialog, and the guest follows the link to it."""
    page = host.open("new", "lichterfest", "friends")
    page.get_by_role("switch", name=say(lang, "web-rated")).check()
    assert page.get_by_role("switch", name=say(lang, "web-aid-hints"), exact=True).count() == 0
    assert page.get_by_role("combobox", name=say(lang, "web-clock"), exact=True).input_value() == "total-thirty"
    page.get_by_test_id("make-table").click()
    page.get_by_test_id("begin").wait_for()
    assert page.get_by_test_id("terms").get_by_text(say(lang, "web-rated")).count() == 1
    table = page.url.rpartition("/")[2]
    token = host.post(f"tables/{table}/invitations", seat=1)["token"]
    guest.post("join", token=token, name=guest.name)
    page.get_by_test_id("begin").click()
    host.until_phase("playing")
    return table


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rated_game_is_told_at_its_end_and_on_my_page(size: tuple[int, int], lang: str, visit: Visit) -> None:
    mira, ben = visit(size=size, lang=lang), visit(name="Ben")
    table = sit_down_with(mira, ben, lang)
    with ben.caller().at(table) as other, mira.caller().at(table) as own:
        play_out([other, own], 6)
        other.done("resign")
    told = mira.page.get_by_test_id("rating")
    told.wait_for()
    shown = told.inner_text()
    assert shown == say(lang, "web-result-rating", rating="1579", deviation="242", change="+79")
    assert_well_made(mira)
    mira.open("me")
    row = mira.page.get_by_test_id("ratings").locator("tbody tr")
    row.wait_for()
    assert say(lang, "me-rating-of", rating="1579", deviation="242") in row.inner_text()
    assert say(lang, "me-provisional") in row.inner_text()
    assert_well_made(mira)


def test_signing_out_takes_other_tabs_off_their_tables(visit: Visit) -> None:
    mira = visit(name="Mira")
    mira.sit(mira.table("lichterfest", "me", "random"))
    other = mira.context.new_page()
    other.goto("/#/me")
    other.get_by_test_id("sign-out").click()
    other.get_by_test_id("sure").click()
    mira.page.get_by_role("heading", name=say("en", "web-no-table")).wait_for()
    assert not mira.context.cookies()
