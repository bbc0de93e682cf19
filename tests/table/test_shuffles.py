"""The fair shuffle at a table: what is committed, who salts, what is dealt, and what is told when."""

import json

import msgspec
import pytest

from lichtspiel import Chance, load, read_record, verify, verify_shuffle
from lichtspiel.core.chance import secret_chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.records import Origin
from lichtspiel.core.shuffles import commitment_of, deal_key
from lichtspiel.table import journal, views
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from tests.table.test_table import ADA, BEN, CEM, HOLDERS, Scene, refused, shown

SECRET = bytes(range(32))
SALT, OTHER = b"a" * 16, b"b" * 64


def committed(game: str = "lichterfest", people: int = 2, bots: int = 0, **terms: object) -> Scene:
    scene = Scene(game, people, bots, **terms)
    scene.did(scene.table.commit(SECRET, scene.now))
    return scene


def begun(scene: Scene) -> Scene:
    scene.did(scene.table.deal_fairly("bots", scene.now))
    return scene


def over(scene: Scene) -> Scene:
    """One after another gives up until that ends the game."""
    for seat in reversed(range(len(scene.table.seats))):
        if scene.table.phase != "over" and scene.table.seats[seat].kind == "human":
            scene.did(scene.table.resign(seat, scene.now))
    return scene


def salted(scene: Scene) -> list[int]:
    shuffle = views.table_view(scene.table, scene.now).shuffle
    assert shuffle is not None
    return list(shuffle.salted)


def test_the_cards_follow_from_secret_and_salts(game: AnyGame) -> None:
    players = game.players[0]
    scene = committed(game.name, players)
    scene.did(scene.table.salt(BEN, SALT, scene.now))
    begun(scene)
    assert scene.table.match is not None
    salts = [SALT if seat == BEN else b"" for seat in range(players)]
    dealt = game.deal(players, secret_chance(deal_key(SECRET, salts)), game.options_type())
    assert scene.table.match.setup == dealt


def test_the_record_proves_it_after_the_end_whoever_salted() -> None:
    scene = committed("lumen", 2, 1)
    scene.did(scene.table.salt(ADA, SALT, scene.now))
    scene.did(scene.table.salt(BEN, OTHER, scene.now))
    begun(scene)
    scene.move()
    with refused("not-over"):
        scene.table.record("it")
    record = over(scene).table.record("it")
    assert (record.commitment, record.secret) == (commitment_of(SECRET), SECRET.hex())
    assert record.salts == (SALT.hex(), OTHER.hex(), None)
    again = read_record(record.dump())
    verify(again)
    assert verify_shuffle(again)


def test_it_is_the_same_when_the_journal_is_read_again() -> None:
    scene = committed()
    scene.did(scene.table.salt(ADA, SALT, scene.now))
    for step in (lambda: None, lambda: begun(scene), lambda: over(scene)):
        step()
        lines = [journal.written(entry) for entry in scene.entries]
        again = Table.read(scene.table.terms, map(journal.read, lines))
        assert again.shuffle == scene.table.shuffle
        assert shown(again, scene.now) == shown(scene.table, scene.now)
    assert again.record("it").dump() == scene.table.record("it").dump()


def test_nobody_is_told_the_secret(game: AnyGame) -> None:
    """Neither secret nor key are in anything that leaves the table, nor in what it remembers for those who follow."""
    scene = committed(game.name, game.players[0])
    scene.did(scene.table.salt(ADA, SALT, scene.now))
    key = deal_key(SECRET, [SALT, *[b""] * (game.players[0] - 1)])
    for step in (lambda: begun(scene), scene.move, lambda: over(scene)):
        text = b"".join([*shown(scene.table, scene.now), repr(scene.table.log).encode()])
        assert commitment_of(SECRET).encode() in text
        assert SECRET.hex().encode() not in text
        assert key.hex().encode() not in text
        step()


def test_a_salt_is_added_once_and_the_same_again_changes_nothing() -> None:
    scene = committed()
    assert scene.did(scene.table.salt(ADA, SALT, scene.now))
    assert scene.table.salt(ADA, SALT, scene.now) == []
    with refused("salted"):
        scene.table.salt(ADA, OTHER, scene.now)
    begun(scene)
    assert scene.table.salt(ADA, SALT, scene.now) == []  # said again after the connection was lost
    with refused("started"):
        scene.table.salt(BEN, OTHER, scene.now)


