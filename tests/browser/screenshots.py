"""Pictures of every page on a phone and on a desktop, dark and light, into build/screenshots; `make screenshots`.

Those of the tables go into docs/pictures too, for the README.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.sights import GAMES, SIGHTS
from tests.browser.visitor import Visitor
from tests.server.harness import ServerProcess, deal_for

ROOT = Path(__file__).parent.parent.parent
SCREENS = {"phone": (390, 844), "desktop": (1440, 900)}
THEMES = {"night": "dark", "morning": "light"}
LIMITS = {"messages_per_second": 5000, "requests_per_second": 5000}


# Change the theme, and wait until that has been drawn.
DRESS = """
(theme) => new Promise((drawn) => {
  document.documentElement.dataset.theme = theme;
  requestAnimationFrame(() => requestAnimationFrame(drawn));
})
"""


def painted(page: Page) -> bytes:
    """A picture of the page once it is fully painted, which takes longer than a frame: when two pictures are equal."""
    before, picture = b"", page.screenshot()
    while before != picture:
        before, picture = picture, page.screenshot()
    return picture


def main() -> None:
    """Take them all, or those whose names are given."""
    target, wished = ROOT / "build" / "screenshots", sys.argv[1:] or list(SIGHTS)
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data), **LIMITS) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for sight in wished:
            for screen, size in SCREENS.items():
                deal_for(f"{sight} on a {screen}")  # so that only the page changes between pictures
                visitor = Visitor(chromium, server, size=size)
                SIGHTS[sight](visitor)
                for theme in THEMES:
                    visitor.page.evaluate(DRESS, theme)
                    (target / f"{sight}-{screen}-{theme}.png").write_bytes(painted(visitor.page))
                visitor.close()
        chromium.close()
    for game in GAMES:
        if (picture := target / f"table-{game}-desktop-night.png").exists():
            shutil.copy(picture, ROOT / "docs" / "pictures" / f"table-{game}.png")


if __name__ == "__main__":
    main()
