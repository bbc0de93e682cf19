"""The built page: its types are up to date, and it is small enough. tests/browser plays with it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel.server.http.kept import digest
from lichtspiel.server.http.page import INDEX, document
from lichtspiel.words import LANGUAGES, page_parts, page_text
from web import page

ROOT = Path(__file__).parent.parent
MOST = 150_000  # bytes of all that playing can ever load, sentences too, as they travel
MOST_OF_A_PART = 40_000  # bytes of a part that loads when it is opened, likewise


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    schema, types = tmp_path / "schema.json", tmp_path / "schema.ts"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # our own games only
    subprocess.run([sys.executable, ROOT / "tools" / "write_schema.py", schema], env=environment, check=True)
    page.npm("run", "types", "--", "--input", str(schema), "--output", str(types))
    assert types.read_text() == (ROOT / "web" / "src" / "wire" / "schema.ts").read_text(), "run `make types`"


def test_all_that_playing_needs_is_small() -> None:
    """Home, all three games and their tables: whoever opens no part, such as the rule books, loads nothing of it."""
    built = page.build_page()
    sent = max(min(map(len, document(built / INDEX, lang).squeezed.values())) for lang in LANGUAGES)
    files = [path for path in built_files(built) if part_of(path) not in page_parts("en")]
    apart = {path for part in page_parts("en") for path in sentences_of(built, part)}
    sentences = {*(built / "squeezed").iterdir()} - apart
    assert len(sentences) == len(LANGUAGES)
    assert sent + sum(map(travelling, files)) + max(path.stat().st_size for path in sentences) <= MOST


@pytest.mark.parametrize("part", page_parts("en"))
def test_every_part_that_loads_when_it_is_opened_is_small(part: str) -> None:
    built = page.build_page()
    files = [path for path in built_files(built) if part_of(path) == part]
    assert files
    assert (
        sum(map(travelling, files)) + max(path.stat().st_size for path in sentences_of(built, part)) <= MOST_OF_A_PART
    )


def built_files(built: Path) -> list[Path]:
    """What a browser may ask for to show the page, but for the document; the service worker counts.

    The pictures of the app do not: they are for home screens, notices and previews of links. Nor does the manifest.
    """
    ends = (".br", ".gz", INDEX)
    files = [path for path in built.rglob("*") if path.is_file() and not path.name.endswith(ends)]
    return [path for path in files if path.parent.name != "icons"]


def part_of(path: Path) -> str:
    """The name of a chunk before its digest."""
    return path.name.partition("-")[0]


def travelling(path: Path) -> int:
    """How many bytes of a file travel."""
    small = path.with_name(f"{path.name}.br")
    return (small if small.is_file() else path).stat().st_size


def sentences_of(built: Path, part: str) -> list[Path]:
    """What a part says, squeezed, in each language."""
    return [built / "squeezed" / f"{digest(page_text(lang, part).encode())}.br" for lang in LANGUAGES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_finds_the_squeezed_sentences(lang: str) -> None:
    page.build_page()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # our own games only
    program = f"from lichtspiel.server.http.kept import sentences; print(*sentences({lang!r}, page=True).squeezed)"
    said = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["br", "gzip"]


def test_a_machine_without_node_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "npm_on_path", lambda: None)
    monkeypatch.setattr(page, "npm_from_wheel", lambda: None)
    with pytest.raises(page.NoPage, match="Node"):
        page.npm("--version")


@pytest.mark.parametrize(("version", "good"), [((18, 20), False), ((20, 19), True), ((22, 3), False), ((24, 0), True)])
def test_which_versions_of_node_can_be_used(version: tuple[int, ...], good: bool) -> None:
    assert page.usable(version) == good
