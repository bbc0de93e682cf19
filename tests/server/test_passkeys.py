"""Passkeys: one comes back with them on another device, and nobody else does."""

import base64
import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import httpx2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel.core.refusals import Refused
from lichtspiel.server.edge.authenticators import Expected, NewKey, check_answer, check_new, signed_challenge
from lichtspiel.server.edge.challenges import LIFETIME, Challenge, from_base64, new_challenge, read_challenge, to_base64
from lichtspiel.server.edge.identity import Signer
from lichtspiel.server.live.connections import STALE_ROOM
from lichtspiel.server.store import passkeys
from lichtspiel.server.store.retention import tidy
from lichtspiel.server.store.schema import challenges, daily_tries, people, ratings
from lichtspiel.server.store.schema import passkeys as kept_passkeys
from lichtspiel.server.store.statements import add_place, set_name
from lichtspiel.server.store.storage import Storage
from lichtspiel.table.terms import DAY
from tests.server.authenticator import PRESENT, Authenticator, Somebody, answer
from tests.server.harness import Browser, ServerProcess, play_out
from tests.server.receivers import PushedBrowser
from tests.server.test_keeping import KEPT, LIMITS, NOW, bytes_on_disk, everything, forgotten, left, look_into, storing

NOBODY = "nobody.0"  # a cookie that is none of ours


def refusal(response: httpx2.Response) -> tuple[int, str]:
    """Status and code of a refusal, which has a sentence."""
    assert response.json()["sentence"]
    return response.status_code, response.json()["code"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = LIMITS | {"tables_per_person": 1000, "tables_per_address": 10_000}
    with ServerProcess(tmp_path_factory.mktemp("passkeys"), **limits) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]


# Coming back


