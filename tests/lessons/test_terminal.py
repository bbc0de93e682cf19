"""`lichtspiel learn` as people use it: one script a game, in one of the languages each."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from lichtspiel.cli.dialogues import dialogue_for
from lichtspiel.lessons import LEARNER
from lichtspiel.words import say, sentence
from tests.lessons.taking import GAMES, steps
from tests.test_cli import lichtspiel

LANGS = dict(zip(GAMES, ("de", "pl", "en"), strict=True))


def script(game: str, lang: str) -> tuple[str, list[str]]:
    """What one types to take all lessons, trying every foreseen detour first; and what one is told."""
    typed, told = "", list[str]()
    dialogue = dialogue_for(game, lang)
    for made in steps(game):
        assert made.step is not None
        assert made.says is not None
        told.append(sentence(made.says, lang))
        if made.way is None:
            typed += "\n"
            continue
        view, legal = made.position.view(LEARNER), made.position.legal()
        for detour in made.step.detours:
            move = made.game.parse(detour.such)
            typed += f"{dialogue.spoken(move, view, legal)}\n\n\n"  # the move, yes, and take it back
            made.answer(move)
            assert made.tried is not None
            told.append(sentence(made.tried, lang))
            made.take_back()
        typed += f"hint\n{dialogue.spoken(made.way, view, legal)}\n\n"
        told.append(say(lang, "cli-lesson-way", move=dialogue.spoken(made.way, view, legal)))
    return typed, told


Learn: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def learn(tmp_path: Path) -> Learn:
    """The command, for somebody whose computer remembers nothing yet."""

    def run(*arguments: object, typed: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
        return lichtspiel("learn", *arguments, "--lang", lang, typed=typed, XDG_STATE_HOME=str(tmp_path))

    return run


@pytest.mark.parametrize("taught", GAMES)
def test_a_course_in_the_terminal_by_every_turn(taught: str, learn: Learn) -> None:
    lang = LANGS[taught]
    typed, told = script(taught, lang)
    said = learn(taught, typed=typed + "q\n", lang=lang)
    assert said.returncode == 0, said.stderr
    at = 0
    for each in told:
        assert each in said.stdout[at:], each
        at = said.stdout.index(each, at)
    assert say(lang, "learn-done", game=say(lang, f"{taught}-title")) in said.stdout[at:]


def test_it_goes_on_where_a_lesson_was_left(learn: Learn) -> None:
    left = learn("lumen", typed="\n3\n\n\nq\n")  # read, bid, and leave the third step
    assert left.returncode == 0
    assert "Next time you go on here: lichtspiel learn lumen" in left.stdout
    told = [sentence(made.says, "en") for made in steps("lumen") if made.says is not None]
    again = learn("lumen", typed="q\n").stdout
    assert "You go on where you left." in again
    assert told[2] in again
    assert told[0] not in again
    anew = learn("lumen", 1, typed="q\n").stdout
    assert told[0] in anew


def test_it_remembers_what_was_finished_and_each_lesson_that_was_left(learn: Learn) -> None:
    tip = "\n1\n\n\n"
    assert "Enter begins a whole game" in learn("lumen", 6, typed=tip + "q\n").stdout
    learn("lumen", 5, typed="\nq\n")
    learn("lumen", 4, typed="\nq\n")
    assert "Lesson 4 of 6" in learn("lumen", typed="q\n").stdout
    learn("lumen", 4, typed="q\n")
    assert "Lesson 5 of 6" in learn("lumen", typed="q\n").stdout
    learn("lumen", 5, typed="q\n")
    assert "Lesson 1 of 6" in learn("lumen", typed="q\n").stdout
    assert "Lesson 1 of" in learn("leuchtturm", typed="q\n").stdout


def test_answers_that_fit_no_more_begin_anew_and_nonsense_is_nothing(tmp_path: Path, learn: Learn) -> None:
    kept = tmp_path / "lichtspiel" / "lessons.json"
    kept.parent.mkdir()
    for nonsense in ('{"lumen": {"half": {"follow": [null, "#9", "?"]}}}', '{"lumen": {"half": {"follow": ["?"]}}}'):
        kept.write_text(nonsense)
        said = learn("lumen", typed="q\n").stdout
        assert "Lesson 2 of 6" in said
        assert "You go on" not in said
    kept.write_text("nonsense")
    assert "Lesson 1 of 6" in learn("lumen", typed="q\n").stdout


def test_it_works_where_nothing_can_be_kept(tmp_path: Path, learn: Learn) -> None:
    (tmp_path / "lichtspiel").write_text("a file, not a folder")
    assert learn("lumen", typed="\nq\n").returncode == 0


def test_a_whole_game_follows(learn: Learn) -> None:
    last = [made for made in steps("lumen") if made.lesson.name == "tip"]
    assert last
    said = learn("lumen", 6, typed="\n1\n\n\n\nq\n")
    assert "Beginner" in said.stdout or "beginner" in said.stdout
    assert say("en", "cli-left") in said.stdout
