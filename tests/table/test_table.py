"""The table by itself, with a clock that the test turns."""

from collections.abc import Iterable
from unicodedata import normalize

import msgspec
import pytest

from lichtspiel import Chance, Move, Viewer, load, read_record, verify
from lichtspiel.core.events import Event
from lichtspiel.core.games import AnyGame
from lichtspiel.core.refusals import Refused
from lichtspiel.games.lichterfest.moves import Pass
from lichtspiel.table import journal, views, wording
from lichtspiel.table.events import LogItem
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, Aids, ClockTerms, DaysClock, MoveClock, NoClock, Terms, TotalClock
from lichtspiel.table.wording import Retold
from lichtspiel.words import LANGUAGES, Phrase, sentence

ADA, BEN, CEM = 0, 1, 2
HOLDERS = ["ada's secret", "ben's secret", "cem's secret", "dora's secret", "emil's secret"]
NAMES = ["Ada", "Ben", "Cem", "Dora", "Emil"]
CONTROLS = ["a\x00b", "a\u202eb", "a\u2066b", "line\nbreak", "a\u200db", "👩\u200d", "\u200d👩", "a\u200bb"]
BLANKS = ["", "  ", "\u3164", "\u2800 \u2800", "\ufe0f", "\u0301", "\u2800\u200d\u2800"]
PILES = ["A" + "\u0301\u0302\u0303" + "da", "Z" + "\u0335" * 38, "ש" + "\u05b8" * 5, "\ufdfa" * 3]
UNSHOWABLE = ["x" * 41, *CONTROLS, *BLANKS, *PILES]
REAL = [
    "Nguyễn Thị Ánh Tuyết",
    normalize("NFD", "Nguyễn Thị Ánh Tuyết"),
    normalize("NFD", "Ἀγαθῇ ᾧ"),
    "Łucja Żółć",
    "नेहा ज़िंदगी",
    "กิ๋มซื่อ ศรีสุวรรณ",
    "مُحَمَّدٌ اللّٰه",
    "שָּׁלוֹם מֹשֶׁה",
    "မြို့သူ",
    "བསྒྲུབས་",
    "李小龙",
    "さくらが",
    normalize("NFD", "さくらが"),
    "김민준",
    "Ғалымжан Ә.",
    "Ñuñez & Søn",
    "O’Brien-ß",
]


class Scene:
    """A table and its journal."""

    def __init__(self, game: str = "lichterfest", people: int = 2, bots: int = 0, **terms: object) -> None:
        players = people + bots
        self.table = Table(msgspec.convert({"game": game, "players": players, **terms}, Terms))
        self.entries: list[Entry] = []
        self.now = 1_000_000
        for seat in range(people):
            self.did(self.table.sit(seat, HOLDERS[seat], NAMES[seat], self.now))
        for seat in range(people, players):
            self.did(self.table.seat_bot(seat, "random", self.now))

    def did(self, entries: list[Entry]) -> list[Entry]:
        self.entries += entries
        return entries

    def start(self, seed: str = "7") -> "Scene":
        self.did(self.table.start(seed, "bots", self.now))
        return self

    def move(self, seed: int = 1, by: str = "human") -> int:
        """Make a random move for whoever is to move; returns the seat."""
        table, seat = self.table, self.table.to_move
        assert seat is not None
        move = table.position.random_move(Chance(seed))
        self.did(table.submit(seat, move, table.version, self.now, by=by))
        return seat

    def move_to(self, seat: int) -> None:
        """Random moves until this seat is to move."""
        while self.table.to_move != seat:
            self.move()


def clocked(clock: ClockTerms, **more: object) -> Scene:
    return Scene(clock=msgspec.to_builtins(clock), **more).start()  # type: ignore[arg-type]


def shown(table: Table, now: int) -> list[bytes]:
    """All that leaves a table."""
    encode = msgspec.json.encode
    viewers: list[Viewer] = [*range(len(table.seats)), "table"]
    shown = [
        (
            views.view_of(table, v),
            views.legal(table, v),
            views.undo_refused(table, v, now),
            views.since(table, v, 0, {}),
        )
        for v in viewers
    ]
    return [encode(views.table_view(table, now)), *map(encode, shown)]


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.code == code)


def test_bots_have_names_like_people() -> None:
    table = Table(Terms(game="lumen", players=3))
    table.sit(0, HOLDERS[0], "Ben", 0)
    table.seat_bot(1, "random", 0)
    table.seat_bot(2, "random", 0, "Wanda")
    assert table.names == ["Ben", "Cem", "Wanda"]
    with refused("name"):
        Table(Terms(game="lumen", players=3)).seat_bot(0, "random", 0, "W" * 41)


def test_bots_of_old_journals_are_called_by_their_kind() -> None:
    lines = [b'{"entry":"bot-seated","at":0,"seat":%d,"bot":"random"}' % seat for seat in range(2)]
    table = Table.read(Terms(game="lichterfest", players=2), map(journal.read, lines))
    assert table.names == ["Random", "Random 2"]


