"""A database of an earlier version opens, shows what it showed, and its games go on.

`kept/` has one for each version that changed how things are named or stored, made by a server of that commit: a running
game of each kind, one among friends, a finished one with its rematch, and a table that waits for players.
"""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lichtspiel import names, read_record, verify
from tests.server.harness import Browser, ServerProcess, play_out

KEPT = Path(__file__).parent / "kept"
FOR_EVER = {f"keep_{what}": 0 for what in ("links", "waiting", "finished", "unfinished", "people")}
NEW = {"past", "ahead"}  # in LUMEN: bid and tricks of finished rounds, and whose card would win the trick
LIMITS = {"messages_per_second": 5000, "requests_per_second": 5000, "absence": 0}


@pytest.fixture(params=sorted(path.stem for path in KEPT.glob("*.json")))
def known(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """What the server of that version said, with its database in `tmp_path`."""
    (tmp_path / "lichtspiel.sqlite").write_bytes(gzip.decompress((KEPT / f"{request.param}.sqlite.gz").read_bytes()))
    found: dict[str, Any] = json.loads((KEPT / f"{request.param}.json").read_text())
    return found


@pytest.fixture
def server(known: dict[str, Any], tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, **LIMITS, **FOR_EVER) as running:
        yield running


def as_before(shown: Any) -> Any:
    """What is shown, without the fields that have come since."""
    if isinstance(shown, dict):
        return {field: as_before(value) for field, value in shown.items() if field not in NEW}
    return [as_before(each) for each in shown] if isinstance(shown, list) else shown


def test_running_games_show_what_they_showed_and_go_on(known: dict[str, Any], server: ServerProcess) -> None:
    ada = Browser(server, cookie=known["cookies"]["ada"])
    for game in (name for name in names() if name in known):
        before = known[game]
        with ada.at(before["table"]) as client:
            shown = client.state["version"], client.state["sight"]["moves"], as_before(client.state["view"])
            assert shown == (before["version"], before["moves"], before["view"])
            play_out([client])
            assert client.state["sight"]["phase"] == "over"
        verify(read_record(ada.get(f"/api/tables/{before['table']}/record").text))


def test_friends_go_on_where_they_were(known: dict[str, Any], server: ServerProcess) -> None:
    ada, ben = (Browser(server, cookie=known["cookies"][name]) for name in ("ada", "ben"))
    table, moves = known["friends"]["table"], known["friends"]["moves"]
    with ada.at(table) as first, ben.at(table) as second:
        assert (first.state["viewer"], second.state["viewer"]) == (0, 1)
        assert play_out([first, second], most=4) == 4
        assert first.until_moves(moves + 4)["sight"]["pace"] == 300


def test_finished_games_keep_record_replay_and_rematch(known: dict[str, Any], server: ServerProcess) -> None:
    ada = Browser(server, cookie=known["cookies"]["ada"])
    assert ada.get(f"/api/tables/{known['finished']}/record").text == known["record"]
    replay = ada.get(f"/api/tables/{known['finished']}/replay", viewer="0").json()
    assert len(replay["frames"]) == len(json.loads(known["record"])["moves"]) + 1
    with ada.at(known["rematch"]) as client:
        assert client.state["sight"]["game"] == "lichterfest"


def test_a_table_that_waits_can_be_joined(known: dict[str, Any], server: ServerProcess) -> None:
    cem = Browser(server, "Cem")
    listed = [table["table"] for table in cem.get("/api/tables").json()["tables"]]
    assert listed == [known["gathering"]]
    joined = cem.post(f"/api/tables/{known['gathering']}/seats", seat=1)
    assert joined.json() == {"table": known["gathering"], "seat": 1}


def test_a_seat_given_up_in_an_earlier_version_is_played_to_the_end_as_it_was(
    known: dict[str, Any], tmp_path: Path
) -> None:
    """Giving up handed the seat to a bot, which could win: no resignation of today, and nobody's result changes."""
    before = known["friends"]
    paced = {"entry": "paced", "seat": 0, "pace": 0, "at": 1794909847700}
    given_up = {"entry": "handed-over", "at": 1794909847800, "seat": 1, "bot": "random", "reason": "resigned"}
    with closing(sqlite3.connect(tmp_path / "lichtspiel.sqlite")) as db, db:
        rows = enumerate((paced, given_up), before["version"] + 1)
        entries = [(before["table"], version, json.dumps(entry).encode()) for version, entry in rows]
        db.executemany("INSERT INTO journal VALUES (?, ?, ?)", entries)
    with ServerProcess(tmp_path, **LIMITS, **FOR_EVER) as server:
        ada = Browser(server, cookie=known["cookies"]["ada"])
        with ada.at(before["table"]) as client:
            sight = client.state["sight"]
            assert sight["seats"][1]["reason"] == "resigned"
            assert (sight["phase"], sight["result"]) == ("playing", None)
            first = client.state["view"]["lake"][: len(before["view"]["lake"])]
            assert as_before(first) == before["view"]["lake"]
            play_out([client])
            result = client.state["sight"]["result"]
        record = read_record(ada.get(f"/api/tables/{before['table']}/record").text)
        verify(record)
        assert record.resigned is msgspec.UNSET
        scores = result["scores"]
        assert result["places"] == [1 + sum(other > score for other in scores) for score in scores]
