"""The rule books: a summary first, pictures that the games draw, the same ones in every language."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lichtspiel import load, names
from lichtspiel.core.games import AnyGame
from lichtspiel.games import package_of
from lichtspiel.games.leuchtturm import illustrations as leuchtturm
from lichtspiel.games.leuchtturm.box import TOWERS
from lichtspiel.games.lichterfest import illustrations as lichterfest
from lichtspiel.games.lichterfest.box import SYMBOLS
from lichtspiel.games.lumen import illustrations as lumen
from lichtspiel.games.lumen.box import points_for
from lichtspiel.words import LANGUAGES, files, index, paragraphs, pictures, rule_book, say, without_pictures
from lichtspiel.words.books import PICTURE

OURS = [load(name) for name in names() if package_of(name).startswith("lichtspiel.")]
DRAWN = {"lichterfest": lichterfest, "leuchtturm": leuchtturm, "lumen": lumen}
ours = pytest.mark.parametrize("one", OURS, ids=lambda one: one.name)


@ours
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_of_a_book_is_drawn(one: AnyGame, lang: str) -> None:
    shown = PICTURE.findall(rule_book(one.name, lang))
    assert tuple(name for _, name in shown) == pictures(one.name)
    assert sorted(pictures(one.name)) == sorted(DRAWN[one.name].ILLUSTRATIONS)
    for name in pictures(one.name):
        drawn = one.illustrate(name, lang)
        assert drawn is not None
        ElementTree.fromstring(drawn)


def test_pictures_have_the_letters_of_the_language() -> None:
    german = load("lichterfest").illustrate("sets", "de")
    assert german is not None
    letters = {say("de", "lichterfest-letter", color=color) for color in ("purple", "black", "red")}
    assert letters <= set(re.findall(r">([a-z]+)</text>", german))
    assert ">p</text>" not in german


@ours
def test_a_picture_belongs_to_its_paragraph_and_no_other_has_a_name(one: AnyGame) -> None:
    beside = [number for number, text in paragraphs(one.name, "en").items() if PICTURE.search(text)]
    assert len(beside) == len(pictures(one.name))
    assert one.illustrate("nothing", "en") is None


@ours
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_begins_with_a_summary_that_cites_its_paragraphs(one: AnyGame, lang: str) -> None:
    summary = re.split(r"^## ", rule_book(one.name, lang), flags=re.MULTILINE)[1]
    points = re.findall(r"^- .+", summary, re.MULTILINE)
    assert 5 <= len(points) <= 7
    known = paragraphs(one.name, lang)
    for point in points:
        cited = re.findall(r"[A-Z]\d+", re.search(r"\(([A-Z]\d+(?:, [A-Z]\d+)*)\)\.$", point)[1])  # type: ignore[index]
        assert cited
        assert set(cited) <= set(known)


@ours
def test_the_index_says_in_every_language_where_the_same_things_are(one: AnyGame) -> None:
    known = paragraphs(one.name, "en")
    found = {lang: index(one.name, lang) for lang in LANGUAGES}
    assert all(set(numbers) <= set(known) for words in found.values() for numbers in words.values())
    assert len({tuple(words.values()) == tuple(found["en"].values()) for words in found.values()}) == 1
    for lang, words in found.items():
        titles = {text.split("*")[1].rstrip(".?") for text in paragraphs(one.name, lang).values()}
        assert not titles & set(words)


def test_a_game_from_outside_needs_no_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(files._LEARNT, "mine", tmp_path)
    assert index("mine", "en") == {}
    (tmp_path / "rules.index.toml").write_text('[en]\nBoats = ["X1"]\n')
    assert index("mine", "en") == {"Boats": ["X1"]}


def test_a_book_can_do_without_its_pictures() -> None:
    book = without_pictures(rule_book("lumen", "en"))
    assert "![" not in book
    assert list(paragraphs("lumen", "en")) == re.findall(r"^\*\*(M\d+)\*\*", book, re.MULTILINE)


def test_L15_the_picture_shows_two_matches_and_a_boat_for_each_tile_with_a_symbol() -> None:
    laid, neighbour, below = (
        lichterfest.shown(*tile) for tile in (lichterfest.LAID, lichterfest.WITH_SYMBOL, lichterfest.WITHOUT)
    )
    assert laid[3] == neighbour[1] == "g"
    assert laid[2] == below[0] == "r"
    symbols = [tile in SYMBOLS for tile, _ in (lichterfest.LAID, lichterfest.WITH_SYMBOL, lichterfest.WITHOUT)]
    assert symbols == [True, True, False]


def test_L17_the_picture_shows_the_colours_that_its_words_name() -> None:
    assert lichterfest.shown(*lichterfest.SHOWING) == "wgro"


def test_A2_the_picture_shows_one_of_the_cards() -> None:
    assert leuchtturm.ORDER in TOWERS


def test_M7_the_card_that_shines_wins_the_trick() -> None:
    trumps = [value for color, value in lumen.TRICK if color == "yellow"]
    assert lumen.TRICK[lumen.WINNER] == ("yellow", max(trumps))


@pytest.mark.parametrize(("tokens", "extra", "tricks", "points"), lumen.BIDS)
def test_M8_the_pictured_bids_score_what_they_say(tokens: int, extra: bool, tricks: int, points: int) -> None:
    assert points_for(tokens, int(extra), tricks, 0) == points  # of the first round
