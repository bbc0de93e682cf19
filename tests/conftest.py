"""Games are discovered, never listed: a test that asks for `game` runs once for each.

One of them is the fourth game in tests/fourth, found as an installed package would be and mentioned nowhere else.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lichtspiel import games

ROOT = Path(__file__).parent.parent
FOURTH = ROOT / "tests" / "fourth"
PAGE = ROOT / "web" / "src" / "games"
# pytest itself finds the fourth game and the helpers through its own pythonpath; the processes it starts, through this.
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(FOURTH), str(ROOT), os.environ.get("PYTHONPATH")]))

# A real server, PostgreSQL and NATS, and real browsers.
pytest_plugins = [
    "tests.server.harness",
    "tests.server.postgres",
    "tests.server.bus",
    "tests.server.doors",
    "tests.server.slow_nodes",
    "tests.browser.browsing",
]

settings.register_profile(
    "lichtspiel", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=False
)
settings.load_profile("lichtspiel")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --rewrite` rewrites golden files; look at the difference before committing it."""
    parser.addoption("--rewrite", action="store_true", help="write golden files anew")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test for each game, and for each number of players where it asks for that."""
    if "game" not in metafunc.fixturenames:
        return
    found = drawn() if "visit" in metafunc.fixturenames else games.names()
    if "players" in metafunc.fixturenames:
        tables = [(games.load(name), players) for name in found for players in games.load(name).players]
        metafunc.parametrize(("game", "players"), tables, ids=[f"{game.name}-{players}" for game, players in tables])
    else:
        metafunc.parametrize("game", [games.load(name) for name in found], ids=found)


def drawn() -> list[str]:
    """The games that have a table of their own in the browser."""
    return [name for name in games.names() if (PAGE / name).is_dir()]
