"""The page as an app: what a telephone is told when somebody puts it on the home screen, and what a link is shown with.

Links carry what they are for behind the #, which no server gets: every preview is the same, and names nobody.
"""

from functools import cache
from html import escape
from typing import Final

import msgspec

from lichtspiel.core.pictures import MORNING, NIGHT
from lichtspiel.server.http.kept import Kept
from lichtspiel.words import say

MANIFEST: Final = "manifest.webmanifest"
NAME: Final = "Lichtspiel"
PICTURE: Final = "icons/share.png"
SIZES: Final = (192, 512)  # of the icons, in pixels; web/icons.ts draws them
GROUND: Final = NIGHT["ground"]
THEMES: Final = {"dark": NIGHT, "light": MORNING}  # ours for whoever has not chosen one


@cache
def manifest(lang: str) -> Kept:
    """The app in one language."""
    told = {
        "id": "./",
        "name": NAME,
        "short_name": NAME,
        "description": say(lang, "server-app-about"),
        "lang": lang,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [_icon(size, purpose) for size in SIZES for purpose in ("any", "maskable")],
    }
    return Kept.of(msgspec.json.encode(told), "application/manifest+json")


def _icon(size: int, purpose: str) -> dict[str, str]:
    kind = "" if purpose == "any" else f"-{purpose}"
    return {
        "src": f"icons/lantern{kind}-{size}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }


def head(lang: str, public_url: str) -> str:
    """What the document says of the app, and to whoever shows a preview of it; pictures need whole addresses."""
    base = f"{public_url.rstrip('/')}/" if public_url else ""
    about = escape(say(lang, "server-app-about"))
    preview = {"og:type": "website", "og:title": NAME, "og:description": about, "og:image": f"{base}{PICTURE}"}
    colors = (
        f'<meta name="theme-color" media="(prefers-color-scheme: {scheme})" content="{theme["ground"]}" />'
        for scheme, theme in THEMES.items()
    )
    return "".join(
        (
            f'<meta name="description" content="{about}" />',
            *colors,
            f'<link rel="manifest" href="{MANIFEST}" />',
            '<link rel="apple-touch-icon" href="icons/lantern-apple-180.png" />',
            *(f'<meta property="{name}" content="{said}" />' for name, said in preview.items()),
        )
    )
