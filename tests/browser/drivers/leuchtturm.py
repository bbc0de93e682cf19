"""Moves at the table of Die Leuchtturm-Architekten."""

from typing import Any

from lichtspiel.words import say
from tests.browser.visitor import Visitor

CONFIRM = ".actions .act"
BOARD = "[data-testid=chart]"
ISLANDS = 8
DOUBLE = 650  # milliseconds until another press does not count as the second half of a double one


def click(visitor: Visitor, move: dict[str, Any]) -> None:
    """Make this move with the mouse."""
    page = visitor.page
    if move["type"] in ("claim", "decline"):
        page.locator(f'[data-testid="{move["type"]}"]').click()
    elif move["type"] == "stop":
        page.locator(".actions").get_by_role("button", name=say("en", "leuchtturm-stop")).click()
    elif move["type"] == "refill":
        refills = [other["stone"] for other in visitor.state["legal"] if other["type"] == "refill"]
        page.locator(".actions button").nth(refills.index(move["stone"])).click()
        page.locator(CONFIRM).click()
    else:
        _step(visitor, move)


def _step(visitor: Visitor, move: dict[str, Any]) -> None:
    """Lift the stone, choose the landing and confirm it."""
    to = (move["from"] + move["by"] - 1) % ISLANDS + 1
    for place in (move["from"], to):
        visitor.page.locator(f'[data-testid=chart] [data-place="{place}"]').click()
    visitor.page.locator(CONFIRM).click()


def press(visitor: Visitor) -> None:
    """Make some move with the keyboard: the first stone that can be lifted to its first landing."""
    move = visitor.state["legal"][0]
    if move["type"] == "refill":
        visitor.press("1", "Enter")
    elif move["type"] == "move":
        visitor.tab_to("[data-testid=chart] [data-place]")
        # Once round the chart, and again if one's turn came, with the focus, on the way.
        visitor.press_until(f'[data-place="{move["from"]}"]', "ArrowRight", most=2 * (ISLANDS + 1))
        visitor.press("Enter", "ArrowRight", "Enter")
        visitor.page.wait_for_timeout(DOUBLE)
        visitor.press("Enter")
    elif move["type"] == "stop":
        visitor.tab_to(".actions button")
        visitor.press("Enter")
    else:
        visitor.tab_to(f'[data-testid="{move["type"]}"]')
        visitor.press("Enter")


def public(visitor: Visitor) -> object:
    """What the page shows of the table to everybody: the stones on every place, and the public orders."""
    page = visitor.page
    return (
        page.locator("[data-testid=chart] [data-place]").evaluate_all(
            "all => all.map((one) => one.dataset.place + one.dataset.stones)"
        ),
        page.locator("[data-testid=public]").evaluate_all("all => all.map((one) => one.dataset.tower)"),
    )


def shown_secrets(visitor: Visitor, other: Visitor | None = None) -> object:
    """Orders that the page shows as the viewer's own, and whether these are all."""
    orders = visitor.page.locator("[data-testid=order]").evaluate_all("all => all.map((one) => one.dataset.tower)")
    hands = [seen.state["view"]["seats"][seen.state["viewer"]]["hand"] if seen else [] for seen in (visitor, other)]
    assert sorted(orders) == sorted(hands[0])
    return set(orders) & set(hands[1])
