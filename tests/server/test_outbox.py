"""What is said in one pass of the event loop is sent together at its end, and nothing overtakes anything."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest

from lichtspiel.server.edge.outbox import Outbox
from lichtspiel.server.edge.protocols import SocketProtocol


def test_everybody_sends_when_the_pass_is_done() -> None:
    async def run() -> list[str]:
        outbox, loop, done = Outbox(), asyncio.get_running_loop(), list[str]()
        outbox.put(loop, lambda: done.append("ada sends"))
        done.append("worked for ada")
        outbox.put(loop, lambda: done.append("ben sends"))
        done.append("worked for ben")
        await asyncio.sleep(0)
        return done

    assert asyncio.run(run()) == ["worked for ada", "worked for ben", "ada sends", "ben sends"]


def test_what_is_said_while_others_send_goes_with_the_next_pass() -> None:
    async def run() -> list[list[str]]:
        outbox, loop, done = Outbox(), asyncio.get_running_loop(), list[str]()

        def send() -> None:
            done.append("first")
            outbox.put(loop, lambda: done.append("second"))

        outbox.put(loop, send)
        passes = []
        for _ in range(2):
            await asyncio.sleep(0)
            passes.append(list(done))
        return passes

    assert asyncio.run(run()) == [["first"], ["first", "second"]]


def test_a_connection_that_cannot_send_keeps_nobody_else_from_sending() -> None:
    async def run() -> tuple[list[str], list[str]]:
        outbox, loop, done, told = Outbox(), asyncio.get_running_loop(), list[str](), list[str]()
        loop.set_exception_handler(lambda _, context: told.append(str(context["exception"])))
        outbox.put(loop, Mock(side_effect=OSError("broken")))
        outbox.put(loop, lambda: done.append("ben sends"))
        await asyncio.sleep(0)
        return done, told

    assert asyncio.run(run()) == (["ben sends"], ["broken"])


def test_a_connection_that_cannot_send_is_closed() -> None:
    transport = Mock(write=Mock(side_effect=OSError("broken")), is_closing=Mock(return_value=False))
    broken: Any = SimpleNamespace(_unsent=[b"state"], transport=transport)
    with pytest.raises(OSError, match="broken"):
        SocketProtocol._send_out(cast("SocketProtocol", broken))
    transport.abort.assert_called_once()
    assert not broken._unsent


def test_nothing_is_sent_behind_a_goodbye() -> None:
    transport = Mock(is_closing=Mock(return_value=True))
    left: Any = SimpleNamespace(_unsent=[b"state"], transport=transport)
    SocketProtocol._send_out(cast("SocketProtocol", left))
    transport.write.assert_not_called()
    assert not left._unsent
