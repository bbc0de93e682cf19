"""Whatever a client does: always a clean error, no table harmed, nothing of the inside shown."""

import json
import socket
import sqlite3
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
import requests
import schemathesis
import websockets.sync.client as sync
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lichtspiel.server.edge.limits import Bucket, Buckets, Crowd
from lichtspiel.server.hub import HINTS_PER_ADDRESS
from lichtspiel.server.live.messages import AnyMessage
from tests.server.harness import PATIENCE, Browser, ServerProcess, wait_for
from tests.server.postgres import Postgres

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
KINDS = [kind.__struct_config__.tag for kind in AnyMessage.__args__]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = {
    kind.__struct_config__.tag: {field.name: field.type for field in msgspec.structs.fields(kind)}
    for kind in AnyMessage.__args__
}
NAMES = sorted({"extra", "type"}.union(*FIELDS.values()))
garbage = st.dictionaries(st.sampled_from(NAMES), values, max_size=5)


def likely(name: str, field: Any) -> st.SearchStrategy[Any]:
    """What a field of a message may be, and just not be any more."""
    if name == "salt":
        return st.binary(min_size=15, max_size=65).map(bytes.hex)
    found = msgspec.inspect.type_info(field)
    kinds = found.types if isinstance(found, msgspec.inspect.UnionType) else (found,)
    return st.one_of([_of_kind(kind) for kind in kinds])


def _of_kind(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case msgspec.inspect.IntType(ge=least, le=most):
            return st.integers((least or 0) - 1, most + 1 if most is not None and most < 20 else 20)
        case msgspec.inspect.StrType(max_length=most):
            return st.text(max_size=10) | st.just("x" * ((most or 20) + 1))
        case msgspec.inspect.LiteralType(values=words):
            return st.sampled_from([*words, "none of them"])
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
    return values


@st.composite
def nearly_right(draw: st.DrawFn) -> dict[str, Any]:
    """A message with the fields that it should have: one of them perhaps wrong, missing, or of another message."""
    kind = draw(st.sampled_from(KINDS))
    said = {name: draw(likely(name, field)) for name, field in FIELDS[kind].items()}
    match draw(st.sampled_from(["right", "missing", "wrong", "more"])):
        case "missing":
            said.pop(draw(st.sampled_from(sorted(said))))
        case "wrong":
            said[draw(st.sampled_from(sorted(said)))] = draw(values)
        case "more":
            said[draw(st.sampled_from(NAMES))] = draw(values)
    return said | {"type": kind}


@pytest.mark.parametrize("messages", [garbage, nearly_right()], ids=["garbage", "nearly"])
def test_any_json_gets_a_clean_answer(server: ServerProcess, messages: st.SearchStrategy[object]) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    with ada.at(table) as client:
        start = client.state

        @given(messages)
        @settings(max_examples=90, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
        def check(message: object) -> None:
            client.socket.send(msgspec.json.encode(message).decode())
            assert client.ask("ping")["type"] == "pong"
            answers = [said for said in client.heard[-4:] if said["type"] == "refused"]
            assert all(said["code"] and said["sentence"] and "Traceback" not in said["sentence"] for said in answers)

        check()
        with ada.at(table) as again:
            assert again.state["view"]["lake"] == start["view"]["lake"] or again.state["sight"]["moves"]
            assert again.ask("ping")["type"] == "pong"


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"", b"{", b"[" * 10_000, b'"' + b"x" * 5000 + b'"', "\u0000"])
def test_what_is_no_json_gets_a_clean_answer(server: ServerProcess, raw: bytes | str) -> None:
    ada = Browser(server)
    with ada.at(ada.table("me", "me", visibility="local")) as client:
        client.socket.send(raw)
        assert client.wait(lambda said: said["type"] == "refused")["code"] == "bad-request"
        assert client.ask("ping")["type"] == "pong"


