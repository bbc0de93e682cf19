"""Records: what is written is read back, and whatever is not one is refused with the move and the paragraph."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import matches

from lichtspiel import BadRecord, Chance, Match, Record, load, read_record, replay, verify
from lichtspiel.core.games import AnyGame
from lichtspiel.words import LANGUAGES


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
    with pytest.raises(BadRecord) as fault:
        verify(read_record(form if isinstance(form, bytes) else json.dumps(form)))
    assert all(fault.value.sentence(lang) for lang in LANGUAGES)
    return fault.value


def test_a_record_is_read_back_as_it_was_written(game: AnyGame) -> None:
    @given(matches(game))
    @settings(max_examples=40)
    def check(match: Match) -> None:
        record = match.record(seed=5, by=["human"] * len(match.players))
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
        (change("result", None), None, "L22"),
        (change("result", {"places": [1, 2], "scores": [1, 0], "ended": "L22"}), None, "L22"),
        (lambda form: form["moves"].pop(), None, None),
        (lambda form: form["moves"].append([0, {"type": "pass"}]), None, "L22"),
        (change("players", ["Ada"]), None, "L1"),
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
def test_what_is_wrong_is_said_with_move_and_paragraph(
    spoil: Callable[[dict[str, Any]], None], move: int | None, rule: str | None
) -> None:
    form = finished()
    assert form["moves"][0][0] == 1, "Ben begins, so that seat 0 is the wrong one"
    spoil(form)
    fault = fault_of(form)
    if move is not None:
        assert fault.move == move
    if rule is not None:
        assert fault.rule == rule
    if fault.move is not None:
        assert str(fault.move) in str(fault)
        assert fault.rule is not None


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
def test_what_is_no_record_at_all_is_refused(line: bytes) -> None:
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
