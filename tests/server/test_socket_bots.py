"""The example bots take a seat at a real server with nothing but an invitation link, and play whole games."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from lichtspiel import read_record, verify
from lichtspiel.core.games import AnyGame
from tests.nodes import NODE
from tests.server.harness import PATIENCE, Browser, ServerProcess, play_out

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"
DOCS = Path(__file__).parents[2] / "docs" / "protocols"
PYTHON = (sys.executable, str(BOTS / "socket_bot.py"))
JAVASCRIPT = (NODE, "--experimental-websocket", "--no-warnings", str(BOTS / "socket_bot.mjs"))
SHORT = {"leuchtturm": {"turn_limit": 20}}

Program = Sequence[str]
programs = pytest.mark.parametrize("program", [PYTHON, JAVASCRIPT], ids=["python", "javascript"])


def link_to(server: ServerProcess, token: str) -> str:
    return f"{server.url}/#/join/{token}"


@programs
def test_a_bot_with_a_link_plays_a_whole_game(server: ServerProcess, game: AnyGame, program: Program) -> None:
    ada = Browser(server, "Ada")
    kinds = ["me", "open", *["random"] * (game.players[0] - 2)]
    table = ada.table(*kinds, game=game.name, options=SHORT.get(game.name, {}))
    command = [*program, link_to(server, ada.invite(table, 1)), "Hal"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        with ada.at(table) as client:
            client.until(lambda state: state["sight"]["seats"][1]["name"] == "Hal")
            client.done("start")
            play_out([client])
        said, complained = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, complained) == (0, "")
    record = read_record(ada.get(f"/api/tables/{table}/record").text)
    assert verify(record).to_move is None
    assert record.players[1] == "Hal"
    assert record.result is not None
    assert json.loads(said)["places"] == list(record.result.places)


@programs
def test_a_seat_is_taken_once(server: ServerProcess, program: Program) -> None:
    """Even by a bot: whoever made the link cannot use it to look over the bot's shoulder."""
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open")
    token = ada.invite(table, 1)
    ben.join(token)
    command = [*program, link_to(server, token)]
    late = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert late.returncode != 0
    assert late.stderr == "This seat is taken.\n"
    assert ada.post("/api/join", token=token).json()["seat"] == 0  # her own


def test_the_link_of_an_invitation_is_what_the_bots_read(server: ServerProcess) -> None:
    ada = Browser(server, "Ada")
    made = ada.post(f"/api/tables/{ada.table('me', 'open')}/invitations", seat=1).json()
    assert made["link"] == link_to(server, made["token"])


@programs
@pytest.mark.parametrize("arguments", [(), ("http://127.0.0.1:1/",)])
def test_a_bot_without_a_link_asks_for_one(program: Program, arguments: tuple[str, ...]) -> None:
    told = subprocess.run([*program, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (told.returncode, told.stderr.splitlines()) == (
        1,
        ["Give me an invitation link, as in SERVER/#/join/TOKEN."],
    )


def test_a_node_without_sockets_is_told_so() -> None:
    command = [NODE, "--no-experimental-websocket", str(BOTS / "socket_bot.mjs"), "http://127.0.0.1:1/#/join/x"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert told.returncode == 1
    assert told.stderr.startswith("This Node has no WebSocket")


@pytest.mark.parametrize("page", ["http", "websocket"])
def test_the_documented_message_begins_a_game(server: ServerProcess, page: str) -> None:
    """The recipes say what to send once every seat is taken."""
    said = re.search(r"\{\"type\": \"start\"\}", (DOCS / f"{page}.md").read_text())
    assert said is not None
    ada, ben = Browser(server, "Ada"), Browser(server, "Ben")
    table = ada.table("me", "open")
    ben.join(ada.invite(table, 1))
    with ada.at(table) as client:
        assert client.state["sight"]["phase"] == "gathering"
        client.socket.send(said[0])
        client.until(lambda state: state["sight"]["phase"] == "playing")
