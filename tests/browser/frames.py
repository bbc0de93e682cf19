"""How smoothly a late Lichterfest lake is drawn while lanterns fly: `python -m tests.browser.frames`.

It prints the frames a second that the browser drew on a desktop, and on a phone a fourth as fast. On a machine without
a graphics card the browser draws with the processor, so a quiet machine is needed, and a real phone does better.
"""

import json
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.traffic import SLOWER
from tests.browser.visitor import Visitor
from tests.server.harness import Client, ServerProcess, deal_for

LATE: Final = 20  # tiles of a lake of four players
MOVES: Final = 6
FLYING: Final = 3000  # milliseconds of a move and what the bots answer
MICROSECONDS: Final = 1_000_000
PAUSE: Final = 200_000  # microseconds
SCREENS: Final = {"desktop 1440×900": ((1440, 900), 1), f"phone 390×664, {SLOWER} × slower": ((390, 664), SLOWER)}


def laid(client: Client) -> int:
    return len(client.state["view"]["lake"])


def place(client: Client) -> None:
    """Lay the first tile that can be laid, or do what must be done instead."""
    client.until(lambda state: state["legal"] or state["sight"]["phase"] == "over")
    legal = client.state["legal"]
    client.done(
        "move", version=client.state["version"], move=next((m for m in legal if m["type"] == "place"), legal[0])
    )


def rates(chromium: Browser, visitor: Visitor) -> Iterator[float]:
    """Frames a second, while the lanterns of one move after another fly."""
    table = visitor.table("lichterfest", "me", *["greedy"] * 3)
    with visitor.caller().at(table) as client:
        while laid(client) < LATE:
            place(client)
        client.done("pace", pace=700)
        visitor.sit(table)
        for _ in range(MOVES):
            client.until(lambda state: state["legal"])
            chromium.start_tracing(page=visitor.page, categories=["viz"])
            place(client)
            visitor.page.wait_for_timeout(FLYING)
            yield rate(json.loads(chromium.stop_tracing())["traceEvents"])


def rate(traced: list[dict[str, Any]]) -> float:
    """Frames a second while something moves: in a longer pause nothing did."""
    drawn = sorted(int(event["ts"]) for event in traced if event["name"] == "Display::DrawAndSwap")
    gaps = [later - earlier for earlier, later in pairwise(drawn) if later - earlier < PAUSE]
    return MICROSECONDS * len(gaps) / sum(gaps)


def main() -> None:
    """Print a line for each screen."""
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data), messages_per_second=5000, requests_per_second=5000) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for screen, (size, slower) in SCREENS.items():
            deal_for(screen)
            visitor = Visitor(chromium, server, size=size, motion="no-preference")
            cdp = visitor.context.new_cdp_session(visitor.page)
            cdp.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            found = list(rates(chromium, visitor))
            print(f"{screen}: {median(found):.0f} frames a second ({min(found):.0f} to {max(found):.0f})")
            visitor.close()
        chromium.close()


if __name__ == "__main__":
    main()
