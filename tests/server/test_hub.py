"""The parts of the server by themselves, in this process: with a fake clock, failing disks and failing bots."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from lichtspiel import Chance, Move, load
from lichtspiel.bots import kinds
from lichtspiel.bots.bot import Bot
from lichtspiel.bots.lichterfest import players
from lichtspiel.core.chance import secret_chance
from lichtspiel.core.games import AnyGame
from lichtspiel.core.refusals import Refused
from lichtspiel.games.lichterfest.events import Drew
from lichtspiel.server.bots.pool import BotError, Thinkers, Turns
from lichtspiel.server.bots.questions import Answer, Question, form_of
from lichtspiel.server.http.health import get_health
from lichtspiel.server.http.people import get_me
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.tables import get_tables
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import messages
from lichtspiel.server.live.actions import Actions, make_rematch
from lichtspiel.server.live.connections import STALE_ROOM, Connection
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.live.sessions import Session
from lichtspiel.server.settings import BadSetting, Settings, read_settings
from lichtspiel.server.store.kinds import Token
from lichtspiel.server.store.links import add_token, use_up
from lichtspiel.server.store.schema import journal, tables
from lichtspiel.server.store.statements import add_place, drop_place, set_name
from lichtspiel.table.journal import Entry, Started
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from lichtspiel.words import LANGUAGES, sentence
from tests.conformance.disguises import disguise
from tests.server.harness import PATIENCE, Browser, ServerProcess

AnyHub = TypeVar("AnyHub", bound=Hub)


class SlowHub(Hub):
    """A hub whose clock the test sets, and whose games are the same every time."""

    time = 1_000_000
    dealt = 0

    def now(self) -> int:
        return self.time

    def compare_clocks(self) -> None:
        """Never step this clock, even if a busy machine stood still for seconds."""

    def start(self, table: Table, now: int) -> list[Entry]:
        self.dealt += 1
        return table.start(f"slow house {self.dealt}", "bots", now)


def work_in(make: Callable[[], AnyHub], work: Callable[[AnyHub], Awaitable[None]]) -> None:
    """Open a hub, do the work and close the hub, whether or not the work fails."""

    async def run() -> None:
        hub = make()
        await hub.open()
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


def in_hub(data: Path, work: Callable[[SlowHub], Awaitable[None]], **settings: Any) -> None:
    """Run something in a hub whose clock the test sets."""
    data.mkdir(exist_ok=True)
    work_in(lambda: SlowHub(Settings(data=str(data), **{"bot_floor": 0} | settings)), work)


async def until(condition: Callable[[], bool]) -> None:
    """Let the hub run until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def new_room(hub: Hub, **terms: Any) -> Room:
    """Two people at a table that has begun."""
    table = Table(msgspec.convert({"game": "lichterfest", "players": 2, **terms}, Terms))
    entries: list[Entry] = table.sit(0, "ada", "Ada", hub.now()) + table.sit(1, "ben", "Ben", hub.now())
    return await hub.add_table(table, entries, "ada")


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, clock={"kind": "move", "seconds": 60})
        seat = room.table.to_move
        assert seat is not None
        hub.time += 59_000
        await room.autoplay.flag()
        assert room.table.seats[seat].reason is None
        hub.time += 1_500
        await room.autoplay.flag()
        assert room.table.seats[seat].reason == "time"

    in_hub(tmp_path, work)


def visitor(person: str, address: str = "") -> Connection:
    """Somebody without a real socket."""
    return Connection(cast("WebSocket", None), person, "en", 99, address)


def arrive(room: Room, person: str, address: str = "") -> Connection:
    """Somebody comes in."""
    connection = visitor(person, address)
    room.audience.enter(connection, 0)
    return connection


def test_watchers_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        for number in range(2):
            assert not room.audience.full_for(visitor("eve", "elsewhere"))
            arrive(room, f"eve {number}", "elsewhere")
        assert room.audience.full_for(visitor("eve", "elsewhere"))
        assert not room.audience.full_for(visitor("cem", "here"))
        assert not room.audience.full_for(visitor("ada", "elsewhere"))  # players do not count as watchers

    in_hub(tmp_path, work, connections_per_table=8)


