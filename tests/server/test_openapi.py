"""The OpenAPI document and the message schema: served, sound, and true of what is really sent."""

from typing import Any

import jsonschema_rs
import msgspec
import pytest

from lichtspiel import names
from lichtspiel.core.games import AnyGame
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.http.openapi import message_schema
from tests.server.harness import Browser, ServerProcess


def validator(name: str) -> Any:
    schema = {"$ref": f"#/$defs/{name}", "$defs": message_schema()["$defs"]}
    return jsonschema_rs.Draft202012Validator(schema)


def test_both_documents_are_served(server: ServerProcess) -> None:
    ada = Browser(server)
    openapi = ada.get("/api/openapi.json").json()
    assert set(openapi["paths"]) == {endpoint.path for endpoint in ENDPOINTS}
    assert openapi["openapi"].startswith("3.1")
    assert ada.get("/api/messages.json").json() == msgspec.json.decode(msgspec.json.encode(message_schema()))


def test_every_game_is_in_the_schema(game: AnyGame) -> None:
    definitions = message_schema()["$defs"]
    views = [part for part in definitions["State"]["properties"]["view"]["anyOf"] if "$ref" in part]
    assert len(views) == len(names())
    tags = [
        tag
        for name, definition in definitions.items()
        for tag in definition.get("properties", {}).get("game", {}).get("enum", [])
    ]
    assert game.name in tags


def test_every_message_fits_the_schema(server: ServerProcess, game: AnyGame) -> None:
    ada = Browser(server)
    table = ada.table("me", *["random"] * (game.players[0] - 1), game=game.name)
    heard = validator("FromServer")
    with ada.at(table) as client:
        for step in range(6):
            client.until(lambda state: state["legal"] is not None or state["sight"]["phase"] == "over")
            if not client.my_turn:
                break
            client.ask("preview", version=client.state["version"], move=client.state["legal"][0])
            client.ask("move", version=0, move={"type": "nonsense"})
            client.ask("hint")
            version = client.move(step)["version"]
            client.until_version(version)
        client.ask("undo")
        client.ask("ping")
        for message in client.heard:
            heard.validate(message)
    kinds = {message["type"] for message in client.heard}
    assert kinds >= {"state", "done", "refused", "previewed", "hinted", "pong"}


@pytest.mark.parametrize(
    ("message", "fits"),
    [
        ({"type": "ping"}, True),
        ({"type": "move", "version": 3, "move": {"type": "pass"}, "ref": "x"}, True),
        ({"type": "move", "move": {"type": "pass"}}, False),
        ({"type": "dance"}, False),
        ({"type": "ping", "more": 1}, False),
    ],
)
def test_what_a_client_may_say(message: dict[str, object], fits: bool) -> None:
    assert validator("FromClient").is_valid(message) is fits
