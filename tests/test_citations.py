"""Every paragraph of a rule book is cited in the code and in the tests, none is invented, none is missing."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from lichtspiel import names
from lichtspiel.core.games import AnyGame
from lichtspiel.games import package_of
from lichtspiel.words import LANGUAGES, rule_book

ROOT = Path(__file__).parent.parent


def paragraphs(game: str, lang: str) -> list[str]:
    """The numbers of a rule book's paragraphs, in order."""
    return re.findall(r"^\*\*([A-Z]\d+)\*\* \S", rule_book(game, lang), re.MULTILINE)


def cited(folder: Path, letter: str) -> set[str]:
    """The paragraphs that the Python files of a folder cite."""
    text = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    return set(re.findall(rf"(?<![A-Za-z0-9]){letter}\d+(?![A-Za-z0-9])", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_books_agree(game: AnyGame, lang: str) -> None:
    numbers = paragraphs(game.name, lang)
    assert numbers == paragraphs(game.name, "en")
    assert len(set(numbers)) == len(numbers) > 5
    spoken_of = set(re.findall(rf"\b{numbers[0][0]}\d+\b", rule_book(game.name, lang)))
    assert spoken_of == set(numbers)


def test_code_and_tests_cite_every_paragraph_and_invent_none(game: AnyGame) -> None:
    numbers = paragraphs(game.name, "en")
    for folder in (Path(str(files(package_of(game.name)))), ROOT / "tests" / "rules" / game.name):
        assert cited(folder, numbers[0][0]) == set(numbers)


def test_the_letters_of_the_games_differ() -> None:
    assert len({paragraphs(name, "en")[0][0] for name in names()}) == len(names())


def test_the_rules_a_game_names_are_in_its_book(game: AnyGame) -> None:
    numbers = set(paragraphs(game.name, "en"))
    assert {game.players_rule, game.turn_rule, *(kind.rule for kind in game.move_type.__args__)} <= numbers
