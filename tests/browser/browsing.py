"""One server for each worker, one Chromium for each file; every test has its own visitors, who use that server only."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from lichtspiel import load
from lichtspiel.core.games import AnyGame
from tests.browser.chromium import find_chromium
from tests.browser.visitor import Visitor
from tests.server.harness import ServerProcess

DRAWN = sorted(path.stem for path in Path(__file__).parent.glob("drivers/[!_]*.py") if path.stem != "plain")
LIMITS = {
    "messages_per_second": 5000,
    "requests_per_second": 5000,
    "absence": 0,
    "tables_per_person": 1000,
    "tables_per_address": 10_000,
}
Visit = Callable[..., Visitor]


@pytest.fixture(params=DRAWN)
def drawn(request: pytest.FixtureRequest) -> AnyGame:
    """Each game that has its own table in the browser."""
    return load(request.param)


@pytest.fixture(scope="module")  # not longer: while it runs, nothing else in this process can run an event loop
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    assert found, "there is no Chromium; `make chromium` installs it or says how"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server for all tests that do not stop it."""
    with ServerProcess(tmp_path_factory.mktemp("house"), **LIMITS) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]


@pytest.fixture
def visit(chromium: Browser, page_server: ServerProcess) -> Iterator[Visit]:
    """Browsers for a test. Whatever the test is about, no page may fail or ask another host for anything."""
    visitors: list[Visitor] = []

    def come(server: ServerProcess = page_server, **more: object) -> Visitor:
        visitors.append(Visitor(chromium, server, **more))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
        assert visitor.errors == []
        assert visitor.hosts <= {visitor.server.url.removeprefix("http://")}
