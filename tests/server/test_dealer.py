"""No test depends on luck: the servers of tests deal the same games every time, and a real server never does."""

from itertools import product
from pathlib import Path

import msgspec
import pytest

from lichtspiel import Chance, load, names, read_record
from lichtspiel.table.journal import Started, read
from tests.server.dealer import deal_seed
from tests.server.harness import Browser, RealServer, ServerProcess, deal_for, play_out
from tests.server.shelf import journal_of


def deals(server: ServerProcess, games: list[str]) -> list[tuple[bytes, str]]:
    """Deal these games at new tables: the setups, and the seeds of the bots."""
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    tables = []
    for game in games:
        tables.append(ada.table("me", "open", *["random"] * (load(game).players[0] - 2), game=game))
        ben.join(ada.invite(tables[-1], 1))
        with ben.at(tables[-1]) as client:
            client.done("start")
        tables.append(ada.table(*["me"] * load(game).players[0], game=game, visibility="local"))
    lying = journal_of(server.data)
    entries = [read(entry) for table in tables for entry in lying[table]]
    return [(bytes(entry.setup), entry.bot_seed) for entry in entries if isinstance(entry, Started)]


def preview_events(occasion: str, games: list[str]) -> list[bytes]:
    """The setups that an occasion brings, two of each game."""
    dealt = []
    for number, (game, _) in enumerate(product(map(load, games), range(2))):
        chance = Chance(deal_seed(occasion, number))
        dealt.append(msgspec.json.encode(game.deal(game.players[0], chance, game.options_type())))
    return dealt


def test_the_servers_of_a_test_deal_it_the_same_games_every_time(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with ServerProcess(tmp_path, requests_per_second=5000) as server:
        first = deals(server, names())
        assert [setup for setup, _ in first] == preview_events(request.node.nodeid, names())
        deal_for("another test")
        assert [setup for setup, _ in deals(server, names())] == preview_events("another test", names())
        deal_for(request.node.nodeid)
        server.kill()
        server.start()
        assert deals(server, names()) == first


def test_nobody_can_foresee_what_a_real_server_deals(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    found: list[tuple[bytes, str]] = []
    with RealServer(tmp_path, requests_per_second=5000) as server:
        for _ in range(2):
            found += deals(server, names())
            server.kill()
            server.start()
    setups, seeds = zip(*found, strict=True)
    everything = [*setups, *preview_events(request.node.nodeid, names())]
    assert len(set(everything)) == len(everything)
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("seconds", [10, 0.000_001], ids=["in time", "too late"])
def test_bots_and_those_who_replace_them_play_the_same_every_time(tmp_path: Path, seconds: float) -> None:
    played = []
    for run in ("first", "second"):
        with ServerProcess(tmp_path / run, bot_seconds=seconds, messages_per_second=5000) as server:
            ada = Browser(server)
            table = ada.table("me", "random", "greedy", game="lumen")
            with ada.at(table) as client:
                play_out([client])
            played.append(read_record(ada.get(f"/api/tables/{table}/record").text).moves)
    assert played[0] == played[1]