def test_a_table_read_anew_is_the_same_table(game: AnyGame, players: int) -> None:
    scene = Scene(game.name, players, clock={"kind": "total", "seconds": 600, "increment": 3}).start()
    for step in range(40):
        if scene.table.to_move is None:
            break
        scene.now += 777
        seat = scene.move(step)
        if step == 5:
            scene.did(scene.table.pause(seat, scene.now))
            scene.did(scene.table.resume(seat, scene.now + 9))
        if step == 9:
            scene.did(scene.table.hand_over(seat, "away", scene.now))
            scene.did(scene.table.take_back_seat(seat, scene.now + 3))
        again = Table.read(scene.table.terms, [journal.read(journal.written(entry)) for entry in scene.entries])
        assert shown(again, scene.now + 50) == shown(scene.table, scene.now + 50)
        assert again.version == len(scene.entries)


def test_who_has_won_is_told_so(game: AnyGame, players: int) -> None:
    scene = Scene(game.name, players, options={"turn_limit": 9} if game.name == "leuchtturm" else {}).start()
    while scene.table.to_move is not None:
        scene.move(scene.table.version)
    result = scene.table.position.result
    assert result is not None
    won = [seat for seat, place in enumerate(result.places) if place == 1]
    retold: Retold = {}
    for viewer in (*range(players), "table"):
        end = views.since(scene.table, viewer, scene.table.version - 1, retold)[-1]
        shared = "together" if len(won) > 1 else "you"
        who = msgspec.json.decode(msgspec.json.encode(end))["phrase"]["args"]["who"]
        assert who == (shared if viewer in won else "other")


def test_seats_are_taken_once_and_names_can_be_shown() -> None:
    scene = Scene(people=2)
    with refused("seat-taken"):
        scene.table.sit(ADA, "x", "Eve", 0)
    with refused("no-seat"):
        scene.table.sit(9, "x", "Eve", 0)
    scene.did(scene.table.vacate(BEN, 5))
    with refused("seats-free"):
        scene.start()
    for name in UNSHOWABLE:
        with refused("name"):
            scene.table.sit(BEN, "x", name, 0)
    scene.did(scene.table.sit(BEN, "x", "  <b>Łucja</b> ", 0))
    assert scene.table.names[BEN] == "<b>Łucja</b>"
    scene.start()
    with refused("started"):
        scene.table.vacate(BEN, 0)


@pytest.mark.parametrize("name", ["👩‍👩‍👧‍👦", "Ada ❤️‍🔥", "🧑🏽‍🚀", "🏳️‍🌈", "🙂‍↔️", "1️⃣", "Zoë", "李", "नेहा"])
def test_names_may_have_pictures_joined_of_several(name: str) -> None:
    scene = Scene(people=1, bots=1)
    scene.did(scene.table.vacate(ADA, 0) + scene.table.sit(ADA, "x", name, 0))
    assert scene.table.names[ADA] == name


@pytest.mark.parametrize("name", REAL)
def test_names_of_all_scripts_can_be_shown(name: str) -> None:
    table = Table(Terms(game="lichterfest", players=2))
    table.sit(0, "x", name, 0)
    table.sit(1, "y", name, 0)
    assert table.names == [name, f"{name} 2"]


@pytest.mark.parametrize("alike", ["Аda", "Αda", "ＡＤＡ", "ADА", "𝐀da"])
def test_names_that_look_alike_are_told_apart(alike: str) -> None:
    table = Table(Terms(game="lumen", players=3))
    table.sit(0, "x", "Ada", 0)
    table.sit(1, "y", alike, 0)
    assert table.names[1] == f"{alike} 2"
    table.sit(2, "z", "Аня", 0)
    assert table.names[2] == "Аня"


def test_no_bot_is_called_like_somebody_who_looks_like_it() -> None:
    table = Table(Terms(game="lichterfest", players=2))
    table.sit(1, "x", "аda", 0)
    table.seat_bot(0, "random", 0)
    assert table.names[0] == "Ben"


def test_at_an_open_table_everybody_has_one_seat() -> None:
    table = Table(Terms(game="lumen", players=3, visibility="open"))
    table.sit(0, "eve", "Eve", 0)
    with refused("one-seat"):
        table.sit(1, "eve", "Finn", 0)
    table.sit(1, "finn", "Finn", 0)
    with refused("one-seat"):
        table.change_device(1, "eve", 0)
    table.change_device(0, "eve", 0)
    table.change_device(0, "eve's telephone", 0)
    table.sit(2, "eve", "Gil", 0)


def test_open_tables_that_had_somebody_at_two_seats_have_a_rematch() -> None:
    scene = finished(people=2, bots=0)
    terms = msgspec.structs.replace(scene.table.terms, visibility="open")
    entries = [
        msgspec.structs.replace(entry, holder="eve") if isinstance(entry, journal.Seated) else entry
        for entry in scene.entries
    ]
    table, _ = Table.read(terms, entries).rematch_table("eve", scene.now)
    assert table.seats_of("eve") == [0, 1]


