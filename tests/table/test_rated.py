"""Rated games at the table: on which terms, among whom, and that nobody plays for anybody else."""

from typing import Any

import msgspec
import pytest

from lichtspiel.table import journal, views
from lichtspiel.table.seats import FORGOTTEN
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY
from lichtspiel.words import LANGUAGES, Phrase, sentence
from tests.table.test_endings import verified
from tests.table.test_table import ADA, BEN, CEM, HOLDERS, Scene, phrases, refused, replays

MINUTES: dict[str, Any] = {"kind": "total", "seconds": 600}
RATED: dict[str, Any] = {"rated": True, "aids": {"hints": False}, "clock": MINUTES}


def rated(game: str = "lichterfest", people: int = 2, **terms: Any) -> Scene:
    return Scene(game, people, **{**RATED, **terms})


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"aids": {}}, "rated-aids"),
        ({"aids": {"hints": False, "coach": True}}, "rated-aids"),
        ({"practice": True}, "rated-aids"),
        ({"clock": {"kind": "none"}}, "rated-clock"),
        ({"visibility": "local"}, "rated-people"),
        ({"origin": {"moves": 3}}, "rated-dealt"),
        ({"daily": {"day": 20_000, "seat": 0, "ranked": True}}, "rated-dealt"),
    ],
)
def test_what_cannot_be_rated_is_refused(terms: dict[str, Any], code: str) -> None:
    with refused(code):
        rated(**terms)


def test_only_different_people_sit_at_a_rated_table() -> None:
    scene = rated()
    scene.did(scene.table.vacate(BEN, 0))
    with refused("rated-people"):
        scene.table.sit(BEN, HOLDERS[ADA], "Ada", 0)
    with refused("rated-people"):
        scene.table.seat_bot(BEN, "random", 0)
    scene.did(scene.table.sit(BEN, HOLDERS[BEN], "Ben", 0))
    with refused("rated-people"):
        scene.table.change_device(BEN, HOLDERS[ADA], 0)
    scene.did(scene.table.change_device(BEN, "ben's phone", 0))
    assert views.table_view(scene.table, 0).rated


def test_nobody_is_helped_and_nobody_is_stood_in_for() -> None:
    scene = rated().start()
    seat = scene.move()
    table = scene.table
    with refused("rated-undo"):
        table.ask_undo(seat, 0)
    assert not table.coached
    with refused("rated-pause"):
        table.pause(BEN, 0)
    for wished in (False, True):
        with refused("rated-alone"):
            table.hand_over(BEN, "away", 0, wished=wished)
    with refused("rated-alone"):
        table.give(BEN, "cem's secret", "Cem", 0)


def test_games_that_were_paused_when_that_could_be_done_go_on() -> None:
    scene = rated().start()
    again = Table.read(scene.table.terms, [*scene.entries, journal.Paused(at=scene.now, seat=ADA)])
    with refused("paused"):
        again.pause(BEN, scene.now)
    again.resume(BEN, scene.now)
    assert again.phase == "playing"


@pytest.mark.parametrize("clock", [MINUTES, {"kind": "move", "seconds": 30}, {"kind": "days", "days": 1}])
@pytest.mark.parametrize("there", [(), (ADA, BEN)])
def test_whoever_runs_out_of_time_has_given_up(clock: dict[str, Any], there: tuple[int, ...]) -> None:
    scene = rated(clock=clock).start()
    late = scene.table.to_move
    assert late is not None
    scene.now += DAY + 1000
    scene.did(scene.table.flag(scene.now, there))
    assert (scene.table.resigned, scene.table.phase) == ([late], "over")
    record = verified(scene)
    assert record.result is not None
    assert (record.resigned, record.result.places[late]) == ((late,), 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_others_play_on_and_are_told_why(lang: str) -> None:
    scene = rated(people=3).start()
    late = scene.table.to_move
    assert late is not None
    scene.now += DAY
    scene.did(scene.table.flag(scene.now))
    assert (scene.table.phase, scene.table.bot_to_move) == ("playing", scene.table.terms.stand_in)
    for phrase in phrases(scene.table):
        assert sentence(msgspec.json.decode(phrase, type=Phrase), lang)
    replays(scene)


def test_a_rematch_is_rated_and_free_seats_stay_free() -> None:
    scene = rated(people=3).start()
    for seat in (ADA, BEN):
        scene.did(scene.table.resign(seat, 0))
    scene.table.seats[BEN].holder = FORGOTTEN + "x"
    table, _ = scene.table.rematch_table(HOLDERS[CEM], 0)
    assert table.terms.rated
    assert [seat.kind for seat in table.seats] == ["open", "human", "open"]
    assert [seat.kept_for for seat in table.seats] == [None, None, HOLDERS[ADA]]
