"""People who only look, and whether they are shown all that is on disk."""

import asyncio

import msgspec

from tests.simulation.wires import Wire

SOON = 30.0  # virtual seconds in which what is on disk is shown to everybody who is there
GLANCE = 0.1


class Onlooker:
    """One window in which somebody looks at a table."""

    def __init__(self, wire: Wire, *, plays: bool) -> None:
        self.wire, self.plays = wire, plays
        self.shown = 0  # the last version
        self.there = True
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while self.there:
            event = await self.wire.hear()
            if event["type"] == "websocket.close":
                self.there = False
            elif event["type"] == "websocket.send":
                message = msgspec.json.decode(event["text"])
                self.shown = message["version"] if message["type"] == "state" else self.shown

    def __str__(self) -> str:
        return "a player" if self.plays else "a watcher"

    def leave(self) -> None:
        self._listening.cancel()
        self.wire.cut()


async def left_behind(onlookers: list[Onlooker], version: int) -> list[Onlooker]:
    """Those who are there, and are not shown this version in time."""

    def behind() -> list[Onlooker]:
        return [onlooker for onlooker in onlookers if onlooker.there and onlooker.shown < version]

    for _ in range(round(SOON / GLANCE)):
        if not behind():
            break
        await asyncio.sleep(GLANCE)
    return behind()
