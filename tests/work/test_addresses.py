"""The addresses of clusters, and what is said of one that cannot be used."""

import socket
import sys

import pytest

from lichtspiel import words
from lichtspiel.cli import program
from lichtspiel.cli.errors import CommandError
from lichtspiel.work.errors import WorkError
from lichtspiel.work.pieces import DECISIVE, version_here
from lichtspiel.work.places import PORTS, read_address

COMPETE = ["arena", "lumen", "--players", "3", "--bots", "random", "--games", "1"]


@pytest.mark.parametrize(
    ("url", "netloc"),
    [
        ("dask://farm.example", "farm.example:8786"),
        ("dask://10.0.0.7:9000", "10.0.0.7:9000"),
        ("ray://farm.example/", "farm.example:10001"),
        ("ray://[::1]:7", "[::1]:7"),
    ],
)
def test_an_address_names_a_kind_a_host_and_a_port(url: str, netloc: str) -> None:
    address = read_address(url)
    assert (address.kind, address.netloc) == (url.partition(":")[0], netloc)


@pytest.mark.parametrize(
    "url", ["", "farm", "farm:8786", "tcp://farm:8786", "dask://", "dask://farm:x", "ray://a:b@farm", "dask://farm/x"]
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(WorkError, match="is not the address of a cluster; use dask://HOST:PORT or ray://HOST:PORT"):
        read_address(url)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_arena_says_what_is_wrong_in_every_language(
    lang: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*more: str) -> str:
        with pytest.raises(CommandError) as said:
            program.run([*COMPETE, "--out", str(tmp_path), "--lang", lang, *more])
        return str(said.value)

    with socket.create_server(("127.0.0.1", 0)) as server:
        nobody = f"dask://127.0.0.1:{server.getsockname()[1]}"
    assert refused("--cluster", "farm") == words.say(lang, "cli-cluster-unknown", url="farm")
    assert refused("--cluster", nobody).startswith(
        words.say(lang, "cli-cluster-away", url=nobody, fault="|").split("|")[0]
    )
    assert refused("--cluster", nobody, "--workers", "2") == words.say(lang, "cli-cluster-workers")
    for kind, package in (("dask", "distributed"), ("ray", "ray")):
        monkeypatch.setitem(sys.modules, package, None)
        monkeypatch.delitem(sys.modules, f"lichtspiel.work.on_{kind}", raising=False)
        url = f"{kind}://farm.example:{PORTS[kind]}"
        missing = words.say(lang, "cli-cluster-extra", url=url, missing=package, extra=kind)
        assert refused("--cluster", url) == missing
        assert f"lichtspiel[{kind}]" in missing


def test_the_version_covers_what_decides_a_game() -> None:
    assert version_here() == version_here()
    assert len({version_here(), version_here(("tests.work",)), version_here(("no_such_package",))}) == 3
    assert {"lichtspiel.core", "lichtspiel.games", "lichtspiel.bots", "lichtspiel.arena"} < set(DECISIVE)
