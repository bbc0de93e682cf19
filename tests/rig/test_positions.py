"""Frozen positions: those of the repository can be replayed, answers repeat themselves, and regret is measured."""

import sys
from pathlib import Path

import pytest

from benchmarks.rig.answers import Judge, sure_wins
from benchmarks.rig.frozen import command
from benchmarks.rig.frozen_player import GAMES
from benchmarks.rig.mining import Vein, considered, mine, until
from benchmarks.rig.moments import last_moment
from benchmarks.rig.positions import FrozenPosition, Playing, add_positions, file_of, read_positions
from benchmarks.rig.regret import Choice, Trial, choice, regret
from lichtspiel import Chance, Match, Record, load, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from tests.conformance.disguises import disguise

FEW = Playing(simulations=4, worlds=2)


def begun(game: AnyGame, plies: int = 7) -> Record:
    """A game of which some moves have been made at random."""
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), "begun"), Chance("begun")
    for _ in range(plies):
        match.play(match.position.random_move(chance))
    return match.record()


@pytest.mark.parametrize("name", GAMES)
def test_the_positions_of_the_repository(name: str) -> None:
    """Each can be replayed, and its moves are legal there; there are some of every kind we have answers for."""
    game, positions = load(name), read_positions(file_of(name))
    assert len(positions) == len({position.id for position in positions}) >= 10
    for position in positions:
        moment = last_moment(position.record)
        moves = [game.read_move(each.move) for each in position.moves]
        assert set(moves) <= set(moment.legal)
        assert len(set(moves)) == len(moves)
        assert all(0 <= each.value <= 1 for each in position.moves)
        assert (position.playing is None) == (position.kind == "win")
        if position.kind == "win":
            assert 0 < len(moves) < len(moment.legal)
    assert {position.kind for position in positions} == ({"playouts"} if name == "lumen" else {"playouts", "win"})


@pytest.mark.parametrize("name", ["lichterfest", "leuchtturm"])
def test_master_finds_sure_wins(name: str) -> None:
    wins = [position for position in read_positions(file_of(name)) if position.kind == "win"]
    assert [position.id for position in wins if choice(Trial("master", position)).regret > 0] == []


def test_a_sure_win_is_sure_and_what_is_none_is_not(game: AnyGame) -> None:
    assert sure_wins(game, last_moment(begun(game)), "sure") == []


@pytest.mark.parametrize("name", ["lichterfest", "leuchtturm"])
def test_sure_wins_are_found_again(name: str) -> None:
    game = load(name)
    position = next(each for each in read_positions(file_of(name)) if each.kind == "win")
    found = sure_wins(game, last_moment(position.record), "another seed")
    assert {game.read_move(each.move) for each in position.moves} == set(found)


def test_answers_repeat_themselves_move_by_move(game: AnyGame) -> None:
    moment = last_moment(begun(game))
    judge = Judge(game, moment, FEW, "judge")
    both = judge.worths(moment.legal[:2])
    assert both == [judge.worths([move])[0] for move in moment.legal[:2]]


def test_answers_do_not_depend_on_what_the_seat_must_not_know(game: AnyGame) -> None:
    record = begun(game)
    moment = last_moment(record)
    moves = [game.read_move(move.move) for move in record.moves]
    start = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), "begun")
    other = Match(game, disguise(game, start.setup, moves, moment.seat, Chance(3)), start.players)
    told = [event for move in moves for event in tell(other.play(move), moment.seat)]
    assert told == moment.told
    disguised = last_moment(other.record())
    worths = [Judge(game, each, FEW, "judge").worths(moment.legal[:2]) for each in (moment, disguised)]
    assert worths[0] == worths[1]


def test_mining_adds_what_is_not_there_yet(tmp_path: Path) -> None:
    vein = Vein("lichterfest", 2, "test", 1, FEW, "code")
    found = mine(vein)
    assert [position.kind for position in found if position.kind == "playouts"] == ["playouts"]
    assert mine(vein) == found
    file = tmp_path / "new" / "positions.jsonl"
    for _ in range(2):
        add_positions(found, file)
    assert read_positions(file) == sorted(found, key=lambda position: position.id)


def test_every_bot_is_considered() -> None:
    game = load("lichterfest")
    moment = last_moment(until(begun(game), 3))
    assert 1 < len(considered(game, moment, "seed")) <= 8


def test_regret_is_what_is_missing_to_the_best_move() -> None:
    choices = [
        Choice("a", "playouts", 0.0, considered=True),
        Choice("b", "playouts", 0.3, considered=False),
        Choice("c", "win", 1.0, considered=False),
        Choice("d", "win", 0.0, considered=True),
    ]
    found = regret(choices)
    assert found.regret.value == pytest.approx(0.15)
    assert (found.blunders, found.agreement, found.judged) == (0.5, 0.5, 1)
    assert "1 of 2 sure wins found" in str(found)


def sample(name: str) -> FrozenPosition:
    """A position whose answers are quick to find again."""
    game = load(name)
    record = begun(game)
    moment = last_moment(record)
    worths = Judge(game, moment, FEW, "sample").worths(moment.legal[:2])
    return FrozenPosition(id="sample", kind="playouts", playing=FEW, moves=tuple(worths), code="", record=record)


def test_a_move_without_an_answer_is_judged() -> None:
    position = sample("lichterfest")
    game = load("lichterfest")
    answers = {str(simulations): choice(Trial("master", position, simulations)) for simulations in (0, 60)}
    for found in answers.values():
        assert 0 <= found.regret <= 1
    moment = last_moment(position.record)
    assert position.worth_of(moment.legal[0], game) is not None
    assert position.worth_of(moment.legal[-1], game) is None


def test_commands_are_asked_too() -> None:
    position = sample("lumen")
    found = choice(Trial(command(Path(sys.executable), "beginner"), position))
    assert found.id == "sample"