def test_people_with_the_same_name_are_told_apart() -> None:
    table = Table(Terms(game="lumen", players=5))
    for seat, name in enumerate(["Ada", "Ada", " ada "]):
        table.sit(seat, HOLDERS[ADA], name, 0)
    table.seat_bot(3, "random", 0, "Ada 2")
    table.seat_bot(4, "random", 0)
    assert table.names == ["Ada", "Ada 2", "ada 3", "Ada 2 2", "Emil"]
    table.vacate(0, 1)
    table.sit(0, "x", "Ada", 2)
    assert table.names[0] == "Ada"
    long = Table(Terms(game="lichterfest", players=2))
    long.sit(0, "x", "x" * 40, 0)
    long.sit(1, "y", "X" * 40, 0)
    assert long.names[1] == "X" * 38 + " 2"


def test_terms_are_checked() -> None:
    for terms, code in (
        ({"game": "chess", "players": 2}, "no-game"),
        ({"game": "lichterfest", "players": 9}, "rule"),
        ({"game": "lichterfest", "players": 2, "options": {"speed": 1}}, "options"),
        ({"game": "lichterfest", "players": 2, "stand_in": "nobody"}, "no-bot"),
    ):
        with refused(code):
            Table(msgspec.convert(terms, Terms))


def test_moves_are_checked_against_version_turn_and_rules() -> None:
    scene = Scene()
    with refused("not-started"):
        scene.table.submit(ADA, Pass(), 0, 0)
    table = scene.start().table
    mover = table.to_move or 0
    version = table.version
    with pytest.raises(Refused) as error:
        table.submit(mover, Pass(), version, 0)
    assert (error.value.code, error.value.rule) == ("rule", "L14")
    with refused("rule"):
        table.submit(1 - mover, table.position.legal()[0], version, 0)
    for wrong in (version - 1, version + 1, -1, 10**9):
        with refused("stale"):
            table.submit(mover, table.position.legal()[0], wrong, 0)
    first = table.position.legal()[0]
    scene.did(table.submit(mover, first, version, 0, ref="a"))
    assert table.repeats(mover, "a")
    assert not table.repeats(1 - mover, "a")
    with refused("stale"):
        table.submit(mover, first, version, 0, ref="b")
    assert len(table.match.moves if table.match else []) == 1


def test_what_happens_round_the_game_makes_no_move_stale() -> None:
    scene = Scene().start()
    seen = scene.table.version
    scene.did(scene.table.pause(ADA, 5))
    scene.did(scene.table.resume(BEN, 6))
    scene.did(scene.table.change_device(BEN, "ben's telephone", 7))
    mover = scene.table.to_move or 0
    scene.did(scene.table.submit(mover, scene.table.position.legal()[0], seen, 8))


def reveals(table: Table, move: Move) -> bool:
    """Whether a move could not be taken back."""
    return table.position.reveals(move, table.position.clone().play(move))


def undoable(scene: Scene) -> int:
    """Play until somebody has made a move that reveals nothing; returns the seat."""
    for step in range(2000):
        table = scene.table
        seat = table.to_move
        assert seat is not None
        open_moves = [move for move in table.position.legal() if not reveals(table, move)]
        if open_moves:
            scene.did(table.submit(seat, open_moves[0], table.version, scene.now))
            return seat
        scene.move(step)
    raise AssertionError("no such move")


def test_undo_needs_the_others_if_they_are_people() -> None:
    scene = Scene(people=3).start()
    seat = undoable(scene)
    table, others = scene.table, [other for other in range(3) if other != seat]
    made = len(table.match.moves) if table.match else 0
    with refused("undo-not-asked"):
        table.answer("undo", others[0], 1, agree=True)
    scene.did(table.ask_undo(seat, 1))
    with refused("undo-asked"):
        table.ask_undo(seat, 1)
    with refused("undo-not-asked"):
        table.answer("undo", seat, 1, agree=True)
    scene.did(table.answer("undo", others[0], 2, agree=False))
    assert not table.requests
    scene.did(table.ask_undo(seat, 3))
    scene.did(table.answer("undo", others[0], 4, agree=True))
    assert "undo" in table.requests
    assert len(scene.did(table.answer("undo", others[1], 5, agree=True))) == 2
    assert table.match is not None
    assert len(table.match.moves) == made - 1
    assert table.to_move == seat
    assert shown(Table.read(table.terms, scene.entries), 9) == shown(table, 9)


