"""axe finds nothing serious on any page, in the dark and in the light."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.browsing import Visit
from tests.browser.sights import SIGHTS

THEMES = ("night", "morning")


@pytest.mark.parametrize("sight", SIGHTS)
def test_axe_finds_nothing_serious(sight: str, visit: Visit) -> None:
    mira = visit()
    SIGHTS[sight](mira)
    for theme in THEMES:
        mira.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        mira.until(
            lambda: mira.page.evaluate("() => document.getAnimations().every((one) => one.playState !== 'running')")
        )
        found = Axe().run(mira.page, options={"resultTypes": ["violations"]}).response["violations"]
        grave = [each for each in found if each["impact"] in ("serious", "critical")]
        told = [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in grave]
        assert not told, theme
