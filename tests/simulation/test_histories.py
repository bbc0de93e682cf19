"""The check of histories finds each way in which a history can be wrong, and no fault in a right one."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from lichtspiel.core.events import Viewer
from lichtspiel.table import journal, views
from lichtspiel.table.journal import Entry, written
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Aids, MoveClock, Terms
from tests.simulation.checks import check
from tests.simulation.histories import FORGET, History, Kept, Line, Reading, Rewriting

PEOPLE = ("ada", "ben")


class Scene:
    """Two people at a table without a server; until a test spoils it, everything said, heard and stored is right."""

    def __init__(self, *, rated: bool = False) -> None:
        self.now = 1_000_000
        self.history = History(lambda _: len(self.lines))
        aids = Aids(hints=False, coach=False) if rated else Aids()
        self.table = Table(Terms(game="lumen", players=3, clock=MoveClock(seconds=60), rated=rated, aids=aids))
        entries = [entry for seat, person in enumerate(PEOPLE) for entry in self.table.sit(seat, person, person, 0)]
        third = self.table.sit(2, "cem", "cem", 0) if rated else self.table.seat_bot(2, "random", 0)
        entries += third + self.table.start("a history", "bots", self.now)
        self.lines = [written(entry) for entry in entries]
        self.founded = len(self.lines)
        self.at: dict[str, Line] = {person: self.history.connect("t", person) for person in PEOPLE}
        self.refs = 0
        self.rewritings: list[Rewriting] = []
        self.phase: str | None = None  # as the lists show it, if known

    def say(self, person: str, kind: str, **fields: Any) -> str:
        self.refs += 1
        self.at[person].said({"type": kind, "ref": str(self.refs), **fields})
        return str(self.refs)

    def did(self, entries: list[Entry]) -> None:
        self.lines += [written(entry) for entry in entries]

    def answer(self, person: str, ref: str) -> None:
        self.at[person].heard({"type": "done", "ref": ref, "version": self.table.version})

    def refuse(self, person: str, ref: str, code: str = "paused") -> None:
        self.at[person].heard({"type": "refused", "ref": ref, "code": code})

    def pause_and_resume(self, person: str = "ada") -> None:
        seat = PEOPLE.index(person)
        for kind, action in (("pause", self.table.pause), ("resume", self.table.resume)):
            ref = self.say(person, kind)
            self.did(action(seat, self.now))
            self.answer(person, ref)

    def move(self, *, answered: bool = True) -> str:
        """Let whoever is to move make a move."""
        seat = self.table.to_move
        assert seat is not None
        move, version = self.table.position.legal()[0], self.table.version
        if seat == 2:
            self.did(self.table.submit(seat, move, version, self.now, by="random"))
            return ""
        ref = self.say(PEOPLE[seat], "move", version=version, move=move.json())
        self.did(self.table.submit(seat, move, version, self.now, ref=ref))
        if answered:
            self.answer(PEOPLE[seat], ref)
        return ref

    def state(self, viewer: Viewer, person: str) -> dict[str, Any]:
        seen = views.view_of(self.table, viewer)
        assert seen is not None
        told = {
            "type": "state",
            "table": "t",
            "version": self.table.version,
            "since": 0,
            "now": self.now,
            "viewer": viewer,
            "mine": self.table.seats_of(person),
            "kept": self.table.seats_kept_for(person),
            "sight": views.table_view(self.table, self.now),
            "view": msgspec.Raw(seen.json()),
            "legal": views.legal(self.table, viewer),
            "prompt": views.prompt(self.table, viewer, seen),
            "goal": views.goal(self.table, viewer, seen),
            "no_undo": views.undo_refused(self.table, viewer, self.now),
            "events": views.missed(self.table, viewer, 0),
            "sent_away_by": self.table.sent_away.get(person),
            "succeeded_by": self.table.succeeded.get(person),
        }
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
        return plain

    def show(self, person: str) -> None:
        self.at[person].heard(self.state(PEOPLE.index(person), person))

    @property
    def faults(self) -> list[str]:
        return check(self.history, {"t": Kept(self.table.terms, self.lines, self.founded, self.rewritings, self.phase)})

    def rewrite(self, version: int, **changes: Any) -> None:
        """Replace an entry about who sits where."""
        before = self.lines[version - 1]
        after = written(msgspec.structs.replace(journal.read(before), **changes))
        self.rewritings.append(Rewriting(version, before, after, len(self.lines)))
        self.lines[version - 1] = after
        self.table = Table.read(self.table.terms, [journal.read(line) for line in self.lines])

    def forget_ben(self) -> None:
        """Ben gives up his seat, and his id and name are removed."""
        wish = self.history.request(FORGET, "ben")
        self.did(self.table.resign(1, self.now))
        self.rewrite(2, holder="forgotten-1", name="N. N.")
        wish.done("")


def played() -> Scene:
    """A right history with a bit of everything."""
    scene = Scene()
    scene.show("ada")
    for _ in range(7):
        scene.move()
        scene.now += 1000
        scene.show("ben")
    scene.pause_and_resume()
    scene.pause_and_resume("ben")
    ref = scene.say("ada", "leave")
    scene.did(scene.table.hand_over(0, "away", scene.now, wished=True))
    scene.answer("ada", ref)
    ref = scene.say("ada", "return")
    scene.did(scene.table.take_back_seat(0, scene.now))
    scene.answer("ada", ref)
    scene.did(scene.table.wake(scene.now))
    scene.refuse("ben", scene.say("ben", "resume"))
    scene.show("ada")
    return scene


def test_a_right_history_has_no_faults() -> None:
    assert played().faults == []


@pytest.mark.parametrize(("early", "faults"), [(0, 0), (1, 1)])
def test_whoever_runs_out_of_time_in_a_rated_game_gives_up_and_not_before(early: int, faults: int) -> None:
    scene = Scene(rated=True)
    assert scene.table.to_move is not None
    assert scene.table.clocks.deadline is not None
    scene.did(scene.table.resign(scene.table.to_move, scene.table.clocks.deadline - early, late=True))
    assert len(scene.faults) == faults


def test_an_unanswered_operation_may_be_there_once_or_not_at_all() -> None:
    scene = played()
    scene.say("ada", "pause")
    assert scene.faults == []
    scene.did(scene.table.pause(0, scene.now))
    assert scene.faults == []
    scene.did(scene.table.resume(0, scene.now))
    assert "nobody asked for" in scene.faults[0]


def test_an_acknowledged_operation_is_not_taken_for_one_with_an_unknown_outcome() -> None:
    """Ben may have left; Ada let a bot play for him, which was acknowledged."""
    scene = played()
    scene.say("ben", "leave")
    ref = scene.say("ada", "hand-over", seat=1)
    scene.did(scene.table.hand_over(1, "away", scene.now))
    scene.answer("ada", ref)
    assert scene.faults == []


def test_a_message_sent_twice_is_there_once() -> None:
    scene = Scene()
    while scene.table.to_move == 2:
        scene.move()
    ref = scene.move(answered=False)
    mover = scene.history.operations[-1]
    scene.at[mover.person].said({**mover.fields, "ref": ref})
    scene.answer(mover.person, ref)
    assert len(mover.attempts) == 2
    assert scene.faults == []


def test_whoever_asks_is_forgotten_and_what_they_did_still_counts() -> None:
    scene = played()
    scene.show("ada")
    scene.forget_ben()
    scene.show("ada")
    scene.pause_and_resume()
    scene.show("ada")
    assert scene.faults == []


def test_a_link_moves_a_seat_to_another_device() -> None:
    scene = played()
    follow_a_link(scene, made=scene.table.version - 1)
    assert scene.faults == []


def follow_a_link(scene: Scene, made: int) -> None:
    """Eve takes Ben's seat with a link made when the journal had this many entries."""
    asked = scene.history.request("device", "eve", "t", seat=1, made=made)
    scene.did(scene.table.change_device(1, "eve", scene.now))
    asked.done("t")


