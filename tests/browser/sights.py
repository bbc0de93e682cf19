"""Every page there is, each at a moment worth looking at: for axe, for the layout, for the pictures."""

from collections.abc import Callable
from functools import partial

from lichtspiel import load
from tests.browser.visitor import Visitor

Sight = Callable[[Visitor], None]
# How many moves the visitor makes before there is something to see.
MIDDLE = {"lichterfest": 7, "leuchtturm": 12, "lumen": 6}


def home(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator("[data-testid=play-lumen]:enabled").wait_for()


def play_dialog(visitor: Visitor) -> None:
    home(visitor)
    visitor.page.get_by_test_id("play-lumen").click()
    visitor.page.get_by_test_id("start").wait_for()


def new_table(visitor: Visitor, game: str, company: str) -> None:
    visitor.open("new", game, company)
    visitor.page.get_by_test_id("make-table").wait_for()


def own_games(visitor: Visitor) -> None:
    visitor.table("lichterfest", "me", "random")
    visitor.open("games")
    visitor.page.get_by_test_id("own-game").first.wait_for()


def rule_book(visitor: Visitor, game: str) -> None:
    visitor.open("rules", game)
    visitor.page.locator("main p").first.wait_for()


def gathering(visitor: Visitor) -> None:
    visitor.sit(visitor.table("leuchtturm", "me", "open", "casual"))
    visitor.page.get_by_test_id("begin").wait_for()


def invitation(visitor: Visitor) -> None:
    gathering(visitor)
    visitor.page.locator("[data-testid=seat] .offers button").first.click()
    visitor.page.get_by_test_id("invitation").wait_for()


def join(visitor: Visitor) -> None:
    table = visitor.table("lichterfest", "me", "open")
    visitor.open("join", visitor.post(f"tables/{table}/invitations", seat=1)["token"])
    visitor.page.get_by_test_id("join").wait_for()


def curtain(visitor: Visitor) -> None:
    visitor.play_now("lumen", "me", "me", "me", visibility="local")
    visitor.page.get_by_test_id("curtain").wait_for()


def at_table(visitor: Visitor, game: str, moves: int | None = None, players: int | None = None) -> None:
    """In the middle of a game, with something to decide."""
    count = players or {"lumen": 4}.get(game, 3)
    table = visitor.table(game, "me", *["greedy"] * (count - 1))
    visitor.play_ahead(table, MIDDLE[game] if moves is None else moves)
    visitor.sit(table)
    visitor.until(lambda: visitor.acting)
    visitor.until_drawn()


def result(visitor: Visitor, game: str) -> None:
    visitor.sit(finished(visitor, game))
    visitor.page.get_by_test_id("result").wait_for()


def replay(visitor: Visitor, game: str) -> None:
    visitor.open("replay", finished(visitor, game))
    visitor.page.get_by_test_id("replay").wait_for()
    visitor.page.locator("input[type=range]").fill("20")
    visitor.page.locator(".room main > *").first.wait_for(state="attached")


def finished(visitor: Visitor, game: str) -> str:
    options = {"turn_limit": 14} if game == "leuchtturm" else {}
    table = visitor.table(game, "me", *["random"] * (load(game).players[0] - 1), options=options)
    visitor.play_ahead(table)
    return table


GAMES = ("lichterfest", "leuchtturm", "lumen")
SIGHTS: dict[str, Sight] = {
    "home": home,
    "play": play_dialog,
    "new-friends": partial(new_table, game="leuchtturm", company="friends"),
    "new-device": partial(new_table, game="lumen", company="device"),
    "games": own_games,
    "gathering": gathering,
    "invitation": invitation,
    "join": join,
    "curtain": curtain,
    **{f"rules-{game}": partial(rule_book, game=game) for game in GAMES},
    **{f"table-{game}": partial(at_table, game=game) for game in GAMES},
    **{f"result-{game}": partial(result, game=game) for game in GAMES},
    **{f"replay-{game}": partial(replay, game=game) for game in GAMES},
}
