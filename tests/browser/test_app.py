"""The page as an app: it opens without a network, and no update leaves anybody with a stale page or without a file."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lichtspiel.words import say
from tests.browser.browsing import LIMITS, Visit
from tests.browser.visitor import Visitor
from tests.server.harness import ServerProcess
from web import page

SHELL_IS_KEPT = """
() => navigator.serviceWorker.ready.then(async () =>
  !!navigator.serviceWorker.controller && !!(await caches.match('./', { ignoreVary: true })))
"""
KEPT = "async () => (await (await caches.open('lichtspiel')).keys()).map(({ url }) => new URL(url).pathname)"
DRAWN = "() => document.querySelector('header img').decode().then(() => true, () => false)"
MARK = "() => getComputedStyle(document.documentElement).getPropertyValue('--version-of-the-test')"


def installed(visitor: Visitor) -> None:
    """Come home, and wait until the service worker has all that it needs."""
    visitor.open()
    visitor.page.get_by_test_id("play-lumen").wait_for()
    visitor.until(lambda: visitor.page.evaluate(SHELL_IS_KEPT))


def kept(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(KEPT)
    return found


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_the_page_opens_without_a_network_and_goes_on_when_it_is_back(visit: Visit, lang: str) -> None:
    mira = visit(lang=lang)
    installed(mira)
    mira.context.set_offline(True)
    mira.page.reload()
    mira.page.get_by_role("alert").get_by_text(say(lang[:2], "web-reconnecting")).wait_for()
    assert mira.page.get_by_test_id("play-lumen").is_disabled()
    assert mira.page.evaluate(DRAWN)
    mira.context.set_offline(False)
    mira.page.wait_for_function("() => !document.querySelector('[data-testid=play-lumen]').disabled")
    mira.page.get_by_role("alert").wait_for(state="detached")
    mira.errors.clear()  # of requests that failed


def test_what_the_api_says_is_never_kept(visit: Visit) -> None:
    mira = visit()
    installed(mira)
    mira.page.reload()
    mira.open("games")
    mira.page.get_by_role("heading", level=1).wait_for()
    mira.until(lambda: any("/assets/games-" in path for path in kept(mira)))
    for path in kept(mira):
        assert path in ("/", "/lantern.svg") or path.startswith(("/assets/", "/api/words/"))


@pytest.fixture
def changing(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose page can be replaced by another version."""
    shutil.copytree(page.build_page(), tmp_path / "page")
    with ServerProcess(tmp_path, web=str(tmp_path / "page"), **LIMITS) as running:
        yield running


def update(server: ServerProcess) -> str:
    """The next version: another style sheet under another name; the old one is gone. Returns the name of that."""
    folder = Path(server.environment["LICHTSPIEL_WEB"])
    server.kill()
    (old,) = (folder / "assets").glob("main-*.css")
    new = old.with_name("main-Updated1.css")
    new.write_text(f"{old.read_text()}:root{{--version-of-the-test:2}}")
    for ending in ("", ".br", ".gz"):
        old.with_name(old.name + ending).unlink()
    document = folder / "index.html"
    document.write_text(document.read_text().replace(old.name, new.name))
    server.start(port=urlsplit(server.url).port or 0)
    return old.name


def test_an_update_is_there_with_the_next_page_and_leaves_open_ones_alone(
    visit: Visit, changing: ServerProcess
) -> None:
    mira = visit(changing)
    installed(mira)
    other = mira.context.new_page()
    other.goto("/")
    other.get_by_test_id("play-lumen").wait_for()
    gone = update(changing)
    mira.page.reload()
    mira.page.get_by_test_id("play-lumen").wait_for()
    assert mira.page.evaluate(MARK) == "2"
    mira.until(lambda: "/assets/main-Updated1.css" in kept(mira))
    assert other.evaluate(MARK) == ""
    assert f"/assets/{gone}" in kept(mira)  # the other page may ask for it
    assert other.evaluate("(name) => fetch('assets/' + name).then(({ ok }) => ok)", gone)
    mira.context.set_offline(True)
    mira.page.reload()
    assert mira.page.evaluate(MARK) == "2"
    other.close()
    mira.context.set_offline(False)
    mira.until(lambda: mira.page.reload() and f"/assets/{gone}" not in kept(mira))
    mira.page.goto("about:blank")  # nothing is asked for after that
    mira.errors.clear()


def test_files_of_before_are_dropped_when_nobody_needs_them(visit: Visit, changing: ServerProcess) -> None:
    mira = visit(changing)
    installed(mira)
    gone = update(changing)
    mira.page.reload()
    mira.page.get_by_test_id("play-lumen").wait_for()
    mira.until(lambda: "/assets/main-Updated1.css" in kept(mira))
    mira.until(lambda: f"/assets/{gone}" not in kept(mira))
    mira.errors.clear()


def test_a_page_of_before_says_so_where_a_part_of_it_is_gone(visit: Visit, changing: ServerProcess) -> None:
    mira = visit(changing)
    mira.open()
    mira.page.get_by_test_id("play-lumen").wait_for()
    port = urlsplit(changing.url).port or 0
    changing.kill()
    for gone in (Path(changing.environment["LICHTSPIEL_WEB"]) / "assets").glob("lumen-*"):
        gone.unlink()
    changing.start(port=port)
    table = mira.table("lumen", "me", "random", "random")
    mira.page.evaluate("(table) => { location.hash = `#/table/${table}`; }", table)
    again = mira.page.locator("main.word button")
    again.wait_for()
    assert mira.page.get_by_role("alert").inner_text()
    again.click()
    again.wait_for()  # it is still gone
    mira.page.goto("about:blank")
    mira.errors.clear()


def test_a_turn_is_seen_in_the_icon_of_the_tab(visit: Visit) -> None:
    mira = visit()
    mira.play_now("lumen", "me", "random", "random")
    mira.until(lambda: mira.acting)
    icon = mira.page.locator("link[rel=icon]")
    mira.until(lambda: "svg+xml," in (icon.get_attribute("href") or ""))
    assert mira.page.title().startswith("● ")
    mira.open()
    mira.page.get_by_test_id("play-lumen").wait_for()
    mira.until(lambda: mira.page.title().startswith("● "))