def take_back(scene: Scene, person: str) -> None:
    """Ben or Eve takes the seat back from the other, who is the same person elsewhere."""
    asked = scene.history.request("sit", person, "t", seat=1)
    scene.did(scene.table.change_device(1, person, scene.now))
    asked.done("t")


def test_a_link_that_only_finds_its_follower_there_explains_nothing_earlier() -> None:
    """Ben follows a link to the seat that he has taken back long before."""
    scene = played()
    follow_a_link(scene, made=scene.table.version)
    take_back(scene, "ben")
    scene.pause_and_resume()
    take_back(scene, "eve")
    take_back(scene, "ben")
    scene.history.request("device", "ben", "t", seat=1, made=scene.table.version).done("t")
    assert scene.faults == []


def test_a_request_whose_answer_was_lost_explains_its_entry_before_a_later_one_does() -> None:
    """Nobody was told that Ben took the seat back; Eve and then he himself did so again."""
    scene = played()
    follow_a_link(scene, made=scene.table.version)
    scene.history.request("sit", "ben", "t", seat=1)
    scene.did(scene.table.change_device(1, "ben", scene.now))
    take_back(scene, "eve")
    take_back(scene, "ben")
    assert scene.faults == []


def test_a_link_explains_what_it_can_before_a_request_that_can_explain_more() -> None:
    """Ben's link is used up when Eve takes the seat back, but his other request is carried out after that."""
    scene = played()
    follow_a_link(scene, made=scene.table.version)
    scene.history.request("device", "ben", "t", seat=1, made=scene.table.version)
    asked = scene.history.request("sit", "ben", "t", seat=1)
    scene.did(scene.table.change_device(1, "ben", scene.now))
    take_back(scene, "eve")
    scene.did(scene.table.change_device(1, "ben", scene.now))
    asked.done("t")
    assert scene.faults == []


