"""Sentences in German, Polish and English, and the numbered rule books: all words that people read are here.

All other code uses phrases: a key and its arguments. This is the lowest layer: it knows no game and imports no other.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "pl")
MOST_COUNTED: Final = 10**15
MINUS: Final = "\N{MINUS SIGN}"
_LEARNT: Final[dict[str, Traversable]] = {}  # the words of games from outside


class Phrase(msgspec.Struct, frozen=True):
    """Something to say: the key of a message in the Fluent files, and what to put into it."""

    key: str
    args: dict[str, str | int] = {}


def sentence(phrase: Phrase, lang: str) -> str:
    """The phrase in a language. A missing message or argument is a bug, so it is raised, not hidden."""
    bundle = _bundle(lang)
    message = bundle.get_message(phrase.key)
    if message.value is None:
        raise LookupError(f"{phrase.key} says nothing in {lang}")
    text, errors = bundle.format_pattern(message.value, {name: _sayable(arg) for name, arg in phrase.args.items()})
    if errors:
        raise LookupError(f"{phrase.key} in {lang}: {errors}")
    return _with_minus_signs(str(text), phrase.args)


def _sayable(argument: str | int) -> str | int:
    """A huge number is passed as text, since Fluent cannot round it."""
    return str(argument) if isinstance(argument, int) and abs(argument) > MOST_COUNTED else argument


def _with_minus_signs(text: str, args: Mapping[str, str | int]) -> str:
    """Numbers below zero get a real minus sign, where Fluent writes a hyphen."""
    for number in [arg for arg in args.values() if isinstance(arg, int) and -MOST_COUNTED <= arg < 0]:
        text = text.replace(str(number), f"{MINUS}{-number}")
    return text


def say(lang: str, key: str, **args: Any) -> str:
    """The message of this key in a language."""
    return sentence(Phrase(key, args), lang)


def learn(game: str, folder: Traversable) -> None:
    """Add the words of a game from outside: `<lang>.ftl` and `rules.<lang>.md`, for every language."""
    _LEARNT[game] = folder
    _bundle.cache_clear()


def rule_book(game: str, lang: str) -> str:
    """The numbered rule book of a game, as Markdown."""
    if game in _LEARNT:
        return (_LEARNT[game] / f"rules.{lang}.md").read_text(encoding="utf-8")
    return (files(__name__) / "rules" / f"{game}.{lang}.md").read_text(encoding="utf-8")


def paragraphs(game: str, lang: str) -> dict[str, str]:
    """The paragraphs of a rule book by their numbers, in order, each with the table or example that belongs to it."""
    found = re.findall(r"^\*\*([A-Z]\d+)\*\* (.*?)(?=^\*\*[A-Z]\d|^## |\Z)", rule_book(game, lang), re.M | re.S)
    return {number: text.strip() for number, text in found}


def sources(lang: str) -> list[Traversable]:
    """The files with the messages of a language."""
    own = sorted((files(__name__) / lang).iterdir(), key=str)
    return [*own, *(folder / f"{lang}.ftl" for folder in _LEARNT.values())]


def text(lang: str) -> str:
    """All messages of a language but the terminal's, for the page in the browser."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sources(lang) if path.name != "cli.ftl")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sources(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
