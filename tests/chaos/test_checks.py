"""The checks of a course find each way in which a promise can be broken; those of histories have tests of their own."""

from typing import Any

import msgspec

from lichtspiel import load
from lichtspiel.core.games import AnyGame
from lichtspiel.table import views
from lichtspiel.table.journal import written
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from tests.chaos.courses import Summary, lost_and_doubled, spread
from tests.chaos.secrecy import leaks
from tests.server.fleets import away_after
from tests.server.storms import Disk
from tests.simulation.histories import Attempt, History, Kept, Reading

LICHTERFEST = load("lichterfest")


class Played:
    """A table at which some moves were made and acknowledged, and what each seat was shown after each."""

    def __init__(self, game: AnyGame = LICHTERFEST, moves: int = 6) -> None:
        people = [f"person {seat}" for seat in range(game.players[0])]
        self.table = Table(Terms(game=game.name, players=len(people)))
        entries = [entry for seat, person in enumerate(people) for entry in self.table.sit(seat, person, person, 0)]
        entries += self.table.start("a course", "bots", 0)
        self.lines, self.founded = [written(entry) for entry in entries], len(entries)
        self.history, self.readings = History(), list[Reading]()
        for number in range(moves):
            self.move(str(number), people)

    def move(self, ref: str, people: list[str]) -> None:
        seat = self.table.to_move
        assert seat is not None
        move, version = self.table.position.legal()[0], self.table.version
        line = self.history.connect("t", people[seat])
        line.said({"type": "move", "ref": ref, "version": version, "move": move.json()})
        self.lines += [written(entry) for entry in self.table.submit(seat, move, version, 0, ref=ref)]
        line.heard({"type": "done", "ref": ref, "version": self.table.version})
        self.readings += [Reading("t", person, self.shown(own), 0, True) for own, person in enumerate(people)]

    def shown(self, seat: int) -> dict[str, Any]:
        table, seen = self.table, views.view_of(self.table, seat)
        assert seen is not None
        state: dict[str, Any] = {
            "version": table.version,
            "since": 0,
            "now": 0,
            "viewer": seat,
            "mine": [seat],
            "kept": [],
            "sight": views.table_view(table, 0),
            "view": msgspec.Raw(seen.json()),
            "legal": views.legal(table, seat),
            "prompt": views.prompt(table, seat, seen),
            "goal": views.goal(table, seat, seen),
            "no_undo": views.undo_refused(table, seat, 0),
            "events": views.missed(table, seat, 0),
            "sent_away_by": None,
            "succeeded_by": None,
        }
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
        return plain

    @property
    def disk(self) -> Disk:
        return Disk({"t": Kept(self.table.terms, self.lines, self.founded)}, {}, set())


def test_what_a_seat_may_know_is_no_leak(game: AnyGame) -> None:
    played = Played(game)
    assert leaks(played.readings, played.disk.tables) == []


def test_the_view_of_another_seat_is_a_leak(game: AnyGame) -> None:
    played = Played(game)
    mine, theirs = played.readings[-2].state, played.readings[-1].state
    mine["view"] = theirs["view"]
    assert "what is hidden" in leaks(played.readings, played.disk.tables)[0]


def test_a_field_that_no_check_knows_is_a_leak() -> None:
    played = Played()
    played.readings[0].state["stack"] = [1, 2, 3]
    assert leaks(played.readings, played.disk.tables) == ["a field that nobody checks: stack"]


def test_what_is_acknowledged_and_written_once_is_neither_lost_nor_doubled() -> None:
    played = Played()
    assert lost_and_doubled(played.history, played.disk) == (0, 0)


def test_an_acknowledged_move_that_is_not_written_is_lost() -> None:
    played = Played()
    played.lines.pop()
    assert lost_and_doubled(played.history, played.disk) == (1, 0)


def test_a_move_that_is_written_twice_is_doubled() -> None:
    played = Played()
    played.lines.append(played.lines[-1])
    assert lost_and_doubled(played.history, played.disk) == (0, 1)


def test_only_refusals_that_have_nothing_to_do_with_the_move_count_in_restarts() -> None:
    assert away_after(Attempt(7, outcome="refused", code="busy"), 6)
    assert away_after(Attempt(7, outcome="refused", code="storage"), 6)
    assert not away_after(Attempt(7, outcome="refused", code="stale"), 6)
    assert not away_after(Attempt(5, outcome="refused", code="busy"), 6)


def test_the_summary_names_median_near_worst_and_worst() -> None:
    assert spread([float(each) for each in range(1, 201)]) == "100.5 s (median), 199.0 s (p99), 200.0 s (worst) of 200"
    assert "violations: 1\nsomething" in str(Summary("7", violations=["something"]))
