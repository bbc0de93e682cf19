"""Ends before the rules end a game: giving up, agreeing to end it; and what the record says of it."""

import msgspec
import pytest

from lichtspiel import BadRecord, Record, read_record, verify
from lichtspiel.core.results import Result, early_result, resigned_last
from lichtspiel.games.lumen.views import LumenView
from lichtspiel.table import journal, public, views
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DaysClock, NoClock, Terms
from lichtspiel.words import LANGUAGES
from tests.table.test_table import ADA, BEN, CEM, Scene, refused, replays

GAMES = ["lichterfest", "leuchtturm", "lumen"]


def played(scene: Scene, moves: int = 10_000) -> Scene:
    """Make this many more moves, or all that are left; bots move for the seats they play."""
    while moves and scene.table.phase == "playing":
        scene.move(by=scene.table.bot_to_move or "human")
        moves -= 1
    return scene


def verified(scene: Scene) -> Record:
    """The record, verified."""
    record = read_record(scene.table.record("table").dump())
    verify(record)
    replays(scene)
    return record


def test_those_who_gave_up_come_last_and_who_gave_up_first_is_last() -> None:
    result = Result((1, 2, 2, 4), (9, 7, 7, 3), "L22")
    assert resigned_last(result, [0]).places == (4, 1, 1, 3)
    assert resigned_last(result, [0, 1]).places == (4, 3, 1, 2)
    assert resigned_last(result, []) == result
    assert early_result((5, 5, 9), [2], "agreed") == Result((1, 1, 3), (5, 5, 9), "agreed")


def values_seen(table: Table) -> list[int | None]:
    """The values of the cards that spectators see in the hands of LUMEN."""
    view = views.view_of(table, "table")
    assert isinstance(view, LumenView)
    return [card.value for seat in view.seats for card in seat.hand]


def test_spectators_see_all_cards_of_lumen_once_the_game_is_over_and_none_before() -> None:
    scene = played(Scene("lumen", people=3).start(), 5)
    assert set(values_seen(scene.table)) == {None}
    for seat in (ADA, BEN):
        scene.did(scene.table.resign(seat, scene.now, ref=f"seat {seat}"))
    assert scene.table.phase == "over"
    assert None not in values_seen(scene.table)
    assert values_seen(scene.table)


# -- Giving up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["lichterfest", "leuchtturm"])
def test_giving_up_ends_a_game_of_two_and_loses_it(which: str) -> None:
    scene = played(Scene(which, people=2).start(), 5)
    scene.did(scene.table.resign(ADA, scene.now, ref="mine"))
    table = scene.table
    assert (table.phase, table.to_move, table.bot_to_move, table.clocks.running) == ("over", None, None, None)
    assert table.result is not None
    assert (table.result.places, table.result.ended) == ((2, 1), "resigned")
    assert table.repeats(ADA, "mine")
    record = verified(scene)
    assert (record.resigned, record.result) == ((ADA,), table.result)
    with refused("ended"):
        table.submit(BEN, table.position.legal()[0], table.version, scene.now)
    with refused("ended"):
        table.resign(BEN, scene.now)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_giving_up_against_bots_ends_the_game_as_lost(bots: int) -> None:
    scene = played(Scene("lumen", people=1, bots=bots).start(), 12)
    scene.did(scene.table.resign(ADA, scene.now))
    assert scene.table.result is not None
    assert scene.table.result.places[ADA] == bots + 1
    assert verified(scene).result == scene.table.result


@pytest.mark.parametrize("which", GAMES)
def test_with_more_people_a_bot_plays_on_for_last_place(which: str) -> None:
    for seed in range(6):
        scene = played(Scene(which, people=3).start(str(seed)), 4)
        scene.did(scene.table.resign(BEN, scene.now))
        table = scene.table
        assert (table.phase, table.seats[BEN].playing_bot) == ("playing", "random")
        played(scene)
        assert table.result is not None
        assert table.position.result is not None
        assert (table.result.places[BEN], table.result.scores) == (3, table.position.result.scores)
        record = verified(scene)
        assert (record.resigned, record.by) == ((BEN,), ("human",) * 3)
        told = views.missed(table, BEN, 0)[-1]
        assert msgspec.convert(msgspec.json.decode(told.event)["result"], Result) == table.result
        view = views.view_of(table, BEN)
        assert view is not None
        assert view.result == table.result


