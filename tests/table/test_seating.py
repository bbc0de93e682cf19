"""Who sits where: hosts, seats that are kept or given away, names that change."""

import msgspec
import pytest

from lichtspiel.table import journal, views
from lichtspiel.table.allowances import AT_ONCE
from lichtspiel.table.events import Joined, TakenOver
from lichtspiel.table.seats import FORGOTTEN, RENAMING
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, DaysClock, Terms
from tests.table.test_table import ADA, BEN, CEM, HOLDERS, NAMES, Scene, finished, refused, replays


def test_the_host_is_whoever_has_sat_there_longest() -> None:
    table = Table(Terms(game="lumen", players=3, visibility="open"))
    assert table.host is None
    table.sit(1, "ada", "Ada", 0)
    table.sit(0, "ben", "Ben", 0)
    assert table.host == 1
    table.check_host(1)
    with refused("not-host"):
        table.check_host(0)
    table.vacate(1, 0)
    assert table.host == 0


def test_the_host_of_an_open_table_sends_people_away_for_good() -> None:
    table = Table(Terms(game="lumen", players=3, visibility="open"))
    table.sit(0, "ada", "Ada", 0)
    table.sit(1, "eve", "Eve", 0)
    table.seat_bot(2, "random", 0)
    for seat in (0, 2):
        with refused("not-host"):
            table.send_away(seat, 1, 0)
    table.send_away(1, 0, 0)
    table.send_away(2, 0, 0)
    with refused("seat-free"):
        table.send_away(2, 0, 0)
    with refused("sent-away"):
        table.sit(1, "eve", "Eve", 0)
    table.send_away(0, 0, 0)  # oneself: that is leaving
    table.sit(0, "ada", "Ada", 0)


def test_friends_may_free_the_seat_of_a_bot_and_come_back_themselves() -> None:
    scene = Scene(people=2, bots=1)
    scene.did(scene.table.send_away(CEM, BEN, 0))
    with refused("not-host"):
        scene.table.send_away(ADA, BEN, 0)
    scene.did(scene.table.send_away(BEN, ADA, 0))
    scene.did(scene.table.sit(BEN, HOLDERS[BEN], "Ben", 0))
    replays(scene)


def test_bots_cannot_be_seated_and_sent_away_for_ever() -> None:
    table = Table(Terms(game="lumen", players=3))
    table.sit(0, "ada", "Ada", 0)
    with refused("wait"):
        for _ in range(AT_ONCE + 1):
            table.seat_bot(1, "random", 0)
            table.send_away(1, 0, 0)


def test_a_seat_of_a_rematch_is_kept_until_its_person_sits_down() -> None:
    scene = finished()
    table, entries = scene.table.rematch_table(HOLDERS[ADA], scene.now)
    assert table.phase == "gathering"
    assert table.gathers_again
    assert table.seats_kept_for(HOLDERS[BEN]) == [0]
    assert [seat.kept_for for seat in views.table_view(table, 0).seats] == ["Ben", None, None]
    entries += table.sit(0, HOLDERS[BEN], "Ben", scene.now)
    assert table.seats_kept_for(HOLDERS[BEN]) == []
    assert table.full
    assert Table.read(table.terms, entries).seats == table.seats


def test_a_bot_does_not_take_the_name_of_who_is_waited_for() -> None:
    table, _ = finished(people=3, bots=0).table.rematch_table(HOLDERS[ADA], 0)
    assert [seat.kept_name for seat in table.seats] == ["Ben", "Cem", ""]
    table.seat_bot(1, "random", 0)
    table.sit(0, HOLDERS[BEN], "Ben", 0)
    assert table.names == ["Ben", "Dora", "Ada"]


def test_a_bot_finds_a_name_where_all_are_taken() -> None:
    table = Table(Terms(game="lumen", players=5))
    for seat in range(5):
        table.keep(seat, HOLDERS[seat], NAMES[seat], 0)
    table.seat_bot(0, "random", 0)
    assert table.names[0] == "Ada 2"


def test_the_bot_of_a_forgotten_person_takes_nobodys_name() -> None:
    scene = finished(people=3, bots=0)
    scene.table.seats[BEN].holder = f"{FORGOTTEN}1"
    table, _ = scene.table.rematch_table(HOLDERS[CEM], 0)
    assert table.seats[0].bot is not None
    assert table.names[0] not in ("Ada", "Cem")


