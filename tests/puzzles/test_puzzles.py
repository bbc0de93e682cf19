"""Puzzles: every one replays, has one clearly best answer, and shows what its mover could know and nothing else."""

import subprocess
import sys
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from lichtspiel import Chance, Match, Move, load, names, replay
from lichtspiel.bots import reasons
from lichtspiel.puzzles import Puzzle, puzzles
from lichtspiel.puzzles.mining import EASY, Mine, decision_of, is_promising, name_of, until
from lichtspiel.puzzles.promises import unkept
from lichtspiel.puzzles.puzzle import scene_of
from lichtspiel.puzzles.verifying import fault, is_known
from lichtspiel.puzzles.weighing import CLEAR, EQUAL, MOST_BEST, Weighing
from lichtspiel.puzzles.wording import hints, preview, reasons_for, solution, tried
from lichtspiel.server.http.puzzles import shown
from lichtspiel.words import LANGUAGES
from tests.conformance.disguises import disguise

LEAST = 100  # of each game
SIZES = {"lumen": {3, 4, 5}, "leuchtturm": {2, 3, 4}, "lichterfest": {2, 3, 4}}
WANTED = 110  # of each game, when they were mined
MOST_BYTES = 200_000
SAMPLE = 25  # every such puzzle


@pytest.fixture(params=SIZES)
def mined(request: pytest.FixtureRequest) -> str:
    """Each game of which the package has puzzles."""
    name: str = request.param
    return name


def sample(game: str) -> list[Puzzle]:
    return list(puzzles(game).values())[::SAMPLE]


def test_there_are_many_of_all_kinds_in_little_room(mined: str) -> None:
    found = list(puzzles(mined).values())
    assert len(found) >= LEAST
    assert len((files("lichtspiel.puzzles") / f"{mined}.jsonl").read_bytes()) < MOST_BYTES
    assert {puzzle.players for puzzle in found} == SIZES[mined]
    grades = Counter(puzzle.grade for puzzle in found)
    assert grades[1] <= EASY * WANTED
    assert [puzzle.grade for puzzle in found] == sorted(puzzle.grade for puzzle in found)


