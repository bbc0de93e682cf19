"""What hands do at a table: fingers find what they aim at, keys go on where they were, and one sees what happened."""

import pytest

from lichtspiel.core.games import AnyGame
from lichtspiel.server.store.lists import MOST_OWN
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of, play_with_keys, play_with_mouse
from tests.browser.sights import finished
from tests.browser.visitor import PHONE, Visitor

# The places under the middle of each island's ground, as a finger would find them.
UNDER = """
() => [1, 2, 3, 4, 5, 6, 7, 8].map((island) => {
  const ground = document.querySelector(`[data-ground="${island}"] .isle`).getBoundingClientRect();
  const found = document.elementFromPoint(ground.x + ground.width / 2, ground.y + ground.height / 2);
  return Number(found.closest('[data-place]')?.dataset.place);
})
"""

EDGES = "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.bottom])"


def lift_harbour_stone(visitor: Visitor) -> None:
    """Make moves until there is a harbour stone to lift."""
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
    mira.page.mouse.move(1, 1)  # away from the board, where a place could be under the pointer now
    assert mira.page.get_by_test_id("laid-lately").count() == 2
    assert mira.page.get_by_test_id("happened").locator("li").count() == 2


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
    """The focused element is gone after the move; the focus must not go back to the top of the page."""
    mira = visit()
    mira.play_now(drawn.name, "me", *["greedy"] * (drawn.players[0] - 1))
    play_with_keys(mira, 2)
    mira.until(lambda: mira.acting)
    mira.until_drawn()
    mira.until(lambda: mira.page.evaluate("() => document.activeElement.closest('main') !== null"))
    assert not mira.page.get_by_test_id("ghost").count()
    play_with_keys(mira, 2)


def test_pointing_at_a_place_offers_nothing_to_press(visit: Visit) -> None:
    """A button that vanished while the pointer moved towards it would be no use; a click keeps the place."""
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


def test_advice_is_chosen_on_the_chart(visit: Visit) -> None:
    mira = visit(size=PHONE)
    mira.play_now("leuchtturm", "me", "greedy")
    for _ in range(2):  # first advice on a stone for the harbour, then on where to move it
        mira.until(lambda: mira.acting)
        mira.until_drawn()
        mira.page.get_by_test_id("hint").click()
        mira.page.get_by_test_id("open-sheet").locator(".move").first.wait_for()
        mira.press("Escape")
        mira.page.locator(driver_of("leuchtturm").CONFIRM).wait_for()
        version = mira.state["version"]
        mira.page.locator(driver_of("leuchtturm").CONFIRM).click()
        mira.until_after(version)