def test_the_last_who_has_not_given_up_has_won() -> None:
    scene = played(Scene("lumen", people=3, bots=1).start(), 3)
    scene.did(scene.table.resign(CEM, scene.now) + scene.table.resign(ADA, scene.now))
    assert scene.table.phase == "playing", "Ben plays on, with bots"
    scene.did(scene.table.resign(BEN, scene.now))
    assert scene.table.result is not None
    assert scene.table.result.places == (3, 2, 4, 1)
    assert verified(scene).resigned == (CEM, ADA, BEN)
    alone = played(Scene("lumen", people=3).start(), 3)
    alone.did(alone.table.resign(CEM, alone.now) + alone.table.resign(ADA, alone.now))
    assert alone.table.result is not None
    assert (alone.table.phase, alone.table.result.places) == ("over", (2, 1, 3))


def test_the_page_is_told_whether_giving_up_ends_the_game() -> None:
    assert all(seat.ends_game for seat in views.table_view(Scene(people=2).start().table, 0).seats)
    three = Scene(people=3).start()
    assert not any(seat.ends_game for seat in views.table_view(three.table, 0).seats)
    three.did(three.table.resign(ADA, 0))
    shown = views.table_view(three.table, 0)
    assert ([seat.ends_game for seat in shown.seats[1:]], shown.resigned) == ([True, True], (ADA,))


def test_a_game_may_be_given_up_while_it_is_paused_or_a_bot_plays() -> None:
    scene = Scene(people=2).start()
    scene.did(scene.table.hand_over(ADA, "away", 1, wished=True) + scene.table.pause(BEN, 2))
    scene.did(scene.table.resign(ADA, 3))
    assert scene.table.phase == "over"
    replays(scene)


def test_whoever_has_given_up_has_no_say_in_the_game_of_the_others() -> None:
    scene = Scene(people=3).start()
    scene.did(scene.table.resign(CEM, 1))
    for attempt in (scene.table.pause, lambda seat, now: scene.table.set_pace(seat, 500, now)):
        with refused("resigned"):
            attempt(CEM, 2)
    scene.did(scene.table.pause(ADA, 3))
    with refused("resigned"):
        scene.table.resume(CEM, 4)
    scene.did(scene.table.resume(BEN, 5))


def test_giving_up_one_of_two_own_seats_takes_no_say_from_the_other() -> None:
    table = Table(Terms(game="lichterfest", players=3))
    for seat, holder in enumerate(("ada", "ada", "ben")):
        table.sit(seat, holder, holder, 0)
    table.start("7", "bots", 0)
    table.resign(ADA, 1)
    table.pause(ADA, 2)


def test_time_that_runs_out_is_not_giving_up() -> None:
    scene = Scene(people=2, clock={"kind": "total", "seconds": 30}).start()
    seat = scene.table.to_move
    scene.did(scene.table.flag(scene.now + 30_000, present=[0, 1]))
    assert seat is not None
    assert (scene.table.phase, scene.table.seats[seat].reason, scene.table.resigned) == ("playing", "time", [])


OLD_JOURNAL = [  # as earlier versions wrote it
    b'{"entry":"handed-over","at":1,"seat":0,"bot":"random","reason":"resigned"}',
    b'{"entry":"handed-over","at":2,"seat":1,"bot":"random","reason":"resigned"}',
]


def test_a_seat_that_was_given_up_in_an_earlier_version_may_win_as_it_did() -> None:
    scene = Scene(people=2).start()
    old: list[Entry] = [*scene.entries, *map(journal.read, OLD_JOURNAL)]
    table = Table.read(scene.table.terms, old)
    assert (table.phase, table.resigned, [seat.reason for seat in table.seats]) == ("playing", [], ["resigned"] * 2)
    scene.table, scene.entries = table, old
    played(scene)
    assert table.result == table.position.result
    record = verified(scene)
    assert record.resigned is msgspec.UNSET
    assert "resigned" not in scene.table.record("table").dump().decode()


