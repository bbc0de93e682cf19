"""The built page: its types are up to date, and it is small enough. tests/browser plays with it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel.server.http.page import INDEX, document
from lichtspiel.words import LANGUAGES
from web import page

ROOT = Path(__file__).parent.parent
MOST = 150_000  # bytes of all that the page can ever load, sentences too, as they travel


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    schema, types = tmp_path / "schema.json", tmp_path / "schema.ts"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # our own games only
    subprocess.run([sys.executable, ROOT / "tools" / "write_schema.py", schema], env=environment, check=True)
    page.npm("run", "types", "--", "--input", str(schema), "--output", str(types))
    assert types.read_text() == (ROOT / "web" / "src" / "wire" / "schema.ts").read_text(), "run `make types`"


def test_the_whole_page_is_small() -> None:
    built = page.build_page()
    sent = max(min(map(len, document(built / INDEX, lang).squeezed.values())) for lang in LANGUAGES)
    ends = (".br", ".gz", INDEX)
    files = [path for path in built.rglob("*") if path.is_file() and not path.name.endswith(ends)]
    squeezed = [path.with_name(f"{path.name}.br") for path in files]
    sizes = [(small if small.is_file() else path).stat().st_size for path, small in zip(files, squeezed, strict=True)]
    sentences = [path.stat().st_size for path in (built / "squeezed").iterdir()]
    assert len(sentences) == len(LANGUAGES)
    assert sent + sum(sizes) + max(sentences) <= MOST


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
