"""Daily deals: the same for everybody, one try counts, and nothing is told before its time."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import names
from lichtspiel.core.games import AnyGame
from lichtspiel.core.refusals import Refused
from lichtspiel.daily.deals import commitment, deal_of
from lichtspiel.server.http.daily import streak
from lichtspiel.server.live import messages
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.store.forgetting import forget
from lichtspiel.server.store.statements import add_place
from lichtspiel.table.terms import DAY
from tests.server.days import (
    TODAY,
    DayHub,
    QuickMasters,
    Visitor,
    day_hub,
    give_up,
    on_days,
    person_at,
    play_first_moves,
    until_asked,
)
from tests.server.harness import PATIENCE
from tests.server.test_hub import visit_of

PATHS = ("record", "replay", "review", "moments/1")


def of(daily: Any, game: str, day: int) -> Any:
    return next(deal for deal in daily["deals"] if (deal["game"], deal["day"]) == (game, day))


async def refused(visitor: Visitor, path: str, **body: Any) -> str:
    answer = await (visitor.post(path, **body) if body else visitor.get(path))
    assert re.search(r"\w", answer["sentence"])
    return str(answer["code"])


def test_tomorrow_is_promised_and_yesterday_can_be_verified(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        before = await ada.get("/api/daily")
        assert (before["today"], before["ends"], before["streak"]) == (TODAY, (TODAY + 1) * DAY, 0)
        assert {game["game"] for game in before["games"]} == set(names())
        assert {deal["day"] for deal in before["deals"]} == {*range(TODAY - 28, TODAY + 2)}
        assert all((deal["secret"] is None) == (deal["day"] >= TODAY) for deal in before["deals"])
        hub.time += 2 * DAY
        after = await ada.get("/api/daily")
        for game in names():
            promised, shown = of(before, game, TODAY + 1), of(after, game, TODAY + 1)
            assert promised["commitment"] == shown["commitment"]
            secret = bytes.fromhex(shown["secret"])
            assert commitment(game, TODAY + 1, secret) == promised["commitment"]
            assert deal_of(game, secret).setup == (await hub.days.deal(game, TODAY + 1)).setup

    on_days(tmp_path, work)


def test_all_servers_of_a_database_deal_alike_and_so_do_restarted_ones(tmp_path: Path) -> None:
    async def promised() -> Any:
        async with day_hub(tmp_path) as hub, day_hub(tmp_path) as other:
            found = [await each.visitor().get("/api/daily") for each in (hub, other)]
            assert found[0] == found[1]
            return found[0]

    assert asyncio.run(promised()) == asyncio.run(promised())


def test_two_people_who_move_alike_play_the_same_game(tmp_path: Path, game: AnyGame) -> None:
    async def work(hub: DayHub) -> None:
        rooms = [await hub.visitor(name).begin(game.name) for name in ("Ada", "Ben")]
        matches = [room.table.match for room in rooms]
        for room in rooms:
            await play_first_moves(room, 12)
        assert matches[0] is not None
        assert matches[1] is not None
        assert matches[0].setup == matches[1].setup
        made = min(len(match.moves) for match in matches if match is not None)
        assert matches[0].moves[:made] == matches[1].moves[:made]
        assert sum(mover != person_at(rooms[0]) for mover, _ in matches[0].moves[:made]) > 1

    on_days(tmp_path, work)


def test_the_first_try_counts_and_its_result_is_written_with_the_end(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada, ben = hub.visitor(), hub.visitor("Ben")
        room = await ada.begin()
        assert await ada.begin() is room
        assert of(await ada.get("/api/daily"), "lichterfest", TODAY)["mine"] == {
            "table": room.name,
            "ranked": True,
            "place": None,
            "points": None,
            "gave_up": False,
        }
        await play_first_moves(room)
        result, seat = room.table.result, person_at(room)
        assert result is not None
        daily = await ada.get("/api/daily")
        mine = of(daily, "lichterfest", TODAY)["mine"]
        assert (mine["place"], mine["points"]) == (result.places[seat], result.scores[seat])
        assert daily["streak"] == 1
        await give_up(await ben.begin())
        assert (await ben.get("/api/daily"))["streak"] == 0
        found = await ada.results()
        assert (found["played"], found["gave_up"], found["better_than"]) == (2, 1, 100)
        assert found["points"] == [{"points": result.scores[seat], "count": 1}]
        assert sum(found["places"]) == 1
        assert (await ben.results())["better_than"] == 0
        again = await ada.begin()
        assert again is not room
        assert again.table.terms.daily is not None
        assert not again.table.terms.ranked
        await give_up(again)
        assert (await ada.results())["played"] == 2
        assert of(await ada.get("/api/daily"), "lichterfest", TODAY)["mine"] == mine

    on_days(tmp_path, work)


def test_what_was_begun_before_midnight_counts_after_it(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada, ben = hub.visitor(), hub.visitor("Ben")
        room = await ada.begin()
        await play_first_moves(room, 2)
        hub.time = (TODAY + 1) * DAY + 1
        assert await ada.begin(day=TODAY) is room
        await give_up(room)
        assert of(await ada.get("/api/daily"), "lichterfest", TODAY)["mine"]["ranked"]
        late = await ben.begin(day=TODAY)
        assert not late.table.terms.ranked
        await give_up(late)
        assert (await ben.results(day=TODAY))["played"] == 1
        assert (await ada.begin(day=TODAY + 1)).table.terms.ranked

    on_days(tmp_path, work)


def test_a_table_read_again_is_still_the_one_that_counts(tmp_path: Path) -> None:
    async def begin() -> tuple[str, str]:
        async with day_hub(tmp_path) as hub:
            ada = hub.visitor()
            room = await ada.begin()
            return room.name, str(ada.http.cookies["lichtspiel"])

    async def go_on(name: str, cookie: str) -> None:
        async with day_hub(tmp_path) as hub:
            ada = hub.visitor()
            ada.http.cookies.set("lichtspiel", cookie)
            room = await ada.begin()
            assert (room.name, room.table.terms.ranked) == (name, True)
            await give_up(room)
            assert (await ada.results())["mine"]["gave_up"]

    asyncio.run(go_on(*asyncio.run(begin())))


def test_who_plays_a_try_that_counts_has_no_help(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        room = await ada.begin()
        await play_first_moves(room, 1)
        person = room.table.seats[person_at(room)].holder
        assert person is not None
        table, seat = room.table, person_at(room)
        refusal = table.undo_refusal(seat, hub.now())
        assert refusal is not None
        assert refusal.code == "ranked-undo"
        assert (table.coached, table.terms.aids.hints, table.terms.practice) == (False, False, False)
        with pytest.raises(Refused, match="to the end by one person"):
            await visit_of(room, person).actions.do(messages.Leave())
        await give_up(room)
        with pytest.raises(Refused, match="no rematch"):
            await visit_of(room, person).actions.do(messages.Rematch())

    on_days(tmp_path, work)


def test_nobody_else_sees_a_deal_before_its_day_is_over(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada, eve = hub.visitor(), hub.visitor("Eve")
        room = await ada.begin()
        path = f"/api/tables/{room.name}"
        await play_first_moves(room, 1)
        assert await refused(ada, f"{path}/invitations", seat=None) == "daily-open"
        assert await refused(eve, f"{path}/record") == "no-table"
        assert (await eve.results()).items() >= {"played": 0, "points": [], "master": None, "waiting": False}.items()
        await give_up(room)
        assert (await eve.results()).items() >= {"played": 1, "points": [], "gave_up": 0, "waiting": False}.items()
        me = (await eve.http.put("/api/me", json={"name": "Eve"})).json()
        assert me["name"] == "Eve"
        watcher = hub.signer.read_header(f"lichtspiel={eve.http.cookies['lichtspiel']}")
        await hub.storage.do(add_place(watcher, room.name))
        for what in PATHS:
            assert await refused(eve, f"{path}/{what}") == "daily-open", what
            assert "code" not in await ada.get(f"{path}/{what}"), what
        legal = (await ada.get(f"{path}/moments/1"))["legal"]
        assert await refused(eve, f"{path}/moments/1/preview", move=legal[0]) == "daily-open"
        seats = [{"kind": "me"}, {"kind": "bot"}]
        for visitor in (ada, eve):
            assert await refused(visitor, f"{path}/moments/1", seats=seats) == "daily-open"
        hub.time += DAY
        for what in PATHS:
            assert "code" not in await eve.get(f"{path}/{what}"), what
        assert "table" in await ada.post(f"{path}/moments/1", seats=seats)

    on_days(tmp_path, work)


def test_whoever_still_plays_a_deal_after_midnight_is_not_shown_it(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada, ben = hub.visitor(), hub.visitor("Ben")
        room, own = await ada.begin(), await ben.begin()
        path = f"/api/tables/{room.name}"
        await play_first_moves(room, 1)
        await give_up(room)
        legal = (await ada.get(f"{path}/moments/1"))["legal"]
        watcher = hub.signer.read_header(f"lichtspiel={ben.http.cookies['lichtspiel']}")
        await hub.storage.do(add_place(watcher, room.name))
        hub.time += DAY
        assert of(await ben.get("/api/daily"), room.table.terms.game, TODAY)["secret"] is None
        assert of(await ada.get("/api/daily"), room.table.terms.game, TODAY)["secret"] is not None
        for what in PATHS:
            assert await refused(ben, f"{path}/{what}") == "daily-own", what
            assert "code" not in await ada.get(f"{path}/{what}"), what
        assert await refused(ben, f"{path}/moments/1/preview", move=legal[0]) == "daily-own"
        assert await refused(ben, f"{path}/moments/1", seats=[{"kind": "me"}, {"kind": "bot"}]) == "daily-own"
        await give_up(own)
        assert of(await ben.get("/api/daily"), room.table.terms.game, TODAY)["secret"] is not None
        for what in PATHS:
            assert "code" not in await ben.get(f"{path}/{what}"), what

    on_days(tmp_path, work)


def test_master_plays_once_in_the_same_seat(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        await give_up(await ada.begin())
        assert (await ada.results())["waiting"]
        async with asyncio.timeout(PATIENCE):
            while (found := await ada.results())["waiting"]:
                await asyncio.sleep(0.01)
        assert (await ada.results())["master"] == found["master"]
        assert isinstance(hub.reviews.workers, QuickMasters)
        assert hub.reviews.workers.asked == 1
        assert found["master"]["place"] in (1, 2)

    on_days(tmp_path, work)


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        for path, code in (
            (f"/api/daily/lichterfest/{TODAY + 1}", "daily-future"),
            (f"/api/daily/lichterfest/{TODAY - 29}", "daily-past"),
            (f"/api/daily/chess/{TODAY}", "no-page"),
            ("/api/daily/lichterfest/yesterday", "no-page"),
            ("/api/daily/lichterfest/-1", "no-page"),
            (f"/api/daily/lichterfest/{'9' * 400}", "no-page"),
        ):
            assert await refused(ada, path) == code
            assert await refused(ada, path, name="Ada") == code
        assert await refused(ada, f"/api/daily/lichterfest/{TODAY}", name="") == "name"
        assert await refused(ada, f"/api/daily/lichterfest/{TODAY}", name="Ada", secret="x") == "bad-request"

    on_days(tmp_path, work)


def test_tables_are_limited_as_all_are(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        await ada.begin("lichterfest")
        await ada.begin("lichterfest")
        assert await refused(ada, f"/api/daily/lumen/{TODAY}", name="Ada") == "too-many-tables"

    on_days(tmp_path, work, tables_per_person=1)


def test_two_tabs_at_once_get_one_table(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        await ada.http.put("/api/me", json={"name": "Ada"})
        found = await asyncio.gather(*(ada.post(f"/api/daily/lumen/{TODAY}") for _ in range(4)))
        assert len({each["table"] for each in found}) == 1

    on_days(tmp_path, work)


def test_a_seat_goes_to_another_device_with_its_try(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada, phone = hub.visitor(), hub.visitor()
        room = await ada.begin()
        link = await ada.post(f"/api/tables/{room.name}/devices", seat=person_at(room))
        await phone.post("/api/join", token=link["token"])
        await give_up(room)
        assert (await phone.results())["mine"]["gave_up"]
        assert (await ada.results())["mine"] is None

    on_days(tmp_path, work)


async def moved(visitor: Visitor, room: Room, to: Visitor) -> None:
    link = await visitor.post(f"/api/tables/{room.name}/devices", seat=person_at(room))
    assert (await to.post("/api/join", token=link["token"]))["table"] == room.name


@pytest.mark.parametrize("back", [False, True])
def test_whoever_passes_a_try_on_gets_no_other_that_counts(tmp_path: Path, back: bool) -> None:
    async def work(hub: DayHub) -> None:
        ada, phone = hub.visitor(), hub.visitor()
        room = await ada.begin()
        await moved(ada, room, phone)
        if back:
            await moved(phone, room, ada)
        there, gone = (ada, phone) if back else (phone, ada)
        assert (await there.begin(), (await gone.results())["mine"]) == (room, None)
        again = await gone.begin()
        assert (again is room, again.table.terms.ranked) == (False, False)
        for each in (room, again):
            await play_first_moves(each)
        assert [(await each.results())["mine"]["ranked"] for each in (there, gone)] == [True, False]
        assert (await there.results())["played"] == 1
        assert [(await each.get("/api/daily"))["streak"] for each in (there, gone)] == [1, 0]
        assert "code" not in await there.get(f"/api/tables/{room.name}/record")

    on_days(tmp_path, work)


@pytest.mark.parametrize("ranked", [True, False])
def test_a_deal_that_is_over_goes_to_no_other_device_today(tmp_path: Path, ranked: bool) -> None:
    async def work(hub: DayHub) -> None:
        ada, eve, laptop = hub.visitor(), hub.visitor("Eve"), hub.visitor()
        room = await ada.begin()
        if not ranked:
            await give_up(room)
            room = await ada.begin()
        await moved(ada, room, laptop)
        await moved(laptop, room, ada)
        path, seat = f"/api/tables/{room.name}", person_at(room)
        link = await ada.post(f"{path}/devices", seat=seat)
        await give_up(room)
        assert await refused(ada, f"{path}/devices", seat=seat) == "daily-open"
        assert await refused(eve, "/api/join", token=link["token"]) == "daily-open"
        assert await refused(laptop, f"{path}/seats", seat=seat) == "daily-open"
        assert await refused(eve, f"{path}/record") == "no-table"
        assert "code" not in await ada.get(f"{path}/record")
        assert (await eve.begin()).table.terms.ranked
        hub.time += DAY
        await moved(ada, room, laptop)

    on_days(tmp_path, work)


def test_results_go_with_whoever_is_forgotten(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada, ben = hub.visitor(), hub.visitor("Ben")
        for visitor in (ada, ben):
            await give_up(await visitor.begin())
        await ada.begin("lumen")
        person = hub.signer.read_header(f"lichtspiel={ada.http.cookies['lichtspiel']}")
        await forget(hub, person)
        assert (await ben.results())["played"] == 1
        rows = await hub.storage.read(lambda db: db.exec_driver_sql("SELECT person FROM daily_tries").all())
        assert [row[0] for row in rows] == [hub.signer.read_header(f"lichtspiel={ben.http.cookies['lichtspiel']}")]

    on_days(tmp_path, work)


def test_results_outlive_their_tables(tmp_path: Path) -> None:
    async def work(hub: DayHub) -> None:
        ada = hub.visitor()
        room = await ada.begin()
        await give_up(room)
        await until_asked(await ada.begin("lumen"))
        hub.time += 10 * DAY
        await ada.get("/api/me")  # still here
        await hub.tidy(hub.now())
        daily = await ada.get("/api/daily")
        assert of(daily, "lichterfest", TODAY)["mine"]["table"] is None
        assert of(daily, "lichterfest", TODAY)["mine"]["gave_up"]
        assert of(daily, "lumen", TODAY)["mine"] is None

    on_days(tmp_path, work, keep_finished=5, keep_unfinished=5)


@pytest.mark.parametrize(
    ("days", "expected"),
    [([], 0), ([100], 1), ([99], 1), ([98], 0), ([100, 99, 98, 96], 3), ([99, 98, 96], 2), ([100, 98], 1)],
)
def test_a_streak_lasts_until_a_day_is_left_out(days: list[int], expected: int) -> None:
    assert streak(days, 100) == expected
