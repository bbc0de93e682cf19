"""The sentences: the same messages with the same arguments in all languages, all used, none missing."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from lichtspiel import load, names
from lichtspiel.core import refusals
from lichtspiel.core.phrases import phrase_of
from lichtspiel.core.refusals import Refused, refuse
from lichtspiel.core.results import Result
from lichtspiel.games import package_of
from lichtspiel.games.lichterfest.events import Ended
from lichtspiel.words import LANGUAGES, Phrase, page_parts, say, sentence, sources
from lichtspiel.words.files import NOT_IN_PAGE

GAMES = [load(name).name for name in names()]  # loading a game brings in its words
OUTSIDE = [package for package in map(package_of, GAMES) if not package.startswith("lichtspiel.")]
FOLDERS = [Path(str(files(package))) for package in ("lichtspiel", *OUTSIDE)]
PAGE = Path(__file__).parent.parent / "web" / "src"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SPEAKERS = "|".join([*GAMES, "record", "refused", "cli", "table", "server", "web"])


@cache
def messages(lang: str) -> dict[str, str]:
    """Every message of a language with its text."""
    text = "\n".join(path.read_text() for path in sources(lang))
    assert "\t" not in text
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", text + "\n", re.MULTILINE))


@cache
def page_code() -> str:
    """All that the page is written in."""
    return "\n".join(path.read_text() for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind))


def quoted(code: str, quotes: str) -> set[str]:
    """What may be a key: each word between two of these quotes."""
    return set(re.findall(rf"[{quotes}]([a-z][a-z0-9-]*)(?=[{quotes}])", code))


def arguments(key: str, all_messages: dict[str, str]) -> set[str]:
    """The arguments of a message and of the messages it refers to."""
    text = all_messages[key]
    referred = {name for name in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text) if name in all_messages}
    return set(re.findall(r"\$(\w+)", text)).union(*(arguments(name, all_messages) for name in referred))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_says_the_same_things(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert list(other) == list(english)
    for key in english:
        assert arguments(key, other) == arguments(key, english), key


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    python = "\n".join(path.read_text() for folder in FOLDERS for path in folder.rglob("*.py"))
    forms = r"`([a-z-]*(?:\$\{[^}]+\}[a-z-]*)+)`"
    code = python + re.sub(forms, lambda form: f'f"{form[1]}"'.replace("$", ""), page_code())
    english = messages("en")
    referred = {name for text in english.values() for name in re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text)}
    whole = quoted(code, "\"'")
    templates = re.findall(r"""f"([a-z-]*(?:\{[^}]+\}[a-z-]*)+)\"""", code)
    made = re.compile("|".join(re.sub(r"\{[^}]+\}", "[a-z-]+", form) for form in templates if names_messages(form)))
    assert not {key for key in english if key not in whole | referred and not made.fullmatch(key)}
    keys_in_code = set(re.findall(rf"""["']((?:{SPEAKERS})-[a-z-]+[a-z])["']""", code))
    assert keys_in_code <= set(english)


def test_the_page_gets_every_message_that_it_names() -> None:
    named = quoted(page_code(), "\"'`") & set(messages("en"))
    assert named
    assert not [key for key in named if NOT_IN_PAGE.match(key)]
    assert not [key for key in messages("en") if NOT_IN_PAGE.match(key) and re.search("-(?:event|prompt|reason)-", key)]


def test_the_sentences_of_a_part_are_said_there_and_nowhere_else() -> None:
    """What another part says must travel without this one."""
    for part, path in page_parts("en").items():
        apart = set(re.findall(r"^([\w-]+) =", path.read_text(), re.MULTILINE))
        elsewhere = [path for path in PAGE.rglob("*.[ts]*") if path.suffix != ".css" and part not in path.parts]
        said = "\n".join(path.read_text() for path in elsewhere if not path.name.endswith(".test.ts"))
        assert apart
        assert not apart & quoted(said, "\"'`")


def names_messages(template: str) -> bool:
    """Whether a template fixes more of a key than its speaker; if not, it would match every message."""
    fixed = re.sub(r"\{[^}]+\}", "", template).strip("-")
    return fixed != "" and re.fullmatch(SPEAKERS, fixed) is None


