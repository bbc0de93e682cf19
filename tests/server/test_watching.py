"""What hosts watch: whether a server lives, is ready and works, and how long things take."""

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lichtspiel.core.refusals import Refused
from lichtspiel.server.http.health import get_health, get_live, get_ready
from lichtspiel.server.metrics import SIZES, SPANS, Histogram
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.server.store.probe import Trial
from tests.server.harness import PATIENCE, Browser, ServerProcess, wait_for
from tests.server.test_hub import SlowHub, work_in

HISTOGRAMS = {
    "acknowledgement_seconds",
    "bot_wait_seconds",
    "commit_batch_size",
    "commit_duration_seconds",
    "event_loop_lag_seconds",
}


def counted(text: str) -> dict[str, int]:
    """How often each histogram was added to."""
    return {name: int(count) for name, count in re.findall(r"^lichtspiel_(\w+)_count (\d+)$", text, re.MULTILINE)}


def test_a_histogram_counts_what_is_at_most_so_much() -> None:
    histogram = Histogram("How many.", (1.0, 2.0, 5.0))
    for value in (0.5, 1.0, 1.5, 5.0, 99.0):
        histogram.add(value)
    assert histogram.count == 5
    assert histogram.lines("x") == [
        "# HELP x How many.",
        "# TYPE x histogram",
        'x_bucket{le="1"} 2',
        'x_bucket{le="2"} 3',
        'x_bucket{le="5"} 4',
        'x_bucket{le="+Inf"} 5',
        "x_sum 107",
        "x_count 5",
    ]
    assert list(SPANS) == sorted(set(SPANS))
    assert list(SIZES) == sorted(set(SIZES))


def test_a_game_against_bots_is_seen_in_every_histogram(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_workers=1) as server:
        ada = Browser(server)
        assert [ada.get(path).json()["status"] for path in ("/live", "/ready", "/health")] == ["ok"] * 3
        with ada.at(ada.table("me", "random")) as client:
            client.until(lambda state: state["legal"] is not None)
            client.move()
            client.until(lambda state: state["legal"] is not None)
            wait_for(lambda: all(counted(ada.get("/metrics").text).values()))
        figures = counted(ada.get("/metrics").text)
    assert figures.keys() == HISTOGRAMS
    assert figures["acknowledgement_seconds"] == 1, "only moves count, and only those of people"
    assert figures["commit_batch_size"] == figures["commit_duration_seconds"]


class Watched(SlowHub):
    """A hub whose database hangs, or which is about to end, when the test says so."""

    leaving = False

    @property
    def is_leaving(self) -> bool:
        return self.leaving


def test_a_server_that_hangs_lives_and_one_that_ends_is_not_ready(tmp_path: Path) -> None:
    async def work(hub: Watched) -> None:
        call: Any = SimpleNamespace(hub=hub)
        assert (await get_ready(call)).status == "ok"
        hub.leaving = True
        with pytest.raises(Refused) as refused:
            await get_ready(call)
        assert refused.value.code == "busy"
        assert (await get_health(call)).status == "ok"
        hub.leaving = False
        hub.storage.trial = Trial(asyncio.get_running_loop().create_future)  # never answered
        for asked in (get_ready, get_health):
            with pytest.raises(StorageUnavailable):
                async with asyncio.timeout(PATIENCE):
                    await asked(call)
        assert (await get_live(call)).status == "ok"

    work_in(lambda: Watched(Settings(data=str(tmp_path))), work)
