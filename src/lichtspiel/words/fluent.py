"""The part of Fluent that our sentences use: text, arguments, other messages, literals and selections.

The files are ordinary Fluent, which the page reads with Fluent's own library. Here that library, with the data on all
languages it brings, would take longer to load than most commands to run. A test compares the two on every message.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

MINUS: Final = "\N{MINUS SIGN}"
GROUPS: Final = {"en": ",", "de": ".", "pl": "\N{NO-BREAK SPACE}"}  # between thousands

Argument: TypeAlias = str | int


class Text(NamedTuple):
    """Words as they stand."""

    text: str


class Variable(NamedTuple):
    """An argument."""

    name: str


class Reference(NamedTuple):
    """Another message, said with the same arguments."""

    key: str


class Selection(NamedTuple):
    """The first variant whose key fits an argument, or else the default."""

    name: str
    variants: "tuple[tuple[Argument, Pattern], ...]"
    default: "Pattern"


Part: TypeAlias = Text | Variable | Reference | Selection
Pattern: TypeAlias = tuple[Part, ...]


class Speech(NamedTuple):
    """A language, its messages, and the arguments of one of them. Raises KeyError for what is not there."""

    lang: str
    messages: Mapping[str, str]
    args: Mapping[str, Argument]

    def say(self, key: str) -> str:
        """A message with its arguments."""
        return self._join(read_pattern(self.messages[key]))

    def _join(self, pattern: Pattern) -> str:
        return "".join(map(self._part, pattern))

    def _part(self, part: Part) -> str:
        match part:
            case Text(text):
                return text
            case Variable(name):
                return self._argument(self.args[name])
            case Reference(key):
                return self.say(key)
            case Selection():
                return self._join(self._chosen(part))

    def _argument(self, argument: Argument) -> str:
        return argument if isinstance(argument, str) else number(argument, self.lang)

    def _chosen(self, selection: Selection) -> Pattern:
        given = self.args[selection.name]
        for key, pattern in selection.variants:
            if given == key or (isinstance(given, int) and PLURALS[self.lang](abs(given)) == key):
                return pattern
        return selection.default


def number(value: int, lang: str) -> str:
    """A number as a language writes it."""
    return f"{MINUS if value < 0 else ''}{abs(value):,}".replace(",", GROUPS[lang])


def _one_or_other(count: int) -> str:
    return "one" if count == 1 else "other"


def _polish(count: int) -> str:
    if count == 1:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


PLURALS: Final[dict[str, Callable[[int], str]]] = {"en": _one_or_other, "de": _one_or_other, "pl": _polish}


@cache
def read_pattern(source: str) -> Pattern:
    """A message from what stands behind its equals sign; raises ValueError for what we do not use."""
    return Reader(source).message()


class Break(NamedTuple):
    """The end of a line, with the blank ones that follow, and how far the next one is indented."""

    lines: str
    indent: int


BLANKS: Final = re.compile(r" *")
SPACE: Final = re.compile(r"[ \n]*")
TEXT: Final = re.compile(r"[^{}\n]+")
BREAK: Final = re.compile(r"(\n(?: *\n)*)( *)(?=\{|(?<= )[^ }.\[*\n])")  # only before a line that goes on
LITERAL: Final = re.compile(r'"([^"\\\n]*)"')
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE: Final = re.compile(r"([a-zA-Z][\w-]*)(?=[ \n]*\})")
ARROW: Final = re.compile(r"[ \n]*->[ \n]*")
KEY: Final = re.compile(r"[ \n]*(\*?)\[ *(?:(\d+)|([a-zA-Z][\w-]*)) *\]")
OPEN: Final = re.compile(r"\{[ \n]*")
CLOSE: Final = re.compile(r"[ \n]*\}")


class Reader:
    """Reads a message from left to right."""

    def __init__(self, source: str) -> None:
        self._source, self._at = source, 0

    def message(self) -> Pattern:
        """All of it; raises ValueError."""
        pattern = self._pattern()
        self._take(SPACE)
        if self._at < len(self._source):
            raise self._unknown()
        return pattern

    def _pattern(self) -> Pattern:
        """Text and placeables, as far as they go; the lines after the first are indented."""
        self._take(BLANKS)
        found: list[Part | Break] = []
        if first := self._take(BREAK):
            found.append(Break("", len(first[2])))
        while True:
            if text := self._take(TEXT):
                found.append(Text(text[0]))
            elif self._take(OPEN):
                found.append(self._placeable())
            elif line := self._take(BREAK):
                found.append(Break(line[1], len(line[2])))
            else:
                return _trimmed(found)

    def _placeable(self) -> Part:
        part: Part
        if literal := self._take(LITERAL):
            part = Text(literal[1])
        elif variable := self._take(VARIABLE):
            part = self._selection(variable[1]) if self._take(ARROW) else Variable(variable[1])
        elif reference := self._take(REFERENCE):
            part = Reference(reference[1])
        else:
            raise self._unknown()
        if not self._take(CLOSE):
            raise self._unknown()
        return part

    def _selection(self, name: str) -> Selection:
        variants: list[tuple[Argument, Pattern]] = []
        default: Pattern | None = None
        while key := self._take(KEY):
            variants.append((int(key[2]) if key[2] else key[3], self._pattern()))
            if key[1]:
                default = variants[-1][1]
        if default is None:
            raise self._unknown()
        return Selection(name, tuple(variants), default)

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self._source, self._at)
        if found:
            self._at = found.end()
        return found

    def _unknown(self) -> ValueError:
        return ValueError(f"a form of Fluent that is not read here: {self._source[self._at :][:40]!r}")


def _trimmed(found: list[Part | Break]) -> Pattern:
    """Without the indentation that all lines have, and without blanks at the end."""
    common = min((each.indent for each in found if isinstance(each, Break)), default=0)
    parts = [Text(each.lines + " " * (each.indent - common)) if isinstance(each, Break) else each for each in found]
    if parts and isinstance(parts[-1], Text) and isinstance(found[-1], Text):
        parts[-1] = Text(parts[-1].text.rstrip(" \n"))
    return tuple(parts)
