"""Moves at the table of LUMEN."""

from typing import Any

from lichtspiel.games.lumen.moves import said_place
from lichtspiel.words import say
from tests.browser.visitor import Visitor

CONFIRM = ".actions .act"
BOARD = "[data-testid=others]"
STATES = ("waits", "may", "not")
CARD = "[data-testid=my-hand] [data-testid=card]"


def go_on(visitor: Visitor) -> None:
    """A scored round is shown until one goes on."""
    if visitor.page.get_by_test_id("round-sheet").count():
        visitor.page.get_by_test_id("go-on").click()


def click(visitor: Visitor, move: dict[str, Any]) -> None:
    """Make this move with the mouse."""
    go_on(visitor)
    if move["type"] == "bid":
        visitor.page.locator("[data-testid=bid-stone]").nth(move["tips"]).click()
        if move["extra"]:
            visitor.page.locator("[data-testid=bid-extra]").click()
    else:
        visitor.page.locator(f'{CARD}[data-place="{move["place"]}"]').click()
    visitor.page.locator(CONFIRM).click()


def press(visitor: Visitor) -> None:
    """Make some move with the keyboard: three stones, or the first card that may be played; 0 is the tenth."""
    if visitor.page.get_by_test_id("round-sheet").count():
        visitor.page.get_by_test_id("go-on").wait_for()
        visitor.press("Enter")
    move = visitor.state["legal"][0]
    visitor.press("3" if move["type"] == "bid" else str(said_place(move["place"]) % 10), "Enter")


def public(visitor: Visitor) -> object:
    """What the page shows of the table to everybody: the trick, in which one's own card is "You"."""
    cards = visitor.page.locator("[data-testid=trick-card]")
    labels = cards.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    own = visitor.state["sight"]["seats"][visitor.state["viewer"]]["name"]
    return sorted(label.replace(f"{say('en', 'web-me')}:", f"{own}:") for label in labels)


def shown_secrets(visitor: Visitor, other: Visitor | None = None) -> object:
    """The viewer's own cards whose values the page gives away: those that say more than colour and place."""
    go_on(visitor)
    hand = visitor.state["view"]["seats"][visitor.state["viewer"]]["hand"]
    cards = visitor.page.locator(CARD)
    shown = cards.evaluate_all("all => all.map((one) => [one.getAttribute('aria-label'), one.textContent.trim()])")
    assert len(shown) == len(hand)
    may_say = [
        {
            say("en", "lumen-card-back", place=said_place(card["place"]), color=card["color"], state=state)
            for state in STATES
        }
        for card in hand
    ]
    letters = [card["color"][0] for card in hand]
    allowed = zip(shown, may_say, letters, strict=True)
    return [(label, text) for (label, text), labels, letter in allowed if text != letter or label not in labels]
