"""What is said in one pass of the event loop is sent together at its end, and nothing overtakes anything."""

import asyncio

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