def test_every_puzzle_replays_and_has_a_clear_answer(mined: str) -> None:
    for puzzle in puzzles(mined).values():
        scene, answers = puzzle.scene, puzzle.answers
        assert (name_of(scene), puzzle.rules) == (puzzle.id, scene.game.rules)
        position, _ = list(replay(puzzle.record))[-1]
        assert position.view(scene.seat) == scene.view
        assert len(puzzle.losses) == len(scene.legal)
        assert [move for move in scene.legal if puzzle.loss_of(move) < EQUAL] == answers
        assert len(answers) <= min(MOST_BEST, len(scene.legal) // 3)
        assert puzzle.margin == min(loss for loss in puzzle.losses if loss >= EQUAL) >= CLEAR
        assert puzzle.mined.startswith(f"lichtspiel puzzles mine {mined} --count ")


def test_what_is_shown_is_what_the_mover_could_know(mined: str) -> None:
    """Records that differ only in what the mover must not know give the same puzzle, shown and judged."""
    differing = 0
    for number, puzzle in enumerate(puzzles(mined).values()):
        match, seat = puzzle.scene.match, puzzle.scene.seat
        twin = disguise(match.game, match.setup, [move for _, move in match.moves], seat, Chance(number), match.options)
        differing += twin != match.setup
        other = msgspec.structs.replace(puzzle, setup=msgspec.Raw(msgspec.json.encode(twin)))
        assert msgspec.json.encode(shown(other)) == msgspec.json.encode(shown(puzzle))
        assert name_of(other.scene) == puzzle.id
        if number % SAMPLE == 0:
            worse = worst_move(puzzle)
            weighed = [
                Weighing(decision_of(each.scene, worse), each.players).run("twins", 8) for each in (puzzle, other)
            ]
            assert weighed[0] == weighed[1]
            assert tried(other, worse, "en") == tried(puzzle, worse, "en")
            assert solution(other, "en") == solution(puzzle, "en")
    assert differing


def test_what_is_shown_does_not_hold_the_answer(mined: str) -> None:
    for puzzle in sample(mined):
        fields = set(msgspec.json.decode(msgspec.json.encode(shown(puzzle))))
        assert fields == {"id", "grade", "viewer", "sight", "view", "prompt", "goal", "legal", "events", "aid"}


def test_a_sample_holds(mined: str) -> None:
    """All of them are verified by `lichtspiel puzzles verify`, which takes minutes."""
    for puzzle in sample(mined):
        assert fault(puzzle, times=2) is None, puzzle.id


def worst_move(puzzle: Puzzle) -> Move:
    return puzzle.scene.legal[puzzle.losses.index(max(puzzle.losses))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(mined: str, lang: str) -> None:
    for puzzle in sample(mined):
        right, wrong = tried(puzzle, puzzle.answers[0], lang), tried(puzzle, worst_move(puzzle), lang)
        assert (right.right, wrong.right) == (True, False)
        assert wrong.verdict in ("slip", "mistake", "blunder")
        assert all(reason.startswith("+ ") for reason in right.reasons)
        assert all(reason.startswith("− ") for reason in wrong.reasons)
        assert preview(puzzle, puzzle.answers[0], lang)[0] in solution(puzzle, lang)[0]
        assert not [each for each in solution(puzzle, lang) if set(puzzle.best) & set(each.split(" "))]
        said = [right.said, wrong.said, *right.reasons, *wrong.reasons, *solution(puzzle, lang), *hints(puzzle, lang)]
        assert not [each for each in said if "{" in each or "puzzle-" in each]


def test_reasons_recompute(mined: str) -> None:
    for puzzle in sample(mined):
        scene = puzzle.scene
        found = [
            reason
            for reason in reasons(scene.game, scene.view, puzzle.answers[0], scene.told)
            if not reason.against and reason.code not in puzzle.unsaid
        ]
        assert len(tried(puzzle, puzzle.answers[0], "en").reasons) == len(found)


def test_the_first_hint_says_more_than_what_all_legal_moves_have_in_common(mined: str) -> None:
    for puzzle in puzzles(mined).values():
        kinds, told = {type(move).__name__ for move in puzzle.scene.legal}, hints(puzzle, "en")
        if kinds in ({"Place"}, {"Play"}) and len(told) > 1:
            assert told[0].startswith("+ "), puzzle.id


def test_hints_promise_nothing_that_masters_then_do_not_do() -> None:
    for puzzle in puzzles("leuchtturm").values():
        if "could-lead-to" in {reason.code for reason in reasons_for(puzzle, puzzle.answers[0])}:
            assert "could-lead-to" not in unkept(puzzle.scene, puzzle.answers[0], "kept"), puzzle.id
    astray = puzzles("leuchtturm")["636f0101"]
    assert "could-lead-to" in unkept(astray.scene, astray.answers[0], "kept")


def test_what_is_not_to_be_told_goes_by_the_name_that_it_has_now(mined: str) -> None:
    for puzzle in puzzles(mined).values():
        codes = {reason.code for reason in reasons_for(puzzle, puzzle.answers[0])}
        assert is_known(puzzle), puzzle.id
        assert not codes & set(puzzle.unsaid), puzzle.id


def test_faults_are_named() -> None:
    puzzle = sample("leuchtturm")[0]
    replace = msgspec.structs.replace
    assert fault(replace(puzzle, moves=("9>9",)), 1) == "puzzle-fault-replay"
    assert fault(replace(puzzle, id="another"), 1) == "puzzle-fault-data"
    assert fault(replace(puzzle, losses=puzzle.losses[1:]), 1) == "puzzle-fault-data"
    assert fault(replace(puzzle, unsaid=("renamed",)), 1) == "puzzle-fault-data"
    wrong = str(worst_move(puzzle))
    assert fault(replace(puzzle, best=(wrong,)), 1) == "puzzle-fault-margin"


def test_mining_is_repeatable_and_what_it_finds_holds() -> None:
    game = load("lumen")
    (found,) = Mine(game, [4], 1, "1", "by a test")
    (again,) = Mine(game, [4], 1, "1", "by a test")
    assert found == again
    assert fault(found, times=2) is None


def test_a_choice_where_nothing_matters_is_not_promising() -> None:
    match = Match.dealt(load("leuchtturm"), ("Ada", "Ben"), "calm")
    scene = scene_of(until(match), [])
    assert not is_promising(decision_of(scene, scene.legal[0]), 2, "calm")


def test_a_game_without_puzzles_has_none() -> None:
    assert [puzzles(name) for name in names() if name not in SIZES] == [{}]


def test_importing_lichtspiel_loads_no_puzzles() -> None:
    code = "import lichtspiel, sys; print(any(name.startswith('lichtspiel.puzzles') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
