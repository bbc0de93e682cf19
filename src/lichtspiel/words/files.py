"""The files with the words: those of the package, and those of games from outside."""

import re
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "de", "pl")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
# What only the terminal says, what is said of records and setups, and what the server says itself: also why somebody
# cannot open a table or have a seat, which is asked for by HTTP, and that there is no such place, seat, bot or move:
# the page offers none, nor moves of another phase. What is refused only when two do something at once comes with the
# server's sentence.
NOT_IN_PAGE: Final = re.compile(
    r"(?:advice|caution|cli|record|review|server|table-words)-|puzzle-(?:again|best|equal|fault|kind|right|title|wrong)|"
    r"[a-z]+-(?:caution|setup|menu|text)-|[a-z]+-legend$|[a-z]+-refused-(?:no-such-|over$)|"
    r"(?:table-)?refused-(?:players|name|name-words|rename-wait|no-game|options|practice|one-seat|has-seat|sent-away|"
    r"not-given-away|seat-resigned|bot-first|lent|malformed|no-bot|no-seat|not-over|not-started|days|daily-rematch|"
    r"rated-(?:people|aids|clock|dealt|pause|alone)|ranked-alone|seat-kept|seats-free|no-shuffle|salted|end-alone)$|"
    r"table-refused-(?:not-paused|not-handed-over|not-played-by-person|seat-free|end-not-asked|undo-not-asked|"
    r"end-asked|undo-asked|not-to-move|seat-taken|started|stale|ended)$|"
    r"leuchtturm-refused-(?:distance|not-asked|refill-not-due|refill-due|first-stone|answer-due)$|"
    r"lichterfest-refused-(?:turns|tile-not-held|place-taken|place-apart|gives-none|discards-none|after-discard|"
    r"exchange-after-dedication|discard-not-due|discard-in-last-turn|tile-in-last-turn|pass-not-yet)$|"
    r"lumen-refused-(?:place-empty|plus-card)$"
)
INDENT: Final = re.compile(r"\n +")
PART: Final = re.compile(r"page-(\w+)\.ftl")  # what only a part of the page says, which loads when it is opened
_LEARNT: "Final[dict[str, Traversable]]" = {}  # the words of games from outside


def learn(game: str, folder: "Traversable") -> None:
    """Add the words of a game from outside: `<lang>.ftl` and `rules.<lang>.md`, for every language."""
    _LEARNT[game] = folder
    messages.cache_clear()


def read_book(game: str, lang: str) -> str:
    """The rule book of a game."""
    if game in _LEARNT:
        return (_LEARNT[game] / f"rules.{lang}.md").read_text(encoding="utf-8")
    book = get_data(__package__, f"rules/{game}.{lang}.md")
    assert book is not None
    return book.decode()


def read_index(game: str) -> str | None:
    """The words of a rule book's index in all languages, as TOML; none if it has none."""
    if game in _LEARNT:
        brought = _LEARNT[game] / "rules.index.toml"
        return brought.read_text(encoding="utf-8") if brought.is_file() else None
    index = get_data(__package__, f"rules/{game}.index.toml")
    assert index is not None
    return index.decode()


def read_course(game: str) -> str | None:
    """The lessons of a game, as TOML; none if it has none."""
    if game in _LEARNT:
        brought = _LEARNT[game] / "lessons.toml"
        return brought.read_text(encoding="utf-8") if brought.is_file() else None
    from importlib.resources import files

    course = files(__package__) / "lessons" / f"{game}.toml"
    return course.read_text(encoding="utf-8") if course.is_file() else None


def sources(lang: str) -> "list[Traversable]":
    """The files with the messages of a language."""
    from importlib.resources import files  # which takes a while to load, and no rule book needs it

    own = sorted((files(__package__) / lang).iterdir(), key=str)
    return [*own, *(folder / f"{lang}.ftl" for folder in _LEARNT.values())]


def text(lang: str) -> str:
    """All messages of a language but the terminal's, with what their files say about them."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sources(lang) if path.name != "cli.ftl")


def page_parts(lang: str) -> "dict[str, Traversable]":
    """The files of those parts of the page that load when they are opened, by the names of the parts."""
    return {found[1]: path for path in sources(lang) if (found := PART.fullmatch(path.name))}


def page_text(lang: str, part: str = "") -> str:
    """The messages of a language that the page may have to say, and nothing else, as short as they can be written.

    Those of a part of the page travel by themselves, when it is opened.
    """
    parts = {name: _messages_in([path]) for name, path in page_parts(lang).items()}
    apart = {key for said in parts.values() for key in said}
    usual = {key: said for key, said in messages(lang).items() if key not in apart and not NOT_IN_PAGE.match(key)}
    said = parts[part] if part else usual
    return INDENT.sub("\n ", "".join(f"{key} ={pattern.rstrip()}\n" for key, pattern in said.items()))


@cache
def messages(lang: str) -> dict[str, str]:
    """Every message of a language by its key, as it stands in its file."""
    return _messages_in(sources(lang))


def _messages_in(paths: "Iterable[Traversable]") -> dict[str, str]:
    """The messages of some files; of two with one key, the first."""
    found: dict[str, str] = {}
    for path in paths:
        for key, pattern in MESSAGE.findall(path.read_text(encoding="utf-8")):
            found.setdefault(key, pattern)
    return found