def test_who_is_there_when_the_clock_runs_out_has_the_next_turn_again(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub, clock={"kind": "move", "seconds": 60}, pace=0)
        seat = room.table.to_move
        assert seat is not None
        arrive(room, ("ada", "ben")[seat])
        hub.time += 60_000
        await room.autoplay.flag()
        assert room.table.seats[seat].reason == "late"
        assert room.autoplay._thinking is not None
        await room.autoplay._thinking
        assert (room.table.to_move, room.table.seats[seat].reason) == (1 - seat, None)
        hub.time += 60_000
        await room.autoplay.flag()
        assert room.table.seats[1 - seat].reason == "time"

    in_hub(tmp_path, work)


def test_a_deserted_game_waits_across_restarts_until_somebody_returns(tmp_path: Path) -> None:
    names: list[str] = []

    async def before(hub: SlowHub) -> None:
        names.append((await new_room(hub, clock={"kind": "days", "days": 1}, pace=0)).name)

    async def later(hub: SlowHub) -> None:
        hub.time += 2 * 86_400_000
        room = await hub.room(names[0])
        assert "time" in [seat.reason for seat in room.table.seats]
        arrive(room, "nobody")
        assert room.autoplay._thinking is not None
        await room.autoplay._thinking

    async def much_later(hub: SlowHub) -> None:
        hub.time += 9 * 86_400_000
        room = await hub.room(names[0])
        assert (room.table.phase, [seat.reason for seat in room.table.seats]) == ("paused", ["time", "time"])
        arrive(room, "ada")
        assert room.autoplay._thinking is None
        await room.act(lambda table, now: table.take_back_seat(0, now))
        assert room.table.phase == "playing"

    for day in (before, later, much_later):
        in_hub(tmp_path, day)


def test_days_run_on_while_the_server_is_down_and_seconds_do_not(tmp_path: Path) -> None:
    names: list[str] = []

    async def before(hub: SlowHub) -> None:
        clocks = ({"kind": "days", "days": 1}, {"kind": "move", "seconds": 60})
        names.extend([(await new_room(hub, clock=clock)).name for clock in clocks])

    async def after(hub: SlowHub) -> None:
        hub.time += 2 * 86_400_000
        reasons = [[seat.reason for seat in (await hub.room(name)).table.seats] for name in names]
        assert "time" in reasons[0]
        assert reasons[1] == [None, None]

    in_hub(tmp_path, before)
    in_hub(tmp_path, after)