def test_an_undo_waits_for_nobody_who_plays_no_more() -> None:
    for leave in (Table.resign, lambda table, seat, now: table.hand_over(seat, "away", now)):
        scene = Scene(people=3).start()
        seat = undoable(scene)
        table, others = scene.table, [other for other in range(3) if other != seat]
        made = len(table.match.moves) if table.match else 0
        scene.did(table.ask_undo(seat, 1))
        scene.did(table.answer("undo", others[0], 2, agree=True))
        scene.did(leave(table, others[1], 3))
        assert table.match is not None
        assert (table.requests, len(table.match.moves)) == ({}, made - 1)
        assert shown(Table.read(table.terms, scene.entries), 9) == shown(table, 9)


def test_who_has_given_up_takes_nothing_back() -> None:
    scene = Scene(people=3).start()
    seat = undoable(scene)
    assert scene.table.undo_refusal(seat, 1) is None
    scene.did(scene.table.resign(seat, 1))
    refusal = scene.table.undo_refusal(seat, 2)
    assert refusal is not None
    assert refusal.code == "resigned"
    with pytest.raises(Refused, match="given up"):
        scene.table.ask_undo(seat, 2)


def test_an_undo_does_not_come_about_because_somebody_is_late() -> None:
    scene = clocked(MoveClock(60), game="lumen", people=3)
    table, seat = scene.table, scene.move()
    scene.did(table.ask_undo(seat, scene.now))
    answering = next(other for other in range(3) if other not in (seat, table.to_move))
    scene.did(table.answer("undo", answering, scene.now, agree=True))
    scene.did(table.flag(scene.now + 60_001, range(3)))
    assert "undo" in table.requests
    scene.move(by="random")
    assert table.match is not None
    assert len(table.match.moves) == 2


def test_an_undo_and_an_answer_can_say_what_they_were_chosen_at() -> None:
    scene = Scene(people=3).start()
    seat = undoable(scene)
    table, (first, second) = scene.table, [other for other in range(3) if other != seat]
    for wrong in (table.version - 1, table.version + 1):
        with refused("stale"):
            table.ask_undo(seat, 1, wrong)
    scene.did(table.pause(first, 1) + table.resume(first, 1))
    scene.did(table.ask_undo(seat, 1, table.version - 2))  # no move or undo has come since
    asked = table.version
    scene.did(table.answer("undo", first, 1, asked, agree=False))
    scene.did(table.ask_undo(seat, 1))
    with refused("stale"):  # that was the previous request
        table.answer("undo", second, 1, asked, agree=True)
    scene.did(table.answer("undo", second, 1, table.version, agree=True))
    scene.did(table.answer("undo", first, 1, asked + 2, agree=True))
    assert isinstance(scene.entries[-1], journal.Undone)
    with refused("stale"):
        table.answer("undo", first, 1, asked + 2, agree=True)


def test_what_was_done_once_is_remembered_for_the_whole_game() -> None:
    scene = Scene("leuchtturm", people=1, bots=1).start()
    scene.move_to(ADA)
    table, seat = scene.table, undoable(scene)
    assert seat == ADA
    scene.did(table.ask_undo(seat, 1, ref="back"))
    for turn in range(300):
        mover = table.to_move
        if mover is None:
            break
        move = table.position.random_move(Chance(turn))
        scene.did(table.submit(mover, move, table.version, scene.now, ref=f"move {turn}"))
    scene.did(table.change_device(seat, "another device", scene.now) if table.to_move is not None else [])
    for remembering in (table, Table.read(table.terms, scene.entries)):
        assert remembering.repeats(seat, "back")
        assert any(remembering.repeats(other, "move 0") for other in range(2))
        assert not remembering.repeats(seat, "")
        assert not remembering.repeats(seat, "another")


def test_undo_is_at_once_among_bots_and_on_one_device() -> None:
    alone = Scene(people=1, bots=1).start()
    seat = undoable(alone)
    alone.did(alone.table.ask_undo(seat, 1))
    assert isinstance(alone.entries[-1], journal.Undone)
    local = Scene(people=2)
    local.did(local.table.change_device(BEN, HOLDERS[ADA], 1))
    seat = undoable(local.start())
    local.did(local.table.ask_undo(seat, 2))
    assert isinstance(local.entries[-1], journal.Undone)


def test_undo_never_goes_back_over_a_reveal() -> None:
    scene = Scene(people=1, bots=1).start()
    with refused("undo-nothing"):
        scene.table.ask_undo(1 - (scene.table.to_move or 0), 0)
    seat = scene.move()  # the first move lays a tile out of a hidden hand and draws another (L7, L18)
    with refused("undo-reveals"):
        scene.table.ask_undo(seat, 0)


def answer_to_undo(scene: Scene, seat: int) -> Phrase | None:
    """Why a seat that asks to take a move back is refused, tried at a table of the same journal; None if it is not."""
    copy = Table.read(scene.table.terms, scene.entries)
    try:
        copy.ask_undo(seat, scene.now)
    except Refused as no:
        return no.phrase
    return None


