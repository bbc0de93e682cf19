"""WebSockets: a client is let in to a table, or told why not."""

import asyncio
import contextlib
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from lichtspiel.core.refusals import Refused
from lichtspiel.server.edge.addresses import address_of
from lichtspiel.server.edge.origins import welcome_origin
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.connections import FAULT, NO_TABLE, REFUSED_HERE, STALE_ROOM, TOO_MANY
from lichtspiel.server.live.sessions import Session
from lichtspiel.server.logs import log

CLOSING: Final = {"no-table": NO_TABLE, "no-game": NO_TABLE, "damaged": NO_TABLE, "storage": STALE_ROOM}


async def table_socket(socket: WebSocket) -> None:
    """Let a client in, or say why not. The handshake is always completed, so that a browser can read the code."""
    hub: Hub = socket.app.state.hub
    address = address_of(socket)
    if not await let_in(socket):
        return
    if not welcome_origin(socket.headers, hub.settings):
        await dismiss(socket, REFUSED_HERE, "origin")
        return
    with hub.crowd.enter(address) as room_for_more:
        if not room_for_more:
            await dismiss(socket, TOO_MANY, "too-many-connections")
            return
        await run_session(Session(hub, socket, address))


async def run_session(session: Session) -> None:
    """Until the client leaves, or is told why it has to."""
    hub, socket = session.hub, session.socket
    try:
        try:
            await asyncio.create_task(session.run())  # or each message would wake every layer of the web framework, too
        except Elsewhere as away:
            await away.relays.socket(session, away.node)
    except Refused as error:
        await dismiss(socket, CLOSING.get(error.code, TOO_MANY), error.code)
    except (WebSocketDisconnect, ConnectionError):
        pass
    except Exception as error:
        hub.metrics.count("faults")
        log("socket failed", logging.ERROR, fault=error)
        await dismiss(socket, FAULT)


async def no_socket(socket: WebSocket) -> None:
    """There is none at this address."""
    if await let_in(socket):
        await dismiss(socket, NO_TABLE, "no-page")


async def let_in(socket: WebSocket) -> bool:
    """Complete the handshake; False if the client has gone while it waited for its turn."""
    try:
        await socket.accept()
    except RuntimeError:  # Starlette says so where it meets the end instead of the beginning
        return False
    return True


async def dismiss(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close, unless that is done already or they have gone by themselves."""
    with contextlib.suppress(WebSocketDisconnect, WebSocketDisconnected):
        await socket.close(code, reason)
