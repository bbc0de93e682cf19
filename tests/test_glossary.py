"""The glossary and the code agree: its words are in use, and words it has given up name nothing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROWS = re.findall(r"^\| \*\*(\w+)\*\* \|.*\|([^|]*)\|$", (ROOT / "docs" / "glossary.md").read_text(), re.MULTILINE)
GIVEN_UP = {word.lower(): kept for kept, words in ROWS for word in words.strip().split(", ") if word}
# Names that stay all the same: documented messages and events, and words from the games' own rules.
KEPT = {
    *("sight", "Declined", "UndoDeclined", "window.svelte"),
    *("FAULT", "FAULTS", "fault"),
}
# Also ordinary words (in tests, logs and metrics), so only a name that is exactly the word counts.
VERBS = {"fault"}


def words_of(name: str) -> set[str]:
    """The words that a name consists of, and the name itself."""
    parts = re.findall(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+", name)
    return {part.lower() for part in parts if part.lower() not in VERBS} | {name.lower()}


def python_names(source: str) -> Iterator[str]:
    """All names defined in a module: functions, classes, parameters and variables."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                yield name
            case ast.arg(name):
                yield name
            case ast.Name(name, ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def page_names(source: str) -> Iterator[str]:
    """The same for the page: classes, functions, types and variables."""
    return (found[1] for found in re.finditer(r"\b(?:class|function|interface|type|const|let|get|async) (\w+)", source))


@cache
def names() -> dict[str, str]:
    """Every name, and a file that has it."""
    found: dict[str, str] = {}
    for folder in ("src/lichtspiel", "benchmarks", "tools", "training"):
        for path in (ROOT / folder).glob("**/*.py"):
            found |= dict.fromkeys([path.stem, *python_names(path.read_text())], str(path))
    for path in (ROOT / "web" / "src").glob("**/*"):
        if path.suffix in (".ts", ".svelte") and path.name != "schema.ts":
            found |= dict.fromkeys([path.stem, *page_names(path.read_text())], str(path))
    return found


@pytest.mark.parametrize("word", sorted(GIVEN_UP))
def test_a_word_given_up_names_nothing(word: str) -> None:
    still = {name: path for name, path in names().items() if word in words_of(name) and name not in KEPT}
    assert still == {}, f"call it by {GIVEN_UP[word]!r}, or say in the test why this is something else"


@pytest.mark.parametrize("word", [word for word, _ in ROWS])
def test_a_word_of_the_glossary_is_in_use(word: str) -> None:
    assert any(word in words_of(name) for name in names())


def test_the_glossary_is_read() -> None:
    assert len(ROWS) >= 25
    assert {"sight", "festival", "foresee", "declined"} <= set(GIVEN_UP)
    assert words_of("TableSight") & set(GIVEN_UP)
    assert not words_of("faults_found") & set(GIVEN_UP)