def say_that_a_seat_is_taken_back(scene: Scene) -> None:
    """Ben held the seat before, but not since he asked."""
    follow_a_link(scene, made=scene.table.version)
    scene.history.request("sit", "ben", "t", seat=1).done("t")


def write_later_that_a_seat_is_taken_back(scene: Scene) -> None:
    say_that_a_seat_is_taken_back(scene)
    scene.did(scene.table.change_device(1, "ben", scene.now))


def give_a_seat_to_a_stranger(scene: Scene) -> None:
    """Eve asks for Ben's seat without a link."""
    take_back(scene, "eve")


def take_a_seat_before_it_is_asked_for(scene: Scene) -> None:
    follow_a_link(scene, made=scene.table.version)
    scene.did(scene.table.change_device(1, "ben", scene.now))
    scene.history.request("sit", "ben", "t", seat=1).done("t")


def use_a_link_a_second_time(scene: Scene) -> None:
    follow_a_link(scene, made=scene.founded)
    asked = scene.history.request("device", "ben", "t", seat=1, made=scene.founded)
    scene.did(scene.table.change_device(1, "ben", scene.now))
    asked.done("t")


def forget_somebody_who_did_not_ask(scene: Scene) -> None:
    scene.forget_ben()
    scene.rewrite(1, holder="forgotten-2")


def rewrite_more_than_a_name(scene: Scene) -> None:
    scene.forget_ben()
    scene.rewrite(2, seat=0)


def write_that_somebody_else_resigned(scene: Scene) -> None:
    scene.history.request(FORGET, "ben").done("")
    scene.did(scene.table.resign(0, scene.now))


def show_the_name_of_the_forgotten(scene: Scene) -> None:
    before = Table.read(scene.table.terms, [journal.read(line) for line in scene.lines])
    scene.forget_ben()
    scene.pause_and_resume()
    scene.table, now = before, scene.table
    for entry in [journal.read(line) for line in scene.lines[before.version :]]:
        before._add(entry)
    scene.show("ada")
    scene.table = now


def offer_a_rematch_at_no_table(scene: Scene) -> None:
    scene.lines.append(written(journal.Rematched(at=scene.now, table="nowhere")))


def list_another_phase(scene: Scene) -> None:
    scene.phase = "gathering"


def lose_the_last(scene: Scene) -> None:
    scene.pause_and_resume()
    del scene.lines[-2:]


def lose_one_in_the_middle(scene: Scene) -> None:
    scene.pause_and_resume()
    kept = scene.lines[scene.founded :]
    at = next(number for number, line in enumerate(kept) if isinstance(journal.read(line), journal.Paused))
    del scene.lines[scene.founded + at : scene.founded + at + 2]


def write_twice(scene: Scene) -> None:
    scene.lines += [line for line in scene.lines if b'"paused"' in line or b'"resumed"' in line][:2]


def write_what_was_refused(scene: Scene) -> None:
    ref = scene.say("ada", "pause")
    scene.did(scene.table.pause(0, scene.now))
    scene.refuse("ada", ref)


def write_what_nobody_said(scene: Scene) -> None:
    scene.did(scene.table.pause(0, scene.now))


def write_what_was_called_stale(scene: Scene) -> None:
    while scene.table.to_move == 2:
        scene.move()
    ref = scene.move(answered=False)
    mover = scene.history.operations[-1]
    scene.at[mover.person].said({**mover.fields, "ref": ref})
    scene.refuse(mover.person, ref, "stale")


def write_in_another_order(scene: Scene) -> None:
    """Ada's pace was acknowledged before Ben sent his."""
    for person, pace in (("ada", 5), ("ben", 7)):
        ref = scene.say(person, "pace", pace=pace)
        scene.did(scene.table.set_pace(PEOPLE.index(person), pace, scene.now))
        scene.answer(person, ref)
    first, second = scene.history.operations[-2:]
    for operation in (first, second):
        operation.attempts[0].version = None
    scene.lines[-2:] = reversed(scene.lines[-2:])


