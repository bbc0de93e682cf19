"""Records: what is written can be read back, and wrong ones are refused with the move and the paragraph."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel import BadRecord, Chance, Match, Record, load, read_record, replay, verify
from lichtspiel.core.games import AnyGame
from lichtspiel.words import LANGUAGES
from tests.conformance.strategies import matches


def finished(seed: int = 3) -> dict[str, Any]:
    """A whole game of Lichterfest as plain JSON."""
    match = Match.dealt(load("lichterfest"), ("Ada", "Ben"), seed)
    chance = Chance(seed)
    while match.position.to_move is not None:
        match.play(match.position.random_move(chance))
    form: dict[str, Any] = json.loads(match.record().dump())
    return form


def fault_of(form: Any) -> BadRecord:
    """What is wrong with a record."""
    with pytest.raises(BadRecord) as error:
        verify(read_record(form if isinstance(form, bytes) else json.dumps(form)))
    assert all(error.value.sentence(lang) for lang in LANGUAGES)
    return error.value


def test_a_record_is_read_back_as_it_was_written(game: AnyGame) -> None:
    @given(matches(game))
    @settings(max_examples=40)
    def check(match: Match) -> None:
        record = match.record(id="5", by=["human"] * len(match.players))
        again = read_record(record.dump())
        assert again.dump() == record.dump()
        assert b"\n" not in record.dump()
        assert verify(again).view(0).json() == match.position.view(0).json()
        assert len(list(replay(again))) == len(match.moves) + 1

    check()


def test_replay_gives_positions_that_stay_as_they_are() -> None:
    record = read_record(json.dumps(finished()))
    positions = [position for position, _ in replay(record)]
    assert positions[0].result is None
    assert positions[-1].result == record.result
    assert len({position.view("table").json() for position in positions}) == len(positions)


def test_unfinished_records_replay_too() -> None:
    form = finished()
    form["moves"] = form["moves"][:7]
    form["result"] = None
    assert verify(read_record(json.dumps(form))).to_move is not None


def change(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda form: form.update({key: value})


def change_move(number: int, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda form: form["moves"].__setitem__(number - 1, value)


@pytest.mark.parametrize(
    ("spoil", "move", "rule"),
    [
        (change_move(3, [0, {"type": "place", "tile": 99, "turns": 0, "at": [0, 1]}]), 3, None),
        (change_move(1, [1, {"type": "pass"}]), 1, "L14"),
        (change_move(1, [0, {"type": "pass"}]), 1, "L2"),
        (change_move(1, [7, {"type": "pass"}]), 1, "L2"),
        (change_move(2, [0, {"type": "dance"}]), 2, "L14"),
        (change_move(2, [0, {"type": ["place"]}]), 2, "L14"),
        (change_move(2, [0, "pass"]), 2, "L14"),
        (change_move(2, [0, {"type": "exchange", "give": "pink", "take": "red"}]), 2, "L10"),
        (change_move(2, [0, {"type": "dedicate", "kind": "four", "colors": ["red"], "why": 1}]), 2, "L11"),
        (change_move(2, [0, {"type": "place", "tile": 1, "turns": 4, "at": [0, 1]}]), 2, "L14"),
        (change_move(2, [0, {"type": "place", "tile": True, "turns": 0, "at": [0, 1]}]), 2, "L14"),
        (change_move(2, [0, {"type": "place", "tile": 1, "turns": 0, "at": [0, 1, 2]}]), 2, "L14"),
        (change_move(2, [0]), None, None),
        (change_move(2, [0, {"type": "pass"}, 1]), None, None),
        (change_move(1, [1, {"type": "place", "tile": 1, "turns": 0, "at": [10**25, 5]}]), 1, "L14"),
        (change_move(1, [1, {"type": "place", "tile": 10**25, "turns": 0, "at": [0, 1]}]), 1, "L14"),
        (change_move(1, [10**25, {"type": "pass"}]), 1, "L2"),
        (change("rules", 10**25), None, None),
        (change("seed", 10**25), None, None),
        (change("players", ["Ada"]), None, "L1"),
        (change("players", ["Ada", "\x1b[31mBen"]), None, None),
        (change("players", ["Ada", "B\u202een"]), None, None),
        (change("players", ["Ada", "B" * 41]), None, None),
        (change("players", ["Ada", ""]), None, None),
        (change("by", ["human"]), None, None),
        (change("started", "2026-13-01T00:00:00Z"), None, None),
        (change("started", "2026-02-30T00:00:00Z"), None, None),
        (lambda form: form.update(started="2026-02-03T00:00:00Z", finished="2026-02-02T00:00:00Z"), None, None),
        (change("seed", 4), None, None),
        (lambda form: form.update(seed=3, commitment=sha256(b"4").hexdigest()), None, None),
        (change("result", None), None, "L22"),
        (change("result", {"places": [1, 2], "scores": [1, 0], "ended": "L22"}), None, "L22"),
        (lambda form: form["moves"].pop(), None, None),
        (lambda form: form["moves"].append([0, {"type": "pass"}]), None, "L22"),
        (change("players", ["Ada", "Ben", "Cem"]), None, "L1"),
        (change("format", "lichtspiel/2"), None, None),
        (change("game", "chess"), None, None),
        (change("rules", 2), None, None),
        (change("rules", 0), None, None),
        (change("options", {"speed": 3}), None, None),
        (change("extra", 1), None, None),
        (change("started", "yesterday"), None, None),
        (change("legal", []), 1, "L14"),
        (lambda form: form.pop("setup"), None, None),
        (lambda form: form["setup"].update(turns=9), None, "L2"),
        (lambda form: form["setup"].update(dealer=1), None, None),
        (lambda form: form["setup"]["stack"].pop(), None, "L3"),
    ],
)
def test_faults_are_reported_with_move_and_paragraph(
    spoil: Callable[[dict[str, Any]], None], move: int | None, rule: str | None
) -> None:
    form = finished()
    assert form["moves"][0][0] == 1, "Ben begins, so that seat 0 is the wrong one"
    spoil(form)
    error = fault_of(form)
    if move is not None:
        assert error.move == move
    if rule is not None:
        assert error.rule == rule
    if error.move is not None:
        assert str(error.move) in str(error)
        assert error.rule is not None


def test_what_is_verified_apart_from_the_moves() -> None:
    extras = {"started": "2026-02-02T00:00:00Z", "finished": "2026-02-02T01:00:00.5Z", "by": ["human", "greedy"]}
    verify(read_record(json.dumps(finished() | extras | {"seed": 3, "commitment": sha256(b"3").hexdigest()})))
    verify(read_record(json.dumps(finished() | {"seed": "3"})))


def test_a_malformed_move_breaks_no_rule_and_a_wrong_seat_is_told_whose_turn_it_was() -> None:
    form = finished()
    form["moves"][1] = [0, {"type": "dance"}]
    assert str(fault_of(form)).startswith("Move 2: This is not a valid move (see L14): ")
    form["moves"][0] = [0, {"type": "pass"}]
    assert str(fault_of(form)) == "Move 1: L2: It was Ben’s decision (seat 1), not seat 0’s."
    form = finished() | {"players": ["Ada"]}
    assert str(fault_of(form)) == "L1: There is one name for 2 seats."


def test_odd_names_load_and_are_shown_safely() -> None:
    record = read_record(json.dumps(finished() | {"players": ["\x1b[31mA\u202e\n", "B" * 5000]}))
    assert record.players[1] == "B" * 5000
    assert record.names == ("\ufffd[31mA\ufffd\ufffd", "B" * 39 + "…")
    assert read_record(json.dumps(finished() | {"players": ["", " "]})).names == ("#0", "#1")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"null",
        b"[]",
        b"\xff\xfe",
        b"{" * 5000,
        b"[" * 100_000,
        b'{"format": "lichtspiel/1"',
        b"1e999",
        b'"x"',
    ],
)
def test_what_is_not_a_record_at_all_is_refused(line: bytes) -> None:
    fault_of(line)


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_refused(line: bytes) -> None:
    fault_of(line)


def test_listed_legal_moves_are_compared() -> None:
    match = Match.dealt(load("lichterfest"), ("Ada", "Ben"), 1)
    legal = []
    for _ in range(5):
        legal.append([move.json() for move in match.position.legal()])
        match.play(match.position.legal()[0])
    form = json.loads(match.record().dump()) | {"legal": legal}
    verify(read_record(json.dumps(form)))
    assert isinstance(read_record(json.dumps(form)), Record)
    form["legal"][3].pop()
    assert fault_of(form).move == 4
    form["legal"] = legal[:3]
    assert fault_of(form).move == 4