def test_a_table_says_beforehand_what_it_would_answer_to_an_undo(game: AnyGame, players: int) -> None:
    scene = Scene(game.name, players)
    said: set[str | None] = set()

    def check() -> None:
        for seat in range(players):
            no = views.undo_refused(scene.table, seat, scene.now)
            assert no == answer_to_undo(scene, seat)
            said.add(None if no is None else no.key)
        assert views.undo_refused(scene.table, "table", scene.now) is not None

    check()
    scene.start()
    for step in range(40):
        check()
        if scene.table.to_move is not None:
            scene.move(step)
    if scene.table.to_move is not None:
        seat = undoable(scene)
        check()
        scene.did(scene.table.pause(seat, 1))
        check()
        scene.did(scene.table.resume(seat, 2))
        scene.did(scene.table.ask_undo(seat, 3))
        check()
        assert {None, "table-refused-paused", "table-refused-undo-asked"} <= said
    assert {"table-refused-not-started", "table-refused-undo-nothing", game.revealed} <= said
    assert all(sentence(Phrase(key), lang) for key in said - {None} for lang in LANGUAGES if key)


def test_after_an_undo_the_moves_before_it_are_looked_at_again() -> None:
    scene = Scene("leuchtturm", people=1, bots=1).start()
    first = undoable(scene)
    scene.move_to(first)
    again = undoable(scene)
    assert again == first
    scene.did(scene.table.ask_undo(again, 1))
    assert views.undo_refused(scene.table, again, scene.now) == answer_to_undo(scene, again)


def test_a_bot_plays_on_and_the_owner_returns() -> None:
    scene = Scene(people=2, bots=1).start()
    table = scene.table
    with refused("not-handed-over"):
        table.take_back_seat(ADA, 0)
    with refused("not-played-by-person"):
        table.hand_over(2, "away", 0)
    scene.did(table.hand_over(ADA, "away", 1))
    scene.move_to(ADA)
    assert table.bot_to_move == "random"
    with refused("handed-over"):
        table.submit(ADA, table.position.legal()[0], table.version, 2)
    scene.move(by="random")
    assert table.log[-1].by == "random"
    scene.did(table.take_back_seat(ADA, 3))
    scene.move_to(ADA)
    assert table.bot_to_move is None
    scene.move()
    assert table.log[-1].by == "human"


def test_who_resigns_does_not_come_back() -> None:
    scene = Scene(people=3).start()
    scene.did(scene.table.resign(ADA, 1))
    with refused("resigned"):
        scene.table.take_back_seat(ADA, 2)
    with refused("resigned"):
        scene.table.resign(ADA, 2)


def replays(scene: Scene) -> None:
    """The journal leads to the same table."""
    read = [journal.read(journal.written(entry)) for entry in scene.entries]
    assert shown(Table.read(scene.table.terms, read), scene.now) == shown(scene.table, scene.now)


@pytest.mark.parametrize("clock", [MoveClock(30), DaysClock(2), TotalClock(30, 5)])
def test_a_clock_runs_out_and_a_bot_plays_on_for_who_is_away(clock: ClockTerms) -> None:
    scene = clocked(clock)
    table = scene.table
    seat, deadline = table.to_move or 0, table.clocks.deadline
    assert deadline == scene.now + (2 * DAY if isinstance(clock, DaysClock) else 30_000)
    assert table.flag(deadline - 1) == []
    with refused("time-up"):
        table.submit(seat, table.position.legal()[0], table.version, deadline + 501)
    scene.did(table.flag(deadline, present=[1 - seat]))
    assert table.seats[seat].reason == "time"
    assert table.clocks.deadline is None
    assert table.flag(deadline + 5) == []
    scene.move(by="random")
    scene.move_to(1 - seat)
    assert table.seats[seat].reason == "time"
    scene.move_to(seat)
    scene.did(table.take_back_seat(seat, deadline + 10))
    assert (table.clocks.deadline or 0) > deadline + 10
    replays(scene)


@pytest.mark.parametrize("clock", [MoveClock(30), DaysClock(2)])
def test_who_is_there_loses_only_the_turn_they_were_late_for(game: AnyGame, players: int, clock: ClockTerms) -> None:
    scene = clocked(clock, game=game.name, people=players)
    table, seat = scene.table, scene.table.to_move or 0
    scene.now = table.clocks.deadline or 0
    scene.did(table.flag(scene.now, present=[seat]))
    assert (table.phase, table.seats[seat].reason, table.bot_to_move) == ("playing", "late", "random")
    assert views.legal(table, seat) is None
    replays(scene)
    while table.to_move == seat:
        assert table.bot_to_move == "random"
        scene.move(by="random")
    assert table.seats[seat].reason is None
    if table.to_move is not None:
        scene.move_to(seat)
        assert table.bot_to_move is None
        assert table.clocks.remaining(seat, scene.now) == table.clocks.allowance
        assert views.legal(table, seat) is not None
    replays(scene)


