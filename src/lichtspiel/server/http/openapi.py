"""The OpenAPI document and the schema of all WebSocket messages, both made from the structs."""

import json
import re
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from lichtspiel import games
from lichtspiel.server.http.requests import Endpoint
from lichtspiel.server.http.schemas import RefusedRequest
from lichtspiel.server.live import messages
from lichtspiel.table.events import TABLE_EVENTS
from lichtspiel.table.public import TableView

REFS: Final = "#/components/schemas/{name}"
DEFS: Final = "#/$defs/{name}"
Schema = dict[str, Any]


@cache
def message_schema() -> Schema:
    """One JSON schema: what client and server may say, and every game's views, moves, events and material."""
    said, heard = _members(messages.AnyMessage), _members(messages.AnyReply)
    refs, components = msgspec.json.schema_components([*said, *heard, *_game_types()], ref_template=DEFS)
    named = dict(zip([*said, *heard, *_game_types()], refs, strict=True))
    _fill_in(components, named, DEFS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lichtspiel, messages at a table",
        "anyOf": [{"$ref": DEFS.format(name="FromClient")}, {"$ref": DEFS.format(name="FromServer")}],
        "$defs": {
            **components,
            "FromClient": {"anyOf": [named[kind] for kind in said]},
            "FromServer": {"anyOf": [named[kind] for kind in heard]},
        },
    }


def _fill_in(components: dict[str, Any], named: dict[Any, Schema], refs: str) -> None:
    """Say what is in the parts that are encoded by themselves, for speed, or decoded only when they are needed."""
    move = {"anyOf": [named[kind] for game in _games() for kind in _members(game.move_type)]}
    view = {"anyOf": [named[game.view_type] for game in _games()]}
    events = {"anyOf": [named[kind] for kind in _event_types()]}
    aid = {"anyOf": [named[kind] for kind in _aid_types()]}
    material = {"anyOf": [named[kind] for kind in _material_types()]}
    told: Schema = {"event": events, "phrase": {"$ref": refs.format(name="Phrase")}}
    typed: dict[str, Schema] = {
        "State": {"sight": named[TableView], "view": _or_null(view), "legal": _or_null(_list_of(move))},
        "Told": told,
        "PreviewEvent": told,
        "Aided": {"aid": _or_null(aid)},
        "Hinted": {"move": move},
        "RefusedReply": {"instead": _list_of(move)},
        "MakeMove": {"move": move},
        "AskPreview": {"move": move},
        "GameCard": {"material": material},
        "Frame": {"move": _or_null(move), "view": view},
        "Moment": {"move": move},
        "Option": {"move": move},
        "Choosing": {"view": view, "legal": _list_of(move)},
        "TriedMove": {"move": move},
        "LessonAnswers": {"answers": _list_of(_or_null(move))},
        "LessonPreview": {"answers": _list_of(_or_null(move)), "move": move},
        "LessonState": {"way": _or_null(move), "legal": _or_null(_list_of(move)), "aid": _or_null(aid)},
        "ShownPuzzle": {"view": view, "legal": _list_of(move), "aid": _or_null(aid)},
        "PuzzleAnswer": {"best": _list_of(move)},
    }
    for name, fields in typed.items():
        if name in components:
            components[name]["properties"] |= fields


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [*schema.get("anyOf", [schema]), {"type": "null"}]}


def _list_of(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _games() -> list[Any]:
    return [games.load(name) for name in games.names()]


def _game_types() -> list[Any]:
    moves = [kind for game in _games() for kind in _members(game.move_type)]
    views = [game.view_type for game in _games()]
    return list(dict.fromkeys([TableView, *moves, *views, *_aid_types(), *_material_types(), *_event_types()]))


def _aid_types() -> list[Any]:
    return [game.aid_type for game in _games() if game.aid_type is not None]


def _material_types() -> list[Any]:
    return list(dict.fromkeys(type(game.material()) for game in _games()))


def _event_types() -> list[Any]:
    own = [kind for name in games.names() for kind in games.event_types(name)]
    return [*own, *TABLE_EVENTS]


def _members(union: Any) -> list[Any]:
    return list(getattr(union, "__args__", (union,)))


def openapi(endpoints: tuple[Endpoint, ...]) -> Schema:
    """The HTTP part. Refusals always have the same form."""
    bodies = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    replies = [endpoint.reply for endpoint in endpoints if isinstance(endpoint.reply, type)]
    kinds = list(dict.fromkeys([*bodies, *replies, RefusedRequest, *_game_types()]))
    refs, components = msgspec.json.schema_components(kinds, ref_template=REFS)
    named = dict(zip(kinds, refs, strict=True))
    _fill_in(components, named, REFS)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lichtspiel", "version": version("lichtspiel")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, named: dict[Any, Schema]) -> Schema:
    operation: Schema = {
        "operationId": endpoint.answer.__name__,
        "summary": (endpoint.answer.__doc__ or "").strip(),
        "parameters": _parameters(endpoint.path),
        "responses": {
            str(endpoint.status): {"description": "Done.", **_content(endpoint.reply, named)},
            "4XX": _refused(named, "Not done; the sentence says why."),
            "5XX": _refused(named, "A fault of the server."),
        },
    }
    if isinstance(endpoint.reply, str) and endpoint.reply.startswith("text/html"):  # people read refusals there, too
        operation["responses"]["4XX"]["content"] |= _content(endpoint.reply, named)["content"]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": named[endpoint.body]}}}
    return operation


def _content(reply: Any, named: dict[Any, Schema]) -> Schema:
    """What an answer carries, if it carries something."""
    if reply is None:
        return {}
    if isinstance(reply, str):
        return {"content": {reply.split(";")[0]: {"schema": {}}}}
    return {"content": {"application/json": {"schema": named[reply]}}}


def _refused(named: dict[Any, Schema], said: str) -> Schema:
    return {"description": said, "content": {"application/json": {"schema": named[RefusedRequest]}}}


def _parameters(path: str) -> list[Schema]:
    named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named]


def all_types(endpoints: tuple[Endpoint, ...]) -> Schema:
    """One JSON schema with every type that crosses HTTP or a WebSocket: the front end's types are made from it."""
    whole = {**openapi(endpoints)["components"]["schemas"], **message_schema()["$defs"]}
    parts: dict[str, Schema] = json.loads(json.dumps(whole).replace(REFS.format(name=""), DEFS.format(name="")))
    titled = {name: {**part, "title": _title(name)} for name, part in parts.items()}
    _write_tuples_as_before(titled)
    return {"$defs": titled, "anyOf": [{"$ref": DEFS.format(name=name)} for name in titled]}


def _write_tuples_as_before(schema: Any) -> None:
    """Tuples in the form of earlier drafts, which is what makers of types understand."""
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _write_tuples_as_before(part)
    if isinstance(schema, dict) and "prefixItems" in schema:
        schema["items"] = schema.pop("prefixItems")
    elif isinstance(schema, dict) and schema.get("type") == "array":
        schema.pop("minItems", None)
        schema.pop("maxItems", None)


def _title(name: str) -> str:
    """A name of its own for a type whose name occurs in several games: lumen.views.SeatView is LumenSeatView."""
    *path, last = re.split(r"[._]", name)
    game = next((part for part in path if part in games.names()), "")
    return game.capitalize() + last
