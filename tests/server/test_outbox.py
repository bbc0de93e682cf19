"""What is said in one pass of the event loop is sent together at its end, and nothing overtakes anything."""

import asyncio
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from lichtspiel.server.edge.lines import Line
from lichtspiel.server.edge.outbox import Outbox


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


def line_on(transport: Mock) -> Line:
    """A line on which something waits to be sent."""
    transport.is_closing.return_value = False
    socket = SimpleNamespace(close_sent=False, writable=Mock(is_set=Mock(return_value=True)), transport=transport)
    line = Line(Outbox(), Mock(), socket)
    assert line.send(b"state")
    return line


def test_what_is_said_in_one_pass_goes_in_one_packet() -> None:
    transport = Mock()
    line = line_on(transport)
    assert line.send(b"done")
    line.send_out()
    transport.write.assert_called_once_with(b"\x81\x05state\x81\x04done")
    line.send_out()
    transport.write.assert_called_once()


def test_a_connection_that_cannot_send_is_closed() -> None:
    transport = Mock(write=Mock(side_effect=OSError("broken")))
    line = line_on(transport)
    with pytest.raises(OSError, match="broken"):
        line.send_out()
    transport.abort.assert_called_once()
    line.send_out()
    transport.write.assert_called_once()


def test_nothing_is_sent_behind_a_goodbye() -> None:
    transport = Mock()
    line = line_on(transport)
    transport.is_closing.return_value = True
    line.send_out()
    transport.write.assert_not_called()
    assert not line.send(b"more")
