"""The log: everybody is called by the name of the time, and "you" is only what the reader did."""

import msgspec

from lichtspiel import Viewer
from lichtspiel.games.leuchtturm.events import Claimed
from lichtspiel.table import journal, views, wording
from lichtspiel.table.events import LogItem
from lichtspiel.table.table import Table
from lichtspiel.words import Phrase, sentence
from tests.table.test_table import ADA, BEN, CEM, Scene, replays


def log(table: Table, viewer: Viewer) -> list[str]:
    """What somebody reads who comes to the table now."""
    told = views.missed(table, viewer, 0)
    return [sentence(msgspec.json.decode(each.phrase, type=Phrase), "en") for each in told]


def test_a_freed_seat_leaves_its_past_to_whoever_sat_there() -> None:
    scene = Scene(people=3)
    scene.did(scene.table.send_away(CEM, ADA, 0))
    before = ["Ada sits down.", "Ben sits down.", "Cem sits down.", "Ada frees Cem’s seat."]
    assert log(scene.table, "table") == before
    scene.did(scene.table.sit(CEM, "dan", "Dan", 0))
    assert log(scene.table, CEM) == [*before, "You sit down."]
    assert log(scene.table, "table") == [*before, "Dan sits down."]
    replays(scene)


def test_who_is_given_a_seat_has_not_said_what_was_said_there() -> None:
    scene = Scene(people=3).start()
    scene.did(scene.table.ask_end(ADA, 0) + scene.table.answer("end", CEM, 0, agree=True))
    scene.did(scene.table.hand_over(CEM, "away", 0) + scene.table.give(CEM, "dan", "Dan", 0))
    agreed = "Cem agrees to end the game."
    assert all(agreed in log(scene.table, viewer) for viewer in (ADA, CEM, "table"))
    assert log(scene.table, CEM)[-1] == "You take over Cem’s seat."
    replays(scene)


def test_a_new_device_and_whoever_is_back_keep_what_they_did() -> None:
    scene = Scene(people=3).start()
    scene.did(scene.table.ask_end(CEM, 0))
    wished = "You would like to end the game as it stands."
    scene.did(scene.table.change_device(CEM, "cem's telephone", 0))
    assert wished in log(scene.table, CEM)
    scene.did(scene.table.hand_over(CEM, "away", 0) + scene.table.give(CEM, "cem without a cookie", "Cem", 0))
    assert wished in log(scene.table, CEM)


def test_a_new_name_is_not_that_of_what_was_done_before() -> None:
    scene = Scene(people=3).start()
    scene.did(scene.table.pause(BEN, 0) + scene.table.rename(BEN, "Benno", 0) + scene.table.resume(BEN, 0))
    assert log(scene.table, ADA)[-3:] == [
        "Ben pauses the game.",
        "Ben is now called Benno.",
        "Benno continues the game.",
    ]


def test_what_a_bot_does_for_somebody_is_not_said_as_theirs() -> None:
    scene = Scene("leuchtturm", people=3).start()
    seat = scene.table.to_move
    assert seat is not None
    scene.did(scene.table.resign(seat, 0))
    told = len(log(scene.table, seat))
    scene.move(by=scene.table.terms.stand_in)
    name = scene.table.names[seat]
    assert log(scene.table, seat)[told].startswith(f"{name} ")
    assert any(line.startswith("You give up") for line in log(scene.table, seat))


def test_what_another_seats_bot_brings_somebody_is_still_theirs() -> None:
    scene = Scene(people=1, bots=1).start()
    scene.move_to(BEN)
    told = len(log(scene.table, ADA))
    while scene.table.to_move == BEN:
        scene.move(by="random")
    assert any(line.startswith("You ") for line in log(scene.table, ADA)[told:])


def test_who_loses_something_is_told_that_it_was_theirs() -> None:
    taken = Claimed(seat=BEN, tower="rwrw", source="laid", loser=CEM)
    item = LogItem(9, 0, "master", (taken,), ("Ada", "Ben", "Cem"), BEN)

    def told(viewer: Viewer, came: int = 0) -> str:
        (said,) = wording.told(item, viewer, "leuchtturm", came, {})
        return sentence(msgspec.json.decode(said.phrase, type=Phrase), "en")

    assert told(CEM) == "Ben takes over your order red–white–red–white."
    assert told(ADA) == told("table") == "Ben takes over Cem’s order red–white–red–white."
    assert told(CEM, came=10) == told(ADA)


def test_nothing_is_said_of_the_new_names_of_a_forgotten_person() -> None:
    """Forgetting replaces every name that somebody had by the same one."""
    scene = Scene(people=3).start()
    scene.did(scene.table.rename(BEN, "Benno", 0) + scene.table.pause(BEN, 0))
    forgotten = [
        msgspec.structs.replace(entry, name="N. N.")
        if isinstance(entry, journal.Seated | journal.Renamed) and entry.seat == BEN
        else entry
        for entry in scene.entries
    ]
    said = log(Table.read(scene.table.terms, forgotten), ADA)
    assert said[-1] == "N. N. pauses the game."
    assert not [line for line in said if "called" in line]