@pytest.mark.parametrize("template", ["{code}-{verdict}", "web-{each}", "leuchtturm-{answer}"])
def test_a_template_that_matches_everything_does_not_count_as_use(template: str) -> None:
    assert not names_messages(template)
    assert names_messages("web-pace-{pace}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_exclamation_marks_from_the_machine(lang: str) -> None:
    assert not [key for key, text in messages(lang).items() if "!" in text]


def test_polish_plurals() -> None:
    said = [say("pl", "lichterfest-board-stack", tiles=tiles) for tiles in (1, 3, 5, 12, 22)]
    assert [text.split(" ")[1] for text in said] == ["kafel", "kafle", "kafli", "kafli", "kafle"]


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        sentence(Phrase("record-at-move", {"move": 3}), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_beyond_counting_are_written_as_they_stand(lang: str) -> None:
    for huge in (10**25, -(10**25), 10**400):
        assert str(huge) in say(lang, "record-rules-unknown", rules=huge, known=1)
        assert str(huge) in say(lang, "refused-players", players=huge, least=2, most=4)


@pytest.mark.parametrize(("lang", "share"), [("en", "45%"), ("de", "45\u202f%"), ("pl", "45%")])
def test_numbers_are_written_as_the_language_writes_them(lang: str, share: str) -> None:
    assert say(lang, "percent", share=45) == share
    over = say(lang, "lumen-prompt-over", player="Ada", who="other", score=-5)
    assert "−5" in over
    assert "-5" not in over
    assert not [key for key, text in messages(lang).items() if re.search("[ \u00a0]%", text)]


def test_a_refusal_is_put_into_words_only_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every viewer is told after every move why nothing can be taken back, as a phrase: no sentence is made for it."""
    said: list[Phrase] = []

    def sentence(phrase: Phrase, lang: str) -> str:
        said.append(phrase)
        return phrase.key

    monkeypatch.setattr(refusals, "sentence", sentence)
    error = Refused(refuse("L1", "some-key"))
    assert not said
    assert str(error) == "L1: some-key"
    assert said == [error.phrase]


TOGETHER = {"en": "you and Ben win together", "de": "du und Ben gewinnt gemeinsam", "pl": "ty i Ben wygrywacie razem"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("played", ["lichterfest", "leuchtturm", "lumen"])
def test_who_shares_a_victory_is_told_so(played: str, lang: str) -> None:
    ended = Ended(Result((1, 1, 3), (30, 30, 20), "L22"))
    said = [sentence(phrase_of(played, ended, ("Ada", "Ben", "Cem"), viewer), lang) for viewer in (0, 2, "table")]
    assert TOGETHER[lang] in said[0].lower().replace("ben", "Ben")
    assert "Ada & Ben" in said[1]
    assert said[1] == said[2]


def test_a_card_is_feminine_in_polish() -> None:
    assert say("pl", "lumen-card-face", color="red", value=4) == "czerwona 4"
    assert say("pl", "lumen-card-back", place=2, color="green", state="waits") == "Miejsce 2, zielona"
    assert say("pl", "lumen-card-color", color="blue") == "niebieska"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("place 1 is 2.", "place 1 is 6 or 8.", "place 1 can be 2, 4 or 5.")),
        ("de", ("ist Platz 1 eine 2.", "ist Platz 1 entweder 6 oder 8.", "kann Platz 1 sein: 2, 4 oder 5.")),
        ("pl", ("na miejscu 1 jest 2.", "na miejscu 1 jest 6 lub 8.", "na miejscu 1 może być 2, 4 lub 5.")),
    ],
)
def test_the_pad_is_as_sure_as_it_can_be(lang: str, said: tuple[str, ...]) -> None:
    values = (["2"], ["6", "8"], ["2", "4", "5"])
    for expected, (*others, last) in zip(said, values, strict=True):
        listed = say(lang, "lumen-pad-either", one=", ".join(others), other=last) if others else last
        text = say(lang, "lumen-pad-says", place=1, count=len(others) + 1, values=listed)
        assert text.endswith(expected)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_black_has_one_letter_in_all_games(lang: str) -> None:
    assert say(lang, "leuchtturm-letter", stone="black") == say(lang, "lichterfest-letter", color="black")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_purple_has_one_letter_in_all_games(lang: str) -> None:
    assert say(lang, "lumen-letter", color="purple") == say(lang, "lichterfest-letter", color="purple")
