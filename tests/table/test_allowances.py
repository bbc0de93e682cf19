"""What people do beside a game is limited for each of them, for a time and never for good."""

from collections.abc import Callable

import msgspec
import pytest

from lichtspiel.core.games import AnyGame
from lichtspiel.core.matches import Match
from lichtspiel.core.refusals import Refused
from lichtspiel.table import journal, views
from lichtspiel.table.allowances import AT_ONCE, EACH, Allowances
from lichtspiel.table.journal import Entry
from lichtspiel.table.state import MOST_ASIDES, MOST_LOGGED
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from lichtspiel.words import LANGUAGES, sentence
from tests.table.test_table import BEN, HOLDERS, Scene, refused, replays, shown, undoable

EVE = 0


def pause_for_a_while(scene: Scene, seat: int = EVE) -> None:
    """Say pause and resume until it is refused."""
    with refused("wait"):
        while True:
            scene.did(scene.table.pause(seat, scene.now))
            scene.did(scene.table.resume(seat, scene.now))


def spent(people: int = 2, seat: int = EVE) -> Scene:
    """A game in which somebody has used up their allowance."""
    scene = Scene(people=people).start()
    pause_for_a_while(scene, seat)
    return scene


def test_one_player_cannot_use_up_what_the_others_may_do() -> None:
    scene = spent()
    table, now = scene.table, scene.now
    scene.did(table.hand_over(EVE, "away", now))
    scene.did(table.pause(BEN, now) + table.resume(BEN, now))
    scene.did(table.set_pace(BEN, 0, now))
    scene.did(table.change_device(BEN, "ben's telephone", now))
    scene.did(table.hand_over(BEN, "away", now, wished=True))
    scene.did(table.take_back_seat(BEN, now))
    while table.to_move is not None:
        scene.move(by="human" if table.bot_to_move is None else "random")
    replays(scene)


def test_who_has_done_too_much_must_wait_and_can_always_leave() -> None:
    scene = spent()
    table, now = scene.table, scene.now
    changes: list[Callable[[], object]] = [
        lambda: table.pause(EVE, now),
        lambda: table.set_pace(EVE, 5, now),
        lambda: table.change_device(EVE, "another", now),
        lambda: table.change_device(BEN, HOLDERS[EVE], now),
    ]
    for change in changes:
        with refused("wait"):
            change()
    scene.did(table.hand_over(EVE, "away", now, wished=True))
    with pytest.raises(Refused) as no:
        table.take_back_seat(EVE, now + EACH - 1500)
    assert no.value.phrase.args == {"seconds": 2}
    assert all("2 s" in sentence(no.value.phrase, lang) for lang in LANGUAGES)
    scene.did(table.take_back_seat(EVE, now + EACH))
    scene.did(table.resign(EVE, now + EACH))
    replays(scene)


def test_sitting_down_is_limited_and_getting_up_is_not() -> None:
    table = Table(Terms(game="lichterfest", players=2))
    for _ in range(AT_ONCE):
        table.sit(EVE, "eve", "Eve", 0)
        table.vacate(EVE, 0)
    with refused("wait"):
        table.sit(EVE, "eve", "Eve", 0)
    table.sit(EVE, "ben", "Ben", 0)
    table.sit(1, "eve", "Eve", EACH)


def test_an_undo_is_foretold_as_it_will_be_answered() -> None:
    scene = Scene(people=1, bots=1).start()
    seat = undoable(scene)
    for _ in range(AT_ONCE - 2):
        scene.did(scene.table.set_pace(seat, 5, scene.now))
    assert scene.table.undo_refusal(seat, scene.now) is None
    scene.did(scene.table.set_pace(seat, 5, scene.now))
    for passed in (0, EACH - 1, EACH, 5 * EACH):
        scene.now += passed
        no = scene.table.undo_refusal(seat, scene.now)
        assert (no is None) == (passed >= EACH)
        if no is not None:
            with refused(no.code):
                scene.table.ask_undo(seat, scene.now)
    scene.did(scene.table.ask_undo(seat, scene.now))