def test_a_disk_that_fails_loses_nothing_that_was_acknowledged(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        version, append = room.table.version, hub.storage.append

        async def full(*_: object, **__: object) -> None:
            raise OSError("no space left on device")

        hub.storage.append = full  # type: ignore[method-assign]
        with pytest.raises(OSError):
            await room.act(lambda table, now: table.pause(0, now))
        with pytest.raises(Refused):
            await room.act(lambda table, now: table.pause(0, now))
        hub.storage.append = append  # type: ignore[method-assign]
        again = await hub.room(room.name)
        assert again is not room
        assert again.table.version == version
        await again.act(lambda table, now: table.pause(0, now))

    in_hub(tmp_path, work, database=database)


def test_a_change_that_fails_half_way_leaves_the_table_as_it_is_on_disk(tmp_path: Path) -> None:
    def fails(table: Table, now: int) -> list[Entry]:
        table.pause(0, now)
        raise ZeroDivisionError

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        version = room.table.version
        with pytest.raises(ZeroDivisionError):
            await room.act(fails)
        again = await hub.room(room.name)
        assert (again.table.version, again.table.phase) == (version, "playing")
        await again.act(lambda table, now: table.pause(0, now))

    in_hub(tmp_path, work)


def test_a_table_that_cannot_be_shown_mutes_no_other(tmp_path: Path) -> None:
    """An error while showing one table, as a game from outside may cause, ends that room only."""

    async def work(hub: SlowHub) -> None:
        broken, sound = await new_room(hub), await new_room(hub)
        clients = [arrive(room, "ada") for room in (broken, sound)]
        broken.table.options = cast("Any", object())
        for room in (broken, sound):
            await room.act(lambda table, now: table.pause(0, now))
        await until(lambda: clients[1].shown == sound.table.version)
        assert (broken.gone, clients[0].closing) == (True, STALE_ROOM)
        assert (hub.idle_work, hub.metrics.value("faults")) == ([], 1)
        assert (await hub.room(broken.name)).table.phase == "paused"

    in_hub(tmp_path, work)


def test_a_client_that_cannot_be_shown_the_table_is_not_counted_as_there(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        session = visit_of(room, "ada")
        room.table.options = cast("Any", object())
        with pytest.raises(TypeError):
            await session.run()
        assert not room.audience.connections

    in_hub(tmp_path, work)


def test_background_work_that_fails_is_taken_up_again_and_health_knows(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        call = cast("ApiCall", SimpleNamespace(hub=hub))
        assert (await get_health(call)).status == "ok"
        begun: list[int] = []

        async def stumble() -> None:
            begun.append(1)
            if len(begun) == 1:
                raise ZeroDivisionError
            await asyncio.Event().wait()

        hub.keep_up(stumble)
        await until(lambda: hub.idle_work == ["stumble"])
        with pytest.raises(Refused, check=lambda error: error.code == "fault"):
            await get_health(call)
        await until(lambda: hub.idle_work == [])
        assert len(begun) == 2
        hub._background["stumble"].cancel()
        await until(lambda: hub.idle_work == ["stumble"])

    in_hub(tmp_path, work)


def listing_call(hub: Hub) -> ApiCall:
    """Ada asks for a list."""
    asked = SimpleNamespace(query_params={}, headers={})
    free = {"give_cookie": lambda: None, "charge": lambda cost: None}
    return cast("ApiCall", SimpleNamespace(hub=hub, person="ada", request=asked, **free))


def test_damage_to_one_table_spreads_to_no_other(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        call = listing_call(hub)
        for name in ("sound", "damaged entry", "damaged terms"):
            table = Table(Terms(game="lichterfest", players=2, visibility="open"))
            await hub.storage.create(name, table, table.sit(0, "ada", "Ada", 5), [add_place("ada", name, 0)])
        entry = journal.update().where(journal.c.table_id == "damaged entry").values(entry=b"\xff{")
        terms = tables.update().where(tables.c.id == "damaged terms").values(terms=b"\xff{")
        await hub.storage.do(lambda db: (db.execute(entry), db.execute(terms)))
        assert [listed.table for listed in (await get_tables(call)).tables] == ["sound"]
        assert {own.table for own in (await get_me(call)).tables} == {"sound", "damaged entry"}

    in_hub(tmp_path, work, database=database)


def test_text_that_is_no_text_spoils_no_list(tmp_path: Path) -> None:
    """SQLite keeps whatever it is given; a damaged file may hold anything."""

    async def work(hub: SlowHub) -> None:
        call = listing_call(hub)
        for name in ("sound", "damaged"):
            table = Table(Terms(game="lichterfest", players=2, visibility="open"))
            await hub.storage.create(name, table, table.sit(0, "ada", "Ada", 5), [add_place("ada", name, 0)])
        await hub.storage.do(set_name("ada", "Ada", 5))
        for damage in (
            "UPDATE tables SET id = CAST(x'ff66' AS TEXT) WHERE id = 'damaged'",
            "UPDATE people SET name = CAST(x'416461ff' AS TEXT)",
        ):
            await hub.storage.do(lambda db, damage=damage: db.exec_driver_sql(damage))  # type: ignore[misc]
        assert [listed.table for listed in (await get_tables(call)).tables] == ["sound"]
        assert (await get_me(call)).name == "Ada\ufffd"

    in_hub(tmp_path, work)


def test_a_table_that_cannot_be_listed_is_complained_of_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(hub: SlowHub) -> None:
        call = cast("ApiCall", SimpleNamespace(hub=hub, person="ada"))
        table = Table(Terms(game="lichterfest", players=2, visibility="open"))
        await hub.storage.create("damaged", table, table.sit(0, "ada", "Ada", 5))
        await hub.storage.do(lambda db: db.execute(journal.update().values(entry=b"\xff{")))
        for _ in range(3):
            assert (await get_tables(call)).tables == []
        assert [record.message for record in caplog.records].count("table not listed") == 1
        assert hub.metrics.value("faults") == 1

    in_hub(tmp_path, work)


def test_one_address_does_not_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    """However many cookies it uses, awake or asleep; but it gets the room that nobody else wants."""

    async def work(hub: SlowHub) -> None:
        made = {}
        for number in range(70):
            hub.time += 1
            address = "elsewhere" if number % 60 else f"home {number}"  # the first, and the eleventh from the end
            table = Table(Terms(game="lichterfest", players=2, visibility="open"))
            entries = table.sit(0, f"person {number}", "Eve", hub.time)
            table.changed = hub.time
            made[(await hub.add_table(table, entries, f"person {number}", address)).name] = address
        call = cast("ApiCall", SimpleNamespace(hub=hub, person=""))
        for _ in range(2):
            listed = [made[each.table] for each in (await get_tables(call)).tables]
            assert listed[:5] == ["elsewhere"] * 3 + ["home 60", "home 0"]
            assert len(listed) == 50
            hub.put_to_sleep(hub.clock.elapsed() + 1)
            assert not hub.rooms

    in_hub(tmp_path, work)


def test_a_server_that_ends_in_the_middle_of_a_write_has_written_it_and_complains_of_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    names: list[str] = []

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        names.append(room.name)
        writing = asyncio.create_task(room.act(lambda table, now: table.pause(0, now)))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait([writing])
        assert (writing.cancelled(), room.gone) == (True, True)

    async def after(hub: SlowHub) -> None:
        assert (await hub.room(names[0])).table.phase == "paused"

    in_hub(tmp_path, work)
    in_hub(tmp_path, after)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def play_out(table: Table) -> None:
    """Random moves to the end, which are not written."""
    chance = Chance(1)  # one for all moves: if it began anew each time, a game without limit could go round for ever
    while table.to_move is not None:
        move = table.position.random_move(chance)
        table.submit(table.to_move, move, table.version, 0)


def visit_of(room: Room, person: str) -> Session:
    """Somebody at a table, without a real socket."""
    socket = SimpleNamespace(scope={}, query_params={}, headers={}, path_params={"table": room.name})
    session = Session(room.hub, cast("WebSocket", socket), "here")
    session.connection.person = person
    session.join(room)
    return session


def test_who_is_sent_away_is_not_heard_any_more(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        session = visit_of(room, "ada")

        async def receive() -> dict[str, str]:
            room.send_away("ada")
            return {"type": "websocket.receive", "text": '{"type": "resign"}'}

        room.audience.connections[session.connection] = None
        session.socket.receive = receive  # type: ignore[method-assign]
        await session._listen()
        assert room.table.phase == "playing"

    in_hub(tmp_path, work)


@pytest.mark.parametrize("said", [messages.Leave(), messages.Leave(seat=0), messages.Pause(), messages.Resign()])
def test_whose_seat_it_is_is_looked_at_when_it_is_done_and_not_when_it_is_said(
    tmp_path: Path, said: messages.AnyMessage
) -> None:
    """Ada sends it from two devices at once: when the second message is handled, somebody else sits there."""

    async def work(hub: SlowHub) -> None:
        table = Table(Terms(game="lichterfest", players=2))
        room = await hub.add_table(table, table.sit(0, "ada", "Ada", 0), "ada")
        async with room.lock:
            second = asyncio.create_task(visit_of(room, "ada").actions.do(said))
            await asyncio.sleep(0)
            await room.change(lambda table, now: table.vacate(0, now))
            await room.change(lambda table, now: table.sit(0, "eve", "Eve", now))
        with pytest.raises(Refused, check=lambda error: error.code == "not-your-seat"):
            await second
        assert room.table.seats[0].holder == "eve"

    in_hub(tmp_path, work)


async def make_move(room: Room, seat: int, move: Move) -> None:
    await room.act(lambda table, now: table.submit(seat, move, table.version, now))


def test_on_one_device_an_undo_said_twice_is_done_once(tmp_path: Path) -> None:
    """After a lost answer, the client comes back at the first seat, but had asked from another one."""

    async def work(hub: SlowHub) -> None:
        table = Table(Terms(game="leuchtturm", players=2, visibility="local"))
        room = await hub.add_table(table, table.sit(0, "ada", "Ada", 0) + table.sit(1, "ada", "Ben", 0), "ada")
        while room.table._last_move(0) is None or room.table.undo_refusal(1, 0) is not None:
            mover, move = room.table.to_move or 0, room.table.position.random_move(Chance(1))
            await make_move(room, mover, move)
        first, second = visit_of(room, "ada"), visit_of(room, "ada")
        first.connection.wish = 1
        await first.actions.do(messages.Undo(ref="once"))
        version = room.table.version
        await second.actions.do(messages.Undo(ref="once"))
        assert room.table.version == version

    in_hub(tmp_path, work)


def test_an_undo_said_again_is_not_done_for_another_seat_when_its_own_went_to_another_device(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        table = Table(Terms(game="leuchtturm", players=2, visibility="local"))
        room = await hub.add_table(table, table.sit(0, "ada", "Ada", 0) + table.sit(1, "ada", "Ben", 0), "ada")
        while any(room.table.undo_refusal(seat, 0) is not None for seat in (0, 1)):
            await make_move(room, room.table.to_move or 0, room.table.position.random_move(Chance(1)))
        device = visit_of(room, "ada")
        device.connection.wish = 1
        await device.actions.do(messages.Undo(ref="once"))
        await room.act(lambda table, now: table.change_device(1, "ben", now))
        version = room.table.version
        await visit_of(room, "ada").actions.do(messages.Undo(ref="once"))
        assert room.table.version == version

    in_hub(tmp_path, work)


def test_a_rematch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """That is, the new table and the note at the old one."""

    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        play_out(room.table)
        append = hub.storage.append

        async def full(*_: object, **__: object) -> None:
            raise OSError("the power failed")

        hub.storage.append = full  # type: ignore[method-assign]
        with pytest.raises(OSError):
            await make_rematch(room, "ada", "here")
        hub.storage.append = append  # type: ignore[method-assign]
        assert [place.table for place in await hub.storage.places_of("ben")] == [room.name]

    in_hub(tmp_path, work)


def test_rematches_count_as_tables_that_are_made(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        assert hub.makers.take("here")
        with pytest.raises(Refused, check=lambda error: error.code == "not-over"):
            await make_rematch(room, "ada", "here")
        play_out(room.table)
        with pytest.raises(Refused, check=lambda error: error.code == "too-many-tables-here"):
            await make_rematch(room, "ada", "here")

    in_hub(tmp_path, work, tables_per_address=1)


def test_an_endless_game_of_before_goes_on_and_has_no_successor(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        table = Table(Terms(game="leuchtturm", players=2, options={"turn_limit": 10**6}))
        entries = table.sit(0, "ada", "Ada", 0) + table.sit(1, "ben", "Ben", 0) + table.start("a seed", "bots", 0)
        await hub.storage.create("endless", table, entries)
        room = await hub.room("endless")
        seat = room.table.to_move
        assert seat is not None
        await make_move(room, seat, room.table.position.legal()[0])
        play_out(room.table)
        assert room.table.record("endless").options["turn_limit"] == 10**6
        with pytest.raises(Refused, check=lambda error: error.refusal.rule == "A20"):
            await make_rematch(room, "ada", "here")

    in_hub(tmp_path, work)


def test_one_bad_write_spoils_no_other(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        rooms = [await new_room(hub) for _ in range(3)]
        entries = rooms[0].table.pause(0, 5)
        writes = [hub.storage.append(room.name, room.table.version - (room is rooms[0]), entries) for room in rooms]
        twice = hub.storage.append(rooms[1].name, 0, entries)
        outcomes = await asyncio.gather(*writes, twice, return_exceptions=True)
        assert [isinstance(outcome, Exception) for outcome in outcomes] == [False, False, False, True]

    in_hub(tmp_path, work, database=database)


def test_both_databases_keep_people_places_and_links(tmp_path: Path, database: str) -> None:
    async def work(hub: SlowHub) -> None:
        storage, room = hub.storage, await new_room(hub, visibility="open")
        for name in ("Ada", "Ada again"):
            await storage.do(set_name("ada", name, 1))
        assert await storage.name_of("ada") == "Ada again"
        for _ in range(2):
            await storage.do(add_place("eve", room.name))
        assert await storage.may_watch("eve", room.name)
        assert not await storage.may_watch("mallory", room.name)
        assert [(place.table, place.seat, place.phase) for place in await storage.places_of("ben")] == [
            (room.name, 1, "playing")
        ]
        await storage.do(drop_place("ben", room.name, 1))
        assert await storage.places_of("ben") == []
        await storage.do(add_token("hash", Token(room.name, 1, "device", "Ben", 2**40)))
        assert await storage.token("hash") == Token(room.name, 1, "device", "Ben", 2**40)
        await storage.do(use_up(room.name, 0))
        assert await storage.token("hash") == Token(room.name, 1, "device", "Ben", 2**40)
        await storage.do(use_up(room.name, 1))
        assert await storage.token("hash") == Token(room.name, 1, "device", "Ben", 2**40, used=True)
        waiting = Table(Terms(game="lichterfest", players=2, visibility="open"))
        await storage.create("waiting", waiting, [])
        assert await storage.open_tables(5) == ["waiting"]
        assert await storage.keys() == await storage.keys() != []
        assert await storage.load("nowhere") is None

    in_hub(tmp_path, work, database=database)


def question(game: AnyGame, bot: str) -> Question:
    position = game.new(game.players[0], 3)
    seat = position.to_move or 0
    return Question(game.name, bot, seat, "seed", 0.5, ["Ada", "Ben", "Cem"], position.view(seat), [], position.legal())


def test_people_are_dealt_from_a_cryptographic_stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key that the hub draws decides the deal, and nothing else does."""
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))

    async def work(hub: SlowHub) -> None:
        table = Table(Terms(game="lichterfest", players=2))
        table.sit(0, "ada", "Ada", 0)
        table.sit(1, "ben", "Ben", 0)
        (started,) = Hub.start(hub, table, 0)
        game = load("lichterfest")
        dealt = game.deal(2, secret_chance(bytes(range(32))), game.options_type())
        assert isinstance(started, Started)
        assert bytes(started.setup) == msgspec.json.encode(dealt)

    in_hub(tmp_path, work)


def test_a_worker_that_has_answered_enough_is_replaced() -> None:
    """Nobody notices: every question is answered, and the old process is gone."""

    async def work() -> None:
        thinkers, asked = Thinkers(1, 60, answers=2), question(load("lichterfest"), "random")
        workers = []
        for _ in range(5):
            assert (await thinkers.choose(asked)).move
            workers += [worker for worker in thinkers._turns.free if worker is not None and worker not in workers]
        assert len(workers) == 3
        assert [worker.returncode is None for worker in workers] == [False, False, True]
        await thinkers.close()

    asyncio.run(work())


def test_every_bot_answers_from_another_process(game: AnyGame) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 60)
        for bot in kinds(game):
            asked = question(game, bot)
            answer = game.move(msgspec.json.decode((await thinkers.choose(asked)).move))
            assert answer in asked.legal
            same = kinds(game)[bot](game, asked.seat, asked.seed)
            same.hear([])
            if bot in ("random", "greedy"):
                assert answer == same.choose(asked.view, asked.legal)
        await thinkers.close()

    asyncio.run(work())


def test_what_crosses_to_a_bot_is_what_its_seat_may_know(game: AnyGame) -> None:
    """Two games that the seat cannot tell apart ask its bot the very same question."""
    asked = []
    options = game.options_type()
    players = game.players[0]
    setup = game.deal(players, Chance("bots"), options)
    position = game.start(setup, options)
    seat = position.to_move or 0
    worlds = (disguise(game, setup, [], seat, Chance(number)) for number in range(99))
    for dealt in (setup, next(world for world in worlds if world != setup)):
        table = Table(Terms(game=game.name, players=players))
        for number in range(players):
            table.sit(number, f"holder {number}", "x", 0)
        table.start_with(dealt, "bots", 0)
        room = Room("x", table, Hub(Settings(data="nowhere")))
        asked.append(room.autoplay.question("greedy", seat))
    assert asked[0] == asked[1]
    assert form_of(asked[0]) == form_of(asked[1])


def test_slow_and_crashing_bots_are_ended_and_the_next_one_works() -> None:
    game = load("lichterfest")

    async def work() -> None:
        thinkers = Thinkers(1, 60)
        with pytest.raises(BotError, match="crashed"):
            await thinkers.choose(question(game, "nobody"))
        assert await thinkers.choose(question(game, "random"))
        thinkers.seconds = 0.000_001
        with pytest.raises(BotError, match="slow"):
            await thinkers.choose(question(game, "random"))
        thinkers.seconds = 60
        assert await thinkers.choose(question(game, "random"))
        await thinkers.close()

    asyncio.run(work())


class SlowToEnd(Thinkers):
    """A worker that thinks for ever and takes a while to end."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.ended = 0

    async def choose(self, question: Question, whose: str = "") -> Answer:
        try:
            return await asyncio.Future[Answer]()
        finally:
            await asyncio.sleep(0.3)
            self.ended += 1


@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
def test_a_hub_that_closes_waits_until_its_bots_have_ended(tmp_path: Path, asleep: bool) -> None:
    thinkers = SlowToEnd()

    async def work() -> None:
        hub = SlowHub(Settings(data=str(tmp_path), bot_floor=0))
        hub.thinkers = thinkers
        await hub.open()
        room = await new_room(hub, clock={"kind": "move", "seconds": 60})
        hub.time += 61_000
        await room.autoplay.flag()
        await until(lambda: room.autoplay.thinking)
        await asyncio.sleep(0)
        if asleep:
            hub.forget(room)
            room.autoplay.stop()
            await asyncio.sleep(0)
        await hub.close()
        assert thinkers.ended == 1

    asyncio.run(work())


def test_who_has_many_bots_keeps_nobody_elses_waiting() -> None:
    asked, answered = question(load("lichterfest"), "random"), list[str]()

    async def work() -> None:
        thinkers = Thinkers(1, 60)

        async def ask(whose: str) -> None:
            await thinkers.choose(asked, whose)
            answered.append(whose)

        waiting = [asyncio.create_task(ask("eve")) for _ in range(9)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(ask(whose)) for whose in ("ada", "ada", "ben")]
        await asyncio.sleep(0)
        waiting.pop(1).cancel()
        await asyncio.gather(*waiting)
        await thinkers.close()

    asyncio.run(work())
    assert answered == ["eve", "ada", "ben", "eve", "ada", *["eve"] * 6]


def test_a_worker_that_comes_too_late_for_somebody_is_not_lost() -> None:
    async def work() -> None:
        turns = Turns(1)
        await turns.wait("ada")
        late, next_one = (asyncio.create_task(turns.wait(whose)) for whose in ("ben", "cem"))
        await asyncio.sleep(0)
        turns.hand_on(None)
        late.cancel()
        assert await next_one is None
        turns.hand_on(None)
        assert turns.free == [None]

    asyncio.run(work())


def test_a_slow_bot_is_replaced_by_a_simple_move_and_logged(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_seconds=0.000_001, bot_workers=1) as server:
        ada = Browser(server)
        table = ada.table("me", "greedy")
        with ada.at(table) as client:
            for step in range(2):
                client.until(lambda state: state["legal"] is not None)
                client.move(step)
                client.until(lambda state: state["legal"] is not None)
            moves = client.state["sight"]["moves"]
        assert moves >= 3
        assert 'fault="slow"' in ada.get("/metrics").text
    assert [line for line in server.errors if "bot replaced" in line]


async def lumen_room(hub: Hub) -> Room:
    """A person, who bids first, against two bots."""
    while True:
        table = Table(Terms(game="lumen", players=3))
        entries = table.sit(0, "ada", "Ada", 0) + table.seat_bot(1, "random", 0) + table.seat_bot(2, "random", 0)
        room = await hub.add_table(table, entries, "ada")
        if room.table.to_move == 0:
            return room


def test_hints_go_on_with_a_plan_while_it_is_followed(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        asked: list[Question] = []

        async def choose(question: Question, whose: str = "") -> Answer:
            asked.append(question)
            forms = [msgspec.Raw(msgspec.json.encode(move)) for move in question.legal[:2]]
            return Answer(forms[0], plan=forms[1:])

        hub.thinkers.choose = choose  # type: ignore[method-assign]
        table = Table(Terms(game="leuchtturm", players=2, visibility="local"))
        room = await hub.add_table(table, table.sit(0, "ada", "Ada", 0) + table.sit(1, "ada", "Ben", 0), "ada")

        async def hinted() -> tuple[Move, ...]:
            """What was left of the plan; each time over a new connection, as a phone has that was put away."""
            actions = Actions(room, arrive(room, "ada"), lambda cost: None, lambda error, ref: None)
            await actions.do(messages.AskHint(ref="hint"))
            await until(lambda: actions.hinting is None)
            return asked[-1].planned

        def play(number: int) -> Awaitable[object]:
            seat, move = room.table.to_move or 0, room.table.position.legal()[number]
            return room.act(lambda table, now: table.submit(seat, move, table.version, now))

        assert await hinted() == ()
        await play(0)  # the harbour is filled, and it is somebody else's turn, who must not learn the plan
        first = room.table.position.legal()
        assert await hinted() == ()
        await play(0)
        assert await hinted() == (first[1],)
        await play(2)
        assert await hinted() == ()

    in_hub(tmp_path, work)


def test_a_bot_whose_question_was_taken_back_is_not_blamed(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def choose(question: Question, whose: str = "") -> Answer:
            asked.set()
            await answered.wait()
            return Answer(msgspec.Raw(msgspec.json.encode(question.legal[0])))

        hub.thinkers.choose = choose  # type: ignore[method-assign]
        room = await lumen_room(hub)
        bid = room.table.position.legal()[0]
        await room.act(lambda table, now: table.submit(0, bid, table.version, now))
        await asked.wait()
        await room.act(lambda table, now: table.ask_undo(0, now))
        answered.set()
        assert room.autoplay._thinking is not None
        await room.autoplay._thinking
        assert (room.table.to_move, room.table.match.moves if room.table.match else None) == (0, [])
        assert hub.metrics.value("bot_faults", 'fault="nonsense"') == 0

    in_hub(tmp_path, work)


def test_bots_that_remember_are_told_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    class Listener(Bot):
        """Remembers."""

        def hear(self, events: Any) -> None:
            """Something."""

        def choose(self, view: Any, legal: Any) -> Any:
            return legal[0]

    game = load("lichterfest")
    monkeypatch.setitem(players.BOTS, "listener", Listener)
    table = Table(Terms(game=game.name, players=2, stand_in="listener"))
    entries = table.sit(0, "ada", "Ada", 0) + table.seat_bot(1, "listener", 0) + table.start("told", "bots", 0)
    assert len(entries) == 3
    for number in range(5):
        move = table.position.random_move(Chance(number))
        table.submit(table.to_move or 0, move, table.version, 0, by="x")
    room = Room("x", table, Hub(Settings(data="nowhere")))
    told = room.autoplay.question("listener", 1).events
    drawn = [event for event in told if isinstance(event, Drew)]
    assert {event.seat for event in drawn} == {0, 1}
    assert {event.tile for event in drawn if event.seat == 0} == {None}
    assert room.autoplay.question("random", 1).events == []


def test_settings_come_from_environment_and_flags() -> None:
    found = read_settings(
        {"LICHTSPIEL_PORT": "9", "LICHTSPIEL_SECURE_COOKIE": "true", "OTHER": "x"}, host="h", data=None
    )
    assert (found.port, found.secure_cookie, found.host) == (9, True, "h")
    with pytest.raises(BadSetting):
        read_settings({"LICHTSPIEL_PORT": "many"})


def test_an_empty_setting_is_not_given() -> None:
    empty = {f"LICHTSPIEL_{field.upper()}": " " for field in Settings.__struct_fields__}
    assert read_settings(empty, host="", data=None) == Settings()
    assert read_settings({"LICHTSPIEL_PORT": " 9 "}).port == 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", ["-1", "nan", "inf", "x", "9" * 30, "0x10", "1e400"])
def test_absurd_settings_are_refused_in_every_language(value: str, lang: str) -> None:
    """Except for names of files or hosts, whose existence is checked later."""
    names = ("host", "hosts", "data", "database", "node")
    for field in set(Settings.__struct_fields__) - set(names):
        with pytest.raises(BadSetting) as refused:
            read_settings({f"LICHTSPIEL_{field.upper()}": value})
        said = sentence(refused.value.phrase, lang)
        assert f"LICHTSPIEL_{field.upper()}" in said
        assert "Expected" not in said