def acknowledge_another_version(scene: Scene) -> None:
    scene.pause_and_resume()
    attempt = scene.history.operations[-1].attempts[0]
    assert attempt.version is not None
    attempt.version -= 1


def take_the_seat_too_early(scene: Scene) -> None:
    while scene.table.to_move == 2:
        scene.move()
    assert scene.table.clocks.deadline is not None
    scene.did(scene.table.hand_over(scene.table.to_move or 0, "time", scene.table.clocks.deadline - 1))


def show_something_older(scene: Scene) -> None:
    old = scene.state(0, "ada")
    scene.pause_and_resume()
    scene.at["ada"].heard(old)


def show_newcomers_something_older(scene: Scene) -> None:
    old = scene.state(1, "ben")
    scene.pause_and_resume("ada")
    scene.history.connect("t", "ben").heard(old)


def show_what_is_not_on_disk(scene: Scene) -> None:
    scene.table.pause(0, scene.now)
    scene.show("ben")


def show_half_of_a_change(scene: Scene) -> None:
    ref = scene.say("ada", "leave")
    scene.did(scene.table.hand_over(0, "away", scene.now, wished=True))
    scene.answer("ada", ref)
    ref = scene.say("ada", "hand-over", seat=1)
    entries = scene.table.hand_over(1, "away", scene.now)
    assert len(entries) == 2
    scene.did(entries)
    scene.answer("ada", ref)
    half = Scene()
    half.now, half.table = scene.now, Table.read(scene.table.terms, [journal.read(line) for line in scene.lines[:-1]])
    scene.at["ada"].heard(half.state(0, "ada"))


def show_anothers_view(scene: Scene) -> None:
    state = scene.state(1, "ada")
    scene.history.readings.append(Reading("t", "ada", state, 0, first=True))


def show_another_view_as_ones_own(scene: Scene) -> None:
    state = scene.state(0, "ada") | {"view": scene.state(1, "ben")["view"]}
    scene.history.readings.append(Reading("t", "ada", state, 0, first=True))


def show_a_spectator_a_hand(scene: Scene) -> None:
    state = scene.state("table", "eve") | {"view": scene.state(1, "ben")["view"]}
    scene.history.readings.append(Reading("t", "eve", state, 0, first=True))


def tell_of_what_did_not_happen(scene: Scene) -> None:
    state = scene.state(0, "ada")
    state["events"] = state["events"][:-1]
    scene.history.readings.append(Reading("t", "ada", state, 0, first=True))


BREAKING: dict[Callable[[Scene], None], str] = {
    lose_the_last: "not in the journal",
    lose_one_in_the_middle: "not in the journal",
    write_twice: "nobody asked for",
    write_what_was_refused: "nobody asked for",
    write_what_nobody_said: "nobody asked for",
    write_what_was_called_stale: "called stale",
    write_in_another_order: "which had returned",
    acknowledge_another_version: "nobody asked for",
    take_the_seat_too_early: "nobody asked for",
    show_something_older: "shown after it",
    show_newcomers_something_older: "shown after it",
    show_what_is_not_on_disk: "not on disk",
    show_half_of_a_change: "half of a change",
    show_anothers_view: "['viewer']",
    show_another_view_as_ones_own: "['view']",
    show_a_spectator_a_hand: "['view']",
    tell_of_what_did_not_happen: "['events']",
    use_a_link_a_second_time: "nobody asked for",
    say_that_a_seat_is_taken_back: "not in the journal",
    write_later_that_a_seat_is_taken_back: "nobody asked for",
    give_a_seat_to_a_stranger: "nobody asked for",
    take_a_seat_before_it_is_asked_for: "nobody asked for",
    forget_somebody_who_did_not_ask: "was rewritten as",
    rewrite_more_than_a_name: "was rewritten as",
    write_that_somebody_else_resigned: "nobody asked for",
    show_the_name_of_the_forgotten: "['sight'",
    offer_a_rematch_at_no_table: "the rematch at nowhere is not on disk",
    list_another_phase: "in the lists",
}


@pytest.mark.parametrize("break_it", BREAKING, ids=lambda each: each.__name__)
def test_a_wrong_history_is_found(break_it: Callable[[Scene], None]) -> None:
    scene = played()
    break_it(scene)
    assert any(BREAKING[break_it] in fault for fault in scene.faults), scene.faults


def test_a_missing_table_is_noticed() -> None:
    scene = played()
    assert "is not on disk" in check(scene.history, {})[0]
