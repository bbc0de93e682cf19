"""The command line as people use it: a real process, its output and its exit code."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from lichtspiel import Chance, Match, load, read_record, verify
from lichtspiel.bots import kinds
from lichtspiel.bots.company import Company
from lichtspiel.cli import listed
from lichtspiel.cli.dialogues import dialogue_for
from lichtspiel.cli.markdown import rendered
from lichtspiel.cli.output import speak
from lichtspiel.core.chance import secret_chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.records import Origin
from lichtspiel.core.shuffles import deal_key
from lichtspiel.puzzles import puzzles
from lichtspiel.puzzles.wording import hints, solution, tried
from lichtspiel.server.store.databases import prepare
from lichtspiel.words import LANGUAGES, rule_book, say, without_pictures
from tests.conformance.disguises import disguise
from tests.test_shuffles import SECRET, shuffled_record


def lichtspiel(*arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command; it must never show a stack trace."""
    finished = subprocess.run(
        [sys.executable, "-m", "lichtspiel", *map(str, arguments)],
        input=typed,
        env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "120"} | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in finished.stderr + finished.stdout
    return finished


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file of three games."""
    path = tmp_path / "games.jsonl"
    made = lichtspiel("simulate", "lichterfest", "--players", 3, "--games", 3, "--bots", "random,greedy", "--out", path)
    assert made.returncode == 0, made.stderr
    return path


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "learn",
        "simulate",
        "check",
        "verify",
        "perft",
        "rules",
        "show",
        "hint",
        "review",
        "puzzles",
        "arena",
        "serve",
        "backup",
        "tidy",
        "rotate-key",
    ],
)
def test_every_command_has_help(command: str) -> None:
    helped = lichtspiel(command, "--help")
    assert helped.returncode == 0
    assert f"lichtspiel {command}" in helped.stdout
    assert command in lichtspiel("--help").stdout


def test_simulate_seats_the_bots_in_turn_and_is_reproducible(records: Path, tmp_path: Path) -> None:
    lines = records.read_text().splitlines()
    assert len(lines) == 3
    assert [json.loads(line)["by"] for line in lines] == [["random", "greedy", "random"]] * 3
    again = lichtspiel("simulate", "lichterfest", "--players", 3, "--games", 3, "--bots", "random,greedy")
    assert again.stdout == records.read_text()
    other = lichtspiel("simulate", "lichterfest", "--players", 3, "--games", 3, "--seed", 2, "--bots", "random,greedy")
    assert other.stdout != again.stdout


def test_simulate_lists_the_legal_moves(tmp_path: Path) -> None:
    path = tmp_path / "legal.jsonl"
    lichtspiel("simulate", "lichterfest", "--players", 2, "--with-legal", "--out", path)
    record = json.loads(path.read_text())
    assert len(record["legal"]) == len(record["moves"])
    assert all(move in legal for (_, move), legal in zip(record["moves"], record["legal"], strict=True))
    assert lichtspiel("check", path).returncode == 0


def test_simulate_every_game_with_every_bot(game: AnyGame, players: int) -> None:
    made = lichtspiel("simulate", game.name, "--players", players, "--bots", "greedy,random")
    assert verify(read_record(made.stdout)).to_move is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess", "--players", 2), "chess"),
        (("simulate", "lichterfest", "--players", 7), "L1"),
        (("simulate", "lichterfest", "--players", 2, "--bots", "nobody"), "nobody"),
        (("simulate", "lichterfest", "--players", 2, "--options", '{"speed": 1}'), "speed"),
        (("simulate", "lichterfest", "--players", 2, "--options", "{"), "options"),
        (("simulate", "lichterfest", "--players", 2, "--out", "/nowhere/at/all"), "/nowhere/at/all"),
        (("simulate", "lichterfest"), "players"),
        (("simulate", "lichterfest", "--players", "two"), "two"),
        (("check", "/nowhere"), "/nowhere"),
        (("rules", "lichterfest", "L99"), "L99"),
        (("learn", "chess"), "chess"),
        (("learn", "lumen", 9), "6 lessons"),
        (("play", "lichterfest", "--players", 9), "L1"),
        (("play", "lichterfest", "--name", "\x1b[31m"), "name"),
        (("play", "lichterfest", "--players", 2, "--against", "greedy,random"), "2 bots"),
        (("simulate", "lichterfest", "--players", 2, "--games", 0), "--games"),
        (("dance",), "dance"),
        (("play",), "lichterfest, lumen"),
        (("arena", "lumen", "--players", 3, "--bots", "random", "--out", "/proc/x"), "/proc/x"),
        (("arena", "lumen", "--players", 3, "--bots", "random", "--workers", 0), "--workers"),
        (("arena", "lumen", "--players", 3, "--bots", "random", "--seconds", -1), "--seconds"),
        (("play", "lichterfest", "--record", "/proc/x/game.jsonl"), "/proc/x/game.jsonl"),
    ],
)
def test_a_wrong_call_is_explained_and_ends_with_2(arguments: tuple[object, ...], said: str) -> None:
    finished = lichtspiel(*arguments)
    assert finished.returncode == 2
    assert said in finished.stderr + finished.stdout


@pytest.mark.parametrize(
    ("arguments", "variable", "said"),
    [
        (("--database", "foo"), "", "foo can’t be used as a database"),
        (("--database", "mysql://ada:secret@host/games"), "", "mysql://ada:***@host/games can’t be used as a database"),
        (("--database", "sqlite:////nowhere/at/all"), "", "/nowhere/at/all cannot be used (No such file"),
        (("--database", "postgresql+psycopg://ada@127.0.0.1:1/x"), "", "Connection refused); check that it is running"),
        (("--data", "CORRUPT"), "", "lichtspiel.sqlite cannot be used (file is not a database); put a backup"),
        (("--data", "CORRUPT/lichtspiel.sqlite"), "", "--data needs a folder"),
        (("--data", "/proc/x"), "", "Cannot write /proc/x"),
        (("--port", "TAKEN"), "", "Another program is already listening at 127.0.0.1, port"),
        (("--port", 99_999), "", "--port can’t be “99999”"),
        (("--host", "203.0.113.1", "--port", 0), "", "203.0.113.1 is not an address of this machine"),
        (("--host", "no such host"), "", "no such host is not an address of this machine"),
        (("--public-url", "notaurl"), "", "--public-url can’t be “notaurl”; it must be an address"),
        (("--proxies", "127.0.0.1,banana"), "", "--proxies can’t be “banana”"),
        (("--proxies", "10.0.0.5/8"), "", "--proxies can’t be “10.0.0.5/8”"),
        (("--proxies", "127.0.0.1,*"), "", "--proxies can’t be “*”"),
        (
            ("--public-url", "https://a.example,https://b.example"),
            "",
            "--public-url can’t be “https://a.example,https",
        ),
        (("--public-url", "https://a.example:99999"), "", "--public-url can’t be “https://a.example:99999”"),
        ((), "LICHTSPIEL_PORT=x", "LICHTSPIEL_PORT can’t be “x”; it must be a whole number from 0 to 65535."),
        ((), "LICHTSPIEL_ABSENCE=inf", "LICHTSPIEL_ABSENCE can’t be “inf”; it must be a number from 0 to 31536000."),
        ((), "LICHTSPIEL_SECURE_COOKIE=yes", "LICHTSPIEL_SECURE_COOKIE can’t be “yes”; it must be true or false."),
        ((), "LICHTSPIEL_LOG_LEVEL=loud", "LICHTSPIEL_LOG_LEVEL can’t be “loud”; it must be one of: debug"),
        ((), "LICHTSPIEL_HOSTS=a.example,b:80", "LICHTSPIEL_HOSTS can’t be “b:80”"),
        ((), "LICHTSPIEL_ORIGINS=https://a.example,b", "LICHTSPIEL_ORIGINS can’t be “b”"),
        ((), "LICHTSPIEL_FOO=1", "no setting LICHTSPIEL_FOO"),
        ((), "LICHTSPIEL_WEB=/nowhere", "LICHTSPIEL_WEB names the folder /nowhere, which does not exist"),
    ],
)
def test_a_server_that_cannot_begin_says_why_in_a_sentence(
    tmp_path: Path, arguments: tuple[object, ...], variable: str, said: str
) -> None:
    (tmp_path / "lichtspiel.sqlite").write_bytes(b"no database" * 1000)
    with socket.create_server(("127.0.0.1", 0)) as other:
        real = {"CORRUPT": str(tmp_path), "TAKEN": str(other.getsockname()[1])}
        given = [real.get(str(argument), str(argument).replace("CORRUPT", str(tmp_path))) for argument in arguments]
        data = () if "--data" in arguments else ("--data", tmp_path / "data")
        environment = dict([variable.split("=", 1)]) if variable else {}
        finished = lichtspiel("serve", *given, *data, **environment)
    assert finished.returncode == 2
    assert said in finished.stderr
    assert (finished.stdout, finished.stderr.count("\n")) == ("", 1)


def test_check_names_the_first_fault_of_each_bad_record(records: Path) -> None:
    assert lichtspiel("check", records).stdout == "3 valid, 0 invalid.\n"
    lines = records.read_text().splitlines()
    spoilt = json.loads(lines[1])
    spoilt["moves"][4][1]["at"] = [30, 30]
    records.write_text("\n".join([lines[0], json.dumps(spoilt), "nonsense", lines[2]]) + "\n")
    checked = lichtspiel("check", records)
    assert checked.returncode == 1
    assert checked.stdout.splitlines()[0] == (
        f"{records}:2: Move 5: L14: No tile lies edge to edge with that place; a corner is not enough."
    )
    assert checked.stdout.splitlines()[1].startswith(f"{records}:3: ")
    assert checked.stdout.splitlines()[-1] == "2 valid, 2 invalid."
    german = lichtspiel("check", records, "--lang", "de")
    assert "Spielzug 5: L14: Dort grenzt kein Plättchen" in german.stdout


def test_check_reads_standard_input_and_empty_files(records: Path, tmp_path: Path) -> None:
    assert lichtspiel("check", "-", typed=records.read_text()).stdout == "3 valid, 0 invalid.\n"
    empty = tmp_path / "empty"
    empty.touch()
    assert lichtspiel("check", empty).stdout == f"There is no record in {empty}; it is empty.\n"


def test_blank_lines_and_a_byte_order_mark_are_harmless(records: Path) -> None:
    records.write_bytes(b"\xef\xbb\xbf\n" + records.read_bytes().replace(b"\n", b"\r\n\r\n"))
    assert lichtspiel("check", records).stdout == "3 valid, 0 invalid.\n"
    assert lichtspiel("show", records, "--record", 3).returncode == 0
    assert "no record 99" in (told := lichtspiel("show", records, "--record", 99).stderr)
    assert "the last one is 3" in told


def test_nothing_in_a_record_can_control_the_terminal(records: Path) -> None:
    evil = "\x1b]0;mine\x07\u202e\n"
    form = json.loads(records.read_text().splitlines()[0])
    for change in ({"players": [evil, "", "C" * 5000]}, {"game": evil}, {"by": [evil] * 3, "result": None}):
        records.write_text(json.dumps(form | change))
        for command in ("check", "show", "hint", "review"):
            said = lichtspiel(command, records, *(("--budget", 1) if command == "review" else ()))
            assert not {"\x1b", "\x07", "\u202e"} & set(said.stdout + said.stderr)


def test_a_review_is_said_or_written(records: Path, tmp_path: Path) -> None:
    said = lichtspiel("review", records, "--budget", 1, "--seat", 0, "--lang", "de")
    assert said.returncode == 0
    assert "Rückblick" in said.stdout
    html, data = tmp_path / "review.html", tmp_path / "review.json"
    written = lichtspiel("review", records, "--budget", 1, "--seat", 0, "--html", html, "--json", data)
    assert (written.returncode, written.stdout) == (0, "")
    assert json.loads(data.read_text())["format"] == "lichtspiel-review/1"
    assert "<polyline" in html.read_text()
    assert not re.search(r"(?:src|href)=.?https?:|<script", html.read_text())


def test_what_cannot_be_reviewed_is_said(records: Path, tmp_path: Path) -> None:
    path = tmp_path / "start.jsonl"
    path.write_bytes(Match.dealt(load("lichterfest"), ("Ada", "Ben"), 1).record().dump())
    assert "not over yet" in (running := lichtspiel("review", path)).stderr
    assert running.returncode == 1
    finished = json.loads(records.read_text().splitlines()[0])
    for change, why in (
        ({"game": "chess"}, "no game called"),
        ({"moves": finished["moves"][:-1]}, "the game is not over"),
        ({"moves": finished["moves"][1:]}, "move 1"),
        ({"setup": {}}, "missing"),
        ({"result": finished["result"] | {"scores": [0, 0, 0]}}, "result"),
    ):
        path.write_text(json.dumps(finished | change))
        refused = lichtspiel("review", path)
        assert refused.returncode == 1
        assert re.search(why, refused.stderr, re.IGNORECASE), refused.stderr
        assert "Traceback" not in refused.stderr
    assert "no seat 7" in lichtspiel("review", records, "--seat", 7).stderr
    assert "at least 1" in lichtspiel("review", records, "--budget", 0).stderr


@pytest.mark.parametrize("mined", ["lichterfest", "leuchtturm", "lumen"])
def test_puzzles_are_solved_in_the_terminal(mined: str) -> None:
    """A wrong move is explained, hints tell more and more, the best move is right, and the next puzzle follows."""
    puzzle = next(iter(puzzles(mined).values()))
    scene, dialogue = puzzle.scene, dialogue_for(mined, "en")
    worst = scene.legal[puzzle.losses.index(max(puzzle.losses))]
    wrong, right = (dialogue.spoken(move, scene.view, scene.legal) for move in (worst, puzzle.answers[0]))
    typed = f"l\n{wrong}\n\nhint\ns\n{right}\n\nn\nq\n"
    solved = lichtspiel("puzzles", "play", mined, typed=typed)
    assert solved.returncode == 0
    title = say("en", f"{mined}-title")
    count = len(puzzles(mined))
    parts = [
        say("en", "puzzle-title", game=title, number=1, count=count),
        tried(puzzle, worst, "en").said,
        say("en", "puzzle-again"),
        hints(puzzle, "en")[0],
        solution(puzzle, "en")[0],
        tried(puzzle, puzzle.answers[0], "en").said,
        say("en", "puzzle-title", game=title, number=2, count=count),
    ]
    places = [solved.stdout.index(part) for part in parts]
    assert places == sorted(places)


def test_puzzles_are_mined_and_verified_by_commands(tmp_path: Path) -> None:
    mined = tmp_path / "puzzles.jsonl"
    arguments = ("lumen", "--count", 1, "--players", 4, "--out", mined)
    assert lichtspiel("puzzles", "mine", *arguments).returncode == 0
    (line,) = mined.read_bytes().splitlines()
    assert b"lichtspiel puzzles mine lumen --count 1 --seed 1 --players 4 (" in line
    assert lichtspiel("puzzles", "verify", "lumen", "--file", mined).stdout == "1 valid, 0 invalid.\n"
    mined.write_bytes(line.replace(b'"losses":[', b'"losses":[0,'))
    spoilt = lichtspiel("puzzles", "verify", "lumen", "--file", mined, "--lang", "de")
    assert (spoilt.returncode, say("de", "puzzle-fault-data") in spoilt.stdout) == (1, True)
    for wrong in ("2,x", "7"):
        assert lichtspiel("puzzles", "mine", "lumen", "--players", wrong).returncode == 2
    assert lichtspiel("puzzles", "play", "lumen", "--grade", 9).returncode == 2


def test_perft_counts_from_the_end_of_the_moves(tmp_path: Path) -> None:
    path = tmp_path / "start.jsonl"
    path.write_bytes(Match.dealt(load("lichterfest"), ("Ada", "Ben"), 1).record().dump())
    assert lichtspiel("perft", path, "--depth", 3).stdout == "1 48\n2 3456\n3 304140\n"


def test_rules_in_three_languages() -> None:
    assert lichtspiel("rules", "lichterfest", "l14").stdout.startswith("**L14**")
    assert "See-Plättchen" in lichtspiel("rules", "lichterfest", "--lang", "de").stdout
    assert "Kafel" in lichtspiel("rules", "lichterfest", LANG="pl_PL.UTF-8").stdout


@pytest.mark.parametrize("width", [60, 100])
def test_a_rule_book_fits_the_terminal(game: AnyGame, width: int) -> None:
    book = without_pictures(rule_book(game.name, "de"))
    shown = re.sub(r"\033\[\d+m", "", rendered(book, width))
    assert max(map(len, shown.splitlines())) <= width
    assert not set("*`|") & set(shown)
    plain = re.sub(r"^\|[-|]+\|$|[*`|#]", "", book, flags=re.MULTILINE)
    assert sorted(shown.casefold().split()) == sorted(plain.casefold().split())


def test_lists_are_lists_on_a_terminal() -> None:
    assert rendered("- **One:** two three\n- four", 12).splitlines() == [
        "- \033[1mOne:\033[0m two",
        "  three",
        "- four",
    ]


def test_what_is_marked_stands_out_on_a_terminal() -> None:
    marked = rendered("**L1** *Players.* Switch `moves`:\n\n| a | b |\n|---|---|\n| long words | **x** |", 12)
    assert marked.splitlines() == [
        "\033[1mL1\033[0m \033[3mPlayers.\033[0m",
        "Switch",
        "\033[36mmoves\033[0m:",
        "",
        "\033[1ma          b\033[0m",
        "long       \033[1mx\033[0m",
        "words",
    ]


def test_show_draws_any_moment(records: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert lichtspiel("show", records, "--move", 4, "--seat", 1, "--out", picture).returncode == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    text = lichtspiel("show", records, "--record", 3)
    assert "Ada" in text.stdout
    for wrong in (("--move", 999), ("--record", 4), ("--seat", 3), ("--out", tmp_path / "board.png")):
        assert lichtspiel("show", records, *wrong).returncode == 2


@pytest.mark.parametrize(
    ("result", "resigned", "says"),
    [
        ({"places": [1, 1], "scores": [0, 0], "ended": "agreed"}, None, "by agreement: Ada 0, Ben 0."),
        (
            {"places": [2, 1], "scores": [0, 0], "ended": "resigned"},
            [0],
            "because Ada gave up: Ben 0, Ada 0 (gave up).",
        ),
    ],
)
def test_show_says_how_a_game_ended_early(
    tmp_path: Path, result: dict[str, object], resigned: list[int] | None, says: str
) -> None:
    whole = tmp_path / "whole.jsonl"
    lichtspiel("simulate", "lichterfest", "--players", 2, "--bots", "random", "--games", 1, "--seed", 1, "--out", whole)
    record = json.loads(whole.read_text())
    for key in ("seed", "by"):
        record.pop(key, None)
    early = record | {"moves": record["moves"][:1], "result": result} | ({"resigned": resigned} if resigned else {})
    file = tmp_path / "early.jsonl"
    file.write_text(json.dumps(early) + "\n")
    assert lichtspiel("check", file).returncode == 0
    assert says in lichtspiel("show", file).stdout
    assert says not in lichtspiel("show", file, "--move", 0).stdout


# Tried in every turn: the first set, a discard of each colour, tile A on place 1, and the pass of the last turn.
PLAY_ON = "\n".join(["d1", "", *(line for sign in "worpbgk" for line in (f"-{sign}", "")), "a 1 r", "", "p", ""]) + "\n"


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_whole_game_in_the_terminal(tmp_path: Path, lang: str) -> None:
    kept = tmp_path / "game.jsonl"
    arguments = ("play", "lichterfest", "--players", 3, "--against", "greedy,random", "--seed", 5, "--lang", lang)
    played = lichtspiel(*arguments, "--record", kept, typed=PLAY_ON * 40)
    assert played.returncode == 0
    record = read_record(kept.read_bytes())
    assert record.by == ("human", "greedy", "random")
    assert verify(record).result is not None
    assert str(max(verify(record).result.scores)) in played.stdout.splitlines()[-3]  # type: ignore[union-attr]


def test_leaving_and_resuming_loses_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    arguments = ("play", "lichterfest", "--seed", 5, "--record", kept)
    left = lichtspiel(*arguments, typed=PLAY_ON * 2 + "q\n")
    assert left.returncode == 0
    assert str(kept) in left.stdout
    before = read_record(kept.read_bytes())
    assert before.result is None
    assert len(before.moves) >= 4
    lichtspiel(*arguments, typed=PLAY_ON * 40)
    after = read_record(kept.read_bytes())
    assert after.moves[: len(before.moves)] == before.moves
    assert verify(after).result is not None
    assert lichtspiel(*arguments).returncode == 2
    kept.write_text("spoilt\n")
    assert lichtspiel(*arguments).returncode == 1
    assert kept.read_text() == "spoilt\n"


def test_a_game_goes_on_from_a_moment_of_another(records: Path, tmp_path: Path) -> None:
    first, kept = read_record(records.read_bytes().splitlines()[0]), tmp_path / "again.jsonl"
    arguments = ("play", "--origin", records, "--move", 8, "--record", kept, "--name", "Grace")
    assert lichtspiel(*arguments, typed="q\n").returncode == 0
    left = read_record(kept.read_bytes())
    me = first.moves[7].seat
    assert (left.origin, left.moves, left.setup) == (Origin(moves=7), first.moves[:7], first.setup)
    assert [name == "Grace" for name in left.players] == [seat == me for seat in range(3)]
    assert lichtspiel(*arguments, typed=PLAY_ON * 40).returncode == 0
    after = read_record(kept.read_bytes())
    assert after.origin == left.origin
    assert verify(after).result is not None
    assert lichtspiel("play", "--origin", records, "--move", 999).returncode == 2
    assert "lichterfest" in lichtspiel("play", "lumen", "--origin", records).stderr


def test_nobody_goes_on_from_a_game_that_is_not_over(tmp_path: Path) -> None:
    """Its cards are the true ones, which somebody who still plays it must not see."""
    running = tmp_path / "running.jsonl"
    running.write_text(spoilt_record())
    said = lichtspiel("play", "--origin", running, "--move", 1)
    assert said.returncode == 2
    assert "is not over yet; one can go on only from finished games" in said.stderr
    assert not said.stdout


def spoilt_record(game: str = "lichterfest", **change: object) -> str:
    """An unfinished game from the terminal, with something changed."""
    match = Match.dealt(load(game), ("Ada", "Ben", "Cem")[: load(game).players[0]], 1)
    record = json.loads(match.record(by=("human", *["greedy"] * (len(match.players) - 1)), seed="1").dump())
    return json.dumps(record | change)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (spoilt_record() + "\n" + spoilt_record() + "\n", "more than one"),
        (spoilt_record("lumen"), "lumen"),
        (spoilt_record(by=["greedy", "greedy"]), "exactly one human player"),
        (spoilt_record(by=["human", "human"]), "exactly one human player"),
        (spoilt_record(by=["human", "nobody"]), "nobody"),
    ],
)
def test_a_file_that_cannot_go_on_is_left_alone(tmp_path: Path, content: str, said: str) -> None:
    kept = tmp_path / "game.jsonl"
    kept.write_text(content)
    finished = lichtspiel("play", "lichterfest", "--record", kept, typed=PLAY_ON)
    assert finished.returncode == 2
    assert said in finished.stderr
    assert kept.read_text() == content


def test_the_person_keeps_their_seat(tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    kept.write_text(spoilt_record(by=["greedy", "human"]))
    said = lichtspiel("play", "lichterfest", "--record", kept, typed=PLAY_ON * 40)
    assert "Continuing the game" in said.stdout
    assert verify(read_record(kept.read_bytes())).result is not None


def test_an_empty_file_begins_a_game(tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    kept.touch()
    lichtspiel("play", "lichterfest", "--record", kept, "--seed", 5, typed=PLAY_ON * 2)
    assert read_record(kept.read_bytes()).seed == "5"
    assert list(tmp_path.iterdir()) == [kept]


def test_a_closed_pipe_is_no_error() -> None:
    program = f"{sys.executable} -m lichtspiel simulate lichterfest --players 2 --games 200 | head -c 10"
    finished = subprocess.run(["bash", "-o", "pipefail", "-c", program], capture_output=True, text=True, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")


def test_the_terminal_shows_who_gets_what_and_cites_the_rule(tmp_path: Path) -> None:
    typed = "what\nl14\na 1\nr\nn\n1/0@5,5\n?\nb\nq\n"
    said = lichtspiel("play", "lichterfest", "--seed", 5, "--name", "Mira", typed=typed).stdout
    assert "“what” is not a move" in said
    assert "**L14**" in said
    assert "You lay a tile." in said
    assert "Ben gets" in said
    assert "L14: Tile 1 is not in your hand." in said or "L14: No tile lies edge to edge" in said
    assert "Legal moves include" in said
    assert "▼ Mira" in said


def test_a_human_sees_no_more_than_a_seat_may(tmp_path: Path) -> None:
    """The same game with other tiles in hidden places looks the same until one of them is drawn or laid."""
    game = load("lichterfest")
    match = Match.dealt(game, ("Ada", "Ben"), 1)
    shown = []
    for seed in (1, 2):
        setup = disguise(game, match.setup, [], 0, Chance(seed))
        kept = tmp_path / f"{seed}.jsonl"
        record = Match(game, setup, ("Ada", "Ben")).record(by=("human", "greedy"))
        kept.write_bytes(record.dump())
        typed = "a 1\n\n" if match.position.to_move == 0 else ""
        shown.append(lichtspiel("play", "lichterfest", "--record", kept, typed="a 2\nn\nq\n" + typed).stdout)
    assert match.position.to_move == 0
    assert shown[0].replace("1.jsonl", "") == shown[1].replace("2.jsonl", "")


def test_a_backup_overwrites_nothing_unasked_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copies" / "copy.sqlite"
    data.mkdir()
    copy.parent.mkdir()
    source = data / "lichtspiel.sqlite"
    prepare(f"sqlite:///{source}")
    assert lichtspiel("backup", copy, "--data", data).returncode == 0
    assert [path.stat().st_mode & 0o777 for path in (source, copy)] == [0o600, 0o600]
    copy.write_bytes(b"mine")
    assert "--force" in lichtspiel("backup", copy, "--data", data).stderr
    assert copy.read_bytes() == b"mine"
    assert lichtspiel("backup", copy, "--data", data, "--force").returncode == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")
    assert "itself" in lichtspiel("backup", source, "--data", data, "--force").stderr
    source.write_bytes(b"no database" * 1000)
    damaged = lichtspiel("backup", copy, "--data", data, "--force")
    assert (damaged.returncode, f"{source} is damaged" in damaged.stderr) == (2, True)
    assert copy.read_bytes().startswith(b"SQLite format 3")
    assert list(copy.parent.iterdir()) == [copy]


def test_a_backup_copies_the_database_that_is_served(tmp_path: Path) -> None:
    elsewhere, copy = tmp_path / "elsewhere.sqlite", tmp_path / "copy.sqlite"
    prepare(f"sqlite:///{elsewhere}")
    served = {"LICHTSPIEL_DATABASE": f"sqlite:///{elsewhere}"}
    assert lichtspiel("backup", copy, "--data", tmp_path / "data", **served).returncode == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")
    away = lichtspiel("backup", copy, "--force", LICHTSPIEL_DATABASE="postgresql+psycopg://ada:secret@host/games")
    assert (away.returncode, "pg_dump" in away.stderr, "secret" in away.stderr) == (2, True, False)


def test_a_disk_without_room_is_not_taken_for_a_broken_database(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")

    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    command = [sys.executable, "-m", "lichtspiel", "serve", "--port", "0", "--lang", "en", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, preexec_fn=no_room)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "check that the disk has room" in ended.stderr


def test_the_terminal_takes_back_says_what_it_cannot_and_repeats_itself() -> None:
    said = lichtspiel("play", "lichterfest", "--seed", 5, typed="a 1\nn\nu\nhint\nhint\nq\n").stdout
    assert "Cancelled." in said
    assert "there is no undo" in said
    advice = [line for line in said.splitlines() if "Hint (" in line]
    assert len(advice) == 2
    assert len(set(map(str.strip, (line.rpartition("Advice")[2] for line in advice)))) == 1
    menu = next(line for line in said.splitlines() if " lays tile A on place " in line)
    assert f"+{menu.split()[1]}" in said or f" {menu.split()[1]} " in said, "the place of the example is on the board"


def test_the_coach_in_the_terminal_asks_twice_before_what_gives_up_much_and_can_be_left_out() -> None:
    game, bid_ten = ("play", "lumen", "--seed", 5, "--lang", "en"), "10\n\n"  # seven cards are worth little here
    declined = lichtspiel(*game, typed=bid_ten + "n\nq\n").stdout
    before, asked, after = declined.partition("Play it anyway?")
    assert "Press Enter to do it" in before
    assert "(M9)" in before.splitlines()[-1]
    assert asked
    assert "\nYou bid 10.\n" not in after, "it was declined"
    for told in (lichtspiel(*game, typed=bid_ten + "\nq\n"), lichtspiel(*game, "--no-coach", typed=bid_ten + "q\n")):
        assert "\nYou bid 10.\n" in told.stdout.rpartition("anything else cancels")[2]
        assert ("anyway" in told.stdout) == (told.args[-1] != "--no-coach")


def test_the_coach_in_the_terminal_asks_before_the_last_turn_ends_with_a_set_in_hand(tmp_path: Path) -> None:
    match, kept = Match.dealt(load("lichterfest"), ("Ada", "Ben"), "last"), tmp_path / "last.jsonl"
    company, chances = Company(match, dict.fromkeys(range(2), "random"), "last"), list[int]()
    while match.position.to_move is not None:
        kinds = {type(move).__name__ for move in match.position.legal()}
        chances += [len(match.moves) + 1] * (kinds >= {"Pass", "Dedicate"})
        company.play(company.choose())
    kept.write_bytes(match.record().dump())
    said = lichtspiel("play", "--origin", kept, "--move", chances[0], "--lang", "en", typed="p\n\nn\nq\n").stdout
    assert "once you end your last turn, you can’t do it any more" in said
    assert "(L21)" in said
    assert "Play it anyway?" in said


def test_a_way_to_no_island_is_explained_by_its_paragraph() -> None:
    said = lichtspiel("play", "leuchtturm", "--seed", 5, typed="0>9\n0>9\nq\n").stdout
    assert "A6: The places are the harbour (0) and the islands 1 to 8." in said


def test_the_help_names_the_bots() -> None:
    assert all(", ".join(kinds(load(name))) == listed()["bots"] for name in ("lichterfest", "leuchtturm", "lumen"))


def test_words_are_not_broken_on_a_terminal() -> None:
    console = Console(width=20, force_terminal=True, file=StringIO(), color_system=None)
    speak(console, Text("Somewhere every lantern shines"))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.rstrip() for line in lines] == ["Somewhere every", "lantern shines"]


def test_a_server_asked_to_stop_exits_with_success(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lichtspiel", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Lichtspiel: http://127.0.0.1:")
        server.send_signal(signal.SIGINT)
        said, logged = server.communicate(timeout=120)
    assert (server.returncode, said) == (0, "")
    assert [json.loads(line)["what"] for line in logged.splitlines()] == ["server open", "server closed"]


def fair_file(path: Path, *forms: object) -> Path:
    path.write_text("".join(f"{form if isinstance(form, str) else json.dumps(form)}\n" for form in forms))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_who_salted_a_fair_shuffle(tmp_path: Path, lang: str) -> None:
    fair = fair_file(tmp_path / "fair.jsonl", "", shuffled_record(load("lumen")), shuffled_record(load("lichterfest")))
    said = lichtspiel("verify", fair, "--lang", lang)
    salted, other = say(lang, "cli-fair-salted", players="Player 0, Player 2"), "Player 1"
    unsalted = say(lang, "cli-fair-unsalted", players=other)
    assert said.stdout.splitlines()[0] == f"{fair}:2: {say(lang, 'cli-fair')} {salted} {unsalted}"
    assert said.stdout.splitlines()[-1] == say(lang, "cli-fair-sum", fair=2, none=0, bad=0)
    assert said.returncode == 0


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"secret": "00" * 32}, "record-secret"),
        ({"salts": [None, None, None]}, "record-shuffle"),
        (
            {"setup": json.loads(Match.dealt(load("lumen"), ("A", "B", "C"), 1).record().dump())["setup"]},
            "record-shuffle",
        ),
        ({"secret": None}, "record-shuffle-parts"),
        ({"salts": None}, "record-shuffle-parts"),
        ({"commitment": None}, "record-shuffle-parts"),
    ],
)
def test_verify_finds_what_does_not_fit(tmp_path: Path, changed: dict[str, Any], fault: str) -> None:
    good, bad = shuffled_record(load("lumen")), shuffled_record(load("lumen"), **changed)
    said = lichtspiel("verify", fair_file(tmp_path / "bad.jsonl", good, bad))
    assert f"bad.jsonl:2: {say('en', fault)}" in said.stdout
    assert (said.returncode, said.stdout.splitlines()[-1]) == (1, "1 proved, 1 does not fit.")


def test_verify_proves_nothing_without_a_fair_shuffle(records: Path, tmp_path: Path) -> None:
    said = lichtspiel("verify", records)
    assert (said.stdout.count(say("en", "cli-fair-none")), said.returncode) == (3, 1)
    unsalted = shuffled_record(load("lumen"))
    dealt = load("lumen").deal(3, secret_chance(deal_key(SECRET, [b""] * 3)), load("lumen").options_type())
    unsalted |= {"salts": [None] * 3, "setup": msgspec.to_builtins(dealt)}
    said = lichtspiel("verify", fair_file(tmp_path / "unsalted.jsonl", unsalted))
    assert (say("en", "cli-fair-nobody") in said.stdout, said.returncode) == (True, 0)
    going_on = shuffled_record(load("lumen"), secret=None, salts=None, origin={"moves": 0})
    said = lichtspiel("verify", fair_file(tmp_path / "moment.jsonl", going_on))
    assert (say("en", "cli-fair-origin") in said.stdout, said.returncode) == (True, 1)


def test_verify_takes_empty_hostile_and_missing_files(tmp_path: Path) -> None:
    said = lichtspiel("verify", fair_file(tmp_path / "empty.jsonl"))
    assert (say("en", "cli-empty", file=str(tmp_path / "empty.jsonl")) in said.stdout, said.returncode) == (True, 1)
    evil = shuffled_record(load("lumen"), players=["\x1b[31mred", "B\nb", "\u202e"])
    said = lichtspiel("verify", fair_file(tmp_path / "evil.jsonl", "{", "[" * 9999, "null", evil, '{"secret": 5}'))
    assert "\x1b" not in said.stdout
    assert (said.returncode, len(said.stdout.splitlines())) == (1, 6)
    assert lichtspiel("verify", tmp_path / "nothing.jsonl").returncode == 2
    assert lichtspiel("verify", "-", typed=json.dumps(shuffled_record(load("lumen")))).returncode == 0
