"""What edge/protocols.py takes from inside uvicorn is still there, so that another release can be tried quickly."""

import ast
import asyncio
import inspect
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.server import ServerState

from lichtspiel.server.edge import protocols

CLASSES: dict[type[asyncio.Protocol], type[asyncio.Protocol]] = {
    protocols.HttpProtocol: httptools_impl.HttpToolsProtocol,
    protocols.SocketProtocol: websockets_sansio_impl.WebSocketsSansIOProtocol,
}
# Called from outside uvicorn: by asyncio, and by the parser of httptools.
CALLED_ELSEWHERE = {"connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"}
CALLED_ELSEWHERE |= {"on_message_begin", "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete"}


def missing(what: str) -> str:
    """What to read when a new uvicorn lacks something that edge/protocols.py takes from it."""
    return f"uvicorn {uvicorn.__version__}: {what}; server/protocols.py relies on it, see docs/decisions/0084"


def overridden(ours: type[asyncio.Protocol]) -> list[str]:
    """The methods by which uvicorn is changed."""
    return [name for name, value in vars(ours).items() if inspect.isfunction(value) and not name.startswith("_")]


def used(ours: type[asyncio.Protocol]) -> set[str]:
    """All attributes of itself that the code of a class names."""
    (tree,) = ast.parse(inspect.getsource(ours)).body
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


@pytest.mark.parametrize("ours", CLASSES)
def test_what_is_overridden_is_there_and_called_as_before(ours: type[asyncio.Protocol]) -> None:
    theirs = CLASSES[ours]
    source = Path(inspect.getfile(theirs)).read_text() + inspect.getsource(uvicorn.server)
    assert overridden(ours)
    for name in overridden(ours):
        before = getattr(theirs, name, None)
        assert before is not None, missing(f"{theirs.__name__} has no {name}")
        taken = list(inspect.signature(before).parameters)
        assert taken == list(inspect.signature(getattr(ours, name)).parameters), missing(f"{name} takes {taken}")
        assert inspect.iscoroutinefunction(before) == inspect.iscoroutinefunction(getattr(ours, name)), missing(name)
        assert name in CALLED_ELSEWHERE or f".{name}" in source, missing(f"nobody calls {name}")


@pytest.mark.parametrize("ours", CLASSES)
def test_what_is_used_is_there(ours: type[asyncio.Protocol]) -> None:
    theirs: Any = CLASSES[ours]

    async def nothing(scope: object, receive: object, send: object) -> None:
        """The application is never asked."""

    async def made() -> Any:
        config = uvicorn.Config(nothing, http=protocols.HttpProtocol, ws=protocols.SocketProtocol, log_config=None)
        return theirs(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())

    protocol = asyncio.run(made())
    inherited = {name for name in used(ours) if not name.startswith("_")}
    assert {"transport", "loop"} <= inherited
    assert not [missing(f"{theirs.__name__} has no {name}") for name in inherited if not hasattr(protocol, name)]


def test_a_request_can_be_told_that_its_client_has_gone() -> None:
    source = inspect.getsource(httptools_impl.RequestResponseCycle)
    assert "if self.disconnected" in source, missing("RequestResponseCycle has no disconnected")
