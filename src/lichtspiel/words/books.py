"""The numbered rule books."""

import re

from lichtspiel.words.files import read_book


def rule_book(game: str, lang: str) -> str:
    """The numbered rule book of a game, as Markdown."""
    return read_book(game, lang)


def paragraphs(game: str, lang: str) -> dict[str, str]:
    """The paragraphs of a rule book by their numbers, in order, each with the table or example that belongs to it."""
    found = re.findall(r"^\*\*([A-Z]\d+)\*\* (.*?)(?=^\*\*[A-Z]\d|^## |\Z)", rule_book(game, lang), re.M | re.S)
    return {number: text.strip() for number, text in found}