def test_who_has_a_passkey_is_the_same_person_on_another_device(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada, device = Somebody(server, "Ada"), Somebody(server).device()
        table = ada.table("me", "random")
        (made,) = ada.make(device, " Phone ")
        assert (made["name"], made["site"], made["used"]) == ("Phone", "localhost", None)
        phone = Somebody(server, cookie=NOBODY)
        me = phone.sign_in(device)
        assert (me["name"], [own["table"] for own in me["tables"] if own["seat"] == 0]) == ("Ada", [table])
        assert phone.person == ada.person
        with phone.at(table) as client:
            assert client.state["mine"] == [0]
        (used,) = ada.passkeys()
        assert used["used"] >= used["made"]


def test_several_passkeys_have_names_and_can_be_removed(server: ServerProcess) -> None:
    ada = Somebody(server, "Ada")
    phone, laptop = ada.device(), ada.device()
    ada.make(phone, "Phone")
    made = ada.make(laptop, "Laptop")
    assert sorted(key["name"] for key in made) == ["Laptop", "Phone"]
    known = ada.new_options()["known"]
    assert sorted(known) == sorted(to_base64(each.credential) for each in (phone, laptop))
    by_name = {key["name"]: key["id"] for key in made}
    for name in ("A phone", "Zeppelin", "Old phone"):
        renamed = answer(ada.put(f"/api/me/passkeys/{by_name['Phone']}", name=name))["passkeys"]
        assert [key["id"] for key in renamed] == [key["id"] for key in made], "a new name moves no passkey"
    assert {key["name"] for key in renamed} == {"Laptop", "Old phone"}
    assert ada.remove(by_name["Phone"]).status_code == 204
    assert [key["name"] for key in ada.passkeys()] == ["Laptop"]
    stranger = Somebody(server, cookie=NOBODY)
    assert refusal(stranger.post("/api/sign-in", **phone.sign(stranger.options()))) == (404, "no-passkey")
    assert stranger.sign_in(laptop)["name"] == "Ada"


def test_who_loses_all_passkeys_still_has_the_cookie_and_links(server: ServerProcess) -> None:
    ada, other = Somebody(server, "Ada"), Somebody(server, "Ada's tablet")
    table = ada.table("me", "random")
    (made,) = ada.make(ada.device())
    assert ada.remove(made["id"]).status_code == 204
    assert ada.get("/api/me").json()["name"] == "Ada"
    link = answer(ada.post(f"/api/tables/{table}/devices", seat=0), 201)
    assert other.join(link["token"]) == {"table": table, "seat": 0}


def test_a_passkey_needs_a_person_with_a_name(server: ServerProcess) -> None:
    nobody = Somebody(server, cookie=NOBODY)
    assert nobody.passkeys() == []
    assert refusal(nobody.http.post(f"{server.url}/api/me/passkeys/options"))[1] == "name"
    assert refusal(nobody.remove("a" * 64)) == (404, "no-passkey")


def test_names_of_passkeys_are_checked(server: ServerProcess) -> None:
    ada = Somebody(server)
    for name in ("", "  ", "x" * 41, "a\nb", "\u202e"):
        assert refusal(ada.post("/api/me/passkeys", **ada.device().make(ada.new_options(), name)))[1] == "name"
    assert ada.passkeys() == []


def test_nobody_can_store_passkeys_without_end(server: ServerProcess) -> None:
    ada = Somebody(server)
    for _ in range(passkeys.MOST_PASSKEYS):
        ada.make(ada.device())
    late = ada.post("/api/me/passkeys", **ada.device().make(ada.new_options()))
    assert refusal(late) == (409, "too-many-passkeys")
    assert len(ada.passkeys()) == passkeys.MOST_PASSKEYS


# Tables of the browser that one signs in with


def test_tables_of_the_browser_are_never_lost_in_silence(server: ServerProcess) -> None:
    ada, ben = Somebody(server, "Ada"), Somebody(server, "Ben")
    device = ada.device()
    ada.make(device)
    ben.table("me", "random")
    signed = device.sign(ben.options())
    before = ben.cookie
    assert refusal(ben.post("/api/sign-in", **signed)) == (409, "tables-here")
    assert ben.cookie == before
    answered = answer(ben.post("/api/sign-in", **signed, tables="leave"))
    assert (answered["name"], answered["tables"]) == ("Ada", [])
    assert [own["seat"] for own in Somebody(server, cookie=before).get("/api/me").json()["tables"]] == [0]


def test_what_is_put_away_is_not_lost_in_silence_either(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, push_contact="mailto:host@example.org", **LIMITS) as server:
        ada = Somebody(server, "Ada")
        device = ada.device()
        ada.make(device)
        hider, watcher, called = (Somebody(server, name) for name in ("Ben", "Cem", "Dora"))
        over = hider.table("me", "random")
        with hider.at(over) as client:
            client.done("resign")
        assert hider.http.delete(f"{server.url}/api/me/tables/{over}").status_code == 204
        rest = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0}
        answer(called.post("/api/me/calls/push", **PushedBrowser().wish("https://push.example/1", **rest)), 201)
        for somebody in (hider, called):
            before = somebody.cookie
            assert refusal(somebody.post("/api/sign-in", **device.sign(somebody.options()))) == (409, "tables-here")
            assert somebody.cookie == before
        answer(watcher.put("/api/me", name="Cem"))
        assert answer(watcher.post("/api/sign-in", **device.sign(watcher.options())))["name"] == "Ada"


def test_ratings_and_tries_are_not_lost_in_silence_either(tmp_path: Path, database: str) -> None:
    async def work(storage: Storage) -> None:
        tried = {"game": "lumen", "day": 1, "number": 0, "table_id": "", "place": 1, "points": 2, "gave_up": 0}
        rated = {"game": "lumen", "players": 2, "mu": 1.0, "sigma": 1.0, "games": 1, "table_id": "", "mu_before": 1.0}
        await storage.do(lambda db: db.execute(daily_tries.insert(), {"person": "daily", **tried}))
        await storage.do(lambda db: db.execute(ratings.insert(), {"person": "rated", **rated}))
        await storage.do(add_place("gone", "table", hidden=True))
        has = {}
        for person in ("daily", "rated", "gone", "new"):
            has[person] = await storage.read(partial(passkeys.has_anything, person=person))
        assert has == {"daily": True, "rated": True, "gone": False, "new": False}

    storing(tmp_path, database, work)


def test_signing_out_leaves_the_browser_to_nobody(server: ServerProcess) -> None:
    ada = Somebody(server, "Ada")
    device = ada.device()
    ada.make(device)
    table = ada.table("me", "random")
    left = ada.http.post(f"{server.url}/api/sign-out")
    assert (left.status_code, left.headers["set-cookie"].split("; ")[:3]) == (
        204,
        ["lichtspiel=", "Path=/", "Max-Age=0"],
    )
    phone = Somebody(server, cookie=NOBODY)
    assert [own["table"] for own in phone.sign_in(device)["tables"]] == [table]
    assert phone.http.post(f"{server.url}/api/sign-out", headers={"origin": "https://evil.example"}).status_code == 403


