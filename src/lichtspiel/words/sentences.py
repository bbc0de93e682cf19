"""Phrases put into words."""

from typing import Any, Final

import msgspec

from lichtspiel.words.files import messages
from lichtspiel.words.fluent import Speech

MOST_COUNTED: Final = 10**15


class Phrase(msgspec.Struct, frozen=True):
    """Something to say: the key of a message in the Fluent files, and what to put into it."""

    key: str
    args: dict[str, str | int] = {}


def sentence(phrase: Phrase, lang: str) -> str:
    """The phrase in a language. A missing message or argument is a bug, so it is raised, not hidden."""
    try:
        return Speech(lang, messages(lang), {name: _sayable(arg) for name, arg in phrase.args.items()}).say(phrase.key)
    except LookupError as missing:
        raise LookupError(f"{phrase.key} in {lang}: {missing} is missing") from None


def say(lang: str, key: str, **args: Any) -> str:
    """The message of this key in a language."""
    return sentence(Phrase(key, args), lang)


def _sayable(argument: str | int) -> str | int:
    """A huge number is written as it stands: nobody counts that far."""
    return str(argument) if isinstance(argument, int) and abs(argument) > MOST_COUNTED else argument
