"""What a visit moves over the wire, as the browser counts it."""

from lichtspiel.core.games import AnyGame
from tests.browser.browsing import Visit
from tests.browser.traffic import HOME, TABLE, Traffic

MOST_AT_HOME = 95_000  # bytes of a first visit
MOST_AT_A_TABLE = 125_000
MOST_AGAIN = 10_000  # of every later one
MADE_ONCE = ("/assets/", "/api/words/")  # what no later visit asks for


def check_visits(traffic: Traffic, most: int, *route: str) -> None:
    traffic.visit(*route)
    assert traffic.total <= most, traffic.moved
    kept = [path for path in traffic.moved if path.startswith(MADE_ONCE)]
    assert kept
    traffic.visit(*route)
    assert traffic.total <= MOST_AGAIN, traffic.moved
    assert not any(traffic.moved.get(path) for path in kept), traffic.moved


def test_a_first_visit_is_light_and_later_ones_move_next_to_nothing(visit: Visit) -> None:
    check_visits(Traffic(visit(lang="pl-PL"), HOME), MOST_AT_HOME)


def test_so_does_a_table(drawn: AnyGame, visit: Visit) -> None:
    mira = visit(lang="pl-PL")
    table = mira.table(drawn.name, "me", *["random"] * (drawn.players[0] - 1))
    check_visits(Traffic(mira, TABLE), MOST_AT_A_TABLE, "table", table)


def test_the_sentences_are_asked_for_once_and_early(visit: Visit) -> None:
    """The document names them, so they come with the scripts; the page then finds what was asked for already."""
    mira = visit(lang="de-DE")
    Traffic(mira, HOME).visit()
    asked = [url for url in mira.requests if "/api/words/" in url]
    assert len(set(asked)) == 1
    started, script = mira.page.evaluate(
        "() => ['/api/words/', '/assets/main'].map((part) =>"
        " performance.getEntriesByType('resource').find(({ name }) => name.includes(part)))"
        ".map((entry, place) => (place ? entry.responseEnd : entry.startTime))"
    )
    assert started < script
