"""What everybody's consent is asked for: the same for every kind of request."""

from typing import get_args

import pytest

from lichtspiel.table import journal, public, views
from lichtspiel.table.events import RequestWithdrawn
from lichtspiel.table.journal import About, Entry
from tests.table.test_table import Scene, refused, replays, undoable

KINDS: tuple[About, ...] = get_args(About)
every_kind = pytest.mark.parametrize("about", KINDS)


def begun(people: int = 3) -> tuple[Scene, int, list[int]]:
    """A game in which somebody has moved who can take that back; that seat, and the others."""
    scene = Scene(people=people).start()
    seat = undoable(scene)
    return scene, seat, [other for other in range(people) if other != seat]


def asked(scene: Scene, about: About, seat: int) -> list[Entry]:
    if about == "undo":
        return scene.did(scene.table.ask_undo(seat, scene.now))
    return scene.did(scene.table.ask_end(seat, scene.now))


@every_kind
def test_the_last_yes_grants_a_request(about: About) -> None:
    scene, seat, (first, second) = begun()
    asked(scene, about, seat)
    scene.did(scene.table.answer(about, first, scene.now, agree=True))
    assert getattr(views.table_view(scene.table, 0), about) == public.RequestView(seat, (second,), (first,))
    granted = scene.did(scene.table.answer(about, second, scene.now, agree=True))[-1]
    assert isinstance(granted, journal.Undone if about == "undo" else journal.EndAgreed)
    assert not scene.table.requests
    replays(scene)


@every_kind
@pytest.mark.parametrize("who", ["asker", "agreed", "asked"])
def test_one_no_ends_a_request_even_of_who_asked_or_had_agreed(about: About, who: str) -> None:
    scene, seat, (first, second) = begun()
    asked(scene, about, seat)
    scene.did(scene.table.answer(about, first, scene.now, agree=True))
    against = {"asker": seat, "agreed": first, "asked": second}[who]
    scene.did(scene.table.answer(about, against, scene.now, agree=False))
    assert (scene.table.requests, scene.table.phase) == ({}, "playing")
    with refused(f"{about}-not-asked"):
        scene.table.answer(about, second, scene.now, agree=True)
    replays(scene)


@every_kind
def test_a_request_that_is_withdrawn_is_not_told_as_refused(about: About) -> None:
    scene, seat, (first, _) = begun()
    asked(scene, about, seat)
    scene.did(scene.table.answer(about, seat, scene.now, agree=False))
    assert scene.table.log[-1].events == (RequestWithdrawn(seat, about),)
    asked(scene, about, seat)
    scene.did(scene.table.answer(about, first, scene.now, agree=False))
    assert not isinstance(scene.table.log[-1].events[0], RequestWithdrawn)
    replays(scene)


@every_kind
def test_who_asks_cannot_agree_nor_anybody_twice(about: About) -> None:
    scene, seat, (first, _) = begun()
    asked(scene, about, seat)
    scene.did(scene.table.answer(about, first, scene.now, agree=True))
    for each in (seat, first):
        with refused(f"{about}-not-asked"):
            scene.table.answer(about, each, scene.now, agree=True)
    with refused(f"{about}-asked"):
        asked(scene, about, seat)


@every_kind
@pytest.mark.parametrize("ahead", [-1, 1])
def test_an_answer_is_to_the_request_that_was_seen(about: About, ahead: int) -> None:
    scene, seat, (first, _) = begun()
    asked(scene, about, seat)
    with refused("stale"):
        scene.table.answer(about, first, scene.now, scene.table.version + ahead, agree=True)


@every_kind
def test_who_is_given_a_seat_has_agreed_to_nothing_yet(about: About) -> None:
    scene, seat, (first, second, _) = begun(4)
    asked(scene, about, seat)
    scene.did(scene.table.answer(about, first, scene.now, agree=True))
    scene.did(scene.table.give(first, "somebody-new", "Nora", scene.now))
    view = getattr(views.table_view(scene.table, 0), about)
    assert {first, second} <= set(view.waiting)
    replays(scene)


@every_kind
def test_giving_up_takes_ones_own_requests_back(about: About) -> None:
    scene, seat, _ = begun()
    asked(scene, about, seat)
    scene.did(scene.table.resign(seat, scene.now))
    assert not scene.table.requests
    replays(scene)


def test_a_move_answers_a_request_to_take_one_back_but_not_one_to_end_the_game() -> None:
    scene, seat, _ = begun()
    asked(scene, "undo", seat)
    asked(scene, "end", seat)
    scene.move()
    assert [*scene.table.requests] == ["end"]
    while scene.table.phase == "playing":
        scene.move()
    assert not scene.table.requests, "a game that is over cannot be ended"
    replays(scene)


def test_requests_of_both_kinds_are_granted_each_for_itself() -> None:
    scene, seat, (first, second) = begun()
    asked(scene, "undo", seat)
    asked(scene, "end", seat)
    scene.did(scene.table.answer("undo", first, scene.now, agree=True))
    scene.did(scene.table.answer("end", first, scene.now, agree=True))
    entries = scene.did(scene.table.resign(second, scene.now))
    assert [type(entry) for entry in entries] == [journal.Resigned, journal.Undone, journal.EndAgreed]
    replays(scene)


STORED = [  # as they have been written since requests came
    b'{"entry":"undo-asked","at":1,"seat":0,"keep":3,"ref":"u"}',
    b'{"entry":"undo-answered","at":2,"seat":1,"agree":true,"ref":"a"}',
    b'{"entry":"end-asked","at":3,"seat":2}',
    b'{"entry":"end-answered","at":4,"seat":0,"agree":false,"ref":""}',
]


def test_stored_requests_stay_readable() -> None:
    assert [journal.read(line) for line in STORED] == [
        journal.UndoAsked(at=1, seat=0, keep=3, ref="u"),
        journal.UndoAnswered(at=2, seat=1, agree=True, ref="a"),
        journal.EndAsked(at=3, seat=2),
        journal.EndAnswered(at=4, seat=0, agree=False),
    ]
