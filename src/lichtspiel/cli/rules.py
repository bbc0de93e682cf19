"""`lichtspiel rules`: the rule books in the terminal."""

import shutil
import sys
from typing import Final

from lichtspiel.cli.errors import CommandError, unknown_game
from lichtspiel.cli.markdown import rendered
from lichtspiel.games import learn_words
from lichtspiel.words.books import paragraphs, rule_book, without_pictures

WIDEST: Final = 100  # columns that can be read with ease


def read_rules(game: str, paragraph: str | None, lang: str) -> int:
    """Print a rule book, or one paragraph of it."""
    try:
        learn_words(game)
    except KeyError:
        raise unknown_game(game, lang) from None
    print_book(rule_book(game, lang) if paragraph is None else find_paragraph(game, paragraph, lang))
    return 0


def print_book(text: str) -> None:
    """Print Markdown rendered on a terminal, as plain text elsewhere; pictures are left out."""
    text = without_pictures(text).strip()
    print(rendered(text, min(shutil.get_terminal_size().columns, WIDEST)) if sys.stdout.isatty() else text)


def find_paragraph(game: str, number: str, lang: str) -> str:
    """One paragraph of a rule book, with the table or example that belongs to it."""
    found = paragraphs(game, lang).get(number.upper())
    if found is None:
        from lichtspiel.words import say

        raise CommandError(say(lang, "cli-no-paragraph", number=number[:20]))
    return f"**{number.upper()}** {found}"