def test_a_total_that_is_used_up_is_gone_even_for_who_is_there() -> None:
    scene = clocked(TotalClock(30, 5))
    seat = scene.table.to_move or 0
    scene.did(scene.table.flag(scene.now + 30_000, present=[ADA, BEN]))
    assert scene.table.seats[seat].reason == "time"


def test_a_late_turn_that_is_taken_away_gives_the_seat_back() -> None:
    """The previous player takes a move back while the bot is thinking."""
    scene = clocked(MoveClock(30), game="lumen", people=3)
    table = scene.table
    before = scene.move()
    seat = table.to_move or 0
    scene.did(table.flag(scene.now + 30_000, present=[seat]))
    scene.did(table.ask_undo(before, scene.now + 30_001))
    other = next(number for number in range(3) if number not in (before, seat))
    scene.did(table.answer("undo", other, scene.now + 30_002, agree=True))
    assert (table.to_move, table.seats[seat].reason) == (before, None)
    assert table.clocks.remaining(seat, scene.now + 30_002) == 30_000
    replays(scene)


def test_who_is_late_may_come_back_at_once_or_give_up() -> None:
    scene = clocked(MoveClock(30), people=3)
    seat, now = scene.table.to_move or 0, scene.now + 30_000
    scene.did(scene.table.flag(now, present=[seat]))
    scene.did(scene.table.take_back_seat(seat, now + 1))
    assert scene.table.clocks.deadline == now + 30_001
    scene.did(scene.table.flag(now + 30_001, present=[seat]))
    scene.did(scene.table.resign(seat, now + 30_002))
    assert scene.table.seats[seat].reason == "resigned"


def test_a_game_without_people_waits_for_them() -> None:
    scene = clocked(MoveClock(30), people=2, bots=1)
    table = scene.table
    scene.move_to(ADA)
    scene.did(table.flag(scene.now + 30_000, present=[BEN]))
    assert table.phase == "playing"
    scene.move(by="random")
    scene.move_to(BEN)
    scene.now += 90_000
    scene.did(table.flag(scene.now))
    assert (table.phase, table.bot_to_move, table.clocks.deadline) == ("paused", None, None)
    assert isinstance(scene.entries[-1], journal.Deserted)
    replays(scene)
    scene.did(table.take_back_seat(ADA, scene.now + 5))
    assert (table.phase, table.bot_to_move) == ("playing", "random")
    assert table.seats[BEN].reason == "time"
    replays(scene)


def test_a_game_waits_for_who_is_away_but_not_for_who_has_resigned() -> None:
    away = Scene(people=2, bots=1).start()
    away.did(away.table.hand_over(ADA, "away", 1))
    assert not away.table.paused
    away.did(away.table.resign(BEN, 2))
    assert (away.table.phase, away.table.bot_to_move) == ("paused", None)
    given_up = Scene(people=2, bots=1).start()
    given_up.did(given_up.table.resign(ADA, 1) + given_up.table.resign(BEN, 2))
    assert given_up.table.phase == "over"


def test_who_lets_a_bot_play_may_watch_it() -> None:
    scene = Scene(people=1, bots=1).start()
    scene.did(scene.table.hand_over(ADA, "away", 1, wished=True))
    assert scene.table.phase == "playing"


def test_who_lets_a_bot_play_is_not_called_away() -> None:
    for language in LANGUAGES:
        for viewer in (ADA, BEN):
            asked, away = (said_of_handing_over(wished, viewer, language) for wished in (True, False))
            assert asked != away
    assert said_of_handing_over(True, ADA, "en") == "A bot plays for you now."


def said_of_handing_over(wished: bool, viewer: int, language: str) -> str:
    table = Scene(people=2, bots=1).start().table
    table.hand_over(ADA, "away", 1, wished=wished)
    return sentence(wording.phrase("lumen", table.log[-1].events[0], NAMES, viewer), language)


def test_it_is_not_the_turn_of_who_is_played_for(game: AnyGame, players: int) -> None:
    scene = Scene(game.name, players).start()
    seat = scene.table.to_move or 0
    prompt = views.prompt(scene.table, seat, views.view_of(scene.table, seat))
    scene.did(scene.table.hand_over(seat, "away", 1))
    assert (
        views.prompt(scene.table, seat, views.view_of(scene.table, seat)) == Phrase("table-prompt-stand-in") != prompt
    )
    other = (seat + 1) % players
    seen = views.view_of(scene.table, other)
    assert seen is not None
    assert views.prompt(scene.table, other, seen) == game.prompt(seen, scene.table.names)


def test_a_total_is_used_up_bit_by_bit_and_grows_with_each_move() -> None:
    scene = clocked(TotalClock(100, 5))
    seat = scene.table.to_move or 0
    scene.now += 20_000
    scene.move()
    assert scene.table.clocks.remaining(seat, scene.now + 999_999) == 85_000
    other = scene.table.to_move or 0
    assert scene.table.clocks.remaining(other, scene.now + 7_000) == (93_000 if other != seat else 78_000)