def test_a_message_too_large_ends_the_connection_only(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    with ada.at(table) as client:
        client.socket.send("x" * 100_000)
        assert client.closed() == 1009
    with ada.at(table) as client:
        assert client.ask("ping")["type"] == "pong"


def raw_socket(server: ServerProcess, browser: Browser, table: str) -> socket.socket:
    """A WebSocket opened by hand, so that it can be left unread."""
    host, port = server.url.removeprefix("http://").split(":")
    plug = socket.create_connection((host, int(port)), PATIENCE)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = b64encode(b"0123456789abcdef").decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: lichtspiel={browser.cookie}",
    ]
    plug.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert plug.recv(12) == b"HTTP/1.1 101"
    return plug


def masked(text: bytes) -> bytes:
    """A text frame as a client sends it; the mask is nothing."""
    return b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text


def test_a_client_that_never_reads_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, queue=8, messages_per_second=5000) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        with ada.at(table) as client:
            for step in range(30):
                client.look_from_mover()
                client.move(step)
                client.until_moves(step + 1)
            plug = raw_socket(server, ada, table)
            plug.sendall(masked(b'{"type":"look"}') * 2000)  # the whole log each time, and nothing is read

            def dropped() -> bool:
                return "lichtspiel_dropped_total 0" not in ada.get("/metrics").text.splitlines()

            wait_for(dropped)
            begun = time.monotonic()
            assert client.ask("ping")["type"] == "pong"
            assert time.monotonic() - begun < 5
        with plug, ada.at(table) as back:
            assert back.ask("ping")["type"] == "pong"


def test_who_talks_too_much_is_slowed_down_and_then_sent_away(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, messages_per_second=2, queue=2000) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        with ada.at(table) as client:
            codes = [client.ask("ping")["type"] for _ in range(6)]
            assert codes == ["pong"] * 6
            for _ in range(20):
                client.say("ping")
            assert client.wait(lambda said: said["type"] == "refused")["code"] == "slow-down"
            for _ in range(150):
                client.say("ping")
            assert client.closed() == 4429
        with ada.at(table) as client:
            assert client.state["version"]


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, requests_per_second=0.2) as server:
        ada = Browser(server)
        codes = [ada.get("/api/games").status_code for _ in range(20)]
        assert codes[0] == 200
        assert 429 in codes
        wait_for(lambda: ada.get("/api/games").status_code == 200)