def test_only_people_salt_and_only_where_there_is_a_shuffle() -> None:
    scene = committed("lichterfest", 1, 1)
    with refused("not-played-by-person"):
        scene.table.salt(BEN, SALT, scene.now)
    with refused("no-seat"):
        scene.table.salt(CEM, SALT, scene.now)
    with refused("no-shuffle"):
        Scene().table.salt(ADA, SALT, scene.now)
    assert Scene().table.salt_on_sitting([ADA], SALT.hex(), scene.now) == []


def test_whoever_leaves_takes_the_salt_along() -> None:
    scene = committed()
    scene.did(scene.table.salt(BEN, SALT, scene.now))
    assert salted(scene) == [BEN]
    scene.did(scene.table.vacate(BEN, scene.now))
    assert salted(scene) == []
    scene.did(scene.table.sit(BEN, HOLDERS[CEM], "Cem", scene.now))
    scene.did(scene.table.salt(BEN, OTHER, scene.now))
    scene.did(scene.table.send_away(BEN, ADA, scene.now))
    scene.did(scene.table.seat_bot(BEN, "random", scene.now))
    assert salted(scene) == []
    scene.did(begun(scene).table.resign(ADA, scene.now))
    assert scene.table.record("it").salts == (None, None)


def test_a_salt_stays_with_the_seat_of_the_same_person() -> None:
    """On another device, and when somebody else plays on at the seat: the cards are dealt by then."""
    scene = committed("lichterfest", 3)
    scene.did(scene.table.salt(BEN, SALT, scene.now))
    scene.did(scene.table.change_device(BEN, "ben's phone", scene.now))
    assert salted(scene) == [BEN]
    begun(scene)
    scene.did(scene.table.hand_over(BEN, "away", scene.now))
    scene.did(scene.table.give(BEN, "dora", "Dora", scene.now))
    record = over(scene).table.record("it")
    assert record.salts == (None, SALT.hex(), None)
    assert verify_shuffle(read_record(record.dump()))


def test_a_rematch_commits_anew() -> None:
    scene = over(begun(committed()))
    table, _ = scene.table.rematch_table(HOLDERS[ADA], scene.now)
    assert table.shuffle is None
    table.commit(SECRET[::-1], scene.now)
    view = views.table_view(table, scene.now)
    assert view.shuffle is not None
    assert view.shuffle.commitment == commitment_of(SECRET[::-1])


def test_a_game_that_goes_on_from_a_moment_has_nothing_to_shuffle() -> None:
    game = load("lichterfest")
    setup = msgspec.Raw(msgspec.json.encode(game.deal(2, Chance("moment"), game.options_type())))
    table = Table(Terms(game=game.name, players=2, origin=Origin(moves=0)))
    table.prepare(setup, (), 0)
    assert table.commit(SECRET, 0) == []
    assert table.shuffle is None


def test_what_was_dealt_otherwise_claims_nothing() -> None:
    scene = over(committed().start())
    assert views.table_view(scene.table, scene.now).shuffle is None
    record = json.loads(scene.table.record("it").dump())
    assert {"commitment", "secret", "salts"}.isdisjoint(record)


def test_journals_of_earlier_versions_are_dealt_and_read_as_before() -> None:
    scene = over(Scene().start())
    lines = [journal.written(entry) for entry in scene.entries]
    older = [json.dumps({k: v for k, v in json.loads(line).items() if k != "shuffled"}).encode() for line in lines]
    assert older != lines
    again = Table.read(scene.table.terms, map(journal.read, older))
    assert again.shuffle is None
    assert not verify_shuffle(read_record(again.record("it").dump()))


def test_seats_must_be_taken_first() -> None:
    scene = committed()
    scene.did(scene.table.vacate(BEN, scene.now))
    with refused("seats-free"):
        scene.table.deal_fairly("bots", scene.now)


@pytest.mark.parametrize("seats", [[], [ADA]])
def test_a_salt_with_the_wish_to_sit_is_optional(seats: list[int]) -> None:
    table = committed().table
    assert table.salt_on_sitting(seats, None, 0) == []
    assert len(table.salt_on_sitting(seats, SALT.hex(), 0)) == len(seats)