def test_signing_out_ends_the_connections_of_this_browser_and_no_others(server: ServerProcess) -> None:
    ada, ben = Somebody(server, "Ada"), Somebody(server, "Ben")
    table = ada.table("me", "open", visibility="open")
    phone = Somebody(server, cookie=ada.cookie)
    cookieless = Somebody(server, cookie=NOBODY)
    ben.join(ada.invite(table, 1))
    with ada.at(table) as tab, ben.at(table) as other, cookieless.at(table) as watcher:
        assert ada.http.post(f"{server.url}/api/sign-out").status_code == 204
        assert tab.closed() == STALE_ROOM
        with phone.at(table) as client:
            assert client.state["mine"] == [0]
            client.done("start")
        cookieless.http.post(f"{server.url}/api/sign-out")
        for each in (other, watcher):
            each.until(lambda state: state["sight"]["phase"] == "playing")
            assert each.ask("ping")["type"] == "pong"


def test_signing_in_as_somebody_else_ends_the_connections_of_who_one_was(server: ServerProcess) -> None:
    ada, before = Somebody(server, "Ada"), Somebody(server, "Before")
    device = ada.device()
    ada.make(device)
    table = before.table("me", "open")
    with before.at(table) as tab:
        before.sign_in(device, tables="leave")
        assert tab.closed() == STALE_ROOM
    assert before.get(f"/api/tables/{table}").json()["code"] == "no-table"


def test_tables_can_be_taken_along(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada, phone, cem = Somebody(server, "Ada"), Somebody(server, "Adelheid"), Somebody(server, "Cem")
        device, older = ada.device(), phone.device()
        ada.make(device)
        phone.make(older)
        common, over, running = ada.table("me", "open"), phone.table("me", "open"), phone.table("me", "open")
        phone.join(ada.invite(common, 1))
        day = phone.get("/api/daily").json()["today"]
        daily = phone.post(f"/api/daily/lichterfest/{day}").json()["table"]
        for table in (over, running):
            cem.join(phone.invite(table, 1))
        with phone.at(over) as first, cem.at(over) as second:
            first.done("start")
            play_out([first, second])
        with phone.at(running) as first, cem.at(running) as second:
            first.done("start")
            play_out([first, second], 5)
            version, gone = second.state["version"], phone.person
            me = phone.sign_in(device, tables="take")
            assert first.closed() == 1012
            second.until(lambda state: state["version"] == version)
            assert [seat["name"] for seat in second.state["sight"]["seats"]] == ["Adelheid", "Cem"]
        assert {own["table"] for own in me["tables"]} == {common, over, running, daily}
        assert phone.post(f"/api/daily/lichterfest/{day}").json()["table"] == daily
        assert gone not in everything(tmp_path, database)
        assert phone.person == ada.person
        for table, seats in ((common, [0, 1]), (over, [0]), (running, [0])):
            assert phone.get(f"/api/tables/{table}").json()["mine"] == seats
        with phone.at(running) as first, cem.at(running) as second:
            play_out([first, second], 3)
        assert Somebody(server, cookie=NOBODY).sign_in(older)["name"] == "Ada"
        forgotten(ada)
        assert "Adelheid" not in everything(tmp_path, database)


def test_signing_in_again_as_oneself_changes_nothing(server: ServerProcess) -> None:
    ada = Somebody(server, "Ada")
    table, device = ada.table("me", "random"), ada.device()
    ada.make(device)
    assert ada.sign_in(device, tables="take")["tables"][0]["table"] == table
    assert ada.sign_in(device)["tables"][0]["table"] == table


# Others


@pytest.mark.parametrize("wrong", [{"origin": "http://evil.example"}, {"site": "evil.example"}], ids=str)
def test_a_page_elsewhere_gets_nowhere(server: ServerProcess, wrong: dict[str, str]) -> None:
    ada, eve = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    liar = ada.device()
    vars(liar).update(wrong)
    assert refusal(ada.post("/api/me/passkeys", **liar.make(ada.new_options()))) == (403, "passkey")
    device = ada.device()
    ada.make(device)
    vars(device).update(wrong)
    assert refusal(eve.post("/api/sign-in", **device.sign(eve.options()))) == (403, "passkey")


def test_a_passkey_is_good_for_one_name_of_the_server_only(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, origins="https://games.example", **LIMITS) as server:
        ada = Somebody(server, "Ada")
        device = ada.device()
        ada.make(device)
        elsewhere = Somebody(server, cookie=NOBODY)
        elsewhere.http.headers["origin"] = device.origin = "https://games.example"
        device.site = "games.example"
        assert refusal(elsewhere.post("/api/sign-in", **device.sign(elsewhere.options()))) == (404, "no-passkey")


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, public_url="https://Games.example/", **LIMITS) as server:
        ada = Browser(server, "Ada")  # whose requests come to 127.0.0.1, as those of a proxy do
        device = Authenticator("https://games.example", "games.example")
        for origin in ("https://games.example", None):  # of a browser, and of another program
            ada.http.headers.update({"origin": origin} if origin else {})
            options = answer(ada.http.post(f"{server.url}/api/me/passkeys/options"))
            assert options["site"] == "games.example"
        answer(ada.post("/api/me/passkeys", **device.make(options)), 201)
        options = answer(ada.http.post(f"{server.url}/api/sign-in/options"))
        assert answer(ada.post("/api/sign-in", **device.sign(options)))["name"] == "Ada"