def test_each_move_has_its_own_seconds() -> None:
    scene = clocked(MoveClock(30))
    for _ in range(5):
        scene.now += 29_000
        scene.move()
    assert scene.table.clocks.deadline == scene.now + 30_000


def test_pauses_and_sleep_are_not_charged_except_in_days() -> None:
    scene = clocked(MoveClock(30))
    table = scene.table
    scene.did(table.pause(ADA, scene.now + 10_000))
    assert table.clocks.deadline is None
    with refused("paused"):
        table.submit(table.to_move or 0, Pass(), table.version, scene.now)
    scene.did(table.resume(ADA, scene.now + 90_000))
    assert table.clocks.deadline == scene.now + 110_000
    scene.did(table.wake(scene.now + 500_000))
    assert table.clocks.deadline == scene.now + 520_000
    days = clocked(DaysClock(1))
    before = days.table.clocks.deadline
    days.did(days.table.wake(days.now + 5_000))
    assert days.table.clocks.deadline == before
    assert clocked(NoClock()).table.wake(5) == []


def waits(game: str, people: int) -> dict[str, set[int]]:
    """How long a bot would wait, after each kind of event that may be the last thing told."""
    scene, found = Scene(game, people, pace=100).start(), dict[str, set[int]]()
    while scene.table.to_move is not None:
        scene.move(scene.table.version)
        for event in scene.table.log[-1].events:
            found.setdefault(str(event.__struct_config__.tag), set()).add(scene.table.bot_wait)
    return found


def test_bots_wait_longer_after_what_is_worth_a_look() -> None:
    lumen = waits("lumen", 4)
    assert lumen["bid"] == {100}
    assert lumen["played"] == {100, 300, 600}
    assert lumen["trick-won"] == {300, 600}
    assert lumen["scored"] == lumen["dealt"] == {600}
    leuchtturm = waits("leuchtturm", 2)
    assert 100 in leuchtturm["moved"]
    assert leuchtturm["completed"] == leuchtturm["pulled-down"] == {200}
    lichterfest = waits("lichterfest", 2)
    assert lichterfest["dedicated"] == {150}
    assert lichterfest["laid"] == {250}


