"""A disk without room: what cannot be kept is refused, nothing is lost, and all goes on when there is room again."""

import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Browser, ServerProcess, wait_for
from tests.server.shelf import journal_of

LIMITS = {"requests_per_second": 5000, "messages_per_second": 5000}
pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets one limit another process")


@contextlib.contextmanager
def no_room(server: ServerProcess) -> Iterator[None]:
    """The server's files cannot grow any more for the length of the block."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_move_that_cannot_be_kept_is_refused_and_can_be_made_when_there_is_room(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server, "Geheimname")
        table = ada.table("me", "me", visibility="local")
        with ada.at(table, lang="de") as client:
            client.look_from_mover()
            client.move()
            client.look_from_mover()
            version, move = client.state["version"], client.state["legal"][0]
            with no_room(server):
                for _ in range(3):
                    answer = client.ask("move", version=version, move=move, ref="again")
                    assert (answer["code"], answer["sentence"][:10]) == ("storage", "Der Server")
                assert ada.get(f"/api/tables/{table}").json()["version"] == version
                wait_for(lambda: ada.get("/health").status_code == 503)
                assert ada.get("/health").json()["code"] == "storage"
                made = ada.post("/api/tables", game="lichterfest", seats=[{"kind": "me"}, {"kind": "open"}])
                assert (made.status_code, made.json()["code"]) == (503, "storage")
            wait_for(lambda: ada.get("/health").status_code == 200)
            client.done("move", version=version, move=move, ref="again")
            assert client.state["sight"]["moves"] == 2
        kept = ada.cookie.split(".")[0]
    assert len(journal_of(tmp_path)[table]) == version + 1
    logged = "".join(server.errors)
    assert "storage failed" in logged
    assert not [secret for secret in (kept, "Geheimname", "again") if secret in logged]


def test_bots_and_clocks_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server)
        alone = ada.table("me", "random", pace=1000)
        timed = ada.table("me", "me", visibility="local", clock={"kind": "move", "seconds": 5})
        with ada.at(alone) as client, ada.at(timed) as other:
            client.until(lambda state: state["legal"] is not None)
            client.move()
            with no_room(server):
                wait_for(lambda: sum("storage failed" in line for line in server.errors) >= 2)
                assert client.state["legal"] is None
            client.until(lambda state: state["legal"] is not None)
            other.until(lambda state: state["sight"]["moves"] > 0)
            assert client.ask("ping")["type"] == other.ask("ping")["type"] == "pong"


def test_a_server_starts_and_shows_its_tables_without_room(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **LIMITS) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        server.stop()
        server.start()
        with no_room(server), ada.at(table) as client:
            assert client.refused("pause") == "storage"
            assert client.state["sight"]["phase"] == "playing"
        with ada.at(table) as client:
            client.done("pause")
