"""What players read: one word for one thing in each language, and numbers written as the language writes them."""

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from lichtspiel.words import LANGUAGES, sources

WORDS = Path(str(files("lichtspiel.words")))
ROOT = Path(__file__).parent.parent
# What a game does not say, but a documentation may: "in all of them", "judged anew", "how strong the bots are".
ORDINARY = {"in all", "anew", "how strong"}
TITLES = {"en": "English", "de": "Deutsch", "pl": "Polski"}


def chapter(lang: str) -> str:
    """What the glossary says of a language."""
    return (WORDS / "glossary.md").read_text().split(f"## {TITLES[lang]}\n")[1].split("\n## ")[0]


def given_up(lang: str) -> list[str]:
    """The words that are not said any more."""
    rows = re.findall(r"^\|[^|]*\|[^|]*\|([^|]*)\|$", chapter(lang), re.MULTILINE)[2:]
    return [word for row in rows for word in row.strip().split(", ") if word]


def said(text: str) -> str:
    """A Fluent file without what nobody reads: comments, keys, arguments, names of variants and other messages."""
    text = re.sub(r"^#.*$|^[a-z][a-z0-9-]* =", "", text, flags=re.MULTILINE)
    return re.sub(r"\$\w+|^ *\*?\[[\w-]+\]|\{ [a-z][a-z0-9-]+ \}", "", text, flags=re.MULTILINE)


@cache
def texts(lang: str) -> dict[str, str]:
    """All that is said in a language, by file."""
    books = {path.name: path.read_text() for path in (WORDS / "rules").glob(f"*.{lang}.md")}
    return {str(path): said(path.read_text()) for path in sources(lang)} | books


def told(notebook: Path) -> str:
    """What a notebook says between its code, and what its code shows."""
    cells = json.loads(notebook.read_text())["cells"]
    written = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    shown = [output for cell in cells for output in cell.get("outputs", [])]
    texts = ["".join(output.get("text", output.get("data", {}).get("text/plain", ""))) for output in shown]
    return "\n".join([*written, *texts])


def explained() -> str:
    """What the schema says of messages, which are docstrings of the source."""
    schema = (ROOT / "web" / "src" / "wire" / "schema.ts").read_text()
    return "\n".join(re.findall(r"/\*\*.*?\*/", schema, re.DOTALL))


@cache
def documentation() -> dict[str, str]:
    """The README, the pages and notebooks of the documentation and what the schema explains, without code."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    notebooks = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
    found = {path.name: path.read_text() for path in pages} | {path.name: told(path) for path in notebooks}
    found["schema.ts"] = explained()
    return {name: re.sub(r"```.*?```|`[^`]+`", "", text, flags=re.DOTALL) for name, text in found.items()}


def pattern(word: str) -> str:
    """A word as it stands, or with any ending."""
    return rf"\b{re.escape(word.rstrip('*'))}" + (r"\w*" if word.endswith("*") else r"\b")


GIVEN_UP = [(lang, word) for lang in LANGUAGES for word in given_up(lang)]


@pytest.mark.parametrize(("lang", "word"), GIVEN_UP)
def test_a_word_given_up_is_not_said(lang: str, word: str) -> None:
    found = {name for name, text in texts(lang).items() if re.search(pattern(word), text, re.IGNORECASE)}
    assert found == set()


@pytest.mark.parametrize("word", [word for word in given_up("en") if word not in ORDINARY])
def test_an_english_word_given_up_is_not_written_in_the_documentation(word: str) -> None:
    found = {name for name, text in documentation().items() if re.search(pattern(word), text, re.IGNORECASE)}
    assert found == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_is_read(lang: str) -> None:
    assert len(given_up(lang)) >= 5
    assert {"en": "tip stone*", "de": "Bot", "pl": "typu"}[lang] in given_up(lang)
    assert len(texts(lang)) >= 10
    assert len(documentation()) >= 10
    assert "play the card of place 0" in documentation()["learn.ipynb"]
    assert "M5: bid tokens" in documentation()["schema.ts"]
    assert not re.search(r"\$\w+|->\s*\*?\[", "".join(texts(lang).values()))


def test_a_word_with_a_star_covers_its_endings() -> None:
    assert re.search(pattern("tip stone*"), "two tip stones")
    assert not re.search(pattern("tip"), "on multiple trips")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_percent_signs_stand_as_the_language_writes_them(lang: str) -> None:
    wrong = r"\s%" if lang in ("en", "pl") else r"[^\u202f\s]%|[ \u00a0]%"  # German: a narrow space that does not break
    assert [name for name, text in texts(lang).items() if re.search(wrong, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ellipsis_after_a_word_has_the_language_s_space(lang: str) -> None:
    wrong = r"\w …$" if lang in ("en", "pl") else r"[a-zäöüß]…$"
    assert [name for name, text in texts(lang).items() if re.search(wrong, text, re.MULTILINE)] == []