@pytest.mark.parametrize("wrong", ["http://games.example", "https://games.example:8443"])
def test_a_server_that_knows_its_address_makes_passkeys_for_no_other(tmp_path: Path, wrong: str) -> None:
    settings = {"public_url": "https://games.example/", "origins": "https://site.example"}
    with ServerProcess(tmp_path, **settings, **LIMITS) as server:
        ada = Browser(server, "Ada")
        answer(ada.put("/api/me", name="Ada"))
        ada.http.headers.update({"origin": wrong, "host": wrong.partition("://")[2]})
        for path in ("/api/me/passkeys/options", "/api/sign-in/options"):
            assert refusal(ada.http.post(server.url + path)) == (409, "passkey-elsewhere")
        assert ada.put("/api/me", name="Adelheid").status_code == 200  # all else works there
        for right, site in (("https://games.example", "games.example"), ("https://site.example", "site.example")):
            ada.http.headers.update({"origin": right})
            device = Authenticator(right, site)
            options = answer(ada.http.post(f"{server.url}/api/me/passkeys/options"))
            answer(ada.post("/api/me/passkeys", **device.make(options)), 201)
            options = answer(ada.http.post(f"{server.url}/api/sign-in/options"))
            signed = device.sign(options)
            ada.http.headers.update({"origin": wrong})
            assert refusal(ada.post("/api/sign-in", **signed)) == (409, "passkey-elsewhere")


def test_addresses_without_a_name_have_no_passkeys(server: ServerProcess) -> None:
    ada = Browser(server)
    for path in ("/api/me/passkeys/options", "/api/sign-in/options"):
        assert refusal(ada.http.post(server.url + path)) == (409, "passkey-address")


def test_a_challenge_is_good_once(server: ServerProcess) -> None:
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device, options = ada.device(), ada.new_options()
    ada.post("/api/me/passkeys", **device.make(options))
    assert refusal(ada.post("/api/me/passkeys", **ada.device().make(options))) == (409, "passkey-late")
    options = phone.options()
    answer(phone.post("/api/sign-in", **device.sign(options)))
    again = Somebody(server, cookie=NOBODY)
    assert refusal(again.post("/api/sign-in", **device.sign(options))) == (409, "passkey-late")
    signed = device.sign(again.options())
    answer(again.post("/api/sign-in", **signed))
    eve = Somebody(server, cookie=NOBODY)
    assert refusal(eve.post("/api/sign-in", **signed))[0] in (403, 409), "the very same answer"


def test_a_challenge_is_for_one_purpose_and_one_person(server: ServerProcess) -> None:
    ada, ben = Somebody(server, "Ada"), Somebody(server, "Ben")
    device = ada.device()
    ada.make(device)
    handle = ada.new_options()["handle"]
    assert refusal(ben.post("/api/sign-in", **device.sign(ben.new_options())))[1] == "passkey-late"
    assert refusal(ben.post("/api/sign-in", **device.sign(ada.options())))[1] == "passkey-late"
    mixed = ada.options() | {"handle": handle}
    assert refusal(ada.post("/api/me/passkeys", **ada.device().make(mixed)))[1] == "passkey-late"
    assert refusal(ben.post("/api/me/passkeys", **ada.device().make(ada.new_options())))[1] == "passkey-late"


