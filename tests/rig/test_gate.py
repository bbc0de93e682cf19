"""The gate: sequential tests that are wrong as seldom as they say, and the same decision however games are played."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.rig import RigError
from benchmarks.rig.gate import BadQuestion, Question, Setups, gate
from benchmarks.rig.pieces import Place
from benchmarks.rig.sprt import (
    GAIN,
    LEAST,
    LIMIT,
    SIMPLIFICATION,
    Hypotheses,
    SequentialTest,
    elo_at,
    share_at,
)
from lichtspiel import Record
from lichtspiel.arena.tournament import played, run

WIDE = Hypotheses("wide", 0.0, 60.0)
SAME = Question("lichterfest", 2, "casual", "greedy", GAIN, "code")  # casual is greedy, under another name


def simulated(elo: float, players: int, hypotheses: Hypotheses, rng: random.Random) -> SequentialTest:
    """A match of known strength."""
    test, wins = SequentialTest(hypotheses, players), share_at(elo, players)
    while test.verdict == "open":
        test.add(sum(rng.random() < wins for _ in range(players)) / players)
    return test


def accepted(elo: float, players: int, hypotheses: Hypotheses, matches: int) -> float:
    """The share of matches in which the higher strength is accepted."""
    rng = random.Random(f"{elo} {players}")
    return sum(simulated(elo, players, hypotheses, rng).verdict == "yes" for _ in range(matches)) / matches


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_errors_are_as_rare_as_stated(players: int) -> None:
    assert accepted(WIDE.low, players, WIDE, 500) <= 0.09
    assert accepted(WIDE.high, players, WIDE, 500) >= 0.91


@pytest.mark.parametrize("hypotheses", [GAIN, SIMPLIFICATION], ids=lambda one: one.name)
def test_the_hypotheses_we_use(hypotheses: Hypotheses) -> None:
    """Much weaker and much stronger bots are told at once; those in between are asked for longer."""
    assert accepted(-60, 2, hypotheses, 20) == 0
    assert accepted(60, 2, hypotheses, 20) == 1
    assert accepted(hypotheses.low, 2, hypotheses, 40) <= 0.15
    assert accepted(hypotheses.high, 2, hypotheses, 40) >= 0.85


def test_shares_and_elo_are_the_same_thing() -> None:
    assert share_at(0, 4) == 0.25
    assert share_at(15, 2) == pytest.approx(0.5216, abs=1e-4)
    assert share_at(15, 4) == pytest.approx(0.2666, abs=1e-4)
    for players in (2, 3, 5):
        assert elo_at(share_at(42, players), players) == pytest.approx(42)
    assert elo_at(0, 2) == -elo_at(1, 2) == float("-inf")


def test_a_decision_stands() -> None:
    test = SequentialTest(GAIN, 2)
    for _ in range(LEAST - 1):
        test.add(1.0)
    assert (test.verdict, test.llr > LIMIT) == ("open", True)
    test.add(1.0)
    assert test.verdict == "yes"
    before = test.llr
    test.add(0.0)
    assert (test.llr, len(test.means)) == (before, LEAST)


@pytest.mark.parametrize(("hypotheses", "verdict"), [(GAIN, "no"), (SIMPLIFICATION, "yes")])
def test_the_same_bot_is_even(hypotheses: Hypotheses, verdict: str, tmp_path: Path) -> None:
    report = gate(msgspec.structs.replace(SAME, hypotheses=hypotheses), tmp_path, 200, Place(1))
    assert report.verdict == verdict
    assert report.wins == (0.5, 0.5, 0.5)
    assert report.elo.value == 0
    assert f"{verdict}, LLR {report.llr:+.2f}" in str(report)


def test_the_decision_is_that_of_the_setups_in_order(tmp_path: Path) -> None:
    """However many workers there are, whatever is finished first, and wherever it was interrupted."""
    question = Question("lichterfest", 2, "greedy", "random", GAIN, "code")
    report = gate(question, tmp_path / "whole", 100, Place(1))
    assert report.verdict == "yes"
    assert report.games < 100
    records = played(tmp_path / "whole" / "games.jsonl")
    assert len(records) == report.games, "nothing is played after the decision"

    setups = Setups(question)
    for record in reversed(records):
        setups.add(record)
    assert setups.report() == report

    begun = tmp_path / "begun"
    begun.mkdir()
    (begun / "games.jsonl").write_bytes(b"".join(record.dump() + b"\n" for record in records[3:9]))
    assert gate(question, begun, 100, Place(2)) == report
    assert msgspec.json.decode((begun / "report.json").read_bytes())["games"] == report.games


def test_few_games_leave_it_open(tmp_path: Path) -> None:
    question = Question("lumen", 3, "greedy", "random", GAIN, "code")
    report = gate(question, tmp_path, 6, Place(1))
    assert (report.verdict, report.games) == ("open", 6)
    assert {record.by.index("greedy") for record in played(tmp_path / "games.jsonl") if record.by} == {0, 1, 2}


def test_a_folder_has_the_games_of_one_question(tmp_path: Path) -> None:
    gate(SAME, tmp_path, 2, Place(1))
    for other in ({"code": "other"}, {"simulations": 5}, {"new": "skilled"}):
        with pytest.raises(BadQuestion, match="another question"):
            gate(msgspec.structs.replace(SAME, **other), tmp_path, 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"new": "greedy"}, "same name"),
        ({"new": "wizard"}, "no bot wizard, only random"),
        ({"players": 7}, "2 to 4 players"),
        ({"game": "chess"}, "no game chess"),
    ],
)
def test_what_cannot_be_asked(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    with pytest.raises(RigError, match=said):
        gate(msgspec.structs.replace(SAME, **change), tmp_path, 2)
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_ends_early_if_that_is_enough(tmp_path: Path) -> None:
    seen: list[Record] = []

    def enough(record: Record) -> bool:
        seen.append(record)
        return len(seen) == 3

    assert run(SAME.plan(10), tmp_path / "games.jsonl", workers=1, enough=enough) == seen
