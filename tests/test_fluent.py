"""Our reading of the sentences says what Fluent's own library says."""

import re
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lichtspiel import load, names
from lichtspiel.words import LANGUAGES, Phrase, sentence, sources
from lichtspiel.words.files import messages
from lichtspiel.words.fluent import MINUS, Selection, Speech, read_pattern

GAMES = [load(name).name for name in names()]  # loading a game brings in its words
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 102, 112, 999, 1000, 12_345, 9_876_543, -1, -2, -5, -12_345)
# Given as text, these fit numbers of that kind in Fluent's library for Python, though not in the page's; we never do.
PLURAL = {"one", "few", "many", "other"}
MOST_COMBINED = 120  # ways to combine the arguments of one message


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for path in sources(lang):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def by_library(lang: str, key: str, args: dict[str, str | int]) -> str:
    """What Fluent's library says, with a real minus sign before numbers."""
    return re.sub(r"-(?=\d)", MINUS, said_by(bundle(lang), key, args))


def said_by(made: FluentBundle, key: str, args: dict[str, str | int]) -> str:
    pattern = made.get_message(key).value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, args)
    assert not errors
    return str(text)


def choices(lang: str, key: str) -> dict[str, tuple[str | int, ...]]:
    """What is tried for each argument of a message: numbers, a name, and each variant that is named."""
    text = messages(lang)[key]
    found = {name: {"Ada & Ben"} for name in re.findall(r"\$(\w+)", text)}
    for name, variants in re.findall(r"\$(\w+) ->((?:\s*\*?\[.*)+)", text):
        found[name] |= set(re.findall(r"\[ *([a-z-]+) *\]", variants)) - PLURAL
    for other in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text):
        for name, tried in choices(lang, other).items():
            found[name] = found.get(name, set()) | {each for each in tried if isinstance(each, str)}
    return {name: (*sorted(tried), *NUMBERS) for name, tried in found.items()}


def combined(tried: dict[str, tuple[str | int, ...]]) -> list[dict[str, str | int]]:
    """All combinations of arguments if they are few, otherwise so many that each is tried with others."""
    count = 1
    for each in tried.values():
        count *= len(each)
    if count <= MOST_COMBINED:
        return [dict(zip(tried, values, strict=True)) for values in product(*tried.values())]
    steps = (1, 3, 5, 7, 11, 13, 17, 19)
    return [
        {
            name: values[(row * steps[place % 8] + row // 23) % len(values)]
            for place, (name, values) in enumerate(tried.items())
        }
        for row in range(MOST_COMBINED)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_what_the_library_makes_of_it(lang: str) -> None:
    assert len(messages(lang)) > 600
    assert set(messages(lang)) == set(bundle(lang)._messages)
    for key in messages(lang):
        for args in combined(choices(lang, key)):
            assert sentence(Phrase(key, args), lang) == by_library(lang, key, args), (key, args)


@pytest.mark.parametrize(
    "source",
    [
        " one line",
        "\n    begins below\n    and goes on",
        "\n      further in\n    and back",
        " one\n    two\n\n      three   ",
        "\n{ $n }\n{ $n } at the margin",
        " a { $n ->\n    [one] b\n   *[other] c\n       d\n}e",
        " { $n ->\n    [0] none\n    [one]\n        one\n        line\n   *[many] { $n }\n } ",
        ' {""}{ " x " }{ $n }',
    ],
)
def test_every_form_of_a_message_is_read_as_the_library_reads_it(source: str) -> None:
    made = FluentBundle(["pl"], use_isolating=False)
    made.add_resource(FluentResource(f"key ={source}\n"))
    for number in (0, 1, 2, 5):
        said = Speech("pl", {"key": f"{source}\n"}, {"n": number}).say("key")
        assert said == said_by(made, "key", {"n": number})


@pytest.mark.parametrize(
    "source",
    [" { -term }", " { NUMBER($n) }", " { other.part }", " text\n    .part = more", " { $n ->\n    [one] x\n}", " {"],
)
def test_forms_that_we_do_not_use_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match="not read here"):
        read_pattern(source)


def test_a_selection_keeps_the_order_of_its_variants() -> None:
    (part,) = read_pattern(" { $n ->\n    [0] a\n    [one] b\n   *[other] c\n}")
    assert isinstance(part, Selection)
    assert [key for key, _ in part.variants] == [0, "one", "other"]