def test_whose_kept_seat_is_freed_is_told_by_whom() -> None:
    table, _ = finished(people=3, bots=0).table.rematch_table(HOLDERS[ADA], 0)
    table.send_away(1, 2, 0)
    assert table.sent_away == {HOLDERS[CEM]: "Ada"}
    table.sit(1, HOLDERS[CEM], "Cem", 0)
    assert table.sent_away == {}


def test_a_kept_seat_can_be_freed_or_filled() -> None:
    table, _ = finished(people=3, bots=0).table.rematch_table(HOLDERS[ADA], 0)
    table.send_away(0, CEM, 0)
    table.seat_bot(0, "random", 0)
    table.send_away(1, CEM, 0)
    assert [seat.kept_for for seat in table.seats] == [None] * 3
    assert table.host == CEM


def test_a_bot_makes_way_for_whom_its_seat_is_kept() -> None:
    table, entries = finished(people=3, bots=0).table.rematch_table(HOLDERS[ADA], 0)
    entries += table.seat_bot(0, "random", 0)
    with refused("seat-taken"):
        table.sit(0, HOLDERS[CEM], "Cem", 0)
    assert table.seats_kept_for(HOLDERS[BEN]) == [0]
    assert views.table_view(table, 0).seats[0].kept_for == "Ben"
    entries += table.send_away(0, CEM, 0)
    assert (table.seats_kept_for(HOLDERS[BEN]), table.sent_away) == ([0], {})
    entries += table.seat_bot(0, "random", 0) + table.sit(0, HOLDERS[BEN], "Ben", 0)
    assert (table.names[0], table.seats[0].kind, table.comers) == ("Ben", "human", [CEM, 0])
    assert table.log[-1].events == (Joined(0),)
    assert Table.read(table.terms, entries).seats == table.seats


def test_whose_kept_seat_a_bot_has_when_the_game_begins_is_told() -> None:
    table, _ = finished(people=3, bots=0).table.rematch_table(HOLDERS[ADA], 0)
    table.seat_bot(0, "random", 0)
    table.sit(1, HOLDERS[CEM], "Cem", 0)
    table.start("7", "bots", 0)
    assert (table.succeeded, table.seats_kept_for(HOLDERS[BEN])) == ({HOLDERS[BEN]: table.names[0]}, [])


def test_alone_against_bots_a_rematch_is_full_at_once() -> None:
    table, _ = finished(people=1, bots=2).table.rematch_table(HOLDERS[ADA], 0)
    assert table.full


def test_a_seat_that_a_bot_plays_can_be_given_to_somebody() -> None:
    scene = Scene(people=2, bots=1).start()
    scene.did(scene.table.hand_over(BEN, "away", 0))
    scene.did(scene.table.give(BEN, "olga", "Olga", 0))
    scene.did(scene.table.give(CEM, "pia", "Ada", 0))
    assert scene.table.names == ["Ada", "Olga", "Ada 2"]
    assert [seat.playing_bot for seat in scene.table.seats] == [None] * 3
    assert scene.table.seats_of(HOLDERS[BEN]) == []
    assert scene.table.seats_kept_for(HOLDERS[BEN]) == [BEN]
    assert scene.table.succeeded == {HOLDERS[BEN]: "Olga"}
    assert scene.table.sent_away == {}
    replays(scene)


def test_a_friend_who_was_away_takes_the_seat_back_from_whom_it_was_given_to() -> None:
    scene = Scene(people=2).start()
    scene.did(scene.table.give(BEN, "olga", "Olga", 0))
    scene.did(scene.table.reclaim(BEN, HOLDERS[BEN], "Ben", 1))
    assert (scene.table.seats_of(HOLDERS[BEN]), scene.table.names[BEN]) == ([BEN], "Ben")
    with refused("not-given-away"):
        scene.table.reclaim(BEN, "olga", "Olga", 2)
    scene.did(scene.table.give(BEN, "pia", "Pia", 3))
    scene.did(scene.table.resign(BEN, 3))  # friends may end a game for each other, strangers only after a day
    replays(scene)