def test_a_wish_that_others_grant_counts_once() -> None:
    scene = Scene(people=2).start()
    seat = undoable(scene)
    for _ in range(AT_ONCE - 2):
        scene.did(scene.table.set_pace(seat, 5, scene.now))
    scene.did(scene.table.ask_undo(seat, scene.now))
    scene.did(scene.table.answer("undo", 1 - seat, scene.now, agree=True))
    assert isinstance(scene.entries[-1], journal.Undone)
    with refused("wait"):
        scene.table.pause(seat, scene.now)
    scene.did(scene.table.pause(1 - seat, scene.now))


def test_another_device_has_no_more_left_than_the_one_before() -> None:
    scene = Scene(people=2).start()
    for turn in range(AT_ONCE - 1):
        scene.did(scene.table.change_device(EVE, f"device {turn % 2}", scene.now))
    for seat, holder in ((EVE, "device 0"), (EVE, "a third"), (BEN, scene.table.seats[EVE].holder or "")):
        with refused("wait"):
            scene.table.change_device(seat, holder, scene.now)
    scene.did(scene.table.change_device(EVE, "a third", scene.now + EACH))
    with refused("wait"):
        scene.table.pause(EVE, scene.now + EACH)
    scene.did(scene.table.pause(BEN, scene.now + EACH))


def test_a_table_read_anew_remembers_what_was_used() -> None:
    scene = spent()
    again = Table.read(scene.table.terms, scene.entries)
    with refused("wait"):
        again.pause(EVE, scene.now + EACH - 1)
    again.pause(EVE, scene.now + EACH)


def test_tables_that_had_a_thousand_asides_go_on() -> None:
    scene = Scene(people=2).start()
    pauses: list[Entry] = [journal.Paused(at=scene.now, seat=EVE), journal.Resumed(at=scene.now, seat=EVE)]
    old = Table.read(scene.table.terms, scene.entries + pauses * 500)
    old.pause(BEN, scene.now)
    old.resume(EVE, scene.now)
    old.pause(EVE, scene.now + EACH)


def test_a_clock_that_is_put_back_or_forward_gives_and_takes_nothing_for_good() -> None:
    allowances, now = Allowances(), 10**12
    for jump in (-(10**9), 10**9, -(10**9), 10**9):
        for _ in range(AT_ONCE):
            assert allowances.wait("eve", now) == 0
            allowances.use("eve", now)
        assert allowances.wait("eve", now) == EACH
        assert allowances.wait("eve", now + EACH) == 0
        now += jump


def test_what_is_allowed_stays_allowed() -> None:
    allowances = Allowances()
    for turn in range(500):
        now = turn * 1700
        if allowances.wait("eve", now) == 0:
            assert all(allowances.wait("eve", now + later) == 0 for later in range(0, 60_000, 7000))
            allowances.use("eve", now)
        else:
            assert allowances.wait("eve", now + allowances.wait("eve", now)) == 0


# What newcomers are told


