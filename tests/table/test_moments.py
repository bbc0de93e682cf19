"""Tables that go on from a moment of another game."""

from typing import Any

import msgspec
import pytest

from lichtspiel import Chance, Match, Record, load, read_record, verify
from lichtspiel.core.events import TABLE, Viewer, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.records import BadRecord, Origin, RecordedMove
from lichtspiel.table import journal, views
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from tests.conformance.disguises import disguise
from tests.table.test_table import HOLDERS, refused

KEPT = 9  # moves
NOW = 1_000_000
ORIGIN = Origin(moves=KEPT, id="the-first")


def begun(game: AnyGame, seed: str, moves: int = KEPT) -> Match:
    """A game that has come so far."""
    match, chance = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), seed), Chance(seed)
    for _ in range(moves):
        match.play(match.position.random_move(chance))
    return match


def going_on(record: Record, people: int = 9, **terms: Any) -> Table:
    """A table that goes on from it, where people (and bots) sit whom nobody knew in the first game."""
    game, players = load(record.game), len(record.players)
    table = Table(Terms(game=game.name, players=players, options=record.options, origin=ORIGIN, **terms))
    table.prepare(record.setup, record.moves, NOW)
    for seat in range(players):
        if seat < people:
            table.sit(seat, HOLDERS[seat], f"Guest {seat}", NOW)
        else:
            table.seat_bot(seat, "random", NOW, f"Guest {seat}")
    table.deal(Chance("not needed"), "bots", NOW)
    return table


def move(table: Table) -> int:
    """A random move of whoever is to move."""
    seat = table.to_move
    assert seat is not None
    table.submit(seat, table.position.random_move(Chance(1)), table.version, NOW)
    return seat


def told(table: Table, viewer: Viewer) -> list[bytes]:
    """All that a viewer gets who comes now."""
    parts = (views.view_of(table, viewer), views.legal(table, viewer), views.missed(table, viewer, 0))
    return [msgspec.json.encode(part) for part in parts]


def test_it_goes_on_where_the_other_game_was(game: AnyGame) -> None:
    match = begun(game, "on")
    table = going_on(match.record())
    for viewer in (*range(len(match.players)), TABLE):
        assert table.position.view(viewer) == match.position.view(viewer)
    assert (table.phase, table.to_move) == ("playing", match.position.to_move)
    assert views.table_view(table, NOW).origin == ORIGIN


def test_bots_know_what_their_seats_were_told_then(game: AnyGame) -> None:
    match = begun(game, "told", 0)
    heard = list[Any]()
    chance = Chance("told")
    for _ in range(KEPT):
        heard += tell(match.play(match.position.random_move(chance)), 0)
    assert going_on(match.record()).told_to(0) == heard


def test_what_a_seat_gets_is_what_it_may_know(game: AnyGame) -> None:
    """Games that differ only in what a viewer could not know look the same to them when they go on."""
    differing = 0
    for number in range(4):
        match = begun(game, f"worlds {number}")
        record, made = match.record(), [move for _, move in match.moves]
        for viewer in (0, 1, TABLE):
            other = disguise(game, match.setup, made, viewer, Chance(number), match.options)
            differing += other != match.setup
            disguised = msgspec.structs.replace(record, setup=msgspec.Raw(msgspec.json.encode(other)))
            assert told(going_on(record), viewer) == told(going_on(disguised), viewer)
    assert differing


def test_whoever_waited_there_is_not_told_again_what_lies_covered() -> None:
    match = begun(load("lumen"), "covered", 0)
    chance = Chance("covered")
    while len(match.moves) < KEPT:
        match.play(match.position.random_move(chance))
    table = going_on(match.record())
    assert not [each for each in views.since(table, 0, 0, {}) if each.by == journal.BEFORE]
    assert [each for each in views.missed(table, 0, 0) if each.by == journal.BEFORE]


def test_names_are_those_of_the_new_table(game: AnyGame) -> None:
    table = going_on(begun(game, "names").record())
    said = b"".join(told(table, 0) + told(table, TABLE)).decode()
    assert not [name for name in SAMPLE_NAMES[: game.players[0]] if f'"{name}"' in said]


def test_the_record_names_its_origin_and_replays_by_itself(game: AnyGame) -> None:
    table = going_on(begun(game, "record").record())
    while table.phase == "playing":
        move(table)
    record = read_record(table.record("the-second").dump())
    verify(record)
    assert record.origin == ORIGIN
    assert record.players[0] == "Guest 0"
    with pytest.raises(BadRecord, match="moves of another game"):
        verify(msgspec.structs.replace(record, origin=Origin(moves=len(record.moves) + 1)))


def test_moves_of_the_other_game_stay() -> None:
    """Even where one practises, and could take back everything else."""
    table = going_on(begun(load("lichterfest"), "stay").record(), people=1, practice=True)
    assert table.match is not None
    moves = [*table.match.moves]
    with refused("undo-nothing"):
        table.ask_undo(0, NOW)
    while move(table) != 0:
        pass
    table.ask_undo(0, NOW)
    assert table.match.moves[:KEPT] == moves
    with refused("undo-nothing"):
        table.ask_undo(0, NOW)


def test_nobody_gets_time_for_moves_of_the_other_game() -> None:
    clock = {"kind": "total", "seconds": 60, "increment": 5}
    table = going_on(
        begun(load("lichterfest"), "clock").record(), clock=msgspec.convert(clock, Terms.__annotations__["clock"])
    )
    assert [seat.time for seat in views.table_view(table, NOW).seats] == [60_000, 60_000]


def test_it_can_be_read_again(game: AnyGame) -> None:
    match = begun(game, "again")
    terms = Terms(game=game.name, players=len(match.players), origin=ORIGIN)
    table, entries = Table(terms), list[journal.Entry]()
    entries += table.prepare(match.record().setup, match.record().moves, NOW)
    for seat in range(terms.players):
        entries += table.seat_bot(seat, "random", NOW)
    entries += table.deal(Chance(0), "bots", NOW)
    again = Table.read(terms, [journal.read(journal.written(entry)) for entry in entries])
    assert told(again, 0) == told(table, 0)
    assert again.version == table.version == len(entries)


def test_a_rematch_begins_anew() -> None:
    table = going_on(begun(load("lichterfest"), "rematch").record())
    table.resign(0, NOW)
    rematch, _ = table.rematch_table(HOLDERS[0], NOW)
    assert rematch.terms.origin is None
    assert rematch.prepared is None


def test_what_is_prepared_cannot_be_prepared_again_once_it_has_begun() -> None:
    match = begun(load("lichterfest"), "twice")
    table = going_on(match.record())
    with refused("started"):
        table.prepare(match.record().setup, list[RecordedMove](), NOW)
