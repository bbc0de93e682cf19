"""What hands do at a table: fingers find what they aim at, keys go on where they were, and one sees what happened."""

from browsing import Visit
from drivers import play_with_mouse
from visitor import PHONE, Visitor

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