def test_who_asks_for_the_page_or_knocks_too_often_has_to_wait_too(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>The page</title>")
    with ServerProcess(tmp_path / "data", requests_per_second=0.01, web=page) as server:
        url = f"{server.socket_url}/api/tables/nowhere/socket"
        for reason in ("no-table", "slow-down"):
            with sync.connect(url) as plug, pytest.raises(ConnectionClosed) as closed:
                plug.recv(PATIENCE)
            assert (closed.value.rcvd and closed.value.rcvd.reason) == reason
        answer = httpx2.get(server.url, headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["sentence"][:12]) == (429, "Das war viel")


def test_files_of_the_page_use_up_nothing_of_what_a_person_may_ask_for(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>The page</title>")
    with ServerProcess(tmp_path / "data", requests_per_second=2, web=page) as server:
        ada = Browser(server)
        assert [ada.http.get(server.url).status_code for _ in range(20)] == [200] * 20
        assert ada.get("/api/games").status_code == 200


def test_hints_for_one_address_do_not_keep_the_bots_of_others_waiting(server: ServerProcess) -> None:
    ada = Browser(server)
    with ExitStack() as stack:
        tables = [ada.table("me", "me", visibility="local") for _ in range(HINTS_PER_ADDRESS + 2)]
        clients = [stack.enter_context(ada.at(table)) for table in tables]
        refs = [client.say("hint") for client in clients]
        answers = [
            client.wait(lambda said, ref=ref: said.get("ref") == ref)  # type: ignore[misc]
            for client, ref in zip(clients, refs, strict=True)
        ]
        assert {answer.get("code") or answer["type"] for answer in answers} == {"hinted", "busy"}
        assert clients[-1].ask("hint")["type"] == "hinted"


def test_limits_of_tables_and_connections(tmp_path: Path) -> None:
    limits = {"tables_per_person": 2, "connections_per_address": 3, "connections_per_table": 2}
    with ServerProcess(tmp_path, **limits) as server:
        ada = Browser(server)
        tables = [ada.table("me", "me", visibility="local") for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "me"}]
        assert ada.post("/api/tables", game="lichterfest", seats=seats).json()["code"] == "too-many-tables"
        with ada.at(tables[0]), ada.at(tables[0]):
            with pytest.raises(ConnectionClosed) as refused, ada.at(tables[0]):
                pass
            assert (refused.value.rcvd and refused.value.rcvd.code) == 4429
            with ada.at(tables[1]), pytest.raises(ConnectionClosed), ada.at(tables[1]):
                pass


def test_watchers_cannot_keep_players_from_their_seats(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, connections_per_table=5) as server:
        ada, eve, mallory = (Browser(server, name) for name in ("Ada", "Eve", "Mallory"))
        table = ada.table("me", "open", visibility="open")
        with eve.at(table), mallory.at(table):
            with pytest.raises(ConnectionClosed) as refused, mallory.at(table):
                pass
            assert (refused.value.rcvd and refused.value.rcvd.code) == 4429
            with ada.at(table) as client, ada.at(table):
                assert client.ask("ping")["type"] == "pong"


def test_pages_of_other_sites_are_refused(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    evil = {"origin": "https://evil.example"}
    assert ada.http.post(f"{server.url}/api/tables", json={}, headers=evil).json()["code"] == "origin"
    headers = {"Cookie": f"lichtspiel={ada.cookie}", "Origin": "https://evil.example"}
    with sync.connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=headers) as plug:
        with pytest.raises(ConnectionClosed) as closed:
            plug.recv(PATIENCE)
        assert (closed.value.rcvd and closed.value.rcvd.code) == 4403
    own = {"Cookie": f"lichtspiel={ada.cookie}", "Origin": server.url}
    with sync.connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=own) as plug:
        assert '"state"' in str(plug.recv(PATIENCE))


def test_every_answer_has_the_safe_headers(server: ServerProcess) -> None:
    ada = Browser(server)
    for path in ("/", "/api/me", "/api/nowhere", "/health"):
        headers = ada.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    made = ada.http.put(f"{server.url}/api/me", json={"name": "x"}, cookies=None)
    assert made.status_code == 200
    fresh = httpx2.put(f"{server.url}/api/me", json={"name": "x"})
    assert "HttpOnly" in fresh.headers["set-cookie"]
    assert "SameSite=Lax" in fresh.headers["set-cookie"]