def busy(asides: int) -> Scene:
    """A game with this many asides between the moves."""
    scene = Scene(people=2).start()
    for turn in range(asides // 2):
        scene.now += EACH
        scene.did(scene.table.pause(turn % 2, scene.now))
        scene.did(scene.table.resume(1 - turn % 2, scene.now))
        if turn % 500 == 0:
            scene.move(turn)
    return scene


def test_newcomers_are_told_of_all_moves_and_of_the_last_things_round_them() -> None:
    few, many = busy(1000), busy(6000)
    sizes = [len(msgspec.json.encode(views.missed(scene.table, "table", 0))) for scene in (few, many)]
    assert sizes[1] - sizes[0] < 10_000
    told = views.missed(many.table, "table", 0)
    versions = [each.version for each in told]
    assert versions == sorted(versions)
    asides = [each for each in told if each.by is None]
    assert [each.version for each in asides] == [step.version for step in many.table.asides]
    assert len(asides) == MOST_ASIDES
    moves = [step.version for step in many.table.counting]
    assert sorted({each.version for each in told if each.by is not None}) == moves
    assert views.missed(Table.read(many.table.terms, many.entries), "table", 0) == told


def long_game(moves: int) -> Scene:
    """A long game of two who move stones back and forth, with occasional pauses."""
    scene = Scene("leuchtturm", people=2, options={"turn_limit": 10**6}).start()
    for number in range(moves):
        scene.now += EACH
        scene.move(number)
        if number % 10 == 0:
            scene.did(scene.table.pause(0, scene.now) + scene.table.resume(1, scene.now))
    return scene


def test_newcomers_to_a_long_game_are_told_of_its_last_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MOST_MOVES", 20)
    scene = long_game(60)
    told = views.missed(scene.table, "table", 0)
    moved = list(dict.fromkeys(each.version for each in told if each.by is not None))
    assert moved == [item.version for item in scene.table.counting[-20:]]
    assert {each.version for each in told if each.by is None} <= set(range(moved[0] - 2, scene.table.version + 1))
    last = scene.table.version - 1
    assert views.missed(scene.table, "table", last) == [each for each in told if each.version > last]


def test_what_happened_round_a_game_is_not_kept_for_ever() -> None:
    scene = busy(2 * MOST_LOGGED)
    table = scene.table
    assert len(table.log) == MOST_LOGGED
    first = table.log[0].version
    assert len(views.since(table, "table", first - 1, {})) >= MOST_LOGGED
    assert views.since(table, "table", first - 2, {}) == views.missed(table, "table", first - 2)


def test_who_follows_live_misses_nothing() -> None:
    scene, told = Scene(people=2).start(), list[int]()
    for turn in range(2 * MOST_ASIDES):
        seen = scene.table.version
        scene.now += EACH
        scene.did(scene.table.pause(turn % 2, scene.now))
        scene.did(scene.table.resume(1 - turn % 2, scene.now))
        told += [each.version for each in views.since(scene.table, "table", seen, {})]
    assert told == list(range(4, scene.table.version + 1))
    assert [each.version for each in views.since(scene.table, "table", 3, {})] == told


def test_moves_that_are_taken_back_again_and_again_do_not_pile_up() -> None:
    scene = Scene("leuchtturm", people=1, bots=1).start()
    scene.move_to(EVE)
    seat = undoable(scene)
    assert seat == EVE
    for _ in range(3 * MOST_ASIDES):
        scene.now += EACH
        scene.did(scene.table.ask_undo(seat, scene.now))
        assert undoable(scene) == seat
    table = scene.table
    assert table.match is not None
    assert len(table.counting) == len(table.match.moves)
    told = views.missed(table, seat, 0)
    assert len({each.version for each in told}) <= MOST_ASIDES + len(table.counting)
    assert len(table.told_to(1 - seat)) < len(told)


def test_going_back_leads_to_where_the_game_was(game: AnyGame, players: int) -> None:
    scene = Scene(game.name, 1, players - 1).start()
    table = scene.table
    for step in range(60):
        scene.now += EACH
        if table.to_move is None:
            break
        seat = scene.move(step)
        if step % 3 == 0 and table.seats[seat].holder and table.undo_refusal(seat, scene.now) is None:
            scene.did(table.ask_undo(seat, scene.now))
        assert table.match is not None
        again = Match(game, table.match.setup, table.match.players, table.options)
        for mover, move in table.match.moves:
            again.play(move, mover)
        assert again.position.view("table") == table.position.view("table")
        assert again.position.legal() == table.position.legal()
    assert shown(Table.read(table.terms, scene.entries), scene.now) == shown(table, scene.now)
