"""The commands of the rig, each tried once with as little as possible."""

from pathlib import Path

import pytest

from benchmarks.rig import frozen
from benchmarks.rig import signature as signatures
from benchmarks.rig.__main__ import program


def test_a_gate_says_how_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["gate", "lichterfest", "casual", "greedy", "--games", "4", "--workers", "1", "--out", str(tmp_path)]
    assert program.run(asked) == 3
    assert "gain (+0 or +15 Elo): open" in capsys.readouterr().out
    assert {file.name for file in tmp_path.iterdir()} == {"gate.json", "games.jsonl", "report.json"}


def test_a_release_that_is_not_named_is_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build(release: str, _cache: Path) -> tuple[frozen.Release, Path]:
        return frozen.Release(f"commit of {release}", {}), tmp_path / ".venv" / "bin" / "python"

    monkeypatch.setattr(frozen, "freeze", build)
    assert program.run(["freeze"]) == 0
    assert capsys.readouterr().out.startswith("commit of first\n")


def test_the_signature_is_compared_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(signatures, "GAMES", ("lichterfest",))
    monkeypatch.setattr(signatures, "KEPT", tmp_path / "signature.json")
    signatures.keep({"usual": {}, "short": {}})
    assert program.run(["signature"]) == 1
    assert program.run(["signature", "--write"]) == 0
    assert program.run(["signature"]) == 0
    assert "lichterfest, usual: 18 positions" in capsys.readouterr().out


def test_positions_are_mined_and_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "positions.jsonl")
    asked = "mine lichterfest --games 1 --choices 1 --worlds 2 --simulations 0 --workers 1 --out"
    assert program.run([*asked.split(), file]) == 0
    assert program.run(["regret", "lichterfest", "beginner,casual", "--workers", "1", "--positions", file]) == 0
    said = capsys.readouterr().out
    assert "mine 0/" in said
    assert said.count("points of win chance in 1 positions") == 2


def test_chances_are_compared_with_what_came_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = "calibration lumen --players 3 --games 2 --choices 5 --workers 1 --out"
    assert program.run([*asked.split(), str(tmp_path)]) in (0, 1)
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["all", "first third", "second third", "last third"]
    assert "all: 10 positions, off by " in said[0]