def test_only_what_a_bot_played_to_its_end_was_finished_by_a_bot() -> None:
    def finished(scene: Scene) -> list[bool]:
        return [seat.finished_by_bot for seat in views.table_view(scene.table, 0).seats]

    scene = played(Scene("lumen", people=3).start(), 4)
    scene.did(scene.table.resign(BEN, scene.now))
    played(scene, 12)
    assert finished(scene) == [False] * 3, "the game goes on"
    agreed = Scene("lumen", people=3).start()
    agreed.did(
        agreed.table.resign(BEN, 1) + agreed.table.ask_end(ADA, 2) + agreed.table.answer("end", CEM, 3, agree=True)
    )
    assert (agreed.table.phase, finished(agreed)) == ("over", [False] * 3)
    assert finished(played(scene)) == [False, True, False]


# -- Ending by agreement -----------------------------------------------------------------------------------------------


def test_all_who_are_left_may_agree_to_end_the_game_as_it_stands() -> None:
    scene = played(Scene("lichterfest", people=4).start(), 30)
    table = scene.table
    scene.did(table.resign(ADA, scene.now))
    scene.did(table.ask_end(BEN, scene.now))
    with refused("end-asked"):
        table.ask_end(CEM, scene.now)
    with refused("end-not-asked"):
        table.answer("end", ADA, scene.now, agree=True)
    with refused("resigned"):
        table.ask_end(ADA, scene.now)
    scene.did(table.answer("end", CEM, scene.now, agree=True))
    assert views.table_view(table, 0).end == public.RequestView(BEN, (3,), (CEM,))
    with refused("end-not-asked"):
        table.answer("end", CEM, scene.now, agree=True)
    scene.did(table.answer("end", 3, scene.now, agree=True))
    assert table.result is not None
    assert (table.phase, table.result.ended, table.result.places[ADA]) == ("over", "agreed", 4)
    assert table.result.scores == table.game.scores(table.position.engine)
    assert verified(scene).result == table.result


def test_one_no_lets_the_game_go_on_and_who_asks_may_think_again() -> None:
    scene = Scene(people=3).start()
    table = scene.table
    for seat in (BEN, ADA):
        scene.did(table.ask_end(ADA, scene.now))
        scene.did(table.answer("end", seat, scene.now, agree=False))
        assert (table.requests, table.phase) == ({}, "playing")
    with refused("end-not-asked"):
        table.answer("end", BEN, scene.now, agree=True)
    scene.did(table.ask_end(ADA, scene.now))
    with refused("stale"):
        table.answer("end", BEN, scene.now, table.version - 1, agree=True)
    with refused("end-not-asked"):
        table.answer("end", ADA, scene.now, agree=True)
    replays(scene)


def test_who_is_away_is_asked_too_and_who_gives_up_meanwhile_is_not() -> None:
    scene = Scene(people=4).start()
    table = scene.table
    scene.did(table.hand_over(CEM, "away", 1) + table.ask_end(ADA, 2) + table.answer("end", BEN, 3, agree=True))
    scene.did(table.resign(3, 4))
    assert (table.phase, views.table_view(table, 0).end) == ("playing", public.RequestView(ADA, (CEM,), (BEN,)))
    scene.did(table.resign(CEM, 5))
    assert (table.phase, table.ended) == ("over", "agreed")
    verified(scene)


def test_nobody_ends_a_game_against_bots_while_they_lead() -> None:
    with refused("end-alone"):
        Scene(people=1, bots=2).start().table.ask_end(ADA, 1)
    left_alone = Scene(people=2, bots=1).start()
    left_alone.did(left_alone.table.resign(BEN, 1) + left_alone.table.ask_end(ADA, 2))
    assert left_alone.table.ended == "agreed"
    verified(left_alone)


# -- Records -----------------------------------------------------------------------------------------------------------


def test_a_record_whose_claim_does_not_fit_is_refused() -> None:
    scene = played(Scene("lumen", people=3).start(), 30)
    scene.did(scene.table.resign(ADA, 1) + scene.table.resign(BEN, 2))
    record = scene.table.record("table")
    assert record.result is not None
    change = msgspec.structs.replace
    won, two = change(record.result, places=(1, 2, 3)), change(record.result, ended="agreed")
    wrong: list[tuple[dict[str, object], str]] = [
        ({"resigned": (ADA, ADA)}, "record-resigned"),
        ({"resigned": (7,)}, "record-resigned"),
        ({"resigned": (-1, 0)}, "record-resigned"),
        ({"resigned": (0, 1, 2)}, "record-resigned"),
        ({"resigned": (BEN,)}, "record-resigned-end"),
        ({"resigned": msgspec.UNSET}, "record-resigned-end"),
        ({"result": two}, "record-resigned-end"),
        ({"result": None}, "record-resigned-end"),
        ({"result": won}, "record-result"),
        ({"result": change(record.result, scores=(1, 2, 3))}, "record-result"),
        ({"result": change(record.result, ended="M11"), "resigned": (ADA,)}, "record-unfinished"),
    ]
    for fields, key in wrong:
        with pytest.raises(BadRecord) as bad:
            verify(change(record, **fields))
        assert bad.value.phrase.key == key, fields
        assert all(bad.value.sentence(lang) for lang in LANGUAGES)


