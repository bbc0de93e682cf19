"""Names of people and what they say: which can be shown safely, and how to tell names apart."""

import re
from collections.abc import Collection
from typing import Final
from unicodedata import category, combining, normalize

MOST_NAME: Final = 40
MOST_TEXT: Final = 200  # characters of what somebody says at a table
UNSHOWN: Final = "\N{REPLACEMENT CHARACTER}"
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # characters that show nothing
JOINER: Final = "\u200d"  # joins several emoji into one: a family of four is four people and three of these
TONES: Final = "\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # asks for an emoji in colour
MOST_ACCENTS: Final = 2  # marks above or below a letter of any script: Vietnamese has two
MOST_MARKS: Final = 4  # marks of any kind on a letter: Hebrew, Burmese and Tibetan have three
ACCENTS: Final = range(
    200, 240
)  # the combining classes of marks that stack up; those of a script's own points and vowels are smaller
# Cyrillic and Greek letters, as casefold leaves them, whose small or capital form looks like a Latin letter: those of
# Unicode's list of confusables (UTS #39) that keyboards have.
LOOKALIKES: Final = str.maketrans(
    "авеһіјкӏмнорԛѕтуѵԝхԁαβεζηικμνορτυχ",
    "abehijklmhopqstyvwxdabezhikmnoptyx",
)

SENTENCE: Final = re.compile(r"[!?…;:。](?:\s|$)|\s·\s")  # ends one, or begins another on the same line
STOP: Final = re.compile(r"(\S*)\.(?=\s|$)")
LONGEST_ABBREVIATION: Final = 4  # letters: Prof. Ada B. is a name


def nameable(name: str) -> bool:
    """Whether a name can be shown: not too long, not invisible, and nothing in it that disturbs the line."""
    return _presentable(name, MOST_NAME)


def reads_as_sentence(name: str) -> bool:
    """Whether a name could be taken for a whole sentence, or for the beginning of one."""
    plain = normalize("NFKC", name)
    return SENTENCE.search(plain) is not None or any(_ends_sentence(found[1]) for found in STOP.finditer(plain))


def _ends_sentence(word: str) -> bool:
    """Whether the full stop behind a word is more than that of an abbreviation."""
    return len(word) > 1 and not (len(word) <= LONGEST_ABBREVIATION and word[0].isupper())


def reads_as_one_of(name: str, you: Collection[str], bots: Collection[str]) -> bool:
    """Whether a name is one of these words for the reader, alone or in brackets, or one for a bot with its level."""
    plain = _alike(name)
    yours, theirs = ("|".join(re.escape(_alike(word)) for word in words) for words in (you, bots))
    return (
        re.search(rf"[(\[{{<]\s*(?:{yours})\s*[)\]}}>]", plain) is not None
        or re.fullmatch(rf"(?:{yours})\s*\d*|(?:{theirs})\s*(?:\d*|[-–—,(\[].*)", plain.strip()) is not None
    )


def sayable(text: str) -> bool:
    """The same for what somebody says."""
    return _presentable(text, MOST_TEXT)


def _presentable(text: str, most: int) -> bool:
    return (
        len(text) <= most
        and len(normalize("NFKC", text)) <= most
        and UNSHOWN not in shown(text)
        and any(map(_visible, text))
        and not _piled_up(text)
    )


def shown(text: str) -> str:
    """A text from elsewhere, with a placeholder for each character that cannot be shown: line ends, terminal codes."""
    return "".join(sign if _showable(text, at) else UNSHOWN for at, sign in enumerate(text))


def shown_name(name: str, seat: int) -> str:
    """The name at a seat in a form that can be shown, whatever a record contains."""
    if len(name) > MOST_NAME:
        name = name[: MOST_NAME - 1] + "…"
    return shown(name) if any(map(_visible, name)) else f"#{seat}"


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number added if one of the others looks the same."""
    taken = {_alike(other) for other in others}
    endings = ["", *(f" {number}" for number in range(2, len(others) + 2))]
    called = (name[: MOST_NAME - len(ending)].rstrip(" " + JOINER) + ending for ending in endings)
    return next(each for each in called if _alike(each) not in taken)


def _alike(name: str) -> str:
    """A form that is equal for all names that people would confuse."""
    return normalize("NFKC", name).casefold().translate(LOOKALIKES)


def _piled_up(name: str) -> bool:
    """Whether a letter carries more marks than any script uses, so that they reach into the neighbouring lines."""
    accents = marks = 0
    for sign in normalize("NFD", name):
        mark = category(sign) in ("Mn", "Me")
        marks = marks + 1 if mark else 0
        accents = accents + (combining(sign) in ACCENTS) if mark else 0
        if accents > MOST_ACCENTS or marks > MOST_MARKS:
            return True
    return False


def _showable(text: str, at: int) -> bool:
    return text[at].isprintable() or _joins_pictures(text, at)


def _visible(sign: str) -> bool:
    return category(sign)[0] in "LNPS" and sign not in BLANK


def _joins_pictures(name: str, at: int) -> bool:
    before, after = name[:at].rstrip(TONES)[-1:], name[at + 1 : at + 2]
    return name[at] == JOINER and _picture(before) and _picture(after)


def _picture(sign: str) -> bool:
    return sign != "" and category(sign) in ("So", "Sm") and sign not in BLANK