def test_a_challenge_expires(server: ServerProcess) -> None:
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device = ada.device()
    ada.make(device)
    ((key,),) = look_into(server.data, "", "SELECT value FROM keys WHERE name = 'cookies'")
    signer, now = Signer(cast("bytes", key)), time.time_ns() // 1_000_000
    for made, expected in ((now - LIFETIME - 60_000, 409), (now - LIFETIME + 60_000, 200)):
        challenge = new_challenge(signer, os.urandom, "sign in", "", made)
        signed = device.sign({"challenge": to_base64(challenge.content)})
        assert phone.post("/api/sign-in", **signed).status_code == expected


def test_nobody_can_make_a_challenge_up() -> None:
    signer, before = Signer(b"new", b"old"), Signer(b"old")
    made = new_challenge(signer, os.urandom, "sign in", "ada", 1000)
    assert read_challenge(signer, made.content, "sign in", "ada", made.expires) == made
    assert read_challenge(signer, made.content, "sign in", "ada", made.expires + 1) is None
    earlier = new_challenge(before, os.urandom, "sign in", "ada", 1000)
    assert read_challenge(signer, earlier.content, "sign in", "ada", 1000) == earlier, "keys are changed under way"
    later = (made.expires + 1).to_bytes(8) + made.content[8:]
    for content in (b"", b"x", later, made.content[:-1], made.content + b"x", bytes(56)):
        assert read_challenge(signer, content, "sign in", "ada", 1000) is None
    assert signer.read(f"ada.{made.content.hex()}") == ""


def test_somebody_elses_key_does_not_sign_for_me(server: ServerProcess) -> None:
    ada, eve = Somebody(server, "Ada"), Somebody(server, "Eve")
    mine, hers = ada.device(), eve.device()
    ada.make(mine)
    eve.make(hers)
    hers.credential = mine.credential  # she says that it is mine, and signs with her own
    hers.handle = mine.handle
    stranger = Somebody(server, cookie=NOBODY)
    assert refusal(stranger.post("/api/sign-in", **hers.sign(stranger.options()))) == (403, "passkey")
    taken = eve.device()
    taken.credential = mine.credential
    assert refusal(eve.post("/api/me/passkeys", **taken.make(eve.new_options()))) == (403, "passkey")
    mine.handle = eve.new_options()["handle"]
    assert refusal(stranger.post("/api/sign-in", **mine.sign(stranger.options()))) == (403, "passkey")
    (passkey,) = ada.passkeys()
    assert refusal(eve.remove(passkey["id"])) == (404, "no-passkey")
    assert refusal(eve.put(f"/api/me/passkeys/{passkey['id']}", name="Mine")) == (404, "no-passkey")
    assert ada.passkeys() == [passkey]


def test_a_copied_key_is_found_out_by_its_count(server: ServerProcess) -> None:
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device = ada.device()
    ada.make(device)
    device.signed = 7
    phone.sign_in(device)
    device.signed = 3
    assert refusal(phone.post("/api/sign-in", **device.sign(phone.options()))) == (403, "passkey")
    device.signed = 20
    phone.sign_in(device)


def test_devices_that_do_not_count_are_welcome(server: ServerProcess) -> None:
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device = ada.device()
    ada.make(device)
    for _ in range(2):
        device.signed = -1
        phone.sign_in(device)


def test_somebody_must_be_present(server: ServerProcess) -> None:
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device = ada.device()
    ada.make(device)
    assert refusal(phone.post("/api/sign-in", **device.sign(phone.options(), flags=0))) == (403, "passkey")


def test_somebody_need_not_be_verified(server: ServerProcess) -> None:
    """Devices are asked to prefer it (0106); those that have neither PIN nor finger are welcome."""
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device = ada.device()
    ada.make(device)
    assert answer(phone.post("/api/sign-in", **device.sign(phone.options(), flags=PRESENT)))["name"] == "Ada"