def test_any_game_may_ask_for_a_longer_look(game: AnyGame, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(game.name, players, pace=100).start()
    scene.move()
    first = scene.table.log[-1].events[0]
    monkeypatch.setattr(type(first), "paces", 9.5)
    assert scene.table.bot_wait == 950


def test_what_only_some_are_told_makes_no_bot_wait() -> None:
    """The time a bot takes must not say that somebody has seen something."""

    class Whispered(Event, frozen=True, tag="whispered"):
        paces = 9

        def told(self, viewer: Viewer) -> Event | None:
            return None if viewer == "table" else self

    table = Scene(pace=100).start().table
    table.log.append(LogItem(table.version, 0, "human", (Whispered(),), ()))
    assert table.bot_wait == 100


def test_the_pace_can_be_changed_and_goes_along_to_the_rematch() -> None:
    scene = Scene(people=2, bots=1, pace=0).start()
    assert scene.table.bot_wait == 0
    scene.did(scene.table.set_pace(ADA, 1500, 1))
    again = Table.read(scene.table.terms, scene.entries)
    assert again.bot_wait == scene.table.bot_wait == views.table_view(again, 2).pace == 1500
    while scene.table.to_move is not None:
        scene.move(scene.table.version)
    assert scene.table.rematch_table(HOLDERS[ADA], 3)[0].pace == 1500
    with refused("rule"):
        scene.table.set_pace(ADA, 5, 4)


def finished(people: int = 2, bots: int = 1) -> Scene:
    scene = Scene(people=people, bots=bots).start()
    while scene.table.to_move is not None:
        scene.now += 1000
        scene.move(scene.now)
    return scene


def test_the_record_leaves_only_when_the_game_is_over() -> None:
    scene = Scene(people=2).start()
    with refused("not-over"):
        scene.table.record("x")
    over = finished()
    record = over.table.record("x")
    assert record.by == ("human", "human", "random")
    assert verify(read_record(record.dump())).result == over.table.position.result
    with refused("rule"):
        over.table.submit(ADA, Pass(), over.table.version, 0)
    with refused("rule"):
        over.table.ask_undo(ADA, 0)


def test_a_clock_that_is_put_back_spoils_no_game() -> None:
    scene = clocked(MoveClock(60))
    scene.now -= 500_000
    scene.move()
    assert scene.table.clocks.deadline == scene.now + 60_000
    while scene.table.to_move is not None:
        scene.move()
    assert verify(read_record(scene.table.record("back").dump())).result is not None


def test_a_rematch_has_everybody_one_seat_further() -> None:
    scene = finished()
    table, entries = scene.table.rematch_table(HOLDERS[ADA], scene.now)
    assert [seat.holder for seat in table.seats] == [None, None, HOLDERS[ADA]]
    assert [seat.kept_for for seat in table.seats] == [HOLDERS[BEN], None, None]
    assert [seat.bot for seat in table.seats] == [None, "random", None]
    assert len(entries) == 3
    scene.did(scene.table.offer_rematch("next", scene.now))
    assert views.table_view(scene.table, 0).rematch == "next"
    with refused("not-over"):
        scene.table.offer_rematch("another", scene.now)


def test_aids_can_be_forbidden() -> None:
    scene = Scene(aids=msgspec.to_builtins(Aids(preview=False))).start()
    table = scene.table
    with refused("aid-off"):
        table.preview(table.to_move or 0, table.position.legal()[0], table.version)
    allowed = Scene().start().table
    assert allowed.preview(allowed.to_move or 0, allowed.position.legal()[0], allowed.version)


def phrases(table: Table) -> Iterable[bytes]:
    viewers: list[Viewer] = [*range(len(table.seats)), "table"]
    for viewer in viewers:
        yield from (bytes(told.phrase) for told in views.since(table, viewer, 0, {}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_told_can_be_said(lang: str) -> None:
    scene = finished()
    scene.did(scene.table.offer_rematch("next", 5))
    early = Scene(people=3)
    early.did(early.table.vacate(CEM, 0))
    early.did(early.table.sit(CEM, "x", "Cem", 0))
    early.did(early.table.send_away(CEM, ADA, 0) + early.table.sit(CEM, "x", "Cem", 0))
    early.did(early.table.rename(CEM, "Cleo", 0))
    seat = undoable(early.start())
    others = [other for other in range(3) if other != seat]
    early.did(early.table.ask_undo(seat, 0) + early.table.answer("undo", seat, 0, agree=False))
    early.did(early.table.ask_undo(seat, 0))
    early.did(early.table.answer("undo", others[0], 0, agree=True))
    early.did(early.table.answer("undo", others[1], 0, agree=False))
    early.did(early.table.hand_over(others[0], "away", 0) + early.table.take_back_seat(others[0], 0))
    early.did(early.table.ask_end(seat, 0) + early.table.answer("end", others[0], 0, agree=True))
    early.did(early.table.answer("end", others[1], 0, agree=False))
    for name in ("Olga", "Olga"):
        early.did(early.table.give(others[0], f"{name} {early.table.version}", name, 0))
    early.did(early.table.resign(others[0], 0))
    early.did(early.table.pause(seat, 0) + early.table.resume(seat, 0))
    early.did(early.table.set_pace(seat, 5, 0))
    early.did(early.table.hand_over(others[1], "late", 0) + early.table.hand_over(seat, "time", 0))
    early.did(early.table.hand_over(others[1], "away", 0))
    assert isinstance(early.entries[-1], journal.Deserted)
    agreed = Scene(people=3).start()
    agreed.did(
        agreed.table.resign(ADA, 0) + agreed.table.ask_end(BEN, 0) + agreed.table.answer("end", CEM, 0, agree=True)
    )
    duel = Scene(people=2).start()
    duel.did(duel.table.resign(ADA, 0))
    for phrase in [phrase for told in (scene, early, agreed, duel) for phrase in phrases(told.table)]:
        assert sentence(msgspec.json.decode(phrase, type=Phrase), lang)


def test_nothing_of_a_holder_leaves_the_table() -> None:
    scene = Scene(people=2).start()
    scene.move()
    assert not [part for part in shown(scene.table, 5) if b"secret" in part or b"bots" in part]


def test_only_the_seat_to_move_gets_the_legal_moves() -> None:
    table = Scene(people=2).start().table
    mover = table.to_move or 0
    assert views.legal(table, 1 - mover) is views.legal(table, "table") is None
    listed = [load("lichterfest").move(form) for form in msgspec.json.decode(views.legal(table, mover) or b"")]
    assert listed == table.position.legal()


def test_the_pad_remembers_what_its_seat_was_told_if_the_table_says_so() -> None:
    strict, remembers = (lumen_played(Aids(memory=memory), moves=21) for memory in (False, True))
    seat = strict.to_move or 0
    view, told = strict.position.view(seat), strict.told_to(seat)
    assert bytes(views.aid(strict, seat)) == msgspec.json.encode(strict.game.aid(view))
    assert bytes(views.aid(remembers, seat)) == msgspec.json.encode(strict.game.aid_from(told, view))
    assert bytes(views.aid(strict, seat)) != bytes(views.aid(remembers, seat))
    assert not msgspec.json.decode(b"{}", type=Aids).memory  # tables of old keep M4's pad


def lumen_played(aids: Aids, moves: int) -> Table:
    """A table of three people after this many moves."""
    table = Table(Terms(game="lumen", players=3, aids=aids))
    for seat in range(3):
        table.sit(seat, f"person {seat}", f"Person {seat}", 0)
    table.start("a pad that remembers", "bots", 0)
    for _ in range(moves):
        table.submit(table.to_move or 0, table.position.legal()[0], table.version, 0)
    return table
