"""The documentation: it builds, no link in it is dead, and it needs no other host."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from lichtspiel import Position, Refused
from lichtspiel.server.http.endpoints import ENDPOINTS

ROOT = Path(__file__).parent.parent
LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src", "object": "data"}
PAGES = [
    *("index", "library", "reference", "records", "research", "hosting", "benchmarks", "strength", "fourth-game"),
    *("protocols/websocket", "protocols/commands", "protocols/http"),
    *("notebooks/play", "notebooks/bot", "notebooks/learn", "rules/index", "decisions/index"),
    *("architecture", "changelog", "contributing", "glossary", "releasing", "security"),
]


class Page(HTMLParser):
    """What a page links to, what it loads, and the anchors in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.classes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self.classes |= set(given.get("class", "").split())
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if LOADED.get(tag) in given and given.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(given[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The freshly built site."""
    target = tmp_path_factory.mktemp("docs")
    command = [sys.executable, str(ROOT / "tools" / "site.py"), str(target)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert built.returncode == 0, built.stderr
    return target / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    """Every page except the 404 page, whose links are relative to the root it is served from."""
    found = {path.resolve(): Page(path.read_text()) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(found) > 30
    return found


def test_every_page_is_there(site: Path) -> None:
    assert [page for page in PAGES if not (site / f"{page}.html").is_file()] == []
    decisions = {path.stem for path in (ROOT / "docs" / "decisions").glob("*.md")}
    assert decisions <= {path.stem for path in (site / "decisions").glob("*.html")}


def test_no_link_is_dead(pages: dict[Path, Page]) -> None:
    dead = []
    for path, page in pages.items():
        for link in [*page.links, *page.loads]:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = target.is_file() and (
                not parts.fragment or target not in pages or unquote(parts.fragment) in pages[target].anchors
            )
            if not there:
                dead.append(f"{path.name}: {link}")
    assert dead == []


def test_nothing_is_loaded_from_another_host(site: Path, pages: dict[Path, Page]) -> None:
    loads = [load for page in pages.values() for load in page.loads]
    assert [load for load in loads if urlsplit(load).netloc] == []
    for style in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//[^)\"']*", style.read_text()) == [], style
    # The theme's script loads these from other hosts, but only for pages that use them.
    assert not set().union(*(page.classes for page in pages.values())) & {"mermaid", "arithmatex", "md-source"}
    assert "fonts.g" not in "".join(path.read_text() for path in pages)


def test_the_generated_pages_are_complete(site: Path) -> None:
    text = {page: (site / f"{page}.html").read_text() for page in PAGES}
    assert not [page for page in PAGES if "generated:" in text[page] or "example:" in text[page]]
    for name in (Position.preview, Position.view, Refused):
        assert f">{name.__qualname__}<" in text["reference"]
    assert "stream of random numbers" in text["reference"]  # from a compiled module, whose docstrings are kept
    for endpoint in ENDPOINTS:
        assert endpoint.path in text["protocols/http"]
    for message in ("move", "look", "rematch", "state", "refused"):
        assert f"<code>{message}</code>" in text["protocols/websocket"]
    assert "socket_bot.mjs" in text["protocols/websocket"]


def links_in(page: Path) -> list[str]:
    """The files of the repository that a Markdown page links to."""
    return [link for link in re.findall(r"\]\(([^)#\s]+)\)", page.read_text()) if not link.startswith("http")]


def test_the_readme_leads_to_the_documentation() -> None:
    assert "docs/index.md" in links_in(ROOT / "README.md")
    assert "make docs" in (ROOT / "README.md").read_text()


def test_no_link_is_dead_in_the_repository_either() -> None:
    read = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    dead = [(page.name, link) for page in read for link in links_in(page) if not (page.parent / link).exists()]
    assert dead == []
