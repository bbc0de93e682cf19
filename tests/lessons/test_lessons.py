"""Every lesson: by its shortest way, by every other legal move of every step, and what it cites."""

import re
from copy import deepcopy
from pathlib import Path

import pytest

from lichtspiel import load
from lichtspiel.lessons import LEARNER, Attempt, WrongAnswer, attempt
from lichtspiel.words import LANGUAGES, files, paragraphs, read_course, say, sentence
from lichtspiel.words.files import messages
from tests.lessons.taking import GAMES, go_the_way, lessons, steps

# What a first game can do without; the table explains it when it comes up.
NOT_TAUGHT = {
    "lichterfest": {"L3", "L4", "L6"},
    "leuchtturm": {"A1", "A9", "A16", "A20"},
    "lumen": set[str](),
}


@pytest.fixture(params=GAMES)
def taught(request: pytest.FixtureRequest) -> str:
    """A game that has lessons."""
    name: str = request.param
    return name


def test_there_are_a_few_short_lessons(taught: str) -> None:
    assert 4 <= len(lessons(taught)) <= 6
    names = [lesson.name for lesson in lessons(taught)]
    assert len(set(names)) == len(names)


def test_each_is_done_by_its_shortest_way(taught: str) -> None:
    for made in steps(taught):
        assert made.step is not None
        waits = made.step.waits_for is not None
        assert waits == (made.way is not None)
        assert not waits or made.position.to_move == LEARNER
        before = made.at
        go_the_way(deepcopy(made))
        assert made.at == before


def test_the_first_move_comes_within_twenty_seconds(taught: str) -> None:
    first = Attempt(load(taught), lessons(taught)[0])
    read = 0
    while first.step is not None:
        assert first.says is not None
        read += len(sentence(first.says, "en").split())
        if first.step.waits_for is not None:
            break
        first.answer(None)
    assert read / 200 * 60 <= 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_takes_three_to_five_minutes(taught: str, lang: str) -> None:
    """Reading at 200 words a minute, eight seconds for a move, two for each of the others."""
    seconds = 0.0
    for made in steps(taught):
        assert made.step is not None
        assert made.says is not None
        seconds += len(sentence(made.says, lang).split()) / 200 * 60
        seconds += 8 * (made.way is not None) + 2 * len(made.step.then)
    assert 150 <= seconds <= 300


def test_every_foreseen_detour_is_explained_and_taken_back(taught: str) -> None:
    for made in steps(taught):
        assert made.step is not None
        for detour in made.step.detours:
            before, view = made.position.clone(), made.view
            made.answer(made.game.parse(detour.such))
            assert made.tried is not None
            assert made.says == made.tried
            assert made.tried.key.endswith(f"-{detour.says}")
            assert [moment.seat for moment in made.moments] == [LEARNER]
            with pytest.raises(WrongAnswer):
                made.answer(made.way)
            made.take_back()
            assert (made.view, made.position.legal()) == (view, before.legal())


def test_no_legal_move_is_an_error(taught: str) -> None:
    """Whatever fulfils a step leads on to the end of the lesson; whatever does not is explained."""
    for made in steps(taught):
        if made.way is None:
            continue
        for move in made.position.legal():
            other = Attempt(made.game, made.lesson)
            for at in range(made.at):
                go_the_way(other)
                assert other.at == at + 1
            other.answer(move)
            if other.tried is not None:
                assert all(sentence(other.tried, lang) for lang in LANGUAGES)
                assert move != made.way
            else:
                _finish(other)


def _finish(made: Attempt) -> None:
    """Go on to the end by the ways: a step whose way may be closed by one before must not come after it."""
    while made.step is not None:
        go_the_way(made)
        assert made.tried is None


def test_the_paragraphs_exist_and_are_covered(taught: str) -> None:
    book = set(paragraphs(taught, "en"))
    cited = {rule for lesson in lessons(taught) for step in lesson.steps for rule in step.rules}
    assert cited <= book
    assert book - cited == NOT_TAUGHT[taught]


def test_every_sentence_is_said_and_every_said_one_is_there(taught: str) -> None:
    said = {f"learn-{taught}-{lesson.name}" for lesson in lessons(taught)}
    for lesson in lessons(taught):
        for step in lesson.steps:
            said |= {f"learn-{taught}-{lesson.name}-{each.says}" for each in (step, *step.detours)}
    for lang in LANGUAGES:
        assert {key for key in messages(lang) if key.startswith(f"learn-{taught}-")} == said
        assert all(say(lang, f"learn-{taught}-{lesson.name}") for lesson in lessons(taught))


# What only the page has: buttons, rings, and what is chosen already.
PAGE_ONLY = {
    "en": r"\b(press|click|ring|marked|is chosen)\b",
    "de": r"\b(drück\w*|klick\w*|ring|markiert\w*|schon gewählt)\b",
    "pl": r"\b(naciśnij|kliknij|pierście\w+|zaznaczon\w+|już wybrany)\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_fit_the_terminal_as_well_as_the_page(taught: str, lang: str) -> None:
    for made in steps(taught):
        assert made.step is not None
        for each in (made.step, *made.step.detours):
            said = made.game.name, made.lesson.name, each.says
            text = messages(lang)["learn-" + "-".join(said)]
            assert not re.search(PAGE_ONLY[lang], str(text), re.IGNORECASE), (lang, said)


def test_sentences_are_short(taught: str) -> None:
    """They have to fit below the board of a phone."""
    for made in steps(taught):
        for lang in LANGUAGES:
            assert made.says is not None
            assert len(sentence(made.says, lang)) <= 190
            assert not re.search(r"[{}]|learn-", sentence(made.says, lang))


def test_answers_that_answer_nothing_are_refused(taught: str) -> None:
    game, lesson = load(taught), lessons(taught)[0]
    move = game.parse(next(step.way for step in lesson.steps if step.way))
    fresh = Attempt(game, lesson)
    with pytest.raises(WrongAnswer):
        fresh.take_back()
    for answers in ([move], [None, None], [None] * 40):
        with pytest.raises(WrongAnswer):
            attempt(game, lesson, answers)
    for lesson in lessons(taught):
        done = Attempt(game, lesson)
        while done.step is not None:
            go_the_way(done)
        assert done.says is None
        with pytest.raises(WrongAnswer):
            done.answer(None)


def test_a_game_from_outside_brings_its_own_lessons_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(files._LEARNT, "mine", tmp_path)
    assert read_course("mine") is None
    (tmp_path / "lessons.toml").write_text("[[lesson]]\n")
    assert read_course("mine") == "[[lesson]]\n"
    assert read_course("nobody's") is None