def test_a_forged_cookie_is_nobody(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    person, mark = ada.cookie.split(".")
    for forged in (person, f"{person}.", f"{person}.{'0' * len(mark)}", f"x{person}.{mark}", "..", "\u00e9"):
        headers = {b"cookie": f"lichtspiel={forged}".encode()}
        assert httpx2.get(f"{server.url}/api/tables/{table}", headers=headers).status_code == 404
        assert httpx2.get(f"{server.url}/api/me", headers=headers).json()["name"] is None


@pytest.mark.parametrize("other", ['a={"b": 1}', "a b", '"', "a=ü", "=", "lichtspiel=forged.0"])
def test_cookies_of_other_programs_make_nobody_a_stranger(server: ServerProcess, other: str) -> None:
    ada = Browser(server, "Ada")
    for header in (f"{other}; lichtspiel={ada.cookie}", f'lichtspiel="{ada.cookie}"; {other}'):
        answer = httpx2.get(f"{server.url}/api/me", headers={b"cookie": header.encode()})
        assert answer.json()["name"] == "Ada"


def test_names_are_checked_and_never_html(server: ServerProcess) -> None:
    ada = Browser(server)
    for name in ("", " ", "x" * 41, "a\x00b", "a\u202eb", "line\nbreak"):
        assert ada.put("/api/me", name=name).json()["code"] == "name"
    family = "👩‍👩‍👧‍👦"
    assert ada.put("/api/me", name=family).json()["name"] == family
    nasty = "<script>alert(1)</script>"
    assert ada.put("/api/me", name=nasty).json()["name"] == nasty
    answer = ada.get("/api/me")
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"{", 400),
        ("/api/tables", b'{"game": "chess", "seats": [{"kind": "me"}]}', 422),
        ("/api/tables", b'{"game": "lichterfest", "seats": [{"kind": "me"}]}', 422),
        ("/api/tables", b'{"game": "lichterfest", "seats": []}', 400),
        ("/api/tables", b"[" * 100_000, 413),
        ("/api/tables", b"[" * 50_000, 400),
        ("/api/join", b'{"token": 5}', 400),
        ("/api/nowhere", b"{}", 404),
        ("/api/me", b"{}", 405),
    ],
)
def test_bad_requests_are_explained(server: ServerProcess, path: str, body: bytes, status: int) -> None:
    ada = Browser(server)
    answer = ada.http.post(server.url + path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    said = answer.json()
    assert said["sentence"]
    assert "Traceback" not in answer.text
    german = ada.http.post(
        server.url + path, content=body, headers={"content-type": "application/json", "accept-language": "de-AT,en"}
    ).json()
    assert german["code"] == said["code"]
    assert german["sentence"] != said["sentence"]


@pytest.mark.parametrize("built", [False, True])
def test_the_page_answers_for_nothing_under_api(tmp_path: Path, built: bool) -> None:
    page = tmp_path / "page"
    page.mkdir()
    if built:
        (page / "index.html").write_text("<!doctype html><title>The page</title>")
    with ServerProcess(tmp_path / "data", web=page) as server:
        url = server.url
        assert ("<title>" in httpx2.get(url).text) is built
        for method in ("GET", "POST", "DELETE"):
            assert httpx2.request(method, f"{url}/api/nowhere", json={}).json()["code"] == "no-page"
        wrong = httpx2.request("POST", f"{url}/api/me", json={})
        assert (wrong.status_code, wrong.json()["code"], wrong.headers["allow"]) == (
            405,
            "method",
            "DELETE, GET, HEAD, PUT",
        )


def test_only_json_is_taken(server: ServerProcess) -> None:
    ada = Browser(server)
    answer = ada.http.post(f"{server.url}/api/join", content=b'{"token": "x"}', headers={"content-type": "text/plain"})
    assert answer.status_code == 415


def test_schemathesis_finds_nothing(server: ServerProcess) -> None:
    """Generated requests for every endpoint: never a server error, always an answer that the document describes.

    All go over one connection, as from a browser: who connects and then says nothing for ten seconds is cut off, which
    may meet a test whose machine stands still, and each new connection would be one more occasion.
    """
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everything is asked by a stranger
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()

            @given(case=operation.as_strategy())
            @settings(max_examples=12, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
            def check(case: Any) -> None:
                case.call_and_validate(checks=CHECKS, session=session)

            check()


def test_nothing_secret_is_logged(server: ServerProcess) -> None:
    ada = Browser(server, "Geheimname")
    table = ada.table("me", "open")
    token = ada.invite(table, 1)
    ada.get("/api/nowhere", token=token)
    Browser(server, "Ben").join(token)
    with ada.at(table) as client:
        client.ask("start")
    logged = "".join(server.errors)
    assert logged
    for secret in (token, ada.cookie, ada.cookie.split(".")[0], "Geheimname"):
        assert secret not in logged


def test_tables_of_an_address_are_limited_whoever_makes_them(tmp_path: Path) -> None:
    """A new cookie makes a new person, but no new address."""
    with ServerProcess(tmp_path, tables_per_address=3) as server:
        people = [Browser(server, f"Eve {number}") for number in range(4)]
        wish = {"game": "lichterfest", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert people[0].post("/api/tables", **wish | {"game": "chess"}).json()["code"] == "no-game"  # not counted
        answers = [eve.post("/api/tables", **wish) for eve in people]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-tables-here"
        assert answers[-1].json()["sentence"]


def test_buckets_fill_with_time() -> None:
    now = 0.0
    bucket = Bucket(2, clock=lambda: now)
    assert [bucket.take() for _ in range(7)] == [True] * 6 + [False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert not bucket.full
    now = 60.0
    assert bucket.full
    hourly = Bucket(5 / 3600, 3600, clock=lambda: now)
    assert [hourly.take() for _ in range(6)] == [True] * 5 + [False]
    now += 3600 / 5
    assert [hourly.take() for _ in range(2)] == [True, False]
    dear = Bucket(2, clock=lambda: now)
    assert [dear.take(5), dear.take(5), dear.take()] == [True, False, True]
    assert Bucket(0.1, clock=lambda: now).take(5), "what is dearer than all there is can be had when all is there"
    buckets = Buckets(1)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    crowd = Crowd(1)
    with crowd.enter("x") as first, crowd.enter("x") as second, crowd.enter("y") as third:
        assert (first, second, third) == (True, False, True)
    assert not crowd.present


def test_unknown_tables_and_private_ones_answer_alike(server: ServerProcess) -> None:
    ada, eve = Browser(server), Browser(server)
    private = ada.table("me", "open")
    answers = [eve.get(f"/api/tables/{name}") for name in (private, "0123456789abcdef")]
    assert answers[0].text == answers[1].text
    for name in (private, "0123456789abcdef"):
        with pytest.raises((ConnectionClosed, InvalidStatus)), eve.at(name):
            pass


@pytest.mark.parametrize("path", ["%00", "a%00b", "%ff", "%ED%A0%80", "%F0%9F%98%80", "x" * 9000, "%27%20OR%201"])
def test_odd_names_of_tables_are_just_unknown(odd: ServerProcess, path: str) -> None:
    for way in ("", "/record", "/replay"):
        assert httpx2.get(f"{odd.url}/api/tables/{path}{way}").json()["code"] == "no-table"
    with sync.connect(f"{odd.socket_url}/api/tables/{path[:4000]}/socket") as plug:
        with pytest.raises(ConnectionClosed) as closed:
            plug.recv(PATIENCE)
        assert (closed.value.rcvd and closed.value.rcvd.code) == 4404
    made = httpx2.post(f"{odd.url}/api/join", json={"token": "\u0000", "name": "Eve"})
    assert made.json()["code"] == "bad-link"


@pytest.fixture(scope="module")
def odd(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with PostgreSQL, which does not accept every text."""
    with ServerProcess(tmp_path_factory.mktemp("odd"), database=postgres.new_database()) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line]


def test_a_table_of_a_game_that_is_gone_hides_no_other(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        ada = Browser(server)
        lost, good = (ada.table("me", "open", visibility="open") for _ in range(2))
        server.stop()
        with closing(sqlite3.connect(tmp_path / "lichtspiel.sqlite")) as db, db:
            other = "CAST(replace(CAST(terms AS TEXT), 'lichterfest', 'chess') AS BLOB)"
            db.execute(f"UPDATE tables SET terms = {other} WHERE id = ?", [lost])
        server.start()
        assert [each["table"] for each in ada.get("/api/tables").json()["tables"]] == [good]
        assert ada.get(f"/api/tables/{lost}").json()["code"] == "no-game"
        with pytest.raises(ConnectionClosed) as closed, ada.at(lost):
            pass
        assert (closed.value.rcvd and closed.value.rcvd.code) == 4404


HUGE = (10**25, -(10**25), 10**18, 100)


@pytest.mark.parametrize(
    ("played", "moves"),
    [
        ("lichterfest", [{"type": "place", "tile": 1, "turns": 0, "at": [huge, 5]} for huge in HUGE]),
        ("lichterfest", [{"type": "place", "tile": huge, "turns": 0, "at": [0, 1]} for huge in HUGE]),
        ("leuchtturm", [{"type": "move", "from": huge, "by": huge} for huge in HUGE]),
        ("lumen", [{"type": "bid", "tips": huge, "extra": False} for huge in HUGE]),
        ("lumen", [{"type": "play", "place": huge} for huge in HUGE]),
    ],
)
def test_huge_numbers_get_a_clean_answer(server: ServerProcess, played: str, moves: list[dict[str, Any]]) -> None:
    ada = Browser(server)
    seats = 3 if played == "lumen" else 2
    with ada.at(ada.table(*["me"] * seats, game=played, visibility="local")) as client:
        for move in moves:
            for kind in ("preview", "move"):
                asked = {"type": kind, "version": client.state["version"], "move": move}
                client.socket.send(json.dumps(asked))  # msgspec cannot write such numbers
                assert client.wait(lambda said: said["type"] == "refused")["code"] == "malformed"
        for wrong in ({"version": 10**25}, {"version": 1, "seat": 10**25}):
            client.socket.send(json.dumps({"type": "move", "move": {"type": "pass"}} | wrong))
            assert client.wait(lambda said: said["type"] == "refused")["code"] == "bad-request"
        assert client.ask("ping")["type"] == "pong"


def test_a_huge_option_is_refused(server: ServerProcess) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    body = {"game": "leuchtturm", "name": "Ada", "seats": seats, "options": {"turn_limit": 10**25}}
    headers = {"content-type": "application/json"}
    answer = httpx2.post(f"{server.url}/api/tables", content=json.dumps(body), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "options")


def test_a_game_that_need_never_end_is_no_new_table(server: ServerProcess) -> None:
    ada = Browser(server)
    wish = {"game": "leuchtturm", "visibility": "local", "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = ada.post("/api/tables", options={"turn_limit": 1001}, **wish)
    assert (answer.status_code, answer.json()["rule"]) == (422, "A20")
    assert answer.json()["phrase"]["args"] == {"most": 1000}
    assert ada.post("/api/tables", options={"turn_limit": 1000}, **wish).status_code == 201


def test_one_player_cannot_block_a_table_for_the_others(server: ServerProcess) -> None:
    ada, eve, phone = Browser(server, "Ada"), Browser(server, "Eve"), Browser(server, "Ada's telephone")
    table = ada.table("me", "open")
    eve.join(ada.invite(table, 1))
    with ada.at(table) as first, eve.at(table) as second:
        first.done("start")
        while (answer := second.ask("pause"))["type"] == "done":
            second.done("resume")
        assert (answer["code"], answer["phrase"]["args"]) == ("wait", {"seconds": 10})
        second.done("leave")
        assert second.refused("return") == "wait"
        first.done("pause")
        first.done("pace", pace=0)
        first.done("resume")
        link = ada.post(f"/api/tables/{table}/devices", seat=0).json()["token"]
        phone.join(link)
    with phone.at(table) as first:
        while first.until(lambda state: state["legal"] or state["sight"]["phase"] == "over")["legal"]:
            first.move(first.state["version"])


def test_one_browser_has_one_seat_of_an_open_table(server: ServerProcess) -> None:
    """In LUMEN two seats together would see all hands."""
    eve, ada = Browser(server, "Eve"), Browser(server, "Ada")
    table = eve.table("me", "open", "open", game="lumen", visibility="open")
    second = eve.post(f"/api/tables/{table}/seats", seat=1, name="Finn")
    assert (second.status_code, second.json()["code"]) == (409, "one-seat")
    ada.post(f"/api/tables/{table}/seats", seat=1)
    assert eve.post("/api/join", token=ada.invite(table, 2)).json()["code"] == "one-seat"
    link = ada.post(f"/api/tables/{table}/devices", seat=1).json()["token"]
    assert eve.post("/api/join", token=link).json()["code"] == "one-seat"
    Browser(server, "Ada's telephone").join(link)
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    made = eve.post("/api/tables", game="lumen", seats=seats, visibility="open")
    assert made.json()["code"] == "one-seat"
    friends = eve.table("me", "me", "open", game="lumen")
    eve.join(eve.invite(friends, 2))
