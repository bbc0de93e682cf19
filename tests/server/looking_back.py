"""Finished games at a server, short ones, and their reviews."""

import time
from typing import Any

from lichtspiel import load
from tests.server.harness import PATIENCE, Browser, play_out

Review = dict[str, Any]
SOON = max(PATIENCE, 60.0)  # a review gives way to everything else


def given_up(browser: Browser, game: str = "lichterfest", moves: int = 4, **terms: Any) -> str:
    """A table at which somebody gives up after a few moves of their own."""
    table = browser.table("me", *["random"] * (load(game).players[0] - 1), game=game, **terms)
    with browser.at(table) as client:
        play_out([client], moves)
        client.done("resign")
        client.until(lambda state: state["sight"]["phase"] == "over")
    return table


def ask(browser: Browser, table: str, **query: str) -> Review:
    """Ask for a review."""
    path = "&".join(f"{name}={value}" for name, value in query.items())
    answer = browser.post(f"/api/tables/{table}/review?{path}")
    assert answer.status_code == 200, answer.text
    review: Review = answer.json()
    return review


def look(browser: Browser, table: str, **query: str) -> Review:
    """What there is of a review."""
    answer = browser.get(f"/api/tables/{table}/review", **query)
    assert answer.status_code == 200, answer.text
    review: Review = answer.json()
    return review


def completed(browser: Browser, table: str, **query: str) -> Review:
    """The whole review: all its moments, and the conclusion, as they come."""
    moments, end, review = list[Any](), time.monotonic() + SOON, ask(browser, table, **query)
    while True:
        moments += review["moments"]
        if review["conclusion"] is not None:
            return review | {"moments": moments}
        assert time.monotonic() < end, "it never came"
        if not review["moments"]:
            time.sleep(0.05)
        review = look(browser, table, after=str(len(moments)), **query)
