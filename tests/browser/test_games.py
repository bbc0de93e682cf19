"""Whole games in the browser against bots, from the first move to the result: by mouse, and by keyboard alone."""

import re
from pathlib import Path

from lichtspiel import load, names
from lichtspiel.core.games import AnyGame
from tests.browser.browsing import Visit
from tests.browser.drivers import SHORT, play_with_keys, play_with_mouse

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


def against_bots(game: AnyGame) -> list[str]:
    return ["me", *["random"] * (game.players[0] - 1)]


def test_a_whole_game_with_the_mouse(game: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.play_now(game.name, *against_bots(game), options=SHORT.get(game.name, {}))
    play_with_mouse(mira)
    assert mira.over


def test_a_whole_game_with_the_keyboard(game: AnyGame, visit: Visit) -> None:
    mira = visit()
    mira.play_now(game.name, *against_bots(game), options=SHORT.get(game.name, {}))
    play_with_keys(mira)
    assert mira.over


def test_a_game_without_a_table_of_its_own_is_played_at_the_plain_one(visit: Visit) -> None:
    drawn = {path.name for path in PAGE.iterdir() if path.is_dir()}
    (name,) = set(names()) - drawn
    mira = visit()
    mira.play_now(name, *against_bots(load(name)))
    play_with_mouse(mira)
    assert mira.over
    mira.page.get_by_test_id("result").wait_for()  # it lets the last move be seen first
    scores = mira.page.get_by_test_id("result").locator("tfoot td").all_inner_texts()
    assert sorted(scores) == sorted(str(score) for score in mira.state["sight"]["result"]["scores"])
    assert not re.search(f"{name}-|-{name}", mira.page.locator("body").inner_text()), "a message by its key"
