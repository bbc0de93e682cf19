"""Puzzles in the browser: the board as the mover saw it, a verdict with reasons, hints in steps, what was solved."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from lichtspiel.core.games import AnyGame
from lichtspiel.puzzles import Puzzle, puzzles
from lichtspiel.puzzles.wording import hints, solution, tried
from lichtspiel.words import say
from tests.browser.browsing import Visit
from tests.browser.drivers import driver_of
from tests.browser.visitor import Message, Visitor

PHONE = (390, 664)
DESKTOP = (1280, 800)


def opened(visitor: Visitor, puzzle: Puzzle) -> list[Message]:
    """Go to a puzzle, and wait for its board; the legal moves, as the page has them."""
    visitor.open("puzzles", puzzle.game, puzzle.id).get_by_test_id("puzzle").wait_for()
    shown: Message = visitor.context.request.get(f"/api/puzzles/{puzzle.game}/{puzzle.id}").json()
    visitor.states.append(shown)  # drivers read it
    legal: list[Message] = shown["legal"]
    return legal


def first_of(game: str, grade: int = 3) -> Puzzle:
    """The earliest in its game, for the lake is small then and all its places are on a phone's screen."""
    return min((puzzle for puzzle in puzzles(game).values() if puzzle.grade >= grade), key=lambda each: len(each.moves))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_puzzle_is_tried_hinted_at_and_solved(drawn: AnyGame, size: tuple[int, int], visit: Visit) -> None:
    mira, puzzle = visit(size=size), first_of(drawn.name)
    legal, page = opened(mira, puzzle), mira.page
    worst = max(range(len(legal)), key=lambda number: puzzle.losses[number])
    driver_of(drawn.name).click(mira, legal[worst])
    page.get_by_test_id("verdict").get_by_text(tried(puzzle, puzzle.scene.legal[worst], "en").said).wait_for()
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-1").get_by_text(hints(puzzle, "en")[0]).wait_for()
    best = puzzle.scene.legal.index(puzzle.answers[0])
    driver_of(drawn.name).click(mira, legal[best])
    page.get_by_test_id("verdict").get_by_text(tried(puzzle, puzzle.answers[0], "en").said).wait_for()
    assert page.get_by_test_id("hint").count() == 0
    mira.open("puzzles", drawn.name).get_by_test_id("solved").get_by_text(
        say("en", "puzzle-solved", solved=1, count=len(puzzles(drawn.name)))
    ).wait_for()


def test_the_solution_is_shown_on_the_board_and_the_next_one_follows(drawn: AnyGame, visit: Visit) -> None:
    mira, puzzle = visit(lang="de-DE"), first_of(drawn.name)
    opened(mira, puzzle)
    mira.page.get_by_test_id("solution").click()
    mira.page.get_by_test_id("puzzle").get_by_text(solution(puzzle, "de")[0], exact=True).wait_for()
    mira.page.get_by_test_id("next").click()
    mira.until(lambda: puzzle.id not in mira.page.url)
    mira.page.get_by_text(say("de", "puzzle-asked")).wait_for()


def test_from_home_to_a_puzzle_by_keys(visit: Visit) -> None:
    mira = visit()
    mira.open().get_by_test_id("tile-puzzles").wait_for()
    mira.tab_to("[data-testid=tile-puzzles]")
    mira.press("Enter")
    mira.page.get_by_role("link", name="LUMEN").wait_for()
    mira.tab_to("main nav a[href*=lumen]")
    mira.press("Enter")
    mira.page.get_by_test_id("next-puzzle").wait_for()
    mira.tab_to("[data-testid=next-puzzle]")
    mira.press("Enter")
    mira.page.get_by_test_id("puzzle").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious(drawn: AnyGame, size: tuple[int, int], visit: Visit) -> None:
    mira = visit(size=size)
    for room in (False, True):
        if room:
            opened(mira, first_of(drawn.name))
        else:
            mira.open("puzzles", drawn.name).get_by_test_id("next-puzzle").wait_for()
        for theme in ("night", "morning"):
            mira.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found = Axe().run(mira.page, options={"resultTypes": ["violations"]}).response["violations"]
            grave = [each for each in found if each["impact"] in ("serious", "critical")]
            assert not [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave], theme
            assert mira.page.get_by_role("heading", level=1).count() == 1
        assert mira.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