def test_nobody_gets_a_second_seat_that_way() -> None:
    scene = Scene(people=2, bots=1).start()
    with refused("has-seat"):
        scene.table.give(CEM, HOLDERS[ADA], "Ada", 0)


@pytest.mark.parametrize("visibility", ["open", "local"])
def test_seats_are_given_away_among_friends_only(visibility: str) -> None:
    scene = Scene(people=2, bots=1, visibility=visibility).start()
    with refused("not-given-away"):
        scene.table.give(CEM, "olga", "Olga", 0)


def test_what_was_given_up_or_has_not_begun_is_not_given_away() -> None:
    with refused("not-started"):
        Scene(people=2, bots=1).table.give(CEM, "olga", "Olga", 0)
    scene = Scene(people=3).start()
    scene.did(scene.table.resign(BEN, 0))
    with refused("seat-resigned"):
        scene.table.give(BEN, "olga", "Olga", 0)


def days(days: int = 1) -> dict[str, object]:
    return dict(msgspec.to_builtins(DaysClock(days)))


def lend(scene: Scene, holder: str, name: str = "Olga", now: int = 0) -> None:
    """Let a bot play at Ben's seat, where one has days for a move, and lend it to somebody."""
    scene.did(scene.table.hand_over(BEN, "away", now, wished=True))
    scene.did(scene.table.give(BEN, holder, name, now))


def test_with_days_for_a_move_a_seat_is_lent_only_once_a_bot_plays_there() -> None:
    scene = Scene(people=3, clock=days()).start()
    late = scene.table.to_move or 0
    other = (late + 1) % 3
    for seat in range(3):
        with refused("bot-first"):
            scene.table.give(seat, "olga", "Olga", scene.now + DAY - 1)
    scene.did(scene.table.flag(scene.now + DAY))
    assert scene.table.gift_from(late) == 0  # the days are over
    scene.did(scene.table.hand_over(other, "away", scene.now + DAY, wished=True))
    assert scene.table.gift_from(other) == scene.now + 2 * DAY
    scene.did(scene.table.take_back_seat(other, scene.now + DAY))
    with refused("bot-first"):
        scene.table.give(other, "olga", "Olga", scene.now + DAY)


def test_with_days_for_a_move_a_seat_is_only_lent() -> None:
    scene = Scene(people=2, clock=days()).start()
    lend(scene, "olga")
    assert scene.table.seats_kept_for(HOLDERS[BEN]) == [BEN]
    lend(scene, "pia", "Pia", 1)
    scene.did(scene.table.reclaim(BEN, HOLDERS[BEN], "Ben", 2))
    assert (scene.table.seats_of(HOLDERS[BEN]), scene.table.names[BEN]) == ([BEN], "Ben")
    assert scene.table.log[-1].events == (TakenOver(BEN, "Pia", "own"),)
    for borrower in ("olga", "pia"):
        assert scene.table.seats_kept_for(borrower) == []
        with refused("not-given-away"):
            scene.table.reclaim(BEN, borrower, "Olga", 3)
    replays(scene)


def test_who_lost_their_cookie_twice_can_come_back_with_the_second() -> None:
    scene = Scene(people=2, clock=days()).start()
    for number, holder in enumerate(("ben-2", "ben-3")):
        lend(scene, holder, "Ben", number)
    scene.did(scene.table.reclaim(BEN, "ben-2", "Ben", 2))
    assert scene.table.seats_kept_for(HOLDERS[BEN]) == [BEN]
    assert scene.table.seats_kept_for("ben-3") == []


def test_a_lent_seat_is_not_given_up_at_once() -> None:
    scene = Scene(people=2, clock=days()).start()
    lend(scene, "olga")
    for attempt in (scene.table.resign, scene.table.ask_end):
        with refused("lent"):
            attempt(BEN, DAY - 1)
    scene.did(scene.table.ask_end(ADA, 1))
    with refused("lent"):
        scene.table.answer("end", BEN, 1, agree=True)
    scene.did(scene.table.answer("end", BEN, 1, agree=False))
    scene.did(scene.table.resign(BEN, DAY))


def test_whose_seat_it_was_gives_up_whenever_they_like() -> None:
    scene = Scene(people=2, clock=days()).start()
    lend(scene, "olga")
    scene.did(scene.table.reclaim(BEN, HOLDERS[BEN], "Ben", 1))
    scene.did(scene.table.resign(BEN, 2))