def test_a_finished_game_is_not_said_to_have_been_broken_off() -> None:
    scene = played(Scene("lumen", people=3).start())
    record = scene.table.record("table")
    assert record.result is not None
    agreed = msgspec.structs.replace(record.result, ended="agreed")
    with pytest.raises(BadRecord, match="M11"):
        verify(msgspec.structs.replace(record, result=agreed))


# -- Days and practice -------------------------------------------------------------------------------------------------


def test_days_for_a_move_are_a_promise() -> None:
    scene = Scene(people=2, clock={"kind": "days", "days": 1}).start()
    assert isinstance(scene.table.terms.clock, DaysClock)
    seat = scene.table.to_move
    assert seat is not None
    with refused("days"):
        scene.table.hand_over(seat, "away", scene.now)
    scene.did(scene.table.hand_over(seat, "away", scene.now, wished=True) + scene.table.take_back_seat(seat, scene.now))
    deadline = scene.table.clocks.deadline
    assert deadline is not None
    scene.did(scene.table.flag(deadline))
    assert scene.table.seats[seat].reason == "time"
    short = Scene(people=2, clock={"kind": "none"}).start()
    assert isinstance(short.table.terms.clock, NoClock)
    short.did(short.table.hand_over(ADA, "away", 1))


@pytest.mark.parametrize("which", GAMES)
def test_everything_can_be_taken_back_in_practice(which: str) -> None:
    scene = Scene(which, people=1, bots=2, practice=True).start()
    scene.move_to(ADA)
    start, begun = scene.table.position.view(ADA), len(scene.table.position.legal())
    played(scene, 40)
    table = scene.table
    assert table.shown > 10, "much was revealed"
    while table.undo_refusal(ADA, scene.now) is None:
        scene.did(table.ask_undo(ADA, scene.now))
        scene.now += 10_000
    assert (table.to_move, table.position.view(ADA)) == (ADA, start)
    assert begun == len(table.position.legal())
    replays(scene)


def test_a_practice_game_is_marked_and_for_one_person() -> None:
    scene = Scene(people=1, bots=1, practice=True).start()
    assert views.table_view(scene.table, 0).practice
    assert verified(played(scene)).practice is True
    with refused("practice"):
        Scene(people=2, practice=True)
    moved = scene.table.change_device(ADA, "another device", 1)
    assert len(moved) == 1


def test_moves_taken_back_are_marked_by_their_versions() -> None:
    scene = Scene(people=1, bots=1, practice=True).start()
    scene.move_to(ADA)
    first = scene.table.version + 1
    scene.move()
    scene.did(scene.table.ask_undo(ADA, scene.now))
    told = msgspec.json.decode(views.missed(scene.table, ADA, 0)[-1].event)
    assert (told["event"], told["since"]) == ("taken-back", first)
    counted = {item.version for item in scene.table.counting}
    assert {item.version for item in scene.table.asides if item.by} == {first}
    assert first not in counted


@pytest.mark.parametrize("bots", [2, 3])
def test_a_bid_can_be_taken_back_after_bots_have_played_cards_the_person_saw_all_the_time(bots: int) -> None:
    """M4, M6: a card that is played shows its value to its owner alone."""
    for people in (1, 2):
        scene = Scene("lumen", people=people, bots=bots).start("3")
        while scene.table.match is not None and len(scene.table.match.moves) < people + bots:
            scene.move(by=scene.table.bot_to_move or "human")
        while scene.table.bot_to_move is not None:
            scene.move(by="random")
        alone = people == 1
        assert (scene.table.undo_refusal(ADA, scene.now) is None) == (alone or not scene.table.shown)
        if alone:
            scene.did(scene.table.ask_undo(ADA, scene.now))
            replays(scene)
