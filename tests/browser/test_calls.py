"""The page about being called, with a mail server on this machine whose mails are followed in the same browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichtspiel.words import LANGUAGES, say
from tests.browser.browsing import LIMITS, Visit
from tests.browser.test_me import SMALL, assert_well_made
from tests.browser.visitor import DESKTOP
from tests.server.harness import ServerProcess
from tests.server.receivers import MailHouse, mail_house

SITE = "https://games.example.org"
CALLING = {"mail_from": "games@example.org", "public_url": SITE, "webhooks": True}
HOOK = "https://example.org/a/long/path/that/goes/on/and/on/and/on/hook"


@pytest.fixture(scope="module")
def house() -> Iterator[MailHouse]:
    with mail_house() as running:
        yield running


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, house: MailHouse) -> Iterator[ServerProcess]:
    data: Path = tmp_path_factory.mktemp("calling")
    with ServerProcess(data, mail_server=f"smtp://{house.url}", **CALLING, **LIMITS) as running:
        yield running


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_is_given_confirmed_and_removed(
    size: tuple[int, int], lang: str, visit: Visit, calling: ServerProcess, house: MailHouse
) -> None:
    mira = visit(calling, size=size, lang=lang)
    mira.open("calls").get_by_label(say(lang, "web-calls-mail-label")).fill(f"{lang}{size[0]}@example.org")
    mira.page.keyboard.press("Enter")
    mailbox = mira.page.get_by_test_id("mail")
    mailbox.get_by_text(say(lang, "web-calls-pending")).wait_for()
    mira.page.get_by_label(say(lang, "web-calls-hook-label")).fill(HOOK)
    mira.page.keyboard.press("Enter")
    assert mira.page.get_by_test_id("secret").locator("code").inner_text().startswith("whsec_")
    assert_well_made(mira)
    link = re.search(rf"{SITE}(/api/calls/\S+)", house.texts(f"{lang}{size[0]}@example.org")[0])
    assert link is not None
    mira.page.goto(link[1])
    assert_well_made(mira)
    mira.page.get_by_role("button", name=say(lang, "server-link-confirm-button")).click()
    mira.page.get_by_text(say(lang, "server-link-confirm-done")).wait_for()
    mira.page.get_by_role("link", name=say(lang, "server-link-home")).click()
    mira.page.get_by_test_id("play-lumen").wait_for()
    mira.open("calls")
    mailbox.wait_for()
    assert mailbox.get_by_text(say(lang, "web-calls-pending")).count() == 0
    assert mira.page.get_by_test_id("secret").count() == 0
    mailbox.get_by_role("button").click()
    mailbox.wait_for(state="detached")