@pytest.mark.parametrize("part", ["credential", "client_data", "authenticator_data", "signature", "handle"])
def test_malformed_answers_are_refused(server: ServerProcess, part: str) -> None:
    ada, phone = Somebody(server, "Ada"), Somebody(server, cookie=NOBODY)
    device = ada.device()
    ada.make(device)
    for wrong in ("", "!", "AAAA", to_base64(b"{}"), to_base64(b'{"challenge": 1}'), "A" * 7_999, "ä"):
        signed = device.sign(phone.options()) | {part: wrong}
        assert phone.post("/api/sign-in", **signed).status_code in (400, 403, 404, 409)
    assert phone.post("/api/sign-in", **device.sign(phone.options()) | {part: "A" * 9_000}).status_code == 400


@pytest.mark.parametrize("part", ["credential", "client_data", "attestation"])
def test_malformed_passkeys_are_refused(server: ServerProcess, part: str) -> None:
    ada = Somebody(server, "Ada")
    for wrong in ("", "!", "AAAA", to_base64(b"{}"), to_base64(b"\xa0"), to_base64(b"\x9f" * 5000), "ä"):
        body = ada.device().make(ada.new_options()) | {part: wrong}
        assert ada.post("/api/me/passkeys", **body).status_code in (400, 403, 409)
    assert ada.passkeys() == []


@given(st.binary(max_size=300), st.binary(max_size=300))
@settings(max_examples=60, deadline=None)
def test_whatever_bytes_come_are_refused_and_nothing_else(first: bytes, second: bytes) -> None:
    expected = Expected(b"challenge", "http://localhost", "localhost")
    one, other = to_base64(first), to_base64(second)
    for attempt in (
        lambda: signed_challenge(one),
        lambda: check_new("AAAA", one, other, expected),
        lambda: check_answer(NewKey(b"id", second, 0), one, other, other, expected),
    ):
        with pytest.raises(Refused) as error:
            attempt()
        assert error.value.refusal.code == "passkey"


@given(st.binary(max_size=60))
def test_bytes_have_one_spelling(content: bytes) -> None:
    assert from_base64(to_base64(content)) == content
    padded = base64.urlsafe_b64encode(content).decode()
    assert (from_base64(padded) == content) == ("=" not in padded)


# Keeping


def test_who_is_forgotten_leaves_no_passkey(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database=database, **LIMITS) as server:
        ada = Somebody(server, "Adelheid")
        device = ada.device()
        ada.make(device, "Telephone")
        Somebody(server, cookie=NOBODY).sign_in(device)
        traces = [device.credential, from_base64(device.handle or ""), b"Telephone", ada.person.encode(), b"Adelheid"]
        if not database:
            assert all(trace and trace in bytes_on_disk(tmp_path) for trace in traces)
        forgotten(ada)
        kept = everything(tmp_path, database)
        assert not [trace for trace in ("Adelheid", "Telephone", str(device.credential)) if trace in kept]
        if not database:
            assert not [trace for trace in traces if trace and trace in bytes_on_disk(tmp_path)]
        stranger = Somebody(server, cookie=NOBODY)
        assert refusal(stranger.post("/api/sign-in", **device.sign(stranger.options()))) == (404, "no-passkey")


def test_passkeys_go_with_their_people_and_challenges_with_their_day(tmp_path: Path, database: str) -> None:
    today = NOW // DAY

    def key(person: str) -> passkeys.Passkey:
        return passkeys.Passkey(person, b"id", person, b"handle", "localhost", "Phone", b"key", 0, today, 0)

    async def work(storage: Storage) -> None:
        for person, seen in (("once", today - 5), ("long gone", today - 500)):
            await storage.do(set_name(person, person, seen))
            challenge = Challenge(person.encode(), NOW - 2 * DAY)
            assert await storage.do(partial(passkeys.add, made=key(person), challenge=challenge)) == ""
        late = Challenge(b"late", NOW)
        assert await storage.do(lambda db: passkeys.add(db, key("nobody"), late)) == "passkey"
        assert await storage.do(lambda db: passkeys.add(db, key("once"), late)) == "passkey-late"
        await tidy(storage, KEPT, NOW)
        assert await left(storage, people.c.id) == {"once"}, "who made a passkey means to come back"
        assert await left(storage, kept_passkeys.c.id) == {"once"}
        assert await left(storage, challenges.c.hash) == {late.digest}

    storing(tmp_path, database, work)
