"""The numbered rule books."""

import re
from typing import Final

from lichtspiel.words.files import read_book, read_index

PICTURE: Final = re.compile(r"^!\[(.+)\]\(([\w-]+)\)\n*", re.MULTILINE)  # what it shows, and its name


def rule_book(game: str, lang: str) -> str:
    """The numbered rule book of a game, as Markdown."""
    return read_book(game, lang)


def paragraphs(game: str, lang: str) -> dict[str, str]:
    """The paragraphs of a rule book by their numbers, in order, each with the table or picture that belongs to it."""
    found = re.findall(r"^\*\*([A-Z]\d+)\*\* (.*?)(?=^\*\*[A-Z]\d|^## |\Z)", rule_book(game, lang), re.M | re.S)
    return {number: text.strip() for number, text in found}


def index(game: str, lang: str) -> dict[str, list[str]]:
    """What readers look for in a rule book beside the titles of its paragraphs, and in which of them it is."""
    import tomllib  # which only the index needs

    found: dict[str, list[str]] = tomllib.loads(read_index(game) or "").get(lang, {})
    return found


def pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures in a rule book, in their order; the game draws them (`Game.illustrate`)."""
    return tuple(name for _, name in PICTURE.findall(rule_book(game, "en")))


def without_pictures(text: str) -> str:
    """A rule book, or a part of it, where no picture can be shown."""
    return PICTURE.sub("", text)
