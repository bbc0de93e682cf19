"""What hands do at a table: fingers find what they aim at, keys go on where they were, and one sees what happened."""

from browsing import Visit
from drivers import driver_of, play_with_keys, play_with_mouse
from visitor import PHONE, Visitor

from lichtspiel.core.games import AnyGame
from lichtspiel.words import say

# The places under the middle of each island's ground, as a finger would find them.
UNDER = """
() => [1, 2, 3, 4, 5, 6, 7, 8].map((island) => {
  const ground = document.querySelector(`[data-testid=chart] [data-place="${island}"] .isle`).getBoundingClientRect();
  const found = document.elementFromPoint(ground.x + ground.width / 2, ground.y + ground.height / 2);
  return Number(found.closest('[data-place]')?.dataset.place);
})
"""


def lift_harbour_stone(visitor: Visitor) -> None:
    """With one's own moves, go on until there is one to lift."""
    visitor.until(lambda: visitor.acting)
    while not any(move.get("from") == 0 for move in visitor.state["legal"]):
        play_with_mouse(visitor, 1)
        visitor.until(lambda: visitor.acting)
    visitor.until_drawn()
    visitor.page.locator('[data-testid=chart] [data-place="0"]').click()
    visitor.page.locator(".landing").first.wait_for()


def test_the_glow_of_a_lifted_stone_is_in_nobodys_way(visit: Visit) -> None:
    mira = visit(size=PHONE)
    mira.play_now("leuchtturm", "me", "greedy")
    lift_harbour_stone(mira)
    assert mira.page.evaluate(UNDER) == [1, 2, 3, 4, 5, 6, 7, 8]


def at_my_turn(visitor: Visitor, game: str, *others: str) -> None:
    """A table at which everybody has moved once, and the visitor is to move again."""
    visitor.play_now(game, "me", *others)
    play_with_mouse(visitor, 4 if game == "leuchtturm" else 1)
    visitor.until(lambda: visitor.acting)
    visitor.until_drawn()


def test_what_the_others_laid_is_marked(visit: Visit) -> None:
    mira = visit()
    at_my_turn(mira, "lichterfest", "greedy", "greedy")
    assert mira.page.get_by_test_id("laid-lately").count() == 2
    told = mira.state["events"][0]["phrase"]
    detail = mira.page.locator(".said .detail")
    assert say("en", told["key"], **told["args"]) in detail.inner_text()


def test_where_stones_landed_is_marked(visit: Visit) -> None:
    mira = visit()
    at_my_turn(mira, "leuchtturm", "greedy")
    assert mira.page.get_by_test_id("landed").count()


def test_after_advice_the_log_is_back(visit: Visit) -> None:
    mira = visit()
    at_my_turn(mira, "lichterfest", "greedy")
    mira.page.get_by_test_id("hint").click()
    mira.page.locator("[data-testid=advice] .move").first.wait_for()
    mira.page.locator(driver_of("lichterfest").CONFIRM).click()
    mira.page.get_by_test_id("log").wait_for()


def test_keys_go_on_at_the_board(drawn: AnyGame, visit: Visit) -> None:
    """What had the focus has gone with the move; nobody has to come all the way from the top of the page again."""
    mira = visit()
    mira.play_now(drawn.name, "me", *["greedy"] * (drawn.players[0] - 1))
    play_with_keys(mira, 2)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    mira.until(lambda: mira.page.evaluate("() => document.activeElement.closest('main') !== null"))
    assert not mira.page.get_by_test_id("ghost").count()
    play_with_keys(mira, 2)


def test_pointing_at_a_place_offers_nothing_to_press(visit: Visit) -> None:
    """What vanishes on the way to a button must not be on it; a click keeps the place."""
    mira = visit()
    mira.play_now("lichterfest", "me", "greedy")
    mira.until(lambda: mira.acting)
    lay = mira.page.get_by_role("button", name=say("en", "lichterfest-do-place"))
    place = mira.page.get_by_test_id("place").first
    place.hover()
    mira.page.get_by_test_id("ghost").wait_for()
    assert lay.is_disabled()
    place.click()
    mira.page.mouse.move(1, 1)
    assert lay.is_enabled()
    version = mira.state["version"]
    lay.click()
    mira.until_after(version)
