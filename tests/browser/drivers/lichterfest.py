"""Moves at the table of Lichterfest."""

from typing import Any

from lichtspiel.words import say
from tests.browser.visitor import Visitor

CONFIRM = ".actions .act"
BOARD = "[data-testid=lake]"
KINDS = ("four", "pairs", "seven")


def click(visitor: Visitor, move: dict[str, Any]) -> None:
    """Make this move with the mouse."""
    CLICKS[move["type"]](visitor, move)


def _action(visitor: Visitor, name: str) -> None:
    visitor.page.locator(".actions").get_by_role("button", name=say("en", f"lichterfest-do-{name}")).click()


def _place(visitor: Visitor, move: dict[str, Any]) -> None:
    """Take the tile, turn it by clicking it again, click the place and once more."""
    tile = visitor.page.locator(f'[data-testid=hand-tile][data-tile="{move["tile"]}"]')
    if tile.get_attribute("aria-pressed") == "false":
        tile.click()
    for _ in range((move["turns"] - int(tile.get_attribute("data-turns") or 0)) % 4):
        tile.click()
    assert tile.get_attribute("data-turns") == str(move["turns"])
    place = visitor.page.locator(f'[data-testid=place][data-at="{move["at"][0]},{move["at"][1]}"]')
    place.click()
    place.click()


def _dedicate(visitor: Visitor, move: dict[str, Any]) -> None:
    sets = [other for other in visitor.state["legal"] if other["type"] == "dedicate"]
    shown = [other for kind in KINDS for other in sets if other["kind"] == kind]
    _action(visitor, "dedicate")
    visitor.page.locator("[data-testid=set]").nth(shown.index(move)).click()
    visitor.page.locator(CONFIRM).click()


def _exchange(visitor: Visitor, move: dict[str, Any]) -> None:
    _action(visitor, "exchange")
    for row, color in enumerate((move["give"], move["take"])):
        name = say("en", "lichterfest-color", color=color)
        visitor.page.locator("[data-testid=chooser] .row").nth(row).get_by_role("button", name=name).click()
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
        visitor.tab_to("[data-testid=set]")
        visitor.press("Enter")
        if visitor.page.locator("[data-testid=chooser]").count():  # the only set of its kind was chosen already
            visitor.press("Enter")
    elif "place" in kinds:
        visitor.press("2", "r", "ArrowDown", "Enter")
    elif "discard" in kinds:
        visitor.tab_to(".discard")
        visitor.press("Enter", "Enter")
    elif "exchange" in kinds:  # in the last turn one ends it by its button, and confirms
        visitor.tab_to(".actions button:last-child")
        visitor.press("Enter", "Enter")
    else:
        visitor.press("Enter")


def public(visitor: Visitor) -> object:
    """What the page shows of the table to everybody: how many tiles lie there, and what is in the supply."""
    page = visitor.page
    return page.locator("[data-testid=tile]").count(), page.locator("[data-testid=supply]").all_inner_texts()


def shown_secrets(visitor: Visitor, other: Visitor | None = None) -> object:
    """Tiles of the other's hand that are on this page."""
    shown = visitor.page.locator("[data-tile]").evaluate_all("all => all.map((one) => +one.dataset.tile)")
    hands = [seen.state["view"]["seats"][seen.state["viewer"]]["hand"] if seen else [] for seen in (visitor, other)]
    assert sorted(shown) == sorted(hands[0])
    return set(shown) & set(hands[1])