def test_strangers_give_a_seat_only_where_a_bot_plays() -> None:
    scene = Scene(people=2, visibility="open", clock=days()).start()
    seat = scene.table.to_move or 0
    with refused("bot-first"):
        scene.table.give(seat, "olga", "Olga", scene.now + DAY - 1)
    scene.did(scene.table.flag(scene.now + DAY))
    scene.did(scene.table.give(seat, "olga", "Olga", scene.now + DAY))
    assert scene.table.clocks.remaining(seat, scene.now + DAY) == DAY
    assert scene.table.seats_kept_for(HOLDERS[seat]) == [seat]
    replays(scene)


def test_whom_the_host_sent_away_gets_no_seat_later() -> None:
    scene = Scene(people=3, visibility="open")
    scene.did(scene.table.send_away(CEM, ADA, 0) + scene.table.sit(CEM, "olga", "Olga", 0))
    scene.start()
    scene.did(scene.table.hand_over(BEN, "away", 0))
    with refused("sent-away"):
        scene.table.give(BEN, HOLDERS[CEM], "Cem", 0)


def test_a_game_that_waited_goes_on_with_whoever_takes_a_seat() -> None:
    scene = Scene(people=2).start()
    scene.did(scene.table.hand_over(ADA, "away", 0) + scene.table.hand_over(BEN, "away", 0))
    assert scene.table.paused
    scene.did(scene.table.give(BEN, "olga", "Olga", 0))
    assert [type(entry) for entry in scene.entries[-2:]] == [journal.Given, journal.Resumed]


def test_a_device_can_take_its_seat_back_from_another() -> None:
    scene = Scene(people=2).start()
    told = len(scene.table.log)
    scene.did(scene.table.change_device(ADA, "telephone", 0))
    assert len(scene.table.log) == told  # nobody has sat down
    assert scene.table.seats_kept_for(HOLDERS[ADA]) == [ADA]
    scene.did(scene.table.change_device(ADA, HOLDERS[ADA], 0))
    assert scene.table.seats_kept_for("telephone") == [ADA]
    assert scene.table.seats_kept_for(HOLDERS[ADA]) == []
    replays(scene)


def test_a_new_name_reaches_the_seat_and_the_record() -> None:
    scene = Scene(people=2).start()
    scene.did(scene.table.rename(ADA, "Ben", 0))
    assert scene.table.names == ["Ben 2", "Ben"]
    assert scene.table.rename(ADA, "Ben", 0) == []
    while scene.table.to_move is not None:
        scene.move()
    assert scene.table.record("x").players == ("Ben 2", "Ben")
    assert scene.table.rename(ADA, "Ida", 0) == []
    replays(scene)


def test_a_bot_makes_way_for_a_person_of_its_name() -> None:
    table = Table(Terms(game="lumen", players=3))
    entries = table.seat_bot(1, "random", 0) + table.sit(0, "x", "ben", 0) + table.sit(2, "y", "Ben", 0)
    assert table.names == ["ben", "Cem", "Ben 2"]
    assert Table.read(table.terms, entries).names == table.names
    with refused("name"):
        Table.read(table.terms, entries[:1]).sit(0, "x", "", 0)


def test_nobody_fills_the_journal_with_names() -> None:
    scene = Scene(people=2)
    with refused("wait"):
        for number in range(AT_ONCE + 1):
            scene.table.rename(ADA, f"Ada {number}", 0)


def test_nobody_changes_names_again_and_again_in_a_game() -> None:
    scene = Scene(people=2)
    scene.did(scene.table.rename(ADA, "Ida", 0) + scene.table.rename(ADA, "Ada", 0))  # before it, nobody minds
    scene.start()
    scene.did(scene.table.rename(ADA, "Ida", RENAMING))
    with refused("rename-wait"):
        scene.table.rename(ADA, "Ada", 2 * RENAMING - 1)
    scene.did(scene.table.rename(BEN, "Bo", RENAMING) + scene.table.rename(ADA, "Ada", 2 * RENAMING))
    replays(scene)


def test_entries_of_earlier_versions_are_read() -> None:
    assert journal.read(b'{"entry":"left","at":5,"seat":1}') == journal.Left(at=5, seat=1)
