"""What a server of a cluster refuses at its start, with a sentence in every language."""

import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel.server.fleet import life
from lichtspiel.server.run import CannotServe, serve
from lichtspiel.server.settings import BadSetting, Settings, read_settings
from lichtspiel.words import LANGUAGES, Phrase, sentence
from tests.server.bus import Nats
from tests.server.fleets import Fleet, running
from tests.server.harness import PATIENCE, Browser
from tests.server.postgres import Postgres

POSTGRES = "postgresql+psycopg://lichtspiel@db/lichtspiel"
BUS = "nats://bus:4222"
NOBODY = "nats://ada:secret@127.0.0.1:1"


def sentences(phrase: Phrase) -> set[str]:
    """What is said in each language, which must differ."""
    said = {sentence(phrase, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    return said


@pytest.mark.parametrize(
    ("flags", "key", "said"),
    [
        ({"cluster": BUS}, "cli-setting-cluster-database", "--cluster"),
        ({"cluster": BUS, "database": "sqlite:///games"}, "cli-setting-cluster-database", "sqlite:///games"),
        ({"cluster": "http://bus", "database": POSTGRES}, "cli-setting-cluster", "http://bus"),
        ({"cluster": "nats://", "database": POSTGRES}, "cli-setting-cluster", "nats://"),
        ({"role": "relay"}, "cli-setting-alone", "--role"),
        ({"node": "left"}, "cli-setting-alone", "--node"),
        ({"role": "king", "cluster": BUS, "database": POSTGRES}, "cli-setting-one-of", "all, relay"),
    ],
)
def test_what_cannot_be_is_refused(flags: dict[str, str], key: str, said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({}, **flags)
    assert refused.value.phrase.key == key
    assert all(said in each for each in sentences(refused.value.phrase))


def test_what_can_be_is_taken() -> None:
    settings = read_settings({"LICHTSPIEL_CLUSTER": f"{BUS}, tls://other:4222"}, database=POSTGRES, role="relay")
    assert (settings.cluster, settings.role) == (f"{BUS}, tls://other:4222", "relay")


def test_a_wrong_address_is_shown_without_its_password() -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({}, cluster="amqp://ada:secret@bus", database=POSTGRES)
    assert all("secret" not in each and "//bus" in each for each in sentences(refused.value.phrase))


def test_a_bus_that_is_not_there_is_refused(postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), database=postgres.new_database(), cluster=NOBODY, port=0)
    with pytest.raises(CannotServe) as refused:
        serve(settings, print)
    assert refused.value.phrase.key == "cli-bus-away"
    assert all("//127.0.0.1:1" in each and "secret" not in each for each in sentences(refused.value.phrase))


def test_a_name_that_another_server_has_is_refused(
    postgres: Postgres, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(life, "TAKEOVER", 0.1)
    with running(Fleet(tmp_path / "a", postgres, nats, 1)) as fleet:
        settings = Settings(
            data=str(tmp_path / "b"), database=fleet.database, cluster=nats.url, port=0, node=next(iter(fleet.servers))
        )
        with pytest.raises(CannotServe) as refused:
            serve(settings, print)
        assert refused.value.phrase.key == "cli-node-taken"
        assert all("node0" in each for each in sentences(refused.value.phrase))
        assert Browser(fleet.servers["node0"]).get("/health").status_code == 200


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "lichtspiel", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("arguments", [("--cluster", BUS), ("--role", "relay")])
def test_the_command_line_says_so_too(arguments: tuple[str, ...], tmp_path: Path) -> None:
    ended = run(*arguments, "--data", str(tmp_path))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert arguments[0] in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_server_without_a_cluster_is_refused_beside_one(postgres: Postgres, nats: Nats, tmp_path: Path) -> None:
    with running(Fleet(tmp_path / "a", postgres, nats, 1)) as fleet:
        ended = run("--database", fleet.database, "--data", str(tmp_path / "b"))
        assert ended.returncode == 2
        assert "Traceback" not in ended.stderr