def until_asked(visitor: Visitor) -> None:
    """Build whatever is in reach until a card may be claimed."""
    question, reach = visitor.page.get_by_test_id("question"), visitor.page.locator("[data-testid=order].reach")
    for _ in range(200):
        visitor.until(lambda: visitor.acting)
        visitor.until_drawn()
        if question.count():
            return
        version = visitor.state["version"]
        if reach.count() and visitor.state["legal"][0]["type"] == "move":
            reach.first.click()
            visitor.page.locator(driver_of("leuchtturm").CONFIRM).click()
            visitor.until_after(version)
        else:
            play_with_mouse(visitor, 1, str(version))
    raise AssertionError("nobody ever asked")


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390)], ids=str)
def test_the_tower_asked_about_is_in_sight(size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    mira.play_now("leuchtturm", "me", "random", options={"claims": "ask-always"})
    until_asked(mira)
    island = mira.state["view"]["question"]["island"]
    stones = mira.page.locator(f'[data-testid=chart] [data-place="{island}"] .resting .stone').evaluate_all(EDGES)
    (panel,) = mira.page.get_by_test_id("question").evaluate_all(EDGES)
    assert stones
    assert all(bottom <= panel[0] or panel[1] <= top for top, bottom in stones)


def test_a_link_to_this_computer_says_so_and_goes_when_it_is_used(visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    mira.play_now("lichterfest", "me", "open")
    mira.page.get_by_role("button", name="Invite: Seat 2").click()
    mira.page.get_by_test_id("only-here").wait_for()
    command = mira.page.get_by_text("lichtspiel serve")
    assert not command.is_visible()  # a player need not know it
    mira.page.locator("summary").click()
    assert command.is_visible()
    link = mira.page.get_by_test_id("invitation").get_by_role("textbox").input_value()
    ben.post("join", token=link.rsplit("/", 1)[1], name="Ben")
    mira.page.get_by_test_id("invitation").wait_for(state="hidden")
    assert mira.page.locator("main h1").inner_text() == say("en", "web-gathering-full")


def test_a_paused_table_asks_for_nothing(visit: Visit) -> None:
    """The note has its own place and covers nothing."""
    mira = visit()
    mira.play_now("lichterfest", "me", "greedy")
    mira.until(lambda: mira.acting)
    mira.page.get_by_test_id("menu-button").click()
    mira.page.get_by_role("button", name=say("en", "web-pause")).click()
    resume = mira.page.get_by_role("button", name=say("en", "web-resume"))
    resume.wait_for()
    assert mira.page.locator(".said .title").inner_text() == say("en", "web-paused")
    board, note = (one.bounding_box() for one in (mira.page.locator("main"), resume))
    assert board is not None
    assert note is not None
    assert board["y"] + board["height"] <= note["y"]
    resume.click()
    mira.until(lambda: mira.acting)


def test_a_finished_game_names_its_winner(visit: Visit) -> None:
    mira = visit()
    finished(mira, "lichterfest")
    mira.open("games")
    game = mira.page.get_by_test_id("own-game")
    game.wait_for()
    result = mira.caller().get("/api/me").json()["tables"][0]
    scores = mira.caller().get(f"/api/tables/{result['table']}").json()["sight"]["result"]["scores"]
    assert all(str(score) in game.inner_text() for score in scores)


def test_older_games_are_shown_when_they_are_asked_for(visit: Visit) -> None:
    mira = visit()
    mira.open("games")
    made = [mira.caller().table("me", "open") for _ in range(MOST_OWN + 2)]
    games, further = mira.page.get_by_test_id("own-game"), mira.page.get_by_test_id("further")
    mira.open("games")
    mira.until(lambda: games.count() == MOST_OWN)
    further.click()
    mira.until(lambda: games.count() == len(made))
    assert further.count() == 0


def test_a_game_that_has_ended_is_listed_with_its_result_though_it_sleeps(visit: Visit) -> None:
    mira = visit()
    mira.open("games")
    table, game = mira.table("lichterfest", "me", "random"), mira.page.get_by_test_id("own-game")
    mira.open("games")
    game.get_by_text(say("en", "web-your-turn")).or_(game.get_by_text("Random")).first.wait_for()
    with mira.caller().at(table) as client:
        client.done("resign")
    mira.until(lambda: mira.caller().get("/api/me").json()["tables"][0]["version"] is None)
    mira.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    game.get_by_text(say("en", "web-fate-lost")).wait_for()


# What can be pressed at each game's table but not always used.
PRESSED = {
    "lichterfest": ("reward", "tile", "card"),
    "leuchtturm": ("supply", "public", "order", "island", "harbour"),
    "lumen": ("card",),
}
# Whether it says why not, for who presses it while somebody else is to move.
MUTE = "[data-testid={}] button, button[data-testid={}], g[data-testid={}]"


def test_nothing_that_is_pressed_stays_mute(drawn: AnyGame, visit: Visit) -> None:
    mira, ben = visit(), visit(name="Ben")
    table = mira.table(drawn.name, "me", "open", *["random"] * (min(drawn.players) - 2))
    ben.post("join", token=mira.post(f"tables/{table}/invitations", table=True)["token"], name="Ben")
    for visitor in (mira, ben):
        visitor.sit(table)
    mira.page.get_by_test_id("begin").click()
    for visitor in (mira, ben):
        visitor.until_phase("playing")
    mira.until(lambda: mira.acting or ben.acting)
    waits = ben if mira.acting else mira
    waits.until_drawn()
    for kind in PRESSED[drawn.name]:
        waits.page.locator(MUTE.format(kind, kind, kind)).first.click(force=True)
        waits.page.get_by_test_id("refusal").wait_for()
        waits.page.get_by_test_id("bubble").wait_for()
        waits.press("Escape")
        waits.page.get_by_test_id("refusal").wait_for(state="detached")
