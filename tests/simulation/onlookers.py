"""People who only watch, and whether they are shown everything that is on disk."""

import asyncio

import msgspec

from tests.simulation.wires import Wire

SOON = 30.0  # virtual seconds within which everybody there must be shown what is on disk
GLANCE = 0.1


class Onlooker:
    """One window in which somebody watches a table."""

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
    """Onlookers who are there but were not shown this version in time."""

    def behind() -> list[Onlooker]:
        return [onlooker for onlooker in onlookers if onlooker.there and onlooker.shown < version]

    for _ in range(round(SOON / GLANCE)):
        if not behind():
            break
        await asyncio.sleep(GLANCE)
    return behind()
