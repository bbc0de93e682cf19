"""Bots in other languages: they play whole games in the arena, learn nothing they must not, and fail plainly."""

import shlex
import sys
from pathlib import Path

import pytest

from lichtspiel import Chance, Match, read_record, tell, verify
from lichtspiel.arena.external import CommandBot, ExternalBotError
from lichtspiel.arena.tournament import Plan, jobs, play
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from tests.conformance.disguises import disguise
from tests.conformance.strategies import play_randomly
from tests.nodes import NODE

BOTS = Path(__file__).parent.parent / "examples" / "bots"
PYTHON = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(BOTS / 'random_bot.py'))}"
JAVASCRIPT = f"cmd:{shlex.quote(NODE)} {shlex.quote(str(BOTS / 'last_bot.mjs'))}"
STAY = "\nimport sys; sys.stdout.flush(); sys.stdin.read()"  # stay until asked for a move
ECHO = "import sys\nfor line in sys.stdin:\n    sys.stderr.write(line)\n    sys.stderr.flush()\n"


def match_of(game: AnyGame) -> Match:
    return Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), 5)


def scripted(tmp_path: Path, program: str) -> str:
    """A command that runs this program."""
    file = tmp_path / "bot.py"
    file.write_text(program)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


@pytest.mark.parametrize("command", [PYTHON, JAVASCRIPT], ids=["python", "node"])
def test_the_example_bots_play_whole_games(game: AnyGame, command: str) -> None:
    job = jobs(Plan(game.name, game.players[0], (command, "random"), 1, options=SHORT.get(game.name, "{}")))[0]
    record = read_record(play(job))
    assert verify(record).to_move is None
    assert record.by == job.seating


SHORT = {"leuchtturm": '{"turn_limit": 40}'}


def test_the_examples_are_short() -> None:
    assert all(len(file.read_text().splitlines()) <= 40 for file in BOTS.iterdir())


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("print('hello')", "hello"),
        ("print('{\"move\": 100000}')", "100000"),
        ("print('{\"move\": -1}')", "-1"),
        ('print(\'{"move": {"type": "castle"}}\')', "castle"),
        ("input()", "(nothing|it has gone)"),  # it has heard the greeting, and goes
        ("import time; time.sleep(60)", "(nothing|it has gone)"),
    ],
)
def test_a_bot_without_a_legal_move_fails_plainly(game: AnyGame, program: str, said: str, tmp_path: Path) -> None:
    match = match_of(game)
    stays = program + STAY if program.startswith("print") else program
    bot = CommandBot(scripted(tmp_path, stays), match, 0, patience=1.0 if "sleep" in program else 30.0)
    with pytest.raises(ExternalBotError, match=said):
        bot.choose(match.position.view(0), match.position.legal())
    bot.leave(None)
    assert bot.process.returncode is not None


def test_a_missing_command_is_reported(game: AnyGame) -> None:
    with pytest.raises(ExternalBotError, match="no-such-program"):
        CommandBot("no-such-program", match_of(game), 0)


def test_a_bot_is_told_what_its_seat_may_know_and_no_seed(
    game: AnyGame, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """In two games that look the same to its seat, the bot is sent the same lines."""
    match = match_of(game)
    play_randomly(match, 15, Chance(1))
    moves = [move for _, move in match.moves]
    lines = []
    for seed in range(4):
        setup = disguise(game, match.setup, moves, 0, Chance(seed), match.options)
        other = Match(game, setup, match.players, match.options)
        bot = CommandBot(scripted(tmp_path, ECHO), other, 0)
        for move in moves:
            bot.hear(tell(other.play(move), 0))
        bot.leave(None)
        lines.append(capfd.readouterr().err)
    assert len(set(lines)) == 1
    assert "seed" not in lines[0]
    assert len(lines[0].splitlines()) == len(moves) + 2
