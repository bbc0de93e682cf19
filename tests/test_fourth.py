"""A game from outside is found by its entry point and played by everything, though nothing mentions it."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import pytest
from funken.events import Doused
from funken.game import GAME as FUNKEN
from msgspec import Meta, Struct, inspect

from lichtspiel import Chance, Match, load, names, read_record, verify
from lichtspiel.adapters import typed
from lichtspiel.adapters.encoding.encoder import Sheet
from lichtspiel.bots import kinds, win_chances
from lichtspiel.bots.bot import LEVELS
from lichtspiel.core.games import AnyGame
from lichtspiel.games import package_of, part_of
from tests.conformance.disguises import disguise
from tests.conformance.test_secrecy import everything_told
from tests.test_cli import lichtspiel

GAME: AnyGame = FUNKEN
ROOT = Path(__file__).parent.parent
KNOWN_PLACES = ("tests/fourth/", "tests/rules/funken/", "tests/test_fourth.py", "docs/", "CHANGELOG.md")


def test_the_fourth_game_is_found_like_ours() -> None:
    assert "funken" in names()
    assert load("funken") is GAME
    assert (package_of("funken"), package_of("lumen")) == ("funken", "lichtspiel.games.lumen")
    with pytest.raises(KeyError, match="funken, leuchtturm"):
        load("chess")


def test_the_fourth_game_is_mentioned_nowhere_but_in_its_own_files() -> None:
    """So whatever works for it works for any game."""
    listed = subprocess.check_output(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT)
    for name in listed.decode().splitlines():
        if name.endswith((".py", ".toml", ".ftl")) and not name.startswith(KNOWN_PLACES):
            assert "funken" not in (ROOT / name).read_text().lower(), name


def test_a_whole_game_in_the_terminal_by_typing_what_the_menu_says(tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    typed_moves = "".join(f"{sign}{place}\n\n" for place in range(7) for sign in "+-") * 14
    played = lichtspiel("play", "funken", "--seed", 3, "--record", kept, typed="dance\n?\nhint\n" + typed_moves)
    assert played.returncode == 0
    assert "“dance” is not a move" in played.stdout
    assert "You may play: +0" in played.stdout
    assert "Chances of winning" in played.stdout
    assert verify(read_record(kept.read_bytes())).result is not None


def test_a_game_from_outside_may_bring_parts_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert part_of("funken", "bots", "lichtspiel.bots") is None
    assert {"random", "greedy", *LEVELS} <= set(kinds(GAME))
    (tmp_path / "bots.py").write_text("from lichtspiel.bots.bot import RandomBot\nBOTS = {'lazy': RandomBot}\n")
    monkeypatch.setattr(sys.modules["funken"], "__path__", [*sys.modules["funken"].__path__, str(tmp_path)])
    part_of.cache_clear()
    assert list(kinds(GAME)) == ["random", "lazy"]
    assert sum(win_chances(GAME, GAME.new(2, 1).view(0), Chance(1))) == pytest.approx(1)  # it brings none of its own
    monkeypatch.undo()
    del sys.modules["funken.bots"]  # or every later test of this process would still find it
    part_of.cache_clear()


def test_an_event_that_tells_too_much_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.dealt(GAME, ("Ada", "Ben"), 4)
    chance = Chance(4)
    while match.position.to_move is not None:
        match.play(match.position.random_move(chance))
    made = [move for _, move in match.moves]
    worlds = [match.setup, disguise(GAME, match.setup, made, "table", Chance(1))]
    told = [everything_told(GAME, setup, match, made, "table", []) for setup in worlds]
    assert told[0] == told[1]
    monkeypatch.setattr(Doused, "told", lambda event, viewer: event)
    told = [everything_told(GAME, setup, match, made, "table", []) for setup in worlds]
    assert told[0] != told[1]


class Lamp(Struct, frozen=True):
    """A field of every type that the encoding can read."""

    lit: bool
    wick: Annotated[int, Meta(ge=3, le=9)] | None
    oils: Annotated[tuple[Annotated[int, Meta(ge=0, le=200)], ...], Meta(max_length=3)]
    pair: tuple[bool, bool]


def test_the_encoding_is_derived_from_the_types() -> None:
    info = inspect.type_info(Lamp)
    assert typed._parts("lamp", info) == [
        ("lamp.lit", 1, 1),
        ("lamp.wick: there", 1, 1),
        ("lamp.wick, above 3", 1, 6),
        ("lamp.oils: how many", 1, 3),
        ("lamp.oils[0]", 1, 200),
        ("lamp.oils[1]", 1, 200),
        ("lamp.oils[2]", 1, 200),
        ("lamp.pair[0]", 1, 1),
        ("lamp.pair[1]", 1, 1),
    ]
    rows = []
    for lamp in (Lamp(True, 5, (7, 8), (False, True)), Lamp(False, None, (), (True, False))):
        sheet = Sheet(9)
        typed._write(info, lamp, sheet)
        rows.append([int(cell) for cell in sheet.cells])
    assert rows == [[1, 1, 2, 2, 7, 8, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1, 0]]


@pytest.mark.parametrize(
    "kind", [int, str, dict[str, int], tuple[bool, ...], int | str, Annotated[int, Meta(ge=0, le=300)]]
)
def test_what_has_no_bounds_is_refused_with_advice(kind: object) -> None:
    with pytest.raises(TypeError, match="encoding of its own"):
        typed._parts("lamp", inspect.type_info(kind))
    with pytest.raises(TypeError, match="encoding of its own"):
        list(typed._values(inspect.type_info(kind)))
