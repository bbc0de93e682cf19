"""Moves at the plain table, a list of the legal moves as buttons."""

from typing import Any

from tests.browser.visitor import Visitor

MOVE = ".moves button"


def click(visitor: Visitor, move: dict[str, Any]) -> None:
    """Make this move with the mouse."""
    visitor.page.locator(MOVE).nth(visitor.state["legal"].index(move)).click()
    visitor.page.locator(".actions .act").click()


def press(visitor: Visitor) -> None:
    """Make some move with the keyboard."""
    visitor.tab_to(MOVE)
    visitor.press("Enter")
    visitor.tab_to(".actions .act")
    visitor.press("Enter")


def public(visitor: Visitor) -> object:
    """What the page shows of the table."""
    return visitor.page.locator(MOVE).all_inner_texts()


def shown_secrets(visitor: Visitor, other: Visitor) -> object:
    """The other player's secrets that are on the page."""
    return []
