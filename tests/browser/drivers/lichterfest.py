"""Moves at the table of Lichterfest."""

from typing import Any

from lichtspiel.games.lichterfest.box import GENERAL_VALUE
from lichtspiel.words import say
from tests.browser.visitor import Visitor

CONFIRM = "[data-ready=true] .actions .act"
BOARD = "[data-testid=lake]"
KINDS = ("four", "pairs", "seven")


def click(visitor: Visitor, move: dict[str, Any]) -> None:
    """Make this move with the mouse."""
    CLICKS[move["type"]](visitor, move)


def _action(visitor: Visitor, name: str) -> None:
    visitor.page.locator(".actions").get_by_role("button", name=say("en", f"lichterfest-do-{name}")).click()


def _place(visitor: Visitor, move: dict[str, Any]) -> None:
    """Take the tile, turn it by clicking it again, click the place and confirm."""
    tile = visitor.page.locator(f'[data-testid=hand-tile][data-tile="{move["tile"]}"]')
    if tile.get_attribute("aria-pressed") == "false":
        tile.click()
    for _ in range((move["turns"] - int(tile.get_attribute("data-turns") or 0)) % 4):
        tile.click()
    assert tile.get_attribute("data-turns") == str(move["turns"])
    place = visitor.page.locator(f'[data-testid=place][data-at="{move["at"][0]},{move["at"][1]}"]')
    place.click()
    visitor.page.locator(CONFIRM).click()


def _dedicate(visitor: Visitor, move: dict[str, Any]) -> None:
    """A set that is the only one is chosen by the button."""
    sets = [other for other in visitor.state["legal"] if other["type"] == "dedicate"]
    shown = sorted(sets, key=lambda other: -value_of(visitor, other["kind"]))
    _action(visitor, "dedicate")
    if len(shown) > 1:
        visitor.page.locator("[data-testid=set]").nth(shown.index(move)).click()
    visitor.page.locator(CONFIRM).click()


def value_of(visitor: Visitor, kind: str) -> int:
    """What a set of this kind is worth now."""
    rewards: list[int] = visitor.state["view"]["rewards"][KINDS.index(kind)]
    return rewards[0] if rewards else GENERAL_VALUE


def _exchange(visitor: Visitor, move: dict[str, Any]) -> None:
    """The card that is given lies before oneself, the one that is taken in the supply."""
    _action(visitor, "exchange")
    visitor.page.get_by_role("button", name=say("en", "lichterfest-give-one", color=move["give"])).click()
    name = say("en", "lichterfest-color-name", color=move["take"])
    visitor.page.get_by_test_id("take").get_by_role("button", name=name).click()
    visitor.page.locator(CONFIRM).click()


def _discard(visitor: Visitor, move: dict[str, Any]) -> None:
    name = say("en", "lichterfest-discard-one", color=move["color"])
    visitor.page.get_by_role("button", name=name).click()
    visitor.page.locator(CONFIRM).click()


def _pass(visitor: Visitor, move: dict[str, Any]) -> None:
    if len(visitor.state["legal"]) > 1:
        _action(visitor, "pass")
    visitor.page.locator(CONFIRM).click()


CLICKS = {"place": _place, "dedicate": _dedicate, "exchange": _exchange, "discard": _discard, "pass": _pass}


def press(visitor: Visitor) -> None:
    """Make some move with the keyboard: dedicate what one can, else lay the second tile, turned, somewhere."""
    kinds = {move["type"] for move in visitor.state["legal"]}
    if "dedicate" in kinds:
        visitor.tab_to("[data-testid=reward][aria-disabled=false]")
        visitor.press("Enter")
        if visitor.page.locator("[data-testid=chooser]").count():  # else the only set of its kind was chosen
            visitor.tab_to("[data-testid=set]")
            visitor.press("Enter")
        confirm(visitor)
    elif "place" in kinds:
        visitor.press("2", "r", "ArrowDown", "Enter")
        confirm(visitor)
    elif "discard" in kinds:
        visitor.tab_to("[data-testid=card] .can")
        visitor.press("Enter")
        confirm(visitor)
    elif "exchange" in kinds:  # the last turn: press the button that ends it, and confirm
        visitor.tab_to(".actions button:last-child")
        visitor.press("Enter")
        confirm(visitor)
    else:
        confirm(visitor)


def confirm(visitor: Visitor) -> None:
    """Press Enter at the button, once it takes it: not at once, for that could be the end of a double press."""
    visitor.page.locator(CONFIRM).wait_for()
    visitor.tab_to(CONFIRM)
    visitor.press("Enter")


def public(visitor: Visitor) -> object:
    """What the page shows of the table to everybody: how many tiles lie there, and what is in the supply."""
    page = visitor.page
    return page.locator("[data-testid=tile]").count(), page.locator("[data-testid=supply]").all_inner_texts()


def shown_secrets(visitor: Visitor, other: Visitor | None = None) -> object:
    """Tiles of the other player's hand that are on this page."""
    shown = visitor.page.locator("[data-tile]").evaluate_all("all => all.map((one) => +one.dataset.tile)")
    hands = [seen.state["view"]["seats"][seen.state["viewer"]]["hand"] if seen else [] for seen in (visitor, other)]
    assert sorted(shown) == sorted(hands[0])
    return set(shown) & set(hands[1])
