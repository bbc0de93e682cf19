"""`lichtspiel rules`: the rule books in the terminal."""

from rich.console import Console
from rich.markdown import Markdown

from lichtspiel.cli.output import CommandError, find_game
from lichtspiel.words import paragraphs, rule_book, say


def read_rules(game: str, paragraph: str | None, lang: str) -> int:
    """Print a rule book, or one paragraph of it; as plain Markdown if not to a terminal."""
    find_game(game, lang)
    text = rule_book(game, lang) if paragraph is None else find_paragraph(game, paragraph, lang)
    print_book(Console(highlight=False), text)
    return 0


def print_book(console: Console, text: str) -> None:
    """Print Markdown rendered on a terminal, as plain text elsewhere."""
    if console.is_terminal:
        console.print(Markdown(text), width=min(console.width, 100))
    else:
        print(text)


def find_paragraph(game: str, number: str, lang: str) -> str:
    """One paragraph of a rule book, with the table or example that belongs to it."""
    found = paragraphs(game, lang).get(number.upper())
    if found is None:
        raise CommandError(say(lang, "cli-no-paragraph", number=number[:20]))
    return f"**{number.upper()}** {found}"
