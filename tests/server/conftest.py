"""One server for the tests that do not need one of their own."""

from collections.abc import Iterator

import pytest
from harness import Browser, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that nobody else uses for anything that could disturb; it must not have failed in the end."""
    limits = {"messages_per_second": 5000, "requests_per_second": 5000, "absence": 0, "tables_per_person": 1000}
    with ServerProcess(tmp_path_factory.mktemp("data"), **limits) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]


@pytest.fixture(autouse=True)
def close_browsers() -> Iterator[None]:
    """Nobody stays connected after a test."""
    yield
    while Browser.opened:
        Browser.opened.pop().http.close()
