"""A hint that is being thought about while its table goes to another node is asked for again there."""

import asyncio
from typing import Any

import msgspec
import pytest

from lichtspiel.server.bots.questions import Answer
from lichtspiel.server.fleet.hub import FleetHub
from tests.server.slow_nodes import InNodes, SlowNode, until
from tests.server.test_hub import new_room

ASKED = {"type": "hint", "ref": "advise me"}


class Client:
    """A WebSocket of an application in this process."""

    def __init__(self, hub: FleetHub, table: str, person: str) -> None:
        self.hub = hub
        self.heard: list[dict[str, Any]] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        cookie = f"lichtspiel={hub.signer.sign(person)}".encode()
        self.scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "raw_path": b"",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1"), (b"cookie", cookie)],
            "client": ("127.0.0.1", 1),
            "scheme": "ws",
            "subprotocols": [],
            "state": {},
        }
        self.task = asyncio.create_task(hub.app(self.scope, self.said.get, self._hear))

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(msgspec.json.decode(message["text"]))

    def say(self, message: dict[str, Any]) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def answers(self) -> list[str]:
        return [said["type"] for said in self.heard if said.get("ref") == ASKED["ref"]]

    async def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Thoughts:
    """Bots of a node that think until they may answer."""

    def __init__(self, hub: FleetHub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Any] = []
        self.may_answer = asyncio.Event()
        monkeypatch.setattr(hub.thinkers, "choose", self.choose)

    async def choose(self, question: Any, _address: str) -> Answer:
        self.asked.append(question)
        await self.may_answer.wait()
        return Answer(msgspec.Raw(msgspec.json.encode(question.legal[0])))


@pytest.mark.parametrize("door", ["owner", "relay"])
def test_a_hint_under_way_is_answered_by_the_next_owner_once(
    door: str, in_nodes: InNodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left, aids={"hints": True}, visibility="private")
        seat = room.table.to_move
        assert seat is not None
        here, there = Thoughts(left, monkeypatch), Thoughts(right, monkeypatch)
        client = Client(left if door == "owner" else right, room.name, ("ada", "ben")[seat])
        await until(lambda: client.heard)
        client.say(ASKED)
        await until(lambda: here.asked)
        await left._hand_over(room)
        assert room.gone
        await until(lambda: there.asked)
        here.may_answer.set()
        await until(lambda: not left.advised.present)
        assert client.answers() == []
        there.may_answer.set()
        await until(client.answers)
        client.say({"type": "ping", "ref": "last"})
        await until(lambda: any(said.get("ref") == "last" for said in client.heard))
        assert client.answers() == ["hinted"]
        await client.leave()

    in_nodes(work)
