"""Frozen releases: they play as they did, and one of the present commit plays as the bots in the process do."""

import functools
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from benchmarks.rig import frozen
from benchmarks.rig.__main__ import program
from benchmarks.rig.frozen import (
    NotFrozen,
    Release,
    command,
    commit_of,
    freeze,
    label,
    name_release,
    named,
    releases,
    seated,
)
from benchmarks.rig.frozen_player import GAMES, digests, seed_of
from lichtspiel import Event, Match, Move, View, load
from lichtspiel.arena.external import PREFIX, CommandBot
from lichtspiel.arena.tournament import Plan, run
from lichtspiel.bots import make
from lichtspiel.bots.bot import LEVELS, Bot, Budget
from lichtspiel.bots.company import Company
from lichtspiel.core.positions import SAMPLE_NAMES

PRESENT = Path(sys.executable)
CHOICES = 16


class Witness(CommandBot):
    """A frozen bot of the present commit whose every choice is compared with that of the same bot in this process."""

    def __init__(self, level: str, simulations: int | None, match: Match, seat: int) -> None:
        self.lines: list[str] = []
        self.told: list[Event] = []
        self.compared = 0
        self.twin: Bot | None = None
        self.level, self.simulations = level, simulations
        super().__init__(command(PRESENT, level, simulations).removeprefix(PREFIX), match, seat)

    def _say(self, kind: str, **parts: object) -> None:
        self.lines.append(msgspec.json.encode({"type": kind, **parts}).decode())
        super()._say(kind, **parts)

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        self.told += events
        if self.twin:
            self.twin.hear(events)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        chosen = super().choose(view, legal)
        if self.twin is None:
            seed = seed_of(self.lines[0], self.lines[-1])
            self.twin = make(self.level, self.game, self.seat, seed, Budget(simulations=self.simulations))
            self.twin.hear(self.told)
        assert self.twin.choose(view, legal) == chosen
        self.compared += 1
        return chosen


def compared(game: str, level: str, simulations: int | None = None) -> int:
    """Play until a frozen bot has made some choices among others; how many were the same in this process."""
    kind = load(game)
    match = Match.dealt(kind, tuple(SAMPLE_NAMES[: kind.players[0]]), f"frozen {level}")
    company = Company(match, dict.fromkeys(range(1, kind.players[0]), "greedy"), 1)
    witness = company.bots[0] = Witness(level, simulations, match, 0)
    try:
        while witness.compared < CHOICES and match.position.to_move is not None:
            company.play(company.choose())
    finally:
        witness.leave(None)
    return witness.compared


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_frozen_bot_of_the_present_commit_plays_as_in_the_process(name: str, level: str) -> None:
    assert compared(name, level) == CHOICES


def test_a_frozen_bot_has_the_simulations_it_is_given() -> None:
    assert compared("lichterfest", "master", 24) == CHOICES


def test_a_frozen_bot_repeats_itself(tmp_path: Path) -> None:
    """In other games as in the same: what it is told decides, not when or where it is started."""
    plan = Plan("lichterfest", 2, (command(PRESENT, "master", 24), "greedy"), 4)
    first, second = (run(plan, tmp_path / name, workers=1) for name in ("first", "second"))
    assert [record.moves for record in first] == [record.moves for record in second]
    assert first[0].moves != first[2].moves


# -- Builds --------------------------------------------------------------------------------------------------------


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache in which the present build stands as that of HEAD; how it plays is asked only once."""
    monkeypatch.setattr(frozen, "played_by", functools.cache(frozen.played_by))
    python = tmp_path / commit_of("HEAD")[:12] / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    (python.parents[2] / "frozen").touch()
    return tmp_path


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the list of releases."""
    copy = tmp_path / "releases.json"
    copy.write_bytes(frozen.LISTED.read_bytes())
    monkeypatch.setattr(frozen, "LISTED", copy)
    return copy


def test_a_release_is_known_by_name_and_by_commit() -> None:
    assert commit_of("first") == releases()["first"].commit
    assert set(releases()["first"].digests) == set(GAMES)
    with pytest.raises(NotFrozen, match="neither a release nor a commit nowhere"):
        commit_of("nowhere")


def test_a_release_is_built_once_and_plays_as_it_did(
    cache: Path, listed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release, python = freeze("HEAD", cache)
    assert release == Release(commit_of("HEAD"), digests())
    assert python.is_relative_to(cache)
    name_release("now", release)
    assert releases()["now"] == release
    assert commit_of("now") == release.commit
    assert listed.read_bytes().endswith(b"}\n")

    assert program.run(["freeze", "now", "--cache", str(cache), "--simulations", "50"]) == 0
    assert f"lumen {release.digests['lumen']}\n{command(python, 'beginner', 50)}" in capsys.readouterr().out

    name_release("now", Release(release.commit, release.digests | {"lumen": "other"}))
    with pytest.raises(NotFrozen, match="now plays"):
        freeze("now", cache)


def test_who_is_seated(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen, "played_by", lambda _python: {})
    assert seated("master", cache) == "master"
    assert seated("cmd:python3 bot.py", cache) == "cmd:python3 bot.py"
    python = cache / commit_of("HEAD")[:12] / ".venv" / "bin" / "python"
    found = seated("HEAD:skilled@50", cache)
    assert found == command(python, "skilled", 50)
    assert found.endswith("frozen_player.py skilled 50")
    assert label(found) == f"{commit_of('HEAD')[:12]}:skilled@50"
    assert label(seated("HEAD:master", cache)) == f"{commit_of('HEAD')[:12]}:master"
    assert label("cmd:python3 bot.py") == "cmd:python3 bot.py"
    assert named("HEAD:skilled@50", cache) == found
    assert label(seated("here:master@4x")) == label(named("here:master@4x")) == "here:master@4x"
