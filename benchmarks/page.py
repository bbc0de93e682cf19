"""When the page is drawn, and what a visit moves: on this machine, and as on a slow phone with slow 4G.

Chromium slows itself down; on a busy machine it is slowed down twice, so the best of several visits is shown as well.
"""

import statistics
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from lichtspiel import load
from tests.browser.browsing import DRAWN, LIMITS
from tests.browser.chromium import find_chromium
from tests.browser.traffic import HOME, TABLE, Traffic
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import ServerProcess, deal_for

VISITS: Final = 9
MOST: Final = {"home": 2000.0}  # milliseconds until it is drawn on a slow phone
MOST_AT_A_TABLE: Final = 2500.0
MOST_TASK: Final = 200.0  # milliseconds of the longest task on a desktop


class Seen(NamedTuple):
    """One first visit and one more."""

    drawn: float
    moved: float
    again: float
    moved_again: float
    longest: float


def run() -> int:
    """Print a table of Markdown; returns 1 if the best visit is slower than it may be."""
    deal_for("benchmark")
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data), **LIMITS) as server,
        sync_playwright() as made,
    ):
        chromium = made.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        print(
            "| | drawn on a slow phone: best, median | at a later visit | moves kB, later | longest task on a desktop |"
        )
        print("|---|---|---|---|---|")
        return max([_row(chromium, server, what) for what in ("home", *DRAWN)])


def _row(chromium: Browser, server: ServerProcess, what: str) -> int:
    slow = [_visited(chromium, server, what, slow=True) for _ in range(VISITS)]
    quick = [_visited(chromium, server, what, slow=False) for _ in range(VISITS)]
    drawn = [seen.drawn for seen in slow]
    longest = min(seen.longest for seen in quick)
    moved, later = (
        statistics.median(sizes) / 1000 for sizes in zip(*((s.moved, s.moved_again) for s in slow), strict=True)
    )
    cells = (
        what,
        _times(drawn),
        _times([seen.again for seen in slow]),
        f"{moved:.0f}, {later:.1f}",
        f"{longest:.0f} ms",
    )
    print(f"| {' | '.join(cells)} |", flush=True)
    return int(min(drawn) > MOST.get(what, MOST_AT_A_TABLE) or longest > MOST_TASK)


def _times(measured: list[float]) -> str:
    return f"{min(measured):.0f}, {statistics.median(measured):.0f} ms"


def _visited(chromium: Browser, server: ServerProcess, what: str, *, slow: bool) -> Seen:
    visitor = Visitor(chromium, server, lang="pl-PL", size=PHONE if slow else DESKTOP)
    route: tuple[str, ...] = ()
    if what != "home":
        others = ["random"] * (load(what).players[0] - 1)
        route = ("table", visitor.table(what, "me", *others))
    traffic = Traffic(visitor, TABLE if route else HOME)
    if slow:
        traffic.slow_down()
    drawn, moved, longest = traffic.visit(*route), traffic.total, traffic.longest_task
    again = traffic.visit(*route)
    seen = Seen(drawn, moved, again, traffic.total, longest)
    visitor.context.close()
    return seen
