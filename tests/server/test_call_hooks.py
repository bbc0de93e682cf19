"""Being called at a program of one's own: signed, once a turn, and never within networks that are nobody's business."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from lichtspiel.server.settings import Settings
from lichtspiel.server.store.databases import HEAD, migrate, open_engine
from tests.server.harness import Browser, ServerProcess, wait_for
from tests.server.receivers import PushService, hook_opened, mail_house, push_service
from tests.server.test_abuse import CHECKS
from tests.server.test_calls import game_of_two, kinds, move, mover_of
from tests.server.test_keeping import bytes_on_disk

SITE = "https://games.example.org/light"  # in a folder
HOOKING = {"webhooks": True, "public_url": SITE, "requests_per_second": 5000}
NEVER_QUIET = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def hooking(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that calls programs, on this machine, too."""
    with ServerProcess(tmp_path, push_private=True, **HOOKING) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]


def hook(browser: Browser, url: str, **more: Any) -> str:
    """Be called there; returns the secret."""
    answer = browser.post("/api/me/calls/hook", url=url, **NEVER_QUIET | more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


def test_a_program_is_told_once_a_turn_and_can_check_who_tells_it(hooking: ServerProcess, service: PushService) -> None:
    ada, ben = Browser(hooking, "Adelheid"), Browser(hooking, "Benedikt")
    table = game_of_two(ada, ben)
    first, second = mover_of(ada, ben, table)
    forgotten, secret = (hook(second, f"{service.url}/hook?key=1") for _ in range(2))
    assert secret != forgotten
    shown = second.get("/api/me/calls").json()
    assert ([way["name"] for way in shown["ways"]], secret in str(shown)) == ([f"{service.url}/hook?key=1"], False)
    move(first, table)
    wait_for(lambda: len(service.got) == 1)
    path, headers, body = service.got[0]
    said = hook_opened(secret, headers, body)
    assert path == "/hook?key=1"
    stop = re.fullmatch(rf"{SITE}(/api/calls/\S+)", said.pop("stop"))
    assert said == {"type": "turn", "game": "lichterfest", "table": f"{SITE}/#/table/{table}"}
    assert not any(name in str(service.got) for name in ("Adelheid", "Benedikt", second.cookie.split(".")[0]))
    with pytest.raises(AssertionError):
        hook_opened(forgotten, headers, body)
    move(second, table)
    move(first, table)
    wait_for(lambda: len(service.got) == 2)
    assert service.got[1][1]["webhook-id"] != headers["webhook-id"]
    assert stop is not None
    assert httpx2.post(hooking.url + stop[1]).status_code == 200
    assert kinds(second.get("/api/me/calls").json()) == set()


def test_programs_that_hang_delay_nobody_and_those_that_are_gone_are_dropped(
    hooking: ServerProcess, service: PushService
) -> None:
    ada, ben, cleo = (Browser(hooking, name) for name in ("Ada", "Ben", "Cleo"))
    for who, path in ((ben, "/hang"), (cleo, "/cleo")):
        hook(who, service.url + path)
    begun = time.monotonic()
    for other in (ben, cleo):
        table = game_of_two(ada, other)
        if mover_of(ada, other, table)[0] is ada:
            move(ada, table)
    wait_for(lambda: {path for path, _, _ in service.got} == {"/hang", "/cleo"})
    assert time.monotonic() - begun < 9
    service.status = 410
    assert kinds(cleo.get("/api/me/calls").json()) == {"hook"}
    table = game_of_two(ada, cleo)
    if mover_of(ada, cleo, table)[0] is ada:
        move(ada, table)
    wait_for(lambda: not kinds(cleo.get("/api/me/calls").json()))


def test_programs_in_private_networks_are_not_called(tmp_path: Path, service: PushService) -> None:
    with ServerProcess(tmp_path, **HOOKING) as server:
        ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
        for wrong in (service.url, "https://user@program.example/", "https://program.example:22/", "https:///", "x"):
            answer = ada.post("/api/me/calls/hook", url=wrong, **NEVER_QUIET)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-hook")
        private = service.url.replace("http://", "https://").rpartition(":")[0]  # that it is private shows on calling
        for who in (ada, ben):
            hook(who, private)
        table = game_of_two(ada, ben)
        move(mover_of(ada, ben, table)[0], table)
        counted = 'lichtspiel_calls_total{kind="hook",status="0"}'
        wait_for(lambda: counted in ada.get("/metrics").text)
        assert service.got == []


def test_hours_and_zone_hold_for_all_ways_and_a_person_can_be_forgotten(hooking: ServerProcess) -> None:
    ada = Browser(hooking, "Ada")
    hook(ada, "https://program.example/adas-hook")
    changed = ada.put("/api/me/calls", zone="Europe/Berlin", quiet_from=21, quiet_to=9).json()
    assert (changed["quiet_from"], changed["quiet_to"], changed["offered"]) == (21, 9, ["hook"])
    assert b"adas-hook" in bytes_on_disk(hooking.data)
    assert ada.http.delete(f"{hooking.url}/api/me").status_code == 204
    assert b"adas-hook" not in bytes_on_disk(hooking.data)


def test_ways_of_before_are_browsers(tmp_path: Path, database: str) -> None:
    engine = open_engine(Settings(data=str(tmp_path), database=database).database_url, "BEGIN IMMEDIATE")
    columns = "id, person, address, lang, zone, quiet_from, quiet_to, made"
    with engine.begin() as db:
        migrate(db, "0011")
        db.execute(sa.text(f"INSERT INTO ways ({columns}) VALUES ('old', 'ada', '', 'en', 'UTC', 22, 8, 5)"))
    with engine.begin() as db:
        migrate(db, HEAD)
        assert db.execute(sa.text("SELECT kind, confirmed FROM ways")).all() == [("push", 1)]
    engine.dispose()


def test_schemathesis_finds_nothing_where_people_are_called(tmp_path: Path) -> None:
    """Elsewhere nothing but a refusal comes of most of these requests."""
    with mail_house() as house:
        calling = HOOKING | {"push_contact": "mailto:host@example.org", "requests_per_second": 50_000}
        mailing = {"mail_server": f"smtp://{house.url}", "mail_from": "games@example.org"}
        with ServerProcess(tmp_path, **calling, **mailing) as server:
            schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").include(path_regex="/calls")
            tried = []
            for result in schema.get_all_operations():
                assert isinstance(result, Ok)
                operation = result.ok()
                tried.append(operation.label)

                @given(case=operation.as_strategy())
                @settings(max_examples=20, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
                def check(case: Any) -> None:
                    case.call_and_validate(checks=CHECKS)

                check()
            assert len(tried) == 9
            assert not [line for line in server.errors if '"error"' in line]
