"""What Python and the page both draw with is written once: in art.json, defs.svg and color.svg beside each engine.

What the page makes of it: web/src/games/art.test.ts.
"""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import lichtspiel
from lichtspiel.core.pictures import seat_tint
from web import page

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "lichtspiel"
GAMES = ("lichterfest", "leuchtturm", "lumen")
ARTS = [path for pattern in page.ART for path in PACKAGE.glob(pattern)]
SOURCES = [
    *(path for path in PACKAGE.rglob("*.py")),
    *(path for path in (ROOT / "web").rglob("*.*") if path.suffix in {".ts", ".svelte", ".css"}),
]
COLOR = re.compile(r"#(?:[0-9a-f]{8}|[0-9a-f]{6})\b", re.IGNORECASE)
PATH = re.compile(r'"(m[-\d.][^"{}]*)"', re.IGNORECASE)
SHORTEST = 16  # shorter paths, like a plain cross, may well be drawn twice

# Not copies: white, and colours that the simpler pictures on the home page happen to share.
BY_CHANCE = {
    ("Chart.svelte", "#fbf7ec"),
    ("Glass.svelte", "#b9a2ec"),
    ("Lake.svelte", "#ffffff"),
    ("Invitation.svelte", "#ffffff"),
    ("tokens.css", "#ffffff"),
}


def plain(text: str) -> str:
    """A path in a uniform spelling, in which a minus has no space before it."""
    return re.sub(r"\s+(?=-)", "", text).lower()


def colors(text: str) -> set[str]:
    return {color.lower() for color in COLOR.findall(text)}


ART = "\n".join(path.read_text() for path in ARTS)
COLORS = colors(ART)
PATHS = {path for path in map(plain, PATH.findall(ART)) if len(path) >= SHORTEST}


def copies(text: str) -> set[str]:
    """The colours and paths of an art file that a source repeats."""
    written = plain(text)
    return (COLORS & colors(text)) | {path for path in PATHS if path in written}


def test_no_source_repeats_the_art() -> None:
    twice = {
        (path.name, copy) for path in SOURCES if "node_modules" not in path.parts for copy in copies(path.read_text())
    }
    assert twice == BY_CHANCE, "say it in art.json only, or here why it is no copy"


@pytest.mark.parametrize(
    "line",
    [
        "fill: #D8433F;",
        'GOLD = "#ffd98a"',
        '<path d="M0 -10L7.4 0L0 10L-7.4 0Z" />',
        'CROWN = "M-9 6L-10-4.4L-4.4-.6L0-7.6L4.4-.6L10-4.4L9 6Z"',
        '<path d="M36 112L43 46H57L64 112Z" fill="none" />',
    ],
)
def test_a_copy_is_found(line: str) -> None:
    assert len(copies(f"before\n{line}\nafter")) == 1


def test_the_page_is_rebuilt_if_its_art_changes() -> None:
    assert len(ARTS) == 1 + 3 * len(GAMES)
    assert set(ARTS) <= set(page.sources())


# -- The drawings in Python --------------------------------------------------------------------------------------------


def art_of(game: str) -> dict[str, Any]:
    art: dict[str, Any] = json.loads((PACKAGE / "games" / game / "art.json").read_text())
    return art


def night(game: str) -> dict[str, str]:
    """The colours of a drawing, according to the art files."""
    core = json.loads((PACKAGE / "core" / "art.json").read_text())["themes"]["night"]
    themes = art_of(game)["themes"]
    return {**core, **themes["both"], **themes["night"]}


def parts(game: str) -> Iterator[ElementTree.Element]:
    """Everything with an id in defs.svg, and in color.svg once for each colour, with all names filled in."""
    art = art_of(game)
    scalars = {name: value for name, value in art.items() if isinstance(value, str | int)}
    values = {**night(game), **scalars, **art.get("icons", {})}
    once, color = ((PACKAGE / "games" / game / name).read_text() for name in ("defs.svg", "color.svg"))
    yield from named(once, values)
    for shades in art["colors"].values():
        yield from named(color, {**values, **shades})


def named(text: str, values: dict[str, Any]) -> list[ElementTree.Element]:
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", str(value))
    return ElementTree.fromstring(text).findall(".//*[@id]")


def drawn(game: str) -> ElementTree.Element:
    """A position of a game, drawn; its elements without the namespace."""
    loaded = lichtspiel.load(game)
    position = loaded.new(players=4, seed=1)
    for _ in range(40 if game != "lumen" else 12):
        position.play(position.legal()[0])
    svg = loaded.svg(position.view(0), ("Mira", "Jonas", "Ewa", "Tom"))
    return ElementTree.fromstring(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def shape(element: ElementTree.Element) -> str:
    return ElementTree.canonicalize(ElementTree.tostring(element, encoding="unicode"), strip_text=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_has_the_parts_of_the_files(name: str) -> None:
    defined = {element.get("id"): shape(element) for element in drawn(name).findall(".//*[@id]")}
    expected = {element.get("id"): shape(element) for element in parts(name)}
    assert len(expected) > 10 - 2 * (name == "leuchtturm")
    assert {part: defined.get(part) for part in expected} == expected


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_uses_only_parts_there_are(name: str) -> None:
    picture = drawn(name)
    text = ElementTree.tostring(picture, encoding="unicode")
    ids = [element.get("id") for element in picture.findall(".//*[@id]")]
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= set(ids)
    assert not re.search(r"\{[\w-]+\}|var\(", text)


@pytest.mark.parametrize("name", GAMES)
def test_the_art_fits_the_material_in_the_box(name: str) -> None:
    box, art = import_module(f"lichtspiel.games.{name}.box"), art_of(name)
    assert tuple(art["colors"]) == box.COLORS
    assert "".join(shades["letter"] for shades in art["colors"].values()) == box.LETTERS
    if name == "leuchtturm":
        assert len(art["islands"]) == box.ISLANDS
        assert sorted(art["order"]) == list(range(box.ISLANDS + 1))
        assert art["ring"]["step"] * box.ISLANDS == 360


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_has_its_colour_whoever_looks(name: str) -> None:
    game, names = lichtspiel.load(name), ("Mira", "Jonas", "Ewa", "Tom")
    position = game.new(players=4, seed=1)
    seats = "|".join(seat_tint(seat) for seat in range(5))
    for viewer in range(4):
        svg = game.svg(position.view(viewer), names)
        for seat in {0, 1, 2, 3} - {position.to_move}:  # whose light outshines it
            *_, named = re.finditer(f'"({seats})"(?:(?!{seats}).)*?>{names[seat]}<', svg)
            assert named[1] == seat_tint(seat), (viewer, seat)


def test_no_drawing_repeats_a_pattern() -> None:
    """A browser that prints one makes it a picture of some megabytes, for each board of a review."""
    assert "<pattern" not in ART
